# The arena: its options, and what it prints.

cli-option-arena-variant = The game, as “kibitz variants” lists them; CrowsNest if not given.
cli-option-arena-pairs = How many deals, each played again with the players' seats swapped; 100 if not given.
cli-option-arena-workers = How many processes; the result is the same whatever the number. 1 if not given.
cli-option-arena-card-play = Compare the card play only: bids, burials and trumps are the same player's for both.
cli-option-arena-contracts-by = Compare the card play only, with the bids, burials and trumps of this player; the rulebook's if not given.
cli-option-arena-ladder = Let the ladder play too: random, easy, medium and search, and greedy where examples/greedy.py lies.
cli-option-arena-ray = Play on Ray: on the cluster of RAY_ADDRESS, else on one started here. Needs the extra “ray”.
cli-option-arena-journal = Write down in this file what has been played; if it is there, go on where it ends.
cli-option-arena-plots = Draw the outcome into this folder, as PNG and SVG. Needs the extra “arena”.
cli-progress-pairs = pairs

arena-unit-points = points
arena-unit-levels = levels
arena-gain = { $a } against { $b }: { $mean } { $unit } a deal
arena-interval = 95 % interval: { $low } to { $high }
arena-role = { $player }: made { $made } of { $declared } contracts, set { $set } of { $defended }; { $median } ms a decision (95 % within { $p95 } ms, { $most } ms at most)
arena-played = { $pairs } pairs, { $deals } deals ({ $thrown_in } thrown in), seed { $seed }, { $seconds } s
arena-seats = by seat, made of declared and set of defended: { $seats }
arena-stage = { $stage }: { $n } decisions, { $median } ms each (95 % within { $p95 } ms, { $most } ms at most)
arena-stage-auction = auction
arena-stage-bury = burying
arena-stage-trump = naming trump
arena-stage-call = calling a card
arena-stage-play = play
arena-told = bids that gave themselves { $low } to { $high } % ({ $chance } % on average): { $made } of { $n } made
arena-table = { $unit } a deal of each row against each column, with 95 % intervals
arena-ratings = ratings with 95 % intervals (their mean is 0, and 400 are odds of ten to one)


## The pictures of --plots

arena-plot-points-title = { $game }: what a deal brings ({ $n } deals)
arena-plot-points-axis = { $unit } in a deal
arena-plot-share-axis = deals (%)
arena-plot-mean = mean { $mean }
arena-plot-made-title = { $game }: contracts made, by bid ({ $n } contracts)
arena-plot-bid-axis = bid
arena-plot-no-bid = all
arena-plot-made-axis = made (%), with 95 % intervals
arena-plot-contracts-axis = contracts
arena-plot-times-title = { $game }: time for a decision ({ $n } decisions)
arena-plot-times-axis = milliseconds (line: 5 to 95 %, bar: middle half, circle: longest)
arena-plot-ratings-title = { $game }: ratings ({ $n } pairs)
arena-plot-ratings-axis = rating, with 95 % intervals (400 are odds of ten to one)
arena-plot-english = no font here has the letters of this language, so the pictures are labelled in English


## What can be wrong

problem-arena-too_few = an arena needs two players; see “kibitz arena --help”
problem-arena-twice = the player “{ $player }” is given twice
problem-arena-not_installed = “{ $library }” is not installed; it comes with the extra “{ $extra }”: pip install "kibitz[{ $extra }]"
problem-arena-journal_open = the journal “{ $file }” is being written by another arena
problem-arena-no_journal = “{ $file }” is not the journal of an arena, and is left as it is
problem-arena-journal_differs = the journal “{ $file }” is another arena's: its { $key } is { $found }, not { $asked }
problem-arena-journal_line = this line cannot be read ({ $reason }); put it right or remove it
problem-arena-journal_strange = this line is none of this arena's pairs; remove it, and it is played again
problem-arena-journal_twice = pair { $pair } is there a second time
