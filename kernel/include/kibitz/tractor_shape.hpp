// Shapes: singles, pairs, tractors and throws; what a lead is made of, what beats it, what is owed to it.
// The same rules as rules/shape.py, over bits. Rare work is in tractor_shape.cpp.
#pragma once

#include "kibitz/tractor_cards.hpp"

namespace kibitz::tractor {

// Two or more pairs at consecutive steps.
struct Run {
  Mask kinds;
  std::uint8_t n_pairs;
  std::uint8_t top;  // its highest step
};

// What cards of one effective suit are made of (rules: Throws, Lead): tractors, longest first and of equal
// length the higher first, then the pairs and single cards left.
struct Pattern {
  std::uint8_t n_cards;
  std::uint8_t n_pairs;  // those in tractors included
  std::uint8_t n_tractors;
  std::uint8_t n_components;
  std::uint8_t top;  // the highest step of the first component
  Mask suit;
  Mask pairs;
  Mask singles;
  std::array<Run, max_tractors> tractors;
};

// The lowest steps of all runs of this many of the steps.
KIBITZ_INLINE constexpr Mask runs(Mask steps, int length) {
  for (int i = 1; i < length; ++i) steps &= steps >> 1;
  return steps;
}

KIBITZ_INLINE void decompose(const Order& order, Cards cards, Pattern& pattern) {
  pattern.suit = order.suit_of[lowest_bit(cards.one)];
  pattern.singles = cards.one & ~cards.two;
  pattern.n_pairs = static_cast<std::uint8_t>(count(cards.two));
  pattern.n_cards = static_cast<std::uint8_t>(count(cards.one) + pattern.n_pairs);
  pattern.n_tractors = 0;
  Mask left = cards.two;
  while (!has_one(left)) {
    const Mask steps = order.steps(left);
    Mask lows = steps & (steps >> 1);
    if (!lows) break;
    int length = 2;
    while (const Mask longer = lows & (lows >> 1)) {
      lows = longer;
      ++length;
    }
    const int low = highest_bit(lows);
    Run& run = pattern.tractors[pattern.n_tractors++];
    run.n_pairs = static_cast<std::uint8_t>(length);
    run.top = static_cast<std::uint8_t>(low + length - 1);
    run.kinds = order.kinds_at((mask_of(length) - 1) << low, left);
    left &= ~run.kinds;
  }
  pattern.pairs = left;
  pattern.n_components = static_cast<std::uint8_t>(pattern.n_tractors + count(left) + count(pattern.singles));
  pattern.top = pattern.n_tractors ? pattern.tractors[0].top
                                   : order.step[highest_bit(left ? left : pattern.singles)];
}

// Whether cards of one effective suit are a single, a pair or a tractor.
KIBITZ_INLINE bool is_shape(const Order& order, Cards cards) {
  if (has_one(cards.one)) return true;
  if (cards.one != cards.two) return false;
  const Mask steps = order.steps(cards.two);
  const Mask run = steps >> lowest_bit(steps);
  return count(steps) == count(cards.two) && !(run & (run + 1));
}

// What a led attempt puts on the table: all of it, or of the components that another seat can beat the one of
// fewest cards, then the lowest. others: the other seats' cards.
KIBITZ_INLINE Cards stands_or_falls(const Order& order, Cards attempt, const Pattern& pattern,
                                    const std::array<Cards, n_seats - 1>& others) {
  if (pattern.n_components == 1) return attempt;
  // Of components of one size the lowest is the easiest to beat, so the others need no look. The lowest bit is
  // also the first in writing order among equals.
  if (pattern.singles) {
    const int low = lowest_bit(pattern.singles);
    if ((others[0].one | others[1].one | others[2].one) & order.above[low]) return single(low);
  }
  if (pattern.pairs) {
    const int low = lowest_bit(pattern.pairs);
    if ((others[0].two | others[1].two | others[2].two) & order.above[low]) return pairs(mask_of(low));
  }
  for (int i = pattern.n_tractors - 1; i >= 0; --i) {
    const Run& run = pattern.tractors[i];
    for (const Cards& held : others) {
      const Mask tops = runs(order.steps(held.two & pattern.suit), run.n_pairs) << (run.n_pairs - 1);
      if (tops >> run.top >> 1) return pairs(run.kinds);
    }
  }
  return attempt;
}

// The tops of a play split into a pattern's components, those of one shape from high to low.
struct Tops {
  std::uint8_t n;
  std::array<std::uint8_t, max_hand> step;
};

// Finds the highest split of cards of one effective suit into the pattern's shapes; false if there is none.
bool best_split(const Order& order, Cards cards, const Pattern& pattern, Tops& tops);

// Whether runs of all these lengths, longest first, can be taken from the pairs at once.
bool has_disjoint_tractors(const Order& order, Mask pairs, const std::uint8_t* lengths, int n);

// Which of the led tractors must be answered by tractors: each is owed if, with those already owed, the pairs
// hold one of its length. Returns how many; their lengths go to `owed`, longest first.
int owed_tractors(const Order& order, Mask pairs, const Pattern& pattern, std::uint8_t* owed);

// Which play wins a trick led with a throw that stood.
int winner_of_throw(const Order& order, const Rules& rules, const Pattern& pattern, const Cards* plays, int n);

// Which of the plays on the table wins, counted from the leader's. pattern: of the lead.
KIBITZ_INLINE int winning_place(const Order& order, const Rules& rules, const Pattern& pattern,
                                const Cards* plays, int n) {
  if (pattern.n_components > 1) return winner_of_throw(order, rules, pattern, plays, n);
  // A trump's step is above that of any plain card, so a ruff needs no case of its own.
  int best = 0, best_step = pattern.top;
  for (int place = 1; place < n; ++place) {
    const Cards play = plays[place];
    if (play.one & ~pattern.suit && play.one & ~order.trumps) continue;
    if (pattern.n_pairs && (play.one != play.two || !is_shape(order, play))) continue;
    const int step = order.step[highest_bit(play.one)];
    if (step > best_step) {
      best = place;
      best_step = step;
    }
  }
  return best;
}

}  // namespace kibitz::tractor
