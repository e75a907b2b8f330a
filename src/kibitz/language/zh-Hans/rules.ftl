# The rules page. Each sentence stands for one policy of a declaration. Every message may use $kitty and
# $special (the game's own words), $suits (colours or suits, as the game calls them) and $direction.

word-suit =
    { $suits ->
        [colours] { -suit(kind: "colour") }
       *[suits] { -suit }
    }
word-left =
    { $direction ->
        [clockwise] 左手边
       *[counter] 右手边
    }

rules-title = { $name }：现行规则
rules-intro =
    { $seats ->
        [3] 三人
        [4] 四人
        [5] 五人
        [6] 六人
       *[other] { $seats }人
    }游戏。{ $sides ->
        [two] 分为两方：{ own-partner }坐在你对面。
       *[called] 每{ -deal }由所叫的一张牌决定谁与谁同伙。
    }按{ $direction ->
        [clockwise] 顺时针
       *[counter] 逆时针
    }方向进行。
rules-aim =
    { $score ->
        [points] 双方通过{ -auction }争夺定{ own-trump }的权利。叫得最高者承诺在各{ own-trick }中赢得所叫的分数；有些牌带分。
        [tricks] 各{ -player }{ -auction }，报自己能赢的{ own-trick }数。叫得最高者定{ own-trump }，并叫一张牌；持有这张牌的人成为其{ own-partner }。
       *[levels] 每{ -deal }有一方坐庄，称{ -dealers-side }；另一方为{ -attackers }。{ -attackers }要在各{ -trick(game: "tractor") }中抢到足够的分，把庄家赶下台。表现较好的{ -side }{ -level-up }。
    }
rules-house-rule = 自定规则：{ $option }：{ $value }
rules-trademark = “Rook”是其所有者的商标。本程序与之无关；各种玩法用的是玩家们通用的名称。

rules-heading-cards = 牌
rules-heading-order = 牌的大小
rules-heading-deal = 发牌
rules-heading-auction =
    { $sort ->
        [bid] { -auction }
       *[declare] { -declare }
    }
rules-heading-kitty = { $kitty }
rules-heading-trump =
    { $sides ->
        [two] { own-trump }
       *[called] { own-trump }与{ own-partner }
    }
rules-heading-play = 出牌
rules-heading-throws = { -throw }
rules-heading-score = 计分
rules-heading-match = { -match }
rules-heading-options = 自定规则
rules-heading-notes = 规则的解读与推定
rules-heading-sources = 来源

## Cards

rules-deck =
    { $copies ->
        [1] 共{ $cards }张牌。{ $suits ->
            [colours] { -suit(kind: "colour") }
           *[suits] { -suit }
        }有{ $listed }。
       *[other] 两副完整的牌，连王共{ $cards }张。{ -suit }有{ $listed }。
    }
rules-ranks = { -rank }从小到大：{ $ranks }。
rules-special =
    { $n ->
        [1] 其中有一张特殊牌：{ $cards }。
        [2] 其中有两张特殊牌：{ $cards }。
       *[other] 其中有{ $n }张特殊牌：{ $cards }。
    }
rules-jokers = 王共{ $n }张：两张{ -red-joker }，两张{ -black-joker }。
rules-set-aside = 发牌前{ -set-aside }下列牌，使各家牌数相等：{ $cards }。{ -set-aside }的牌牌面朝上放在桌上，不参与本{ -deal }。
rules-each-rank = 每张{ rank-name }
rules-counter = { $card }计{ $points }分
rules-counters =
    带分的牌（{ -counter }）：{ $counters }。{ $bonus ->
        [0] 一{ -deal }总共{ $total }分。
       *[other] 连同{ $bonus }分奖分，一{ -deal }总共{ $total }分。
    }

## Order

rules-order = 任何{ own-trump }都大于任何非{ own-trump }。同一{ word-suit }之内，不论是否{ own-trump }，大小都按上列顺序。
rules-special-place =
    { $place ->
        [lowest] { $card }永远是{ own-trump }，是其中最小的一张。
        [highest] { $card }永远是{ own-trump }，是其中最大的一张。
        [second] { $card }永远是{ own-trump }，大小仅次于{ $above }。
       *[ten_and_a_half] { $card }永远是{ own-trump }，大小在{ own-trump }的10与11之间。
    }它在任何情况下都属于{ own-trump }{ word-suit }：{ -lead }它就是{ -lead }{ own-trump }。
rules-special-printed = 除非{ suit-name }是{ own-trump }，否则{ $card }不算{ suit-name }牌：别人{ -lead }{ suit-name }时不能用它来跟，也不必出它。
rules-special-any-time = { $card }随时可出，即使手中有{ -lead }{ word-suit }的牌也可以。
rules-special-not-any-time = { -lead }的是其他{ word-suit }时，{ $card }与别的{ own-trump }一样，只有缺这一{ word-suit }的{ -player }才能出。
rules-special-forced = { -lead }的是{ own-trump }，而{ $card }是你唯一的{ own-trump }时，必须出它。
rules-order-levels = 每{ -deal }有一个{ -rank }为{ -level-card }，不属于各自的{ -suit }。{ -level-card }和王永远是{ -trump(game: "tractor") }。
rules-order-ladder = { -trump(game: "tractor") }从大到小：{ -red-joker }，{ -black-joker }，主{ -suit }的{ -level-card }，其他{ -suit }的{ -level-card }（大小相等），然后是主{ -suit }从A到2（不含{ -level-card }）。
rules-order-no-trump = { -no-trump(game: "tractor") }时，{ -trump(game: "tractor") }只有：{ -red-joker }，{ -black-joker }，四门{ -level-card }（大小相等）。
rules-order-plain = 各门副牌从A到2排列，不含{ -level-card }。
rules-order-one-suit = 所有{ -trump(game: "tractor") }合为一门{ -suit }，不论牌面印的是什么。本规则所说的“{ -suit }”都是这个意思。

## Deal

rules-deal = 逐张发牌，每人{ $hand }张，从发牌人{ word-left }的{ -player }开始。
rules-deal-kitty = 剩下的{ $n }张牌是{ $kitty }，牌面朝下放着。
rules-first-dealer = 第一位{ own-dealer }由抽签决定。每{ -deal }计分之后，由{ own-dealer }{ word-left }的{ -player }接着发牌。
rules-first-dealer-levels = { -match }第一{ -deal }的{ -initial-dealer }由抽签决定。此后由{ -dealer(game: "tractor") }发牌，谁坐庄看上一{ -deal }的结果。

## Auction

rules-bid-opener = { own-dealer }{ word-left }的{ -player }先叫。
rules-bid-range =
    { $unit ->
        [points] { $only ->
            [yes] 轮到时可以{ own-pass }，或叫唯一可叫的{ $top }，即一{ -deal }的全部分数。
           *[no] 轮到时可以{ own-pass }，或{ own-bid }。所叫的分须是{ $step }的倍数，从{ $minimum }到{ $top }（一{ -deal }的全部分数），并且高于前一个叫分。可以跳着往上叫。
        }
       *[tricks] { $only ->
            [yes] 轮到时可以{ own-pass }，或叫{ $top }{ own-trick }（全部）。
           *[no] 轮到时可以{ own-pass }，或{ -bid(game: "amerikaner") }。所叫的{ own-trick }数至少{ $minimum }，至多{ $top }，并且高于前一个叫墩。可以跳着往上叫。
        }
    }
rules-bid-pass-final = { own-pass }之后不能再叫。其余的人继续轮流叫，直到只剩叫得最高的一人。此人是{ -declarer }，所叫的数就是{ -contract }。
rules-bid-top-ends = 叫到{ $top }，{ -auction }立即结束。
rules-bid-alone =
    { $ends ->
        [yes] 也可以叫“Amerikaner”（独自拿下每一{ own-trick }）。它高于任何数字。
       *[no] 也可以叫“Amerikaner”（独自拿下每一{ own-trick }）。它高于任何数字，包括{ $top }；叫{ $top }并不结束{ -auction }。
    }没有比它更高的叫法：一叫出，{ -auction }立即结束。
rules-bid-last-turn = 只剩一人未表态，其余都{ own-pass }且无人叫过时，最后一人仍可以叫；一叫，{ -auction }立即结束。
rules-all-pass =
    { $rule ->
        [redeal_same_dealer] 全部{ own-pass }则{ -thrown-in }：谁也不得分，由同一{ own-dealer }重新发牌。
        [redeal_next_dealer] 全部{ own-pass }则{ -thrown-in }：谁也不得分，由{ own-dealer }{ word-left }的{ -player }发牌。
       *[dealer_takes_minimum] { own-dealer }之前的三人都{ own-pass }时，{ own-dealer }立即成为{ -declarer }，以最低叫分{ $minimum }为{ -contract }。
    }
rules-declare-turn = { $hand }张牌发完后，从{ -dealer(game: "tractor") }起（第一{ -deal }从{ -initial-dealer }起）轮流{ -declare }。轮到时可以{ -pass(game: "tractor") }，或用手中的牌{ -declare }。{ -pass(game: "tractor") }之后，再轮到时仍可以亮。
rules-declare-strength = { -declare }从弱到强：一张{ -level-card }；两张同{ -suit }的{ -level-card }；两张{ -black-joker }；两张{ -red-joker }。第一次亮可以用其中任何一种。后亮的必须强于现有的，相等不行；后亮的即为{ -overcall }。一张王，或{ -black-joker }{ -red-joker }各一张，不能{ -declare }。
rules-declare-trump = 所亮{ -level-card }的{ -suit }为主。亮两张王则打{ -no-trump(game: "tractor") }，此时{ -level-card }和王仍是{ -trump(game: "tractor") }。
rules-declare-end = 有人{ -declare }之后，连续三家{ -pass(game: "overcall") }，{ -declare }即告结束；亮出两张{ -red-joker }也立即结束。
rules-declare-nobody =
    { $rule ->
        [kitty_suit] 四家都{ -pass(game: "tractor") }时，把{ $kitty }全部翻开。其中第一张不是王的牌，牌面是什么{ -suit }，什么{ -suit }就是主；{ -level-card }也按牌面{ -suit }算。{ -dealer(game: "tractor") }不变（第一{ -deal }为{ -initial-dealer }）。
        [no_trump] 四家都{ -pass(game: "tractor") }时，本{ -deal }打{ -no-trump(game: "tractor") }。{ $kitty }不翻开，{ -dealer(game: "tractor") }不变（第一{ -deal }为{ -initial-dealer }）。
       *[redeal] 四家都{ -pass(game: "tractor") }则{ -thrown-in }。{ $kitty }不翻开，由同一家重新发牌，仍算同一{ -deal }（第一{ -deal }仍是第一{ -deal }）。
    }
rules-declare-first-dealer =
    { $rule ->
        [first_declarer] { -match }第一{ -deal }，谁先{ -declare }谁坐庄；即使后来被别家{ -overcall }也不变，{ -overcall }只改主。（你们不这样打？见自定规则 first_dealer。）
       *[last_declarer] { -match }第一{ -deal }，最后所亮有效的一家坐庄。
    }以后各{ -deal }人人都可以{ -declare }，{ -dealer(game: "tractor") }不变。
rules-declare-shown = 亮出的牌仍在手中，打出之前人人都知道它们在谁手里。

## Kitty

rules-kitty-take =
    { $taker ->
        [dealer] { -dealer(game: "tractor") }拿起{ $kitty }，再任选{ $n }张{ -bury(game: "tractor") }，牌面朝下；{ -counter }和{ -trump(game: "tractor") }也可以埋。
       *[declarer] { -declarer }拿起{ $kitty }，不给别人看，再埋{ $n }张牌，牌面朝下放回原处。
    }
rules-kitty-any =
    { $specials ->
        [none] 任何牌都可以埋，包括{ -counter }和{ own-trump }。
       *[some] 任何牌都可以埋，包括{ -counter }、{ own-trump }、{ $specials }。
    }
rules-kitty-counters =
    { $rule ->
        [none_unless_forced] 不可埋{ -counter }；{ -hand }使你别无选择时，埋得越少越好。
       *[one] 最多可埋一张{ -counter }；{ -hand }使你别无选择时，埋得越少越好。
    }{ $specials ->
        [none] 凡是带分的牌都算{ -counter }。
       *[some] 凡是带分的牌都算{ -counter }，包括{ $specials }。
    }
rules-kitty-trump-shown = 首次{ -lead }之前，所埋的{ own-trump }都要亮给大家看。
rules-kitty-not-callable = 叫得最高者在首次{ -lead }之前拿起{ $kitty }，{ -contract }是 Amerikaner 时也一样。埋掉的牌不能叫。
rules-kitty-shown-at-end = 一{ -deal }打完后，所埋的牌亮给大家看。

## Trump, partner

rules-trump-named = { own-bury }之后，{ -declarer }定{ own-trump }{ word-suit }。
rules-trump-named-at-once = { -declarer }立即定{ own-trump }{ word-suit }。
rules-trump-before-kitty = { -declarer }先定{ own-trump }{ word-suit }，再拿{ $kitty }。
rules-trump-first-lead = { -contract }是数字时，{ -declarer }任意{ -lead }一张牌，这张牌的{ -suit }就是{ own-trump }{ -suit }。打 Amerikaner 时没有{ own-trump }，也没有{ own-partner }。
rules-call =
    { $which ->
        [any] 别人出牌之前，{ -declarer }叫一张该{ -suit }、在别人手中的牌，{ -rank }不限。
       *[highest_missing] 别人出牌之前，{ -declarer }叫该{ -suit }中在别人手里的最大一张。
    }{ $apart ->
        [aside] 已{ -set-aside }的牌不能叫，刚{ -lead }的那张也不能叫。
        [buried] 已埋的牌不能叫，刚{ -lead }的那张也不能叫。
       *[none] 刚{ -lead }的那张不能叫。
    }{ $own ->
        [yes] { -declarer }也可以叫自己手中该{ -suit }的另一张牌。这样就没有人必须出这张牌；第一{ own-trick }打完，大家便知道{ -declarer }是独自打，计分也按没有{ own-partner }算。
       *[no] { -declarer }自己手中的牌也不能叫。
    }
rules-called-plays = 持有{ -called-card }的人必须在第一{ own-trick }出这张牌，从此公开成为{ -declarer }的{ own-partner }。这张牌不必赢得这一{ own-trick }。打出之前，只有持有者自己知道。
rules-call-none =
    { $own ->
        [yes] 无牌可叫时，{ -declarer }没有{ own-partner }，独自打。
       *[no] 别人手中都没有该{ -suit }的牌时，不叫牌，{ -declarer }没有{ own-partner }，独自打。
    }

## Play

rules-first-lead =
    { $rule ->
        [left_of_dealer] 不论谁是{ -declarer }，都由{ own-dealer }{ word-left }的{ -player }{ -lead }第一{ own-trick }。
        [declarer] 由{ -declarer }{ -lead }第一{ own-trick }。
        [left_of_declarer] 由{ -declarer }{ word-left }的{ -player }{ -lead }第一{ own-trick }。
       *[dealer] 由{ -dealer(game: "tractor") }{ -lead }第一{ -trick(game: "tractor") }。
    }此后由赢家接着{ -lead }。
rules-follow = 每{ own-trick }每人出一张牌。有{ -lead }{ word-suit }的牌就必须跟。{ -void }时可出任意牌：不必{ own-ruff }，任何时候都不必压过别人。
rules-winner = 一{ own-trick }中最大的{ own-trump }赢；没有{ own-trump }时，{ -lead }{ word-suit }中最大的牌赢。
rules-alone-play =
    打 Amerikaner 时由{ -declarer }{ -lead }，必须赢得每一{ own-trick }。{ $stops ->
        [yes] 输掉一{ own-trick }，本{ -deal }立即结束。
       *[no] 即使输了一{ own-trick }，本{ -deal }也要打完。
    }
rules-shapes = 可以{ -lead }{ -single }、{ -pair }（两张完全相同的牌）或{ -tractor }（同一{ -suit }中两个以上相连的{ -pair }）。大小相等但不相同的两张牌不算{ -pair }。
rules-tractor-gap = 抽走{ -level-card }之后，空缺自动合上：打7时，6-6-8-8在任何{ -suit }中都是{ -tractor }。A与2不相连。
rules-tractor-ladder = { -trump(game: "tractor") }从小到大这样相连：主{ -suit }到K、A（打A时到K），副{ -level-card }，主{ -level-card }，{ -black-joker }，{ -red-joker }。两个副{ -level-card }的{ -pair }大小相等，不能放进同一个{ -tractor }，任取一个占这一级。例如打2、黑桃为主时，黑桃A-A与红桃2-2是{ -tractor }，黑桃A-A与黑桃2-2则不是。{ -no-trump(game: "tractor") }时的顺序是：{ -level-card }，{ -black-joker }，{ -red-joker }。
rules-shapes-follow = { -lead }几张就出几张，尽量出{ -lead }{ -suit }的牌。
rules-shapes-pairs =
    { $rule ->
        [pairs] 跟{ -pair }或{ -tractor }时，{ -lead }了几个{ -pair }就要出几个同{ -suit }的{ -pair }，不够则有几个出几个，不要求相连。其余的牌可在该{ -suit }中任选，也可以拆{ -pair }。
       *[tractor] 跟{ -pair }时，有同{ -suit }的{ -pair }就必须出。跟{ -tractor }时，有同样长度的{ -tractor }就必须出，否则{ -lead }了几个{ -pair }就出几个，不够则有几个出几个。其余的牌可在该{ -suit }中任选，也可以拆{ -pair }。
    }
rules-shapes-short = 该{ -suit }的牌不够时，要全部出完，再用任意牌补足，{ -trump(game: "tractor") }也可以；这样{ -discard }不可能赢。{ -void }时可出任意牌：不必{ -ruff(game: "tractor") }。
rules-shapes-winner = 只有牌型和张数都相同才可能赢：要么是{ -lead }的{ -suit }，要么是{ -void }的{ -player }全部用{ -trump(game: "tractor") }。{ -pair }比大小，{ -tractor }比其中最大的{ -pair }。相等时先出者赢。

rules-throws-off = 不可{ -throw }，即不能把几个牌型一起{ -lead }。
rules-throw-lead = 同一{ -suit }的两个以上牌型可以一起{ -lead }，称为{ -throw }。拆分时先取最长的{ -tractor }（同样长则取较大的；{ -level-card }的{ -pair }相等时，按黑桃、红桃、方块、梅花的顺序），再取{ -pair }，最后是{ -single }。
rules-throw-stands = 除非另一家（包括{ -partner(game: "tractor") }）在该{ -suit }中有比其中某一部分更大的牌：更大的{ -single }、更大的{ -pair }、更大的同长{ -tractor }（哪怕含在更长的{ -tractor }里），否则{ -throw }成立。不成立时，只出能被压过的那一部分（有几部分则取张数最少的，再取最小的）。其余的牌收回手中，人人都知道它们在谁手里。
rules-throw-follow =
    { $rule ->
        [pairs] 跟{ -throw }时，其中有几个{ -pair }就要出几个，该{ -suit }的{ -pair }不够则有几个出几个。
       *[tractor] 跟{ -throw }时，其中每有一个{ -tractor }，若有同样长度的就要出一个，从最长的起；其中有几个{ -pair }就要出几个，该{ -suit }的{ -pair }不够则有几个出几个。
    }
rules-throw-winner =
    只有{ -void }的{ -player }全部用{ -trump(game: "tractor") }，并且能拆成同样的牌型，才能{ -ruff(game: "tractor") }{ -throw }。{ $rule ->
        [all_components] 再{ -ruff(game: "tractor") }的人，每一部分都必须更大。
       *[longest_component] 再{ -ruff(game: "tractor") }的人，最大的那一部分必须更大。
    }{ -trump(game: "tractor") }的{ -throw }一旦成立，谁也压不过。
rules-throw-penalty = { -dealers-side }每次{ -throw }失败，{ -attackers }得{ $points }分；{ -attackers }每次{ -throw }失败，自己失{ $points }分，但不会低于0。
rules-throw-kitty = 最后一{ -trick(game: "tractor") }是{ -throw }时，每人所出的全部牌数都计入{ $kitty }加倍（{ -kitty-bonus }）。

## Score

rules-kitty-points =
    { $rule ->
        [last_trick] 所埋的分归赢得最后一{ own-trick }的{ -side }。
       *[declarer] 所埋的分归{ -declarer }{ -side }。
    }这些分计入{ -contract }。
rules-last-trick-bonus = 赢得最后一{ own-trick }的{ -side }另得{ $points }分。这些分计入{ -contract }。
rules-most-tricks-bonus = 赢得{ own-trick }数较多的{ -side }另得{ $points }分；双方相等则都不得。这些分计入{ -contract }。
rules-made =
    { $rule ->
        [captured] { -declarer }{ -side }所得不少于所叫，则{ -contract }{ -made }，所得的分全部计入。
       *[bid] { -declarer }{ -side }所得不少于所叫，则{ -contract }{ -made }，只计所叫的分，多得不算。
    }
rules-set = 所得少于所叫，则{ -contract }{ -set }：扣去所叫的分，所得的分不算。{ -score }可以低于零。
rules-others-captured = 另一方所得的分总是全部计入。
rules-tricks-made =
    { $double ->
        [yes] { -declarer }与{ own-partner }赢得的{ own-trick }数合计不少于所叫，{ own-partner }得所叫的数，{ -declarer }得两倍。
       *[no] { -declarer }与{ own-partner }赢得的{ own-trick }数合计不少于所叫，两人各得所叫的数。
    }
rules-tricks-set =
    { $double ->
        [yes] 少于所叫，{ own-partner }失所叫的数，{ -declarer }失两倍。
       *[no] 少于所叫，两人各失所叫的数。
    }
rules-tricks-single = { -declarer }没有{ own-partner }时，独自按同样的方法计分。
rules-tricks-others = 其他{ -player }每赢一{ own-trick }得1分。{ -score }可以低于零。
rules-alone-score = 打 Amerikaner 时，每一{ own-trick }都赢，{ -declarer }得{ $points }分。输掉一{ own-trick }，{ -declarer }失{ $points }分，其他{ -player }每赢一{ own-trick }得1分。
rules-overtricks = { -overtrick }（多于所叫的{ own-trick }）不得分。
rules-attackers-points = { -dealer(game: "tractor") }及其{ -partner(game: "tractor") }为{ -dealers-side }，另外两家为{ -attackers }。全部{ $total }分中，{ -attackers }得到{ $needed }分即可上台。
rules-kitty-multiplier =
    { -attackers }赢得最后一{ -trick(game: "tractor") }即为{ -kitty-bonus }，所埋的分也归{ -attackers }，并乘以{ $rule ->
        [twice_cards] 该{ -trick(game: "tractor") }每人所出张数的两倍（{ -single }为2，{ -pair }为4，两连对的{ -tractor }为8，三连对为12）。
        [two] 2。
       *[power] 2的若干次方，该{ -trick(game: "tractor") }每人出几张就是几次方（{ -single }为2，{ -pair }为4，两连对的{ -tractor }为16，三连对为64）。
    }{ -dealers-side }赢得最后一{ -trick(game: "tractor") }，所埋的分谁也不得。
rules-band-points = { -attackers }得分
rules-band-levels = { -level-up }
rules-band-dealers = { -dealers-side } +{ $levels }
rules-band-attackers = { -attackers }上台，+{ $levels }
rules-band-more = { $low }及以上
rules-band-on = 每多{ $band }分再升一{ -level }
rules-level-cap = 一{ -deal }中任何一方最多升{ $cap }{ -level }。
rules-next-dealer = { -attackers }不到{ $needed }分，下一{ -deal }由{ -dealer(game: "tractor") }的{ -partner(game: "tractor") }坐庄；否则由{ -dealer(game: "tractor") }{ word-left }的{ -player }坐庄。
rules-jack-back = 打J时，{ -attackers }用单张J赢得最后一{ -trick(game: "tractor") }，则在计分之后，{ -dealers-side }退回2。

## Match

rules-target = 打完一{ -deal }后，有一方{ -score }达到{ $target }分，{ -match }结束，该方获胜。
rules-both-reach =
    { $rule ->
        [higher] 双方都达到时，{ -score }高的{ -side }获胜，不论谁是{ -declarer }。相等则再打一{ -deal }，直到分出高下（{ -sudden-death }）。
       *[bidder] 双方都达到时，{ -declarer }{ -side }获胜，{ -score }相等也一样。
    }
rules-individual-target = 打完一{ -deal }后，有人{ -score }达到{ $target }分，{ -match }结束。{ -score }最高者获胜；几人并列最高，则都获胜。任何{ -player }都可能达到，一{ own-trick }一{ own-trick }攒分也算。
rules-levels = 双方都从{ $start }打起。各{ -level }依次为{ $listed }。每{ -deal }打的都是{ -dealers-side }的{ -level }，四家相同。
rules-beyond-last = 应升过{ $last }的{ -side }赢得{ -match }，不论原来打几，也不论是{ -dealers-side }还是{ -attackers }。（你们不这样打？见自定规则 must_defend_ace。）
rules-must-defend = 升到{ $last }必须停下。只有作为{ -dealers-side }打赢一{ -deal }{ $last }，才能过{ $last }，并赢得{ -match }。
rules-forced-levels = { -level-up }时遇到下列各{ -level }中的第一个就要停下：{ $levels }。只有作为{ -dealers-side }打赢才能过这一{ -level }。

## Options

rules-option = { $option }：{ $value }。`{ $name }` = { $allowed }
rules-option-changed = { $option }：{ $value }（标准：{ $standard }）。`{ $name }` = { $allowed }
rules-option-needs = { $line }（仅当 `{ $other }` = { $needed }）

## Notes

note-crowsnest-forced-crow = { -crow }是唯一的{ -trump }时必须出，以及{ -lead }{ -crow }就是{ -lead }{ -trump }，CrowsNest 的规则没有写明；这是从“永远是最小的{ -trump }”推出的。
note-rook-reconstructed-no-nest = 没有{ -nest }，是推定的。
note-rook-reconstructed-minimum-70 = 最低{ -bid }70，是推定的。
note-rook-reconstructed-seven-seven = { -trick }数7比7时谁也不得奖分，是推定的。
note-rook-reconstructed-deck-and-nest = 57张牌和五张{ -nest }，是推定的。
note-rook-reconstructed-low-rook = { -rook } 是最小的{ -trump }，且不能随时出，是推定的。
note-rook-reconstructed-minimum-100 = 最低{ -bid }100，是推定的。
note-rook-reconstructed-target-500 = 目标500分，是推定的。
note-rook-reconstructed-bonus = { -trick }数最多得20分，是推定的。
note-rook-reconstructed-minimum-and-target = 最低{ -bid }和目标分数，是推定的。
note-rook-follows-tournament = 全部{ -pass }时怎么办、由谁首先{ -lead }、{ -contract }{ -made }计多少分，都依照 Tournament Rook；这一玩法的来源都没有写。
note-dixie-nest-points = { -nest }中的分归最后一{ -trick }，是依照 Tournament Rook；这一玩法的来源都没有写。
note-red-one-no-any-time = 红1不能随时出，是推定的。
note-amerikaner-silent = 主要来源没有写、由我们定的：{ -pass }之后不能再叫；Amerikaner 结束{ -auction }；最后一人仍可叫；全部{ -pass }则换下一人发牌；Amerikaner 由{ -declarer }{ -lead }，并打完为止；{ -set-aside }哪几张2。
note-amerikaner-no-callable-card = 主要来源中关于“没有剩下合适的牌”的一句因翻译而走样；这里的解读是唯一行得通的。
note-amerikaner-example = 例：叫8，{ -declarer }与{ -partner }共拿9{ -trick }。两人各得8分；其他{ -player }每拿一{ -trick }得1分。
note-amerikaner-one-rule-set = 这只是一套规则，并不涵盖所有的自定规则。
note-tractor-take-over = “80分让防守者取得主动”理解为：{ -attackers }上台。
note-tractor-plain-suits = “不含{ -level-card }的主{ -suit }从A到2排列”理解为：各门副牌如此。
note-tractor-off-suit-levels = “非主{ -suit }的牌大小相等”理解为：副{ -level-card }大小相等。
note-tractor-declaring-side = “{ -declare }的{ -side }”理解为：{ -dealers-side }。
note-tractor-first-declarer = 存疑：第一{ -deal }谁先{ -declare }谁坐庄，即使后来对方{ -overcall }。另一种解读见自定规则 first_dealer。
note-tractor-beyond-ace = 存疑：可以越过A赢得{ -match }，而从未打过A。另一种解读见自定规则 must_defend_ace。

## Sources

source-crowsnest = CrowsNest 应用中所写的规则：完整。
source-tournament-rook = CrowsNest 应用的规则和 tournament-rook.com/rulesforplay.html：完整。
source-wikipedia-rook = 维基百科“Rook (card game)”，以及2010年的小册子：正式的锦标赛规则，和 Rook 随时可出的权利。
source-wikipedia-partnership = 维基百科“Rook (card game)”，四人搭档玩法列表：名称和各牌的分值。
source-smith-county = Smith County 锦标赛，2020年：42张牌，每人九张，{ -nest }六张。
source-pagat-kentucky = pagat.com，Kentucky Rook（John Hay）：Rook 大于1，45张牌，以及预设规则。
source-gamerules-dixie = 网站 gamerules.com：Dixie Rook。
source-amerikaner-seed = 一种网页版 Amerikaner，与《Norske kortspill》核对过；以它为准。
source-pagat-amerikaner = pagat.com，Amerikaner：每人12张，{ -kitty }四张，最低叫6，{ -pass }之后不能再叫，Amerikaner 高于12。
source-norwegianamerican = norwegianamerican.com：最高可叫17、13、10和8。
source-spillby = spillby.com：{ -overtrick }不得分；Amerikaner 由{ -declarer }{ -lead }。
source-tractor-seed = 一份乌克兰文的双升规则；以它为准。
source-tractor-peers = 其中没有写的，依照开源程序 rbtying/shengji、ChannonTian/80fen 和 jerryyyu/shengji。
source-pagat-tractor = pagat.com，拖拉机（Tractor）。
