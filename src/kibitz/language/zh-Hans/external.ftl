# External players: what a program does wrong, and `kibitz check-player`.

reason-external_says = { $text }
reason-external_forfeits = { $fault ->
        [illegal] 程序选了规则不允许的行动，改由 rulebook 决定。
        [late] 程序没有及时回答，改由 rulebook 决定。
       *[other] 程序没有回答，改由 rulebook 决定。
    }

problem-player-no_command = “{ $player }”没有写明程序；写法是 external:COMMAND 或 external(seconds=2,memory=512):COMMAND
problem-player-quotes = “{ $player }”中有引号没有配对
problem-player-sees_all = “{ $player }”看得到所有的牌，只能在“kibitz arena”中使用
problem-player-no_start = 无法启动程序“{ $command }”：没有这个程序，或不允许运行
problem-player-no_hello = 启动后{ $seconds }秒内没有 hello
problem-player-protocol = hello 的协议版本是 { $found }；允许的是{ $allowed }
problem-player-late = 在允许的{ $seconds }秒内没有回答
problem-player-ended = 程序结束了，{ $how ->
        [signal] 收到信号{ $number }
       *[exit] 退出码{ $number }
    }；在输入关闭之前它必须一直运行
problem-player-closed = 程序关闭了自己的{ $stream ->
        [input] 输入
       *[output] 输出
    }，却仍在运行
problem-player-oversized = 回答超过了允许的{ $limit }字节
problem-player-malformed = 回答不是协议要求的一行 JSON：{ $text }
problem-player-unasked = 写出了没有被问到的内容；每个问题只允许一行：{ $text }
problem-player-illegal = “{ $action }”在这里不合法（{ $rule }）
problem-player-given_up = 已重新启动{ $n }次，不再启动
problem-player-stays = 输入关闭{ $seconds }秒后仍在运行
problem-player-leaves = 每{ -deal }结束时都退出；这是允许的，但重新启动要花时间
problem-player-two_answers = 同一个问题问了两次，回答是“{ $first }”和“{ $second }”
problem-player-raised = 没有回答，而是出错：{ $error }

arena-fault = { $player }，{ $n }次：{ $text }；由 rulebook 继续。第一次在：{ $line }

## kibitz check-player

cli-check-player = 指出{ -computer-player }（尤其是你自己的程序）哪里不对。
    .about = 对 rulebook 所打各{ -deal }中的每个决定都问一遍，每第五个问两遍：回答是否合法、及时、前后一致？程序还必须说 hello，并在输入关闭时结束。有不对之处则以1退出。
    .example =
        kibitz check-player "external:python examples/first_bot.py"
        kibitz check-player "external(seconds=0.1):./bot" --variant dixie --deals 20 --json
cli-option-check-player-variant = 只在这个游戏中提问；可重复。不写则为所有游戏。
cli-option-check-player-deals = 每个游戏打多少{ -deal }；不写则为2。
check-player-finding = { $kind ->
        [warning] 警告
       *[wrong] 不对
    }：{ $text }
check-player-place = { $variant }，{ $n }次，第一次在：{ $line }
check-player-hello = { $ms }毫秒后以“{ $name }”之名说了 hello
check-player-answers = { $answers }个回答：{ $phases }
check-player-times = 回答用时：中位数{ $median }毫秒，95%在{ $p95 }毫秒内，最长{ $longest }毫秒；允许{ $allowed }
check-player-allowed-ms = { $ms }毫秒
check-player-allowed-any = 不限
check-player-memory = 内存：最多{ $mib } MiB；允许{ $allowed }
check-player-allowed-mib = { $mib } MiB
check-player-words = 错误输出：{ $text }
check-player-fine = 没有问题
check-player-wrong = { $n }处不对
