# Single words: suits, ranks, cards, labels.

language-name = 简体中文
suit-name = { $suit ->
        [S] 黑桃
        [H] 红桃
        [D] 方块
        [C] 梅花
        [R] 红
        [G] 绿
        [Y] 黄
        [B] 黑
        [NT] { own-no-trump }
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
card-name = { suit-name }{ rank-name }
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

# 各种玩法的名称.
variant-crowsnest = CrowsNest
variant-tournament = Tournament Rook (Kentucky Discard)
variant-partnership = Partnership Rook
variant-one_high = 1-High Partnership
variant-red_one = The Red 1
variant-buckeye = Buckeye
variant-dixie = Dixie Rook
variant-tractor = 拖拉机（双升）
variant-amerikaner = Amerikaner
