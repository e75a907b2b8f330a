# Single words: this language, suits, ranks, cards, labels, games.

# The language in itself.
language-name = English

suit-name = { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
        [R] red
        [G] green
        [Y] yellow
        [B] black
        [NT] no-trump
       *[other] { $suit }
    }
rank-name = { $rank ->
        [T] 10
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    }
# $suit and $rank are codes, as above.
card-name = { $suit ->
        [S] { rank-name } of { suit-name }
        [H] { rank-name } of { suit-name }
        [D] { rank-name } of { suit-name }
        [C] { rank-name } of { suit-name }
       *[colour] { suit-name } { rank-name }
    }
card-special = the { $name }
card-joker = { $card ->
        [JR] red joker
       *[other] black joker
    }
list-comma = ,{ " " }
label-kitty = kitty
label-nest = nest
label-talon = kitty
label-special = special card
label-rook = Rook
label-crow = Crow
label-red_one = red 1
label-amerikaner = Amerikaner
label-alone = alone

# What the games are called; most keep their English name everywhere.
variant-crowsnest = CrowsNest
variant-tournament = Tournament Rook (Kentucky Discard)
variant-partnership = Partnership Rook
variant-one_high = 1-High Partnership
variant-red_one = The Red 1
variant-buckeye = Buckeye
variant-dixie = Dixie Rook
variant-tractor = Tractor
variant-amerikaner = Amerikaner
