# Why a computer player did what it did: reason-<code>. The arguments come out of the decision itself. $seat is
# a name such as Left, or “you”: no sentence may need the verb to agree with it.

reason-random = Any legal action will do.

# Bidding
reason-hand_worth = With { $suit } as trump this hand alone is worth about { $worth }; the limit of the bidding is { $limit }.
reason-bids_within_worth = A bid of { $bid } is within the limit for this hand.
reason-passes_beyond_worth = A bid of { $bid } would go beyond the limit for this hand.
reason-passes_at_top = There is no higher bid.
reason-leaves_bid_to_partner = The partner's bid of { $bid } stands; there is no reason to raise it.
reason-partner_bid = The partner has bid, so { $seat } can help: that raises the limit.
reason-partner_passed = The partner has passed, so not much help can come from { $seat }: that lowers the limit.
reason-chance_to_make = The chance to make { $bid } is about { $percent } %.
reason-bids_for_match = Near the end of the match it is better to bid { $bid } than to leave the contract to the others.
reason-passes_for_match = Near the end of the match a bid of { $bid } would risk more than the others' contract does.
reason-bids_alone = The chance to win every trick alone is about { $percent } %.

# Burying, trump, the called card
reason-keeps_trump =
    { $n ->
        [one] One card of { $suit } is kept as trump.
       *[other] { $n } cards of { $suit } are kept as trump.
    }
reason-buries_void =
    { $n ->
        [one] Burying the only card of { $suit } leaves none, so { $suit } can be ruffed.
       *[other] Burying { $n } cards of { $suit } leaves none, so { $suit } can be ruffed.
    }
reason-buries_points = { $points } points are buried: the last trick should bring them back.
reason-names_trump =
    { $n ->
        [one] { $suit } is the best trump: with one card of it the hand is worth about { $worth }.
       *[other] { $suit } is the best trump: with { $n } of it the hand is worth about { $worth }.
    }
reason-leads_lowest_trump =
    { $n ->
        [one] { $trump } becomes trump with the only card of it.
       *[other] { $trump } is the best trump with { $n } cards; the lowest of them, { $card }, is led.
    }
reason-calls_highest = { $card } is the highest trump in another hand; its holder is the best partner.
reason-calls_own_card = Nobody else holds a trump, so a card of this very hand is called.

# Leading
reason-only_card = { $card } is the only card that may be played.
reason-last_card = { $card } is the last card.
reason-draws_trump =
    { $out ->
        [one] { $card } draws the one trump that is still out.
       *[other] { $card } draws trump: { $out } are still out.
    }
reason-leads_trump_against =
    { $out ->
        [one] { $card } takes away the last trump that is out, so nothing more is ruffed.
       *[other] { $card } takes trumps away from the declarer; { $out } are out.
    }
reason-leads_winner = { $card } is the best card of its suit that is left, and should win.
reason-leads_best = { $card } is the best card of its suit that is left; it may be ruffed.
reason-leads_for_ruff = { $seat } can ruff { $card }: there is none of this suit left in that hand.
reason-leads_singleton =
    { $n ->
        [one] { $card } is the only card of its suit; later the trump can ruff it.
       *[other] { $card } is the only card of its suit; later { $n } trumps can ruff it.
    }
reason-leads_low = { $card } costs least to lead; { $kept } is kept.
reason-better_in_deals = Over { $deals } ways the unseen cards may lie, { $card } gains { $gain } more than { $other } on average.
reason-buries_by_deals = Over { $deals } ways the unseen cards may lie, this burial with { $suit } as trump gains { $gain } more than the usual one on average.
reason-names_trump_by_deals = Over { $deals } ways the unseen cards may lie, { $suit } as trump gains { $gain } more than { $other } on average.

# Following: taking the trick
reason-takes_last_trick = { $card } takes the last trick.
reason-overtakes_partner = { $card } goes over the card of { $seat }, which would not have stood; it wins in { $percent } % of cases.
reason-special_takes = { $card } takes the trick and is safe: { $points } points with it.
reason-ruffs =
    { $points ->
        [0] { $card } ruffs.
       *[other] { $card } ruffs { $points } points.
    }
reason-takes_points = { $card } takes { $points } points, and wins in { $percent } % of cases.
reason-takes_trick = { $card } wins the trick in { $percent } % of cases.
reason-kept_high_trump =
    { $higher_out ->
        [0] { $card } is kept: no higher trump is out.
        [one] { $card } is kept: only one higher trump is out.
       *[other] { $card } is kept; { $higher_out } higher trumps are out.
    }
reason-kept_winner = { $card } is kept: nothing in its suit beats it any more.
reason-kept_card = { $card } is kept for later.

# Following: an ally wins so far
reason-feeds_partner = { $seat } should win this trick ({ $percent } %), so { $card } adds { $points } points to it.
reason-feeds_enough = { $card } with { $points } points is enough for { $seat }; a dearer counter is kept back.
reason-leaves_trick_to_partner = { $seat } should win this trick ({ $percent } %); { $kept } is not wasted on it.
reason-throws_low_under_partner = So far the trick goes to { $seat } ({ $percent } % to stand); { $card } costs nothing.

# Following: an opponent wins so far
reason-not_worth_taking =
    { $points ->
        [0] There is nothing in this trick; { $card } goes on it.
       *[other] { $points } points are not worth a high card here; { $card } goes on it.
    }
reason-trusts_partner = The partner still plays and should win ({ $percent } %); { $card } will do.
reason-gives_smallest_counter = There are only counters to give: { $card } costs { $points } points.
reason-discards = The suit led is not in hand; { $card } is the card that is least use.
reason-cannot_win = No card wins here; { $card } is the cheapest.
