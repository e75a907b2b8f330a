# Proof of fair deals: `kibitz verify` and the page's Verify screen. A deal's $deal is its place in the record.

cli-verify = Check that the deals of a record were dealt as promised.
    .about = FILE is a record (.kbz or .jsonl); - reads standard input. Works without a network. Each deal gets one line: whether its cards come from the secret promised before it and from what the players added, and whether its actions make the chain it ends with. Ends with 0 if all of them hold, 1 if not or if there is nothing to prove.
    .example =
        kibitz verify match.kbz
        kibitz verify match.kbz --head 3f786850e387550fdab836ed7e6dc881de23001b1a1f2c4c0a5d7e5b5a1e9b3c
cli-option-verify-head = The chain's end that you noted at the table, in full; then it must be in the record. May be given several times.
cli-verify-nothing = There is no finished deal in this record.

problem-fair-holds = Deal { $deal } holds: its cards are those promised before it. Its chain ends with { $head }.
problem-fair-not_provable = { $why ->
        [secret] Deal { $deal } is not provable: its secret has not been shown.
       *[commitment] Deal { $deal } is not provable: nothing was promised before it.
    }
problem-fair-secret = Deal { $deal } does not hold: the secret shown is not the one promised before it.
problem-fair-cards = Deal { $deal } does not hold: the secret and what the players added give other cards (hands of seats { $seats }).
problem-fair-dealer = Deal { $deal } does not hold: seat { $dealer } was not drawn as the first dealer.
problem-fair-head = Deal { $deal } does not hold: its actions do not make the chain it ends with.
problem-fair-head_holds = The noted end { $head } is in the record: deal { $deal }, after { $step ->
        [one] { $step } action
       *[other] { $step } actions
    }.
problem-fair-head_unknown = The noted end { $head } is nowhere in the record: something was changed, or it is of another match.
problem-usage-head = --head: { $value } is not the end of a chain; that is { $digits } digits from 0 to 9 and a to f
