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
page-promise-hosted = Denne serveren tar vare på bordene: navnene som er oppgitt ved dem, kortene og det som ble spilt. Den krever ingen konto og lagrer ikke noe annet om deg. Den som driver den, bestemmer hvor lenge.
