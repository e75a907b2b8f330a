#include "solver_asked.hpp"

namespace kibitz::KIBITZ_TARGET {

Answer ask(const Question& question) {
  switch (question.game.n_seats) {
    case 3: return asked<3>(question);
    case 4: return ask_four(question);
    case 5: return asked<5>(question);
    default: return asked<6>(question);
  }
}

}  // namespace kibitz::KIBITZ_TARGET
