# The rules page. Each sentence stands for one policy of a declaration. Every message may use $kitty and
# $special (the game's own words), $suits (colours or suits, as the game calls them) and $direction.

word-suit = { -suit(form: "def") }
word-left =
    { $direction ->
        [clockwise] venstre
       *[counter] høyre
    }

rules-title = { $name }: reglene som gjelder
rules-intro =
    { $seats ->
        [3] Tre { -player(form: "pl") }
        [4] Fire { -player(form: "pl") }
        [5] Fem { -player(form: "pl") }
        [6] Seks { -player(form: "pl") }
       *[other] { $seats } { -player(form: "pl") }
    }. { $sides ->
        [two] To { -side(form: "pl") }: { -partner(form: "Def") } din sitter rett overfor deg.
       *[called] Hvem som spiller sammen, avgjøres i hver { -deal } av et { -called-card }.
    } Det spilles { $direction ->
        [clockwise] med klokka
       *[counter] mot klokka
    }.
rules-aim =
    { $score ->
        [points] { -side(form: "Def-pl") } melder om retten til å velge { -trump }. Den som melder høyest, lover å ta minst så mange { -points } i { -trick(form: "pl") }; noen av kortene gir { -points }.
        [tricks] { -player(form: "Def-pl") } melder hvor mange { -trick(form: "pl") } de skal ta. Den som melder høyest, bestemmer { -trump } og etterlyser et kort; den som har kortet, blir { -partner }.
       *[levels] Den ene { -side(form: "def") }, { -dealers-side }, spiller { -deal(form: "def") }, og den andre angriper. { -attackers(form: "Def") } prøver å ta nok { -points } i { -trick(form: "pl") } til å overta { -deal(form: "def") }. { -side(form: "Def") } som gjør det best, rykker opp i { -level }.
    }
rules-house-rule = { -house-rule(form: "Nom") }: { $option }: { $value }
rules-trademark = «Rook» er et varemerke som tilhører eieren. Dette programmet har ingen tilknytning til det; spillene kalles det som spillerne kaller dem.

rules-heading-cards = Kortene
rules-heading-order = Kortenes rekkefølge
rules-heading-deal = { -deal(form: "Def") }
rules-heading-auction =
    { $sort ->
        [bid] { -auction(form: "Def") }
       *[declare] Å melde { -trump }
    }
rules-heading-kitty = { $kitty }
rules-heading-trump =
    { $sides ->
        [two] { -trump(form: "Nom") }
       *[called] { -trump(form: "Nom") } og { -partner }
    }
rules-heading-play = Spillet
rules-heading-throws = { -throw(form: "Pl") }
rules-heading-score = Poengberegning
rules-heading-match = { -match(form: "Def") }
rules-heading-options = { -house-rule(form: "Pl") }
rules-heading-notes = Tolkninger og rekonstruksjoner
rules-heading-sources = Kilder

## Cards

rules-deck =
    { $copies ->
        [1] { $cards } kort. { -suit(form: "Def-pl") } er { $listed }.
       *[other] To fulle kortstokker med { -joker(form: "pl") }, { $cards } kort. { -suit(form: "Def-pl") } er { $listed }.
    }
rules-ranks = { -rank(form: "Pl") } fra lav til høy: { $ranks }.
rules-special =
    { $n ->
        [one] Blant kortene er ett { -special-card }: { $cards }.
        [2] Blant kortene er to { -special-card(form: "pl") }: { $cards }.
       *[other] Blant kortene er { $n } { -special-card(form: "pl") }: { $cards }.
    }
rules-jokers = { $n } { -joker(form: "pl") }: to { -red-joker(form: "pl") } (de store) og to { -black-joker(form: "pl") } (de små).
rules-set-aside =
    { $n ->
        [one] For at kortene skal gå opp, tas dette kortet ut før { -deal(form: "def") }: { $cards }. Det ligger åpent og er ikke med i spillet.
       *[other] For at kortene skal gå opp, tas disse kortene ut før { -deal(form: "def") }: { $cards }. De ligger åpent og er ikke med i spillet.
    }
rules-each-rank =
    { $rank ->
        [J] hver { rank-name }
        [Q] hver { rank-name }
        [K] hver { rank-name }
        [A] hvert { rank-name }
       *[other] hver { rank-name }-er
    }
rules-counter = { $card } gir { $points }
rules-counters =
    Kort som gir { -points } ({ -counter }): { $counters }. { $bonus ->
        [0] Alle { -points } i en { -deal }: { $total }.
       *[other] Alle { -points } i en { -deal }, med bonusen på { $bonus }: { $total }.
    }

## Order

rules-order = Enhver { -trump } slår ethvert kort som ikke er { -trump }. Innenfor en { -suit }, { -trump } eller ikke, rangerer kortene i rekkefølgen ovenfor.
rules-special-place =
    { $place ->
        [lowest] { $card } er alltid { -trump }, den laveste av alle.
        [highest] { $card } er alltid { -trump }, den høyeste av alle.
        [second] { $card } er alltid { -trump }, den nest høyeste etter { $above }.
       *[ten_and_a_half] { $card } er alltid { -trump } og står mellom 10 og 11 i { -trump }.
    } Kortet hører til { -trump }{ word-suit } i alle henseender: Spilles det ut, er det { -trump } som er spilt ut.
rules-special-printed = { $card } regnes ikke som { suit-name }, med mindre { suit-name } er { -trump }: Kortet hører ikke med når { suit-name } skal følges, og ingen må legge det når { suit-name } er spilt ut.
rules-special-any-time = { $card } kan spilles når som helst, også av en som kunne ha fulgt { -suit }.
rules-special-not-any-time = Er en annen { -suit } spilt ut, kan { $card } bare spilles av en som er { -void } i den, som enhver annen { -trump }.
rules-special-forced = Er { -trump } spilt ut, og { $card } er den eneste { -trump(form: "def") } du har, må du spille den.
rules-order-levels = I hver { -deal } løftes én { -rank }, { -level(form: "def") }, ut av { -suit(form: "def-pl") }. { -level-card(form: "Pl") } og { -joker(form: "pl") } er alltid { -trump }.
rules-order-ladder = { -trump(form: "Def-pl") } fra høy til lav: { -red-joker }, { -black-joker }, { -level-card(form: "def") } i { -trump }{ word-suit }, de andre { -level-card(form: "def-pl") } (alle like), og så resten av { -trump }{ word-suit } fra { -ace } til 2 uten { -level-card(form: "def") }.
rules-order-no-trump = Spilles det { -no-trump }, er dette { -trump(form: "def-pl") }: { -red-joker }, { -black-joker } og { -level-card(form: "def-pl") } i de fire { -suit(form: "def-pl") } (alle like). Ingenting annet er { -trump }.
rules-order-plain = De andre { -suit(form: "def-pl") } går fra { -ace } til 2 uten { -level-card(form: "def") }.
rules-order-one-suit = Alle { -trump(form: "def-pl") } til sammen er én { -suit }, uansett hva som er trykt på dem. Der disse reglene sier «{ -suit }», er det slik det er ment.

## Deal

rules-deal = Kortene deles ut ett om gangen, { $hand } til hver { -player }, og { -player(form: "def") } til { word-left } for { -dealer(form: "def") } får det første.
rules-deal-kitty =
    { $n ->
        [one] Kortet som blir til overs, utgjør { $kitty }; det ligger med bildesiden ned.
       *[other] De { $n } kortene som blir til overs, utgjør { $kitty }; de ligger med bildesiden ned.
    }
rules-first-dealer = Det trekkes lodd om hvem som er { -dealer } først. Etter hver { -deal } som er regnet opp, er det { -player(form: "def") } til { word-left } for { -dealer(form: "def") } som gir.
rules-first-dealer-levels = Det trekkes lodd om hvem som er { -dealer } først i et { -match } ({ -initial-dealer }). Deretter avgjør resultatet av hver { -deal } hvem som gir neste.

## Auction

rules-bid-opener = { -player(form: "Def") } til { word-left } for { -dealer(form: "def") } melder først.
rules-bid-range =
    { $unit ->
        [points] { $only ->
            [yes] Når det er din tur, melder du { -pass } eller den eneste { -bid(form: "def") } som finnes: { $top }, alle { -points } i { -deal(form: "def") }.
           *[no] Når det er din tur, melder du { -pass } eller et antall { -points }. En { -bid } må være delelig med { $step }, ligge mellom { $minimum } og { $top } (alle { -points } i { -deal(form: "def") }) og være høyere enn den forrige. Det er lov å hoppe.
        }
       *[tricks] { $only ->
            [yes] Når det er din tur, melder du { -pass } eller { $top } { -trick(form: "pl") } (alle).
           *[no] Når det er din tur, melder du { -pass } eller et antall { -trick(form: "pl") }. En { -bid } er på minst { $minimum } og høyst { $top } og må være høyere enn den forrige. Det er lov å hoppe.
        }
    }
rules-bid-pass-final = Den som har meldt { -pass }, er ute av { -auction(form: "def") }, som går videre blant de andre til bare den høystbydende er igjen. Denne { -player(form: "def") } er { -declarer }, og { -bid(form: "def") } er { -contract(form: "def") }.
rules-bid-top-ends = En { -bid } på { $top } avslutter { -auction(form: "def") } straks.
rules-bid-alone =
    { $ends ->
        [yes] «Amerikaner» (alle { -trick(form: "pl") }, alene) er også en { -bid }. Den går over alle tall.
       *[no] «Amerikaner» (alle { -trick(form: "pl") }, alene) er også en { -bid }. Den går over alle tall, også { $top }, som ikke avslutter { -auction(form: "def") }.
    } Den kan ikke overbys og avslutter { -auction(form: "def") } straks.
rules-bid-last-turn = Når alle unntatt én har meldt { -pass } og ingen har meldt noe tall, får den siste likevel sin tur; melder den siste noe, er { -auction(form: "def") } straks slutt.
rules-all-pass =
    { $rule ->
        [redeal_same_dealer] Melder alle { -pass }, blir det { -thrown-in }: Ingen får { -points }, og samme { -dealer } gir igjen.
        [redeal_next_dealer] Melder alle { -pass }, blir det { -thrown-in }: Ingen får { -points }, og { -player(form: "def") } til { word-left } for { -dealer(form: "def") } gir.
       *[dealer_takes_minimum] Melder de tre før { -dealer(form: "def") } { -pass }, blir { -dealer(form: "def") } straks { -declarer } med den laveste { -bid(form: "def") }, { $minimum }, som { -contract }.
    }
rules-declare-turn = Når alle { $hand } kort er delt ut, meldes { -trump } etter tur, og { -dealer(form: "def") } begynner (i den første { -deal(form: "def") }: { -initial-dealer }). Når det er din tur, melder du { -pass }, eller du melder { -trump } med kort fra { -hand(form: "def") }. { -pass(form: "Nom") } er ikke endelig: Du kan melde når turen kommer igjen.
rules-declare-strength = Trumfmeldingene fra svakest til sterkest: ett { -level-card } i en { -suit }; to like { -level-card(form: "pl") }; to { -black-joker(form: "pl") }; to { -red-joker(form: "pl") }. Du kan begynne med hvilken som helst av dem. En senere { -bid } må være sterkere enn den som står; like sterk er ikke nok. Én { -joker } alene, eller en rød og en svart, er ingen { -bid }.
rules-declare-trump = { -suit(form: "Def") } på { -level-card(form: "def-pl") } som ble meldt, er { -trump }. To { -joker(form: "pl") } gir spill { -no-trump }, der { -level-card(form: "pl") } og { -joker(form: "pl") } likevel er { -trump }.
rules-declare-end = Tre { -pass } på rad etter en { -bid } avslutter runden; det gjør også to { -red-joker(form: "pl") }.
rules-declare-nobody =
    { $rule ->
        [kitty_suit] Melder alle fire { -pass } uten at noen har meldt { -trump }, får alle se { $kitty }. { -suit(form: "Def") } som er trykt på det første kortet som ikke er { -joker }, blir { -trump }; et { -level-card } teller med den trykte { -suit(form: "def") }. { -dealer(form: "Def") } blir sittende (i den første { -deal(form: "def") }: { -initial-dealer }).
        [no_trump] Melder alle fire { -pass } uten at noen har meldt { -trump }, spilles { -deal(form: "def") } { -no-trump }. Ingen får se { $kitty }, og { -dealer(form: "def") } blir sittende (i den første { -deal(form: "def") }: { -initial-dealer }).
       *[redeal] Melder alle fire { -pass } uten at noen har meldt { -trump }, blir det { -thrown-in }. Ingen får se { $kitty }, samme { -dealer } gir igjen, og det regnes som den samme { -deal(form: "def") } (en første { -deal } er fortsatt den første).
    }
rules-declare-first-dealer =
    { $rule ->
        [first_declarer] I den første { -deal(form: "def") } i et { -match } blir den som melder { -trump } først, { -dealer }, selv om en annen senere overmelder: Det endrer bare { -trump(form: "def") }. (Spiller dere det på en annen måte? Se { -house-rule(form: "def") } first_dealer.)
       *[last_declarer] I den første { -deal(form: "def") } i et { -match } blir den som står igjen med den høyeste { -trump }meldingen, { -dealer }.
    } I senere { -deal(form: "pl") } kan hvem som helst melde { -trump }, og { -dealer(form: "def") } er den samme.
rules-declare-shown = Kort du melder med, blir på { -hand(form: "def") }. Alle vet om dem til de er spilt.

## Kitty

rules-kitty-take =
    { $taker ->
        [dealer] { -dealer(form: "Def") } tar opp { $kitty } og vraker { $n } kort etter eget valg med bildesiden ned; både { -counter(form: "pl") } og { -trump } kan være blant dem.
       *[declarer] { -declarer(form: "Def") } tar opp { $kitty } uten at de andre ser det, og vraker { $n ->
            [one] ett kort
           *[other] { $n } kort
        } med bildesiden ned i stedet.
    }
rules-kitty-any =
    { $specials ->
        [none] Alle kort kan vrakes, også { -counter(form: "pl") } og { -trump }.
       *[some] Alle kort kan vrakes, også { -counter(form: "pl") }, { -trump } og { $specials }.
    }
rules-kitty-counters =
    { $rule ->
        [none_unless_forced] { -counter(form: "Pl") } kan ikke vrakes; gir { -hand(form: "def") } ikke noe annet valg, vrakes så få som mulig.
       *[one] Høyst ett { -counter } kan vrakes; gir { -hand(form: "def") } ikke noe annet valg, vrakes så få som mulig.
    } { $specials ->
        [none] Alle kort som gir { -points }, er { -counter(form: "pl") }.
       *[some] Alle kort som gir { -points }, er { -counter(form: "pl") }, også { $specials }.
    }
rules-kitty-trump-shown = Før første { -lead } vises alle vrakede { -trump(form: "pl") } for alle.
rules-kitty-not-callable = Vinneren av { -auction(form: "def") } tar { $kitty } før første { -lead }, også når { -contract(form: "def") } er en Amerikaner. Et vraket kort kan ikke etterlyses.
rules-kitty-shown-at-end = De vrakede kortene vises for alle når { -deal(form: "def") } er slutt.

## Trump, partner

rules-trump-named = Etter å ha vraket velger { -declarer(form: "def") } { -trump }{ word-suit }.
rules-trump-named-at-once = { -declarer(form: "Def") } velger { -trump }{ word-suit } med en gang.
rules-trump-before-kitty = { -declarer(form: "Def") } velger { -trump }{ word-suit } før { $kitty } tas opp.
rules-trump-first-lead = Er { -contract(form: "def") } et tall, spiller { -declarer(form: "def") } ut et hvilket som helst kort, og { -suit(form: "def") } på det blir { -trump }. En Amerikaner spilles { -no-trump } og uten { -partner }.
rules-call =
    { $which ->
        [any] Før noen andre spiller, etterlyser { -declarer(form: "def") } et kort i denne { -suit(form: "def") } som en annen { -player } har. Det kan være en hvilken som helst { -rank }.
       *[highest_missing] Før noen andre spiller, etterlyser { -declarer(form: "def") } det høyeste kortet i denne { -suit(form: "def") } som en annen { -player } har.
    } { $apart ->
        [aside] Kort som er tatt ut, kan ikke etterlyses, heller ikke kortet som nettopp ble spilt ut.
        [buried] Vrakede kort kan ikke etterlyses, heller ikke kortet som nettopp ble spilt ut.
       *[none] Kortet som nettopp ble spilt ut, kan ikke etterlyses.
    } { $own ->
        [yes] { -declarer(form: "Def") } kan også etterlyse et annet kort i denne { -suit(form: "def") } fra sin egen { -hand }. Da er det ingen som må spille det; etter første { -trick } vet alle at { -declarer(form: "def") } er alene, og { -deal(form: "def") } regnes som uten { -partner }.
       *[no] Det kan heller ikke et kort { -declarer(form: "def") } selv har.
    }
rules-called-plays = Den som har { -called-card(form: "def") }, må spille det i første { -trick } og er fra da av åpenlyst { -declarer(form: "gen") } { -partner }. Kortet behøver ikke å vinne { -trick(form: "def") }. Til det er spilt, vet bare den som har kortet, hvem { -partner(form: "def") } er.
rules-call-none =
    { $own ->
        [yes] Kan det ikke etterlyses noe kort, spiller { -declarer(form: "def") } uten { -partner }.
       *[no] Har ingen andre et kort i denne { -suit(form: "def") }, etterlyses ikke noe kort, og { -declarer(form: "def") } spiller uten { -partner }.
    }

## Play

rules-first-lead =
    { $rule ->
        [left_of_dealer] { -player(form: "Def") } til { word-left } for { -dealer(form: "def") } spiller ut til første { -trick }, uansett hvem som er { -declarer }.
        [declarer] { -declarer(form: "Def") } spiller ut til første { -trick }.
        [left_of_declarer] { -player(form: "Def") } til { word-left } for { -declarer(form: "def") } spiller ut til første { -trick }.
       *[dealer] { -dealer(form: "Def") } spiller ut til første { -trick }.
    } Den som vinner et { -trick }, spiller ut til det neste.
rules-follow = Alle legger ett kort i hvert { -trick }. Følg { -suit } hvis du kan. Er du { -void }, kan du legge hvilket som helst kort: Du trenger ikke å trumfe, og du trenger aldri å stikke over.
rules-winner = Den høyeste { -trump(form: "def") } vinner { -trick(form: "def") }; er det ingen { -trump } i det, vinner det høyeste kortet i { -suit(form: "def") } som ble spilt ut.
rules-alone-play =
    I en Amerikaner spiller { -declarer(form: "def") } ut og må vinne alle { -trick(form: "pl") }. { $stops ->
        [yes] { -deal(form: "Def") } er slutt med det første tapte { -trick(form: "def") }.
       *[no] { -deal(form: "Def") } spilles ferdig også etter et tapt { -trick }.
    }
rules-shapes = Spill ut et { -single }, et { -pair } (to helt like kort) eller en { -tractor }: to eller flere { -pair(form: "pl") } som følger etter hverandre i samme { -suit }. To like sterke kort som ikke er helt like, er ikke et { -pair }.
rules-tractor-gap = Når { -level(form: "def") } er løftet ut, lukkes hullet: På { -level } 7 er 6-6-8-8 en { -tractor }, i alle { -suit(form: "pl") }. Det går ikke noe trinn fra { -ace } til 2.
rules-tractor-ladder = I { -trump } går trinnene slik oppover: { -trump }{ word-suit } til { -king } og { -ace } (på { -level(form: "def") } { -ace }: til { -king }), et { -level-card } utenfor { -trump }{ word-suit }, { -level-card(form: "def") } i { -trump }{ word-suit }, { -black-joker }, { -red-joker }. To { -pair(form: "pl") } med { -level-card(form: "pl") } utenfor { -trump }{ word-suit } er like sterke og står aldri i samme { -tractor }; det ene eller det andre fyller trinnet. Er { -spades } { -trump } på { -level } 2, er altså A-A i { -spades } og 2-2 i { -hearts } en { -tractor }, men ikke A-A og 2-2 i { -spades }. { -no-trump(form: "Nom") } er trinnene: { -level-card }, { -black-joker }, { -red-joker }.
rules-shapes-follow = Legg like mange kort som det ble spilt ut, så langt du kan i samme { -suit }.
rules-shapes-pairs =
    { $rule ->
        [pairs] Til et { -pair } eller en { -tractor } må du legge like mange { -pair(form: "pl") } som ble spilt ut, i samme { -suit }, eller alle du har. { -pair(form: "Def-pl") } behøver ikke å følge etter hverandre. Ut over det velger du fritt blant kortene dine i { -suit(form: "def") }, og du kan bryte et { -pair }.
       *[tractor] Til et { -pair } må du legge et { -pair } i { -suit(form: "def") } hvis du har det. Til en { -tractor } må du legge en like lang { -tractor } hvis du har det, ellers like mange { -pair(form: "pl") } som ble spilt ut, eller alle du har. Ut over det velger du fritt blant kortene dine i { -suit(form: "def") }, og du kan bryte et { -pair }.
    }
rules-shapes-short = Har du for få kort i { -suit(form: "def") }, legger du alle og fyller opp med hva som helst, også { -trump }; en slik blanding kan ikke vinne. Har du ingen, kan du legge hva som helst: Du trenger ikke å trumfe.
rules-shapes-winner = Bare kort i samme form og antall kan vinne: i { -suit(form: "def") } som ble spilt ut, eller bare { -trump } fra en som er { -void } i den. { -pair(form: "Pl") } sammenlignes etter { -rank }, { -tractor(form: "pl") } etter det høyeste { -pair(form: "def") }. Er to like, vinner den som kom først.

rules-throws-off = Flere former samtidig ({ -throw }) kan ikke spilles ut.
rules-throw-lead = To eller flere former i samme { -suit } kan spilles ut samtidig: et { -throw }. Det deles først opp i den lengste { -tractor(form: "def") } (av like lange: den høyeste; av like { -pair(form: "pl") } med { -level-card(form: "pl") }: i rekkefølgen { -spades }, { -hearts }, { -diamonds }, { -clubs }), så i { -pair(form: "pl") } og til slutt i { -single(form: "pl") }.
rules-throw-stands = Et { -throw } står med mindre en annen { -player }, også { -partner(form: "def") }, har noe høyere i { -suit(form: "def") } enn en av delene: et høyere { -single }, et høyere { -pair } eller en høyere { -tractor } av samme lengde (også som del av en lengre). Ellers spilles den delen som kan slås, i stedet (av flere: den med færrest kort, så den laveste). De andre kortene går tilbake til { -hand(form: "def") }, og alle vet om dem.
rules-throw-follow =
    { $rule ->
        [pairs] Den som følger, legger like mange { -pair(form: "pl") } som det er i { -throw(form: "def") }, eller alle i { -suit(form: "def") }.
       *[tractor] Den som følger, legger en { -tractor } for hver { -tractor } i { -throw(form: "def") }, den lengste først, der den har en av samme lengde; og like mange { -pair(form: "pl") } som det er i { -throw(form: "def") }, eller alle i { -suit(form: "def") }.
    }
rules-throw-winner =
    Et { -throw } kan bare slås med { -trump } alene, lagt av en som er { -void } i { -suit(form: "def") }, og bare hvis kortene kan deles opp i de samme formene. { $rule ->
        [all_components] Den som trumfer over dette igjen, må være høyere i alle delene.
       *[longest_component] Den som trumfer over dette igjen, må være høyere i den største delen.
    } Et { -throw } i { -trump } som står, kan ikke slås.
rules-throw-penalty = For hvert mislykket { -throw } fra { -dealers-side } får { -attackers } { $points } { -points }; for hvert av sine egne mister de { $points }, men kommer aldri under 0.
rules-throw-kitty = Er det siste { -trick(form: "def") } et { -throw }, teller alle kortene hver { -player } la i det, med i { -kitty-bonus(form: "def") }.

## Score

rules-kitty-points =
    { $rule ->
        [last_trick] { -points(form: "Def-pl") } i de vrakede kortene går til { -side(form: "def") } som vinner siste { -trick }.
       *[declarer] { -points(form: "Def-pl") } i de vrakede kortene går til { -declarer(form: "side") }.
    } De teller med i { -contract(form: "def") }.
rules-last-trick-bonus = { -side(form: "Def") } som vinner siste { -trick }, får { $points } { -points } til. De teller med i { -contract(form: "def") }.
rules-most-tricks-bonus = { -side(form: "Def") } som vinner flest { -trick(form: "pl") }, får { $points } { -points } til; vinner begge like mange, får ingen dem. De teller med i { -contract(form: "def") }.
rules-made =
    { $rule ->
        [captured] Tar { -declarer(form: "side") } minst så mye som ble meldt, er { -contract(form: "def") } { -made }, og { -side(form: "def") } får alt den tok.
       *[bid] Tar { -declarer(form: "side") } minst så mye som ble meldt, er { -contract(form: "def") } { -made }, og { -side(form: "def") } får det den meldte, ikke mer.
    }
rules-set = Tar den mindre, er { -contract(form: "def") } { -set }: { -side(form: "Def") } mister det den meldte, og får ingenting for det den tok. Det er mulig å komme under null.
rules-others-captured = Den andre { -side(form: "def") } får alltid det den tok.
rules-tricks-made =
    { $double ->
        [yes] Vinner { -declarer(form: "def") } og { -partner(form: "def") } til sammen minst så mange { -trick(form: "pl") } som ble meldt, får { -partner(form: "def") } det som ble meldt, og { -declarer(form: "def") } det dobbelte.
       *[no] Vinner { -declarer(form: "def") } og { -partner(form: "def") } til sammen minst så mange { -trick(form: "pl") } som ble meldt, får hver av de to det som ble meldt.
    }
rules-tricks-set =
    { $double ->
        [yes] Vinner de færre, mister { -partner(form: "def") } det som ble meldt, og { -declarer(form: "def") } det dobbelte.
       *[no] Vinner de færre, mister hver av de to det som ble meldt.
    }
rules-tricks-single = For en { -declarer } uten { -partner } regnes det på samme måte, for én alene.
rules-tricks-others = Alle andre får 1 for hvert { -trick } de vinner. Det er mulig å komme under null.
rules-alone-score = En Amerikaner gir { -declarer(form: "def") } { $points } hvis alle { -trick(form: "pl") } vinnes. Tapes ett, mister { -declarer(form: "def") } { $points }, og alle andre får 1 for hvert { -trick } de vinner.
rules-overtricks = { -overtrick(form: "Pl") } gir ingenting.
rules-attackers-points = { -dealer(form: "Def") } og { -dealer(form: "gen") } { -partner } er { -dealers-side }; de to andre er { -attackers }. { -attackers(form: "Def") } trenger { $needed } av de { $total } { -points(form: "def-pl") } for å overta { -deal(form: "def") }.
rules-kitty-multiplier =
    Vinner { -attackers } siste { -trick }, får de også { -points(form: "def-pl") } i de vrakede kortene, multiplisert med { $rule ->
        [twice_cards] det dobbelte av antallet kort hver { -player } la i det { -trick(form: "def") } (et { -single } gir 2, et { -pair } 4, en { -tractor } på to { -pair(form: "pl") } 8, på tre { -pair(form: "pl") } 12).
        [two] to.
       *[power] to én gang for hvert kort hver { -player } la i det { -trick(form: "def") } (et { -single } gir 2, et { -pair } 4, en { -tractor } på to { -pair(form: "pl") } 16, på tre { -pair(form: "pl") } 64).
    } Vinner { -dealers-side } det, teller de vrakede kortene ikke for noen.
rules-band-points = { -attackers(form: "gen") } { -points }
rules-band-levels = { -level(form: "pl") }
rules-band-dealers = { -dealers-side } +{ $levels }
rules-band-attackers = { -attackers } overtar, +{ $levels }
rules-band-more = { $low } og mer
rules-band-on = ett { -level } mer per { $band } { -points }
rules-level-cap = Ingen { -side } rykker opp mer enn { $cap } { -level(form: "pl") } i én { -deal }.
rules-next-dealer = Har { -attackers } færre enn { $needed } { -points }, gir { -dealer(form: "gen") } { -partner } neste gang; ellers gir { -player(form: "def") } til { word-left } for { -dealer(form: "def") }.
rules-jack-back = På { -level(form: "def") } { -jack } sender { -attackers } { -dealers-side } tilbake til { -level } 2 hvis de vinner siste { -trick } med en enkelt { -jack }; det skjer etter at { -deal(form: "def") } er regnet opp.

## Match

rules-target = { -match(form: "Def") } er slutt når en { -side } etter en hel { -deal } har { $target } eller mer. Den { -side(form: "def") } vinner.
rules-both-reach =
    { $rule ->
        [higher] Har begge { -side(form: "pl") } nådd målet, vinner den høyeste summen, uansett hvem som var { -declarer }. Er summene like, spilles én { -deal } til, og så videre til de er ulike ({ -sudden-death }).
       *[bidder] Har begge { -side(form: "pl") } nådd målet, vinner { -declarer(form: "side") }, også når summene er like.
    }
rules-individual-target = { -match(form: "Def") } er slutt når noen etter en { -deal } har { $target } eller mer. Den høyeste summen vinner; er flere like på toppen, vinner alle de. Hvem som helst kan nå målet, også med { -points } for enkeltstikk.
rules-levels = Begge { -side(form: "pl") } begynner på { -level } { $start }. { -level(form: "Def-pl") } er { $listed }. { -level(form: "Def") } i en { -deal } er det som { -dealers-side } står på, og gjelder for alle.
rules-beyond-last = En { -side } som ville komme over { -level(form: "def") } { $last }, vinner { -match(form: "def") }, fra et hvilket som helst { -level }, som { -dealers-side } eller som { -attackers(form: "pl") }. (Spiller dere det på en annen måte? Se { -house-rule(form: "def") } must_defend_ace.)
rules-must-defend = Et opprykk stopper på { -level(form: "def") } { $last }. En { -side } kommer videre bare ved å vinne en { -deal } på { -level(form: "def") } { $last } som { -dealers-side }, og det vinner { -match(form: "def") }.
rules-forced-levels = Et opprykk stopper på det første av disse { -level(form: "def-pl") } det når: { $levels }. En { -side } kommer videre fra et slikt { -level } bare ved å vinne som { -dealers-side }.

## Options

rules-option = { $option }: { $value }. `{ $name }` = { $allowed }
rules-option-changed = { $option }: { $value } (vanlig: { $standard }). `{ $name }` = { $allowed }
rules-option-needs = { $line } (bare med `{ $other }` = { $needed })

## Notes

note-crowsnest-forced-crow = At { -crow(form: "def") } må spilles når den er eneste { -trump }, og at { -crow(form: "def") } som { -lead } er { -trump }, står ikke uttrykkelig i reglene for CrowsNest; det følger av «alltid laveste { -trump }».
note-rook-reconstructed-no-nest = At det ikke er noe { -nest }, er en rekonstruksjon.
note-rook-reconstructed-minimum-70 = Den laveste { -bid(form: "def") } på 70 er en rekonstruksjon.
note-rook-reconstructed-seven-seven = At ingen får bonusen når { -trick(form: "def-pl") } fordeles 7–7, er en rekonstruksjon.
note-rook-reconstructed-deck-and-nest = Kortstokken på 57 kort og { -nest(form: "def") } på fem er en rekonstruksjon.
note-rook-reconstructed-low-rook = Rook som laveste { -trump }, uten rett til å spilles når som helst, er en rekonstruksjon.
note-rook-reconstructed-minimum-100 = Den laveste { -bid(form: "def") } på 100 er en rekonstruksjon.
note-rook-reconstructed-target-500 = Målet på 500 er en rekonstruksjon.
note-rook-reconstructed-bonus = De 20 { -points(form: "def-pl") } for flest { -trick(form: "pl") } er en rekonstruksjon.
note-rook-reconstructed-minimum-and-target = Laveste { -bid } og målet er en rekonstruksjon.
note-rook-follows-tournament = Hva som skjer når alle melder { -pass }, første { -lead } og hva en { -contract } gir når den er { -made }, følger Tournament Rook; ingen kilde til denne versjonen angir det.
note-dixie-nest-points = At { -points(form: "def-pl") } i { -nest(form: "def") } går til siste { -trick }, følger Tournament Rook; ingen kilde til denne versjonen angir det.
note-red-one-no-any-time = At { -red } 1 ikke har rett til å spilles når som helst, er en rekonstruksjon.
note-amerikaner-silent = Vårt eget der hovedkilden tier: { -pass } er endelig; en Amerikaner avslutter { -auction(form: "def") }; den siste { -player(form: "def") } får sin tur; { -deal(form: "def") } går videre når alle melder { -pass }; { -declarer(form: "def") } spiller ut i en Amerikaner, og den spilles ferdig; hvilke toere som tas ut.
note-amerikaner-no-callable-card = Hovedkildens setning om at «det ikke er noe passende kort igjen», er skadet av oversettelsen; tolkningen her er den eneste som lar seg spille.
note-amerikaner-example = Et eksempel: Det er meldt 8, og { -declarer } og { -partner } tar 9 { -trick(form: "pl") }. Hver av de to får 8; alle andre får én for hvert { -trick } de tar.
note-amerikaner-one-rule-set = Dette er ett regelsett; det gjør ikke krav på å dekke alle { -house-rule(form: "pl") }.
note-tractor-take-over = «80 poeng lar forsvarerne ta initiativet» er lest slik: { -attackers } overtar { -deal(form: "def") }.
note-tractor-plain-suits = «Trumffarger uten nivåkort går fra A til 2» er lest slik: Det gjelder { -suit(form: "def-pl") } utenom { -trump }.
note-tractor-off-suit-levels = «Kort utenfor fargen er like sterke» er lest slik: Det gjelder { -level-card(form: "def-pl") } utenfor { -trump }{ word-suit }.
note-tractor-declaring-side = «Siden som melder» er lest slik: { -dealers-side }.
note-tractor-first-declarer = Tvilsomt: I den første { -deal(form: "def") } gir den som melder { -trump } først, også om den andre { -side(form: "def") } senere overmelder. { -house-rule(form: "Def") } first_dealer har den andre tolkningen.
note-tractor-beyond-ace = Tvilsomt: Et { -match } kan vinnes ved å hoppe over { -ace(form: "def") }, uten noen gang å forsvare det. { -house-rule(form: "Def") } must_defend_ace har den andre tolkningen.

## Sources

source-crowsnest = Spillereglene for CrowsNest slik appen beskriver dem: fullstendige.
source-tournament-rook = Spillereglene fra appen til CrowsNest og tournament-rook.com/rulesforplay.html: fullstendige.
source-wikipedia-rook = Wikipedia, «Rook (card game)», og heftet fra 2010: de offisielle turneringsreglene og retten til å spille Rook når som helst.
source-wikipedia-partnership = Wikipedia, «Rook (card game)», listen over makkervarianter for fire { -player(form: "pl") }: navnet og kortverdiene.
source-smith-county = Turneringen i Smith County, 2020: 42 kort, ni til hver, { -nest } på seks.
source-pagat-kentucky = pagat.com, Kentucky Rook (av John Hay): Rook over 1, 45 kort, og det ferdige oppsettet.
source-gamerules-dixie = gamerules.com, Dixie Rook.
source-amerikaner-seed = En nettleserutgave av Amerikaner, kontrollert mot «Norske kortspill»; den avgjør.
source-pagat-amerikaner = pagat.com, Amerikaner: 12 kort og en { -talon } på fire, minst 6, { -pass } er endelig, Amerikaner går over 12.
source-norwegianamerican = norwegianamerican.com: de høyeste { -bid(form: "def-pl") } er 17, 13, 10 og 8.
source-spillby = spillby.com: { -overtrick } gir ingenting; { -declarer(form: "def") } spiller ut i en Amerikaner.
source-tractor-seed = Ukrainske regler for et spill med dobbelt opprykk; de avgjør.
source-tractor-peers = Der de tier: det som de åpne programmene rbtying/shengji, ChannonTian/80fen og jerryyyu/shengji gjør.
source-pagat-tractor = pagat.com, { -tractor(form: "Nom") }.
