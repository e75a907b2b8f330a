# The tables of a game's page in the documentation, made from its declaration.

facts-fact = 项目
facts-value = 内容
facts-id = 命令中的名称
facts-id-value = `{ $id }`，修订{ $revision }
facts-players = { -player }
facts-players-value =
    { $sides ->
        [two] { $n }人，分为两方
       *[called] { $n }人；{ own-partner }由所叫的一张牌决定
    }
facts-direction = 出牌方向
facts-direction-value =
    { $direction ->
        [clockwise] 顺时针
       *[counter] 逆时针
    }
facts-cards = 牌数
facts-ranks = { -rank }从小到大
facts-specials = 永远是{ own-trump }
facts-hand = 每人{ -hand }张数
facts-kitty = { $kitty }张数
facts-counters = 带分的牌
facts-all-points = 一{ -deal }总分数
facts-bids = 可叫
facts-bids-value = { $minimum }到{ $top }
facts-made = { -contract }{ -made }计分
facts-special =
    { $place ->
        [lowest] { $card }（最小的{ own-trump }
        [highest] { $card }（最大的{ own-trump }
        [second] { $card }（第二大的{ own-trump }
       *[ten_and_a_half] { $card }（10与11之间
    }{ $any ->
        [yes] ，随时可出）
       *[no] ）
    }
facts-most-tricks = { own-trick }数最多
facts-most-tricks-value = 另得{ $points }分
facts-target = { -match }目标
facts-take-over = { -attackers }需要
facts-take-over-value = { $total }分中的{ $needed }分
facts-levels = 各{ -level }

options-heading-name = 名称
options-heading-meaning = 自定规则
options-heading-standard = 标准
options-heading-allowed = 可以是
options-needs = { $allowed }（仅当 `{ $other }` = { $needed }）

deal-seat = { $seat }号座位
deal-hand = 所发的牌
deal-dealer = { $seat }号座位（{ own-dealer }）
deal-kitty = { $kitty }
deal-calls = { -auction }，从{ $seat }号座位开始
deal-calls-line = { $heading }：{ $calls }。
deal-contract =
    { $sort ->
        [bid] { $seat }号座位是{ -declarer }，{ -contract }是{ $bid }。
       *[declare] { $seat }号座位坐庄，打{ $level }。
    }
deal-buried = { $seat }号座位拿起{ $kitty }，埋{ $cards }。
deal-trump =
    { $how ->
        [named] { own-trump }是{ $trump }。
       *[led] 首张{ -lead }的牌是{ $card }，所以{ own-trump }是{ $trump }；{ $seat }号座位叫{ $called }。
    }
deal-trick = { own-trick }
deal-points = 分
deal-leads = { $cards }（{ -lead }）
deal-wins = **{ $cards }**
deal-result-points = 最后的得分，全部计入：0号和2号座位{ $first }，1号和3号座位{ $second }。
deal-result-tricks = { own-trick }数：{ $tricks }。
deal-result-score = 本{ -deal }得分：{ $scores }。
deal-result-levels = { -level-up }：0号和2号座位{ $first }，1号和3号座位{ $second }。
deal-score-side =
    { $side ->
        [0] 0号和2号座位{ $points }
       *[1] 1号和3号座位{ $points }
    }
deal-score-seat = { $seat }号座位：{ $points }

overview-game = 游戏
overview-kitty = { -kitty }
players-set-aside = { -set-aside }
overview-from-to = { $low }–{ $high }

pages-usage = 用法：python -m kibitz.guide.pages [--write] FOLDER
pages-stale = { $page } 不存在，或内容与程序所用的规则不符
