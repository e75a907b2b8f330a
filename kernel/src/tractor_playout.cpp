#include "kibitz/tractor_playout.hpp"

#include "tractor_playout_loop.hpp"

namespace kibitz::tractor {

Cards choose_play(const Playouts& playouts, const Position& position) {
#if defined(KIBITZ_HAS_MODERN)
  if (is_modern()) return modern::choose_play(playouts, position);
#endif
  return portable::choose_play(playouts, position);
}

void play_out(const Playouts& playouts, std::span<const Position> worlds, std::span<Outcome> out) {
#if defined(KIBITZ_HAS_MODERN)
  if (is_modern()) return modern::play_out(playouts, worlds.data(), worlds.size(), out.data(), out.size());
#endif
  portable::play_out(playouts, worlds.data(), worlds.size(), out.data(), out.size());
}

void play_deals(const Playouts& playouts, int hand_size, int declarer, std::span<Outcome> out) {
#if defined(KIBITZ_HAS_MODERN)
  if (is_modern()) return modern::play_deals(playouts, hand_size, declarer, out.data(), out.size());
#endif
  portable::play_deals(playouts, hand_size, declarer, out.data(), out.size());
}

std::size_t explain(const Playouts& playouts, const History& history, std::span<const Position> starts,
                    std::span<Explained> out) {
#if defined(KIBITZ_HAS_MODERN)
  if (is_modern()) return modern::explain(playouts, history, starts.data(), starts.size(), out.data());
#endif
  return portable::explain(playouts, history, starts.data(), starts.size(), out.data());
}

std::size_t wander(const Playouts& playouts, const Wandering& wandering, std::span<const Position> starts,
                   std::span<Position> out) {
#if defined(KIBITZ_HAS_MODERN)
  if (is_modern()) return modern::wander(playouts, wandering, starts.data(), starts.size(), out.data());
#endif
  return portable::wander(playouts, wandering, starts.data(), starts.size(), out.data());
}

}  // namespace kibitz::tractor
