// The exact solver: what a position with all hands open is worth when both sides play as well as can be.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "kibitz/position.hpp"

namespace kibitz {

// What is proven about a value. Equal when it is solved, apart when the limit was reached before.
struct Bounds {
  int low = 0;
  int high = 0;
  bool is_exact() const { return low == high; }
};

struct CardValue {
  Bit card = no_bit;
  Bounds value;
};

struct Limits {
  std::uint64_t nodes = 0;  // of a call; 0: none
};

// Solves trick games: seats 3 ... 6, any partition into our seats (who maximise Terms' value) and the others.
// A Solver owns the memory for what it has found out, and can be used again for any order, terms and position;
// the answer and the number of nodes do not depend on what it was used for before. Not for several threads at
// once. Hands must be of equal size at the start of a trick, and cards that lie on the table in nobody's hand.
class Solver {
 public:
  explicit Solver(std::size_t table_mebibytes = 16);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // The value of the position, Position::value included. A good guess saves time.
  Bounds value(const Order&, const Terms&, const Position&, Limits = {}, std::optional<int> guess = {});

  // One question: whether the value is at least `threshold`. Either low >= threshold or high < threshold
  // unless the limit was reached.
  Bounds at_least(const Order&, const Terms&, const Position&, int threshold, Limits = {});

  // The value after each legal card, in order of bits. Returns how many there are; `out` has room for a hand.
  int cards(const Order&, const Terms&, const Position&, std::span<CardValue> out, Limits = {},
            std::optional<int> guess = {});

  // Cards that lead to the value, to the end of the deal. Returns how many there are.
  int line(const Order&, const Terms&, const Position&, std::span<Bit> out);

  // Positions at the start of a trick that the last call looked at.
  std::uint64_t nodes() const;

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace kibitz
