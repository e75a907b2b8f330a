// Seeded random numbers: the same seed gives the same numbers on every machine and thread count.
#pragma once

#include "kibitz/cards.hpp"

namespace kibitz {

// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014): one addition and
// a hash, so any block of work can start its own stream from (seed, number of the block).
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}
  constexpr Random(std::uint64_t seed, std::uint64_t stream) : state_(mixed(seed ^ mixed(stream + 1))) {}

  KIBITZ_INLINE constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    return mixed(state_);
  }

  // A number in 0 ... n-1. The bias is below n / 2^64.
  KIBITZ_INLINE constexpr std::uint32_t below(std::uint32_t n) {
    return static_cast<std::uint32_t>((static_cast<unsigned __int128>(next()) * n) >> 64);
  }

  KIBITZ_INLINE static constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t state_;
};

// Several small numbers out of one random word: what one draw leaves over is used for the next. After draws
// below n1, n2 ... the bias is n1 n2 ... / 2^64, so take a new word for every trick.
class Draws {
 public:
  constexpr Draws() = default;
  explicit constexpr Draws(std::uint64_t word) : word_(word) {}

  KIBITZ_INLINE constexpr std::uint32_t below(std::uint32_t n) {
    const auto product = static_cast<unsigned __int128>(word_) * n;
    word_ = static_cast<std::uint64_t>(product);
    return static_cast<std::uint32_t>(product >> 64);
  }

 private:
  std::uint64_t word_ = 0;
};

}  // namespace kibitz
