# The command line: what each command does (cli-<command>), its options (cli-option-<words>), what it prints.

cli-kibitz = 搭档吃墩类纸牌游戏的牌桌、牌友和实验室：七种 Rook、拖拉机（双升），以及 Amerikaner。
    .example =
        kibitz play
        kibitz rules crowsnest
        kibitz trace --help

cli-heading-usage = 用法：
cli-heading-options = 选项
cli-heading-commands = 命令
cli-heading-example = 示例

cli-complaint = kibitz：{ $text }
cli-column = 第{ $column }列：{ $text }
cli-place = 第{ $line }行，第{ $column }列：{ $text }

cli-option-help = 显示此帮助并退出。
cli-option-lang = 界面语言，如 en；用 KIBITZ_LANG 可长期设定。
cli-option-version = 显示版本并退出。
cli-option-option = 一条自定规则，写成 name=value；可给出多次。“kibitz variants --options”列出全部。
cli-option-code = 规则代码（一个词包含游戏和自定规则），代替 VARIANT 和 --option。
cli-option-seed = 任意文字；种子相同，发的牌就相同。不写则为0。
cli-option-json = 输出 JSON，供程序使用。
cli-option-force = 替换已存在的文件。
cli-option-players = 一个{ -computer-player }，如 random 或 rulebook。给出两个则两者轮流就座，依此类推。


## kibitz play: its words are with the table (table.ftl)


## kibitz variants

cli-variants = 列出各种游戏。
    .example =
        kibitz variants
        kibitz variants --options
cli-option-variants-options = 同时列出每种游戏的自定规则。
cli-variants-facts = { $seats }个座位，{ $cards }张牌
cli-variants-default = （默认）
cli-variants-option = { $option } = { $value }   （{ $allowed }）


## kibitz rules

cli-rules = 显示一种游戏的规则，包括你的自定规则。
    .about = 本页由程序打牌所依据的规则生成，因此两者不会不一致。
    .example =
        kibitz rules tractor
        kibitz rules crowsnest --option minimum_bid=80
cli-option-rules-plain = 即使在终端上也以纯文本输出。


## kibitz deal

cli-deal = 显示一个种子所发的牌。
    .example =
        kibitz deal crowsnest --seed 7
        kibitz deal amerikaner --option players=5 --json
cli-option-deal-position = 把这{ -deal }牌输出为局面：一行文字，其他命令可以读取。
cli-deal-seat = { $seat }号座位
cli-deal-dealer = （{ -dealer }）
cli-deal-set-aside = { -set-aside }


## kibitz trace

cli-trace = 由{ -computer-player }打若干{ -deal }；每{ -deal }输出一行 JSON。
    .about = 一行中的内容足以让别的程序重现并核对这一{ -deal }：所发的牌，每个决定及当时的合法行动，以及结果。各{ -deal }像{ -match }那样接续；一场结束便开始新的一场。
    .example =
        kibitz trace crowsnest --deals 2 --seed 7
        kibitz trace tractor --option throws=on --players rulebook
        kibitz trace dixie --seed 7 --playthrough
cli-option-trace-deals = 打多少{ -deal }；不写则为1。
cli-option-trace-playthrough = 把第一{ -deal }完整输出为文本，包括每一步各座位所见。
cli-option-trace-write = 把全程文本写入此文件。
cli-progress-deals = { -deal }
cli-progress-variants = 游戏
cli-progress-measurements = 测量
cli-progress-actions = 行动
cli-progress-cases = 案例


## kibitz cases

cli-cases = 核对规则案例：局面、行动，以及之后应有的结果。
    .about = FILE 每行是一个 JSON 案例；- 表示读取标准输入。全部通过则以0退出，有失败则为1，文件或某行无法读取则为2。
    .example = kibitz cases tests/cases/rook.jsonl
cli-cases-total = { $cases }个案例，{ $failed }个失败
cli-cases-mismatch = { $key }：应为 { $expected }，实为 { $found }


## kibitz perft

cli-perft = 计算从一个局面出发有多少种行动序列。
    .about = 局面是“kibitz deal --position”所输出的一行；不给则用一个种子所发的牌。
    .example =
        kibitz perft crowsnest --depth 3
        kibitz perft amerikaner --option players=3 --seed 7 --depth 2 --divide
cli-option-perft-position = 从这个局面开始计算。
cli-option-perft-depth = 序列有多少步；必须给出。
cli-option-perft-divide = 同时给出每个第一步的数目。
cli-option-perft-write = 把到此深度为止的数目写入 perft 文件。


## kibitz replay

cli-replay = 逐步查看一份记录。
    .about = FILE 是一份记录（.kbz 或 .jsonl）；- 表示读取标准输入。在终端上：回车或 n 前进，b 后退，数字跳到那一步，q 结束。否则输出每一步。
    .example = kibitz replay match.kbz
cli-replay-deal = { $variant }，第{ $n }{ -deal }，共{ $all }{ -deal }，由{ $dealer }号座位发牌；{ $kind ->
        [levels] { -level }
       *[scores] { -score }
    } { $totals }
cli-replay-no-deals = { $variant }，一场没有牌{ -deal }的{ -match }
cli-replay-step = { $n }. { $seat }号座位：{ $action }
cli-replay-trick = { $seat }号座位赢得 { $cards }
cli-replay-table = 桌上，由{ $seat }号座位{ -lead }：{ $cards }
cli-replay-result = 本{ -deal }得分 { $gains }；{ $kind ->
        [levels] { -level }
       *[scores] { -score }
    } { $totals }
cli-replay-winners = { -match }结束；获胜：{ $winners }
cli-replay-prompt = 第{ $n }步，共{ $all }步（回车、b、数字、q）：
cli-replay-keys = 回车或 n：前进；b：后退；数字：跳到那一步；q：结束
cli-replay-end = 共有第1步到第{ $all }步


## kibitz convert

cli-convert = 把记录改写成另一种格式。
    .about = 由文件名结尾决定：.kbz 是给人看的文本，.jsonl 是给程序用的逐行 JSON；- 表示标准输入或输出。IN 有一部分无法读取时以1退出，此时已存在的文件予以保留。
    .example =
        kibitz convert match.kbz match.jsonl
        kibitz convert - - --to kbz < match.jsonl
cli-option-convert-to = 要写的格式，kbz 或 jsonl；用于 OUT 的结尾没有表明格式时。


## kibitz arena

cli-arena = 让{ -computer-player }打复式{ -deal }，加以比较。
    .about = 有三个或更多时，每个都与其他各个打同样的{ -deal }，并给出等级分。同一种子得到同一结果，与进程数无关。
    .example =
        kibitz arena rulebook random --variant crowsnest --pairs 50 --seed 1
        kibitz arena easy medium hard --pairs 200 --workers 2 --journal night.jsonl


## kibitz bench

cli-bench = 测量本机打牌的速度。
    .about = rules：由参考实现打随机{ -deal }，并列出每步的全部合法行动。kernel：模拟、可能的牌局分布和精确值；若装有OpenSpiel和DDS，则一并比较。各项数目和值在每台机器上都相同，只有时间不同。
    .example =
        kibitz bench
        kibitz bench rules --deals 50 --json
        kibitz bench kernel --seconds 5
cli-option-bench-deals = 每种游戏打多少{ -deal }；不写则为20。
cli-option-bench-seconds = 每项内核测量用多少秒；不写则为2。
cli-bench-rules = 规则
cli-bench-speed = { -deal }/秒
cli-bench-actions = 行动
cli-bench-legal = 合法
cli-bench-measured = 项目
cli-bench-rate = 数值
cli-bench-unit = 单位
cli-bench-peer = 对照
cli-bench-ratio = 倍数
