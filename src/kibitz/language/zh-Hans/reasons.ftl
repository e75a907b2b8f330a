# Why a computer player did what it did: reason-<code>. The arguments come out of the decision itself. $seat is
# a name such as Left, or “you”: no sentence may need the verb to agree with it.

reason-random = 任何合法的行动都可以。

# Bidding
reason-hand_worth = 以{ $suit }为{ own-trump }，单凭这手牌约值{ $worth }；叫到{ $limit }为止。
reason-bids_within_worth = 叫{ $bid }没有超过这手牌的上限。
reason-passes_beyond_worth = 叫{ $bid }就超过这手牌的上限了。
reason-passes_at_top = 已经没有更高的数可叫。
reason-leaves_bid_to_partner = { own-partner }叫的{ $bid }仍是最高，没有理由再往上叫。
reason-partner_bid = { own-partner }叫过，所以{ $seat }能帮上忙，上限因此提高。
reason-partner_passed = { own-partner }{ own-pass }，所以{ $seat }帮不上多少忙，上限因此降低。
reason-chance_to_make = { -contract }{ $bid }{ -made }的机会约为{ $percent }%。
reason-bids_for_match = { -match }临近结束，叫{ $bid }比把{ -contract }让给对方更好。
reason-passes_for_match = { -match }临近结束，叫{ $bid }的风险比对方的{ -contract }更大。
reason-bids_alone = 独自拿下每一{ own-trick }的机会约为{ $percent }%。

# Burying, trump, the called card
reason-keeps_trump = 留下{ $n }张{ $suit }作{ own-trump }。
reason-buries_void =
    { $n ->
        [1] 埋掉唯一的一张{ $suit }就{ -void }，以后可以{ own-ruff }{ $suit }。
       *[other] 埋掉{ $n }张{ $suit }就{ -void }，以后可以{ own-ruff }{ $suit }。
    }
reason-buries_points = 埋了{ $points }分：赢得最后一{ own-trick }就应能收回。
reason-names_trump = { $suit }最适合作{ own-trump }：有{ $n }张，这手牌约值{ $worth }。
reason-leads_lowest_trump =
    { $n ->
        [1] 唯一的一张{ $trump }使{ $trump }成为{ own-trump }。
       *[other] { $trump }最适合作{ own-trump }，有{ $n }张；{ -lead }其中最小的{ $card }。
    }
reason-calls_highest = { $card }是别人手中最大的{ own-trump }；持有它的人是最好的{ own-partner }。
reason-calls_own_card = 别人手中都没有{ own-trump }，所以叫一张自己手中的牌。

# Leading
reason-only_card = { $card }是唯一能出的牌。
reason-last_card = { $card }是最后一张牌。
reason-draws_trump = { $card }用来清{ own-trump }：外面还有{ $out }张。
reason-leads_trump_against =
    { $out ->
        [1] { $card }清掉外面最后一张{ own-trump }，以后不会再被{ own-ruff }。
       *[other] { $card }用来消耗{ -declarer }的{ own-trump }；外面还有{ $out }张。
    }
reason-leads_winner = { $card }是这门剩下的最大牌，应该能赢。
reason-leads_best = { $card }是这门剩下的最大牌；但可能被{ own-ruff }。
reason-leads_for_ruff = { $seat }可以{ own-ruff }{ $card }：那一家这门已经{ -void }。
reason-leads_singleton =
    { $n ->
        [1] { $card }是这门唯一的一张；以后可以用仅有的一张{ own-trump }来{ own-ruff }。
       *[other] { $card }是这门唯一的一张；以后有{ $n }张{ own-trump }可以{ own-ruff }。
    }
reason-leads_low = { -lead }{ $card }代价最小；留下{ $kept }。
reason-better_in_deals = 在未见之牌的{ $deals }种可能分布中，{ $card }平均比{ $other }多得{ $gain }。
reason-buries_by_deals = 在未见之牌的{ $deals }种可能分布中，以{ $suit }为{ own-trump }并如此埋牌，平均比通常的埋法多得{ $gain }。
reason-names_trump_by_deals = 在未见之牌的{ $deals }种可能分布中，以{ $suit }为{ own-trump }平均比{ $other }多得{ $gain }。

# Following: taking the trick
reason-takes_last_trick = { $card }赢得最后一{ own-trick }。
reason-overtakes_partner = { $card }盖过{ $seat }的牌，因为那张牌守不住；赢的可能为{ $percent }%。
reason-special_takes = { $card }稳赢这一{ own-trick }，收下{ $points }分。
reason-ruffs =
    { $points ->
        [0] 用{ $card }{ own-ruff }。
       *[other] 用{ $card }{ own-ruff }，得{ $points }分。
    }
reason-takes_points = { $card }拿{ $points }分，赢的可能为{ $percent }%。
reason-takes_trick = { $card }赢这一{ own-trick }的可能为{ $percent }%。
reason-kept_high_trump =
    { $higher_out ->
        [0] 留下{ $card }：外面没有更大的{ own-trump }。
        [1] 留下{ $card }：外面只有一张更大的{ own-trump }。
       *[other] 留下{ $card }；外面有{ $higher_out }张更大的{ own-trump }。
    }
reason-kept_winner = 留下{ $card }：这门已经没有牌能大过它。
reason-kept_card = 留下{ $card }以后用。

# Following: an ally wins so far
reason-feeds_partner = { $seat }应该能赢这一{ own-trick }（{ $percent }%），所以用{ $card }加{ $points }分。
reason-feeds_enough = { $card }的{ $points }分给{ $seat }已经够了；留下分更多的{ -counter }。
reason-leaves_trick_to_partner = { $seat }应该能赢这一{ own-trick }（{ $percent }%）；不必浪费{ $kept }。
reason-throws_low_under_partner = 这一{ own-trick }目前归{ $seat }（守住的可能为{ $percent }%）；{ $card }没有损失。

# Following: an opponent wins so far
reason-not_worth_taking =
    { $points ->
        [0] 这一{ own-trick }没有分；出{ $card }。
       *[other] 为{ $points }分不值得用大牌；出{ $card }。
    }
reason-trusts_partner = { own-partner }还没有出牌，应该能赢（{ $percent }%）；出{ $card }就行。
reason-gives_smallest_counter = 只有{ -counter }可出：{ $card }只送{ $points }分。
reason-discards = 没有{ -lead }{ -suit }的牌，只好{ -discard }：{ $card }用处最小。
reason-cannot_win = 没有牌能赢；{ $card }代价最小。
