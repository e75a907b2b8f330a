// The playout loop, compiled for each target (target.hpp).
#include "tractor_playout_loop.hpp"

#include "tractor_explained.hpp"

namespace kibitz::tractor::KIBITZ_TARGET {

namespace {

// A policy with nothing to remember.
struct Forgetful {
  explicit Forgetful(const Playouts&) {}
  KIBITZ_INLINE void begin(const Position&) {}
  KIBITZ_INLINE void played(int, Cards, Cards, const Pattern&, bool) {}
};

struct Uniform : Forgetful {
  using Forgetful::Forgetful;

  KIBITZ_INLINE static Cards choose(const State& state, Random& random) { return state.draw(random); }
};

struct Greedy : Forgetful {
  using Forgetful::Forgetful;

  static constexpr int n_tries = 6;

  static Cards choose(const State& state, Random& random) {
    return state.is_lead() ? lead(state) : follow(state, random);
  }

  // The longest shape; of equal ones one that nothing beats, or a low one without points.
  static Cards lead(const State& state) {
    const Order& order = state.order();
    Cards best;
    int best_value = -1000;
    each_lead(order, Rules{}, state.hand(state.leader()), [&](Cards play) {
      const int top = highest_bit(play.one);
      int value = 16 * size(play) - (play.one & order.trumps ? 8 : 0);
      value += order.above[top] ? -order.points(play) - count((mask_of(top) - 1) & order.suit_of[top]) : 14;
      if (value > best_value) {
        best_value = value;
        best = play;
      }
    });
    return best;
  }

  // Points to a trick that our side wins so far, else few of them, and low cards in any case.
  static Cards follow(const State& state, Random& random) {
    const Order& order = state.order();
    const int n = state.n_on_table();
    std::array<Cards, n_seats> table;
    int at_stake = 0;
    for (int place = 0; place < n; ++place) {
      table[place] = state.table()[place];
      at_stake += order.points(table[place]);
    }
    const Follow follow = state.follow();
    Cards best;
    int best_value = -100000;
    for (int i = 0; i < n_tries; ++i) {
      table[n] = draw_follow(order, follow, random);
      const int winning = winning_place(order, state.rules(), state.led(), table.data(), n + 1);
      const bool ours = (n - winning) % 2 == 0;
      int height = 0;
      for (Mask left = table[n].one; left; left &= left - 1) height += order.step[lowest_bit(left)];
      int value = -height;
      value += 8 * (ours ? at_stake + order.points(table[n]) + 2 : -order.points(table[n]));
      if (value > best_value) {
        best_value = value;
        best = table[n];
      }
    }
    return best;
  }
};

template <class Chooser>
KIBITZ_INLINE Outcome finish(State& state, Chooser& chooser, Random& random, std::uint32_t random_share) {
  while (!state.is_over()) {
    const bool any = random_share && random.below(256) < random_share;
    apply(state, chooser, any ? Uniform::choose(state, random) : chooser.choose(state, random));
  }
  return {state.final_points(), static_cast<std::uint8_t>(state.attackers_won_last()),
          static_cast<std::uint8_t>(state.last_trick_cards()), static_cast<std::uint8_t>(state.n_tricks())};
}

// Shuffles the packs and buries. packs: the bit of every card of both, in any order.
KIBITZ_INLINE void deal(const Order& order, int hand_size, int declarer, std::array<Bit, 2 * max_kinds>& packs,
                        int n_cards, Random& random, Position& position) {
  const int dealt = n_seats * hand_size;
  for (int i = 0; i < dealt; ++i) {
    const int j = i + static_cast<int>(random.below(static_cast<std::uint32_t>(n_cards - i)));
    const Bit other = packs[j];
    packs[j] = packs[i];
    packs[i] = other;
  }
  for (int seat = 0; seat < n_seats; ++seat) {
    Cards hand;
    for (int i = seat * hand_size; i < (seat + 1) * hand_size; ++i) hand = hand + single(packs[i]);
    position.hands[seat] = hand;
  }
  Cards hand = position.hands[declarer];
  for (int i = dealt; i < n_cards; ++i) hand = hand + single(packs[i]);
  const Cards buried = draw_follow(order, {{}, hand, n_cards - dealt, 0, 0, {}}, random);
  position.hands[declarer] = hand - buried;
  position.buried = buried;
  position.buried_points = order.points(buried);
}

// Calls play(i, random) for every playout of the batch.
template <class Play>
KIBITZ_INLINE void each_playout(const Playouts& playouts, std::size_t n, Play&& play) {
  for (std::size_t begin = 0; begin < n; begin += playouts_per_block) {
    const std::size_t end = begin + playouts_per_block < n ? begin + playouts_per_block : n;
    Random random(playouts.seed, (playouts.first + begin) / playouts_per_block);
    for (std::size_t i = begin; i < end; ++i) play(i, random);
  }
}

template <class Chooser>
void play_worlds(const Playouts& playouts, const Position* worlds, std::size_t n_worlds, Outcome* out, std::size_t n) {
  std::size_t world = playouts.first % n_worlds;
  Chooser chooser(playouts);
  each_playout(playouts, n, [&](std::size_t i, Random& random) {
    State state(playouts.order, playouts.rules, worlds[world]);
    chooser.begin(worlds[world]);
    if (++world == n_worlds) world = 0;
    if (playouts.opening.one) apply(state, chooser, playouts.opening);
    out[i] = finish(state, chooser, random, playouts.random_share);
  });
}

template <class Chooser>
void play_random(const Playouts& batch, int hand_size, int declarer, Outcome* out, std::size_t n) {
  Playouts playouts = batch;
  playouts.told.declarer = static_cast<Seat>(declarer);
  playouts.told.hand_size = static_cast<std::uint8_t>(hand_size);
  Chooser chooser(playouts);
  const Order& order = playouts.order;
  Position position;
  position.leader = static_cast<Seat>(declarer);
  position.attackers = static_cast<std::uint8_t>(1 - declarer % 2);
  std::array<Bit, 2 * max_kinds> packs;
  int n_cards = 0;
  each_playout(playouts, n, [&](std::size_t i, Random& random) {
    if (i % playouts_per_block == 0) {
      // Each block starts from the packs in order, or its deals would depend on the blocks before it.
      n_cards = 0;
      for (Mask left = order.kinds; left; left &= left - 1) {
        packs[n_cards] = packs[n_cards + 1] = static_cast<Bit>(lowest_bit(left));
        n_cards += 2;
      }
    }
    deal(order, hand_size, declarer, packs, n_cards, random, position);
    State state(order, playouts.rules, position);
    chooser.begin(position);
    out[i] = finish(state, chooser, random, playouts.random_share);
  });
}

}  // namespace

Cards choose_play(const Playouts& playouts, const Position& position) {
  const State state(playouts.order, playouts.rules, position);
  Random random(playouts.seed);
  const auto choose = [&](auto chooser) {
    chooser.begin(position);
    return chooser.choose(state, random);
  };
  switch (playouts.policy) {
    case Policy::rulebook: return choose(Rulebook(playouts));
    case Policy::greedy: return choose(Greedy(playouts));
    case Policy::uniform: break;
  }
  return choose(Uniform(playouts));
}

void play_out(const Playouts& playouts, const Position* worlds, std::size_t n_worlds, Outcome* out, std::size_t n) {
  switch (playouts.policy) {
    case Policy::rulebook: return play_worlds<Rulebook>(playouts, worlds, n_worlds, out, n);
    case Policy::greedy: return play_worlds<Greedy>(playouts, worlds, n_worlds, out, n);
    case Policy::uniform: return play_worlds<Uniform>(playouts, worlds, n_worlds, out, n);
  }
}

void play_deals(const Playouts& playouts, int hand_size, int declarer, Outcome* out, std::size_t n) {
  switch (playouts.policy) {
    case Policy::rulebook: return play_random<Rulebook>(playouts, hand_size, declarer, out, n);
    case Policy::greedy: return play_random<Greedy>(playouts, hand_size, declarer, out, n);
    case Policy::uniform: return play_random<Uniform>(playouts, hand_size, declarer, out, n);
  }
}

std::size_t explain(const Playouts& playouts, const History& history, const Position* worlds, std::size_t n,
                    Explained* out) {
  return explain_worlds(playouts, history, worlds, n, out);
}

std::size_t wander(const Playouts& playouts, const Wandering& wandering, const Position* worlds, std::size_t n,
                   Position* out) {
  return wander_from(playouts, wandering, worlds, n, out);
}

}  // namespace kibitz::tractor::KIBITZ_TARGET
