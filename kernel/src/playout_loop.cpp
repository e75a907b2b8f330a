// The playout loop, compiled for each target (target.hpp).
// Several deals go in lockstep: their chains of dependent operations overlap, which keeps a core busy.
#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "playout_loop.hpp"
#include "playout_policy.hpp"

namespace kibitz::KIBITZ_TARGET {

namespace {

// The n-th of the cards, from the lowest.
KIBITZ_INLINE Mask nth_card(Mask cards, std::uint32_t n) {
#if defined(__BMI2__)
  return _pdep_u64(Mask{1} << n, cards);
#else
  while (n--) cards &= cards - 1;
  return lowest(cards);
#endif
}

KIBITZ_INLINE std::size_t smaller(std::size_t a, std::size_t b) { return a < b ? a : b; }

// special: whether any-time cards, a forced card or a lone seat have to be looked at.
template <int n_seats, bool special, Policy policy, int n_lanes>
inline void play_lanes(const Order& order, const Terms& terms, const Position& start,
                       const World* const* world, std::uint32_t random_share, Random& random, Outcome* out) {
  Mask hand[n_lanes][n_seats];
  Mask ours[n_lanes];             // cards of our tricks
  std::uint64_t tricks[n_lanes];  // a byte for each seat
  int leader[n_lanes];
  Mask lasting[n_lanes];  // all ones while the deal goes on
  Table table[n_lanes];
  for (int lane = 0; lane < n_lanes; ++lane) {
    for (int seat = 0; seat < n_seats; ++seat) hand[lane][seat] = world[lane]->hands[seat];
    ours[lane] = 0;
    tricks[lane] = 0;
    leader[lane] = start.leader;
    lasting[lane] = ~Mask{0};
    Table& on = table[lane];
    on = {0, 0, 0, start.leader};
    for (int i = 0; i < start.n_on_table; ++i) {
      const Mask card = mask_of(start.table[i]);
      if (i == 0) on.led = start.table[0];
      on.cards |= card;
      if ((card & order.contend[on.led]) > on.best) {
        on.best = card;
        on.winner = (start.leader + i) % n_seats;
      }
    }
  }
  int place = start.n_on_table;
  const int n_tricks = count(hand[0][(start.leader + place) % n_seats]);
  for (int left = n_tricks; left > 0; --left) {
    Draws draws[n_lanes] = {};
    for (Draws& draw : draws) draw = Draws(random.next());
    if (place == 0) {
      for (int lane = 0; lane < n_lanes; ++lane) {
        Mask& held = hand[lane][leader[lane]];
        Mask card;
        if (policy == Policy::uniform || (random_share && draws[lane].below(256) < random_share)) {
          card = nth_card(held, draws[lane].below(static_cast<std::uint32_t>(left)));
        } else {
          card = lead<n_seats, policy>(order, terms, hand[lane], leader[lane]);
        }
        held ^= card;
        table[lane] = {card, card, lowest_bit(card), leader[lane]};
      }
      place = 1;
    }
    for (; place < n_seats; ++place) {
      for (int lane = 0; lane < n_lanes; ++lane) {
        Table& on = table[lane];
        int seat = leader[lane] + place;
        if (n_seats == 4) seat &= 3; else if (seat >= n_seats) seat -= n_seats;
        const Mask held = hand[lane][seat];
        Mask following = held & order.follow[on.led];
        if (special && following) following |= held & order.any_time;
        Mask legal = following ? following : held;
        if (special && (held & terms.forced)) legal = held & terms.forced;
        Mask card;
        if (policy == Policy::uniform || (random_share && draws[lane].below(256) < random_share)) {
          card = nth_card(legal, draws[lane].below(static_cast<std::uint32_t>(count(legal))));
        } else {
          card = follow<n_seats, policy>(order, terms, hand[lane], legal, on, seat, place);
        }
        hand[lane][seat] = held ^ card;
        on.cards |= card;
        const Mask height = card & order.contend[on.led];
        const bool wins = height > on.best;
        on.best = wins ? height : on.best;
        on.winner = wins ? seat : on.winner;
      }
    }
    for (int lane = 0; lane < n_lanes; ++lane) {
      const int winner = table[lane].winner;
      const Mask counts = special ? lasting[lane] : ~Mask{0};
      ours[lane] |= table[lane].cards & (0 - Mask{terms.is_ours(winner)}) & counts;
      tricks[lane] += (std::uint64_t{1} << (8 * winner)) & counts;
      leader[lane] = winner;
      if (special && terms.lone_seat >= 0 && winner != terms.lone_seat) lasting[lane] = 0;
    }
    place = 0;
  }
  for (int lane = 0; lane < n_lanes; ++lane) {
    const int n_ours = count(ours[lane]) / n_seats;
    int value = world[lane]->value + order.points(ours[lane]) + terms.trick_value * n_ours;
    if (terms.is_ours(leader[lane])) value += world[lane]->last_trick_value;
    if (terms.most_tricks_bonus && 2 * n_ours + start.tricks[1] > n_tricks + start.tricks[0]) {
      value += terms.most_tricks_bonus;
    }
    out[lane].value = static_cast<std::int16_t>(value);
    for (int seat = 0; seat < n_seats; ++seat) {
      out[lane].tricks[seat] = static_cast<std::uint8_t>(tricks[lane] >> (8 * seat));
    }
  }
}

template <int n_seats, bool special, Policy policy>
inline void play_batch(const Batch& batch) {
  constexpr int n_lanes = 4;
  static_assert(playouts_per_block % n_lanes == 0);
  const World* world[n_lanes];
  Outcome outcome[n_lanes];
  for (std::size_t block = 0; block < batch.out.size(); block += playouts_per_block) {
    Random random(batch.seed, (batch.first + block) / playouts_per_block);
    const std::size_t end = smaller(block + playouts_per_block, batch.out.size());
    std::size_t at = (batch.first + block) % batch.worlds.size();
    for (std::size_t i = block; i < end; i += n_lanes) {
      for (int lane = 0; lane < n_lanes; ++lane) {
        world[lane] = &batch.worlds[at];
        if (++at == batch.worlds.size()) at = 0;
      }
      play_lanes<n_seats, special, policy, n_lanes>(batch.order, batch.terms, batch.start, world,
                                                    batch.options.random_share, random, outcome);
      // The last lanes of a batch may play beyond its end, so that its random numbers do not depend on it.
      const std::size_t n = smaller(n_lanes, end - i);
      for (std::size_t lane = 0; lane < n; ++lane) batch.out[i + lane] = outcome[lane];
    }
  }
}

template <int n_seats>
inline void play_seats(const Batch& batch) {
  const bool special = batch.order.any_time || batch.terms.forced || batch.terms.lone_seat >= 0;
  switch (batch.options.policy) {
    case Policy::uniform:
      return special ? play_batch<n_seats, true, Policy::uniform>(batch)
                     : play_batch<n_seats, false, Policy::uniform>(batch);
    case Policy::greedy:
      return special ? play_batch<n_seats, true, Policy::greedy>(batch)
                     : play_batch<n_seats, false, Policy::greedy>(batch);
    case Policy::careful:
      return special ? play_batch<n_seats, true, Policy::careful>(batch)
                     : play_batch<n_seats, false, Policy::careful>(batch);
  }
}

}  // namespace

void play_out(const Batch& batch) {
  switch (batch.terms.n_seats) {
    case 3: return play_seats<3>(batch);
    case 4: return play_seats<4>(batch);
    case 5: return play_seats<5>(batch);
    default: return play_seats<6>(batch);
  }
}

}  // namespace kibitz::KIBITZ_TARGET
