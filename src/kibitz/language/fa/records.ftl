# What can be wrong with a text that outlives a program: rule codes, positions, cases, records.


## Rule codes

problem-rule_code-empty = کد قوانین با نام گونه شروع می‌شود؛ این یکی خالی است
problem-rule_code-character = { $character } در کد قوانین جایی ندارد: فقط حرف، رقم و . _ ~ - مجاز است
problem-rule_code-option = «{ $text }» گزینه‌ای با مقدارش نیست؛ گزینه‌ها این شکلی‌اند: ~target.500
problem-rule_code-nothing = پس از یک ~ چیزی نیست؛ گزینه‌ها این شکلی‌اند: ~target.500
problem-rule_code-twice = { $option } دو بار آمده است


## Positions: one line of fields

problem-position-field = «{ $text }» فیلد نیست؛ فیلدها به شکل key=value هستند، با یک فاصله میانشان
problem-position-twice = { $key } دو بار آمده است
problem-position-missing = { $key } نیامده است
problem-position-unknown_key = فیلد «{ $key }» وجود ندارد؛ این‌ها هست: { $allowed }
problem-position-value = { $key } نمی‌تواند «{ $value }» باشد؛ شکل آن: { $allowed }
problem-position-contradiction = { $key } «{ $value }» است، ولی بنا بر بقیهٔ خط «{ $expected }» است
problem-position-kitty = { -card(form: "pl-ez") } { $key } نه در دست { -declarer } است، نه بازی شده و نه خوابانده
problem-position-turn = { $key }: نوبت { -seat-no } { $seat } نیست
problem-position-failed_throws = { $key } حداکثر { $most } است، به همان تعداد که هر { -side } شروع کرده
problem-position-known = { $key }: نمی‌شود دانست که { -seat-no } { $seat } درست همین { -card(form: "pl") } را دارد


## More about a start: the facts a position is set up from

problem-start-number = { $key } عددی بزرگ‌تر از { $largest } دارد
problem-start-alone = کسی که تنها در برابر همه بازی می‌کند { $key ->
        [trump] { -trump }
        [called] { -called-card }
       *[partner] { -partner }
    } ندارد
problem-start-declarer = { -seat-no } { $seat } نمی‌تواند { -declarer } باشد: { -deal } را { -dealer } بازی می‌کند، یعنی { -seat-no } { $dealer }
problem-start-not_yet = { $key } در مرحلهٔ «{ $phase }» نمی‌آید: جایش بعدتر است
problem-start-last_trick = کسی نمی‌تواند در { -trick } آخر { $n } { -card } بازی کند؛ حداکثر { $largest }


## JSON

problem-json-malformed = این JSON نیست
problem-json-unknown_key = { $where ->
        [top] اینجا
       *[other] در { $where }
    } کلید «{ $key }» وجود ندارد
problem-json-missing = { $where ->
        [top] اینجا
       *[other] در { $where }
    } کلید «{ $key }» نیامده است
problem-json-value = { $where ->
        [top] خط
       *[other] { $where }
    } از نوع درست نیست: باید { $expected } باشد
problem-json-number = { $where ->
        [top] عددی
       *[other] عدد { $where }
    } از بازهٔ مجاز بیرون است
problem-json-twice = کلید «{ $key }» دو بار آمده است
problem-json-contract = { -contract } نمی‌تواند «{ $value }» باشد؛ یا عدد است یا «{ $allowed }»
problem-case-named = در نمونهٔ «{ $case }»


## Records of matches

problem-record-empty = اینجا سابقه‌ای نیست؛ سابقه با «kibitz record 1» شروع می‌شود
problem-record-encoding = این متن UTF-8 نیست
problem-record-half_character = متنی نیمی از یک نویسه دارد
problem-record-section = «{ $text }» نه { -match } را شروع می‌کند («kibitz record 1») و نه { -deal } را («deal: 1»)
problem-record-no_match = اینجا { -deal } هست ولی { -match(form: "indef") } که به آن تعلق دارد نیست؛ { -match } با «kibitz record 1» شروع می‌شود
problem-record-head = «{ $text }» { -match } را شروع نمی‌کند؛ آن خط «kibitz record 1» است
problem-record-version = نسخهٔ { $version } اینجا شناخته نیست؛ نسخه‌ها تا { $known } شناخته است
problem-record-variant = «{ $text }» گونه‌ای را با ویرایشش نام نمی‌برد، مثل name@1
problem-record-revision = { $variant } اینجا ویرایش { $known } دارد؛ این سابقه با ویرایش { $revision } ساخته شده که تازه‌تر است
problem-record-missing = { $key } نیامده است
problem-record-line = هیچ خطی از این بخش با «{ $text }» شروع نمی‌شود؛ با این‌ها می‌شود: { $allowed }
problem-record-twice = { $key } دو بار آمده است
problem-record-pair = «{ $text }» نامی با مقدارش نیست
problem-record-step = «{ $text }» حرکت یک { -seat-no } نیست؛ چنین خط‌هایی این شکلی‌اند: «0: bid 75»
problem-record-step_in_head = حرکت فقط می‌تواند در یک { -deal } باشد
problem-record-seats = نام هر { $n } { -seat-no } به ترتیب لازم است، یا نام هیچ‌کدام
problem-record-hands = دست هر { $n } { -seat-no } به ترتیب لازم است
problem-record-nonce = «{ $seat }» اینجا نمی‌تواند nonce داشته باشد: { -seat-no(form: "pl") } از 0 تا { $highest } است، هر کدام با یکی
problem-record-number = «{ $text }» عدد درست نیست
problem-record-date = «{ $text }» تاریخ نیست؛ تاریخ این شکلی است: 2026-11-30
problem-record-escape = «{ $text }» نمایندهٔ هیچ نویسه‌ای نیست؛ بک‌اسلش را دو بار باید نوشت
problem-record-turn = { -seat-no } { $seat } حرکت می‌کند، ولی نوبت { -seat-no } { $turn } است
problem-record-at_step = در گام { $n }
problem-record-unfinished = نتیجه هست، ولی { -deal } تمام نشده است
problem-record-result = { $key } در نتیجه «{ $value }» است، ولی بنا بر حرکت‌ها «{ $expected }» است

# What a rule case expected and what was found.

case-is-legal = «{ $action }» مجاز است
case-legal = مجاز
case-not-legal = غیرمجاز
case-actions = { $n } حرکت
case-also = همچنین { $actions }
case-but-not = ولی نه { $actions }
case-more = { $first } و { $n } تای دیگر
