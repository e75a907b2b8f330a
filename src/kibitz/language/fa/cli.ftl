# The command line: what each command does (cli-<command>), its options (cli-option-<words>), what it prints.

cli-kibitz = میز، { -partner } و آزمایشگاهی برای بازی‌های ورقی که با { -partner } بازی می‌شوند: هفت گونهٔ { -rook }، { -tractor } و Amerikaner.
    .example =
        kibitz play
        kibitz rules crowsnest
        kibitz trace --help

cli-heading-usage = شیوهٔ کاربرد:
cli-heading-options = گزینه‌ها
cli-heading-commands = فرمان‌ها
cli-heading-example = نمونه

cli-complaint = kibitz: { $text }
cli-column = ستون { $column }: { $text }
cli-place = خط { $line }، ستون { $column }: { $text }

cli-option-help = این راهنما را نشان می‌دهد و تمام.
cli-option-lang = زبان همهٔ متن‌ها، مثلاً en؛ KIBITZ_LANG آن را همیشگی می‌کند.
cli-option-version = نسخه را نشان می‌دهد و تمام.
cli-option-option = یک قانون خانگی، name=value؛ چند بار هم می‌آید. «kibitz variants --options» فهرستشان را نشان می‌دهد.
cli-option-code = کد قوانین (گونه و قوانین خانگی در یک واژه) به جای VARIANT و --option.
cli-option-seed = هر متنی؛ دانهٔ یکسان همان { -card(form: "pl") } را می‌دهد. پیش‌فرض 0.
cli-option-json = چاپ JSON، برای برنامه‌ها.
cli-option-force = پروندهٔ موجود را جایگزین می‌کند.
cli-option-players = یک { -computer-player }، مثلاً random یا rulebook. اگر دو بار بیاید، یکی در میان روی { -seat-no(form: "pl") } می‌نشینند و همین‌طور بیشتر.


## kibitz play: its words are with the table (table.ftl)


## kibitz variants

cli-variants = فهرست بازی‌ها.
    .example =
        kibitz variants
        kibitz variants --options
cli-option-variants-options = قوانین خانگی هر کدام را هم نشان می‌دهد.
cli-variants-facts = { $seats } { -seat-no }، { $cards } { -card }
cli-variants-default = (پیش‌فرض)
cli-variants-option = { $option } = { $value }   ({ $allowed })


## kibitz rules

cli-rules = قوانین یک بازی، با قوانین خانگی شما.
    .about = صفحه از همان چیزی ساخته می‌شود که برنامه با آن بازی می‌کند، پس این دو نمی‌توانند فرق کنند.
    .example =
        kibitz rules tractor
        kibitz rules crowsnest --option minimum_bid=80
cli-option-rules-plain = صفحه را به شکل متن ساده چاپ می‌کند، در پایانه هم.


## kibitz deal

cli-deal = { -card(form: "pl-indef") } را که یک دانه پخش می‌کند نشان می‌دهد.
    .example =
        kibitz deal crowsnest --seed 7
        kibitz deal amerikaner --option players=5 --json
cli-option-deal-position = پخش را به شکل یک وضعیت چاپ می‌کند، در یک خط که فرمان‌های دیگر می‌خوانند.
cli-deal-seat = { -seat-no } { $seat }
cli-deal-dealer = ({ -dealer })
cli-deal-set-aside = { -set-aside }


## kibitz trace

cli-trace = با { -computer-player(form: "pl") } بازی می‌کند و هر { -deal } را در یک خط JSON چاپ می‌کند.
    .about = هر خط آن‌قدر دارد که برنامهٔ دیگری بتواند { -deal } را بازپخش و بررسی کند: { -card(form: "pl") }، هر تصمیم با حرکت‌های مجاز، و نتیجه. { -deal(form: "pl") } مثل یک { -match } پشت سر هم می‌آیند؛ هر وقت { -match(form: "indef") } تمام شود، یکی دیگر آغاز می‌شود.
    .example =
        kibitz trace crowsnest --deals 2 --seed 7
        kibitz trace tractor --option throws=on --players rulebook
        kibitz trace dixie --seed 7 --playthrough
cli-option-trace-deals = چند { -deal }؛ پیش‌فرض 1.
cli-option-trace-playthrough = { -deal } اول را کامل به شکل متن چاپ می‌کند، با آنچه هر { -seat-no } در هر گام می‌بیند.
cli-option-trace-write = شرح کامل را در این پرونده می‌نویسد.
cli-progress-deals = { -deal }
cli-progress-variants = گونه
cli-progress-measurements = سنجش
cli-progress-actions = حرکت
cli-progress-cases = نمونه


## kibitz cases

cli-cases = نمونه‌های قوانین را می‌آزماید: وضعیت، حرکت‌ها، و آنچه پس از آن باید درست باشد.
    .about = FILE در هر خط یک نمونه دارد، به شکل JSON؛ - ورودی استاندارد را می‌خواند. اگر همه درست باشد با 0 تمام می‌شود، اگر یکی نادرست باشد با 1، و اگر پرونده یا خطی خوانده نشود با 2.
    .example = kibitz cases tests/cases/rook.jsonl
cli-cases-total = { $cases } نمونه، { $failed } نادرست
cli-cases-mismatch = { $key }: باید { $expected } باشد، { $found } است


## kibitz perft

cli-perft = رشته‌های حرکت را از یک وضعیت می‌شمارد.
    .about = وضعیت یک خط است به شکلی که «kibitz deal --position» چاپ می‌کند، وگرنه پخش یک دانه.
    .example =
        kibitz perft crowsnest --depth 3
        kibitz perft amerikaner --option players=3 --seed 7 --depth 2 --divide
cli-option-perft-position = از این وضعیت می‌شمارد.
cli-option-perft-depth = طول رشته‌ها به تعداد حرکت؛ باید بیاید.
cli-option-perft-divide = شمار هر حرکت اول را هم نشان می‌دهد.
cli-option-perft-write = شمارها تا این عمق را در یک پروندهٔ perft می‌نویسد.


## kibitz replay

cli-replay = سابقه را گام به گام نشان می‌دهد.
    .about = FILE یک سابقه است (.kbz یا .jsonl)؛ - ورودی استاندارد را می‌خواند. در پایانه: Enter یا n جلو می‌رود، b عقب، عدد به همان گام، q پایان. وگرنه همهٔ گام‌ها چاپ می‌شود.
    .example = kibitz replay match.kbz
cli-replay-deal = { $variant }، { -deal } { $n } از { $all }، { -dealer }: { -seat-no } { $dealer }؛ { $kind ->
        [levels] { -level(form: "pl") }
       *[other] { -score }
    } { $totals }
cli-replay-no-deals = { $variant }، { -match(form: "indef") } بدون { -deal }
cli-replay-step = { $n }. { -seat-no } { $seat }: { $action }
cli-replay-trick = { -seat-no } { $seat } این‌ها را می‌برد: { $cards }
cli-replay-table = روی میز، شروع از { -seat-no } { $seat }: { $cards }
cli-replay-result = حاصل { -deal }: { $gains }؛ { $kind ->
        [levels] { -level(form: "pl") }
       *[other] { -score }
    } { $totals }
cli-replay-winners = { -match } تمام شد؛ برنده: { $winners }
cli-replay-prompt = گام { $n } از { $all } (Enter، b، عدد، q):
cli-replay-keys = Enter یا n: جلو؛ b: عقب؛ عدد: به همان گام؛ q: پایان
cli-replay-end = گام‌ها از 1 تا { $all } است


## kibitz convert

cli-convert = سابقه را به قالب دیگری می‌نویسد.
    .about = پسوندها قالب را می‌گویند: .kbz متن برای آدم‌هاست، .jsonl خط‌های JSON برای برنامه‌ها؛ - ورودی یا خروجی استاندارد است. اگر بخشی از IN خوانده نشود با 1 تمام می‌شود؛ آن‌وقت پروندهٔ موجود دست نمی‌خورد.
    .example =
        kibitz convert match.kbz match.jsonl
        kibitz convert - - --to kbz < match.jsonl
cli-option-convert-to = قالب نوشتن، kbz یا jsonl، وقتی پسوند OUT آن را نمی‌گوید.


## kibitz arena

cli-arena = { -computer-player(form: "pl") } را با { -deal(form: "pl-ez") } یکسان به جان هم می‌اندازد و می‌سنجد.
    .about = با سه بازیکن یا بیشتر، هر کدام با همهٔ دیگران در همان { -deal(form: "pl") } روبه‌رو می‌شود و همه درجه می‌گیرند. یک دانه همیشه یک نتیجه می‌دهد، با هر چند پردازه.
    .example =
        kibitz arena rulebook random --variant crowsnest --pairs 50 --seed 1
        kibitz arena easy medium hard --pairs 200 --workers 2 --journal night.jsonl


## kibitz bench

cli-bench = سرعت بازی این دستگاه را می‌سنجد.
    .about = rules: { -deal(form: "pl-ez") } تصادفی با پیاده‌سازی مرجع، با فهرست همهٔ حرکت‌های مجاز. kernel: شبیه‌سازی‌ها، جهان‌های ممکن و مقدارهای دقیق، در کنار OpenSpiel و DDS اگر نصب باشند. شمارها و مقدارها در همهٔ دستگاه‌ها یکی است، فقط زمان‌ها فرق می‌کند.
    .example =
        kibitz bench
        kibitz bench rules --deals 50 --json
        kibitz bench kernel --seconds 5
cli-option-bench-deals = چند { -deal } از هر گونه؛ پیش‌فرض 20.
cli-option-bench-seconds = چند ثانیه برای هر سنجش هسته؛ پیش‌فرض 2.
cli-bench-rules = قوانین
cli-bench-speed = { -deal } در ثانیه
cli-bench-actions = حرکت
cli-bench-legal = مجاز
cli-bench-measured = سنجش
cli-bench-rate = رقم
cli-bench-unit = یکا
cli-bench-peer = دیگری
cli-bench-ratio = نسبت
