#include "kibitz/solver.hpp"

#include <algorithm>
#include <cstdlib>

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

// Bounds, and what the proofs of both look at.
struct Proof {
  Bounds bounds;
  Mask needed_low = 0;
  Mask needed_high = 0;
};

int floor_divided(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

}  // namespace

// One position being solved. Values inside are units from the position on.
struct Solver::Work {
  explicit Work(std::size_t mebibytes) : table(mebibytes) {}

  solver::Table table;
  Game game;
  Position position;
  std::uint64_t nodes = 0;
  std::uint64_t limit = 0;  // of one value, or of each card's
  std::uint64_t spent_before = 0;

  void start(const Order& order, const Terms& terms, const Position& at, Limits limits) {
    game = solver::prepared(order, terms, at);
    position = at;
    table.next_generation();
    nodes = spent_before = 0;
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
  bool narrow(Proof& proof, int first_card, int need, int& value) {
    const std::uint64_t spent = nodes - spent_before;
    if (limit && spent >= limit) return false;
    const Answer answer = ask(Question{game, table, position, first_card, need, limit ? limit - spent : 0});
    nodes += answer.nodes;
    value = answer.value;
    if (answer.stopped) return false;
    if (value >= need) {
      if (value > proof.bounds.low) proof.bounds.low = value, proof.needed_low = answer.needed;
    } else {
      if (value < proof.bounds.high) proof.bounds.high = value, proof.needed_high = answer.needed;
    }
    return true;
  }

  // The value by a series of questions (MTD; Plaat and others, "Best-first fixed-depth minimax algorithms", 1996).
  void solve(Proof& proof, int first_card, int guess) {
    Bounds& bounds = proof.bounds;
    guess = std::clamp(guess, bounds.low, bounds.high);
    while (bounds.low < bounds.high) {
      int value;
      if (!narrow(proof, first_card, std::max(guess, bounds.low + 1), value)) break;
      guess = std::clamp(value, bounds.low, bounds.high);
    }
  }

  // Narrows what another legal card is worth by what this one is (both: bits of the seat to act).
  void take_over(Proof& proof, int bit, const Proof& other, int other_bit) const {
    if (game.suit_of[bit] != game.suit_of[other_bit]) return;
    const Mask pair = mask_of(bit) | mask_of(other_bit);
    const bool is_one_class = game.class_of[bit] == game.class_of[other_bit];
    if (!is_one_class && (game.any_time | game.forced)) return;
    const Mask touched = (other.needed_low | other.needed_high) & game.suit[game.suit_of[bit]];
    const auto [low, high] = std::minmax({bit, other_bit});
    if (touched && lowest(touched) <= pair && !are_neighbours(low, high)) return;
    const int apart = std::abs(game.points[bit] - game.points[other_bit]);
    proof.bounds.low = std::max(proof.bounds.low, other.bounds.low - apart);
    proof.bounds.high = std::min(proof.bounds.high, other.bounds.high + apart);
    proof.needed_low = proof.needed_high = ~Mask{0};
  }

  int first_guess(std::optional<int> guess) {
    if (guess) return floor_divided(*guess - position.value, game.unit);
    return ask(Question{game, table, position, -1, 0, 0, true}).value;
  }

  bool is_over() const { return position.n_on_table == 0 && position.hands[position.leader] == 0; }

  int to_act() const { return (position.leader + position.n_on_table) % game.n_seats; }

  // Whether two cards of one suit, the lower first, of the seat to act can play each other's part but for their
  // class: no card that others hold or that lies on the table is between them.
  bool are_neighbours(int low, int high) const {
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
  Proof proof{work_->range()};
  work_->solve(proof, -1, work_->first_guess(guess));
  return {work_->outside(proof.bounds.low), work_->outside(proof.bounds.high)};
}

Bounds Solver::at_least(const Order& order, const Terms& terms, const Position& position, int threshold,
                        Limits limits) {
  work_->start(order, terms, position, limits);
  if (work_->is_over()) return {position.value, position.value};
  Proof proof{work_->range()};
  const Bounds& units = proof.bounds;
  const int need = -floor_divided(-(threshold - position.value), work_->game.unit);
  int value;
  if (need > units.low && need <= units.high) work_->narrow(proof, -1, need, value);
  return {work_->outside(units.low), work_->outside(units.high)};
}

int Solver::cards(const Order& order, const Terms& terms, const Position& position, std::span<CardValue> out,
                  Limits limits, std::optional<int> guess) {
  work_->start(order, terms, position, limits);
  if (work_->is_over()) return 0;
  int units = work_->first_guess(guess);
  int n = 0;
  const Mask legal = work_->legal();
  const Bounds range = work_->range();
  std::array<Proof, max_cards> proofs;
  for (Mask left = legal; left; left &= left - 1) {
    const int bit = lowest_bit(left);
    Proof& proof = proofs[n];
    proof = {range};
    for (int i = n - 1; i >= 0; --i) work_->take_over(proof, bit, proofs[i], out[i].card);
    work_->spent_before = work_->nodes;
    work_->solve(proof, bit, units);
    units = proof.bounds.low;
    out[n++] = {static_cast<Bit>(bit), {work_->outside(proof.bounds.low), work_->outside(proof.bounds.high)}};
  }
  return n;
}

int Solver::line(const Order& order, const Terms& terms, const Position& start, std::span<Bit> out) {
  Work& work = *work_;
  work.start(order, terms, start, {});
  if (work.is_over()) return 0;
  Proof proof{work.range()};
  work.solve(proof, -1, work.first_guess({}));
  const int total = work.outside(proof.bounds.low);
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
      Proof one{work.range()};
      int value;
      work.narrow(one, lowest_bit(left), is_ours ? units : units + 1, value);
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
