# Single words: suits, ranks, cards, labels.

suit-name = { $suit ->
        [S] { -spades }
        [H] { -hearts }
        [D] { -diamonds }
        [C] { -clubs }
        [R] { -red }
        [G] { -green }
        [Y] { -yellow }
        [B] { -black }
        [NT] { -no-trump }
       *[other] { $suit }
    }
rank-name = { $rank ->
        [T] 10
        [J] { -jack }
        [Q] { -queen }
        [K] { -king }
        [A] { -ace }
       *[other] { $rank }
    }
card-name = { $suit } { $rank }
card-special = { $name }
card-joker = { $card ->
        [JR] { -red-joker }
       *[other] { -black-joker }
    }
list-comma = ,{ " " }
label-kitty = { -kitty(form: "def") }
label-nest = { -nest(form: "def") }
label-talon = { -talon(form: "def") }
label-special = { -special-card(form: "def") }
label-rook = Rook
label-crow = { -crow(form: "def") }
label-red_one = { -red } 1
label-amerikaner = Amerikaner
label-alone = alene
