// The search: null-window alpha-beta from trick to trick, over patterns instead of positions.
//
// Every result comes with `needed`, a set of cards: the proof looks at the ranks of these and of all greater cards
// of their suits, and at nothing else of the cards below but their number, class and holder.
#pragma once

#include "kibitz/target.hpp"
#include "solver_bounds.hpp"
#include "solver_loop.hpp"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kibitz::KIBITZ_TARGET {

using namespace solver;

KIBITZ_INLINE Mask extracted(Mask from, Mask by) {
#if defined(__BMI2__)
  return _pext_u64(from, by);
#else
  Mask out = 0;
  for (Mask place = 1; by; by &= by - 1, place <<= 1) {
    if (from & lowest(by)) out |= place;
  }
  return out;
#endif
}

KIBITZ_INLINE Mask deposited(Mask from, Mask by) {
#if defined(__BMI2__)
  return _pdep_u64(from, by);
#else
  Mask out = 0;
  for (; by; by &= by - 1, from >>= 1) {
    if (from & 1) out |= lowest(by);
  }
  return out;
#endif
}

// The cards of one choice, best first, after arranged().
struct Choice {
  Mask card;
  Mask run;  // the cards it stands for
  int score;
};

struct Choices {
  int n = 0;
  Choice of[24];

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

template <int N, int ClassPlanes>
class Search {
 public:
  static constexpr int owner_planes = N <= 4 ? 2 : 3;
  static constexpr int planes = owner_planes + ClassPlanes;
  static constexpr bool has_classes = ClassPlanes > 0;
  using Entry = Pattern<planes>;

  Search(const Game& game, Table& table, const Position& position, std::uint64_t limit)
      : game_(game), table_(table), limit_(limit) {
    for (int seat = 0; seat < N; ++seat) hands_[seat] = position.hands[seat];
  }

  Answer run(const Position& position, int first_card, int need) {
    std::uint64_t key = 0;
    Mask all = 0;
    for (int seat = 0; seat < N; ++seat) {
      all |= hands_[seat];
      for (Mask left = hands_[seat]; left; left &= left - 1) key += game_.shape_key[seat][lowest_bit(left)];
    }
    int n_left = 0;
    for (int seat = 0; seat < N; ++seat) {
      const int n = count(hands_[seat]);
      n_left = n > n_left ? n : n_left;
    }
    if (position.n_on_table && count(hands_[position.leader]) == n_left) ++n_left;  // all have the same number
    int on_table = 0;
    for (int i = 0; i < position.n_on_table; ++i) on_table += game_.points[position.table[i]];
    const int rest = game_.points_in(all) + on_table + n_left * game_.trick_value + game_.last_value;
    const int lead_in_tricks = position.tricks[1] - position.tricks[0];
    Mask needed;
    Answer answer;
    if (position.n_on_table == 0 && first_card < 0) {
      answer.value = all ? lead(position.leader, need, key, rest, n_left, lead_in_tricks, needed) : 0;
    } else {
      Trick trick{};
      trick.key = key;
      trick.rest = rest;
      trick.n_left = n_left;
      trick.lead_in_tricks = lead_in_tricks;
      trick.winner = position.leader;
      int seat = position.leader, place = 0;
      for (; place < position.n_on_table; ++place, seat = next(seat)) put(trick, place, seat, mask_of(position.table[place]));
      if (first_card >= 0) {
        hands_[seat] ^= mask_of(first_card);
        trick.key -= game_.shape_key[seat][first_card];
        put(trick, place, seat, mask_of(first_card));
        ++place;
        seat = next(seat);
      }
      answer.value = follow_from(place, seat, trick, need, needed);
    }
    answer.nodes = nodes_;
    answer.stopped = stopped_;
    return answer;
  }

  // What comes of it if everyone plays the card that the search would try first.
  int played_out(const Position& position) {
    Trick trick{};
    int seat = position.leader, place = 0, value = 0, lead_in_tricks = position.tricks[1] - position.tricks[0];
    trick.winner = seat;
    for (; place < position.n_on_table; ++place, seat = next(seat)) put(trick, place, seat, mask_of(position.table[place]));
    while (true) {
      for (; place < N; ++place, seat = next(seat)) {
        Choices choices;
        if (place == 0) order_leads(seat, 0, all_hands(), 0, choices);
        else order_follows(place, seat, legal_cards(seat, trick), trick, choices);
        const Mask card = choices.of[0].card;
        hands_[seat] ^= card;
        put(trick, place, seat, card);
      }
      const bool is_taken = game_.is_ours(trick.winner);
      if (is_taken) value += trick.points + game_.trick_value;
      lead_in_tricks += is_taken ? 1 : -1;
      seat = trick.winner;
      if (hands_[seat] == 0 || (game_.lone_seat >= 0 && seat != game_.lone_seat)) {
        return value + (is_taken ? game_.last_value : 0) + (lead_in_tricks > 0 ? game_.bonus : 0);
      }
      trick = Trick{};
      place = 0;
    }
  }

 private:
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

  int follow_from(int place, int seat, const Trick& trick, int need, Mask& needed) {
    switch (place) {
      case 1: return follow<1>(seat, trick, need, needed);
      case 2: return follow<2>(seat, trick, need, needed);
      case 3: return follow<3>(seat, trick, need, needed);
      case 4: if constexpr (N >= 4) return follow<4>(seat, trick, need, needed); break;
      case 5: if constexpr (N >= 5) return follow<5>(seat, trick, need, needed); break;
      case 6: if constexpr (N >= 6) return follow<6>(seat, trick, need, needed); break;
    }
    return 0;
  }

  KIBITZ_INLINE Mask legal_cards(int seat, const Trick& trick) const {
    const Mask hand = hands_[seat];
    if (hand & game_.forced) return hand & game_.forced;
    const Mask in_suit = hand & trick.follow;
    return in_suit ? in_suit | (hand & game_.any_time) : hand;
  }

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

  template <int K>
  int follow(int seat, const Trick& trick, int need, Mask& needed) {
    if constexpr (K == N) {
      return finished(trick, need, needed);
    } else {
      const Mask legal = legal_cards(seat, trick);
      if (has_one(legal)) return play<K>(seat, legal, trick, need, needed);

      Choices choices;
      order_follows(K, seat, legal, trick, choices);
      return best_of<K>(seat, choices, trick, need, needed);
    }
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

  template <int K>
  int best_of(int seat, const Choices& choices, const Trick& trick, int need, Mask& needed) {
    const bool maximises = game_.is_ours(seat);
    int best = maximises ? -30000 : 30000;
    Mask all_needed = 0;
    for (int i = 0; i < choices.n; ++i) {
      Mask child;
      const int value = play<K>(seat, choices.of[i].card, trick, need, child);
      if (maximises ? value >= need : value < need) {
        needed = child;
        return value;
      }
      if (stopped_) return value;
      if (child & choices.of[i].run) child |= lowest(choices.of[i].run);
      all_needed |= child;
      if (maximises ? value > best : value < best) best = value;
    }
    needed = all_needed;
    return best;
  }

  template <int K>
  KIBITZ_INLINE int play(int seat, Mask card, const Trick& trick, int need, Mask& needed) {
    Trick after = trick;
    after.key -= game_.shape_key[seat][lowest_bit(card)];
    put(after, K, seat, card);
    hands_[seat] ^= card;
    const int value = follow<K + 1>(next(seat), after, need, needed);
    hands_[seat] ^= card;
    return value;
  }

  int finished(const Trick& trick, int need, Mask& needed) {
    const bool is_taken = game_.is_ours(trick.winner);
    int gain = is_taken ? trick.points + game_.trick_value : 0;
    const int lead_in_tricks = trick.lead_in_tricks + (is_taken ? 1 : -1);
    const Mask suit = game_.suit[game_.suit_of[lowest_bit(trick.best)]];
    const Mask by_rank = has_one(trick.cards & suit) ? 0 : trick.best;
    if (trick.n_left == 1 || (game_.lone_seat >= 0 && trick.winner != game_.lone_seat)) {
      if (is_taken) gain += game_.last_value;
      if (lead_in_tricks > 0) gain += game_.bonus;
      needed = by_rank;
      return gain;
    }
    const int rest = trick.rest - trick.points - game_.trick_value;
    const int value = gain + lead(trick.winner, need - gain, trick.key, rest, trick.n_left - 1, lead_in_tricks, needed);
    needed |= by_rank;
    return value;
  }

  // All cards of these suits that are as high as one of `needed`.
  KIBITZ_INLINE Mask closed(Mask needed, Mask all) const {
    Mask out = 0;
    for (int i = 0; i < game_.n_suits; ++i) {
      const Mask in_suit = needed & game_.suit[i];
      if (in_suit) out |= game_.suit[i] & all & ~(lowest(in_suit) - 1);
    }
    return out;
  }

  KIBITZ_INLINE void remember(int n_left, int leader, Mask card) {
    Mask(&good)[2] = last_good_[n_left][leader];
    if (good[0] == card) return;
    good[1] = good[0];
    good[0] = card;
  }

  KIBITZ_INLINE void read_planes(Mask all, std::uint64_t* plane) const {
    plane[0] = extracted(hands_[1] | hands_[3 % N] * (N > 3) | (N > 5 ? hands_[5 % N] : 0), all);
    plane[1] = extracted(hands_[2] | hands_[3 % N] * (N > 3), all);
    if constexpr (owner_planes == 3) plane[2] = extracted(hands_[4] | (N > 5 ? hands_[5 % N] : 0), all);
    for (int i = 0; i < ClassPlanes; ++i) plane[owner_planes + i] = extracted(game_.class_plane[i] & all, all);
  }

  int lead(int leader, int need, std::uint64_t key, int rest, int n_left, int lead_in_tricks, Mask& needed) {
    ++nodes_;
    needed = 0;
    if (limit_ && nodes_ > limit_) {
      stopped_ = true;
      return need;
    }
    const Mask all = all_hands();
    int low = 0, high = rest;
    if (game_.is_signed) signed_range(all, n_left, low, high);
    if (game_.bonus) {
      const int sure = lead_in_tricks > n_left ? game_.bonus : game_.bonus < 0 && lead_in_tricks > -n_left ? game_.bonus : 0;
      const int may = lead_in_tricks > n_left ? game_.bonus : game_.bonus > 0 && lead_in_tricks > -n_left ? game_.bonus : 0;
      low += sure;
      high += may;
      const int clipped = lead_in_tricks > n_left ? n_left + 1 : lead_in_tricks <= -n_left ? -n_left : lead_in_tricks;
      key += static_cast<std::uint64_t>(clipped + 100) * 0xD6E8FEB86659FD93u;
    }
    if (need <= low) return low;
    if (need > high) return high;
    if (n_left == 1) return last_trick(leader, rest, lead_in_tricks, needed);
    key += static_cast<std::uint64_t>(leader + 1) * 0xA24BAED4963EE407u;
    table_.prefetch(key);
    if (game_.has_bounds) {
      int value;
      if (is_bounded(leader, need, rest, n_left, low, high, value, needed)) return value;
    }

    std::uint64_t plane[planes];
    read_planes(all, plane);
    Mask remembered = 0;
    Entry* same = nullptr;
    const std::uint32_t generation = table_.generation();
    for (std::uint32_t at = table_.shape(key).newest; at;) {
      Block& block = table_.block(at);
      at = block.older;
      Entry* const entries = Table::patterns<Entry>(block);
      for (int i = block.n; i-- > 0;) {
        Entry& entry = entries[i];
        std::uint64_t differs = 0;
        for (int k = 0; k < planes; ++k) differs |= plane[k] ^ entry.plane[k];
        if (differs & entry.needed) continue;
        if (entry.low >= need || entry.high < need) {
          needed = deposited(entry.needed, all);
          return entry.low >= need ? entry.low : entry.high;
        }
        same = &entry;
        if (entry.best != no_bit) remembered = deposited(mask_of(entry.best), all);
      }
    }

    const bool maximises = game_.is_ours(leader);
    Choices choices;
    order_leads(leader, n_left, all, remembered, choices);
    int best = maximises ? -30000 : 30000;
    Mask all_needed = 0, best_card = 0;
    Trick trick{};
    trick.key = key - static_cast<std::uint64_t>(leader + 1) * 0xA24BAED4963EE407u;
    if (game_.bonus) {
      const int clipped = lead_in_tricks > n_left ? n_left + 1 : lead_in_tricks <= -n_left ? -n_left : lead_in_tricks;
      trick.key -= static_cast<std::uint64_t>(clipped + 100) * 0xD6E8FEB86659FD93u;
    }
    trick.rest = rest;
    trick.n_left = n_left;
    trick.lead_in_tricks = lead_in_tricks;
    bool is_cut = false;
    for (int i = 0; i < choices.n; ++i) {
      Mask child;
      const int value = play<0>(leader, choices.of[i].card, trick, need, child);
      if (stopped_) return value;
      if (maximises ? value >= need : value < need) {
        best = value;
        all_needed = child;
        best_card = choices.of[i].card;
        is_cut = true;
        remember(n_left, leader, best_card);
        break;
      }
      if (child & choices.of[i].run) child |= lowest(choices.of[i].run);
      all_needed |= child;
      if (maximises ? value > best : value < best) best = value;
    }
    needed = closed(all_needed, all);
    const Mask pattern = extracted(needed, all);
    if (!same || table_.generation() != generation || same->needed != pattern) {
      same = &table_.template added<Entry>(key);
      same->needed = pattern;
      for (int k = 0; k < planes; ++k) same->plane[k] = plane[k];
      same->low = static_cast<std::int16_t>(low);
      same->high = static_cast<std::int16_t>(high);
      same->best = no_bit;
    }
    if (best >= need) {
      if (best > same->low) same->low = static_cast<std::int16_t>(best);
    } else {
      if (best < same->high) same->high = static_cast<std::int16_t>(best);
    }
    if (is_cut) same->best = static_cast<std::uint8_t>(count(all & (best_card - 1)));
    return best;
  }

  // Whether sure tricks decide. low, high: what the bonus adds at least and at most is in them.
  bool is_bounded(int leader, int need, int rest, int n_left, int low, int high, int& value, Mask& needed) {
    if (game_.trumps) {
      bool is_ours;
      const Sure top = top_trumps<N, has_classes>(game_, hands_, n_left, rest, is_ours);
      value = is_ours ? low + top.value : high - top.value;
      if (is_ours ? value >= need : value < need) {
        needed = top.needed;
        return true;
      }
    }
    Sure cash = cashed<N, has_classes>(game_, hands_, leader, n_left);
    if (cash.tricks >= n_left) cash.value = rest;
    value = game_.is_ours(leader) ? low + cash.value : high - cash.value;
    if (game_.is_ours(leader) ? value >= need : value < need) {
      needed = cash.needed;
      return true;
    }
    return false;
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
        score = 100 + 6 * points + 4 * smear + 6 * given + (card & game_.trumps && enemies & game_.trumps ? 8 : 0);
      } else if (friend_top > enemy_top && friend_top > card) {
        score = 70 + 4 * points;
      } else {
        score = 40 - 8 * points - 4 * from_friends;
        if (!(hands_[leader] & suit & ~card) && hands_[leader] & game_.trumps && !(card & game_.trumps)) score += 6;
      }
      if (card == last_good_[n_left][leader][0]) score += 80;
      if (card == last_good_[n_left][leader][1]) score += 40;
      return score * 16 - count(game_.suit[game_.suit_of[bit]] & (card - 1));
    });
  }

  int last_trick(int leader, int rest, int lead_in_tricks, Mask& needed) const {
    const Mask card = hands_[leader];
    const int bit = lowest_bit(card);
    Mask best = card, cards = card;
    int winner = leader;
    for (int q = next(leader); q != leader; q = next(q)) {
      cards |= hands_[q];
      if ((hands_[q] & game_.contend[bit]) > best) {
        best = hands_[q];
        winner = q;
      }
    }
    needed = has_one(cards & game_.suit[game_.suit_of[lowest_bit(best)]]) ? 0 : best;
    const bool is_taken = game_.is_ours(winner);
    return (is_taken ? rest : 0) + (lead_in_tricks + (is_taken ? 1 : -1) > 0 ? game_.bonus : 0);
  }

  void signed_range(Mask all, int n_left, int& low, int& high) const {
    const int tricks = n_left * game_.trick_value;
    low = (tricks < 0 ? tricks : 0) + (game_.last_value < 0 ? game_.last_value : 0);
    high = (tricks > 0 ? tricks : 0) + (game_.last_value > 0 ? game_.last_value : 0);
    for (int i = 0; i < game_.n_worths; ++i) {
      const int sum = game_.worth[i].each * count(all & game_.worth[i].cards);
      (sum < 0 ? low : high) += sum;
    }
  }

  const Game& game_;
  Table& table_;
  Mask hands_[N];
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_;
  bool stopped_ = false;
  // By tricks left and leader: the last two leads that made a cut, mostly good in sister positions too.
  Mask last_good_[max_cards / 3 + 1][N][2] = {};
};

}  // namespace kibitz::KIBITZ_TARGET
