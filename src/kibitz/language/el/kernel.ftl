# What the kernel refuses, and `kibitz solve`, in Greek. $value is the refused value. Cards have numbers there: their places in the deck, from 0.


## Games and positions the kernel does not take

problem-kernel-not_single_cards = στο { $variant } παίζονται πολλά { -card(form: "nom-pl") } μαζί· εδώ υπολογίζονται μόνο παιχνίδια όπου παίζεται ένα { -card } τη φορά
problem-kernel-not_shapes = το { $variant } δεν παίζεται εδώ: χρειάζεται παιχνίδι με { -pair(form: "acc-pl") } και { -tractor(form: "acc") }, τέσσερις { -seat(form: "acc-pl") }, δύο { -side(form: "acc-pl") } και δύο ίδιες τράπουλες
problem-kernel-not_settled = { -trump(form: "def-nom") } ή { -called-card(form: "def-acc") } μένει ανοιχτό: πρέπει πρώτα να το ορίσει { -seat(form: "def-nom") } { $seat }
problem-kernel-not_in_deck = το { $card } δεν είναι στην τράπουλα αυτού του παιχνιδιού
problem-kernel-deal_over = { -deal(form: "def-nom") } τελείωσε, άρα δεν μένει τίποτα να παιχτεί
problem-kernel-deal_not_over = { -deal(form: "def-nom") } δεν τελείωσε· { -point(form: "def-nom-pl") } της είναι γνωστοί όταν παιχτούν όλα { -card(form: "def-nom-pl") }
problem-kernel-nothing_to_undo = δεν υπάρχει τίποτα για { -undo(form: "acc") }: από { -position(form: "def-acc") } που δόθηκε δεν παίχτηκε κανένα { -card }
problem-kernel-illegal_card = { -card(form: "def-nom") } αριθμός { $value } δεν παίζεται εδώ: δεν είναι σ{ -hand(form: "def-acc") }, ή δεν το επιτρέπουν οι κανόνες
problem-kernel-illegal_play = οι κανόνες δεν επιτρέπουν αυτό το παίξιμο (σφάλμα { $value } από όσα δίνει ο έλεγχός του)
problem-kernel-too_many_plays = εδώ επιτρέπονται { $value } τρόποι παιξίματος, πάρα πολλοί για να δοκιμαστούν όλοι· ως 65536


## Numbers out of range

problem-kernel-bad_number = το { $value } είναι εκτός ορίων: τα πλήθη αρχίζουν από 0, τα νήματα από 1, και ένας πίνακας έχει 0 ως 24 bit
problem-kernel-number_too_large = το { $value } είναι εκτός ορίων: οι τιμές πάνε από -20000 ως 20000, σε παιχνίδια με { -pair(form: "acc-pl") } και { -tractor(form: "acc") } από 0 ως 1000000
problem-kernel-bad_face = δεν υπάρχει { -card } αριθμός { $value }· { -card(form: "def-nom-pl") } αριθμούνται από το 0 ως το πλήθος των διαφορετικών { -card(form: "gen-pl") } μείον ένα, το καθένα μία φορά
problem-kernel-bad_seat = δεν υπάρχει { -seat } { $value }· { -seat(form: "def-nom-pl") } πάνε από 0 ως το πλήθος τους μείον ένα
problem-kernel-bad_side = δεν υπάρχει { -side } { $value }· υπάρχουν η 0 και η 1
problem-kernel-bad_suit = το { $value } δεν ταιριάζει: υπάρχουν 1 ως 5 { -suit(form: "nom-pl") }, μαζί με { -trump(form: "def-acc") }, και αριθμούνται από το 0
problem-kernel-bad_place = στο { $value } δεν υπάρχουν όλα τα σημεία· καθένα είναι ένα bit, από 0 ως το πλήθος τους μείον ένα
problem-kernel-bad_row = δεν υπάρχει σειρά { $value }· οι σειρές πάνε από 0 ως το πλήθος τους μείον ένα
problem-kernel-bad_tricks = δεν γίνεται να έχουν παρθεί { $value } { -trick(form: "nom-pl") }· γίνεται 0 ως 64
problem-kernel-bad_first = μια ομάδα δεν μπορεί να αρχίσει από { -deal(form: "def-acc") } { $value }· αρχίζει από πολλαπλάσιο του 64
problem-kernel-bad_share = αναλογία { $value } στα 256 είναι εκτός ορίων· από όλα { -card(form: "def-acc-pl") } μπορούν να παίζονται στην τύχη 0 ως 255 στα 256
problem-kernel-bad_weight = το { $value } δεν είναι βάρος· τα βάρη είναι φυσικοί λογάριθμοι: αριθμοί, ή μείον άπειρο για το ποτέ
problem-kernel-table_memory = δεν γίνεται πίνακας { $value } MiB· πιάνει 1 ως 4096 MiB
problem-kernel-bad_text = το «{ $value }» δεν διαβάζεται εδώ: το κείμενο μιας { -deal(form: "gen") } έχει τις γραμμές game, suits, strengths, points και position, με όλα τα πεδία στη σειρά


## Arrays

problem-kernel-bad_array = ο πίνακας { $name } πρέπει να είναι: { $wanted }· είναι: { $found }
problem-kernel-bad_shape = τα μεγέθη των πινάκων δεν ταιριάζουν μεταξύ τους: { $value }
problem-kernel-shape = ένας πίνακας έχει μήκος { $value }, που δεν ταιριάζει: χρειάζεται ένα στοιχείο για κάθε { -seat(form: "acc") }, { -card(form: "acc") } ή μοίρασμα


## The deck

problem-kernel-n_seats = δεν γίνεται παιχνίδι με { $value } { -seat(form: "acc-pl") }· γίνεται με 3 ως 6
problem-kernel-deck_size = δεν γίνεται τράπουλα με { $value } διαφορετικά { -card(form: "acc-pl") }· έχει 1 ως 64
problem-kernel-equal_strength = { -card(form: "def-nom") } αριθμός { $value } είναι όσο δυνατό όσο ένα άλλο του ίδιου { -suit(form: "gen") }· αυτό γίνεται μόνο σε παιχνίδια με { -pair(form: "acc-pl") } και { -tractor(form: "acc") }, και εκεί μία μόνο φορά ανάμεσα σ{ -trump(form: "def-acc-pl") }
problem-kernel-too_many_values = { -card(form: "nom-pl") } με { $value } διαφορετικές αξίες σε { -point(form: "acc-pl") } είναι πάρα πολλά· γίνονται ως 8 αξίες, σε παιχνίδια με { -pair(form: "acc-pl") } και { -tractor(form: "acc") } ως 4
problem-kernel-too_many_places = μια σειρά δύναμης { -card(form: "gen-pl") } με πάνω από { $value } σημεία είναι πολύ μεγάλη· έχει ως 63
problem-kernel-too_many_ways = οι τρόποι να μοιραστούν τα κρυφά { -card(form: "nom-pl") } σε { $value } σημεία είναι πάρα πολλοί για να μετρηθούν


## Hands and table

problem-kernel-card_twice = { -card(form: "def-nom") } αριθμός { $value } υπάρχει δύο φορές· κάθε { -card } είναι σε ένα { -hand(form: "acc") } ή στο τραπέζι
problem-kernel-bad_copies = { -card(form: "def-nom") } αριθμός { $value } υπάρχει πάνω από δύο φορές σε ένα { -hand(form: "acc") } ή παίξιμο· από το καθένα υπάρχουν δύο
problem-kernel-too_many_copies = { -card(form: "def-nom") } αριθμός { $value } υπάρχει πάνω από δύο φορές συνολικά σ{ -hand(form: "def-nom-pl") } και στο τραπέζι· από το καθένα υπάρχουν δύο
problem-kernel-no_cards = δεν υπάρχει { -card } να παιχτεί: είναι η σειρά { -seat(form: "def-gen") } { $value }, που χρειάζεται τουλάχιστον ένα
problem-kernel-hand_sizes = το { -hand } { -seat(form: "def-gen") } { $value } δεν ταιριάζει: όλοι έχουν το ίδιο πλήθος { -card(form: "gen-pl") }, μείον όσα έπαιξαν σ{ -trick(form: "def-acc") }
problem-kernel-play_sizes = το παίξιμο { $value } της μπάζας, από το 0, έχει άλλο πλήθος { -card(form: "gen-pl") } από { -lead(form: "def-acc") }
problem-kernel-deal_sizes = δεν μοιράζονται { $value } { -card(form: "nom-pl") } σε κάθε { -seat(form: "acc") }· παίρνει τουλάχιστον ένα, και η τράπουλα πρέπει να φτάνει
problem-kernel-world_sizes = { -hand(form: "def-nom-pl") } στο μοίρασμα { $value } έχουν άλλα μεγέθη από του πρώτου· μια ομάδα παίζεται με ίσο βήμα
problem-kernel-table_size = { $value } παιξίματα στο τραπέζι είναι πολλά: είναι λιγότερα από { -seat(form: "def-acc-pl") }
problem-kernel-mixed_lead = { -lead(form: "def-nom") } στο τραπέζι είναι κενή ή όχι όλη ενός { -suit(form: "gen") } ({ -card(form: "nom-pl") }: { $value })


## Hidden cards

problem-kernel-view_over = { -deal(form: "def-nom") } τελείωσε, άρα δεν υπάρχουν πια κρυφά { -card(form: "nom-pl") }
problem-kernel-view_cards = όσα ξέρει αυτή { -seat(form: "def-nom") } δεν βγαίνουν σωστά: { -card(form: "def-nom-pl") } που φάνηκαν και όσα έχουν { -hand(form: "def-nom-pl") } δεν ταιριάζουν με την τράπουλα
problem-kernel-no_world = τα κρυφά { -card(form: "nom-pl") } δεν μπορούν να βρίσκονται με κανέναν τρόπο που να ταιριάζει με όλα όσα είναι γνωστά
problem-kernel-no_world_found = τα κρυφά { -card(form: "nom-pl") } μοιράστηκαν { $value } φορές, και ποτέ έτσι που να ταιριάζουν με όλα όσα είναι γνωστά
problem-kernel-no_worlds = δεν δόθηκε κανένα μοίρασμα· χρειάζεται τουλάχιστον ένα


## kibitz solve

cli-solve = Υπολόγισε τι αξίζει μια { -position(form: "acc") } με όλα { -hand(form: "def-nom-pl") } ανοιχτά, όταν όλοι παίζουν το καλύτερο.
    .about = Το FILE έχει μία { -deal(form: "acc") } σε κάθε γραμμή, ως JSON· το - διαβάζει την τυπική είσοδο. Για καθεμία τυπώνεται μία γραμμή JSON: η αξία της, και η αξία κάθε { -card(form: "gen") } με το οποίο γίνεται { -lead }. Ή δώσε μία { -position(form: "acc") } όπου παίζονται { -card(form: "nom-pl") }. Αξία είναι όσα παίρνει { -side(form: "def-nom") } { -declarer(form: "def-gen") } σε ολόκληρη { -deal(form: "def-acc") }: { -point(form: "nom-pl") }, ή { -trick(form: "nom-pl") } όπου μετρούν { -trick(form: "nom-pl") }. Τελειώνει με 0, με 1 αν το --check βρει διαφορά, με 2 αν ένα αρχείο ή μια γραμμή δεν διαβάζεται.
    .example =
        kibitz solve tests/cases/amerikaner-dds.jsonl --check
        kibitz solve --position "crowsnest phase=play dealer=3 hands=Y9.CR/Y7.R14/R9.B14/Y8.R5 trump=G declarer=0 contract=100"
cli-option-solve-position = Υπολόγισε αυτή { -position(form: "def-acc") }.
cli-option-solve-nodes = Πόσες { -position(form: "acc-pl") } να ψάξει το πολύ για κάθε { -card(form: "acc") }· η αξία μπορεί τότε να μείνει ανάμεσα σε δύο όρια. Αν είναι 0 ή δεν δοθεί, χωρίς όριο.
cli-option-solve-check = Σύγκρινε με τις αξίες του αρχείου· δείξε πού διαφέρουν.
cli-solve-total = { $deals } { -deal(form: "nom-pl") }, { $wrong } με διαφορά
cli-solve-value = αξία { $value }, για { -seat(form: "def-acc-pl") }: { $seats }
cli-solve-line = καλύτερο παίξιμο: { $line }
cli-solve-effort = { $nodes } { -position(form: "acc-pl") } σε { $seconds } s

problem-usage-file_or_position = δώσε ή FILE ή { $option }: ένα από τα δύο, και μόνο ένα
problem-solve-not_in_play = σε αυτή { -position(form: "def-acc") } δεν παίζονται { -card(form: "nom-pl") }· υπολογίζονται μόνο { -position(form: "acc-pl") } όπου παίζονται
problem-open_hands-no_called_card = λείπει { -called-card(form: "def-acc") }· δεν το χρειάζεται μόνο όποιος παίζει μόνος εναντίον όλων
problem-open_hands-no_trump_lead = { -seat(form: "def-nom") } { $seat } δεν έχει { -trump(form: "acc") } για { -lead(form: "acc") }· ένας { -declarer } με { -partner(form: "acc") } αρχίζει με { -trump(form: "acc") }
problem-open_hands-not_the_holder = { -seat(form: "def-nom") } { $seat } δεν μπορεί να είναι { -partner }: δεν έχει το { $card }, { -called-card(form: "def-acc") }
