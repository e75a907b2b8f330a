# What can be wrong with an input: what, where, and what is allowed. One message for each code in the source,
# problem-<area>-<what>. Cards, actions and options stay as they are typed; suits are given in words.


## Cards and actions as text

problem-card-unknown = “{ $card }” is not a card. Cards look like R14 or CR (Rook), HT or S2 (French packs), JR and JB (jokers)
problem-action-unknown = “{ $text }” is not an action. Actions look like: pass, bid 75, declare H2 H2, bury R5 R6, trump R, call HA, play H5


## A variant and its house rules

problem-variant-unknown = there is no variant “{ $variant }”; { $near ->
        [none] there are: { $allowed }
       *[other] the nearest are: { $near }
    }
problem-variant-option_unknown = { $variant } has no option “{ $option }”; it has: { $allowed }
problem-variant-option_value = { $option } cannot be “{ $value }”; allowed are: { $allowed }
problem-variant-option_needs = { $option } can only be given together with { $other }={ $value }
problem-variant-options_clash = { $option }={ $value } and { $other }={ $other_value } contradict each other
problem-variant-option_above = { $option }={ $value } is too high: with these rules the highest bid is { $limit }


## The phase

problem-phase-wrong_action =
    “{ $action }” is out of turn: { $phase ->
        [auction] the auction is not over, so only calls are possible
        [bury] the declarer must now bury cards
        [name_trump] the declarer must now name the trump suit
        [call] the declarer must now call a card
       *[play] cards are being played
    }
problem-deal-over = the deal is over, so “{ $action }” comes too late


## The auction

problem-auction-above_top = nobody can bid { $bid }: the highest bid is { $top }
problem-auction-too_low = a bid of { $bid } is too low: bid { $lowest } or more, { $top } at most, or pass
problem-auction-not_a_multiple = { $bid } is no bid: bids are multiples of { $step }
problem-auction-no_such_bid = the bid “{ $bid }” does not exist in this game

problem-declare-no_declaration = { $cards } declares nothing: show one { $level } of a suit, a pair of the same { $level }, or two jokers of one colour
problem-declare-not_held = { $cards } cannot be declared: the hand does not hold that
problem-declare-not_stronger = { $cards } is not stronger than the standing “{ $standing }”


## The kitty, trump, and the called card

problem-bury-wrong_number = { $n ->
        [one] one card was
       *[other] { $n } cards were
    } put down, but { $size } must be buried
problem-bury-not_held = { $card } cannot be buried: the hand does not hold it
problem-bury-counters = { $n ->
        [one] one counter was
       *[other] { $n } counters were
    } put down; this hand may bury { $limit ->
        [0] no counters
        [one] one counter
       *[other] { $limit } counters
    } at most

problem-trump-no_such_suit = “{ $suit }” cannot be trump here; these can: { $allowed }

problem-call-wrong_suit = { $card } cannot be called: the called card must be a { $suit ->
        [S] spade
        [H] heart
        [D] diamond
        [C] club
       *[other] card of the suit led
    }, like the card led
problem-call-own_card = { $card } cannot be called: the declarer holds it
problem-call-not_callable = { $card } cannot be called; these can: { $allowed }


## Playing cards

problem-play-not_held = seat { $seat } played { $card } but does not hold it
problem-play-one_card = { $n } cards were played, but in this game it is always one
problem-play-no_cards = no card was played
problem-play-called_card = seat { $seat } played { $card } but holds { $called }, the called card, and must play it now
problem-play-must_follow = seat { $seat } played { $card } but holds { $suit ->
        [S] { $n ->
            [one] a spade
           *[other] { $n } spades
        }
        [H] { $n ->
            [one] a heart
           *[other] { $n } hearts
        }
        [D] { $n ->
            [one] a diamond
           *[other] { $n } diamonds
        }
        [C] { $n ->
            [one] a club
           *[other] { $n } clubs
        }
        [R] { $n ->
            [one] a red card
           *[other] { $n } red cards
        }
        [G] { $n ->
            [one] a green card
           *[other] { $n } green cards
        }
        [Y] { $n ->
            [one] a yellow card
           *[other] { $n } yellow cards
        }
        [B] { $n ->
            [one] a black card
           *[other] { $n } black cards
        }
       *[other] { $n ->
            [one] a card
           *[other] { $n } cards
        } of it
    }, the suit led
problem-play-must_follow_trump = seat { $seat } played { $card } but holds { $n ->
        [one] a trump
       *[other] { $n } trumps
    }, and { $led } was led, a trump
problem-play-wrong_number = { $n ->
        [one] one card was
       *[other] { $n } cards were
    } played, but { $size ->
        [one] one was
       *[other] { $size } were
    } led
problem-play-must_follow_number = seat { $seat } holds { $n ->
        [one] one card
       *[other] { $n } cards
    } of the suit led and must play { $owed } of them to { $led }
problem-play-owes_pairs = seat { $seat } must play { $n ->
        [one] a pair
       *[other] { $n } pairs
    } of the suit led to { $led }
problem-play-owes_tractor = seat { $seat } must answer { $led } with a tractor of { $n } pairs, which it holds
problem-play-mixed_suits = { $cards } cannot be led together: they are not all of one suit, or all trumps
problem-play-not_a_shape = { $cards } cannot be led together: lead one card, a pair, or a tractor (pairs in a row)


## A start: the facts a position is set up from

problem-start-phase = “{ $phase }” is not a phase a start can be in; these are: { $allowed }
problem-start-seat = { $key }: there is no seat { $seat }; seats go from 0 to { $highest }
problem-start-deal = deal { $deal }: the deals of a match are counted from 1
problem-start-length = { $key } has { $n ->
        [one] one entry
       *[other] { $n } entries
    } where { $expected } are needed
problem-start-negative = { $key } cannot be below zero
problem-start-not_in_this_game = { $key } does not exist in this game
problem-start-level = “{ $level }” is not a level; levels are: { $allowed }
problem-start-missing = { $key } is missing; a start in the phase “{ $phase }” needs it
problem-start-contract = a contract of { $contract } does not exist: contracts go from 1 to { $top }
problem-start-no_such_phase = this game has no phase “{ $phase }”
problem-start-partner = seat { $seat } cannot be the declarer and the partner
problem-start-card = { $card } is not in the pack, or is there too often
problem-start-hand_sizes = the hands are not all of one size, or are empty
problem-start-full_hands = before the auction every hand holds { $size } cards and the kitty { $kitty }


## Computer players

problem-player-unknown = there is no player “{ $player }”; { $near ->
        [none] there are: { $allowed }
       *[other] the nearest are: { $near }
    }
problem-player-parameter = the player “{ $player }” knows no “{ $parameter }”; it { $allowed ->
        [none] takes no settings
       *[other] knows: { $allowed }
    }
problem-player-value = the player “{ $player }” cannot have { $parameter }={ $value }; allowed are: { $allowed }


## Files

problem-file-missing = “{ $file }” is not there
problem-file-exists = “{ $file }” exists already and is kept; with --force it is replaced
problem-file-folder = “{ $file }” is a folder, not a file
problem-file-no_permission = “{ $file }” may not be opened: no permission
problem-file-kept = “{ $file }” is kept as it is: not all of “{ $source }” can be read, and what cannot would be lost; give a new name
problem-file-no_folder = “{ $file }” cannot be written: there is no folder “{ $folder }”
problem-file-no_name = the name of a file cannot be empty
problem-file-closed = standard { $stream ->
        [input] input
       *[output] output
    } is closed
problem-file-output = the output cannot be written: { $reason }
problem-file-system = the system refuses: { $reason }
problem-file-unusable = “{ $file }” cannot be used: { $reason }
problem-file-fault = { $file }: { $text }


## The command line

problem-usage-command = there is no command “{ $name }”{ $near ->
        [none] {""}
       *[other] {" "}(nearest: { $near })
    }; “kibitz --help” lists them
problem-usage-option = “{ $path }” has no option { $name }{ $near ->
        [none] {""}
       *[other] {" "}(nearest: { $near })
    }; see “{ $path } --help”
problem-usage-missing = { $name } is missing; see “{ $path } --help”
problem-usage-needs_value = { $name } needs a value; see “{ $path } --help”
problem-usage-other = { $text } See “{ $path } --help”
problem-usage-language = there is no language “{ $language }”; there are: { $allowed }
problem-usage-number = { $option } cannot be “{ $value }”: it is a whole number from { $lowest } to { $highest }
problem-usage-word = { $option } cannot be “{ $value }”; allowed are: { $allowed }
problem-usage-code_or_variant = give either a variant with its options or --code, not both
problem-usage-no_variant = which variant? There are: { $allowed }
problem-usage-option_form = --option { $text }: write it as name=value
problem-usage-option_twice = --option { $option } is given twice
problem-usage-twice = { $option } is given twice
problem-usage-not_both = { $option } and { $other } cannot be given together
problem-usage-players = { $n } players are given for { $seats } seats
problem-usage-needs_option = { $option } only makes sense with { $other }
problem-usage-position_alone = --position says everything: no --seed, --option or --code beside it
problem-usage-position_of_another = the position is one of { $found }, not of { $variant }
problem-usage-form = “{ $file }” does not say which form to write: end its name in .kbz or .jsonl, or give --to one of: { $allowed }
problem-usage-encoding = the command line is not text in UTF-8
