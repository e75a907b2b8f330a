# The command line: what each command does (cli-<command>), its options (cli-option-<words>), what it prints.

cli-kibitz = Et bord, en { -partner } og et laboratorium for makkerspill med { -trick }: sju versjoner av Rook, { -tractor(form: "Nom") } og Amerikaner.
    .example =
        kibitz play
        kibitz rules crowsnest
        kibitz trace --help

cli-heading-usage = Bruk:
cli-heading-options = Valg
cli-heading-commands = Kommandoer
cli-heading-example = Eksempel

cli-complaint = kibitz: { $text }
cli-column = kolonne { $column }: { $text }
cli-place = linje { $line }, kolonne { $column }: { $text }

cli-option-help = Vis denne hjelpen og avslutt.
cli-option-lang = Språket for all tekst, for eksempel nb; KIBITZ_LANG setter det fast.
cli-option-version = Vis versjonen og avslutt.
cli-option-option = En { -house-rule }, navn=verdi; kan oppgis flere ganger. «kibitz variants --options» viser dem.
cli-option-code = En regelkode (variant og { -house-rule(form: "pl") } i ett ord) i stedet for VARIANT og --option.
cli-option-seed = En hvilken som helst tekst; samme startverdi gir samme kort. 0 hvis ikke annet er oppgitt.
cli-option-json = Skriv JSON, for programmer.
cli-option-force = Erstatt en fil som finnes.
cli-option-players = En { -computer-player }, for eksempel random eller rulebook. Oppgis to, veksler de fra { -seat } til { -seat }, og så videre.


## kibitz play: its words are with the table (table.ftl)


## kibitz variants

cli-variants = Vis spillene.
    .example =
        kibitz variants
        kibitz variants --options
cli-option-variants-options = Vis også { -house-rule(form: "def-pl") } i hvert av dem.
cli-variants-facts = { $seats } { -seat(form: "pl") }, { $cards } kort
cli-variants-default = (vanlig)
cli-variants-option = { $option } = { $value }   ({ $allowed })


## kibitz rules

cli-rules = Vis reglene for et spill, med dine { -house-rule(form: "pl") }.
    .about = Siden lages av det samme som programmet spiller etter, så de to kan ikke være ulike.
    .example =
        kibitz rules tractor
        kibitz rules crowsnest --option minimum_bid=80
cli-option-rules-plain = Skriv siden som ren tekst, også i en terminal.


## kibitz deal

cli-deal = Vis kortene som en startverdi deler ut.
    .example =
        kibitz deal crowsnest --seed 7
        kibitz deal amerikaner --option players=5 --json
cli-option-deal-position = Skriv { -deal(form: "def") } som en posisjon, én linje som andre kommandoer kan lese.
cli-deal-seat = { -seat } { $seat }
cli-deal-dealer = ({ -dealer })
cli-deal-set-aside = tatt ut


## kibitz trace

cli-trace = Spill { -deal(form: "pl") } med { -computer-player(form: "pl") }; skriv hver av dem som en linje JSON.
    .about = En linje inneholder nok til at et annet program kan spille { -deal(form: "def") } om igjen og kontrollere den: kortene, alle valg med de lovlige handlingene, og resultatet. { -deal(form: "Def-pl") } følger hverandre som i et { -match }; et nytt { -match } begynner når ett er slutt.
    .example =
        kibitz trace crowsnest --deals 2 --seed 7
        kibitz trace tractor --option throws=on --players rulebook
        kibitz trace dixie --seed 7 --playthrough
cli-option-trace-deals = Hvor mange { -deal(form: "pl") }; 1 hvis ikke annet er oppgitt.
cli-option-trace-playthrough = Skriv hele den første { -deal(form: "def") } som tekst, med det hver { -seat } ser i hvert trinn.
cli-option-trace-write = Skriv gjennomspillingen til denne filen.
cli-progress-deals = { -deal(form: "pl") }
cli-progress-variants = varianter
cli-progress-measurements = målinger
cli-progress-actions = handlinger
cli-progress-cases = tilfeller


## kibitz cases

cli-cases = Kontroller regeltilfeller: posisjoner, handlinger og det som skal gjelde etterpå.
    .about = FILE har ett tilfelle på hver linje, som JSON; - leser standard inndata. Avslutter med 0 hvis alle stemmer, 1 hvis ett ikke gjør det, 2 hvis en fil eller linje ikke kan leses.
    .example = kibitz cases tests/cases/rook.jsonl
cli-cases-total = { $cases } tilfeller, { $failed } stemte ikke
cli-cases-mismatch = { $key }: ventet { $expected }, fant { $found }


## kibitz perft

cli-perft = Tell rekkene av handlinger fra en posisjon.
    .about = Posisjonen er en linje slik «kibitz deal --position» skriver den, eller ellers { -deal(form: "def") } til en startverdi.
    .example =
        kibitz perft crowsnest --depth 3
        kibitz perft amerikaner --option players=3 --seed 7 --depth 2 --divide
cli-option-perft-position = Tell fra denne posisjonen.
cli-option-perft-depth = Hvor mange handlinger lange; må oppgis.
cli-option-perft-divide = Gi også antallet for hver første handling.
cli-option-perft-write = Skriv antallene opp til denne dybden til en perft-fil.


## kibitz replay

cli-replay = Gå gjennom en { -record } trinn for trinn.
    .about = FILE er en { -record } (.kbz eller .jsonl); - leser standard inndata. I en terminal: Enter eller n går fram, b går tilbake, et tall går til det trinnet, q avslutter. Ellers skrives alle trinn.
    .example = kibitz replay match.kbz
cli-replay-deal = { $variant }, { -deal } { $n } av { $all }, gitt av { -seat } { $dealer }; { $kind ->
        [levels] { -level(form: "pl") }
       *[scores] { -score }
    } { $totals }
cli-replay-no-deals = { $variant }, et { -match } uten { -deal(form: "pl") }
cli-replay-step = { $n }. { -seat } { $seat }: { $action }
cli-replay-trick = { -seat } { $seat } tar { $cards }
cli-replay-table = på bordet, spilt ut av { -seat } { $seat }: { $cards }
cli-replay-result = { -deal(form: "def") } gir { $gains }; { $kind ->
        [levels] { -level(form: "pl") }
       *[scores] { -score }
    } { $totals }
cli-replay-winners = { -match(form: "def") } er slutt; vinnere: { $winners }
cli-replay-prompt = trinn { $n } av { $all } (Enter, b, tall, q):
cli-replay-keys = Enter eller n: fram; b: tilbake; et tall: til det trinnet; q: slutt
cli-replay-end = det finnes trinn fra 1 til { $all }


## kibitz convert

cli-convert = Skriv en { -record } om til et annet format.
    .about = Filendelsene sier hvilket: .kbz er tekst for mennesker, .jsonl er linjer med JSON for programmer; - er standard inndata eller utdata. Avslutter med 1 hvis en del av IN ikke kan leses; en fil som finnes, beholdes da.
    .example =
        kibitz convert match.kbz match.jsonl
        kibitz convert - - --to kbz < match.jsonl
cli-option-convert-to = Formatet som skal skrives, kbz eller jsonl, når endelsen på OUT ikke sier det.


## kibitz arena

cli-arena = La { -computer-player(form: "pl") } spille de samme { -deal(form: "def-pl") } med byttede { -seat(form: "pl") }, og sammenlign dem.
    .about = Med tre eller flere møter hver alle de andre på de samme { -deal(form: "def-pl") }, og alle får en rating. Samme startverdi gir samme resultat, uansett hvor mange prosesser som spiller.
    .example =
        kibitz arena rulebook random --variant crowsnest --pairs 50 --seed 1
        kibitz arena easy medium hard --pairs 200 --workers 2 --journal night.jsonl


## kibitz bench

cli-bench = Mål hvor fort denne maskinen spiller.
    .about = rules: tilfeldige { -deal(form: "pl") } etter referansen, med alle lovlige handlinger listet opp. kernel: simuleringer, mulige verdener og eksakte verdier, ved siden av OpenSpiel og DDS der de er installert. Antall og verdier er like på alle maskiner; bare tidene er ulike.
    .example =
        kibitz bench
        kibitz bench rules --deals 50 --json
        kibitz bench kernel --seconds 5
cli-option-bench-deals = Hvor mange { -deal(form: "pl") } av hver variant; 20 hvis ikke annet er oppgitt.
cli-option-bench-seconds = Hvor mange sekunder for hver måling av kjernen; 2 hvis ikke annet er oppgitt.
cli-bench-rules = regler
cli-bench-speed = { -deal(form: "pl") }/s
cli-bench-actions = handlinger
cli-bench-legal = lovlige
cli-bench-measured = målt
cli-bench-rate = tall
cli-bench-unit = enhet
cli-bench-peer = andre
cli-bench-ratio = forhold
