#include "kibitz/checked.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "kibitz/fault.hpp"

namespace kibitz {

namespace {

// Groups the cards by their points, the dearest first; cards of no points are left out.
void set_worths(Order& order) {
  std::vector<int> values;
  for (int bit = 0; bit < order.n_cards; ++bit) {
    const int points = order.points_of[bit];
    if (points != 0 && std::find(values.begin(), values.end(), points) == values.end()) values.push_back(points);
  }
  if (values.size() > max_worths) throw Fault("kernel/too_many_values", static_cast<long long>(values.size()));
  std::sort(values.rbegin(), values.rend());
  for (const int points : values) {
    Worth& worth = order.worth[order.n_worths++];
    worth.each = static_cast<std::int16_t>(points);
    for (int bit = 0; bit < order.n_cards; ++bit) {
      if (order.points_of[bit] == points) worth.cards |= mask_of(bit);
    }
  }
}

}  // namespace

Order make_order(const Faces& faces) {
  const std::size_t n = faces.suit.size();
  if (n == 0 || n > max_cards) throw Fault("kernel/deck_size", static_cast<long long>(n));
  if (faces.strength.size() != n || faces.points.size() != n) throw Fault("kernel/shape", static_cast<long long>(n));
  if (faces.n_suits == 0 || faces.n_suits > max_suits) throw Fault("kernel/bad_suit", faces.n_suits);
  if (n < max_cards && faces.any_time >> n) throw Fault("kernel/bad_face", highest_bit(faces.any_time));

  std::vector<std::size_t> sorted(n);
  std::iota(sorted.begin(), sorted.end(), std::size_t{0});
  std::sort(sorted.begin(), sorted.end(), [&](std::size_t a, std::size_t b) {
    return faces.suit[a] != faces.suit[b] ? faces.suit[a] < faces.suit[b] : faces.strength[a] < faces.strength[b];
  });

  Order order;
  order.n_cards = static_cast<std::uint8_t>(n);
  order.n_suits = faces.n_suits;
  order.cards = n == max_cards ? ~Mask{0} : mask_of(static_cast<int>(n)) - 1;
  for (std::size_t bit = 0; bit < n; ++bit) {
    const std::size_t face = sorted[bit];
    const std::uint8_t suit = faces.suit[face];
    if (suit >= faces.n_suits) throw Fault("kernel/bad_suit", suit);
    if (bit > 0 && faces.suit[sorted[bit - 1]] == suit && faces.strength[sorted[bit - 1]] == faces.strength[face]) {
      throw Fault("kernel/equal_strength", static_cast<long long>(face));
    }
    order.suit[suit] |= mask_of(static_cast<int>(bit));
    order.suit_of[bit] = suit;
    order.points_of[bit] = faces.points[face];
    order.face_of[bit] = static_cast<Bit>(face);
    order.bit_of[face] = static_cast<Bit>(bit);
    if ((faces.any_time >> face) & 1) order.any_time |= mask_of(static_cast<int>(bit));
  }
  if (faces.has_trumps) order.trumps = order.suit[faces.n_suits - 1];
  for (std::size_t bit = 0; bit < n; ++bit) {
    order.follow[bit] = order.suit[order.suit_of[bit]];
    order.contend[bit] = order.follow[bit] | order.trumps;
  }
  set_worths(order);
  return order;
}

Terms checked(const Order& order, Terms terms) {
  if (terms.n_seats < 3 || terms.n_seats > max_seats) throw Fault("kernel/n_seats", terms.n_seats);
  if (terms.ours >> terms.n_seats) throw Fault("kernel/bad_seat", highest_bit(terms.ours));
  if (terms.lone_seat < -1 || terms.lone_seat >= terms.n_seats) throw Fault("kernel/bad_seat", terms.lone_seat);
  if (terms.forced & ~order.cards) throw Fault("kernel/bad_face", highest_bit(terms.forced));
  return terms;
}

Position checked(const Order& order, const Terms& terms, const Position& position) {
  const int n = terms.n_seats;
  if (position.leader >= n) throw Fault("kernel/bad_seat", position.leader);
  if (position.n_on_table >= n) throw Fault("kernel/table_size", position.n_on_table);
  Mask seen = 0;
  const auto see = [&](Mask cards) {
    if (cards & ~order.cards) throw Fault("kernel/bad_face", highest_bit(cards));
    if (cards & seen) throw Fault("kernel/card_twice", order.face_of[lowest_bit(cards & seen)]);
    seen |= cards;
  };
  for (int i = 0; i < position.n_on_table; ++i) {
    if (position.table[i] >= order.n_cards) throw Fault("kernel/bad_face", position.table[i]);
    see(mask_of(position.table[i]));
  }
  // Who has played to the trick on the table holds one card less.
  const int size = count(position.hands[(position.leader + position.n_on_table) % n]);
  if (size == 0) throw Fault("kernel/no_cards", (position.leader + position.n_on_table) % n);
  for (int place = 0; place < n; ++place) {
    const int seat = (position.leader + place) % n;
    see(position.hands[seat]);
    if (count(position.hands[seat]) != size - (place < position.n_on_table)) throw Fault("kernel/hand_sizes", seat);
  }
  for (int seat = n; seat < max_seats; ++seat) {
    if (position.hands[seat]) throw Fault("kernel/bad_seat", seat);
  }
  return position;
}

Bit bit_of(const Order& order, int face) {
  if (face < 0 || face >= order.n_cards) throw Fault("kernel/bad_face", face);
  return order.bit_of[face];
}

Mask bits_of(const Order& order, Mask faces) {
  if (faces & ~order.cards) throw Fault("kernel/bad_face", highest_bit(faces));
  Mask bits = 0;
  for (; faces; faces &= faces - 1) bits |= mask_of(order.bit_of[lowest_bit(faces)]);
  return bits;
}

Mask faces_of(const Order& order, Mask bits) {
  Mask faces = 0;
  for (; bits; bits &= bits - 1) faces |= mask_of(order.face_of[lowest_bit(bits)]);
  return faces;
}

}  // namespace kibitz
