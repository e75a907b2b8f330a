# The arena: its options, and what it prints.

cli-option-arena-variant = The game, as “kibitz variants” lists them; CrowsNest if not given.
cli-option-arena-pairs = How many deals, each played again with the players' seats swapped; 100 if not given.
cli-option-arena-workers = How many processes; the result is the same whatever the number. 1 if not given.
cli-option-arena-card-play = Compare the card play only: bids, burials and trumps are the same player's for both.
cli-progress-pairs = pairs

arena-unit-points = points
arena-unit-levels = levels
arena-gain = { $a } against { $b }: { $mean } { $unit } a deal
arena-interval = 95 % interval: { $low } to { $high }
arena-role = { $player }: made { $made } of { $declared } contracts, set { $set } of { $defended }; { $median } ms a decision (95 % within { $p95 } ms)
arena-played = { $pairs } pairs, { $deals } deals ({ $thrown_in } thrown in), seed { $seed }, { $seconds } s
