#include "kibitz/tractor_endings.hpp"

#include <algorithm>

namespace kibitz::tractor {

namespace {

// What the attackers may still gain at least and at most, the cut at 0 not yet made.
Bounds widest(const State& state) {
  const int seat = state.to_act();
  const int n_cards = size(state.hand(seat));  // the seat to act plays to every trick to come
  std::int64_t most = 0;
  for (int s = 0; s < n_seats; ++s) most += state.order().points(state.hand(s));
  for (int place = 0; place < state.n_on_table(); ++place) most += state.order().points(state.table()[place]);
  const int n_last = std::max(n_cards, state.n_on_table() ? size(state.table()[0]) : 0);
  most += state.buried_points() * state.rules().multiplier(n_last);
  const std::int64_t failed = state.rules().throws ? state.rules().throw_penalty * n_cards : 0;
  return {-failed, most + failed};
}

}  // namespace

Endings::Endings(int table_bits) : table_(std::size_t{1} << table_bits) {}

Endings::Entry& Endings::entry_of(const State& state) {
  std::uint64_t hash = state.leader();
  for (int seat = 0; seat < n_seats; ++seat) {
    hash = Random::mixed(hash ^ state.hand(seat).one) + Random::mixed(~state.hand(seat).two + hash);
  }
  return table_[Random::mixed(hash) & (table_.size() - 1)];
}

// What to try first: on the lead long shapes and high cards; then plays that win for our side, with points, and
// of the others those that give little away.
int Endings::urgency(const State& state, Cards play) const {
  const Order& order = state.order();
  if (state.is_lead()) return 64 * size(play) + order.step[highest_bit(play.one)];
  std::array<Cards, n_seats> table;
  const int n = state.n_on_table();
  std::copy_n(state.table(), n, table.begin());
  table[n] = play;
  const int winning = winning_place(order, state.rules(), state.led(), table.data(), n + 1);
  const bool ours = (n - winning) % 2 == 0;
  return (ours ? 10000 : 0) + 64 * (ours ? order.points(play) : -order.points(play)) - order.step[highest_bit(play.one)];
}

// What the attackers gain from here on, if it lies between alpha and beta; else a bound on that side.
std::int64_t Endings::gain(State& state, std::int64_t alpha, std::int64_t beta) {
  if (state.is_over()) return 0;
  if (!state.is_lead()) return best_gain(state, alpha, beta);
  // What is still to gain depends on hands and leader alone.
  const Entry& known = entry_of(state);
  bool is_known = known.search == search_ && known.leader == state.leader();
  for (int seat = 0; is_known && seat < n_seats; ++seat) is_known = known.hands[seat] == state.hand(seat);
  Bounds bounds = is_known ? Bounds{known.lower, known.upper} : widest(state);
  if (bounds.lower >= beta || bounds.lower == bounds.upper) return bounds.lower;
  if (bounds.upper <= alpha) return bounds.upper;
  const std::int64_t value = best_gain(state, alpha, beta);
  if (is_cut_short_) return value;
  if (value > alpha) bounds.lower = std::max(bounds.lower, value);
  if (value < beta) bounds.upper = std::min(bounds.upper, value);
  Entry& entry = entry_of(state);
  for (int seat = 0; seat < n_seats; ++seat) entry.hands[seat] = state.hand(seat);
  entry.leader = state.leader();
  entry.lower = bounds.lower;
  entry.upper = bounds.upper;
  entry.search = search_;
  return value;
}

std::int64_t Endings::best_gain(State& state, std::int64_t alpha, std::int64_t beta) {
  // What cannot all be tried is left open, or listing the plays would cost more than the budget.
  if (is_cut_short_ || n_nodes_ + state.count_legal() > limit_) {
    is_cut_short_ = true;
    return alpha;
  }
  const std::size_t first = options_.size();
  state.each_legal([&](Cards play) { options_.push_back({urgency(state, play), play}); });
  const auto by_urgency = [](const Option& a, const Option& b) { return a.urgency < b.urgency; };
  // Most positions are cut off after a play or two, so few options are not sorted but looked through each time.
  const bool is_wide = options_.size() - first > 32;
  if (is_wide) {
    std::sort(options_.begin() + static_cast<std::ptrdiff_t>(first), options_.end(),
              [&](const Option& a, const Option& b) { return by_urgency(b, a); });
  }
  const bool attacks = (state.to_act() & 1) == state.attackers();
  const std::int64_t before = state.running();
  bool is_first = true;
  std::int64_t best = 0;
  for (std::size_t next = first; next < options_.size(); ++next) {
    const auto rest = options_.begin() + static_cast<std::ptrdiff_t>(next);
    if (!is_wide) std::iter_swap(rest, std::max_element(rest, options_.end(), by_urgency));
    if (n_nodes_ >= limit_) is_cut_short_ = true;
    if (is_cut_short_) break;
    ++n_nodes_;
    state.apply(options_[next].play);
    const std::int64_t now = state.running() - before;
    const std::int64_t value = now + gain(state, alpha - now, beta - now);
    state.undo();
    if (is_first || (attacks ? value > best : value < best)) best = value;
    is_first = false;
    if (attacks) alpha = std::max(alpha, best);
    else beta = std::min(beta, best);
    if (alpha >= beta) break;
  }
  options_.resize(first);
  return best;
}

// Asks whether the gain reaches a guess, and again, until the bounds meet or the limit is reached.
Bounds Endings::bounds_of(State& state, std::int64_t guess, std::uint64_t limit) {
  Bounds bounds = state.is_over() ? Bounds{} : widest(state);
  limit_ = limit;
  is_cut_short_ = false;
  while (bounds.lower < bounds.upper) {
    guess = std::clamp(guess, bounds.lower, bounds.upper);
    const std::int64_t at_least = guess == bounds.lower ? guess + 1 : guess;
    const std::int64_t value = gain(state, at_least - 1, at_least);
    if (is_cut_short_) break;
    if (value < at_least) bounds.upper = value;
    else bounds.lower = value;
    guess = value;
  }
  return bounds;
}

void Endings::solve(const Order& order, const Rules& rules, const Position& position, std::uint64_t budget,
                    Solved& solved) {
  // A new number makes all entries of the search before invalid.
  if (++search_ == 0) {
    for (Entry& entry : table_) entry.search = 0;
    search_ = 1;
  }
  n_nodes_ = 0;
  State state(order, rules, position);
  solved.plays.clear();
  solved.values.clear();
  state.each_legal([&](Cards play) { solved.plays.push_back(play); });
  const bool attacks = (state.to_act() & 1) == state.attackers();
  std::int64_t guess = 0;
  for (std::size_t i = 0; i < solved.plays.size(); ++i) {
    ++n_nodes_;
    state.apply(solved.plays[i]);
    const std::int64_t now = state.running();
    const std::uint64_t left = budget > n_nodes_ ? budget - n_nodes_ : 0;
    Bounds bounds = bounds_of(state, guess - now, n_nodes_ + left / (solved.plays.size() - i));
    bounds.lower += now;
    bounds.upper += now;
    guess = bounds.lower;
    state.undo();
    bounds.lower = State::final_of(bounds.lower, rules);
    bounds.upper = State::final_of(bounds.upper, rules);
    Bounds& best = solved.value;
    if (i == 0) {
      best = bounds;
    } else {
      best.lower = attacks ? std::max(best.lower, bounds.lower) : std::min(best.lower, bounds.lower);
      best.upper = attacks ? std::max(best.upper, bounds.upper) : std::min(best.upper, bounds.upper);
    }
    solved.values.push_back(bounds);
  }
  solved.n_nodes = n_nodes_;
}

}  // namespace kibitz::tractor
