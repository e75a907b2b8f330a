// What the playout loops of all targets are given.
#pragma once

#include "kibitz/target.hpp"
#include "kibitz/tractor_explained.hpp"

namespace kibitz::tractor {

namespace portable {
Cards choose_play(const Playouts& playouts, const Position& position);
void play_out(const Playouts& playouts, const Position* worlds, std::size_t n_worlds, Outcome* out, std::size_t n);
void play_deals(const Playouts& playouts, int hand_size, int declarer, Outcome* out, std::size_t n);
std::size_t explain(const Playouts& playouts, const History& history, const Position* worlds, std::size_t n,
                    Explained* out);
std::size_t wander(const Playouts& playouts, const Wandering& wandering, const Position* worlds, std::size_t n,
                   Position* out);
}  // namespace portable
namespace modern {
Cards choose_play(const Playouts& playouts, const Position& position);
void play_out(const Playouts& playouts, const Position* worlds, std::size_t n_worlds, Outcome* out, std::size_t n);
void play_deals(const Playouts& playouts, int hand_size, int declarer, Outcome* out, std::size_t n);
std::size_t explain(const Playouts& playouts, const History& history, const Position* worlds, std::size_t n,
                    Explained* out);
std::size_t wander(const Playouts& playouts, const Wandering& wandering, const Position* worlds, std::size_t n,
                   Position* out);
}  // namespace modern

}  // namespace kibitz::tractor
