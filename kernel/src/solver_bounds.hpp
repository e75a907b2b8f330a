// What each side takes for sure, without search.
#pragma once

#include "kibitz/target.hpp"
#include "solver_game.hpp"

namespace kibitz::KIBITZ_TARGET {

using namespace solver;

// The greatest sum of points of n of these cards.
KIBITZ_INLINE int top_points(const Game& game, Mask cards, int n) {
  int sum = 0;
  for (int i = 0; i < game.n_worths && n > 0; ++i) {  // the dearest first
    const int c = count(cards & game.worth[i].cards);
    sum += game.worth[i].each * (c < n ? c : n);
    n -= c;
  }
  return sum;
}

// The least sum of points of n of these cards, where nothing counts below zero.
KIBITZ_INLINE int least_points(const Game& game, Mask cards, int n) {
  n -= count(cards & ~game.counters);
  int sum = 0;
  for (int i = game.n_worths - 1; i >= 0 && n > 0; --i) {  // the cheapest first
    const int c = count(cards & game.worth[i].cards);
    sum += game.worth[i].each * (c < n ? c : n);
    n -= c;
  }
  return sum;
}

// These cards without the n dearest.
KIBITZ_INLINE Mask without_dearest(const Game& game, Mask cards, int n) {
  for (int i = 0; i < game.n_worths && n > 0; ++i) {
    for (Mask left = cards & game.worth[i].cards; left && n > 0; left &= left - 1, --n) cards ^= lowest(left);
  }
  for (; n > 0 && cards; --n) cards &= cards - 1;
  return cards;
}

// The n-th greatest of at least n cards.
KIBITZ_INLINE Mask nth_highest(Mask cards, int n) {
  while (--n > 0) cards ^= highest(cards);
  return highest(cards);
}

struct Sure {
  int value;
  int tricks;
  Mask needed;
};

// The trumps of one side.
struct Trumps {
  Mask held = 0;
  Mask against = 0;
  int tricks = 0;  // that those of one hand win for the side, however everyone plays
  Mask needed = 0;
  bool has_last = false;  // the holder of the greatest of all can keep it for the last trick
};

// Each trump of a hand comes to a trick. Where its side does not win this, a greater one of the other side does,
// which wins no other: so of n trumps at most as many fall as the other side has greater ones than the n-th.
KIBITZ_INLINE void count_tricks(Trumps& side, Mask mine) {
  const int all = count(mine) - count(side.against);
  int n = 0;
  for (Mask left = mine; left;) {
    const Mask card = highest(left);
    left ^= card;
    const int tricks = ++n - count(side.against & ~((card << 1) - 1));
    if (tricks <= side.tricks) continue;
    side.tricks = tricks;
    side.needed = tricks == all ? 0 : card;
  }
}

// Both sides' trumps; ours are [1].
template <int N>
KIBITZ_INLINE void look_at_trumps(const Game& game, const Mask* hands, Trumps (&sides)[2]) {
  for (int q = 0; q < N; ++q) sides[game.is_ours(q)].held |= hands[q] & game.trumps;
  sides[0].against = sides[1].held;
  sides[1].against = sides[0].held;
  for (int q = 0; q < N; ++q) count_tricks(sides[game.is_ours(q)], hands[q] & game.trumps);
  if (!game.last_value) return;
  Trumps& side = sides[sides[1].held > sides[0].held];
  for (int q = 0; q < N; ++q) {
    // He has more of them than can be led to him.
    const Mask mine = hands[q] & side.held;
    if (mine & highest(side.held)) side.has_last = 2 * count(mine) > count(side.held | side.against);
  }
}

// What a side takes with its trumps at least: the unbroken run of top trumps is its own, and with each trick comes a
// card of every hand.
template <int N, bool HasPoints>
KIBITZ_INLINE Sure trumped(const Game& game, const Mask* hands, int n_left, int rest, const Trumps& side) {
  if (side.tricks == n_left) return {rest, n_left, side.needed};
  Sure sure{side.tricks * game.trick_value, side.tricks, side.needed};
  if (side.has_last) {
    sure.value += game.last_value;
    if (side.against) sure.needed |= highest(side.held);
  }
  if constexpr (HasPoints) {
    Mask run = 0;
    if (side.held > side.against) {
      run = side.against ? side.held & ~((highest(side.against) << 1) - 1) : side.held;
      const int in_run = game.points_in(run);
      sure.value += in_run;
      if (in_run && side.against) sure.needed |= lowest(run);
    }
    for (int q = 0; q < N; ++q) sure.value += least_points(game, hands[q] & ~run, side.tricks - count(hands[q] & run));
  }
  return sure;
}

// What the leader's side takes if he just cashes: in each suit the cards that beat all others, for as many rounds
// as nobody on the other side can ruff. Own cards count in full, friends add their best ones, enemies give what
// they must. Later its trumps win their tricks. Only for games with has_bounds.
template <int N, bool HasPoints>
KIBITZ_INLINE Sure cashed(const Game& game, const Mask* hands, int leader, int n_left, const Trumps& trumps) {
  const bool maximises = game.is_ours(leader);
  const Mask own = hands[leader];
  Mask others = 0, enemies = 0;
  for (int q = 0; q < N; ++q) {
    if (q == leader) continue;
    others |= hands[q];
    if (game.is_ours(q) != maximises) enemies |= hands[q];
  }
  Sure sure{0, 0, 0};
  int trump_tricks = 0, longest_trump = 0;
  bool drawn = !(others & game.trumps);
  int friend_plain[N];
  for (int q = 0; q < N; ++q) friend_plain[q] = count(hands[q] & ~game.trumps);
  [[maybe_unused]] Mask spare[N];
  [[maybe_unused]] int throws[N] = {}, given[N] = {};
  if constexpr (HasPoints) {
    for (int q = 0; q < N; ++q) spare[q] = hands[q] & ~game.trumps;
  }
  for (int i = game.n_suits - 1; i >= 0; --i) {  // trumps first
    const Mask suit = game.suit[i];
    const Mask mine = own & suit, theirs = others & suit;
    if (mine <= theirs) continue;
    const Mask masters = theirs ? mine & ~((highest(theirs) << 1) - 1) : mine;
    int n = count(masters), longest = 0;
    const bool is_trump = suit == game.trumps;
    for (int q = 0; q < N; ++q) {
      if (q == leader) continue;
      const int length = count(hands[q] & suit);
      longest = length > longest ? length : longest;
      if (is_trump || drawn || !(hands[q] & game.trumps)) continue;
      int rounds;
      if (game.is_ours(q) != maximises) {
        rounds = hands[q] & game.any_time ? 0 : length;
      } else {
        rounds = friend_plain[q] - (sure.tricks > 0 ? sure.tricks : 0);
      }
      if (rounds < n) n = rounds;
    }
    if (n <= 0) continue;
    bool is_all = n >= longest && (is_trump || drawn);
    if (is_all) n = count(mine);
    if (is_trump && n >= longest) drawn = true;
    sure.tricks += n;
    if (is_trump) trump_tricks = n, longest_trump = longest;
    if (longest > 0) {
      if (!HasPoints) sure.needed |= nth_highest(masters, n < longest ? n : longest);
      else sure.needed |= is_all ? nth_highest(masters, longest) : lowest(masters);
    }
    if constexpr (HasPoints) {
      sure.value += is_all ? game.points_in(mine) : top_points(game, masters, n);
      for (int q = 0; q < N; ++q) {
        if (q == leader) continue;
        const Mask held = hands[q] & suit;
        const int length = count(held);
        if (length <= n) {
          given[q] += game.points_in(held);
          spare[q] &= ~suit;
          throws[q] += n - length;
        } else if (game.is_ours(q) == maximises) {
          const Mask kept = without_dearest(game, held, n);
          given[q] += game.points_in(held & ~kept);
          if (!is_trump) spare[q] = (spare[q] & ~suit) | kept;
        } else {
          given[q] += least_points(game, held, n);
        }
      }
    }
  }
  if (sure.tricks > 0 && trumps.tricks > trump_tricks) {
    sure.tricks += trumps.tricks - trump_tricks;
    sure.needed |= trumps.needed;
  }
  if (sure.tricks > 0 && sure.tricks < n_left) {
    // Kept for the last trick: a trump that is not needed for cashing, or one more than it takes to draw the others'.
    const bool is_kept = trumps.has_last && trump_tricks == 0;
    const bool is_delayed = !is_kept && drawn && count(own & game.trumps) > longest_trump;
    if (is_kept) {
      sure.value += game.last_value;
      if (trumps.against) sure.needed |= highest(trumps.held);
    }
    int from_friends = 0, from_friends_delayed = is_delayed ? game.last_value : 0;
    if constexpr (HasPoints) {
      for (int q = 0; q < N; ++q) {
        if (q == leader) continue;
        if (game.is_ours(q) == maximises) {
          sure.value += given[q];
          if (throws[q] <= 0) continue;
          from_friends += top_points(game, spare[q], throws[q]);
          if (is_delayed) from_friends_delayed += top_points(game, spare[q], throws[q] - 1);
        } else {
          const int must = least_points(game, hands[q], sure.tricks);
          sure.value += must > given[q] ? must : given[q];
        }
      }
    }
    sure.value += from_friends_delayed > from_friends ? from_friends_delayed : from_friends;
  }
  sure.value += sure.tricks * game.trick_value;
  if (sure.tricks > n_left) sure.tricks = n_left;
  return sure;
}

}  // namespace kibitz::KIBITZ_TARGET
