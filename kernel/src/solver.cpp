#include "kibitz/solver.hpp"

#include <algorithm>

#include "kibitz/target.hpp"
#include "solver_loop.hpp"

namespace kibitz {
namespace {

using solver::Answer;
using solver::Game;
using solver::Question;

Answer ask(const Question& question) {
#if defined(KIBITZ_HAS_MODERN)
  if (is_modern()) return modern::ask(question);
#endif
  return KIBITZ_TARGET::ask(question);
}

int floor_divided(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

}  // namespace

// One position being solved. Values inside are units from the position on.
struct Solver::Work {
  explicit Work(std::size_t mebibytes) : table(mebibytes) {}

  solver::Table table;
  Game game;
  Position position;
  std::uint64_t nodes = 0;
  std::uint64_t limit = 0;

  void start(const Order& order, const Terms& terms, const Position& at, Limits limits) {
    game = solver::prepared(order, terms, at);
    position = at;
    table.next_generation();
    nodes = 0;
    limit = limits.nodes;
  }

  int outside(int units) const { return units * game.unit + position.value; }

  Bounds range() const {
    Mask cards = 0;
    int n_tricks = position.n_on_table > 0;
    for (int seat = 0; seat < game.n_seats; ++seat) {
      cards |= position.hands[seat];
      n_tricks = std::max(n_tricks, count(position.hands[seat]) + (position.n_on_table > 0));
    }
    for (int i = 0; i < position.n_on_table; ++i) cards |= mask_of(position.table[i]);
    Bounds out;
    const auto add = [&](int value) { (value < 0 ? out.low : out.high) += value; };
    for (; cards; cards &= cards - 1) add(game.points[lowest_bit(cards)]);
    add(n_tricks * game.trick_value);
    add(game.last_value);
    add(game.bonus);
    return out;
  }

  // One question. False when the limit was reached.
  bool narrow(Bounds& bounds, int first_card, int need, int& value) {
    const Answer answer =
        ask(Question{game, table, position, first_card, need, limit ? std::max<std::uint64_t>(limit - nodes, 1) : 0});
    nodes += answer.nodes;
    value = answer.value;
    if (answer.stopped) return false;
    if (value >= need) {
      bounds.low = std::max(bounds.low, value);
    } else {
      bounds.high = std::min(bounds.high, value);
    }
    return true;
  }

  // The value by a series of questions (MTD; Plaat and others, "Best-first fixed-depth minimax algorithms", 1996).
  Bounds solve(int first_card, int guess) {
    Bounds bounds = range();
    guess = std::clamp(guess, bounds.low, bounds.high);
    while (bounds.low < bounds.high) {
      int value;
      if (!narrow(bounds, first_card, std::max(guess, bounds.low + 1), value)) break;
      guess = std::clamp(value, bounds.low, bounds.high);
    }
    return bounds;
  }

  int first_guess(std::optional<int> guess) {
    if (guess) return floor_divided(*guess - position.value, game.unit);
    return ask(Question{game, table, position, -1, 0, 0, true}).value;
  }

  bool is_over() const { return position.n_on_table == 0 && position.hands[position.leader] == 0; }

  int to_act() const { return (position.leader + position.n_on_table) % game.n_seats; }

  // Whether two cards of the seat to act, the lower first, can play each other's part: no card that others hold
  // or that lies on the table is between them.
  bool are_equal(int low, int high) const {
    if (game.suit_of[low] != game.suit_of[high] || game.class_of[low] != game.class_of[high]) return false;
    Mask others = 0;
    for (int seat = 0; seat < game.n_seats; ++seat) {
      if (seat != to_act()) others |= position.hands[seat];
    }
    for (int i = 0; i < position.n_on_table; ++i) others |= mask_of(position.table[i]);
    return !(others & (mask_of(high) - 1) & ~(mask_of(low) - 1));
  }

  Mask legal() const {
    const Mask hand = position.hands[to_act()];
    if (position.n_on_table == 0) return hand;
    if (hand & game.forced) return hand & game.forced;
    const Mask suit = game.follow[position.table[0]];
    return hand & suit ? hand & (suit | game.any_time) : hand;
  }
};

Solver::Solver(std::size_t table_mebibytes) : work_(std::make_unique<Work>(table_mebibytes)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Bounds Solver::value(const Order& order, const Terms& terms, const Position& position, Limits limits,
                     std::optional<int> guess) {
  work_->start(order, terms, position, limits);
  if (work_->is_over()) return {position.value, position.value};
  const Bounds units = work_->solve(-1, work_->first_guess(guess));
  return {work_->outside(units.low), work_->outside(units.high)};
}

Bounds Solver::at_least(const Order& order, const Terms& terms, const Position& position, int threshold,
                        Limits limits) {
  work_->start(order, terms, position, limits);
  if (work_->is_over()) return {position.value, position.value};
  Bounds units = work_->range();
  const int need = -floor_divided(-(threshold - position.value), work_->game.unit);
  int value;
  if (need > units.low && need <= units.high) work_->narrow(units, -1, need, value);
  return {work_->outside(units.low), work_->outside(units.high)};
}

int Solver::cards(const Order& order, const Terms& terms, const Position& position, std::span<CardValue> out,
                  Limits limits, std::optional<int> guess) {
  work_->start(order, terms, position, limits);
  if (work_->is_over()) return 0;
  int units = work_->first_guess(guess);
  int n = 0;
  const Mask legal = work_->legal();
  for (Mask left = legal; left; left &= left - 1) {
    const int bit = lowest_bit(left);
    // A neighbour of one class is worth the same.
    int same = n - 1;
    while (same >= 0 && !work_->are_equal(out[same].card, bit)) --same;
    Bounds bounds;
    if (same >= 0) {
      bounds = out[same].value;
    } else {
      const Bounds inside = work_->solve(bit, units);
      units = inside.low;
      bounds = {work_->outside(inside.low), work_->outside(inside.high)};
    }
    out[n++] = {static_cast<Bit>(bit), bounds};
  }
  return n;
}

int Solver::line(const Order& order, const Terms& terms, const Position& start, std::span<Bit> out) {
  Work& work = *work_;
  work.start(order, terms, start, {});
  if (work.is_over()) return 0;
  const int total = work.outside(work.solve(-1, work.first_guess({})).low);
  State state(order, terms, start);
  int n = 0;
  while (!state.is_over()) {
    // What is found out about a position stays true where it is reached by other cards.
    Position& at = work.position;
    for (int seat = 0; seat < terms.n_seats; ++seat) at.hands[seat] = state.hand(static_cast<Seat>(seat));
    at.leader = state.leader();
    at.n_on_table = static_cast<std::uint8_t>(state.n_on_table());
    for (int i = 0; i < at.n_on_table; ++i) at.table[i] = state.on_table(i);
    at.tricks = start.tricks;
    for (int seat = 0; seat < terms.n_seats; ++seat) {
      at.tricks[terms.is_ours(seat)] = static_cast<std::int8_t>(at.tricks[terms.is_ours(seat)] + state.n_tricks(static_cast<Seat>(seat)));
    }
    const int units = (total - state.value()) / work.game.unit;
    const bool is_ours = terms.is_ours(state.to_act());
    Mask left = state.legal();
    for (; !has_one(left); left &= left - 1) {
      Bounds bounds = work.range();
      int value;
      work.narrow(bounds, lowest_bit(left), is_ours ? units : units + 1, value);
      if (is_ours ? value >= units : value <= units) break;
    }
    const Bit card = static_cast<Bit>(lowest_bit(left));
    out[n++] = card;
    state.apply(card);
  }
  return n;
}

std::uint64_t Solver::nodes() const { return work_->nodes; }

}  // namespace kibitz
