// Sets of cards of two equal packs, and the order they stand in: what every part of the shapes game needs.
#pragma once

#include <array>
#include <span>

#include "kibitz/cards.hpp"

namespace kibitz::tractor {

inline constexpr int n_seats = 4;
inline constexpr int max_kinds = 64;
inline constexpr int max_hand = 30;     // more than one of four hands of two packs can hold
inline constexpr int max_tractors = 8;  // in one hand: of max_hand cards, four each at least

// A multiset in which no kind stands more than twice: the kinds there at least once, and those there twice.
struct Cards {
  Mask one = 0;
  Mask two = 0;

  friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

KIBITZ_INLINE constexpr int size(Cards cards) { return count(cards.one) + count(cards.two); }
KIBITZ_INLINE constexpr Cards single(int bit) { return {mask_of(bit), 0}; }
KIBITZ_INLINE constexpr Cards pairs(Mask kinds) { return {kinds, kinds}; }
KIBITZ_INLINE constexpr Cards of_kinds(Cards cards, Mask kinds) { return {cards.one & kinds, cards.two & kinds}; }
KIBITZ_INLINE constexpr bool is_part(Cards part, Cards whole) {
  return !(part.one & ~whole.one) && !(part.two & ~whole.two);
}
// No kind may come to stand three times.
KIBITZ_INLINE constexpr Cards operator+(Cards a, Cards b) {
  return {a.one | b.one, a.two | b.two | (a.one & b.one)};
}
// b must be a part of a.
KIBITZ_INLINE constexpr Cards operator-(Cards a, Cards b) {
  return {(a.one & ~b.one) | (a.two & ~b.two), a.two & ~b.one};
}

// Kinds of cards worth points. The points of a set are the sum over a handful of these.
struct Worth {
  Mask kinds = 0;
  int each = 0;
};

inline constexpr int max_worths = 4;

// The order of the kinds. A kind's bit grows with its strength; the bits of one effective suit are neighbours
// and a free bit divides two suits, so neighbouring bits are consecutive strengths. Trumps come last. Only
// among the trumps several kinds may be equal (the off-suit level cards): they are neighbours, in writing order.
// A *step* is a bit once those equal kinds count as one. Keep in step with rules/order.py: perft pins both.
struct Order {
  int n_kinds = 0;
  int n_suits = 0;
  Mask kinds = 0;
  Mask trumps = 0;
  std::array<Mask, max_suits> suit{};
  std::array<Mask, max_kinds> suit_of{};       // by bit: all kinds of its effective suit
  std::array<Mask, max_kinds> above{};         // by bit: the stronger kinds of its effective suit
  std::array<std::uint8_t, max_kinds> step{};  // by bit
  Mask equals = 0;                             // the kinds of the one step several kinds may share
  int equal_step = 0;                          // its step, which is the bit of the first of them
  int n_more = 0;                              // how many more bits than one they take
  int n_worths = 0;
  std::array<Worth, max_worths> worth{};
  std::array<Bit, max_kinds> kind_of{};  // by bit: the number of the kind outside
  std::array<Bit, max_kinds> bit_of{};   // by kind

  KIBITZ_INLINE int points(Cards cards) const {
    int sum = 0;
    for (int i = 0; i < n_worths; ++i) {
      sum += worth[i].each * (count(cards.one & worth[i].kinds) + count(cards.two & worth[i].kinds));
    }
    return sum;
  }

  // The steps at which some of the kinds stand.
  KIBITZ_INLINE Mask steps(Mask some) const {
    if (!(some & trumps)) return some;
    const Mask below = mask_of(equal_step) - 1;
    const Mask shared = some & equals ? mask_of(equal_step) : 0;
    return (some & below) | shared | ((some & ~below & ~equals) >> n_more);
  }

  // One of the kinds at each of these steps; of equal ones the first.
  KIBITZ_INLINE Mask kinds_at(Mask at, Mask some) const {
    const Mask below = mask_of(equal_step) - 1;
    const Mask shared = at & mask_of(equal_step);
    return (at & below) | ((at & ~below & ~shared) << n_more) | (shared ? lowest(some & equals) : 0);
  }
};

// A kind as the outside describes it: suits numbered from 0, trumps the last.
struct Kind {
  int suit = 0;
  int strength = 0;
  int points = 0;
};

// Returns the order of at most max_kinds kinds, given in writing order. Throws Fault: kernel/deck_size,
// kernel/bad_suit, kernel/equal_strength (of two kinds that may not be equal), kernel/too_many_places,
// kernel/too_many_values (of points).
Order make_order(std::span<const Kind> kinds, int n_suits);

enum class KittyMultiplier : std::uint8_t { twice_cards, two, power };

// The options of the play phase (rules: Options, Throws).
struct Rules {
  bool throws = false;
  bool longest_component = false;  // what a later ruff must beat: the largest component, or all
  bool tractor_owed = false;       // a tractor must be followed by one
  std::int64_t throw_penalty = 0;
  KittyMultiplier kitty_multiplier = KittyMultiplier::twice_cards;

  KIBITZ_INLINE std::int64_t multiplier(int n_cards) const {
    switch (kitty_multiplier) {
      case KittyMultiplier::twice_cards: return 2 * n_cards;
      case KittyMultiplier::two: return 2;
      case KittyMultiplier::power: break;
    }
    return std::int64_t{1} << n_cards;
  }
};

}  // namespace kibitz::tractor
