# Proof of fair deals: `kibitz verify` and the page's Verify screen. A deal's $deal is its place in the record.

cli-verify = Kontroller at { -deal(form: "def-pl") } i en { -record } ble delt ut som lovet.
    .about = FILE er en { -record } (.kbz eller .jsonl); - leser standard inndata. Virker uten nett. Hver { -deal } får én linje: om kortene kommer fra hemmeligheten som ble lovet på forhånd, og fra det spillerne la til, og om handlingene danner kjeden den slutter med. Avslutter med 0 hvis alle holder, 1 hvis ikke eller hvis det ikke er noe å bevise.
    .example =
        kibitz verify match.kbz
        kibitz verify match.kbz --head 3f786850e387550fdab836ed7e6dc881de23001b1a1f2c4c0a5d7e5b5a1e9b3c
cli-option-verify-head = Enden på kjeden som du noterte ved bordet, i sin helhet; da må den finnes i { -record(form: "def") }. Kan oppgis flere ganger.
cli-verify-nothing = Det er ingen ferdig { -deal } i denne { -record(form: "def") }.

problem-fair-holds = { -deal(form: "Nom") } { $deal } holder: Kortene er de som ble lovet på forhånd. Kjeden slutter med { $head }.
problem-fair-not_provable = { $why ->
        [secret] { -deal(form: "Nom") } { $deal } kan ikke bevises: Hemmeligheten er ikke vist.
       *[commitment] { -deal(form: "Nom") } { $deal } kan ikke bevises: Ingenting ble lovet på forhånd.
    }
problem-fair-secret = { -deal(form: "Nom") } { $deal } holder ikke: Hemmeligheten som ble vist, er ikke den som ble lovet på forhånd.
problem-fair-cards = { -deal(form: "Nom") } { $deal } holder ikke: Hemmeligheten og det spillerne la til, gir andre kort ({ -hand(form: "def-pl") } på { -seat } { $seats }).
problem-fair-dealer = { -deal(form: "Nom") } { $deal } holder ikke: { -seat(form: "Nom") } { $dealer } ble ikke trukket som { -initial-dealer }.
problem-fair-head = { -deal(form: "Nom") } { $deal } holder ikke: Handlingene danner ikke kjeden den slutter med.
problem-fair-head_holds = Den noterte enden { $head } finnes i { -record(form: "def") }: { -deal } { $deal }, etter { $step ->
        [one] { $step } handling
       *[other] { $step } handlinger
    }.
problem-fair-head_unknown = Den noterte enden { $head } finnes ikke noe sted i { -record(form: "def") }: Noe er endret, eller den hører til et annet { -match }.
problem-usage-head = --head: { $value } er ikke enden på en kjede; det er { $digits } tegn fra 0 til 9 og a til f
