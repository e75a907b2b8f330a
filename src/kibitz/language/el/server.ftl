# The server of tables, in Greek: its commands, what can be wrong there, and what happens at a table beside the play.


## kibitz serve, and what kibitz play has for the browser

cli-serve = Φιλοξένησε τραπέζια που ανοίγουν στο πρόγραμμα περιήγησης.
    .about = Κάθε τραπέζι έχει έναν σύνδεσμο. Όποιος τον έχει μπορεί να πάρει μια ελεύθερη { -seat(form: "acc") } ή, όπου το τραπέζι το επιτρέπει, να βλέπει. Ο διακομιστής κρατάει τα τραπέζια ώσπου να του πουν να τα ξεχάσει. Βάλε μπροστά του έναν διακομιστή ιστού με HTTPS και δώσε με το --origin τη διεύθυνση που χρησιμοποιεί ο κόσμος.
    .example =
        kibitz serve --port 8080
        kibitz serve --host 0.0.0.0 --origin https://cards.example --storage postgresql://localhost/kibitz
cli-option-server-host = Η διεύθυνση όπου ακούει ο διακομιστής· αν δεν δοθεί, 127.0.0.1, μόνο αυτή η συσκευή.
cli-option-server-port = Η θύρα όπου ακούει ο διακομιστής· με 0 παίρνει όποια είναι ελεύθερη. Αν δεν δοθεί, 8765.
cli-option-server-storage = Πού φυλάσσονται τα τραπέζια: αρχείο, sqlite:///FILE, postgresql://… ή memory, μόνο όσο τρέχει ο διακομιστής. Αν δεν δοθεί, ένα αρχείο στον φάκελο των δεδομένων σου.
cli-option-server-origin = Μια διεύθυνση όπου ο κόσμος ανοίγει τη σελίδα, όπως https://cards.example· μπορεί να δοθεί πολλές φορές.
cli-option-server-max-tables = Πόσα ατελείωτα τραπέζια επιτρέπονται.
cli-option-server-rate = Πόσα τραπέζια το λεπτό μπορούν να στηθούν από μία διεύθυνση δικτύου· με 0 χωρίς όριο.
cli-option-server-keep-days = Για πόσες μέρες φυλάγεται ένα τραπέζι όπου δεν αρχίζει ούτε τελειώνει { -deal } και δεν κάθεται κανείς· 0 για πάντα. 90 αν δεν δοθεί.
cli-option-server-players = Πόσες διεργασίες αποφασίζουν για { -computer-player(form: "def-acc-pl") }· αν δεν δοθεί, μία για κάθε επεξεργαστή εκτός από έναν.
cli-option-play-no-browser = Μην ανοίξεις το πρόγραμμα περιήγησης: τύπωσε μόνο τη διεύθυνση.
server-serving = Το Kibitz φιλοξενεί τραπέζια στη διεύθυνση { $address } (με Ctrl-C τελειώνει).
server-playing = Το τραπέζι σου: { $address }
server-local = Τα παιχνίδια σου μένουν σε αυτή τη συσκευή· τίποτα δεν ανεβαίνει πουθενά. Βρίσκονται στον φάκελο { $folder }.
server-local-memory = Τα παιχνίδια σου μένουν σε αυτή τη συσκευή· τίποτα δεν ανεβαίνει πουθενά. Ξεχνιούνται όταν τελειώσεις (Ctrl-C).
server-end = Με Ctrl-C τελειώνει ο διακομιστής· κανένα παιχνίδι δεν χάνεται.
server-no-page = Η σελίδα του τραπεζιού δεν έχει φτιαχτεί, άρα δεν υπάρχει τίποτα να φανεί εδώ. Εγκατάστησε πάλι το Kibitz από τον πηγαίο κώδικα, με το Node διαθέσιμο, ή παίξε στο τερματικό: kibitz play --terminal


## What can be wrong with the command

problem-server-address = ο διακομιστής δεν μπορεί να ακούσει στο { $host }, θύρα { $port }: { $reason }
problem-server-port_taken = η θύρα { $port } του { $host } χρησιμοποιείται από άλλο πρόγραμμα: διάλεξε άλλη με --port, ή άσε το --port 0 να βρει μια ελεύθερη
problem-server-start = ο διακομιστής δεν μπόρεσε να ξεκινήσει· οι παραπάνω γραμμές λένε γιατί
problem-server-terminal_only = το { $option } είναι για το τραπέζι στο τερματικό: δώσε και --terminal
problem-server-browser_only = το { $option } είναι για το τραπέζι στο πρόγραμμα περιήγησης: παράλειψε το --terminal
problem-server-origin_form = το «{ $origin }» δεν είναι διεύθυνση σελίδας· δώσε τη σαν https://cards.example, χωρίς διαδρομή


## What can be wrong with a request

problem-server-host = αυτός ο διακομιστής δεν έχει τέτοιο όνομα· το ορίζει με --origin όποιος τον έχει στήσει
problem-server-origin = μια σελίδα από άλλη διεύθυνση δεν επιτρέπεται να μιλάει με αυτόν τον διακομιστή
problem-server-too_large = αυτό είναι πολύ μεγάλο
problem-server-json = το σώμα πρέπει να είναι JSON
problem-server-body = το σώμα δεν είναι αυτό που ζητείται εδώ
problem-server-not_found = σε αυτή τη διεύθυνση δεν υπάρχει τίποτα
problem-server-no_method = αυτό δεν γίνεται σε αυτή τη διεύθυνση
problem-server-internal = κάτι πήγε στραβά στον διακομιστή· σημειώθηκε εκεί
problem-server-only_local = αυτό γίνεται μόνο όπου το τραπέζι βρίσκεται στη δική σου συσκευή
problem-server-full = εδώ υπάρχουν όσα τραπέζια επιτρέπει ο διακομιστής· δοκίμασε αργότερα
problem-server-too_many_tables = πάρα πολλά τραπέζια σε λίγη ώρα· περίμενε ένα λεπτό
problem-server-no_hello = το πρώτο μήνυμα πρέπει να είναι χαιρετισμός, και να έρθει μέσα σε λίγα δευτερόλεπτα
problem-server-hello_twice = ένας χαιρετισμός αρκεί
problem-server-protocol = αυτή η σελίδα δεν ταιριάζει πια με τον διακομιστή (που μιλάει { $known })· φόρτωσέ την ξανά
problem-server-malformed = αυτό το μήνυμα δεν διαβάζεται
problem-server-too_fast = πάρα πολλά μηνύματα· η σύνδεση τελειώνει εδώ
problem-table-unknown = σε αυτόν τον σύνδεσμο δεν υπάρχει τραπέζι
problem-table-token = αυτή { -seat(form: "def-nom") } δεν ανοίγει με αυτό το κλειδί
problem-table-damaged = όσα είναι αποθηκευμένα για αυτό το τραπέζι δεν διαβάζονται
problem-table-no_observers = σε αυτό το τραπέζι δεν μπορεί να βλέπει κανείς
problem-table-too_many_people = σε αυτό το τραπέζι βρίσκονται πάρα πολλοί
problem-table-no_commitment = αποθηκεύτηκε μια { -deal } χωρίς υπόσχεση
problem-table-no_deal = στο τραπέζι δεν έχουν μοιραστεί ακόμη { -card(form: "nom-pl") }
problem-table-no_deal_due = δεν αναμένεται { -deal }
problem-table-no_record = σε αυτό το τραπέζι δεν έχει τελειώσει ακόμη καμία { -deal }
problem-table-deal_over = { -deal(form: "def-nom") } τελείωσε
problem-table-not_your_turn = δεν είναι η σειρά σου
problem-table-stale = στο μεταξύ κάτι έγινε στο τραπέζι· ξαναδές το
problem-table-no_seat = όποιος απλώς βλέπει δεν μπορεί να το κάνει αυτό
problem-table-seat_held = στη { -seat(form: "acc") } σου παίζει υπολογιστής· πάρε την πρώτα πίσω
problem-table-seat_not_held = βρίσκεσαι ήδη στη { -seat(form: "acc") } σου
problem-table-seat_taken = αυτή { -seat(form: "def-nom") } είναι πιασμένη
problem-table-seat_unknown = δεν υπάρχει { -seat } { $seat }· { -seat(form: "def-nom-pl") } είναι 0 ως { $highest }
problem-table-has_seat = έχεις ήδη { -seat(form: "acc") } εδώ
problem-table-not_owner = αυτό το κάνει μόνο όποιος έστησε το τραπέζι
problem-table-not_your_seat = αυτή { -seat(form: "def-nom") } δεν είναι δική σου, και { -player(form: "def-nom") } της είναι εδώ
problem-table-not_a_computer = εκεί δεν κάθεται υπολογιστής του τραπεζιού
problem-table-name = ένα όνομα έχει το πολύ { $longest } γράμματα, και μόνο τέτοια που φαίνονται
problem-table-name_taken = κάποιος στο τραπέζι έχει ήδη αυτό το όνομα
problem-table-nonce = ο αριθμός για το ανακάτεμα πρέπει να έχει 32 ως 64 δεκαεξαδικά ψηφία
problem-table-pace = ο ρυθμός είναι από 0 ως { $highest } δευτερόλεπτα
problem-table-seats = δόθηκαν { $n } { -seat(form: "nom-pl") }· αυτό το παιχνίδι έχει { $expected }
problem-table-one_of_you = μία { -seat } πρέπει να είναι δική σου
problem-table-no_hints = σε αυτό το τραπέζι δεν δίνονται υποδείξεις
problem-table-no_undo = σε αυτό το τραπέζι δεν γίνεται { -undo }
problem-table-nothing_to_undo = σε αυτή { -deal(form: "def-acc") } δεν έχεις τίποτα να πάρεις πίσω
problem-table-asked_already = εκκρεμεί ήδη μια άλλη ερώτηση· πρέπει πρώτα να απαντηθεί
problem-table-nothing_asked = δεν ζητείται τίποτα από σένα
problem-table-claim_on_lead = τις υπόλοιπες { -trick(form: "acc-pl") } τις ζητάς μόνο όταν έχεις { -lead(form: "def-acc") }
problem-table-claim_not_certain = με τα δικά σου { -card(form: "acc-pl") } οι υπόλοιπες { -trick(form: "nom-pl") } δεν είναι σίγουρες
problem-table-phrase_unknown = τέτοια φράση δεν υπάρχει
problem-table-said_too_soon = μια στιγμή, παρακαλώ


## At the table

server-took-back = { $you ->
        [yes] Παίρνεις πίσω { $n ->
            [one] μία κίνηση.
           *[other] { $n } κινήσεις.
        }
       *[no] { $seat }: παίρνει πίσω { $n ->
            [one] μία κίνηση.
           *[other] { $n } κινήσεις.
        }
    }
server-seat-joined = { $you ->
        [yes] Κάθεσαι στο τραπέζι.
       *[no] Στο τραπέζι κάθεται: { $seat }.
    }
server-seat-given = { $you ->
        [yes] Στη { -seat(form: "acc") } σου παίζει υπολογιστής.
       *[no] { $seat }: παίζει υπολογιστής.
    }
server-seat-taken-back = { $you ->
        [yes] Παίζεις πάλι εσύ.
       *[no] Παίζει πάλι: { $seat }.
    }
server-seat-computer = { $seat }: παίζει υπολογιστής.
server-seat-opened = { $open ->
        [yes] { $seat }: όποιος έχει την πρόσκληση μπορεί να πάρει { -seat(form: "def-acc") }.
       *[no] { $seat }: { -seat(form: "def-nom") } δεν είναι πια ελεύθερη.
    }
say-hello = Γεια σας!
say-good_luck = Καλή τύχη!
say-well_played = Ωραία παίχτηκε!
say-thanks = Ευχαριστώ!
say-sorry = Συγγνώμη!
say-one_moment = Μια στιγμή, παρακαλώ.
say-goodbye = Αντίο!
say-nudge = σκουντάει το τραπέζι


## On the start page

strength-easy = { -easy(form: "Nom") }
strength-medium = { -medium(form: "Nom") }
strength-hard = { -hard(form: "Nom") }
server-summary = { $seats } { -player(form: "nom-pl") }, { $cards } { -card(form: "nom-pl") }· { $sides ->
        [two] δύο { -side(form: "nom-pl") }
       *[called] { -partner(form: "def-nom") } βρίσκεται με ένα { -called-card(form: "acc") }
    }, { $auction ->
        [declare] { -trump(form: "def-nom") } δηλώνεται την ώρα που κοιτάζετε { -card(form: "def-acc-pl") }
       *[bid] { -bid(form: "nom-pl") } { $counts ->
            [tricks] σε { -trick(form: "acc-pl") }
           *[other] σε { -point(form: "acc-pl") }
        }
    }
server-number = { $n }
server-list = { $items }
server-text = { $text }
problem-server-storage_url = Τραπέζια δεν φυλάσσονται στο { $url }. Δώσε αρχείο, sqlite:///FILE, postgresql://… ή memory.
problem-server-storage_driver = Η PostgreSQL χρειάζεται ένα πακέτο ακόμη: pip install "{ $extra }"
