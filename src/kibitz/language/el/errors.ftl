# What can be wrong with an input, in Greek. One message for each code in the source, problem-<area>-<what>.


## Cards and actions as text

problem-card-unknown = το «{ $card }» δεν είναι { -card }. { -card(form: "Def-nom-pl") } γράφονται όπως R14 ή CR (Rook), HT ή S2 (γαλλική τράπουλα), JR και JB ({ -joker(form: "nom-pl") })
problem-action-unknown = το «{ $text }» δεν είναι κίνηση. Οι κινήσεις γράφονται έτσι: pass, bid 75, declare H2 H2, bury R5 R6, trump R, call HA, play H5


## A variant and its house rules

problem-variant-unknown = δεν υπάρχει { -variant } «{ $variant }»· { $near ->
        [none] υπάρχουν: { $allowed }
       *[other] οι πιο κοντινές: { $near }
    }
problem-variant-option_unknown = το { $variant } δεν έχει επιλογή «{ $option }»· έχει: { $allowed }
problem-variant-option_value = το { $option } δεν μπορεί να είναι «{ $value }»· επιτρέπονται: { $allowed }
problem-variant-option_needs = το { $option } δίνεται μόνο μαζί με { $other }={ $value }
problem-variant-options_clash = τα { $option }={ $value } και { $other }={ $other_value } δεν συμβιβάζονται
problem-variant-option_above = το { $option }={ $value } είναι πολύ ψηλό: με αυτούς τους κανόνες η ψηλότερη { -bid } είναι { $limit }


## The phase

problem-phase-wrong_action =
    το «{ $action }» είναι εκτός σειράς: { $phase ->
        [auction] { -auction(form: "def-nom") } δεν τελείωσε, άρα γίνονται μόνο { -bid(form: "nom-pl") } ή { -pass }
        [bury] τώρα { -declarer(form: "def-nom") } πρέπει να ξεσκαρτάρει
        [name_trump] τώρα { -declarer(form: "def-nom") } πρέπει να ορίσει { -trump(form: "acc") }
        [call] τώρα { -declarer(form: "def-nom") } πρέπει να ζητήσει ένα { -card(form: "acc") }
       *[play] τώρα παίζονται { -card(form: "nom-pl") }
    }
problem-deal-over = { -deal(form: "def-nom") } τελείωσε, άρα το «{ $action }» έρχεται πολύ αργά


## The auction

problem-auction-above_top = κανείς δεν μπορεί να δηλώσει { $bid }: η ψηλότερη { -bid } είναι { $top }
problem-auction-too_low = { -bid(form: "def-nom") } { $bid } είναι πολύ χαμηλή: δήλωσε { $lowest } ή περισσότερα, ως { $top }, ή πήγαινε { -pass(form: "acc") }
problem-auction-not_a_multiple = το { $bid } δεν είναι { -bid }: { -bid(form: "def-nom-pl") } είναι πολλαπλάσια του { $step }
problem-auction-no_such_bid = { -bid(form: "def-nom") } «{ $bid }» δεν υπάρχει σε αυτό το παιχνίδι

problem-declare-no_declaration = με { $cards } δεν γίνεται { -bid }: δείξε ένα { $level } κάποιου { -suit(form: "gen") }, { -pair(form: "acc") } του ίδιου { $level }, ή δύο { -joker(form: "acc-pl") } του ίδιου { -suit(form: "gen") }
problem-declare-not_held = δεν γίνεται { -bid } με { $cards }: δεν είναι σ{ -hand(form: "def-acc") }
problem-declare-not_stronger = το { $cards } δεν είναι πιο δυνατό από το «{ $standing }» που ισχύει


## The kitty, trump, and the called card

problem-bury-wrong_number = { $n ->
        [one] δόθηκε ένα { -card }
       *[other] δόθηκαν { $n } { -card(form: "nom-pl") }
    }, αλλά πρέπει να ξεσκαρταριστούν { $size }
problem-bury-not_held = το { $card } δεν μπορεί να ξεσκαρταριστεί: δεν είναι σ{ -hand(form: "def-acc") }
problem-bury-counters = { $n ->
        [one] δόθηκε ένα { -counter }
       *[other] δόθηκαν { $n } { -counter(form: "nom-pl") }
    }· από αυτό { -hand(form: "def-acc") } { $limit ->
        [0] δεν ξεσκαρτάρεται κανένα
        [one] ξεσκαρτάρεται το πολύ ένα
       *[other] ξεσκαρτάρονται το πολύ { $limit }
    }

problem-trump-no_such_suit = το «{ $suit }» δεν μπορεί να γίνει { -trump } εδώ· μπορούν: { $allowed }

problem-call-wrong_suit = το { $card } δεν μπορεί να ζητηθεί: { -card(form: "def-nom") } που ζητάς πρέπει να είναι { $suit ->
        [S] { -spade }
        [H] { -heart }
        [D] { -diamond }
        [C] { -club }
       *[other] σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") }
    }, όπως { -card(form: "def-nom") } { -lead(form: "def-gen") }
problem-call-own_card = το { $card } δεν μπορεί να ζητηθεί: το έχει { -declarer(form: "def-nom") }
problem-call-not_callable = το { $card } δεν μπορεί να ζητηθεί· μπορούν: { $allowed }


## Playing cards

problem-play-not_held = { -seat(form: "def-nom") } { $seat } έπαιξε { $card }, αλλά δεν το έχει
problem-play-one_card = παίχτηκαν { $n } { -card(form: "nom-pl") }, αλλά σε αυτό το παιχνίδι παίζεται πάντα ένα
problem-play-no_cards = δεν παίχτηκε κανένα { -card }
problem-play-called_card = { -seat(form: "def-nom") } { $seat } έπαιξε { $card }, αλλά έχει το { $called }, { -called-card(form: "def-acc") }, και πρέπει να το παίξει τώρα
problem-play-must_follow = { -seat(form: "def-nom") } { $seat } έπαιξε { $card }, αλλά σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") } έχει { $suit ->
        [S] { $n ->
            [one] ένα { -spade(form: "acc") }
           *[other] { $n } { -spade(form: "acc-pl") }
        }
        [H] { $n ->
            [one] μία { -heart(form: "acc") }
           *[other] { $n } { -heart(form: "acc-pl") }
        }
        [D] { $n ->
            [one] ένα { -diamond(form: "acc") }
           *[other] { $n } { -diamond(form: "acc-pl") }
        }
        [C] { $n ->
            [one] ένα { -club(form: "acc") }
           *[other] { $n } { -club(form: "acc-pl") }
        }
        [R] { $n ->
            [one] ένα { -red(form: "acc") }
           *[other] { $n } { -red(form: "acc-pl") }
        }
        [G] { $n ->
            [one] ένα { -green(form: "acc") }
           *[other] { $n } { -green(form: "acc-pl") }
        }
        [Y] { $n ->
            [one] ένα { -yellow(form: "acc") }
           *[other] { $n } { -yellow(form: "acc-pl") }
        }
        [B] { $n ->
            [one] ένα { -black(form: "acc") }
           *[other] { $n } { -black(form: "acc-pl") }
        }
       *[other] { $n ->
            [one] ένα { -card(form: "acc") }
           *[other] { $n } { -card(form: "acc-pl") }
        }
    }
problem-play-must_follow_trump = { -seat(form: "def-nom") } { $seat } έπαιξε { $card }, αλλά έχει { $n ->
        [one] ένα { -trump(form: "acc") }
       *[other] { $n } { -trump(form: "acc-pl") }
    }, και { -lead(form: "def-nom") } έγινε με { -trump(form: "acc") } ({ $led })
problem-play-wrong_number = { $n ->
        [one] παίχτηκε ένα { -card }
       *[other] παίχτηκαν { $n } { -card(form: "nom-pl") }
    }, αλλά { -lead(form: "def-nom") } είχε { $size ->
        [one] ένα
       *[other] { $size }
    }
problem-play-must_follow_number = { -seat(form: "def-nom") } { $seat } έχει { $n ->
        [one] ένα { -card(form: "acc") }
       *[other] { $n } { -card(form: "acc-pl") }
    } σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") } και πρέπει να παίξει { $owed } από αυτά ({ -lead }: { $led })
problem-play-owes_pairs = { -seat(form: "def-nom") } { $seat } πρέπει να παίξει { $n ->
        [one] ένα { -pair(form: "acc") }
       *[other] { $n } { -pair(form: "acc-pl") }
    } σ{ -suit(form: "def-acc") } { -lead(form: "def-gen") } ({ -lead }: { $led })
problem-play-owes_tractor = { -seat(form: "def-nom") } { $seat } πρέπει να απαντήσει στο { $led } με { -tractor(form: "def-acc") } από { $n } { -pair(form: "acc-pl") } που έχει
problem-play-mixed_suits = δεν γίνεται { -lead } με { $cards } μαζί: δεν είναι όλα ενός { -suit(form: "gen") }, ούτε όλα { -trump(form: "nom-pl") }
problem-play-not_a_shape = δεν γίνεται { -lead } με { $cards } μαζί: παίξε ένα { -card(form: "acc") }, ένα { -pair(form: "acc") } ή ένα { -tractor(form: "acc") } (συνεχόμενα { -pair(form: "acc-pl") })


## A start: the facts a position is set up from

problem-start-phase = το «{ $phase }» δεν είναι φάση από την οποία γίνεται αρχή· επιτρέπονται: { $allowed }
problem-start-seat = { $key }: δεν υπάρχει { -seat } { $seat }· { -seat(form: "def-nom-pl") } πάνε από 0 ως { $highest }
problem-start-deal = { -deal } { $deal }: { -deal(form: "def-nom-pl") } μιας { -match(form: "gen") } μετρούν από το 1
problem-start-length = το { $key } έχει { $n ->
        [one] ένα στοιχείο
       *[other] { $n } στοιχεία
    }, αλλά χρειάζονται { $expected }
problem-start-negative = το { $key } δεν μπορεί να είναι κάτω από το μηδέν
problem-start-not_in_this_game = το { $key } δεν υπάρχει σε αυτό το παιχνίδι
problem-start-level = το «{ $level }» δεν είναι { -level }· { -level(form: "def-nom-pl") } είναι: { $allowed }
problem-start-missing = λείπει το { $key }· η αρχή στη φάση «{ $phase }» το χρειάζεται
problem-start-contract = { -contract } { $contract } δεν υπάρχει: { -contract(form: "def-nom-pl") } πάνε από 1 ως { $top }
problem-start-no_such_phase = αυτό το παιχνίδι δεν έχει φάση «{ $phase }»
problem-start-partner = { -seat(form: "def-nom") } { $seat } δεν μπορεί να είναι και { -declarer } και { -partner }
problem-start-card = το { $card } δεν είναι στην τράπουλα, ή υπάρχει πολλές φορές
problem-start-hand_sizes = { -hand(form: "def-nom-pl") } δεν έχουν όλα το ίδιο μέγεθος, ή είναι άδεια
problem-start-full_hands = πριν από { -auction(form: "def-acc") } κάθε { -hand } έχει { $size } { -card(form: "acc-pl") } και { -kitty(form: "def-nom-pl") } είναι { $kitty }


## Computer players

problem-player-unknown = δεν υπάρχει { -player } «{ $player }»· { $near ->
        [none] υπάρχουν: { $allowed }
       *[other] οι πιο κοντινοί: { $near }
    }
problem-player-parameter = { -player(form: "def-nom") } «{ $player }» δεν ξέρει το «{ $parameter }»· { $allowed ->
        [none] δεν παίρνει ρυθμίσεις
       *[other] ξέρει: { $allowed }
    }
problem-player-value = { -player(form: "def-nom") } «{ $player }» δεν μπορεί να έχει { $parameter }={ $value }· επιτρέπονται: { $allowed }


## Files

problem-file-missing = το «{ $file }» δεν υπάρχει
problem-file-exists = το «{ $file }» υπάρχει ήδη και μένει όπως είναι· με --force αντικαθίσταται
problem-file-folder = το «{ $file }» είναι φάκελος, όχι αρχείο
problem-file-no_permission = το «{ $file }» δεν ανοίγει: δεν υπάρχει άδεια
problem-file-kept = το «{ $file }» μένει όπως είναι: το «{ $source }» δεν διαβάζεται όλο, και ό,τι δεν διαβάζεται θα χανόταν· δώσε νέο όνομα
problem-file-no_folder = το «{ $file }» δεν μπορεί να γραφτεί: δεν υπάρχει φάκελος «{ $folder }»
problem-file-no_name = το όνομα ενός αρχείου δεν μπορεί να είναι κενό
problem-file-closed = { $stream ->
        [input] η τυπική είσοδος
       *[output] η τυπική έξοδος
    } είναι κλειστή
problem-file-output = το αποτέλεσμα δεν μπορεί να γραφτεί: { $reason }
problem-file-system = το σύστημα αρνείται: { $reason }
problem-file-unusable = το «{ $file }» δεν μπορεί να χρησιμοποιηθεί: { $reason }
problem-file-fault = { $file }: { $text }


## The command line

problem-usage-command = δεν υπάρχει εντολή «{ $name }»{ $near ->
        [none] {""}
       *[other] {" "}(η πιο κοντινή: { $near })
    }· όλες τις δείχνει το «kibitz --help»
problem-usage-option = το «{ $path }» δεν έχει επιλογή { $name }{ $near ->
        [none] {""}
       *[other] {" "}(η πιο κοντινή: { $near })
    }· δες «{ $path } --help»
problem-usage-missing = λείπει το { $name }· δες «{ $path } --help»
problem-usage-needs_value = το { $name } χρειάζεται μια τιμή· δες «{ $path } --help»
problem-usage-other = { $text } Δες «{ $path } --help»
problem-usage-language = δεν υπάρχει γλώσσα «{ $language }»· υπάρχουν: { $allowed }
problem-usage-number = το { $option } δεν μπορεί να είναι «{ $value }»: είναι ακέραιος από { $lowest } ως { $highest }
problem-usage-word = το { $option } δεν μπορεί να είναι «{ $value }»· επιτρέπονται: { $allowed }
problem-usage-code_or_variant = δώσε ή μια { -variant(form: "acc") } με τις επιλογές της ή --code, όχι και τα δύο
problem-usage-no_variant = ποια { -variant }; Υπάρχουν: { $allowed }
problem-usage-option_form = --option { $text }: γράφεται name=value
problem-usage-option_twice = το --option { $option } δόθηκε δύο φορές
problem-usage-twice = το { $option } δόθηκε δύο φορές
problem-usage-not_both = τα { $option } και { $other } δεν δίνονται μαζί
problem-usage-players = δόθηκαν { $n } { -player(form: "nom-pl") } για { $seats } { -seat(form: "acc-pl") }
problem-usage-needs_option = το { $option } έχει νόημα μόνο με το { $other }
problem-usage-position_alone = το --position τα λέει όλα: δεν δίνονται μαζί του --seed, --option ή --code
problem-usage-position_of_another = { -position(form: "def-nom") } είναι του { $found }, όχι του { $variant }
problem-usage-form = το «{ $file }» δεν δείχνει σε ποια μορφή να γραφτεί: βάλε κατάληξη .kbz ή .jsonl, ή δώσε --to με ένα από: { $allowed }
problem-usage-encoding = η γραμμή εντολών δεν είναι κείμενο σε UTF-8
