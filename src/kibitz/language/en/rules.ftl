# The rules page. Each sentence stands for one policy of a declaration; $kitty and $special are the
# variant's own words.

rules-title = { $name }: the rules in force
rules-intro =
    { $seats ->
        [4] { $sides ->
            [two] Four players in two sides, partners opposite each other.
           *[called] Four players; who plays with whom is settled in each deal by a called card.
        }
        [3] Three players; who plays with whom is settled in each deal by a called card.
        [5] Five players; who plays with whom is settled in each deal by a called card.
       *[other] { $seats } players; who plays with whom is settled in each deal by a called card.
    } Play runs { $direction ->
        [clockwise] clockwise
       *[counter] counter-clockwise
    }.
rules-house-rule = House rule: { $option }: { $value }
rules-trademark = “Rook” is a trademark of its owner. This program has no connection with it; the games are called by the names their players use.

rules-heading-cards = Cards
rules-heading-order = Order of cards
rules-heading-deal = The deal
rules-heading-auction = The auction
rules-heading-kitty = The { $kitty }
rules-heading-trump = Trump and partner
rules-heading-play = Play
rules-heading-throws = Throws
rules-heading-score = Score
rules-heading-match = The match
rules-heading-options = House rules, and their values here
rules-heading-notes = Readings and reconstructions
rules-heading-sources = Sources

## Cards

rules-deck =
    { $copies ->
        [1] { $cards } cards. Suits: { $suits }.
       *[other] { $copies } full packs, { $cards } cards. Suits: { $suits }.
    }
rules-ranks = Ranks from low to high: { $ranks }.
rules-special = Also in the pack: { $card }.
rules-jokers = { $n } jokers: two red (big), two black (small).
rules-set-aside = Set aside before the deal, so that it comes out even, and not in play: { $cards }. They lie face up for all to see.
rules-each-rank = each { $rank }
rules-counter = { $card } counts { $points }
rules-counters = Counters (cards worth points): { $counters }. All points of a deal, bonuses included: { $total }.

## Order

rules-order = Trumps beat every other card. Among trumps, and within a suit that is not trump, the ranks stand as listed.
rules-special-place =
    { $place ->
        [lowest] Among trumps { $card } is the lowest.
        [highest] Among trumps { $card } is the highest.
        [second] Among trumps { $card } is the second highest.
       *[ten_and_a_half] Among trumps { $card } stands between the 10 and the 11 of trump.
    } It belongs to the trump suit for every purpose: led, it leads trump.
rules-special-any-time = Whatever is led, { $card } may be played, even by a player who could follow suit.
rules-special-not-any-time = To a plain suit, { $card } may only be played by a player who has none of it, like any trump.
rules-special-forced = When trump is led and { $card } is the only trump held, it must be played.
rules-order-levels = One rank, the level, is lifted out of its suits: level cards and jokers are always trumps. Trumps from high to low: red joker, black joker, level card of the trump suit, the other level cards (all equal), then the trump suit from ace to 2 without its level card.
rules-order-no-trump = At no-trump: red joker, black joker, the four level cards (all equal). Nothing else is trump.
rules-order-plain = Other suits: ace to 2 without the level card.

## Deal

rules-deal = Cards are dealt singly, { $hand } to each player, starting with the player after the dealer.
rules-deal-kitty = The last { $n ->
        [one] card is
       *[other] { $n } cards are
    } the { $kitty }, face down.
rules-first-dealer = The first dealer is drawn by lot. The deal passes one seat on after each scored deal.
rules-first-dealer-levels = The initial dealer of a match is drawn by lot; after that the result of a deal says who deals next.

## Auction

rules-bid-opener = The player after the dealer speaks first.
rules-bid-range =
    { $unit ->
        [points] A turn is a pass or a bid of points: { $minimum }, { $next } and so on in steps of { $step } up to { $top } (all points of the deal), higher than the standing bid. Jumps are allowed.
       *[tricks] A turn is a pass or a bid of tricks: at least { $minimum }, at most { $top }, higher than the standing bid. Jumps are allowed.
    }
rules-bid-pass-final = A pass is final. The auction goes round among those still in until only the highest bidder is left; that player is the declarer.
rules-bid-top-ends = A bid of { $top } ends the auction at once.
rules-bid-alone = “Amerikaner” (every trick, alone) outranks every number, a bid of { $top } too. It cannot be overcalled and ends the auction at once.
rules-bid-last-turn = When all but one have passed and nobody has bid, the last player still has a turn: a bid then ends the auction at once.
rules-all-pass =
    { $rule ->
        [redeal_same_dealer] If all pass, the deal is thrown in without score and the same dealer deals again.
        [redeal_next_dealer] If all pass, the deal is thrown in without score and the next dealer deals.
       *[dealer_takes_minimum] If everybody before the dealer passes, the dealer is declarer at once, at the minimum of { $minimum }.
    }
rules-declare-turn = Trumps are declared when all { $hand } cards are dealt, in turn, beginning with the dealer (in the first deal the initial dealer). A turn is a pass or a declaration with cards from hand. A pass is not final: whoever passed may declare when the turn comes round again.
rules-declare-strength = From weak to strong: one level card of a suit; an identical pair of level cards; two black jokers; two red jokers. A declaration must be stronger than the standing one; an equal one never overcalls. One joker, or a red and a black one, is no declaration.
rules-declare-trump = A declaration in a suit makes that suit trump. A pair of jokers makes it no-trump.
rules-declare-end = Three passes in a row after a declaration end it; so do two red jokers.
rules-declare-nobody =
    { $rule ->
        [kitty_suit] If all four pass, the whole { $kitty } is shown to all, and the printed suit of its first card that is not a joker is trump. The dealer stays.
        [no_trump] If all four pass, the deal is played at no-trump. The { $kitty } is not shown and the dealer stays.
       *[redeal] If all four pass, the deal is thrown in: the { $kitty } is not shown, and the same dealer deals again.
    }
rules-declare-first-dealer =
    { $rule ->
        [first_declarer] In the first deal of a match the first player to declare becomes dealer, even when somebody overcalls (an overcall then changes only the trumps). Where you know it otherwise, see the house rule first_dealer.
       *[last_declarer] In the first deal of a match the player whose declaration stands at the end becomes dealer.
    } In later deals anybody may declare trumps and the dealer does not change.
rules-declare-shown = Declared cards stay in the hand, known to all until they are played.

## Kitty

rules-kitty-take =
    { $dealer ->
        [dealer] The dealer takes the { $kitty } and buries any { $n } cards face down. Points and trumps may be among them.
       *[declarer] The declarer takes the { $kitty } without showing it and buries { $n ->
            [one] one card
           *[other] as many cards ({ $n })
        } face down.
    }
rules-kitty-any = Any cards may be buried: counters, trumps and special cards too.
rules-kitty-counters =
    { $rule ->
        [none_unless_forced] No counters may be buried, unless the hand leaves no other choice; then as few as possible. Every card worth points is a counter.
       *[one] At most one counter may be buried, or as few as possible if the hand leaves no other choice. Every card worth points is a counter.
    }
rules-kitty-trump-shown = Buried trumps are shown to all.
rules-kitty-not-callable = The winner of the auction takes the { $kitty }, of an Amerikaner too. Buried cards cannot be called.

## Trump, partner

rules-trump-named = Then the declarer names the trump suit.
rules-trump-named-at-once = The declarer names the trump suit at once.
rules-trump-before-kitty = The declarer names the trump suit before taking the { $kitty }.
rules-trump-first-lead = With a number as the contract the declarer leads any card, and its suit is trump. An Amerikaner has no trump and no partner.
rules-call =
    { $which ->
        [any] Before anybody else plays, the declarer calls one card of that suit which another player holds: not from the declarer's own hand, not the card just led, not one set aside. Any rank will do.
       *[highest_missing] Before anybody else plays, the declarer calls the highest card of that suit which another player holds.
    }
rules-call-own = The declarer may also call another card of that suit from his own hand. Then nobody must play it, and after the first trick all know that he plays alone.
rules-called-plays = Whoever holds the called card must play it in the first trick, and is then the declarer's partner for all to see. Until then only the holder knows.
rules-call-none = If no card can be called, because the declarer holds every card of the suit, he plays without a partner.

## Play

rules-first-lead =
    { $rule ->
        [left_of_dealer] The player after the dealer leads to the first trick, whoever is declarer.
        [declarer] The declarer leads to the first trick.
        [left_of_declarer] The player after the declarer leads to the first trick.
       *[dealer] The dealer leads to the first trick.
    } The winner of a trick leads to the next.
rules-follow = Follow the suit led if you can. If you have none of it, play anything: there is no duty to trump or to beat.
rules-winner = The highest trump wins the trick, else the highest card of the suit led.
rules-alone-play =
    An Amerikaner is led by its declarer, who must win every trick. { $stops ->
        [yes] The deal ends with the first trick lost.
       *[no] It is played to the end even after a lost trick.
    }
rules-shapes = Lead a single card, a pair (two identical cards) or a tractor: two or more pairs that are consecutive within one effective suit. Two equally strong cards that are not identical are no pair.
rules-tractor-gap = Taking out the level closes the gap: at level 7, 6-6-8-8 is a tractor. There is no step from the ace to the 2.
rules-tractor-ladder = Among trumps the steps run: … king, ace of the trump suit, an off-suit level card, the level card of the trump suit, black joker, red joker. Two off-suit level pairs are equal and never stand in one tractor; one of either suit fills the step. At no-trump: level card, black joker, red joker.
rules-shapes-follow = Play as many cards as were led, from the suit led as far as you can.
rules-shapes-pairs =
    { $rule ->
        [pairs] To a pair or a tractor give as many pairs of that suit as were led, or all you have; they need not be consecutive. Beyond that your cards of the suit are free, and a pair may be broken.
       *[tractor] To a tractor give a tractor of the same length if you hold one, else as many pairs of that suit as were led, or all you have. Beyond that your cards of the suit are free.
    }
rules-shapes-short = With too few cards of the suit play all of them and fill up with anything, trumps included: such a mixed play cannot win. If you have none, play anything; trumping is never required.
rules-shapes-winner = Only a play of the same shape and size can win: in the suit led, or all in trumps by a player who has none of it. A pair beats by its rank, a tractor by its highest pair. Of equals the earlier wins.

rules-throws-off = Only one shape may be led at a time: no throws.
rules-throw-lead = Any two or more shapes of one effective suit may be led together. They are taken apart into the longest tractor first, then pairs, then singles.
rules-throw-stands = A throw stands unless another player, the partner included, holds in that suit something higher of a kind that is in it. Otherwise the part that can be beaten is played instead (of several the one of fewest cards, then the lowest), and the other cards go back to the hand, known to all.
rules-throw-follow =
    { $rule ->
        [pairs] Follow with as many pairs as are in the throw, or all you have.
       *[tractor] Follow with a tractor for each tractor in the throw, longest first, where you hold one, and with as many pairs as are in the throw, or all you have.
    }
rules-throw-winner =
    Only trumps from a player who has none of the suit can beat it, and only if they can be taken apart into the same shapes. { $rule ->
        [all_components] A second such play must be higher in every part.
       *[longest_component] A second such play must be higher in the largest part.
    } In trumps nothing beats a throw that stood.
rules-throw-penalty = A failed throw costs { $points } points: the attackers' points go up by so many when the dealer's side fails, and down when they fail themselves, never below zero.

## Score

rules-kitty-points =
    { $rule ->
        [last_trick] Card points in the { $kitty } go to the side that wins the last trick, and count towards the contract.
       *[declarer] Card points in the { $kitty } go to the declarer's side.
    }
rules-last-trick-bonus = The last trick is worth { $points } points more.
rules-most-tricks-bonus = The side with the most tricks gets { $points } points more; with equal tricks nobody does.
rules-made =
    { $rule ->
        [captured] A side that captures at least its bid scores all it captured.
       *[bid] A side that captures at least its bid scores the bid, and no more.
    }
rules-set = A side that captures less than its bid is set: it loses the bid and scores nothing for what it captured. Scores may go below zero.
rules-others-captured = The other side always scores what it captured.
rules-tricks-made =
    { $double ->
        [yes] If declarer and partner take at least the tricks bid, the partner scores the bid and the declarer twice the bid.
       *[no] If declarer and partner take at least the tricks bid, each of them scores the bid.
    }
rules-tricks-set =
    { $double ->
        [yes] If they take fewer, the partner loses the bid and the declarer twice the bid.
       *[no] If they take fewer, each of them loses the bid.
    }
rules-tricks-others = Every other player scores one for each trick taken. Scores may go below zero.
rules-alone-score = An Amerikaner wins { $points } if every trick is taken. If one is lost it costs { $points }, and every other player scores one for each trick taken.
rules-overtricks = Overtricks earn nothing.
rules-attackers-points = The other side than the dealer's are the attackers. They need { $needed } of the { $total } points to take the deal over.
rules-kitty-multiplier =
    If the attackers win the last trick, the points buried in the { $kitty } are added to theirs, times { $rule ->
        [twice_cards] twice the number of cards each player played to it (single 2, pair 4, tractor of two pairs 8, of three pairs 12).
        [two] two.
       *[power] two to the power of the cards each player played to it (single 2, pair 4, tractor of two pairs 16).
    }
rules-band-points = attackers' points
rules-band-levels = levels
rules-band-dealers = dealer's side +{ $levels }
rules-band-attackers = attackers take over, +{ $levels }
rules-band-on = one level more for every { $band } points
rules-level-cap = No side climbs more than { $cap } levels in one deal.
rules-next-dealer = The next dealer is the dealer's partner if the attackers had fewer than { $needed }, else the player after the old dealer. The buried cards are then shown to all.
rules-jack-back = At level J, attackers who win the last trick with a single jack send the dealer's side back to level 2, after scoring.

## Match

rules-target = After a deal in which a side has { $target } or more the match is over.
rules-both-reach =
    { $rule ->
        [higher] If both are there, the higher total wins. With equal totals there one more deal is played, until they differ (sudden death).
       *[bidder] If both are there, the side that had the contract wins.
    }
rules-individual-target = After a deal in which anybody has { $target } or more the match is over and the highest score wins. If several are equal at the top, all of them win. Anybody may finish it, also by trick points.
rules-levels = Both sides begin at level { $start } and climb 2, 3 … 9, T, J, Q, K, { $last }. The level of a deal is that of the dealer's side, for everybody.
rules-beyond-last = A side whose level would go beyond { $last } wins the match, from any level. Where you know it otherwise, see the house rule must_defend_ace.
rules-must-defend = Nobody passes { $last } except by defending at { $last } as the dealer's side; that wins the match.
rules-forced-levels = These levels cannot be jumped, and a side leaves them only by winning as the dealer's side: { $levels }.

## Options

rules-option = { $option } (`{ $name }`): { $value } — standard { $default }; may be { $allowed }

## Notes

note-crowsnest-forced-crow = That a Crow must be played when it is the only trump, and that a led Crow leads trump, is not spelled out in the CrowsNest rules; it follows from “always the lowest trump”.
note-rook-reconstructed-no-nest = That there is no nest is a reconstruction.
note-rook-reconstructed-minimum-70 = The minimum bid of 70 is a reconstruction.
note-rook-reconstructed-seven-seven = That nobody gets the bonus when the tricks are split 7–7 is a reconstruction.
note-rook-reconstructed-deck-and-nest = The deck of 57 cards and the nest of five are a reconstruction.
note-rook-reconstructed-low-rook = The Rook as the lowest trump, without the right to be played at any time, is a reconstruction.
note-rook-reconstructed-minimum-100 = The minimum bid of 100 is a reconstruction.
note-rook-reconstructed-target-500 = The target of 500 is a reconstruction.
note-rook-reconstructed-bonus = The 20 points for most tricks are a reconstruction.
note-rook-reconstructed-minimum-and-target = Minimum bid and target are a reconstruction.
note-rook-follows-tournament = All-pass, the first lead and what a made contract scores follow Tournament Rook; no source of this version prints them.
note-dixie-nest-points = That the points in the nest go to the last trick follows Tournament Rook; no source of this version prints it.
note-red-one-no-any-time = That the red 1 has no right to be played at any time is a reconstruction.
note-amerikaner-silent = Ours, where the main source is silent: a pass is final; an Amerikaner ends the auction; the last player's turn; all passing moves the deal on; the declarer leads an Amerikaner and it is played out; which twos leave the pack.
note-amerikaner-no-callable-card = The main source's sentence on “no matching card left” is damaged by translation; the reading here is the only playable one.
note-amerikaner-example = An example: bid 8, and declarer and partner take 9 tricks. Each of the two scores 8; every other player scores one for each trick taken.
note-amerikaner-one-rule-set = This is one rule set; it does not claim to cover every house rule.
note-tractor-take-over = “80 points let the defenders take the initiative” is read as: the attackers take the deal over.
note-tractor-plain-suits = “Trump suits without level cards rank A to 2” is read as: the plain suits do.
note-tractor-off-suit-levels = “Cards off suit have equal strength” is read as: the off-suit level cards do.
note-tractor-declaring-side = “The side that declares” is read as: the dealer's side.
note-tractor-first-declarer = Doubtful: the first declarer deals even if the other side overcalls. The house rule first_dealer has the other reading.
note-tractor-beyond-ace = Doubtful: a match may be won by leaping over the ace. The house rule must_defend_ace has the other reading.

## Sources

source-crowsnest = The rules of play of CrowsNest, as its app describes them: complete.
source-tournament-rook = The rules of play of CrowsNest's app and tournament-rook.com/rulesforplay.html: complete.
source-wikipedia-rook = Wikipedia, “Rook (card game)”, and the booklet of 2010: the official tournament rules and the Rook's right to be played at any time.
source-wikipedia-partnership = Wikipedia, “Rook (card game)”, list of four-player partnership variants: the name and the values of the cards.
source-smith-county = Smith County tournament, 2020: 42 cards, nine each, nest of six.
source-pagat-kentucky = pagat.com, Kentucky Rook (by John Hay): the Rook above the 1, 45 cards, and the preset.
source-gamerules-dixie = gamerules.com, Dixie Rook.
source-amerikaner-seed = A browser edition of Amerikaner checked against “Norske kortspill”; it decides.
source-pagat-amerikaner = pagat.com, Amerikaner: 12 cards and a kitty of four, minimum 6, a pass is final, Amerikaner above 12.
source-norwegianamerican = norwegianamerican.com: the highest bids 17, 13, 10 and 8.
source-spillby = spillby.com: overtricks earn nothing; the declarer leads an Amerikaner.
source-tractor-seed = Ukrainian rules of a double-upgrade game; they decide.
source-tractor-peers = Where they are silent, what the open programs rbtying/shengji, ChannonTian/80fen and jerryyyu/shengji do.
source-pagat-tractor = pagat.com, Tractor.
