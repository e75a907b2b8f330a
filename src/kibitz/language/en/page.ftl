# The page: the table in the browser and what all screens share. $seat is a name such as Left or You.

page-skip = Skip to the content
page-skip-hand = Skip to your hand
page-close = Close
page-cancel = Cancel
page-ways = Screens
page-way-start = Play
page-way-rules = Rules
page-way-house-rules = House rules
page-way-guide = Guided deal
page-way-history = Your games
page-way-verify = Fair deals
page-way-settings = Settings
page-nowhere = There is no such screen
page-nowhere-text = The address may be mistyped, or the table may be gone.
page-unreachable = The server does not answer
page-seat-number = Player { $n }
page-side-of = { $first } and { $second }

## The table: header and menu

page-leave = Leave the table
page-tools = Tools
page-menu = Menu
page-help = Help
page-pause = Pause
page-go-on = Go on
page-log = Log
page-chat = Chat
page-beside = Beside the table
page-last-trick = Last trick
page-key-last = The trick before this one
page-key-help = How to play, and the keys
page-invite = Invite
page-handover = Go on on another device
page-handover-text = Open this link on the other device: it has the key to your seat. Send it to nobody else, since whoever has it plays in your place.
page-handover-link = Link to your seat
page-seats = Seats
page-table = Table
page-status = What stands
page-score = Score
page-all-facts = Show everything that stands
page-score-to = to { $target }
page-connecting = Connecting…
page-reconnecting = The connection is lost. Reconnecting; nothing is lost.
page-try-now = Try now
page-no-table = This table cannot be opened
page-seat-key-wrong = This browser keeps a key to a seat here, and the key has become invalid: somebody else may have taken the seat. Forget it to come as a guest.
page-seat-key-useless = This browser keeps a key to a seat at that table. It opens nothing any more.
page-seat-key-forget = Forget this key
page-seat-key-other = Two keys to this table
page-seat-key-other-text = The link has a key to a seat at this table, and this browser has another one already. It can keep only one of them.
page-seat-key-other-use = Take the key of the link
page-seat-key-other-keep = Keep mine

## The felt

page-trick = Trick
page-led = led
page-took-it = took it
page-next-trick = Next trick
page-n-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
page-put = { $name }: { $cards }{ $leads ->
        [yes] , led
       *[no] {""}
    }{ $wins ->
        [yes] , winning
       *[no] {""}
    }
page-direction = { $clockwise ->
        [yes] Play goes clockwise.
       *[no] Play goes counterclockwise.
    }
page-seat-open = free
page-seat-held = a computer plays
page-seat-away = away
page-seat-person = a person
page-seat-is-computer = computer
page-seat-ready = ready
page-seat-not-ready = not ready yet

## The hand and what is asked

page-hand = Your hand
# $card is a card in words.
page-card = { $card }{ $trump ->
        [yes] , trump
       *[no] {""}
    }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
page-action-bar = What is asked
page-your-turn = Your turn.
page-waits-for = { $name } is to act.
page-nobodys-turn = Nobody is to act now.
page-nothing-asked = Nothing is asked of you now.
page-sending = Sent…
page-hint = Hint
# What the adviser has weighed: each card with what it gains over the one advised.
page-hint-values = Gain on average, against the hint
page-hint-gain = { $more ->
        [yes] +{ $gain }
       *[no] { $gain }
    }
page-hint-value = { $cards }: { $gain }
page-undo = Undo
page-claim = Claim the rest
page-do-play-many = Play { $n } cards
# The main button while something is still to be chosen.
page-first-play = Choose { $n ->
        [one] a card
       *[other] { $n } cards
    }
page-first-bury = Choose { $n ->
        [one] a card
       *[other] { $n } cards
    }
page-first-call = Choose a call
page-first-declare = Choose what to declare
page-first-trump = Choose trump
page-first-partner = Choose a card
page-choose-call = Bids
page-choose-declare = Declarations
page-choose-trump = Trump
page-choose-partner = Cards to call
page-bury-count = { $n } of { $size }
page-take-back-card = Keep { $card }
page-shapes = How to lead this card
page-shape-single = Single
page-shape-pair = Pair
page-shape-tractor = Tractor
page-shape-several = { $n } cards
page-holds = { $name }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
page-terse = { $name }: { $cards }.

## Log, chat, rules

page-log-empty = Nothing has happened yet.
page-why = why?
page-chat-empty = Nobody has said anything.
page-nudge = Nudge
page-nudged = { $you ->
        [yes] nudge the others
       *[no] is waiting for you
    }
page-say-hello = Hello!
page-say-well_played = Well played!
page-say-good_luck = Good luck!
page-say-thanks = Thank you!
page-say-sorry = Sorry!
page-say-one_moment = One moment, please.
page-say-goodbye = Goodbye!
page-rules-standard = This table plays by the standard rules of the game.
page-rules-house = House rules at this table:
page-rules-whole = The whole rules page
page-rule-code = Rule code:
page-counting-cards = Cards worth points

## Seats and invitations

page-invite-text = Whoever opens this link may take a free seat at this table.
page-invite-full = No seat is free at the moment. Free one under Seats, or let others watch with this link.
page-invite-local = This table is on your device: the link works here only.
page-invite-link = Link
page-copy = Copy the link
page-copied = Copied.
page-seat-computer = computer, { $spec ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[other] { $spec }
    }
page-strength = { $spec ->
        [easy] Computer, easy
        [medium] Computer, medium
       *[hard] Computer, hard
    }
page-seat-strength = Who plays here
page-seat-give = Let a computer play
page-seat-take-back = Take the seat back
page-seat-to-all = Free for others
page-seat-held-text = A computer is playing for you.
page-observers = { $n ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
page-before-deal = Before the first deal
page-before-open = Free seats are played by computers until somebody takes them.
page-deal-now = Deal the cards
page-waiting-others = Waiting for the others…
page-next-deal = Next deal
page-watching = You are watching this table.
page-join-title = A table of { $game }
page-join-full = No seat is free at this table.
page-join-place = Your place
page-join-with = with { $name }
page-your-name = Your name
page-sit-down = Sit down
page-watch = Just watch
page-undo-waits = { $you ->
        [yes] Waiting for the others to agree to the undo…
       *[no] { $name } asks to take something back.
    }
page-undo-asked = { $name } asks for an undo
page-undo-asked-text = The table would go back to before that decision. Cards seen since then stay seen; the record notes that.
page-undo-agree = Agree
page-undo-refuse = Refuse

## Help and keys

page-help-touch = Tap a card to raise it; tap it again or press the button to play it. A card you cannot play stays grey; tap it to hear why.
page-help-why = Under each play of a computer in the log, “why?” tells its reasons.
page-help-keys = Keys
page-help-no-shortcuts = Single letters that ask something are switched off in the settings.
page-help-key-space = Space
page-help-does-space = raise or lower the card
page-help-key-enter = Enter
page-help-does-enter = play it
page-help-key-escape = Escape
page-help-does-escape = lower all cards
page-help-key-arrows = Arrows, Home, End
page-help-does-arrows = go through the hand
page-help-key-letter = First letter
page-help-does-letter = go to that suit (with Shift if the letter also asks something)
page-shortcut-last = the last trick
page-shortcut-trump = trump and contract
page-shortcut-score = the score
page-shortcut-hand = your hand by suit
page-shortcut-counts = how many cards everybody holds
page-shortcut-turn = whose turn it is
page-shortcut-rule = what you may play to this trick
page-shortcut-help = this help
