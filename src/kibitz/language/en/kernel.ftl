# What the kernel refuses, and `kibitz solve`. $value is the refused value. Cards have numbers there: their places in the deck, from 0.


## Games and positions the kernel does not take

problem-kernel-not_single_cards = { $variant } is played with more than one card at a time; only games of single cards can be worked out here
problem-kernel-not_shapes = { $variant } cannot be played here: this needs shapes led and followed, four seats, two sides, and two equal packs
problem-kernel-not_settled = trump or the called card is still open: seat { $seat } has yet to settle it
problem-kernel-not_in_deck = { $card } is not in the deck of this game
problem-kernel-deal_over = the deal is over, so nothing is left to play
problem-kernel-deal_not_over = the deal is not over; its points are known once all cards are played
problem-kernel-nothing_to_undo = nothing can be taken back: no card has been played from the position given
problem-kernel-illegal_card = card number { $value } may not be played here: it is not held, or the rules refuse it
problem-kernel-illegal_play = the rules refuse this play (fault { $value } of those that a check of the play gives)
problem-kernel-too_many_plays = { $value } plays are legal here, too many to try them all; 65536 at most


## Numbers out of range

problem-kernel-bad_number = { $value } is out of range: counts begin at 0, threads at 1, and a table has 0 to 24 bits
problem-kernel-number_too_large = { $value } is out of range: values go from -20000 to 20000, in games of shapes from 0 to 1000000
problem-kernel-bad_face = there is no card number { $value }; cards are numbered from 0 to the number of different cards less one, each once
problem-kernel-bad_seat = seat { $value } does not exist; seats are 0 to the number of seats less one
problem-kernel-bad_side = side { $value } does not exist; sides are 0 and 1
problem-kernel-bad_suit = { $value } does not fit: there are 1 to 5 suits, trumps included, and suits are numbered from 0
problem-kernel-bad_place = the places { $value } do not all exist; each is one bit, from 0 to the number of places less one
problem-kernel-bad_row = row { $value } does not exist; rows are 0 to the number of rows less one
problem-kernel-bad_tricks = { $value } tricks cannot have been taken; 0 to 64 can
problem-kernel-bad_first = a batch cannot begin at deal { $value }; it begins at a multiple of 64
problem-kernel-bad_share = a share of { $value } in 256 is out of range; of all cards, 0 to 255 in 256 can be played at random
problem-kernel-bad_weight = { $value } is not a weight; weights are natural logarithms: numbers, or minus infinity for never
problem-kernel-table_memory = a table of { $value } MiB is not possible; it takes 1 to 4096 MiB
problem-kernel-bad_text = “{ $value }” cannot be read here: the text of a deal has the lines game, suits, strengths, points and position, with all fields in order


## Arrays

problem-kernel-bad_array = the array { $name } must be: { $wanted }; it is: { $found }
problem-kernel-bad_shape = the sizes of the arrays do not fit each other: { $value }
problem-kernel-shape = an array has a length of { $value }, which does not fit: one entry is needed for each seat, card or world


## The deck

problem-kernel-n_seats = { $value } seats cannot play; 3 to 6 can
problem-kernel-deck_size = a deck of { $value } different cards is not possible; it has 1 to 64
problem-kernel-equal_strength = card number { $value } is as strong as another of its suit; that is only possible in games of shapes, and there only once among the trumps
problem-kernel-too_many_values = cards of { $value } different worths are too many; there can be 8, in games of shapes 4
problem-kernel-too_many_places = an order of cards that needs more than { $value } places is too long; there can be 63
problem-kernel-too_many_ways = the ways to deal the hidden cards to { $value } places are too many to count


## Hands and table

problem-kernel-card_twice = card number { $value } is there twice; every card is in one hand or on the table
problem-kernel-bad_copies = card number { $value } is there more than twice in one hand or play; there are two of each
problem-kernel-too_many_copies = card number { $value } is there more than twice in all hands and on the table; there are two of each
problem-kernel-no_cards = no card can be played: seat { $value } is to act and needs one at least
problem-kernel-hand_sizes = the hand of seat { $value } does not fit: all hold the same number of cards, less what they have played to the trick
problem-kernel-play_sizes = play { $value } of the trick, counted from 0, has another number of cards than the lead
problem-kernel-deal_sizes = { $value } cards for each seat cannot be dealt; each gets one at least, and the deck must be large enough
problem-kernel-world_sizes = the hands of world { $value } are of other sizes than those of the first world; a batch is played in step
problem-kernel-table_size = { $value } plays on the table are too many: there are fewer than seats
problem-kernel-mixed_lead = the lead on the table is empty or not all of one suit (cards: { $value })


## Hidden cards

problem-kernel-view_over = the deal is over, so no cards are hidden any more
problem-kernel-view_cards = what this seat knows does not add up: the cards seen and the sizes of the hands do not fit the deck
problem-kernel-no_world = the hidden cards cannot lie in any way that fits all that is known
problem-kernel-no_world_found = the hidden cards were dealt { $value } times, and never so that all that is known was met
problem-kernel-no_worlds = no world was given; at least one is needed


## kibitz solve

cli-solve = Work out what a position is worth when all hands are open and everybody plays at best.
    .about = FILE holds a deal on each line, as JSON; - reads standard input. Each gets a line of JSON: its value and that of each card that may be led. Or give one position in which cards are being played. A value is what the declarer's side takes in the whole deal: points, or tricks where tricks count. Ends with 0, with 1 if --check finds a difference, 2 if a file or line cannot be read.
    .example =
        kibitz solve tests/cases/amerikaner-dds.jsonl --check
        kibitz solve --position "crowsnest phase=play dealer=3 hands=Y9.CR/Y7.R14/R9.B14/Y8.R5 trump=G declarer=0 contract=100"
cli-option-solve-position = Work out this position.
cli-option-solve-nodes = How many positions to search at most for each card; the value may then lie between two bounds. No limit if 0 or not given.
cli-option-solve-check = Compare with the values in the file; say where they differ.
cli-solve-total = { $deals } deals, { $wrong } that differ
cli-solve-value = value { $value }, for seats: { $seats }
cli-solve-line = best play: { $line }
cli-solve-effort = { $nodes } positions in { $seconds } s

problem-usage-file_or_position = give either FILE or { $option }: one of them, and only one
problem-solve-not_in_play = this position is not in the play; only positions in which cards are being played can be solved
problem-open_hands-no_called_card = the called card is missing; only who plays alone against all needs none
problem-open_hands-no_trump_lead = seat { $seat } holds no trump to lead; a declarer with a partner begins with one
problem-open_hands-not_the_holder = seat { $seat } cannot be the partner: it does not hold { $card }, the called card
