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
card-name = { $suit ->
        [red] { $rank } { -red }
       *[other] { $rank } { $suit }
    }
card-special = { $name }
card-joker = { $card ->
        [JR] { -red-joker }
       *[other] { -black-joker }
    }
list-comma = ،{ " " }
label-kitty = { -kitty }
label-nest = { -nest }
label-talon = { -kitty }
label-special = ورق ویژه
label-rook = { -rook }
label-crow = { -crow }
label-red_one = 1 { -red }
label-amerikaner = Amerikaner
label-alone = تک‌نفره
