# The command line: what each command does (cli-<command>), its options (cli-option-<words>), what it prints.

cli-kibitz = A table, a partner and a laboratory for partnership trick-taking games: seven Rook versions, Tractor, and Amerikaner.
    .example =
        kibitz play
        kibitz rules crowsnest
        kibitz trace --help

cli-heading-usage = Usage:
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-example = Example

cli-complaint = kibitz: { $text }
cli-column = column { $column }: { $text }
cli-place = line { $line }, column { $column }: { $text }

cli-option-help = Show this help and end.
cli-option-lang = The language of all words, such as en; KIBITZ_LANG sets it for good.
cli-option-version = Show the version and end.
cli-option-option = A house rule, name=value; may be given several times. “kibitz variants --options” lists them.
cli-option-code = A rule code (variant and house rules in one word) instead of VARIANT and --option.
cli-option-seed = Any text; the same seed gives the same cards. 0 if not given.
cli-option-json = Print JSON, for programs.
cli-option-force = Replace a file that exists.
cli-option-players = A computer player, such as random or rulebook. Given twice, the two alternate over the seats, and so on.


## kibitz play: its words are with the table (table.ftl)


## kibitz variants

cli-variants = List the games.
    .example =
        kibitz variants
        kibitz variants --options
cli-option-variants-options = List the house rules of each, too.
cli-variants-facts = { $seats } seats, { $cards } cards
cli-variants-default = (default)
cli-variants-option = { $option } = { $value }   ({ $allowed })


## kibitz rules

cli-rules = Show the rules of a game, with your house rules.
    .about = The page is made from what the program plays by, so the two cannot differ.
    .example =
        kibitz rules tractor
        kibitz rules crowsnest --option minimum_bid=80
cli-option-rules-plain = Print the page as plain text, also on a terminal.


## kibitz deal

cli-deal = Show the cards that a seed deals.
    .example =
        kibitz deal crowsnest --seed 7
        kibitz deal amerikaner --option players=5 --json
cli-option-deal-position = Print the deal as a position, one line that other commands read.
cli-deal-seat = seat { $seat }
cli-deal-dealer = (dealer)
cli-deal-set-aside = set aside


## kibitz trace

cli-trace = Play deals with computer players; print each as a line of JSON.
    .about = A line holds enough for another program to replay and check the deal: the cards, every decision with the legal actions, and the result. Deals follow each other as in a match; a new match starts when one ends.
    .example =
        kibitz trace crowsnest --deals 2 --seed 7
        kibitz trace tractor --option throws=on --players rulebook
        kibitz trace dixie --seed 7 --playthrough
cli-option-trace-deals = How many deals; 1 if not given.
cli-option-trace-playthrough = Print the first deal in full as text, with what every seat sees at every step.
cli-option-trace-write = Write the playthrough to this file.
cli-progress-deals = deals
cli-progress-variants = variants
cli-progress-measurements = measurements
cli-progress-actions = actions
cli-progress-cases = cases


## kibitz cases

cli-cases = Check rule cases: positions, actions, and what must hold afterwards.
    .about = FILE holds a case on each line, as JSON; - reads standard input. Ends with 0 if all hold, 1 if one fails, 2 if a file or line cannot be read.
    .example = kibitz cases tests/cases/rook.jsonl
cli-cases-total = { $cases } cases, { $failed } failed
cli-cases-mismatch = { $key }: expected { $expected }, found { $found }


## kibitz perft

cli-perft = Count the sequences of actions from a position.
    .about = The position is a line as “kibitz deal --position” prints it, or else the deal of a seed.
    .example =
        kibitz perft crowsnest --depth 3
        kibitz perft amerikaner --option players=3 --seed 7 --depth 2 --divide
cli-option-perft-position = Count from this position.
cli-option-perft-depth = How many actions long; must be given.
cli-option-perft-divide = Give the count for each first action, too.
cli-option-perft-write = Write the counts up to this depth to a perft file.


## kibitz replay

cli-replay = Step through a record.
    .about = FILE is a record (.kbz or .jsonl); - reads standard input. On a terminal: Enter or n goes on, b goes back, a number goes to that step, q ends. Otherwise every step is printed.
    .example = kibitz replay match.kbz
cli-replay-deal = { $variant }, deal { $n } of { $all }, dealt by seat { $dealer }; { $kind ->
        [levels] levels
       *[scores] scores
    } { $totals }
cli-replay-no-deals = { $variant }, a match without deals
cli-replay-step = { $n }. seat { $seat }: { $action }
cli-replay-trick = seat { $seat } takes { $cards }
cli-replay-table = on the table, led by seat { $seat }: { $cards }
cli-replay-result = the deal brings { $gains }; { $kind ->
        [levels] levels
       *[scores] scores
    } { $totals }
cli-replay-winners = the match is over; winners: { $winners }
cli-replay-prompt = step { $n } of { $all } (Enter, b, number, q):
cli-replay-keys = Enter or n: on; b: back; a number: to that step; q: end
cli-replay-end = there are the steps 1 to { $all }


## kibitz convert

cli-convert = Rewrite a record in another form.
    .about = The endings say which: .kbz is text for people, .jsonl lines of JSON for programs; - is standard input or output. Ends with 1 if a part of IN cannot be read; a file that exists is then kept.
    .example =
        kibitz convert match.kbz match.jsonl
        kibitz convert - - --to kbz < match.jsonl
cli-option-convert-to = The form to write, kbz or jsonl, where the ending of OUT does not say.


## kibitz arena

cli-arena = Let computer players play duplicate deals and compare them.
    .about = With three players or more each meets every other on the same deals, and all are rated. The same seed gives the same result, however many processes play.
    .example =
        kibitz arena rulebook random --variant crowsnest --pairs 50 --seed 1
        kibitz arena easy medium hard --pairs 200 --workers 2 --journal night.jsonl


## kibitz bench

cli-bench = Measure how fast this machine plays.
    .about = rules: random deals by the reference, with every legal set listed. kernel: playouts, worlds and exact values, beside OpenSpiel and DDS where they are installed. Counts and values are the same on every machine, only the times differ.
    .example =
        kibitz bench
        kibitz bench rules --deals 50 --json
        kibitz bench kernel --seconds 5
cli-option-bench-deals = How many deals of each variant; 20 if not given.
cli-option-bench-seconds = How many seconds for each measurement of the kernel; 2 if not given.
cli-bench-rules = rules
cli-bench-speed = deals/s
cli-bench-actions = actions
cli-bench-legal = legal
cli-bench-measured = measured
cli-bench-rate = figure
cli-bench-unit = unit
cli-bench-peer = peer
cli-bench-ratio = ratio
