# Арена: її параметри й те, що вона друкує.

cli-option-arena-variant = Гра, як її показує «kibitz variants»; якщо не вказано, CrowsNest.
cli-option-arena-pairs = Скільки { -deal(form: "gen-pl") }; кожну грають двічі, помінявши { -player(form: "acc-pl") } місцями; якщо не вказано, 100.
cli-option-arena-workers = Скільки процесів; результат за будь-якої кількості однаковий. Якщо не вказано, 1.
cli-option-arena-card-play = Порівняти лише розіграш: { -bid(form: "nom-pl") }, знос і { -trump(form: "nom-pl") } для обох обирає той самий { -player }.
cli-option-arena-contracts-by = Порівняти лише розіграш, а { -bid(form: "nom-pl") }, знос і { -trump(form: "nom-pl") } обирає цей { -player }; якщо не вказано — rulebook.
cli-option-arena-ladder = Нехай грає й драбина: random, easy, medium і search, а також greedy там, де лежить examples/greedy.py.
cli-option-arena-ray = Грати на Ray: на кластері з RAY_ADDRESS, інакше на запущеному тут. Потрібне доповнення «ray».
cli-option-arena-journal = Записувати зігране в цей файл; якщо він є, продовжити з того місця, де він закінчується.
cli-option-arena-plots = Намалювати підсумок у цій теці, як PNG і SVG. Потрібне доповнення «arena».
cli-progress-pairs = парні { -deal(form: "nom-pl") }

arena-unit-points = { -points(form: "gen-pl") }
arena-unit-levels = { -level(form: "gen-pl") }
arena-gain = { $a } проти { $b }: { $mean } { $unit } за { -deal(form: "acc") }
arena-interval = 95-відсотковий інтервал: від { $low } до { $high }
arena-role = { $player }: зіграно { -contract(form: "gen-pl") } { $made } з { $declared }, змушено до { -set(form: "gen") } { $set } з { $defended }; { $median } мс на рішення (95 % — до { $p95 } мс, щонайбільше { $most } мс)
arena-played = парних { -deal(form: "gen-pl") }: { $pairs }, { -deal(form: "gen-pl") }: { $deals } ({ -thrown-in(form: "gen-pl") }: { $thrown_in }), seed { $seed }, { $seconds } с
arena-seats = за місцями, зіграно зі своїх і зірвано з чужих: { $seats }
arena-stage = { $stage }: рішень { $n }, по { $median } мс (95 % — до { $p95 } мс, щонайбільше { $most } мс)
arena-stage-auction = { -auction }
arena-stage-bury = знос
arena-stage-trump = призначення { -trump(form: "gen") }
arena-stage-call = замовлення { -card(form: "gen") }
arena-stage-play = розіграш
arena-told = { -bid(form: "nom-pl") }, що давали собі від { $low } до { $high } % (у середньому { $chance } %): зіграно { $made } з { $n }
arena-table = { $unit } за { -deal(form: "acc") }, рядок проти стовпця, з 95-відсотковими інтервалами
arena-ratings = рейтинги з 95-відсотковими інтервалами (середній дорівнює 0, а 400 — це десять до одного)


## Малюнки від --plots

arena-plot-points-title = { $game }: що дає { -deal } ({ -deal(form: "gen-pl") }: { $n })
arena-plot-points-axis = { $unit } за { -deal(form: "acc") }
arena-plot-share-axis = { -deal(form: "nom-pl") } (%)
arena-plot-mean = у середньому { $mean }
arena-plot-made-title = { $game }: зіграні { -contract(form: "nom-pl") } за { -bid(form: "ins") } ({ -contract(form: "gen-pl") }: { $n })
arena-plot-bid-axis = { -bid }
arena-plot-no-bid = усі
arena-plot-made-axis = зіграно (%), з 95-відсотковими інтервалами
arena-plot-contracts-axis = { -contract(form: "nom-pl") }
arena-plot-times-title = { $game }: час на рішення (рішень: { $n })
arena-plot-times-axis = мілісекунди (лінія: від 5 до 95 %, смуга: середня половина, кружок: найдовше)
arena-plot-ratings-title = { $game }: рейтинги (парних { -deal(form: "gen-pl") }: { $n })
arena-plot-ratings-axis = рейтинг, з 95-відсотковими інтервалами (400 — це десять до одного)
arena-plot-english = жоден шрифт тут не має літер цієї мови, тож підписи на малюнках англійські


## Що може бути не так

problem-arena-too_few = арені потрібні двоє { -player(form: "gen-pl") }; див. «kibitz arena --help»
problem-arena-twice = { -player(form: "acc-pl") } указано двічі: «{ $player }»
problem-arena-not_installed = «{ $library }» не встановлено; його дає доповнення «{ $extra }»: pip install "kibitz[{ $extra }]"
problem-arena-journal_open = журнал «{ $file }» зараз пише інша арена
problem-arena-no_journal = «{ $file }» — не журнал арени, тож його не змінено
problem-arena-journal_differs = журнал «{ $file }» — від іншої арени: { $key } там { $found }, а не { $asked }
problem-arena-journal_line = цей рядок не читається ({ $reason }); виправте або приберіть його
problem-arena-journal_strange = цей рядок не належить до цієї арени; приберіть його, і все буде зіграно знову
problem-arena-journal_twice = парна { -deal } { $pair } записана двічі
