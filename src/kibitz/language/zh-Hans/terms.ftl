# The words of the game, each in one place; game: "tractor" chooses the word that Tractor has of its own.

-we = 我方
-they = 对方
-left = 左家
-right = 右家
-player = 玩家
-computer-player = 电脑玩家
-easy = 简单
-medium = 中等
-hard = 困难
-partner = { $game ->
       *[any] 搭档
        [tractor] 对家
    }
-opponent = 对手
-side = 一方
-dealer = { $game ->
       *[any] 发牌人
        [tractor] 庄家
    }
-initial-dealer = 发牌人
-dealers-side = 庄家方
-attackers = 闲家
-declarer = 庄家
-defender = 防守方
-deal = 局
-match = 比赛
-hand = 手牌
-suit = { $kind ->
       *[suit] 花色
        [colour] 颜色
    }
-rank = 点数
-ace = A
-king = K
-queen = Q
-jack = J
-trump = { $game ->
       *[any] 将牌
        [tractor] 主牌
    }
-no-trump = { $game ->
       *[any] 无将
        [tractor] 无主
    }
-trick = { $game ->
       *[any] 墩
        [tractor] 轮
    }
-overtrick = 超墩
-counter = 分牌
-score = 总分
-auction = 叫牌
-bid = { $game ->
       *[any] 叫分
        [amerikaner] 叫墩
    }
-pass = { $game ->
       *[any] 不叫
        [tractor] 不亮
        [overcall] 不反
    }
-contract = 定约
-made = 完成
-set = 未完成
-thrown-in = 流局
-sudden-death = 加赛局
-kitty = 底牌
-nest = 底牌
-kitty-bonus = 抠底
-bury = { $game ->
       *[any] 埋牌
        [tractor] 埋底
    }
-set-aside = 移出
-lead = 领出
-follow = 跟出同花色
-void = 缺门
-ruff = { $game ->
       *[any] 将吃
        [tractor] 毙
    }
-discard = 垫牌
-single = 单张
-pair = 对子
-tractor = 拖拉机
-throw = 甩牌
-level = 级
-level-card = 级牌
-level-up = 升级
-declare = 亮主
-overcall = 反主
-black-joker = 小王
-red-joker = 大王
-called-card = 所叫的牌
-rook = Rook
-crow = 乌鸦
-hint = 提示
-undo = 悔牌

# The same words as the game at the table ($game) has them.
own-trump = { $game ->
       *[any] { -trump }
        [tractor] { -trump(game: "tractor") }
    }
own-no-trump = { $game ->
       *[any] { -no-trump }
        [tractor] { -no-trump(game: "tractor") }
    }
own-trick = { $game ->
       *[any] { -trick }
        [tractor] { -trick(game: "tractor") }
    }
own-partner = { $game ->
       *[any] { -partner }
        [tractor] { -partner(game: "tractor") }
    }
own-dealer = { $game ->
       *[any] { -dealer }
        [tractor] { -dealer(game: "tractor") }
    }
own-pass = { $game ->
       *[any] { -pass }
        [tractor] { -pass(game: "tractor") }
    }
own-bury = { $game ->
       *[any] { -bury }
        [tractor] { -bury(game: "tractor") }
    }
own-ruff = { $game ->
       *[any] { -ruff }
        [tractor] { -ruff(game: "tractor") }
    }
own-bid = { $game ->
       *[any] { -bid }
        [amerikaner] { -bid(game: "amerikaner") }
    }
