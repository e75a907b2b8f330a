# Single words: suits, ranks, cards, labels.

language-name = فارسی
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
card-name = { rank-name } { suit-name }
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

# نام بازی‌ها.
variant-crowsnest = CrowsNest
variant-tournament = Tournament Rook (Kentucky Discard)
variant-partnership = Partnership Rook
variant-one_high = 1-High Partnership
variant-red_one = The Red 1
variant-buckeye = Buckeye
variant-dixie = Dixie Rook
variant-tractor = تراکتور
variant-amerikaner = Amerikaner
