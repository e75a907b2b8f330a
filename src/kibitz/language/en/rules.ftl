# The rules page. Each sentence stands for one policy of a declaration. Every message may use $kitty and
# $special (the game's own words), $suits (colours or suits, as the game calls them) and $direction.

word-suit =
    { $suits ->
        [colours] colour
       *[suits] suit
    }
word-left =
    { $direction ->
        [clockwise] left
       *[counter] right
    }

rules-title = { $name }: the rules in force
rules-intro =
    { $seats ->
        [3] Three players
        [4] Four players
        [5] Five players
        [6] Six players
       *[other] { $seats } players
    }. { $sides ->
        [two] Two sides: your partner sits opposite you.
       *[called] Who plays with whom is settled in each deal by a called card.
    } Play runs { $direction ->
        [clockwise] clockwise
       *[counter] counter-clockwise
    }.
rules-aim =
    { $score ->
        [points] The sides bid for the right to name trump. Who bids highest promises to win so many points in tricks; some cards are worth points.
        [tricks] The players bid how many tricks they will win. Who bids highest settles trump and calls a card; whoever holds it becomes the partner.
       *[levels] One side, the dealer's, plays the deal; the other side attacks. The attackers try to win enough points in tricks to take the deal over. The side that does better climbs levels.
    }
rules-house-rule = House rule: { $option }: { $value }
rules-trademark = “Rook” is a trademark of its owner. This program has no connection with it; the games are called by the names their players use.

rules-heading-cards = Cards
rules-heading-order = Order of cards
rules-heading-deal = The deal
rules-heading-auction =
    { $sort ->
        [bid] The auction
       *[declare] Declaring trumps
    }
rules-heading-kitty = The { $kitty }
rules-heading-trump =
    { $sides ->
        [two] Trump
       *[called] Trump and partner
    }
rules-heading-play = Play
rules-heading-throws = Throws
rules-heading-score = Score
rules-heading-match = The match
rules-heading-options = House rules
rules-heading-notes = Readings and reconstructions
rules-heading-sources = Sources

## Cards

rules-deck =
    { $copies ->
        [1] { $cards } cards. The { $suits ->
            [colours] colours
           *[suits] suits
        } are { $listed }.
       *[other] Two full packs with their jokers, { $cards } cards. The suits are { $listed }.
    }
rules-ranks = Ranks from low to high: { $ranks }.
rules-special =
    { $n ->
        [one] Among them is one special card: { $cards }.
        [2] Among them are two special cards: { $cards }.
       *[other] Among them are { $n } special cards: { $cards }.
    }
rules-jokers = { $n } jokers: two red (the big ones) and two black (the small ones).
rules-set-aside =
    { $n ->
        [one] Before the deal this card is set aside, so that the deal comes out even: { $cards }. It lies face up for all to see and is not in play.
       *[other] Before the deal these cards are set aside, so that the deal comes out even: { $cards }. They lie face up for all to see and are not in play.
    }
# $rank is a code.
rules-each-rank = each { rank-name }
rules-counter = { $card } counts { $points }
rules-counters =
    Cards worth points (counters): { $counters }. { $bonus ->
        [0] All points of a deal: { $total }.
       *[other] All points of a deal, with the bonus of { $bonus }: { $total }.
    }

## Order

rules-order = Any trump beats any card that is not trump. Within a { word-suit }, trump or not, the cards rank as listed above.
rules-special-place =
    { $place ->
        [lowest] { $card } is always trump, the lowest of all.
        [highest] { $card } is always trump, the highest of all.
        [second] { $card } is always trump, the second highest after { $above }.
       *[ten_and_a_half] { $card } is always trump; it stands between the 10 and the 11 of trump.
    } It belongs to the trump { word-suit } for every purpose: when it is led, trump is led.
# $suit is the code of a colour.
rules-special-printed = { $card } is not a { suit-name } card, unless { suit-name } is trump: it does not follow when { suit-name } is led, and a { suit-name } lead does not force it.
rules-special-any-time = { $card } may be played at any time, even by a player who could follow the { word-suit } led.
rules-special-not-any-time = When another { word-suit } is led, { $card } may be played only by a player who has none of that { word-suit }, like any other trump.
rules-special-forced = When trump is led and { $card } is the only trump you hold, you must play it.
rules-order-levels = In each deal one rank, the level, is lifted out of its suits. Level cards and jokers are always trumps.
rules-order-ladder = Trumps from high to low: red joker, black joker, level card of the trump suit, the other level cards (all equal), then the trump suit from ace to 2 without its level card.
rules-order-no-trump = At no-trump the trumps are: red joker, black joker, the four suits' level cards (all equal). Nothing else is trump.
rules-order-plain = The other suits run from ace to 2 without the level card.
rules-order-one-suit = All trumps together are one suit, whatever is printed on them. Where these rules say “suit”, they mean it so.

## Deal

rules-deal = Cards are dealt one at a time, { $hand } to each player, beginning with the player on the dealer's { word-left }.
rules-deal-kitty =
    { $n ->
        [one] The card that is left over is the { $kitty }; it lies face down.
       *[other] The { $n } cards that are left over are the { $kitty }; they lie face down.
    }
rules-first-dealer = The first dealer is drawn by lot. After each scored deal the player on the dealer's { word-left } deals.
rules-first-dealer-levels = The first dealer of a match (the initial dealer) is drawn by lot. After that the result of a deal says who deals next.

## Auction

rules-bid-opener = The player on the dealer's { word-left } speaks first.
rules-bid-range =
    { $unit ->
        [points] { $only ->
            [yes] A turn is a pass or the one bid there is: { $top }, all points of the deal.
           *[no] A turn is a pass or a bid of points. A bid is a multiple of { $step } from { $minimum } to { $top } (all points of the deal), and higher than the bid before it. You may jump.
        }
       *[tricks] { $only ->
            [yes] A turn is a pass or a bid of { $top } tricks (all of them).
           *[no] A turn is a pass or a bid of tricks. A bid is at least { $minimum }, at most { $top }, and higher than the bid before it. You may jump.
        }
    }
rules-bid-pass-final = A pass is final. The auction goes round among those still in until only the highest bidder is left. That player is the declarer, and the bid is the contract.
rules-bid-top-ends = A bid of { $top } ends the auction at once.
rules-bid-alone =
    { $ends ->
        [yes] “Amerikaner” (every trick, alone) is a bid too. It outranks every number.
       *[no] “Amerikaner” (every trick, alone) is a bid too. It outranks every number, even { $top }, which does not end the auction.
    } Nothing can be bid over it: it ends the auction at once.
rules-bid-last-turn = When all but one have passed and nobody has bid, the last player still has a turn; a bid then ends the auction at once.
rules-all-pass =
    { $rule ->
        [redeal_same_dealer] If all pass, the deal is thrown in: nobody scores, and the same dealer deals again.
        [redeal_next_dealer] If all pass, the deal is thrown in: nobody scores, and the player on the dealer's { word-left } deals.
       *[dealer_takes_minimum] If the three players before the dealer pass, the dealer is declarer at once, with the lowest bid of { $minimum } as the contract.
    }
rules-declare-turn = When all { $hand } cards are dealt, trumps are declared in turn, beginning with the dealer (in the first deal with the initial dealer). A turn is a pass or a declaration with cards from your hand. A pass is not final: you may declare when the turn comes round again.
rules-declare-strength = Declarations from weak to strong: one level card of a suit; two identical level cards; two black jokers; two red jokers. You may begin with any of them. A later one must be stronger than the one that stands; an equal one is not enough. One joker, or a red and a black one, is no declaration.
rules-declare-trump = The suit of the declared level cards is trump. Two jokers make it no-trump, where level cards and jokers are still trumps.
rules-declare-end = Three passes in a row after a declaration end the declaring; so do two red jokers.
rules-declare-nobody =
    { $rule ->
        [kitty_suit] If all four pass and nobody has declared, the whole { $kitty } is shown to all. The printed suit of its first card that is not a joker is trump; a level card counts by its printed suit. The dealer stays (in the first deal the initial dealer).
        [no_trump] If all four pass and nobody has declared, the deal is played at no-trump. The { $kitty } is not shown, and the dealer stays (in the first deal the initial dealer).
       *[redeal] If all four pass and nobody has declared, the deal is thrown in. The { $kitty } is not shown, the same dealer deals again, and it counts as the same deal (a first deal is still the first).
    }
rules-declare-first-dealer =
    { $rule ->
        [first_declarer] In the first deal of a match whoever declares first becomes dealer, even when somebody else then declares higher: that changes only the trumps. (Do you play it otherwise? See the house rule first_dealer.)
       *[last_declarer] In the first deal of a match the player whose declaration stands at the end becomes dealer.
    } In later deals anybody may declare trumps, and the dealer stays the same.
rules-declare-shown = Declared cards stay in the hand. Everybody knows of them until they are played.

## Kitty

rules-kitty-take =
    { $taker ->
        [dealer] The dealer takes up the { $kitty } and buries any { $n } cards face down; cards worth points and trumps may be among them.
       *[declarer] The declarer takes up the { $kitty }, unseen by the others, and buries { $n ->
            [one] one card
           *[other] { $n } cards
        } face down in its place.
    }
rules-kitty-any =
    { $specials ->
        [none] Any cards may be buried, even counters and trumps.
       *[some] Any cards may be buried, even counters, trumps, { $specials }.
    }
rules-kitty-counters =
    { $rule ->
        [none_unless_forced] No counters may be buried; if the hand leaves no other choice, as few as possible.
       *[one] At most one counter may be buried; if the hand leaves no other choice, as few as possible.
    } { $specials ->
        [none] Every card worth points is a counter.
       *[some] Every card worth points is a counter, even { $specials }.
    }
rules-kitty-trump-shown = Before the first lead, all trumps that were buried are shown to everybody.
rules-kitty-not-callable = The winner of the auction takes the { $kitty } before the first lead, with an Amerikaner as the contract too. A buried card cannot be called.
rules-kitty-shown-at-end = The buried cards are shown to all when the deal is over.

## Trump, partner

rules-trump-named = After burying, the declarer names the trump { word-suit }.
rules-trump-named-at-once = The declarer names the trump { word-suit } at once.
rules-trump-before-kitty = The declarer names the trump { word-suit } before taking the { $kitty }.
rules-trump-first-lead = If the contract is a number, the declarer leads any card, and its suit is trump. An Amerikaner has no trump and no partner.
rules-call =
    { $which ->
        [any] Before anybody else plays, the declarer calls a card of that suit which another player holds. Any rank will do.
       *[highest_missing] Before anybody else plays, the declarer calls the highest card of that suit which another player holds.
    } { $apart ->
        [aside] Cards set aside cannot be called, nor can the card just led.
        [buried] Buried cards cannot be called, nor can the card just led.
       *[none] The card just led cannot be called.
    } { $own ->
        [yes] The declarer may also call another card of that suit that he holds himself. Then nobody must play it; after the first trick all know that the declarer is alone, and the deal is scored as without a partner.
       *[no] Nor can a card that the declarer holds.
    }
rules-called-plays = Whoever holds the called card must play it in the first trick, and is then the declarer's partner for all to see. It need not win the trick. Until it is played only its holder knows.
rules-call-none =
    { $own ->
        [yes] If no card can be called, the declarer plays without a partner.
       *[no] If nobody else holds a card of that suit, no card is called and the declarer plays without a partner.
    }

## Play

rules-first-lead =
    { $rule ->
        [left_of_dealer] The player on the dealer's { word-left } leads to the first trick, whoever is declarer.
        [declarer] The declarer leads to the first trick.
        [left_of_declarer] The player on the declarer's { word-left } leads to the first trick.
       *[dealer] The dealer leads to the first trick.
    } The winner of a trick leads to the next.
rules-follow = Everybody plays one card to a trick. Follow the { word-suit } led if you can. If you have none of it, play any card: you need not trump, and you never need to beat.
rules-winner = The highest trump wins the trick; without trumps, the highest card of the { word-suit } led.
rules-alone-play =
    In an Amerikaner the declarer leads, and must win every trick. { $stops ->
        [yes] The deal ends with the first trick lost.
       *[no] The deal is played to the end even after a lost trick.
    }
rules-shapes = Lead a single card, a pair (two identical cards), or a tractor: two or more pairs that follow each other in one suit. Two equally strong cards that are not identical are no pair.
rules-tractor-gap = Taking out the level closes the gap: at level 7, 6-6-8-8 is a tractor, in every suit. There is no step from ace to 2.
rules-tractor-ladder = Among trumps the steps run up like this: the trump suit to king and ace (at level ace: to the king), an off-suit level card, the level card of the trump suit, black joker, red joker. Two pairs of off-suit level cards are equal and never stand in one tractor; either fills the step. So with spades trump at level 2, A-A of spades and 2-2 of hearts are a tractor, A-A and 2-2 of spades are not. At no-trump the steps are: level card, black joker, red joker.
rules-shapes-follow = Play as many cards as were led, from the suit led as far as you can.
rules-shapes-pairs =
    { $rule ->
        [pairs] To a pair or a tractor give as many pairs of that suit as were led, or all you have. The pairs need not follow each other. Beyond that you may choose freely among your cards of the suit, and you may break a pair.
       *[tractor] To a pair give a pair of that suit if you have one. To a tractor give a tractor of the same length if you have one, otherwise as many pairs as were led, or all you have. Beyond that you may choose freely among your cards of the suit, and you may break a pair.
    }
rules-shapes-short = If you have too few cards of the suit, play all of them and fill up with anything, trumps too; such a mixed play cannot win. If you have none, play anything: you need not trump.
rules-shapes-winner = Only a play of the same shape and size can win: in the suit led, or all in trumps from a player who has none of that suit. Pairs are compared by rank, tractors by their highest pair. Of two equals the earlier wins.

rules-throws-off = Several shapes together (a throw) may not be led.
rules-throw-lead = Two or more shapes of one suit may be led together: a throw. It is taken apart into the longest tractor first (of equally long ones the higher; of equal level pairs in the order spades, hearts, diamonds, clubs), then pairs, then singles.
rules-throw-stands = A throw stands unless another player, the partner too, holds something higher in that suit than one of its parts: a higher single, a higher pair, or a higher tractor of that length (even inside a longer one). Otherwise the part that can be beaten is played instead (of several, the one of fewest cards, then the lowest). The other cards go back to the hand, and everybody knows of them.
rules-throw-follow =
    { $rule ->
        [pairs] To follow, give as many pairs as there are in the throw, or all you have in the suit.
       *[tractor] To follow, give a tractor for each tractor in the throw, the longest first, where you have one of that length; and as many pairs as there are in the throw, or all you have in the suit.
    }
rules-throw-winner =
    Only a play all in trumps, from a player who has none of the suit, can beat a throw, and only if it can be taken apart into the same shapes. { $rule ->
        [all_components] A second such play must be higher than the first in every part.
       *[longest_component] A second such play must be higher than the first in its largest part.
    } Nothing beats a throw of trumps that stands.
rules-throw-penalty = For each failed throw of the dealer's side the attackers get { $points } points; for each of their own they lose { $points }, but never go below 0.
rules-throw-kitty = If a throw is the last trick, all cards each player played to it count for the { $kitty } bonus.

## Score

rules-kitty-points =
    { $rule ->
        [last_trick] The points of the buried cards go to the side that wins the last trick.
       *[declarer] The points of the buried cards go to the declarer's side.
    } They count towards the contract.
rules-last-trick-bonus = The side that wins the last trick gets { $points } points more. They count towards the contract.
rules-most-tricks-bonus = The side that wins more tricks than the other gets { $points } points more; if both win the same number, nobody gets them. They count towards the contract.
rules-made =
    { $rule ->
        [captured] If the declarer's side captures at least its bid, the contract is made, and the side scores all it captured.
       *[bid] If the declarer's side captures at least its bid, the contract is made, and the side scores the bid, no more.
    }
rules-set = If it captures less, it is set: it loses as much as it bid, and scores nothing for what it captured. Scores may go below zero.
rules-others-captured = The other side always scores what it captured.
rules-tricks-made =
    { $double ->
        [yes] If the declarer and the partner together win at least as many tricks as were bid, the partner scores the bid and the declarer twice the bid.
       *[no] If the declarer and the partner together win at least as many tricks as were bid, each of the two scores the bid.
    }
rules-tricks-set =
    { $double ->
        [yes] If they win fewer, the partner loses the bid and the declarer twice the bid.
       *[no] If they win fewer, each of the two loses the bid.
    }
rules-tricks-single = A declarer without a partner is scored the same way, alone.
rules-tricks-others = Every other player scores 1 for each trick won. Scores may go below zero.
rules-alone-score = An Amerikaner scores { $points } for the declarer if every trick is won. If one is lost, the declarer loses { $points }, and every other player scores 1 for each trick won.
rules-overtricks = Tricks above the bid earn nothing.
rules-attackers-points = The dealer and the dealer's partner are the dealer's side; the other two are the attackers. The attackers need { $needed } of the { $total } points to take the deal over.
rules-kitty-multiplier =
    If the attackers win the last trick, they also get the points of the buried cards, multiplied by { $rule ->
        [twice_cards] twice the number of cards each player played to that trick (a single counts 2, a pair 4, a tractor of two pairs 8, of three pairs 12).
        [two] two.
       *[power] two once for every card each player played to that trick (a single makes 2, a pair 4, a tractor of two pairs 16, of three pairs 64).
    } If the dealer's side wins it, the buried cards count for nobody.
rules-band-points = attackers' points
rules-band-levels = levels
rules-band-dealers = dealer's side +{ $levels }
rules-band-attackers = attackers take over, +{ $levels }
rules-band-more = { $low } and more
rules-band-on = one level more for every { $band } points
rules-level-cap = No side gains more than { $cap } levels in one deal.
rules-next-dealer = If the attackers have fewer than { $needed } points, the dealer's partner deals next; otherwise the player on the dealer's { word-left }.
rules-jack-back = At level jack, attackers who win the last trick with a single jack send the dealer's side back to level 2, after the deal is scored.

## Match

rules-target = The match is over when, after a whole deal, a side has { $target } or more. That side wins.
rules-both-reach =
    { $rule ->
        [higher] If both sides have as much, the higher total wins, whoever was declarer. If the totals are equal, one more deal is played, and so on until they differ (sudden death).
       *[bidder] If both sides have as much, the declarer's side wins, even when the totals are equal.
    }
rules-individual-target = The match is over when, after a deal, anybody has { $target } or more. The highest score wins; if several are equal at the top, all of them win. Any player may reach it, with points for single tricks too.
rules-levels = Both sides begin at level { $start }. The levels are { $listed }. The level of a deal is that of the dealer's side, for everybody.
rules-beyond-last = A side that would go beyond level { $last } wins the match, from any level, as the dealer's side or as the attackers. (Do you play it otherwise? See the house rule must_defend_ace.)
rules-must-defend = A climb stops at level { $last }. A side leaves it only by winning a deal at level { $last } as the dealer's side, and that wins the match.
rules-forced-levels = A climb stops at the first of these levels that it reaches: { $levels }. A side leaves such a level only by winning as the dealer's side.

## Options

rules-option = { $option }: { $value }. `{ $name }` = { $allowed }
rules-option-changed = { $option }: { $value } (standard: { $standard }). `{ $name }` = { $allowed }
rules-option-needs = { $line } (only with `{ $other }` = { $needed })

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
note-tractor-first-declarer = Doubtful: in the first deal whoever declares first deals, even if the other side then declares higher. The house rule first_dealer has the other reading.
note-tractor-beyond-ace = Doubtful: a match may be won by leaping over the ace, without ever defending it. The house rule must_defend_ace has the other reading.

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
