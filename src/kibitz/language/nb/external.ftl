# Eksterne spillere: hva et program gjør galt, og `kibitz check-player`.

reason-external_says = { $text }
reason-external_forfeits = { $fault ->
        [illegal] Programmet valgte noe reglene ikke tillater, så rulebook bestemte i stedet.
        [late] Programmet svarte ikke i tide, så rulebook bestemte i stedet.
       *[other] Programmet ga ikke noe svar, så rulebook bestemte i stedet.
    }

problem-player-no_command = «{ $player }» nevner ikke noe program; skriv external:COMMAND, eller external(seconds=2,memory=512):COMMAND
problem-player-quotes = i «{ $player }» mangler et avsluttende anførselstegn
problem-player-sees_all = «{ $player }» ser alle kort og spiller bare i «kibitz arena»
problem-player-no_start = programmet «{ $command }» kan ikke startes: det finnes ikke, eller det kan ikke kjøres
problem-player-no_hello = ingen hello innen { $seconds } s etter start
problem-player-protocol = sier hello med protokoll { $found }; tillatt er { $allowed }
problem-player-late = ikke noe svar innen de tillatte { $seconds } s
problem-player-ended = programmet avsluttet, { $how ->
        [signal] stanset av signal { $number }
       *[exit] med status { $number }
    }; det må kjøre til inndata lukkes
problem-player-closed = programmet lukket { $stream ->
        [input] inndata
       *[output] utdata
    } og kjører videre
problem-player-oversized = svaret er lengre enn de tillatte { $limit } byte
problem-player-malformed = svaret er ikke én linje JSON slik protokollen vil ha den: { $text }
problem-player-unasked = skrev noe ingen spurte om; tillatt er én linje per spørsmål: { $text }
problem-player-illegal = «{ $action }» er ikke lovlig her ({ $rule })
problem-player-given_up = startet på nytt { $n } ganger, og ikke flere
problem-player-stays = kjører fortsatt { $seconds } s etter at inndata ble lukket
problem-player-leaves = avslutter med hver { -deal }; det er lov, men hver ny start tar tid
problem-player-two_answers = spurt om det samme to ganger svarte den «{ $first }» og «{ $second }»
problem-player-raised = ga en feil i stedet for et svar: { $error }

arena-fault = { $player }, { $n } ganger: { $text }; rulebook spilte videre. Første gang ved: { $line }

## kibitz check-player

cli-check-player = Fortell hva en { -computer-player } gjør galt, fremfor alt et program du har laget selv.
    .about = Den spørres om hver avgjørelse i { -deal(form: "pl") } som rulebook spiller, hver femte to ganger: Er svaret lovlig, i tide og det samme igjen? Et program må også si hello og avslutte når inndata lukkes. Avslutter med 1 hvis noe er galt.
    .example =
        kibitz check-player "external:python examples/first_bot.py"
        kibitz check-player "external(seconds=0.1):./bot" --variant dixie --deals 20 --json
cli-option-check-player-variant = Spør bare i dette spillet; kan gjentas. Alle spill hvis ikke annet er oppgitt.
cli-option-check-player-deals = Hvor mange { -deal(form: "pl") } av hvert spill; 2 hvis ikke annet er oppgitt.
check-player-finding = { $kind ->
        [warning] advarsel
       *[wrong] galt
    }: { $text }
check-player-place = { $variant }, { $n } ganger, første gang ved: { $line }
check-player-hello = hello som «{ $name }» etter { $ms } ms
check-player-answers = { $answers } svar: { $phases }
check-player-times = tid for et svar: median { $median } ms, 95 % innen { $p95 } ms, lengst { $longest } ms; tillatt { $allowed }
check-player-allowed-ms = { $ms } ms
check-player-allowed-any = alt
check-player-memory = minne: høyst { $mib } MiB; tillatt { $allowed }
check-player-allowed-mib = { $mib } MiB
check-player-words = på feilutgangen: { $text }
check-player-fine = ingenting galt
check-player-wrong = { $n ->
        [one] { $n } ting galt
       *[other] { $n } ting galt
    }
