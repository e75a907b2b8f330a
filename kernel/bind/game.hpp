// An order and terms as one value: what `kibitz.kernel.lower` makes, and everything about trick games is given.
#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

#include "kibitz/checked.hpp"

namespace kibitz::bind {

struct Game {
  Order order;
  Terms terms;

  // The checked position of these hands (one set of faces for each seat) and table. tricks: taken before by the
  // others, by us.
  Position position(const Mask* hands, std::size_t n_hands, int leader, const std::vector<int>& table, int value,
                    std::tuple<int, int> tricks) const;
};

// A number that fits the kernel's values. Fault: kernel/number_too_large.
std::int16_t small(long long number);

}  // namespace kibitz::bind
