// How the rulebook looks at plays and burials that were made. Included by the playout loop only, like the rulebook.
#pragma once

#include <cmath>
#include <utility>

#include "kibitz/tractor_explained.hpp"
#include "tractor_rulebook.hpp"

namespace kibitz::tractor::KIBITZ_TARGET {

namespace {

class Explaining : public RulebookOf<true> {
 public:
  using RulebookOf<true>::RulebookOf;

  // How the play made compares with all that are weighed.
  Explained explain(const State& state, Cards made, float scale, Random& random) {
    choose(state, random);
    if (!n_options_) return {0.0f, 1.0f};  // nothing else could be played
    int own = 0;
    while (own < n_options_ && !(options_[own].cards == made)) ++own;
    if (own == n_options_) {
      if (own == max_options) own = --n_options_;
      if (state.is_lead()) {
        weigh_any_lead(made);
      } else {
        weigh_answer(made);
      }
    }
    bool all_spared = true;
    for (int i = 0; i < n_options_; ++i) all_spared = all_spared && options_[i].is_spared;
    float best = -1e9f, total = 0.0f;
    for (int i = 0; i < n_options_; ++i) {
      if (options_[i].is_spared && !all_spared) options_[i].value -= spared;
      best = most(best, options_[i].value);
    }
    for (int i = 0; i < n_options_; ++i) total += likeness((best - options_[i].value) / scale);
    const float gap = best - options_[own].value;
    return {gap, likeness(gap / scale) / total};
  }

 private:
  // By how much a ruff looks worse that the policy would not think of.
  static constexpr float spared = 8.0f;

  // About exp(-x), alike on every machine, and never quite nothing.
  static float likeness(float x) { return 0.002f + (x < 8.0f ? power(1.0f - x / 8.0f, 8) : 0.0f); }

  // A lead the policy passes over: a single that does what a lower one does, or a throw that may fall.
  void weigh_any_lead(Cards cards) {
    Pattern pattern;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Warray-bounds"  // GCC 12 takes a lead of no cards for possible
    decompose(order_, cards, pattern);
#pragma GCC diagnostic pop
    const int largest = pattern.n_tractors ? pattern.tractors[0].n_pairs : pattern.pairs ? 1 : 0;
    const int suit = suit_at_[lowest_bit(cards.one)];
    weigh_lead({suit, pattern.n_cards, largest, pattern.top, pattern.n_components > 1}, cards,
               pattern.n_components, pattern.n_pairs);
  }
};

std::size_t explain_worlds(const Playouts& playouts, const History& history, const Position* worlds,
                           std::size_t n_worlds, Explained* out) {
  Explaining chooser(playouts);
  for (std::size_t world = 0; world < n_worlds; ++world) {
    State state(playouts.order, playouts.rules, worlds[world]);
    chooser.begin(worlds[world]);
    for (std::size_t i = 0; i < history.plays.size(); ++i, ++out) {
      const Cards play = history.plays[i];
      const int seat = state.to_act();
      const Cards hand = state.hand(seat);
      const Verdict verdict = state.is_over()   ? Verdict::no_cards
                              : state.is_lead() ? check_lead(playouts.order, playouts.rules, hand, play)
                                                : check_follow(playouts.order, playouts.rules, state.led(), hand, play);
      if (verdict != Verdict::legal) return world;
      Random random(playouts.seed, i);  // the same in every world
      *out = history.seats[world] >> seat & 1 ? chooser.explain(state, play, history.scale, random)
                                              : Explained{0.0f, 1.0f};
      apply(state, chooser, play);
    }
  }
  return n_worlds;
}

// One chain of worlds, each from the last by at most one exchange of two cards.
class Wanderer {
 public:
  Wanderer(const Playouts& playouts, const Wandering& wandering)
      : playouts_(playouts), wandering_(wandering), chooser_(playouts) {}

  // Whether the world explains the plays at all.
  bool start(const Position& world) {
    world_ = world;
    n_pairs_ = 0;
    for (int one = 0; one <= n_seats; ++one) {
      for (int other = one + 1; other <= n_seats; ++other) {
        if (moves(one) && moves(other)) pairs_[n_pairs_++] = {one, other};
      }
    }
    return weigh(world, asked(), -1e300, logs_);
  }

  const Position& world() const { return world_; }

  // Tries one exchange; a share of the evidence counts.
  void step(double share, Random& random) {
    if (!n_pairs_) return;
    const auto [p, q] = pairs_[random.below(n_pairs_)];
    const Cards free_p = free(p);
    Cards free_q = free(q);
    const bool of_one_suit = random.below(256) < same_suit;
    const std::uint32_t u = random.below(1u << 24);
    const int x = any(free_p, random);
    if (of_one_suit) free_q = of_kinds(free_q, playouts_.order.suit_of[x]);
    if (!free_q.one) return;
    const int y = any(free_q, random);
    if (x == y || !has_room(q, x) || !has_room(p, y)) return;
    const double odds = wandering_.odds[q][x] + wandering_.odds[p][y] - wandering_.odds[p][x] - wandering_.odds[q][y];
    Position changed = world_;
    place(changed, p) = place(changed, p) - single(x) + single(y);
    place(changed, q) = place(changed, q) - single(y) + single(x);
    changed.buried_points = playouts_.order.points(changed.buried);
    unsigned seats = 1u << p | 1u << q;
    // The declarer knows what is buried.
    if (q == n_seats) seats |= 1u << playouts_.told.declarer;
    seats &= asked();
    double old = 0.0;
    for (int seat = 0; seat < n_seats; ++seat) old += seats >> seat & 1 ? logs_[seat] : 0.0;
    const double luck = std::log((u + 1.0) / (1u << 24));
    std::array<double, n_seats> logs;
    if (!weigh(changed, seats, old + (luck - odds) / share, logs)) return;
    world_ = changed;
    for (int seat = 0; seat < n_seats; ++seat) {
      if (seats >> seat & 1) logs_[seat] = logs[seat];
    }
  }

 private:
  static constexpr std::uint32_t same_suit = 180;  // of 256: that seldom contradicts anything
  // Values are rounded: a smaller gap is none.
  static constexpr float no_gap = 0.02f;

  unsigned asked() const { return 15u ^ 1u << wandering_.viewer; }
  static Cards& place(Position& world, int number) { return number < n_seats ? world.hands[number] : world.buried; }
  Cards free(int number) {
    return of_kinds(place(world_, number) - wandering_.fixed[number], wandering_.movable);
  }
  // Hands keep their sizes, so this stays as it is.
  bool moves(int number) { return number != wandering_.viewer && free(number).one; }
  bool has_room(int number, int bit) {
    const Cards there = free(number);
    return static_cast<int>((there.one >> bit & 1) + (there.two >> bit & 1)) < wandering_.most[number][bit];
  }
  // One of the cards, each copy with the same chance.
  static int any(Cards cards, Random& random) {
    const int n_kinds = count(cards.one);
    const auto number = static_cast<int>(random.below(static_cast<std::uint32_t>(size(cards))));
    return lowest_bit(number < n_kinds ? nth(cards.one, static_cast<std::uint32_t>(number))
                                       : nth(cards.two, static_cast<std::uint32_t>(number - n_kinds)));
  }

  // Writes how well the world explains what the seats did; false as soon as it is less than needed.
  bool weigh(const Position& world, unsigned seats, double needed, std::array<double, n_seats>& logs) {
    const Order& order = playouts_.order;
    const Rules& rules = playouts_.rules;
    logs = {};
    double sum = 0.0;
    State state(order, rules, world);
    chooser_.begin(world);
    const std::span<const Cards> plays = wandering_.history.plays;
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const int seat = state.to_act();
      if (seats >> seat & 1) {
        const Cards hand = state.hand(seat);
        const Verdict verdict = state.is_lead() ? check_lead(order, rules, hand, plays[i])
                                                : check_follow(order, rules, state.led(), hand, plays[i]);
        if (verdict != Verdict::legal) return false;
        Random random(playouts_.seed, i);
        const Explained found = chooser_.explain(state, plays[i], wandering_.history.scale, random);
        if (found.share < 1.0f) {
          const double other = wandering_.other_play;
          const double rulebooks = found.gap < no_gap ? 1.0 - other : 0.0;
          const double log = std::log(other * static_cast<double>(found.share) + rulebooks);
          logs[seat] += log;
          sum += log;
          if (sum < needed) return false;
        }
      }
      apply(state, chooser_, plays[i]);
    }
    return sum >= needed;
  }

  const Playouts& playouts_;
  const Wandering& wandering_;
  Explaining chooser_;
  std::array<std::pair<int, int>, 10> pairs_{};
  std::uint32_t n_pairs_ = 0;
  Position world_;
  std::array<double, n_seats> logs_{};
};

std::size_t wander_from(const Playouts& playouts, const Wandering& wandering, const Position* worlds,
                        std::size_t n_worlds, Position* out) {
  Wanderer wanderer(playouts, wandering);
  for (std::size_t chain = 0; chain < n_worlds; ++chain) {
    Random random(playouts.seed, chain);
    if (!wanderer.start(worlds[chain])) return chain;
    std::size_t n_kept = 0;
    for (std::size_t step = 0; step < wandering.shares.size(); ++step) {
      wanderer.step(wandering.shares[step], random);
      if (wandering.kept[step]) out[n_kept++ * n_worlds + chain] = wanderer.world();
    }
  }
  return n_worlds;
}

}  // namespace

}  // namespace kibitz::tractor::KIBITZ_TARGET
