#include "table.hpp"

namespace kibitz::solver {

void Table::widen() {
  const std::size_t n_rows = std::size_t{1} << (row_bits_ - 2);
  ++row_bits_;
  for (std::size_t i = n_rows; i-- > 0;) {  // from the last one down: no row is written before it was read
    Shape old[4];
    for (int k = 0; k < 4; ++k) old[k] = shapes_[4 * i + k];
    Shape* const pair = shapes_.get() + 8 * i;
    for (int k = 0; k < 8; ++k) pair[k].generation = 0;
    int n[2] = {0, 0};
    for (const Shape& shape : old) {
      if (shape.generation != generation_) continue;
      const auto half = row_number(shape.key * spread) & 1;
      pair[4 * half + n[half]++] = shape;
    }
  }
}

}  // namespace kibitz::solver
