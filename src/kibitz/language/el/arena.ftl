# The arena, in Greek: its options, and what it prints.

cli-option-arena-variant = Το παιχνίδι, όπως το δείχνει το «kibitz variants»· αν δεν δοθεί, CrowsNest.
cli-option-arena-pairs = Πόσες { -deal(form: "nom-pl") }· καθεμία παίζεται και δεύτερη φορά, με τους { -player(form: "nom-pl") } σε αλλαγμένες { -seat(form: "acc-pl") }. Αν δεν δοθεί, 100.
cli-option-arena-workers = Πόσες διεργασίες· το αποτέλεσμα είναι ίδιο όσες κι αν είναι. Αν δεν δοθεί, 1.
cli-option-arena-card-play = Σύγκρινε μόνο το παίξιμο { -card(form: "def-gen-pl") }: { -bid(form: "nom-pl") }, ξεσκαρτάρισμα και { -trump(form: "nom-pl") } είναι και για τους δύο του ίδιου { -player(form: "acc") }.
cli-progress-pairs = ζεύγη

arena-unit-points = { -point(form: "nom-pl") }
arena-unit-levels = { -level(form: "nom-pl") }
arena-gain = { $a } εναντίον { $b }: { $mean } { $unit } ανά { -deal(form: "acc") }
arena-interval = διάστημα 95%: { $low } ως { $high }
arena-role = { $player }: βγήκαν { $made } από { $declared } { -contract(form: "acc-pl") }, έβαλε μέσα { $set } από { $defended }· { $median } ms ανά απόφαση (το 95% ως { $p95 } ms)
arena-played = { $pairs } ζεύγη, { $deals } { -deal(form: "nom-pl") } ({ $thrown_in } ακυρώθηκαν και ξαναμοιράστηκαν), σπόρος { $seed }, { $seconds } s
