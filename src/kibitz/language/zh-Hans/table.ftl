# The table in the terminal. $seat is a name such as Left or You; $you is “yes” where it is the reader.
# $cards and $card come in words or short, as the table shows them; $kitty is the game's own word.

cli-play = 与{ -computer-player }打牌。
    .about = 牌桌在本终端中打开。不写游戏名时会先问要玩什么；按回车采用默认设置。每一步都会立即保存，无论程序怎样结束都不会丢失。
    .example =
        kibitz play
        kibitz play amerikaner --option players=5 --strength easy
        kibitz play --resume
cli-option-play-terminal = 在本终端中打牌（目前只有这一种牌桌）。
cli-option-play-strength = { -computer-player }的水平：easy（{ -easy }）、medium（{ -medium }）、hard（{ -hard }），或一种玩家的写法；不写则为 medium。
cli-option-play-seat = 你的座位，从0数起；不写则为0。
cli-option-play-names = 其他{ -player }的名字，从你的下家起按出牌顺序，用逗号隔开。
cli-option-play-seed = 任意文字；种子相同，发的牌就相同。不写则随机。
cli-option-play-plain = 只用句子，一行一件事，适合读屏软件：不画牌桌，不用颜色。
cli-option-play-no-color = 不用颜色（与设置 NO_COLOR 相同）。
cli-option-play-no-auto = 只有一种选择时也要询问。
cli-option-play-pace = { -computer-player }每次行动后停顿的秒数。
cli-option-play-resume = 继续一场已保存的{ -match }；不写名称则为最近一场。
cli-option-play-salvage = 与 --resume 连用，{ -match }文件损坏时：把完好的部分复制到一场新的{ -match }中，从那里继续。损坏的文件保持原样。
cli-option-play-list = 列出已保存的{ -match }及其位置，然后退出。

## Places, sides, small words

table-place-south = 你
table-place-west = { -left }
table-place-northwest = 左上家
table-place-north = 对面
table-place-northeast = 右上家
table-place-east = { -right }
table-place-partner = 对家
table-you = 你
table-we = { -we }
table-they = { -they }
table-trump = { own-trump }
table-no-trump = { own-no-trump }
table-prompt = {"> "}
table-and = 和
# Between players, or numbered cards, where each may itself be a list.
table-list-apart = ；
table-legend-card = { $kind ->
        [joker] { $short }是{ $name }
       *[special] { $short }是{ $name }
    }
table-arrow-clockwise = ↻
table-arrow-counter = ↺

## What stands on the table

table-title = { $game } { $dot } 第{ $deal }{ -deal }
table-side-score = { $kind ->
        [level] { $side } { $value }{ -level }
       *[points] { $side } { $value }
    }
table-score-to = { $scores } { $dot } 目标{ $target }
table-score-in-short = { $own } { $points }，最高：{ $best } { $best_points } { $dot } 目标{ $target }
table-score-equal = 全部{ $points }分 { $dot } 目标{ $target }
table-level-rank = { -level-card }：{ $rank }
table-trump-is = { own-trump }：{ $suit }
table-trump-none = { own-no-trump }
table-trump-open = { own-trump }未定
table-trump-first-lead = 首张领出的牌定{ own-trump }
table-plays-for-points = { $you ->
        [yes] 你
       *[no] { $seat }
    }坐庄，{ -contract }{ $bid }分
table-plays-for-tricks = { $you ->
        [yes] 你
       *[no] { $seat }
    }坐庄，{ -contract }{ $bid }{ own-trick }
table-plays-alone = { $you ->
        [yes] 你
       *[no] { $seat }
    }打 { $alone }：独自拿下每一{ own-trick }
table-dealers-side = { -dealer(game: "tractor") }：{ $seat }
table-called = { -called-card }：{ $card }
table-partner-is = { $you ->
        [yes] 你是{ own-partner }
       *[no] { own-partner }：{ $seat }
    }
table-partner-unknown = { own-partner }尚未揭晓
table-attackers = { -attackers }：{ $side } { $points }分（需{ $needed }分）
table-taken = 已得：{ $taken }
table-taken-in = { $side } { $points }分/{ $tricks }{ own-trick }
table-tricks-so-far = { own-trick }数：{ $tricks }
table-tricks-of = { $seat } { $n }
table-call-pass = { own-pass }
table-call = { $seat } { $call }
table-auction = { -auction }：{ $calls }
table-auction-declaring = { -declare }：{ $calls }
table-put = { $seat } { $cards }
table-last-trick = 第{ $n }{ own-trick }：{ $cards }。{ $you ->
        [yes] 你
       *[no] { $seat }
    }赢得这一{ own-trick }{ $points ->
        [0] 。
       *[other] ，得{ $points }分。
    }
table-set-aside = { -set-aside }：{ $cards }
table-known = { $seat }手中有{ $cards }
table-kitty-seen = { $kitty }：{ $cards }
table-buried-seen = 已埋：{ $cards }
table-buried-trumps = 已埋的{ own-trump }：{ $cards }
table-kitty-hidden = 你没有看过{ $kitty }。
table-no-last-trick = 本{ -deal }还没有打完一{ own-trick }。

## On the felt

table-tag-dealer = { own-dealer }
table-tag-declarer = { -declarer }
table-tag-dealer-plays = { -dealer(game: "tractor") }
table-tag-partner = { own-partner }
table-tag-tricks = { $n }{ own-trick }
table-tag-turn = { $you ->
        [yes] 轮到你
       *[no] { $phase ->
            [auction] 正在叫
            [bury] 正在埋牌
            [name_trump] 正在定将
           *[play] 正在出牌
        }
    }
table-tag-winning = 最大
table-trick-number = 第{ $n }{ own-trick } { $arrow }
table-points-on-table = { $points }分
table-direction = { $clockwise ->
        [yes] { $arrow } 顺时针
       *[no] { $arrow } 逆时针
    }

## What is asked

table-ask-bid = 轮到你叫：{ own-pass }，或从{ $low }到{ $high }的一个数{ $step ->
        [1] {""}
       *[other] （{ $step }的倍数）
    }{ $alone ->
        [yes] ，或 { $word }。
       *[no] 。
    }
table-ask-no-bid = 轮到你叫：{ own-pass }{ $alone ->
        [yes] ，或 { $word }。
       *[no] ；已经没有更高的数可叫。
    }
table-ask-declare = 从下面选一种{ -declare }，或{ -pass(game: "tractor") }：输入编号。
table-ask-bury = 请埋{ $n }张牌：{ $n ->
        [1] 输入编号或牌名
       *[other] 在一行内输入编号或牌名
    }{ $counters ->
        [none_unless_forced] ；非不得已不可埋{ -counter }。
        [one] ；最多埋一张{ -counter }。
       *[any] 。
    }
table-ask-trump = 请定{ own-trump }：输入编号或首字母。
# 同样三项，不用输入时。
table-choose-declare = { -declare }，或{ -pass(game: "tractor") }。
table-choose-bury = 请埋{ $n }张牌{ $counters ->
        [none_unless_forced] ；非不得已不可埋{ -counter }。
        [one] ；最多埋一张{ -counter }。
       *[any] 。
    }
table-choose-trump = 请定{ own-trump }。
table-ask-call = 从下面的牌（{ $suit }）中叫一张：持有者成为你的{ own-partner }。
table-ask-first-lead = 由你{ -lead }；你所出牌的{ -suit }就是{ own-trump }。
table-ask-lead = 由你{ -lead }：任意一张牌。
table-ask-lead-shapes = { $throws ->
        [yes] 由你{ -lead }：同一{ -suit }的牌，牌型不限。
       *[no] 由你{ -lead }：{ -single }、{ -pair }或{ -tractor }。
    }
table-follow = 请跟{ $suit }{ $n ->
        [1] （你有{ $held }张）。
       *[other] ，出{ $n }张（你有{ $held }张）。
    }
table-follow-short = 请出完{ $suit }（{ $held }张），再用其他任意牌补足{ $n }张。
table-follow-void = 你没有{ $suit }：可出任意{ $n }张牌。
table-follow-pairs = 其中必须有{ $n }个{ -pair }。
table-follow-any-time = { $card }随时可出。
table-follow-called = { $card }是{ -called-card }：你现在必须出。
table-winning = 目前{ $you ->
        [yes] 你
       *[no] { $seat }
    }最大：{ $cards }。
table-option-pass = { own-pass }
table-option-declare = { -declare }：{ $cards }
table-choice-spoken = { $n }：{ $choice }
table-numbered = { $n }：{ $card }
table-may-play = 可出：{ $cards }。
table-hand-spoken = { $kind ->
        [trump] { own-trump }：{ $cards }。
       *[suit] { $suit }：{ $cards }。
    }

## What happens

table-welcome = 本场{ -match }保存为 { $name }。输入 help 查看帮助。
table-welcome-back = 欢迎回到 { $name }。
table-goodbye = { -match }已保存为 { $name }。
table-goodbye-over = { -match }结束，已保存为 { $name }。
table-salvaged = { $old } 已损坏，保持原样。它的前{ $n }行已复制到 { $name }，你可以从那里继续。
table-resume-with = 继续{ -match }：kibitz play --resume { $name }
table-event-deal = 第{ $deal }{ -deal }，{ $initial ->
        [yes] { $you ->
        [yes] 你
       *[no] { $seat }
    }是本场最初的{ -initial-dealer }。
       *[no] 由{ $you ->
        [yes] 你
       *[no] { $seat }
    }发牌。
    }
table-event-level = 本{ -deal }{ -level-card }是{ $rank }：每张{ $rank }都是{ -trump(game: "tractor") }。
table-event-set-aside = 发牌前{ -set-aside }：{ $cards }。
table-event-passes = { $you ->
        [yes] 你
       *[no] { $seat }
    }{ own-pass }。
table-event-bids = { $you ->
        [yes] 你
       *[no] { $seat }
    }叫{ $bid }。
table-event-bids-alone = { $you ->
        [yes] 你
       *[no] { $seat }
    }叫 { $alone }。
table-event-declares = { $you ->
        [yes] 你
       *[no] { $seat }
    }{ -declare }：{ $cards }。
table-event-contract = { $you ->
        [yes] 你
       *[no] { $seat }
    }坐庄，{ -contract }是{ $bid }{ $unit ->
        [tricks] { own-trick }
       *[points] 分
    }。
table-event-plays-alone = { $you ->
        [yes] 你
       *[no] { $seat }
    }打 { $alone }，一人对所有人：必须拿下每一{ own-trick }。
table-event-dealer-plays = 由{ $you ->
        [yes] 你
       *[no] { $seat }
    }坐庄；{ $kind ->
        [none] { -no-trump(game: "tractor") }，只有{ -level-card }和王是{ -trump(game: "tractor") }。
       *[suit] { -trump(game: "tractor") }是{ $suit }。
    }
table-event-kitty-shown = 无人{ -declare }。翻开{ $kitty }：{ $cards }。
table-event-takes-kitty = { $you ->
        [yes] 你
       *[no] { $seat }
    }拿起{ $kitty }。
table-event-you-take-kitty = 你拿起{ $kitty }：{ $cards }。
table-event-buries = { $seat }埋了{ $n }张牌。
table-event-you-bury = 你埋了{ $cards }。
table-event-buried-trumps = 其中的{ own-trump }亮给大家看：{ $cards }。
table-event-names-trump = { $you ->
        [yes] 你
       *[no] { $seat }
    }定{ own-trump }：{ $suit }。
table-event-trump-set = { own-trump }是{ $suit }。
table-event-nothing-to-call = 没有牌可叫：{ -declarer }没有{ own-partner }，独自打。
table-event-calls = { $you ->
        [yes] 你
       *[no] { $seat }
    }叫{ $card }。
table-event-partner = { $you ->
        [yes] 你
       *[no] { $seat }
    }是{ own-partner }。
table-event-leads = { $you ->
        [yes] 你
       *[no] { $seat }
    }{ -lead }{ $cards }。
table-event-plays = { $you ->
        [yes] 你
       *[no] { $seat }
    }出{ $cards }。
table-event-throw-falls = { $you ->
        [yes] 你
       *[no] { $seat }
    }想甩{ $cards }；{ -throw }失败，改为{ -lead }{ $put }。
table-event-forced = { $event }（别无选择。）
table-event-trick = { $you ->
        [yes] 你
       *[no] { $seat }
    }赢得第{ $n }{ own-trick }{ $points ->
        [0] 。
       *[other] ，得{ $points }分。
    }

## What a deal came to

table-thrown-in = 全部{ own-pass }，本{ -deal }{ -thrown-in }。下一{ -deal }由{ $you ->
        [yes] 你
       *[no] { $seat }
    }发牌。
table-buried-shown = 埋在{ $kitty }里的是{ $cards }。
table-made = { $you ->
        [yes] 你
       *[no] { $seat }
    }叫{ $bid }，得{ $taken }：{ -contract }{ -made }。
table-set = { $you ->
        [yes] 你
       *[no] { $seat }
    }叫{ $bid }，只得{ $taken }：{ -contract }{ -set }。
table-deal-scores = 本{ -deal }：{ $scores }。
table-score-change = { $sign ->
        [minus] { $side } { $n }
       *[plus] { $side } +{ $n }
    }
table-tricks-result = { $you ->
        [yes] 你
       *[no] { $seat }
    }叫{ $bid }，没有{ own-partner }，拿了{ $taken }{ own-trick }：{ $made ->
        [yes] { -made }。
       *[no] { -set }。
    }
table-tricks-result-partner = { $you ->
        [yes] 你
       *[no] { $seat }
    }叫{ $bid }，{ own-partner }是{ $partner_you ->
        [yes] 你
       *[no] { $partner }
    }，共拿{ $taken }{ own-trick }：{ $made ->
        [yes] { -made }。
       *[no] { -set }。
    }
table-alone-result = { $alone }：{ $made ->
        [yes] 每一{ own-trick }都赢了，{ -made }。
       *[no] 输了一{ own-trick }，{ -set }。
    }
table-attackers-result = { $side }是{ -attackers }，得{ $points }分，需要{ $needed }分。{ $over ->
        [yes] { -attackers }上台坐庄。
       *[no] { -dealers-side }守住了庄。
    }
table-levels-up = { $side }升{ $n }{ -level }。
table-level-down = { $side }退回{ $level }{ -level }。
table-score-now = { -score }：{ $scores }。
table-match-won = { -match }结束。{ $kind ->
        [own] { $winners }赢了！
        [shared] 并列第一，共同获胜：{ $winners }。
       *[other] { $winners }获胜。
    }
table-after-deal = 回车：下一{ -deal }。还可输入：score、last、why、kitty、rules、save FILE、quit。
table-after-match = 回车：离开牌桌。还可输入：score、last、why、kitty、rules、save FILE。
table-deal-is-over = 本{ -deal }已经打完并计分。

## The score sheet

table-sheet-title = { $game } { $dot } 记分表
table-sheet-none = 还没有打完一{ -deal }。
table-sheet-deal = { -deal }
table-sheet-contract = { -contract }
table-sheet-dealer = { -dealer(game: "tractor") }
table-sheet-result = 结果
table-sheet-bid = { $bid } { $suit }，{ $seat }
table-sheet-bid-partner = { $bid } { $suit }，{ $seat } + { $partner }
table-sheet-alone = { $alone }，{ $seat }
table-sheet-level = { $seat }，{ $rank }{ -level }，{ $suit }
table-sheet-made = { -made }
table-sheet-set = { -set }
table-sheet-attackers = { $over ->
        [yes] { -attackers }{ $points }分，上台
       *[no] { -attackers }{ $points }分，庄家守庄
    }
table-sheet-spoken = 第{ $deal }{ -deal }：{ $contract }，{ $result }。此后：{ $scores }。

## Advice

table-hint = { -hint }：{ $action }。
table-why = { $seat }的选择：{ $action }。
table-because = 理由：{ $reason }
table-why-nobody = 本{ -deal }还没有{ -computer-player }行动过。
table-why-not-yet = { $seat }在本{ -deal }还没有行动过。
table-why-unknown = 这张牌桌上没有人叫“{ $text }”。
table-why-own = 那是你自己的选择。输入 hint 可得到下一步的{ -hint }。
table-why-no-reason = 没有给出理由。
table-why-kept-back = 有{ $n }条理由涉及你没看过的牌，本{ -deal }打完之前不显示。
table-do-pass = { own-pass }
table-do-bid = 叫{ $bid }
table-do-bid-alone = 叫 { $alone }
table-do-declare = { -declare }：{ $cards }
table-do-bury = 埋{ $cards }
table-do-bury-hidden = 埋{ $n }张牌
table-do-trump = 定{ own-trump }：{ $suit }
table-do-call = 叫{ $card }
table-do-play = 出{ $cards }
table-undone = 已{ -undo }：请重新选择。
table-undone-seen = 已{ -undo }：请重新选择。此后你看到了当时不可能知道的牌；{ -match }记录会注明这一点。
table-nothing-to-undo = 本{ -deal }中没有可以{ -undo }的决定。

## What was typed

table-entry-unknown = “{ $text }”在这里没有意义；输入 help 查看可用的命令。
table-entry-which = “{ $text }”可能指：{ $words }。
table-entry-incomplete = “{ $verb }”后面还缺内容。输入 help 查看例子。
table-entry-number = 这里没有编号{ $n }；最大到{ $highest }。
table-entry-no-numbers = 现在没有编号可选。
table-entry-number-twice = 编号{ $n }写了两次。
table-entry-card-too-often = { $card }写的张数比你手中的多。
table-entry-no-card = “{ $text }”不是一张牌。
table-entry-one-card = 只能叫一张牌。
table-save-where = 请同时写文件名：save FILE
table-save-nothing = 还没有可保存的内容：一{ -deal }都没有打完。
table-save-failed = 无法写入 { $file }：{ $reason }
table-saved-record = 已把打完的{ $n }{ -deal }写入 { $file }。
table-page-end = { $more ->
        [yes] 回车：下一页。输入任意键再按回车：回到牌桌。
       *[no] 回车：回到牌桌。
    }
table-rules-title = 现行规则：{ $game }

## Help

table-help-title = 帮助
table-help-card = 一张牌：输入编号或牌名，如 { $card } 或 { $name }。
table-help-cards = 几张牌：在一行内输入编号或牌名，如 { $cards }。
table-help-legend = { $legend } 详见命令 rules。
table-help-bid = 叫：只输入数字，即 { $bid } 或 bid { $bid }；否则输入 pass。
table-help-alone = 独自拿下每一{ own-trick }：{ $alone }。
table-help-declare = { -declare }：输入列表中的编号，或输入牌；否则输入 pass。
table-help-bury = { own-bury }：在一行内输入{ $n }张牌的编号或牌名。
table-help-trump = 定{ own-trump }：输入首字母（{ $suit }为 { $letter }）或编号。
table-help-call = 叫{ own-partner }：输入牌，如 { $card } 或 call { $card }，或输入编号。
table-help-short = 命令只要不产生歧义都可以缩写。
table-help-command = { $name }：{ $text }
table-help-help = 本页
table-help-hint = { -computer-player }处在你的位置会怎么做，为什么
table-help-why = 上一个{ -computer-player }为什么这样做（如 why left：问{ -left }）
table-help-undo = 收回你在本{ -deal }的上一个决定
table-help-last = 上一{ own-trick }
table-help-rules = 现行规则，包括自定规则
table-help-score = 记分表
table-help-table = 用文字说明桌上公开的一切
table-help-hand = 用文字说明你的{ -hand }
table-help-kitty = { $kitty }或已埋的牌，只限你看过的
table-help-save = save FILE：把打完的各{ -deal }存为记录 FILE.kbz
table-help-quit = 离开；{ -match }会保存，以后可以继续

## The start menu

table-menu-title = 想玩什么？
table-menu-game = { $n }  { $game }  { $facts }
table-menu-facts = { $seats }人，{ $cards }张牌
table-menu-enter = 回车：{ $game }，对手为{ -medium }水平的{ -computer-player }。
table-menu-resume = r：继续 { $name }（{ $game }，第{ $deal }{ -deal }）。
table-menu-damaged = 无法读取 { $name }：{ $text }
table-menu-again = 请输入1到{ $highest }的数字，或按回车。
table-menu-options-title = { $game } 的自定规则
table-menu-options = 自定规则：回车保持不变，name=value 修改一项，? 列出全部。
table-menu-option = { $words }：{ $name }={ $value }  （{ $allowed }）
table-menu-chosen = 已选：{ $chosen }
table-menu-strength = 其他{ -player }的水平：easy（{ -easy }）、medium（{ -medium }）还是 hard（{ -hard }）？回车：medium。
table-menu-names = 其他{ $n }位{ -player }的名字，用逗号隔开，从你的下家开始。回车：不取名。
table-menu-direction = { $clockwise ->
        [yes] 顺时针出牌，所以第一位在你左边。
       *[no] 逆时针出牌，所以第一位在你右边。
    }
table-list-none = 还没有保存过{ -match }。以后会存放在 { $folder }
table-list-folder = { -match }存放在 { $folder }
table-list-damaged = { $name }  无法读取：{ $text }
table-list-match = { $name }  { $game }，第{ $deal }{ -deal }，{ $state ->
        [over] 已结束
       *[running] 进行中
    }：{ $scores }

## In a record

match-undone = { $saw ->
        [yes] { -undo }后重新选择，其间看到了当时不可能知道的牌。
       *[no] { -undo }后重新选择。
    }

## Problems, said to the person at the table

# 依次列出各个问题，每个自成一句。
table-problems = { $first }{ $then }
table-problem-play-not_held = 你手中没有{ $card }。
table-problem-play-one_card = 只能出一张牌，不能出{ $n }张。
table-problem-play-no_cards = 请写出要出的牌。
table-problem-play-called_card = { $called }是{ -called-card }：你现在必须出它，不能出{ $card }。
table-problem-play-must_follow = 不能出{ $card }：{ $suit ->
        [S] { -lead }的是黑桃
        [H] { -lead }的是红桃
        [D] { -lead }的是方块
        [C] { -lead }的是梅花
        [R] { -lead }的是红
        [G] { -lead }的是绿
        [Y] { -lead }的是黄
        [B] { -lead }的是黑
       *[other] 必须{ -follow }
    }，而你有{ $n }张。
table-problem-play-must_follow_trump = 不能出{ $card }：{ -lead }的是{ own-trump }（{ $led }），而你有{ $n }张{ own-trump }。
table-problem-play-wrong_number = 要出{ $size }张牌，与{ -lead }的张数相同，不是{ $n }张。
table-problem-play-must_follow_number = 你有{ $n }张{ -lead }{ -suit }的牌：所出的牌中必须有{ $owed }张是这一{ -suit }。
table-problem-play-owes_pairs = 跟 { $led } 时，你必须出这一{ -suit }的{ $n }个{ -pair }，你手中有。
table-problem-play-owes_tractor = 跟 { $led } 时，你必须出{ $n }连对的{ -tractor }，你手中有。
table-problem-bury-not_held = 你手中没有{ $card }。
table-problem-bury-wrong_number = 要埋{ $size }张牌，你只写了{ $n }张。
table-problem-declare-not_held = 你手中没有{ $cards }。
table-problem-call-own_card = { $card }在你自己手中；请叫别人的牌。

problem-match-not_to_act = { $seat }号座位行动了，但轮到的是{ $turn }号座位
problem-match-nothing_to_take_back = 要收回{ $n }步，但没有那么多步
problem-match-no_next_deal = 桌上的一{ -deal }未计分之前，或{ -match }已经结束时，不能开始新的一{ -deal }
problem-match-head = 这不是保存的{ -match }：无法读取第一行
problem-match-version = 这场{ -match }由本程序无法读取的 Kibitz 版本保存（{ $version }；可读取的是 { $known }）
problem-match-revision = { $variant } 的规则在这场{ -match }开始后已有改动（当时是修订{ $revision }，现在是{ $known }），无法继续
problem-match-seats = 这场{ -match }有{ $n }个座位，而游戏需要{ $expected }个
problem-match-event = 无法读取{ -match }的这一行
problem-match-unknown = 没有名为“{ $name }”的已保存{ -match }；现有：{ $known }
problem-match-none_saved = 没有未打完的{ -match }可以继续
problem-match-in_use = { -match }“{ $name }”正在另一张牌桌上打开
problem-match-damaged = { $text }{ $n ->
        [0] ；{ $name } 无法挽救
        [1] ；只有它前面的一行完好：kibitz play --resume { $name } --salvage 会在新文件中重新开始这场{ -match }
       *[other] ；它前面的{ $n }行完好：kibitz play --resume { $name } --salvage 会把这些行复制到一场新的{ -match }中，从那里继续
    }
problem-match-last_damaged = 无法读取最近一场{ -match }：{ $text }；kibitz play --list 列出其他{ -match }
problem-match-persons = “{ $name }”的牌桌上不止一个真人；终端里只能坐一个
problem-match-no_person = “{ $name }”没有真人入座，只有{ -computer-player }
problem-usage-play_seat = --seat { $seat }：本游戏的座位是0到{ $highest }
problem-usage-play_names = 给出了{ $n }个名字，但桌上另有{ $expected }位{ -player }
problem-usage-play_name = “{ $name }”不能作{ -player }的名字：须为1到16个字，且不能与别人重名
problem-usage-resume_alone = --resume 按原来的设置继续一场{ -match }；不能同时给出 { $option }
problem-usage-list_alone = --list 列出已保存的{ -match }；不能同时给出 { $option }
problem-usage-pace = --pace 不能是“{ $value }”：须为0到60的秒数
