// Input of the shapes game, checked once where it comes in.
#pragma once

#include "kibitz/tractor.hpp"

namespace kibitz::tractor {

// Returns the cards of which so many copies of each kind are given. Throws Fault: kernel/shape (not one number
// for each kind), kernel/bad_copies (more than two; the value is the kind).
Cards checked_cards(const Order& order, std::span<const std::uint8_t> counts);

// Returns the position. Throws Fault: kernel/bad_seat, kernel/bad_side, kernel/table_size, kernel/mixed_lead,
// kernel/no_cards (the seat to act has none), kernel/hand_sizes, kernel/too_many_copies (of a kind, in all),
// kernel/number_too_large.
const Position& checked(const Order& order, const Position& position);

}  // namespace kibitz::tractor
