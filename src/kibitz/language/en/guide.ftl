# The tables of a game's page in the documentation, made from its declaration.

facts-fact = Fact
facts-value = Value
facts-id = Name in commands
facts-id-value = `{ $id }`, revision { $revision }
facts-players = Players
facts-players-value =
    { $sides ->
        [two] { $n }, in two sides
       *[called] { $n }; the partner is found by a called card
    }
facts-direction = Direction of play
facts-direction-value =
    { $direction ->
        [clockwise] clockwise
       *[counter] counter-clockwise
    }
facts-cards = Cards
facts-ranks = Ranks, low to high
facts-specials = Always trump
facts-hand = Cards in a hand
facts-kitty = Cards in the { $kitty }
facts-counters = Cards worth points
facts-all-points = All points of a deal
facts-bids = Bids
facts-bids-value = { $minimum } to { $top }
facts-made = A made contract scores
facts-special =
    { $place ->
        [lowest] { $card } (lowest trump
        [highest] { $card } (highest trump
        [second] { $card } (second highest trump
       *[ten_and_a_half] { $card } (between the 10 and the 11
    }{ $any ->
        [yes] , may be played at any time)
       *[no] )
    }
facts-most-tricks = Most tricks
facts-most-tricks-value = { $points } points more
facts-target = Target of the match
facts-take-over = Attackers need
facts-take-over-value = { $needed } of { $total } points
facts-levels = Levels

options-heading-name = Name
options-heading-meaning = House rule
options-heading-standard = Standard
options-heading-allowed = May be
options-needs = { $allowed } (only with `{ $other }` = { $needed })

deal-seat = Seat { $seat }
deal-hand = Cards dealt
deal-dealer = Seat { $seat } (dealer)
deal-kitty = { $kitty }
deal-calls = Calls, beginning with seat { $seat }
deal-calls-line = { $heading }: { $calls }.
deal-contract =
    { $sort ->
        [bid] Seat { $seat } is declarer, with { $bid } as the contract.
       *[declare] Seat { $seat } is the dealer and plays the deal, at level { $level }.
    }
deal-buried = Seat { $seat } takes up the { $kitty } and buries { $cards }.
deal-trump =
    { $how ->
        [named] Trump is { $trump }.
       *[led] The first card led is the { $card }, so trump is { $trump }; seat { $seat } calls the { $called }.
    }
deal-trick = Trick
deal-points = Points
deal-leads = { $cards } (leads)
deal-wins = **{ $cards }**
deal-result-points = Points at the end, everything added: { $first } for seats 0 and 2, { $second } for seats 1 and 3.
deal-result-tricks = Tricks: { $tricks }.
deal-result-score = Score for the deal: { $scores }.
deal-result-levels = Levels gained: { $first } by seats 0 and 2, { $second } by seats 1 and 3.
deal-score-side =
    { $side ->
        [0] { $points } for seats 0 and 2
       *[1] { $points } for seats 1 and 3
    }
deal-score-seat = seat { $seat }: { $points }

overview-game = Game
overview-kitty = Kitty
players-set-aside = Set aside
overview-from-to = { $low }–{ $high }

pages-usage = Usage: python -m kibitz.guide.pages [--write] FOLDER
pages-stale = { $page } is missing or does not say what the program plays by
