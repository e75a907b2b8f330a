# The arena, in Greek: its options, and what it prints.

cli-option-arena-variant = Το παιχνίδι, όπως το δείχνει το «kibitz variants»· αν δεν δοθεί, CrowsNest.
cli-option-arena-pairs = Πόσες { -deal(form: "nom-pl") }· καθεμία παίζεται και δεύτερη φορά, με τους { -player(form: "nom-pl") } σε αλλαγμένες { -seat(form: "acc-pl") }. Αν δεν δοθεί, 100.
cli-option-arena-workers = Πόσες διεργασίες· το αποτέλεσμα είναι ίδιο όσες κι αν είναι. Αν δεν δοθεί, 1.
cli-option-arena-card-play = Σύγκρινε μόνο το παίξιμο { -card(form: "def-gen-pl") }: { -bid(form: "nom-pl") }, ξεσκαρτάρισμα και { -trump(form: "nom-pl") } είναι και για τους δύο του ίδιου { -player(form: "acc") }.
cli-option-arena-contracts-by = Σύγκρινε μόνο το παίξιμο { -card(form: "def-gen-pl") }, με { -bid(form: "nom-pl") }, ξεσκαρτάρισμα και { -trump(form: "nom-pl") } από αυτόν, διαφορετικά από rulebook.
cli-option-arena-ladder = Να παίξει και η σκάλα: random, easy, medium και search, και greedy όπου υπάρχει το examples/greedy.py.
cli-option-arena-ray = Παίξε με το Ray: στη συστάδα του RAY_ADDRESS, αλλιώς σε μία που ξεκινά εδώ. Χρειάζεται το πρόσθετο «ray».
cli-option-arena-journal = Γράψε σε αυτό το αρχείο ό,τι έχει παιχτεί· αν υπάρχει ήδη, συνέχισε από εκεί που τελειώνει.
cli-option-arena-plots = Σχεδίασε το αποτέλεσμα σε αυτόν τον φάκελο, σε PNG και SVG. Χρειάζεται το πρόσθετο «arena».
cli-progress-pairs = ζεύγη

arena-unit-points = { -point(form: "nom-pl") }
arena-unit-levels = { -level(form: "nom-pl") }
arena-gain = { $a } εναντίον { $b }: { $mean } { $unit } ανά { -deal(form: "acc") }
arena-interval = διάστημα 95%: { $low } ως { $high }
arena-role = { $player }: βγήκαν { $made } από { $declared } { -contract(form: "acc-pl") }, έβαλε μέσα { $set } από { $defended }· { $median } ms ανά απόφαση (το 95% ως { $p95 } ms, το πολύ { $most } ms)
arena-played = { $pairs } ζεύγη, { $deals } { -deal(form: "nom-pl") } ({ $thrown_in } ακυρώθηκαν και ξαναμοιράστηκαν), σπόρος { $seed }, { $seconds } s
arena-seats = ανά { -seat(form: "acc") }, όσα βγήκαν από τα δικά του και όσα έβαλε μέσα από τα άλλα: { $seats }
arena-stage = { $stage }: { $n } αποφάσεις, { $median } ms η καθεμία (το 95% ως { $p95 } ms, το πολύ { $most } ms)
arena-stage-auction = { -auction }
arena-stage-bury = ξεσκαρτάρισμα
arena-stage-trump = ορισμός του { -trump }
arena-stage-call = αναζήτηση του { -card(form: "gen") }
arena-stage-play = παίξιμο
arena-told = { -bid(form: "nom-pl") } που έδιναν στον εαυτό τους { $low } ως { $high }% (κατά μέσο όρο { $chance }%): βγήκαν { $made } από { $n }
arena-table = { $unit } ανά { -deal(form: "acc") } κάθε γραμμής εναντίον κάθε στήλης, με διαστήματα 95%
arena-ratings = βαθμολογίες με διαστήματα 95% (ο μέσος όρος τους είναι 0 και 400 σημαίνουν δέκα προς ένα)


## Οι εικόνες του --plots

arena-plot-points-title = { $game }: τι φέρνει μια { -deal } ({ $n } { -deal(form: "nom-pl") })
arena-plot-points-axis = { $unit } σε μια { -deal(form: "acc") }
arena-plot-share-axis = { -deal(form: "nom-pl") } (%)
arena-plot-mean = μέσος όρος { $mean }
arena-plot-made-title = { $game }: { -contract(form: "acc-pl") } που βγήκαν, ανά { -bid(form: "acc") } ({ $n } { -contract(form: "acc-pl") })
arena-plot-bid-axis = { -bid }
arena-plot-no-bid = όλα
arena-plot-made-axis = βγήκαν (%), με διαστήματα 95%
arena-plot-contracts-axis = { -contract(form: "acc-pl") }
arena-plot-times-title = { $game }: χρόνος ανά απόφαση ({ $n } αποφάσεις)
arena-plot-times-axis = χιλιοστά του δευτερολέπτου (γραμμή: 5 ως 95%, ράβδος: το μεσαίο μισό, κύκλος: ο πιο μακρύς)
arena-plot-ratings-title = { $game }: βαθμολογίες ({ $n } ζεύγη)
arena-plot-ratings-axis = βαθμολογία, με διαστήματα 95% (400 σημαίνουν δέκα προς ένα)
arena-plot-english = καμία γραμματοσειρά εδώ δεν έχει τα γράμματα αυτής της γλώσσας, γι’ αυτό οι εικόνες είναι στα αγγλικά


## Τι μπορεί να μην πάει καλά

problem-arena-too_few = χρειάζονται δύο { -player(form: "nom-pl") }· δες «kibitz arena --help»
problem-arena-twice = { -player(form: "def-nom") } «{ $player }» δόθηκε δύο φορές
problem-arena-not_installed = το «{ $library }» δεν είναι εγκατεστημένο· έρχεται με το πρόσθετο «{ $extra }»: pip install "kibitz[{ $extra }]"
problem-arena-journal_open = στο ημερολόγιο «{ $file }» γράφει μια άλλη αναμέτρηση
problem-arena-no_journal = το «{ $file }» δεν είναι ημερολόγιο αναμέτρησης και μένει όπως είναι
problem-arena-journal_differs = το ημερολόγιο «{ $file }» είναι άλλης αναμέτρησης: { $key } είναι { $found }, όχι { $asked }
problem-arena-journal_line = αυτή η γραμμή δεν διαβάζεται ({ $reason })· διόρθωσέ τη ή σβήσε τη
problem-arena-journal_strange = αυτή η γραμμή δεν είναι ζεύγος αυτής της αναμέτρησης· σβήσε τη και θα παιχτεί ξανά
problem-arena-journal_twice = το ζεύγος { $pair } υπάρχει δύο φορές
