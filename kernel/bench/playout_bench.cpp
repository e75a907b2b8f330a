// How many whole random deals of Rook's card play one core plays: 9 tricks of 4 from 41 cards, the Rook the top
// trump and bound to follow. Prints millions of deals a second (processor time), and the mean of our points,
// which must be near 60 by symmetry.
//
//   playout_bench [million playouts = 2] [runs = 7]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "kibitz/playout.hpp"

namespace {

using namespace kibitz;

double processor_seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

Order rook_order() {
  Order order;
  order.n_suits = 4;
  int bit = 0;
  Worth tens{0, 10}, fives{0, 5}, rook{0, 20};
  for (int suit = 0; suit < 4; ++suit) {
    for (int rank = 5; rank <= (suit == 3 ? 15 : 14); ++rank, ++bit) {
      order.suit[suit] |= mask_of(bit);
      if (rank == 5) fives.cards |= mask_of(bit);
      if (rank == 10 || rank == 14) tens.cards |= mask_of(bit);
      if (rank == 15) rook.cards |= mask_of(bit);
      order.suit_of[bit] = static_cast<std::uint8_t>(suit);
      order.face_of[bit] = order.bit_of[bit] = static_cast<Bit>(bit);
    }
    order.cards |= order.suit[suit];
  }
  order.n_cards = static_cast<std::uint8_t>(bit);
  order.trumps = order.suit[3];
  for (int i = 0; i < bit; ++i) {
    order.follow[i] = order.suit[order.suit_of[i]];
    order.contend[i] = order.follow[i] | order.trumps;
  }
  order.worth = {rook, tens, fives};
  order.n_worths = 3;
  return order;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
  const auto n = static_cast<std::size_t>(1e6 * (argc > 1 ? std::atof(argv[1]) : 2.0));
  const int runs = argc > 2 ? std::atoi(argv[2]) : 7;
  const Order order = rook_order();
  const Terms terms;
  const Position start;
  constexpr std::size_t chunk = 1 << 14;
  std::vector<Outcome> out(chunk);
  std::vector<World> worlds(chunk);
  Random random(7);
  std::vector<double> fixed, fresh;
  double sum = 0;
  for (int run = 0; run < runs; ++run) {
    const auto deal = [&](World& world) {
      Mask kitty;
      deal_at_random(order, 4, 9, random, world.hands, kitty);
      world.last_trick_value = static_cast<std::int16_t>(order.points(kitty));
    };
    deal(worlds[0]);
    double begun = processor_seconds();
    for (std::size_t i = 0; i < n; i += chunk) {
      play_out(order, terms, start, std::span(worlds.data(), 1), {}, 11, i, out);
    }
    fixed.push_back(static_cast<double>(n) / (processor_seconds() - begun) / 1e6);
    begun = processor_seconds();
    for (std::size_t i = 0; i < n; i += chunk) {
      for (World& world : worlds) deal(world);
      play_out(order, terms, start, worlds, {}, 13, i, out);
      for (const Outcome& each : out) sum += each.value;
    }
    fresh.push_back(static_cast<double>(n) / (processor_seconds() - begun) / 1e6);
  }
  std::printf("one fixed deal, lockstep : %.2f M deals/s\n", median(fixed));
  std::printf("a new deal each time     : %.2f M deals/s\n", median(fresh));
  const auto n_played = static_cast<double>((n + chunk - 1) / chunk * chunk) * runs;
  std::printf("mean of our points       : %.3f of 120\n", sum / n_played);
}
