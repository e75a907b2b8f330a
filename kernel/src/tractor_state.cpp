#include "kibitz/tractor.hpp"

namespace kibitz::tractor {

std::uint64_t perft(State& state, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return state.count_legal();
  std::uint64_t n = 0;
  state.each_legal([&](Cards play) {
    state.apply(play);
    n += perft(state, depth - 1);
    state.undo();
  });
  return n;
}

}  // namespace kibitz::tractor
