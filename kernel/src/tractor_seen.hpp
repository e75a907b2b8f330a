// What a seat of a playout remembers, and the chances it reckons with: shapes_memory.py and shapes_chance.py of the
// rulebook over bits.
#pragma once

#include "kibitz/tractor_playout.hpp"

namespace kibitz::tractor::KIBITZ_TARGET {

namespace {

// The rulebook's weights, named as there.
namespace weight {
constexpr float voids = 0.85f, together = 1.6f;
constexpr float takes = 0.88f, raises = 0.85f, beats_unknown = 0.5f;
}  // namespace weight

KIBITZ_INLINE float least(float a, float b) { return a < b ? a : b; }
KIBITZ_INLINE float most(float a, float b) { return a > b ? a : b; }

KIBITZ_INLINE float power(float x, int n) {
  float result = 1.0f;
  for (; n; n >>= 1, x *= x) {
    if (n & 1) result *= x;
  }
  return result;
}

// x to a power that is no whole number: by the binomial series for what is left over, which is right to a
// hundredth. The library's own may differ from machine to machine.
KIBITZ_INLINE float power(float x, float n) {
  const int whole = static_cast<int>(n);
  const float f = n - static_cast<float>(whole), y = x - 1.0f;
  return power(x, whole) * (1.0f + f * y * (1.0f + (f - 1.0f) * y * (0.5f + (f - 2.0f) * y / 6.0f)));
}

// What lies on the table and wins, or would be led: as Best in shapes_chance.py.
struct Best {
  int led;  // the number of the suit
  int n_cards;
  int n_pairs;
  int top;  // a step; -1: below all
  bool is_throw = false;
  bool is_ruff = false;
};

class Seen {
 public:
  explicit Seen(const Playouts& playouts) : order_(playouts.order), rules_(playouts.rules), told_(playouts.told) {
    for (int suit = 0; suit < order_.n_suits; ++suit) {
      for (Mask left = order_.suit[suit]; left; left &= left - 1) {
        const int bit = lowest_bit(left);
        suit_at_[bit] = static_cast<std::uint8_t>(suit);
        points_at_[bit] = static_cast<float>(order_.points(single(bit)));
      }
      // Strengths of a suit count from 0, steps from its first bit.
      first_step_[suit] = order_.suit[suit] ? lowest_bit(order_.suit[suit]) : 0;
    }
    trumps_ = order_.n_suits - 1;
  }

  void begin(const Position& start) {
    told_now_ = told_;
    buried_ = start.buried;
    out_ = buried_;
    for (const Cards& hand : start.hands) out_ = out_ + hand;
  }

  // What all see: cards put down, and of an attempted throw those that went back.
  KIBITZ_INLINE void played(int seat, Cards attempt, Cards down, const Pattern& led, bool leads) {
    out_ = out_ - down;
    told_now_.shown[seat] = told_now_.shown[seat] - down;
    if (leads) {
      if (!(attempt == down)) {
        const Cards back = attempt - down;
        told_now_.shown[seat] = {told_now_.shown[seat].one | back.one, told_now_.shown[seat].two | back.two};
      }
      return;
    }
    const Cards given = of_kinds(down, led.suit);
    const auto suit = static_cast<std::uint8_t>(1u << suit_at_[lowest_bit(led.suit)]);
    if (size(given) < led.n_cards) {
      told_now_.voids[seat] |= suit;
    } else if (led.n_pairs && count(given.two) < led.n_pairs) {
      told_now_.pairless[seat] |= suit;
    }
  }

 protected:
  void look(const State& state) {
    seat_ = state.to_act();
    hand_ = state.hand(seat_);
    const bool buried_it = seat_ == told_.declarer;
    Cards unseen = out_ - hand_;
    if (buried_it) unseen = unseen - buried_;
    hidden_kitty_ = buried_it ? 0 : size(buried_);
    largest_ = size(hand_);
    for (int s = 0; s < n_seats; ++s) {
      sizes_[s] = 0;
      if (s == seat_) continue;
      unseen = unseen - told_now_.shown[s];
      const int n = size(state.hand(s));
      largest_ = n > largest_ ? n : largest_;
      sizes_[s] = n - size(told_now_.shown[s]);
    }
    unseen_ = unseen;
    for (int suit = 0; suit < order_.n_suits; ++suit) {
      const Cards of = of_kinds(unseen, order_.suit[suit]);
      n_out_[suit] = size(of);
      points_out_[suit] = static_cast<float>(order_.points(of));
      int room = suit == trumps_ ? 0 : hidden_kitty_;
      for (int s = 0; s < n_seats; ++s) room += is_void(s, suit) ? 0 : sizes_[s];
      for (int s = 0; s < n_seats; ++s) {
        share_[s][suit] =
            is_void(s, suit) || !room ? 0.0f : static_cast<float>(sizes_[s]) / static_cast<float>(room);
      }
    }
    void_known_ = 0;
    n_on_table_ = state.n_on_table();
  }

  KIBITZ_INLINE bool is_void(int seat, int suit) const { return told_now_.voids[seat] >> suit & 1; }
  KIBITZ_INLINE bool is_pairless(int seat, int suit) const { return told_now_.pairless[seat] >> suit & 1; }

  // The kinds of the suit above a step.
  KIBITZ_INLINE Mask above(int suit, int top) const {
    if (top < 0) return order_.suit[suit];
    const int bit = top < order_.equal_step ? top : top + order_.n_more;
    return order_.suit[suit] & ~((mask_of(bit) << 1) - 1);
  }

  float chance_void(int seat, int suit) {
    const int place = seat * max_suits + suit;
    if (!(void_known_ >> place & 1)) {
      void_known_ |= mask_of(place);
      float chance = 0.0f;
      if (told_now_.shown[seat].one & order_.suit[suit]) chance = 0.0f;
      else if (is_void(seat, suit)) chance = 1.0f;
      else chance = power(1.0f - share_[seat][suit], weight::voids * static_cast<float>(n_out_[suit]));
      void_chance_[place] = chance;
    }
    return void_chance_[place];
  }

  float chance_higher(int seat, int suit, int n_pairs, int top) const {
    const Mask higher = above(suit, top);
    const Cards shown = told_now_.shown[seat];
    const float share = share_[seat][suit];
    if (n_pairs == 0) {
      if (shown.one & higher) return 1.0f;
      return is_void(seat, suit) ? 0.0f : 1.0f - power(1.0f - share, size(of_kinds(unseen_, higher)));
    }
    if (is_void(seat, suit) || is_pairless(seat, suit)) return 0.0f;
    const float pair = least(share, weight::together * share * share);
    if (n_pairs == 1) {
      if (shown.two & higher) return 1.0f;
      const int n = count(unseen_.two & higher & ~shown.one), n_half = count(unseen_.one & higher & shown.one);
      return 1.0f - power(1.0f - pair, n) * power(1.0f - share, n_half);
    }
    const Mask doubled = (unseen_.two | (unseen_.one & shown.one) | shown.two) & order_.suit[suit];
    Mask tops = runs(order_.steps(doubled), n_pairs) << (n_pairs - 1);
    if (top >= 0) tops = tops >> top >> 1;
    return 1.0f - power(1.0f - power(pair, n_pairs), count(tops));
  }

  KIBITZ_INLINE int n_higher(int suit, int top) const {
    const Mask higher = above(suit, top);
    int n = size(of_kinds(unseen_, higher));
    for (int s = 0; s < n_seats; ++s) n += s == seat_ ? 0 : size(of_kinds(told_now_.shown[s], higher));
    return n;
  }

  float chance_to_beat(int seat, const Best& best) {
    float in_suit = 0.0f;
    if (!best.is_ruff && !best.is_throw) in_suit = chance_higher(seat, best.led, best.n_pairs, best.top);
    if (best.led == trumps_) return in_suit;
    const float none = chance_void(seat, best.led);
    if (none <= 0.0f) return in_suit;
    float ruff = chance_higher(seat, trumps_, best.n_pairs, best.is_ruff ? best.top : -1);
    if (best.is_throw) {
      const int largest = best.n_pairs ? 2 * best.n_pairs : 1;
      ruff *= power(0.5f, best.n_cards > largest ? best.n_cards - largest : 0);
    }
    return least(1.0f, in_suit + none * ruff);
  }

  float chance_to_win(const Best& best, bool is_ours) {
    float ours = is_ours ? 1.0f : 0.0f, theirs = 1.0f - ours, ours_unknown = 0.0f, theirs_unknown = 0.0f;
    for (int k = 1; k < n_seats - n_on_table_; ++k) {
      const float beats = chance_to_beat((seat_ + k) & 3, best);
      if (k == 2) {
        ours_unknown += theirs * beats + theirs_unknown * beats * weight::beats_unknown;
        theirs *= 1.0f - beats;
        theirs_unknown *= 1.0f - beats * weight::beats_unknown;
      } else {
        const float takes = beats * weight::takes;
        theirs_unknown += ours * takes + ours_unknown * takes * weight::beats_unknown;
        ours *= 1.0f - takes;
        ours_unknown *= 1.0f - takes * weight::beats_unknown;
        theirs_unknown += theirs * beats * weight::raises;
        theirs *= 1.0f - beats * weight::raises;
      }
    }
    return ours + ours_unknown;
  }

  const Order& order_;
  const Rules& rules_;
  const Told& told_;
  int trumps_;
  std::array<std::uint8_t, max_kinds> suit_at_{};
  std::array<float, max_kinds> points_at_{};
  std::array<int, max_suits> first_step_{};

  // Of the playout.
  Told told_now_;
  Cards buried_;
  Cards out_;  // not played yet: hands and burial

  // Of the decision.
  int seat_ = 0;
  int n_on_table_ = 0;
  Cards hand_;
  Cards unseen_;
  int hidden_kitty_ = 0;
  int largest_ = 0;
  std::array<int, n_seats> sizes_{};
  std::array<int, max_suits> n_out_{};
  std::array<float, max_suits> points_out_{};
  std::array<std::array<float, max_suits>, n_seats> share_{};

 private:
  Mask void_known_ = 0;
  std::array<float, n_seats * max_suits> void_chance_{};
};

// Plays cards and lets the policy see them.
template <class Chooser>
KIBITZ_INLINE void apply(State& state, Chooser& chooser, Cards play) {
  const int seat = state.to_act();
  const bool leads = state.is_lead();
  state.apply(play);
  // A lead ends no trick, so it lies on the table.
  chooser.played(seat, play, leads ? state.table()[0] : play, state.led(), leads);
}

}  // namespace

}  // namespace kibitz::tractor::KIBITZ_TARGET
