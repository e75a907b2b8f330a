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
page-start-apart = A strength of its own for each seat
page-start-apart-text = In order of play; as many count as the game has seats. Where two play against two, seat 2 is your partner.
page-start-seat-after = { $n ->
        [1] Next after you
       *[other] Seat { $n } after you
    }
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
page-promise-hosted = This server keeps the tables: the names given at them, the cards and what was played. It asks for no account and keeps nothing else about you. { $days ->
        [0] Whoever runs it decides for how long.
       *[other] A table at which no deal has begun or ended for { $days } days is erased.
    }

## The end of a deal

page-over-deal = Deal { $deal } is over
page-over-match = The match is over
page-over-people = Who is ready for the next deal
page-over-sheet = Score sheet
# $totals lists each side with its total.
page-over-chart = { $n ->
        [one] The course of the match after one deal: { $totals }. The score sheet has every number.
       *[other] The course of the match over { $n } deals: { $totals } at the end. The score sheet has every number.
    }
page-over-verify = Verify this deal
page-over-save = Save the record
page-over-again = Play again
page-over-start = Back to the start

## The guided first deal: before the cards

page-guide-title = Your first deal of { $game }
page-guide-how = You play a deal against easy computers. At each of your turns a coach says what is asked, what a good choice would be, and why. You decide; nothing is counted against you, and you may take back.
page-guide-begin = Deal the cards
page-guide-any-1 = You play with a partner against the others. Each in turn puts a card down; the best card takes the trick.
page-guide-rook-1 = Four people play. The one across the table is your partner; what you win, you win together. The cards have four colours: red, green, yellow and black.
page-guide-rook-2 = In each trick everybody plays one card. If you can, you must follow the colour that was led. The highest card of that colour takes the trick, unless somebody without the colour plays a trump: then the highest trump takes it.
page-guide-rook-3 = Only some cards are worth points. It is these that you want in your tricks, and in your partner's.
page-guide-rook-4 = First there is an auction. Bid the points that your side can take together. Whoever bids highest is the declarer and names the trump colour.
page-guide-rook-5 = If the declarer's side takes as many points as it bid, it scores. If not, it loses what it bid. So a bid is a promise: not too small, not too bold.
page-guide-tractor-1 = Four people play with two packs of cards. The one across the table is your partner. One side, the dealer's, plays to keep the deal; the other side attacks and collects points: fives, tens and kings.
page-guide-tractor-2 = Every side has a level, a rank from two to ace. Each card of the dealer's level is a trump, and so are the jokers. Whoever shows a card of that rank while the cards are looked at makes its suit trump.
page-guide-tractor-3 = You may lead a single card, a pair of two equal cards, or a tractor: pairs that follow each other. The others play as many cards, of the suit led as far as they can, pairs to pairs.
page-guide-tractor-4 = The dealer takes the { $kitty } and buries as many cards. Points among them count double or more for the attackers if they win the last trick.
page-guide-tractor-5 = If the attackers get enough points, the deal goes over to them. If they get few, the dealer's side climbs levels. Who first climbs beyond the ace wins the match.
page-guide-amerikaner-1 = Everybody bids how many tricks can be won with a trump suit of one's own choice. Whoever bids most is the declarer.
page-guide-amerikaner-2 = The declarer leads to the first trick, and the suit of that card is trump. Then a trump is called: whoever holds that card is the partner, and often nobody else knows it until the card is played.
page-guide-amerikaner-3 = In each trick everybody plays one card. If you can, you must follow the suit led. The highest card of that suit takes the trick, unless somebody without the suit plays a trump.
page-guide-amerikaner-4 = Declarer and partner win or lose by the number that was bid. The others score for the tricks they take themselves. Watch who helps whom, and you will know your partner early.

## The guided first deal: what the coach says

page-coach = Coach
# $action says what to do, such as “play red 14”.
page-coach-good = A good choice: { $action }.
page-coach-show = Show me
page-coach-away = Without the coach
page-coach-back = Ask the coach back
page-open-hands = All hands
page-open-hands-text = Your first deal lies open: everybody's cards can be seen, so that you see why a choice is good. In every other deal you see your own only.
page-lesson-call = { $counts ->
        [tricks] This is the auction. Bid how many tricks you can win with the trump you would choose and with a partner's help; or pass.
       *[other] This is the auction. Bid the points that you and your partner can take; or pass. The highest bidder names trump.
    }
page-lesson-call-standing = { $bid ->
        [yes] Somebody has bid already: a bid of yours must be higher, and then the promise is yours.
       *[no] Nobody has bid yet.
    }
page-lesson-declare = You may make a suit trump by showing a card of the level. Choose the suit in which you hold most cards; without a good one, pass.
page-lesson-bury = The { $kitty } is in your hand now. Put { $n ->
        [one] one card
       *[other] { $n } cards
    } away. Keep your trumps and high cards; try to be rid of all cards of a short suit, so that you can trump it.
page-lesson-bury-points = Whoever takes the last trick may get what lies there, so bury points only if you trust your hand.
page-lesson-trump = Name trump. Choose the suit in which your hand is longest: its cards beat all others.
page-lesson-partner = Call a card. Whoever holds it will be your partner, so call a high trump that you do not hold.
page-lesson-lead = { $shapes ->
        [yes] You lead. A single card, a pair or a tractor: the others must answer with as many cards.
       *[no] You lead: you may play any card, and the others must follow its suit.
    }
page-lesson-first-lead = The suit of this card becomes trump.
page-lesson-lead-role = { $mine ->
        [yes] As declarer you often lead trump first, so that the others cannot trump your high cards later.
       *[no] Lead high cards that should win, or a suit in which your partner can trump.
    }
page-lesson-follow = You have cards of the suit led, so you must play one of them.
page-lesson-void = You have none of the suit led, so you are free: a trump may take the trick, any other card cannot.
page-lesson-called = The card that was called must be played now.
page-lesson-any-time = There is one card you may play at any time, whatever was led.
page-lesson-winning-own = { $last ->
        [yes] Your side has this trick, and nobody plays after you.
       *[no] Your side is winning this trick so far.
    } { $counts ->
        [tricks] A high card would be wasted on it.
       *[other] It is a good moment for cards with points.
    }
page-lesson-winning-other = { $last ->
        [yes] The others have this trick unless you beat it now.
       *[no] The others are winning this trick so far.
    }
page-lesson-trick-points = { $points ->
        [0] There are no points in it yet.
       *[other] There are { $points } points in it.
    }
page-lesson-winning-unknown = You cannot be sure yet with whom the winner of this trick plays.
page-lesson-end = That was a whole deal
page-lesson-end-contract = { $role ->
        [declarer] { $made ->
            [yes] You promised and kept it.
           *[no] You promised more than could be taken this time; a smaller bid, or a pass, is often the better choice.
        }
       *[other] { $made ->
            [yes] The declarer kept the promise; what your side took still counts.
           *[no] The declarer did not keep the promise: that is what defenders play for.
        }
    }
page-lesson-end-log = Now all cards may be talked about: in the log, “why?” under each play of a computer tells its reasons in full.
page-lesson-end-next = The match goes on with the next deal if you like; the coach stays with you.

## Settings

page-settings-text = These settings belong to this browser. Each counts at once.
page-settings-language-title = Language
page-settings-language = Language of the page
page-settings-digits = Numbers
page-settings-digits-hint = Ranks on the cards and codes always have the same digits.
page-settings-digits-prose = As the language writes them
page-settings-digits-latin = Always 0 to 9
page-settings-look = Look and sound
page-settings-theme = Brightness
page-settings-theme-system = As the device
page-settings-theme-dark = Dark
page-settings-theme-light = Light
page-settings-palette = Colours of the cards
page-settings-palette-hint = Suits and colours always have a shape and a letter as well.
page-settings-palette-standard = Usual
page-settings-palette-blind = For colour-blind eyes
page-settings-four = Four colours for the four suits
page-settings-four-hint = Spades, hearts, diamonds and clubs each in a colour of its own; otherwise black and red.
page-settings-motion = Motion
page-settings-motion-system = As the device
page-settings-motion-full = Cards move
page-settings-motion-less = Less motion
page-settings-sound = Sounds
page-settings-sound-hint = A quiet tone for a card, a trick, and your turn.
page-settings-volume = How loud
page-settings-play = At the table
page-settings-wait = A finished trick stays for
page-settings-wait-tap = Until I tap
page-settings-pace = Computers wait before they act (new tables)
page-settings-seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
page-settings-single = Play with a single tap
page-settings-single-hint = Otherwise the first tap raises a card and the second plays it.
page-settings-forced = Play a card by itself when nothing else is possible
page-settings-trumps = Trumps first in the hand
page-settings-reverse = Turn the order of the hand around
page-settings-speech = Screen reader and keyboard
page-settings-announcements = What is said aloud
page-settings-announcements-hint = For screen readers; nothing of it is shown.
page-settings-announcements-terse = Short
page-settings-announcements-normal = Normal
page-settings-announcements-full = Everything
page-settings-shortcuts = Single letters ask something at the table
page-settings-shortcuts-hint = Click a field and press the key you want.
# $does says what the key asks, such as “the score”.
page-settings-key-taken = { $key } already asks for something else: { $does }.
page-settings-keys-back = Back to the usual keys
page-settings-games = Your games
page-settings-keep = Keep finished games
page-settings-keep-hint = If this is off, a finished game is erased once you leave it. A running game is always safe.
page-settings-erase = Erase games…
page-settings-erase-title = Erase games
page-settings-erase-what = What is to be erased?
page-settings-erase-finished = Finished games
page-settings-erase-everything = Everything
page-settings-erase-finished-text = All finished games are erased from this device, with their records. Running games stay. This cannot be taken back.
page-settings-erase-everything-text = All games are erased from this device, those still running too. This cannot be taken back.
page-settings-erase-finished-now = Erase finished games
page-settings-erase-everything-now = Erase everything
page-settings-erased = { $n ->
        [0] There was nothing to erase.
        [one] One game was erased.
       *[other] { $n } games were erased.
    }

## The rules page

page-rulebook-contents = Contents
page-rulebook-change = Change these rules

## The editor of house rules

page-house-title = House rules of { $game }
page-house-options = What may be played otherwise
page-house-paste = A rule code you were given
page-house-use = Use this code
page-house-text = Each rule stands as the standard has it until you change it; what you change is marked.
page-house-changed = Changed; the standard is: { $standard }
page-house-back = Back to the standard
page-house-number = a number
page-house-summary = Your rules
page-house-none = Everything is as the standard has it.
page-house-instead = (instead of: { $standard })
page-house-clash = These rules do not go together
page-house-play = Play with these rules
page-house-code = Rule code
page-house-link = Link to these rules
page-house-copy = Copy
page-house-kept = Your next table of this game has these rules.
page-house-page = The rules page with these rules
page-house-reset = Everything back to the standard

## One's own games

page-history-running = Matches going on
page-history-finished = Finished
page-history-none = You have not played here yet.
page-history-match = A finished game
page-history-all = All your games
# $names are the others at the table.
page-history-with = with { $names }
page-history-won = won
page-history-lost = lost
page-history-waiting = not begun
page-history-deal = deal { $deal }
page-history-between = between deals
page-history-look = Look at it
page-history-verify = Verify these deals
page-history-table = Open the table

## Proof of fair deals

page-verify-how = How you can know that a deal is fair
page-verify-step-1 = Before the cards are dealt, the server thinks of a secret and shows you its seal. From then on it cannot choose another secret.
page-verify-step-2 = Then your browser adds a random number of its own. The cards are shuffled by both together, so neither side could choose them alone.
page-verify-step-3 = When the deal is over, the secret is shown. Anybody can now check that it fits the seal, that it gives these cards, and that no action was changed.
page-verify-not = What this cannot show: that a game left out of the record was not played, or that nobody at the server looked at the secret early. Computer players never see it; they know only their own cards.
page-verify-server = What the server finds
page-verify-no-deal = No deal of this table is over yet. The secret is shown when one is.
page-verify-word-only = This is the server's word: without a seat at the table you cannot have the record. Ask somebody who played for theirs; your browser checks it below.
page-verify-file = Check a record
page-verify-file-label = A record you have saved (.kbz). It is read in your browser and sent nowhere.
page-verify-file-nothing = There is no deal in { $file }.
page-verify-browser = What your own browser finds
page-verify-browser-text = Your browser worked this out itself from the record, without asking the server.
page-verify-cannot = Your browser works this out only at a secure address (https, or your own device).
page-verify-deal = Deal { $deal }
page-verify-promise-yes = The secret fits the seal shown before the deal.
page-verify-promise-no = The secret does not fit the seal shown before the deal.
page-verify-promise-open = Nothing was sealed before this deal, so it cannot be proved.
page-verify-chain-yes = The actions make the chain this deal ended with: none was changed.
page-verify-chain-no = The actions do not make the chain this deal ended with: something was changed.
page-verify-chain-open = Without the secret, the chain of actions cannot be checked.
page-verify-seen-yes = The chain passes through what this browser saw at the table.
page-verify-seen-no = The chain does not pass through what this browser saw last at the table. Either actions were taken back after it had left, or something was changed.
page-verify-own-yes = A random number that this browser offered is in the shuffle.
page-verify-own-no = No random number that this browser offered is in the shuffle. That is so where it was not there in time for the deal.
page-verify-numbers = The numbers
page-verify-commitment = Seal shown before the deal
page-verify-nonce = Random number of player { $n }
page-verify-secret = Secret
page-verify-head = End of the chain
page-verify-offline = Check it without this server
page-verify-offline-text = Save the record and run this; it needs no network. It also checks that the shuffle gives exactly these cards.
page-verify-noted = After --head stands what your browser saw at the table when the deal ended: a record with other actions does not lead there.
