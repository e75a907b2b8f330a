# External players: what a program does wrong, and `kibitz check-player`.

reason-external_says = { $text }
reason-external_forfeits = { $fault ->
        [illegal] برنامه چیزی خلاف قوانین انتخاب کرد، پس rulebook به جایش تصمیم گرفت.
        [late] برنامه به‌موقع پاسخ نداد، پس rulebook به جایش تصمیم گرفت.
       *[other] برنامه پاسخی نداد، پس rulebook به جایش تصمیم گرفت.
    }

problem-player-no_command = «{ $player }» برنامه‌ای را نام نمی‌برد؛ چنین نوشته می‌شود: external:COMMAND یا external(seconds=2,memory=512):COMMAND
problem-player-quotes = در «{ $player }» یک علامت نقل قول بسته نشده است
problem-player-sees_all = «{ $player }» همهٔ { -card(form: "pl") } را می‌بیند؛ فقط در «kibitz arena» بازی می‌کند
problem-player-no_start = برنامهٔ «{ $command }» اجرا نمی‌شود: یا نیست، یا اجازهٔ اجرا ندارد
problem-player-no_hello = تا { $seconds } ثانیه پس از شروع hello نگفت
problem-player-protocol = با پروتکل { $found } hello می‌گوید؛ مجاز { $allowed } است
problem-player-late = در { $seconds } ثانیهٔ مجاز پاسخ نداد
problem-player-ended = برنامه تمام شد، { $how ->
        [signal] با سیگنال { $number }
       *[exit] با وضعیت { $number }
    }؛ باید تا بسته شدن ورودی‌اش اجرا شود
problem-player-closed = برنامه { $stream ->
        [input] ورودی
       *[output] خروجی
    } خود را بست و همچنان اجرا می‌شود
problem-player-oversized = پاسخ از { $limit } بایت مجاز بلندتر است
problem-player-malformed = پاسخ یک خط JSON به شکلی که پروتکل می‌خواهد نیست: { $text }
problem-player-unasked = چیزی نوشت که کسی نپرسیده بود؛ برای هر پرسش یک خط مجاز است: { $text }
problem-player-illegal = «{ $action }» اینجا مجاز نیست ({ $rule })
problem-player-given_up = { $n } بار از نو اجرا شد و دیگر نه
problem-player-stays = { $seconds } ثانیه پس از بسته شدن ورودی‌اش هنوز اجرا می‌شود
problem-player-leaves = با هر { -deal } تمام می‌شود؛ مجاز است، ولی هر اجرای تازه وقت می‌گیرد
problem-player-two_answers = به یک پرسش، دو بار، «{ $first }» و «{ $second }» پاسخ داد
problem-player-raised = به جای پاسخ خطا داد: { $error }

arena-fault = { $player }، { $n } بار: { $text }؛ rulebook ادامه داد. نخستین بار در: { $line }

## kibitz check-player

cli-check-player = می‌گوید { -computer-player } چه اشتباهی می‌کند، به‌ویژه برنامهٔ خودتان.
    .about = دربارهٔ هر تصمیم { -deal(form: "pl-ez") } که rulebook بازی می‌کند پرسیده می‌شود، هر پنجمی دو بار: آیا پاسخ مجاز است، به‌موقع است، و بار دیگر همان است؟ برنامه باید hello هم بگوید و وقتی ورودی‌اش بسته شد تمام شود. اگر چیزی نادرست باشد با 1 تمام می‌شود.
    .example =
        kibitz check-player "external:python examples/first_bot.py"
        kibitz check-player "external(seconds=0.1):./bot" --variant dixie --deals 20 --json
cli-option-check-player-variant = فقط در این بازی می‌پرسد؛ تکرارشدنی. پیش‌فرض همهٔ بازی‌ها.
cli-option-check-player-deals = چند { -deal } از هر بازی؛ پیش‌فرض 2.
check-player-finding = { $kind ->
        [warning] هشدار
       *[wrong] نادرست
    }: { $text }
check-player-place = { $variant }، { $n } بار، نخستین در: { $line }
check-player-hello = پس از { $ms } میلی‌ثانیه با نام «{ $name }» hello گفت
check-player-answers = { $answers } پاسخ: { $phases }
check-player-times = زمان هر پاسخ: میانه { $median } میلی‌ثانیه، 95 % در { $p95 } میلی‌ثانیه، بلندترین { $longest } میلی‌ثانیه؛ مجاز: { $allowed }
check-player-allowed-ms = { $ms } میلی‌ثانیه
check-player-allowed-any = هر چه باشد
check-player-memory = حافظه: حداکثر { $mib } MiB؛ مجاز: { $allowed }
check-player-allowed-mib = { $mib } MiB
check-player-words = در خروجی خطا: { $text }
check-player-fine = هیچ چیز نادرستی نیست
check-player-wrong = { $n ->
        [one] { $n } چیز نادرست
       *[other] { $n } چیز نادرست
    }
