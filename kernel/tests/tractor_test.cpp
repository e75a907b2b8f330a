// The shapes game without Python: what bits make of tractors and throws, both builds of the playout loop, and
// the search against plain minimax. Rules in full are compared with the reference by tests/kernel.
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <string>
#include <vector>

#include "../src/tractor_playout_loop.hpp"
#include "kibitz/tractor_endings.hpp"

using namespace kibitz;
using namespace kibitz::tractor;

namespace {

// Suits S H D C, ranks 2 ... A, then JB and JR; spades trump, level 2.
Order spades_level_two() {
  std::vector<Kind> kinds;
  for (int suit = 0; suit < 4; ++suit) {
    for (int rank = 2; rank <= 14; ++rank) {
      const int points = rank == 5 ? 5 : rank == 10 || rank == 13 ? 10 : 0;
      if (rank == 2) kinds.push_back({3, suit == 0 ? 13 : 12, 0});
      else kinds.push_back({suit == 0 ? 3 : suit - 1, rank - 3, points});
    }
  }
  kinds.push_back({3, 14, 0});
  kinds.push_back({3, 15, 0});
  return make_order(kinds, 4);
}

const Order order = spades_level_two();

Cards cards(const std::string& text) {
  Cards all;
  for (std::size_t i = 0; i + 1 < text.size(); i += 3) {
    const std::size_t suit = std::string("SHDC").find(text[i]);
    const int kind = text[i] == 'J' ? (text[i + 1] == 'B' ? 52 : 53)
                                    : static_cast<int>(13 * suit + std::string("23456789TJQKA").find(text[i + 1]));
    all = all + single(order.bit_of[kind]);
  }
  return all;
}

bool is_shape(const std::string& text) { return tractor::is_shape(order, cards(text)); }

void tractors() {
  assert(is_shape("H5 H5 H6 H6"));
  assert(!is_shape("H5 H5 H7 H7"));
  assert(!is_shape("H5 H6"));
  assert(is_shape("SA SA H2 H2"));         // any off-suit level pair stands above the ace of trumps
  assert(is_shape("H2 H2 S2 S2"));
  assert(is_shape("SA SA D2 D2 S2 S2 JB JB JR JR"));
  assert(!is_shape("H2 H2 D2 D2"));        // equal, so not consecutive
  assert(!is_shape("SA SA S2 S2"));
  assert(!is_shape("HA HA S3 S3"));        // no run goes from one suit into another
  Pattern pattern;
  decompose(order, cards("H3 H3 H4 H4 H6 H6 H7 H7 H8 H8 HK HK HA"), pattern);
  assert(pattern.n_tractors == 2 && pattern.tractors[0].n_pairs == 3 && pattern.tractors[1].n_pairs == 2);
  assert(pattern.n_components == 4 && pattern.n_cards == 13 && pattern.n_pairs == 6);
}

void throws() {
  Pattern pattern;
  const Cards attempt = cards("HA HA HQ H9 H9");
  decompose(order, attempt, pattern);
  const auto left = [&](const std::string& other) {
    return stands_or_falls(order, attempt, pattern, {Cards{}, cards(other), Cards{}});
  };
  assert(left("H3 H4 HJ SK DA") == attempt);
  assert(left("HK H4") == cards("HQ"));
  assert(left("HT HT H4") == cards("H9 H9"));
  assert(left("HT HT HK") == cards("HQ"));
}

// Both packs dealt in a random order; n_each cards for each seat.
Position dealt(int n_each, Random& random) {
  std::vector<int> packs;
  for (int kind = 0; kind < order.n_kinds; ++kind) packs.insert(packs.end(), 2, order.bit_of[kind]);
  for (std::size_t i = packs.size() - 1; i > 0; --i) {
    std::swap(packs[i], packs[random.below(static_cast<std::uint32_t>(i + 1))]);
  }
  Position position;
  for (int seat = 0; seat < n_seats; ++seat) {
    for (int i = 0; i < n_each; ++i) {
      position.hands[seat] = position.hands[seat] + single(packs[static_cast<std::size_t>(seat * n_each + i)]);
    }
  }
  position.leader = static_cast<Seat>(random.below(n_seats));
  position.buried_points = 15;
  return position;
}

void undo_leads_back() {
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    Rules rules;
    rules.throws = i % 2;
    rules.tractor_owed = i % 3 == 0;
    const Position start = dealt(25, random);
    State state(order, rules, start);
    while (!state.is_over()) {
      const Cards play = state.draw(random);
      assert(state.check(play) == Verdict::legal);
      state.apply(play);
    }
    while (state.n_applied()) state.undo();
    for (int seat = 0; seat < n_seats; ++seat) assert(state.hand(seat) == start.hands[seat]);
    assert(state.leader() == start.leader && state.points(0) == 0 && state.points(1) == 0 && !state.is_over());
  }
}

// Deals add up, and both builds play the same ones.
void playouts() {
  Rules with_throws;
  with_throws.throws = true;
  with_throws.tractor_owed = true;
  std::vector<Outcome> out(500);
  play_deals({order, with_throws, Policy::greedy, 3, 0, 100}, 25, 3, out);
  for (const Outcome& outcome : out) {
    assert(outcome.points >= 0 && outcome.points % 5 == 0 && outcome.n_tricks >= 1 && outcome.n_tricks <= 25);
  }
#if defined(KIBITZ_HAS_MODERN)
  if (!is_modern()) return;
  for (const Policy policy : {Policy::uniform, Policy::greedy}) {
    for (const bool throws : {false, true}) {
      Rules rules;
      rules.throws = throws;
      std::vector<Outcome> a(1000), b(1000);
      portable::play_deals({order, rules, policy, 5, 0}, 25, 1, a.data(), a.size());
      modern::play_deals({order, rules, policy, 5, 0}, 25, 1, b.data(), b.size());
      for (std::size_t i = 0; i < a.size(); ++i) {
        assert(a[i].points == b[i].points && a[i].n_tricks == b[i].n_tricks);
      }
    }
  }
#endif
}

// Every play of a deal is explained, alike by both builds, and only those that are asked for.
void explained() {
  Random random(3);
  for (int i = 0; i < 100; ++i) {
    Rules rules;
    rules.throws = i % 2;
    Position start = dealt(25, random);
    start.buried = pairs(order.kinds);
    for (const Cards& hand : start.hands) start.buried = start.buried - hand;
    std::vector<Cards> plays;
    State state(order, rules, start);
    while (!state.is_over()) {
      const Cards play = state.draw(random);
      const bool leads = state.is_lead();
      state.apply(play);
      plays.push_back(leads ? state.table()[0] : play);
    }
    const Playouts playouts{order, rules, Policy::rulebook, 0, 0};
    const std::vector<Position> worlds{start, start};
    const std::array<std::uint8_t, 2> seats{15, 1};
    std::vector<Explained> out(2 * plays.size());
    assert(explain(playouts, {plays, seats, 3.0f}, worlds, out) == 2);
    int n_forced = 0;
    for (std::size_t p = 0; p < plays.size(); ++p) {
      assert(out[p].gap >= 0.0f && out[p].share > 0.0f && out[p].share <= 1.0f);
      const Explained again = out[plays.size() + p];
      n_forced += again.gap == 0.0f && again.share == 1.0f;
      assert(again.share == 1.0f || (again.gap == out[p].gap && again.share == out[p].share));
    }
    assert(n_forced >= 3 * static_cast<int>(plays.size()) / 4);
#if defined(KIBITZ_HAS_MODERN)
    if (!is_modern()) continue;
    std::vector<Explained> plain(out.size());
    portable::explain(playouts, {plays, seats, 3.0f}, worlds.data(), 2, plain.data());
    for (std::size_t p = 0; p < out.size(); ++p) {
      assert(plain[p].gap == out[p].gap && plain[p].share == out[p].share);
    }
#endif
  }
}

std::int64_t plain(State& state) {
  if (state.is_over()) return state.final_points();
  std::vector<Cards> plays;
  state.each_legal([&](Cards play) { plays.push_back(play); });
  assert(plays.size() == state.count_legal());
  const bool attacks = state.to_act() % 2 == state.attackers();
  std::int64_t best = 0;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    state.apply(plays[i]);
    const std::int64_t value = plain(state);
    state.undo();
    if (i == 0 || (attacks ? value > best : value < best)) best = value;
  }
  return best;
}

void search_agrees_with_minimax() {
  Random random(2);
  Endings endings;
  for (int i = 0; i < 300; ++i) {
    Rules rules;
    rules.throws = i % 2;
    rules.throw_penalty = i % 4 == 1 ? 10 : 0;
    rules.kitty_multiplier = static_cast<KittyMultiplier>(i % 3);
    const Position start = dealt(3, random);
    State state(order, rules, start);
    Solved solved;
    endings.solve(order, rules, start, 1'000'000, solved);
    assert(solved.value.lower == solved.value.upper);
    assert(solved.value.lower == plain(state));
  }
}

}  // namespace

int main() {
  tractors();
  throws();
  undo_leads_back();
  playouts();
  explained();
  search_agrees_with_minimax();
  std::puts("tractor_test: all agree");
}
