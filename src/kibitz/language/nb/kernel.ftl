# What the kernel refuses, and `kibitz solve`. $value is the refused value. Cards have numbers there: their places in the deck, from 0.


## Games and positions the kernel does not take

problem-kernel-not_single_cards = i { $variant } spilles mer enn ett kort om gangen; bare spill med enkeltkort kan regnes ut her
problem-kernel-not_shapes = { $variant } kan ikke spilles her: Det må være et spill med { -pair(form: "pl") } og { -tractor(form: "pl") }, fire { -seat(form: "pl") }, to { -side(form: "pl") } og to like kortstokker
problem-kernel-not_settled = { -trump(form: "def") } eller { -called-card(form: "def") } er ikke bestemt ennå: Det må { -seat } { $seat } gjøre først
problem-kernel-not_in_deck = { $card } finnes ikke i kortstokken til dette spillet
problem-kernel-deal_over = { -deal(form: "def") } er slutt, så det er ingenting igjen å spille
problem-kernel-deal_not_over = { -deal(form: "def") } er ikke slutt; { -points(form: "def-pl") } er kjent når alle kort er spilt
problem-kernel-nothing_to_undo = ingenting kan tas tilbake: Det er ikke spilt noe kort fra den oppgitte posisjonen
problem-kernel-illegal_card = kort nummer { $value } kan ikke spilles her: Det finnes ikke på { -hand(form: "def") }, eller reglene tillater det ikke
problem-kernel-illegal_play = reglene tillater ikke dette spillet (feil { $value } av dem en kontroll av spillet gir)
problem-kernel-too_many_plays = { $value } spill er lovlige her, og det er for mange til å prøve alle; høyst 65536


## Numbers out of range

problem-kernel-bad_number = { $value } er utenfor det tillatte området: Antall begynner på 0, tråder på 1, og en tabell har 0 til 24 biter
problem-kernel-number_too_large = { $value } er utenfor det tillatte området: Verdier går fra -20000 til 20000, i spill med { -pair(form: "pl") } og { -tractor(form: "pl") } fra 0 til 1000000
problem-kernel-bad_face = kort nummer { $value } finnes ikke; kort nummereres fra 0 til antallet ulike kort minus én, hvert av dem én gang
problem-kernel-bad_seat = { -seat } { $value } finnes ikke; { -seat(form: "def-pl") } går fra 0 til antallet { -seat(form: "pl") } minus én
problem-kernel-bad_side = { -side } { $value } finnes ikke; bare { -side } 0 og { -side } 1 finnes
problem-kernel-bad_suit = { $value } passer ikke: Det finnes 1 til 5 { -suit(form: "pl") } medregnet { -trump }, og de nummereres fra 0
problem-kernel-bad_place = ikke alle steder i { $value } finnes; hvert sted er én bit, fra 0 til antallet steder minus én
problem-kernel-bad_row = rad { $value } finnes ikke; radene går fra 0 til antallet rader minus én
problem-kernel-bad_tricks = { $value } { -trick(form: "pl") } kan ikke være tatt; 0 til 64 kan
problem-kernel-bad_first = en serie kan ikke begynne med { -deal } { $value }; den begynner på et tall som er delelig med 64
problem-kernel-bad_share = en andel på { $value } av 256 er utenfor det tillatte området; av alle kort kan 0 til 255 av 256 spilles tilfeldig
problem-kernel-bad_weight = { $value } er ikke en vekt; vekter er naturlige logaritmer: tall, eller minus uendelig for aldri
problem-kernel-table_memory = en tabell på { $value } MiB er ikke mulig; den tar 1 til 4096 MiB
problem-kernel-bad_text = «{ $value }» kan ikke leses her: Teksten til en { -deal } har linjene game, suits, strengths, points og position, med alle felt i rekkefølge


## Arrays

problem-kernel-bad_array = matrisen { $name } må være: { $wanted }; den er: { $found }
problem-kernel-bad_shape = størrelsene på matrisene passer ikke sammen: { $value }
problem-kernel-shape = en matrise har lengden { $value }, og det passer ikke: Det trengs én oppføring for hver { -seat }, hvert kort eller hver kortfordeling


## The deck

problem-kernel-n_seats = { $value } { -seat(form: "pl") } kan ikke spille; 3 til 6 kan
problem-kernel-deck_size = en kortstokk med { $value } ulike kort er ikke mulig; den har 1 til 64
problem-kernel-equal_strength = kort nummer { $value } er like sterkt som et annet i samme { -suit }; det går bare i spill med { -pair(form: "pl") } og { -tractor(form: "pl") }, og der bare én gang blant { -trump(form: "def-pl") }
problem-kernel-too_many_values = kort med { $value } ulike verdier i { -points } er for mange; det kan være 8, i spill med { -pair(form: "pl") } og { -tractor(form: "pl") } 4
problem-kernel-too_many_places = en rekkefølge av kort som trenger mer enn { $value } steder, er for lang; det kan være 63
problem-kernel-too_many_ways = måtene å dele de skjulte kortene på { $value } steder er for mange til å telles


## Hands and table

problem-kernel-card_twice = kort nummer { $value } er med to ganger; hvert kort er på én { -hand } eller på bordet
problem-kernel-bad_copies = kort nummer { $value } er med mer enn to ganger på én { -hand } eller i ett spill; det finnes to av hvert
problem-kernel-too_many_copies = kort nummer { $value } er med mer enn to ganger på alle { -hand(form: "def-pl") } og på bordet til sammen; det finnes to av hvert
problem-kernel-no_cards = det er ikke noe kort å spille: { -seat } { $value } er i tur og trenger minst ett
problem-kernel-hand_sizes = hånden til { -seat } { $value } passer ikke: Alle har like mange kort, minus det de har lagt til { -trick(form: "def") }
problem-kernel-play_sizes = spill { $value } i { -trick(form: "def") }, regnet fra 0, har et annet antall kort enn { -lead(form: "def") }
problem-kernel-deal_sizes = { $value } kort til hver { -seat } kan ikke deles ut; hver får minst ett, og kortstokken må være stor nok
problem-kernel-world_sizes = { -hand(form: "def-pl") } i kortfordeling { $value } er av en annen størrelse enn i den første; en serie spilles i takt
problem-kernel-table_size = { $value } spill på bordet er for mange: Det må være færre enn det er { -seat(form: "pl") }
problem-kernel-mixed_lead = { -lead(form: "def") } på bordet er tomt eller ikke i én { -suit } (kort: { $value })


## Hidden cards

problem-kernel-view_over = { -deal(form: "def") } er slutt, så ingen kort er skjult lenger
problem-kernel-view_cards = det denne { -seat(form: "def") } vet, går ikke opp: Kortene som er sett, og størrelsen på { -hand(form: "def-pl") } passer ikke med kortstokken
problem-kernel-no_world = de skjulte kortene kan ikke ligge på noen måte som passer med alt som er kjent
problem-kernel-no_world_found = de skjulte kortene ble delt ut { $value } ganger, men aldri slik at det passet med alt som er kjent
problem-kernel-no_worlds = det er ikke oppgitt noen kortfordeling; det trengs minst én


## kibitz solve

cli-solve = Regn ut hva en posisjon er verd når alle { -hand(form: "def-pl") } er åpne og alle spiller best mulig.
    .about = FILE har én { -deal } på hver linje, som JSON; - leser standard inndata. Hver får en linje JSON: verdien, og verdien av hvert kort som kan spilles ut. Eller oppgi én posisjon der det spilles kort. En verdi er det { -declarer(form: "side") } tar i hele { -deal(form: "def") }: { -points }, eller { -trick(form: "pl") } der { -trick(form: "pl") } teller. Avslutter med 0, med 1 hvis --check finner en forskjell, med 2 hvis en fil eller linje ikke kan leses.
    .example =
        kibitz solve tests/cases/amerikaner-dds.jsonl --check
        kibitz solve --position "crowsnest phase=play dealer=3 hands=Y9.CR/Y7.R14/R9.B14/Y8.R5 trump=G declarer=0 contract=100"
cli-option-solve-position = Regn ut denne posisjonen.
cli-option-solve-nodes = Hvor mange posisjoner det letes i for hvert kort, høyst; verdien kan da ligge mellom to grenser. Ingen grense ved 0 eller hvis ikke annet er oppgitt.
cli-option-solve-check = Sammenlign med verdiene i filen, og vis hvor de er ulike.
cli-solve-total = { $deals } { -deal(form: "pl") }, { $wrong } med forskjell
cli-solve-value = verdi { $value }, for { -seat(form: "def-pl") }: { $seats }
cli-solve-line = beste spill: { $line }
cli-solve-effort = { $nodes } posisjoner på { $seconds } s

problem-usage-file_or_position = oppgi enten FILE eller { $option }: én av dem, og bare én
problem-solve-not_in_play = i denne posisjonen spilles det ikke kort; bare posisjoner der det spilles kort, kan regnes ut
problem-open_hands-no_called_card = { -called-card(form: "def") } mangler; bare den som spiller alene mot alle, trenger ikke noe
problem-open_hands-no_trump_lead = { -seat } { $seat } har ingen { -trump } å spille ut; en { -declarer } med { -partner } begynner med en
problem-open_hands-not_the_holder = { -seat } { $seat } kan ikke være { -partner }: { -called-card(form: "Def") }, { $card }, er ikke på den { -hand(form: "def") }
