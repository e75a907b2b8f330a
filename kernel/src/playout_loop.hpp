// What the playout loops of all targets are given.
#pragma once

#include "kibitz/playout.hpp"
#include "kibitz/target.hpp"

namespace kibitz {

struct Batch {
  const Order& order;
  const Terms& terms;
  const Position& start;
  std::span<const World> worlds;
  PlayoutOptions options;
  std::uint64_t seed;
  std::size_t first;
  std::span<Outcome> out;
};

namespace portable {
void play_out(const Batch& batch);
}
namespace modern {
void play_out(const Batch& batch);
}

}  // namespace kibitz
