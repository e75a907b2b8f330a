# The arena: its options, and what it prints.

cli-option-arena-variant = 游戏，名称见“kibitz variants”；不写则为 CrowsNest。
cli-option-arena-pairs = 打多少{ -deal }，每{ -deal }交换两者的座位再打一次；不写则为100。
cli-option-arena-workers = 用多少个进程；结果与此无关。不写则为1。
cli-option-arena-card-play = 只比较出牌：{ -auction }、{ -bury }和定{ -trump }都由同一个{ -player }决定。
cli-progress-pairs = 对

arena-unit-points = 分
arena-unit-levels = { -level }
arena-gain = { $a } 对 { $b }：每{ -deal } { $mean } { $unit }
arena-interval = 95%区间：{ $low } 到 { $high }
arena-role = { $player }：{ $declared }个{ -contract }中{ -made }{ $made }个，使对方{ $defended }个中{ $set }个{ -set }；每个决定{ $median }毫秒（95%在{ $p95 }毫秒内）
arena-played = { $pairs }对，{ $deals }{ -deal }（{ $thrown_in }{ -deal }{ -thrown-in }），种子 { $seed }，{ $seconds }秒
