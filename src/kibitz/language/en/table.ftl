# The table in the terminal. $seat is a name such as Left or You; $you is “yes” where it is the reader.
# $cards and $card come in words or short, as the table shows them; $kitty is the game's own word.

cli-play = Play a game against computer players.
    .about = The table opens in your browser; with --terminal it opens here. Without a variant you choose there what to play. Every action is saved as it happens, so nothing is lost, whatever ends the program. Nothing is uploaded.
    .example =
        kibitz play
        kibitz play amerikaner --option players=5 --strength easy
        kibitz play --terminal
        kibitz play --resume
cli-option-play-terminal = Play in this terminal instead of the browser.
cli-option-play-strength = How strong the computer players are: easy, medium, hard, or the spec of a player; medium if not given.
cli-option-play-seat = Your seat, from 0; 0 if not given.
cli-option-play-names = Names of the others in order of play from the seat after yours, with commas.
cli-option-play-seed = Any text; the same seed gives the same cards. Drawn anew if not given.
cli-option-play-plain = Sentences, one fact a line, for screen readers: no drawing, no colour.
cli-option-play-no-color = No colours (the same as setting NO_COLOR).
cli-option-play-no-auto = Ask even where only one thing may be done.
cli-option-play-pace = Seconds to wait after each action of a computer player.
cli-option-play-resume = Go on with a saved match, the last one if no name is given.
cli-option-play-salvage = With --resume, if the match is damaged: copy what is whole of it into a new match and go on there. The damaged file stays as it is.
cli-option-play-list = List the saved matches and where they lie, and end.

## Places, sides, small words

table-place-south = You
table-place-west = Left
table-place-northwest = Upper left
table-place-north = Across
table-place-northeast = Upper right
table-place-east = Right
table-place-partner = Partner
table-you = you
table-we = We
table-they = They
table-trump = trump
table-no-trump = no-trump
table-prompt = {"> "}
table-and = and
# Between players, or numbered cards, where each may itself be a list.
table-list-apart = ;{" "}
table-legend-card = { $kind ->
        [joker] { $short } is the { $name }
       *[special] { $short } is { $name }
    }
table-arrow-clockwise = ↻
table-arrow-counter = ↺

## What stands on the table

table-title = { $game } { $dot } deal { $deal }
table-side-score = { $kind ->
        [level] { $side } at level { $value }
       *[points] { $side } { $value }
    }
table-score-to = { $scores } { $dot } to { $target }
table-score-in-short = { $own } { $points }, best { $best } { $best_points } { $dot } to { $target }
table-score-equal = All at { $points } { $dot } to { $target }
table-level-rank = Level { $rank }
table-trump-is = Trump: { $suit }
table-trump-none = No trump
table-trump-open = Trump not named yet
table-trump-first-lead = The first lead names trump
table-plays-for-points = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } for { $bid }
table-plays-for-tricks = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } for { $bid } tricks
table-plays-alone = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $alone }: every trick, alone
table-dealers-side = Dealer: { $seat }
table-called = Called: { $card }
table-partner-is = { $you ->
        [yes] You are the partner
       *[no] Partner: { $seat }
    }
table-partner-unknown = Partner not known yet
table-attackers = Attackers: { $side } { $points } (need { $needed })
table-taken = Taken: { $taken } tricks
table-taken-in = { $side } { $points } in { $tricks }
table-tricks-so-far = Tricks: { $tricks }
table-tricks-of = { $seat } { $n }
table-call-pass = pass
table-call = { $seat } { $call }
table-auction = Auction: { $calls }
table-auction-declaring = Declared: { $calls }
table-put = { $seat } { $cards }
table-last-trick = Trick { $n }: { $cards }. { $you ->
        [yes] You took it
       *[no] { $seat } took it
    }{ $points ->
        [0] .
       *[other] , { $points } points.
    }
table-set-aside = Set aside: { $cards }
table-known = { $seat } holds { $cards }
table-kitty-seen = The { $kitty }: { $cards }
table-buried-seen = Buried: { $cards }
table-buried-trumps = Buried trumps: { $cards }
table-kitty-hidden = Nobody has shown you the { $kitty }.
table-no-last-trick = No trick has been finished in this deal.

## On the felt

table-tag-dealer = dealer
table-tag-declarer = declarer
table-tag-dealer-plays = dealer
table-tag-partner = partner
table-tag-tricks = { $n ->
        [one] 1 trick
       *[other] { $n } tricks
    }
table-tag-turn = { $you ->
        [yes] your turn
       *[no] { $phase ->
            [auction] to call
            [bury] burying
            [name_trump] naming trump
           *[play] to play
        }
    }
table-tag-winning = wins
table-trick-number = Trick { $n } { $arrow }
table-points-on-table = { $points } points
table-direction = { $clockwise ->
        [yes] { $arrow } clockwise
       *[no] { $arrow } counterclockwise
    }

## What is asked

table-ask-bid = Your call: pass, or a number from { $low } to { $high }{ $step ->
        [1] {""}
        [5] {" "}by fives
       *[other] {" "}in steps of { $step }
    }{ $alone ->
        [yes] , or { $word }.
       *[no] .
    }
table-ask-no-bid = Your call: pass{ $alone ->
        [yes] , or { $word }.
       *[no] ; no higher number is left.
    }
table-ask-declare = Declare trumps with one of these, or pass: type the number.
table-ask-bury = Bury { $n ->
        [one] one card: type its number or name{ $counters ->
            [none_unless_forced] ; no counter unless you must.
            [one] ; one counter at most.
           *[any] .
        }
       *[other] { $n } cards: type their numbers or names on one line{ $counters ->
            [none_unless_forced] ; no counters unless you must.
            [one] ; one counter at most.
           *[any] .
        }
    }
table-ask-trump = Name trump: type the number or the first letter.
# The same three where nothing is typed.
table-choose-declare = Declare trumps, or pass.
table-choose-bury = Bury { $n ->
        [one] one card{ $counters ->
            [none_unless_forced] ; no counter unless you must.
            [one] ; one counter at most.
           *[any] .
        }
       *[other] { $n } cards{ $counters ->
            [none_unless_forced] ; no counters unless you must.
            [one] ; one counter at most.
           *[any] .
        }
    }
table-choose-trump = Name trump.
table-ask-call = Call one of these cards of { $suit }: its holder becomes your partner.
table-ask-first-lead = You lead; the suit of your card becomes trump.
table-ask-lead = You lead: any card.
table-ask-lead-shapes = { $throws ->
        [yes] You lead: cards of one suit, in any shapes.
       *[no] You lead: one card, a pair, or a tractor.
    }
table-follow = Follow { $suit }{ $n ->
        [one] {" "}({ $held ->
            [one] you hold one
           *[other] you hold { $held }
        }).
       *[other] {" "}with { $n } cards (you hold { $held }).
    }
table-follow-short = Play all your { $suit } ({ $held }) and fill up to { $n } cards with any others.
table-follow-void = You have no { $suit }: play any { $n ->
        [one] card.
       *[other] { $n } cards.
    }
table-follow-pairs = You owe { $n ->
        [one] a pair of it.
       *[other] { $n } pairs of it.
    }
table-follow-any-time = { $card } may be played at any time.
table-follow-called = { $card } was called: you must play it now.
table-winning = { $you ->
        [yes] You are winning with { $cards }.
       *[no] { $seat } is winning with { $cards }.
    }
table-option-pass = pass
table-option-declare = declare { $cards }
table-choice-spoken = { $n }: { $choice }
table-numbered = { $n }: { $card }
table-may-play = You may play { $cards }.
table-hand-spoken = { $kind ->
        [trump] Trump: { $cards }.
       *[suit] { $suit }: { $cards }.
    }

## What happens

table-welcome = This match is saved as { $name }. Type help for help.
table-welcome-back = Welcome back to { $name }.
table-goodbye = The match is saved as { $name }.
table-goodbye-over = The match is over; it is kept as { $name }.
table-salvaged = { $old } is damaged and stays as it is. Its first { $n ->
        [one] line was
       *[other] { $n } lines were
    } copied into { $name }, and you go on there.
table-resume-with = To go on: kibitz play --resume { $name }
table-event-deal = Deal { $deal }. { $you ->
        [yes] You are
       *[no] { $seat } is
    } { $initial ->
        [yes] the initial dealer.
       *[no] the dealer.
    }
table-event-level = The level is { $rank }: every { $rank } is a trump.
table-event-set-aside = Set aside before the deal: { $cards }.
table-event-passes = { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
table-event-bids = { $you ->
        [yes] You bid { $bid }.
       *[no] { $seat } bids { $bid }.
    }
table-event-bids-alone = { $you ->
        [yes] You bid { $alone }.
       *[no] { $seat } bids { $alone }.
    }
table-event-declares = { $you ->
        [yes] You declare { $cards }.
       *[no] { $seat } declares { $cards }.
    }
table-event-contract = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } for { $bid } { $unit ->
        [points] points.
       *[tricks] tricks.
    }
table-event-plays-alone = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $alone }, against all: every trick.
table-event-dealer-plays = { $you ->
        [yes] You deal
       *[no] { $seat } deals
    }; { $kind ->
        [none] no suit is trump, only level cards and jokers.
       *[suit] trump is { $suit }.
    }
table-event-kitty-shown = Nobody declares. The { $kitty } is shown: { $cards }.
table-event-takes-kitty = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the { $kitty }.
table-event-you-take-kitty = You take the { $kitty }: { $cards }.
table-event-buries = { $seat } buries { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
table-event-you-bury = You bury { $cards }.
table-event-buried-trumps = Among them are trumps, which are shown: { $cards }.
table-event-names-trump = { $you ->
        [yes] You name { $suit } as trump.
       *[no] { $seat } names { $suit } as trump.
    }
table-event-trump-set = Trump is { $suit }.
table-event-nothing-to-call = There is no card to call: the declarer plays without a partner.
table-event-calls = { $you ->
        [yes] You call { $card }.
       *[no] { $seat } calls { $card }.
    }
table-event-partner = { $you ->
        [yes] You are the partner.
       *[no] { $seat } is the partner.
    }
table-event-leads = { $you ->
        [yes] You lead { $cards }.
       *[no] { $seat } leads { $cards }.
    }
table-event-plays = { $you ->
        [yes] You play { $cards }.
       *[no] { $seat } plays { $cards }.
    }
table-event-throw-falls = { $you ->
        [yes] You try
       *[no] { $seat } tries
    } to throw { $cards }; it does not stand, and { $put } is led.
table-event-forced = { $event } (Nothing else is possible.)
table-event-trick = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } trick { $n }{ $points ->
        [0] .
       *[other] , { $points } points.
    }

## What a deal came to

table-thrown-in = All pass: the deal is thrown in. { $you ->
        [yes] You deal
       *[no] { $seat } deals
    } next.
table-buried-shown = In the { $kitty } lay { $cards }.
table-made = { $you ->
        [yes] You
       *[no] { $seat }
    } bid { $bid } and took { $taken }: the contract is made.
table-set = { $you ->
        [yes] You
       *[no] { $seat }
    } bid { $bid } and took only { $taken }: the contract is set.
table-deal-scores = This deal: { $scores }.
table-score-change = { $sign ->
        [minus] { $side } { $n }
       *[plus] { $side } +{ $n }
    }
table-tricks-result = { $you ->
        [yes] You
       *[no] { $seat }
    } bid { $bid } and took { $taken } without a partner: { $made ->
        [yes] made.
       *[no] set.
    }
table-tricks-result-partner = { $you ->
        [yes] You
       *[no] { $seat }
    } bid { $bid } and took { $taken } with { $partner_you ->
        [yes] you
       *[no] { $partner }
    } as partner: { $made ->
        [yes] made.
       *[no] set.
    }
table-alone-result = { $alone }: { $made ->
        [yes] every trick won, made.
       *[no] a trick was lost, set.
    }
table-attackers-result = { $side } attacked and got { $points } points; { $needed } were needed. { $over ->
        [yes] The attackers take the deal over.
       *[no] The dealer's side stays.
    }
table-levels-up = { $side } { $n ->
        [one] climb a level.
       *[other] climb { $n } levels.
    }
table-level-down = { $side } fall back to level { $level }.
table-score-now = Score: { $scores }.
table-match-won = The match is over. { $kind ->
        [own] { $winners } won!
        [shared] Equal at the top, and winners together: { $winners }.
       *[other] { $winners } won.
    }
table-after-deal = Enter: next deal. Also: score, last, why, kitty, rules, save FILE, quit.
table-after-match = Enter: leave the table. Also: score, last, why, kitty, rules, save FILE.
table-deal-is-over = This deal is over and scored.

## The score sheet

table-sheet-title = { $game } { $dot } score sheet
table-sheet-none = No deal is finished yet.
table-sheet-deal = Deal
table-sheet-contract = Contract
table-sheet-dealer = Dealer
table-sheet-result = Result
table-sheet-bid = { $bid } { $suit }, { $seat }
table-sheet-bid-partner = { $bid } { $suit }, { $seat } + { $partner }
table-sheet-alone = { $alone }, { $seat }
table-sheet-level = { $seat }, level { $rank }, { $suit }
table-sheet-made = made
table-sheet-set = set
table-sheet-attackers = { $over ->
        [yes] attackers { $points }, take over
       *[no] attackers { $points }, dealers stay
    }
table-sheet-spoken = Deal { $deal }: { $contract }, { $result }. After it: { $scores }.

## Advice

table-hint = A hint: { $action }.
table-why = { $seat } chose to { $action }.
table-because = Because: { $reason }
table-why-nobody = No computer player has done anything in this deal yet.
table-why-not-yet = { $n ->
        [one] { $seat } has
       *[other] { $seat } have
    } not done anything in this deal yet.
table-why-unknown = Nobody at this table is called “{ $text }”.
table-why-own = That was your own choice. Type hint for advice on the next one.
table-why-no-reason = It gave no reason.
table-why-kept-back = { $n ->
        [one] One reason tells of cards you have not seen; it is kept back while the deal runs.
       *[other] { $n } reasons tell of cards you have not seen; they are kept back while the deal runs.
    }
table-do-pass = pass
table-do-bid = bid { $bid }
table-do-bid-alone = bid { $alone }
table-do-declare = declare { $cards }
table-do-bury = bury { $cards }
table-do-bury-hidden = bury { $n } cards
table-do-trump = name { $suit } as trump
table-do-call = call { $card }
table-do-play = play { $cards }
table-undone = Taken back: choose again.
table-undone-seen = Taken back: choose again. You have seen cards since that you could not know here; the match notes that.
table-nothing-to-undo = You have decided nothing in this deal that could be taken back.

## What was typed

table-entry-unknown = “{ $text }” means nothing here; help lists what does.
table-entry-which = “{ $text }” could be { $words }.
table-entry-incomplete = What do you want to { $verb }? Type help for examples.
table-entry-number = There is no number { $n } here; they go to { $highest }.
table-entry-no-numbers = Nothing is numbered now.
table-entry-number-twice = Number { $n } is there twice.
table-entry-card-too-often = { $card } is there more often than you hold it.
table-entry-no-card = “{ $text }” is not a card.
table-entry-one-card = Only one card can be called.
table-save-where = Type a file name as well: save FILE
table-save-nothing = There is nothing to save yet: no deal is finished.
table-save-failed = { $file } could not be written: { $reason }
table-saved-record = { $n ->
        [one] One finished deal was written to { $file }.
       *[other] { $n } finished deals were written to { $file }.
    }
table-page-end = { $more ->
        [yes] Enter: more. Any other key and Enter: back to the table.
       *[no] Enter: back to the table.
    }
table-rules-title = The rules in force: { $game }

## Help

table-help-title = Help
table-help-card = A card: type its number, or its name, such as { $card } or { $name }.
table-help-cards = Several cards: numbers or names on one line, such as { $cards }.
table-help-legend = { $legend } The command rules says more.
table-help-bid = A bid: the number alone, { $bid } or bid { $bid }; otherwise pass.
table-help-alone = To play for every trick alone: { $alone }.
table-help-declare = Declaring: the number from the list, or the cards; otherwise pass.
table-help-bury = Burying: { $n } cards on one line, by number or name.
table-help-trump = Naming trump: its first letter ({ $letter } for { $suit }) or its number.
table-help-call = Calling a partner: the card, such as { $card } or call { $card }, or its number.
table-help-short = Words may be shortened as long as they are clear.
table-help-command = { $name }: { $text }
table-help-help = this page
table-help-hint = what a computer player would do in your place, and why
table-help-why = why the last computer player did what it did (why left: that one)
table-help-undo = take back your last decision in this deal
table-help-last = the last trick
table-help-rules = the rules in force, house rules included
table-help-score = the score sheet
table-help-table = everything that lies open, in words
table-help-hand = your hand, in words
table-help-kitty = the { $kitty } or what was buried, as far as you have seen it
table-help-save = save FILE: the finished deals as a record, FILE.kbz
table-help-quit = leave; the match is saved and you can go on later

## The start menu

table-menu-title = What would you like to play?
table-menu-game = { $n }  { $game }  { $facts }
table-menu-facts = { $seats } players, { $cards } cards
table-menu-enter = Enter: { $game } against medium computer players.
table-menu-resume = r: go on with { $name } ({ $game }, deal { $deal }).
table-menu-damaged = { $name } cannot be read: { $text }
table-menu-again = Please type a number from 1 to { $highest }, or press Enter.
table-menu-options-title = House rules of { $game }
table-menu-options = House rules: Enter keeps them as they are, name=value changes one, ? lists them.
table-menu-option = { $words }: { $name }={ $value }  ({ $allowed })
table-menu-chosen = Chosen: { $chosen }
table-menu-strength = How strong are the others: easy, medium or hard? Enter: medium.
table-menu-names = Names of the other { $n } players, with commas, starting with the one after you. Enter: none.
table-menu-direction = Play goes { $clockwise ->
        [yes] clockwise, so the first is on your left.
       *[no] counter-clockwise, so the first is on your right.
    }
table-list-none = No match is saved yet. They will lie in { $folder }
table-list-folder = Saved matches lie in { $folder }
table-list-damaged = { $name }  cannot be read: { $text }
table-list-match = { $name }  { $game }, deal { $deal }, { $state ->
        [over] over
       *[running] running
    }: { $scores }

## In a record

match-undone = { $saw ->
        [yes] Chosen again after an undo, with cards seen meanwhile that could not be known here.
       *[no] Chosen again after an undo.
    }

## Problems, said to the person at the table

# One fault after the other, each a sentence.
table-problems = { $first } { $then }
table-problem-play-not_held = You do not hold { $card }.
table-problem-play-one_card = Play one card, not { $n }.
table-problem-play-no_cards = Name the cards you want to play.
table-problem-play-called_card = { $called } was called: you must play it now, not { $card }.
table-problem-play-must_follow = You cannot play { $card }: { $suit ->
        [S] spades were led and you hold
        [H] hearts were led and you hold
        [D] diamonds were led and you hold
        [C] clubs were led and you hold
        [R] red was led and you hold
        [G] green was led and you hold
        [Y] yellow was led and you hold
        [B] black was led and you hold
       *[other] the suit led must be followed and you hold
    } { $n ->
        [one] one.
       *[other] { $n }.
    }
table-problem-play-must_follow_trump = You cannot play { $card }: trump was led ({ $led }) and you hold { $n ->
        [one] one.
       *[other] { $n }.
    }
table-problem-play-wrong_number = Play { $size ->
        [one] one card
       *[other] { $size } cards
    }, as many as were led, not { $n }.
table-problem-play-must_follow_number = You hold { $n ->
        [one] one card
       *[other] { $n } cards
    } of the suit led: { $owed } of your cards must be of it.
table-problem-play-owes_pairs = To { $led } you must play { $n ->
        [one] a pair
       *[other] { $n } pairs
    } of that suit, which you hold.
table-problem-play-owes_tractor = To { $led } you must play a tractor of { $n } pairs, which you hold.
table-problem-bury-not_held = You do not hold { $card }.
table-problem-bury-wrong_number = You named { $n ->
        [one] one card
       *[other] { $n } cards
    } of the { $size } to bury.
table-problem-declare-not_held = You do not hold { $cards }.
table-problem-call-own_card = You hold { $card } yourself; call a card of somebody else.

problem-match-not_to_act = seat { $seat } acted, but it was the turn of seat { $turn }
problem-match-nothing_to_take_back = { $n } actions were to be taken back, and so many there are not
problem-match-no_next_deal = a deal cannot begin before the one on the table is scored, or when the match is over
problem-match-head = this is not a saved match: its first line cannot be read
problem-match-version = this match was saved by a version of Kibitz that this one cannot read ({ $version }; known is { $known })
problem-match-revision = the rules of { $variant } have changed since this match began (revision { $revision }, now { $known }); it cannot go on
problem-match-seats = the match has { $n } seats where the game has { $expected }
problem-match-event = this line of the match cannot be read
problem-match-unknown = there is no saved match “{ $name }”; there are: { $known }
problem-match-none_saved = there is no unfinished match to go on with
problem-match-in_use = the match “{ $name }” is open at another table
problem-match-damaged = { $text }{ $n ->
        [0] ; nothing of { $name } can be saved
        [one] ; only the line before it is whole: kibitz play --resume { $name } --salvage begins the match again in a new file
       *[other] ; the { $n } lines before it are whole: kibitz play --resume { $name } --salvage copies them into a new match and goes on there
    }
problem-match-last_damaged = the match played last cannot be read: { $text }; kibitz play --list shows the others
problem-match-persons = more than one person sits at the table of “{ $name }”; in a terminal there is room for one
problem-match-no_person = nobody sits at a seat of “{ $name }”: only computer players
problem-usage-play_seat = --seat { $seat }: this game has the seats 0 to { $highest }
problem-usage-play_names = there are { $n } names, but { $expected } others sit at the table
problem-usage-play_name = “{ $name }” cannot be the name of a player: 1 to 16 letters, and no other has it
problem-usage-resume_alone = --resume goes on with a match as it was begun; { $option } cannot be given with it
problem-usage-list_alone = --list shows what is saved; { $option } cannot be given with it
problem-usage-pace = --pace cannot be “{ $value }”: it is a number of seconds from 0 to 60
