# Why a computer player did what it did where shapes are led: reason-<code>. The arguments come out of the
# decision itself; reasons.ftl has those of the other games.

# Declaring
reason-declares_best_suit =
    { $pairs ->
        [0] With { $suit } as trump there are { $n } trumps in hand.
        [one] With { $suit } as trump there are { $n } trumps in hand, one pair among them.
       *[other] With { $suit } as trump there are { $n } trumps in hand, { $pairs } pairs among them.
    }
reason-declares_no_trump = Without a trump suit this hand is better than with one: { $n } trumps, and the other suits are strong.
reason-overcalls_better_suit = { $suit } makes { $n } trumps of this hand, { $standing } only { $other }.
reason-overcalls_no_trump = Without a trump suit this hand is better than with { $standing }, where it has { $other } trumps.
reason-passes_nothing_to_declare = There is nothing in hand that could be declared now.
reason-passes_no_good_suit = { $suit } would be the best to declare, but { $n } trumps are no better than chance would bring.
reason-passes_own_stands = What was declared before, { $suit }, still stands.
reason-passes_partner_declared = The partner has declared { $suit }; with { $n } trumps in it there is no reason to overcall.
reason-passes_standing_suits = { $suit } stands, and with { $n } trumps in it the hand is not bad.

# Burying
reason-buries_for_void = Buried so that nothing is left of { $suits }, which can then be ruffed.
reason-buries_no_points = No points are buried, so the last trick can bring the attackers nothing from the kitty.
reason-buries_points_safe = { $points } points are buried: with these trumps the last trick should be won.
reason-buries_points_unsafe = { $points } points are buried although the last trick is not safe: every other card was worth more in hand.
reason-buries_trumps =
    { $n ->
        [one] One trump had to be buried: there are too few other cards.
       *[other] { $n } trumps had to be buried: there are too few other cards.
    }

# Leading
reason-only_play = This is the only play the rules allow.
reason-leads_rest = { $cards } is all that is left.
reason-draws_trump_for_winners =
    { $out ->
        [one] { $cards } draws trump, so that winners in the other suits are not ruffed: one trump is out.
       *[other] { $cards } draws trump, so that winners in the other suits are not ruffed: { $out } trumps are out.
    }
reason-throws_sure_cards = { $cards } are { $n } cards that nobody can beat in their suit.
reason-leads_tractor = A tractor of { $n } pairs is seldom beaten: { $cards } wins in about { $percent } % of cases.
reason-leads_top_pair = No higher pair is out: { $cards } wins in about { $percent } % of cases.
reason-leads_pair = { $cards } wins in about { $percent } % of cases; a higher pair may be out.
reason-leads_top_card = No higher card of its suit is out: { $card } wins in about { $percent } % of cases.
reason-leads_partners_void = The partner is void in the suit of { $card } and can ruff it.
reason-leads_likely_winner =
    { $n ->
        [one] Only one higher card of its suit is out: with { $card } this side wins in about { $percent } % of cases.
       *[other] { $n } higher cards of its suit are out; with { $card } this side still wins in about { $percent } % of cases.
    }
reason-leads_cheapest = { $card } costs least to lead; what is kept may still win.
reason-keeps_for_last_trick = { $cards } is kept for the last trick, where the kitty counts.

# Following
reason-owes_pairs =
    { $n ->
        [one] The rules ask for a pair.
       *[other] The rules ask for { $n } pairs.
    }
reason-ruffs_shape =
    { $points ->
        [0] { $cards } ruffs, and holds in about { $percent } % of cases.
       *[other] { $cards } ruffs for { $points } points, and holds in about { $percent } % of cases.
    }
reason-takes_shape =
    { $points ->
        [0] { $cards } goes over what lies there, and this side wins in about { $percent } % of cases.
       *[other] { $cards } goes over what lies there for { $points } points, and this side wins in about { $percent } % of cases.
    }
reason-takes_last_to_play =
    { $points ->
        [0] Nobody plays after this: { $cards } takes the trick and the lead.
       *[other] Nobody plays after this: { $cards } takes { $points } points.
    }
reason-adds_points = This side should win this trick ({ $percent } %), so { $cards } adds { $points } points to it.
reason-leaves_to_partner = This side should win this trick as it is ({ $percent } %); { $cards } costs nothing.
reason-gives_least = The opponents should win this trick; { $cards } gives them no points.
reason-gives_points_unwillingly = The opponents should win this trick; { $cards } with { $points } points is the least that can be given.
reason-gives_points_to_keep = The opponents should win this trick; { $cards } goes with { $points } points, because what is kept is worth more.
reason-discards_to_void = { $cards } leaves nothing of { $suit }, which can be ruffed from now on.
reason-discards_least = { $cards } is of least use.
reason-keeps_points_back = { $points } points are kept back from the opponents.
