// Sets of cards as bits, and the few operations everything else is made of.
#pragma once

#include <bit>
#include <cstdint>

namespace kibitz {

using Mask = std::uint64_t;  // a set of cards, one bit each
using Bit = std::uint8_t;    // the number of a card's bit, 0 ... 63
using Seat = std::uint8_t;   // 0 ... n-1 in order of play

inline constexpr int max_seats = 6;
inline constexpr int max_suits = 5;   // four plain suits and trumps
inline constexpr int max_cards = 64;
inline constexpr Bit no_bit = 255;

// The small functions of the hot loops must become part of their callers: those are compiled for several
// processors (see target.hpp), and only what is inlined is compiled along with them.
#if defined(__GNUC__)
#define KIBITZ_INLINE [[gnu::always_inline]] inline
#else
#define KIBITZ_INLINE inline
#endif

KIBITZ_INLINE constexpr Mask mask_of(int bit) { return Mask{1} << bit; }
KIBITZ_INLINE constexpr int count(Mask cards) { return std::popcount(cards); }
KIBITZ_INLINE constexpr Mask lowest(Mask cards) { return cards & (0 - cards); }
KIBITZ_INLINE constexpr int lowest_bit(Mask cards) { return std::countr_zero(cards); }
KIBITZ_INLINE constexpr int highest_bit(Mask cards) { return 63 - std::countl_zero(cards); }
KIBITZ_INLINE constexpr Mask highest(Mask cards) { return cards ? mask_of(highest_bit(cards)) : 0; }
KIBITZ_INLINE constexpr bool has_one(Mask cards) { return (cards & (cards - 1)) == 0; }

}  // namespace kibitz
