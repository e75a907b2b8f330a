# The arena: its options, and what it prints.

cli-option-arena-variant = Spillet, slik «kibitz variants» viser dem; CrowsNest hvis ikke annet er oppgitt.
cli-option-arena-pairs = Hvor mange { -deal(form: "pl") }, hver spilt én gang til med byttede { -seat(form: "pl") }; 100 hvis ikke annet er oppgitt.
cli-option-arena-workers = Hvor mange prosesser; resultatet er det samme uansett antall. 1 hvis ikke annet er oppgitt.
cli-option-arena-card-play = Sammenlign bare kortspillet: { -bid(form: "pl") }, vraking og valg av { -trump } gjøres av samme { -player } for begge.
cli-progress-pairs = par

arena-unit-points = { -points }
arena-unit-levels = { -level(form: "pl") }
arena-gain = { $a } mot { $b }: { $mean } { $unit } per { -deal }
arena-interval = 95 %-intervall: { $low } til { $high }
arena-role = { $player }: { $made } av { $declared } { -contract(form: "pl") } { -made }, { $set } av { $defended } av de andres { -set }; { $median } ms per valg (95 % innen { $p95 } ms)
arena-played = { $pairs } par, { $deals } { -deal(form: "pl") } ({ $thrown_in } { -thrown-in }), startverdi { $seed }, { $seconds } s
