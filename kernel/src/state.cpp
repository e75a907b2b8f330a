#include <algorithm>
#include <cassert>

#include "kibitz/position.hpp"

namespace kibitz {

State::State(const Order& order, const Terms& terms, const Position& start)
    : order_(&order),
      terms_(&terms),
      value_before_(start.value),
      tricks_before_(start.tricks),
      hands_(start.hands),
      table_(start.table),
      table_at_start_(start.table),
      n_on_table_(start.n_on_table),
      leader_(start.leader) {
  is_over_ = n_on_table_ == 0 && hands_[leader_] == 0;
}

Mask State::legal() const {
  if (is_over_) return 0;
  const Mask hand = hands_[to_act()];
  return n_on_table_ == 0 ? hand : legal_follow(*order_, terms_->forced, hand, table_[0]);
}

Seat State::winner() const {
  const Mask contend = order_->contend[table_[0]];
  int best = table_[0], place = 0;
  for (int i = 1; i < n_on_table_; ++i) {
    if ((mask_of(table_[i]) & contend) && table_[i] > best) {
      best = table_[i];
      place = i;
    }
  }
  return static_cast<Seat>((leader_ + place) % terms_->n_seats);
}

void State::apply(Bit card) {
  assert(legal() & mask_of(card));
  const Seat seat = to_act();
  Played& played = played_[n_played_++];
  played = {card, seat, leader_, false};
  hands_[seat] ^= mask_of(card);
  table_[n_on_table_++] = card;
  if (n_on_table_ < terms_->n_seats) return;

  const Seat won = winner();
  for (int i = 0; i < n_on_table_; ++i) taken_[won] |= mask_of(table_[i]);
  ++tricks_[won];
  played.ended_trick = true;
  leader_ = last_winner_ = won;
  n_on_table_ = 0;
  is_over_ = hands_[won] == 0 || (terms_->lone_seat >= 0 && won != terms_->lone_seat);
}

void State::undo() {
  assert(n_played_ > 0);
  const Played& played = played_[--n_played_];
  hands_[played.seat] |= mask_of(played.card);
  if (!played.ended_trick) {
    --n_on_table_;
    return;
  }
  is_over_ = false;
  // Later tricks have overwritten the table: its cards stand in the record, but for those that lay there
  // at the start.
  const Seat won = leader_;
  leader_ = played.leader;
  n_on_table_ = static_cast<std::uint8_t>(terms_->n_seats - 1);
  const int n_recorded = std::min<int>(n_played_, n_on_table_);
  const int n_older = n_on_table_ - n_recorded;
  for (int i = 0; i < n_older; ++i) table_[i] = table_at_start_[i];
  for (int i = 0; i < n_recorded; ++i) table_[n_older + i] = played_[n_played_ - n_recorded + i].card;
  for (int i = 0; i < n_on_table_; ++i) taken_[won] &= ~mask_of(table_[i]);
  taken_[won] &= ~mask_of(played.card);
  --tricks_[won];
}

int State::value() const {
  Mask ours = 0;
  int n_ours = 0, n_others = 0;
  for (int seat = 0; seat < terms_->n_seats; ++seat) {
    if (terms_->is_ours(seat)) {
      ours |= taken_[seat];
      n_ours += tricks_[seat];
    } else {
      n_others += tricks_[seat];
    }
  }
  int sum = value_before_ + order_->points(ours) + terms_->trick_value * n_ours;
  if (is_over_ && n_ours + n_others > 0) {
    if (terms_->is_ours(last_winner_)) sum += terms_->last_trick_value;
    if (n_ours + tricks_before_[1] > n_others + tricks_before_[0]) sum += terms_->most_tricks_bonus;
  }
  return sum;
}

}  // namespace kibitz
