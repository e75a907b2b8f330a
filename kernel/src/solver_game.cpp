#include "solver_game.hpp"

#include <algorithm>
#include <numeric>

#include "kibitz/random.hpp"

namespace kibitz::solver {
namespace {

bool alike(const Order& order, Mask forced, int a, int b) {
  const Mask pair[2] = {mask_of(a), mask_of(b)};
  return order.points_of[a] == order.points_of[b] && !(order.any_time & pair[0]) == !(order.any_time & pair[1]) &&
         !(forced & pair[0]) == !(forced & pair[1]);
}

void number_classes(Game& game, const Order& order, Mask forced, Mask cards) {
  int most = 1;
  for (int suit = 0; suit < order.n_suits; ++suit) {
    std::array<Bit, max_cards> first{};
    int n = 0;
    for (Mask left = cards & order.suit[suit]; left; left &= left - 1) {
      const int bit = lowest_bit(left);
      int i = 0;
      while (i < n && !alike(order, forced, first[i], bit)) ++i;
      if (i == n) first[n++] = static_cast<Bit>(bit);
      game.class_of[bit] = static_cast<std::uint8_t>(i);
      for (int plane = 0; plane < max_class_planes; ++plane) {
        if (i >> plane & 1) game.class_plane[plane] |= mask_of(bit);
      }
    }
    most = n > most ? n : most;
  }
  game.n_class_planes = most == 1 ? 0 : most <= 4 ? 2 : max_class_planes;
}

}  // namespace

Game prepared(const Order& order, const Terms& terms, const Position& position) {
  Game game;
  game.n_seats = terms.n_seats;
  game.ours = terms.ours & ((1 << terms.n_seats) - 1);
  game.n_suits = order.n_suits;
  game.lone_seat = terms.lone_seat;
  game.trumps = order.trumps;
  game.any_time = order.any_time;
  game.suit = order.suit;
  game.suit_of = order.suit_of;
  game.follow = order.follow;
  game.contend = order.contend;

  Mask cards = 0, table = 0;
  for (int seat = 0; seat < terms.n_seats; ++seat) cards |= position.hands[seat];
  for (int i = 0; i < position.n_on_table; ++i) table |= mask_of(position.table[i]);
  game.forced = terms.forced & cards;

  int unit = std::gcd(std::gcd(terms.trick_value, terms.last_trick_value), terms.most_tricks_bonus);
  for (int i = 0; i < order.n_worths; ++i) {
    if (order.worth[i].cards & (cards | table)) unit = std::gcd(unit, static_cast<int>(order.worth[i].each));
  }
  if (unit == 0) unit = 1;
  game.unit = unit;
  game.trick_value = terms.trick_value / unit;
  game.last_value = terms.last_trick_value / unit;
  game.bonus = terms.most_tricks_bonus / unit;
  game.is_signed = game.trick_value < 0 || game.last_value < 0;
  for (Mask left = cards | table; left; left &= left - 1) {
    const int bit = lowest_bit(left);
    game.points[bit] = static_cast<std::int16_t>(order.points_of[bit] / unit);
    game.is_signed |= game.points[bit] < 0;
    game.has_points |= game.points[bit] != 0;
  }
  for (int i = 0; i < order.n_worths; ++i) {
    if (!(order.worth[i].cards & (cards | table))) continue;
    Worth& worth = game.worth[game.n_worths++];
    worth = order.worth[i];
    worth.each = static_cast<std::int16_t>(worth.each / unit);
    game.counters |= worth.cards;
  }
  std::sort(game.worth.begin(), game.worth.begin() + game.n_worths,
            [](const Worth& a, const Worth& b) { return a.each > b.each; });
  game.has_bounds = !game.is_signed && game.lone_seat < 0 && !game.forced;
  number_classes(game, order, game.forced, cards);
  for (int seat = 0; seat < game.n_seats; ++seat) {
    for (int bit = 0; bit < max_cards; ++bit) {
      Random random(static_cast<std::uint64_t>(seat * max_suits + order.suit_of[bit]) * 64 + game.class_of[bit] + 1);
      game.shape_key[seat][bit] = random.next();
    }
  }
  return game;
}

}  // namespace kibitz::solver
