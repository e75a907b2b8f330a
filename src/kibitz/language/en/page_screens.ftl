# The screens of the page beside the table: start, guided deal, end of a deal, settings, rules, house rules, history, proofs.

page-again = Try again

## Start

page-start-title = What would you like to play?
page-start-play = Play { $game }
page-start-continue = Continue
page-start-more-running = { $n ->
        [one] One more unfinished game
       *[other] { $n } more unfinished games
    }
page-start-guide = Guided first deal
page-start-own-rules = With your house rules
page-start-strength = How strong the computers are
page-start-name = Your name (you may leave it empty)
page-start-others = Other games
page-start-players = Players
page-start-together = Play with people
page-start-people = Set a table
page-start-people-text = You get a link to send. Whoever opens it takes a free seat; computers play the seats that stay free.
page-start-game = Game
page-start-invite = Set a table and invite
page-start-join = Join a table
page-start-join-text = Paste the link you were sent, or only the code at its end.
page-start-link = Link or code
page-start-open = Join
page-start-link-wrong = That is neither a link to a table nor its code.

## Where the games lie

page-promise-local = Your games stay on this device; nothing is uploaded.
page-promise-folder = They lie in
page-promise-memory = They are forgotten when the server ends.
page-promise-not-kept = Finished games are not kept.
page-promise-hosted = This server keeps the tables: the names given at them, the cards and what was played. It asks for no account and keeps nothing else about you. Whoever runs it decides for how long.
