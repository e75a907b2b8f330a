# The page: the table in the browser and what all screens share. $seat is a name such as Left or You.

page-skip = Hopp til innholdet
page-skip-hand = Hopp til { -hand(form: "def") } din
page-close = Lukk
page-cancel = Avbryt
page-ways = Sider
page-way-start = Spill
page-way-rules = Regler
page-way-house-rules = { -house-rule(form: "Pl") }
page-way-guide = Veiledet { -deal }
page-way-history = { -match(form: "Def-pl") } dine
page-way-verify = Ærlig kortgiving
page-way-settings = Innstillinger
page-nowhere = Denne siden finnes ikke
page-nowhere-text = Adressen kan være feilskrevet, eller bordet kan være borte.
page-unreachable = Serveren svarer ikke
page-seat-number = { -player(form: "Nom") } { $n }
page-side-of = { $first } og { $second }

## The table: header and menu

page-leave = Forlat bordet
page-tools = Verktøy
page-menu = Meny
page-help = Hjelp
page-pause = Pause
page-go-on = Fortsett
page-log = Logg
page-chat = Prat
page-beside = Ved siden av bordet
page-last-trick = Siste { -trick }
page-key-last = { -trick(form: "Def") } før dette
page-key-help = Slik spiller du, og tastene
page-invite = Inviter
page-handover = Fortsett på en annen enhet
page-handover-text = Åpne denne lenken på den andre enheten: Den har nøkkelen til { -seat(form: "def") } din. Send den ikke til noen andre, for den som har den, spiller i ditt sted.
page-handover-link = Lenke til { -seat(form: "def") } din
page-seats = { -seat(form: "Pl") }
page-table = Bord
page-status = Det som gjelder nå
page-score = { -score(form: "Nom") }
page-all-facts = Vis alt som gjelder nå
page-score-to = til { $target }
page-connecting = Kobler til …
page-reconnecting = Forbindelsen er brutt. Kobler til igjen; ingenting er tapt.
page-try-now = Prøv nå
page-no-table = Dette bordet kan ikke åpnes
page-seat-key-wrong = Denne nettleseren har en nøkkel til en { -seat } her, men den gjelder ikke lenger: Noen andre kan ha tatt { -seat(form: "def") }. Glem den for å komme som gjest.
page-seat-key-useless = Denne nettleseren har en nøkkel til en { -seat } ved det bordet. Den åpner ingenting lenger.
page-seat-key-forget = Glem denne nøkkelen
page-seat-key-other = To nøkler til dette bordet
page-seat-key-other-text = Lenken har en nøkkel til en { -seat } ved dette bordet, og nettleseren har allerede en annen. Den kan bare beholde én av dem.
page-seat-key-other-use = Bruk nøkkelen i lenken
page-seat-key-other-keep = Behold min

## The felt

page-trick = { -trick(form: "Nom") }
page-led = spilte ut
page-took-it = tok det
page-next-trick = Neste { -trick }
page-n-cards = { $n } kort
page-put = { $name }: { $cards }{ $leads ->
        [yes] , { -lead }
       *[no] {""}
    }{ $wins ->
        [yes] , leder
       *[no] {""}
    }
page-direction = { $clockwise ->
        [yes] Det spilles med klokka.
       *[no] Det spilles mot klokka.
    }
page-seat-open = ledig
page-seat-held = en datamaskin spiller
page-seat-away = borte
page-seat-person = et menneske
page-seat-is-computer = datamaskin
page-seat-ready = klar
page-seat-not-ready = ikke klar ennå

## The hand and what is asked

page-hand = { -hand(form: "Def") } din
# $card is a card in words.
page-card = { $card }{ $trump ->
        [yes] , { -trump }
       *[no] {""}
    }{ $points ->
        [0] {""}
       *[other] , { $points } { -points }
    }
page-action-bar = Det du skal gjøre
page-your-turn = Din tur.
page-waits-for = Det er tur til { $name }.
page-nobodys-turn = Det er ikke tur til noen nå.
page-nothing-asked = Du skal ikke gjøre noe nå.
page-sending = Sendt …
page-hint = { -hint(form: "Nom") }
# What the adviser has weighed: each card with what it gains over the one advised.
page-hint-values = Gevinst i snitt, mot tipset
page-hint-gain = { $more ->
        [yes] +{ $gain }
       *[no] { $gain }
    }
page-hint-value = { $cards }: { $gain }
page-undo = Angre
page-claim = Krev resten
page-do-play-many = Spill { $n } kort
# The main button while something is still to be chosen.
page-first-play = Velg { $n ->
        [one] et kort
       *[other] { $n } kort
    }
page-first-bury = Velg { $n ->
        [one] et kort
       *[other] { $n } kort
    }
page-first-call = Velg en { -bid }
page-first-declare = Velg hva du vil melde
page-first-trump = Velg { -trump }
page-first-partner = Velg et kort
page-choose-call = { -bid(form: "Pl") }
page-choose-declare = { -trump(form: "Nom") }meldinger
page-choose-trump = { -trump(form: "Nom") }
page-choose-partner = Kort å etterlyse
page-bury-count = { $n } av { $size }
page-take-back-card = Behold { $card }
page-shapes = Hvordan kortet skal spilles ut
page-shape-single = { -single(form: "Nom") }
page-shape-pair = { -pair(form: "Nom") }
page-shape-tractor = { -tractor(form: "Nom") }
page-shape-several = { $n } kort
page-holds = { $name }: { $n } kort
page-terse = { $name }: { $cards }.

## Log, chat, rules

page-log-empty = Ingenting har skjedd ennå.
page-why = hvorfor?
page-chat-empty = Ingen har sagt noe.
page-nudge = Purr
page-nudged = { $you ->
        [yes] purrer på de andre
       *[no] venter på deg
    }
page-say-hello = Hei!
page-say-well_played = Godt spilt!
page-say-good_luck = Lykke til!
page-say-thanks = Takk!
page-say-sorry = Beklager!
page-say-one_moment = Et øyeblikk.
page-say-goodbye = Ha det!
page-rules-standard = Ved dette bordet gjelder de vanlige reglene for spillet.
page-rules-house = { -house-rule(form: "Pl") } ved dette bordet:
page-rules-whole = Hele regelsiden
page-rule-code = Regelkode:
page-counting-cards = Kort som gir { -points }

## Seats and invitations

page-invite-text = Den som åpner denne lenken, kan ta en ledig { -seat } ved bordet.
page-invite-full = Ingen { -seat } er ledig akkurat nå. Gjør en ledig under { -seat(form: "Pl") }, eller la andre se på med denne lenken.
page-invite-local = Dette bordet ligger på enheten din: Lenken virker bare her.
page-invite-link = Lenke
page-copy = Kopier lenken
page-copied = Kopiert.
page-seat-computer = datamaskin, { $spec ->
        [easy] lett
        [medium] middels
        [hard] vanskelig
       *[other] { $spec }
    }
page-strength = { $spec ->
        [easy] Datamaskin, lett
        [medium] Datamaskin, middels
       *[hard] Datamaskin, vanskelig
    }
page-seat-strength = Hvem som spiller her
page-seat-give = La en datamaskin spille
page-seat-take-back = Ta { -seat(form: "def") } tilbake
page-seat-to-all = Ledig for andre
page-seat-held-text = En datamaskin spiller for deg.
page-observers = { $n ->
        [0] Ingen ser på.
        [one] Én ser på.
       *[other] { $n } ser på.
    }
page-before-deal = Før den første { -deal(form: "def") }
page-before-open = Datamaskiner spiller på ledige { -seat(form: "pl") } til noen tar dem.
page-deal-now = Del ut kortene
page-waiting-others = Venter på de andre …
page-next-deal = Neste { -deal }
page-watching = Du ser på ved dette bordet.
page-join-title = Et bord med { $game }
page-join-full = Ingen { -seat } er ledig ved dette bordet.
page-join-place = { -seat(form: "Def") } din
page-join-with = sammen med { $name }
page-your-name = Navnet ditt
page-sit-down = Sett deg
page-watch = Bare se på
page-undo-waits = { $you ->
        [yes] Venter på at de andre skal godta angringen …
       *[no] { $name } ber om å få angre noe.
    }
page-undo-asked = { $name } ber om å få angre
page-undo-asked-text = Bordet går tilbake til før det valget. Kort som er sett siden den gang, er fortsatt sett; det blir notert i { -record(form: "def") }.
page-undo-agree = Godta
page-undo-refuse = Avslå

## Help and keys

page-help-touch = Trykk på et kort for å løfte det; trykk på det igjen, eller på knappen, for å spille det. Et kort du ikke kan spille, forblir grått; trykk på det for å få vite hvorfor.
page-help-why = Under alt som en datamaskin gjør, viser «hvorfor?» i loggen begrunnelsen.
page-help-keys = Taster
page-help-no-shortcuts = Hurtigtaster med enkeltbokstaver er slått av i innstillingene.
page-help-key-space = Mellomrom
page-help-does-space = løft kortet eller legg det ned
page-help-key-enter = Enter
page-help-does-enter = spill det
page-help-key-escape = Escape
page-help-does-escape = legg ned alle kort
page-help-key-arrows = Piltaster, Home, End
page-help-does-arrows = gå gjennom { -hand(form: "def") }
page-help-key-letter = Første bokstav
page-help-does-letter = gå til den { -suit(form: "def") } (med Shift hvis bokstaven også er en hurtigtast)
page-shortcut-last = siste { -trick }
page-shortcut-trump = { -trump } og { -contract }
page-shortcut-score = { -score(form: "def") }
page-shortcut-hand = { -hand(form: "def") } din, { -suit } for { -suit }
page-shortcut-counts = hvor mange kort hver har
page-shortcut-turn = hvem sin tur det er
page-shortcut-rule = hva du kan legge i dette { -trick(form: "def") }
page-shortcut-help = denne hjelpen
