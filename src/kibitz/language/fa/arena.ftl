# The arena: its options, and what it prints.

cli-option-arena-variant = بازی، به نامی که «kibitz variants» نشان می‌دهد؛ پیش‌فرض CrowsNest.
cli-option-arena-pairs = چند { -deal }، که هر کدام یک بار دیگر با جای عوض‌شدهٔ { -player(form: "pl") } بازی می‌شود؛ پیش‌فرض 100.
cli-option-arena-workers = چند پردازه؛ نتیجه با هر تعداد یکی است. پیش‌فرض 1.
cli-option-arena-card-play = فقط بازی { -card(form: "pl") } را می‌سنجد: خواندن، خواباندن و { -trump } برای هر دو از همان { -player } است.
cli-progress-pairs = جفت

arena-unit-points = { -points }
arena-unit-levels = { -level }
arena-gain = { $a } در برابر { $b }: { $mean } { $unit } در هر { -deal }
arena-interval = بازهٔ 95 %: { $low } تا { $high }
arena-role = { $player }: { $made } از { $declared } { -contract } { -made }، به‌عنوان { -defender } { $set } از { $defended } ناکام‌شده؛ { $median } میلی‌ثانیه برای هر تصمیم (95 % در { $p95 } میلی‌ثانیه)
arena-played = { $pairs } جفت، { $deals } { -deal } ({ $thrown_in } { -thrown-in })، دانهٔ { $seed }، { $seconds } ثانیه
