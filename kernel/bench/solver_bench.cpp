// The solver on fixed random deals: values, nodes and CPU time. It checks its own results against each other.
//
//   solver_bench [deals = 50] [seed = 7]
//
// Rook as its tournament rules have it: four colours of 5 ... 14 and the Rook above the trumps, nine cards each,
// the nest's points to the last trick; dealt at random, or as an auction shapes a deal. Then 52 and 36 cards
// without points, as in double-dummy bridge.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#include <vector>

#include "kibitz/solver.hpp"

using namespace kibitz;

namespace {

double cpu_seconds() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

// xorshift64*, with the seeding that other programs for these deals have: the deals are the same.
class Xorshift {
 public:
  explicit Xorshift(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15u + 1) {}
  std::uint32_t below(std::uint32_t n) {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    const auto word = static_cast<std::uint32_t>((state_ * 0x2545F4914F6CDD1Du) >> 32);
    return static_cast<std::uint32_t>((static_cast<std::uint64_t>(word) * n) >> 32);
  }

 private:
  std::uint64_t state_;
};

constexpr int trump = 3;
constexpr Mask ranks = 0x3FF;
constexpr Mask rook = mask_of(16 * trump + 10);
constexpr Mask low_bits = 0x0001000100010001;
constexpr Mask good_ranks = low_bits * 0x7C0;  // 11 ... 14 and the Rook
constexpr Mask suit_bits(int suit) { return Mask{0xFFFF} << (16 * suit); }

Order order_of(int n_ranks, int spacing, bool has_trumps, bool is_rook) {
  Order order;
  order.n_suits = 4;
  for (int suit = 0; suit < 4; ++suit) {
    order.suit[suit] = ((mask_of(n_ranks) - 1) << (spacing * suit)) | (is_rook && suit == trump ? rook : 0);
    order.cards |= order.suit[suit];
  }
  order.n_cards = static_cast<std::uint8_t>(count(order.cards));
  if (has_trumps) order.trumps = order.suit[trump];
  if (is_rook) {
    order.n_worths = 3;
    order.worth[0] = {low_bits, 5};
    order.worth[1] = {low_bits << 5 | low_bits << 9, 10};
    order.worth[2] = {rook, 20};
  }
  for (Mask left = order.cards; left; left &= left - 1) {
    const int bit = lowest_bit(left);
    order.suit_of[bit] = static_cast<std::uint8_t>(bit / spacing);
    order.follow[bit] = order.suit[bit / spacing];
    order.contend[bit] = order.follow[bit] | order.trumps;
    order.points_of[bit] = static_cast<std::int16_t>(order.points(mask_of(bit)));
  }
  return order;
}

struct Deal {
  Position position;
  Mask nest = 0;
};

Deal random_deal(Xorshift& random, const Order& order, int hand_size) {
  std::vector<Mask> deck;
  for (Mask left = order.cards; left; left &= left - 1) deck.push_back(lowest(left));
  for (std::size_t i = deck.size() - 1; i > 0; --i) std::swap(deck[i], deck[random.below(static_cast<std::uint32_t>(i + 1))]);
  Deal deal;
  std::size_t n = 0;
  for (int seat = 0; seat < 4; ++seat) {
    for (int i = 0; i < hand_size; ++i) deal.position.hands[seat] |= deck[n++];
  }
  while (n < deck.size()) deal.nest |= deck[n++];
  return deal;
}

// The strongest hand takes the nest, makes its best colour trumps and buries the cheapest cards of short colours.
void shape(Deal& deal) {
  auto& hands = deal.position.hands;
  const auto strength = [](Mask hand) {
    int best = 0;
    for (int suit = 0; suit < 4; ++suit) {
      const Mask cards = hand & suit_bits(suit) & ~rook;
      best = std::max(best, 4 * count(cards) + count(cards & good_ranks));
    }
    return best + 3 * count(hand & (low_bits << 9)) + (hand & rook ? 6 : 0);
  };
  int declarer = 0;
  for (int seat = 1; seat < 4; ++seat) {
    if (strength(hands[seat]) > strength(hands[declarer])) declarer = seat;
  }
  std::rotate(hands.begin(), hands.begin() + declarer, hands.begin() + 4);
  Mask own = hands[0] | deal.nest;
  int named = 0, best = -1;
  for (int suit = 0; suit < 4; ++suit) {
    const Mask cards = own & suit_bits(suit) & ~rook;
    const int value = 16 * count(cards) + count(cards & good_ranks);
    if (value > best) best = value, named = suit;
  }
  const auto renamed = [&](Mask cards) {  // the named colour becomes the last suit
    if (named == trump) return cards;
    const Mask plain = (cards >> (16 * named)) & ranks, last = (cards >> (16 * trump)) & ranks;
    return (cards & ~(suit_bits(named) | suit_bits(trump))) | plain << (16 * trump) | last << (16 * named) | (cards & rook);
  };
  for (int seat = 1; seat < 4; ++seat) hands[seat] = renamed(hands[seat]);
  own = renamed(own);
  deal.nest = 0;
  for (int i = 0; i < 5; ++i) {
    Mask cheapest = 0;
    int least = 1 << 30;
    for (Mask left = own; left; left &= left - 1) {
      const int suit = lowest_bit(left) / 16, rank = lowest_bit(left) % 16;
      const int cost = (suit == trump ? 10000 : 0) + count(own & suit_bits(suit)) * 20 + (rank == 9 && suit != trump ? 200 : rank);
      if (cost < least) least = cost, cheapest = lowest(left);
    }
    own ^= cheapest;
    deal.nest |= cheapest;
  }
  hands[0] = own;
}

void print(const char* what, std::vector<double> of, const char* unit) {
  std::sort(of.begin(), of.end());
  double sum = 0;
  for (const double x : of) sum += x;
  const std::size_t n = of.size();
  std::printf("  %-12s mean %11.3f  median %11.3f  p95 %11.3f  max %11.3f %s\n", what, sum / static_cast<double>(n), of[n / 2],
              of[n * 95 / 100], of[n - 1], unit);
}

}  // namespace

int main(int argc, char** argv) {
  const int n_deals = argc > 1 ? std::atoi(argv[1]) : 50;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 7;
  Solver solver(32);
  std::uint64_t all_nodes = 0;
  int n_wrong = 0;
  for (int kind = 0; kind < 4; ++kind) {
    static constexpr const char* names[] = {"Rook, 9 cards, uniform", "Rook, 9 cards, shaped by a declarer", "9 cards without points",
                                            "13 cards without points"};
    Xorshift random(seed);
    std::vector<double> values, cards, nodes;
    for (int i = 0; i < n_deals; ++i) {
      const bool is_rook = kind < 2;
      const int hand_size = kind == 3 ? 13 : 9;
      const Order order = is_rook ? order_of(10, 16, true, true) : order_of(hand_size, 13, kind == 2 || i % 5 != 0, false);
      Deal deal = random_deal(random, order, hand_size);
      if (kind == 1) shape(deal);
      Position& position = deal.position;
      position.leader = kind == 1 ? 0 : static_cast<Seat>(i & 3);
      Terms terms;
      if (is_rook) terms.last_trick_value = static_cast<std::int16_t>(order.points(deal.nest));
      else terms.trick_value = 1;

      const double start = cpu_seconds();
      const int value = solver.value(order, terms, position).low;
      values.push_back(1e3 * (cpu_seconds() - start));
      nodes.push_back(static_cast<double>(solver.nodes()));
      all_nodes += solver.nodes();
      std::array<CardValue, max_cards> each;
      const double again = cpu_seconds();
      const int n = solver.cards(order, terms, position, each);
      cards.push_back(1e3 * (cpu_seconds() - again));
      all_nodes += solver.nodes();
      int best = each[0].value.low;
      for (int k = 1; k < n; ++k) {
        best = terms.is_ours(position.leader) ? std::max(best, each[k].value.low) : std::min(best, each[k].value.low);
      }
      n_wrong += best != value;
    }
    std::printf("%s, %d deals\n", names[kind], n_deals);
    print("value", values, "ms");
    print("all cards", cards, "ms");
    print("nodes", nodes, "");
    std::fflush(stdout);
  }
  std::printf("%llu nodes, %d deals whose value and best card differ\n", static_cast<unsigned long long>(all_nodes), n_wrong);
  return n_wrong != 0;
}
