# The screens of the page beside the table: start, guided deal, end of a deal, settings, rules, house rules, history, proofs.

page-again = دوباره امتحان کنید

## Start

page-start-title = چه بازی کنیم؟
page-start-play = بازی { $game }
page-start-continue = ادامه
page-start-more-running = { $n ->
        [1] یک بازی ناتمام دیگر
       *[other] { $n } بازی ناتمام دیگر
    }
page-start-guide = { -deal } اول، آموزشی
page-start-own-rules = با قوانین خانگی شما
page-start-strength = رایانه‌ها چقدر قوی باشند
page-start-apart = قدرت جداگانه برای هر جای میز
page-start-apart-text = به ترتیب بازی؛ به تعداد جاهای بازی به حساب می‌آید. در بازی دو به دو، نفر ۲ یار شماست.
page-start-seat-after = { $n ->
        [1] نفر بعد از شما
       *[other] نفر { $n } بعد از شما
    }
page-start-name = نام شما (می‌شود خالی بماند)
page-start-others = بازی‌های دیگر
page-start-players = { -player(form: "pl") }
page-start-together = بازی با دیگران
page-start-people = چیدن میز
page-start-people-text = پیوندی می‌گیرید تا بفرستید. هر کس بازش کند روی یک { -seat-no } خالی می‌نشیند؛ به جای { -seat-no(form: "pl-ez") } خالی‌مانده رایانه بازی می‌کند.
page-start-game = بازی
page-start-invite = چیدن میز و دعوت
page-start-join = پیوستن به میز
page-start-join-text = پیوندی را که برایتان فرستاده‌اند، یا فقط کد آخر آن را، اینجا بگذارید.
page-start-link = پیوند یا کد
page-start-open = پیوستن
page-start-link-wrong = این نه پیوند میز است و نه کد آن.

## Where the games lie

page-promise-local = بازی‌هایتان روی همین دستگاه می‌ماند؛ چیزی به جایی فرستاده نمی‌شود.
page-promise-folder = جایشان:
page-promise-memory = وقتی سرور خاموش شود، فراموش می‌شوند.
page-promise-not-kept = بازی‌های تمام‌شده نگه داشته نمی‌شوند.
page-promise-hosted = این سرور میزها را نگه می‌دارد: نام‌های سر میز، { -card(form: "pl") } و آنچه بازی شده است. حساب کاربری نمی‌خواهد و چیز دیگری از شما نگه نمی‌دارد. { $days ->
        [0] تا کی، با گردانندهٔ سرور است.
       *[other] میزی که { $days } روز هیچ { -deal } در آن شروع یا تمام نشده باشد پاک می‌شود.
    }

## The end of a deal

page-over-deal = { -deal } { $deal } تمام شد
page-over-match = { -match } تمام شد
page-over-people = چه کسی برای { -deal } بعدی آماده است
page-over-sheet = جدول امتیازها
# $totals lists each side with its total.
page-over-chart = { $n ->
        [1] روند { -match } پس از یک { -deal }: { $totals }. همهٔ عددها در جدول امتیازهاست.
       *[other] روند { -match } در { $n } { -deal }؛ در پایان: { $totals }. همهٔ عددها در جدول امتیازهاست.
    }
page-over-verify = بررسی پخش این { -deal }
page-over-save = ذخیرهٔ سابقه
page-over-again = یک بازی دیگر
page-over-start = بازگشت به آغاز

## The guided first deal: before the cards

page-guide-title = اولین { -deal } شما در { $game }
page-guide-how = یک { -deal } با { -computer-player(form: "pl-ez") } { -easy } بازی می‌کنید. در هر نوبت شما، مربی می‌گوید چه باید کرد، انتخاب خوب کدام است و چرا. تصمیم با شماست؛ چیزی به ضررتان حساب نمی‌شود و می‌توانید حرکتتان را برگردانید.
page-guide-begin = پخش { -card(form: "pl") }
page-guide-any-1 = با یک { -partner } در برابر دیگران بازی می‌کنید. هر کس به نوبت یک { -card } زمین می‌گذارد؛ { -trick } را بهترین { -card } می‌برد.
page-guide-rook-1 = چهار نفر بازی می‌کنند. آن که روبه‌رویتان نشسته { -partner } شماست؛ هر چه ببرید، با هم برده‌اید. { -card(form: "pl") } چهار { -colour } دارند: { -red }، { -green }، { -yellow } و { -black }.
page-guide-rook-2 = در هر { -trick } هر کس یک { -card } بازی می‌کند. اگر بتوانید، باید از { -colour } شروع‌شده بازی کنید. { -trick } را بالاترین { -card } آن { -colour } می‌برد، مگر کسی که آن { -colour } را ندارد { -trump } بازی کند: آن‌وقت بالاترین { -trump } می‌برد.
page-guide-rook-3 = فقط بعضی { -card(form: "pl") } { -points } دارند. همین‌ها را می‌خواهید در { -trick(form: "pl-ez") } خودتان و { -partner } خود ببینید.
page-guide-rook-4 = اول { -auction } است. { -points(form: "indef") } را بخوانید که { -side } شما می‌تواند بگیرد. هر که بالاتر بخواند { -declarer } است و { -trump } را تعیین می‌کند.
page-guide-rook-5 = اگر { -side } { -declarer } همان‌قدر که خوانده بگیرد، { -points } می‌گیرد. اگر نه، آنچه خوانده از دست می‌دهد. پس { -bid } یک قول است: نه خیلی کوچک، نه خیلی جسورانه.
page-guide-tractor-1 = چهار نفر با دو دسته { -card } بازی می‌کنند. آن که روبه‌رویتان نشسته { -partner } شماست. یک { -side }، { -dealers-side }، می‌کوشد بماند؛ { -side } دیگر حمله می‌کند و { -points } جمع می‌کند: پنج‌ها، ده‌ها و شاه‌ها.
page-guide-tractor-2 = هر { -side } یک { -level } دارد، از دو تا { -ace }. هر { -card } هم‌{ -level } با { -side } { -dealer } { -trump } است، { -joker(form: "pl") } هم همین‌طور. هر که هنگام نگاه کردن به { -card(form: "pl") } یکی از آن‌ها را نشان دهد، { -suit } آن { -trump } می‌شود.
page-guide-tractor-3 = با یک { -single }، یک { -pair } از دو { -card } یکسان، یا یک { -tractor } شروع می‌کنید: { -pair(form: "pl-ez") } پشت سر هم. دیگران همان تعداد { -card } می‌دهند، تا جایی که دارند از همان { -suit }، و { -pair } در جواب { -pair }.
page-guide-tractor-4 = { -dealer } { $kitty } را برمی‌دارد و همان تعداد { -card } می‌خواباند. اگر { -attackers } { -trick } آخر را ببرند، { -points(form: "pl-ez") } میان آن‌ها دو برابر یا بیشتر به حسابشان می‌رود.
page-guide-tractor-5 = اگر { -attackers } به اندازهٔ کافی { -points } بگیرند، جای { -dealers-side } را می‌گیرند. اگر کم بگیرند، { -dealers-side } { -level } بالا می‌رود. هر { -side(form: "indef") } که اول از { -ace } بالاتر رود، { -match } را می‌برد.
page-guide-amerikaner-1 = هر کس می‌خواند که با { -trump } دلخواه خود چند { -trick } می‌برد. هر که بیشتر بخواند { -declarer } است.
page-guide-amerikaner-2 = { -declarer } { -trick } اول را شروع می‌کند و { -suit } همان { -card } { -trump } می‌شود. بعد یک { -trump } را می‌خواهد: دارندهٔ آن { -card } { -partner } اوست، و اغلب تا بازی شدنش هیچ‌کس دیگر نمی‌داند.
page-guide-amerikaner-3 = در هر { -trick } هر کس یک { -card } بازی می‌کند. اگر بتوانید، باید از { -suit } شروع‌شده بازی کنید. { -trick } را بالاترین { -card } آن { -suit } می‌برد، مگر کسی که آن { -suit } را ندارد { -trump } بازی کند.
page-guide-amerikaner-4 = { -declarer } و { -partner } به اندازهٔ عدد خوانده‌شده می‌برند یا می‌بازند. دیگران برای { -trick(form: "pl-indef") } که خودشان می‌برند { -points } می‌گیرند. ببینید چه کسی به چه کسی کمک می‌کند، تا زود بفهمید { -partner } شما کیست.

## The guided first deal: what the coach says

page-coach = مربی
# $action says what to do.
page-coach-good = یک انتخاب خوب: { $action }.
page-coach-show = نشانم بده
page-coach-away = بدون مربی
page-coach-back = برگشتن مربی
page-open-hands = { -card(form: "pl-ez") } همه
page-open-hands-text = { -deal } اول شما باز است: { -card(form: "pl-ez") } همه دیده می‌شود تا ببینید چرا انتخابی خوب است. در هر { -deal } دیگر تنها { -card(form: "pl-ez") } خودتان را می‌بینید.
page-lesson-call = { $counts ->
        [tricks] این { -auction } است. بخوانید که با { -trump } دلخواهتان و کمک { -partner } چند { -trick } می‌برید؛ یا { -pass } بدهید.
       *[other] این { -auction } است. { -points(form: "indef") } را بخوانید که شما و { -partner } شما می‌توانید بگیرید؛ یا { -pass } بدهید. هر که بالاتر بخواند { -trump } را تعیین می‌کند.
    }
page-lesson-call-standing = { $bid ->
        [yes] کسی پیش از شما خوانده است: باید بالاتر بخوانید، و آن‌وقت قول با شماست.
       *[no] هنوز کسی چیزی نخوانده است.
    }
page-lesson-declare = با نشان دادن یک { -level-card } می‌توانید { word-suit } آن را { -trump } کنید. همان { word-suit } را انتخاب کنید که بیشترین { -card } را از آن دارید؛ اگر خوبش را ندارید، { -pass } بدهید.
page-lesson-bury = { $kitty } اکنون در دست شماست. { $n ->
        [1] یک { -card } بخوابانید.
       *[other] { $n } { -card } بخوابانید.
    } { -trump(form: "pl") } و { -card(form: "pl-ez") } بالا را نگه دارید؛ بکوشید از یک { word-suit } که کم دارید خلاص شوید تا بتوانید آن را با { -trump } ببُرید.
page-lesson-bury-points = هر که { -trick } آخر را ببرد شاید آنچه را آنجاست هم بگیرد، پس فقط وقتی { -points } بخوابانید که به { -hand } خود اطمینان دارید.
page-lesson-trump = { -trump } را تعیین کنید. همان { word-suit } را انتخاب کنید که بیشترین { -card } را از آن دارید: این‌ها از همهٔ { -card(form: "pl-ez") } دیگر بالاترند.
page-lesson-partner = یک { -card } بخواهید. دارنده‌اش { -partner } شما می‌شود، پس { -trump } بالایی را بخواهید که خودتان ندارید.
page-lesson-lead = { $shapes ->
        [yes] شما شروع می‌کنید. { -single }، { -pair } یا { -tractor }: دیگران باید با همان تعداد { -card } جواب دهند.
       *[no] شما شروع می‌کنید: هر { -card(form: "indef") } می‌توانید بازی کنید، و دیگران باید از همان { word-suit } بدهند.
    }
page-lesson-first-lead = { word-suit } این { -card } { -trump } می‌شود.
page-lesson-lead-role = { $mine ->
        [yes] { -declarer } اغلب اول با { -trump } شروع می‌کند تا دیگران بعداً نتوانند { -card(form: "pl-ez") } بالایش را ببُرند.
       *[no] با { -card(form: "pl-ez") } بالایی شروع کنید که باید ببرند، یا با یک { word-suit } که { -partner } شما در آن می‌تواند با { -trump } ببُرد.
    }
page-lesson-follow = از { word-suit } شروع‌شده دارید، پس باید یکی از آن‌ها را بازی کنید.
page-lesson-void = از { word-suit } شروع‌شده ندارید، پس آزادید: { -trump } شاید { -trick } را ببرد، { -card } دیگری نمی‌تواند.
page-lesson-called = { -called-card } باید همین حالا بازی شود.
page-lesson-any-time = یک { -card } دارید که هر وقت بخواهید می‌شود بازی کرد، با هر چه شروع شده باشد.
page-lesson-winning-own = { $last ->
        [yes] این { -trick } مال { -side } شماست، و پس از شما کسی بازی نمی‌کند.
       *[no] فعلاً { -side } شما این { -trick } را می‌برد.
    } { $counts ->
        [tricks] { -card } بالا در آن حرام می‌شود.
       *[other] وقت خوبی برای { -counter(form: "pl") } است.
    }
page-lesson-winning-other = { $last ->
        [yes] این { -trick } مال حریف است، مگر همین حالا از آن بالاتر بزنید.
       *[no] فعلاً حریف این { -trick } را می‌برد.
    }
page-lesson-trick-points = { $points ->
        [0] هنوز { -points(form: "indef") } در آن نیست.
       *[other] { $points } { -points } در آن است.
    }
page-lesson-winning-unknown = هنوز نمی‌شود مطمئن بود برندهٔ این { -trick } با چه کسی بازی می‌کند.
page-lesson-end = این یک { -deal } کامل بود
page-lesson-end-contract = { $role ->
        [declarer] { $made ->
            [yes] قول دادید و به آن عمل کردید.
           *[no] این بار بیش از آنچه می‌شد گرفت قول دادید؛ اغلب { -bid(form: "ez") } کوچک‌تر، یا { -pass }، بهتر است.
        }
       *[other] { $made ->
            [yes] { -declarer } به قولش عمل کرد؛ آنچه { -side } شما گرفت هم حساب می‌شود.
           *[no] { -declarer } به قولش عمل نکرد: { -defender } برای همین بازی می‌کند.
        }
    }
page-lesson-end-log = حالا می‌شود دربارهٔ همهٔ { -card(form: "pl") } حرف زد: در گزارش بازی، زیر هر حرکت رایانه، «{ page-why }» همهٔ دلیل‌هایش را می‌گوید.
page-lesson-end-next = اگر بخواهید، { -match } با { -deal } بعدی ادامه می‌یابد؛ مربی هم کنارتان می‌ماند.

## Settings

page-settings-text = این تنظیمات مال همین مرورگر است. هر کدام بی‌درنگ به کار می‌آید.
page-settings-language-title = زبان
page-settings-language = زبان صفحه
page-settings-digits = عددها
page-settings-digits-hint = رقم‌های روی { -card(form: "pl") } و کدها همیشه یکسان می‌مانند.
page-settings-digits-prose = به رقم‌های همین زبان
page-settings-digits-latin = همیشه 0 تا 9
page-settings-look = ظاهر و صدا
page-settings-theme = روشنایی
page-settings-theme-system = مثل دستگاه
page-settings-theme-dark = تیره
page-settings-theme-light = روشن
page-settings-palette = رنگ‌های { -card(form: "pl") }
page-settings-palette-hint = هر { -suit } یا { -colour } همیشه شکل و حرف خودش را هم دارد.
page-settings-palette-standard = معمولی
page-settings-palette-blind = برای کوررنگی
page-settings-four = چهار رنگ برای چهار { -suit }
page-settings-four-hint = { -spades }، { -hearts }، { -diamonds } و { -clubs } هر کدام به رنگ خود؛ وگرنه سیاه و قرمز.
page-settings-motion = حرکت
page-settings-motion-system = مثل دستگاه
page-settings-motion-full = { -card(form: "pl") } حرکت می‌کنند
page-settings-motion-less = حرکت کمتر
page-settings-sound = صداها
page-settings-sound-hint = صدایی آرام برای هر { -card }، هر { -trick } و نوبت شما.
page-settings-volume = بلندی صدا
page-settings-play = سر میز
page-settings-wait = ماندن { -trick } تمام‌شده
page-settings-wait-tap = تا ضربهٔ من
page-settings-pace = مکث رایانه پیش از حرکت (میزهای تازه)
page-settings-seconds = { $n } ثانیه
page-settings-single = بازی با یک ضربه
page-settings-single-hint = وگرنه ضربهٔ اول { -card } را بالا می‌آورد و ضربهٔ دوم بازی‌اش می‌کند.
page-settings-forced = وقتی کار دیگری ممکن نیست، { -card } خودبه‌خود بازی شود
page-settings-trumps = { -trump(form: "pl") } اول { -hand }
page-settings-reverse = ترتیب { -hand } برعکس شود
page-settings-speech = صفحه‌خوان و صفحه‌کلید
page-settings-announcements = آنچه بلند گفته می‌شود
page-settings-announcements-hint = برای صفحه‌خوان‌ها؛ روی صفحه دیده نمی‌شود.
page-settings-announcements-terse = کوتاه
page-settings-announcements-normal = معمولی
page-settings-announcements-full = همه‌چیز
page-settings-shortcuts = حروف تکی سر میز چیزی می‌پرسند
page-settings-shortcuts-hint = روی یک خانه بزنید و کلید دلخواه را فشار دهید.
# $does says what the key asks, such as “the score”.
page-settings-key-taken = { $key } از پیش برای چیز دیگری است: { $does }.
page-settings-keys-back = بازگشت به کلیدهای معمول
page-settings-games = بازی‌های شما
page-settings-keep = نگه داشتن بازی‌های تمام‌شده
page-settings-keep-hint = اگر خاموش باشد، بازی تمام‌شده همین که ترکش کنید پاک می‌شود. بازی در جریان همیشه در امان است.
page-settings-erase = پاک کردن بازی‌ها…
page-settings-erase-title = پاک کردن بازی‌ها
page-settings-erase-what = چه چیزی پاک شود؟
page-settings-erase-finished = بازی‌های تمام‌شده
page-settings-erase-everything = همه‌چیز
page-settings-erase-finished-text = همهٔ بازی‌های تمام‌شده با سابقه‌شان از این دستگاه پاک می‌شوند. بازی‌های در جریان می‌مانند. این کار برگشت ندارد.
page-settings-erase-everything-text = همهٔ بازی‌ها از این دستگاه پاک می‌شوند، حتی آن‌ها که در جریان‌اند. این کار برگشت ندارد.
page-settings-erase-finished-now = پاک کردن تمام‌شده‌ها
page-settings-erase-everything-now = پاک کردن همه‌چیز
page-settings-erased = { $n ->
        [0] چیزی برای پاک کردن نبود.
        [1] یک بازی پاک شد.
       *[other] { $n } بازی پاک شد.
    }

## The rules page

page-rulebook-contents = فهرست
page-rulebook-change = تغییر این قوانین

## The editor of house rules

page-house-title = قوانین خانگی { $game }
page-house-options = آنچه می‌شود جور دیگری بازی کرد
page-house-paste = کد قوانینی که به شما داده‌اند
page-house-use = استفاده از این کد
page-house-text = هر قانون همان قانون معمول است تا وقتی عوضش کنید؛ آنچه عوض کنید نشان‌دار می‌شود.
page-house-changed = عوض شده؛ معمولش: { $standard }
page-house-back = بازگشت به معمول
page-house-number = یک عدد
page-house-summary = قوانین شما
page-house-none = همه‌چیز مثل معمول است.
page-house-instead = (به جای { $standard })
page-house-clash = این قوانین با هم نمی‌خوانند
page-house-play = بازی با این قوانین
page-house-code = کد قوانین
page-house-link = پیوند این قوانین
page-house-copy = کپی
page-house-kept = میز بعدی شما در این بازی همین قوانین را دارد.
page-house-page = صفحهٔ قوانین با همین‌ها
page-house-reset = همه‌چیز به معمول برگردد

## One's own games

page-history-running = { -match(form: "pl-ez") } در جریان
page-history-finished = تمام‌شده
page-history-none = هنوز اینجا بازی نکرده‌اید.
page-history-match = یک بازی تمام‌شده
page-history-all = همهٔ بازی‌های شما
# $names are the others at the table.
page-history-with = با { $names }
page-history-won = برد
page-history-lost = باخت
page-history-waiting = شروع نشده
page-history-deal = { -deal } { $deal }
page-history-between = میان دو { -deal }
page-history-look = دیدن
page-history-verify = بررسی پخش این { -deal(form: "pl") }
page-history-table = باز کردن میز

## Proof of fair deals

page-verify-how = از کجا بدانید پخش منصفانه است
page-verify-step-1 = پیش از پخش { -card(form: "pl") }، سرور رازی در نظر می‌گیرد و { -seal } آن را به شما نشان می‌دهد. از آن پس نمی‌تواند راز دیگری انتخاب کند.
page-verify-step-2 = بعد مرورگر شما عددی تصادفی از خود می‌افزاید. { -card(form: "pl") } با این دو با هم بُر می‌خورند، پس هیچ‌کدام به‌تنهایی نمی‌توانست آن‌ها را انتخاب کند.
page-verify-step-3 = وقتی { -deal } تمام شد، راز نشان داده می‌شود. حالا هر کس می‌تواند بررسی کند که راز با { -seal } می‌خواند، همین { -card(form: "pl") } را می‌دهد و هیچ حرکتی عوض نشده است.
page-verify-not = آنچه این نمی‌تواند نشان دهد: اینکه بازی‌ای که در سابقه نیست بازی نشده، یا اینکه کسی در سرور راز را زودتر ندیده است. { -computer-player(form: "pl") } هرگز آن را نمی‌بینند؛ فقط { -card(form: "pl-ez") } خودشان را می‌دانند.
page-verify-server = آنچه سرور می‌یابد
page-verify-no-deal = هنوز هیچ { -deal(form: "indef") } سر این میز تمام نشده است. راز وقتی نشان داده می‌شود که یکی تمام شود.
page-verify-word-only = این گفتهٔ سرور است: بی { -seat-no } سر این میز نمی‌توانید سابقه را بگیرید. آن را از کسی بخواهید که بازی کرده است؛ مرورگرتان همین پایین بررسی‌اش می‌کند.
page-verify-file = بررسی یک سابقه
page-verify-file-label = سابقه‌ای که ذخیره کرده‌اید (.kbz). در مرورگر شما خوانده می‌شود و به جایی فرستاده نمی‌شود.
page-verify-file-nothing = در { $file } هیچ { -deal(form: "indef") } نیست.
page-verify-browser = آنچه مرورگر خودتان می‌یابد
page-verify-browser-text = مرورگر شما این را خودش از روی سابقه حساب کرده، بی‌آنکه از سرور بپرسد.
page-verify-cannot = مرورگر شما این را فقط در نشانی امن حساب می‌کند (https، یا دستگاه خودتان).
page-verify-deal = { -deal } { $deal }
page-verify-promise-yes = راز با { -seal(form: "indef") } که پیش از { -deal } نشان داده شد می‌خواند.
page-verify-promise-no = راز با { -seal(form: "indef") } که پیش از { -deal } نشان داده شد نمی‌خواند.
page-verify-promise-open = پیش از این { -deal } چیزی { -seal } نشده بود، پس اثبات‌شدنی نیست.
page-verify-chain-yes = حرکت‌ها همان زنجیره‌ای را می‌سازند که این { -deal } با آن تمام شد: هیچ‌کدام عوض نشده است.
page-verify-chain-no = حرکت‌ها آن زنجیره‌ای را که این { -deal } با آن تمام شد نمی‌سازند: چیزی عوض شده است.
page-verify-chain-open = بدون راز، زنجیرهٔ حرکت‌ها را نمی‌شود بررسی کرد.
page-verify-seen-yes = زنجیره از آنچه این مرورگر سر میز دیده بود می‌گذرد.
page-verify-seen-no = زنجیره از آنچه این مرورگر آخرین بار سر میز دیده بود نمی‌گذرد. یا پس از رفتنش حرکت‌هایی پس گرفته شده یا چیزی عوض شده است.
page-verify-own-yes = عددی تصادفی که این مرورگر داده بود در بُر زدن هست.
page-verify-own-no = هیچ عدد تصادفی‌ای که این مرورگر داده بود در بُر زدن نیست. وقتی مرورگر هنگام پخش ورق‌ها وصل نبوده باشد چنین می‌شود.
page-verify-numbers = عددها
page-verify-commitment = { -seal } پیش از { -deal }
page-verify-nonce = عدد تصادفی { -player } { $n }
page-verify-secret = راز
page-verify-head = سر زنجیره
page-verify-offline = بررسی بدون این سرور
page-verify-offline-text = سابقه را ذخیره کنید و این را اجرا کنید؛ شبکه نمی‌خواهد. همچنین بررسی می‌کند که بُر زدن درست همین { -card(form: "pl") } را می‌دهد.
page-verify-noted = پس از --head همان است که مرورگرتان در پایان { -deal } سر میز دید: سابقه‌ای با حرکت‌های دیگر به آن نمی‌رسد.
