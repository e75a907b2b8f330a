# The tables of a game's page in the documentation, in Greek, made from its declaration.

facts-fact = Στοιχείο
facts-value = Τιμή
facts-id = Όνομα στις εντολές
facts-id-value = `{ $id }`, αναθεώρηση { $revision }
facts-players = { -player(form: "Nom-pl") }
facts-players-value =
    { $sides ->
        [two] { $n }, σε δύο { -side(form: "acc-pl") }
       *[called] { $n }· { -partner(form: "def-nom") } βρίσκεται με ένα { -called-card(form: "acc") }
    }
facts-direction = Φορά του παιχνιδιού
facts-direction-value =
    { $direction ->
        [clockwise] { -clockwise }
       *[counter] { -counter-clockwise }
    }
facts-cards = { -card(form: "Nom-pl") }
facts-ranks = { -rank(form: "Nom") } από το χαμηλότερο στο ψηλότερο
facts-specials = Πάντα { -trump }
facts-hand = { -card(form: "Nom-pl") } σ{ -hand(form: "def-acc") }
facts-kitty = Πόσα είναι τα { $kitty }
facts-counters = { -counter(form: "Nom-pl") }
facts-all-points = Όλοι { -point(form: "def-nom-pl") } μιας { -deal(form: "gen") }
facts-bids = { -bid(form: "Nom-pl") }
facts-bids-value = { $minimum } ως { $top }
facts-made = Ένα { -contract } που { -made(form: "now") } γράφει
facts-special =
    { $place ->
        [lowest] { $card } (χαμηλότερο { -trump }
        [highest] { $card } (ψηλότερο { -trump }
        [second] { $card } (δεύτερο ψηλότερο { -trump }
       *[ten_and_a_half] { $card } (ανάμεσα στο 10 και το 11
    }{ $any ->
        [yes] , παίζεται όποτε να ’ναι)
       *[no] )
    }
facts-most-tricks = Περισσότερες { -trick(form: "nom-pl") }
facts-most-tricks-value = { $points } { -point(form: "nom-pl") } ακόμη
facts-target = Στόχος { -match(form: "def-gen") }
facts-take-over = { -attacker(form: "Def-nom-pl") } χρειάζονται
facts-take-over-value = { $needed } από { $total } { -point(form: "acc-pl") }
facts-levels = { -level(form: "Nom-pl") }

options-heading-name = Όνομα
options-heading-meaning = { -house-rule(form: "Nom") }
options-heading-standard = Κανονικά
options-heading-allowed = Επιτρέπονται
options-needs = { $allowed } (μόνο με `{ $other }` = { $needed })

deal-seat = { -seat(form: "Nom") } { $seat }
deal-hand = { -card(form: "Nom-pl") } που μοιράστηκαν
deal-dealer = { -seat(form: "Nom") } { $seat } ({ -dealer })
deal-kitty = { $kitty }
deal-calls = { -bid(form: "Nom-pl") }, αρχίζοντας από { -seat(form: "def-acc") } { $seat }
deal-calls-line = { $heading }: { $calls }.
deal-contract =
    { $sort ->
        [bid] { -declarer(form: "Nom") } είναι { -seat(form: "def-nom") } { $seat }, με { -contract(form: "acc") } { $bid }.
       *[declare] { -dealer(form: "Nom") } είναι { -seat(form: "def-nom") } { $seat }, που παίζει { -deal(form: "def-acc") } σ{ -level(form: "def-acc") } { $level }.
    }
deal-buried = { -seat(form: "Def-nom") } { $seat } παίρνει τα { $kitty } και ξεσκαρτάρει { $cards }.
deal-trump =
    { $how ->
        [named] { -trump(form: "Nom") }: { $trump }.
       *[led] Η πρώτη { -lead } γίνεται με { $card }, άρα { -trump }: { $trump }· { -seat(form: "def-nom") } { $seat } ζητάει { $called }.
    }
deal-trick = { -trick(form: "Nom") }
deal-points = { -point(form: "Nom-pl") }
deal-leads = { $cards } ({ -lead })
deal-wins = **{ $cards }**
deal-result-points = { -point(form: "Nom-pl") } στο τέλος, όλα μαζί: { $first } για { -seat(form: "def-acc-pl") } 0 και 2, { $second } για { -seat(form: "def-acc-pl") } 1 και 3.
deal-result-tricks = { -trick(form: "Nom-pl") }: { $tricks }.
deal-result-score = { -score(form: "Nom") } { -deal(form: "def-gen") }: { $scores }.
deal-result-levels = { -level(form: "Nom-pl") } που κερδήθηκαν: { $first } από { -seat(form: "def-acc-pl") } 0 και 2, { $second } από { -seat(form: "def-acc-pl") } 1 και 3.
deal-score-side =
    { $side ->
        [0] { $points } για { -seat(form: "def-acc-pl") } 0 και 2
       *[1] { $points } για { -seat(form: "def-acc-pl") } 1 και 3
    }
deal-score-seat = { -seat } { $seat }: { $points }

overview-game = Παιχνίδι
overview-kitty = { -kitty(form: "Nom-pl") }
players-set-aside = { -set-aside(form: "Nom") }
overview-from-to = { $low }–{ $high }

pages-usage = Χρήση: python -m kibitz.guide.pages [--write] FOLDER
pages-stale = Η σελίδα { $page } λείπει ή δεν λέει αυτά με τα οποία παίζει το πρόγραμμα
