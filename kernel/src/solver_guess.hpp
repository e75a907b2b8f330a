// A first guess of what a position is worth, by playing it out.
#pragma once

#include "kibitz/target.hpp"
#include "solver_ordering.hpp"

namespace kibitz::KIBITZ_TARGET {

using namespace solver;

template <int N, int ClassPlanes>
class Guess : Ordering<N, ClassPlanes> {
  using Base = Ordering<N, ClassPlanes>;
  using Base::all_hands, Base::game_, Base::hands_, Base::legal_cards, Base::next, Base::order_follows, Base::order_leads,
      Base::put;

 public:
  Guess(const Game& game, const Position& position) : Base(game, position) {}

  // Everyone plays the card that turns out best if from then on everyone plays what the search would try first.
  int played_out(const Position& position) {
    Run run{};
    run.lead_in_tricks = position.tricks[1] - position.tricks[0];
    run.seat = position.leader;
    run.trick.winner = run.seat;
    for (; run.place < position.n_on_table; ++run.place, run.seat = next(run.seat)) {
      put(run.trick, run.place, run.seat, mask_of(position.table[run.place]));
    }
    while (!run.is_over) {
      Choices choices;
      order(run, choices);
      Mask card = 0;
      if (choices.n == 1) {
        card = choices.of[0].card;
      } else {
        const bool maximises = game_.is_ours(run.seat);
        int best = 0;
        for (int i = 0; i < choices.n; ++i) {
          Mask kept[N];
          for (int q = 0; q < N; ++q) kept[q] = hands_[q];
          Run ahead = run;
          step(ahead, choices.of[i].card);
          while (!ahead.is_over) {
            Choices first;
            order(ahead, first);
            step(ahead, first.of[0].card);
          }
          for (int q = 0; q < N; ++q) hands_[q] = kept[q];
          if (i == 0 || (maximises ? ahead.value > best : ahead.value < best)) {
            best = ahead.value;
            card = choices.of[i].card;
          }
        }
      }
      step(run, card);
    }
    return run.value;
  }

 private:
  struct Run {
    Trick trick;
    int place, seat, value, lead_in_tricks;
    bool is_over;
  };

  void order(const Run& run, Choices& choices) const {
    if (run.place == 0) order_leads(run.seat, 0, all_hands(), 0, 0, choices);
    else order_follows(run.place, run.seat, legal_cards(run.seat, run.trick), run.trick, choices);
  }

  void step(Run& run, Mask card) {
    hands_[run.seat] ^= card;
    put(run.trick, run.place, run.seat, card);
    run.seat = next(run.seat);
    if (++run.place < N) return;
    const bool is_taken = game_.is_ours(run.trick.winner);
    if (is_taken) run.value += run.trick.points + game_.trick_value;
    run.lead_in_tricks += is_taken ? 1 : -1;
    run.seat = run.trick.winner;
    if (hands_[run.seat] == 0 || (game_.lone_seat >= 0 && run.seat != game_.lone_seat)) {
      run.value += (is_taken ? game_.last_value : 0) + (run.lead_in_tricks > 0 ? game_.bonus : 0);
      run.is_over = true;
    }
    run.trick = Trick{};
    run.place = 0;
  }
};

}  // namespace kibitz::KIBITZ_TARGET
