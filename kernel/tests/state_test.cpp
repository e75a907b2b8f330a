// The state against counts that the reference made: kernel/tests/deals.txt, written by
// `python -m tests.kernel.fixtures`. Each block is a deal (kibitz/reader.hpp), then `perft DEPTH COUNT` lines.
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "kibitz/fault.hpp"
#include "kibitz/playout.hpp"
#include "kibitz/reader.hpp"

namespace {

using namespace kibitz;

std::uint64_t perft(State& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sum = 0;
  for (Mask left = state.legal(); left; left &= left - 1) {
    state.apply(static_cast<Bit>(lowest_bit(left)));
    sum += perft(state, depth - 1);
    state.undo();
  }
  return sum;
}

// Playouts end where the state ends: the mean over many is between what the sides can get, and each is a sum
// the state reaches by the same cards; here, that one seed gives one answer however a batch is cut.
void cut_anywhere(const Deal& deal) {
  const World world{deal.position.hands, deal.position.value, deal.terms.last_trick_value};
  std::vector<Outcome> whole(200), part(72);
  for (const Policy policy : {Policy::uniform, Policy::greedy, Policy::careful}) {
    play_out(deal.order, deal.terms, deal.position, {&world, 1}, {policy, 20}, 5, 0, whole);
    play_out(deal.order, deal.terms, deal.position, {&world, 1}, {policy, 20}, 5, playouts_per_block, part);
    for (std::size_t i = 0; i < part.size(); ++i) {
      assert(part[i].value == whole[i + playouts_per_block].value);
      assert(part[i].tricks == whole[i + playouts_per_block].tricks);
    }
  }
}

bool refuses(const std::string& text, const std::string& code) {
  try {
    read_deal(text);
  } catch (const Fault& fault) {
    if (code == fault.code()) return true;
    std::printf("expected %s, found %s (%s)\n", code.c_str(), fault.code(), fault.what());
    return false;
  }
  std::printf("expected %s, but it was read\n", code.c_str());
  return false;
}

std::string replaced(std::string text, const std::string& old, const std::string& by) {
  const std::size_t at = text.find(old);
  assert(at != std::string::npos);
  return text.replace(at, old.size(), by);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : std::string(__FILE__).substr(0, std::string(__FILE__).rfind('/'));
  std::ifstream file(folder + "/deals.txt");
  std::string row, text;
  int n_deals = 0, n_counts = 0, n_wrong = 0;
  std::string first;
  while (std::getline(file, row)) {
    if (row.empty() || row[0] == '#') {
      text.clear();
      continue;
    }
    std::istringstream words(row);
    std::string word;
    int depth = 0;
    std::uint64_t wanted = 0;
    words >> word;
    if (word != "perft") {
      text += row + "\n";
      continue;
    }
    words >> depth >> wanted;
    const Deal deal = read_deal(text);
    if (first.empty()) first = text;
    State state(deal.order, deal.terms, deal.position);
    const std::uint64_t found = perft(state, depth);
    ++n_counts;
    if (found != wanted) {
      ++n_wrong;
      std::printf("perft %d: expected %llu, found %llu\n%s", depth, static_cast<unsigned long long>(wanted),
                  static_cast<unsigned long long>(found), text.c_str());
    }
    if (depth == 1) {
      ++n_deals;
      cut_anywhere(deal);
    }
  }
  assert(n_deals > 20);
  assert(refuses("", "kernel/bad_text"));
  assert(refuses(replaced(first, "n_seats=4", "n_seats=7"), "kernel/bad_text"));
  assert(refuses(replaced(first, "strengths ", "strengths 1 "), "kernel/shape"));
  assert(refuses(replaced(first, "hands=", "hands=63,"), "kernel/bad_face"));
  std::printf("%d deals, %d counts, %d wrong\n", n_deals, n_counts, n_wrong);
  return n_wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
