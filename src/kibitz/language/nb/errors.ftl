# What can be wrong with an input: what, where, and what is allowed. One message for each code in the source,
# problem-<area>-<what>. Cards, actions and options stay as they are typed; suits are given in words.


## Cards and actions as text

problem-card-unknown = «{ $card }» er ikke et kort. Kort skrives slik: R14 eller CR (Rook), HT eller S2 (franske kort), JR og JB ({ -joker(form: "pl") })
problem-action-unknown = «{ $text }» er ikke en handling. Handlinger skrives slik: pass, bid 75, declare H2 H2, bury R5 R6, trump R, call HA, play H5


## A variant and its house rules

problem-variant-unknown = det finnes ingen variant «{ $variant }»; { $near ->
        [none] disse finnes: { $allowed }
       *[other] de nærmeste er: { $near }
    }
problem-variant-option_unknown = { $variant } har ikke valget «{ $option }»; valgene er: { $allowed }
problem-variant-option_value = { $option } kan ikke være «{ $value }»; tillatt er: { $allowed }
problem-variant-option_needs = { $option } kan bare oppgis sammen med { $other }={ $value }
problem-variant-options_clash = { $option }={ $value } og { $other }={ $other_value } motsier hverandre
problem-variant-option_above = { $option }={ $value } er for høyt: Med disse reglene er den høyeste { -bid(form: "def") } { $limit }


## The phase

problem-phase-wrong_action =
    «{ $action }» er ikke mulig nå: { $phase ->
        [auction] { -auction(form: "def") } er ikke slutt, så bare { -bid(form: "pl") } er mulig
        [bury] { -declarer(form: "def") } må nå vrake kort
        [name_trump] { -declarer(form: "def") } må nå velge { -trump }
        [call] { -declarer(form: "def") } må nå etterlyse et kort
       *[play] det spilles kort
    }
problem-deal-over = { -deal(form: "def") } er slutt, så «{ $action }» kommer for sent


## The auction

problem-auction-above_top = ingen kan melde { $bid }: Den høyeste { -bid(form: "def") } er { $top }
problem-auction-too_low = en { -bid } på { $bid } er for lav: Meld { $lowest } eller mer, høyst { $top }, eller { -pass }
problem-auction-not_a_multiple = { $bid } kan ikke meldes: { -bid(form: "Pl") } er delelige med { $step }
problem-auction-no_such_bid = { -bid(form: "def") } «{ $bid }» finnes ikke i dette spillet

problem-declare-no_declaration = { $cards } er ingen { -trump }melding: Vis én { $level } i en { -suit }, et { -pair } av samme { $level }, eller to { -joker(form: "pl") } i samme { -suit }
problem-declare-not_held = { $cards } kan ikke meldes: Det finnes ikke på { -hand(form: "def") }
problem-declare-not_stronger = { $cards } er ikke sterkere enn «{ $standing }», som står


## The kitty, trump, and the called card

problem-bury-wrong_number = { $n ->
        [one] ett kort
       *[other] { $n } kort
    } ble lagt ned, men { $size } må vrakes
problem-bury-not_held = { $card } kan ikke vrakes: Kortet finnes ikke på { -hand(form: "def") }
problem-bury-counters = { $n ->
        [one] ett { -counter }
       *[other] { $n } { -counter(form: "pl") }
    } ble lagt ned; fra denne { -hand(form: "def") } kan det { $limit ->
        [0] ikke vrakes noen { -counter(form: "pl") }
        [one] vrakes høyst ett { -counter }
       *[other] vrakes høyst { $limit } { -counter(form: "pl") }
    }

problem-trump-no_such_suit = «{ $suit }» kan ikke være { -trump } her; det kan: { $allowed }

problem-call-wrong_suit = { $card } kan ikke etterlyses: { -called-card(form: "Def") } må være i { $suit ->
        [S] { -spades }
        [H] { -hearts }
        [D] { -diamonds }
        [C] { -clubs }
       *[other] samme { -suit }
    }, som kortet som ble spilt ut
problem-call-own_card = { $card } kan ikke etterlyses: { -declarer(form: "Def") } har kortet selv
problem-call-not_callable = { $card } kan ikke etterlyses; det kan: { $allowed }


## Playing cards

problem-play-not_held = { -seat } { $seat } spilte { $card }, men har ikke kortet
problem-play-one_card = det ble spilt { $n } kort, men i dette spillet er det alltid ett
problem-play-no_cards = det ble ikke spilt noe kort
problem-play-called_card = { -seat } { $seat } spilte { $card }, men har { $called }, { -called-card(form: "def") }, og må spille det nå
problem-play-must_follow = { -seat } { $seat } spilte { $card }, men har { $n } kort i { $suit ->
        [S] { -spades }
        [H] { -hearts }
        [D] { -diamonds }
        [C] { -clubs }
        [R] { -red }
        [G] { -green }
        [Y] { -yellow }
        [B] { -black }
       *[other] den
    }, { -suit(form: "def") } som ble spilt ut
problem-play-must_follow_trump = { -seat } { $seat } spilte { $card }, men har { $n ->
        [one] én { -trump }
       *[other] { $n } { -trump(form: "pl") }
    }, og { $led } ble spilt ut, som er { -trump }
problem-play-wrong_number = { $n ->
        [one] ett kort
       *[other] { $n } kort
    } ble spilt, men { $size ->
        [one] ett
       *[other] { $size }
    } ble spilt ut
problem-play-must_follow_number = { -seat } { $seat } har { $n ->
        [one] ett kort
       *[other] { $n } kort
    } i { -suit(form: "def") } som ble spilt ut, og må legge { $owed } av dem til { $led }
problem-play-owes_pairs = { -seat } { $seat } må legge { $n ->
        [one] et { -pair }
       *[other] { $n } { -pair(form: "pl") }
    } i { -suit(form: "def") } som ble spilt ut, til { $led }
problem-play-owes_tractor = { -seat } { $seat } må svare på { $led } med en { -tractor } på { $n } { -pair(form: "pl") }, og har en slik
problem-play-mixed_suits = { $cards } kan ikke spilles ut sammen: Kortene er ikke alle i samme { -suit } eller alle { -trump }
problem-play-not_a_shape = { $cards } kan ikke spilles ut sammen: Spill ut ett kort, et { -pair } eller en { -tractor } ({ -pair(form: "pl") } på rad)


## A start: the facts a position is set up from

problem-start-phase = «{ $phase }» er ikke en fase en start kan være i; disse er det: { $allowed }
problem-start-seat = { $key }: Det finnes ingen { -seat } { $seat }; { -seat(form: "def-pl") } går fra 0 til { $highest }
problem-start-deal = { -deal } { $deal }: { -deal(form: "Def-pl") } i et { -match } telles fra 1
problem-start-length = { $key } har { $n ->
        [one] én oppføring
       *[other] { $n } oppføringer
    } der det trengs { $expected }
problem-start-negative = { $key } kan ikke være under null
problem-start-not_in_this_game = { $key } finnes ikke i dette spillet
problem-start-level = «{ $level }» er ikke et { -level }; { -level(form: "def-pl") } er: { $allowed }
problem-start-missing = { $key } mangler; en start i fasen «{ $phase }» trenger det
problem-start-contract = en { -contract } på { $contract } finnes ikke: { -contract(form: "Pl") } går fra 1 til { $top }
problem-start-no_such_phase = dette spillet har ingen fase «{ $phase }»
problem-start-partner = { -seat } { $seat } kan ikke være både { -declarer } og { -partner }
problem-start-card = { $card } finnes ikke i kortstokken, eller er med for mange ganger
problem-start-hand_sizes = { -hand(form: "def-pl") } er ikke like store, eller de er tomme
problem-start-full_hands = før { -auction(form: "def") } har hver { -hand } { $size } kort, og det ligger { $kitty } i { -talon(form: "def") }


## Computer players

problem-player-unknown = det finnes ingen { -computer-player } «{ $player }»; { $near ->
        [none] disse finnes: { $allowed }
       *[other] de nærmeste er: { $near }
    }
problem-player-parameter = { -computer-player(form: "def") } «{ $player }» kjenner ikke «{ $parameter }»; den { $allowed ->
        [none] har ingen innstillinger
       *[other] kjenner: { $allowed }
    }
problem-player-value = { -computer-player(form: "def") } «{ $player }» kan ikke ha { $parameter }={ $value }; tillatt er: { $allowed }


## Files

problem-file-missing = «{ $file }» finnes ikke
problem-file-exists = «{ $file }» finnes allerede og beholdes; med --force blir den erstattet
problem-file-folder = «{ $file }» er en mappe, ikke en fil
problem-file-no_permission = «{ $file }» kan ikke åpnes: ingen tilgang
problem-file-kept = «{ $file }» beholdes som den er: Ikke alt i «{ $source }» kan leses, og resten ville gå tapt; oppgi et nytt navn
problem-file-no_folder = «{ $file }» kan ikke skrives: Mappen «{ $folder }» finnes ikke
problem-file-no_name = navnet på en fil kan ikke være tomt
problem-file-closed = standard { $stream ->
        [input] inndata
       *[output] utdata
    } er lukket
problem-file-output = utdata kan ikke skrives: { $reason }
problem-file-system = systemet nekter: { $reason }
problem-file-unusable = «{ $file }» kan ikke brukes: { $reason }
problem-file-fault = { $file }: { $text }


## The command line

problem-usage-command = det finnes ingen kommando «{ $name }»{ $near ->
        [none] {""}
       *[other] {" "}(nærmest: { $near })
    }; «kibitz --help» viser dem
problem-usage-option = «{ $path }» har ikke valget { $name }{ $near ->
        [none] {""}
       *[other] {" "}(nærmest: { $near })
    }; se «{ $path } --help»
problem-usage-missing = { $name } mangler; se «{ $path } --help»
problem-usage-needs_value = { $name } trenger en verdi; se «{ $path } --help»
problem-usage-other = { $text } Se «{ $path } --help»
problem-usage-language = språket «{ $language }» finnes ikke; disse finnes: { $allowed }
problem-usage-number = { $option } kan ikke være «{ $value }»: Det er et helt tall fra { $lowest } til { $highest }
problem-usage-word = { $option } kan ikke være «{ $value }»; tillatt er: { $allowed }
problem-usage-code_or_variant = oppgi enten en variant med valg eller --code, ikke begge
problem-usage-no_variant = hvilken variant? Disse finnes: { $allowed }
problem-usage-option_form = --option { $text }: Skriv det som navn=verdi
problem-usage-option_twice = --option { $option } er oppgitt to ganger
problem-usage-twice = { $option } er oppgitt to ganger
problem-usage-not_both = { $option } og { $other } kan ikke oppgis sammen
problem-usage-players = det er oppgitt { $n } { -player(form: "pl") } til { $seats } { -seat(form: "pl") }
problem-usage-needs_option = { $option } gir bare mening sammen med { $other }
problem-usage-position_alone = --position sier alt: ingen --seed, --option eller --code ved siden av
problem-usage-position_of_another = posisjonen hører til { $found }, ikke til { $variant }
problem-usage-form = «{ $file }» viser ikke hvilket format som skal skrives: La navnet slutte på .kbz eller .jsonl, eller oppgi --to med et av disse: { $allowed }
problem-usage-encoding = kommandolinjen er ikke tekst i UTF-8
