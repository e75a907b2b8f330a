# What can be wrong, in Greek, with a text that outlives a program: rule codes, positions, cases, records.


## Rule codes

problem-rule_code-empty = ένας κωδικός κανόνων αρχίζει με το όνομα μιας { -variant(form: "gen") }· αυτός είναι κενός
problem-rule_code-character = το { $character } δεν χωράει σε κωδικό κανόνων: μόνο λατινικά γράμματα, ψηφία και . _ ~ - χωράνε
problem-rule_code-option = το «{ $text }» δεν είναι επιλογή με την τιμή της· οι επιλογές γράφονται όπως ~target.500
problem-rule_code-nothing = πίσω από ένα ~ δεν υπάρχει τίποτα· οι επιλογές γράφονται όπως ~target.500
problem-rule_code-twice = το { $option } δόθηκε δύο φορές


## Positions: one line of fields

problem-position-field = το «{ $text }» δεν είναι πεδίο· τα πεδία γράφονται όπως key=value, με ένα κενό ανάμεσά τους
problem-position-twice = το { $key } δόθηκε δύο φορές
problem-position-missing = λείπει το { $key }
problem-position-unknown_key = δεν υπάρχει πεδίο «{ $key }»· υπάρχουν: { $allowed }
problem-position-value = το { $key } δεν μπορεί να είναι «{ $value }»· γράφεται έτσι: { $allowed }
problem-position-contradiction = το { $key } είναι «{ $value }», αλλά σύμφωνα με την υπόλοιπη γραμμή είναι «{ $expected }»
problem-position-kitty = { -card(form: "def-nom-pl") } στο { $key } ούτε είναι σ{ -hand(form: "def-acc") } { -declarer(form: "def-gen") }, ούτε παίχτηκαν, ούτε ξεσκαρταρίστηκαν
problem-position-turn = { $key }: δεν είναι η σειρά { -seat(form: "def-gen") } { $seat }
problem-position-failed_throws = το { $key } μπορεί να είναι το πολύ { $most }, όσες { -lead(form: "acc-pl") } έκανε κάθε { -side }
problem-position-known = { $key }: δεν γίνεται να είναι γνωστό ότι { -seat(form: "def-nom") } { $seat } έχει ακριβώς αυτά { -card(form: "def-acc-pl") }


## More about a start: the facts a position is set up from

problem-start-number = το { $key } έχει αριθμό μεγαλύτερο από { $largest }
problem-start-alone = όποιος παίζει μόνος εναντίον όλων δεν έχει { $key ->
        [trump] { -trump(form: "acc") }
        [called] { -called-card(form: "acc") }
       *[partner] { -partner(form: "acc") }
    }
problem-start-declarer = { -seat(form: "def-nom") } { $seat } δεν μπορεί να είναι { -declarer }: { -deal(form: "def-acc") } την παίζει { -dealer(form: "def-nom") }, που είναι { -seat(form: "def-nom") } { $dealer }
problem-start-not_yet = το { $key } δεν δίνεται στη φάση «{ $phase }»: αυτό έρχεται αργότερα
problem-start-last_trick = κανείς δεν μπορεί να παίξει { $n } { -card(form: "acc-pl") } στην τελευταία { -trick(form: "acc") }· το πολύ { $largest }


## JSON

problem-json-malformed = αυτό δεν είναι JSON
problem-json-unknown_key = δεν υπάρχει κλειδί «{ $key }» { $where ->
        [top] εδώ
       *[other] στο { $where }
    }
problem-json-missing = λείπει το κλειδί «{ $key }» { $where ->
        [top] εδώ
       *[other] στο { $where }
    }
problem-json-value = { $where ->
        [top] η γραμμή
       *[other] το { $where }
    } δεν είναι του σωστού είδους: αναμενόταν { $expected }
problem-json-number = { $where ->
        [top] ένας αριθμός
       *[other] ο αριθμός { $where }
    } είναι εκτός ορίων
problem-json-twice = το κλειδί «{ $key }» δόθηκε δύο φορές
problem-json-contract = ένα { -contract } δεν μπορεί να είναι «{ $value }»· είναι αριθμός ή «{ $allowed }»
problem-case-named = στην περίπτωση «{ $case }»


## Records of matches

problem-record-empty = εδώ δεν υπάρχει { -record }· μια { -record } αρχίζει με «kibitz record 1»
problem-record-encoding = αυτό δεν είναι κείμενο σε UTF-8
problem-record-half_character = ένα κείμενο περιέχει μισό χαρακτήρα
problem-record-section = με το «{ $text }» δεν αρχίζει ούτε { -match } («kibitz record 1») ούτε { -deal } («deal: 1»)
problem-record-no_match = εδώ υπάρχουν { -deal(form: "nom-pl") }, αλλά όχι { -match(form: "def-nom") } όπου ανήκουν· μια { -match } αρχίζει με «kibitz record 1»
problem-record-head = με το «{ $text }» δεν αρχίζει { -match }· αυτή η γραμμή είναι «kibitz record 1»
problem-record-version = η έκδοση { $version } δεν είναι γνωστή εδώ· γνωστές είναι ως και η { $known }
problem-record-variant = το «{ $text }» δεν είναι { -variant } με την αναθεώρησή της, όπως name@1
problem-record-revision = το { $variant } είναι εδώ στην αναθεώρηση { $known }· { -record(form: "def-nom") } έγινε με την αναθεώρηση { $revision }, που είναι νεότερη
problem-record-missing = λείπει το { $key }
problem-record-line = με το «{ $text }» δεν αρχίζει γραμμή αυτού του τμήματος· αρχίζουν: { $allowed }
problem-record-twice = το { $key } δόθηκε δύο φορές
problem-record-pair = το «{ $text }» δεν είναι όνομα με την τιμή του
problem-record-step = το «{ $text }» δεν είναι κίνηση μιας { -seat(form: "gen") }· τέτοιες γραμμές γράφονται όπως «0: bid 75»
problem-record-step_in_head = μια κίνηση μπαίνει μόνο μέσα σε { -deal(form: "acc") }
problem-record-seats = χρειάζονται τα ονόματα και των { $n } { -seat(form: "gen-pl") } με τη σειρά, ή καμίας
problem-record-hands = χρειάζονται { -hand(form: "def-nom-pl") } και των { $n } { -seat(form: "gen-pl") } με τη σειρά
problem-record-nonce = το «{ $seat }» δεν μπορεί να έχει nonce εδώ: { -seat(form: "def-nom-pl") } πάνε από 0 ως { $highest }, με ένα η καθεμία
problem-record-number = το «{ $text }» δεν είναι ακέραιος αριθμός
problem-record-date = το «{ $text }» δεν είναι ημερομηνία· μια ημερομηνία γράφεται 2026-11-30
problem-record-escape = το «{ $text }» δεν σημαίνει κανέναν χαρακτήρα· η ανάστροφη κάθετος γράφεται δύο φορές
problem-record-turn = παίζει { -seat(form: "def-nom") } { $seat }, αλλά είναι η σειρά { -seat(form: "def-gen") } { $turn }
problem-record-at_step = στο βήμα { $n }
problem-record-unfinished = υπάρχει αποτέλεσμα, αλλά { -deal(form: "def-nom") } δεν τελείωσε
problem-record-result = το { $key } του αποτελέσματος είναι «{ $value }», αλλά σύμφωνα με τις κινήσεις είναι «{ $expected }»

# What a rule case expected and what was found.

case-is-legal = το «{ $action }» επιτρέπεται
case-legal = επιτρέπεται
case-not-legal = δεν επιτρέπεται
case-actions = { $n ->
        [one] 1 κίνηση
       *[other] { $n } κινήσεις
    }
case-also = επίσης { $actions }
case-but-not = αλλά όχι { $actions }
case-more = { $first } και { $n } ακόμη
