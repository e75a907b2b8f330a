// Fuzzing the reader of deals and the solver: text that is refused must be refused by a Fault, and what is read
// must be solved within a budget, with bounds that agree with a walk through the state.
//
// With clang: -fsanitize=fuzzer,address,undefined. Anywhere else the program below changes known deals at random:
//   deal_fuzz FILE SECONDS [SEED]
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "kibitz/fault.hpp"
#include "kibitz/random.hpp"
#include "kibitz/reader.hpp"
#include "kibitz/solver.hpp"

namespace {

using namespace kibitz;

void require(bool holds, const char* what, std::string_view text) {
  if (holds) return;
  std::printf("%s\n%.*s\n", what, static_cast<int>(text.size()), text.data());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Solver solver(1);
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Deal deal;
  try {
    deal = read_deal(text);
  } catch (const Fault&) {
    return 0;
  }
  const Limits limits{300};
  const Bounds bounds = solver.value(deal.order, deal.terms, deal.position, limits);
  require(bounds.low <= bounds.high, "bounds crossed", text);
  std::array<CardValue, max_cards> cards;
  const int n = solver.cards(deal.order, deal.terms, deal.position, cards, limits);
  State state(deal.order, deal.terms, deal.position);
  require(n == count(state.legal()), "not a value for each legal card", text);
  const bool maximises = deal.terms.is_ours(state.to_act());
  int low = maximises ? -100000 : 100000, high = low;
  for (int i = 0; i < n; ++i) {
    const Bounds& each = cards[static_cast<std::size_t>(i)].value;
    require(each.low <= each.high, "a card's bounds crossed", text);
    low = maximises ? std::max(low, each.low) : std::min(low, each.low);
    high = maximises ? std::max(high, each.high) : std::min(high, each.high);
  }
  require(low <= bounds.high && bounds.low <= high, "the best card is not worth the position", text);
  // Whatever is played, the deal ends with as many cards as were held.
  Random random(size);
  while (!state.is_over()) {
    Mask legal = state.legal();
    require(legal != 0, "no legal card", text);
    for (auto skip = random.below(static_cast<std::uint32_t>(count(legal))); skip; --skip) legal &= legal - 1;
    state.apply(static_cast<Bit>(lowest_bit(legal)));
  }
  return 0;
}

#if !defined(KIBITZ_LIBFUZZER)
int main(int argc, char** argv) {
  if (argc < 3) {
    std::printf("deal_fuzz FILE SECONDS [SEED]\n");
    return 2;
  }
  std::ifstream file(argv[1]);
  std::vector<std::string> deals;
  std::string row, text;
  while (std::getline(file, row)) {
    if (row.rfind("game", 0) == 0) text.clear();
    if (row.rfind("perft", 0) != 0) text += row + "\n";
    if (row.rfind("position", 0) == 0) deals.push_back(text);
  }
  if (deals.empty()) return 2;
  Random random(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
  const std::time_t end = std::time(nullptr) + std::atoi(argv[2]);
  const std::string letters = "0123456789,=/ -\nabcgptx";
  std::uint64_t n = 0;
  for (; std::time(nullptr) < end; ++n) {
    std::string changed = deals[random.below(static_cast<std::uint32_t>(deals.size()))];
    for (auto left = random.below(4); left; --left) {
      const auto at = random.below(static_cast<std::uint32_t>(changed.size()));
      const char letter = letters[random.below(static_cast<std::uint32_t>(random.below(3) ? 10 : letters.size()))];
      switch (random.below(4)) {
        case 0: changed.erase(at, 1 + random.below(3)); break;
        case 1: changed.insert(at, 1, letter); break;
        case 2: {
          const std::string& other = deals[random.below(static_cast<std::uint32_t>(deals.size()))];
          changed = changed.substr(0, at) + other.substr(std::min<std::size_t>(at, other.size()));
          break;
        }
        default: changed[at] = letter;
      }
      if (changed.empty()) changed = "g";
    }
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(changed.data()), changed.size());
  }
  std::printf("%llu inputs\n", static_cast<unsigned long long>(n));
  return 0;
}
#endif
