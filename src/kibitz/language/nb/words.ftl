# Single words: suits, ranks, cards, labels.

language-name = Norsk bokmål
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
card-name = { suit-name } { rank-name }
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

# Navnene på spillene.
variant-crowsnest = CrowsNest
variant-tournament = Tournament Rook (Kentucky Discard)
variant-partnership = Partnership Rook
variant-one_high = 1-High Partnership
variant-red_one = The Red 1
variant-buckeye = Buckeye
variant-dixie = Dixie Rook
variant-tractor = Traktor
variant-amerikaner = Amerikaner
