# What the kernel refuses, and `kibitz solve`. $value is the refused value. Cards have numbers there: their places in the deck, from 0.


## Games and positions the kernel does not take

problem-kernel-not_single_cards = { $variant } 一次可出多张牌；这里只能计算每次出一张牌的游戏
problem-kernel-not_shapes = { $variant } 不能在这里打：须是有{ -pair }和{ -tractor }、四个座位、双方对打、用两副相同的牌的游戏
problem-kernel-not_settled = { -trump }或{ -called-card }还没有定：要先由{ $seat }号座位决定
problem-kernel-not_in_deck = 本游戏的牌中没有 { $card }
problem-kernel-deal_over = 本{ -deal }已经打完，没有牌可出了
problem-kernel-deal_not_over = 本{ -deal }还没有打完；牌全部出完才知道得分
problem-kernel-nothing_to_undo = 没有可收回的：从给出的局面起还没有出过牌
problem-kernel-illegal_card = 这里不能出第{ $value }号牌：手中没有，或规则不允许
problem-kernel-illegal_play = 规则不允许这样出牌（检查出牌时的第{ $value }种错误）
problem-kernel-too_many_plays = 这里有{ $value }种合法出法，太多，无法逐一尝试；最多65536种


## Numbers out of range

problem-kernel-bad_number = { $value } 超出范围：个数从0起，线程数从1起，表的位数为0到24
problem-kernel-number_too_large = { $value } 超出范围：数值须在 -20000 到 20000 之间，有{ -pair }和{ -tractor }的游戏须在0到1000000之间
problem-kernel-bad_face = 没有第{ $value }号牌；牌的编号从0到不同牌的张数减1，每个编号只出现一次
problem-kernel-bad_seat = 没有{ $value }号座位；座位从0到座位数减1
problem-kernel-bad_side = 没有第{ $value }方；双方为0和1
problem-kernel-bad_suit = { $value } 不合适：{ -suit }连同{ -trump }有1到5门，编号从0起
problem-kernel-bad_place = { $value } 中有不存在的位置；每个位置占一位，从0到位置数减1
problem-kernel-bad_row = 没有第{ $value }行；行号从0到行数减1
problem-kernel-bad_tricks = 不可能已赢得{ $value }{ -trick }；只能是0到64{ -trick }
problem-kernel-bad_first = 一批不能从第{ $value }{ -deal }开始；须从64的倍数开始
problem-kernel-bad_share = 比例 { $value }/256 超出范围；随机所出的牌可占全部的 0/256 到 255/256
problem-kernel-bad_weight = { $value } 不是权重；权重是自然对数：一个数，或用负无穷表示绝不
problem-kernel-table_memory = 表不能有 { $value } MiB；须为 1 到 4096 MiB
problem-kernel-bad_text = 这里无法读取“{ $value }”：一{ -deal }的文本有 game、suits、strengths、points、position 各行，字段须齐全并按顺序排列


## Arrays

problem-kernel-bad_array = 数组 { $name } 应为：{ $wanted }；实为：{ $found }
problem-kernel-bad_shape = 各数组的大小互不相符：{ $value }
problem-kernel-shape = 有一个数组的长度为{ $value }，不相符：每个座位、每张牌或每种牌的分布须有一项


## The deck

problem-kernel-n_seats = { $value }个座位不能打；须为3到6个
problem-kernel-deck_size = 不能有{ $value }种不同的牌；须为1到64种
problem-kernel-equal_strength = 第{ $value }号牌与同{ -suit }的另一张牌大小相同；只有有{ -pair }和{ -tractor }的游戏可以这样，而且{ -trump(game: "tractor") }中只能有一处
problem-kernel-too_many_values = 牌有{ $value }种不同的分值，太多；最多8种，有{ -pair }和{ -tractor }的游戏最多4种
problem-kernel-too_many_places = 牌的大小顺序要用{ $value }个以上的位置，太长；最多63个
problem-kernel-too_many_ways = 把隐藏的牌分到{ $value }个位置的方式太多，无法计数


## Hands and table

problem-kernel-card_twice = 第{ $value }号牌出现了两次；每张牌只能在一家手中或在桌上
problem-kernel-bad_copies = 第{ $value }号牌在一家手中或一次所出的牌中超过两张；每种牌只有两张
problem-kernel-too_many_copies = 第{ $value }号牌在各家手中和桌上合计超过两张；每种牌只有两张
problem-kernel-no_cards = 没有牌可出：轮到{ $value }号座位，至少要有一张牌
problem-kernel-hand_sizes = { $value }号座位的{ -hand }张数不相符：各家张数须相等，已在本{ -trick }中出牌的少去所出的牌
problem-kernel-play_sizes = 本{ -trick }中第{ $value }次出牌（从0数起）的张数与{ -lead }的不同
problem-kernel-deal_sizes = 不能给每个座位发{ $value }张牌；每家至少一张，而且整副牌要够分
problem-kernel-world_sizes = 第{ $value }种牌的分布中，各家{ -hand }的张数与第一种不同；一批须同步打出
problem-kernel-table_size = 桌上已有{ $value }次出牌，太多：须少于座位数
problem-kernel-mixed_lead = 桌上{ -lead }的牌为空，或不是同一{ -suit }（张数：{ $value }）


## Hidden cards

problem-kernel-view_over = 本{ -deal }已经打完，不再有隐藏的牌
problem-kernel-view_cards = 这个座位所知的情况对不上：已见的牌和各家{ -hand }的张数与整副牌不符
problem-kernel-no_world = 隐藏的牌没有任何一种分布符合全部已知情况
problem-kernel-no_world_found = 隐藏的牌分发了{ $value }次，没有一次符合全部已知情况
problem-kernel-no_worlds = 没有给出任何一种牌的分布；至少要有一种


## kibitz solve

cli-solve = 计算所有{ -hand }都公开、人人都打得最好时，一个局面的价值。
    .about = FILE 每行是一{ -deal }，为 JSON；- 表示读取标准输入。每{ -deal }输出一行 JSON：它的价值，以及每张可以{ -lead }的牌的价值。也可以给出一个正在出牌的局面。价值是{ -declarer }一方在整{ -deal }中所得：分数；若按{ -trick }计，则为{ -trick }数。以0退出；--check 发现不同则为1，文件或某行无法读取则为2。
    .example =
        kibitz solve tests/cases/amerikaner-dds.jsonl --check
        kibitz solve --position "crowsnest phase=play dealer=3 hands=Y9.CR/Y7.R14/R9.B14/Y8.R5 trump=G declarer=0 contract=100"
cli-option-solve-position = 计算这个局面。
cli-option-solve-nodes = 每张牌最多搜索多少个局面；这时价值可能只知道在两个界限之间。0或不写则不限。
cli-option-solve-check = 与文件中的价值比较，指出不同之处。
cli-solve-total = { $deals }{ -deal }，{ $wrong }{ -deal }不同
cli-solve-value = 价值 { $value }，座位：{ $seats }
cli-solve-line = 最佳打法：{ $line }
cli-solve-effort = { $nodes }个局面，{ $seconds }秒

problem-usage-file_or_position = 请给出 FILE 或 { $option }：给出其一，也只能给出其一
problem-solve-not_in_play = 这个局面不在出牌阶段；只能计算正在出牌的局面
problem-open_hands-no_called_card = 缺少{ -called-card }；只有独自对所有人打时才不需要
problem-open_hands-no_trump_lead = { $seat }号座位没有{ -trump }可以{ -lead }；有{ -partner }的{ -declarer }须先{ -lead }{ -trump }
problem-open_hands-not_the_holder = { $seat }号座位不能是{ -partner }：手中没有{ -called-card } { $card }
