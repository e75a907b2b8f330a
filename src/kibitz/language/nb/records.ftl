# What can be wrong with a text that outlives a program: rule codes, positions, cases, records.


## Rule codes

problem-rule_code-empty = en regelkode begynner med navnet på en variant; denne er tom
problem-rule_code-character = { $character } kan ikke stå i en regelkode: bare bokstaver, sifre og . _ ~ - kan det
problem-rule_code-option = «{ $text }» er ikke et valg med sin verdi; valg skrives slik: ~target.500
problem-rule_code-nothing = det står ingenting etter en ~; valg skrives slik: ~target.500
problem-rule_code-twice = { $option } er oppgitt to ganger


## Positions: one line of fields

problem-position-field = «{ $text }» er ikke et felt; felt skrives nøkkel=verdi, med ett mellomrom mellom dem
problem-position-twice = { $key } er oppgitt to ganger
problem-position-missing = { $key } mangler
problem-position-unknown_key = det finnes ikke noe felt «{ $key }»; disse finnes: { $allowed }
problem-position-value = { $key } kan ikke være «{ $value }»; det skrives slik: { $allowed }
problem-position-contradiction = { $key } er «{ $value }», men etter resten av linjen er det «{ $expected }»
problem-position-kitty = kortene i { $key } er verken på { -declarer(form: "gen") } { -hand }, spilt eller vraket
problem-position-turn = { $key }: Det er ikke tur til { -seat } { $seat }
problem-position-failed_throws = { $key } kan være høyst { $most }, så mange som hver { -side } har spilt ut
problem-position-known = { $key }: Det kan ikke være kjent at { -seat } { $seat } har nettopp disse kortene


## More about a start: the facts a position is set up from

problem-start-number = { $key } inneholder et tall over { $largest }
problem-start-alone = den som spiller alene mot alle, har { $key ->
        [trump] ingen { -trump }
        [called] ikke noe { -called-card }
       *[partner] ingen { -partner }
    }
problem-start-declarer = { -seat } { $seat } kan ikke være { -declarer }: { -dealer(form: "Def") } spiller { -deal(form: "def") }, og det er { -seat } { $dealer }
problem-start-not_yet = { $key } kan ikke oppgis i fasen «{ $phase }»: Det kommer senere
problem-start-last_trick = ingen kan legge { $n } kort i siste { -trick }; høyst { $largest }


## JSON

problem-json-malformed = dette er ikke JSON
problem-json-unknown_key = det finnes ingen nøkkel «{ $key }» { $where ->
        [top] her
       *[other] i { $where }
    }
problem-json-missing = nøkkelen «{ $key }» mangler { $where ->
        [top] her
       *[other] i { $where }
    }
problem-json-value = { $where ->
        [top] linjen
       *[other] { $where }
    } er ikke av riktig type: ventet { $expected }
problem-json-number = { $where ->
        [top] et tall
       *[other] tallet { $where }
    } er utenfor det tillatte området
problem-json-twice = nøkkelen «{ $key }» er oppgitt to ganger
problem-json-contract = en { -contract } kan ikke være «{ $value }»; den er et tall eller «{ $allowed }»
problem-case-named = i tilfellet «{ $case }»


## Records of matches

problem-record-empty = her er det ingen { -record }; en { -record } begynner med «kibitz record 1»
problem-record-encoding = dette er ikke tekst i UTF-8
problem-record-half_character = en tekst inneholder et halvt tegn
problem-record-section = «{ $text }» begynner verken et { -match } («kibitz record 1») eller en { -deal } («deal: 1»)
problem-record-no_match = her er det { -deal(form: "pl") }, men ikke noe { -match } de hører til; et { -match } begynner med «kibitz record 1»
problem-record-head = «{ $text }» begynner ikke et { -match }; den linjen er «kibitz record 1»
problem-record-version = versjon { $version } er ikke kjent her; det er versjoner til og med { $known }
problem-record-variant = «{ $text }» er ikke en variant med sin revisjon, slik som navn@1
problem-record-revision = { $variant } finnes her i revisjon { $known }; { -record(form: "def") } er laget med revisjon { $revision }, som er nyere
problem-record-missing = { $key } mangler
problem-record-line = «{ $text }» begynner ingen linje i denne delen; det gjør: { $allowed }
problem-record-twice = { $key } er oppgitt to ganger
problem-record-pair = «{ $text }» er ikke et navn med sin verdi
problem-record-step = «{ $text }» er ikke en handling fra en { -seat }; slike linjer skrives «0: bid 75»
problem-record-step_in_head = en handling kan bare stå i en { -deal }
problem-record-seats = det trengs navn på alle { $n } { -seat(form: "pl") } i rekkefølge, eller ingen
problem-record-hands = { -hand(form: "def-pl") } til alle { $n } { -seat(form: "pl") } trengs i rekkefølge
problem-record-nonce = «{ $seat }» kan ikke ha en nonce her: { -seat(form: "Def-pl") } går fra 0 til { $highest }, og hver har én
problem-record-number = «{ $text }» er ikke et helt tall
problem-record-date = «{ $text }» er ikke en dato; en dato skrives 2026-11-30
problem-record-escape = «{ $text }» står ikke for noe tegn; en omvendt skråstrek skrives to ganger
problem-record-turn = { -seat } { $seat } handler, men det er tur til { -seat } { $turn }
problem-record-at_step = i trinn { $n }
problem-record-unfinished = det finnes et resultat, men { -deal(form: "def") } er ikke slutt
problem-record-result = { $key } i resultatet er «{ $value }», men etter handlingene er det «{ $expected }»

# What a rule case expected and what was found.

case-is-legal = «{ $action }» er lovlig
case-legal = lovlig
case-not-legal = ikke lovlig
case-actions = { $n ->
        [one] 1 handling
       *[other] { $n } handlinger
    }
case-also = også { $actions }
case-but-not = men ikke { $actions }
case-more = { $first } og { $n } til
