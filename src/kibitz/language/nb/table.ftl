# The table in the terminal. $seat is a name such as Left or You; $you is “yes” where it is the reader.
# $cards and $card come in words or short, as the table shows them; $kitty is the game's own word, in the definite form.

cli-play = Spill mot { -computer-player(form: "pl") }.
    .about = Bordet åpnes i denne terminalen. Oppgir du ingen variant, får du spørsmål om hva du vil spille; Enter gir det vanlige. Alt som skjer, lagres fortløpende, så ingenting går tapt uansett hvordan programmet avsluttes.
    .example =
        kibitz play
        kibitz play amerikaner --option players=5 --strength easy
        kibitz play --resume
cli-option-play-terminal = Spill i denne terminalen (foreløpig det eneste bordet).
cli-option-play-strength = Hvor sterke { -computer-player(form: "def-pl") } er: easy (lett), medium (middels), hard (vanskelig) eller en egen spillerbeskrivelse; medium hvis ikke annet er oppgitt.
cli-option-play-seat = Plassen din, fra 0; 0 hvis ikke annet er oppgitt.
cli-option-play-names = Navn på de andre i spillerekkefølge fra plassen etter din, med komma mellom.
cli-option-play-seed = En hvilken som helst tekst; samme startverdi gir samme kort. Trekkes på nytt hvis den ikke er oppgitt.
cli-option-play-plain = Hele setninger, én opplysning per linje, for skjermlesere: ingen tegninger, ingen farger.
cli-option-play-no-color = Ingen farger (det samme som å sette NO_COLOR).
cli-option-play-no-auto = Spør også når bare én ting er mulig.
cli-option-play-pace = Sekunder å vente etter hver handling fra en { -computer-player }.
cli-option-play-resume = Fortsett et lagret { -match }; det siste hvis navnet ikke er oppgitt.
cli-option-play-salvage = Sammen med --resume, hvis { -match(form: "def") } er skadet: Kopier det som er helt, til et nytt { -match }, og fortsett der. Den skadede filen forblir som den er.
cli-option-play-list = Vis de lagrede { -match(form: "def-pl") } og hvor de ligger, og avslutt.

## Places, sides, small words

table-place-south = Du
table-place-west = Venstre
table-place-northwest = Øvre venstre
table-place-north = Overfor
table-place-northeast = Øvre høyre
table-place-east = Høyre
table-place-partner = { -partner(form: "Nom") }
table-you = du
table-we = Vi
table-they = De
table-trump = { -trump }
table-no-trump = { -no-trump }
table-prompt = {"> "}
table-and = og
# Between players, or numbered cards, where each may itself be a list.
table-list-apart = ;{" "}
table-legend-card = { $short } er { $name }
table-arrow-clockwise = ↻
table-arrow-counter = ↺

## What stands on the table

table-title = { $game } { $dot } { -deal } { $deal }
table-side-score = { $kind ->
        [level] { $side } på { -level } { $value }
       *[points] { $side } { $value }
    }
table-score-to = { $scores } { $dot } til { $target }
table-score-in-short = { $own } { $points }, best { $best } { $best_points } { $dot } til { $target }
table-score-equal = Alle på { $points } { $dot } til { $target }
table-level-rank = { -level(form: "Nom") } { $rank }
table-trump-is = { -trump(form: "Nom") }: { $suit }
table-trump-none = { -no-trump(form: "Nom") }
table-trump-open = { -trump(form: "Nom") } er ikke valgt ennå
table-trump-first-lead = Første { -lead } bestemmer { -trump }
table-plays-for-points = { $you ->
        [yes] Du spiller
       *[no] { $seat } spiller
    } på { $bid }
table-plays-for-tricks = { $you ->
        [yes] Du spiller
       *[no] { $seat } spiller
    } på { $bid } { -trick(form: "pl") }
table-plays-alone = { $you ->
        [yes] Du spiller
       *[no] { $seat } spiller
    } { $alone }: alle { -trick(form: "pl") }, alene
table-dealers-side = { -dealer(form: "Nom") }: { $seat }
table-called = Etterlyst: { $card }
table-partner-is = { $you ->
        [yes] Du er { -partner }
       *[no] { -partner(form: "Nom") }: { $seat }
    }
table-partner-unknown = { -partner(form: "Nom") } er ikke kjent ennå
table-attackers = { -attackers(form: "Pl") }: { $side } { $points } (trenger { $needed })
table-taken = Tatt: { $taken } { -trick(form: "pl") }
table-taken-in = { $side } { $points } i { $tricks }
table-tricks-so-far = { -trick(form: "Pl") }: { $tricks }
table-tricks-of = { $seat } { $n }
table-call-pass = { -pass }
table-call = { $seat } { $call }
table-auction = Meldt: { $calls }
table-auction-declaring = { -trump(form: "Nom") }meldinger: { $calls }
table-put = { $seat } { $cards }
table-last-trick = { -trick(form: "Nom") } { $n }: { $cards }. { $you ->
        [yes] Du tok det
       *[no] { $seat } tok det
    }{ $points ->
        [0] .
       *[other] , { $points } { -points }.
    }
table-set-aside = Tatt ut: { $cards }
table-known = { $seat } har { $cards }
table-kitty-seen = I { $kitty }: { $cards }
table-buried-seen = Vraket: { $cards }
table-buried-trumps = Vraket { -trump }: { $cards }
table-kitty-hidden = Ingen har vist deg { $kitty }.
table-no-last-trick = Ingen { -trick(form: "pl") } er ferdigspilt i denne { -deal(form: "def") }.

## On the felt

table-tag-dealer = { -dealer }
table-tag-declarer = { -declarer }
table-tag-dealer-plays = { -dealer }
table-tag-partner = { -partner }
table-tag-tricks = { $n } { -trick(form: "pl") }
table-tag-turn = { $you ->
        [yes] din tur
       *[no] { $phase ->
            [auction] skal melde
            [bury] vraker
            [name_trump] velger { -trump }
           *[play] skal spille
        }
    }
table-tag-winning = leder
table-trick-number = { -trick(form: "Nom") } { $n } { $arrow }
table-points-on-table = { $points } { -points }
table-direction = { $clockwise ->
        [yes] { $arrow } med klokka
       *[no] { $arrow } mot klokka
    }

## What is asked

table-ask-bid = Din tur til å melde: { -pass } eller et tall fra { $low } til { $high }{ $step ->
        [1] {""}
       *[other] {" "}i trinn på { $step }
    }{ $alone ->
        [yes] , eller { $word }.
       *[no] .
    }
table-ask-no-bid = Din tur til å melde: { -pass }{ $alone ->
        [yes] {" "}eller { $word }.
       *[no] ; det finnes ikke noe høyere tall.
    }
table-ask-declare = Meld { -trump } med et av disse, eller meld { -pass }: Skriv nummeret.
table-ask-bury = Vrak { $n ->
        [one] ett kort: Skriv nummeret eller navnet{ $counters ->
            [none_unless_forced] ; ikke { -counter } hvis du ikke må.
            [one] ; høyst ett { -counter }.
           *[any] .
        }
       *[other] { $n } kort: Skriv numrene eller navnene på én linje{ $counters ->
            [none_unless_forced] ; ingen { -counter(form: "pl") } hvis du ikke må.
            [one] ; høyst ett { -counter }.
           *[any] .
        }
    }
table-ask-trump = Velg { -trump }: Skriv nummeret eller den første bokstaven.
# De samme tre der ingenting skrives.
table-choose-declare = Meld { -trump }, eller meld { -pass }.
table-choose-bury = Vrak { $n ->
        [one] ett kort{ $counters ->
            [none_unless_forced] ; ikke { -counter } hvis du ikke må.
            [one] ; høyst ett { -counter }.
           *[any] .
        }
       *[other] { $n } kort{ $counters ->
            [none_unless_forced] ; ingen { -counter(form: "pl") } hvis du ikke må.
            [one] ; høyst ett { -counter }.
           *[any] .
        }
    }
table-choose-trump = Velg { -trump }.
table-ask-call = Etterlys et av disse kortene i { $suit }: Den som har det, blir { -partner(form: "def") } din.
table-ask-first-lead = Du spiller ut; { -suit(form: "def") } på kortet ditt blir { -trump }.
table-ask-lead = Du spiller ut: hvilket som helst kort.
table-ask-lead-shapes = { $throws ->
        [yes] Du spiller ut: kort i én { -suit }, i hvilke som helst former.
       *[no] Du spiller ut: ett kort, et { -pair } eller en { -tractor }.
    }
table-follow = Følg { -suit }: { $suit }{ $n ->
        [one] {" "}(du har { $held ->
            [one] ett kort
           *[other] { $held }
        }).
       *[other] , { $n } kort (du har { $held }).
    }
table-follow-short = Legg alt du har i { $suit } ({ $held }), og fyll opp til { $n } kort med hvilke som helst andre.
table-follow-void = Du er { -void } i { $suit }: Legg { $n ->
        [one] hvilket som helst kort.
       *[other] { $n } kort etter eget valg.
    }
table-follow-pairs = Du må legge { $n ->
        [one] et { -pair } i { -suit(form: "def") }.
       *[other] { $n } { -pair(form: "pl") } i { -suit(form: "def") }.
    }
table-follow-any-time = { $card } kan spilles når som helst.
table-follow-called = { $card } er etterlyst: Du må spille kortet nå.
table-winning = { $you ->
        [yes] Du leder med { $cards }.
       *[no] { $seat } leder med { $cards }.
    }
table-option-pass = { -pass }
table-option-declare = meld { $cards }
table-choice-spoken = { $n }: { $choice }
table-numbered = { $n }: { $card }
table-may-play = Du kan spille { $cards }.
table-hand-spoken = { $kind ->
        [trump] { -trump(form: "Nom") }: { $cards }.
       *[suit] { $suit }: { $cards }.
    }

## What happens

table-welcome = Dette { -match(form: "def") } lagres som { $name }. Skriv help for å få hjelp.
table-welcome-back = Velkommen tilbake til { $name }.
table-goodbye = { -match(form: "Def") } er lagret som { $name }.
table-goodbye-over = { -match(form: "Def") } er slutt; det er tatt vare på som { $name }.
table-salvaged = { $old } er skadet og forblir som det er. { $n ->
        [one] Den første linjen
       *[other] De første { $n } linjene
    } er kopiert til { $name }, og du fortsetter der.
table-resume-with = For å fortsette: kibitz play --resume { $name }
table-event-deal = { -deal(form: "Nom") } { $deal }. { $you ->
        [yes] Du er
       *[no] { $seat } er
    } { $initial ->
        [yes] { -initial-dealer }.
       *[no] { -dealer }.
    }
table-event-level = { -level(form: "Def") } er { $rank }: Alle { $rank } er { -trump }.
table-event-set-aside = Tatt ut før { -deal(form: "def") }: { $cards }.
table-event-passes = { $you ->
        [yes] Du melder { -pass }.
       *[no] { $seat } melder { -pass }.
    }
table-event-bids = { $you ->
        [yes] Du melder { $bid }.
       *[no] { $seat } melder { $bid }.
    }
table-event-bids-alone = { $you ->
        [yes] Du melder { $alone }.
       *[no] { $seat } melder { $alone }.
    }
table-event-declares = { $you ->
        [yes] Du melder { -trump } med { $cards }.
       *[no] { $seat } melder { -trump } med { $cards }.
    }
table-event-contract = { $you ->
        [yes] Du spiller
       *[no] { $seat } spiller
    } på { $bid } { $unit ->
        [tricks] { -trick(form: "pl") }.
       *[points] { -points }.
    }
table-event-plays-alone = { $you ->
        [yes] Du spiller
       *[no] { $seat } spiller
    } { $alone }, mot alle: alle { -trick(form: "pl") }.
table-event-dealer-plays = { $you ->
        [yes] Du er
       *[no] { $seat } er
    } { -dealer }; { $kind ->
        [none] ingen { -suit } er { -trump }, bare { -level-card(form: "pl") } og { -joker(form: "pl") }.
       *[suit] { -trump } er { $suit }.
    }
table-event-kitty-shown = Ingen melder { -trump }. Alle får se { $kitty }: { $cards }.
table-event-takes-kitty = { $you ->
        [yes] Du tar
       *[no] { $seat } tar
    } { $kitty }.
table-event-you-take-kitty = Du tar { $kitty }: { $cards }.
table-event-buries = { $seat } vraker { $n ->
        [one] ett kort.
       *[other] { $n } kort.
    }
table-event-you-bury = Du vraker { $cards }.
table-event-buried-trumps = Blant dem er det { -trump }, som vises: { $cards }.
table-event-names-trump = { $you ->
        [yes] Du velger { $suit } som { -trump }.
       *[no] { $seat } velger { $suit } som { -trump }.
    }
table-event-trump-set = { -trump(form: "Nom") } er { $suit }.
table-event-nothing-to-call = Det finnes ikke noe kort å etterlyse: { -declarer(form: "Def") } spiller uten { -partner }.
table-event-calls = { $you ->
        [yes] Du etterlyser { $card }.
       *[no] { $seat } etterlyser { $card }.
    }
table-event-partner = { $you ->
        [yes] Du er { -partner }.
       *[no] { $seat } er { -partner }.
    }
table-event-leads = { $you ->
        [yes] Du spiller ut { $cards }.
       *[no] { $seat } spiller ut { $cards }.
    }
table-event-plays = { $you ->
        [yes] Du legger { $cards }.
       *[no] { $seat } legger { $cards }.
    }
table-event-throw-falls = { $you ->
        [yes] Du prøver
       *[no] { $seat } prøver
    } et { -throw } med { $cards }; det står ikke, og { $put } spilles ut.
table-event-forced = { $event } (Noe annet er ikke mulig.)
table-event-trick = { $you ->
        [yes] Du tar
       *[no] { $seat } tar
    } { -trick } { $n }{ $points ->
        [0] .
       *[other] , { $points } { -points }.
    }

## What a deal came to

table-thrown-in = Alle melder { -pass }: Det blir { -thrown-in }. { $you ->
        [yes] Du er
       *[no] { $seat } er
    } neste { -dealer }.
table-buried-shown = I { $kitty } lå { $cards }.
table-made = { $you ->
        [yes] Du
       *[no] { $seat }
    } meldte { $bid } og tok { $taken }: { -contract(form: "Def") } er { -made }.
table-set = { $you ->
        [yes] Du
       *[no] { $seat }
    } meldte { $bid } og tok bare { $taken }: { -contract(form: "Def") } er { -set }.
table-deal-scores = Denne { -deal(form: "def") }: { $scores }.
table-score-change = { $sign ->
        [minus] { $side } { $n }
       *[plus] { $side } +{ $n }
    }
table-tricks-result = { $you ->
        [yes] Du
       *[no] { $seat }
    } meldte { $bid } og tok { $taken } uten { -partner }: { $made ->
        [yes] { -made }.
       *[no] { -set }.
    }
table-tricks-result-partner = { $you ->
        [yes] Du
       *[no] { $seat }
    } meldte { $bid } og tok { $taken } med { $partner_you ->
        [yes] deg
       *[no] { $partner }
    } som { -partner }: { $made ->
        [yes] { -made }.
       *[no] { -set }.
    }
table-alone-result = { $alone }: { $made ->
        [yes] alle { -trick(form: "pl") } vunnet, { -made }.
       *[no] et { -trick } ble tapt, { -set }.
    }
table-attackers-result = { $side } angrep og fikk { $points } { -points }; { $needed } trengtes. { $over ->
        [yes] { -attackers(form: "Def") } overtar { -deal(form: "def") }.
       *[no] { -dealers-side(form: "Def") } blir sittende.
    }
table-levels-up = { $side } rykker opp { $n ->
        [one] ett { -level }.
       *[other] { $n } { -level(form: "pl") }.
    }
table-level-down = { $side } faller tilbake til { -level } { $level }.
table-score-now = { -score(form: "Nom") }: { $scores }.
table-match-won = { -match(form: "Def") } er slutt. { $kind ->
        [own] { $winners } vant!
        [shared] Likt på toppen, og derfor delt seier: { $winners }.
       *[other] { $winners } vant.
    }
table-after-deal = Enter: neste { -deal }. Ellers: score, last, why, kitty, rules, save FIL, quit.
table-after-match = Enter: forlat bordet. Ellers: score, last, why, kitty, rules, save FIL.
table-deal-is-over = Denne { -deal(form: "def") } er ferdig og regnet opp.

## The score sheet

table-sheet-title = { $game } { $dot } poengskjema
table-sheet-none = Ingen { -deal } er ferdig ennå.
table-sheet-deal = { -deal(form: "Nom") }
table-sheet-contract = { -contract(form: "Nom") }
table-sheet-dealer = { -dealer(form: "Nom") }
table-sheet-result = Resultat
table-sheet-bid = { $bid } { $suit }, { $seat }
table-sheet-bid-partner = { $bid } { $suit }, { $seat } + { $partner }
table-sheet-alone = { $alone }, { $seat }
table-sheet-level = { $seat }, { -level } { $rank }, { $suit }
table-sheet-made = { -made }
table-sheet-set = { -set }
table-sheet-attackers = { $over ->
        [yes] { -attackers } { $points }, overtar
       *[no] { -attackers } { $points }, { -dealers-side } blir
    }
table-sheet-spoken = { -deal(form: "Nom") } { $deal }: { $contract }, { $result }. Etterpå: { $scores }.

## Advice

table-hint = Et { -hint }: Du kan { $action }.
table-why = { $seat } valgte å { $action }.
table-because = Begrunnelse: { $reason }
table-why-nobody = Ingen { -computer-player } har gjort noe i denne { -deal(form: "def") } ennå.
table-why-not-yet = { $seat } har ikke gjort noe i denne { -deal(form: "def") } ennå.
table-why-unknown = Ingen ved dette bordet heter «{ $text }».
table-why-own = Det var ditt eget valg. Skriv hint for å få råd om det neste.
table-why-no-reason = Det ble ikke gitt noen begrunnelse.
table-why-kept-back = { $n ->
        [one] Én begrunnelse røper kort du ikke har sett; den holdes tilbake så lenge { -deal(form: "def") } pågår.
       *[other] { $n } begrunnelser røper kort du ikke har sett; de holdes tilbake så lenge { -deal(form: "def") } pågår.
    }
table-do-pass = melde { -pass }
table-do-bid = melde { $bid }
table-do-bid-alone = melde { $alone }
table-do-declare = melde { -trump } med { $cards }
table-do-bury = vrake { $cards }
table-do-bury-hidden = vrake { $n } kort
table-do-trump = velge { $suit } som { -trump }
table-do-call = etterlyse { $card }
table-do-play = spille { $cards }
table-undone = Angret: Velg på nytt.
table-undone-seen = Angret: Velg på nytt. Siden den gang har du sett kort du ikke kunne kjenne til her; det blir notert i { -match(form: "def") }.
table-nothing-to-undo = Du har ikke bestemt noe i denne { -deal(form: "def") } som kan angres.

## What was typed

table-entry-unknown = «{ $text }» betyr ingenting her; help viser det som gjør det.
table-entry-which = «{ $text }» kan være { $words }.
table-entry-incomplete = Det mangler noe etter { $verb }. Skriv help for å se eksempler.
table-entry-number = Nummer { $n } finnes ikke her; numrene går til { $highest }.
table-entry-no-numbers = Ingenting er nummerert nå.
table-entry-number-twice = Nummer { $n } er nevnt to ganger.
table-entry-card-too-often = { $card } er nevnt flere ganger enn du har kortet.
table-entry-no-card = «{ $text }» er ikke et kort.
table-entry-one-card = Bare ett kort kan etterlyses.
table-save-where = Skriv også et filnavn: save FIL
table-save-nothing = Det er ingenting å lagre ennå: Ingen { -deal } er ferdig.
table-save-failed = { $file } kunne ikke skrives: { $reason }
table-saved-record = { $n ->
        [one] Én ferdig { -deal } ble skrevet til { $file }.
       *[other] { $n } ferdige { -deal(form: "pl") } ble skrevet til { $file }.
    }
table-page-end = { $more ->
        [yes] Enter: mer. En annen tast og Enter: tilbake til bordet.
       *[no] Enter: tilbake til bordet.
    }
table-rules-title = Reglene som gjelder: { $game }

## Help

table-help-title = Hjelp
table-help-card = Et kort: Skriv nummeret eller navnet, for eksempel { $card } eller { $name }.
table-help-cards = Flere kort: numre eller navn på én linje, for eksempel { $cards }.
table-help-legend = { $legend } Kommandoen rules forteller mer.
table-help-bid = En { -bid }: bare tallet, altså { $bid } eller bid { $bid }; ellers pass.
table-help-alone = For å ta alle { -trick(form: "pl") } alene: { $alone }.
table-help-declare = Melde { -trump }: nummeret fra listen, eller kortene; ellers pass.
table-help-bury = Vrake: { $n } kort på én linje, med nummer eller navn.
table-help-trump = Velge { -trump }: den første bokstaven ({ $letter } for { $suit }) eller nummeret.
table-help-call = Etterlyse { -partner }: kortet, for eksempel { $card } eller call { $card }, eller nummeret.
table-help-short = Ord kan forkortes så lenge de er entydige.
table-help-command = { $name }: { $text }
table-help-help = denne siden
table-help-hint = hva en { -computer-player } ville gjort i ditt sted, og hvorfor
table-help-why = hvorfor siste { -computer-player } gjorde som den gjorde (why venstre: spilleren til venstre)
table-help-undo = angre det siste valget ditt i denne { -deal(form: "def") }
table-help-last = siste { -trick }
table-help-rules = reglene som gjelder, { -house-rule(form: "pl") } medregnet
table-help-score = poengskjemaet
table-help-table = alt som ligger åpent, i ord
table-help-hand = { -hand(form: "def") } din, i ord
table-help-kitty = { $kitty } eller det som ble vraket, så langt du har sett det
table-help-save = save FIL: de ferdige { -deal(form: "def-pl") } som en { -record }, FIL.kbz
table-help-quit = gå fra bordet; { -match(form: "def") } lagres, og du kan fortsette senere

## The start menu

table-menu-title = Hva vil du spille?
table-menu-game = { $n }  { $game }  { $facts }
table-menu-facts = { $seats } { -player(form: "pl") }, { $cards } kort
table-menu-enter = Enter: { $game } mot { -computer-player(form: "pl") } på middels nivå.
table-menu-resume = r: fortsett { $name } ({ $game }, { -deal } { $deal }).
table-menu-damaged = { $name } kan ikke leses: { $text }
table-menu-again = Skriv et tall fra 1 til { $highest }, eller trykk Enter.
table-menu-options-title = { -house-rule(form: "Pl") } for { $game }
table-menu-options = { -house-rule(form: "Pl") }: Enter beholder dem som de er, navn=verdi endrer én, ? viser dem.
table-menu-option = { $words }: { $name }={ $value }  ({ $allowed })
table-menu-chosen = Valgt: { $chosen }
table-menu-strength = Hvor sterke skal de andre være: easy (lett), medium (middels) eller hard (vanskelig)? Enter: medium.
table-menu-names = Navn på de { $n } andre { -player(form: "def-pl") }, med komma mellom, fra den som kommer etter deg. Enter: ingen.
table-menu-direction = Det spilles { $clockwise ->
        [yes] med klokka, så den første sitter til venstre for deg.
       *[no] mot klokka, så den første sitter til høyre for deg.
    }
table-list-none = Ingen { -match(form: "pl") } er lagret ennå. De kommer til å ligge i { $folder }
table-list-folder = Lagrede { -match(form: "pl") } ligger i { $folder }
table-list-damaged = { $name }  kan ikke leses: { $text }
table-list-match = { $name }  { $game }, { -deal } { $deal }, { $state ->
        [over] ferdig
       *[running] pågår
    }: { $scores }

## In a record

match-undone = { $saw ->
        [yes] Valgt på nytt etter angring, og i mellomtiden var det sett kort som ikke kunne være kjent her.
       *[no] Valgt på nytt etter angring.
    }

## Problems, said to the person at the table

# Den ene feilen etter den andre, hver som en setning.
table-problems = { $first } { $then }
table-problem-play-not_held = Du har ikke { $card }.
table-problem-play-one_card = Spill ett kort, ikke { $n }.
table-problem-play-no_cards = Nevn kortene du vil spille.
table-problem-play-called_card = { $called } er etterlyst: Du må spille det nå, ikke { $card }.
table-problem-play-must_follow = Du kan ikke spille { $card }: { $suit ->
        [S] { -spades } er spilt ut, og du har
        [H] { -hearts } er spilt ut, og du har
        [D] { -diamonds } er spilt ut, og du har
        [C] { -clubs } er spilt ut, og du har
        [R] { -red } er spilt ut, og du har
        [G] { -green } er spilt ut, og du har
        [Y] { -yellow } er spilt ut, og du har
        [B] { -black } er spilt ut, og du har
       *[other] { -suit(form: "def") } som er spilt ut, må følges, og du har
    } { $n ->
        [one] ett kort i { -suit(form: "def") }.
       *[other] { $n } kort i { -suit(form: "def") }.
    }
table-problem-play-must_follow_trump = Du kan ikke spille { $card }: { -trump } er spilt ut ({ $led }), og du har { $n ->
        [one] én { -trump }.
       *[other] { $n } { -trump(form: "pl") }.
    }
table-problem-play-wrong_number = Legg { $size ->
        [one] ett kort
       *[other] { $size } kort
    }, like mange som ble spilt ut, ikke { $n }.
table-problem-play-must_follow_number = Du har { $n } kort i { -suit(form: "def") } som er spilt ut: { $owed } av kortene du legger, må være i { -suit(form: "def") }.
table-problem-play-owes_pairs = Til { $led } må du legge { $n ->
        [one] et { -pair }
       *[other] { $n } { -pair(form: "pl") }
    } i samme { -suit }, for det har du.
table-problem-play-owes_tractor = Til { $led } må du legge en { -tractor } på { $n } { -pair(form: "pl") }, for det har du.
table-problem-bury-not_held = Du har ikke { $card }.
table-problem-bury-wrong_number = Du nevnte { $n } av de { $size } kortene som skal vrakes.
table-problem-declare-not_held = Du har ikke { $cards }.
table-problem-call-own_card = Du har { $card } selv; etterlys et kort som en annen har.

problem-match-not_to_act = { -seat } { $seat } handlet, men det var tur til { -seat } { $turn }
problem-match-nothing_to_take_back = { $n } handlinger skulle angres, men så mange finnes det ikke
problem-match-no_next_deal = en ny { -deal } kan ikke begynne før den på bordet er regnet opp, eller når { -match(form: "def") } er slutt
problem-match-head = dette er ikke et lagret { -match }: den første linjen kan ikke leses
problem-match-version = dette { -match(form: "def") } er lagret av en versjon av Kibitz som denne ikke kan lese ({ $version }; kjent er { $known })
problem-match-revision = reglene for { $variant } er endret siden dette { -match(form: "def") } begynte (revisjon { $revision }, nå { $known }); det kan ikke fortsette
problem-match-seats = { -match(form: "def") } har { $n } { -seat(form: "pl") }, men spillet har { $expected }
problem-match-event = denne linjen i { -match(form: "def") } kan ikke leses
problem-match-unknown = det finnes ikke noe lagret { -match } som heter «{ $name }»; disse finnes: { $known }
problem-match-none_saved = det finnes ikke noe uferdig { -match } å fortsette
problem-match-in_use = { -match(form: "def") } «{ $name }» er åpent ved et annet bord
problem-match-damaged = { $text }{ $n ->
        [0] ; ingenting av { $name } kan reddes
        [one] ; bare linjen før den er hel: kibitz play --resume { $name } --salvage begynner { -match(form: "def") } på nytt i en ny fil
       *[other] ; de { $n } linjene før den er hele: kibitz play --resume { $name } --salvage kopierer dem til et nytt { -match } og fortsetter der
    }
problem-match-last_damaged = det siste { -match(form: "def") } kan ikke leses: { $text }; kibitz play --list viser de andre
problem-match-persons = mer enn ett menneske sitter ved bordet i «{ $name }»; i en terminal er det plass til ett
problem-match-no_person = ingen mennesker sitter ved bordet i «{ $name }»: bare { -computer-player(form: "pl") }
problem-usage-play_seat = --seat { $seat }: dette spillet har { -seat(form: "def-pl") } 0 til { $highest }
problem-usage-play_names = det er { $n } navn, men { $expected } andre sitter ved bordet
problem-usage-play_name = «{ $name }» kan ikke være navnet på en { -player }: 1 til 16 bokstaver, og ingen andre heter det
problem-usage-resume_alone = --resume fortsetter et { -match } slik det ble begynt; { $option } kan ikke oppgis sammen med det
problem-usage-list_alone = --list viser hva som er lagret; { $option } kan ikke oppgis sammen med det
problem-usage-pace = --pace kan ikke være «{ $value }»: Det er et antall sekunder fra 0 til 60
