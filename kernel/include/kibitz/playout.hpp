// Playouts: deals played to the end by a simple policy, many at a time.
#pragma once

#include <cstddef>
#include <span>

#include "kibitz/position.hpp"
#include "kibitz/random.hpp"

namespace kibitz {

enum class Policy : std::uint8_t {
  uniform,  // any legal card
  greedy,   // the cheapest winning card, points to a winning partner, else the cheapest card
  careful,  // draws trump, leads what stands, spends nothing in vain; sees the hands of those who play after it
};

struct PlayoutOptions {
  Policy policy = Policy::uniform;
  std::uint8_t random_share = 0;  // of 256 choices of a policy, so many are uniform instead
};

// One world: what differs between the deals of a batch. The rest (table, leader, tricks so far) is common.
struct World {
  std::array<Mask, max_seats> hands;
  std::int16_t value = 0;             // taken by us before, or sure
  std::int16_t last_trick_value = 0;  // in place of that of the terms
};

// What a playout came to. tricks: taken by each seat from here on.
struct Outcome {
  std::int16_t value;
  std::array<std::uint8_t, max_seats> tricks;
};

// The playouts of a block share one stream of random numbers, so the result depends on the seed and the place
// in the batch alone, not on threads. Blocks must begin at multiples of this many.
inline constexpr std::size_t playouts_per_block = 64;

// Plays `out.size()` deals from `start`; deal i has the hands of world (first + i) % worlds.size().
void play_out(const Order& order, const Terms& terms, const Position& start, std::span<const World> worlds,
              PlayoutOptions options, std::uint64_t seed, std::size_t first, std::span<Outcome> out);

// The position after a card, and what the trick gave us if it ended it. The worlds of a batch have it in common.
// is_over: nothing is left to play.
struct AfterCard {
  Position position;
  std::int16_t gain = 0;
  bool is_over = false;
  bool we_took_last = false;
};
AfterCard after_card(const Order& order, const Terms& terms, const Position& position, Bit card);

// Deals all cards of the order: hand_size to each seat, the rest is the kitty. Whole random deals for
// statistics; the rules' own shuffle is cards/shuffle.py.
void deal_at_random(const Order& order, int n_seats, int hand_size, Random& random,
                    std::array<Mask, max_seats>& hands, Mask& kitty);

}  // namespace kibitz
