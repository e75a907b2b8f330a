// Legal plays: checked, counted, drawn with equal chances without listing them, and listed.
// The same sets as rules/phases/shapes.py. A set of cards is one action, whichever copies it is made of.
#pragma once

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "kibitz/random.hpp"
#include "kibitz/tractor_shape.hpp"

namespace kibitz::tractor {

inline constexpr int max_choice = max_hand + 10;  // a hand, or that of a declarer who buries

// Large ones wrap around; no set of cards that is counted has so many.
constexpr auto binomial = [] {
  std::array<std::array<std::uint32_t, max_choice + 1>, max_choice + 1> table{};
  for (int n = 0; n <= max_choice; ++n) {
    table[n][0] = 1;
    for (int k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
  }
  return table;
}();

// n over k; 0 where k is none of 0 ... n.
KIBITZ_INLINE std::uint32_t choose(int n, int k) { return k < 0 || k > n ? 0 : binomial[n][k]; }

// What a seat may follow with: `fixed` and any n cards of the pool that hold at least so many pairs and, at once,
// runs of the owed lengths.
struct Follow {
  Cards fixed;
  Cards pool;
  int n;
  int fewest_pairs;
  int n_owed;
  std::array<std::uint8_t, max_tractors> owed;
};

KIBITZ_INLINE void follow_of(const Order& order, const Rules& rules, const Pattern& led, Cards hand,
                             Follow& follow) {
  const Cards held = of_kinds(hand, led.suit);
  const int n_held = size(held);
  follow.fewest_pairs = 0;
  follow.n_owed = 0;
  if (n_held <= led.n_cards) {
    follow.fixed = held;
    follow.pool = of_kinds(hand, ~led.suit);
    follow.n = led.n_cards - n_held;
    return;
  }
  follow.fixed = {};
  follow.pool = held;
  follow.n = led.n_cards;
  if (!led.n_pairs) return;
  const int n_pairs = count(held.two);
  follow.fewest_pairs = n_pairs < led.n_pairs ? n_pairs : led.n_pairs;
  if (rules.tractor_owed && led.n_tractors) {
    follow.n_owed = owed_tractors(order, held.two, led, follow.owed.data());
  }
}

// Owed tractors are met by these pairs, or none are owed.
KIBITZ_INLINE bool meets(const Order& order, const Follow& follow, Mask pairs) {
  return !follow.n_owed || has_disjoint_tractors(order, pairs, follow.owed.data(), follow.n_owed);
}

std::uint64_t count_follows(const Order& order, const Follow& follow);
std::uint64_t count_leads(const Order& order, const Rules& rules, Cards hand);

enum class Verdict : std::uint8_t {  // in the order of the names in kibitz/kernel/tractor.py
  legal,
  not_held,
  wrong_number,
  must_follow_number,
  owes_pairs,
  owes_tractor,
  no_cards,
  mixed_suits,
  not_a_shape,
};

// What is wrong with leading, or following with, some cards of the hand.
Verdict check_lead(const Order& order, const Rules& rules, Cards hand, Cards play);
Verdict check_follow(const Order& order, const Rules& rules, const Pattern& led, Cards hand, Cards play);

// --- one drawn at random --------------------------------------------------------------------------

// The n-th of the kinds, as a mask.
KIBITZ_INLINE Mask nth(Mask kinds, std::uint32_t n) {
#if defined(__BMI2__)
  return _pdep_u64(Mask{1} << n, kinds);
#else
  while (n--) kinds &= kinds - 1;
  return lowest(kinds);
#endif
}

// Any `size` of the kinds.
KIBITZ_INLINE Mask draw_kinds(Mask kinds, int size, Random& random) {
  int n = count(kinds);
  const bool leave = size > n / 2;  // then it is less work to draw those left behind
  Mask drawn = 0, from = kinds;
  for (int left = leave ? n - size : size; left > 0; --left) {
    const Mask kind = nth(from, random.below(static_cast<std::uint32_t>(n--)));
    from ^= kind;
    drawn |= kind;
  }
  return leave ? kinds ^ drawn : drawn;
}

// How many sets of n cards with exactly so many pairs there are.
KIBITZ_INLINE std::uint32_t ways_with(int n_kinds, int n_doubled, int n, int n_pairs) {
  return choose(n_doubled, n_pairs) * choose(n_kinds - n_pairs, n - 2 * n_pairs);
}

Cards draw_owed(const Order& order, const Follow& follow, Random& random);

KIBITZ_INLINE Cards draw_follow(const Order& order, const Follow& follow, Random& random) {
  const Cards pool = follow.pool;
  const int n = follow.n;
  if (n == 0) return follow.fixed;
  if (follow.n_owed) return draw_owed(order, follow, random);
  const int n_kinds = count(pool.one);
  if (n == 1) return follow.fixed + Cards{nth(pool.one, random.below(static_cast<std::uint32_t>(n_kinds))), 0};
  const int n_doubled = count(pool.two);
  int n_pairs = 0;
  if (n_doubled) {
    std::uint32_t total = 0;
    for (int k = follow.fewest_pairs; 2 * k <= n; ++k) total += ways_with(n_kinds, n_doubled, n, k);
    std::uint32_t number = random.below(total);
    for (n_pairs = follow.fewest_pairs;; ++n_pairs) {
      const std::uint32_t ways = ways_with(n_kinds, n_doubled, n, n_pairs);
      if (number < ways) break;
      number -= ways;
    }
  }
  const Mask twice = n_pairs ? draw_kinds(pool.two, n_pairs, random) : 0;
  const Mask once = draw_kinds(pool.one & ~twice, n - 2 * n_pairs, random);
  return follow.fixed + Cards{twice | once, twice};
}

// The number-th tractor of the pairs, shortest first; number counts from 0 and there are more.
Cards nth_tractor(const Order& order, Mask pairs, std::uint32_t number);
std::uint32_t count_tractors(const Order& order, Mask pairs);

// Sets of one or more of cards of one effective suit: each doubled kind 0, 1 or 2 times, the others 0 or 1.
KIBITZ_INLINE std::uint32_t count_subsets(Cards cards) {
  std::uint32_t n = 1;
  for (int i = count(cards.two); i > 0; --i) n *= 3;
  return (n << count(cards.one & ~cards.two)) - 1;
}

KIBITZ_INLINE Cards nth_subset(Cards cards, std::uint32_t number) {
  ++number;  // 0 is the empty set
  Cards subset;
  for (Mask left = cards.one & ~cards.two; left; left &= left - 1, number >>= 1) {
    subset.one |= number & 1 ? lowest(left) : 0;
  }
  for (Mask left = cards.two; left; left &= left - 1, number /= 3) {
    const std::uint32_t copies = number % 3;
    subset.one |= copies ? lowest(left) : 0;
    subset.two |= copies == 2 ? lowest(left) : 0;
  }
  return subset;
}

KIBITZ_INLINE Cards draw_lead(const Order& order, const Rules& rules, Cards hand, Random& random) {
  if (rules.throws) {
    std::array<std::uint32_t, max_suits> ways{};
    std::uint32_t total = 0;
    for (int suit = 0; suit < order.n_suits; ++suit) {
      total += ways[suit] = count_subsets(of_kinds(hand, order.suit[suit]));
    }
    std::uint32_t number = random.below(total);
    int suit = 0;
    for (; number >= ways[suit]; ++suit) number -= ways[suit];
    return nth_subset(of_kinds(hand, order.suit[suit]), number);
  }
  const auto n_kinds = static_cast<std::uint32_t>(count(hand.one));
  const auto n_doubled = static_cast<std::uint32_t>(count(hand.two));
  const Mask steps = order.steps(hand.two);
  const std::uint32_t n_tractors = steps & (steps >> 1) ? count_tractors(order, hand.two) : 0;
  const std::uint32_t number = random.below(n_kinds + n_doubled + n_tractors);
  if (number < n_kinds) return {nth(hand.one, number), 0};
  if (number < n_kinds + n_doubled) return pairs(nth(hand.two, number - n_kinds));
  return nth_tractor(order, hand.two, number - n_kinds - n_doubled);
}

// --- all listed -----------------------------------------------------------------------------------

// Calls visit(mask) for every `size` of the kinds.
template <class Visit>
void each_choice(Mask kinds, int size, Visit&& visit, Mask chosen = 0) {
  if (size == 0) {
    visit(chosen);
    return;
  }
  for (int spare = count(kinds) - size; spare >= 0; --spare) {
    const Mask kind = lowest(kinds);
    kinds ^= kind;
    each_choice(kinds, size - 1, visit, chosen | kind);
  }
}

// Calls visit(pairs, n) for every choice of pairs to follow with and how many of the other kinds are added.
template <class Visit>
void each_pairs(const Order& order, const Follow& follow, Visit&& visit) {
  const int n_kinds = count(follow.pool.one);
  for (int n_pairs = follow.fewest_pairs; 2 * n_pairs <= follow.n; ++n_pairs) {
    const int n_more = follow.n - 2 * n_pairs;
    if (n_more > n_kinds - n_pairs) continue;
    each_choice(follow.pool.two, n_pairs, [&](Mask pairs) {
      if (meets(order, follow, pairs)) visit(pairs, n_more);
    });
  }
}

template <class Visit>
void each_follow(const Order& order, const Follow& follow, Visit&& visit) {
  each_pairs(order, follow, [&](Mask pairs, int n_more) {
    each_choice(follow.pool.one & ~pairs, n_more, [&](Mask once) {
      visit(follow.fixed + Cards{pairs | once, pairs});
    });
  });
}

template <class Visit>
void each_lead(const Order& order, const Rules& rules, Cards hand, Visit&& visit) {
  if (rules.throws) {
    for (int suit = 0; suit < order.n_suits; ++suit) {
      const Cards held = of_kinds(hand, order.suit[suit]);
      const std::uint32_t n = count_subsets(held);
      for (std::uint32_t number = 0; number < n; ++number) visit(nth_subset(held, number));
    }
    return;
  }
  for (Mask left = hand.one; left; left &= left - 1) visit(Cards{lowest(left), 0});
  for (Mask left = hand.two; left; left &= left - 1) visit(pairs(lowest(left)));
  const std::uint32_t n = count_tractors(order, hand.two);
  for (std::uint32_t number = 0; number < n; ++number) visit(nth_tractor(order, hand.two, number));
}

}  // namespace kibitz::tractor
