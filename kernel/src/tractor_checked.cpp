#include "kibitz/tractor_checked.hpp"

#include "kibitz/fault.hpp"

namespace kibitz::tractor {

Cards checked_cards(const Order& order, std::span<const std::uint8_t> counts) {
  if (counts.size() != static_cast<std::size_t>(order.n_kinds)) {
    throw Fault("kernel/shape", static_cast<long long>(counts.size()));
  }
  Cards cards;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] > 2) throw Fault("kernel/bad_copies", static_cast<long long>(kind));
    const Mask bit = mask_of(order.bit_of[kind]);
    if (counts[kind]) cards.one |= bit;
    if (counts[kind] > 1) cards.two |= bit;
  }
  return cards;
}

const Position& checked(const Order& order, const Position& position) {
  constexpr std::int32_t most = 1'000'000;  // far from any sum that could overflow
  for (const std::int32_t number : {position.points[0], position.points[1], position.failed_throws[0],
                                    position.failed_throws[1], position.buried_points}) {
    if (number < 0 || number > most) throw Fault("kernel/number_too_large", number);
  }
  if (position.leader >= n_seats) throw Fault("kernel/bad_seat", position.leader);
  if (position.attackers > 1) throw Fault("kernel/bad_side", position.attackers);
  if (position.n_on_table >= n_seats) throw Fault("kernel/table_size", position.n_on_table);
  const int n_each = position.n_on_table ? size(position.table[0]) : 0;
  if (position.n_on_table && (!n_each || position.table[0].one & ~order.suit_of[lowest_bit(position.table[0].one)])) {
    throw Fault("kernel/mixed_lead", n_each);
  }
  const int to_act = (position.leader + position.n_on_table) % n_seats;
  const int n_held = size(position.hands[to_act]);
  if (n_held == 0) throw Fault("kernel/no_cards", to_act);
  if (n_held < n_each || n_held > max_hand) throw Fault("kernel/hand_sizes", to_act);
  Mask one = 0, two = 0;
  const auto see = [&](Cards cards) {
    const Mask third = (two & cards.one) | (one & cards.two);
    if (third) throw Fault("kernel/too_many_copies", order.kind_of[lowest_bit(third)]);
    two |= cards.two | (one & cards.one);
    one |= cards.one;
  };
  for (int place = 0; place < n_seats; ++place) {
    const int seat = (position.leader + place) % n_seats;
    const bool has_played = place < position.n_on_table;
    if (has_played && size(position.table[place]) != n_each) throw Fault("kernel/play_sizes", place);
    if (size(position.hands[seat]) != n_held - (has_played ? n_each : 0)) throw Fault("kernel/hand_sizes", seat);
    see(position.hands[seat]);
    if (has_played) see(position.table[place]);
  }
  return position;
}

}  // namespace kibitz::tractor
