// Which cards the search tries, and in what order.
#pragma once

#include "kibitz/target.hpp"
#include "solver_game.hpp"

namespace kibitz::KIBITZ_TARGET {

using namespace solver;

// One of the cards worth trying.
struct Choice {
  Mask card;
  Mask run;  // the cards it stands for
  int score;
};

inline constexpr int most_choices = 24;

struct Choices {
  int n = 0;
  Choice of[most_choices];

  // The best first; of equal ones the first stays so.
  template <class Scored>
  KIBITZ_INLINE void sort(Scored score) {
    for (int i = 0; i < n; ++i) {
      Choice choice = of[i];
      choice.score = score(choice.card);
      int k = i;
      for (; k > 0 && of[k - 1].score < choice.score; --k) of[k] = of[k - 1];
      of[k] = choice;
    }
  }
};

// What makes a card worth trying early. Where cards count, found by changing one after the other and counting the
// nodes of 160 random Rook deals; _point: for each unit of value.
template <bool HasPoints>
struct Scores {
  static constexpr int of(int with_points, int without) { return HasPoints ? with_points : without; }

  static constexpr int lead_wins = of(1440, 960), lead_to_friend = of(960, 1440), lead_loses = 640;
  static constexpr int won_point = 96, point_to_friend = 64, lost_point = -128;
  static constexpr int smear_point = 64, given_point = 32, given_though_lost_point = 128, from_friends_point = -64;
  static constexpr int draws_trumps = 128, makes_void = of(160, 96), friend_ruffs = of(-128, 0), leads_trump = of(-64, 0);
  static constexpr int own_length = of(64, 0), enemy_length = of(192, 0);
  static constexpr int hint = 1280, last_good = of(1440, 1280), last_good_but_one = 640;

  static constexpr int wins = 1600, loses = 800;
  static constexpr int friend_wins_point = 64, friend_has_it = 64, ruffs = -16, beats = 32, trump = -12;
};

// A trick in progress.
struct Trick {
  Mask follow;   // the suit led
  Mask contend;  // the cards that can win it
  Mask best;     // the card that wins so far
  Mask cards;
  int winner;
  int points;
  std::uint64_t key;  // of the hands without these cards
  int rest;           // what the cards in hands and on the table, and the tricks to come, are worth
  int n_left;         // tricks left with this one
  int lead_in_tricks; // our tricks less the others', for the bonus
};

// The hands of a search, and what it has learnt about good leads.
template <int N, int ClassPlanes>
class Ordering {
 protected:
  static constexpr bool has_classes = ClassPlanes > 0;
  using Score = Scores<has_classes>;

  Ordering(const Game& game, const Position& position) : game_(game) {
    for (int seat = 0; seat < N; ++seat) hands_[seat] = position.hands[seat];
  }

  KIBITZ_INLINE static int next(int seat) { return N == 4 ? (seat + 1) & 3 : seat + 1 == N ? 0 : seat + 1; }

  KIBITZ_INLINE Mask all_hands() const {
    Mask all = hands_[0];
    for (int seat = 1; seat < N; ++seat) all |= hands_[seat];
    return all;
  }

  KIBITZ_INLINE void put(Trick& trick, int place, int seat, Mask card) const {
    const int bit = lowest_bit(card);
    if (place == 0) {
      trick.follow = game_.follow[bit];
      trick.contend = game_.contend[bit];
      trick.best = card;
      trick.winner = seat;
    } else if ((card & trick.contend) > trick.best) {
      trick.best = card;
      trick.winner = seat;
    }
    trick.cards |= card;
    trick.points += game_.points[bit];
  }

  KIBITZ_INLINE Mask legal_cards(int seat, const Trick& trick) const {
    const Mask hand = hands_[seat];
    if (hand & game_.forced) return hand & game_.forced;
    const Mask in_suit = hand & trick.follow;
    return in_suit ? in_suit | (hand & game_.any_time) : hand;
  }

  KIBITZ_INLINE void order_follows(int place, int seat, Mask legal, const Trick& trick, Choices& choices) const {
    const bool maximises = game_.is_ours(seat);
    // What those behind can do.
    Mask enemy_top = 0, friend_top = 0;
    for (int k = place + 1, q = next(seat); k < N; ++k, q = next(q)) {
      const Mask top = top_reply(q, trick.follow);
      Mask& side = game_.is_ours(q) == maximises ? friend_top : enemy_top;
      side = top > side ? top : side;
    }
    const bool is_winning = game_.is_ours(trick.winner) == maximises;
    const auto fate = [&](Mask card) {
      const Mask strength = card & trick.contend;
      if (strength > trick.best) return strength > enemy_top ? 1 : 0;
      if (is_winning) return trick.best > enemy_top ? 1 : 0;
      return trick.best > friend_top ? -1 : 0;
    };
    gather(choices, legal, all_hands() | trick.best, fate, [&](Mask card) {
      const int bit = lowest_bit(card);
      const Mask strength = card & trick.contend;
      const bool beats = strength > trick.best;
      Mask mine, theirs = enemy_top;
      if (beats) {
        mine = strength > friend_top ? strength : friend_top;
      } else if (is_winning) {
        mine = trick.best > friend_top ? trick.best : friend_top;
      } else {
        mine = friend_top;
        theirs = trick.best > enemy_top ? trick.best : enemy_top;
      }
      const int points = game_.points[bit];
      const bool is_trump = card & game_.trumps;
      int out;
      if (mine > theirs) {
        out = Score::wins + (!beats && is_winning ? Score::friend_has_it : 0);
        if (!beats && !is_winning) out += Score::friend_wins_point * points;
        if (beats && is_trump && !(trick.follow & game_.trumps)) out += Score::ruffs;
      } else {
        out = Score::loses + Score::lost_point * points + (beats ? Score::beats : 0);
      }
      return out - count(game_.suit[game_.suit_of[bit]] & (card - 1)) + (is_trump ? Score::trump : 0);
    });
  }

  // remembered, hint: cards that were good in this position, in one of the same shape.
  void order_leads(int leader, int n_left, Mask all, Mask remembered, Mask hint, Choices& choices) const {
    const bool maximises = game_.is_ours(leader);
    Mask enemies = 0;
    for (int q = next(leader); q != leader; q = next(q)) enemies |= game_.is_ours(q) == maximises ? 0 : hands_[q];
    Outlook outlooks[max_suits];
    unsigned seen = 0;
    const auto outlook = [&](int suit) -> const Outlook& {
      if (!(seen >> suit & 1)) outlooks[suit] = outlook_of(leader, game_.suit[suit]);
      seen |= 1u << suit;
      return outlooks[suit];
    };
    const auto fate = [&](Mask card) { return outlook(game_.suit_of[lowest_bit(card)]).enemy_top > card ? 0 : 1; };
    gather(choices, hands_[leader], all, fate, [&](Mask card) {
      if (card == remembered) return 1 << 20;
      const int bit = lowest_bit(card);
      const Mask suit = game_.suit[game_.suit_of[bit]];
      const Outlook& look = outlook(game_.suit_of[bit]);
      const int points = game_.points[bit];
      const bool is_trump = card & game_.trumps;
      int out = Score::own_length * count(hands_[leader] & suit) + Score::enemy_length * look.enemy_length;
      if (card > look.enemy_top) {
        out += Score::lead_wins + Score::won_point * points + Score::smear_point * look.smear +
               Score::given_point * look.given;
        if (is_trump && enemies & game_.trumps) out += Score::draws_trumps;
      } else if (look.friend_top > look.enemy_top && look.friend_top > card) {
        out += Score::lead_to_friend + Score::point_to_friend * points;
        if (look.friend_top & ~suit) out += Score::friend_ruffs;
      } else {
        out += Score::lead_loses + Score::lost_point * points + Score::given_though_lost_point * look.given +
               Score::from_friends_point * look.from_friends;
        if (!(hands_[leader] & suit & ~card) && hands_[leader] & game_.trumps && !is_trump) out += Score::makes_void;
      }
      if (is_trump) out += Score::leads_trump;
      if (card == hint) out += Score::hint;
      if (card == last_good_[n_left][leader][0]) out += Score::last_good;
      if (card == last_good_[n_left][leader][1]) out += Score::last_good_but_one;
      return out - count(suit & (card - 1));
    });
  }

  KIBITZ_INLINE void remember(int n_left, int leader, Mask card) {
    Mask(&good)[2] = last_good_[n_left][leader];
    if (good[0] == card) return;
    good[1] = good[0];
    good[0] = card;
  }

  const Game& game_;
  Mask hands_[N];

 private:
  // The cards that others hold or that wins the trick lie between ranks: of neighbours of one class one is enough.
  // fate(card): 1 if its side takes the trick for sure, -1 if the other does, else 0. Where it is known, of
  // neighbours of different points only the best to give is tried: another card can play its part later.
  template <class Fate, class Scored>
  KIBITZ_INLINE void gather(Choices& choices, Mask legal, Mask live, Fate fate, Scored score) const {
    Mask above = 0;       // the last own card, higher up
    int suit = -1;
    std::uint32_t seen = 0;  // classes of the run that are in `choices` already
    int first_of_run = 0;    // where the choices of this run begin
    int known = 0;           // the fate of the run
    for (Mask left = legal; left;) {
      const int bit = highest_bit(left);
      const Mask card = mask_of(bit);
      left ^= card;
      const bool joined = above && game_.suit_of[bit] == suit && !((above - (card << 1)) & live);
      above = card;
      suit = game_.suit_of[bit];
      if (!joined) {
        seen = 0;
        first_of_run = choices.n;
        if (has_classes && !game_.any_time && !game_.forced) known = fate(card);
      }
      if constexpr (has_classes) {
        if (joined && known) {
          Choice& one = choices.of[choices.n - 1];
          one.run |= card;
          const int gain = game_.points[bit] - game_.points[lowest_bit(one.card)];
          if (known > 0 ? gain > 0 : gain < 0) one.card = card;
          continue;
        }
        const std::uint32_t own = 1u << game_.class_of[bit];
        if (seen & own) {
          for (int i = first_of_run; i < choices.n; ++i) {
            if (game_.class_of[lowest_bit(choices.of[i].card)] == game_.class_of[bit]) choices.of[i].run |= card;
          }
          continue;
        }
        seen |= own;
      } else if (joined) {
        choices.of[choices.n - 1].run |= card;
        continue;
      }
      choices.of[choices.n++] = {card, card, 0};
    }
    if (choices.n > 1) choices.sort(score);
  }

  // What the others can do to a lead of a suit.
  struct Outlook {
    Mask enemy_top, friend_top;
    int given, from_friends;  // the cheapest points that must follow
    int smear;                // the dearest a friend can give
    int enemy_length;
  };

  KIBITZ_INLINE Outlook outlook_of(int leader, Mask suit) const {
    const bool maximises = game_.is_ours(leader);
    Outlook look{};
    for (int q = next(leader); q != leader; q = next(q)) {
      const Mask in_suit = hands_[q] & suit, top = top_reply(q, suit);
      if (game_.is_ours(q) == maximises) {
        look.friend_top = top > look.friend_top ? top : look.friend_top;
        if (!has_classes) continue;
        look.from_friends += cheapest(in_suit);
        const int most = dearest(in_suit ? in_suit : hands_[q]);
        look.smear = most > look.smear ? most : look.smear;
      } else {
        look.enemy_top = top > look.enemy_top ? top : look.enemy_top;
        look.enemy_length += count(in_suit);
        if (has_classes) look.given += cheapest(in_suit);
      }
    }
    return look;
  }

  // The points of the cheapest and of the dearest of these cards; 0 for none, and where the others count below zero.
  KIBITZ_INLINE int cheapest(Mask cards) const {
    if (!cards || cards & ~game_.counters) return 0;
    int i = game_.n_worths - 1;
    while (!(cards & game_.worth[i].cards)) --i;
    return game_.worth[i].each;
  }

  KIBITZ_INLINE int dearest(Mask cards) const {
    for (int i = 0; i < game_.n_worths; ++i) {
      if (cards & game_.worth[i].cards) return game_.worth[i].each > 0 ? game_.worth[i].each : 0;
    }
    return 0;
  }

  // The greatest card with which a seat can contend for a trick of this suit.
  KIBITZ_INLINE Mask top_reply(int seat, Mask follow) const {
    const Mask in_suit = hands_[seat] & follow;
    return highest(in_suit ? in_suit : hands_[seat] & game_.trumps);
  }

  // By tricks left and leader: the last two leads that made a cut, mostly good in sister positions too.
  Mask last_good_[max_cards / 3 + 1][N][2] = {};
};

}  // namespace kibitz::KIBITZ_TARGET
