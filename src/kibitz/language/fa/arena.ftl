# The arena: its options, and what it prints.

cli-option-arena-variant = بازی، به نامی که «kibitz variants» نشان می‌دهد؛ پیش‌فرض CrowsNest.
cli-option-arena-pairs = چند { -deal }، که هر کدام یک بار دیگر با جای عوض‌شدهٔ { -player(form: "pl") } بازی می‌شود؛ پیش‌فرض 100.
cli-option-arena-workers = چند پردازه؛ نتیجه با هر تعداد یکی است. پیش‌فرض 1.
cli-option-arena-card-play = فقط بازی { -card(form: "pl") } را می‌سنجد: خواندن، خواباندن و { -trump } برای هر دو از همان { -player } است.
cli-option-arena-contracts-by = فقط بازی { -card(form: "pl") } را می‌سنجد، با خواندن، خواباندن و { -trump } این { -player }؛ اگر داده نشود، rulebook.
cli-option-arena-ladder = نردبان هم بازی کند: random و easy و medium و search، و greedy هر جا examples/greedy.py باشد.
cli-option-arena-ray = با Ray بازی کن: روی خوشهٔ RAY_ADDRESS، وگرنه روی خوشه‌ای که همین‌جا راه می‌افتد. افزونهٔ «ray» را می‌خواهد.
cli-option-arena-journal = آنچه بازی شده در این پرونده نوشته می‌شود؛ اگر باشد، از پایان آن ادامه می‌یابد.
cli-option-arena-plots = نتیجه را در این پوشه به صورت PNG و SVG بکش. افزونهٔ «arena» را می‌خواهد.
cli-progress-pairs = جفت

arena-unit-points = { -points }
arena-unit-levels = { -level }
arena-gain = { $a } در برابر { $b }: { $mean } { $unit } در هر { -deal }
arena-interval = بازهٔ 95 %: { $low } تا { $high }
arena-role = { $player }: { $made } از { $declared } { -contract } { -made }، به‌عنوان { -defender } { $set } از { $defended } ناکام‌شده؛ { $median } میلی‌ثانیه برای هر تصمیم (95 % در { $p95 } میلی‌ثانیه، بیشترین { $most } میلی‌ثانیه)
arena-played = { $pairs } جفت، { $deals } { -deal } ({ $thrown_in } { -thrown-in })، دانهٔ { $seed }، { $seconds } ثانیه
arena-seats = به تفکیک { -seat-no }، { -made } از خوانده و { -set } از دفاع: { $seats }
arena-stage = { $stage }: { $n } تصمیم، هر کدام { $median } میلی‌ثانیه (95 % در { $p95 } میلی‌ثانیه، بیشترین { $most } میلی‌ثانیه)
arena-stage-auction = { -auction }
arena-stage-bury = خواباندن
arena-stage-trump = تعیین { -trump }
arena-stage-call = خواستن { -card }
arena-stage-play = بازی کردن
arena-told = { -bid(form: "pl") } با بخت { $low } تا { $high } درصد به گفتهٔ خود (میانگین { $chance } درصد): { $made } از { $n } { -made }
arena-table = { $unit } در هر { -deal }، هر سطر در برابر هر ستون، با بازه‌های 95 %
arena-ratings = درجه‌ها با بازه‌های 95 % (میانگین 0 است و 400 یعنی ده به یک)


## تصویرهای --plots

arena-plot-points-title = { $game }: آنچه هر { -deal } می‌آورد ({ $n } { -deal })
arena-plot-points-axis = { $unit } در هر { -deal }
arena-plot-share-axis = { -deal(form: "pl") } (%)
arena-plot-mean = میانگین { $mean }
arena-plot-made-title = { $game }: { -contract } { -made }، به تفکیک { -bid } ({ $n } { -contract })
arena-plot-bid-axis = { -bid }
arena-plot-no-bid = همه
arena-plot-made-axis = { -made } (%)، با بازه‌های 95 %
arena-plot-contracts-axis = { -contract }
arena-plot-times-title = { $game }: زمان هر تصمیم ({ $n } تصمیم)
arena-plot-times-axis = میلی‌ثانیه (خط: 5 تا 95 %، میله: نیمهٔ میانی، دایره: درازترین)
arena-plot-ratings-title = { $game }: درجه‌ها ({ $n } جفت)
arena-plot-ratings-axis = درجه، با بازه‌های 95 % (400 یعنی ده به یک)
arena-plot-english = هیچ قلمی در اینجا حروف این زبان را ندارد، پس نوشته‌های تصویرها انگلیسی است


## چه چیزی می‌تواند نادرست باشد

problem-arena-too_few = دست‌کم دو { -player } لازم است؛ «kibitz arena --help» را ببینید
problem-arena-twice = { -player } «{ $player }» دو بار آمده است
problem-arena-not_installed = «{ $library }» نصب نیست؛ با افزونهٔ «{ $extra }» می‌آید: pip install "kibitz[{ $extra }]"
problem-arena-journal_open = دفتر «{ $file }» را سنجش دیگری دارد می‌نویسد
problem-arena-no_journal = «{ $file }» دفتر یک سنجش نیست و همان‌طور می‌ماند
problem-arena-journal_differs = دفتر «{ $file }» از سنجش دیگری است: { $key } در آن { $found } است، نه { $asked }
problem-arena-journal_line = این سطر خوانده نمی‌شود ({ $reason })؛ درستش کنید یا برش دارید
problem-arena-journal_strange = این سطر هیچ جفتی از این سنجش نیست؛ برش دارید تا دوباره بازی شود
problem-arena-journal_twice = جفت { $pair } دو بار آمده است
