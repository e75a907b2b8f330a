# The table, in Greek. A seat's name stands before a colon, so that it needs no article and no case.

cli-play = Παίξε μια { -match(form: "acc") } με { -computer-player(form: "acc-pl") }.
    .about = Το τραπέζι ανοίγει στο πρόγραμμα περιήγησης· με --terminal ανοίγει εδώ. Αν δεν δώσεις { -variant(form: "acc") }, διαλέγεις εκεί τι θα παίξεις. Κάθε κίνηση αποθηκεύεται αμέσως, άρα τίποτα δεν χάνεται, όπως κι αν κλείσει το πρόγραμμα. Τίποτα δεν ανεβαίνει πουθενά.
    .example =
        kibitz play
        kibitz play amerikaner --option players=5 --strength easy
        kibitz play --terminal
        kibitz play --resume
cli-option-play-terminal = Παιχνίδι σε αυτό το τερματικό αντί για το πρόγραμμα περιήγησης.
cli-option-play-strength = Πόσο δυνατοί είναι { -computer-player(form: "def-nom-pl") }: easy ({ -easy }), medium ({ -medium }), hard ({ -hard }) ή η περιγραφή ενός { -player(form: "acc") }· αν δεν δοθεί, medium.
cli-option-play-seat = { -seat(form: "Def-nom") } σου, αρχίζοντας από το 0· αν δεν δοθεί, 0.
cli-option-play-names = Τα ονόματα των άλλων, χωρισμένα με κόμματα, με τη σειρά που παίζουν μετά από σένα.
cli-option-play-seed = Οποιοδήποτε κείμενο· ο ίδιος σπόρος δίνει τα ίδια { -card(form: "acc-pl") }. Αν δεν δοθεί, κληρώνεται νέος.
cli-option-play-plain = Προτάσεις, μία πληροφορία ανά γραμμή, για αναγνώστες οθόνης: χωρίς σχέδια, χωρίς χρώματα.
cli-option-play-no-color = Χωρίς χρώματα στην οθόνη (όπως με τη μεταβλητή NO_COLOR).
cli-option-play-no-auto = Να ρωτάει ακόμη κι όταν υπάρχει μόνο μία δυνατή κίνηση.
cli-option-play-pace = Δευτερόλεπτα αναμονής μετά από κάθε κίνηση ενός { -computer-player(form: "gen") }.
cli-option-play-resume = Συνέχισε μια αποθηκευμένη { -match(form: "acc") }· αν δεν δώσεις όνομα, την τελευταία.
cli-option-play-salvage = Μαζί με το --resume, αν { -match(form: "def-nom") } έχει χαλάσει: αντιγράφει ό,τι διαβάζεται σε νέα { -match(form: "acc") } και συνεχίζει εκεί. Το χαλασμένο αρχείο μένει όπως είναι.
cli-option-play-list = Δείξε τις αποθηκευμένες { -match(form: "acc-pl") } και πού βρίσκονται, και τέλος.

## Places, sides, small words

table-place-south = Εσύ
table-place-west = { -left(form: "Nom") }
table-place-northwest = Πάνω { -left }
table-place-north = Απέναντι
table-place-northeast = Πάνω { -right }
table-place-east = { -right(form: "Nom") }
table-place-partner = { -partner(form: "Nom") }
table-you = εσύ
table-we = { -we }
table-they = { -they }
table-trump = { -trump }
table-no-trump = { -no-trump }
table-prompt = {"> "}
table-and = και
# Between players, or numbered cards, where each may itself be a list.
table-list-apart = ·{" "}
table-legend-card = { $kind ->
        [joker] { $short } είναι ο { $name }
       *[special] { $short } είναι { $name }
    }
table-arrow-clockwise = ↻
table-arrow-counter = ↺

## What stands on the table

table-title = { $game } { $dot } { -deal } { $deal }
table-side-score = { $kind ->
        [level] { $side } σ{ -level(form: "def-acc") } { $value }
       *[points] { $side } { $value }
    }
table-score-to = { $scores } { $dot } ως τους { $target }
table-score-in-short = { $own } { $points }, μπροστά { $best } { $best_points } { $dot } ως τους { $target }
table-score-equal = Όλοι στους { $points } { $dot } ως τους { $target }
table-level-rank = { -level(form: "Nom") } { $rank }
table-trump-is = { -trump(form: "Nom") }: { $suit }
table-trump-none = { -no-trump(form: "Nom") }
table-trump-open = Δεν έχει οριστεί { -trump }
table-trump-first-lead = { -trump(form: "Nom") } ορίζει η πρώτη { -lead }
table-plays-for-points = { $you ->
        [yes] Παίζεις
       *[no] { $seat }: παίζει
    } για { $bid }
table-plays-for-tricks = { $you ->
        [yes] Παίζεις
       *[no] { $seat }: παίζει
    } για { $bid } { -trick(form: "acc-pl") }
table-plays-alone = { $you ->
        [yes] Παίζεις
       *[no] { $seat }: παίζει
    } { $alone }: όλες { -trick(form: "def-acc-pl") }, χωρίς { -partner(form: "acc") }
table-dealers-side = { -dealer(form: "Nom") }: { $seat }
table-called = Ζητήθηκε: { $card }
table-partner-is = { $you ->
        [yes] Είσαι { -partner(form: "def-nom") }
       *[no] { -partner(form: "Nom") }: { $seat }
    }
table-partner-unknown = { -partner(form: "Def-nom") } δεν έχει φανεί ακόμη
table-attackers = { -attacker(form: "Nom-pl") }: { $side } { $points } (χρειάζονται { $needed })
table-taken = Σ{ -trick(form: "def-acc-pl") }: { $taken }
table-taken-in = { $side } { $points } σε { $tricks }
table-tricks-so-far = { -trick(form: "Nom-pl") }: { $tricks }
table-tricks-of = { $seat } { $n }
table-call-pass = { -pass }
table-call = { $seat } { $call }
table-auction = { -auction(form: "Nom") }: { $calls }
table-auction-declaring = { -bid(form: "Nom-pl") } { -trump(form: "gen") }: { $calls }
table-put = { $seat } { $cards }
table-last-trick = { -trick(form: "Nom") } { $n }: { $cards }. { $you ->
        [yes] Την πήρες εσύ
       *[no] Την πήρε: { $seat }
    }{ $points ->
        [0] .
       *[other] , { $points } { -point(form: "nom-pl") }.
    }
table-set-aside = { -set-aside(form: "Nom") }: { $cards }
table-known = Γνωστά { -card(form: "acc-pl") }, { $seat }: { $cards }
table-kitty-seen = Τα { $kitty }: { $cards }
table-buried-seen = { -buried(form: "Nom-pl") }: { $cards }
table-buried-trumps = Ξεσκαρταρισμένα { -trump(form: "nom-pl") }: { $cards }
table-kitty-hidden = Κανείς δεν σου έχει δείξει τα { $kitty }.
table-no-last-trick = Σε αυτή { -deal(form: "def-acc") } δεν έχει τελειώσει ακόμη καμία { -trick }.

## On the felt

table-tag-dealer = { -dealer }
table-tag-declarer = { -declarer }
table-tag-dealer-plays = { -dealer }
table-tag-partner = { -partner }
table-tag-tricks = { $n ->
        [one] 1 { -trick }
       *[other] { $n } { -trick(form: "nom-pl") }
    }
table-tag-turn = { $you ->
        [yes] η σειρά σου
       *[no] { $phase ->
            [auction] μιλάει τώρα
            [bury] ξεσκαρτάρει
            [name_trump] ορίζει { -trump(form: "acc") }
           *[play] παίζει τώρα
        }
    }
table-tag-winning = κερδίζει
table-trick-number = { -trick(form: "Nom") } { $n } { $arrow }
table-points-on-table = { $points } { -point(form: "nom-pl") }
table-direction = { $clockwise ->
        [yes] { $arrow } { -clockwise }
       *[no] { $arrow } { -counter-clockwise }
    }

## What is asked

table-ask-bid = Σειρά σου να μιλήσεις: pass για { -pass(form: "acc") }, ή αριθμός από { $low } ως { $high }{ $step ->
        [1] {""}
        [5] , ανά πέντε
       *[other] , ανά { $step }
    }{ $alone ->
        [yes] , ή { $word }.
       *[no] .
    }
table-ask-no-bid = Σειρά σου να μιλήσεις: pass για { -pass(form: "acc") }{ $alone ->
        [yes] , ή { $word }.
       *[no] · ψηλότερος αριθμός δεν υπάρχει.
    }
table-ask-declare = Δήλωσε { -trump(form: "acc") } με κάτι από αυτά, γράφοντας τον αριθμό του, ή pass για { -pass(form: "acc") }.
table-ask-bury = Ξεσκάρταρε { $n ->
        [one] ένα { -card(form: "acc") }: γράψε τον αριθμό ή το όνομά του{ $counters ->
            [none_unless_forced] · όχι { -counter(form: "acc") }, αν δεν είναι ανάγκη.
            [one] · το πολύ ένα { -counter(form: "acc") }.
           *[any] .
        }
       *[other] { $n } { -card(form: "acc-pl") }: γράψε τους αριθμούς ή τα ονόματά τους σε μία γραμμή{ $counters ->
            [none_unless_forced] · όχι { -counter(form: "acc-pl") }, αν δεν είναι ανάγκη.
            [one] · το πολύ ένα { -counter(form: "acc") }.
           *[any] .
        }
    }
table-ask-trump = Όρισε { -trump(form: "acc") }: γράψε τον αριθμό ή την αρχή του ονόματος.
# The same three where nothing is typed.
table-choose-declare = Δήλωσε { -trump(form: "acc") }, ή πήγαινε { -pass(form: "acc") }.
table-choose-bury = Ξεσκάρταρε { $n ->
        [one] ένα { -card(form: "acc") }{ $counters ->
            [none_unless_forced] · όχι { -counter(form: "acc") }, αν δεν είναι ανάγκη.
            [one] · το πολύ ένα { -counter(form: "acc") }.
           *[any] .
        }
       *[other] { $n } { -card(form: "acc-pl") }{ $counters ->
            [none_unless_forced] · όχι { -counter(form: "acc-pl") }, αν δεν είναι ανάγκη.
            [one] · το πολύ ένα { -counter(form: "acc") }.
           *[any] .
        }
    }
table-choose-trump = Όρισε { -trump(form: "acc") }.
table-ask-call = Ζήτησε ένα από αυτά { -card(form: "def-acc-pl") } σε { $suit }: όποιος το έχει γίνεται { -partner } σου.
table-ask-first-lead = Κάνεις { -lead(form: "acc") }· { -suit(form: "def-nom") } { -card(form: "def-gen") } σου γίνεται { -trump }.
table-ask-lead = Κάνεις { -lead(form: "acc") }: όποιο { -card(form: "acc") } θέλεις.
table-ask-lead-shapes = { $throws ->
        [yes] Κάνεις { -lead(form: "acc") }: { -card(form: "acc-pl") } ενός { -suit(form: "gen") }, σε όποια σχήματα θέλεις.
       *[no] Κάνεις { -lead(form: "acc") }: ένα { -card(form: "acc") }, ένα { -pair(form: "acc") } ή ένα { -tractor(form: "acc") }.
    }
table-follow = Ακολούθησε σε { $suit }{ $n ->
        [one] {" "}({ $held ->
            [one] έχεις ένα
           *[other] έχεις { $held }
        }).
       *[other] {" "}με { $n } { -card(form: "acc-pl") } (έχεις { $held }).
    }
table-follow-short = Παίξε όλα όσα έχεις σε { $suit } ({ $held }) και συμπλήρωσε ως τα { $n } { -card(form: "acc-pl") } με ό,τι άλλο θέλεις.
table-follow-void = Δεν έχεις { $suit }: παίξε { $n ->
        [one] όποιο { -card(form: "acc") } θέλεις.
       *[other] όποια { $n } { -card(form: "acc-pl") } θέλεις.
    }
table-follow-pairs = Οφείλεις { $n ->
        [one] ένα { -pair(form: "acc") } σε αυτό { -suit(form: "def-acc") }.
       *[other] { $n } { -pair(form: "acc-pl") } σε αυτό { -suit(form: "def-acc") }.
    }
table-follow-any-time = Παίζεται όποτε θέλεις: { $card }.
table-follow-called = Ζητήθηκε { $card }: πρέπει να το παίξεις τώρα.
table-winning = { $you ->
        [yes] Κερδίζεις ως τώρα με { $cards }.
       *[no] Κερδίζει ως τώρα: { $seat }, με { $cards }.
    }
table-option-pass = { -pass }
table-option-declare = { -bid } { -trump(form: "gen") }: { $cards }
table-choice-spoken = { $n }: { $choice }
table-numbered = { $n }: { $card }
table-may-play = Μπορείς να παίξεις: { $cards }.
table-hand-spoken = { $kind ->
        [trump] { -trump(form: "Nom-pl") }: { $cards }.
       *[suit] { $suit }: { $cards }.
    }

## What happens

table-welcome = { -match(form: "Def-nom") } αποθηκεύεται ως { $name }. Για βοήθεια γράψε help.
table-welcome-back = Καλώς ήρθες πάλι: { $name }.
table-goodbye = { -match(form: "Def-nom") } αποθηκεύτηκε ως { $name }.
table-goodbye-over = { -match(form: "Def-nom") } τελείωσε· φυλάσσεται ως { $name }.
table-salvaged = Το { $old } έχει χαλάσει και μένει όπως είναι. { $n ->
        [one] Η πρώτη γραμμή του αντιγράφηκε
       *[other] Οι πρώτες { $n } γραμμές του αντιγράφηκαν
    } στο { $name }, και συνεχίζεις εκεί.
table-resume-with = Για να συνεχίσεις: kibitz play --resume { $name }
table-event-deal = { -deal(form: "Nom") } { $deal }. { $initial ->
        [yes] { -initial-dealer(form: "Nom") }
       *[no] { -dealer(form: "Nom") }
    }: { $you ->
        [yes] εσύ.
       *[no] { $seat }.
    }
table-event-level = { -level(form: "Nom") } { $rank }: κάθε { $rank } είναι { -trump }.
table-event-set-aside = { -set-aside(form: "Nom") } σε αυτή { -deal(form: "def-acc") }: { $cards }.
table-event-passes = { $you ->
        [yes] Πας { -pass(form: "acc") }.
       *[no] { $seat }: { -pass }.
    }
table-event-bids = { $you ->
        [yes] Δηλώνεις { $bid }.
       *[no] { $seat }: δηλώνει { $bid }.
    }
table-event-bids-alone = { $you ->
        [yes] Δηλώνεις { $alone }.
       *[no] { $seat }: δηλώνει { $alone }.
    }
table-event-declares = { $you ->
        [yes] Δηλώνεις { -trump(form: "acc") }: { $cards }.
       *[no] { $seat }: δηλώνει { -trump(form: "acc") } με { $cards }.
    }
table-event-contract = { $you ->
        [yes] Παίζεις
       *[no] { $seat }: παίζει
    } για { $bid } { $unit ->
        [points] { -point(form: "acc-pl") }.
       *[tricks] { -trick(form: "acc-pl") }.
    }
table-event-plays-alone = { $you ->
        [yes] Παίζεις
       *[no] { $seat }: παίζει
    } { $alone }, εναντίον όλων: για όλες { -trick(form: "def-acc-pl") }.
table-event-dealer-plays = { $you ->
        [yes] Είσαι { -dealer(form: "def-nom") }
       *[no] { -dealer(form: "Nom") }: { $seat }
    }· { $kind ->
        [none] κανένα { -suit } δεν είναι { -trump }, μόνο { -level-card(form: "def-nom-pl") } και { -joker(form: "def-nom-pl") }.
       *[suit] { -trump }: { $suit }.
    }
table-event-kitty-shown = Κανείς δεν δηλώνει { -trump(form: "acc") }. Ανοίγουν τα { $kitty }: { $cards }.
table-event-takes-kitty = { $you ->
        [yes] Παίρνεις
       *[no] { $seat }: παίρνει
    } τα { $kitty }.
table-event-you-take-kitty = Παίρνεις τα { $kitty }: { $cards }.
table-event-buries = { $seat }: ξεσκαρτάρει { $n ->
        [one] ένα { -card(form: "acc") }.
       *[other] { $n } { -card(form: "acc-pl") }.
    }
table-event-you-bury = Ξεσκαρτάρεις: { $cards }.
table-event-buried-trumps = Ανάμεσά τους είναι { -trump(form: "nom-pl") }, που φανερώνονται: { $cards }.
table-event-names-trump = { $you ->
        [yes] Ορίζεις { -trump(form: "acc") }: { $suit }.
       *[no] { $seat }: ορίζει { -trump(form: "acc") } { $suit }.
    }
table-event-trump-set = { -trump(form: "Nom") }: { $suit }.
table-event-nothing-to-call = Δεν υπάρχει { -card } για να ζητηθεί: { -declarer(form: "def-nom") } παίζει χωρίς { -partner(form: "acc") }.
table-event-calls = { $you ->
        [yes] Ζητάς: { $card }.
       *[no] { $seat }: ζητάει { $card }.
    }
table-event-partner = { $you ->
        [yes] Είσαι { -partner(form: "def-nom") }.
       *[no] { -partner(form: "Nom") }: { $seat }.
    }
table-event-leads = { $you ->
        [yes] Κάνεις { -lead(form: "acc") }: { $cards }.
       *[no] { $seat }: { -lead } με { $cards }.
    }
table-event-plays = { $you ->
        [yes] Παίζεις: { $cards }.
       *[no] { $seat }: { $cards }.
    }
table-event-throw-falls = { $you ->
        [yes] Δοκιμάζεις
       *[no] { $seat }: δοκιμάζει
    } { -throw(form: "acc") } με { $cards }· δεν στέκει, και παίζεται { $put }.
table-event-forced = { $event } (Δεν γίνεται τίποτε άλλο.)
table-event-trick = { $you ->
        [yes] Παίρνεις
       *[no] { $seat }: παίρνει
    } { -trick(form: "def-acc") } { $n }{ $points ->
        [0] .
       *[other] , { $points } { -point(form: "acc-pl") }.
    }

## What a deal came to

table-thrown-in = Όλοι { -pass }: { -deal(form: "def-nom") } ακυρώνεται και ξαναμοιράζεται. { $you ->
        [yes] Μοιράζεις εσύ.
       *[no] Μοιράζει: { $seat }.
    }
table-buried-shown = Στα { $kitty } βρίσκονταν: { $cards }.
table-made = { $you ->
        [yes] Δήλωσες { $bid } και πήρες { $taken }
       *[no] { $seat }: δήλωσε { $bid } και πήρε { $taken }
    }· { -contract(form: "def-nom") } { -made }.
table-set = { $you ->
        [yes] Δήλωσες { $bid } και πήρες μόνο { $taken }
       *[no] { $seat }: δήλωσε { $bid } και πήρε μόνο { $taken }
    }· { -contract(form: "def-nom") } { -set }.
table-deal-scores = Αυτή { -deal(form: "def-nom") }: { $scores }.
table-score-change = { $sign ->
        [minus] { $side } { $n }
       *[plus] { $side } +{ $n }
    }
table-tricks-result = { $you ->
        [yes] Δήλωσες { $bid } και πήρες { $taken }
       *[no] { $seat }: δήλωσε { $bid } και πήρε { $taken }
    } χωρίς { -partner(form: "acc") }· { $made ->
        [yes] { -made }.
       *[no] { -set }.
    }
table-tricks-result-partner = { $you ->
        [yes] Δήλωσες { $bid } και πήρες { $taken }
       *[no] { $seat }: δήλωσε { $bid } και πήρε { $taken }
    } ({ -partner }: { $partner_you ->
        [yes] εσύ
       *[no] { $partner }
    })· { -contract(form: "def-nom") } { $made ->
        [yes] { -made }.
       *[no] { -set }.
    }
table-alone-result = { $alone }: { $made ->
        [yes] όλες { -trick(form: "def-nom-pl") } κερδήθηκαν, { -made }.
       *[no] χάθηκε μια { -trick }, { -set }.
    }
table-attackers-result = { -attacker(form: "Nom-pl") }: { $side }, με { $points } { -point(form: "acc-pl") }· χρειάζονταν { $needed }. { $over ->
        [yes] { -attacker(form: "Def-nom-pl") } παίρνουν { -deal(form: "def-acc") }.
       *[no] { -dealers-side(form: "Def-nom") } μένει.
    }
table-levels-up = { $side }: { $n ->
        [one] ένα { -level } πάνω.
       *[other] { $n } { -level(form: "nom-pl") } πάνω.
    }
table-level-down = { $side }: πίσω σ{ -level(form: "def-acc") } { $level }.
table-score-now = { -score(form: "Nom") }: { $scores }.
table-match-won = { -match(form: "Def-nom") } τελείωσε. { $kind ->
        [own] Νίκησες: { $winners }!
        [shared] Ισοβαθμία στην κορυφή, νικούν μαζί: { $winners }.
       *[other] Νίκη: { $winners }.
    }
table-after-deal = Enter: επόμενη { -deal }. Επίσης: score, last, why, kitty, rules, save FILE, quit.
table-after-match = Enter: φεύγεις από το τραπέζι. Επίσης: score, last, why, kitty, rules, save FILE.
table-deal-is-over = Αυτή { -deal(form: "def-nom") } τελείωσε και μετρήθηκε.

## The score sheet

table-sheet-title = { $game } { $dot } φύλλο αποτελεσμάτων
table-sheet-none = Δεν έχει τελειώσει ακόμη καμία { -deal }.
table-sheet-deal = { -deal(form: "Nom") }
table-sheet-contract = { -contract(form: "Nom") }
table-sheet-dealer = { -dealer(form: "Nom") }
table-sheet-result = Αποτέλεσμα
table-sheet-bid = { $bid } { $suit }, { $seat }
table-sheet-bid-partner = { $bid } { $suit }, { $seat } + { $partner }
table-sheet-alone = { $alone }, { $seat }
table-sheet-level = { $seat }, { -level } { $rank }, { $suit }
table-sheet-made = { -made }
table-sheet-set = { -set }
table-sheet-attackers = { $over ->
        [yes] { -attacker(form: "nom-pl") } { $points }, παίρνουν { -deal(form: "def-acc") }
       *[no] { -attacker(form: "nom-pl") } { $points }, μένει { -dealers-side(form: "def-nom") }
    }
table-sheet-spoken = { -deal(form: "Nom") } { $deal }: { $contract }, { $result }. Μετά από αυτήν: { $scores }.

## Advice

table-hint = { -hint(form: "Nom") }: { $action }.
table-why = { $seat }, επιλογή: { $action }.
table-because = Γιατί: { $reason }
table-why-nobody = Σε αυτή { -deal(form: "def-acc") } κανένας { -computer-player } δεν έχει κάνει ακόμη τίποτα.
table-why-not-yet = { $n ->
        [one] { $seat }: δεν έχει κάνει
       *[other] { $seat }: δεν έχουν κάνει
    } ακόμη τίποτα σε αυτή { -deal(form: "def-acc") }.
table-why-unknown = Κανείς σε αυτό το τραπέζι δεν λέγεται «{ $text }».
table-why-own = Αυτό ήταν δική σου επιλογή. Γράψε hint για συμβουλή στην επόμενη.
table-why-no-reason = Δεν έδωσε εξήγηση.
table-why-kept-back = { $n ->
        [one] Μία εξήγηση μιλάει για φύλλα που δεν έχεις δει· θα τη μάθεις όταν τελειώσει { -deal(form: "def-nom") }.
       *[other] { $n } εξηγήσεις μιλούν για φύλλα που δεν έχεις δει· θα τις μάθεις όταν τελειώσει { -deal(form: "def-nom") }.
    }
table-do-pass = { -pass }
table-do-bid = { -bid } { $bid }
table-do-bid-alone = { -bid } { $alone }
table-do-declare = { -bid } { -trump(form: "gen") } με { $cards }
table-do-bury = ξεσκαρτάρισμα { $cards }
table-do-bury-hidden = ξεσκαρτάρισμα { $n ->
        [one] ενός { -card(form: "gen") }
       *[other] { $n } { -card(form: "gen-pl") }
    }
table-do-trump = { -trump } { $suit }
table-do-call = να ζητηθεί { $card }
table-do-play = να παιχτεί { $cards }
table-undone = Έγινε { -undo }: διάλεξε ξανά.
table-undone-seen = Έγινε { -undo }: διάλεξε ξανά. Στο μεταξύ έχεις δει φύλλα που εδώ δεν μπορούσες να ξέρεις· αυτό σημειώνεται σ{ -match(form: "def-acc") }.
table-nothing-to-undo = Σε αυτή { -deal(form: "def-acc") } δεν έχεις αποφασίσει τίποτα που να μπορεί να αναιρεθεί.

## What was typed

table-entry-unknown = Το «{ $text }» δεν σημαίνει τίποτα εδώ· γράψε help για να δεις τι ισχύει.
table-entry-which = Το «{ $text }» μπορεί να είναι { $words }.
table-entry-incomplete = Το «{ $verb }» θέλει κι άλλο. Γράψε help για παραδείγματα.
table-entry-number = Αριθμός { $n } δεν υπάρχει εδώ· οι αριθμοί φτάνουν ως το { $highest }.
table-entry-no-numbers = Αυτή τη στιγμή τίποτα δεν έχει αριθμό.
table-entry-number-twice = Ο αριθμός { $n } υπάρχει δύο φορές.
table-entry-card-too-often = Το έγραψες περισσότερες φορές απ’ όσες το έχεις: { $card }.
table-entry-no-card = Το «{ $text }» δεν είναι { -card }.
table-entry-one-card = Μόνο ένα { -card } μπορεί να ζητηθεί.
table-save-where = Γράψε κι ένα όνομα αρχείου: save FILE
table-save-nothing = Δεν υπάρχει ακόμη τίποτα να αποθηκευτεί: δεν έχει τελειώσει καμία { -deal }.
table-save-failed = Το { $file } δεν μπόρεσε να γραφτεί: { $reason }
table-saved-record = { $n ->
        [one] Μία τελειωμένη { -deal } γράφτηκε στο { $file }.
       *[other] { $n } τελειωμένες { -deal(form: "nom-pl") } γράφτηκαν στο { $file }.
    }
table-page-end = { $more ->
        [yes] Enter: συνέχεια. Άλλο πλήκτρο και Enter: πίσω στο τραπέζι.
       *[no] Enter: πίσω στο τραπέζι.
    }
table-rules-title = Οι κανόνες που ισχύουν: { $game }

## Help

table-help-title = Βοήθεια
table-help-card = Ένα { -card }: γράψε τον αριθμό του ή το όνομά του, π.χ. { $card } ή { $name }.
table-help-cards = Πολλά { -card(form: "nom-pl") }: αριθμοί ή ονόματα σε μία γραμμή, π.χ. { $cards }.
table-help-legend = { $legend } Περισσότερα με την εντολή rules.
table-help-bid = { -bid(form: "Nom") }: σκέτος ο αριθμός, { $bid } ή bid { $bid }· αλλιώς pass για { -pass(form: "acc") }.
table-help-alone = Για να παίξεις μόνος για όλες { -trick(form: "def-acc-pl") }: { $alone }.
table-help-declare = { -bid(form: "Nom") } { -trump(form: "gen") }: ο αριθμός από τη λίστα ή { -card(form: "def-nom-pl") }· αλλιώς pass για { -pass(form: "acc") }.
table-help-bury = Ξεσκαρτάρισμα: { $n } { -card(form: "nom-pl") } σε μία γραμμή, με αριθμό ή όνομα.
table-help-trump = Ορισμός { -trump(form: "gen") }: η αρχή του ονόματος ή το γράμμα του ({ $letter } για { $suit }) ή ο αριθμός του.
table-help-call = Ζητάς { -partner(form: "acc") }: { -card(form: "def-nom") }, π.χ. { $card } ή call { $card }, ή ο αριθμός του.
table-help-short = Οι λέξεις συντομεύονται, αρκεί να μη μπερδεύονται.
table-help-command = { $name }: { $text }
table-help-help = αυτή η σελίδα
table-help-hint = τι θα έκανε στη θέση σου ένας { -computer-player }, και γιατί
table-help-why = γιατί έκανε ό,τι έκανε ο τελευταίος { -computer-player } (why left: εκείνος που κάθεται { -left })
table-help-undo = παίρνεις πίσω την τελευταία σου απόφαση σε αυτή { -deal(form: "def-acc") }
table-help-last = η τελευταία { -trick }
table-help-rules = οι κανόνες που ισχύουν, μαζί με { -house-rule(form: "def-acc-pl") }
table-help-score = το φύλλο αποτελεσμάτων
table-help-table = ό,τι είναι ανοιχτό στο τραπέζι, με λόγια
table-help-hand = { -hand(form: "def-nom") } σου, με λόγια
table-help-kitty = τα { $kitty } ή { -buried(form: "def-nom-pl") }, όσα έχεις δει
table-help-save = save FILE: οι τελειωμένες { -deal(form: "nom-pl") } ως { -record }, στο FILE.kbz
table-help-quit = έξοδος από το παιχνίδι· { -match(form: "def-nom") } αποθηκεύεται και συνεχίζεις όποτε θέλεις

## The start menu

table-menu-title = Τι θέλεις να παίξεις;
table-menu-game = { $n }  { $game }  { $facts }
table-menu-facts = { $seats } { -player(form: "nom-pl") }, { $cards } { -card(form: "nom-pl") }
table-menu-enter = Enter: { $game } με { -computer-player(form: "acc-pl") } μέτριου επιπέδου.
table-menu-resume = r: συνέχεια { $name } ({ $game }, { -deal } { $deal }).
table-menu-damaged = Το { $name } δεν διαβάζεται: { $text }
table-menu-again = Γράψε έναν αριθμό από 1 ως { $highest } ή πάτησε Enter.
table-menu-options-title = { -house-rule(form: "Nom-pl") }: { $game }
table-menu-options = { -house-rule(form: "Nom-pl") }: με Enter μένουν όπως είναι, με name=value αλλάζεις έναν, με ? τους βλέπεις όλους.
table-menu-option = { $words }: { $name }={ $value }  ({ $allowed })
table-menu-chosen = Επιλογή: { $chosen }
table-menu-strength = Πόσο δυνατοί είναι οι άλλοι; easy ({ -easy }), medium ({ -medium }) ή hard ({ -hard }). Enter: medium.
table-menu-names = Τα ονόματα των άλλων { $n } { -player(form: "gen-pl") }, χωρισμένα με κόμματα, αρχίζοντας από τον επόμενό σου. Enter: χωρίς ονόματα.
table-menu-direction = Το παιχνίδι πηγαίνει { $clockwise ->
        [yes] { -clockwise }, άρα ο πρώτος κάθεται { -left } σου.
       *[no] { -counter-clockwise }, άρα ο πρώτος κάθεται { -right } σου.
    }
table-list-none = Δεν υπάρχει ακόμη αποθηκευμένη { -match }. Θα βρίσκονται στον φάκελο { $folder }
table-list-folder = Οι αποθηκευμένες { -match(form: "nom-pl") } βρίσκονται στον φάκελο { $folder }
table-list-damaged = { $name }  δεν διαβάζεται: { $text }
table-list-match = { $name }  { $game }, { -deal } { $deal }, { $state ->
        [over] τελείωσε
       *[running] σε εξέλιξη
    }: { $scores }

## In a record

match-undone = { $saw ->
        [yes] Νέα επιλογή μετά από { -undo(form: "acc") }, ενώ στο μεταξύ είχαν φανεί φύλλα που εδώ δεν μπορούσαν να είναι γνωστά.
       *[no] Νέα επιλογή μετά από { -undo(form: "acc") }.
    }

## Problems, said to the person at the table

# One fault after the other, each a sentence.
table-problems = { $first } { $then }
table-problem-play-not_held = Δεν το έχεις σ{ -hand(form: "def-acc") } σου: { $card }.
table-problem-play-one_card = Παίξε ένα { -card(form: "acc") }, όχι { $n }.
table-problem-play-no_cards = Γράψε ποια { -card(form: "acc-pl") } θέλεις να παίξεις.
table-problem-play-called_card = Ζητήθηκε { $called }: πρέπει να το παίξεις τώρα, όχι { $card }.
table-problem-play-must_follow = Δεν μπορείς να παίξεις { $card }: { $suit ->
        [S] { -lead(form: "def-nom") } έγινε με { -spade(form: "acc") }, και σε αυτό { -suit(form: "def-acc") } έχεις
        [H] { -lead(form: "def-nom") } έγινε με { -heart(form: "acc") }, και σε αυτό { -suit(form: "def-acc") } έχεις
        [D] { -lead(form: "def-nom") } έγινε με { -diamond(form: "acc") }, και σε αυτό { -suit(form: "def-acc") } έχεις
        [C] { -lead(form: "def-nom") } έγινε με { -club(form: "acc") }, και σε αυτό { -suit(form: "def-acc") } έχεις
        [R] { -lead(form: "def-nom") } έγινε με { -red(form: "acc") }, και σε αυτό { -suit(form: "def-acc") } έχεις
        [G] { -lead(form: "def-nom") } έγινε με { -green(form: "acc") }, και σε αυτό { -suit(form: "def-acc") } έχεις
        [Y] { -lead(form: "def-nom") } έγινε με { -yellow(form: "acc") }, και σε αυτό { -suit(form: "def-acc") } έχεις
        [B] { -lead(form: "def-nom") } έγινε με { -black(form: "acc") }, και σε αυτό { -suit(form: "def-acc") } έχεις
       *[other] πρέπει να ακολουθήσεις σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") }, όπου έχεις
    } { $n ->
        [one] ένα { -card(form: "acc") }.
       *[other] { $n } { -card(form: "acc-pl") }.
    }
table-problem-play-must_follow_trump = Δεν μπορείς να παίξεις { $card }: { -lead(form: "def-nom") } έγινε με { -trump(form: "acc") } ({ $led }), και έχεις { $n ->
        [one] ένα { -trump(form: "acc") }.
       *[other] { $n } { -trump(form: "acc-pl") }.
    }
table-problem-play-wrong_number = Παίξε { $size ->
        [one] ένα { -card(form: "acc") }
       *[other] { $size } { -card(form: "acc-pl") }
    }, όσα είχε και { -lead(form: "def-nom") }, όχι { $n }.
table-problem-play-must_follow_number = Σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") } έχεις { $n ->
        [one] ένα { -card(form: "acc") }
       *[other] { $n } { -card(form: "acc-pl") }
    }: από αυτό { -suit(form: "def-acc") } πρέπει να παίξεις { $owed }.
table-problem-play-owes_pairs = { -lead(form: "Def-nom") } ήταν { $led }: πρέπει να παίξεις { $n ->
        [one] ένα { -pair(form: "acc") }
       *[other] { $n } { -pair(form: "acc-pl") }
    } αυτού { -suit(form: "def-gen") }, που έχεις.
table-problem-play-owes_tractor = { -lead(form: "Def-nom") } ήταν { $led }: πρέπει να παίξεις ένα { -tractor(form: "acc") } με { $n } { -pair(form: "acc-pl") }, που έχεις.
table-problem-bury-not_held = Δεν το έχεις σ{ -hand(form: "def-acc") } σου: { $card }.
table-problem-bury-wrong_number = Έγραψες { $n ->
        [one] ένα { -card(form: "acc") }
       *[other] { $n } { -card(form: "acc-pl") }
    }, αλλά πρέπει να ξεσκαρτάρεις { $size }.
table-problem-declare-not_held = Δεν τα έχεις σ{ -hand(form: "def-acc") } σου: { $cards }.
table-problem-call-own_card = Το έχεις εσύ: { $card }· ζήτησε ένα { -card(form: "acc") } κάποιου άλλου.

problem-match-not_to_act = έπαιξε { -seat(form: "def-nom") } { $seat }, αλλά ήταν η σειρά { -seat(form: "def-gen") } { $turn }
problem-match-nothing_to_take_back = ζητήθηκε { -undo } για { $n } κινήσεις, αλλά τόσες δεν υπάρχουν
problem-match-no_next_deal = νέα { -deal } δεν αρχίζει πριν μετρηθεί αυτή που παίζεται, ούτε όταν τελείωσε { -match(form: "def-nom") }
problem-match-head = αυτό δεν είναι αποθηκευμένη { -match }: η πρώτη γραμμή του δεν διαβάζεται
problem-match-version = { -match(form: "def-nom") } αποθηκεύτηκε από έκδοση του Kibitz που αυτή εδώ δεν διαβάζει ({ $version }· γνωστή είναι η { $known })
problem-match-revision = οι κανόνες του { $variant } άλλαξαν από τότε που άρχισε { -match(form: "def-nom") } (αναθεώρηση { $revision }, τώρα { $known })· δεν μπορεί να συνεχιστεί
problem-match-seats = { -match(form: "def-nom") } έχει { $n } { -seat(form: "acc-pl") }, ενώ το παιχνίδι έχει { $expected }
problem-match-event = αυτή η γραμμή { -match(form: "def-gen") } δεν διαβάζεται
problem-match-unknown = δεν υπάρχει αποθηκευμένη { -match } «{ $name }»· υπάρχουν: { $known }
problem-match-none_saved = δεν υπάρχει ατελείωτη { -match } για να συνεχιστεί
problem-match-in_use = { -match(form: "def-nom") } «{ $name }» είναι ανοιχτή σε άλλο τραπέζι
problem-match-damaged = { $text }{ $n ->
        [0] · τίποτα από το { $name } δεν σώζεται
        [one] · μόνο η γραμμή πριν από αυτή είναι ακέραιη: με kibitz play --resume { $name } --salvage { -match(form: "def-nom") } ξαναρχίζει σε νέο αρχείο
       *[other] · οι { $n } γραμμές πριν από αυτή είναι ακέραιες: με kibitz play --resume { $name } --salvage αντιγράφονται σε νέα { -match(form: "acc") } που συνεχίζεται εκεί
    }
problem-match-last_damaged = η τελευταία { -match } δεν διαβάζεται: { $text }· με kibitz play --list βλέπεις τις άλλες
problem-match-persons = στο τραπέζι «{ $name }» κάθονται περισσότεροι από ένας άνθρωποι· στο τερματικό χωράει ένας
problem-match-no_person = στο «{ $name }» δεν κάθεται άνθρωπος σε καμία { -seat(form: "acc") }: μόνο { -computer-player(form: "nom-pl") }
problem-usage-play_seat = --seat { $seat }: αυτό το παιχνίδι έχει { -seat(form: "def-acc-pl") } 0 ως { $highest }
problem-usage-play_names = δόθηκαν { $n } ονόματα, αλλά στο τραπέζι κάθονται { $expected } άλλοι
problem-usage-play_name = το «{ $name }» δεν μπορεί να είναι όνομα { -player(form: "acc") }: θέλει 1 ως 16 γράμματα, και να μην το έχει άλλος
problem-usage-resume_alone = το --resume συνεχίζει μια { -match(form: "acc") } όπως άρχισε· μαζί του δεν δίνεται { $option }
problem-usage-list_alone = το --list δείχνει τι είναι αποθηκευμένο· μαζί του δεν δίνεται { $option }
problem-usage-pace = το --pace δεν μπορεί να είναι «{ $value }»: είναι δευτερόλεπτα, από 0 ως 60
