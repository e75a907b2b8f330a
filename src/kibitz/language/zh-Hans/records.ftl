# What can be wrong with a text that outlives a program: rule codes, positions, cases, records.


## Rule codes

problem-rule_code-empty = 规则代码以游戏名开头；这个是空的
problem-rule_code-character = 规则代码中不能有 { $character }：只能有字母、数字和 . _ ~ -
problem-rule_code-option = “{ $text }”不是带值的选项；选项的写法如 ~target.500
problem-rule_code-nothing = 有一个 ~ 后面什么也没有；选项的写法如 ~target.500
problem-rule_code-twice = { $option } 给出了两次


## Positions: one line of fields

problem-position-field = “{ $text }”不是一个字段；字段的写法是 key=value，之间隔一个空格
problem-position-twice = { $key } 给出了两次
problem-position-missing = 缺少 { $key }
problem-position-unknown_key = 没有字段“{ $key }”；可用的有：{ $allowed }
problem-position-value = { $key } 不能是“{ $value }”；写法如：{ $allowed }
problem-position-contradiction = { $key } 是“{ $value }”，但按这一行的其余部分应为“{ $expected }”
problem-position-kitty = { $key } 中的牌既不在{ -declarer }手中，也没有打出或埋掉
problem-position-turn = { $key }：没有轮到{ $seat }号座位
problem-position-failed_throws = { $key } 最多为{ $most }，即双方各自{ -lead }的次数
problem-position-known = { $key }：{ $seat }号座位手中不可能恰好已知有这些牌


## More about a start: the facts a position is set up from

problem-start-number = { $key } 中有超过 { $largest } 的数
problem-start-alone = 独自对所有人打时，没有{ $key ->
        [trump] { -trump }
        [called] { -called-card }
       *[partner] { -partner }
    }
problem-start-declarer = { $seat }号座位不能坐庄：这一{ -deal }由{ -dealer(game: "tractor") }打，即{ $dealer }号座位
problem-start-not_yet = “{ $phase }”阶段不能给出 { $key }：那是以后的事
problem-start-last_trick = 最后一{ -trick(game: "tractor") }不能出{ $n }张牌；最多{ $largest }张


## JSON

problem-json-malformed = 这不是 JSON
problem-json-unknown_key = { $where ->
        [top] 这里
       *[other] { $where } 中
    }没有键“{ $key }”
problem-json-missing = { $where ->
        [top] 这里
       *[other] { $where } 中
    }缺少键“{ $key }”
problem-json-value = { $where ->
        [top] 这一行
       *[other] { $where }{" "}
    }的类型不对：应为 { $expected }
problem-json-number = { $where ->
        [top] 有一个数
       *[other] 数 { $where }{" "}
    }超出范围
problem-json-twice = 键“{ $key }”给出了两次
problem-json-contract = { -contract }不能是“{ $value }”；须为数字或“{ $allowed }”
problem-case-named = 在案例“{ $case }”中


## Records of matches

problem-record-empty = 这里没有记录；记录以“kibitz record 1”开头
problem-record-encoding = 这不是 UTF-8 文本
problem-record-half_character = 有一段文字含有半个字符
problem-record-section = “{ $text }”既不是一场{ -match }的开头（“kibitz record 1”），也不是一{ -deal }的开头（“deal: 1”）
problem-record-no_match = 这里有若干{ -deal }，但没有它们所属的{ -match }；一场{ -match }以“kibitz record 1”开头
problem-record-head = “{ $text }”不是一场{ -match }的开头；那一行应为“kibitz record 1”
problem-record-version = 这里不认识版本 { $version }；只认识到版本 { $known }
problem-record-variant = “{ $text }”不是带修订号的游戏名，如 name@1
problem-record-revision = 这里的 { $variant } 是修订{ $known }；这份记录由更新的修订{ $revision }写成
problem-record-missing = 缺少 { $key }
problem-record-line = “{ $text }”不是本节中一行的开头；可以是：{ $allowed }
problem-record-twice = { $key } 给出了两次
problem-record-pair = “{ $text }”不是带值的名称
problem-record-step = “{ $text }”不是某个座位的行动；这种行的写法如“0: bid 75”
problem-record-step_in_head = 行动只能写在一{ -deal }之中
problem-record-seats = 须按顺序给出全部{ $n }个座位的名字，或一个都不给
problem-record-hands = 须按顺序给出全部{ $n }个座位的{ -hand }
problem-record-nonce = “{ $seat }”在这里不能有随机数：座位从0到{ $highest }，每个各有一个
problem-record-number = “{ $text }”不是整数
problem-record-date = “{ $text }”不是日期；日期的写法如 2026-11-30
problem-record-escape = “{ $text }”不代表任何字符；反斜杠要写两次
problem-record-turn = { $seat }号座位行动了，但轮到的是{ $turn }号座位
problem-record-at_step = 在第{ $n }步
problem-record-unfinished = 有结果，但这一{ -deal }没有打完
problem-record-result = 结果中的 { $key } 是“{ $value }”，但按各步行动应为“{ $expected }”

# What a rule case expected and what was found.

case-is-legal = “{ $action }”合法
case-legal = 合法
case-not-legal = 不合法
case-actions = { $n }种行动
case-also = 还有 { $actions }
case-but-not = 但没有 { $actions }
case-more = { $first } 及另外{ $n }种
