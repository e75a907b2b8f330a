#include "kibitz/playout.hpp"

#include <utility>

#include "playout_loop.hpp"

namespace kibitz {

void play_out(const Order& order, const Terms& terms, const Position& start, std::span<const World> worlds,
              PlayoutOptions options, std::uint64_t seed, std::size_t first, std::span<Outcome> out) {
#if defined(KIBITZ_HAS_MODERN)
  if (is_modern()) return modern::play_out({order, terms, start, worlds, options, seed, first, out});
#endif
  portable::play_out({order, terms, start, worlds, options, seed, first, out});
}

AfterCard after_card(const Order& order, const Terms& terms, const Position& position, Bit card) {
  State state(order, terms, position);
  state.apply(card);
  AfterCard after;
  after.position = position;
  for (int seat = 0; seat < terms.n_seats; ++seat) {
    after.position.hands[seat] = state.hand(static_cast<Seat>(seat));
  }
  after.position.leader = state.leader();
  after.position.n_on_table = static_cast<std::uint8_t>(state.n_on_table());
  for (int i = 0; i < state.n_on_table(); ++i) after.position.table[i] = state.on_table(i);
  after.is_over = state.is_over();
  if (state.n_on_table() > 0) return after;
  const Seat winner = state.leader();
  const bool is_ours = terms.is_ours(winner);
  ++after.position.tricks[is_ours];
  if (is_ours) after.gain = static_cast<std::int16_t>(order.points(state.taken(winner)) + terms.trick_value);
  after.we_took_last = after.is_over && is_ours;
  return after;
}

void deal_at_random(const Order& order, int n_seats, int hand_size, Random& random,
                    std::array<Mask, max_seats>& hands, Mask& kitty) {
  std::array<Bit, max_cards> deck;
  int n = 0;
  for (Mask left = order.cards; left; left &= left - 1) deck[n++] = static_cast<Bit>(lowest_bit(left));
  kitty = order.cards;
  hands = {};
  int dealt = 0;
  for (int seat = 0; seat < n_seats; ++seat) {
    for (int i = 0; i < hand_size; ++i, ++dealt) {
      const auto j = dealt + static_cast<int>(random.below(static_cast<std::uint32_t>(n - dealt)));
      std::swap(deck[dealt], deck[j]);
      hands[seat] |= mask_of(deck[dealt]);
    }
    kitty ^= hands[seat];
  }
}

}  // namespace kibitz
