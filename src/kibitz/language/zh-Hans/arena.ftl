# The arena: its options, and what it prints.

cli-option-arena-variant = 游戏，名称见“kibitz variants”；不写则为 CrowsNest。
cli-option-arena-pairs = 打多少{ -deal }，每{ -deal }交换两者的座位再打一次；不写则为100。
cli-option-arena-workers = 用多少个进程；结果与此无关。不写则为1。
cli-option-arena-card-play = 只比较出牌：{ -auction }、{ -bury }和定{ -trump }都由同一个{ -player }决定。
cli-option-arena-contracts-by = 只比较出牌，{ -auction }、{ -bury }和定{ -trump }由这个{ -player }决定；不指定时为rulebook。
cli-option-arena-ladder = 让阶梯也参加：random、easy、medium和search；有examples/greedy.py时还有greedy。
cli-option-arena-ray = 用Ray运行：用RAY_ADDRESS的集群，否则在本机启动一个。需要扩展“ray”。
cli-option-arena-journal = 把打完的写进这个文件；文件已存在时，从其末尾继续。
cli-option-arena-plots = 把结果画成PNG和SVG，放进这个文件夹。需要扩展“arena”。
cli-progress-pairs = 对

arena-unit-points = 分
arena-unit-levels = { -level }
arena-gain = { $a } 对 { $b }：每{ -deal } { $mean } { $unit }
arena-interval = 95%区间：{ $low } 到 { $high }
arena-role = { $player }：{ $declared }个{ -contract }中{ -made }{ $made }个，使对方{ $defended }个中{ $set }个{ -set }；每个决定{ $median }毫秒（95%在{ $p95 }毫秒内，最长{ $most }毫秒）
arena-played = { $pairs }对，{ $deals }{ -deal }（{ $thrown_in }{ -deal }{ -thrown-in }），种子 { $seed }，{ $seconds }秒
arena-seats = 按座位，自己的{ -contract }{ -made }数与使对方{ -set }数：{ $seats }
arena-stage = { $stage }：{ $n }个决定，每个{ $median }毫秒（95%在{ $p95 }毫秒内，最长{ $most }毫秒）
arena-stage-auction = { -auction }
arena-stage-bury = { -bury }
arena-stage-trump = 定{ -trump }
arena-stage-call = 叫一张牌
arena-stage-play = 出牌
arena-told = 自估{ $low }%到{ $high }%的{ -bid }（平均{ $chance }%）：{ $n }个中{ -made }{ $made }个
arena-table = 各行对各列每{ -deal }的{ $unit }，附95%区间
arena-ratings = 等级分，附95%区间（平均为0，400表示十比一）


## --plots 的图

arena-plot-points-title = { $game }：一{ -deal }的得失（{ $n }{ -deal }）
arena-plot-points-axis = 一{ -deal }的{ $unit }
arena-plot-share-axis = { -deal }数（%）
arena-plot-mean = 平均 { $mean }
arena-plot-made-title = { $game }：各{ -bid }的{ -contract }{ -made }率（{ $n }个{ -contract }）
arena-plot-bid-axis = { -bid }
arena-plot-no-bid = 全部
arena-plot-made-axis = { -made }（%），附95%区间
arena-plot-contracts-axis = { -contract }数
arena-plot-times-title = { $game }：每个决定的时间（{ $n }个决定）
arena-plot-times-axis = 毫秒（线：5%到95%，条：中间一半，圆：最长）
arena-plot-ratings-title = { $game }：等级分（{ $n }对）
arena-plot-ratings-axis = 等级分，附95%区间（400表示十比一）
arena-plot-english = 这里没有含中文的字体，所以图中文字是英语


## 可能出的错

problem-arena-too_few = 至少要有两个{ -player }；见“kibitz arena --help”
problem-arena-twice = { -player }“{ $player }”给出了两次
problem-arena-not_installed = 没有安装“{ $library }”；它随扩展“{ $extra }”而来：pip install "kibitz[{ $extra }]"
problem-arena-journal_open = 日志“{ $file }”正由另一次比较写入
problem-arena-no_journal = “{ $file }”不是比较的日志，保持原样
problem-arena-journal_differs = 日志“{ $file }”属于另一次比较：{ $key } 是 { $found }，不是 { $asked }
problem-arena-journal_line = 这一行读不懂（{ $reason }）；请改正或删去
problem-arena-journal_strange = 这一行不是本次比较的对；删去后会重打
problem-arena-journal_twice = 第{ $pair }对出现了两次
