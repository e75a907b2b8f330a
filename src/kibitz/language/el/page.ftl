# The page, in Greek: the table in the browser and what all screens share. A name stands before or after a colon.

page-skip = Κατευθείαν στο περιεχόμενο
page-skip-hand = Κατευθείαν σ{ -hand(form: "def-acc") } σου
page-close = Κλείσιμο
page-cancel = Άκυρο
page-ways = Οθόνες
page-way-start = Παιχνίδι
page-way-rules = Κανόνες
page-way-house-rules = { -house-rule(form: "Nom-pl") }
page-way-guide = { -deal(form: "Nom") } με οδηγό
page-way-history = Τα παιχνίδια σου
page-way-verify = Τίμιο μοίρασμα
page-way-settings = Ρυθμίσεις
page-nowhere = Τέτοια οθόνη δεν υπάρχει
page-nowhere-text = Ίσως η διεύθυνση γράφτηκε λάθος ή το τραπέζι δεν υπάρχει πια.
page-unreachable = Ο διακομιστής δεν απαντά
page-seat-number = Παίκτης { $n }
page-side-of = { $first } και { $second }

## The table: header and menu

page-leave = Φεύγω από το τραπέζι
page-tools = Εργαλεία
page-menu = Μενού
page-help = Βοήθεια
page-pause = Παύση
page-go-on = Συνέχεια
page-log = Ιστορικό
page-chat = Συζήτηση
page-beside = Δίπλα στο τραπέζι
page-last-trick = Προηγούμενη { -trick }
page-key-last = { -trick(form: "Def-nom") } πριν από αυτήν
page-key-help = Πώς παίζεται, και τα πλήκτρα
page-invite = Πρόσκληση
page-handover = Συνέχεια σε άλλη συσκευή
page-handover-text = Άνοιξε αυτόν τον σύνδεσμο στην άλλη συσκευή: έχει το κλειδί της { -seat(form: "gen") } σου. Μην τον στείλεις σε κανέναν άλλον, γιατί όποιος τον έχει παίζει στη { -seat(form: "acc") } σου.
page-handover-link = Σύνδεσμος για τη { -seat(form: "acc") } σου
page-seats = { -seat(form: "Nom-pl") }
page-table = Τραπέζι
page-status = Τι ισχύει
page-score = { -score(form: "Nom") }
page-all-facts = Δείξε όλα όσα ισχύουν
page-score-to = ως τους { $target }
page-connecting = Σύνδεση…
page-reconnecting = Η σύνδεση κόπηκε. Γίνεται επανασύνδεση· δεν χάνεται τίποτα.
page-try-now = Δοκίμασε τώρα
page-no-table = Αυτό το τραπέζι δεν ανοίγει
page-seat-key-wrong = Αυτό το πρόγραμμα περιήγησης φυλάει ένα κλειδί για μια { -seat(form: "acc") } εδώ, αλλά δεν ισχύει πια: ίσως κάθισε κάποιος άλλος. Ξέχασέ το για να έρθεις ως επισκέπτης.
page-seat-key-useless = Αυτό το πρόγραμμα περιήγησης φυλάει ένα κλειδί για μια { -seat(form: "acc") } σε εκείνο το τραπέζι. Δεν ανοίγει πια τίποτα.
page-seat-key-forget = Ξέχασε αυτό το κλειδί
page-seat-key-other = Δύο κλειδιά για αυτό το τραπέζι
page-seat-key-other-text = Ο σύνδεσμος έχει κλειδί για μια { -seat(form: "acc") } σε αυτό το τραπέζι, αλλά το πρόγραμμα περιήγησης έχει ήδη άλλο. Μπορεί να κρατήσει μόνο ένα.
page-seat-key-other-use = Πάρε το κλειδί του συνδέσμου
page-seat-key-other-keep = Κράτα το δικό μου

## The felt

page-trick = { -trick(form: "Nom") }
page-led = { -lead }
page-took-it = την πήρε
page-next-trick = Επόμενη { -trick }
page-n-cards = { $n ->
        [one] 1 { -card }
       *[other] { $n } { -card(form: "nom-pl") }
    }
page-put = { $name }: { $cards }{ $leads ->
        [yes] , { -lead }
       *[no] {""}
    }{ $wins ->
        [yes] , κερδίζει
       *[no] {""}
    }
page-direction = Παίζετε { $clockwise ->
        [yes] { -clockwise }.
       *[no] { -counter-clockwise }.
    }
page-seat-open = ελεύθερη
page-seat-held = παίζει υπολογιστής
page-seat-away = λείπει
page-seat-person = άνθρωπος
page-seat-is-computer = υπολογιστής
page-seat-ready = έτοιμος
page-seat-not-ready = όχι ακόμη έτοιμος

## The hand and what is asked

page-hand = { -hand(form: "Def-nom") } σου
# $card is a card in words.
page-card = { $card }{ $trump ->
        [yes] , { -trump }
       *[no] {""}
    }{ $points ->
        [0] {""}
        [one] , 1 { -point }
       *[other] , { $points } { -point(form: "nom-pl") }
    }
page-action-bar = Τι ζητείται
page-your-turn = Σειρά σου.
page-waits-for = Σειρά έχει: { $name }.
page-nobodys-turn = Τώρα δεν έχει κανείς σειρά.
page-nothing-asked = Τώρα δεν ζητείται τίποτα από σένα.
page-sending = Στάλθηκε…
page-hint = { -hint(form: "Nom") }
# What the adviser has weighed: each card with what it gains over the one advised.
page-hint-values = Μέσο κέρδος, σε σύγκριση με την υπόδειξη
page-hint-gain = { $more ->
        [yes] +{ $gain }
       *[no] { $gain }
    }
page-hint-value = { $cards }: { $gain }
page-undo = { -undo(form: "Nom") }
page-claim = Παίρνω τις υπόλοιπες
page-do-play-many = Να παιχτούν { $n } { -card(form: "nom-pl") }
# The main button while something is still to be chosen.
page-first-play = Διάλεξε { $n ->
        [one] { -card(form: "acc") }
       *[other] { $n } { -card(form: "acc-pl") }
    }
page-first-bury = Διάλεξε { $n ->
        [one] { -card(form: "acc") }
       *[other] { $n } { -card(form: "acc-pl") }
    }
page-first-call = Διάλεξε { -bid(form: "acc") }
page-first-declare = Διάλεξε τι θα δηλώσεις
page-first-trump = Διάλεξε { -trump(form: "acc") }
page-first-partner = Διάλεξε { -card(form: "acc") }
page-choose-call = { -bid(form: "Nom-pl") }
page-choose-declare = { -bid(form: "Nom-pl") } { -trump(form: "gen") }
page-choose-trump = { -trump(form: "Nom") }
page-choose-partner = { -card(form: "Nom-pl") } που ζητιούνται
page-bury-count = { $n } από { $size }
page-take-back-card = Πίσω σ{ -hand(form: "def-acc") }: { $card }
page-shapes = Πώς κάνεις { -lead(form: "acc") } με αυτό { -card(form: "def-acc") }
page-shape-single = { -single(form: "Nom") }
page-shape-pair = { -pair(form: "Nom") }
page-shape-tractor = { -tractor(form: "Nom") }
page-shape-several = { $n } { -card(form: "nom-pl") }
page-holds = { $name }: { $n ->
        [one] 1 { -card }
       *[other] { $n } { -card(form: "nom-pl") }
    }
page-terse = { $name }: { $cards }.

## Log, chat, rules

page-log-empty = Δεν έχει γίνει τίποτα ακόμη.
page-why = γιατί;
page-chat-empty = Δεν έχει μιλήσει κανείς.
page-nudge = Σκούντημα
page-nudged = { $you ->
        [yes] σκουντάς τους άλλους
       *[no] σε περιμένει
    }
page-say-hello = Γεια σας!
page-say-well_played = Ωραία παίχτηκε!
page-say-good_luck = Καλή τύχη!
page-say-thanks = Ευχαριστώ!
page-say-sorry = Συγγνώμη!
page-say-one_moment = Μια στιγμή, παρακαλώ.
page-say-goodbye = Αντίο!
page-rules-standard = Σε αυτό το τραπέζι ισχύουν οι κανονικοί κανόνες του παιχνιδιού.
page-rules-house = { -house-rule(form: "Nom-pl") } σε αυτό το τραπέζι:
page-rules-whole = Όλη η σελίδα των κανόνων
page-rule-code = Κωδικός κανόνων:
page-counting-cards = { -counter(form: "Nom-pl") }

## Seats and invitations

page-invite-text = Όποιος ανοίξει αυτόν τον σύνδεσμο μπορεί να πάρει μια ελεύθερη { -seat(form: "acc") } στο τραπέζι.
page-invite-full = Προς το παρόν δεν υπάρχει ελεύθερη { -seat }. Ελευθέρωσε μία στις «{ page-seats }», ή άφησε άλλους να βλέπουν με αυτόν τον σύνδεσμο.
page-invite-local = Αυτό το τραπέζι βρίσκεται στη συσκευή σου: ο σύνδεσμος λειτουργεί μόνο εδώ.
page-invite-link = Σύνδεσμος
page-copy = Αντιγραφή συνδέσμου
page-copied = Αντιγράφηκε.
page-seat-computer = υπολογιστής: { $spec ->
        [easy] { -easy }
        [medium] { -medium }
        [hard] { -hard }
       *[other] { $spec }
    }
page-strength = { $spec ->
        [easy] Υπολογιστής: { -easy }
        [medium] Υπολογιστής: { -medium }
       *[hard] Υπολογιστής: { -hard }
    }
page-seat-strength = Ποιος παίζει εδώ
page-seat-give = Ας παίξει υπολογιστής
page-seat-take-back = Παίρνω πίσω { -seat(form: "def-acc") }
page-seat-to-all = Ελεύθερη για άλλους
page-seat-held-text = Στη { -seat(form: "acc") } σου παίζει υπολογιστής.
page-observers = { $n ->
        [0] Δεν βλέπει κανείς.
        [one] Βλέπει ένας.
       *[other] Βλέπουν { $n }.
    }
page-before-deal = Πριν από την πρώτη { -deal(form: "acc") }
page-before-open = Στις ελεύθερες { -seat(form: "acc-pl") } παίζουν υπολογιστές, ώσπου να τις πάρει κάποιος.
page-deal-now = Μοίρασε
page-waiting-others = Περιμένουμε τους άλλους…
page-next-deal = Επόμενη { -deal }
page-watching = Βλέπεις αυτό το τραπέζι.
page-join-title = Ένα τραπέζι: { $game }
page-join-full = Σε αυτό το τραπέζι δεν υπάρχει ελεύθερη { -seat }.
page-join-place = { -seat(form: "Def-nom") } σου
page-join-with = μαζί: { $name }
page-your-name = Το όνομά σου
page-sit-down = Κάθομαι
page-watch = Μόνο βλέπω
page-undo-waits = { $you ->
        [yes] Περιμένουμε τους άλλους να δεχτούν { -undo(form: "def-acc") }…
       *[no] { $name }: ζητάει { -undo(form: "acc") }.
    }
page-undo-asked = { $name }: ζητάει { -undo(form: "acc") }
page-undo-asked-text = Το τραπέζι θα γυρίσει πριν από εκείνη την απόφαση. Όσα { -card(form: "nom-pl") } φάνηκαν από τότε μένουν γνωστά· αυτό σημειώνεται σ{ -record(form: "def-acc") }.
page-undo-agree = Δέχομαι
page-undo-refuse = Όχι

## Help and keys

page-help-touch = Άγγιξε ένα { -card(form: "acc") } για να σηκωθεί· άγγιξέ το ξανά ή πάτησε το κουμπί για να το παίξεις. Όποιο δεν παίζεται μένει γκρίζο· άγγιξέ το για να ακούσεις γιατί.
page-help-why = Στο ιστορικό, κάτω από κάθε κίνηση ενός υπολογιστή, το «{ page-why }» λέει τους λόγους του.
page-help-keys = Πλήκτρα
page-help-no-shortcuts = Τα μονά γράμματα που ρωτούν κάτι είναι κλειστά στις ρυθμίσεις.
page-help-key-space = Διάστημα
page-help-does-space = σηκώνει ή κατεβάζει { -card(form: "def-acc") }
page-help-key-enter = Πλήκτρο Enter
page-help-does-enter = το παίζει
page-help-key-escape = Πλήκτρο Escape
page-help-does-escape = κατεβάζει όλα { -card(form: "def-acc-pl") }
page-help-key-arrows = Βέλη, Home, End
page-help-does-arrows = πηγαίνουν από { -card(form: "acc") } σε { -card(form: "acc") }
page-help-key-letter = Πρώτο γράμμα
page-help-does-letter = πηγαίνει σε εκείνο { -suit(form: "def-acc") } (με Shift, αν το γράμμα ρωτάει και κάτι)
page-shortcut-last = η προηγούμενη { -trick }
page-shortcut-trump = { -trump } και { -contract }
page-shortcut-score = { -score(form: "def-acc") }
page-shortcut-hand = { -hand(form: "def-nom") } σου ανά { -suit }
page-shortcut-counts = πόσα { -card(form: "acc-pl") } έχει ο καθένας
page-shortcut-turn = ποιος έχει σειρά
page-shortcut-rule = τι μπορείς να παίξεις σε αυτή { -trick(form: "def-acc") }
page-shortcut-help = αυτή η βοήθεια
