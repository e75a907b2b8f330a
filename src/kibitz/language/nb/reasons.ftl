# Why a computer player did what it did: reason-<code>. The arguments come out of the decision itself. $seat is
# a name such as Left, or “you”: no sentence may need the verb to agree with it.

reason-random = En hvilken som helst lovlig handling er god nok.

# Bidding
reason-hand_worth = Med { $suit } som { -trump } er { -hand(form: "def") } alene verdt omtrent { $worth }; grensen for budene er { $limit }.
reason-bids_within_worth = En { -bid } på { $bid } er innenfor grensen for denne { -hand(form: "def") }.
reason-passes_beyond_worth = En { -bid } på { $bid } ville gått over grensen for denne { -hand(form: "def") }.
reason-passes_at_top = Det finnes ingen høyere { -bid }.
reason-leaves_bid_to_partner = { -partner(form: "Def") } står med { -bid(form: "def") } { $bid }; det er ingen grunn til å gå høyere.
reason-partner_bid = { -partner(form: "Def") } har meldt, så { $seat } kan hjelpe til: Det hever grensen.
reason-partner_passed = { -partner(form: "Def") } har meldt { -pass }, så { $seat } kan neppe hjelpe stort: Det senker grensen.
reason-chance_to_make = Sjansen for å få { $bid } { -made } er omtrent { $percent } %.
reason-bids_for_match = Mot slutten av { -match(form: "def") } er det bedre å melde { $bid } enn å la de andre få { -contract(form: "def") }.
reason-passes_for_match = Mot slutten av { -match(form: "def") } ville { $bid } være en større risiko enn { -contract(form: "def") } til de andre.
reason-bids_alone = Sjansen for å vinne alle { -trick(form: "pl") } alene er omtrent { $percent } %.

# Burying, trump, the called card
reason-keeps_trump =
    { $n ->
        [one] Ett kort i { $suit } beholdes som { -trump }.
       *[other] { $n } kort i { $suit } beholdes som { -trump }.
    }
reason-buries_void =
    { $n ->
        [one] Når det eneste kortet i { $suit } vrakes, er det ingen igjen, så { $suit } kan trumfes.
       *[other] Når { $n } kort i { $suit } vrakes, er det ingen igjen, så { $suit } kan trumfes.
    }
reason-buries_points = { $points } { -points } vrakes: Siste { -trick } skulle hente dem tilbake.
reason-names_trump =
    { $n ->
        [one] { $suit } er den beste { -trump(form: "def") }: Med ett kort i den er { -hand(form: "def") } verdt omtrent { $worth }.
       *[other] { $suit } er den beste { -trump(form: "def") }: Med { $n } kort i den er { -hand(form: "def") } verdt omtrent { $worth }.
    }
reason-leads_lowest_trump =
    { $n ->
        [one] { $trump } blir { -trump } med det eneste kortet i { -suit(form: "def") }.
       *[other] { $trump } er den beste { -trump(form: "def") } med { $n } kort; det laveste av dem, { $card }, spilles ut.
    }
reason-calls_highest = { $card } er den høyeste { -trump(form: "def") } på en annen { -hand }; den som har kortet, er den beste { -partner(form: "def") }.
reason-calls_own_card = Ingen andre har noen { -trump }, så et kort på egen { -hand } etterlyses.

# Leading
reason-only_card = { $card } er det eneste kortet som kan spilles.
reason-last_card = { $card } er det siste kortet.
reason-draws_trump =
    { $out ->
        [one] { $card } trekker ut den eneste { -trump(form: "def") } som fortsatt er ute.
       *[other] { $card } trekker ut { -trump }: { $out } er fortsatt ute.
    }
reason-leads_trump_against =
    { $out ->
        [one] { $card } tar bort den siste { -trump(form: "def") } som er ute, så ingenting mer kan trumfes.
       *[other] { $card } tar { -trump } fra { -declarer(form: "def") }; { $out } er ute.
    }
reason-leads_winner = { $card } er det beste kortet som er igjen i { -suit(form: "def") }, og skulle vinne.
reason-leads_best = { $card } er det beste kortet som er igjen i { -suit(form: "def") }, men det kan bli trumfet.
reason-leads_for_ruff = { $seat } kan trumfe { $card }: Den { -hand(form: "def") } er { -void } i { -suit(form: "def") }.
reason-leads_singleton =
    { $n ->
        [one] { $card } er det eneste kortet i { -suit(form: "def") }; senere kan { -trump(form: "def") } brukes på den.
       *[other] { $card } er det eneste kortet i { -suit(form: "def") }; senere kan { $n } { -trump(form: "pl") } brukes på den.
    }
reason-leads_low = { $card } koster minst å spille ut; { $kept } beholdes.
reason-better_in_deals = Over { $deals } måter de usette kortene kan ligge på, gir { $card } i snitt { $gain } mer enn { $other }.
reason-buries_by_deals = Over { $deals } måter de usette kortene kan ligge på, gir dette vraket med { $suit } som { -trump } i snitt { $gain } mer enn det vanlige.
reason-names_trump_by_deals = Over { $deals } måter de usette kortene kan ligge på, gir { $suit } som { -trump } i snitt { $gain } mer enn { $other }.

# Following: taking the trick
reason-takes_last_trick = { $card } tar siste { -trick }.
reason-overtakes_partner = { $card } går over kortet som { $seat } la, for det ville ikke ha stått; det vinner i { $percent } % av tilfellene.
reason-special_takes = { $card } tar { -trick(form: "def") } og er trygt: { $points } { -points } følger med.
reason-ruffs =
    { $points ->
        [0] { $card } trumfer.
       *[other] { $card } trumfer inn { $points } { -points }.
    }
reason-takes_points = { $card } tar { $points } { -points } og vinner i { $percent } % av tilfellene.
reason-takes_trick = { $card } vinner { -trick(form: "def") } i { $percent } % av tilfellene.
reason-kept_high_trump =
    { $higher_out ->
        [0] { $card } beholdes: Ingen høyere { -trump } er ute.
        [one] { $card } beholdes: Bare én høyere { -trump } er ute.
       *[other] { $card } beholdes; { $higher_out } høyere { -trump(form: "pl") } er ute.
    }
reason-kept_winner = { $card } beholdes: Ingenting i { -suit(form: "def") } slår det lenger.
reason-kept_card = { $card } beholdes til senere.

# Following: an ally wins so far
reason-feeds_partner = { $seat } skulle vinne dette { -trick(form: "def") } ({ $percent } %), så { $card } legger { $points } { -points } til det.
reason-feeds_enough = { $card } med { $points } { -points } er nok når { $seat } tar { -trick(form: "def") }; et dyrere { -counter } spares.
reason-leaves_trick_to_partner = { $seat } skulle vinne dette { -trick(form: "def") } ({ $percent } %); { $kept } kastes ikke bort på det.
reason-throws_low_under_partner = Foreløpig leder { $seat } { -trick(form: "def") } (det står i { $percent } % av tilfellene); { $card } koster ingenting.

# Following: an opponent wins so far
reason-not_worth_taking =
    { $points ->
        [0] Det er ingenting å hente i dette { -trick(form: "def") }; { $card } legges på.
       *[other] { $points } { -points } er ikke verdt et høyt kort her; { $card } legges på.
    }
reason-trusts_partner = { -partner(form: "Def") } har igjen å spille og skulle vinne ({ $percent } %); { $card } er nok.
reason-gives_smallest_counter = Det er bare { -counter(form: "pl") } å gi: { $card } koster { $points } { -points }.
reason-discards = { -hand(form: "Def") } er { -void } i { -suit(form: "def") } som ble spilt ut; { $card } er det kortet det er minst bruk for.
reason-cannot_win = Ingen kort vinner her; { $card } er det billigste.
