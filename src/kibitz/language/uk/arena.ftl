# Арена: її параметри й те, що вона друкує.

cli-option-arena-variant = Гра, як її показує «kibitz variants»; якщо не вказано, CrowsNest.
cli-option-arena-pairs = Скільки { -deal(form: "gen-pl") }; кожну грають двічі, помінявши { -player(form: "acc-pl") } місцями; якщо не вказано, 100.
cli-option-arena-workers = Скільки процесів; результат за будь-якої кількості однаковий. Якщо не вказано, 1.
cli-option-arena-card-play = Порівняти лише розіграш: { -bid(form: "nom-pl") }, знос і { -trump(form: "nom-pl") } для обох обирає той самий { -player }.
cli-progress-pairs = парні { -deal(form: "nom-pl") }

arena-unit-points = { -points(form: "gen-pl") }
arena-unit-levels = { -level(form: "gen-pl") }
arena-gain = { $a } проти { $b }: { $mean } { $unit } за { -deal(form: "acc") }
arena-interval = 95-відсотковий інтервал: від { $low } до { $high }
arena-role = { $player }: зіграно { -contract(form: "gen-pl") } { $made } з { $declared }, змушено до { -set(form: "gen") } { $set } з { $defended }; { $median } мс на рішення (95 % — до { $p95 } мс)
arena-played = парних { -deal(form: "gen-pl") }: { $pairs }, { -deal(form: "gen-pl") }: { $deals } ({ -thrown-in(form: "gen-pl") }: { $thrown_in }), seed { $seed }, { $seconds } с
