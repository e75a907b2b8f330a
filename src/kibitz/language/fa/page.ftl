# The page: the table in the browser and what all screens share. $seat is a name such as Left or You.

page-skip = پرش به محتوا
page-skip-hand = پرش به { -hand } شما
page-close = بستن
page-cancel = انصراف
page-ways = صفحه‌ها
page-way-start = بازی
page-way-rules = قوانین
page-way-house-rules = قوانین خانگی
page-way-guide = { -deal } آموزشی
page-way-history = بازی‌های شما
page-way-verify = پخش منصفانه
page-way-settings = تنظیمات
page-nowhere = چنین صفحه‌ای نیست
page-nowhere-text = شاید نشانی اشتباه نوشته شده یا میز دیگر وجود ندارد.
page-unreachable = سرور جواب نمی‌دهد
page-seat-number = { -player } { $n }
page-side-of = { $first } و { $second }

## The table: header and menu

page-leave = ترک میز
page-tools = ابزارها
page-menu = منو
page-help = راهنما
page-pause = مکث
page-go-on = ادامه
page-log = گزارش بازی
page-chat = گفتگو
page-beside = کنار میز
page-last-trick = { -trick } قبلی
page-key-last = { -trick } پیش از این
page-key-help = شیوهٔ بازی و کلیدها
page-invite = دعوت
page-handover = ادامه در دستگاهی دیگر
page-handover-text = این پیوند را در دستگاه دیگر باز کنید: کلید { -seat-no } شما در آن است. آن را برای کس دیگری نفرستید، چون هر که آن را داشته باشد به جای شما بازی می‌کند.
page-handover-link = پیوند { -seat-no } شما
page-seats = { -seat-no(form: "pl") }
page-table = میز
page-status = وضعیت بازی
page-score = { -score }
page-all-facts = نمایش کامل وضعیت
page-score-to = تا { $target }
page-connecting = در حال اتصال…
page-reconnecting = ارتباط قطع شد. دوباره وصل می‌شویم؛ چیزی از دست نمی‌رود.
page-try-now = همین حالا
page-no-table = این میز باز نمی‌شود
page-seat-key-wrong = این مرورگر کلید یک { -seat-no } این میز را دارد که دیگر معتبر نیست؛ شاید کس دیگری آن‌جا نشسته باشد. آن را فراموش کنید تا مهمان شوید.
page-seat-key-useless = این مرورگر کلید یک { -seat-no } آن میز را دارد که دیگر چیزی را باز نمی‌کند.
page-seat-key-forget = فراموش کردن این کلید
page-seat-key-other = دو کلید برای این میز
page-seat-key-other-text = این پیوند کلید یک { -seat-no } این میز را دارد و مرورگر از پیش کلید دیگری دارد. تنها یکی را می‌تواند نگه دارد.
page-seat-key-other-use = کلید پیوند را بگیر
page-seat-key-other-keep = کلید خودم بماند

## The felt

page-trick = { -trick }
page-led = شروع
page-took-it = برد
page-next-trick = { -trick } بعدی
page-n-cards = { $n } { -card }
page-put = { $name }: { $cards }{ $leads ->
        [yes] ، شروع
       *[no] {""}
    }{ $wins ->
        [yes] ، می‌برد
       *[no] {""}
    }
page-direction = { $clockwise ->
        [yes] بازی ساعت‌گرد پیش می‌رود.
       *[no] بازی پادساعت‌گرد پیش می‌رود.
    }
page-seat-open = خالی
page-seat-held = رایانه بازی می‌کند
page-seat-away = غایب
page-seat-person = انسان
page-seat-is-computer = رایانه
page-seat-ready = آماده
page-seat-not-ready = هنوز آماده نیست

## The hand and what is asked

page-hand = { -hand } شما
# $card is a card in words.
page-card = { $card }{ $trump ->
        [yes] ، { -trump }
       *[no] {""}
    }{ $points ->
        [0] {""}
       *[other] ، { $points } { -points }
    }
page-action-bar = کار شما
page-your-turn = نوبت شماست.
page-waits-for = نوبت { $name } است.
page-nobodys-turn = اکنون نوبت کسی نیست.
page-nothing-asked = اکنون کاری با شما نیست.
page-sending = فرستاده شد…
page-hint = { -hint }
# What the adviser has weighed: each card with what it gains over the one advised.
page-hint-values = سود میانگین، در مقایسه با راهنمایی
page-hint-gain = { $more ->
        [yes] +{ $gain }
       *[no] { $gain }
    }
page-hint-value = { $cards }: { $gain }
page-undo = { -undo }
page-claim = بقیهٔ { -trick(form: "pl") } مال من
page-do-play-many = بازی { $n } { -card }
# The main button while something is still to be chosen.
page-first-play = { $n ->
        [1] یک { -card } انتخاب کنید
       *[other] { $n } { -card } انتخاب کنید
    }
page-first-bury = { $n ->
        [1] یک { -card } انتخاب کنید
       *[other] { $n } { -card } انتخاب کنید
    }
page-first-call = چه می‌خوانید؟
page-first-declare = چه اعلام می‌کنید؟
page-first-trump = { -trump } را انتخاب کنید
page-first-partner = یک { -card } انتخاب کنید
page-choose-call = { -bid(form: "pl") }
page-choose-declare = اعلام‌ها
page-choose-trump = { -trump }
page-choose-partner = { -card(form: "pl-indef") } که می‌شود خواست
page-bury-count = { $n } از { $size }
page-take-back-card = نگه داشتن { $card }
page-shapes = شروع با این { -card }
page-shape-single = { -single }
page-shape-pair = { -pair }
page-shape-tractor = { -tractor }
page-shape-several = { $n } { -card }
page-holds = { $name }: { $n } { -card }
page-terse = { $name }: { $cards }.

## Log, chat, rules

page-log-empty = هنوز اتفاقی نیفتاده است.
page-why = چرا؟
page-chat-empty = هنوز کسی چیزی نگفته است.
page-nudge = تلنگر
page-nudged = { $you ->
        [yes] به دیگران تلنگر می‌زنید
       *[no] منتظر شماست
    }
page-say-hello = سلام!
page-say-well_played = آفرین، خوب بازی شد!
page-say-good_luck = موفق باشید!
page-say-thanks = ممنون!
page-say-sorry = ببخشید!
page-say-one_moment = یک لحظه، لطفاً.
page-say-goodbye = خداحافظ!
page-rules-standard = این میز با قوانین معمول بازی پیش می‌رود.
page-rules-house = قوانین خانگی این میز:
page-rules-whole = صفحهٔ کامل قوانین
page-rule-code = کد قوانین:
page-counting-cards = { -counter(form: "pl") }

## Seats and invitations

page-invite-text = هر کس این پیوند را باز کند، می‌تواند روی یک { -seat-no } خالی این میز بنشیند.
page-invite-full = فعلاً { -seat-no } خالی نیست. در «{ page-seats }» یکی را آزاد کنید، یا بگذارید دیگران با این پیوند تماشا کنند.
page-invite-local = این میز روی دستگاه شماست: پیوند فقط همین‌جا کار می‌کند.
page-invite-link = پیوند
page-copy = کپی پیوند
page-copied = کپی شد.
page-seat-computer = رایانه، { $spec ->
        [easy] { -easy }
        [medium] { -medium }
        [hard] { -hard }
       *[other] { $spec }
    }
page-strength = { $spec ->
        [easy] رایانه، { -easy }
        [medium] رایانه، { -medium }
       *[hard] رایانه، { -hard }
    }
page-seat-strength = چه کسی اینجا بازی می‌کند
page-seat-give = سپردن به رایانه
page-seat-take-back = پس گرفتن { -seat-no }
page-seat-to-all = آزاد برای دیگران
page-seat-held-text = رایانه به جای شما بازی می‌کند.
page-observers = { $n ->
        [0] کسی تماشا نمی‌کند.
        [1] یک نفر تماشا می‌کند.
       *[other] { $n } نفر تماشا می‌کنند.
    }
page-before-deal = پیش از { -deal } اول
page-before-open = تا کسی روی { -seat-no(form: "pl-ez") } خالی ننشسته، رایانه به جایش بازی می‌کند.
page-deal-now = پخش { -card(form: "pl") }
page-waiting-others = در انتظار دیگران…
page-next-deal = { -deal } بعدی
page-watching = این میز را تماشا می‌کنید.
page-join-title = میز { $game }
page-join-full = این میز { -seat-no } خالی ندارد.
page-join-place = جای شما
page-join-with = با { $name }
page-your-name = نام شما
page-sit-down = نشستن سر میز
page-watch = فقط تماشا
page-undo-waits = { $you ->
        [yes] در انتظار موافقت دیگران با { -undo }…
       *[no] { $name } می‌خواهد حرکتی را برگرداند.
    }
page-undo-asked = { $name } می‌خواهد حرکتی را برگرداند
page-undo-asked-text = میز به پیش از آن تصمیم برمی‌گردد. { -card(form: "pl-indef") } که از آن پس دیده شده، دیده شده است؛ این در سابقه یادداشت می‌شود.
page-undo-agree = موافقم
page-undo-refuse = مخالفم

## Help and keys

page-help-touch = روی { -card } بزنید تا بالا بیاید؛ دوباره روی آن یا روی دکمه بزنید تا بازی شود. { -card(form: "indef") } که نمی‌شود بازی کرد خاکستری می‌ماند؛ رویش بزنید تا دلیلش را بشنوید.
page-help-why = در گزارش بازی، زیر هر حرکت رایانه، «{ page-why }» دلیل آن را می‌گوید.
page-help-keys = کلیدها
page-help-no-shortcuts = حروف تکی که چیزی می‌پرسند در تنظیمات خاموش‌اند.
page-help-key-space = فاصله
page-help-does-space = بالا آوردن یا پایین بردن { -card }
page-help-key-enter = کلید Enter
page-help-does-enter = بازی کردن آن
page-help-key-escape = کلید Escape
page-help-does-escape = پایین بردن همهٔ { -card(form: "pl") }
page-help-key-arrows = پیکان‌ها، Home، End
page-help-does-arrows = گشتن میان { -hand }
page-help-key-letter = حرف اول
page-help-does-letter = رفتن به آن { -suit } یا { -colour } (اگر حرف چیزی هم می‌پرسد، با Shift)
page-shortcut-last = { -trick } قبلی
page-shortcut-trump = { -trump } و { -contract }
page-shortcut-score = { -score }
page-shortcut-hand = { -hand } شما به ترتیب { -suit }
page-shortcut-counts = هر کس چند { -card } دارد
page-shortcut-turn = نوبت کیست
page-shortcut-rule = در این { -trick } چه می‌شود بازی کرد
page-shortcut-help = همین راهنما
