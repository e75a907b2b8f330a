// Whole deals played out by a simple policy, many at a time.
#pragma once

#include "kibitz/tractor.hpp"

namespace kibitz::tractor {

// uniform: any legal play, each with the same chance. greedy: of the shapes (lead) or of a few plays drawn at
// random (follow) the one that gains most at once.
enum class Policy : std::uint8_t { uniform, greedy };

struct Outcome {
  std::int64_t points;  // of the attackers, as the deal is scored
  std::uint8_t attackers_won_last;
  std::uint8_t last_trick_cards;  // each seat's
  std::uint8_t n_tricks;          // finished since the start
};

// Playouts are cut into blocks of this many, each with a stream of random numbers of its own: so what playout i
// comes to depends on the seed and on i alone, however a batch is cut.
inline constexpr int playouts_per_block = 64;

struct Playouts {
  const Order& order;
  const Rules& rules;
  Policy policy;
  std::uint64_t seed;
  std::size_t first;              // the number of the first playout, at the beginning of a block
  std::uint32_t random_share = 0;  // of 256 choices of a policy so many are uniform instead
  Cards opening{};                 // played first in every world, where it must be legal; none: nothing is
};

// Plays on from the worlds in turn: playout i from world i mod their number.
void play_out(const Playouts& playouts, std::span<const Position> worlds, std::span<Outcome> out);

// Plays random deals: both packs shuffled, hand_size cards each, the rest to the declarer, who buries as many,
// each set with the same chance, and leads.
void play_deals(const Playouts& playouts, int hand_size, int declarer, std::span<Outcome> out);

}  // namespace kibitz::tractor
