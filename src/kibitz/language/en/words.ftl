# Single words: suits, ranks, cards, labels.

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
card-name = { $suit ->
        [red] red { $rank }
        [green] green { $rank }
        [yellow] yellow { $rank }
        [black] black { $rank }
       *[other] { $rank } of { $suit }
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
