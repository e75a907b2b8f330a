# The rules page, in Greek. $kitty is a neuter plural and $special a neuter, so that each may follow an article.

word-suit = { -suit }
word-left =
    { $direction ->
        [clockwise] { -left }
       *[counter] { -right }
    }

rules-title = { $name }: οι κανόνες που ισχύουν
rules-intro =
    { $seats ->
        [3] Τρεις { -player(form: "nom-pl") }
        [4] Τέσσερις { -player(form: "nom-pl") }
        [5] Πέντε { -player(form: "nom-pl") }
        [6] Έξι { -player(form: "nom-pl") }
       *[other] { $seats } { -player(form: "nom-pl") }
    }. { $sides ->
        [two] Δύο { -side(form: "nom-pl") }: { -partner(form: "def-nom") } σου κάθεται απέναντί σου.
       *[called] Ποιος παίζει με ποιον κρίνεται σε κάθε { -deal(form: "acc") } από { -called-card(form: "def-acc") }.
    } Παίζετε { $direction ->
        [clockwise] { -clockwise }
       *[counter] { -counter-clockwise }
    }.
rules-aim =
    { $score ->
        [points] { -side(form: "Def-nom-pl") } συναγωνίζονται ποια θα ορίσει { -trump(form: "def-acc") }. Όποιος κάνει την ψηλότερη { -bid(form: "acc") } υπόσχεται να μαζέψει τόσους { -point(form: "acc-pl") } από { -trick(form: "acc-pl") }· ορισμένα { -card(form: "nom-pl") } αξίζουν { -point(form: "acc-pl") }.
        [tricks] { -player(form: "Def-nom-pl") } δηλώνουν πόσες { -trick(form: "acc-pl") } θα πάρουν. Όποιος κάνει την ψηλότερη { -bid(form: "acc") } ορίζει { -trump(form: "def-acc") } και ζητάει ένα { -card(form: "acc") }· όποιος το έχει γίνεται { -partner } του.
       *[levels] Η μία { -side }, του μοιραστή, παίζει { -deal(form: "def-acc") }· η άλλη επιτίθεται. { -attacker(form: "Def-nom-pl") } προσπαθούν να μαζέψουν από { -trick(form: "acc-pl") } αρκετούς { -point(form: "acc-pl") } για να πάρουν αυτοί { -deal(form: "def-acc") }. { -side(form: "Def-nom") } που τα πάει καλύτερα ανεβαίνει { -level(form: "acc-pl") }.
    }
rules-house-rule = { -house-rule(form: "Nom") }: { $option }: { $value }
rules-trademark = Το «Rook» είναι εμπορικό σήμα του κατόχου του. Αυτό το πρόγραμμα δεν έχει καμία σχέση με εκείνον· τα παιχνίδια λέγονται όπως τα λένε { -player(form: "def-nom-pl") } τους.

rules-heading-cards = { -card(form: "Nom-pl") }
rules-heading-order = Σειρά { -card(form: "def-gen-pl") }
rules-heading-deal = { -deal(form: "Def-nom") }
rules-heading-auction =
    { $sort ->
        [bid] { -auction(form: "Def-nom") }
       *[declare] { -bid(form: "Nom") } { -trump(form: "gen") }
    }
rules-heading-kitty = Τα { $kitty }
rules-heading-trump =
    { $sides ->
        [two] { -trump(form: "Nom") }
       *[called] { -trump(form: "Nom") } και { -partner }
    }
rules-heading-play = Το παιχνίδι
rules-heading-throws = { -throw(form: "Nom-pl") }
rules-heading-score = { -score(form: "Nom") }
rules-heading-match = { -match(form: "Def-nom") }
rules-heading-options = { -house-rule(form: "Nom-pl") }
rules-heading-notes = Ερμηνείες και ανασυνθέσεις
rules-heading-sources = Πηγές

## Cards

rules-deck =
    { $copies ->
        [1] { $cards } { -card(form: "nom-pl") }. { -suit(form: "Def-nom-pl") }: { $listed }.
       *[other] Δύο πλήρεις τράπουλες με { -joker(form: "def-acc-pl") } τους, { $cards } { -card(form: "nom-pl") }. { -suit(form: "Def-nom-pl") }: { $listed }.
    }
rules-ranks = { -rank(form: "Nom") } από το χαμηλότερο στο ψηλότερο: { $ranks }.
rules-special =
    { $n ->
        [one] Ανάμεσά τους είναι ένα ειδικό { -card }: { $cards }.
        [2] Ανάμεσά τους είναι δύο ειδικά { -card(form: "nom-pl") }: { $cards }.
       *[other] Ανάμεσά τους είναι { $n } ειδικά { -card(form: "nom-pl") }: { $cards }.
    }
rules-jokers = { $n } { -joker(form: "nom-pl") }: δύο κόκκινοι (οι μεγάλοι) και δύο μαύροι (οι μικροί).
rules-set-aside =
    { $n ->
        [one] Για να μοιράζεται ίσα η τράπουλα, πριν από { -deal(form: "def-acc") } βγαίνει { -set-aside } ένα { -card }: { $cards }. Μένει ανοιχτό μπροστά σε όλους και δεν παίζεται.
       *[other] Για να μοιράζεται ίσα η τράπουλα, πριν από { -deal(form: "def-acc") } βγαίνουν { -set-aside } αυτά { -card(form: "def-nom-pl") }: { $cards }. Μένουν ανοιχτά μπροστά σε όλους και δεν παίζονται.
    }
rules-each-rank = κάθε { rank-name }
rules-counter = { $card } μετράει { $points }
rules-counters =
    { -counter(form: "Nom-pl") }: { $counters }. { $bonus ->
        [0] Όλοι { -point(form: "def-nom-pl") } μιας { -deal(form: "gen") }: { $total }.
       *[other] Όλοι { -point(form: "def-nom-pl") } μιας { -deal(form: "gen") }, μαζί με το μπόνους των { $bonus }: { $total }.
    }

## Order

rules-order = Κάθε { -trump } κερδίζει κάθε { -card(form: "acc") } που δεν είναι { -trump }. Μέσα στο ίδιο { word-suit }, { -trump } ή όχι, { -card(form: "def-nom-pl") } κατατάσσονται με τη σειρά που δόθηκε παραπάνω.
rules-special-place =
    { $card } είναι πάντα { -trump }, { $place ->
        [lowest] το χαμηλότερο από όλα.
        [highest] το ψηλότερο από όλα.
        [second] το δεύτερο ψηλότερο (πρώτο είναι { $above }).
       *[ten_and_a_half] με θέση ανάμεσα στο 10 και το 11 { -trump(form: "def-gen") }.
    } Ανήκει από κάθε άποψη στο { word-suit } { -trump(form: "def-gen") }: αν γίνει { -lead } με αυτό, { -lead(form: "def-nom") } είναι σε { -trump(form: "acc") }.
rules-special-printed = { $card } δεν λογαριάζεται ως { suit-name }, εκτός αν { -trump } είναι το { suit-name }: δεν ακολουθεί όταν { -lead(form: "def-nom") } είναι σε { suit-name }, και μια τέτοια { -lead } δεν υποχρεώνει να παιχτεί.
rules-special-any-time = { $card } παίζεται όποτε να ’ναι, ακόμη κι από { -player(form: "acc") } που μπορεί να ακολουθήσει στο { word-suit } { -lead(form: "def-gen") }.
rules-special-not-any-time = Όταν { -lead(form: "def-nom") } είναι σε άλλο { word-suit }, { $card } παίζεται μόνο από όποιον δεν έχει αυτό το { word-suit }, όπως κάθε { -trump }.
rules-special-forced = Όταν { -lead(form: "def-nom") } είναι σε { -trump(form: "acc") } και το μόνο { -trump } που έχεις είναι { $card }, πρέπει να το παίξεις.
rules-order-levels = Σε κάθε { -deal(form: "acc") } μία { -rank }, { -level(form: "def-nom") }, βγαίνει από { -suit(form: "def-acc-pl") } και ξεχωρίζει. { -level-card(form: "Def-nom-pl") } και { -joker(form: "def-nom-pl") } είναι πάντα { -trump(form: "nom-pl") }.
rules-order-ladder = { -trump(form: "Def-nom-pl") } από το ψηλότερο: { -red-joker }, { -black-joker }, { -level-card(form: "def-nom") } { -suit(form: "def-gen") } που είναι { -trump }, τα άλλα { -level-card(form: "nom-pl") } (όλα ίσα), έπειτα { -suit(form: "def-nom") } { -trump(form: "def-gen") } από { -ace(form: "def-acc") } ως το 2 χωρίς { -level-card(form: "def-acc") } του.
rules-order-no-trump = Στο «{ -no-trump }» { -trump(form: "nom-pl") } είναι: { -red-joker }, { -black-joker }, { -level-card(form: "def-nom-pl") } των τεσσάρων { -suit(form: "gen-pl") } (όλα ίσα). Τίποτε άλλο δεν είναι { -trump }.
rules-order-plain = Τα άλλα { -suit(form: "nom-pl") } πάνε από { -ace(form: "def-acc") } ως το 2, χωρίς { -level-card(form: "def-acc") }.
rules-order-one-suit = Όλα { -trump(form: "def-nom-pl") } μαζί είναι ένα { -suit }, ό,τι κι αν είναι τυπωμένο πάνω τους. Όπου αυτοί οι κανόνες λένε «{ -suit }», εννοούν αυτό.

## Deal

rules-deal = { -card(form: "Def-nom-pl") } μοιράζονται ένα ένα, { $hand } σε κάθε { -player(form: "acc") }, αρχίζοντας από { -player(form: "def-acc") } στα { word-left } { -dealer(form: "def-gen") }.
rules-deal-kitty =
    { $n ->
        [one] Το ένα { -card } που περισσεύει μένει κλειστό και λέγεται «{ $kitty }».
       *[other] Τα { $n } { -card(form: "nom-pl") } που περισσεύουν μένουν κλειστά: τα { $kitty }.
    }
rules-first-dealer = Ο πρώτος { -dealer } ορίζεται με κλήρο. Μετά από κάθε { -deal(form: "acc") } που μετράει σ{ -score(form: "def-acc") } μοιράζει { -player(form: "def-nom") } στα { word-left } { -dealer(form: "def-gen") }.
rules-first-dealer-levels = Ο πρώτος { -dealer } μιας { -match(form: "gen") } ({ -initial-dealer(form: "def-nom") }) ορίζεται με κλήρο. Έπειτα το αποτέλεσμα κάθε { -deal(form: "gen") } δείχνει ποιος μοιράζει την επόμενη.

## Auction

rules-bid-opener = Πρώτος μιλάει { -player(form: "def-nom") } στα { word-left } { -dealer(form: "def-gen") }.
rules-bid-range =
    { $unit ->
        [points] { $only ->
            [yes] Όποιος έχει σειρά λέει { -pass(form: "acc") } ή κάνει τη μοναδική { -bid(form: "acc") } που υπάρχει: { $top }, όλοι { -point(form: "def-nom-pl") } { -deal(form: "def-gen") }.
           *[no] Όποιος έχει σειρά λέει { -pass(form: "acc") } ή δηλώνει { -point(form: "acc-pl") }. { -bid(form: "Def-nom") } είναι πολλαπλάσιο του { $step }, από { $minimum } ως { $top } (όλοι { -point(form: "def-nom-pl") } { -deal(form: "def-gen") }), και ψηλότερη από την προηγούμενη. Μπορείς να κάνεις άλμα.
        }
       *[tricks] { $only ->
            [yes] Όποιος έχει σειρά λέει { -pass(form: "acc") } ή δηλώνει { $top } { -trick(form: "acc-pl") } (όλες).
           *[no] Όποιος έχει σειρά λέει { -pass(form: "acc") } ή δηλώνει { -trick(form: "acc-pl") }. { -bid(form: "Def-nom") } είναι τουλάχιστον { $minimum }, το πολύ { $top }, και ψηλότερη από την προηγούμενη. Μπορείς να κάνεις άλμα.
        }
    }
rules-bid-pass-final = { -pass(form: "Def-nom") } είναι οριστικό. { -auction(form: "Def-nom") } συνεχίζεται με όσους μένουν, ώσπου να μείνει μόνο όποιος έκανε την ψηλότερη { -bid(form: "acc") }. Αυτός είναι { -declarer(form: "def-nom") }, και αυτή { -bid(form: "def-nom") } είναι { -contract(form: "def-nom") }.
rules-bid-top-ends = Μια { -bid } { $top } τελειώνει αμέσως { -auction(form: "def-acc") }.
rules-bid-alone =
    { $ends ->
        [yes] { -bid(form: "Nom") } είναι και το «Amerikaner» (όλες { -trick(form: "def-nom-pl") }, μόνος εναντίον όλων). Περνάει κάθε αριθμό.
       *[no] { -bid(form: "Nom") } είναι και το «Amerikaner» (όλες { -trick(form: "def-nom-pl") }, μόνος εναντίον όλων). Περνάει κάθε αριθμό, ακόμη και το { $top }, που δεν τελειώνει { -auction(form: "def-acc") }.
    } Τίποτα δεν δηλώνεται πάνω από αυτό: τελειώνει αμέσως { -auction(form: "def-acc") }.
rules-bid-last-turn = Όταν όλοι πλην ενός έχουν πάει { -pass(form: "acc") } χωρίς καμία { -bid(form: "acc") }, ο τελευταίος έχει κι αυτός τη σειρά του· αν δηλώσει, { -auction(form: "def-nom") } τελειώνει αμέσως.
rules-all-pass =
    { $rule ->
        [redeal_same_dealer] Αν πάνε όλοι { -pass(form: "acc") }, { -deal(form: "def-nom") } ακυρώνεται: κανείς δεν γράφει { -point(form: "acc-pl") }, και ξαναμοιράζει ο ίδιος { -dealer }.
        [redeal_next_dealer] Αν πάνε όλοι { -pass(form: "acc") }, { -deal(form: "def-nom") } ακυρώνεται: κανείς δεν γράφει { -point(form: "acc-pl") }, και ξαναμοιράζεται από { -player(form: "def-acc") } στα { word-left } { -dealer(form: "def-gen") }.
       *[dealer_takes_minimum] Αν πάνε { -pass(form: "acc") } και οι τρεις { -player(form: "nom-pl") } πριν από { -dealer(form: "def-acc") }, αυτός γίνεται αμέσως { -declarer }, με { -contract(form: "acc") } τη χαμηλότερη { -bid(form: "acc") }, { $minimum }.
    }
rules-declare-turn = Όταν μοιραστούν και τα { $hand } { -card(form: "nom-pl") }, { -player(form: "def-nom-pl") } δηλώνουν { -trump(form: "acc") } με τη σειρά, αρχίζοντας από { -dealer(form: "def-acc") } (στην πρώτη { -deal(form: "acc") } από { -initial-dealer(form: "def-acc") }). Όποιος έχει σειρά λέει { -pass(form: "acc") } ή δηλώνει με { -card(form: "acc-pl") } από { -hand(form: "def-acc") } του. { -pass(form: "Def-nom") } δεν είναι οριστικό: μπορείς να δηλώσεις όταν ξανάρθει η σειρά σου.
rules-declare-strength = { -bid(form: "Def-nom-pl") } από την πιο αδύναμη στην πιο δυνατή: ένα { -level-card } ενός { -suit(form: "gen") }· δύο όμοια { -level-card(form: "nom-pl") }· δύο { -black-joker(form: "nom-pl") }· δύο { -red-joker(form: "nom-pl") }. Μπορείς να αρχίσεις με οποιαδήποτε. Κάθε επόμενη πρέπει να είναι πιο δυνατή από αυτήν που ισχύει· ίση δεν αρκεί. Ένας { -joker }, ή ένας κόκκινος κι ένας μαύρος, δεν είναι { -bid }.
rules-declare-trump = { -trump(form: "Nom") } γίνεται { -suit(form: "def-nom") } { -level-card(form: "def-gen-pl") } που δηλώθηκαν. Με δύο { -joker(form: "acc-pl") } παίζεται «{ -no-trump }»· και τότε { -level-card(form: "def-nom-pl") } και { -joker(form: "def-nom-pl") } είναι { -trump(form: "nom-pl") }.
rules-declare-end = { -bid(form: "Def-nom-pl") } τελειώνουν με τρία { -pass(form: "nom-pl") } στη σειρά μετά από μια { -bid(form: "acc") }, ή με δύο { -red-joker(form: "acc-pl") }.
rules-declare-nobody =
    { $rule ->
        [kitty_suit] Αν πάνε και οι τέσσερις { -pass(form: "acc") } χωρίς να έχει δηλώσει κανείς, ανοίγουν σε όλους τα { $kitty }. { -trump(form: "Nom") } γίνεται το τυπωμένο { -suit } του πρώτου { -card(form: "gen") } που δεν είναι { -joker }· για ένα { -level-card(form: "acc") } μετράει το τυπωμένο του { -suit }. { -dealer(form: "Def-nom") } μένει ο ίδιος (στην πρώτη { -deal(form: "acc") } { -initial-dealer(form: "def-nom") }).
        [no_trump] Αν πάνε και οι τέσσερις { -pass(form: "acc") } χωρίς να έχει δηλώσει κανείς, { -deal(form: "def-nom") } παίζεται «{ -no-trump }». Τα { $kitty } δεν ανοίγουν, και { -dealer(form: "def-nom") } μένει ο ίδιος (στην πρώτη { -deal(form: "acc") } { -initial-dealer(form: "def-nom") }).
       *[redeal] Αν πάνε και οι τέσσερις { -pass(form: "acc") } χωρίς να έχει δηλώσει κανείς, { -deal(form: "def-nom") } ακυρώνεται. Τα { $kitty } δεν ανοίγουν, ξαναμοιράζει ο ίδιος { -dealer }, και λογαριάζεται για την ίδια { -deal(form: "acc") } (μια πρώτη { -deal(form: "acc") } παραμένει πρώτη).
    }
rules-declare-first-dealer =
    { $rule ->
        [first_declarer] Στην πρώτη { -deal(form: "acc") } μιας { -match(form: "gen") } { -dealer } γίνεται όποιος δηλώσει πρώτος, ακόμη κι αν έπειτα υπερκαλύψει κάποιος άλλος: αυτό αλλάζει μόνο { -trump(form: "def-acc") }. (Το παίζετε αλλιώς; Δες { -house-rule(form: "def-acc") } first_dealer.)
       *[last_declarer] Στην πρώτη { -deal(form: "acc") } μιας { -match(form: "gen") } { -dealer } γίνεται εκείνος που έκανε { -bid(form: "def-acc") } που ισχύει στο τέλος.
    } Στις επόμενες όλοι μπορούν να δηλώσουν { -trump(form: "acc") }, και { -dealer(form: "def-nom") } δεν αλλάζει.
rules-declare-shown = { -card(form: "Def-nom-pl") } μιας δήλωσης μένουν σ{ -hand(form: "def-acc") }. Ώσπου να παιχτούν, όλοι ξέρουν πού είναι.

## Kitty

rules-kitty-take =
    { $taker ->
        [dealer] { -dealer(form: "Def-nom") } παίρνει τα { $kitty } και ξεσκαρτάρει κλειστά όποια { $n } { -card(form: "acc-pl") } θέλει, ακόμη και { -counter(form: "acc-pl") } και { -trump(form: "acc-pl") }.
       *[declarer] { -declarer(form: "Def-nom") } παίρνει τα { $kitty } χωρίς να τα δουν οι άλλοι, και ξεσκαρτάρει στη θέση τους κλειστά { $n ->
            [one] ένα { -card(form: "acc") }
           *[other] { $n } { -card(form: "acc-pl") }
        }.
    }
rules-kitty-any =
    { $specials ->
        [none] Ξεσκαρτάρονται όποια { -card(form: "nom-pl") } να ’ναι, ακόμη και { -counter(form: "nom-pl") } και { -trump(form: "nom-pl") }.
       *[some] Ξεσκαρτάρονται όποια { -card(form: "nom-pl") } να ’ναι, ακόμη και { -counter(form: "nom-pl") }, { -trump(form: "nom-pl") }, { $specials }.
    }
rules-kitty-counters =
    { $rule ->
        [none_unless_forced] Δεν ξεσκαρτάρονται { -counter(form: "nom-pl") }· αν { -hand(form: "def-nom") } δεν αφήνει άλλη επιλογή, όσο γίνεται λιγότερα.
       *[one] Ξεσκαρτάρεται το πολύ ένα { -counter }· αν { -hand(form: "def-nom") } δεν αφήνει άλλη επιλογή, όσο γίνεται λιγότερα.
    } { $specials ->
        [none] Εδώ ανήκει κάθε { -card } που αξίζει { -point(form: "acc-pl") }.
       *[some] Εδώ ανήκει κάθε { -card } που αξίζει { -point(form: "acc-pl") }, ακόμη και { $specials }.
    }
rules-kitty-trump-shown = Πριν από την πρώτη { -lead(form: "acc") }, όσα { -trump(form: "nom-pl") } ξεσκαρταρίστηκαν φανερώνονται σε όλους.
rules-kitty-not-callable = Όποιος κέρδισε { -auction(form: "def-acc") } παίρνει πριν από την πρώτη { -lead(form: "acc") } τα { $kitty }, ακόμη κι όταν { -contract(form: "def-nom") } είναι Amerikaner. Ένα { -buried } δεν μπορεί να ζητηθεί.
rules-kitty-shown-at-end = { -buried(form: "Def-nom-pl") } φανερώνονται σε όλους όταν τελειώσει { -deal(form: "def-nom") }.

## Trump, partner

rules-trump-named = Αφού ξεσκαρτάρει, { -declarer(form: "def-nom") } ορίζει ποιο { word-suit } είναι { -trump }.
rules-trump-named-at-once = { -declarer(form: "Def-nom") } ορίζει αμέσως ποιο { word-suit } είναι { -trump }.
rules-trump-before-kitty = { -declarer(form: "Def-nom") } ορίζει ποιο { word-suit } είναι { -trump } πριν πάρει τα { $kitty }.
rules-trump-first-lead = Αν { -contract(form: "def-nom") } είναι αριθμός, { -declarer(form: "def-nom") } κάνει { -lead(form: "acc") } με όποιο { -card(form: "acc") } θέλει, και { -suit(form: "def-nom") } του γίνεται { -trump }. Ένα Amerikaner δεν έχει ούτε { -trump(form: "acc") } ούτε { -partner(form: "acc") }.
rules-call =
    { $which ->
        [any] Πριν παίξει κανείς άλλος, { -declarer(form: "def-nom") } ζητάει ένα { -card(form: "acc") } αυτού { -suit(form: "def-gen") } που το έχει άλλος { -player }, όσο ψηλό ή χαμηλό κι αν είναι.
       *[highest_missing] Πριν παίξει κανείς άλλος, { -declarer(form: "def-nom") } ζητάει το ψηλότερο { -card(form: "acc") } αυτού { -suit(form: "def-gen") } που το έχει άλλος { -player }.
    } { $apart ->
        [aside] Δεν μπορούν να ζητηθούν { -card(form: "def-nom-pl") } που βγήκαν { -set-aside }, ούτε αυτό με το οποίο μόλις έγινε { -lead(form: "def-nom") }.
        [buried] Δεν μπορούν να ζητηθούν { -buried(form: "def-nom-pl") }, ούτε { -card(form: "def-nom") } με το οποίο μόλις έγινε { -lead(form: "def-nom") }.
       *[none] Δεν μπορεί να ζητηθεί { -card(form: "def-nom") } με το οποίο μόλις έγινε { -lead(form: "def-nom") }.
    } { $own ->
        [yes] { -declarer(form: "Def-nom") } μπορεί να ζητήσει και άλλο { -card(form: "acc") } αυτού { -suit(form: "def-gen") } που το έχει ο ίδιος. Τότε κανείς δεν υποχρεώνεται να το παίξει· μετά την πρώτη { -trick(form: "acc") } όλοι ξέρουν ότι είναι μόνος, και { -deal(form: "def-nom") } μετράει όπως χωρίς { -partner(form: "acc") }.
       *[no] Ούτε { -card } που το έχει ο ίδιος { -declarer(form: "def-nom") }.
    }
rules-called-plays = Όποιος έχει { -called-card(form: "def-acc") } πρέπει να το παίξει στην πρώτη { -trick(form: "acc") }, και τότε φανερώνεται ως { -partner } { -declarer(form: "def-gen") }. Δεν χρειάζεται να κερδίσει { -trick(form: "def-acc") }. Ώσπου να παιχτεί, το ξέρει μόνο αυτός που το έχει.
rules-call-none =
    { $own ->
        [yes] Αν δεν υπάρχει { -card } που μπορεί να ζητηθεί, { -declarer(form: "def-nom") } παίζει χωρίς { -partner(form: "acc") }.
       *[no] Αν κανείς άλλος δεν έχει { -card(form: "acc") } αυτού { -suit(form: "def-gen") }, δεν ζητείται τίποτα και { -declarer(form: "def-nom") } παίζει χωρίς { -partner(form: "acc") }.
    }

## Play

rules-first-lead =
    { $rule ->
        [left_of_dealer] Στην πρώτη { -trick(form: "acc") } κάνει { -lead(form: "acc") } { -player(form: "def-nom") } στα { word-left } { -dealer(form: "def-gen") }, όποιος κι αν είναι { -declarer(form: "def-nom") }.
        [declarer] Στην πρώτη { -trick(form: "acc") } κάνει { -lead(form: "acc") } { -declarer(form: "def-nom") }.
        [left_of_declarer] Στην πρώτη { -trick(form: "acc") } κάνει { -lead(form: "acc") } { -player(form: "def-nom") } στα { word-left } { -declarer(form: "def-gen") }.
       *[dealer] Στην πρώτη { -trick(form: "acc") } κάνει { -lead(form: "acc") } { -dealer(form: "def-nom") }.
    } Όποιος παίρνει μια { -trick(form: "acc") } κάνει την επόμενη { -lead(form: "acc") }.
rules-follow = Όλοι παίζουν από ένα { -card(form: "acc") } σε κάθε { -trick(form: "acc") }. Ακολούθησε στο { word-suit } { -lead(form: "def-gen") }, αν μπορείς. Αν είσαι { -void } σε αυτό, παίξε ό,τι θέλεις: δεν είσαι υποχρεωμένος να κόψεις με { -trump(form: "acc") }, ούτε ποτέ να ανέβεις.
rules-winner = { -trick(form: "Def-acc") } παίρνει το ψηλότερο { -trump }· χωρίς { -trump(form: "acc") }, το ψηλότερο { -card } στο { word-suit } { -lead(form: "def-gen") }.
rules-alone-play =
    Στο Amerikaner { -lead(form: "acc") } κάνει { -declarer(form: "def-nom") }, που πρέπει να πάρει όλες { -trick(form: "def-acc-pl") }. { $stops ->
        [yes] { -deal(form: "Def-nom") } τελειώνει με την πρώτη { -trick(form: "acc") } που χάνεται.
       *[no] { -deal(form: "Def-nom") } παίζεται ως το τέλος, ακόμη κι αν χαθεί μια { -trick }.
    }
rules-shapes = Κάνε { -lead(form: "acc") } με ένα { -single(form: "acc") }, ένα { -pair(form: "acc") } (δύο όμοια { -card(form: "acc-pl") }) ή ένα { -tractor(form: "acc") }: δύο ή περισσότερα συνεχόμενα { -pair(form: "acc-pl") } στο ίδιο { -suit(form: "acc") }. Δύο ισοδύναμα { -card(form: "nom-pl") } που δεν είναι όμοια δεν είναι { -pair }.
rules-tractor-gap = { -level(form: "Def-nom") } βγαίνει από τη σειρά και το κενό κλείνει: σ{ -level(form: "def-acc") } 7, το 6-6-8-8 είναι { -tractor }, σε κάθε { -suit(form: "acc") }. Από { -ace(form: "def-acc") } στο 2 δεν υπάρχει συνέχεια.
rules-tractor-ladder = Σ{ -trump(form: "def-acc-pl") } τα σκαλοπάτια ανεβαίνουν έτσι: { -suit(form: "def-nom") } { -trump(form: "def-gen") } ως { -king(form: "def-acc") } και { -ace(form: "def-acc") } (σ{ -level(form: "def-acc") } { -ace(form: "def-gen") }: ως { -king(form: "def-acc") }), ένα { -level-card } άλλου { -suit(form: "gen") }, { -level-card(form: "def-nom") } { -suit(form: "def-gen") } που είναι { -trump }, { -black-joker }, { -red-joker }. Δύο { -pair(form: "nom-pl") } { -level-card(form: "gen-pl") } από άλλα { -suit(form: "acc-pl") } είναι ίσα και δεν χωράνε ποτέ στο ίδιο { -tractor(form: "acc") }· το σκαλοπάτι το γεμίζει οποιοδήποτε από τα δύο. Έτσι, με { -trump(form: "acc") } { -spade(form: "def-acc-pl") } σ{ -level(form: "def-acc") } 2, A-A { -spade } και 2-2 { -heart } είναι { -tractor }, ενώ A-A και 2-2 { -spade } δεν είναι. Στο «{ -no-trump }» τα σκαλοπάτια είναι: { -level-card }, { -black-joker }, { -red-joker }.
rules-shapes-follow = Παίξε τόσα { -card(form: "acc-pl") } όσα είχε { -lead(form: "def-nom") }, από { -suit(form: "def-acc") } { -lead(form: "def-gen") } όσο μπορείς.
rules-shapes-pairs =
    { $rule ->
        [pairs] Σε { -pair(form: "acc") } ή { -tractor(form: "acc") } δώσε τόσα { -pair(form: "acc-pl") } αυτού { -suit(form: "def-gen") } όσα είχε { -lead(form: "def-nom") }, ή όλα όσα έχεις. { -pair(form: "Def-nom-pl") } δεν χρειάζεται να είναι συνεχόμενα. Κατά τα άλλα διαλέγεις ελεύθερα από { -card(form: "def-acc-pl") } σου σ{ -suit(form: "def-acc") }, και μπορείς να σπάσεις { -pair(form: "acc") }.
       *[tractor] Σε { -pair(form: "acc") } δώσε { -pair(form: "acc") } αυτού { -suit(form: "def-gen") }, αν έχεις. Σε { -tractor(form: "acc") } δώσε { -tractor(form: "acc") } του ίδιου μήκους, αν έχεις, αλλιώς τόσα { -pair(form: "acc-pl") } όσα είχε { -lead(form: "def-nom") }, ή όλα όσα έχεις. Κατά τα άλλα διαλέγεις ελεύθερα από { -card(form: "def-acc-pl") } σου σ{ -suit(form: "def-acc") }, και μπορείς να σπάσεις { -pair(form: "acc") }.
    }
rules-shapes-short = Αν { -card(form: "def-nom-pl") } σου σ{ -suit(form: "def-acc") } δεν φτάνουν, παίξε όσα έχεις και συμπλήρωσε με ό,τι θέλεις, ακόμη και με { -trump(form: "acc-pl") }· ένα τέτοιο ανάμεικτο παίξιμο δεν μπορεί να κερδίσει. Αν είσαι { -void }, παίξε ό,τι θέλεις: δεν είσαι υποχρεωμένος να κόψεις.
rules-shapes-winner = Κερδίζει μόνο παίξιμο με το ίδιο σχήμα και μέγεθος: σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") }, ή όλο με { -trump(form: "acc-pl") } από { -player(form: "acc") } που είναι { -void } σε αυτό. { -pair(form: "Def-nom-pl") } συγκρίνονται κατά { -rank(form: "acc") }, { -tractor(form: "def-nom-pl") } κατά το ψηλότερο { -pair(form: "acc") } τους. Από δύο ίσα κερδίζει αυτό που παίχτηκε πρώτο.

rules-throws-off = Δεν επιτρέπεται { -lead } με πολλά σχήματα μαζί ({ -throw }).
rules-throw-lead = Δύο ή περισσότερα σχήματα ενός { -suit(form: "gen") } μπορούν να παιχτούν μαζί σ{ -lead(form: "def-acc") }: { -throw }. Χωρίζεται πρώτα στο μακρύτερο { -tractor(form: "acc") } (από ισομήκη στο ψηλότερο· από ίσα { -pair(form: "acc-pl") } επιπέδου με τη σειρά { -spade(form: "nom-pl") }, { -heart(form: "nom-pl") }, { -diamond(form: "nom-pl") }, { -club(form: "nom-pl") }), έπειτα σε { -pair(form: "acc-pl") }, έπειτα σε { -single(form: "acc-pl") }.
rules-throw-stands = Μια { -throw } στέκει, εκτός αν άλλος { -player }, ακόμη και { -partner(form: "def-nom") }, έχει σε αυτό { -suit(form: "def-acc") } κάτι ψηλότερο από ένα μέρος της: ψηλότερο { -single(form: "acc") }, ψηλότερο { -pair(form: "acc") } ή ψηλότερο { -tractor(form: "acc") } του ίδιου μήκους (έστω και μέσα σε μακρύτερο). Αλλιώς παίζεται μόνο το μέρος που χάνει (αν είναι πολλά, αυτό με τα λιγότερα { -card(form: "acc-pl") }, και από αυτά το χαμηλότερο). Τα υπόλοιπα { -card(form: "nom-pl") } γυρίζουν σ{ -hand(form: "def-acc") }, και όλοι τα ξέρουν.
rules-throw-follow =
    { $rule ->
        [pairs] Για να ακολουθήσεις, δώσε τόσα { -pair(form: "acc-pl") } όσα έχει { -throw(form: "def-nom") }, ή όλα όσα έχεις σ{ -suit(form: "def-acc") }.
       *[tractor] Για να ακολουθήσεις, δώσε ένα { -tractor(form: "acc") } για κάθε { -tractor(form: "acc") } της, αρχίζοντας από το μακρύτερο, όπου έχεις του ίδιου μήκους· και τόσα { -pair(form: "acc-pl") } όσα έχει { -throw(form: "def-nom") }, ή όλα όσα έχεις σ{ -suit(form: "def-acc") }.
    }
rules-throw-winner =
    Μια { -throw } χάνει μόνο από παίξιμο όλο με { -trump(form: "acc-pl") }, από { -player(form: "acc") } που είναι { -void } σ{ -suit(form: "def-acc") }, και μόνο αν χωρίζεται στα ίδια σχήματα. { $rule ->
        [all_components] Ένα δεύτερο τέτοιο παίξιμο πρέπει να είναι ψηλότερο από το πρώτο σε κάθε μέρος.
       *[longest_component] Ένα δεύτερο τέτοιο παίξιμο πρέπει να είναι ψηλότερο από το πρώτο στο μεγαλύτερο μέρος του.
    } Μια { -throw } με { -trump(form: "acc-pl") } που στέκει δεν χάνει από τίποτα.
rules-throw-penalty = Για κάθε αποτυχημένη { -throw(form: "acc") } της πλευράς { -dealer(form: "def-gen") } { -attacker(form: "def-nom-pl") } παίρνουν { $points } { -point(form: "acc-pl") }· για κάθε δική τους χάνουν { $points }, αλλά ποτέ δεν πέφτουν κάτω από το 0.
rules-throw-kitty = Αν η τελευταία { -trick } είναι { -throw }, για το μπόνους στα { $kitty } μετρούν όλα { -card(form: "def-nom-pl") } που έπαιξε σε αυτήν ο κάθε { -player }.

## Score

rules-kitty-points =
    { $rule ->
        [last_trick] { -point(form: "Def-nom-pl") } { -buried(form: "def-gen-pl") } πάνε σ{ -side(form: "def-acc") } που παίρνει την τελευταία { -trick(form: "acc") }.
       *[declarer] { -point(form: "Def-nom-pl") } { -buried(form: "def-gen-pl") } πάνε σ{ -side(form: "def-acc") } { -declarer(form: "def-gen") }.
    } Μετρούν για { -contract(form: "def-acc") }.
rules-last-trick-bonus = { -side(form: "Def-nom") } που παίρνει την τελευταία { -trick(form: "acc") } κερδίζει ακόμη { $points } { -point(form: "acc-pl") }. Μετρούν για { -contract(form: "def-acc") }.
rules-most-tricks-bonus = { -side(form: "Def-nom") } που παίρνει τις περισσότερες { -trick(form: "acc-pl") } κερδίζει ακόμη { $points } { -point(form: "acc-pl") }· αν πάρουν και οι δύο το ίδιο πλήθος, δεν τους κερδίζει καμία. Μετρούν για { -contract(form: "def-acc") }.
rules-made =
    { $rule ->
        [captured] Αν { -side(form: "def-nom") } { -declarer(form: "def-gen") } μαζέψει τουλάχιστον όσα δήλωσε, { -contract(form: "def-nom") } { -made(form: "now") }, και γράφει όλα όσα μάζεψε.
       *[bid] Αν { -side(form: "def-nom") } { -declarer(form: "def-gen") } μαζέψει τουλάχιστον όσα δήλωσε, { -contract(form: "def-nom") } { -made(form: "now") }, και γράφει όσα δήλωσε, όχι περισσότερα.
    }
rules-set = Αν μαζέψει λιγότερα, { -set(form: "now") }: χάνει όσα δήλωσε, και δεν γράφει τίποτα από όσα μάζεψε. { -score(form: "Def-nom") } μπορεί να πέσει κάτω από το μηδέν.
rules-others-captured = Η άλλη { -side } γράφει πάντα όσα μάζεψε.
rules-tricks-made =
    { $double ->
        [yes] Αν { -declarer(form: "def-nom") } και { -partner(form: "def-nom") } του πάρουν μαζί τουλάχιστον όσες { -trick(form: "acc-pl") } δηλώθηκαν, { -partner(form: "def-nom") } γράφει { -bid(form: "def-acc") } και { -declarer(form: "def-nom") } τα διπλά.
       *[no] Αν { -declarer(form: "def-nom") } και { -partner(form: "def-nom") } του πάρουν μαζί τουλάχιστον όσες { -trick(form: "acc-pl") } δηλώθηκαν, γράφουν και οι δύο { -bid(form: "def-acc") }.
    }
rules-tricks-set =
    { $double ->
        [yes] Αν πάρουν λιγότερες, { -partner(form: "def-nom") } χάνει { -bid(form: "def-acc") } και { -declarer(form: "def-nom") } τα διπλά.
       *[no] Αν πάρουν λιγότερες, χάνουν και οι δύο { -bid(form: "def-acc") }.
    }
rules-tricks-single = Ένας { -declarer } χωρίς { -partner(form: "acc") } γράφει με τον ίδιο τρόπο, μόνος.
rules-tricks-others = Κάθε άλλος { -player } γράφει 1 για κάθε { -trick(form: "acc") } που πήρε. { -score(form: "Def-nom") } μπορεί να πέσει κάτω από το μηδέν.
rules-alone-score = Ένα Amerikaner δίνει σ{ -declarer(form: "def-acc") } { $points }, αν πάρει όλες { -trick(form: "def-acc-pl") }. Αν χαθεί έστω μία, { -declarer(form: "def-nom") } χάνει { $points }, και κάθε άλλος { -player } γράφει 1 για κάθε { -trick(form: "acc") } που πήρε.
rules-overtricks = { -overtrick(form: "Def-nom-pl") }, πάνω από { -bid(form: "def-acc") }, δεν δίνουν τίποτα.
rules-attackers-points = { -dealer(form: "Def-nom") } και { -partner(form: "def-nom") } του είναι { -dealers-side(form: "def-nom") }· οι άλλοι δύο είναι { -attacker(form: "def-nom-pl") }. { -attacker(form: "Def-nom-pl") } χρειάζονται { $needed } από τους { $total } { -point(form: "acc-pl") } για να πάρουν { -deal(form: "def-acc") }.
rules-kitty-multiplier =
    Αν { -attacker(form: "def-nom-pl") } πάρουν την τελευταία { -trick(form: "acc") }, παίρνουν και { -point(form: "def-acc-pl") } { -buried(form: "def-gen-pl") }, επί { $rule ->
        [twice_cards] δύο φορές τον αριθμό { -card(form: "def-gen-pl") } που έπαιξε σε αυτήν ο κάθε { -player } (με ένα { -single(form: "acc") } επί 2, με { -pair(form: "acc") } επί 4, με { -tractor(form: "acc") } από δύο { -pair(form: "acc-pl") } επί 8, από τρία επί 12).
        [two] δύο.
       *[power] δύο για κάθε { -card(form: "acc") } που έπαιξε σε αυτήν ο κάθε { -player } (με ένα { -single(form: "acc") } επί 2, με { -pair(form: "acc") } επί 4, με { -tractor(form: "acc") } από δύο { -pair(form: "acc-pl") } επί 16, από τρία επί 64).
    } Αν την πάρει { -dealers-side(form: "def-nom") }, { -buried(form: "def-nom-pl") } δεν μετρούν για κανέναν.
rules-band-points = { -point(form: "nom-pl") } { -attacker(form: "def-gen-pl") }
rules-band-levels = { -level(form: "nom-pl") }
rules-band-dealers = { -dealers-side } +{ $levels }
rules-band-attackers = { -attacker(form: "def-nom-pl") } παίρνουν { -deal(form: "def-acc") }, +{ $levels }
rules-band-more = { $low } και πάνω
rules-band-on = ένα { -level } ακόμη για κάθε { $band } { -point(form: "acc-pl") }
rules-level-cap = Καμία { -side } δεν κερδίζει πάνω από { $cap } { -level(form: "acc-pl") } σε μία { -deal(form: "acc") }.
rules-next-dealer = Αν { -attacker(form: "def-nom-pl") } έχουν λιγότερους από { $needed } { -point(form: "acc-pl") }, μετά μοιράζει { -partner(form: "def-nom") } { -dealer(form: "def-gen") }· αλλιώς { -player(form: "def-nom") } στα { word-left } του.
rules-jack-back = Σ{ -level(form: "def-acc") } { -jack(form: "def-gen") }, αν { -attacker(form: "def-nom-pl") } πάρουν την τελευταία { -trick(form: "acc") } με έναν μονό { -jack(form: "acc") }, { -dealers-side(form: "def-nom") } γυρίζει σ{ -level(form: "def-acc") } 2, αφού μετρηθεί { -deal(form: "def-nom") }.

## Match

rules-target = { -match(form: "Def-nom") } τελειώνει όταν, στο τέλος μιας { -deal(form: "gen") }, μια { -side } έχει { $target } ή περισσότερους { -point(form: "acc-pl") }. Αυτή { -side(form: "def-nom") } κερδίζει.
rules-both-reach =
    { $rule ->
        [higher] Αν τους έχουν και οι δύο { -side(form: "nom-pl") }, κερδίζει το μεγαλύτερο σύνολο, όποιος κι αν ήταν { -declarer(form: "def-nom") }. Αν τα σύνολα είναι ίσα, παίζεται ακόμη μία { -deal(form: "acc") }, ώσπου να διαφέρουν ({ -sudden-death }).
       *[bidder] Αν τους έχουν και οι δύο { -side(form: "nom-pl") }, κερδίζει { -side(form: "def-nom") } { -declarer(form: "def-gen") }, ακόμη κι αν τα σύνολα είναι ίσα.
    }
rules-individual-target = { -match(form: "Def-nom") } τελειώνει όταν, μετά από μια { -deal(form: "acc") }, κάποιος έχει { $target } ή περισσότερους { -point(form: "acc-pl") }. Κερδίζει το ψηλότερο { -score }· αν ισοβαθμούν πολλοί στην κορυφή, κερδίζουν όλοι. Ο στόχος είναι ανοιχτός σε κάθε { -player(form: "acc") }, και με { -point(form: "acc-pl") } από μεμονωμένες { -trick(form: "acc-pl") }.
rules-levels = Και οι δύο { -side(form: "nom-pl") } αρχίζουν από { -level(form: "def-acc") } { $start }. { -level(form: "Def-nom-pl") } είναι { $listed }. { -level(form: "Nom") } μιας { -deal(form: "gen") } είναι, για όλους, της πλευράς { -dealer(form: "def-gen") }.
rules-beyond-last = Μια { -side } που θα ανέβαινε πάνω από το τελευταίο { -level(form: "acc") } ({ $last }) κερδίζει { -match(form: "def-acc") }, από όποιο { -level(form: "acc") } κι αν ήταν, είτε ως { -dealers-side } είτε ως { -attacker(form: "nom-pl") }. (Το παίζετε αλλιώς; Δες { -house-rule(form: "def-acc") } must_defend_ace.)
rules-must-defend = Η άνοδος σταματάει στο τελευταίο { -level(form: "acc") } ({ $last }). Μια { -side } φεύγει από εκεί μόνο αν κερδίσει σε αυτό μια { -deal(form: "acc") } ως { -dealers-side }, και τότε κερδίζει { -match(form: "def-acc") }.
rules-forced-levels = Η άνοδος σταματάει στο πρώτο από αυτά { -level(form: "def-acc-pl") } που συναντάει: { $levels }. Μια { -side } φεύγει από ένα τέτοιο { -level(form: "acc") } μόνο αν κερδίσει ως { -dealers-side }.

## Options

rules-option = { $option }: { $value }. `{ $name }` = { $allowed }
rules-option-changed = { $option }: { $value } (κανονικά: { $standard }). `{ $name }` = { $allowed }
rules-option-needs = { $line } (μόνο με `{ $other }` = { $needed })

## Notes

note-crowsnest-forced-crow = Ότι { -crow(form: "def-nom") } πρέπει να παιχτεί όταν είναι το μόνο { -trump }, και ότι { -lead } με { -crow(form: "def-acc") } είναι { -lead } σε { -trump(form: "acc") }, δεν γράφεται καθαρά στους κανόνες του CrowsNest· βγαίνει από το «πάντα το χαμηλότερο { -trump }».
note-rook-reconstructed-no-nest = Ότι δεν υπάρχει { -nest } είναι ανασύνθεση.
note-rook-reconstructed-minimum-70 = Η ελάχιστη { -bid } 70 είναι ανασύνθεση.
note-rook-reconstructed-seven-seven = Ότι κανείς δεν παίρνει το μπόνους όταν { -trick(form: "def-nom-pl") } μοιράζονται 7–7 είναι ανασύνθεση.
note-rook-reconstructed-deck-and-nest = Η τράπουλα των 57 { -card(form: "gen-pl") } και { -nest(form: "def-nom") } των πέντε είναι ανασύνθεση.
note-rook-reconstructed-low-rook = Το Rook ως το χαμηλότερο { -trump }, χωρίς το δικαίωμα να παίζεται όποτε να ’ναι, είναι ανασύνθεση.
note-rook-reconstructed-minimum-100 = Η ελάχιστη { -bid } 100 είναι ανασύνθεση.
note-rook-reconstructed-target-500 = Ο στόχος 500 είναι ανασύνθεση.
note-rook-reconstructed-bonus = Οι 20 { -point(form: "nom-pl") } για τις περισσότερες { -trick(form: "acc-pl") } είναι ανασύνθεση.
note-rook-reconstructed-minimum-and-target = Η ελάχιστη { -bid } και ο στόχος είναι ανασύνθεση.
note-rook-follows-tournament = Το τι γίνεται όταν πάνε όλοι { -pass(form: "acc") }, η πρώτη { -lead } και το τι γράφει ένα { -contract } που { -made(form: "now") } ακολουθούν το Tournament Rook· καμία πηγή αυτής { -variant(form: "def-gen") } δεν τα αναφέρει.
note-dixie-nest-points = Ότι { -point(form: "def-nom-pl") } σ{ -nest(form: "def-acc") } πάνε στην τελευταία { -trick(form: "acc") } ακολουθεί το Tournament Rook· καμία πηγή αυτής { -variant(form: "def-gen") } δεν το αναφέρει.
note-red-one-no-any-time = Ότι { -red(form: "def-nom") } 1 δεν έχει δικαίωμα να παίζεται όποτε να ’ναι είναι ανασύνθεση.
note-amerikaner-silent = Δικά μας, όπου η κύρια πηγή σωπαίνει: { -pass(form: "def-nom") } είναι οριστικό· ένα Amerikaner τελειώνει { -auction(form: "def-acc") }· η σειρά του τελευταίου { -player(form: "acc") }· αν πάνε όλοι { -pass(form: "acc") }, μοιράζει ο επόμενος· σε Amerikaner { -lead(form: "acc") } κάνει { -declarer(form: "def-nom") }, και παίζεται ως το τέλος· ποια δυάρια βγαίνουν από την τράπουλα.
note-amerikaner-no-callable-card = Η φράση της κύριας πηγής για το «δεν μένει { -card } που να ταιριάζει» έχει χαλάσει στη μετάφραση· η ερμηνεία εδώ είναι η μόνη που παίζεται.
note-amerikaner-example = Ένα παράδειγμα: { -bid } 8, και { -declarer(form: "def-nom") } με { -partner(form: "def-acc") } του παίρνουν 9 { -trick(form: "acc-pl") }. Καθένας από τους δύο γράφει 8· κάθε άλλος { -player } γράφει ένα για κάθε { -trick(form: "acc") } που πήρε.
note-amerikaner-one-rule-set = Αυτή είναι μία από τις εκδοχές των κανόνων· δεν λέει πως καλύπτει κάθε { -house-rule(form: "acc") }.
note-tractor-take-over = Το «80 πόντοι δίνουν την πρωτοβουλία στους αμυνόμενους» διαβάζεται έτσι: { -attacker(form: "def-nom-pl") } παίρνουν { -deal(form: "def-acc") }.
note-tractor-plain-suits = Το «τα χρώματα των ατού χωρίς φύλλα επιπέδου πάνε από A ως 2» διαβάζεται έτσι: αυτό ισχύει για τα απλά { -suit(form: "acc-pl") }.
note-tractor-off-suit-levels = Το «τα φύλλα εκτός { -suit(form: "gen") } έχουν ίση δύναμη» διαβάζεται έτσι: αυτό ισχύει για { -level-card(form: "def-acc-pl") } των άλλων { -suit(form: "gen-pl") }.
note-tractor-declaring-side = Το «η πλευρά που δηλώνει» διαβάζεται έτσι: { -dealers-side(form: "def-nom") }.
note-tractor-first-declarer = Αμφίβολο: στην πρώτη { -deal(form: "acc") } μοιράζει όποιος δηλώσει πρώτος, ακόμη κι αν η άλλη { -side } υπερκαλύψει. { -house-rule(form: "Def-nom") } first_dealer έχει την άλλη ερμηνεία.
note-tractor-beyond-ace = Αμφίβολο: μια { -match(form: "acc") } κερδίζεται και με άλμα πάνω από { -ace(form: "def-acc") }, χωρίς να τον υπερασπιστεί κανείς. { -house-rule(form: "Def-nom") } must_defend_ace έχει την άλλη ερμηνεία.

## Sources

source-crowsnest = Οι κανόνες του CrowsNest, όπως τους περιγράφει η εφαρμογή του: πλήρεις.
source-tournament-rook = Οι κανόνες στην εφαρμογή του CrowsNest και στο tournament-rook.com/rulesforplay.html: πλήρεις.
source-wikipedia-rook = Wikipedia, «Rook (card game)», και το φυλλάδιο του 2010: οι επίσημοι κανόνες τουρνουά και το δικαίωμα του Rook να παίζεται όποτε να ’ναι.
source-wikipedia-partnership = Wikipedia, «Rook (card game)», κατάλογος των παραλλαγών για τέσσερις σε ζευγάρια: το όνομα και οι αξίες { -card(form: "def-gen-pl") }.
source-smith-county = Τουρνουά του Smith County, 2020: 42 { -card(form: "nom-pl") }, εννέα στον καθένα, { -nest } με έξι.
source-pagat-kentucky = pagat.com, Kentucky Rook (του John Hay): το Rook πάνω από το 1, 45 { -card(form: "nom-pl") }, και η έτοιμη επιλογή κανόνων.
source-gamerules-dixie = gamerules.com, κανόνες του Dixie Rook.
source-amerikaner-seed = Μια έκδοση του Amerikaner για φυλλομετρητή, ελεγμένη με το «Norske kortspill»· αυτή αποφασίζει.
source-pagat-amerikaner = pagat.com, Amerikaner: 12 { -card(form: "nom-pl") } και τέσσερα { -kitty }, ελάχιστο 6, { -pass(form: "def-nom") } οριστικό, Amerikaner πάνω από το 12.
source-norwegianamerican = norwegianamerican.com: οι ψηλότερες { -bid(form: "nom-pl") } 17, 13, 10 και 8.
source-spillby = spillby.com: { -overtrick(form: "def-nom-pl") } δεν δίνουν τίποτα· σε Amerikaner { -lead(form: "acc") } κάνει { -declarer(form: "def-nom") }.
source-tractor-seed = Ουκρανικοί κανόνες ενός παιχνιδιού διπλής αναβάθμισης· αυτοί αποφασίζουν.
source-tractor-peers = Όπου σωπαίνουν, ό,τι κάνουν τα ανοιχτά προγράμματα rbtying/shengji, ChannonTian/80fen και jerryyyu/shengji.
source-pagat-tractor = pagat.com, Τρακτέρ (Tractor).
