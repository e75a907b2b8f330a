// The search for a number of seats and for the classes of the cards.
#pragma once

#include "kibitz/target.hpp"
#include "solver_guess.hpp"
#include "solver_search.hpp"

namespace kibitz::KIBITZ_TARGET {

template <int N, int ClassPlanes>
Answer asked(const Question& question) {
  if (question.plays_out) {
    Guess<N, ClassPlanes> guess(question.game, question.position);
    return {guess.played_out(question.position)};
  }
  Search<N, ClassPlanes> search(question.game, question.table, question.position, question.limit);
  return search.run(question.position, question.first_card, question.need);
}

template <int N>
Answer asked(const Question& question) {
  if (question.game.n_class_planes == 0) return asked<N, 0>(question);
  if (question.game.n_class_planes == 2) return asked<N, 2>(question);
  return asked<N, max_class_planes>(question);
}

}  // namespace kibitz::KIBITZ_TARGET
