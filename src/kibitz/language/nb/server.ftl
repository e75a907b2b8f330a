# The server of tables: its commands, what can be wrong there, and what happens at a table beside the play.


## kibitz serve, and what kibitz play has for the browser

cli-serve = Hold bord som andre når med en nettleser.
    .about = Hvert bord har en lenke. Den som har den, kan ta en ledig { -seat }, eller se på der bordet tillater det. Serveren tar vare på bordene til den får beskjed om å glemme dem. Sett en nettserver med HTTPS foran den, og oppgi adressen folk bruker, med --origin.
    .example =
        kibitz serve --port 8080
        kibitz serve --host 0.0.0.0 --origin https://cards.example --storage postgresql://localhost/kibitz
cli-option-server-host = Adressen det lyttes på; 127.0.0.1, bare denne enheten, hvis ikke annet er oppgitt.
cli-option-server-port = Porten det lyttes på; 0 tar en hvilken som helst ledig. 8765 hvis ikke annet er oppgitt.
cli-option-server-storage = Hvor bordene lagres: en fil, sqlite:///FILE, postgresql://… eller memory for ikke lenger enn serveren kjører. En fil i mappen med dine data hvis ikke annet er oppgitt.
cli-option-server-origin = En adresse som folk åpner siden på, som https://cards.example; kan oppgis flere ganger.
cli-option-server-max-tables = Hvor mange uferdige bord det kan være.
cli-option-server-rate = Hvor mange bord i minuttet som kan settes opp fra én nettadresse; 0 for ingen grense.
cli-option-server-keep-days = Hvor mange dager et bord beholdes når ingen { -deal } begynner eller slutter der og ingen setter seg; 0 for alltid. 90 hvis ikke oppgitt.
cli-option-server-players = Hvor mange prosesser som velger for { -computer-player(form: "def-pl") }; én færre enn antallet prosessorer hvis ikke annet er oppgitt.
cli-option-play-no-browser = Ikke åpne nettleseren: Skriv bare adressen.
server-serving = Kibitz holder bord på { $address } (Ctrl-C avslutter).
server-playing = Bordet ditt: { $address }
server-local = { -match(form: "Def-pl") } dine blir på denne enheten; ingenting lastes opp. De ligger i { $folder }.
server-local-memory = { -match(form: "Def-pl") } dine blir på denne enheten; ingenting lastes opp. De glemmes når du avslutter (Ctrl-C).
server-end = Ctrl-C avslutter serveren; ingen { -match(form: "pl") } går tapt av det.
server-no-page = Siden med bordet ble ikke bygd, så det er ingenting å vise her. Installer Kibitz fra kildekoden en gang til med Node tilgjengelig, eller spill i terminalen: kibitz play --terminal


## What can be wrong with the command

problem-server-address = det kan ikke lyttes på { $host } port { $port }: { $reason }
problem-server-port_taken = port { $port } på { $host } er i bruk av et annet program: Velg en annen med --port, eller la --port 0 finne en ledig
problem-server-start = serveren kunne ikke starte; linjene over sier hvorfor
problem-server-terminal_only = { $option } gjelder bordet i terminalen: Oppgi --terminal også
problem-server-browser_only = { $option } gjelder bordet i nettleseren: Utelat --terminal
problem-server-origin_form = «{ $origin }» er ikke adressen til en side; oppgi den som https://cards.example, uten sti


## What can be wrong with a request

problem-server-host = denne serveren går ikke under det navnet; den som driver den, oppgir det med --origin
problem-server-origin = en side på en annen adresse kan ikke snakke med denne serveren
problem-server-too_large = det er for stort
problem-server-json = innholdet må være JSON
problem-server-body = innholdet er ikke det det spørres etter her
problem-server-not_found = det er ingenting på denne adressen
problem-server-no_method = det kan ikke gjøres på denne adressen
problem-server-internal = noe gikk galt i serveren; det er notert der
problem-server-only_local = det kan bare gjøres der bordet kjører på din egen enhet
problem-server-full = det er så mange bord her som serveren tillater; prøv igjen senere
problem-server-too_many_tables = for mange bord på kort tid; vent et minutt
problem-server-no_hello = den første meldingen må være en hilsen og komme innen få sekunder
problem-server-hello_twice = én hilsen er nok
problem-server-protocol = denne siden passer ikke lenger til serveren (som kan { $known }); last den inn på nytt
problem-server-malformed = den meldingen kunne ikke leses
problem-server-too_fast = for mange meldinger; forbindelsen slutter her
problem-table-unknown = det er ikke noe bord på denne lenken
problem-table-token = den nøkkelen åpner ikke denne { -seat(form: "def") }
problem-table-damaged = det som er lagret om dette bordet, kan ikke leses
problem-table-no_observers = ingen kan se på ved dette bordet
problem-table-too_many_people = det er for mange ved dette bordet
problem-table-no_commitment = en { -deal } ble lagret uten et løfte på forhånd
problem-table-no_deal = det er ingen { -deal } på bordet ennå
problem-table-no_deal_due = det ventes ikke på noen { -deal }
problem-table-no_record = ingen { -deal } ved dette bordet er slutt ennå
problem-table-deal_over = { -deal(form: "def") } er slutt
problem-table-not_your_turn = det er ikke din tur
problem-table-stale = noe har skjedd ved bordet i mellomtiden; se en gang til
problem-table-no_seat = den som ser på, kan ikke gjøre det
problem-table-seat_held = en datamaskin spiller for deg; ta { -seat(form: "def") } din tilbake først
problem-table-seat_not_held = du sitter på { -seat(form: "def") } din
problem-table-seat_taken = den { -seat(form: "def") } er opptatt
problem-table-seat_unknown = det finnes ingen { -seat } { $seat }; { -seat(form: "def-pl") } er 0 til { $highest }
problem-table-has_seat = du har en { -seat } her
problem-table-not_owner = bare den som satte opp bordet, kan gjøre det
problem-table-not_your_seat = den { -seat(form: "def") } er ikke din, og den som sitter der, er her
problem-table-not_a_computer = ingen av bordets datamaskiner sitter der
problem-table-name = et navn har høyst { $longest } bokstaver, og bare slike som kan ses
problem-table-name_taken = noen ved bordet har det navnet
problem-table-nonce = tallet til stokkingen må ha 32 til 64 heksadesimale sifre
problem-table-pace = tempoet er fra 0 til { $highest } sekunder
problem-table-seats = det ble oppgitt { $n } { -seat(form: "pl") }; dette spillet har { $expected }
problem-table-one_of_you = én { -seat } må være din
problem-table-no_hints = { -hint } er slått av ved dette bordet
problem-table-no_undo = angring er slått av ved dette bordet
problem-table-nothing_to_undo = du har ikke noe å angre i denne { -deal(form: "def") }
problem-table-asked_already = et annet spørsmål står åpent; det må besvares først
problem-table-nothing_asked = du er ikke spurt om noe
problem-table-claim_on_lead = du kan bare kreve resten når det er din tur til å spille ut
problem-table-claim_not_certain = resten er ikke sikker ut fra dine egne kort
problem-table-phrase_unknown = en slik frase finnes ikke
problem-table-said_too_soon = et øyeblikk


## At the table

server-took-back = { $you ->
        [yes] Du angrer { $n ->
            [one] én handling.
           *[other] { $n } handlinger.
        }
       *[no] { $seat } angrer { $n ->
            [one] én handling.
           *[other] { $n } handlinger.
        }
    }
server-seat-joined = { $you ->
        [yes] Du setter deg.
       *[no] { $seat } setter seg.
    }
server-seat-given = { $you ->
        [yes] En datamaskin spiller for deg.
       *[no] En datamaskin spiller for { $seat }.
    }
server-seat-taken-back = { $you ->
        [yes] Du spiller igjen.
       *[no] { $seat } spiller igjen.
    }
server-seat-computer = En datamaskin spiller som { $seat }.
server-seat-opened = { $open ->
        [yes] { $seat }: Den som har invitasjonen, kan ta { -seat(form: "def") }.
       *[no] { $seat }: { -seat(form: "Def") } er ikke lenger ledig.
    }
say-hello = Hei!
say-good_luck = Lykke til!
say-well_played = Godt spilt!
say-thanks = Takk!
say-sorry = Beklager!
say-one_moment = Et øyeblikk.
say-goodbye = Ha det!
say-nudge = purrer på bordet


## On the start page

strength-easy = Lett
strength-medium = Middels
strength-hard = Vanskelig
server-summary = { $seats } { -player(form: "pl") }, { $cards } kort; { $sides ->
        [two] to { -side(form: "pl") }
       *[called] { -partner(form: "def") } finnes med et { -called-card }
    }, { $auction ->
        [declare] { -trump } meldes når kortene er delt ut
       *[bid] det meldes { $counts ->
            [tricks] { -trick(form: "pl") }
           *[other] { -points }
        }
    }
server-number = { $n }
server-list = { $items }
server-text = { $text }
problem-server-storage_url = Bord kan ikke lagres på { $url }. Bruk en fil, sqlite:///FILE, postgresql://… eller memory.
problem-server-storage_driver = PostgreSQL trenger én pakke til: pip install "{ $extra }"
