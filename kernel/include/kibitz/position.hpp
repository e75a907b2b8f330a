// A position of card play with all hands open, and its state with apply and undo.
#pragma once

#include <array>

#include "kibitz/order.hpp"

namespace kibitz {

// Plain data: who holds what, what lies on the table, what has been taken so far.
struct Position {
  std::array<Mask, max_seats> hands{};
  Seat leader = 0;
  std::uint8_t n_on_table = 0;
  std::array<Bit, max_seats> table{};  // in order of play, from the leader on
  std::int16_t value = 0;              // taken by us before; counts into every result
  std::array<std::int8_t, 2> tricks{}; // taken before by the others [0] and by us [1]; for most_tricks_bonus
};

// The cards a seat may play to a trick in which `led` (a bit) was led.
KIBITZ_INLINE Mask legal_follow(const Order& order, Mask forced, Mask hand, int led) {
  if (hand & forced) return hand & forced;
  const Mask suit = order.follow[led];
  return hand & suit ? hand & (suit | order.any_time) : hand;
}

// A deal being played. Cheap to copy; undo takes back any number of cards.
class State {
 public:
  State(const Order& order, const Terms& terms, const Position& start);

  Seat to_act() const { return static_cast<Seat>((leader_ + n_on_table_) % terms_->n_seats); }
  bool is_over() const { return is_over_; }
  Mask legal() const;
  // Plays a legal card.
  void apply(Bit card);
  void undo();

  // Card points, tricks and bonuses for us, `Position::value` included; the last trick's value and the
  // bonus for most tricks only once the deal is over.
  int value() const;
  int n_tricks(Seat seat) const { return tricks_[seat]; }  // taken from the start on
  Mask taken(Seat seat) const { return taken_[seat]; }
  Mask hand(Seat seat) const { return hands_[seat]; }
  Seat leader() const { return leader_; }
  int n_on_table() const { return n_on_table_; }
  Bit on_table(int place) const { return table_[place]; }

 private:
  struct Played {
    Bit card;
    Seat seat;
    Seat leader;  // of the trick it was played to
    bool ended_trick;
  };

  Seat winner() const;

  const Order* order_;
  const Terms* terms_;
  std::int16_t value_before_;
  std::array<std::int8_t, 2> tricks_before_;
  std::array<Mask, max_seats> hands_{};
  std::array<Mask, max_seats> taken_{};
  std::array<std::uint8_t, max_seats> tricks_{};
  std::array<Bit, max_seats> table_{};
  std::array<Bit, max_seats> table_at_start_{};
  std::uint8_t n_on_table_ = 0;
  Seat leader_ = 0;
  bool is_over_ = false;
  Seat last_winner_ = 0;
  std::uint8_t n_played_ = 0;
  std::array<Played, max_cards> played_{};
};

}  // namespace kibitz
