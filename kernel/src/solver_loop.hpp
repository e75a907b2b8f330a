// What the search of each target is given and answers.
#pragma once

#include "solver_game.hpp"
#include "table.hpp"

namespace kibitz {
namespace solver {

// Whether we get at least `need` units from the position on, after `first_card` (a bit; -1: not fixed).
struct Question {
  const Game& game;
  Table& table;
  const Position& position;
  int first_card = -1;
  int need = 0;
  std::uint64_t limit = 0;
  bool plays_out = false;  // asks for a guess instead
};

struct Answer {
  int value = 0;  // at least this if it is `need` or more, else at most this
  std::uint64_t nodes = 0;
  bool stopped = false;
  Mask needed = 0;  // the proof looks at the ranks of these and of all greater cards of their suits
};

}  // namespace solver
namespace portable {
solver::Answer ask(const solver::Question& question);
solver::Answer ask_four(const solver::Question& question);  // of four seats
}
namespace modern {
solver::Answer ask(const solver::Question& question);
solver::Answer ask_four(const solver::Question& question);  // of four seats
}
}  // namespace kibitz
