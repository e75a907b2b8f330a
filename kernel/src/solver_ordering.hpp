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

  KIBITZ_INLINE void insert(Mask card, Mask run, int score) {
    int i = n++;
    for (; i > 0 && of[i - 1].score < score; --i) of[i] = of[i - 1];
    of[i] = {card, run, score};
  }
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
      int score;
      if (mine > theirs) {
        score = 100 + 8 * points + (!beats && is_winning ? 4 : 0);
        if (beats && is_trump && !(trick.follow & game_.trumps)) score -= 1;
      } else {
        score = 50 - 8 * points + (beats ? 2 : 0);
      }
      return score * 16 - count(game_.suit[game_.suit_of[bit]] & (card - 1)) - (is_trump ? 12 : 0);
    });
  }

  void order_leads(int leader, int n_left, Mask all, Mask remembered, Choices& choices) const {
    const bool maximises = game_.is_ours(leader);
    Mask friends = 0, enemies = 0;
    for (int q = next(leader); q != leader; q = next(q)) (game_.is_ours(q) == maximises ? friends : enemies) |= hands_[q];
    const auto fate = [&](Mask card) {
      const Mask suit = game_.follow[lowest_bit(card)];
      for (int q = next(leader); q != leader; q = next(q)) {
        if (game_.is_ours(q) != maximises && top_reply(q, suit) > card) return 0;
      }
      return 1;
    };
    gather(choices, hands_[leader], all, fate, [&](Mask card) {
      if (card == remembered) return 1 << 20;
      const int bit = lowest_bit(card);
      const Mask suit = game_.follow[bit];
      Mask enemy_top = 0, friend_top = 0;
      int given = 0, smear = 0, from_friends = 0;
      for (int q = next(leader); q != leader; q = next(q)) {
        const Mask top = top_reply(q, suit), in_suit = hands_[q] & suit;
        if (game_.is_ours(q) == maximises) {
          friend_top = top > friend_top ? top : friend_top;
          if (has_classes) {
            for (Mask left = in_suit ? in_suit : hands_[q]; left; left &= left - 1) {
              const int points = game_.points[lowest_bit(left)];
              smear = points > smear ? points : smear;
            }
            if (in_suit && has_one(in_suit)) from_friends += game_.points[lowest_bit(in_suit)];
          }
        } else {
          enemy_top = top > enemy_top ? top : enemy_top;
          if (has_classes && in_suit && has_one(in_suit)) given += game_.points[lowest_bit(in_suit)];
        }
      }
      const int points = game_.points[bit];
      int score;
      if (card > enemy_top) {
        score = 60 + 6 * points + 4 * smear + 6 * given + (card & game_.trumps && enemies & game_.trumps ? 8 : 0);
      } else if (friend_top > enemy_top && friend_top > card) {
        score = 90 + 4 * points;
      } else {
        score = 40 - 8 * points - 4 * from_friends;
        if (!(hands_[leader] & suit & ~card) && hands_[leader] & game_.trumps && !(card & game_.trumps)) score += 6;
      }
      if (card == last_good_[n_left][leader][0]) score += 80;
      if (card == last_good_[n_left][leader][1]) score += 40;
      return score * 16 - count(game_.suit[game_.suit_of[bit]] & (card - 1));
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
  template <class Fate, class Score>
  KIBITZ_INLINE void gather(Choices& choices, Mask legal, Mask live, Fate fate, Score score) const {
    Mask above = 0;       // the last own card, higher up
    int suit = -1;
    std::uint32_t seen = 0;  // classes of the run that are in `choices` already
    int first_of_run = 0;    // where the choices of this run begin, in `found`
    int known = 0;           // the fate of the run
    Choices found;
    for (Mask left = legal; left;) {
      const int bit = highest_bit(left);
      const Mask card = mask_of(bit);
      left ^= card;
      const bool joined = above && game_.suit_of[bit] == suit && !((above - (card << 1)) & live);
      above = card;
      suit = game_.suit_of[bit];
      if (!joined) {
        seen = 0;
        first_of_run = found.n;
        if (has_classes && !game_.any_time && !game_.forced) known = fate(card);
      }
      if constexpr (has_classes) {
        if (joined && known) {
          Choice& one = found.of[found.n - 1];
          one.run |= card;
          const int gain = game_.points[bit] - game_.points[lowest_bit(one.card)];
          if (known > 0 ? gain > 0 : gain < 0) one.card = card;
          continue;
        }
        const std::uint32_t own = 1u << game_.class_of[bit];
        if (seen & own) {
          for (int i = first_of_run; i < found.n; ++i) {
            if (game_.class_of[lowest_bit(found.of[i].card)] == game_.class_of[bit]) found.of[i].run |= card;
          }
          continue;
        }
        seen |= own;
      } else if (joined) {
        found.of[found.n - 1].run |= card;
        continue;
      }
      found.of[found.n++] = {card, card, 0};
    }
    for (int i = 0; i < found.n; ++i) choices.insert(found.of[i].card, found.of[i].run, score(found.of[i].card));
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
