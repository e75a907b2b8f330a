# What can be wrong with a text that outlives a program: rule codes, positions, cases, records.


## Rule codes

problem-rule_code-empty = a rule code begins with the name of a variant; this one is empty
problem-rule_code-character = { $character } cannot stand in a rule code: only letters, digits and . _ ~ - can
problem-rule_code-option = “{ $text }” names no option with its value; options look like ~target.500
problem-rule_code-nothing = nothing stands behind a ~; options look like ~target.500
problem-rule_code-twice = { $option } is given twice


## Positions: one line of fields

problem-position-field = “{ $text }” is not a field; fields look like key=value, one space between them
problem-position-twice = { $key } is given twice
problem-position-missing = { $key } is missing
problem-position-unknown_key = there is no field “{ $key }”; there are: { $allowed }
problem-position-value = { $key } cannot be “{ $value }”; it looks like: { $allowed }
problem-position-contradiction = { $key } is “{ $value }”, but by the rest of the line it is “{ $expected }”
problem-position-kitty = the cards in { $key } are neither in the declarer's hand, nor played, nor buried
problem-position-turn = { $key }: it is not the turn of seat { $seat }
problem-position-failed_throws = { $key } can be { $most } at most, as many as each side has led
problem-position-known = { $key }: seat { $seat } cannot be known to hold just these cards


## More about a start: the facts a position is set up from

problem-start-number = { $key } holds a number beyond { $largest }
problem-start-alone = whoever plays alone against all has no { $key ->
        [trump] trump
        [called] called card
       *[partner] partner
    }
problem-start-declarer = seat { $seat } cannot be the declarer: the dealer plays the deal, and that is seat { $dealer }
problem-start-not_yet = { $key } cannot be given in the phase “{ $phase }”: that comes later
problem-start-last_trick = nobody can play { $n } cards to the last trick; { $largest } at most


## JSON

problem-json-malformed = this is not JSON
problem-json-unknown_key = there is no key “{ $key }” { $where ->
        [top] here
       *[other] in { $where }
    }
problem-json-missing = the key “{ $key }” is missing { $where ->
        [top] here
       *[other] in { $where }
    }
problem-json-value = { $where ->
        [top] the line
       *[other] { $where }
    } is not of the right kind: expected { $expected }
problem-json-number = { $where ->
        [top] a number
       *[other] the number { $where }
    } is out of range
problem-json-twice = the key “{ $key }” is given twice
problem-json-contract = a contract cannot be “{ $value }”; it is a number or “{ $allowed }”
problem-case-named = in the case “{ $case }”


## Records of matches

problem-record-empty = there is no record here; a record begins with “kibitz record 1”
problem-record-encoding = this is not text in UTF-8
problem-record-half_character = a text holds half a character
problem-record-section = “{ $text }” begins neither a match (“kibitz record 1”) nor a deal (“deal: 1”)
problem-record-no_match = there are deals here, but no match they belong to; a match begins with “kibitz record 1”
problem-record-head = “{ $text }” does not begin a match; that line is “kibitz record 1”
problem-record-version = version { $version } is not known here; versions up to { $known } are
problem-record-variant = “{ $text }” names no variant with its revision, like name@1
problem-record-revision = { $variant } is here in revision { $known }; the record was made by revision { $revision }, which is newer
problem-record-missing = { $key } is missing
problem-record-line = “{ $text }” begins no line of this section; these do: { $allowed }
problem-record-twice = { $key } is given twice
problem-record-pair = “{ $text }” is no name with its value
problem-record-step = “{ $text }” is no action of a seat; such lines look like “0: bid 75”
problem-record-step_in_head = an action can only stand in a deal
problem-record-seats = the names of all { $n } seats are needed in order, or of none
problem-record-hands = the hands of all { $n } seats are needed in order
problem-record-nonce = “{ $seat }” cannot have a nonce here: seats go from 0 to { $highest }, each with one
problem-record-number = “{ $text }” is not a whole number
problem-record-date = “{ $text }” is not a day; a day looks like 2026-11-30
problem-record-escape = “{ $text }” stands for no character; a backslash is written twice
problem-record-turn = seat { $seat } acts, but it is the turn of seat { $turn }
problem-record-at_step = in step { $n }
problem-record-unfinished = there is a result, but the deal is not over
problem-record-result = { $key } of the result is “{ $value }”, but by the actions it is “{ $expected }”

# What a rule case expected and what was found.

case-is-legal = “{ $action }” is legal
case-legal = legal
case-not-legal = not legal
case-actions = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
case-also = also { $actions }
case-but-not = but not { $actions }
case-more = { $first } and { $n } more
