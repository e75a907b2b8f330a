# What can be wrong with an input: what, where, and what is allowed. One message for each code in the source,
# problem-<area>-<what>. Cards, actions and options stay as they are typed; suits are given in words.


## Cards and actions as text

problem-card-unknown = “{ $card }”不是一张牌。牌的写法如 R14 或 CR（Rook），HT 或 S2（扑克牌），JR 和 JB（大小王）
problem-action-unknown = “{ $text }”不是一个行动。行动的写法如：pass、bid 75、declare H2 H2、bury R5 R6、trump R、call HA、play H5


## A variant and its house rules

problem-variant-unknown = 没有名为“{ $variant }”的游戏；{ $near ->
        [none] 现有：{ $allowed }
       *[other] 最接近的是：{ $near }
    }
problem-variant-option_unknown = { $variant } 没有选项“{ $option }”；可用的有：{ $allowed }
problem-variant-option_value = { $option } 不能是“{ $value }”；可以是：{ $allowed }
problem-variant-option_needs = { $option } 只能与 { $other }={ $value } 一起给出
problem-variant-options_clash = { $option }={ $value } 与 { $other }={ $other_value } 互相矛盾
problem-variant-option_above = { $option }={ $value } 太高：按这些规则最高可叫 { $limit }


## The phase

problem-phase-wrong_action =
    现在不能“{ $action }”：{ $phase ->
        [auction] { -auction }还没有结束，只能叫或{ -pass }
        [bury] { -declarer }现在必须埋牌
        [name_trump] { -declarer }现在必须定{ -trump }
        [call] { -declarer }现在必须叫一张牌
       *[play] 正在出牌
    }
problem-deal-over = 本{ -deal }已经打完，“{ $action }”太迟了


## The auction

problem-auction-above_top = 不能叫{ $bid }：最高可叫{ $top }
problem-auction-too_low = 叫{ $bid }太低：须叫{ $lowest }以上，最多{ $top }，或{ -pass }
problem-auction-not_a_multiple = 不能叫{ $bid }：所叫的数须是{ $step }的倍数
problem-auction-no_such_bid = 本游戏没有“{ $bid }”这种叫法

problem-declare-no_declaration = { $cards } 不能{ -declare }：须亮一张 { $level }，一对同{ -suit }的 { $level }，或两张颜色相同的王
problem-declare-not_held = 不能亮 { $cards }：手中没有
problem-declare-not_stronger = { $cards } 不强于已亮的“{ $standing }”


## The kitty, trump, and the called card

problem-bury-wrong_number = 放下了{ $n }张牌，但必须埋{ $size }张
problem-bury-not_held = 不能埋 { $card }：手中没有
problem-bury-counters = 放下了{ $n }张{ -counter }；{ $limit ->
        [0] 这手牌不能埋{ -counter }
       *[other] 这手牌最多可埋{ $limit }张{ -counter }
    }

problem-trump-no_such_suit = 这里“{ $suit }”不能作{ -trump }；可以的是：{ $allowed }

problem-call-wrong_suit = 不能叫 { $card }：{ -called-card }必须{ $suit ->
        [S] 是黑桃
        [H] 是红桃
        [D] 是方块
        [C] 是梅花
       *[other] 是{ -lead }的{ -suit }
    }，与刚{ -lead }的牌一样
problem-call-own_card = 不能叫 { $card }：它在{ -declarer }自己手中
problem-call-not_callable = 不能叫 { $card }；可以叫：{ $allowed }


## Playing cards

problem-play-not_held = { $seat }号座位出了 { $card }，但手中没有这张牌
problem-play-one_card = 出了{ $n }张牌，但本游戏每次只出一张
problem-play-no_cards = 没有出牌
problem-play-called_card = { $seat }号座位出了 { $card }，但手中有{ -called-card } { $called }，现在必须出它
problem-play-must_follow = { $seat }号座位出了 { $card }，但手中还有{ $n }张{ $suit ->
        [S] 黑桃
        [H] 红桃
        [D] 方块
        [C] 梅花
        [R] 红牌
        [G] 绿牌
        [Y] 黄牌
        [B] 黑牌
       *[other] 这一{ -suit }的牌
    }，必须{ -follow }
problem-play-must_follow_trump = { $seat }号座位出了 { $card }，但手中还有{ $n }张{ -trump }，而{ -lead }的 { $led } 是{ -trump }
problem-play-wrong_number = 出了{ $n }张牌，但{ -lead }的是{ $size }张
problem-play-must_follow_number = { $seat }号座位有{ $n }张{ -lead }{ -suit }的牌，跟 { $led } 时必须出其中{ $owed }张
problem-play-owes_pairs = { $seat }号座位跟 { $led } 时，必须出{ $n }个{ -lead }{ -suit }的{ -pair }
problem-play-owes_tractor = { $seat }号座位跟 { $led } 时，必须出手中{ $n }连对的{ -tractor }
problem-play-mixed_suits = { $cards } 不能一起{ -lead }：既不是同一{ -suit }，也不全是{ -trump(game: "tractor") }
problem-play-not_a_shape = { $cards } 不能一起{ -lead }：只能{ -lead }{ -single }、{ -pair }或{ -tractor }（相连的{ -pair }）


## A start: the facts a position is set up from

problem-start-phase = 起始局面不能处于“{ $phase }”阶段；可以是：{ $allowed }
problem-start-seat = { $key }：没有{ $seat }号座位；座位从0到{ $highest }
problem-start-deal = 第{ $deal }{ -deal }：{ -match }的各{ -deal }从1数起
problem-start-length = { $key } 有{ $n }项，需要{ $expected }项
problem-start-negative = { $key } 不能小于零
problem-start-not_in_this_game = 本游戏没有 { $key }
problem-start-level = “{ $level }”不是一个{ -level }；可以是：{ $allowed }
problem-start-missing = 缺少 { $key }；处于“{ $phase }”阶段的起始局面需要它
problem-start-contract = 没有{ $contract }这样的{ -contract }：{ -contract }从1到{ $top }
problem-start-no_such_phase = 本游戏没有“{ $phase }”阶段
problem-start-partner = { $seat }号座位不能既是{ -declarer }又是{ -partner }
problem-start-card = { $card } 不在这副牌中，或出现的次数太多
problem-start-hand_sizes = 各家{ -hand }张数不等，或没有牌
problem-start-full_hands = { -auction }之前，每家{ -hand }应有{ $size }张，{ -kitty }应有{ $kitty }张


## Computer players

problem-player-unknown = 没有名为“{ $player }”的{ -player }；{ $near ->
        [none] 现有：{ $allowed }
       *[other] 最接近的是：{ $near }
    }
problem-player-parameter = { -player }“{ $player }”没有“{ $parameter }”；{ $allowed ->
        [none] 它没有可设置的参数
       *[other] 可用的有：{ $allowed }
    }
problem-player-value = { -player }“{ $player }”不能设 { $parameter }={ $value }；可以是：{ $allowed }


## Files

problem-file-missing = “{ $file }”不存在
problem-file-exists = “{ $file }”已经存在，予以保留；加 --force 可替换
problem-file-folder = “{ $file }”是文件夹，不是文件
problem-file-no_permission = 无法打开“{ $file }”：没有权限
problem-file-kept = “{ $file }”保持原样：“{ $source }”不能全部读出，读不出的部分会丢失；请另给一个文件名
problem-file-no_folder = 无法写入“{ $file }”：没有文件夹“{ $folder }”
problem-file-no_name = 文件名不能为空
problem-file-closed = 标准{ $stream ->
        [input] 输入
       *[output] 输出
    }已关闭
problem-file-output = 无法写出输出内容：{ $reason }
problem-file-system = 系统拒绝：{ $reason }
problem-file-unusable = 无法使用“{ $file }”：{ $reason }
problem-file-fault = { $file }：{ $text }


## The command line

problem-usage-command = 没有命令“{ $name }”{ $near ->
        [none] {""}
       *[other] （最接近的是：{ $near }）
    }；“kibitz --help”列出全部命令
problem-usage-option = “{ $path }”没有选项 { $name }{ $near ->
        [none] {""}
       *[other] （最接近的是：{ $near }）
    }；见“{ $path } --help”
problem-usage-missing = 缺少 { $name }；见“{ $path } --help”
problem-usage-needs_value = { $name } 需要一个值；见“{ $path } --help”
problem-usage-other = { $text } 见“{ $path } --help”
problem-usage-language = 没有语言“{ $language }”；现有：{ $allowed }
problem-usage-number = { $option } 不能是“{ $value }”：须为{ $lowest }到{ $highest }的整数
problem-usage-word = { $option } 不能是“{ $value }”；可以是：{ $allowed }
problem-usage-code_or_variant = 请给出游戏及其选项，或给出 --code，不能两者都给
problem-usage-no_variant = 哪种游戏？现有：{ $allowed }
problem-usage-option_form = --option { $text }：请写成 name=value
problem-usage-option_twice = --option { $option } 给出了两次
problem-usage-twice = { $option } 给出了两次
problem-usage-not_both = { $option } 与 { $other } 不能同时给出
problem-usage-players = 给出了{ $n }个{ -player }，但有{ $seats }个座位
problem-usage-needs_option = { $option } 只有与 { $other } 连用才有意义
problem-usage-position_alone = --position 已包含一切：不能再给 --seed、--option 或 --code
problem-usage-position_of_another = 这个局面属于 { $found }，不属于 { $variant }
problem-usage-form = “{ $file }”没有表明写成哪种格式：文件名请以 .kbz 或 .jsonl 结尾，或用 --to 指定其一：{ $allowed }
problem-usage-encoding = 命令行不是 UTF-8 文本
