// The search: null-window alpha-beta from trick to trick, over patterns instead of positions.
//
// Every result comes with `needed`, a set of cards: the proof looks at the ranks of these and of all greater cards
// of their suits, and at nothing else of the cards below but their number, class and holder.
#pragma once

#include "kibitz/target.hpp"
#include "solver_bits.hpp"
#include "solver_bounds.hpp"
#include "solver_ending.hpp"
#include "solver_loop.hpp"

namespace kibitz::KIBITZ_TARGET {

using namespace solver;

template <int N, int ClassPlanes>
class Search : Ending<N, ClassPlanes> {
  using Base = Ending<N, ClassPlanes>;
  using Base::all_hands, Base::game_, Base::hands_, Base::has_classes, Base::last_trick, Base::legal_cards, Base::next,
      Base::order_follows, Base::order_leads, Base::put, Base::remember, Base::two_tricks;

 public:
  static constexpr int owner_planes = N <= 4 ? 2 : 3;
  static constexpr int planes = owner_planes + ClassPlanes;
  using Entry = Pattern<planes>;

  Search(const Game& game, Table& table, const Position& position, std::uint64_t limit)
      : Base(game, position), table_(table), limit_(limit) {}

  Answer run(const Position& position, int first_card, int need) {
    std::uint64_t key = 0;
    Mask all = 0;
    for (int seat = 0; seat < N; ++seat) {
      all |= hands_[seat];
      for (Mask left = hands_[seat]; left; left &= left - 1) key += game_.shape_key[seat][lowest_bit(left)];
    }
    int n_left = 0;
    for (int seat = 0; seat < N; ++seat) {
      const int n = count(hands_[seat]);
      n_left = n > n_left ? n : n_left;
    }
    if (position.n_on_table && count(hands_[position.leader]) == n_left) ++n_left;  // all have the same number
    int on_table = 0;
    for (int i = 0; i < position.n_on_table; ++i) on_table += game_.points[position.table[i]];
    const int rest = game_.points_in(all) + on_table + n_left * game_.trick_value + game_.last_value;
    const int lead_in_tricks = position.tricks[1] - position.tricks[0];
    Mask needed = 0;
    Answer answer;
    if (position.n_on_table == 0 && first_card < 0) {
      answer.value = all ? lead(position.leader, need, key, rest, n_left, lead_in_tricks, needed) : 0;
    } else {
      Trick trick{};
      trick.key = key;
      trick.rest = rest;
      trick.n_left = n_left;
      trick.lead_in_tricks = lead_in_tricks;
      trick.winner = position.leader;
      int seat = position.leader, place = 0;
      for (; place < position.n_on_table; ++place, seat = next(seat)) put(trick, place, seat, mask_of(position.table[place]));
      if (first_card >= 0) {
        hands_[seat] ^= mask_of(first_card);
        trick.key -= game_.shape_key[seat][first_card];
        put(trick, place, seat, mask_of(first_card));
        ++place;
        seat = next(seat);
      }
      answer.value = follow_from(place, seat, trick, need, needed);
    }
    answer.nodes = nodes_;
    answer.stopped = stopped_;
    answer.needed = needed;
    return answer;
  }

 private:
  KIBITZ_INLINE static std::uint64_t leader_key(int leader) {
    return static_cast<std::uint64_t>(leader + 1) * 0xA24BAED4963EE407u;
  }

  int follow_from(int place, int seat, const Trick& trick, int need, Mask& needed) {
    switch (place) {
      case 1: return follow<1>(seat, trick, need, needed);
      case 2: return follow<2>(seat, trick, need, needed);
      case 3: return follow<3>(seat, trick, need, needed);
      case 4: if constexpr (N >= 4) return follow<4>(seat, trick, need, needed); break;
      case 5: if constexpr (N >= 5) return follow<5>(seat, trick, need, needed); break;
      case 6: if constexpr (N >= 6) return follow<6>(seat, trick, need, needed); break;
    }
    return 0;
  }

  template <int K>
  int follow(int seat, const Trick& trick, int need, Mask& needed) {
    if constexpr (K == N) {
      return finished(trick, need, needed);
    } else {
      const Mask legal = legal_cards(seat, trick);
      if (has_one(legal)) return play<K>(seat, legal, trick, need, needed);

      Choices choices;
      order_follows(K, seat, legal, trick, choices);
      if (choices.n == 1) {
        const Choice& only = choices.of[0];
        const int value = play<K>(seat, only.card, trick, need, needed);
        if ((value >= need) != game_.is_ours(seat) && needed & only.run) needed |= lowest(only.run);
        return value;
      }
      return best_of<K>(seat, choices, trick, need, needed);
    }
  }

  // A card that failed: the value it has at best for its side, and what the proof looks at.
  struct Failure {
    Mask card;
    Mask needed;
    int value;
  };

  // Whether the proof that another card fails holds for this one too: both are of one suit and so low that it does
  // not look at their ranks. If they are not of one class, the points by which they differ can be had at most.
  KIBITZ_INLINE bool is_refuted(const Choice& choice, const Failure* failures, int n, bool maximises, int need,
                                int& best) const {
    const int bit = lowest_bit(choice.card);
    const Mask suit = game_.suit[game_.suit_of[bit]];
    for (int i = 0; i < n; ++i) {
      const Failure& other = failures[i];
      if (!(other.card & suit)) continue;
      const Mask touched = other.needed & suit;
      if (touched && lowest(touched) <= (choice.run | other.card)) continue;
      int apart = 0;
      if constexpr (has_classes) {
        const int other_bit = lowest_bit(other.card);
        if (game_.class_of[bit] != game_.class_of[other_bit]) {
          if (game_.any_time || game_.forced) continue;
          apart = game_.points[bit] - game_.points[other_bit];
          if (apart < 0) apart = -apart;
        }
      }
      const int value = maximises ? other.value + apart : other.value - apart;
      if (maximises ? value >= need : value < need) continue;
      if (maximises ? value > best : value < best) best = value;
      return true;
    }
    return false;
  }

  template <int K>
  int best_of(int seat, const Choices& choices, const Trick& trick, int need, Mask& needed) {
    const bool maximises = game_.is_ours(seat);
    int best = maximises ? -30000 : 30000;
    Mask all_needed = 0;
    Failure failures[most_choices];
    int n = 0;
    for (int i = 0; i < choices.n; ++i) {
      const Choice& choice = choices.of[i];
      if (n > 0 && is_refuted(choice, failures, n, maximises, need, best)) continue;
      Mask child;
      const int value = play<K>(seat, choice.card, trick, need, child);
      if (maximises ? value >= need : value < need) {
        needed = child;
        return value;
      }
      if (stopped_) return value;
      if (child & choice.run) child |= lowest(choice.run);
      failures[n++] = {choice.card, child, value};
      all_needed |= child;
      if (maximises ? value > best : value < best) best = value;
    }
    needed = all_needed;
    return best;
  }

  template <int K>
  KIBITZ_INLINE int play(int seat, Mask card, const Trick& trick, int need, Mask& needed) {
    Trick after = trick;
    after.key -= game_.shape_key[seat][lowest_bit(card)];
    put(after, K, seat, card);
    if constexpr (K == N - 1) table_.prefetch(after.key + leader_key(after.winner));
    hands_[seat] ^= card;
    const int value = follow<K + 1>(next(seat), after, need, needed);
    hands_[seat] ^= card;
    return value;
  }

  int finished(const Trick& trick, int need, Mask& needed) {
    const bool is_taken = game_.is_ours(trick.winner);
    int gain = is_taken ? trick.points + game_.trick_value : 0;
    const int lead_in_tricks = trick.lead_in_tricks + (is_taken ? 1 : -1);
    const Mask suit = game_.suit[game_.suit_of[lowest_bit(trick.best)]];
    const Mask by_rank = has_one(trick.cards & suit) ? 0 : trick.best;
    if (trick.n_left == 1 || (game_.lone_seat >= 0 && trick.winner != game_.lone_seat)) {
      if (is_taken) gain += game_.last_value;
      if (lead_in_tricks > 0) gain += game_.bonus;
      needed = by_rank;
      return gain;
    }
    const int rest = trick.rest - trick.points - game_.trick_value;
    const int value = gain + lead(trick.winner, need - gain, trick.key, rest, trick.n_left - 1, lead_in_tricks, needed);
    needed |= by_rank;
    return value;
  }

  // All cards of these suits that are as high as one of `needed`.
  KIBITZ_INLINE Mask closed(Mask needed, Mask all) const {
    Mask out = 0;
    for (int i = 0; i < game_.n_suits; ++i) {
      const Mask in_suit = needed & game_.suit[i];
      if (in_suit) out |= game_.suit[i] & all & ~(lowest(in_suit) - 1);
    }
    return out;
  }

  KIBITZ_INLINE void read_planes(Mask all, std::uint64_t* plane) const {
    plane[0] = extracted(hands_[1] | hands_[3 % N] * (N > 3) | (N > 5 ? hands_[5 % N] : 0), all);
    plane[1] = extracted(hands_[2] | hands_[3 % N] * (N > 3), all);
    if constexpr (owner_planes == 3) plane[2] = extracted(hands_[4] | (N > 5 ? hands_[5 % N] : 0), all);
    for (int i = 0; i < ClassPlanes; ++i) plane[owner_planes + i] = extracted(game_.class_plane[i] & all, all);
  }

  int lead(int leader, int need, std::uint64_t key, int rest, int n_left, int lead_in_tricks, Mask& needed) {
    ++nodes_;
    needed = 0;
    if (limit_ && nodes_ > limit_) {
      stopped_ = true;
      return need;
    }
    const Mask all = all_hands();
    int low = 0, high = rest;
    if (game_.is_signed) signed_range(all, n_left, low, high);
    if (game_.bonus) {
      const int sure = lead_in_tricks > n_left ? game_.bonus : 0 > game_.bonus && lead_in_tricks > -n_left ? game_.bonus : 0;
      const int may = lead_in_tricks > n_left ? game_.bonus : game_.bonus > 0 && lead_in_tricks > -n_left ? game_.bonus : 0;
      low += sure;
      high += may;
      const int clipped = lead_in_tricks > n_left ? n_left + 1 : lead_in_tricks <= -n_left ? -n_left : lead_in_tricks;
      key += static_cast<std::uint64_t>(clipped + 100) * 0xD6E8FEB86659FD93u;
    }
    if (need <= low) return low;
    if (need > high) return high;
    if (n_left == 1) return last_trick(leader, rest, lead_in_tricks, needed);
    if (n_left == 2 && game_.has_bounds && !game_.bonus) return two_tricks(leader, need, rest, all, needed);
    key += leader_key(leader);
    if (game_.has_bounds) {
      int value;
      if (is_bounded(leader, need, key, rest, n_left, low, high, value, needed)) return value;
    }

    std::uint64_t plane[planes];
    read_planes(all, plane);
    Mask remembered = 0, hint = 0;
    Entry* same = nullptr;
    const std::uint32_t generation = table_.generation();
    for (std::uint32_t at = table_.shape(key).newest; at;) {
      Block& block = table_.block(at);
      at = block.older;
      Entry* const entries = Table::template patterns<Entry>(block);
      for (int i = block.n; i-- > 0;) {
        Entry& entry = entries[i];
        std::uint64_t differs = 0;
        for (int k = 0; k < planes; ++k) differs |= plane[k] ^ entry.plane[k];
        if (differs & entry.needed) {
          if (!hint && entry.best != no_bit) hint = deposited(mask_of(entry.best), all) & hands_[leader];
          continue;
        }
        if (entry.low >= need || entry.high < need) {
          needed = deposited(entry.needed, all);
          return entry.low >= need ? entry.low : entry.high;
        }
        same = &entry;
        if (entry.best != no_bit) remembered = deposited(mask_of(entry.best), all);
      }
    }

    const bool maximises = game_.is_ours(leader);
    Choices choices;
    order_leads(leader, n_left, all, remembered, hint, choices);
    int best = maximises ? -30000 : 30000;
    Mask all_needed = 0, best_card = 0;
    Trick trick{};
    trick.key = key - leader_key(leader);
    if (game_.bonus) {
      const int clipped = lead_in_tricks > n_left ? n_left + 1 : lead_in_tricks <= -n_left ? -n_left : lead_in_tricks;
      trick.key -= static_cast<std::uint64_t>(clipped + 100) * 0xD6E8FEB86659FD93u;
    }
    trick.rest = rest;
    trick.n_left = n_left;
    trick.lead_in_tricks = lead_in_tricks;
    bool is_cut = false;
    Failure failures[most_choices];
    int n = 0;
    for (int i = 0; i < choices.n; ++i) {
      const Choice& choice = choices.of[i];
      if (n > 0 && is_refuted(choice, failures, n, maximises, need, best)) continue;
      Mask child;
      const int value = play<0>(leader, choice.card, trick, need, child);
      if (stopped_) return value;
      if (maximises ? value >= need : value < need) {
        best = value;
        all_needed = child;
        best_card = choice.card;
        is_cut = true;
        remember(n_left, leader, best_card);
        break;
      }
      if (child & choice.run) child |= lowest(choice.run);
      failures[n++] = {choice.card, child, value};
      all_needed |= child;
      if (maximises ? value > best : value < best) best = value;
    }
    needed = closed(all_needed, all);
    const Mask pattern = extracted(needed, all);
    if (!same || table_.generation() != generation || same->needed != pattern) {
      same = &table_.template added<Entry>(key);
      same->needed = pattern;
      for (int k = 0; k < planes; ++k) same->plane[k] = plane[k];
      same->low = static_cast<std::int16_t>(low);
      same->high = static_cast<std::int16_t>(high);
      same->best = no_bit;
    }
    if (best >= need) {
      if (best > same->low) same->low = static_cast<std::int16_t>(best);
    } else {
      if (best < same->high) same->high = static_cast<std::int16_t>(best);
    }
    if (is_cut) same->best = static_cast<std::uint8_t>(count(all & (best_card - 1)));
    return best;
  }

  // Whether sure tricks decide. low, high: what the bonus adds at least and at most is in them.
  bool is_bounded(int leader, int need, std::uint64_t key, int rest, int n_left, int low, int high, int& value, Mask& needed) {
    Trumps trumps[2];
    const auto decides = [&](bool ours, const Sure& sure) {
      value = ours ? low + sure.value : high - sure.value;
      if (ours ? value < need : value >= need) return false;
      needed = sure.needed;
      return true;
    };
    if (game_.trumps) {
      look_at_trumps<N>(game_, hands_, trumps);
      for (int side = 0; side < 2; ++side) {
        if (!trumps[side].tricks) continue;
        if (decides(side, trumped<N, has_classes>(game_, hands_, n_left, rest, trumps[side]))) return true;
      }
    }
    table_.prefetch_patterns(key);
    const bool ours = game_.is_ours(leader);
    Sure cash = cashed<N, has_classes>(game_, hands_, leader, n_left, trumps[ours]);
    if (cash.tricks >= n_left) cash.value = rest;
    return decides(ours, cash);
  }

  void signed_range(Mask all, int n_left, int& low, int& high) const {
    const int tricks = n_left * game_.trick_value;
    low = (tricks < 0 ? tricks : 0) + (game_.last_value < 0 ? game_.last_value : 0);
    high = (tricks > 0 ? tricks : 0) + (game_.last_value > 0 ? game_.last_value : 0);
    for (int i = 0; i < game_.n_worths; ++i) {
      const int sum = game_.worth[i].each * count(all & game_.worth[i].cards);
      (sum < 0 ? low : high) += sum;
    }
  }

  Table& table_;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_;
  bool stopped_ = false;
};

}  // namespace kibitz::KIBITZ_TARGET
