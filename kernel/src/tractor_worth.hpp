// What cards in hand are worth, and what is at stake: shapes_worth.py and shapes_stakes.py of the rulebook over bits.
#pragma once

#include "tractor_seen.hpp"

namespace kibitz::tractor::KIBITZ_TARGET {

namespace {

namespace weight {
constexpr float win_single = 5.0f, win_pair = 8.0f, pair = 2.0f, trump = 2.0f, trump_pair = 2.5f;
constexpr float trump_top = 5.5f, void_ = 3.0f, step = 0.06f;
constexpr float future = 0.36f, future_trump = 0.55f;
constexpr float band = 14.0f, buried_share = 0.4f;
constexpr int take_over = 80, band_size = 40, shut_out_levels = 3;
}  // namespace weight

class Holding : public Seen {
 public:
  using Seen::Seen;

 protected:
  void look(const State& state) {
    Seen::look(state);
    single_known_ = pair_known_ = 0;
    worth_known_ = 0;
    n_trumps_ = size(of_kinds(hand_, order_.trumps));
    attackers_ = static_cast<int>(State::final_of(state.running(), rules_));
    late_ = 1.0f - static_cast<float>(largest_) / static_cast<float>(told_.hand_size);
    int n_all = 0;
    float points_all = 0.0f;
    for (int suit = 0; suit < order_.n_suits; ++suit) {
      n_all += n_out_[suit];
      points_all += points_out_[suit];
    }
    if (seat_ == told_.declarer) {
      kitty_ = static_cast<float>(state.buried_points());
    } else {
      kitty_ = n_all ? weight::buried_share * points_all * static_cast<float>(hidden_kitty_) / static_cast<float>(n_all)
                     : 0.0f;
    }
    table_points_ = 0.0f;
    for (int place = 0; place < n_on_table_; ++place) {
      table_points_ += static_cast<float>(order_.points(state.table()[place]));
    }
    table_bands_ = crossing(table_points_);
  }

  float led_alone(int suit, int n_pairs, int top) {
    const Best best{suit, n_pairs ? 2 * n_pairs : 1, n_pairs, top};
    return (1.0f - chance_to_beat((seat_ + 1) & 3, best)) * (1.0f - chance_to_beat((seat_ + 3) & 3, best));
  }

  // How likely no opponent beats this shape when it is led.
  KIBITZ_INLINE float chance_led(int suit, int n_pairs, int top) {
    if (n_pairs > 1) return led_alone(suit, n_pairs, top);
    Mask& known = n_pairs ? pair_known_ : single_known_;
    float& chance = (n_pairs ? pair_chance_ : single_chance_)[top];
    if (!(known >> top & 1)) {
      known |= mask_of(top);
      chance = led_alone(suit, n_pairs, top);
    }
    return chance;
  }

  // What holding just these cards of the suit is worth.
  float worth(int suit, Cards cards) {
    const bool is_trump = suit == trumps_;
    float value = 0.0f;
    for (Mask left = cards.one & ~cards.two; left; left &= left - 1) {
      const int top = order_.step[lowest_bit(left)];
      value += low(suit, top) + (is_trump ? weight::trump + weight::trump_top * chance_led(suit, 0, top)
                                          : weight::win_single * chance_led(suit, 0, top));
    }
    for (Mask steps = order_.steps(cards.two); steps;) {
      const int first = lowest_bit(steps);
      const Mask rest = ~(steps >> first);
      const int n = rest ? lowest_bit(rest) : 64;
      steps &= ~((mask_of(n) - 1) << first);
      value += run_worth(suit, n, first + n - 1);
    }
    for (int more = count(cards.two & order_.equals & order_.suit[suit]); more > 1; --more) {
      value += run_worth(suit, 1, order_.equal_step);
    }
    if (!is_trump) {
      const int n_left = size(cards);
      if (n_left < 3) {
        constexpr float nearness[3] = {1.0f, 0.35f, 0.12f};
        const float ruffs = least(1.0f, static_cast<float>(n_trumps_) / 4.0f) *
                            least(1.0f, static_cast<float>(n_out_[suit]) / 8.0f);
        value += weight::void_ * ruffs * nearness[n_left];
      }
    }
    return value;
  }

  KIBITZ_INLINE float low(int suit, int top) const {
    return weight::step * static_cast<float>(top - first_step_[suit]);
  }

  float run_worth(int suit, int n_pairs, int top) {
    const float wins = weight::win_pair * chance_led(suit, n_pairs, top), alone = chance_led(suit, 0, top);
    const float each = suit == trumps_
                           ? 2.0f * (weight::trump + low(suit, top)) + weight::trump_pair +
                                 most(wins, 2.0f * weight::trump_top * alone)
                           : 2.0f * low(suit, top) + weight::pair + most(wins, 1.6f * weight::win_single * alone);
    return static_cast<float>(n_pairs) * each;
  }

  // What giving these cards up costs.
  float cost(Cards cards) {
    float total = 0.0f;
    for (Mask left = cards.one; left;) {
      const int suit = suit_at_[lowest_bit(left)];
      const Mask kinds = order_.suit[suit];
      left &= ~kinds;
      const Cards held = of_kinds(hand_, kinds);
      if (!(worth_known_ >> suit & 1)) {
        worth_known_ |= 1u << suit;
        worth_[suit] = worth(suit, held);
      }
      total += worth_[suit] - worth(suit, held - of_kinds(cards, kinds));
    }
    return total;
  }

  float future(Cards cards) const {
    const Cards trumps = of_kinds(cards, order_.trumps), plain = of_kinds(cards, ~order_.trumps);
    return weight::future_trump * static_cast<float>(order_.points(trumps)) +
           weight::future * static_cast<float>(order_.points(plain));
  }

  static int levels(int points) {
    if (points >= weight::take_over) return 1 + (points - weight::take_over) / weight::band_size;
    return points <= 0 ? -weight::shut_out_levels : -((weight::take_over - 1 - points) / weight::band_size + 1);
  }
  float crossing(float points) const {
    const int bands = levels(attackers_ + static_cast<int>(points)) - levels(attackers_);
    return weight::band * static_cast<float>(bands) * late_ * late_;
  }
  float last_trick(int n_cards) const { return kitty_ * static_cast<float>(rules_.multiplier(n_cards)); }

  int n_trumps_ = 0;
  float table_points_ = 0.0f;
  float table_bands_ = 0.0f;

 private:
  Mask single_known_ = 0;
  Mask pair_known_ = 0;
  std::array<float, max_kinds> single_chance_{};
  std::array<float, max_kinds> pair_chance_{};
  std::uint32_t worth_known_ = 0;
  std::array<float, max_suits> worth_{};
  int attackers_ = 0;
  float late_ = 0.0f;
  float kitty_ = 0.0f;
};

}  // namespace

}  // namespace kibitz::tractor::KIBITZ_TARGET
