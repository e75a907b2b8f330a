# The command line, in Greek: what each command does (cli-<command>), its options (cli-option-<words>), what it prints.

cli-kibitz = Ένα τραπέζι, ένας { -partner } κι ένα εργαστήριο για παιχνίδια με { -trick(form: "acc-pl") } σε ζευγάρια: επτά εκδοχές του Rook, το Τρακτέρ και το Amerikaner.
    .example =
        kibitz play
        kibitz rules crowsnest
        kibitz trace --help

cli-heading-usage = Χρήση:
cli-heading-options = Επιλογές
cli-heading-commands = Εντολές
cli-heading-example = Παράδειγμα

cli-complaint = kibitz: { $text }
cli-column = στήλη { $column }: { $text }
cli-place = γραμμή { $line }, στήλη { $column }: { $text }

cli-option-help = Δείξε αυτή τη βοήθεια, και τέλος.
cli-option-lang = Η γλώσσα όλων των κειμένων, π.χ. el· με το KIBITZ_LANG ορίζεται μόνιμα.
cli-option-version = Δείξε την έκδοση, και τέλος.
cli-option-option = Ένας { -house-rule }, name=value· μπορεί να δοθεί πολλές φορές. Όλους τους δείχνει το «kibitz variants --options».
cli-option-code = Ένας κωδικός κανόνων ({ -variant } και { -house-rule(form: "nom-pl") } σε μία λέξη) αντί για VARIANT και --option.
cli-option-seed = Οποιοδήποτε κείμενο· ο ίδιος σπόρος δίνει τα ίδια { -card(form: "acc-pl") }. Αν δεν δοθεί, 0.
cli-option-json = Τύπωσε JSON, για προγράμματα.
cli-option-force = Αντικατάστησε ένα αρχείο που υπάρχει.
cli-option-players = Ένας { -computer-player }, π.χ. random ή rulebook. Αν δοθούν δύο, εναλλάσσονται σ{ -seat(form: "def-acc-pl") }, και ούτω καθεξής.


## kibitz play: its words are with the table (table.ftl)


## kibitz variants

cli-variants = Δείξε τα παιχνίδια.
    .example =
        kibitz variants
        kibitz variants --options
cli-option-variants-options = Δείξε και { -house-rule(form: "def-acc-pl") } του καθενός.
cli-variants-facts = { $seats } { -seat(form: "nom-pl") }, { $cards } { -card(form: "nom-pl") }
cli-variants-default = (το συνηθισμένο)
cli-variants-option = { $option } = { $value }   ({ $allowed })


## kibitz rules

cli-rules = Δείξε τους κανόνες ενός παιχνιδιού, μαζί με τους δικούς σου { -house-rule(form: "acc-pl") }.
    .about = Η σελίδα φτιάχνεται από αυτά με τα οποία παίζει το πρόγραμμα, άρα δεν μπορεί να διαφέρει.
    .example =
        kibitz rules tractor
        kibitz rules crowsnest --option minimum_bid=80
cli-option-rules-plain = Τύπωσε τη σελίδα ως απλό κείμενο, ακόμη και σε τερματικό.


## kibitz deal

cli-deal = Δείξε { -card(form: "def-acc-pl") } που μοιράζει ένας σπόρος.
    .example =
        kibitz deal crowsnest --seed 7
        kibitz deal amerikaner --option players=5 --json
cli-option-deal-position = Τύπωσε { -deal(form: "def-acc") } ως { -position(form: "acc") }, μία γραμμή που διαβάζουν άλλες εντολές.
cli-deal-seat = { -seat } { $seat }
cli-deal-dealer = ({ -dealer })
cli-deal-set-aside = { -set-aside }


## kibitz trace

cli-trace = Παίξε { -deal(form: "acc-pl") } με { -computer-player(form: "acc-pl") }· τύπωσε την καθεμία ως μία γραμμή JSON.
    .about = Κάθε γραμμή έχει όσα χρειάζεται ένα άλλο πρόγραμμα για να ξαναπαίξει και να ελέγξει { -deal(form: "def-acc") }: { -card(form: "def-acc-pl") }, κάθε απόφαση με τις επιτρεπτές κινήσεις, και το αποτέλεσμα. { -deal(form: "Def-nom-pl") } διαδέχονται η μία την άλλη όπως σε μια { -match(form: "acc") }· όταν μια { -match } τελειώσει, αρχίζει νέα.
    .example =
        kibitz trace crowsnest --deals 2 --seed 7
        kibitz trace tractor --option throws=on --players rulebook
        kibitz trace dixie --seed 7 --playthrough
cli-option-trace-deals = Πόσες { -deal(form: "nom-pl") }· αν δεν δοθεί, 1.
cli-option-trace-playthrough = Τύπωσε ολόκληρη την πρώτη { -deal(form: "acc") } ως κείμενο, με ό,τι βλέπει κάθε { -seat } σε κάθε βήμα.
cli-option-trace-write = Γράψε αυτό το κείμενο σε αυτό το αρχείο.
cli-progress-deals = { -deal(form: "nom-pl") }
cli-progress-variants = { -variant(form: "nom-pl") }
cli-progress-measurements = μετρήσεις
cli-progress-actions = κινήσεις
cli-progress-cases = περιπτώσεις


## kibitz cases

cli-cases = Έλεγξε περιπτώσεις κανόνων: { -position(form: "acc-pl") }, κινήσεις και τι πρέπει να ισχύει μετά.
    .about = Το FILE έχει μία περίπτωση σε κάθε γραμμή, ως JSON· το - διαβάζει την τυπική είσοδο. Τελειώνει με 0 αν ισχύουν όλες, με 1 αν κάποια αποτύχει, με 2 αν ένα αρχείο ή μια γραμμή δεν διαβάζεται.
    .example = kibitz cases tests/cases/rook.jsonl
cli-cases-total = { $cases } περιπτώσεις, { $failed } απέτυχαν
cli-cases-mismatch = { $key }: αναμενόταν { $expected }, βρέθηκε { $found }


## kibitz perft

cli-perft = Μέτρησε τις ακολουθίες κινήσεων από μια { -position(form: "acc") }.
    .about = { -position(form: "Def-nom") } είναι μια γραμμή όπως την τυπώνει το «kibitz deal --position», αλλιώς { -deal(form: "def-nom") } ενός σπόρου.
    .example =
        kibitz perft crowsnest --depth 3
        kibitz perft amerikaner --option players=3 --seed 7 --depth 2 --divide
cli-option-perft-position = Μέτρησε από αυτή { -position(form: "def-acc") }.
cli-option-perft-depth = Πόσες κινήσεις έχει κάθε ακολουθία· πρέπει να δοθεί.
cli-option-perft-divide = Δώσε και το πλήθος για κάθε πρώτη κίνηση.
cli-option-perft-write = Γράψε τα πλήθη ως αυτό το βάθος σε αρχείο perft.


## kibitz replay

cli-replay = Δες μια { -record(form: "acc") } βήμα βήμα.
    .about = Το FILE είναι μια { -record } (.kbz ή .jsonl)· το - διαβάζει την τυπική είσοδο. Σε τερματικό: Enter ή n πάει μπροστά, b πίσω, ένας αριθμός σε εκείνο το βήμα, q τελειώνει. Αλλιώς τυπώνονται όλα τα βήματα.
    .example = kibitz replay match.kbz
cli-replay-deal = { $variant }, { -deal } { $n } από { $all }, μοιράζει { -seat(form: "def-nom") } { $dealer }· { $kind ->
        [levels] { -level(form: "nom-pl") }
       *[scores] σκορ
    } { $totals }
cli-replay-no-deals = { $variant }, { -match } χωρίς { -deal(form: "acc-pl") }
cli-replay-step = { $n }. { -seat } { $seat }: { $action }
cli-replay-trick = { -seat(form: "def-nom") } { $seat } παίρνει { $cards }
cli-replay-table = στο τραπέζι, με { -lead(form: "acc") } από { -seat(form: "def-acc") } { $seat }: { $cards }
cli-replay-result = { -deal(form: "def-nom") } δίνει { $gains }· { $kind ->
        [levels] { -level(form: "nom-pl") }
       *[scores] σκορ
    } { $totals }
cli-replay-winners = { -match(form: "def-nom") } τελείωσε· νικητές: { $winners }
cli-replay-prompt = βήμα { $n } από { $all } (Enter, b, αριθμός, q):
cli-replay-keys = Enter ή n: μπροστά· b: πίσω· αριθμός: σε εκείνο το βήμα· q: τέλος
cli-replay-end = υπάρχουν τα βήματα 1 ως { $all }


## kibitz convert

cli-convert = Ξαναγράψε μια { -record(form: "acc") } σε άλλη μορφή.
    .about = Τη μορφή τη λέει η κατάληξη: .kbz είναι κείμενο για ανθρώπους, .jsonl γραμμές JSON για προγράμματα· το - είναι η τυπική είσοδος ή έξοδος. Τελειώνει με 1 αν ένα μέρος του IN δεν διαβάζεται· τότε ένα αρχείο που υπάρχει μένει όπως είναι.
    .example =
        kibitz convert match.kbz match.jsonl
        kibitz convert - - --to kbz < match.jsonl
cli-option-convert-to = Η μορφή που θα γραφτεί, kbz ή jsonl, όταν δεν τη λέει η κατάληξη του OUT.


## kibitz arena

cli-arena = Βάλε { -computer-player(form: "acc-pl") } να παίξουν τις ίδιες { -deal(form: "acc-pl") } και σύγκρινέ τους.
    .about = Με τρεις ή περισσότερους ο καθένας συναντά όλους τους άλλους στις ίδιες { -deal(form: "acc-pl") } και όλοι βαθμολογούνται. Ο ίδιος σπόρος δίνει το ίδιο αποτέλεσμα, όσες διεργασίες κι αν παίζουν.
    .example =
        kibitz arena rulebook random --variant crowsnest --pairs 50 --seed 1
        kibitz arena easy medium hard --pairs 200 --workers 2 --journal night.jsonl


## kibitz bench

cli-bench = Μέτρησε πόσο γρήγορα παίζει αυτό το μηχάνημα.
    .about = rules: τυχαίες { -deal(form: "nom-pl") } με την υλοποίηση αναφοράς, όπου απαριθμείται κάθε επιτρεπτό σύνολο. kernel: προσομοιώσεις, πιθανοί κόσμοι και ακριβείς τιμές, δίπλα στα OpenSpiel και DDS όπου υπάρχουν. Πλήθη και τιμές είναι ίδια σε κάθε μηχάνημα, μόνο οι χρόνοι διαφέρουν.
    .example =
        kibitz bench
        kibitz bench rules --deals 50 --json
        kibitz bench kernel --seconds 5
cli-option-bench-deals = Πόσες { -deal(form: "nom-pl") } από κάθε { -variant(form: "acc") }· αν δεν δοθεί, 20.
cli-option-bench-seconds = Πόσα δευτερόλεπτα για κάθε μέτρηση του πυρήνα· αν δεν δοθεί, 2.
cli-bench-rules = κανόνες
cli-bench-speed = { -deal(form: "nom-pl") }/s
cli-bench-actions = κινήσεις
cli-bench-legal = επιτρεπτές
cli-bench-measured = μέτρηση
cli-bench-rate = τιμή
cli-bench-unit = μονάδα
cli-bench-peer = άλλο
cli-bench-ratio = λόγος
