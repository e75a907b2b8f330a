# The server of tables: its commands, what can be wrong there, and what happens at a table beside the play.


## kibitz serve, and what kibitz play has for the browser

cli-serve = Host tables that people reach with a browser.
    .about = Every table has a link. Whoever has it may take a seat that is open, or watch where the table allows it. The server keeps the tables until it is told to forget them. Put a web server with HTTPS before it, and name the address people use with --origin.
    .example =
        kibitz serve --port 8080
        kibitz serve --host 0.0.0.0 --origin https://cards.example --storage postgresql://localhost/kibitz
cli-option-server-host = The address to listen at; 127.0.0.1, this device only, if not given.
cli-option-server-port = The port to listen at; 0 takes any that is free. 8765 if not given.
cli-option-server-storage = Where the tables are kept: a file, sqlite:///FILE, postgresql://…, or memory for no longer than the server runs. A file in the folder of your data if not given.
cli-option-server-origin = An address people open the page at, as https://cards.example; may be given more than once.
cli-option-server-max-tables = How many unfinished tables there may be.
cli-option-server-rate = How many tables a minute may be set up from one network address; 0 for no limit.
cli-option-server-keep-days = For how many days a table is kept at which no deal begins or ends and nobody sits down; 0 for ever. 90 if not given.
cli-option-server-players = How many processes decide for computer players; one for each processor but one if not given.
cli-option-play-no-browser = Do not open the browser: print the address only.
server-serving = Kibitz serves tables at { $address } (Ctrl-C ends it).
server-playing = Your table: { $address }
server-local = Your games stay on this device; nothing is uploaded. They lie in { $folder }.
server-local-memory = Your games stay on this device; nothing is uploaded. They are forgotten when you end this (Ctrl-C).
server-end = Ctrl-C ends the server; no game is lost by it.
server-no-page = The page of the table was not built, so there is nothing to show here. Install Kibitz from its source once more with Node at hand, or play in the terminal: kibitz play --terminal


## What can be wrong with the command

problem-server-address = { $host } port { $port } cannot be listened at: { $reason }
problem-server-port_taken = port { $port } of { $host } is in use by another program: choose another with --port, or let --port 0 find a free one
problem-server-start = the server could not start; the lines above say why
problem-server-terminal_only = { $option } is for the table in the terminal: give --terminal as well
problem-server-browser_only = { $option } is for the table in the browser: leave --terminal out
problem-server-origin_form = “{ $origin }” is not an address of a page; give it as https://cards.example, without a path


## What can be wrong with a request

problem-server-host = this server does not go by that name; whoever runs it names it with --origin
problem-server-origin = a page of another address may not talk to this server
problem-server-too_large = that is too large
problem-server-json = the body must be JSON
problem-server-body = the body is not what is asked for here
problem-server-not_found = there is nothing at this address
problem-server-no_method = that cannot be done at this address
problem-server-internal = something went wrong in the server; it was noted there
problem-server-only_local = that can be done only where the table runs on your own device
problem-server-full = there are as many tables here as this server allows; try again later
problem-server-too_many_tables = too many tables in a short time; wait a minute
problem-server-no_hello = the first message must be a greeting, and come within seconds
problem-server-hello_twice = one greeting is enough
problem-server-protocol = this page does not go with the server any more (which speaks { $known }); load it again
problem-server-malformed = that message could not be read
problem-server-too_fast = too many messages; the connection ends here
problem-table-unknown = there is no table at this link
problem-table-token = this seat does not open with that key
problem-table-damaged = what is stored of this table cannot be read
problem-table-no_observers = nobody may watch at this table
problem-table-too_many_people = there are too many people at this table
problem-table-no_commitment = a deal was stored without a commitment
problem-table-no_deal = no deal is on the table yet
problem-table-no_deal_due = no deal is waited for
problem-table-no_record = no deal of this table is over yet
problem-table-deal_over = the deal is over
problem-table-not_your_turn = it is not your turn
problem-table-stale = something has happened at the table meanwhile; look again
problem-table-no_seat = whoever watches cannot do that
problem-table-seat_held = a computer plays for you; take your seat back first
problem-table-seat_not_held = you are at your seat
problem-table-seat_taken = that seat is taken
problem-table-seat_unknown = there is no seat { $seat }; the seats are 0 to { $highest }
problem-table-has_seat = you have a seat here
problem-table-not_owner = only whoever set the table can do that
problem-table-not_your_seat = that seat is not yours, and its player is here
problem-table-not_a_computer = no computer of the table's sits there
problem-table-name = a name has at most { $longest } letters, and only such as can be seen
problem-table-name_taken = somebody at the table has that name
problem-table-nonce = the number for the shuffle must be 32 to 64 hexadecimal digits
problem-table-pace = the pace is from 0 to { $highest } seconds
problem-table-seats = { $n } seats were given; this game has { $expected }
problem-table-one_of_you = one seat must be yours
problem-table-no_hints = hints are switched off at this table
problem-table-no_undo = taking back is switched off at this table
problem-table-nothing_to_undo = there is nothing of yours to take back in this deal
problem-table-asked_already = another question is open; it must be answered first
problem-table-nothing_asked = nothing is asked of you
problem-table-claim_on_lead = you can claim the rest only when it is your turn to lead
problem-table-claim_not_certain = the rest is not certain from your own cards
problem-table-phrase_unknown = there is no such phrase
problem-table-said_too_soon = a moment, please


## At the table

server-took-back = { $you ->
        [yes] You take back { $n ->
            [one] one action.
           *[other] { $n } actions.
        }
       *[no] { $seat } takes back { $n ->
            [one] one action.
           *[other] { $n } actions.
        }
    }
server-seat-joined = { $you ->
        [yes] You sit down.
       *[no] { $seat } sits down.
    }
server-seat-given = { $you ->
        [yes] A computer plays for you.
       *[no] A computer plays for { $seat }.
    }
server-seat-taken-back = { $you ->
        [yes] You play again.
       *[no] { $seat } plays again.
    }
server-seat-computer = A computer plays as { $seat }.
server-seat-opened = { $open ->
        [yes] { $seat }: whoever has the invitation may take the seat.
       *[no] { $seat }: the seat is open no longer.
    }
say-hello = Hello!
say-good_luck = Good luck!
say-well_played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-one_moment = One moment, please.
say-goodbye = Goodbye!
say-nudge = nudges the table


## On the start page

strength-easy = Easy
strength-medium = Medium
strength-hard = Hard
server-summary = { $seats } players, { $cards } cards; { $sides ->
        [two] two sides
       *[called] the partner is found by a called card
    }, { $auction ->
        [declare] trumps are declared while the cards are looked at
       *[bid] bids { $counts ->
            [tricks] of tricks
           *[other] of points
        }
    }
server-number = { $n }
server-list = { $items }
server-text = { $text }
problem-server-storage_url = Tables cannot be kept at { $url }. Use a file, sqlite:///FILE, postgresql://… or memory.
problem-server-storage_driver = PostgreSQL needs one more package: pip install "{ $extra }"
