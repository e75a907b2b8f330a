// The rulebook's card play, for playouts: the rules of players/rulebook/shapes_*.py over bits, with the same
// weights. Keep in step; docs/players.md lists where it is meant to differ. Included by the playout loop only,
// so all of it is compiled for each target. Leading and following are shapes_weighing.py, _lead.py and _follow.py.
#pragma once

#include "tractor_worth.hpp"

namespace kibitz::tractor::KIBITZ_TARGET {

namespace {

namespace weight {
constexpr float lead = 1.5f, at_once = 4.5f, at_once_trump = 1.5f, at_once_pair = 2.0f;
constexpr float unwilling = 0.4f, unwilling_void = 0.7f, forced = 0.12f, most_points = 10.0f;
constexpr float draw = 0.25f, draw_length = 4.0f, partners = 0.3f, partners_only = 2.0f, sure = 0.9f, reserve = 0.5f;
constexpr int ending = 7;
}  // namespace weight

// A play as the policy weighs it. is_spared: a ruff of a trick the partner is sure to win.
struct Option {
  Cards cards;
  float value;
  bool is_spared;
};

// keeps_options: every play weighed is kept to be looked at, which playouts have no use for.
template <bool keeps_options>
class RulebookOf : public Holding {
 public:
  using Holding::Holding;

  Cards choose(const State& state, Random& random) {
    look(state);
    n_added_ = 0;
    n_options_ = 0;
    return state.is_lead() ? lead() : follow(state, random);
  }

 protected:
  static constexpr int max_options = 160;

  void keep(Cards cards, float value, bool is_spared) {
    if constexpr (keeps_options) {
      if (n_options_ < max_options) options_[n_options_++] = {cards, value, is_spared};
    }
  }

  // Points that seats behind add to the own side's trick and to the others'.
  void behind(int led, int n, float& ours, float& theirs) {
    for (int i = 0; i < n_added_; ++i) {
      if (added_[i].led == led && added_[i].n == n) {
        ours = added_[i].ours;
        theirs = added_[i].theirs;
        return;
      }
    }
    ours = theirs = 0.0f;
    const float at_most = weight::most_points * static_cast<float>(n);
    for (int k = 1; k < n_seats - n_on_table_; ++k) {
      const int seat = (seat_ + k) & 3;
      const float held = share_[seat][led] * points_out_[led], none = chance_void(seat, led);
      float willing = (1.0f - none) * least(at_most, (1.0f - power(weight::unwilling, n)) * held);
      if (none > 0.0f) {
        float anything = 0.0f;
        for (int suit = 0; suit < order_.n_suits; ++suit) anything += share_[seat][suit] * points_out_[suit];
        willing += none * least(at_most, (1.0f - power(weight::unwilling_void, n)) * anything);
      }
      const float forced = least(at_most, weight::forced * held * static_cast<float>(n));
      ours += k == 2 ? willing : forced;
      theirs += k == 2 ? forced : willing;
    }
    if (n_added_ < static_cast<int>(added_.size())) added_[n_added_++] = {led, n, ours, theirs};
  }

  // What the trick is expected to bring.
  float points(Cards cards, float chance, int led) {
    float ours, theirs;
    behind(led, size(cards), ours, theirs);
    const float own = static_cast<float>(order_.points(cards));
    const float more_bands = crossing(table_points_ + own) - table_bands_;
    const float value = chance * (table_points_ + table_bands_ + own + weight::lead) - future(cards) +
                        (chance - weight::future) * more_bands;
    return value + chance * ours * (1.0f - weight::future) - (1.0f - chance) * theirs * weight::future;
  }

  // What the play does for the last trick: wins it, or keeps something for it.
  float end(Cards cards, float chance) {
    const int n = size(hand_), n_played = size(cards);
    if (n == n_played) return chance * last_trick(n_played);
    if (n > weight::ending) return 0.0f;
    const Cards left = hand_ - cards;
    float best = 0.0f;
    for (Mask kinds = left.one; kinds; kinds &= kinds - 1) {
      const int bit = lowest_bit(kinds), suit = suit_at_[bit];
      best = most(best, chance_led(suit, 0, order_.step[bit]) * last_trick(1));
      if (left.two & mask_of(bit)) best = most(best, chance_led(suit, 1, order_.step[bit]) * last_trick(2));
    }
    const Mask steps = order_.steps(left.two);
    for (int length = 2;; ++length) {
      Mask lows = runs(steps, length);
      if (!lows) break;
      for (; lows; lows &= lows - 1) {
        const int top = lowest_bit(lows) + length - 1;
        // The step of a run's top is a bit of its suit, but for the trumps above the equal ones.
        const int suit = mask_of(top) & order_.kinds & ~order_.trumps ? suit_at_[top] : trumps_;
        best = most(best, chance_led(suit, length, top) * last_trick(2 * length));
      }
    }
    return weight::reserve * best;
  }

  Cards lead() {
    best_value_ = -1e9f;
    winners_ = n_winners();
    for (int suit = 0; suit < order_.n_suits; ++suit) {
      const Cards held = of_kinds(hand_, order_.suit[suit]);
      if (!held.one) continue;
      std::array<std::uint32_t, 32> seen;
      int n_seen = 0;
      for (Mask left = held.one; left; left &= left - 1) {
        const int bit = lowest_bit(left), top = order_.step[bit];
        // Of singles that do the same only the lowest.
        const auto like = static_cast<std::uint32_t>(n_higher(suit, top)) << 16 |
                          static_cast<std::uint32_t>(points_at_[bit]) << 1 |
                          static_cast<std::uint32_t>(held.two >> bit & 1);
        bool is_new = true;
        for (int i = 0; i < n_seen; ++i) is_new = is_new && seen[i] != like;
        if (!is_new) continue;
        seen[n_seen++] = like;
        weigh_lead({suit, 1, 0, top}, single(bit), 1, 0);
      }
      for (Mask left = held.two; left; left &= left - 1) {
        weigh_lead({suit, 2, 1, order_.step[lowest_bit(left)]}, pairs(lowest(left)), 1, 1);
      }
      const Mask steps = order_.steps(held.two);
      if (steps & (steps >> 1)) {
        const std::uint32_t n = count_tractors(order_, held.two);
        for (std::uint32_t number = 0; number < n; ++number) {
          const Cards run = nth_tractor(order_, held.two, number);
          const int n_pairs = count(run.two);
          weigh_lead({suit, 2 * n_pairs, n_pairs, order_.step[highest_bit(run.one)]}, run, 1, n_pairs);
        }
      }
      if (rules_.throws) weigh_throw(suit, held);
    }
    return best_play_;
  }

  // All of the suit that nobody can beat at all, thrown at once.
  void weigh_throw(int suit, Cards held) {
    Pattern pattern;
    decompose(order_, held, pattern);
    Cards thrown;
    int n = 0;
    each_component(pattern, [&](Cards component, int n_pairs, int top) {
      if (!is_sure(suit, n_pairs, top)) return;
      thrown = thrown + component;
      ++n;
    });
    if (n < 2) return;
    decompose(order_, thrown, pattern);
    bool all = true;
    each_component(pattern, [&](Cards, int n_pairs, int top) { all = all && is_sure(suit, n_pairs, top); });
    const int largest = pattern.n_tractors ? pattern.tractors[0].n_pairs : pattern.pairs ? 1 : 0;
    if (all) {
      weigh_lead({suit, pattern.n_cards, largest, pattern.top, pattern.n_components > 1}, thrown,
                 pattern.n_components, pattern.n_pairs);
    }
  }

  template <class Visit>
  void each_component(const Pattern& pattern, Visit&& visit) const {
    for (int i = 0; i < pattern.n_tractors; ++i) {
      const Run& run = pattern.tractors[i];
      visit(pairs(run.kinds), int{run.n_pairs}, int{run.top});
    }
    for (Mask left = pattern.pairs; left; left &= left - 1) {
      visit(pairs(lowest(left)), 1, int{order_.step[lowest_bit(left)]});
    }
    for (Mask left = pattern.singles; left; left &= left - 1) {
      visit(single(lowest_bit(left)), 0, int{order_.step[lowest_bit(left)]});
    }
  }

  // Whether nobody can hold a higher one, all that is out taken as one hand.
  bool is_sure(int suit, int n_pairs, int top) const {
    if (n_pairs == 0) return n_higher(suit, top) == 0;
    Cards all = unseen_;
    for (int s = 0; s < n_seats; ++s) {
      if (s != seat_) all = all + told_now_.shown[s];
    }
    if (n_pairs == 1) return !(all.two & above(suit, top));
    const Mask tops = runs(order_.steps(all.two & order_.suit[suit]), n_pairs) << (n_pairs - 1);
    return !(tops >> top >> 1);
  }

  void weigh_lead(const Best& best, Cards cards, int n_components, int n_pairs) {
    const bool is_trump = best.led == trumps_;
    const float chance = chance_to_win(best, true);
    const float haste = is_trump ? weight::at_once_trump : weight::at_once;
    const float pairs = is_trump ? 0.0f : weight::at_once_pair * static_cast<float>(n_pairs);
    float value = points(cards, chance, best.led) +
                  chance * (haste * static_cast<float>(n_components - 1) + pairs) - cost(cards) + end(cards, chance);
    if (is_trump) value += drawing(best.n_cards);
    keep(cards, value, false);
    if (value > best_value_) {
      best_value_ = value;
      best_play_ = cards;
    }
  }

  // Cards in plain suits that should win if they are not ruffed.
  float n_winners() {
    float n = 0.0f;
    for (int suit = 0; suit < trumps_; ++suit) {
      const Cards held = of_kinds(hand_, order_.suit[suit]);
      for (Mask left = held.one; left;) {
        const int bit = highest_bit(left);
        left ^= mask_of(bit);
        const int top = order_.step[bit];
        if (n_higher(suit, top)) break;
        n += chance_led(suit, 0, top) * (held.two >> bit & 1 ? 2.0f : 1.0f);
      }
    }
    return n;
  }

  // What leading n trumps is worth by the trumps it draws.
  float drawing(int n) const {
    const auto n_out = static_cast<float>(n_out_[trumps_]);
    const float theirs = (share_[(seat_ + 1) & 3][trumps_] + share_[(seat_ + 3) & 3][trumps_]) * n_out;
    const float partners = share_[(seat_ + 2) & 3][trumps_] * n_out;
    const float longer = static_cast<float>(n_trumps_) - theirs / 2.0f;
    const float drawn = least(theirs, 2.0f * static_cast<float>(n)), lost = least(partners, static_cast<float>(n));
    const float gained = weight::draw * drawn * winners_ * most(0.0f, least(1.0f, longer / weight::draw_length));
    return gained - lost * (theirs < 0.5f ? weight::partners_only : weight::partners);
  }

  // --- following: shapes_follow.py --------------------------------------------------------------

  static constexpr std::uint64_t few = 28;
  static constexpr int n_tries = 6;

  Cards follow(const State& state, Random& random) {
    state_ = &state;
    const Pattern& led = state.led();
    led_ = suit_at_[lowest_bit(led.suit)];
    largest_pairs_ = led.n_tractors ? led.tractors[0].n_pairs : led.pairs ? 1 : 0;
    const int place = state.winning();
    on_table_ = best_with(state.table()[place]);
    is_ours_ = (n_on_table_ - place) == 2;
    chance_ = chance_to_win(on_table_, is_ours_);
    point_price_ = weight::future - chance_;
    trump_point_price_ = weight::future_trump - chance_;
    spares_ruffs_ = is_ours_ && chance_ >= weight::sure && led_ != trumps_;
    best_value_ = -1e9f;
    ruff_value_ = -1e9f;
    const Follow follow = state.follow();
    if (!follow.n) return follow.fixed;
    const std::uint64_t n_legal =
        follow.n == 1 ? static_cast<std::uint64_t>(count(follow.pool.one)) : count_follows(order_, follow);
    if (n_legal <= few) {
      each_follow(order_, follow, [&](Cards play) { weigh_answer(play); });
    } else if (follow.n_owed) {
      for (int i = 0; i < n_tries; ++i) weigh_answer(draw_follow(order_, follow, random));
    } else {
      weigh_built(follow, led);
    }
    return best_value_ > -1e9f ? best_play_ : ruff_play_;
  }

  // The cheapest answer and those that can win.
  void weigh_built(const Follow& follow, const Pattern& led) {
    if (!follow.fixed.one && !(follow.pool.one & ~led.suit)) {
      weigh_answer(cheapest_owed(follow));
      each_like(follow.pool, led);
      return;
    }
    weigh_answer(follow.fixed + cheapest(follow.pool, follow.n));
    const Cards trumps = of_kinds(hand_, order_.trumps);
    if (!follow.fixed.one && led_ != trumps_ && size(trumps) >= led.n_cards) {
      each_like(trumps, led);
      if (led.n_components > 1) weigh_splits(trumps, led);
    }
  }

  void each_like(Cards cards, const Pattern& led) {
    if (led.n_components > 1) return;
    if (!led.n_pairs) {
      for (Mask left = cards.one; left; left &= left - 1) weigh_answer(single(lowest_bit(left)));
    } else if (led.n_pairs == 1) {
      for (Mask left = cards.two; left; left &= left - 1) weigh_answer(pairs(lowest(left)));
    } else {
      const std::uint32_t n = count_tractors(order_, cards.two);
      for (std::uint32_t number = 0; number < n; ++number) {
        const Cards run = nth_tractor(order_, cards.two, number);
        if (count(run.two) == led.n_pairs) weigh_answer(run);
      }
    }
  }

  // The lowest and the highest trumps that fall into the shapes of a throw.
  void weigh_splits(Cards trumps, const Pattern& led) {
    for (const bool highest_first : {false, true}) {
      Cards given, left = trumps;
      bool fits = true;
      for (int i = 0; fits && i < led.n_tractors; ++i) {
        const int n_pairs = led.tractors[i].n_pairs;
        const Mask lows = runs(order_.steps(left.two), n_pairs);
        fits = lows;
        if (!fits) break;
        const int first = highest_first ? highest_bit(lows) : lowest_bit(lows);
        const Cards run = pairs(order_.kinds_at((mask_of(n_pairs) - 1) << first, left.two));
        given = given + run;
        left = left - run;
      }
      for (int i = count(led.pairs); fits && i > 0; --i) {
        fits = left.two;
        if (!fits) break;
        const Cards pair = pairs(highest_first ? highest(left.two) : lowest(left.two));
        given = given + pair;
        left = left - pair;
      }
      for (int i = count(led.singles); fits && i > 0; --i) {
        const Mask loose = left.one & ~left.two ? left.one & ~left.two : left.one;
        fits = loose;
        if (!fits) break;
        const Cards one{highest_first ? highest(loose) : lowest(loose), 0};
        given = given + one;
        left = left - one;
      }
      if (fits) weigh_answer(given);
    }
  }

  // What giving one of the cards of a suit up costs while these are held.
  float price(int suit, Cards held, int bit, float before) {
    const float point_price = suit == trumps_ ? trump_point_price_ : point_price_;
    return before - worth(suit, held - single(bit)) + point_price * points_at_[bit];
  }

  float cheapest_of(int suit, Cards held, int& bit) {
    const float before = worth(suit, held);
    float best = 1e9f;
    for (Mask left = held.one; left; left &= left - 1) {
      const float value = price(suit, held, lowest_bit(left), before);
      if (value < best) {
        best = value;
        bit = lowest_bit(left);
      }
    }
    return best;
  }

  // n of the cards, taken one by one: each the one of lowest price given those still there.
  Cards cheapest(Cards pool, int n) {
    std::array<float, max_suits> offer;
    std::array<int, max_suits> bit{};
    for (int suit = 0; suit < order_.n_suits; ++suit) {
      offer[suit] = cheapest_of(suit, of_kinds(pool, order_.suit[suit]), bit[suit]);
    }
    Cards taken;
    for (int i = 0; i < n; ++i) {
      int best = 0;
      for (int suit = 1; suit < order_.n_suits; ++suit) best = offer[suit] < offer[best] ? suit : best;
      taken = taken + single(bit[best]);
      pool = pool - single(bit[best]);
      if (i + 1 < n) offer[best] = cheapest_of(best, of_kinds(pool, order_.suit[best]), bit[best]);
    }
    return taken;
  }

  // The cheapest cards of the suit that pay every pair owed.
  Cards cheapest_owed(const Follow& follow) {
    Cards given, left = follow.pool;
    for (int i = 0; i < follow.fewest_pairs; ++i) {
      const float before = worth(led_, left);
      float best = 1e9f;
      int face = 0;
      for (Mask kinds = left.two; kinds; kinds &= kinds - 1) {
        const int bit = lowest_bit(kinds);
        const Cards once = left - single(bit);
        const float value = price(led_, left, bit, before) + price(led_, once, bit, worth(led_, once));
        if (value < best) {
          best = value;
          face = bit;
        }
      }
      given = given + pairs(mask_of(face));
      left = left - pairs(mask_of(face));
    }
    // Pairs may come about by chance; no more than the shape's are owed.
    return given + cheapest(left, follow.n - size(given));
  }

  // Cards that win so far as the best play.
  Best best_with(Cards cards) const {
    const Pattern& led = state_->led();
    int top = order_.step[highest_bit(cards.one)];
    if (led.n_components > 1) {
      Tops tops;
      best_split(order_, cards, led, tops);
      top = tops.step[0];
    }
    const bool is_ruff = led_ != trumps_ && (cards.one & order_.trumps);
    return {led_, led.n_cards, largest_pairs_, top, led.n_components > 1, is_ruff};
  }

  // Whether the cards win against what lies on the table.
  bool beats_table(Cards cards) const {
    const Pattern& led = state_->led();
    const bool in_trumps = !(cards.one & ~order_.trumps);
    if (!in_trumps && (on_table_.is_ruff || (cards.one & ~led.suit))) return false;
    if (led.n_components > 1) {
      std::array<Cards, n_seats> table;
      for (int place = 0; place < n_on_table_; ++place) table[place] = state_->table()[place];
      table[n_on_table_] = cards;
      return winning_place(order_, rules_, led, table.data(), n_on_table_ + 1) == n_on_table_;
    }
    if (led.n_pairs && (cards.one != cards.two || !is_shape(order_, cards))) return false;
    const bool is_ruff = in_trumps && led_ != trumps_;
    return is_ruff != on_table_.is_ruff || order_.step[highest_bit(cards.one)] > on_table_.top;
  }

  void weigh_answer(Cards cards) {
    float chance = chance_;
    bool is_ruff = false;
    if (beats_table(cards)) {
      const Best better = best_with(cards);
      chance = chance_to_win(better, true);
      is_ruff = better.is_ruff;
    }
    const float value = points(cards, chance, led_) - cost(cards) + end(cards, chance);
    keep(cards, value, is_ruff && spares_ruffs_);
    // A trick that the partner is sure to win is not ruffed while anything else can be played.
    if (is_ruff && spares_ruffs_) {
      if (value > ruff_value_) {
        ruff_value_ = value;
        ruff_play_ = cards;
      }
    } else if (value > best_value_) {
      best_value_ = value;
      best_play_ = cards;
    }
  }

  struct Added {
    int led;
    int n;
    float ours;
    float theirs;
  };

  std::array<Added, 8> added_{};
  int n_added_ = 0;
  float winners_ = 0.0f;
  const State* state_ = nullptr;
  int led_ = 0;
  int largest_pairs_ = 0;
  Best on_table_{};
  bool is_ours_ = false;
  bool spares_ruffs_ = false;
  float chance_ = 0.0f;
  float point_price_ = 0.0f;
  float trump_point_price_ = 0.0f;
  float best_value_ = 0.0f;
  float ruff_value_ = 0.0f;
  Cards best_play_;
  Cards ruff_play_;
  int n_options_ = 0;
  std::array<Option, keeps_options ? max_options : 1> options_;
};

using Rulebook = RulebookOf<false>;

}  // namespace

}  // namespace kibitz::tractor::KIBITZ_TARGET
