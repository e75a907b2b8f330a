# Why a computer player did what it did where shapes are led: reason-<code>. The arguments come out of the
# decision itself; reasons.ftl has those of the other games.

# Declaring
reason-declares_best_suit =
    { $pairs ->
        [0] Med { $suit } som { -trump } er det { $n } { -trump(form: "pl") } på { -hand(form: "def") }.
        [one] Med { $suit } som { -trump } er det { $n } { -trump(form: "pl") } på { -hand(form: "def") }, med ett { -pair } blant dem.
       *[other] Med { $suit } som { -trump } er det { $n } { -trump(form: "pl") } på { -hand(form: "def") }, med { $pairs } { -pair(form: "pl") } blant dem.
    }
reason-declares_no_trump = { -hand(form: "Def") } er bedre uten { -trump }{ -suit } enn med: { $n } { -trump(form: "pl") }, og de andre { -suit(form: "def-pl") } er sterke.
reason-overcalls_better_suit = Med { $suit } har { -hand(form: "def") } { $n } { -trump(form: "pl") }, med { $standing } bare { $other }.
reason-overcalls_no_trump = { -hand(form: "Def") } er bedre uten { -trump }{ -suit } enn med { $standing }, der den har { $other } { -trump(form: "pl") }.
reason-passes_nothing_to_declare = Det er ingenting på { -hand(form: "def") } som kan meldes nå.
reason-passes_no_good_suit = { $suit } ville vært best å melde, men { $n } { -trump(form: "pl") } er ikke bedre enn det tilfeldighetene ville gitt.
reason-passes_own_stands = Det som ble meldt før, { $suit }, står fortsatt.
reason-passes_partner_declared = { -partner(form: "Def") } har meldt { $suit }; med { $n } { -trump(form: "pl") } i den er det ingen grunn til å overmelde.
reason-passes_standing_suits = { $suit } står, og med { $n } { -trump(form: "pl") } i den er { -hand(form: "def") } ikke dårlig.

# Burying
reason-buries_for_void = Vraket slik at det ikke er noe igjen av { $suits }, som da kan trumfes.
reason-buries_no_points = Ingen { -points } vrakes, så siste { -trick } kan ikke gi { -attackers } noe fra { -kitty(form: "def") }.
reason-buries_points_safe = { $points } { -points } vrakes: Med disse { -trump(form: "def-pl") } skulle siste { -trick } bli vunnet.
reason-buries_points_unsafe = { $points } { -points } vrakes selv om siste { -trick } ikke er sikkert: Alle andre kort var mer verdt på { -hand(form: "def") }.
reason-buries_trumps =
    { $n ->
        [one] Én { -trump } måtte vrakes: Det er for få andre kort.
       *[other] { $n } { -trump(form: "pl") } måtte vrakes: Det er for få andre kort.
    }

# Leading
reason-only_play = Dette er det eneste reglene tillater.
reason-leads_rest = { $cards } er alt som er igjen.
reason-draws_trump_for_winners =
    { $out ->
        [one] { $cards } trekker ut { -trump }, så vinnerne i de andre { -suit(form: "def-pl") } ikke blir trumfet: Én { -trump } er ute.
       *[other] { $cards } trekker ut { -trump }, så vinnerne i de andre { -suit(form: "def-pl") } ikke blir trumfet: { $out } { -trump(form: "pl") } er ute.
    }
reason-throws_sure_cards = { $cards } er { $n } kort som ingen kan slå i { -suit(form: "def") }.
reason-leads_tractor = En { -tractor } på { $n } { -pair(form: "pl") } blir sjelden slått: { $cards } vinner i omtrent { $percent } % av tilfellene.
reason-leads_top_pair = Ikke noe høyere { -pair } er ute: { $cards } vinner i omtrent { $percent } % av tilfellene.
reason-leads_pair = { $cards } vinner i omtrent { $percent } % av tilfellene; et høyere { -pair } kan være ute.
reason-leads_top_card = Ingen høyere kort i { -suit(form: "def") } er ute: { $card } vinner i omtrent { $percent } % av tilfellene.
reason-leads_partners_void = { -partner(form: "Def") } er { -void } i samme { -suit } som { $card } og kan trumfe.
reason-leads_likely_winner =
    { $n ->
        [one] Bare ett høyere kort i { -suit(form: "def") } er ute: Med { $card } vinner egen { -side } i omtrent { $percent } % av tilfellene.
       *[other] { $n } høyere kort i { -suit(form: "def") } er ute; med { $card } vinner egen { -side } likevel i omtrent { $percent } % av tilfellene.
    }
reason-leads_cheapest = { $card } koster minst å spille ut; det som beholdes, kan fortsatt vinne.
reason-keeps_for_last_trick = { $cards } spares til siste { -trick }, der { -kitty(form: "def") } teller.

# Following
reason-owes_pairs =
    { $n ->
        [one] Reglene krever et { -pair }.
       *[other] Reglene krever { $n } { -pair(form: "pl") }.
    }
reason-ruffs_shape =
    { $points ->
        [0] { $cards } trumfer og står i omtrent { $percent } % av tilfellene.
       *[other] { $cards } trumfer inn { $points } { -points } og står i omtrent { $percent } % av tilfellene.
    }
reason-takes_shape =
    { $points ->
        [0] { $cards } går over det som ligger der, og egen { -side } vinner i omtrent { $percent } % av tilfellene.
       *[other] { $cards } går over det som ligger der, for { $points } { -points }, og egen { -side } vinner i omtrent { $percent } % av tilfellene.
    }
reason-takes_last_to_play =
    { $points ->
        [0] Ingen spiller etter dette: { $cards } tar { -trick(form: "def") } og { -lead(form: "def") }.
       *[other] Ingen spiller etter dette: { $cards } tar { $points } { -points }.
    }
reason-adds_points = Egen { -side } skulle vinne dette { -trick(form: "def") } ({ $percent } %), så { $cards } legger { $points } { -points } til det.
reason-leaves_to_partner = Egen { -side } skulle vinne dette { -trick(form: "def") } som det er ({ $percent } %); { $cards } koster ingenting.
reason-gives_least = { -opponent(form: "Def-pl") } skulle vinne dette { -trick(form: "def") }; { $cards } gir dem ingen { -points }.
reason-gives_points_unwillingly = { -opponent(form: "Def-pl") } skulle vinne dette { -trick(form: "def") }; { $cards } med { $points } { -points } er det minste som kan gis.
reason-gives_points_to_keep = { -opponent(form: "Def-pl") } skulle vinne dette { -trick(form: "def") }; { $cards } med { $points } { -points } går med, fordi det som beholdes, er verdt mer.
reason-discards_to_void = { $cards } etterlater ingenting av { $suit }, som kan trumfes fra nå av.
reason-discards_least = { $cards } er det som er til minst nytte.
reason-keeps_points_back = { $points } { -points } holdes unna { -opponent(form: "def-pl") }.
