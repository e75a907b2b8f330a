# Окремі слова: масті, ранги, карти, назви.

suit-name = { $suit ->
        [S] { -spades(form: "nom-pl") }
        [H] { -hearts(form: "nom-pl") }
        [D] { -diamonds(form: "nom-pl") }
        [C] { -clubs(form: "nom-pl") }
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
card-name = { rank-name } { suit-name }
card-special = { $name }
card-joker = { $card ->
        [JR] { -red-joker }
       *[other] { -black-joker }
    }
list-comma = ,{ " " }
label-kitty = { -kitty }
label-nest = { -nest }
label-talon = { -kitty }
label-special = особлива { -card }
label-rook = Rook
label-crow = { -crow }
label-red_one = { -red } 1
label-amerikaner = Amerikaner
label-alone = сам проти всіх
