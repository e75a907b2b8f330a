// How many whole random deals of two packs one core plays: 25 cards each, eight buried, spades trump, level 2.
// Prints thousands of deals a second (processor time) and the attackers' mean points, for each rule and policy.
//
//   tractor_bench [thousand deals = 20] [runs = 5]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "kibitz/tractor_playout.hpp"

namespace {

using namespace kibitz::tractor;

double processor_seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Suits S H D C, ranks 2 ... A, then the black and the red joker; spades and level 2.
Order spades_level_two() {
  std::vector<Kind> kinds;
  for (int suit = 0; suit < 4; ++suit) {
    for (int rank = 2; rank <= 14; ++rank) {
      const int points = rank == 5 ? 5 : rank == 10 || rank == 13 ? 10 : 0;
      if (rank == 2) kinds.push_back({3, suit == 0 ? 13 : 12, 0});
      else kinds.push_back({suit == 0 ? 3 : suit - 1, rank - 3, points});
    }
  }
  kinds.push_back({3, 14, 0});
  kinds.push_back({3, 15, 0});
  return make_order(kinds, 4);
}

}  // namespace

int main(int argc, char** argv) {
  const int n = 1000 * (argc > 1 ? std::atoi(argv[1]) : 20);
  const int n_runs = argc > 2 ? std::atoi(argv[2]) : 5;
  const Order order = spades_level_two();
  std::vector<Outcome> out(static_cast<std::size_t>(n));
  for (const bool throws : {false, true}) {
    for (const Policy policy : {Policy::uniform, Policy::greedy}) {
      Rules rules;
      rules.throws = throws;
      const Playouts playouts{order, rules, policy, 1, 0};
      double best = 1e9;
      for (int run = 0; run < n_runs; ++run) {
        const double begin = processor_seconds();
        play_deals(playouts, 25, 0, out);
        best = std::min(best, processor_seconds() - begin);
      }
      double sum = 0;
      long tricks = 0;
      for (const Outcome& outcome : out) {
        sum += static_cast<double>(outcome.points);
        tricks += outcome.n_tricks;
      }
      const double mean = sum / n;
      std::printf("throws %-3s %-7s %7.1f thousand deals/s  mean %6.2f points  %5.2f tricks\n", throws ? "on" : "off",
                  policy == Policy::uniform ? "uniform" : "greedy", n / best / 1000, mean,
                  static_cast<double>(tricks) / n);
      // Half of 200 and something for the kitty; greedy dealers keep more.
      if (mean < 30 || mean > 150) return 1;
    }
  }
  return 0;
}
