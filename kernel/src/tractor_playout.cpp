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

}  // namespace kibitz::tractor
