# Why a computer player did what it did, in Greek: reason-<code>. $seat is a name such as Left, or “you”:
# no sentence may need the verb to agree with it.

reason-random = Οποιαδήποτε επιτρεπτή κίνηση κάνει.

# Bidding
reason-hand_worth = Με { -trump(form: "acc") } { $suit } αυτό { -hand(form: "def-nom") } μόνο του αξίζει περίπου { $worth }· το όριο για τις δηλώσεις είναι { $limit }.
reason-bids_within_worth = Μια { -bid } { $bid } είναι μέσα στο όριο για { -hand(form: "def-acc") } αυτό.
reason-passes_beyond_worth = Μια { -bid } { $bid } θα ξεπερνούσε το όριο για { -hand(form: "def-acc") } αυτό.
reason-passes_at_top = Δεν υπάρχει ψηλότερη { -bid }.
reason-leaves_bid_to_partner = Ισχύει { -bid(form: "def-nom") } { -partner(form: "def-gen") }, { $bid }· δεν υπάρχει λόγος να ανέβει.
reason-partner_bid = { -partner(form: "Def-nom") } έχει δηλώσει, άρα αναμένεται βοήθεια ({ $seat }): το όριο ανεβαίνει.
reason-partner_passed = { -partner(form: "Def-nom") } πήγε { -pass(form: "acc") }, άρα δεν αναμένεται πολλή βοήθεια ({ $seat }): το όριο κατεβαίνει.
reason-chance_to_make = Η πιθανότητα να βγει { -contract(form: "def-nom") } στα { $bid } είναι περίπου { $percent }%.
reason-bids_for_match = Κοντά στο τέλος { -match(form: "def-gen") } μια { -bid } { $bid } είναι προτιμότερη από το να μείνει { -contract(form: "def-nom") } στους άλλους.
reason-passes_for_match = Κοντά στο τέλος { -match(form: "def-gen") } μια { -bid } { $bid } θα διακινδύνευε περισσότερα από { -contract(form: "def-acc") } των άλλων.
reason-bids_alone = Η πιθανότητα να κερδηθούν όλες { -trick(form: "def-nom-pl") } χωρίς { -partner(form: "acc") } είναι περίπου { $percent }%.

# Burying, trump, the called card
reason-keeps_trump =
    { $n ->
        [one] Κρατιέται ένα { -card } για { -trump(form: "acc") }: { $suit }.
       *[other] Κρατιούνται { $n } { -card(form: "nom-pl") } για { -trump(form: "acc") }: { $suit }.
    }
reason-buries_void =
    { $n ->
        [one] Με το ξεσκαρτάρισμα του μοναδικού { -card(form: "gen") } μένει { -void } σε { $suit }, και εκεί θα μπορεί να κόψει.
       *[other] Με το ξεσκαρτάρισμα { $n } { -card(form: "gen-pl") } μένει { -void } σε { $suit }, και εκεί θα μπορεί να κόψει.
    }
reason-buries_points = Ξεσκαρτάρονται { $points } { -point(form: "nom-pl") }: η τελευταία { -trick } θα τους φέρει πίσω, αν όλα πάνε καλά.
reason-names_trump =
    { $n ->
        [one] Το καλύτερο { -trump } είναι { $suit }: με ένα { -card(form: "acc") } εκεί { -hand(form: "def-nom") } αξίζει περίπου { $worth }.
       *[other] Το καλύτερο { -trump } είναι { $suit }: με { $n } { -card(form: "acc-pl") } εκεί { -hand(form: "def-nom") } αξίζει περίπου { $worth }.
    }
reason-leads_lowest_trump =
    { $n ->
        [one] { -trump(form: "Nom") } γίνεται { $trump }, με το μοναδικό { -card(form: "acc") } σε αυτό { -suit(form: "def-acc") }.
       *[other] Το καλύτερο { -trump } είναι { $trump }, με { $n } { -card(form: "acc-pl") }· { -lead(form: "def-nom") } γίνεται με το χαμηλότερο, { $card }.
    }
reason-calls_highest = Το ψηλότερο { -trump } σε άλλο { -hand(form: "acc") } είναι { $card }· όποιος το έχει είναι ο καλύτερος { -partner }.
reason-calls_own_card = Κανείς άλλος δεν έχει { -trump(form: "acc") }, άρα ζητείται ένα { -card } από αυτό το ίδιο { -hand(form: "acc") }.

# Leading
reason-only_card = Μόνο ένα { -card } επιτρέπεται να παιχτεί: { $card }.
reason-last_card = Το τελευταίο { -card }: { $card }.
reason-draws_trump =
    { $out ->
        [one] { $card }: τραβάει το μόνο { -trump(form: "acc") } που είναι ακόμη έξω.
       *[other] { $card }: τραβάει { -trump(form: "acc-pl") }· είναι ακόμη έξω { $out }.
    }
reason-leads_trump_against =
    { $out ->
        [one] { $card }: αφαιρεί το τελευταίο { -trump(form: "acc") } που είναι έξω, ώστε να μην κόβεται τίποτε άλλο.
       *[other] { $card }: αφαιρεί { -trump(form: "acc-pl") } από { -declarer(form: "def-acc") }· είναι έξω { $out }.
    }
reason-leads_winner = { $card }: ό,τι καλύτερο έχει μείνει σε αυτό { -suit(form: "def-acc") }, και λογικά κερδίζει.
reason-leads_best = { $card }: ό,τι καλύτερο έχει μείνει σε αυτό { -suit(form: "def-acc") }· ίσως όμως κοπεί.
reason-leads_for_ruff = { $card }: για να κοπεί ({ $seat }), αφού σε εκείνο { -hand(form: "def-acc") } δεν έχει μείνει τίποτα από αυτό { -suit(form: "def-acc") }.
reason-leads_singleton =
    { $n ->
        [one] { $card }: μοναδικό { -card } σε αυτό { -suit(form: "def-acc") }· αργότερα μπορεί να το κόψει { -trump(form: "def-nom") }.
       *[other] { $card }: μοναδικό { -card } σε αυτό { -suit(form: "def-acc") }· αργότερα μπορούν να το κόψουν { $n } { -trump(form: "nom-pl") }.
    }
reason-leads_low = { $card }: { -lead(form: "def-nom") } που κοστίζει λιγότερο· μένει για αργότερα { $kept }.
reason-better_in_deals = Σε { $deals } πιθανές θέσεις για { -card(form: "acc-pl") } που δεν φαίνονται, { $card } κερδίζει κατά μέσο όρο { $gain } περισσότερο από { $other }.
reason-buries_by_deals = Σε { $deals } πιθανές θέσεις για { -card(form: "acc-pl") } που δεν φαίνονται, αυτό το ξεσκαρτάρισμα, με { -trump(form: "acc") } { $suit }, κερδίζει κατά μέσο όρο { $gain } περισσότερο από το συνηθισμένο.
reason-names_trump_by_deals = Σε { $deals } πιθανές θέσεις για { -card(form: "acc-pl") } που δεν φαίνονται, με { -trump(form: "acc") } { $suit } κερδίζονται κατά μέσο όρο { $gain } περισσότερα από ό,τι με { $other }.

# Following: taking the trick
reason-takes_last_trick = { $card }: παίρνει την τελευταία { -trick(form: "acc") }.
reason-overtakes_partner = { $card }: ανεβαίνει πάνω από { -card(form: "def-acc") } { -partner(form: "def-gen") } ({ $seat }), που δεν θα κρατούσε· κερδίζει στο { $percent }% των περιπτώσεων.
reason-special_takes = { $card }: παίρνει { -trick(form: "def-acc") } με σιγουριά, και μαζί { $points } { -point(form: "acc-pl") }.
reason-ruffs =
    { $points ->
        [0] { $card }: κόβει.
       *[other] { $card }: κόβει και παίρνει { $points } { -point(form: "acc-pl") }.
    }
reason-takes_points = { $card }: παίρνει { $points } { -point(form: "acc-pl") }, και κερδίζει στο { $percent }% των περιπτώσεων.
reason-takes_trick = { $card }: παίρνει { -trick(form: "def-acc") } στο { $percent }% των περιπτώσεων.
reason-kept_high_trump =
    { $higher_out ->
        [0] Μένει σ{ -hand(form: "def-acc") } { $card }: δεν είναι έξω ψηλότερο { -trump }.
        [one] Μένει σ{ -hand(form: "def-acc") } { $card }: μόνο ένα ψηλότερο { -trump } είναι έξω.
       *[other] Μένει σ{ -hand(form: "def-acc") } { $card }· είναι έξω { $higher_out } ψηλότερα { -trump(form: "nom-pl") }.
    }
reason-kept_winner = Μένει σ{ -hand(form: "def-acc") } { $card }: τίποτα πια σε αυτό { -suit(form: "def-acc") } δεν είναι ψηλότερο.
reason-kept_card = Μένει για αργότερα: { $card }.

# Following: an ally wins so far
reason-feeds_partner = Πιθανός νικητής { -trick(form: "def-gen") }: { $seat } ({ $percent }%), γι’ αυτό με { $card } μπαίνουν σε αυτήν { $points } { -point(form: "nom-pl") }.
reason-feeds_enough = Πιθανός νικητής { -trick(form: "def-gen") }: { $seat }. Αρκεί { $card } με { $points } { -point(form: "acc-pl") }· ένα ακριβότερο { -counter } μένει πίσω.
reason-leaves_trick_to_partner = Πιθανός νικητής { -trick(form: "def-gen") }: { $seat } ({ $percent }%)· δεν σπαταλιέται { $kept }.
reason-throws_low_under_partner = Ως τώρα νικητής { -trick(form: "def-gen") }: { $seat } (κρατάει στο { $percent }%)· δεν κοστίζει τίποτα { $card }.

# Following: an opponent wins so far
reason-not_worth_taking =
    { $points ->
        [0] Αυτή { -trick(form: "def-nom") } δεν έχει τίποτα· πέφτει { $card }.
       *[other] { $points } { -point(form: "nom-pl") } δεν αξίζουν εδώ ψηλό { -card(form: "acc") }· πέφτει { $card }.
    }
reason-trusts_partner = { -partner(form: "Def-nom") } παίζει ακόμη και λογικά κερδίζει ({ $percent }%)· αρκεί { $card }.
reason-gives_smallest_counter = Μόνο { -counter(form: "nom-pl") } μπορούν να δοθούν: με { $card } χάνονται { $points } { -point(form: "nom-pl") }.
reason-discards = { -suit(form: "Def-nom") } { -lead(form: "def-gen") } δεν υπάρχει σ{ -hand(form: "def-acc") }· πετιέται ό,τι χρησιμεύει λιγότερο, { $card }.
reason-cannot_win = Κανένα { -card } δεν κερδίζει εδώ· το φτηνότερο είναι { $card }.
