# Single words: suits, ranks, cards, labels.

suit-name = { $suit ->
        [S] 黑桃
        [H] 红桃
        [D] 方块
        [C] 梅花
        [R] 红
        [G] 绿
        [Y] 黄
        [B] 黑
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
card-name = { $suit }{ -suit-rank }{ $rank }
card-special = { $name }
card-joker = { $card ->
        [JR] { -red-joker }
       *[other] { -black-joker }
    }
list-comma = 、
label-kitty = { -kitty }
label-nest = { -nest }
label-talon = { -kitty }
label-special = 特殊牌
label-rook = { -rook }
label-crow = { -crow }
label-red_one = 红1
label-amerikaner = Amerikaner
label-alone = 独打
