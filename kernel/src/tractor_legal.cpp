#include "kibitz/tractor_legal.hpp"

namespace kibitz::tractor {

std::uint64_t count_follows(const Order& order, const Follow& follow) {
  const int n_kinds = count(follow.pool.one), n_doubled = count(follow.pool.two);
  std::uint64_t total = 0;
  if (follow.n_owed) {
    each_pairs(order, follow, [&](Mask pairs, int n_more) { total += choose(n_kinds - count(pairs), n_more); });
    return total;
  }
  for (int k = follow.fewest_pairs; 2 * k <= follow.n; ++k) total += ways_with(n_kinds, n_doubled, follow.n, k);
  return total;
}

std::uint64_t count_leads(const Order& order, const Rules& rules, Cards hand) {
  if (!rules.throws) {
    return static_cast<std::uint64_t>(size(hand)) + count_tractors(order, hand.two);
  }
  std::uint64_t total = 0;
  for (int suit = 0; suit < order.n_suits; ++suit) total += count_subsets(of_kinds(hand, order.suit[suit]));
  return total;
}

Verdict check_lead(const Order& order, const Rules& rules, Cards hand, Cards play) {
  if (!is_part(play, hand)) return Verdict::not_held;
  if (!play.one) return Verdict::no_cards;
  if (play.one & ~order.suit_of[lowest_bit(play.one)]) return Verdict::mixed_suits;
  if (!rules.throws && !is_shape(order, play)) return Verdict::not_a_shape;
  return Verdict::legal;
}

Verdict check_follow(const Order& order, const Rules& rules, const Pattern& led, Cards hand, Cards play) {
  if (!is_part(play, hand)) return Verdict::not_held;
  if (size(play) != led.n_cards) return Verdict::wrong_number;
  Follow follow;
  follow_of(order, rules, led, hand, follow);
  const Cards given = of_kinds(play, led.suit);
  const int n_held = size(of_kinds(hand, led.suit));
  if (size(given) < (n_held < led.n_cards ? n_held : led.n_cards)) return Verdict::must_follow_number;
  if (n_held <= led.n_cards) return Verdict::legal;
  if (count(given.two) < follow.fewest_pairs) return Verdict::owes_pairs;
  return meets(order, follow, given.two) ? Verdict::legal : Verdict::owes_tractor;
}

Cards draw_owed(const Order& order, const Follow& follow, Random& random) {
  const int n_kinds = count(follow.pool.one);
  const auto total = static_cast<std::uint32_t>(count_follows(order, follow));
  std::uint32_t number = random.below(total);
  Mask twice = 0;
  int n_once = -1;
  each_pairs(order, follow, [&](Mask pairs, int n_more) {
    if (n_once >= 0) return;
    const std::uint32_t ways = choose(n_kinds - count(pairs), n_more);
    if (number < ways) {
      twice = pairs;
      n_once = n_more;
    } else {
      number -= ways;
    }
  });
  const Mask once = draw_kinds(follow.pool.one & ~twice, n_once, random);
  return follow.fixed + Cards{twice | once, twice};
}

namespace {

// How many tractors stand at these steps: one for each of the equal pairs, where they are among them.
std::uint32_t tractors_at(const Order& order, Mask run, Mask pairs) {
  return run & mask_of(order.equal_step) ? static_cast<std::uint32_t>(count(pairs & order.equals)) : 1;
}

}  // namespace

std::uint32_t count_tractors(const Order& order, Mask pairs) {
  const Mask steps = order.steps(pairs);
  std::uint32_t n = 0;
  for (int length = 2;; ++length) {
    Mask lows = runs(steps, length);
    if (!lows) return n;
    for (; lows; lows &= lows - 1) n += tractors_at(order, (mask_of(length) - 1) << lowest_bit(lows), pairs);
  }
}

Cards nth_tractor(const Order& order, Mask pairs, std::uint32_t number) {
  const Mask steps = order.steps(pairs);
  for (int length = 2;; ++length) {
    for (Mask lows = runs(steps, length); lows; lows &= lows - 1) {
      const Mask run = (mask_of(length) - 1) << lowest_bit(lows);
      const std::uint32_t ways = tractors_at(order, run, pairs);
      if (number >= ways) {
        number -= ways;
        continue;
      }
      const Mask plain = order.kinds_at(run & ~mask_of(order.equal_step), pairs);
      const bool shares = run & mask_of(order.equal_step);
      return tractor::pairs(plain | (shares ? nth(pairs & order.equals, number) : 0));
    }
  }
}

}  // namespace kibitz::tractor
