// A deal of the shapes game being played: state with apply and undo.
#pragma once

#include "kibitz/tractor_legal.hpp"

namespace kibitz::tractor {

inline constexpr int max_plays = 128;  // of four hands

// Plain data: who holds what, what lies on the table, what has been captured so far.
struct Position {
  std::array<Cards, n_seats> hands{};
  Seat leader = 0;
  std::uint8_t n_on_table = 0;
  std::array<Cards, n_seats> table{};  // in order of play, from the leader on
  std::array<std::int32_t, 2> points{};  // by side: seats 0 and 2, seats 1 and 3
  std::array<std::int32_t, 2> failed_throws{};
  std::int32_t buried_points = 0;
  std::uint8_t attackers = 1;  // the side
  Cards buried{};  // as far as a policy asks for it; the score is reckoned from buried_points
};

// Cheap to copy; undo takes back any number of plays. `order` and `rules` must outlive it.
class State {
 public:
  KIBITZ_INLINE State(const Order& order, const Rules& rules, const Position& start)
      : order_(&order), rules_(&rules), hands_(start.hands), points_(start.points),
        failed_throws_(start.failed_throws), buried_points_(start.buried_points), leader_(start.leader),
        n_on_table_(start.n_on_table), attackers_(start.attackers) {
    for (int place = 0; place < n_on_table_; ++place) plays_[n_plays_++] = start.table[place];
    n_before_ = n_plays_;
    if (n_on_table_) decompose(order, table()[0], led_);
    is_over_ = !n_on_table_ && !hands_[leader_].one;
  }

  bool is_over() const { return is_over_; }
  KIBITZ_INLINE Seat to_act() const { return static_cast<Seat>((leader_ + n_on_table_) & (n_seats - 1)); }
  KIBITZ_INLINE bool is_lead() const { return n_on_table_ == 0; }
  KIBITZ_INLINE Cards hand(int seat) const { return hands_[seat]; }
  Seat leader() const { return leader_; }
  int n_on_table() const { return n_on_table_; }
  int n_applied() const { return n_plays_ - n_before_; }
  // The cards on the table, from the leader's on.
  KIBITZ_INLINE const Cards* table() const { return plays_.data() + (n_plays_ - n_on_table_); }
  const Pattern& led() const { return led_; }  // while something lies on the table
  int points(int side) const { return points_[side]; }
  int failed_throws(int side) const { return failed_throws_[side]; }
  const Order& order() const { return *order_; }
  const Rules& rules() const { return *rules_; }
  int attackers() const { return attackers_; }
  int buried_points() const { return buried_points_; }

  Verdict check(Cards play) const {
    const Cards hand = hands_[to_act()];
    return is_lead() ? check_lead(*order_, *rules_, hand, play) : check_follow(*order_, *rules_, led_, hand, play);
  }
  KIBITZ_INLINE Follow follow() const {
    Follow follow;
    follow_of(*order_, *rules_, led_, hands_[to_act()], follow);
    return follow;
  }
  std::uint64_t count_legal() const {
    if (is_over_) return 0;
    return is_lead() ? count_leads(*order_, *rules_, hands_[leader_]) : count_follows(*order_, follow());
  }
  // One of the legal plays, each with the same chance.
  KIBITZ_INLINE Cards draw(Random& random) const {
    return is_lead() ? draw_lead(*order_, *rules_, hands_[leader_], random) : draw_follow(*order_, follow(), random);
  }
  template <class Visit>
  void each_legal(Visit&& visit) const {
    if (is_over_) return;
    if (is_lead()) {
      each_lead(*order_, *rules_, hands_[leader_], visit);
    } else {
      each_follow(*order_, follow(), visit);
    }
  }

  // Carries out a legal play; a failed throw puts down what falls.
  KIBITZ_INLINE void apply(Cards play) {
    const Seat seat = to_act();
    before_[n_plays_] = {leader_, n_on_table_, points_, failed_throws_};
    if (is_lead()) {
      decompose(*order_, play, led_);
      if (led_.n_components > 1) play = throw_(seat, play);
    }
    hands_[seat] = hands_[seat] - play;
    plays_[n_plays_++] = play;
    if (++n_on_table_ == n_seats) finish_trick();
  }

  void undo() {
    const Before& before = before_[--n_plays_];
    is_over_ = false;
    leader_ = before.leader;
    n_on_table_ = before.n_on_table;
    points_ = before.points;
    failed_throws_ = before.failed_throws;
    hands_[to_act()] = hands_[to_act()] + plays_[n_plays_];
    if (n_on_table_) decompose(*order_, table()[0], led_);
  }

  // Which play on the table wins so far, counted from the leader's.
  KIBITZ_INLINE int winning() const { return winning_place(*order_, *rules_, led_, table(), n_on_table_); }

  // What the attackers have before it is cut off at 0: their points, the price of failed throws and, once the
  // deal is over, the kitty. Each play adds to it what it gains, whatever was gained before.
  KIBITZ_INLINE std::int64_t running() const {
    const std::int64_t failed = failed_throws_[1 - attackers_] - failed_throws_[attackers_];
    std::int64_t sum = points_[attackers_] + rules_->throw_penalty * failed;
    if (is_over_ && n_plays_ && (leader_ & 1) == attackers_) {
      sum += buried_points_ * rules_->multiplier(last_trick_cards());
    }
    return sum;
  }
  // The attackers' points as the deal is scored.
  KIBITZ_INLINE std::int64_t final_points() const { return final_of(running(), *rules_); }
  KIBITZ_INLINE static std::int64_t final_of(std::int64_t running, const Rules& rules) {
    return rules.throw_penalty && running < 0 ? 0 : running;
  }
  // Of a deal that is over: cards each seat played to the last trick, and whether the attackers won it.
  KIBITZ_INLINE int last_trick_cards() const { return size(plays_[n_plays_ - 1]); }
  KIBITZ_INLINE bool attackers_won_last() const { return (leader_ & 1) == attackers_; }
  int n_tricks() const { return n_plays_ / n_seats; }  // finished since the start

 private:
  struct Before {
    Seat leader;
    std::uint8_t n_on_table;
    std::array<std::int32_t, 2> points;
    std::array<std::int32_t, 2> failed_throws;
  };

  KIBITZ_INLINE Cards throw_(int seat, Cards attempt) {
    const Cards down = stands_or_falls(*order_, attempt, led_,
                                       {hands_[(seat + 1) & 3], hands_[(seat + 2) & 3], hands_[(seat + 3) & 3]});
    if (down == attempt) return attempt;
    failed_throws_[seat & 1] += 1;
    decompose(*order_, down, led_);
    return down;
  }

  KIBITZ_INLINE void finish_trick() {
    int gained = 0;
    for (int place = 0; place < n_seats; ++place) gained += order_->points(table()[place]);
    leader_ = static_cast<Seat>((leader_ + winning()) & (n_seats - 1));
    points_[leader_ & 1] += gained;
    n_on_table_ = 0;
    is_over_ = !hands_[leader_].one;
  }

  const Order* order_;
  const Rules* rules_;
  std::array<Cards, n_seats> hands_;
  std::array<std::int32_t, 2> points_;
  std::array<std::int32_t, 2> failed_throws_;
  std::int32_t buried_points_;
  Seat leader_;
  std::uint8_t n_on_table_;
  std::uint8_t attackers_;
  bool is_over_ = false;
  int n_plays_ = 0;
  int n_before_ = 0;  // on the table from the start
  Pattern led_;
  std::array<Cards, max_plays> plays_;
  std::array<Before, max_plays> before_;
};

// How many sequences of exactly so many plays there are (tests/perft).
std::uint64_t perft(State& state, int depth);

}  // namespace kibitz::tractor
