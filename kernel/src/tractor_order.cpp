#include <algorithm>
#include <numeric>
#include <vector>

#include "kibitz/fault.hpp"
#include "kibitz/tractor_cards.hpp"

namespace kibitz::tractor {

namespace {

void add_worth(Order& order, int bit, int points) {
  if (!points) return;
  int i = 0;
  while (i < order.n_worths && order.worth[i].each != points) ++i;
  if (i == max_worths) throw Fault("kernel/too_many_values", i + 1);
  if (i == order.n_worths) order.worth[order.n_worths++].each = points;
  order.worth[i].kinds |= mask_of(bit);
}

}  // namespace

Order make_order(std::span<const Kind> kinds, int n_suits) {
  const std::size_t n = kinds.size();
  if (n == 0 || n > max_kinds) throw Fault("kernel/deck_size", static_cast<long long>(n));
  if (n_suits < 1 || n_suits > max_suits) throw Fault("kernel/bad_suit", n_suits);
  Order order;
  order.n_kinds = static_cast<int>(n);
  order.n_suits = n_suits;
  order.bit_of.fill(no_bit);
  order.kind_of.fill(no_bit);
  std::vector<std::size_t> sorted(n);
  std::iota(sorted.begin(), sorted.end(), std::size_t{0});
  std::stable_sort(sorted.begin(), sorted.end(), [&](std::size_t a, std::size_t b) {
    return kinds[a].suit != kinds[b].suit ? kinds[a].suit < kinds[b].suit : kinds[a].strength < kinds[b].strength;
  });
  int bit = -2;
  const Kind* before = nullptr;
  for (const std::size_t i : sorted) {
    const Kind& kind = kinds[i];
    if (kind.suit < 0 || kind.suit >= n_suits) throw Fault("kernel/bad_suit", kind.suit);
    if (!before || before->suit != kind.suit) {
      bit += 2;
    } else if (before->strength == kind.strength) {
      const bool elsewhere = order.equals && !(order.equals & mask_of(bit));
      if (kind.suit != n_suits - 1 || elsewhere) throw Fault("kernel/equal_strength", static_cast<long long>(i));
      order.equals |= mask_of(bit) | mask_of(bit + 1);
      ++bit;
    } else {
      bit += kind.strength - before->strength;  // a strength nobody has leaves its bit free
    }
    before = &kind;
    if (bit >= max_kinds - 1) throw Fault("kernel/too_many_places", bit);
    order.kind_of[bit] = static_cast<Bit>(i);
    order.bit_of[i] = static_cast<Bit>(bit);
    order.suit[kind.suit] |= mask_of(bit);
    order.kinds |= mask_of(bit);
    add_worth(order, bit, kind.points);
  }
  order.trumps = order.suit[n_suits - 1];
  // Without equals the step is that of any trump, which then has it for itself.
  order.equal_step = order.equals ? lowest_bit(order.equals) : order.trumps ? lowest_bit(order.trumps) : 63;
  if (!order.equals) order.equals = mask_of(order.equal_step);
  order.n_more = count(order.equals) - 1;
  for (Mask left = order.kinds; left; left &= left - 1) {
    const int b = lowest_bit(left);
    const Mask suit = order.suit[kinds[order.kind_of[b]].suit];
    const bool shares = order.equals & mask_of(b);
    order.step[b] = static_cast<std::uint8_t>(shares ? order.equal_step : b > order.equal_step ? b - order.n_more : b);
    order.suit_of[b] = suit;
    const int last = shares ? highest_bit(order.equals) : b;
    order.above[b] = suit & ~((mask_of(last) << 1) - 1);
  }
  return order;
}

}  // namespace kibitz::tractor
