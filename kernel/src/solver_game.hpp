// An order and terms, prepared for the search: all values divided by their greatest common divisor, cards of a
// suit that count alike in classes.
#pragma once

#include "kibitz/position.hpp"

namespace kibitz::solver {

inline constexpr int max_class_planes = 5;

struct Game {
  int n_seats = 0;
  int ours = 0;
  int n_suits = 0;
  int lone_seat = -1;
  Mask trumps = 0;
  Mask any_time = 0;
  Mask forced = 0;
  std::array<Mask, max_suits> suit{};
  int unit = 1;          // what the values below were divided by
  int trick_value = 0;
  int last_value = 0;
  int bonus = 0;         // for most tricks
  bool is_signed = false;    // something counts below zero
  bool has_points = false;   // some card does
  bool has_bounds = false;   // the bounds from sure tricks hold for these terms
  int n_class_planes = 0;    // 0, 2 or max_class_planes: bits of a class
  std::array<Mask, max_class_planes> class_plane{};
  std::array<std::uint8_t, max_cards> suit_of{};
  std::array<std::uint8_t, max_cards> class_of{};  // (points, any time, forced), numbered within the suit
  std::array<std::int16_t, max_cards> points{};
  std::array<Mask, max_cards> follow{};
  std::array<Mask, max_cards> contend{};
  std::array<Worth, max_worths> worth{};
  int n_worths = 0;
  Mask counters = 0;     // the cards of these worths
  // Summed over the cards that are left: who holds how many of each class in each suit.
  std::array<std::array<std::uint64_t, max_cards>, max_seats> shape_key{};

  KIBITZ_INLINE bool is_ours(int seat) const { return (ours >> seat) & 1; }
  KIBITZ_INLINE int points_in(Mask cards) const {
    int sum = 0;
    for (int i = 0; i < n_worths; ++i) sum += worth[i].each * count(cards & worth[i].cards);
    return sum;
  }
};

Game prepared(const Order& order, const Terms& terms, const Position& position);

}  // namespace kibitz::solver
