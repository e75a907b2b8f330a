# 牌桌以外的各页面：首页、教学局、一局结束、设置、规则、自定规则、以往的比赛、公平发牌的证明。

page-again = 再试一次

## Start

page-start-title = 想玩什么？
page-start-play = 玩 { $game }
page-start-continue = 继续
page-start-more-running = 另有{ $n }场未打完的{ -match }
page-start-guide = 有指导的第一{ -deal }
page-start-own-rules = 采用你的自定规则
page-start-strength = 电脑的水平
page-start-apart = 每个座位分别设定水平
page-start-apart-text = 按出牌顺序；游戏有几个座位就用几项。两人对两人时，第2家是你的对家。
page-start-seat-after = { $n ->
        [1] 你的下家
       *[other] 你之后第{ $n }家
    }
page-start-name = 你的名字（可以不填）
page-start-others = 其他游戏
page-start-players = { -player }人数
page-start-together = 与真人一起玩
page-start-people = 开一张牌桌
page-start-people-text = 你会得到一个可以发给别人的链接。打开它的人坐到空座上；没人坐的座位由电脑来打。
page-start-game = 游戏
page-start-invite = 开桌并邀请
page-start-join = 加入牌桌
page-start-join-text = 粘贴别人发给你的链接，或只粘贴末尾的代码。
page-start-link = 链接或代码
page-start-open = 加入
page-start-link-wrong = 这既不是牌桌的链接，也不是它的代码。

## Where the games lie

page-promise-local = 你的{ -match }只留在这台设备上，不会上传任何内容。
page-promise-folder = 存放位置：
page-promise-memory = 服务器一结束就不再保留。
page-promise-not-kept = 打完的{ -match }不保存。
page-promise-hosted = 本服务器保存牌桌：桌上填写的名字、发的牌和打牌的经过。不要求账号，也不保存有关你的其他内容。{ $days ->
        [0] 保存多久由服务器的管理者决定。
       *[other] 连续{ $days }天没有一{ -deal }开始或结束的牌桌会被删除。
    }

## The end of a deal

page-over-deal = 第{ $deal }{ -deal }结束
page-over-match = { -match }结束
page-over-people = 谁准备好打下一{ -deal }
page-over-sheet = 记分表
# $totals 列出各方及其总分。
page-over-chart = { $n ->
        [1] 打完一{ -deal }后的{ -match }走势：{ $totals }。全部数字见记分表。
       *[other] { $n }{ -deal }的{ -match }走势，最后：{ $totals }。全部数字见记分表。
    }
page-over-verify = 核对这一{ -deal }
page-over-save = 保存记录
page-over-again = 再玩一场
page-over-start = 回到首页

## The guided first deal: before the cards

page-guide-title = { $game }：你的第一{ -deal }
page-guide-how = 你与{ -easy }水平的电脑打一{ -deal }。每次轮到你，教练都会说明现在要做什么，怎样选比较好，为什么。由你自己决定；怎样选都不会扣你什么，还可以{ -undo }。
page-guide-begin = 发牌
page-guide-any-1 = 你和{ own-partner }一起对抗其他人。大家轮流出一张牌，最大的牌赢得这一{ own-trick }。
page-guide-rook-1 = 四人打牌，坐在对面的是你的{ -partner }，你们赢的都算在一起。牌有四种{ -suit(kind: "colour") }：红、绿、黄、黑。
page-guide-rook-2 = 每一{ -trick }每人出一张牌。手中有{ -lead }{ -suit(kind: "colour") }的牌，就必须跟。这种{ -suit(kind: "colour") }中最大的牌赢得这一{ -trick }；但若有人没有这种{ -suit(kind: "colour") }而出了{ -trump }，就由最大的{ -trump }赢得。
page-guide-rook-3 = 只有一部分牌带分。要让这些牌落在你和{ -partner }赢得的各{ -trick }中。
page-guide-rook-4 = 先是{ -auction }。估计你们一方总共能得多少分，就叫多少。叫得最高的人成为{ -declarer }，由他定哪种{ -suit(kind: "colour") }是{ -trump }。
page-guide-rook-5 = { -declarer }一方得到的分达到所叫的数，就能得分；达不到，就扣掉所叫的分。所以{ -bid }就是承诺：不要太低，也不要太冒险。
page-guide-tractor-1 = 四人打两副牌，坐在对面的是你的{ -partner(game: "tractor") }。一方是{ -dealers-side }，要守住庄；另一方是{ -attackers }，要抢分：5、10和K。
page-guide-tractor-2 = 双方各有自己的{ -level }，从2打到A。与{ -dealer(game: "tractor") }同{ -level }的牌是{ -level-card }，都是{ -trump(game: "tractor") }，王也是。看牌时谁亮出一张{ -level-card }，它的{ -suit }就成为主。
page-guide-tractor-3 = 可以{ -lead }{ -single }、两张相同的牌组成的{ -pair }，或几个相连的{ -pair }，即{ -tractor }。其他人要出同样多的牌，尽量跟出所{ -lead }的{ -suit }，{ -pair }要用{ -pair }来跟。
page-guide-tractor-4 = { -dealer(game: "tractor") }拿起{ $kitty }，再埋同样多的牌。{ -attackers }若赢得最后一{ -trick(game: "tractor") }，所埋的分就加倍甚至更多地算给他们。
page-guide-tractor-5 = { -attackers }得分够多，就上台坐庄；得分少，{ -dealers-side }就{ -level-up }。谁先升过A，谁就赢得{ -match }。
page-guide-amerikaner-1 = 各人报出：由自己定{ -trump }时能赢几{ -trick }。叫得最多的人是{ -declarer }。
page-guide-amerikaner-2 = { -declarer }首先{ -lead }，这张牌的{ -suit }就是{ -trump }。然后叫一张{ -trump }：持有这张牌的人是{ -partner }，往往要到这张牌打出来，别人才知道。
page-guide-amerikaner-3 = 每一{ -trick }每人出一张牌。手中有{ -lead }{ -suit }的牌，就必须跟。这门{ -suit }中最大的牌赢得这一{ -trick }，除非有人没有这门{ -suit }而出了{ -trump }。
page-guide-amerikaner-4 = { -declarer }和{ -partner }的得失就是所叫的数。其他人按自己赢的{ -trick }得分。留意谁在帮谁，很快就能看出你的{ -partner }是谁。

## The guided first deal: what the coach says

page-coach = 教练
# $action 说明该做什么，如“出红14”。
page-coach-good = 好的选择：{ $action }。
page-coach-show = 指给我看
page-coach-away = 不用教练
page-coach-back = 请回教练
page-open-hands = 所有人的{ -hand }
page-open-hands-text = 你的第一{ -deal }是明牌：所有人的牌都看得见，好让你明白为什么某个选择好。在其他各{ -deal }里你只看得到自己的牌。
page-lesson-call = { $counts ->
        [tricks] 现在是{ -auction }。估计由你定{ own-trump }，再加上{ own-partner }的帮助，能赢几{ own-trick }，就叫几；或者{ own-pass }。
       *[other] 现在是{ -auction }。估计你和{ own-partner }能得多少分，就叫多少；或者{ own-pass }。叫得最高的人定{ own-trump }。
    }
page-lesson-call-standing = { $bid ->
        [yes] 已经有人叫了：你要叫就得更高，那时承诺就归你了。
       *[no] 还没有人叫。
    }
page-lesson-declare = 亮出一张{ -level-card }，它的{ -suit }就成为主。选你手中最长的{ -suit }；没有合适的就{ -pass(game: "tractor") }。
page-lesson-bury = { $kitty }现在在你手中。请埋{ $n ->
        [1] 一张
       *[other] { $n }张
    }牌。留下{ own-trump }和大牌；尽量把一门短的{ word-suit }埋光，以后就可以用{ own-trump }{ own-ruff }。
page-lesson-bury-points = 赢得最后一{ own-trick }的人可能得到所埋的分，所以对自己的{ -hand }有把握才埋分。
page-lesson-trump = 请定{ own-trump }。选你手中最长的{ word-suit }：它的牌大过其他所有的牌。
page-lesson-partner = 请叫一张牌。持有者会成为你的{ own-partner }，所以叫一张不在你手中的大{ own-trump }。
page-lesson-lead = { $shapes ->
        [yes] 由你{ -lead }：{ -single }、{ -pair }或{ -tractor }，其他人必须出同样多的牌。
       *[no] 由你{ -lead }：任意一张牌都可以，其他人必须跟它的{ word-suit }。
    }
page-lesson-first-lead = 这张牌的{ -suit }就成为{ own-trump }。
page-lesson-lead-role = { $mine ->
        [yes] 作为{ -declarer }，常常先{ -lead }{ own-trump }，免得别人以后{ own-ruff }你的大牌。
       *[no] { -lead }应该能赢的大牌，或{ own-partner }可以{ own-ruff }的{ word-suit }。
    }
page-lesson-follow = 你有{ -lead }{ word-suit }的牌，必须出其中一张。
page-lesson-void = 你没有{ -lead }{ word-suit }的牌，可以随意出：出{ own-trump }可能赢得这一{ own-trick }，出别的牌不能。
page-lesson-called = { -called-card }现在必须出。
page-lesson-any-time = 有一张牌你随时可出，不管{ -lead }的是什么。
page-lesson-winning-own = { $last ->
        [yes] 这一{ own-trick }已是你们一方的，你后面没有人出牌了。
       *[no] 目前你们一方在这一{ own-trick }最大。
    }{ $counts ->
        [tricks] 出大牌就浪费了。
       *[other] 正是出{ -counter }的好时机。
    }
page-lesson-winning-other = { $last ->
        [yes] 你现在不压过去，这一{ own-trick }就归别人了。
       *[no] 目前别人在这一{ own-trick }最大。
    }
page-lesson-trick-points = { $points ->
        [0] 其中还没有分。
       *[other] 其中有{ $points }分。
    }
page-lesson-winning-unknown = 你还不能确定这一{ own-trick }目前最大的人与谁同伙。
page-lesson-end = 一整{ -deal }打完了
page-lesson-end-contract = { $role ->
        [declarer] { $made ->
            [yes] 你作出了承诺，也做到了。
           *[no] 你这次承诺的比能拿到的多；叫低一些，或者{ own-pass }，往往更好。
        }
       *[other] { $made ->
            [yes] { -declarer }做到了所承诺的；你们一方得到的也照样算数。
           *[no] { -declarer }没有做到所承诺的：{ -defender }打牌就是为了这个。
        }
    }
page-lesson-end-log = 现在所有的牌都可以谈了：日志中电脑的每一步下面有“{ page-why }”，会说出全部理由。
page-lesson-end-next = 愿意的话，{ -match }接着打下一{ -deal }；教练会继续陪你。

## Settings

page-settings-text = 这些设置属于本浏览器，改动立即生效。
page-settings-language-title = 语言
page-settings-language = 页面语言
page-settings-digits = 数字
page-settings-digits-hint = 牌面{ -rank }和代码总是用同样的数字。
page-settings-digits-prose = 按语言的习惯
page-settings-digits-latin = 总是0到9
page-settings-look = 外观和声音
page-settings-theme = 明暗
page-settings-theme-system = 跟随设备
page-settings-theme-dark = 深色
page-settings-theme-light = 浅色
page-settings-palette = 牌的配色
page-settings-palette-hint = { -suit }和{ -suit(kind: "colour") }总是另有图形和字母。
page-settings-palette-standard = 通常
page-settings-palette-blind = 适合色觉障碍
page-settings-four = 四门{ -suit }用四种颜色
page-settings-four-hint = 黑桃、红桃、方块、梅花各用一种颜色；否则只用黑红两色。
page-settings-motion = 动画
page-settings-motion-system = 跟随设备
page-settings-motion-full = 牌会移动
page-settings-motion-less = 减少动画
page-settings-sound = 声音
page-settings-sound-hint = 出牌、赢得一{ own-trick }和轮到你时轻轻响一声。
page-settings-volume = 音量
page-settings-play = 牌桌上
page-settings-wait = 打完的一{ own-trick }停留
page-settings-wait-tap = 直到我点一下
page-settings-pace = 电脑行动前停顿（新牌桌）
page-settings-seconds = { $n }秒
page-settings-single = 点一下就出牌
page-settings-single-hint = 否则第一下抬起牌，第二下打出。
page-settings-forced = 别无选择时自动出牌
page-settings-trumps = { -hand }中{ own-trump }排在最前
page-settings-reverse = 颠倒{ -hand }的顺序
page-settings-speech = 读屏软件和键盘
page-settings-announcements = 读出哪些内容
page-settings-announcements-hint = 供读屏软件使用；不会显示出来。
page-settings-announcements-terse = 简短
page-settings-announcements-normal = 通常
page-settings-announcements-full = 全部
page-settings-shortcuts = 牌桌上用单个字母键查询
page-settings-shortcuts-hint = 点一个输入框，再按你要的键。
# $does 说明该键查询什么，如“总分”。
page-settings-key-taken = { $key } 已用于查询：{ $does }。
page-settings-keys-back = 恢复通常的按键
page-settings-games = 你的{ -match }
page-settings-keep = 保存打完的{ -match }
page-settings-keep-hint = 关闭时，打完的{ -match }在你离开后就删除。进行中的{ -match }总会保存。
page-settings-erase = 删除{ -match }…
page-settings-erase-title = 删除{ -match }
page-settings-erase-what = 要删除什么？
page-settings-erase-finished = 打完的{ -match }
page-settings-erase-everything = 全部
page-settings-erase-finished-text = 将从这台设备删除所有打完的{ -match }及其记录。进行中的保留。此操作无法撤销。
page-settings-erase-everything-text = 将从这台设备删除所有{ -match }，包括进行中的。此操作无法撤销。
page-settings-erase-finished-now = 删除打完的
page-settings-erase-everything-now = 全部删除
page-settings-erased = { $n ->
        [0] 没有可删除的内容。
       *[other] 已删除{ $n }场{ -match }。
    }

## The rules page

page-rulebook-contents = 目录
page-rulebook-change = 更改这些规则

## The editor of house rules

page-house-title = { $game } 的自定规则
page-house-options = 可以改变的规则
page-house-paste = 别人给你的规则代码
page-house-use = 使用此代码
page-house-text = 每条规则在你更改之前都按标准；改过的会标出来。
page-house-changed = 已更改；标准是：{ $standard }
page-house-back = 恢复标准
page-house-number = 一个数
page-house-summary = 你的规则
page-house-none = 全部按标准。
page-house-instead = （标准：{ $standard }）
page-house-clash = 这些规则互相矛盾
page-house-play = 按这些规则玩
page-house-code = 规则代码
page-house-link = 这些规则的链接
page-house-copy = 复制
page-house-kept = 你下一次玩这个游戏时，牌桌将采用这些规则。
page-house-page = 采用这些规则的规则页
page-house-reset = 全部恢复标准

## One's own games

page-history-running = 进行中
page-history-finished = 已打完
page-history-none = 你还没有在这里玩过。
page-history-match = 一场打完的{ -match }
page-history-all = 你的全部{ -match }
# $names 是同桌的其他人。
page-history-with = 同桌：{ $names }
page-history-won = 赢
page-history-lost = 输
page-history-waiting = 未开始
page-history-deal = 第{ $deal }{ -deal }
page-history-between = 两{ -deal }之间
page-history-look = 查看
page-history-verify = 核对各{ -deal }
page-history-table = 打开牌桌

## Proof of fair deals

page-verify-how = 怎样知道发牌是公平的
page-verify-step-1 = 发牌之前，服务器想好一个秘密，并把它的封印给你看。从此它就不能换成别的秘密。
page-verify-step-2 = 然后你的浏览器加入自己的一个随机数。洗牌由两者共同决定，所以任何一方都不能单独选牌。
page-verify-step-3 = 一{ -deal }结束后公开秘密。这时任何人都可以核对：它与封印相符，它得出的正是这些牌，而且没有一步行动被改动。
page-verify-not = 这不能证明的是：记录中没有的{ -match }确实没有打过，或者服务器上没有人提前看过秘密。{ -computer-player }从来看不到它，只知道自己的牌。
page-verify-server = 服务器的核对结果
page-verify-no-deal = 这张牌桌还没有打完一{ -deal }。打完后会公开秘密。
page-verify-word-only = 这只是服务器的说法：没有座位就拿不到记录。请向参加过的人要一份，你的浏览器会在下面核对。
page-verify-file = 核对一份记录
page-verify-file-label = 你保存的一份记录（.kbz）。它只在你的浏览器中读取，不会发送到任何地方。
page-verify-file-nothing = { $file } 中一{ -deal }也没有。
page-verify-browser = 你自己浏览器的核对结果
page-verify-browser-text = 这是你的浏览器根据记录自己算出的，没有询问服务器。
page-verify-cannot = 你的浏览器只在安全的地址（https 或你自己的设备）上计算。
page-verify-deal = 第{ $deal }{ -deal }
page-verify-promise-yes = 秘密与发牌前给出的封印相符。
page-verify-promise-no = 秘密与发牌前给出的封印不符。
page-verify-promise-open = 这一{ -deal }发牌前没有封印，因此无法证明。
page-verify-chain-yes = 各步行动构成这一{ -deal }末尾的链：没有一步被改动。
page-verify-chain-no = 各步行动不构成这一{ -deal }末尾的链：有内容被改动。
page-verify-chain-open = 没有秘密，就无法核对行动的链。
page-verify-seen-yes = 这条链经过本浏览器在牌桌上看到的那一环。
page-verify-seen-no = 这条链没有经过本浏览器最后在牌桌上看到的那一环。要么是它离开后有行动被撤回，要么有东西被改动了。
page-verify-own-yes = 本浏览器提供的一个随机数在洗牌之中。
page-verify-own-no = 本浏览器提供的随机数都不在洗牌之中。发牌时浏览器未能及时连上，就会这样。
page-verify-numbers = 各个数
page-verify-commitment = 发牌前给出的封印
page-verify-nonce = { -player }{ $n }的随机数
page-verify-secret = 秘密
page-verify-head = 链尾
page-verify-offline = 不用本服务器来核对
page-verify-offline-text = 保存记录并运行这条命令；无需联网。它还会核对洗牌得出的正是这些牌。
page-verify-noted = --head 后面是一{ -deal }结束时你的浏览器在牌桌上看到的：换了行动的记录到不了那里。
