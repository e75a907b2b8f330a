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

// What the leader's side takes if he just cashes: in each suit the cards that beat all others, for as many rounds
// as nobody on the other side can ruff. Own cards count in full, friends add their best ones, enemies give what
// they must. Only for games with has_bounds.
template <int N, bool HasPoints>
KIBITZ_INLINE Sure cashed(const Game& game, const Mask* hands, int leader, int n_left) {
  const bool maximises = game.is_ours(leader);
  const Mask own = hands[leader];
  Mask others = 0, enemies = 0;
  for (int q = 0; q < N; ++q) {
    if (q == leader) continue;
    others |= hands[q];
    if (game.is_ours(q) != maximises) enemies |= hands[q];
  }
  Sure sure{0, 0, 0};
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
          given[q] += game.points_in(held) - top_points(game, held, length - n);
        }
      }
    }
  }
  if constexpr (HasPoints) {
    if (sure.tricks > 0 && sure.tricks < n_left) {
      for (int q = 0; q < N; ++q) {
        if (q == leader) continue;
        if (game.is_ours(q) == maximises) {
          sure.value += given[q] + (throws[q] > 0 ? top_points(game, spare[q], throws[q]) : 0);
        } else {
          const int must = game.points_in(hands[q]) - top_points(game, hands[q], n_left - sure.tricks);
          sure.value += must > given[q] ? must : given[q];
        }
      }
    }
  }
  sure.value += sure.tricks * game.trick_value;
  if (sure.tricks > n_left) sure.tricks = n_left;
  return sure;
}

// The unbroken run of top trumps in the hands of one side: they win their tricks, whoever plays them. The other
// side gets at most the rest of the tricks, with the best cards of all hands in them.
template <int N, bool HasPoints>
KIBITZ_INLINE Sure top_trumps(const Game& game, const Mask* hands, int n_left, int rest, bool& is_ours) {
  Mask ours = 0, theirs = 0;
  for (int q = 0; q < N; ++q) (game.is_ours(q) ? ours : theirs) |= hands[q] & game.trumps;
  is_ours = ours > theirs;
  const Mask side = is_ours ? ours : theirs, other = is_ours ? theirs : ours;
  if (!side) return {0, 0, 0};
  const Mask run = other ? side & ~((highest(other) << 1) - 1) : side;
  int tricks = 0;
  for (int q = 0; q < N; ++q) {
    const int n = count(hands[q] & run);
    tricks = n > tricks ? n : tricks;
  }
  int value = game.points_in(run) + tricks * game.trick_value;
  if constexpr (HasPoints) {
    const int n = n_left - tricks;
    int most = n * game.trick_value + game.last_value;
    for (int q = 0; q < N; ++q) most += top_points(game, hands[q] & ~run, n);
    if (rest - most > value) value = rest - most;
    if (n == 0) value = rest;
  }
  return {value, tricks, other ? lowest(run) : 0};
}

}  // namespace kibitz::KIBITZ_TARGET
