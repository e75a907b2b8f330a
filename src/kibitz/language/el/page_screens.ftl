# The screens of the page beside the table, in Greek: start, guided deal, end of a deal, settings, rules, house rules, history, proofs.

page-again = Δοκίμασε ξανά

## Start

page-start-title = Τι θέλεις να παίξεις;
page-start-play = Παίξε { $game }
page-start-continue = Συνέχεια
page-start-more-running = { $n ->
        [one] Άλλο ένα ατελείωτο παιχνίδι
       *[other] Άλλα { $n } ατελείωτα παιχνίδια
    }
page-start-guide = Πρώτη { -deal } με οδηγό
page-start-own-rules = Με τους κανόνες σου
page-start-strength = Πόσο δυνατοί είναι οι υπολογιστές
page-start-apart = Ξεχωριστή δυσκολία για κάθε θέση
page-start-apart-text = Με τη σειρά του παιχνιδιού· μετράνε όσες θέσεις έχει το παιχνίδι. Όπου παίζουν δύο εναντίον δύο, η θέση 2 είναι ο συμπαίκτης σου.
page-start-seat-after = { $n ->
        [1] Αμέσως μετά από εσένα
       *[other] Θέση { $n } μετά από εσένα
    }
page-start-name = Το όνομά σου (μπορεί να μείνει κενό)
page-start-others = Άλλα παιχνίδια
page-start-players = { -player(form: "Nom-pl") }
page-start-together = Παιχνίδι με παρέα
page-start-people = Στήσε τραπέζι
page-start-people-text = Παίρνεις έναν σύνδεσμο για να τον στείλεις. Όποιος τον ανοίξει παίρνει μια ελεύθερη { -seat(form: "acc") }· σε όσες μείνουν ελεύθερες παίζουν υπολογιστές.
page-start-game = Παιχνίδι
page-start-invite = Στήσε τραπέζι και κάλεσε
page-start-join = Κάθισε σε τραπέζι
page-start-join-text = Επικόλλησε τον σύνδεσμο που σου έστειλαν ή μόνο τον κωδικό στο τέλος του.
page-start-link = Σύνδεσμος ή κωδικός
page-start-open = Πάμε
page-start-link-wrong = Αυτό δεν είναι ούτε σύνδεσμος τραπεζιού ούτε ο κωδικός του.

## Where the games lie

page-promise-local = Τα παιχνίδια σου μένουν σε αυτή τη συσκευή· τίποτα δεν ανεβαίνει πουθενά.
page-promise-folder = Βρίσκονται στον φάκελο
page-promise-memory = Ξεχνιούνται όταν τελειώσει ο διακομιστής.
page-promise-not-kept = Τα τελειωμένα παιχνίδια δεν φυλάσσονται.
page-promise-hosted = Αυτός ο διακομιστής φυλάει τα τραπέζια: τα ονόματα που δόθηκαν εκεί, { -card(form: "def-acc-pl") } και τις κινήσεις. Δεν ζητάει λογαριασμό και δεν κρατάει τίποτε άλλο για σένα. { $days ->
        [0] Για πόσο καιρό, το αποφασίζει όποιος τον έχει στήσει.
       *[other] Ένα τραπέζι όπου επί { $days } μέρες δεν άρχισε ούτε τελείωσε { -deal } σβήνεται.
    }

## The end of a deal

page-over-deal = { -deal(form: "Def-nom") } { $deal } τελείωσε
page-over-match = { -match(form: "Def-nom") } τελείωσε
page-over-people = Ποιος είναι έτοιμος για την επόμενη { -deal(form: "acc") }
page-over-sheet = Φύλλο αποτελεσμάτων
# $totals lists each side with its total.
page-over-chart = { $n ->
        [one] Η πορεία { -match(form: "def-gen") } μετά από μία { -deal(form: "acc") }: { $totals }. Όλοι οι αριθμοί βρίσκονται στο φύλλο αποτελεσμάτων.
       *[other] Η πορεία { -match(form: "def-gen") } σε { $n } { -deal(form: "acc-pl") }· στο τέλος: { $totals }. Όλοι οι αριθμοί βρίσκονται στο φύλλο αποτελεσμάτων.
    }
page-over-verify = Έλεγχος αυτής { -deal(form: "def-gen") }
page-over-save = Αποθήκευση { -record(form: "gen") }
page-over-again = Παίξε ξανά
page-over-start = Πίσω στην αρχή

## The guided first deal: before the cards

page-guide-title = Η πρώτη σου { -deal }: { $game }
page-guide-how = Παίζεις μια { -deal(form: "acc") } με εύκολους υπολογιστές. Κάθε φορά που έχεις σειρά, ένας προπονητής λέει τι ζητείται, ποια θα ήταν μια καλή επιλογή, και γιατί. Αποφασίζεις εσύ· τίποτα δεν μετράει εις βάρος σου, και μπορείς να πάρεις πίσω ό,τι έκανες.
page-guide-begin = Μοίρασε
page-guide-any-1 = Παίζεις μαζί με έναν { -partner(form: "acc") } εναντίον των άλλων. Με τη σειρά, ο καθένας ρίχνει ένα { -card(form: "acc") }· το καλύτερο παίρνει { -trick(form: "def-acc") }.
page-guide-rook-1 = Παίζουν τέσσερις. Όποιος κάθεται απέναντί σου είναι { -partner(form: "def-nom") } σου· ό,τι κερδίζετε, το κερδίζετε μαζί. { -card(form: "Def-nom-pl") } έχουν τέσσερα { -suit(form: "acc-pl") }: { -red }, { -green }, { -yellow } και { -black }.
page-guide-rook-2 = Σε κάθε { -trick(form: "acc") } ο καθένας παίζει ένα { -card(form: "acc") }. Αν μπορείς, πρέπει να ακολουθήσεις { -suit(form: "def-acc") } { -lead(form: "def-gen") }. { -trick(form: "Def-acc") } την παίρνει το ψηλότερο { -card } αυτού { -suit(form: "def-gen") }, εκτός αν κάποιος που δεν το έχει παίξει { -trump(form: "acc") }: τότε την παίρνει το ψηλότερο { -trump }.
page-guide-rook-3 = Μόνο ορισμένα { -card(form: "nom-pl") } αξίζουν { -point(form: "acc-pl") }. Αυτά θέλεις σ{ -trick(form: "def-acc-pl") } σου και σε εκείνες { -partner(form: "def-gen") } σου.
page-guide-rook-4 = Πρώτα γίνεται { -auction(form: "def-nom") }. Δήλωσε όσους { -point(form: "acc-pl") } μπορεί να μαζέψει { -side(form: "def-nom") } σου. Όποιος κάνει την ψηλότερη { -bid(form: "acc") } είναι { -declarer(form: "def-nom") } και ορίζει { -trump(form: "def-acc") }.
page-guide-rook-5 = Αν { -side(form: "def-nom") } { -declarer(form: "def-gen") } μαζέψει τόσους { -point(form: "acc-pl") } όσους δήλωσε, τους γράφει. Αν όχι, χάνει όσα δήλωσε. { -bid(form: "Def-nom") } λοιπόν είναι υπόσχεση: ούτε πολύ μικρή ούτε πολύ τολμηρή.
page-guide-tractor-1 = Παίζουν τέσσερις με δύο τράπουλες. Όποιος κάθεται απέναντί σου είναι { -partner(form: "def-nom") } σου. Η μία { -side }, { -dealers-side(form: "def-nom") }, παίζει για να κρατήσει { -deal(form: "def-acc") }· η άλλη επιτίθεται και μαζεύει { -point(form: "acc-pl") }: πεντάρια, δεκάρια και ρηγάδες.
page-guide-tractor-2 = Κάθε { -side } έχει ένα { -level(form: "acc") }, από το δύο ως τον άσο. Κάθε { -card } σ{ -level(form: "def-acc") } { -dealer(form: "def-gen") } είναι { -trump }, και { -joker(form: "def-nom-pl") } το ίδιο. Όποιος, την ώρα που κοιτάζετε { -card(form: "def-acc-pl") }, δείξει ένα τέτοιο { -card(form: "acc") } κάνει { -trump(form: "acc") } { -suit(form: "def-acc") } του.
page-guide-tractor-3 = Κάνεις { -lead(form: "acc") } με ένα { -card(form: "acc") }, με ένα { -pair(form: "acc") } από δύο ίδια { -card(form: "acc-pl") } ή με ένα { -tractor(form: "acc") }: { -pair(form: "acc-pl") } στη σειρά. Οι άλλοι παίζουν άλλα τόσα { -card(form: "acc-pl") }, όσο γίνεται σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") }, και { -pair(form: "acc-pl") } σε { -pair(form: "acc-pl") }.
page-guide-tractor-4 = { -dealer(form: "Def-nom") } παίρνει τα { $kitty } και ξεσκαρτάρει άλλα τόσα { -card(form: "acc-pl") }. { -point(form: "Def-nom-pl") } σε αυτά μετρούν διπλοί ή παραπάνω για { -attacker(form: "def-acc-pl") }, αν πάρουν την τελευταία { -trick(form: "acc") }.
page-guide-tractor-5 = Αν { -attacker(form: "def-nom-pl") } μαζέψουν αρκετούς { -point(form: "acc-pl") }, παίρνουν εκείνοι { -deal(form: "def-acc") }. Αν μαζέψουν λίγους, { -dealers-side(form: "def-nom") } ανεβαίνει { -level(form: "acc-pl") }. { -match(form: "Def-acc") } την κερδίζει όποιος πρώτος ανεβεί πάνω από τον άσο.
page-guide-amerikaner-1 = Ο καθένας δηλώνει πόσες { -trick(form: "acc-pl") } μπορεί να πάρει αν διαλέξει εκείνος { -trump(form: "acc") }. Όποιος δηλώσει τις περισσότερες είναι { -declarer(form: "def-nom") }.
page-guide-amerikaner-2 = { -declarer(form: "Def-nom") } κάνει την πρώτη { -lead(form: "acc") }, και { -suit(form: "def-nom") } εκείνου { -card(form: "def-gen") } γίνεται { -trump }. Ύστερα ζητείται ένα { -trump }: όποιος το έχει είναι { -partner(form: "def-nom") }, και συχνά κανείς άλλος δεν το ξέρει ώσπου να παιχτεί.
page-guide-amerikaner-3 = Σε κάθε { -trick(form: "acc") } ο καθένας παίζει ένα { -card(form: "acc") }. Αν μπορείς, πρέπει να ακολουθήσεις { -suit(form: "def-acc") } { -lead(form: "def-gen") }. { -trick(form: "Def-acc") } την παίρνει το ψηλότερο { -card } αυτού { -suit(form: "def-gen") }, εκτός αν κάποιος που δεν το έχει παίξει { -trump(form: "acc") }.
page-guide-amerikaner-4 = { -declarer(form: "Def-nom") } και { -partner(form: "def-nom") } κερδίζουν ή χάνουν όσα δηλώθηκαν. Οι άλλοι γράφουν τις { -trick(form: "acc-pl") } που παίρνουν οι ίδιοι. Πρόσεχε ποιος βοηθάει ποιον, και θα καταλάβεις νωρίς με ποιον παίζεις.

## The guided first deal: what the coach says

page-coach = Προπονητής
# $action says what to do.
page-coach-good = Μια καλή επιλογή: { $action }.
page-coach-show = Δείξε μου
page-coach-away = Χωρίς τον προπονητή
page-coach-back = Ξανά ο προπονητής
page-open-hands = Όλα { -hand(form: "def-nom-pl") }
page-open-hands-text = Η πρώτη { -deal } παίζεται ανοιχτά: φαίνονται τα φύλλα όλων, ώστε να βλέπεις γιατί μια επιλογή είναι καλή. Σε κάθε άλλη βλέπεις μόνο τα δικά σου.
page-lesson-call = { $counts ->
        [tricks] Αυτή είναι { -auction(form: "def-nom") }. Δήλωσε πόσες { -trick(form: "acc-pl") } μπορείς να πάρεις με { -trump(form: "def-acc") } που θα διάλεγες και τη βοήθεια ενός { -partner(form: "acc") }· ή πήγαινε { -pass(form: "acc") }.
       *[other] Αυτή είναι { -auction(form: "def-nom") }. Δήλωσε όσους { -point(form: "acc-pl") } μπορείτε να μαζέψετε εσύ και { -partner(form: "def-nom") } σου· ή πήγαινε { -pass(form: "acc") }. Όποιος κάνει την ψηλότερη { -bid(form: "acc") } ορίζει { -trump(form: "def-acc") }.
    }
page-lesson-call-standing = { $bid ->
        [yes] Κάποιος έχει ήδη κάνει { -bid(form: "acc") }: η δική σου πρέπει να είναι ψηλότερη, και τότε η υπόσχεση είναι δική σου.
       *[no] Κανείς δεν έχει κάνει ακόμη { -bid(form: "acc") }.
    }
page-lesson-declare = Μπορείς να κάνεις ένα { -suit(form: "acc") } { -trump(form: "acc") }, δείχνοντας ένα { -level-card(form: "acc") }. Διάλεξε { -suit(form: "def-acc") } όπου έχεις τα περισσότερα { -card(form: "acc-pl") }· αν δεν έχεις καλό, πήγαινε { -pass(form: "acc") }.
page-lesson-bury = Τα { $kitty } είναι τώρα σ{ -hand(form: "def-acc") } σου. Ξεσκάρταρε { $n ->
        [one] ένα { -card(form: "acc") }
       *[other] { $n } { -card(form: "acc-pl") }
    }. Κράτα τα { -trump(form: "acc-pl") } και τα ψηλά { -card(form: "acc-pl") }· προσπάθησε να αδειάσεις ένα κοντό { -suit(form: "acc") }, για να κόβεις εκεί με { -trump(form: "acc") }.
page-lesson-bury-points = Όποιος πάρει την τελευταία { -trick(form: "acc") } ίσως πάρει κι ό,τι βρίσκεται εκεί· γι’ αυτό ξεσκάρταρε { -point(form: "acc-pl") } μόνο αν έχεις εμπιστοσύνη σ{ -hand(form: "def-acc") } σου.
page-lesson-trump = Όρισε { -trump(form: "acc") }. Διάλεξε { -suit(form: "def-acc") } όπου έχεις τα περισσότερα { -card(form: "acc-pl") }: αυτά νικούν όλα τα άλλα.
page-lesson-partner = Ζήτησε ένα { -card(form: "acc") }. Όποιος το έχει θα είναι { -partner(form: "def-nom") } σου, γι’ αυτό ζήτησε ένα ψηλό { -trump(form: "acc") } που δεν έχεις.
page-lesson-lead = { $shapes ->
        [yes] Κάνεις { -lead(form: "acc") }. Ένα { -card }, ένα { -pair } ή ένα { -tractor }: οι άλλοι πρέπει να απαντήσουν με άλλα τόσα { -card(form: "acc-pl") }.
       *[no] Κάνεις { -lead(form: "acc") }: μπορείς να παίξεις όποιο { -card(form: "acc") } θέλεις, και οι άλλοι πρέπει να ακολουθήσουν { -suit(form: "def-acc") } του.
    }
page-lesson-first-lead = { -suit(form: "Def-nom") } αυτού { -card(form: "def-gen") } γίνεται { -trump }.
page-lesson-lead-role = { $mine ->
        [yes] Όποιος είναι { -declarer } κάνει συχνά πρώτα { -lead(form: "acc") } με { -trump(form: "acc") }, για να μην του κόψουν οι άλλοι αργότερα τα ψηλά { -card(form: "acc-pl") }.
       *[no] Κάνε { -lead(form: "acc") } με ψηλά { -card(form: "acc-pl") } που μάλλον κερδίζουν, ή σε { -suit(form: "acc") } όπου { -partner(form: "def-nom") } σου μπορεί να κόψει με { -trump(form: "acc") }.
    }
page-lesson-follow = Έχεις { -card(form: "acc-pl") } σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") }, άρα πρέπει να παίξεις ένα από αυτά.
page-lesson-void = Δεν έχεις { -suit(form: "def-acc") } { -lead(form: "def-gen") }, άρα παίζεις ό,τι θέλεις: ένα { -trump } μπορεί να πάρει { -trick(form: "def-acc") }, κανένα άλλο { -card } δεν μπορεί.
page-lesson-called = { -card(form: "Def-nom") } που ζητήθηκε πρέπει να παιχτεί τώρα.
page-lesson-any-time = Ένα { -card } σου παίζεται όποτε να ’ναι, όποια κι αν ήταν { -lead(form: "def-nom") }.
page-lesson-winning-own = { $last ->
        [yes] Αυτή { -trick(form: "def-nom") } είναι δική σας, και μετά από σένα δεν παίζει κανείς.
       *[no] Αυτή { -trick(form: "def-acc") } την κερδίζει ως τώρα { -side(form: "def-nom") } σου.
    } { $counts ->
        [tricks] Ένα ψηλό { -card } θα πήγαινε χαμένο.
       *[other] Είναι καλή στιγμή για { -counter(form: "acc-pl") }.
    }
page-lesson-winning-other = { $last ->
        [yes] Αυτή { -trick(form: "def-acc") } την παίρνουν οι άλλοι, αν δεν τους νικήσεις τώρα.
       *[no] Αυτή { -trick(form: "def-acc") } την κερδίζουν ως τώρα οι άλλοι.
    }
page-lesson-trick-points = { $points ->
        [0] Δεν έχει ακόμη { -point(form: "acc-pl") }.
        [one] Έχει { $points } { -point(form: "acc") }.
       *[other] Έχει { $points } { -point(form: "acc-pl") }.
    }
page-lesson-winning-unknown = Δεν μπορείς ακόμη να ξέρεις σίγουρα με ποιον παίζει όποιος κερδίζει αυτή { -trick(form: "def-acc") }.
page-lesson-end = Αυτή ήταν μια ολόκληρη { -deal }
page-lesson-end-contract = { $role ->
        [declarer] { $made ->
            [yes] Έδωσες υπόσχεση και την κράτησες.
           *[no] Υποσχέθηκες περισσότερα απ’ όσα γίνονταν αυτή τη φορά· συχνά είναι καλύτερη μια μικρότερη { -bid }, ή { -pass }.
        }
       *[other] { $made ->
            [yes] { -declarer(form: "Def-nom") } κράτησε την υπόσχεση· όσα πήρε { -side(form: "def-nom") } σου μετράνε κι αυτά.
           *[no] { -declarer(form: "Def-nom") } δεν κράτησε την υπόσχεση: γι’ αυτό ακριβώς παίζουν οι αμυνόμενοι.
        }
    }
page-lesson-end-log = Τώρα μπορούμε να μιλήσουμε για όλα { -card(form: "def-acc-pl") }: στο ιστορικό, κάτω από κάθε κίνηση ενός υπολογιστή, το «{ page-why }» λέει όλους τους λόγους του.
page-lesson-end-next = Αν θέλεις, { -match(form: "def-nom") } συνεχίζεται με την επόμενη { -deal(form: "acc") }· ο προπονητής μένει μαζί σου.

## Settings

page-settings-text = Αυτές οι ρυθμίσεις ανήκουν σε αυτό το πρόγραμμα περιήγησης. Η καθεμία ισχύει αμέσως.
page-settings-language-title = Γλώσσα
page-settings-language = Γλώσσα της σελίδας
page-settings-digits = Αριθμοί
page-settings-digits-hint = Τα νούμερα πάνω στα { -card(form: "acc-pl") } και οι κωδικοί έχουν πάντα τα ίδια ψηφία.
page-settings-digits-prose = Όπως τους γράφει η γλώσσα
page-settings-digits-latin = Πάντα 0 ως 9
page-settings-look = Εμφάνιση και ήχος
page-settings-theme = Φωτεινότητα
page-settings-theme-system = Όπως η συσκευή
page-settings-theme-dark = Σκούρο
page-settings-theme-light = Ανοιχτό
page-settings-palette = Αποχρώσεις { -card(form: "def-gen-pl") }
page-settings-palette-hint = Κάθε { -suit } έχει πάντα και ένα σχήμα κι ένα γράμμα.
page-settings-palette-standard = Συνηθισμένες
page-settings-palette-blind = Για αχρωματοψία
page-settings-four = Τέσσερις αποχρώσεις για { -spade(form: "acc-pl") }, { -heart(form: "acc-pl") }, { -diamond(form: "acc-pl") } και { -club(form: "acc-pl") }
page-settings-four-hint = Το καθένα με δική του απόχρωση· αλλιώς μαύρο και κόκκινο.
page-settings-motion = Κίνηση
page-settings-motion-system = Όπως η συσκευή
page-settings-motion-full = { -card(form: "Def-nom-pl") } κινούνται
page-settings-motion-less = Λιγότερη κίνηση
page-settings-sound = Ήχοι
page-settings-sound-hint = Ένας σιγανός ήχος για κάθε { -card(form: "acc") }, για κάθε { -trick(form: "acc") } και όταν έχεις σειρά.
page-settings-volume = Ένταση
page-settings-play = Στο τραπέζι
page-settings-wait = Μια τελειωμένη { -trick } μένει
page-settings-wait-tap = Ώσπου να αγγίξω
page-settings-pace = Οι υπολογιστές περιμένουν πριν παίξουν (νέα τραπέζια)
page-settings-seconds = { $n ->
        [one] { $n } δευτερόλεπτο
       *[other] { $n } δευτερόλεπτα
    }
page-settings-single = Παίζω με ένα άγγιγμα
page-settings-single-hint = Αλλιώς το πρώτο άγγιγμα σηκώνει το { -card(form: "acc") } και το δεύτερο το παίζει.
page-settings-forced = Να παίζεται μόνο του ένα { -card } όταν δεν γίνεται τίποτε άλλο
page-settings-trumps = Πρώτα τα { -trump(form: "nom-pl") } σ{ -hand(form: "def-acc") }
page-settings-reverse = Αντίστροφη σειρά σ{ -hand(form: "def-acc") }
page-settings-speech = Αναγνώστης οθόνης και πληκτρολόγιο
page-settings-announcements = Τι λέγεται φωναχτά
page-settings-announcements-hint = Για αναγνώστες οθόνης· στην οθόνη δεν φαίνεται.
page-settings-announcements-terse = Σύντομα
page-settings-announcements-normal = Κανονικά
page-settings-announcements-full = Όλα
page-settings-shortcuts = Μονά γράμματα ρωτούν κάτι στο τραπέζι
page-settings-shortcuts-hint = Διάλεξε ένα πεδίο και πάτησε το πλήκτρο που θέλεις.
# $does says what the key asks, such as “the score”.
page-settings-key-taken = Το { $key } ρωτάει ήδη κάτι άλλο: { $does }.
page-settings-keys-back = Πίσω στα συνηθισμένα πλήκτρα
page-settings-games = Τα παιχνίδια σου
page-settings-keep = Να φυλάσσονται τα τελειωμένα παιχνίδια
page-settings-keep-hint = Αν είναι κλειστό, ένα τελειωμένο παιχνίδι σβήνεται μόλις το αφήσεις. Ένα παιχνίδι σε εξέλιξη δεν κινδυνεύει ποτέ.
page-settings-erase = Σβήσιμο παιχνιδιών…
page-settings-erase-title = Σβήσιμο παιχνιδιών
page-settings-erase-what = Τι να σβηστεί;
page-settings-erase-finished = Τα τελειωμένα παιχνίδια
page-settings-erase-everything = Όλα
page-settings-erase-finished-text = Όλα τα τελειωμένα παιχνίδια σβήνονται από αυτή τη συσκευή, μαζί με τις καταγραφές τους. Όσα είναι σε εξέλιξη μένουν. Αυτό δεν αναιρείται.
page-settings-erase-everything-text = Όλα τα παιχνίδια σβήνονται από αυτή τη συσκευή, κι όσα είναι ακόμη σε εξέλιξη. Αυτό δεν αναιρείται.
page-settings-erase-finished-now = Σβήσε τα τελειωμένα
page-settings-erase-everything-now = Σβήσε τα όλα
page-settings-erased = { $n ->
        [0] Δεν υπήρχε τίποτα να σβηστεί.
        [one] Σβήστηκε ένα παιχνίδι.
       *[other] Σβήστηκαν { $n } παιχνίδια.
    }

## The rules page

page-rulebook-contents = Περιεχόμενα
page-rulebook-change = Άλλαξε αυτούς τους κανόνες

## The editor of house rules

page-house-title = { -house-rule(form: "Nom-pl") }: { $game }
page-house-options = Τι μπορεί να παίζεται αλλιώς
page-house-paste = Ένας κωδικός κανόνων που σου έδωσαν
page-house-use = Χρήση του κωδικού
page-house-text = Κάθε κανόνας μένει ο κανονικός, ώσπου να τον αλλάξεις· ό,τι αλλάζεις σημειώνεται.
page-house-changed = Άλλαξε· κανονικά: { $standard }
page-house-back = Πίσω στο κανονικό
page-house-number = αριθμός
page-house-summary = Οι κανόνες σου
page-house-none = Όλα είναι όπως κανονικά.
page-house-instead = (αντί για: { $standard })
page-house-clash = Αυτοί οι κανόνες δεν συμβιβάζονται
page-house-play = Παίξε με αυτούς τους κανόνες
page-house-code = Κωδικός κανόνων
page-house-link = Σύνδεσμος για αυτούς τους κανόνες
page-house-copy = Αντιγραφή
page-house-kept = Το επόμενο τραπέζι σου σε αυτό το παιχνίδι έχει αυτούς τους κανόνες.
page-house-page = Η σελίδα των κανόνων όπως τους όρισες
page-house-reset = Όλα πίσω στο κανονικό

## One's own games

page-history-running = Σε εξέλιξη
page-history-finished = Τελειωμένα
page-history-none = Δεν έχεις παίξει ακόμη εδώ.
page-history-match = Ένα τελειωμένο παιχνίδι
page-history-all = Όλα τα παιχνίδια σου
# $names are the others at the table.
page-history-with = μαζί: { $names }
page-history-won = νίκη
page-history-lost = ήττα
page-history-waiting = δεν άρχισε
page-history-deal = { -deal } { $deal }
page-history-between = ανάμεσα σε { -deal(form: "acc-pl") }
page-history-look = Δες το
page-history-verify = Έλεγχος αυτών των { -deal(form: "gen-pl") }
page-history-table = Άνοιξε το τραπέζι

## Proof of fair deals

page-verify-how = Πώς μπορείς να ξέρεις ότι το μοίρασμα είναι τίμιο
page-verify-step-1 = Πριν μοιραστούν { -card(form: "def-nom-pl") }, ο διακομιστής βάζει με τον νου του ένα μυστικό και σου δείχνει { -seal(form: "def-acc") } του. Από εκεί και πέρα δεν μπορεί να διαλέξει άλλο μυστικό.
page-verify-step-2 = Ύστερα το πρόγραμμα περιήγησής σου προσθέτει έναν δικό του τυχαίο αριθμό. Το ανακάτεμα γίνεται και με τα δύο μαζί, άρα κανείς δεν θα μπορούσε να διαλέξει { -card(form: "def-acc-pl") } μόνος του.
page-verify-step-3 = Όταν τελειώσει { -deal(form: "def-nom") }, το μυστικό φανερώνεται. Τώρα ο καθένας μπορεί να ελέγξει ότι ταιριάζει με { -seal(form: "def-acc") }, ότι δίνει αυτά { -card(form: "def-acc-pl") } και ότι δεν άλλαξε καμία κίνηση.
page-verify-not = Τι δεν μπορεί να δείξει αυτό: ότι δεν παίχτηκε κάποιο παιχνίδι που λείπει από { -record(form: "def-acc") }, ή ότι κανείς στον διακομιστή δεν κοίταξε το μυστικό νωρίτερα. { -computer-player(form: "Def-nom-pl") } δεν το βλέπουν ποτέ· ξέρουν μόνο τα δικά τους { -card(form: "acc-pl") }.
page-verify-server = Τι βρίσκει ο διακομιστής
page-verify-no-deal = Σε αυτό το τραπέζι δεν έχει τελειώσει ακόμη καμία { -deal }. Το μυστικό φανερώνεται όταν τελειώσει μία.
page-verify-word-only = Αυτό το λέει ο διακομιστής: χωρίς { -seat } στο τραπέζι δεν μπορείς να έχεις { -record(form: "def-acc") }. Ζήτησέ την από κάποιον που έπαιξε· το πρόγραμμα περιήγησης την ελέγχει παρακάτω.
page-verify-file = Έλεγχος μιας { -record(form: "gen") }
page-verify-file-label = Μια { -record } που αποθήκευσες (.kbz). Διαβάζεται στο πρόγραμμα περιήγησής σου και δεν στέλνεται πουθενά.
page-verify-file-nothing = Δεν υπάρχει καμία { -deal } στο { $file }.
page-verify-browser = Τι βρίσκει το δικό σου πρόγραμμα περιήγησης
page-verify-browser-text = Το πρόγραμμα περιήγησής σου το υπολόγισε μόνο του από { -record(form: "def-acc") }, χωρίς να ρωτήσει τον διακομιστή.
page-verify-cannot = Το πρόγραμμα περιήγησής σου το υπολογίζει μόνο σε ασφαλή διεύθυνση (https ή η δική σου συσκευή).
page-verify-deal = { -deal(form: "Nom") } { $deal }
page-verify-promise-yes = Το μυστικό ταιριάζει με { -seal(form: "def-acc") } που δόθηκε πριν από { -deal(form: "def-acc") }.
page-verify-promise-no = Το μυστικό δεν ταιριάζει με { -seal(form: "def-acc") } που δόθηκε πριν από { -deal(form: "def-acc") }.
page-verify-promise-open = Πριν από αυτή { -deal(form: "def-acc") } δεν είχε δοθεί { -seal }, άρα δεν αποδεικνύεται.
page-verify-chain-yes = Οι κινήσεις δίνουν την αλυσίδα με την οποία τελείωσε αυτή { -deal(form: "def-nom") }: δεν άλλαξε καμία.
page-verify-chain-no = Οι κινήσεις δεν δίνουν την αλυσίδα με την οποία τελείωσε αυτή { -deal(form: "def-nom") }: κάτι άλλαξε.
page-verify-chain-open = Χωρίς το μυστικό, η αλυσίδα των κινήσεων δεν μπορεί να ελεγχθεί.
page-verify-seen-yes = Η αλυσίδα περνάει από αυτό που είδε το πρόγραμμα περιήγησης στο τραπέζι.
page-verify-seen-no = Η αλυσίδα δεν περνάει από αυτό που είδε τελευταίο το πρόγραμμα περιήγησης στο τραπέζι. Ή αναιρέθηκαν κινήσεις αφού είχε φύγει ή κάτι άλλαξε.
page-verify-own-yes = Ένας τυχαίος αριθμός που έδωσε αυτό το πρόγραμμα περιήγησης υπάρχει στο ανακάτεμα.
page-verify-own-no = Κανένας τυχαίος αριθμός που έδωσε αυτό το πρόγραμμα περιήγησης δεν υπάρχει στο ανακάτεμα. Αυτό συμβαίνει όταν δεν ήταν συνδεδεμένο την ώρα που μοιράζονταν τα φύλλα.
page-verify-numbers = Οι αριθμοί
page-verify-commitment = { -seal(form: "Nom") } πριν από { -deal(form: "def-acc") }
page-verify-nonce = Τυχαίος αριθμός: { -player } { $n }
page-verify-secret = Μυστικό
page-verify-head = Τέλος της αλυσίδας
page-verify-offline = Έλεγχος χωρίς αυτόν τον διακομιστή
page-verify-offline-text = Αποθήκευσε { -record(form: "def-acc") } και τρέξε αυτό· δεν χρειάζεται δίκτυο. Ελέγχει και ότι το ανακάτεμα δίνει ακριβώς αυτά { -card(form: "def-acc-pl") }.
page-verify-noted = Μετά το --head είναι αυτό που είδε το πρόγραμμα περιήγησής σου στο τραπέζι όταν τελείωσε { -deal(form: "def-nom") }: μια { -record } με άλλες κινήσεις δεν οδηγεί εκεί.
