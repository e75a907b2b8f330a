# Why a computer player did what it did where shapes are led, in Greek: reason-<code>. reasons.ftl has those
# of the other games.

# Declaring
reason-declares_best_suit =
    { $pairs ->
        [0] Με { -trump(form: "acc") } { $suit } υπάρχουν { $n } { -trump(form: "nom-pl") } σ{ -hand(form: "def-acc") }.
        [one] Με { -trump(form: "acc") } { $suit } υπάρχουν { $n } { -trump(form: "nom-pl") } σ{ -hand(form: "def-acc") }, ανάμεσά τους ένα { -pair }.
       *[other] Με { -trump(form: "acc") } { $suit } υπάρχουν { $n } { -trump(form: "nom-pl") } σ{ -hand(form: "def-acc") }, ανάμεσά τους { $pairs } { -pair(form: "nom-pl") }.
    }
reason-declares_no_trump = Χωρίς χρώμα για { -trump(form: "acc") } αυτό { -hand(form: "def-nom") } είναι καλύτερο παρά με ένα: { $n } { -trump(form: "nom-pl") }, και τα άλλα { -suit(form: "nom-pl") } είναι δυνατά.
reason-overcalls_better_suit = Με { $suit } αυτό { -hand(form: "def-nom") } έχει { $n } { -trump(form: "acc-pl") }, με { $standing } μόνο { $other }.
reason-overcalls_no_trump = Χωρίς χρώμα για { -trump(form: "acc") } αυτό { -hand(form: "def-nom") } είναι καλύτερο παρά με { $standing }, όπου έχει { $other } { -trump(form: "acc-pl") }.
reason-passes_nothing_to_declare = { -hand(form: "Def-nom") } δεν έχει τίποτα με το οποίο να γίνεται τώρα { -bid }.
reason-passes_no_good_suit = Η καλύτερη { -bid } θα ήταν { $suit }, αλλά { $n } { -trump(form: "nom-pl") } δεν είναι περισσότερα απ’ όσα φέρνει η τύχη.
reason-passes_own_stands = Η προηγούμενη { -bid } ισχύει ακόμη: { $suit }.
reason-passes_partner_declared = { -partner(form: "Def-nom") } έχει δηλώσει { $suit }· με { $n } { -trump(form: "acc-pl") } εκεί δεν υπάρχει λόγος να τον υπερκαλύψει κανείς.
reason-passes_standing_suits = Ισχύει { $suit }, και με { $n } { -trump(form: "acc-pl") } εκεί { -hand(form: "def-nom") } δεν είναι κακό.

# Burying
reason-buries_for_void = Το ξεσκαρτάρισμα αφήνει { -void } σε { $suits }, ώστε να γίνεται κόψιμο.
reason-buries_no_points = Δεν ξεσκαρτάρονται { -point(form: "nom-pl") }, άρα η τελευταία { -trick } δεν μπορεί να δώσει σ{ -attacker(form: "def-acc-pl") } τίποτα από { -kitty(form: "def-acc-pl") }.
reason-buries_points_safe = Ξεσκαρτάρονται { $points } { -point(form: "nom-pl") }: με αυτά { -trump(form: "def-acc-pl") } η τελευταία { -trick } λογικά κερδίζεται.
reason-buries_points_unsafe = Ξεσκαρτάρονται { $points } { -point(form: "nom-pl") }, αν και η τελευταία { -trick } δεν είναι σίγουρη: κάθε άλλο { -card } άξιζε περισσότερο σ{ -hand(form: "def-acc") }.
reason-buries_trumps =
    { $n ->
        [one] Έπρεπε να ξεσκαρταριστεί ένα { -trump }: τα άλλα { -card(form: "nom-pl") } είναι πολύ λίγα.
       *[other] Έπρεπε να ξεσκαρταριστούν { $n } { -trump(form: "nom-pl") }: τα άλλα { -card(form: "nom-pl") } είναι πολύ λίγα.
    }

# Leading
reason-only_play = Οι κανόνες δεν επιτρέπουν τίποτε άλλο.
reason-leads_rest = Δεν έχει μείνει τίποτε άλλο: { $cards }.
reason-draws_trump_for_winners =
    { $out ->
        [one] { $cards }: τραβάει { -trump(form: "acc-pl") }, για να μην κοπούν τα ψηλά { -card(form: "nom-pl") } στα άλλα { -suit(form: "acc-pl") }· ένα { -trump } είναι έξω.
       *[other] { $cards }: τραβάει { -trump(form: "acc-pl") }, για να μην κοπούν τα ψηλά { -card(form: "nom-pl") } στα άλλα { -suit(form: "acc-pl") }· { $out } { -trump(form: "nom-pl") } είναι έξω.
    }
reason-throws_sure_cards = { $cards }: { $n } { -card(form: "nom-pl") } που σ{ -suit(form: "def-acc") } τους δεν τα περνάει κανείς.
reason-leads_tractor = Ένα { -tractor } από { $n } { -pair(form: "acc-pl") } σπάνια χάνει: { $cards }, που κερδίζει περίπου στο { $percent }% των περιπτώσεων.
reason-leads_top_pair = Δεν είναι έξω ψηλότερο { -pair }: { $cards }, που κερδίζει περίπου στο { $percent }% των περιπτώσεων.
reason-leads_pair = { $cards }: κερδίζει περίπου στο { $percent }% των περιπτώσεων· ίσως είναι έξω ψηλότερο { -pair }.
reason-leads_top_card = Δεν είναι έξω ψηλότερο { -card } σε αυτό { -suit(form: "def-acc") }: { $card }, που κερδίζει περίπου στο { $percent }% των περιπτώσεων.
reason-leads_partners_void = { -partner(form: "Def-nom") } είναι { -void } σε αυτό { -suit(form: "def-acc") } και μπορεί να κόψει: { $card }.
reason-leads_likely_winner =
    { $n ->
        [one] Μόνο ένα ψηλότερο { -card } σε αυτό { -suit(form: "def-acc") } είναι έξω: με { $card } αυτή { -side(form: "def-nom") } κερδίζει περίπου στο { $percent }% των περιπτώσεων.
       *[other] { $n } ψηλότερα { -card(form: "nom-pl") } σε αυτό { -suit(form: "def-acc") } είναι έξω· με { $card } αυτή { -side(form: "def-nom") } κερδίζει παρ’ όλα αυτά περίπου στο { $percent }% των περιπτώσεων.
    }
reason-leads_cheapest = { $card }: { -lead(form: "def-nom") } που κοστίζει λιγότερο· ό,τι μένει ίσως κερδίσει ακόμη.
reason-keeps_for_last_trick = Μένει για την τελευταία { -trick(form: "acc") }, όπου μετρούν { -kitty(form: "def-nom-pl") }: { $cards }.

# Following
reason-owes_pairs =
    { $n ->
        [one] Οι κανόνες ζητούν ένα { -pair(form: "acc") }.
       *[other] Οι κανόνες ζητούν { $n } { -pair(form: "acc-pl") }.
    }
reason-ruffs_shape =
    { $points ->
        [0] { $cards }: κόβει, και κρατάει περίπου στο { $percent }% των περιπτώσεων.
       *[other] { $cards }: κόβει για { $points } { -point(form: "acc-pl") }, και κρατάει περίπου στο { $percent }% των περιπτώσεων.
    }
reason-takes_shape =
    { $points ->
        [0] { $cards }: ανεβαίνει πάνω από όσα έπεσαν, και αυτή { -side(form: "def-nom") } κερδίζει περίπου στο { $percent }% των περιπτώσεων.
       *[other] { $cards }: ανεβαίνει πάνω από όσα έπεσαν για { $points } { -point(form: "acc-pl") }, και αυτή { -side(form: "def-nom") } κερδίζει περίπου στο { $percent }% των περιπτώσεων.
    }
reason-takes_last_to_play =
    { $points ->
        [0] Κανείς δεν παίζει μετά: { $cards } παίρνει { -trick(form: "def-acc") } και την επόμενη { -lead(form: "acc") }.
       *[other] Κανείς δεν παίζει μετά: { $cards } παίρνει { $points } { -point(form: "acc-pl") }.
    }
reason-adds_points = Αυτή { -side(form: "def-nom") } λογικά παίρνει { -trick(form: "def-acc") } ({ $percent }%), γι’ αυτό με { $cards } μπαίνουν σε αυτήν { $points } { -point(form: "nom-pl") }.
reason-leaves_to_partner = Αυτή { -side(form: "def-nom") } λογικά παίρνει { -trick(form: "def-acc") } κι έτσι ({ $percent }%)· δεν κοστίζει τίποτα { $cards }.
reason-gives_least = { -trick(form: "Def-acc") } λογικά την παίρνουν { -opponent(form: "def-nom-pl") }· με { $cards } δεν τους δίνεται κανένας { -point }.
reason-gives_points_unwillingly = { -trick(form: "Def-acc") } λογικά την παίρνουν { -opponent(form: "def-nom-pl") }· με { $cards } και { $points } { -point(form: "acc-pl") } δίνεται το λιγότερο που γίνεται.
reason-gives_points_to_keep = { -trick(form: "Def-acc") } λογικά την παίρνουν { -opponent(form: "def-nom-pl") }· με { $cards } δίνονται { $points } { -point(form: "nom-pl") }, γιατί ό,τι μένει αξίζει περισσότερο.
reason-discards_to_void = { $cards }: έτσι μένει { -void } σε { $suit }, και από εδώ και πέρα μπορεί να κόβει.
reason-discards_least = Χρησιμεύει λιγότερο: { $cards }.
reason-keeps_points_back = { $points } { -point(form: "nom-pl") } δεν δίνονται σ{ -opponent(form: "def-acc-pl") }.
