// How the policies of playouts choose a card. Included by playout_loop.cpp, which is compiled for each target.
#pragma once

#include "kibitz/playout.hpp"

namespace kibitz::KIBITZ_TARGET {

// What lies on the table of one deal.
struct Table {
  Mask cards;  // all of them
  Mask best;   // the card that wins so far
  int led;     // the bit led
  int winner;  // the seat that wins so far
};

// Of the cards, one of the fewest points, the lowest of these (so a plain one, where there is one).
KIBITZ_INLINE Mask cheapest(const Order& order, Mask cards) {
  for (int i = 0; i < order.n_worths; ++i) {
    if (const Mask others = cards & ~order.worth[i].cards) cards = others;
  }
  return lowest(cards);
}

// Of the cards, one of the most points, the lowest of these. Worths stand from dear to cheap.
KIBITZ_INLINE Mask dearest(const Order& order, Mask cards) {
  for (int i = 0; i < order.n_worths; ++i) {
    if (const Mask dear = cards & order.worth[i].cards) return lowest(dear);
  }
  return lowest(cards);
}

// --- greedy ---------------------------------------------------------------------------------------------

// Highest card of the longest plain suit; trumps only from a hand of trumps.
inline Mask greedy_lead(const Order& order, Mask hand) {
  Mask longest = 0;
  for (int i = 0; i < order.n_suits; ++i) {
    const Mask held = hand & order.suit[i] & ~order.trumps;
    if (count(held) > count(longest)) longest = held;
  }
  return highest(longest ? longest : hand);
}

inline Mask greedy_follow(const Order& order, const Terms& terms, Mask legal, const Table& table, int seat,
                          bool is_last) {
  const Mask above = ~(table.best | (table.best - 1));
  const Mask winning = legal & order.contend[table.led] & above;
  const Mask others = legal & ~winning;
  const bool partner_wins = terms.is_ours(table.winner) == terms.is_ours(seat);
  if (partner_wins && others) return is_last ? dearest(order, others) : cheapest(order, others);
  if (winning) return is_last ? lowest(winning) : highest(winning);
  return cheapest(order, legal);
}

// --- careful --------------------------------------------------------------------------------------------

// Of the cards, one of the fewest points; of these the one lowest in its suit, a plain one before a trump.
inline Mask humblest(const Order& order, Mask cards) {
  for (int i = 0; i < order.n_worths; ++i) {
    if (const Mask others = cards & ~order.worth[i].cards) cards = others;
  }
  if (const Mask plain = cards & ~order.trumps) cards = plain;
  Mask found = 0;
  int least = max_cards;
  for (int i = 0; i < order.n_suits; ++i) {
    const Mask low = lowest(cards & order.suit[i]);
    if (!low) continue;
    const int height = lowest_bit(low) - lowest_bit(order.suit[i]);
    if (height < least) {
      least = height;
      found = low;
    }
  }
  return found;
}

// The highest card of each suit that anybody still holds.
inline Mask tops_of(const Order& order, Mask held) {
  Mask tops = 0;
  for (int i = 0; i < order.n_suits; ++i) tops |= highest(held & order.suit[i]);
  return tops;
}

// Draws trump while its side has more of them, leads winners that nobody can ruff, the dearest first, else low
// from its longest suit.
template <int n_seats>
inline Mask careful_lead(const Order& order, const Terms& terms, const Mask* hands, int seat) {
  const Mask hand = hands[seat];
  const bool mine = terms.is_ours(seat);
  Mask friends = 0, enemies = 0;
  for (int other = 0; other < n_seats; ++other) {
    if (other == seat) continue;
    (terms.is_ours(other) == mine ? friends : enemies) |= hands[other];
  }
  const Mask against = enemies & order.trumps;
  const Mask trumps = hand & order.trumps;
  if (trumps && against) {
    const int n_against = count(against);
    if (count(trumps) > n_against || count(friends & order.trumps) > n_against) {
      const Mask top = highest(trumps);
      if (top > highest(against)) return top;
      if (!has_one(trumps)) return humblest(order, trumps);
    }
  }
  Mask standing = 0, longest = 0;
  for (int i = 0; i < order.n_suits; ++i) {
    const Mask suit = order.suit[i];
    if (suit & order.trumps) continue;
    const Mask held = hand & suit;
    if (!held) continue;
    if (count(held) > count(longest)) longest = held;
    const Mask top = highest(held);
    if (top < highest((friends | enemies) & suit)) continue;
    bool can_ruff = false;
    for (int other = 0; other < n_seats && against; ++other) {
      if (terms.is_ours(other) != mine && !(hands[other] & suit) && (hands[other] & order.trumps)) can_ruff = true;
    }
    if (!can_ruff) standing |= top;
  }
  if (standing) return dearest(order, standing);
  if (!longest) return against ? humblest(order, hand) : highest(hand);
  return humblest(order, longest);
}

// Gives points to a friend's trick that stands, takes a trick with what stands, and spends nothing on others.
template <int n_seats>
inline Mask careful_follow(const Order& order, const Terms& terms, const Mask* hands, Mask legal, const Table& table,
                           int seat, int place) {
  const bool mine = terms.is_ours(seat);
  const Mask contend = order.contend[table.led];
  // What the enemies behind could play.
  Mask threat = 0, held = 0;
  for (int i = 0; i < n_seats; ++i) held |= hands[i];
  for (int behind = 1; behind < n_seats - place; ++behind) {
    int other = seat + behind;
    if (other >= n_seats) other -= n_seats;
    if (terms.is_ours(other) != mine) threat |= legal_follow(order, terms.forced, hands[other], table.led) & contend;
  }
  const Mask top_threat = highest(threat);
  const Mask above = ~(table.best | (table.best - 1));
  const Mask winning = legal & contend & above;
  const Mask others = legal & ~winning;
  const Mask tops = tops_of(order, held);
  if (terms.is_ours(table.winner) == mine && top_threat < table.best) {
    if (const Mask gift = (others ? others : legal) & ~tops) {
      const Mask dear = dearest(order, gift & ~order.trumps ? gift & ~order.trumps : gift);
      if (order.points_of[lowest_bit(dear)] > 0) return dear;
    }
    return humblest(order, others ? others : legal);
  }
  const Mask safe = top_threat ? winning & ~(top_threat | (top_threat - 1)) : winning;
  if (safe) {
    const bool is_empty = order.points(table.cards) == 0 && terms.trick_value == 0;
    const Mask spent = safe & ~tops;
    if (spent) {
      const Mask dear = dearest(order, spent);
      return order.points_of[lowest_bit(dear)] > 0 ? dear : lowest(spent);
    }
    // The top trump is not spent on nothing.
    if (!(is_empty && (safe & order.trumps) && others)) return lowest(safe);
  }
  return humblest(order, others ? others : legal);
}

// --- either of them -------------------------------------------------------------------------------------

template <int n_seats, Policy policy>
inline Mask lead(const Order& order, const Terms& terms, const Mask* hands, int seat) {
  if constexpr (policy == Policy::careful) return careful_lead<n_seats>(order, terms, hands, seat);
  return greedy_lead(order, hands[seat]);
}

// legal: of the seat's cards. place: how many have played before it.
template <int n_seats, Policy policy>
inline Mask follow(const Order& order, const Terms& terms, const Mask* hands, Mask legal, const Table& table, int seat,
                   int place) {
  if constexpr (policy == Policy::careful) {
    return careful_follow<n_seats>(order, terms, hands, legal, table, seat, place);
  }
  return greedy_follow(order, terms, legal, table, seat, place == n_seats - 1);
}

}  // namespace kibitz::KIBITZ_TARGET
