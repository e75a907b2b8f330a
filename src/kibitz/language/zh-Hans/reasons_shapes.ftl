# Why a computer player did what it did where shapes are led: reason-<code>. The arguments come out of the
# decision itself; reasons.ftl has those of the other games.

# Declaring
reason-declares_best_suit =
    { $pairs ->
        [0] 以{ $suit }为主，手中有{ $n }张{ -trump(game: "tractor") }。
       *[other] 以{ $suit }为主，手中有{ $n }张{ -trump(game: "tractor") }，其中{ $pairs }个{ -pair }。
    }
reason-declares_no_trump = 打{ -no-trump(game: "tractor") }比定一门主更好：{ -trump(game: "tractor") }有{ $n }张，各门副牌也强。
reason-overcalls_better_suit = 以{ $suit }为主，这手牌有{ $n }张{ -trump(game: "tractor") }；以{ $standing }为主只有{ $other }张。
reason-overcalls_no_trump = 打{ -no-trump(game: "tractor") }比以{ $standing }为主更好，那样这手牌有{ $other }张{ -trump(game: "tractor") }。
reason-passes_nothing_to_declare = 手中没有现在能亮的牌。
reason-passes_no_good_suit = 要亮最好亮{ $suit }，但{ $n }张{ -trump(game: "tractor") }并不比平均水平多。
reason-passes_own_stands = 先前亮的{ $suit }仍然有效。
reason-passes_partner_declared = { -partner(game: "tractor") }亮了{ $suit }；这门有{ $n }张{ -trump(game: "tractor") }，没有理由{ -overcall }。
reason-passes_standing_suits = 现在以{ $suit }为主；有{ $n }张{ -trump(game: "tractor") }，这手牌不差。

# Burying
reason-buries_for_void = 埋掉这些牌，{ $suits }就{ -void }，以后可以{ -ruff(game: "tractor") }。
reason-buries_no_points = 不埋分，{ -attackers }就不能靠最后一{ -trick(game: "tractor") }从{ -kitty }拿到分。
reason-buries_points_safe = 埋了{ $points }分：有这些{ -trump(game: "tractor") }，最后一{ -trick(game: "tractor") }应该能赢。
reason-buries_points_unsafe = 最后一{ -trick(game: "tractor") }没有把握，仍埋了{ $points }分：其他牌留在手中都更有用。
reason-buries_trumps = 不得不埋{ $n }张{ -trump(game: "tractor") }：副牌太少。

# Leading
reason-only_play = 这是规则允许的唯一出法。
reason-leads_rest = 只剩下{ $cards }。
reason-draws_trump_for_winners = { $cards }用来清{ -trump(game: "tractor") }，使副牌的大牌不被{ -ruff(game: "tractor") }：外面还有{ $out }张{ -trump(game: "tractor") }。
reason-throws_sure_cards = { $cards }共{ $n }张，在这门中谁也压不过。
reason-leads_tractor = { $n }连对的{ -tractor }很少被压过：{ $cards }赢的可能约为{ $percent }%。
reason-leads_top_pair = 外面没有更大的{ -pair }：{ $cards }赢的可能约为{ $percent }%。
reason-leads_pair = { $cards }赢的可能约为{ $percent }%；外面或许有更大的{ -pair }。
reason-leads_top_card = 这门外面没有更大的牌：{ $card }赢的可能约为{ $percent }%。
reason-leads_partners_void = { -partner(game: "tractor") }在{ $card }这门{ -void }，可以{ -ruff(game: "tractor") }。
reason-leads_likely_winner =
    { $n ->
        [1] 这门外面只有一张更大的牌：出{ $card }，己方赢的可能约为{ $percent }%。
       *[other] 这门外面有{ $n }张更大的牌；出{ $card }，己方赢的可能仍约为{ $percent }%。
    }
reason-leads_cheapest = { -lead }{ $card }代价最小；留下的牌还可能赢。
reason-keeps_for_last_trick = { $cards }留到最后一{ -trick(game: "tractor") }，那时要算{ -kitty-bonus }。

# Following
reason-owes_pairs = 按规则必须出{ $n }个{ -pair }。
reason-ruffs_shape =
    { $points ->
        [0] 用{ $cards }{ -ruff(game: "tractor") }，守住的可能约为{ $percent }%。
       *[other] 用{ $cards }{ -ruff(game: "tractor") }{ $points }分，守住的可能约为{ $percent }%。
    }
reason-takes_shape =
    { $points ->
        [0] { $cards }压过桌上的牌，己方赢的可能约为{ $percent }%。
       *[other] 为{ $points }分，{ $cards }压过桌上的牌，己方赢的可能约为{ $percent }%。
    }
reason-takes_last_to_play =
    { $points ->
        [0] 后面没有人出牌了：{ $cards }赢得这一{ -trick(game: "tractor") }和出牌权。
       *[other] 后面没有人出牌了：{ $cards }拿下{ $points }分。
    }
reason-adds_points = 这一{ -trick(game: "tractor") }应该归己方（{ $percent }%），所以用{ $cards }加{ $points }分。
reason-leaves_to_partner = 这一{ -trick(game: "tractor") }这样就应该归己方（{ $percent }%）；{ $cards }没有损失。
reason-gives_least = 这一{ -trick(game: "tractor") }应该归{ -opponent }；{ $cards }不送分。
reason-gives_points_unwillingly = 这一{ -trick(game: "tractor") }应该归{ -opponent }；{ $cards }送{ $points }分，已是最少。
reason-gives_points_to_keep = 这一{ -trick(game: "tractor") }应该归{ -opponent }；{ $cards }送出{ $points }分，因为留下的牌更有价值。
reason-discards_to_void = 出{ $cards }后{ $suit }就{ -void }，此后可以{ -ruff(game: "tractor") }。
reason-discards_least = { $cards }用处最小。
reason-keeps_points_back = 留住{ $points }分，不送给{ -opponent }。
