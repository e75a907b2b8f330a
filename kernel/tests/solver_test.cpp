// The solver against plain minimax, on random endings of every kind of terms.
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "kibitz/random.hpp"
#include "kibitz/solver.hpp"

using namespace kibitz;

namespace {

struct Case {
  Order order;
  Terms terms;
  Position position;
};

// An order of 2 ... 5 suits of random lengths; card points, trumps and any-time cards at random.
Order random_order(Random& random, int n_cards) {
  Order order;
  order.n_suits = static_cast<std::uint8_t>(2 + random.below(4));
  order.n_cards = static_cast<std::uint8_t>(n_cards);
  std::vector<int> length(order.n_suits, 1);
  for (int i = order.n_suits; i < n_cards; ++i) ++length[random.below(order.n_suits)];
  const bool has_trumps = random.below(4) != 0;
  int bit = 0;
  for (int suit = 0; suit < order.n_suits; ++suit) {
    for (int i = 0; i < length[suit]; ++i, ++bit) {
      order.suit_of[bit] = static_cast<std::uint8_t>(suit);
      order.suit[suit] |= mask_of(bit);
    }
  }
  order.cards = mask_of(bit) - 1;
  if (has_trumps) order.trumps = order.suit[order.n_suits - 1];
  if (has_trumps && random.below(3) == 0) {
    const int n = 1 + static_cast<int>(random.below(2));
    for (int i = 0; i < n; ++i) {
      const int at = lowest_bit(order.trumps) + static_cast<int>(random.below(count(order.trumps)));
      order.any_time |= mask_of(at);
    }
  }
  const int kind = static_cast<int>(random.below(5));
  const int n_values = kind == 0 ? 0 : kind == 1 ? 1 : kind == 2 ? 3 : 6;
  std::vector<std::int16_t> values;
  for (int i = 0; i < n_values; ++i) {
    int value = kind == 4 ? static_cast<int>(random.below(13)) - 6 : 5 * (1 + static_cast<int>(random.below(4)));
    if (std::find(values.begin(), values.end(), value) == values.end() && value) values.push_back(static_cast<std::int16_t>(value));
  }
  order.n_worths = static_cast<std::uint8_t>(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) order.worth[i].each = values[i];
  for (int b = 0; b < bit; ++b) {
    order.follow[b] = order.suit[order.suit_of[b]];
    order.contend[b] = order.follow[b] | order.trumps;
    order.face_of[b] = order.bit_of[b] = static_cast<Bit>(b);
    if (values.empty() || random.below(2)) continue;
    const auto i = random.below(static_cast<std::uint32_t>(values.size()));
    order.points_of[b] = values[i];
    order.worth[i].cards |= mask_of(b);
  }
  return order;
}

Case random_case(Random& random, int n_seats, int cards_each, int n_cards) {
  Case out;
  out.order = random_order(random, n_cards);
  Terms& terms = out.terms;
  terms.n_seats = static_cast<std::uint8_t>(n_seats);
  terms.ours = static_cast<std::uint8_t>(random.below(1u << n_seats));
  if (n_seats == 4 && random.below(2)) terms.ours = random.below(2) ? 0b0101 : 0b1010;
  const bool is_signed = random.below(8) == 0;
  if (random.below(2) || out.order.n_worths == 0) terms.trick_value = static_cast<std::int16_t>(1 + random.below(3));
  if (random.below(2)) terms.last_trick_value = static_cast<std::int16_t>(5 * random.below(5));
  if (random.below(4) == 0) terms.most_tricks_bonus = static_cast<std::int16_t>(5 + random.below(20));
  if (is_signed) {
    terms.trick_value = static_cast<std::int16_t>(static_cast<int>(random.below(7)) - 3);
    terms.last_trick_value = static_cast<std::int16_t>(static_cast<int>(random.below(21)) - 10);
    terms.most_tricks_bonus = static_cast<std::int16_t>(static_cast<int>(random.below(21)) - 10);
  }
  Position& position = out.position;
  position.leader = static_cast<Seat>(random.below(n_seats));
  position.value = static_cast<std::int16_t>(random.below(50));
  position.tricks = {static_cast<std::int8_t>(random.below(4)), static_cast<std::int8_t>(random.below(4))};
  std::vector<int> deck(n_cards);
  for (int i = 0; i < n_cards; ++i) deck[i] = i;
  for (int i = n_cards - 1; i > 0; --i) std::swap(deck[i], deck[random.below(i + 1)]);
  int n = 0;
  for (int seat = 0; seat < n_seats; ++seat) {
    for (int i = 0; i < cards_each; ++i) position.hands[seat] |= mask_of(deck[n++]);
  }
  if (random.below(5) == 0) terms.forced = mask_of(deck[random.below(n)]);
  if (random.below(8) == 0) terms.lone_seat = static_cast<std::int8_t>(random.below(n_seats));
  if (random.below(3) == 0) {
    const int n_table = 1 + static_cast<int>(random.below(n_seats - 1));
    for (int i = 0; i < n_table; ++i) {
      const int seat = (position.leader + i) % n_seats;
      const Mask hand = position.hands[seat];
      const Mask legal = i ? legal_follow(out.order, terms.forced, hand, position.table[0]) : hand;
      int at = static_cast<int>(random.below(count(legal)));
      Mask left = legal;
      while (at--) left &= left - 1;
      position.table[i] = static_cast<Bit>(lowest_bit(left));
      position.hands[seat] ^= lowest(left);
      ++position.n_on_table;
    }
  }
  return out;
}

struct Plain {
  const Order& order;
  const Terms& terms;
  std::array<Mask, max_seats> hands;
  std::array<int, 2> tricks;

  int value(int leader, int n_on_table, std::array<Bit, max_seats>& table) {
    const int n = terms.n_seats;
    if (n_on_table == n) {
      int best = table[0], place = 0, points = 0;
      for (int i = 0; i < n; ++i) {
        points += order.points_of[table[i]];
        if ((mask_of(table[i]) & order.contend[table[0]]) && table[i] > best) best = table[i], place = i;
      }
      const int winner = (leader + place) % n;
      const bool ours = terms.is_ours(winner);
      int sum = ours ? points + terms.trick_value : 0;
      ++tricks[ours];
      if (hands[winner] == 0 || (terms.lone_seat >= 0 && winner != terms.lone_seat)) {
        if (ours) sum += terms.last_trick_value;
        if (tricks[1] > tricks[0]) sum += terms.most_tricks_bonus;
      } else {
        std::array<Bit, max_seats> empty{};
        sum += value(winner, 0, empty);
      }
      --tricks[ours];
      return sum;
    }
    const int seat = (leader + n_on_table) % n;
    const bool ours = terms.is_ours(seat);
    int best = ours ? -100000 : 100000;
    const Mask legal = n_on_table ? legal_follow(order, terms.forced, hands[seat], table[0]) : hands[seat];
    for (Mask left = legal; left; left &= left - 1) {
      const Mask card = lowest(left);
      hands[seat] ^= card;
      table[n_on_table] = static_cast<Bit>(lowest_bit(card));
      const int got = value(leader, n_on_table + 1, table);
      hands[seat] ^= card;
      best = ours ? std::max(best, got) : std::min(best, got);
    }
    return best;
  }
};

int plain_value(const Case& c) {
  Plain plain{c.order, c.terms, c.position.hands, {c.position.tricks[0], c.position.tricks[1]}};
  std::array<Bit, max_seats> table = c.position.table;
  return c.position.value + plain.value(c.position.leader, c.position.n_on_table, table);
}

// The value after one of the legal cards.
int plain_value_after(const Case& c, Bit card) {
  Case after = c;
  Position& position = after.position;
  position.hands[(position.leader + position.n_on_table) % c.terms.n_seats] ^= mask_of(card);
  position.table[position.n_on_table++] = card;
  return plain_value(after);
}

std::string text_of(const Case& c) {
  std::string out;
  for (int seat = 0; seat < c.terms.n_seats; ++seat) {
    out += "  seat " + std::to_string(seat) + ":";
    for (Mask left = c.position.hands[seat]; left; left &= left - 1) {
      const int bit = lowest_bit(left);
      out += ' ' + std::to_string(c.order.suit_of[bit]) + "/" + std::to_string(bit) + "=" + std::to_string(c.order.points_of[bit]);
    }
  }
  out += "\n  table:";
  for (int i = 0; i < c.position.n_on_table; ++i) out += ' ' + std::to_string(c.position.table[i]);
  const Terms& t = c.terms;
  char line[300];
  std::snprintf(line, sizeof line, "\n  leader %d ours %d trick %d last %d bonus %d forced %llx lone %d trumps %llx any %llx tricks %d %d",
                c.position.leader, t.ours, t.trick_value, t.last_trick_value, t.most_tricks_bonus, (unsigned long long)t.forced,
                t.lone_seat, (unsigned long long)c.order.trumps, (unsigned long long)c.order.any_time, c.position.tricks[0], c.position.tricks[1]);
  return out + line;
}

int n_wrong = 0;

void expect(int wanted, int got, const char* what, const Case& c) {
  if (wanted == got) return;
  if (++n_wrong < 6) std::printf("%s: expected %d, got %d\n%s\n", what, wanted, got, text_of(c).c_str());
}

}  // namespace

int main(int argc, char** argv) {
  const int scale = argc > 1 ? std::atoi(argv[1]) : 1;
  Random random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  Solver solver(4);
  const int only = argc > 3 ? std::atoi(argv[3]) : 0;
  int n = 0;
  for (int n_seats = 3; n_seats <= 6; ++n_seats) {
    if (only && n_seats != only) continue;
    const int most = n_seats == 3 ? 6 : n_seats == 4 ? 5 : 4;
    for (int cards_each = 1; cards_each <= most; ++cards_each) {
      const int n_cases = (cards_each == most ? 20 : cards_each == most - 1 ? 150 : 500) * scale;
      for (int i = 0; i < n_cases; ++i) {
        const int held = n_seats * cards_each;
        const Case c = random_case(random, n_seats, cards_each, held + static_cast<int>(random.below(std::min(64 - held, 12))));
        const int wanted = plain_value(c);
        expect(wanted, solver.value(c.order, c.terms, c.position).low, "value", c);
        const int threshold = wanted + static_cast<int>(random.below(7)) - 3;
        const Bounds answer = solver.at_least(c.order, c.terms, c.position, threshold);
        expect(wanted >= threshold, answer.low >= threshold, "at_least", c);
        expect(wanted < threshold, answer.high < threshold, "less than", c);
        std::array<CardValue, max_cards> out;
        const int n_cards = solver.cards(c.order, c.terms, c.position, out);
        const bool ours = c.terms.is_ours((c.position.leader + c.position.n_on_table) % n_seats);
        int best = ours ? -100000 : 100000;
        for (int k = 0; k < n_cards; ++k) best = ours ? std::max(best, out[k].value.low) : std::min(best, out[k].value.low);
        expect(wanted, best, "best card", c);
        for (int k = 0; k < n_cards; ++k) {
          const int after = plain_value_after(c, out[k].card);
          expect(after, out[k].value.low, "least value of a card", c);
          expect(after, out[k].value.high, "greatest value of a card", c);
        }
        // What few nodes prove is true as well, and each card has its own few.
        std::array<CardValue, max_cards> limited;
        const std::uint64_t few = 1 + random.below(4);
        solver.cards(c.order, c.terms, c.position, limited, Limits{few});
        for (int k = 0; k < n_cards; ++k) {
          expect(1, limited[k].value.low <= out[k].value.low && out[k].value.low <= limited[k].value.high, "bounds by few nodes", c);
        }
        expect(1, solver.nodes() <= n_cards * (few + 1), "nodes within the limit", c);
        std::array<Bit, max_cards> line;
        const int n_line = solver.line(c.order, c.terms, c.position, line);
        State state(c.order, c.terms, c.position);
        for (int k = 0; k < n_line; ++k) state.apply(line[k]);
        expect(1, state.is_over(), "the line ends the deal", c);
        expect(wanted, state.value(), "value of the line", c);
        ++n;
      }
    }
  }
  std::printf("%d endings against plain minimax, %d wrong\n", n, n_wrong);
  return n_wrong != 0;
}
