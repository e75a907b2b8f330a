# The server of tables: its commands, what can be wrong there, and what happens at a table beside the play.


## kibitz serve, and what kibitz play has for the browser

cli-serve = میزبانی میزهایی که دیگران با مرورگر به آن‌ها می‌رسند.
    .about = هر میز یک پیوند دارد. هر که آن را داشته باشد می‌تواند روی یک { -seat-no } خالی بنشیند، یا اگر میز اجازه دهد تماشا کند. سرور میزها را نگه می‌دارد تا بگویند فراموششان کند. یک وب‌سرور با HTTPS جلوی آن بگذارید و نشانی‌ای را که مردم به کار می‌برند با --origin بدهید.
    .example =
        kibitz serve --port 8080
        kibitz serve --host 0.0.0.0 --origin https://cards.example --storage postgresql://localhost/kibitz
cli-option-server-host = نشانی‌ای که سرور روی آن گوش می‌دهد؛ پیش‌فرض 127.0.0.1، فقط همین دستگاه.
cli-option-server-port = درگاهی که سرور روی آن گوش می‌دهد؛ 0 یعنی هر درگاه آزاد. پیش‌فرض 8765.
cli-option-server-storage = جای نگهداری میزها: یک پرونده، sqlite:///FILE، postgresql://…، یا memory که فقط تا سرور روشن است می‌ماند. پیش‌فرض: پرونده‌ای در پوشهٔ داده‌های شما.
cli-option-server-origin = نشانی‌ای که مردم صفحه را با آن باز می‌کنند، مثل https://cards.example؛ چند بار هم می‌آید.
cli-option-server-max-tables = بیشترین شمار میزهای ناتمام.
cli-option-server-rate = از هر نشانی شبکه در دقیقه چند میز می‌شود چید؛ 0 یعنی بی‌حد.
cli-option-server-keep-days = میزی که هیچ { -deal } در آن شروع یا تمام نمی‌شود و کسی سر آن نمی‌نشیند چند روز نگه داشته شود؛ 0 یعنی همیشه. بی آن، 90.
cli-option-server-players = چند پردازه برای { -computer-player(form: "pl") } تصمیم بگیرند؛ پیش‌فرض: یکی برای هر پردازنده، منهای یکی.
cli-option-play-no-browser = مرورگر را باز نمی‌کند و فقط نشانی را چاپ می‌کند.
server-serving = میزهای Kibitz در { $address } (Ctrl-C تمامش می‌کند).
server-playing = میز شما: { $address }
server-local = بازی‌هایتان روی همین دستگاه می‌ماند؛ چیزی به جایی فرستاده نمی‌شود. جایشان: { $folder }.
server-local-memory = بازی‌هایتان روی همین دستگاه می‌ماند؛ چیزی به جایی فرستاده نمی‌شود. وقتی تمام کنید (Ctrl-C) فراموش می‌شوند.
server-end = سرور با Ctrl-C تمام می‌شود؛ هیچ بازی‌ای از دست نمی‌رود.
server-no-page = صفحهٔ میز ساخته نشده، پس اینجا چیزی برای نشان دادن نیست. Kibitz را یک بار دیگر از متن برنامه نصب کنید، با Node در دسترس؛ یا در پایانه بازی کنید: kibitz play --terminal


## What can be wrong with the command

problem-server-address = روی { $host } درگاه { $port } نمی‌شود گوش داد: { $reason }
problem-server-port_taken = درگاه { $port } از { $host } در دست برنامهٔ دیگری است: با --port درگاه دیگری بدهید، یا با --port 0 یک درگاه آزاد پیدا شود
problem-server-start = سرور راه نیفتاد؛ خط‌های بالا می‌گویند چرا
problem-server-terminal_only = { $option } برای میز در پایانه است: --terminal را هم بدهید
problem-server-browser_only = { $option } برای میز در مرورگر است: --terminal را بردارید
problem-server-origin_form = «{ $origin }» نشانی صفحه نیست؛ به شکل https://cards.example بدهید، بدون مسیر


## What can be wrong with a request

problem-server-host = این سرور چنین نامی ندارد؛ گرداننده‌اش نام آن را با --origin می‌دهد
problem-server-origin = صفحه‌ای از نشانی دیگر اجازه ندارد با این سرور گفتگو کند
problem-server-too_large = این بیش از اندازه بزرگ است
problem-server-json = بدنه باید JSON باشد
problem-server-body = بدنه آن چیزی نیست که اینجا لازم است
problem-server-not_found = در این نشانی چیزی نیست
problem-server-no_method = این کار در این نشانی ممکن نیست
problem-server-internal = در سرور اشکالی پیش آمد؛ همان‌جا یادداشت شد
problem-server-only_local = این کار فقط وقتی ممکن است که میز روی دستگاه خود شما باشد
problem-server-full = شمار میزهای این سرور به سقفش رسیده است؛ بعداً دوباره امتحان کنید
problem-server-too_many_tables = در زمان کوتاه میزهای زیادی چیده شد؛ یک دقیقه صبر کنید
problem-server-no_hello = اولین پیام باید سلام باشد و در چند ثانیه برسد
problem-server-hello_twice = یک سلام بس است
problem-server-protocol = این صفحه دیگر با سرور جور نیست (سرور { $known } را می‌شناسد)؛ دوباره بارش کنید
problem-server-malformed = آن پیام خوانده نشد
problem-server-too_fast = پیام‌ها زیاد شد؛ ارتباط همین‌جا تمام می‌شود
problem-table-unknown = با این پیوند میزی نیست
problem-table-token = این { -seat-no } با آن کلید باز نمی‌شود
problem-table-damaged = آنچه از این میز ذخیره شده خوانده نمی‌شود
problem-table-no_observers = سر این میز کسی نمی‌تواند تماشا کند
problem-table-too_many_people = سر این میز آدم زیاد است
problem-table-no_commitment = { -deal(form: "indef") } بدون قول ذخیره شده است
problem-table-no_deal = هنوز { -card(form: "indef") } پخش نشده است
problem-table-no_deal_due = { -deal } تازه‌ای در کار نیست
problem-table-no_record = هنوز هیچ { -deal(form: "indef") } سر این میز تمام نشده است
problem-table-deal_over = { -deal } تمام شده است
problem-table-not_your_turn = نوبت شما نیست
problem-table-stale = در این میان سر میز اتفاقی افتاده است؛ دوباره نگاه کنید
problem-table-no_seat = تماشاگر نمی‌تواند این کار را بکند
problem-table-seat_held = رایانه به جای شما بازی می‌کند؛ اول { -seat-no } خود را پس بگیرید
problem-table-seat_not_held = شما سر جای خود هستید
problem-table-seat_taken = این { -seat-no } گرفته شده است
problem-table-seat_unknown = { -seat-no } { $seat } نیست؛ { -seat-no(form: "pl") } از 0 تا { $highest } است
problem-table-has_seat = شما اینجا { -seat-no } دارید
problem-table-not_owner = این کار فقط از کسی برمی‌آید که میز را چیده است
problem-table-not_your_seat = آن { -seat-no } مال شما نیست و { -player } آن حاضر است
problem-table-not_a_computer = آنجا رایانهٔ این میز ننشسته است
problem-table-name = نام حداکثر { $longest } حرف دارد، و فقط حرف‌هایی که دیده می‌شوند
problem-table-name_taken = کسی سر میز همین نام را دارد
problem-table-nonce = عدد بُر زدن باید 32 تا 64 رقم شانزده‌شانزدهی باشد
problem-table-pace = مکث از 0 تا { $highest } ثانیه است
problem-table-seats = { $n } { -seat-no } داده شده؛ این بازی { $expected } تا دارد
problem-table-one_of_you = یکی از { -seat-no(form: "pl") } باید مال شما باشد
problem-table-no_hints = سر این میز { -hint } خاموش است
problem-table-no_undo = سر این میز { -undo } خاموش است
problem-table-nothing_to_undo = در این { -deal } کاری نکرده‌اید که بشود برگرداند
problem-table-asked_already = پرسش دیگری باز است؛ اول باید جواب آن داده شود
problem-table-nothing_asked = از شما چیزی پرسیده نشده است
problem-table-claim_on_lead = بقیهٔ { -trick(form: "pl") } را فقط وقتی می‌شود خواست که شروع با شما باشد
problem-table-claim_not_certain = بقیهٔ { -trick(form: "pl") } با ورق‌های خودتان قطعی نیست
problem-table-phrase_unknown = چنین جمله‌ای نیست
problem-table-said_too_soon = یک لحظه، لطفاً


## At the table

server-took-back = { $you ->
        [yes] شما { $n ->
            [1] یک حرکت
           *[other] { $n } حرکت
        } را برگرداندید.
       *[no] { $seat } { $n ->
            [1] یک حرکت
           *[other] { $n } حرکت
        } را برگرداند.
    }
server-seat-joined = { $you ->
        [yes] سر میز نشستید.
       *[no] { $seat } سر میز نشست.
    }
server-seat-given = { $you ->
        [yes] رایانه به جای شما بازی می‌کند.
       *[no] رایانه به جای { $seat } بازی می‌کند.
    }
server-seat-taken-back = { $you ->
        [yes] دوباره خودتان بازی می‌کنید.
       *[no] { $seat } دوباره بازی می‌کند.
    }
server-seat-computer = { $seat }: رایانه بازی می‌کند.
server-seat-opened = { $open ->
        [yes] { $seat }: هر که دعوت شده می‌تواند روی این { -seat-no } بنشیند.
       *[no] { $seat }: این { -seat-no } دیگر آزاد نیست.
    }
say-hello = سلام!
say-good_luck = موفق باشید!
say-well_played = آفرین، خوب بازی شد!
say-thanks = ممنون!
say-sorry = ببخشید!
say-one_moment = یک لحظه، لطفاً.
say-goodbye = خداحافظ!
say-nudge = به میز تلنگر می‌زند


## On the start page

strength-easy = { -easy }
strength-medium = { -medium }
strength-hard = { -hard }
server-summary = { $seats } { -player }، { $cards } { -card }؛ { $sides ->
        [two] دو { -side }
       *[called] { -partner } با { -called-card } معلوم می‌شود
    }، { $auction ->
        [declare] { -trump } هنگام نگاه کردن به { -card(form: "pl") } اعلام می‌شود
       *[bid] { $counts ->
            [tricks] خواندن { -trick }
           *[other] خواندن { -points }
        }
    }
server-number = { $n }
server-list = { $items }
server-text = { $text }
problem-server-storage_url = میزها را نمی‌شود در { $url } نگه داشت. یک پرونده، sqlite:///FILE، postgresql://… یا memory بدهید.
problem-server-storage_driver = PostgreSQL یک بستهٔ دیگر می‌خواهد: pip install "{ $extra }"
