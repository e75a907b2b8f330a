#include "solver_search.hpp"

namespace kibitz::KIBITZ_TARGET {
namespace {

template <int N, int ClassPlanes>
Answer asked(const Question& question) {
  Search<N, ClassPlanes> search(question.game, question.table, question.position, question.limit);
  if (question.plays_out) return {search.played_out(question.position), 0, false};
  return search.run(question.position, question.first_card, question.need);
}

template <int N>
Answer asked(const Question& question) {
  if (question.game.n_class_planes == 0) return asked<N, 0>(question);
  if (question.game.n_class_planes == 2) return asked<N, 2>(question);
  return asked<N, max_class_planes>(question);
}

}  // namespace

Answer ask(const Question& question) {
  switch (question.game.n_seats) {
    case 3: return asked<3>(question);
    case 4: return asked<4>(question);
    case 5: return asked<5>(question);
    default: return asked<6>(question);
  }
}

}  // namespace kibitz::KIBITZ_TARGET
