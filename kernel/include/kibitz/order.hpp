// What a variant and a contract become for the kernel: tables over the cards, and the terms of the deal.
// `kibitz/kernel/lower.py` fills them from the reference; nothing here knows a game.
#pragma once

#include <array>

#include "kibitz/cards.hpp"

namespace kibitz {

// Cards of one value. The points of a set are the sum of count x each over a handful of these.
struct Worth {
  Mask cards = 0;
  std::int16_t each = 0;
};

inline constexpr int max_worths = 8;

// The order of the cards. A card's bit grows with its strength in its effective suit, a suit's bits are
// neighbours, and trumps have the highest bits: so of two cards that can win a trick, the greater bit wins.
// Keep in step with rules/order.py: the perft files pin both.
struct Order {
  std::uint8_t n_cards = 0;
  std::uint8_t n_suits = 0;                  // suits with cards; trumps, if any, are the last
  Mask cards = 0;
  Mask trumps = 0;                           // 0 where nothing is trump
  Mask any_time = 0;                         // may be played although its holder could follow a plain suit
  std::array<Mask, max_suits> suit{};
  std::array<std::uint8_t, max_cards> suit_of{};  // by bit
  std::array<Mask, max_cards> follow{};      // by bit: the cards of its effective suit
  std::array<Mask, max_cards> contend{};     // by bit led: the cards that can win the trick
  std::uint8_t n_worths = 0;
  std::array<Worth, max_worths> worth{};
  std::array<std::int16_t, max_cards> points_of{};  // by bit
  std::array<Bit, max_cards> face_of{};      // by bit: index of the card in the variant's deck
  std::array<Bit, max_cards> bit_of{};       // by face

  KIBITZ_INLINE int points(Mask set) const {
    int sum = 0;
    for (int i = 0; i < n_worths; ++i) sum += worth[i].each * count(set & worth[i].cards);
    return sum;
  }
};

// What is played for, from the view of "our" seats: value = card points taken by us + trick_value for each
// of our tricks + last_trick_value if we take the last one + most_tricks_bonus if we took more tricks.
struct Terms {
  std::uint8_t n_seats = 4;
  std::uint8_t ours = 0b0101;       // the seats that maximise, one bit each; any partition is allowed
  std::int16_t trick_value = 0;
  std::int16_t last_trick_value = 0;  // buried points that go to the last trick, and its bonus
  std::int16_t most_tricks_bonus = 0;
  Mask forced = 0;                  // a called card that another than the declarer holds: must be played when following
  std::int8_t lone_seat = -1;       // the deal ends when another than this seat takes a trick; -1: it does not

  KIBITZ_INLINE bool is_ours(int seat) const { return (ours >> seat) & 1; }
};

}  // namespace kibitz
