# 牌桌服务器：它的命令，那里可能出的错，以及牌桌上打牌以外的事。


## kibitz serve, and what kibitz play has for the browser

cli-serve = 开设牌桌，供人们用浏览器来玩。
    .about = 每张牌桌都有一个链接。有链接的人可以坐到空座上，牌桌允许时也可以旁观。服务器一直保存牌桌，直到要求它删除为止。请在它前面架设带 HTTPS 的网页服务器，并用 --origin 写明人们使用的地址。
    .example =
        kibitz serve --port 8080
        kibitz serve --host 0.0.0.0 --origin https://cards.example --storage postgresql://localhost/kibitz
cli-option-server-host = 监听的地址；不写则为 127.0.0.1，只限本设备。
cli-option-server-port = 监听的端口；0表示任意一个空闲端口。不写则为8765。
cli-option-server-storage = 牌桌保存在哪里：一个文件、sqlite:///FILE、postgresql://…，或 memory（服务器结束就不再保留）。不写则为你的数据文件夹中的一个文件。
cli-option-server-origin = 人们打开网页所用的地址，如 https://cards.example；可给出多次。
cli-option-server-max-tables = 未打完的牌桌最多有几张。
cli-option-server-rate = 同一网络地址每分钟最多开几张牌桌；0表示不限。
cli-option-server-keep-days = 一张牌桌没有一{ -deal }开始或结束、也无人入座时保留多少天；0 表示永远保留。不指定则为 90。
cli-option-server-players = 替{ -computer-player }做决定的进程数；不写则比处理器数少一个。
cli-option-play-no-browser = 不打开浏览器，只显示地址。
server-serving = Kibitz 正在 { $address } 开设牌桌（按 Ctrl-C 结束）。
server-playing = 你的牌桌：{ $address }
server-local = 你的{ -match }只留在这台设备上，不会上传任何内容。存放在 { $folder }。
server-local-memory = 你的{ -match }只留在这台设备上，不会上传任何内容。结束程序（Ctrl-C）后就不再保留。
server-end = 按 Ctrl-C 结束服务器；{ -match }不会因此丢失。
server-no-page = 牌桌网页没有构建，所以这里没有可显示的内容。请在装有 Node 的环境下从源代码重新安装 Kibitz，或在终端中打牌：kibitz play --terminal


## What can be wrong with the command

problem-server-address = 无法监听 { $host } 的端口 { $port }：{ $reason }
problem-server-port_taken = { $host } 的端口 { $port } 已被别的程序占用：用 --port 换一个，或用 --port 0 自动找一个空闲端口
problem-server-start = 服务器无法启动；原因见上面各行
problem-server-terminal_only = { $option } 用于终端中的牌桌：请同时给出 --terminal
problem-server-browser_only = { $option } 用于浏览器中的牌桌：请去掉 --terminal
problem-server-origin_form = “{ $origin }”不是网页的地址；写法如 https://cards.example，不带路径


## What can be wrong with a request

problem-server-host = 本服务器不叫这个名称；由服务器的管理者用 --origin 写明
problem-server-origin = 其他地址的网页不能与本服务器通信
problem-server-too_large = 内容太大
problem-server-json = 请求正文必须是 JSON
problem-server-body = 请求正文不是这里所要的内容
problem-server-not_found = 这个地址没有内容
problem-server-no_method = 这个地址不能这样操作
problem-server-internal = 服务器出了错；已记录在服务器上
problem-server-only_local = 只有牌桌在你自己的设备上运行时才能这样做
problem-server-full = 牌桌数已达本服务器的上限；请以后再试
problem-server-too_many_tables = 短时间内开的牌桌太多；请等一分钟
problem-server-no_hello = 第一条消息必须是问候，并在几秒内送达
problem-server-hello_twice = 问候一次就够了
problem-server-protocol = 这个网页与服务器（使用 { $known }）已不匹配；请重新加载
problem-server-malformed = 无法读取这条消息
problem-server-too_fast = 消息太多；连接到此结束
problem-table-unknown = 这个链接没有牌桌
problem-table-token = 这把钥匙打不开这个座位
problem-table-damaged = 无法读取这张牌桌保存的内容
problem-table-no_observers = 这张牌桌不许旁观
problem-table-too_many_people = 这张牌桌的人太多了
problem-table-no_commitment = 保存的一{ -deal }没有承诺
problem-table-no_deal = 桌上还没有发牌
problem-table-no_deal_due = 现在没有要发的一{ -deal }
problem-table-no_record = 这张牌桌还没有打完一{ -deal }
problem-table-deal_over = 本{ -deal }已经结束
problem-table-not_your_turn = 没有轮到你
problem-table-stale = 牌桌上刚刚有了变化；请再看一下
problem-table-no_seat = 旁观的人不能这样做
problem-table-seat_held = 电脑正在替你打牌；请先回到座位
problem-table-seat_not_held = 你就在座位上
problem-table-seat_taken = 这个座位已经有人
problem-table-seat_unknown = 没有{ $seat }号座位；座位是0到{ $highest }
problem-table-has_seat = 你在这里已有座位
problem-table-not_owner = 只有开桌的人才能这样做
problem-table-not_your_seat = 那不是你的座位，而它的{ -player }还在
problem-table-not_a_computer = 那个座位上不是牌桌的电脑
problem-table-name = 名字最多{ $longest }个字，而且必须是看得见的字
problem-table-name_taken = 桌上已有人用这个名字
problem-table-nonce = 洗牌用的数必须是32到64个十六进制数字
problem-table-pace = 停顿须为0到{ $highest }秒
problem-table-seats = 给出了{ $n }个座位；本游戏有{ $expected }个
problem-table-one_of_you = 必须有一个座位是你的
problem-table-no_hints = 这张牌桌关闭了{ -hint }
problem-table-no_undo = 这张牌桌关闭了{ -undo }
problem-table-nothing_to_undo = 本{ -deal }中没有你可以{ -undo }的决定
problem-table-asked_already = 还有一个问题没有回答；必须先回答它
problem-table-nothing_asked = 没有要你回答的问题
problem-table-claim_on_lead = 轮到你{ -lead }时才能摊牌
problem-table-claim_not_certain = 只看你自己的牌，剩下的还不一定都归你
problem-table-phrase_unknown = 没有这句话
problem-table-said_too_soon = 请稍等一下


## At the table

server-took-back = { $you ->
        [yes] 你收回了{ $n }步。
       *[no] { $seat }收回了{ $n }步。
    }
server-seat-joined = { $you ->
        [yes] 你坐下了。
       *[no] { $seat }坐下了。
    }
server-seat-given = { $you ->
        [yes] 电脑替你打牌。
       *[no] 电脑替{ $seat }打牌。
    }
server-seat-taken-back = { $you ->
        [yes] 你重新打牌。
       *[no] { $seat }重新打牌。
    }
server-seat-computer = { $seat }由电脑来打。
server-seat-opened = { $open ->
        [yes] { $seat }：有邀请的人可以坐这个座位。
       *[no] { $seat }：这个座位不再空着。
    }
say-hello = 你好！
say-good_luck = 祝你好运！
say-well_played = 打得好！
say-thanks = 谢谢！
say-sorry = 抱歉！
say-one_moment = 请稍等。
say-goodbye = 再见！
say-nudge = 催了一下


## On the start page

strength-easy = { -easy }
strength-medium = { -medium }
strength-hard = { -hard }
server-summary = { $seats }人，{ $cards }张牌；{ $sides ->
        [two] 分为两方
       *[called] { own-partner }由所叫的一张牌决定
    }，{ $auction ->
        [declare] 看牌时{ -declare }
       *[bid] 所叫的是{ $counts ->
            [tricks] { own-trick }数
           *[other] 分数
        }
    }
server-number = { $n }
server-list = { $items }
server-text = { $text }
problem-server-storage_url = 牌桌不能保存在 { $url }。请用一个文件、sqlite:///FILE、postgresql://… 或 memory。
problem-server-storage_driver = PostgreSQL 还需要一个软件包：pip install "{ $extra }"
