# The screens of the page beside the table: start, guided deal, end of a deal, settings, rules, house rules, history, proofs.

page-again = Prøv igjen

## Start

page-start-title = Hva vil du spille?
page-start-play = Spill { $game }
page-start-continue = Fortsett
page-start-more-running = { $n ->
        [one] Ett uferdig { -match } til
       *[other] { $n } uferdige { -match(form: "pl") } til
    }
page-start-guide = Veiledet første { -deal }
page-start-own-rules = Med dine egne { -house-rule(form: "pl") }
page-start-strength = Hvor sterke datamaskinene er
page-start-apart = Egen styrke for hver plass
page-start-apart-text = I spillerekkefølge; så mange teller som spillet har plasser. Der to spiller mot to, er plass 2 makkeren din.
page-start-seat-after = { $n ->
        [1] Nest etter deg
       *[other] Plass { $n } etter deg
    }
page-start-name = Navnet ditt (kan stå tomt)
page-start-others = Andre spill
page-start-players = { -player(form: "Pl") }
page-start-together = Spill med andre
page-start-people = Sett opp et bord
page-start-people-text = Du får en lenke som du kan sende. Den som åpner den, tar en ledig { -seat }; datamaskiner spiller på { -seat(form: "def-pl") } som forblir ledige.
page-start-game = Spill
page-start-invite = Sett opp et bord og inviter
page-start-join = Bli med ved et bord
page-start-join-text = Lim inn lenken du har fått, eller bare koden på slutten av den.
page-start-link = Lenke eller kode
page-start-open = Bli med
page-start-link-wrong = Det er verken en lenke til et bord eller koden til et.

## Where the games lie

page-promise-local = { -match(form: "Def-pl") } dine blir på denne enheten; ingenting lastes opp.
page-promise-folder = De ligger i
page-promise-memory = De glemmes når serveren avsluttes.
page-promise-not-kept = Ferdige { -match(form: "pl") } blir ikke tatt vare på.
page-promise-hosted = Denne serveren tar vare på bordene: navnene som er oppgitt ved dem, kortene og det som ble spilt. Den krever ingen konto og lagrer ikke noe annet om deg. { $days ->
        [0] Den som driver den, bestemmer hvor lenge.
       *[other] Et bord der ingen { -deal } har begynt eller sluttet på { $days } dager, blir slettet.
    }

## The end of a deal

page-over-deal = { -deal(form: "Nom") } { $deal } er slutt
page-over-match = { -match(form: "Def") } er slutt
page-over-people = Hvem som er klar for neste { -deal }
page-over-sheet = Poengskjema
# $totals lists each side with its total.
page-over-chart = { $n ->
        [one] Gangen i { -match(form: "def") } etter én { -deal }: { $totals }. Alle tallene står i poengskjemaet.
       *[other] Gangen i { -match(form: "def") } over { $n } { -deal(form: "pl") }: { $totals } til slutt. Alle tallene står i poengskjemaet.
    }
page-over-verify = Kontroller denne { -deal(form: "def") }
page-over-save = Lagre { -record(form: "def") }
page-over-again = Spill igjen
page-over-start = Tilbake til start

## The guided first deal: before the cards

page-guide-title = Din første { -deal } i { $game }
page-guide-how = Du spiller en { -deal } mot datamaskiner på lett nivå. Hver gang det er din tur, forteller en veileder hva du skal gjøre, hva som ville vært et godt valg, og hvorfor. Du bestemmer selv; ingenting trekkes fra, og du kan angre.
page-guide-begin = Del ut kortene
page-guide-any-1 = Du spiller sammen med en { -partner } mot de andre. Alle legger ett kort etter tur; det beste kortet tar { -trick(form: "def") }.
page-guide-rook-1 = Dere er fire som spiller. Den som sitter overfor deg, er { -partner(form: "def") } din; det du vinner, vinner dere sammen. Kortene har fire { -suit(form: "pl") }: { -red }, { -green }, { -yellow } og { -black }.
page-guide-rook-2 = Alle legger ett kort i hvert { -trick }. Kan du, må du følge { -suit(form: "def") } som er spilt ut. Det høyeste kortet i den { -suit(form: "def") } tar { -trick(form: "def") }, med mindre noen som ikke har { -suit(form: "def") }, legger { -trump }: Da tar den høyeste { -trump(form: "def") } det.
page-guide-rook-3 = Bare noen av kortene gir { -points }. Det er dem du vil ha i { -trick(form: "def-pl") } dine, og i dem som { -partner(form: "def") } din tar.
page-guide-rook-4 = Først kommer { -auction(form: "def") }. Meld så mange { -points } som din { -side } kan ta sammen. Den som melder høyest, er { -declarer } og velger { -trump }.
page-guide-rook-5 = Tar { -declarer(form: "side") } minst så mange { -points } som det ble meldt, får den { -points(form: "def-pl") }. Hvis ikke, mister den det som ble meldt. En { -bid } er altså et løfte: ikke for forsiktig og ikke for dristig.
page-guide-tractor-1 = Dere er fire som spiller, med to kortstokker. Den som sitter overfor deg, er { -partner(form: "def") } din. Den ene { -side(form: "def") }, { -dealers-side }, spiller for å beholde { -deal(form: "def") }; { -attackers } prøver å samle { -points }: femmere, tiere og konger.
page-guide-tractor-2 = Hver { -side } er på et { -level }, en { -rank } fra 2 til { -ace }. Alle kort på { -level(form: "def") } til { -dealer(form: "def") } er { -trump(form: "pl") }, og det er { -joker(form: "pl") } også. Den som viser et slikt kort mens kortene ses på, gjør { -suit(form: "def") } på det til { -trump }.
page-guide-tractor-3 = Du kan spille ut et { -single }, et { -pair } (to like kort) eller en { -tractor }: { -pair(form: "pl") } som følger etter hverandre. De andre legger like mange kort, i { -suit(form: "def") } som er spilt ut så langt de har, og { -pair(form: "pl") } til { -pair(form: "pl") }.
page-guide-tractor-4 = { -dealer(form: "Def") } tar opp { $kitty } og vraker like mange kort. { -points(form: "Pl") } i dem teller dobbelt eller mer for { -attackers } hvis de vinner siste { -trick }.
page-guide-tractor-5 = Får { -attackers } nok { -points }, overtar de { -deal(form: "def") }. Får de bare få, rykker { -dealers-side } opp. Den { -side(form: "def") } som først kommer over { -ace(form: "def") }, vinner { -match(form: "def") }.
page-guide-amerikaner-1 = Alle melder hvor mange { -trick(form: "pl") } de tror de kan vinne når de selv får bestemme { -trump }. Den som melder høyest, er { -declarer }.
page-guide-amerikaner-2 = { -declarer(form: "Def") } spiller ut til første { -trick }, og { -suit(form: "def") } på det kortet blir { -trump }. Så etterlyses en { -trump }: Den som har kortet, er { -partner }, og ofte vet ingen andre det før kortet blir spilt.
page-guide-amerikaner-3 = Alle legger ett kort i hvert { -trick }. Kan du, må du følge { -suit(form: "def") } som er spilt ut. Det høyeste kortet i den { -suit(form: "def") } tar { -trick(form: "def") }, med mindre noen som ikke har { -suit(form: "def") }, legger { -trump }.
page-guide-amerikaner-4 = { -declarer(form: "Def") } og { -partner(form: "def") } vinner eller taper så mye som det ble meldt. De andre får { -points } for { -trick(form: "def-pl") } de tar selv. Følg med på hvem som hjelper hvem, så vet du tidlig hvem du spiller sammen med.

## The guided first deal: what the coach says

page-coach = Veileder
# $action says what to do, such as “spille rød 14”.
page-coach-good = Et godt valg er å { $action }.
page-coach-show = Vis meg
page-coach-away = Uten veileder
page-coach-back = Hent veilederen
page-open-hands = Alle { -hand(form: "def-pl") }
page-open-hands-text = Din første { -deal } er åpen: Du ser alles kort, så du kan se hvorfor et valg er godt. I alle andre ser du bare dine egne.
page-lesson-call = { $counts ->
        [tricks] Dette er { -auction(form: "def") }. Meld hvor mange { -trick(form: "pl") } du kan vinne med den { -trump(form: "def") } du selv ville valgt, og med hjelp av en { -partner }; eller meld { -pass }.
       *[other] Dette er { -auction(form: "def") }. Meld så mange { -points } som du og { -partner(form: "def") } din kan ta; eller meld { -pass }. Den som melder høyest, velger { -trump }.
    }
page-lesson-call-standing = { $bid ->
        [yes] Noen har allerede meldt: Melder du, må det være høyere, og da er det du som må holde løftet.
       *[no] Ingen har meldt ennå.
    }
page-lesson-declare = Du kan gjøre en { -suit } til { -trump } ved å vise et { -level-card } i den. Velg den { -suit(form: "def") } du har flest kort i; har du ingen god, så meld { -pass }.
page-lesson-bury = Du har nå { $kitty } på { -hand(form: "def") }. Vrak { $n ->
        [one] ett kort
       *[other] { $n } kort
    }. Behold { -trump(form: "def-pl") } og de høye kortene; prøv å bli kvitt alle kortene i en kort { -suit }, så du kan trumfe den.
page-lesson-bury-points = Den som tar siste { -trick }, kan få det som ligger der, så vrak bare { -points } hvis du stoler på { -hand(form: "def") } din.
page-lesson-trump = Velg { -trump }. Ta den { -suit(form: "def") } du har flest kort i: De kortene slår alle andre.
page-lesson-partner = Etterlys et kort. Den som har det, blir { -partner(form: "def") } din, så etterlys en høy { -trump } som du ikke har selv.
page-lesson-lead = { $shapes ->
        [yes] Du spiller ut. Et { -single }, et { -pair } eller en { -tractor }: De andre må svare med like mange kort.
       *[no] Du spiller ut: Du kan velge hvilket som helst kort, og de andre må følge { -suit }.
    }
page-lesson-first-lead = { -suit(form: "Def") } på dette kortet blir { -trump }.
page-lesson-lead-role = { $mine ->
        [yes] Som { -declarer } spiller du ofte ut { -trump } først, så de andre ikke kan trumfe de høye kortene dine senere.
       *[no] Spill ut høye kort som skulle vinne, eller en { -suit } som { -partner(form: "def") } din kan trumfe.
    }
page-lesson-follow = Du har kort i { -suit(form: "def") } som er spilt ut, så du må legge ett av dem.
page-lesson-void = Du er { -void } i { -suit(form: "def") } som er spilt ut, så du velger fritt: En { -trump } kan ta { -trick(form: "def") }, andre kort kan ikke.
page-lesson-called = Kortet som er etterlyst, må spilles nå.
page-lesson-any-time = Det finnes ett kort du kan spille når som helst, uansett hva som er spilt ut.
page-lesson-winning-own = { $last ->
        [yes] Din { -side } har dette { -trick(form: "def") }, og ingen spiller etter deg.
       *[no] Din { -side } leder foreløpig i dette { -trick(form: "def") }.
    } { $counts ->
        [tricks] Et høyt kort ville være bortkastet på det.
       *[other] Det er et godt tidspunkt for kort som gir { -points }.
    }
page-lesson-winning-other = { $last ->
        [yes] De andre får dette { -trick(form: "def") } hvis du ikke går over nå.
       *[no] De andre leder foreløpig i dette { -trick(form: "def") }.
    }
page-lesson-trick-points = { $points ->
        [0] Det er ingen { -points } i det ennå.
       *[other] Det er { $points } { -points } i det.
    }
page-lesson-winning-unknown = Du kan ikke vite ennå hvem den som leder i dette { -trick(form: "def") }, spiller sammen med.
page-lesson-end = Det var en hel { -deal }
page-lesson-end-contract = { $role ->
        [declarer] { $made ->
            [yes] Du holdt det du lovet.
           *[no] Du lovet mer enn det gikk an å ta denne gangen; en lavere { -bid }, eller { -pass }, er ofte et bedre valg.
        }
       *[other] { $made ->
            [yes] { -declarer(form: "Def") } holdt løftet; det din { -side } tok, teller likevel.
           *[no] { -declarer(form: "Def") } holdt ikke løftet: Det er det motspillerne spiller for.
        }
    }
page-lesson-end-log = Nå er alle kortene kjent: «hvorfor?» i loggen, under alt en datamaskin gjorde, gir hele begrunnelsen.
page-lesson-end-next = { -match(form: "Def") } går videre med neste { -deal } hvis du vil; veilederen blir med deg.

## Settings

page-settings-text = Disse innstillingene gjelder for denne nettleseren. De virker med en gang.
page-settings-language-title = Språk
page-settings-language = Språket på siden
page-settings-digits = Tall
page-settings-digits-hint = { -rank(form: "Pl") } på kortene og koder har alltid de samme sifrene.
page-settings-digits-prose = Slik språket skriver dem
page-settings-digits-latin = Alltid 0 til 9
page-settings-look = Utseende og lyd
page-settings-theme = Lyst eller mørkt
page-settings-theme-system = Som enheten
page-settings-theme-dark = Mørkt
page-settings-theme-light = Lyst
page-settings-palette = Fargepalett
page-settings-palette-hint = { -suit(form: "Def-pl") } har alltid en form og en bokstav også.
page-settings-palette-standard = Vanlig
page-settings-palette-blind = For fargeblinde
page-settings-four = Firefarget kortstokk
page-settings-four-hint = Egen fargetone for hver: { -spades }, { -hearts }, { -diamonds } og { -clubs }; ellers bare svart og rødt.
page-settings-motion = Bevegelse
page-settings-motion-system = Som enheten
page-settings-motion-full = Kortene beveger seg
page-settings-motion-less = Mindre bevegelse
page-settings-sound = Lyder
page-settings-sound-hint = En dempet tone for et kort, et { -trick } og når det er din tur.
page-settings-volume = Lydstyrke
page-settings-play = Ved bordet
page-settings-wait = Hvor lenge et ferdig { -trick } blir liggende
page-settings-wait-tap = Til jeg trykker
page-settings-pace = Hvor lenge datamaskinene venter før de handler (nye bord)
page-settings-seconds = { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
page-settings-single = Spill med ett trykk
page-settings-single-hint = Ellers løfter det første trykket kortet, og det andre spiller det.
page-settings-forced = Spill kortet automatisk når ingenting annet er mulig
page-settings-trumps = { -trump(form: "Nom") } først på { -hand(form: "def") }
page-settings-reverse = Snu rekkefølgen på { -hand(form: "def") }
page-settings-speech = Skjermleser og tastatur
page-settings-announcements = Hva som blir lest opp
page-settings-announcements-hint = For skjermlesere; ingenting av det vises.
page-settings-announcements-terse = Kortfattet
page-settings-announcements-normal = Normalt
page-settings-announcements-full = Alt
page-settings-shortcuts = Enkeltbokstaver som hurtigtaster ved bordet
page-settings-shortcuts-hint = Klikk i et felt, og trykk på tasten du vil ha.
# $does says what the key asks, such as “stillingen”.
page-settings-key-taken = { $key } er allerede i bruk: { $does }.
page-settings-keys-back = Tilbake til de vanlige tastene
page-settings-games = { -match(form: "Def-pl") } dine
page-settings-keep = Ta vare på ferdige { -match(form: "pl") }
page-settings-keep-hint = Er dette slått av, slettes et ferdig { -match } når du forlater det. Et uferdig { -match } er alltid trygt.
page-settings-erase = Slett { -match(form: "pl") } …
page-settings-erase-title = Slett { -match(form: "pl") }
page-settings-erase-what = Hva skal slettes?
page-settings-erase-finished = Ferdige { -match(form: "pl") }
page-settings-erase-everything = Alt
page-settings-erase-finished-text = Alle ferdige { -match(form: "pl") } slettes fra denne enheten, også protokollene. Uferdige { -match(form: "pl") } blir værende. Dette kan ikke angres.
page-settings-erase-everything-text = Alle { -match(form: "pl") } slettes fra denne enheten, også de uferdige. Dette kan ikke angres.
page-settings-erase-finished-now = Slett ferdige { -match(form: "pl") }
page-settings-erase-everything-now = Slett alt
page-settings-erased = { $n ->
        [0] Det var ingenting å slette.
        [one] Ett { -match } ble slettet.
       *[other] { $n } { -match(form: "pl") } ble slettet.
    }

## The rules page

page-rulebook-contents = Innhold
page-rulebook-change = Endre disse reglene

## The editor of house rules

page-house-title = { -house-rule(form: "Pl") } for { $game }
page-house-options = Det som kan spilles annerledes
page-house-paste = En regelkode du har fått
page-house-use = Bruk denne koden
page-house-text = Hver regel er den vanlige til du endrer den; det du endrer, blir merket.
page-house-changed = Endret; vanlig er: { $standard }
page-house-back = Tilbake til det vanlige
page-house-number = et tall
page-house-summary = Reglene dine
page-house-none = Alt er som vanlig.
page-house-instead = (i stedet for: { $standard })
page-house-clash = Disse reglene går ikke sammen
page-house-play = Spill med disse reglene
page-house-code = Regelkode
page-house-link = Lenke til disse reglene
page-house-copy = Kopier
page-house-kept = Det neste bordet ditt i dette spillet får disse reglene.
page-house-page = Regelsiden med disse reglene
page-house-reset = Alt tilbake til det vanlige

## One's own games

page-history-running = Pågående
page-history-finished = Ferdige
page-history-none = Du har ikke spilt her ennå.
page-history-match = Et ferdig { -match }
page-history-all = Alle { -match(form: "def-pl") } dine
# $names are the others at the table.
page-history-with = med { $names }
page-history-won = vunnet
page-history-lost = tapt
page-history-waiting = ikke begynt
page-history-deal = { -deal } { $deal }
page-history-between = mellom to { -deal(form: "pl") }
page-history-look = Se på { -match(form: "def") }
page-history-verify = Kontroller disse { -deal(form: "def-pl") }
page-history-table = Åpne bordet

## Proof of fair deals

page-verify-how = Slik kan du vite at en { -deal } er ærlig
page-verify-step-1 = Før kortene deles ut, velger serveren en hemmelighet og viser deg seglet på den. Fra da av kan den ikke velge en annen.
page-verify-step-2 = Så legger nettleseren din til et tilfeldig tall. Kortene stokkes ut fra begge, så ingen av de to kunne bestemme kortene alene.
page-verify-step-3 = Når { -deal(form: "def") } er slutt, vises hemmeligheten. Nå kan hvem som helst kontrollere at den passer til seglet, at den gir disse kortene, og at ingen handling er endret.
page-verify-not = Dette kan det ikke vise: at et { -match } som ikke står i { -record(form: "def") }, ikke ble spilt, eller at ingen på serveren så hemmeligheten for tidlig. Datamaskinene ser den aldri; de kjenner bare sine egne kort.
page-verify-server = Det serveren finner
page-verify-no-deal = Ingen { -deal } ved dette bordet er slutt ennå. Hemmeligheten vises når en er det.
page-verify-word-only = Dette er serverens ord: Uten { -seat } ved bordet kan du ikke få { -record(form: "def") }. Be en som spilte, om den; nettleseren din kontrollerer den nedenfor.
page-verify-file = Kontroller en { -record }
page-verify-file-label = En { -record } du har lagret (.kbz). Den leses i nettleseren din og sendes ikke noe sted.
page-verify-file-nothing = Det er ingen { -deal } i { $file }.
page-verify-browser = Det din egen nettleser finner
page-verify-browser-text = Nettleseren din har regnet ut dette selv fra { -record(form: "def") }, uten å spørre serveren.
page-verify-cannot = Nettleseren din regner ut dette bare på en sikker adresse (https eller din egen enhet).
page-verify-deal = { -deal(form: "Nom") } { $deal }
page-verify-promise-yes = Hemmeligheten passer til seglet som ble vist før { -deal(form: "def") }.
page-verify-promise-no = Hemmeligheten passer ikke til seglet som ble vist før { -deal(form: "def") }.
page-verify-promise-open = Ingenting ble forseglet før denne { -deal(form: "def") }, så den kan ikke bevises.
page-verify-chain-yes = Handlingene danner kjeden som { -deal(form: "def") } sluttet med: Ingen er endret.
page-verify-chain-no = Handlingene danner ikke kjeden som { -deal(form: "def") } sluttet med: Noe er endret.
page-verify-chain-open = Uten hemmeligheten kan ikke kjeden av handlinger kontrolleres.
page-verify-seen-yes = Kjeden går gjennom det denne nettleseren så ved bordet.
page-verify-seen-no = Kjeden går ikke gjennom det denne nettleseren sist så ved bordet. Enten ble handlinger angret etter at den hadde gått, eller så er noe endret.
page-verify-own-yes = Et tilfeldig tall som denne nettleseren sendte, er med i stokkingen.
page-verify-own-no = Ingen av de tilfeldige tallene denne nettleseren sendte, er med i stokkingen. Slik er det når den ikke var på plass da kortene ble delt ut.
page-verify-numbers = Tallene
page-verify-commitment = Seglet som ble vist på forhånd
page-verify-nonce = Tilfeldig tall fra { -player } { $n }
page-verify-secret = Hemmelighet
page-verify-head = Enden på kjeden
page-verify-offline = Kontroller uten denne serveren
page-verify-offline-text = Lagre { -record(form: "def") } og kjør dette; det trenger ikke nett. Det kontrollerer også at stokkingen gir akkurat disse kortene.
page-verify-noted = Bak --head står det nettleseren din så ved bordet da { -deal(form: "def") } sluttet: en { -record } med andre handlinger fører ikke dit.
