# The tables of a game's page in the documentation, made from its declaration.

facts-fact = Opplysning
facts-value = Verdi
facts-id = Navn i kommandoer
facts-id-value = `{ $id }`, revisjon { $revision }
facts-players = { -player(form: "Pl") }
facts-players-value =
    { $sides ->
        [two] { $n }, på to { -side(form: "pl") }
       *[called] { $n }; { -partner(form: "def") } finnes med et { -called-card }
    }
facts-direction = Spilleretning
facts-direction-value =
    { $direction ->
        [clockwise] med klokka
       *[counter] mot klokka
    }
facts-cards = Kort
facts-ranks = { -rank(form: "Pl") }, fra lav til høy
facts-specials = Alltid { -trump }
facts-hand = Kort på { -hand(form: "def") }
facts-kitty = Kort i { $kitty }
facts-counters = Kort som gir { -points }
facts-all-points = Alle { -points } i en { -deal }
facts-bids = { -bid(form: "Pl") }
facts-bids-value = { $minimum } til { $top }
facts-made = En { -contract } som er { -made }, gir
facts-special =
    { $place ->
        [lowest] { $card } (laveste { -trump }
        [highest] { $card } (høyeste { -trump }
        [second] { $card } (nest høyeste { -trump }
       *[ten_and_a_half] { $card } (mellom 10 og 11
    }{ $any ->
        [yes] , kan spilles når som helst)
       *[no] )
    }
facts-most-tricks = Flest { -trick(form: "pl") }
facts-most-tricks-value = { $points } { -points } til
facts-target = Målet for { -match(form: "def") }
facts-take-over = { -attackers(form: "Def") } trenger
facts-take-over-value = { $needed } av { $total } { -points }
facts-levels = { -level(form: "Pl") }

options-heading-name = Navn
options-heading-meaning = { -house-rule(form: "Nom") }
options-heading-standard = Vanlig
options-heading-allowed = Kan være
options-needs = { $allowed } (bare med `{ $other }` = { $needed })

deal-seat = { -seat(form: "Nom") } { $seat }
deal-hand = Utdelte kort
deal-dealer = { -seat(form: "Nom") } { $seat } ({ -dealer })
deal-kitty = { $kitty }
deal-calls = { -bid(form: "Pl") }, fra og med { -seat } { $seat }
deal-calls-line = { $heading }: { $calls }.
deal-contract =
    { $sort ->
        [bid] { -seat(form: "Nom") } { $seat } er { -declarer }, med { $bid } som { -contract }.
       *[declare] { -seat(form: "Nom") } { $seat } er { -dealer } og spiller { -deal(form: "def") }, på { -level(form: "def") } { $level }.
    }
deal-buried = { -seat(form: "Nom") } { $seat } tar opp { $kitty } og vraker { $cards }.
deal-trump =
    { $how ->
        [named] { -trump(form: "Nom") } er { $trump }.
       *[led] Det første kortet som spilles ut, er { $card }, så { -trump } er { $trump }; { -seat } { $seat } etterlyser { $called }.
    }
deal-trick = { -trick(form: "Nom") }
deal-points = { -points(form: "Pl") }
deal-leads = { $cards } (spiller ut)
deal-wins = **{ $cards }**
deal-result-points = { -points(form: "Pl") } til slutt, alt medregnet: { $first } for { -seat } 0 og 2, { $second } for { -seat } 1 og 3.
deal-result-tricks = { -trick(form: "Pl") }: { $tricks }.
deal-result-score = { -deal(form: "Def") } gir: { $scores }.
deal-result-levels = { -level(form: "Pl") } vunnet: { $first } av { -seat } 0 og 2, { $second } av { -seat } 1 og 3.
deal-score-side =
    { $side ->
        [0] { $points } for { -seat } 0 og 2
       *[1] { $points } for { -seat } 1 og 3
    }
deal-score-seat = { -seat } { $seat }: { $points }

overview-game = Spill
overview-kitty = { -talon(form: "Nom") }
players-set-aside = Tatt ut
overview-from-to = { $low }–{ $high }

pages-usage = Bruk: python -m kibitz.guide.pages [--write] FOLDER
pages-stale = { $page } mangler eller sier ikke det programmet spiller etter
