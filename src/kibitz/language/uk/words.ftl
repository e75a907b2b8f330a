# Окремі слова: масті, ранги, карти, назви.

language-name = Українська
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
card-name = { $suit ->
        [S] { rank-name } { -spades(form: "gen-pl") }
        [H] { rank-name } { -hearts(form: "gen-pl") }
        [D] { rank-name } { -diamonds(form: "gen-pl") }
        [C] { rank-name } { -clubs(form: "gen-pl") }
       *[colour] { suit-name } { rank-name }
    }
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

# Назви ігор.
variant-crowsnest = CrowsNest
variant-tournament = Tournament Rook (Kentucky Discard)
variant-partnership = Partnership Rook
variant-one_high = 1-High Partnership
variant-red_one = The Red 1
variant-buckeye = Buckeye
variant-dixie = Dixie Rook
variant-tractor = Трактор
variant-amerikaner = Amerikaner
