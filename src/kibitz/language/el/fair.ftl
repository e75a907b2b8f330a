# Proof of fair deals, in Greek: `kibitz verify` and the page's Verify screen. A deal's $deal is its place in the record.

cli-verify = Έλεγξε ότι { -deal(form: "def-nom-pl") } μιας { -record(form: "gen") } μοιράστηκαν όπως είχε δοθεί υπόσχεση.
    .about = Το FILE είναι μια { -record } (.kbz ή .jsonl)· το - διαβάζει την τυπική είσοδο. Δουλεύει χωρίς δίκτυο. Για κάθε { -deal(form: "acc") } βγαίνει μία γραμμή: αν { -card(form: "def-nom-pl") } της βγαίνουν από το μυστικό για το οποίο είχε δοθεί υπόσχεση και από όσα πρόσθεσαν { -player(form: "def-nom-pl") }, και αν οι κινήσεις της δίνουν την αλυσίδα με την οποία τελειώνει. Τελειώνει με 0 αν στέκουν όλες, με 1 αν όχι ή αν δεν υπάρχει τίποτα να αποδειχτεί.
    .example =
        kibitz verify match.kbz
        kibitz verify match.kbz --head 3f786850e387550fdab836ed7e6dc881de23001b1a1f2c4c0a5d7e5b5a1e9b3c
cli-option-verify-head = Το τέλος της αλυσίδας που σημείωσες στο τραπέζι, ολόκληρο· τότε πρέπει να βρίσκεται σ{ -record(form: "def-acc") }. Μπορεί να δοθεί πολλές φορές.
cli-verify-nothing = Σε αυτή { -record(form: "def-acc") } δεν υπάρχει τελειωμένη { -deal }.

problem-fair-holds = { -deal(form: "Def-nom") } { $deal } στέκει: { -card(form: "def-nom-pl") } της είναι αυτά της υπόσχεσης που δόθηκε πριν από αυτήν. Η αλυσίδα της τελειώνει με { $head }.
problem-fair-not_provable = { $why ->
        [secret] { -deal(form: "Def-nom") } { $deal } δεν αποδεικνύεται: το μυστικό της δεν έχει φανερωθεί.
       *[commitment] { -deal(form: "Def-nom") } { $deal } δεν αποδεικνύεται: δεν είχε δοθεί υπόσχεση πριν από αυτήν.
    }
problem-fair-secret = { -deal(form: "Def-nom") } { $deal } δεν στέκει: το μυστικό που φανερώθηκε δεν είναι αυτό της υπόσχεσης.
problem-fair-cards = { -deal(form: "Def-nom") } { $deal } δεν στέκει: το μυστικό και όσα πρόσθεσαν { -player(form: "def-nom-pl") } δίνουν άλλα { -card(form: "acc-pl") } ({ -hand(form: "nom-pl") } { -seat(form: "def-gen-pl") } { $seats }).
problem-fair-dealer = { -deal(form: "Def-nom") } { $deal } δεν στέκει: { -seat(form: "def-nom") } { $dealer } δεν κληρώθηκε πρώτος { -dealer }.
problem-fair-head = { -deal(form: "Def-nom") } { $deal } δεν στέκει: οι κινήσεις της δεν δίνουν την αλυσίδα με την οποία τελειώνει.
problem-fair-head_holds = Το σημειωμένο τέλος { $head } βρίσκεται σ{ -record(form: "def-acc") }: { -deal } { $deal }, μετά από { $step ->
        [one] { $step } κίνηση
       *[other] { $step } κινήσεις
    }.
problem-fair-head_unknown = Το σημειωμένο τέλος { $head } δεν βρίσκεται πουθενά σ{ -record(form: "def-acc") }: κάτι άλλαξε, ή ανήκει σε άλλη { -match(form: "acc") }.
problem-usage-head = --head: το { $value } δεν είναι τέλος αλυσίδας· αυτό έχει { $digits } ψηφία από 0 ως 9 και a ως f
