# What the kernel refuses, and `kibitz solve`. $value is the refused value. Cards have numbers there: their places in the deck, from 0.


## Games and positions the kernel does not take

problem-kernel-not_single_cards = در { $variant } چند { -card } با هم بازی می‌شود؛ اینجا فقط بازی‌هایی حساب می‌شود که هر بار یک { -card } بازی می‌کنند
problem-kernel-not_shapes = { $variant } را اینجا نمی‌شود بازی کرد: باید بازی‌ای با { -pair } و { -tractor }، چهار { -seat-no }، دو { -side } و دو دسته { -card } یکسان باشد
problem-kernel-not_settled = { -trump } یا { -called-card } هنوز معلوم نیست: نخست باید { -seat-no } { $seat } آن را تعیین کند
problem-kernel-not_in_deck = { $card } در دستهٔ این بازی نیست
problem-kernel-deal_over = { -deal } تمام شده و چیزی برای بازی کردن نمانده است
problem-kernel-deal_not_over = { -deal } تمام نشده است؛ { -points } آن وقتی معلوم می‌شود که همهٔ { -card(form: "pl") } بازی شده باشد
problem-kernel-nothing_to_undo = چیزی برای { -undo } نیست: از وضعیت داده‌شده هیچ { -card(form: "indef") } بازی نشده است
problem-kernel-illegal_card = { -card } شمارهٔ { $value } را اینجا نمی‌شود بازی کرد: در دست نیست، یا قوانین اجازه نمی‌دهد
problem-kernel-illegal_play = قوانین اجازهٔ این بازی را نمی‌دهد (خطای { $value } از خطاهایی که آزمودن آن می‌دهد)
problem-kernel-too_many_plays = اینجا { $value } جور بازی مجاز است و نمی‌شود همه را آزمود؛ حداکثر 65536


## Numbers out of range

problem-kernel-bad_number = { $value } از بازهٔ مجاز بیرون است: شمارها از 0 آغاز می‌شود، ریسه‌ها از 1، و جدول 0 تا 24 بیت دارد
problem-kernel-number_too_large = { $value } از بازهٔ مجاز بیرون است: از منفی 20000 تا 20000 مجاز است، و در بازی‌های با { -pair } و { -tractor } از 0 تا 1000000
problem-kernel-bad_face = { -card } شمارهٔ { $value } نیست؛ شماره‌ها از 0 تا یکی کمتر از تعداد { -card(form: "pl-ez") } متفاوت است و هر کدام یک بار
problem-kernel-bad_seat = { -seat-no } { $value } نیست؛ { -seat-no(form: "pl") } از 0 تا یکی کمتر از تعدادشان است
problem-kernel-bad_side = { -side } { $value } نیست؛ { -side(form: "pl") } 0 و 1 هستند
problem-kernel-bad_suit = { $value } جور در نمی‌آید: با { -trump }، 1 تا 5 { -suit } هست و شماره‌شان از 0 آغاز می‌شود
problem-kernel-bad_place = همهٔ جاهای { $value } وجود ندارد؛ هر جا یک بیت است، از 0 تا یکی کمتر از تعداد جاها
problem-kernel-bad_row = ردیف { $value } نیست؛ ردیف‌ها از 0 تا یکی کمتر از تعدادشان است
problem-kernel-bad_tricks = نمی‌شود { $value } { -trick } برده شده باشد؛ 0 تا 64 می‌شود
problem-kernel-bad_first = بسته نمی‌تواند از { -deal } { $value } آغاز شود؛ از مضربی از 64 آغاز می‌شود
problem-kernel-bad_share = سهم { $value } از 256 از بازهٔ مجاز بیرون است؛ 0 تا 255 از 256 { -card } را می‌شود تصادفی بازی کرد
problem-kernel-bad_weight = { $value } وزن نیست؛ وزن‌ها لگاریتم طبیعی‌اند: عدد، یا منفی بی‌نهایت به معنای هرگز
problem-kernel-table_memory = جدول { $value } مبی‌بایتی ممکن نیست؛ 1 تا 4096 مبی‌بایت می‌شود
problem-kernel-bad_text = «{ $value }» اینجا خوانده نمی‌شود: متن { -deal } خط‌های game، suits، strengths، points و position را دارد، با همهٔ فیلدها به ترتیب


## Arrays

problem-kernel-bad_array = آرایهٔ { $name } باید این باشد: { $wanted }؛ ولی این است: { $found }
problem-kernel-bad_shape = اندازهٔ آرایه‌ها با هم نمی‌خواند: { $value }
problem-kernel-shape = طول یک آرایه { $value } است و جور در نمی‌آید: برای هر { -seat-no }، { -card } یا چیدمان یک مورد لازم است


## The deck

problem-kernel-n_seats = با { $value } { -seat-no } نمی‌شود بازی کرد؛ با 3 تا 6 می‌شود
problem-kernel-deck_size = دسته‌ای با { $value } { -card } متفاوت ممکن نیست؛ 1 تا 64 می‌شود
problem-kernel-equal_strength = { -card } شمارهٔ { $value } هم‌زور { -card } دیگری از همان { -suit } است؛ این فقط در بازی‌های با { -pair } و { -tractor } می‌شود، آن هم یک بار میان { -trump(form: "pl") }
problem-kernel-too_many_values = { -card(form: "pl") } با { $value } ارزش گوناگون به { -points } زیاد است؛ 8 می‌شود، و در بازی‌های با { -pair } و { -tractor } 4
problem-kernel-too_many_places = ترتیبی از { -card(form: "pl") } که بیش از { $value } جا بخواهد دراز است؛ 63 تا می‌شود
problem-kernel-too_many_ways = راه‌های پخش { -card(form: "pl-ez") } پنهان در { $value } جا بیش از آن است که شمرده شود


## Hands and table

problem-kernel-card_twice = { -card } شمارهٔ { $value } دو بار آمده است؛ هر { -card } در یک دست یا روی میز است
problem-kernel-bad_copies = { -card } شمارهٔ { $value } در یک دست یا یک بازی بیش از دو بار آمده است؛ از هر کدام دو تا هست
problem-kernel-too_many_copies = { -card } شمارهٔ { $value } روی هم در دست‌ها و روی میز بیش از دو بار آمده است؛ از هر کدام دو تا هست
problem-kernel-no_cards = { -card(form: "indef") } برای بازی کردن نیست: نوبت { -seat-no } { $value } است و دست‌کم یکی لازم دارد
problem-kernel-hand_sizes = دست { -seat-no } { $value } جور در نمی‌آید: همه به یک اندازه { -card } دارند، منهای آنچه در این { -trick } بازی کرده‌اند
problem-kernel-play_sizes = تعداد { -card(form: "pl-ez") } بازی { $value } در این { -trick }، از 0، با شروع یکی نیست
problem-kernel-deal_sizes = نمی‌شود به هر { -seat-no } { $value } { -card } داد؛ هر کدام دست‌کم یکی می‌گیرد و دسته باید بس باشد
problem-kernel-world_sizes = دست‌ها در چیدمان { $value } هم‌اندازهٔ چیدمان نخست نیست؛ بسته هم‌گام بازی می‌شود
problem-kernel-table_size = { $value } بازی روی میز زیاد است: باید کمتر از تعداد { -seat-no(form: "pl") } باشد
problem-kernel-mixed_lead = شروع روی میز خالی است یا همه از یک { -suit } نیست (تعداد { -card }: { $value })


## Hidden cards

problem-kernel-view_over = { -deal } تمام شده و دیگر { -card(form: "indef") } پنهان نیست
problem-kernel-view_cards = دانسته‌های این { -seat-no } با هم نمی‌خواند: { -card(form: "pl-ez") } دیده‌شده و اندازهٔ دست‌ها با دسته جور نیست
problem-kernel-no_world = { -card(form: "pl-ez") } پنهان هیچ‌جور نمی‌تواند چیده شده باشد که با همهٔ دانسته‌ها بخواند
problem-kernel-no_world_found = { -card(form: "pl-ez") } پنهان { $value } بار پخش شد و هیچ بار با همهٔ دانسته‌ها نخواند
problem-kernel-no_worlds = هیچ چیدمانی داده نشده است؛ دست‌کم یکی لازم است


## kibitz solve

cli-solve = حساب می‌کند یک وضعیت، با همهٔ دست‌ها رو و بهترین بازی همه، چقدر می‌ارزد.
    .about = FILE در هر خط یک { -deal } دارد، به شکل JSON؛ - ورودی استاندارد را می‌خواند. برای هر کدام یک خط JSON چاپ می‌شود: ارزش آن و ارزش هر { -card } که می‌شود با آن شروع کرد. یا یک وضعیت بدهید که در آن { -card } بازی می‌شود. ارزش همان است که { -side } { -declarer } در کل { -deal } می‌برد: { -points }، یا هر جا { -trick } به حساب می‌آید، تعداد { -trick(form: "pl") }. با 0 تمام می‌شود، اگر --check تفاوتی بیابد با 1، و اگر پرونده یا خطی خوانده نشود با 2.
    .example =
        kibitz solve tests/cases/amerikaner-dds.jsonl --check
        kibitz solve --position "crowsnest phase=play dealer=3 hands=Y9.CR/Y7.R14/R9.B14/Y8.R5 trump=G declarer=0 contract=100"
cli-option-solve-position = این وضعیت را حساب می‌کند.
cli-option-solve-nodes = برای هر { -card } حداکثر چند وضعیت بررسی شود؛ آن‌وقت شاید ارزش فقط میان دو کران معلوم شود. با 0 یا بی آن، بی‌حد.
cli-option-solve-check = با ارزش‌های پرونده می‌سنجد و نشان می‌دهد کجا فرق دارد.
cli-solve-total = { $deals } { -deal }، { $wrong } متفاوت
cli-solve-value = ارزش { $value }، برای { -seat-no(form: "pl-ez") }: { $seats }
cli-solve-line = بهترین بازی: { $line }
cli-solve-effort = { $nodes } وضعیت در { $seconds } ثانیه

problem-usage-file_or_position = یا FILE بدهید یا { $option }: یکی از این دو، و فقط یکی
problem-solve-not_in_play = در این وضعیت { -card } بازی نمی‌شود؛ فقط وضعیت‌هایی حساب می‌شود که در آن { -card } بازی می‌شود
problem-open_hands-no_called_card = { -called-card } نیامده است؛ فقط کسی که تنها در برابر همه بازی می‌کند آن را لازم ندارد
problem-open_hands-no_trump_lead = { -seat-no } { $seat } { -trump(form: "indef") } برای شروع ندارد؛ { -declarer } که { -partner } دارد با { -trump } شروع می‌کند
problem-open_hands-not_the_holder = { -seat-no } { $seat } نمی‌تواند { -partner } باشد: { $card }، یعنی { -called-card }، را ندارد
