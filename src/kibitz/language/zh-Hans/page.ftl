# 网页：浏览器中的牌桌，以及各页面共用的文字。$seat 是名字或位置，如左家或你。

page-skip = 跳到正文
page-skip-hand = 跳到你的{ -hand }
page-close = 关闭
page-cancel = 取消
page-ways = 页面
page-way-start = 打牌
page-way-rules = 规则
page-way-house-rules = 自定规则
page-way-guide = 教学{ -deal }
page-way-history = 你的{ -match }
page-way-verify = 公平发牌
page-way-settings = 设置
page-nowhere = 没有这个页面
page-nowhere-text = 地址可能写错了，或者牌桌已经不在了。
page-unreachable = 服务器没有回应
page-seat-number = { -player }{ $n }
page-side-of = { $first }和{ $second }

## The table: header and menu

page-leave = 离开牌桌
page-tools = 工具
page-menu = 菜单
page-help = 帮助
page-pause = 暂停
page-go-on = 继续
page-log = 日志
page-chat = 聊天
page-beside = 侧栏
page-last-trick = 上一{ own-trick }
page-key-last = 前一{ own-trick }
page-key-help = 怎样打牌，以及按键
page-invite = 邀请
page-handover = 换一台设备继续
page-handover-text = 在另一台设备上打开这个链接：里面有你座位的钥匙。不要发给别人，谁拿到它谁就能替你出牌。
page-handover-link = 你座位的链接
page-seats = 座位
page-table = 牌桌
page-status = 当前局面
page-score = { -score }
page-all-facts = 显示全部局面
page-score-to = 目标{ $target }
page-connecting = 正在连接…
page-reconnecting = 连接断开，正在重新连接；什么都不会丢失。
page-try-now = 立即重试
page-no-table = 无法打开这张牌桌
page-seat-key-wrong = 本浏览器保存着这里一个座位的钥匙，但它已失效：座位可能已有别人坐下。忘掉它，就能以客人身份进来。
page-seat-key-useless = 本浏览器保存着那张牌桌一个座位的钥匙，它已经什么都打不开了。
page-seat-key-forget = 忘掉这把钥匙
page-seat-key-other = 这张牌桌有两把钥匙
page-seat-key-other-text = 链接里有这张牌桌一个座位的钥匙，而本浏览器已有另一把。只能保留其中一把。
page-seat-key-other-use = 改用链接里的钥匙
page-seat-key-other-keep = 保留我的

## The felt

page-trick = 本{ own-trick }
page-led = { -lead }
page-took-it = 赢得
page-next-trick = 下一{ own-trick }
page-n-cards = { $n }张牌
page-put = { $name }：{ $cards }{ $leads ->
        [yes] ，{ -lead }
       *[no] {""}
    }{ $wins ->
        [yes] ，最大
       *[no] {""}
    }
page-direction = { $clockwise ->
        [yes] 按顺时针出牌。
       *[no] 按逆时针出牌。
    }
page-seat-open = 空座
page-seat-held = 电脑代打
page-seat-away = 离开
page-seat-person = 真人
page-seat-is-computer = 电脑
page-seat-ready = 已准备
page-seat-not-ready = 未准备

## The hand and what is asked

page-hand = 你的{ -hand }
# $card 是牌的名称。
page-card = { $card }{ $trump ->
        [yes] ，{ own-trump }
       *[no] {""}
    }{ $points ->
        [0] {""}
       *[other] ，{ $points }分
    }
page-action-bar = 当前操作
page-your-turn = 轮到你了。
page-waits-for = 轮到{ $name }。
page-nobodys-turn = 现在没有轮到任何人。
page-nothing-asked = 现在不需要你做什么。
page-sending = 已发送…
page-hint = { -hint }
# What the adviser has weighed: each card with what it gains over the one advised.
page-hint-values = 与提示相比的平均得失
page-hint-gain = { $more ->
        [yes] +{ $gain }
       *[no] { $gain }
    }
page-hint-value = { $cards }：{ $gain }
page-undo = { -undo }
page-claim = 摊牌
page-do-play-many = 出{ $n }张牌
# 还没有选好时主按钮上的字。
page-first-play = { $n ->
        [1] 请选一张牌
       *[other] 请选{ $n }张牌
    }
page-first-bury = { $n ->
        [1] 请选一张牌
       *[other] 请选{ $n }张牌
    }
page-first-call = 请{ -auction }
page-first-declare = 请选怎样{ -declare }
page-first-trump = 请定{ own-trump }
page-first-partner = 请叫一张牌
page-choose-call = { own-bid }
page-choose-declare = { -declare }
page-choose-trump = { own-trump }
page-choose-partner = 可叫的牌
page-bury-count = 已选{ $n }张，共{ $size }张
page-take-back-card = 留下{ $card }
page-shapes = 怎样{ -lead }这张牌
page-shape-single = { -single }
page-shape-pair = { -pair }
page-shape-tractor = { -tractor }
page-shape-several = { $n }张牌
page-holds = { $name }：{ $n }张牌
page-terse = { $name }：{ $cards }。

## Log, chat, rules

page-log-empty = 还没有发生什么。
page-why = 为什么？
page-chat-empty = 还没有人说话。
page-nudge = 催一下
page-nudged = { $you ->
        [yes] 在催大家
       *[no] 在等你
    }
page-say-hello = 你好！
page-say-well_played = 打得好！
page-say-good_luck = 祝你好运！
page-say-thanks = 谢谢！
page-say-sorry = 抱歉！
page-say-one_moment = 请稍等。
page-say-goodbye = 再见！
page-rules-standard = 这张牌桌采用游戏的标准规则。
page-rules-house = 这张牌桌的自定规则：
page-rules-whole = 完整规则
page-rule-code = 规则代码：
page-counting-cards = 带分的牌

## Seats and invitations

page-invite-text = 打开此链接的人可以坐到这张牌桌的空座上。
page-invite-full = 现在没有空座。可以在“{ page-seats }”中空出一个，或者用此链接让别人旁观。
page-invite-local = 这张牌桌在你的设备上：链接只在这里有效。
page-invite-link = 链接
page-copy = 复制链接
page-copied = 已复制。
page-seat-computer = 电脑，{ $spec ->
        [easy] { -easy }
        [medium] { -medium }
        [hard] { -hard }
       *[other] { $spec }
    }
page-strength = { $spec ->
        [easy] 电脑，{ -easy }
        [medium] 电脑，{ -medium }
       *[hard] 电脑，{ -hard }
    }
page-seat-strength = 这个座位由谁打
page-seat-give = 让电脑代打
page-seat-take-back = 回到座位
page-seat-to-all = 供他人入座
page-seat-held-text = 电脑正在替你打牌。
page-observers = { $n ->
        [0] 没有人旁观。
       *[other] 有{ $n }人旁观。
    }
page-before-deal = 第一{ -deal }发牌之前
page-before-open = 空座在有人坐下之前由电脑来打。
page-deal-now = 发牌
page-waiting-others = 正在等其他人…
page-next-deal = 下一{ -deal }
page-watching = 你正在旁观这张牌桌。
page-join-title = { $game } 牌桌
page-join-full = 这张牌桌没有空座。
page-join-place = 你的座位
page-join-with = 与{ $name }搭档
page-your-name = 你的名字
page-sit-down = 坐下
page-watch = 只旁观
page-undo-waits = { $you ->
        [yes] 正在等其他人同意{ -undo }…
       *[no] { $name }请求{ -undo }。
    }
page-undo-asked = { $name }请求{ -undo }
page-undo-asked-text = 牌桌会回到那个决定之前。此后看到的牌无法当作没看到；记录会注明这一点。
page-undo-agree = 同意
page-undo-refuse = 拒绝

## Help and keys

page-help-touch = 点一张牌把它抬起；再点一次，或按按钮，就打出它。不能出的牌是灰色的；点它可以知道为什么。
page-help-why = 日志中电脑的每一步下面都有“{ page-why }”，点它可以看到理由。
page-help-keys = 按键
page-help-no-shortcuts = 单个字母的查询键已在设置中关闭。
page-help-key-space = 空格键
page-help-does-space = 抬起或放下一张牌
page-help-key-enter = 回车键
page-help-does-enter = 打出它
page-help-key-escape = Esc 键
page-help-does-escape = 放下所有的牌
page-help-key-arrows = 方向键、Home、End
page-help-does-arrows = 在{ -hand }中移动
page-help-key-letter = 首字母
page-help-does-letter = 跳到那门{ -suit }（该字母若也是查询键，则同时按 Shift）
page-shortcut-last = 上一{ own-trick }
page-shortcut-trump = { own-trump }和{ -contract }
page-shortcut-score = { -score }
page-shortcut-hand = 你的{ -hand }，按{ -suit }分列
page-shortcut-counts = 各家还有几张牌
page-shortcut-turn = 轮到谁
page-shortcut-rule = 这一{ own-trick }你可以出什么
page-shortcut-help = 本帮助
