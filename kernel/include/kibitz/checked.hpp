// From tables by face, as the rules give them, to the kernel's orders, terms and positions; all input is checked here.
#pragma once

#include <span>

#include "kibitz/position.hpp"

namespace kibitz {

// A deck by face, 0 ... n-1. suit: effective suits from 0 without gaps, trumps the last if has_trumps (they may be
// none). strength: higher wins within a suit; no two equal. any_time: faces as bits.
struct Faces {
  std::span<const std::uint8_t> suit;
  std::span<const std::int16_t> strength;
  std::span<const std::int16_t> points;
  Mask any_time = 0;
  std::uint8_t n_suits = 0;
  bool has_trumps = false;
};

// Faults: kernel/deck_size, kernel/shape, kernel/bad_suit, kernel/equal_strength, kernel/bad_face,
// kernel/too_many_values.
Order make_order(const Faces& faces);

// Faults: kernel/n_seats, kernel/bad_seat, kernel/bad_face.
Terms checked(const Order& order, Terms terms);

// Hands and table by bit. Faults: kernel/bad_face, kernel/bad_seat, kernel/card_twice, kernel/hand_sizes,
// kernel/no_cards, kernel/table_size.
Position checked(const Order& order, const Terms& terms, const Position& position);

// A set of faces as bits and back. Fault: kernel/bad_face.
Mask bits_of(const Order& order, Mask faces);
Mask faces_of(const Order& order, Mask bits);
Bit bit_of(const Order& order, int face);

}  // namespace kibitz
