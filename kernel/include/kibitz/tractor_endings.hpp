// Endings solved with all hands open: what the attackers get when both sides play as well as can be.
#pragma once

#include <vector>

#include "kibitz/tractor.hpp"

namespace kibitz::tractor {

// The attackers' points as the deal is scored lie between these; equal when the search came to its end.
struct Bounds {
  std::int64_t lower = 0;
  std::int64_t upper = 0;
};

struct Solved {
  Bounds value;
  std::vector<Cards> plays;    // every legal play of the seat to act ...
  std::vector<Bounds> values;  // ... and what each is worth
  std::uint64_t n_nodes = 0;   // plays tried
};

// Searches one position after the other; keeps its table of positions between them.
class Endings {
 public:
  explicit Endings(int table_bits = 14);

  // At most about `budget` nodes are searched, shared out among the plays; what is not settled then keeps wide
  // bounds. The seat to act must have at most max_width legal plays, and one at least.
  void solve(const Order& order, const Rules& rules, const Position& position, std::uint64_t budget, Solved& solved);

  // How many legal plays the seat to act may have at most.
  static constexpr std::uint64_t max_width = 1 << 16;

 private:
  struct Entry {
    std::array<Cards, n_seats> hands;
    std::int64_t lower;
    std::int64_t upper;
    std::uint32_t search;  // which one wrote it; 0: none
    Seat leader;
  };

  struct Option {
    int urgency = 0;
    Cards play;
  };

  std::int64_t gain(State& state, std::int64_t alpha, std::int64_t beta);
  std::int64_t best_gain(State& state, std::int64_t alpha, std::int64_t beta);
  Bounds bounds_of(State& state, std::int64_t guess, std::uint64_t limit);
  Entry& entry_of(const State& state);
  int urgency(const State& state, Cards play) const;

  std::vector<Entry> table_;
  std::vector<Option> options_;  // of all positions from the root to here
  std::uint32_t search_ = 0;
  std::uint64_t n_nodes_ = 0;
  std::uint64_t limit_ = 0;
  bool is_cut_short_ = false;
};

}  // namespace kibitz::tractor
