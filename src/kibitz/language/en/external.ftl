# External players: what a program does wrong, and `kibitz check-player`.

reason-external_says = { $text }
reason-external_forfeits = { $fault ->
        [illegal] The program chose what the rules refuse, so the rulebook decided instead.
        [late] The program did not answer in time, so the rulebook decided instead.
       *[other] The program gave no answer, so the rulebook decided instead.
    }

problem-player-no_command = “{ $player }” names no program; written is external:COMMAND, or external(seconds=2,memory=512):COMMAND
problem-player-quotes = in “{ $player }” a quotation mark is not closed
problem-player-sees_all = “{ $player }” sees all cards; it plays in “kibitz arena” only
problem-player-no_start = the program “{ $command }” cannot be started: there is none, or it may not be run
problem-player-no_hello = no hello within { $seconds } s of the start
problem-player-protocol = says hello with protocol { $found }; allowed is { $allowed }
problem-player-late = no answer within the { $seconds } s allowed
problem-player-ended = the program ended, { $how ->
        [signal] killed by signal { $number }
       *[exit] with exit status { $number }
    }; it must run until its input is closed
problem-player-closed = the program closed its { $stream ->
        [input] input
       *[output] output
    } and runs on
problem-player-oversized = the answer is longer than the { $limit } bytes allowed
problem-player-malformed = the answer is not one line of JSON as the protocol has it: { $text }
problem-player-unasked = wrote what nobody asked for; one line for each question is allowed: { $text }
problem-player-illegal = “{ $action }” is not legal here ({ $rule })
problem-player-given_up = started again { $n } times, and not any more
problem-player-stays = still runs { $seconds } s after its input was closed
problem-player-leaves = ends with every deal; it may, but starting anew takes time
problem-player-two_answers = asked the same twice it answered “{ $first }” and “{ $second }”
problem-player-raised = gave an error instead of an answer: { $error }

arena-fault = { $player }, { $n } times: { $text }; the rulebook played on. First at: { $line }

## kibitz check-player

cli-check-player = Tell what a computer player does wrong, above all a program of your own.
    .about = It is asked about every decision of deals that the rulebook plays, every fifth one twice: is the answer legal, in time, and the same again? A program must also say hello, and end when its input is closed. Ends with 1 if something is wrong.
    .example =
        kibitz check-player "external:python examples/first_bot.py"
        kibitz check-player "external(seconds=0.1):./bot" --variant dixie --deals 20 --json
cli-option-check-player-variant = Ask in this game only; repeatable. All games if not given.
cli-option-check-player-deals = How many deals of each game; 2 if not given.
check-player-finding = { $kind ->
        [warning] warning
       *[wrong] wrong
    }: { $text }
check-player-place = { $variant }, { $n } times, first at: { $line }
check-player-hello = hello as “{ $name }” after { $ms } ms
check-player-answers = { $answers } answers: { $phases }
check-player-times = time for an answer: median { $median } ms, 95 % within { $p95 } ms, longest { $longest } ms; allowed { $allowed }
check-player-allowed-ms = { $ms } ms
check-player-allowed-any = any
check-player-memory = memory: { $mib } MiB at most; allowed { $allowed }
check-player-allowed-mib = { $mib } MiB
check-player-words = on its error output: { $text }
check-player-fine = nothing wrong
check-player-wrong = { $n ->
        [one] { $n } thing wrong
       *[other] { $n } things wrong
    }
