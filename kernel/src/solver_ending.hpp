// The last two tricks: played through faster than looked up.
#pragma once

#include "kibitz/target.hpp"
#include "solver_ordering.hpp"

namespace kibitz::KIBITZ_TARGET {

using namespace solver;

template <int N, int ClassPlanes>
class Ending : protected Ordering<N, ClassPlanes> {
 protected:
  using Base = Ordering<N, ClassPlanes>;
  using Base::game_, Base::hands_, Base::has_classes, Base::next, Base::put;

  Ending(const Game& game, const Position& position) : Base(game, position) {}

  // Everyone has one card.
  int last_trick(int leader, int rest, int lead_in_tricks, Mask& needed) const {
    const Mask card = hands_[leader];
    const int bit = lowest_bit(card);
    Mask best = card, cards = card;
    int winner = leader;
    for (int q = next(leader); q != leader; q = next(q)) {
      cards |= hands_[q];
      if ((hands_[q] & game_.contend[bit]) > best) {
        best = hands_[q];
        winner = q;
      }
    }
    needed = has_one(cards & game_.suit[game_.suit_of[lowest_bit(best)]]) ? 0 : best;
    const bool is_taken = game_.is_ours(winner);
    return (is_taken ? rest : 0) + (lead_in_tricks + (is_taken ? 1 : -1) > 0 ? game_.bonus : 0);
  }

  // Everyone has two cards. Only for games with has_bounds and without a bonus for most tricks.
  KIBITZ_INLINE int two_tricks(int leader, int need, int rest, Mask all, Mask& needed) {
    Trick trick{};
    trick.rest = rest;
    return best_of_two<0>(leader, hands_[leader], trick, need, all, needed);
  }

 private:
  template <int K>
  int best_of_two(int seat, Mask legal, const Trick& trick, int need, Mask all, Mask& needed) {
    const Mask low = lowest(legal), high = legal ^ low;
    if (!high) return play_two<K>(seat, low, trick, need, all, needed);
    const bool maximises = game_.is_ours(seat);
    const int low_bit = lowest_bit(low), high_bit = lowest_bit(high);
    const bool one_suit = game_.suit_of[low_bit] == game_.suit_of[high_bit];
    const bool one_class = !has_classes || game_.class_of[low_bit] == game_.class_of[high_bit];
    if (one_suit && one_class && !((all | trick.best) & (high - 1) & ~(low | (low - 1)))) {
      const int value = play_two<K>(seat, high, trick, need, all, needed);
      if (needed & legal) needed |= low;
      return value;
    }
    const bool low_first = K > 0 && has_classes && game_.points[low_bit] != game_.points[high_bit]
                               ? (game_.is_ours(trick.winner) == maximises) == (game_.points[low_bit] > game_.points[high_bit])
                               : K > 0 && !((high & trick.contend) > trick.best);
    const int first = play_two<K>(seat, low_first ? low : high, trick, need, all, needed);
    if (maximises ? first >= need : first < need) return first;
    Mask child;
    const int second = play_two<K>(seat, low_first ? high : low, trick, need, all, child);
    if (maximises ? second >= need : second < need) {
      needed = child;
      return second;
    }
    needed |= child;
    return (second > first) == maximises ? second : first;
  }

  template <int K>
  KIBITZ_INLINE int play_two(int seat, Mask card, const Trick& trick, int need, Mask all, Mask& needed) {
    Trick after = trick;
    put(after, K, seat, card);
    hands_[seat] ^= card;
    int value;
    if constexpr (K == N - 1) {
      const bool is_taken = game_.is_ours(after.winner);
      const int gain = is_taken ? after.points + game_.trick_value : 0;
      const int rest = after.rest - after.points - game_.trick_value;
      const Mask suit = game_.suit[game_.suit_of[lowest_bit(after.best)]];
      if (need - gain <= 0) {
        value = gain;
        needed = 0;
      } else if (need - gain > rest) {
        value = gain + rest;
        needed = 0;
      } else {
        value = gain + last_trick(after.winner, rest, 0, needed);
      }
      if (!has_one(after.cards & suit)) needed |= after.best;
    } else {
      const int to = next(seat);
      const Mask in_suit = hands_[to] & after.follow;
      const Mask legal = in_suit ? in_suit | (hands_[to] & game_.any_time) : hands_[to];
      value = best_of_two<K + 1>(to, legal, after, need, all ^ card, needed);
    }
    hands_[seat] ^= card;
    return value;
  }
};

}  // namespace kibitz::KIBITZ_TARGET
