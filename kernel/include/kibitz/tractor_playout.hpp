// Whole deals played out by a simple policy, many at a time.
#pragma once

#include "kibitz/tractor.hpp"

namespace kibitz::tractor {

// uniform: any legal play, each with the same chance. greedy: of the shapes (lead) or of a few plays drawn at
// random (follow) the one that gains most at once. rulebook: what the rulebook player would play from what its
// seat knows (src/tractor_rulebook.hpp).
enum class Policy : std::uint8_t { uniform, greedy, rulebook };

// What all seats have been told before the first play of a playout, for a policy that remembers.
struct Told {
  std::array<std::uint8_t, n_seats> voids{};     // by seat: the suits it holds no card of, one bit each by number
  std::array<std::uint8_t, n_seats> pairless{};  // ... and no pair
  std::array<Cards, n_seats> shown{};            // cards all know it to hold
  Seat declarer = 0;                             // who knows what is buried
  std::uint8_t hand_size = 25;                   // at the first trick
};

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
  Told told{};
};

// What the policy plays in a position, which must not be over.
Cards choose_play(const Playouts& playouts, const Position& position);

// Plays on from the worlds in turn: playout i from world i mod their number.
void play_out(const Playouts& playouts, std::span<const Position> worlds, std::span<Outcome> out);

// Plays random deals: both packs shuffled, hand_size cards each, the rest to the declarer, who buries as many,
// each set with the same chance, and leads.
void play_deals(const Playouts& playouts, int hand_size, int declarer, std::span<Outcome> out);

}  // namespace kibitz::tractor
