// How well the rulebook explains what was done in a deal, in worlds that all agree with what was seen.
#pragma once

#include "kibitz/tractor_playout.hpp"

namespace kibitz::tractor {

// gap: by how many card points the best play looked better than the one made; 0 where it would have been played
// or nothing else could. share: of all plays weighed, by likeness to the best.
struct Explained {
  float gap;
  float share;
};

// The plays of a deal from its first lead on, and of which seats they are explained: a mask for each world.
struct History {
  std::span<const Cards> plays;
  std::span<const std::uint8_t> seats;
  float scale;
};

// Explains every play in every world, (worlds, plays); those of other seats as forced. starts: positions before
// the first lead. What a seat does is reckoned from its own hand and from what all saw, so that a seat's part is
// the same in worlds that give it the same cards. What a failed throw attempted is not part of a history.
// Returns the number of the first world in which a play is illegal, or the number of worlds.
std::size_t explain(const Playouts& playouts, const History& history, std::span<const Position> starts,
                    std::span<Explained> out);

// How worlds are changed card by card, the better they explain the plays of all but the viewer the likelier: two
// cards that may lie in each other's places are exchanged, or not (Metropolis and Hastings). Places are the seats
// and, last, what is buried.
struct Wandering {
  History history;  // its seats are not asked for
  double other_play;  // the chance of a play that is not the rulebook's choice
  int viewer;
  std::array<Cards, n_seats + 1> fixed;  // by place: cards that stay
  Mask movable;
  std::array<std::array<std::uint8_t, max_kinds>, n_seats + 1> most;  // by place and bit: of the others
  std::array<std::array<double, max_kinds>, n_seats + 1> odds;        // logarithms
  std::span<const double> shares;     // by step: so much of the evidence counts
  std::span<const std::uint8_t> kept;  // by step: whether the worlds are taken down after it
};

// Takes each world those steps, every one on its own. out: (times kept, worlds). Returns the number of the first
// world that does not explain the plays, or the number of worlds.
std::size_t wander(const Playouts& playouts, const Wandering& wandering, std::span<const Position> starts,
                   std::span<Position> out);

}  // namespace kibitz::tractor
