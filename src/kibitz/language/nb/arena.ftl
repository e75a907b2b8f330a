# The arena: its options, and what it prints.

cli-option-arena-variant = Spillet, slik «kibitz variants» viser dem; CrowsNest hvis ikke annet er oppgitt.
cli-option-arena-pairs = Hvor mange { -deal(form: "pl") }, hver spilt én gang til med byttede { -seat(form: "pl") }; 100 hvis ikke annet er oppgitt.
cli-option-arena-workers = Hvor mange prosesser; resultatet er det samme uansett antall. 1 hvis ikke annet er oppgitt.
cli-option-arena-card-play = Sammenlign bare kortspillet: { -bid(form: "pl") }, vraking og valg av { -trump } gjøres av samme { -player } for begge.
cli-option-arena-contracts-by = Sammenlign bare kortspillet, med { -bid(form: "pl") }, vraking og { -trump } fra denne spilleren; ellers fra rulebook.
cli-option-arena-ladder = La stigen være med: random, easy, medium og search, og greedy der examples/greedy.py ligger.
cli-option-arena-ray = Spill på Ray: på klyngen i RAY_ADDRESS, ellers på én som startes her. Krever tillegget «ray».
cli-option-arena-journal = Skriv det som er spilt, i denne filen; finnes den, fortsettes det der den slutter.
cli-option-arena-plots = Tegn utfallet i denne mappen, som PNG og SVG. Krever tillegget «arena».
cli-progress-pairs = par

arena-unit-points = { -points }
arena-unit-levels = { -level(form: "pl") }
arena-gain = { $a } mot { $b }: { $mean } { $unit } per { -deal }
arena-interval = 95 %-intervall: { $low } til { $high }
arena-role = { $player }: { $made } av { $declared } { -contract(form: "pl") } { -made }, { $set } av { $defended } av de andres { -set }; { $median } ms per valg (95 % innen { $p95 } ms, høyst { $most } ms)
arena-played = { $pairs } par, { $deals } { -deal(form: "pl") } ({ $thrown_in } { -thrown-in }), startverdi { $seed }, { $seconds } s
arena-seats = etter { -seat }, { -made } av egne og { -set } av andres { -contract(form: "pl") }: { $seats }
arena-stage = { $stage }: { $n } valg, { $median } ms hvert (95 % innen { $p95 } ms, høyst { $most } ms)
arena-stage-auction = { -auction }
arena-stage-bury = vraking
arena-stage-trump = valg av { -trump }
arena-stage-call = etterlysning av kort
arena-stage-play = kortspill
arena-told = { -bid(form: "pl") } som ga seg selv { $low } til { $high } % ({ $chance } % i snitt): { $made } av { $n } { -made }
arena-table = { $unit } per { -deal } for hver rad mot hver kolonne, med 95 %-intervaller
arena-ratings = rating med 95 %-intervaller (snittet er 0, og 400 er odds ti mot én)


## Bildene fra --plots

arena-plot-points-title = { $game }: hva en { -deal } gir ({ $n } { -deal(form: "pl") })
arena-plot-points-axis = { $unit } i en { -deal }
arena-plot-share-axis = { -deal(form: "pl") } (%)
arena-plot-mean = snitt { $mean }
arena-plot-made-title = { $game }: { -contract(form: "pl") } { -made }, etter { -bid } ({ $n } { -contract(form: "pl") })
arena-plot-bid-axis = { -bid }
arena-plot-no-bid = alle
arena-plot-made-axis = { -made } (%), med 95 %-intervaller
arena-plot-contracts-axis = { -contract(form: "pl") }
arena-plot-times-title = { $game }: tid per valg ({ $n } valg)
arena-plot-times-axis = millisekunder (strek: 5 til 95 %, søyle: midterste halvdel, sirkel: lengst)
arena-plot-ratings-title = { $game }: rating ({ $n } par)
arena-plot-ratings-axis = rating, med 95 %-intervaller (400 er odds ti mot én)
arena-plot-english = ingen skrift her har bokstavene i dette språket, så bildene har engelsk tekst


## Hva som kan være galt

problem-arena-too_few = en arena trenger to { -player(form: "pl") }; se «kibitz arena --help»
problem-arena-twice = { -player(form: "def") } «{ $player }» er oppgitt to ganger
problem-arena-not_installed = «{ $library }» er ikke installert; det følger med tillegget «{ $extra }»: pip install "kibitz[{ $extra }]"
problem-arena-journal_open = loggen «{ $file }» skrives av en annen arena
problem-arena-no_journal = «{ $file }» er ikke loggen fra en arena, og får stå som den er
problem-arena-journal_differs = loggen «{ $file }» hører til en annen arena: { $key } er { $found }, ikke { $asked }
problem-arena-journal_line = denne linjen kan ikke leses ({ $reason }); rett den eller fjern den
problem-arena-journal_strange = denne linjen er ikke noe par i denne arenaen; fjern den, så spilles det på nytt
problem-arena-journal_twice = par { $pair } finnes to ganger
