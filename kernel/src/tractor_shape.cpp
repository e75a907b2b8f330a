#include "kibitz/tractor_shape.hpp"

namespace kibitz::tractor {

namespace {

// Pairs by step: one each, but for the step several kinds share.
struct Steps {
  Mask at;
  int shared;  // pairs at order.equal_step

  Steps(const Order& order, Mask pairs) : at(order.steps(pairs)), shared(count(pairs & order.equals)) {}

  void take(const Order& order, Mask run) {
    const Mask equal = mask_of(order.equal_step);
    if (run & equal && --shared) run &= ~equal;
    at &= ~run;
  }
};

// Takes runs of lengths[0 ... n-1] from the steps, highest first, and notes their tops. On failure the steps are
// left as they were. Runs of one length are taken from high to low (`ceiling`: the lowest step of the one
// before), so the first way found is the one whose tops are highest.
bool take_runs(const Order& order, Steps& steps, const std::uint8_t* lengths, int n, int ceiling,
               std::uint8_t* tops) {
  if (n == 0) return true;
  const int length = lengths[0];
  Mask lows = runs(steps.at, length);
  if (ceiling < 63) lows &= (mask_of(ceiling) << 1) - 1;
  while (lows) {
    const int low = highest_bit(lows);
    lows &= ~mask_of(low);
    const Steps before = steps;
    steps.take(order, (mask_of(length) - 1) << low);
    tops[0] = static_cast<std::uint8_t>(low + length - 1);
    if (take_runs(order, steps, lengths + 1, n - 1, n > 1 && lengths[1] == length ? low : 63, tops + 1)) return true;
    steps = before;
  }
  return false;
}

}  // namespace

bool best_split(const Order& order, Cards cards, const Pattern& pattern, Tops& tops) {
  if (count(cards.two) < pattern.n_pairs) return false;
  std::array<std::uint8_t, max_tractors> lengths;
  for (int i = 0; i < pattern.n_tractors; ++i) lengths[i] = pattern.tractors[i].n_pairs;
  Steps steps(order, cards.two);
  if (!take_runs(order, steps, lengths.data(), pattern.n_tractors, 63, tops.step.data())) return false;
  tops.n = pattern.n_tractors;
  const auto add = [&](int step) { tops.step[tops.n++] = static_cast<std::uint8_t>(step); };
  for (int i = count(pattern.pairs); i > 0; --i) {
    const int step = highest_bit(steps.at);
    steps.take(order, mask_of(step));
    add(step);
  }
  // Pairs that fill no component fall apart into single cards.
  const Mask unpaired = cards.one & ~cards.two;
  for (Mask left = steps.at | order.steps(unpaired); left;) {
    const int step = highest_bit(left);
    left &= ~mask_of(step);
    const bool shares = step == order.equal_step;
    const int n_pairs = shares ? steps.shared : static_cast<int>(steps.at >> step & 1);
    const Mask at = order.steps(unpaired) >> step & 1;
    const int n_single = shares ? count(unpaired & order.equals) : static_cast<int>(at);
    for (int i = 2 * n_pairs + n_single; i > 0; --i) add(step);
  }
  return true;
}

bool has_disjoint_tractors(const Order& order, Mask pairs, const std::uint8_t* lengths, int n) {
  Steps steps(order, pairs);
  std::array<std::uint8_t, max_tractors> tops;
  return take_runs(order, steps, lengths, n, 63, tops.data());
}

int owed_tractors(const Order& order, Mask pairs, const Pattern& pattern, std::uint8_t* owed) {
  int n = 0;
  for (int i = 0; i < pattern.n_tractors; ++i) {
    owed[n] = pattern.tractors[i].n_pairs;
    if (has_disjoint_tractors(order, pairs, owed, n + 1)) ++n;
  }
  return n;
}

int winner_of_throw(const Order& order, const Rules& rules, const Pattern& pattern, const Cards* plays, int n) {
  // Nothing of its own suit beats a throw that stood, and the first ruff of its shape does.
  int best = 0;
  if (pattern.suit == order.trumps) return best;
  Tops best_tops, tops;
  for (int place = 1; place < n; ++place) {
    if (plays[place].one & ~order.trumps || !best_split(order, plays[place], pattern, tops)) continue;
    bool beats = best == 0 || tops.step[0] > best_tops.step[0];
    if (best && !rules.longest_component) {
      for (int i = 1; i < tops.n; ++i) beats = beats && tops.step[i] > best_tops.step[i];
    }
    if (beats) {
      best = place;
      best_tops = tops;
    }
  }
  return best;
}

}  // namespace kibitz::tractor
