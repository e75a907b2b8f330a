// The shapes game for Python. Cards are counts here: copies of each kind, by the number of the kind in the deck.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "kibitz/fault.hpp"
#include "kibitz/tractor_checked.hpp"
#include "kibitz/tractor_endings.hpp"
#include "kibitz/tractor_explained.hpp"

namespace kibitz::bind {

namespace {

using namespace tractor;
using Counts = Input<std::uint8_t, 1>;  // (kinds,) copies of each
using Rows = Input<std::uint8_t, 2>;    // (rows, kinds)
using Hands = Input<std::uint8_t, 3>;   // (worlds, seats, kinds)
using Buried = std::optional<Rows>;     // (worlds, kinds); none: nobody is told what is buried
using BySide = std::tuple<int, int>;

struct ShapeGame {
  Order order;
  Rules rules;
};

// Everything about a position that is the same in all worlds.
struct Terms {
  Rows table;
  int leader;
  BySide points;
  BySide failed_throws;
  int attackers;
};

void write_counts(const Order& order, Cards cards, std::uint8_t* counts) {
  for (int kind = 0; kind < order.n_kinds; ++kind) {
    const int bit = order.bit_of[kind];
    counts[kind] = static_cast<std::uint8_t>((cards.one >> bit & 1) + (cards.two >> bit & 1));
  }
}

auto rows_of(const Order& order, const std::vector<Cards>& cards) {
  const auto n_kinds = static_cast<std::size_t>(order.n_kinds);
  std::vector<std::uint8_t> counts(cards.size() * n_kinds);
  for (std::size_t i = 0; i < cards.size(); ++i) write_counts(order, cards[i], counts.data() + i * n_kinds);
  return owned(std::move(counts), {cards.size(), n_kinds});
}

auto counts_of(const Order& order, Cards cards) {
  std::vector<std::uint8_t> counts(static_cast<std::size_t>(order.n_kinds));
  write_counts(order, cards, counts.data());
  return owned(std::move(counts), {static_cast<std::size_t>(order.n_kinds)});
}

ShapeGame make_game(Counts suits, Input<std::int16_t, 1> strengths, Input<std::int16_t, 1> points, int n_suits,
                    bool throws, bool longest_component, bool tractor_owed, int throw_penalty, int kitty_multiplier) {
  const std::size_t n = suits.shape(0);
  if (strengths.shape(0) != n || points.shape(0) != n) throw Fault("kernel/shape", static_cast<long long>(n));
  std::vector<Kind> kinds(n);
  for (std::size_t i = 0; i < n; ++i) kinds[i] = {suits.data()[i], strengths.data()[i], points.data()[i]};
  if (kitty_multiplier < 0 || kitty_multiplier > 2) throw Fault("kernel/bad_number", kitty_multiplier);
  if (throw_penalty < 0 || throw_penalty > 1000) throw Fault("kernel/bad_number", throw_penalty);
  return {make_order(kinds, n_suits),
          {throws, longest_component, tractor_owed, throw_penalty, static_cast<KittyMultiplier>(kitty_multiplier)}};
}

Position position_of(const Order& order, const std::uint8_t* hands, int buried_points, const Terms& terms) {
  const auto n_kinds = static_cast<std::size_t>(order.n_kinds);
  if (terms.leader < 0 || terms.leader >= n_seats) throw Fault("kernel/bad_seat", terms.leader);
  if (terms.attackers < 0 || terms.attackers > 1) throw Fault("kernel/bad_side", terms.attackers);
  const std::size_t n_on_table = terms.table.shape(0);
  if (n_on_table >= n_seats) throw Fault("kernel/table_size", static_cast<long long>(n_on_table));
  if (terms.table.shape(1) != n_kinds) throw Fault("kernel/shape", static_cast<long long>(terms.table.shape(1)));
  Position position;
  for (std::size_t seat = 0; seat < n_seats; ++seat) {
    position.hands[seat] = checked_cards(order, {hands + seat * n_kinds, n_kinds});
  }
  for (std::size_t place = 0; place < n_on_table; ++place) {
    position.table[place] = checked_cards(order, {terms.table.data() + place * n_kinds, n_kinds});
  }
  position.n_on_table = static_cast<std::uint8_t>(n_on_table);
  position.leader = static_cast<Seat>(terms.leader);
  position.points = {std::get<0>(terms.points), std::get<1>(terms.points)};
  position.failed_throws = {std::get<0>(terms.failed_throws), std::get<1>(terms.failed_throws)};
  position.buried_points = buried_points;
  position.attackers = static_cast<std::uint8_t>(terms.attackers);
  return checked(order, position);
}

std::vector<Position> worlds_of(const Order& order, Hands hands, Input<std::int32_t, 1> buried_points, Buried buried,
                                const Terms& terms) {
  if (hands.shape(0) == 0) throw Fault("kernel/no_worlds", 0);
  if (hands.shape(1) != n_seats) throw Fault("kernel/shape", static_cast<long long>(hands.shape(1)));
  if (hands.shape(2) != static_cast<std::size_t>(order.n_kinds)) {
    throw Fault("kernel/shape", static_cast<long long>(hands.shape(2)));
  }
  if (buried_points.shape(0) != hands.shape(0)) {
    throw Fault("kernel/shape", static_cast<long long>(buried_points.shape(0)));
  }
  if (buried && (buried->shape(0) != hands.shape(0) || buried->shape(1) != hands.shape(2))) {
    throw Fault("kernel/shape", static_cast<long long>(buried->shape(0)));
  }
  std::vector<Position> worlds;
  worlds.reserve(hands.shape(0));
  for (std::size_t i = 0; i < hands.shape(0); ++i) {
    const std::uint8_t* first = hands.data() + i * hands.shape(1) * hands.shape(2);
    worlds.push_back(position_of(order, first, buried_points.data()[i], terms));
    if (buried) {
      const std::size_t n_kinds = buried->shape(1);
      worlds.back().buried = checked_cards(order, {buried->data() + i * n_kinds, n_kinds});
    }
  }
  return worlds;
}

Told make_told(const ShapeGame& game, Input<std::uint8_t, 1> voids, Input<std::uint8_t, 1> pairless, Rows shown,
               int declarer, int hand_size) {
  const auto n_kinds = static_cast<std::size_t>(game.order.n_kinds);
  if (voids.shape(0) != n_seats || pairless.shape(0) != n_seats || shown.shape(0) != n_seats) {
    throw Fault("kernel/shape", static_cast<long long>(shown.shape(0)));
  }
  if (shown.shape(1) != n_kinds) throw Fault("kernel/shape", static_cast<long long>(shown.shape(1)));
  if (declarer < 0 || declarer >= n_seats) throw Fault("kernel/bad_seat", declarer);
  if (hand_size < 1 || hand_size > max_hand) throw Fault("kernel/bad_number", hand_size);
  Told told;
  for (std::size_t seat = 0; seat < n_seats; ++seat) {
    told.voids[seat] = voids.data()[seat];
    told.pairless[seat] = pairless.data()[seat];
    told.shown[seat] = checked_cards(game.order, {shown.data() + seat * n_kinds, n_kinds});
  }
  told.declarer = static_cast<Seat>(declarer);
  told.hand_size = static_cast<std::uint8_t>(hand_size);
  return told;
}

Playouts batch(const ShapeGame& game, const Told& told, int policy, int random_share, std::uint64_t seed,
               std::size_t first) {
  if (random_share < 0 || random_share > 255) throw Fault("kernel/bad_share", random_share);
  if (policy < 0 || policy > 2) throw Fault("kernel/bad_number", policy);
  if (first % playouts_per_block) throw Fault("kernel/bad_first", static_cast<long long>(first));
  return {game.order, game.rules, static_cast<Policy>(policy), seed, first,
          static_cast<std::uint32_t>(random_share), {}, told};
}

// The attackers' points, whether they won the last trick, its cards, tricks played.
auto arrays_of(const std::vector<Outcome>& out) {
  const std::size_t n = out.size();
  std::vector<std::int64_t> points(n);
  std::vector<std::uint8_t> won(n), cards(n), tricks(n);
  for (std::size_t i = 0; i < n; ++i) {
    points[i] = out[i].points;
    won[i] = out[i].attackers_won_last;
    cards[i] = out[i].last_trick_cards;
    tricks[i] = out[i].n_tricks;
  }
  return std::make_tuple(owned(std::move(points), {n}), owned(std::move(won), {n}), owned(std::move(cards), {n}),
                         owned(std::move(tricks), {n}));
}

auto shape_playouts(const ShapeGame& game, Hands hands, Input<std::int32_t, 1> buried_points, Buried buried,
                    Rows table, int leader, BySide points, BySide failed_throws, int attackers, const Told& told,
                    std::size_t n, int policy, int random_share, std::uint64_t seed, std::size_t first) {
  std::vector<Outcome> out(n);
  {
    const nb::gil_scoped_release released;
    const std::vector<Position> worlds =
        worlds_of(game.order, hands, buried_points, buried, {table, leader, points, failed_throws, attackers});
    play_out(batch(game, told, policy, random_share, seed, first), worlds, out);
  }
  return arrays_of(out);
}

// The attackers' points, (worlds, plays, per_world). Every play meets the same random numbers.
auto shape_playouts_of_plays(const ShapeGame& game, Hands hands, Input<std::int32_t, 1> buried_points, Buried buried,
                             Rows table, int leader, BySide points, BySide failed_throws, int attackers,
                             const Told& told, Rows plays, std::size_t per_world, int policy, int random_share,
                             std::uint64_t seed) {
  const std::size_t n_worlds = hands.shape(0), n_plays = plays.shape(0), n_kinds = plays.shape(1);
  std::vector<std::int64_t> values(n_worlds * n_plays * per_world);
  {
    const nb::gil_scoped_release released;
    const std::vector<Position> worlds =
        worlds_of(game.order, hands, buried_points, buried, {table, leader, points, failed_throws, attackers});
    Playouts playouts = batch(game, told, policy, random_share, seed, 0);
    std::vector<Outcome> out(n_worlds * per_world);
    for (std::size_t p = 0; p < n_plays; ++p) {
      playouts.opening = checked_cards(game.order, {plays.data() + p * n_kinds, n_kinds});
      for (const Position& world : worlds) {
        const Verdict verdict = State(game.order, game.rules, world).check(playouts.opening);
        if (verdict != Verdict::legal) throw Fault("kernel/illegal_play", static_cast<int>(verdict));
      }
      play_out(playouts, worlds, out);
      for (std::size_t i = 0; i < out.size(); ++i) {
        values[(i % n_worlds * n_plays + p) * per_world + i / n_worlds] = out[i].points;
      }
    }
  }
  return owned(std::move(values), {n_worlds, n_plays, per_world});
}

// The gap of each play in each world and its share, (worlds, plays) both.
auto shape_explained(const ShapeGame& game, Hands hands, Input<std::int32_t, 1> buried_points, Rows buried, int leader,
                     int attackers, const Told& told, Rows plays, Counts seats, float scale) {
  const std::size_t n_worlds = hands.shape(0), n_plays = plays.shape(0), n_kinds = plays.shape(1);
  if (seats.shape(0) != n_worlds) throw Fault("kernel/shape", static_cast<long long>(seats.shape(0)));
  if (n_plays > max_plays) throw Fault("kernel/shape", static_cast<long long>(n_plays));
  if (!(scale > 0.0f)) throw Fault("kernel/bad_number", 0);
  std::vector<float> gaps(n_worlds * n_plays), shares(n_worlds * n_plays);
  const Rows table(plays.data(), {0, n_kinds});  // nothing lies on it
  {
    const nb::gil_scoped_release released;
    const std::vector<Position> worlds =
        worlds_of(game.order, hands, buried_points, buried, {table, leader, {0, 0}, {0, 0}, attackers});
    std::vector<Cards> made;
    for (std::size_t i = 0; i < n_plays; ++i) {
      made.push_back(checked_cards(game.order, {plays.data() + i * n_kinds, n_kinds}));
    }
    std::vector<Explained> out(gaps.size());
    const History history{made, {seats.data(), n_worlds}, scale};
    const Playouts by = batch(game, told, static_cast<int>(Policy::rulebook), 0, 0, 0);
    const std::size_t end = explain(by, history, worlds, out);
    if (end < n_worlds) throw Fault("kernel/illegal_play", static_cast<long long>(end));
    for (std::size_t i = 0; i < out.size(); ++i) {
      gaps[i] = out[i].gap;
      shares[i] = out[i].share;
    }
  }
  return std::make_tuple(owned(std::move(gaps), {n_worlds, n_plays}), owned(std::move(shares), {n_worlds, n_plays}));
}

// Worlds changed step by step, (times kept, worlds, seats + 1, kinds); the last row of a world is what is buried.
auto shape_wander(const ShapeGame& game, Hands worlds, int leader, int attackers, const Told& told, Rows plays,
                  float scale, double other_play, int viewer, Rows fixed, Rows most, Input<double, 2> odds,
                  Input<double, 1> shares, Counts kept, std::uint64_t seed) {
  constexpr std::size_t n_places = n_seats + 1;
  const auto n_kinds = static_cast<std::size_t>(game.order.n_kinds);
  const std::size_t n_worlds = worlds.shape(0);
  if (worlds.shape(1) != n_places || worlds.shape(2) != n_kinds) {
    throw Fault("kernel/shape", static_cast<long long>(worlds.shape(1)));
  }
  for (const std::size_t n : {fixed.shape(0), most.shape(0), odds.shape(0)}) {
    if (n != n_places) throw Fault("kernel/shape", static_cast<long long>(n));
  }
  for (const std::size_t n : {fixed.shape(1), most.shape(1), odds.shape(1), plays.shape(1)}) {
    if (n != n_kinds) throw Fault("kernel/shape", static_cast<long long>(n));
  }
  if (kept.shape(0) != shares.shape(0)) throw Fault("kernel/shape", static_cast<long long>(kept.shape(0)));
  if (plays.shape(0) > max_plays) throw Fault("kernel/shape", static_cast<long long>(plays.shape(0)));
  if (viewer < 0 || viewer >= n_seats) throw Fault("kernel/bad_seat", viewer);
  if (!(scale > 0.0f) || !(other_play > 0.0) || !(other_play <= 1.0)) throw Fault("kernel/bad_number", 0);
  const Rows table(plays.data(), {0, n_kinds});  // nothing lies on it
  std::size_t n_kept = 0;
  std::vector<std::uint8_t> counts;
  {
    const nb::gil_scoped_release released;
    std::vector<Position> starts;
    for (std::size_t i = 0; i < n_worlds; ++i) {
      const std::uint8_t* first = worlds.data() + i * n_places * n_kinds;
      const Cards buried = checked_cards(game.order, {first + n_seats * n_kinds, n_kinds});
      starts.push_back(position_of(game.order, first, game.order.points(buried),
                                   {table, leader, {0, 0}, {0, 0}, attackers}));
      starts.back().buried = buried;
    }
    std::vector<Cards> made;
    for (std::size_t i = 0; i < plays.shape(0); ++i) {
      made.push_back(checked_cards(game.order, {plays.data() + i * n_kinds, n_kinds}));
    }
    Wandering wandering{{made, {}, scale}, other_play, viewer, {}, 0, {}, {},
                        {shares.data(), shares.shape(0)}, {kept.data(), kept.shape(0)}};
    for (std::size_t place = 0; place < n_places; ++place) {
      wandering.fixed[place] = checked_cards(game.order, {fixed.data() + place * n_kinds, n_kinds});
      for (std::size_t kind = 0; kind < n_kinds; ++kind) {
        const Bit bit = game.order.bit_of[kind];
        wandering.most[place][bit] = most.data()[place * n_kinds + kind];
        wandering.odds[place][bit] = odds.data()[place * n_kinds + kind];
        if (wandering.most[place][bit]) wandering.movable |= mask_of(bit);
      }
      for (std::size_t i = 0; i < n_worlds; ++i) {
        const Cards there = place < n_seats ? starts[i].hands[place] : starts[i].buried;
        if (!is_part(wandering.fixed[place], there)) throw Fault("kernel/shape", static_cast<long long>(place));
      }
    }
    for (std::size_t step = 0; step < shares.shape(0); ++step) {
      if (!(shares.data()[step] > 0.0)) throw Fault("kernel/bad_number", static_cast<long long>(step));
      n_kept += kept.data()[step] != 0;
    }
    std::vector<Position> out(n_kept * n_worlds);
    const std::size_t end =
        wander(batch(game, told, static_cast<int>(Policy::rulebook), 0, seed, 0), wandering, starts, out);
    if (end < n_worlds) throw Fault("kernel/illegal_play", static_cast<long long>(end));
    counts.resize(out.size() * n_places * n_kinds);
    for (std::size_t i = 0; i < out.size(); ++i) {
      std::uint8_t* to = counts.data() + i * n_places * n_kinds;
      for (const Cards& hand : out[i].hands) {
        write_counts(game.order, hand, to);
        to += n_kinds;
      }
      write_counts(game.order, out[i].buried, to);
    }
  }
  return owned(std::move(counts), {n_kept, n_worlds, n_places, n_kinds});
}

auto shape_deals(const ShapeGame& game, int hand_size, int declarer, std::size_t n, int policy, int random_share,
                 std::uint64_t seed, std::size_t first) {
  const int n_left = 2 * game.order.n_kinds - n_seats * hand_size;
  if (hand_size < 1 || n_left < 0 || hand_size + n_left > max_choice - 2) throw Fault("kernel/deal_sizes", hand_size);
  if (declarer < 0 || declarer >= n_seats) throw Fault("kernel/bad_seat", declarer);
  std::vector<Outcome> out(n);
  {
    const nb::gil_scoped_release released;
    play_deals(batch(game, {}, policy, random_share, seed, first), hand_size, declarer, out);
  }
  return arrays_of(out);
}

// A state that keeps its order and rules alive.
class ShapeState {
 public:
  ShapeState(const ShapeGame& game, const Position& start) : game_(game), state_(game_.order, game_.rules, start) {}
  // The state inside points at the tables beside it.
  ShapeState(const ShapeState&) = delete;
  ShapeState& operator=(const ShapeState&) = delete;

  const State& state() const { return state_; }
  const ShapeGame& game() const { return game_; }
  const Order& order() const { return game_.order; }

  auto legal() const {
    const std::uint64_t n = state_.count_legal();
    if (n > Endings::max_width) throw Fault("kernel/too_many_plays", static_cast<long long>(n));
    std::vector<Cards> plays;
    state_.each_legal([&](Cards play) { plays.push_back(play); });
    return rows_of(order(), plays);
  }
  Cards cards(Counts play) const { return checked_cards(order(), {play.data(), play.shape(0)}); }
  // 0, or the number of what is wrong (tractor_legal.hpp).
  int check(Counts play) const {
    if (state_.is_over()) throw Fault("kernel/deal_over", 0);
    return static_cast<int>(state_.check(cards(play)));
  }
  auto apply(Counts play) {
    if (const int fault = check(play)) throw Fault("kernel/illegal_play", fault);
    const bool leads = state_.is_lead();
    const Cards attempt = cards(play);
    state_.apply(attempt);
    return counts_of(order(), leads ? state_.table()[0] : attempt);
  }
  void undo() {
    if (state_.n_applied() == 0) throw Fault("kernel/nothing_to_undo", 0);
    state_.undo();
  }
  auto draw(int n, std::uint64_t seed) const {
    if (state_.is_over()) throw Fault("kernel/deal_over", 0);
    std::vector<Cards> plays;
    Random random(seed);
    for (int i = 0; i < n; ++i) plays.push_back(state_.draw(random));
    return rows_of(order(), plays);
  }
  std::uint64_t perft(int depth) { return tractor::perft(state_, depth); }

  Position position() const {
    Position position;
    for (int seat = 0; seat < n_seats; ++seat) position.hands[seat] = state_.hand(seat);
    position.leader = state_.leader();
    position.n_on_table = static_cast<std::uint8_t>(state_.n_on_table());
    for (int place = 0; place < state_.n_on_table(); ++place) position.table[place] = state_.table()[place];
    position.points = {state_.points(0), state_.points(1)};
    position.failed_throws = {state_.failed_throws(0), state_.failed_throws(1)};
    position.buried_points = state_.buried_points();
    position.attackers = static_cast<std::uint8_t>(state_.attackers());
    return position;
  }

 private:
  ShapeGame game_;
  State state_;
};

// Lower and upper bound of the position, its plays, their bounds, nodes.
auto shape_ending(const ShapeState& from, std::uint64_t budget, int table_bits) {
  if (from.state().is_over()) throw Fault("kernel/deal_over", 0);
  const std::uint64_t n = from.state().count_legal();
  if (n > Endings::max_width) throw Fault("kernel/too_many_plays", static_cast<long long>(n));
  if (table_bits < 0 || table_bits > 24) throw Fault("kernel/bad_number", table_bits);
  Solved solved;
  {
    const nb::gil_scoped_release released;
    Endings endings(table_bits);
    endings.solve(from.order(), from.game().rules, from.position(), budget, solved);
  }
  std::vector<std::int64_t> values;
  for (const Bounds& bounds : solved.values) {
    values.push_back(bounds.lower);
    values.push_back(bounds.upper);
  }
  return std::make_tuple(solved.value.lower, solved.value.upper, rows_of(from.order(), solved.plays),
                         owned(std::move(values), {solved.values.size(), 2}), solved.n_nodes);
}

// What a policy plays there. buried: (kinds,), all 0 where nothing is told of it.
auto shape_choice(const ShapeState& from, const Told& told, Counts buried, int policy, std::uint64_t seed) {
  if (from.state().is_over()) throw Fault("kernel/deal_over", 0);
  Position position = from.position();
  position.buried = from.cards(buried);
  return counts_of(from.order(), choose_play(batch(from.game(), told, policy, 0, seed, 0), position));
}

// (worlds, 2): lower and upper bound of each.
auto shape_endings(const ShapeGame& game, Hands hands, Input<std::int32_t, 1> buried_points, Rows table, int leader,
                   BySide points, BySide failed_throws, int attackers, std::uint64_t budget, int table_bits) {
  if (table_bits < 0 || table_bits > 24) throw Fault("kernel/bad_number", table_bits);
  std::vector<std::int64_t> bounds;
  {
    const nb::gil_scoped_release released;
    Endings endings(table_bits);
    Solved solved;
    for (const Position& world :
         worlds_of(game.order, hands, buried_points, {}, {table, leader, points, failed_throws, attackers})) {
      const std::uint64_t n = State(game.order, game.rules, world).count_legal();
      if (n > Endings::max_width) throw Fault("kernel/too_many_plays", static_cast<long long>(n));
      endings.solve(game.order, game.rules, world, budget, solved);
      bounds.push_back(solved.value.lower);
      bounds.push_back(solved.value.upper);
    }
  }
  const std::size_t n = bounds.size() / 2;
  return owned(std::move(bounds), {n, 2});
}

}  // namespace

}  // namespace kibitz::bind

void bind_tractor(nanobind::module_& m) {
  using namespace kibitz::bind;
  using namespace nb::literals;

  nb::class_<ShapeGame>(m, "ShapeGame", "An order of two packs and the rules of playing shapes.")
      .def_prop_ro("n_kinds", [](const ShapeGame& it) { return it.order.n_kinds; });
  m.def("shape_game", &make_game, "suits"_a.noconvert(), "strengths"_a.noconvert(), "points"_a.noconvert(),
        nb::kw_only(), "n_suits"_a, "throws"_a, "longest_component"_a, "tractor_owed"_a, "throw_penalty"_a,
        "kitty_multiplier"_a);

  nb::class_<ShapeState>(m, "ShapeState")
      .def("__init__",
           [](ShapeState* self, const ShapeGame& game, Rows hands, int buried_points, Rows table, int leader,
              BySide points, BySide failed_throws, int attackers) {
             using kibitz::Fault;
             if (hands.shape(0) != n_seats) throw Fault("kernel/shape", static_cast<long long>(hands.shape(0)));
             if (hands.shape(1) != static_cast<std::size_t>(game.order.n_kinds)) {
               throw Fault("kernel/shape", static_cast<long long>(hands.shape(1)));
             }
             new (self) ShapeState(game, position_of(game.order, hands.data(), buried_points,
                                                     {table, leader, points, failed_throws, attackers}));
           },
           "game"_a, "hands"_a.noconvert(), nb::kw_only(), "buried_points"_a, "table"_a.noconvert(), "leader"_a,
           "points"_a, "failed_throws"_a, "attackers"_a)
      .def("is_over", [](const ShapeState& it) { return it.state().is_over(); })
      .def("to_act", [](const ShapeState& it) { return static_cast<int>(it.state().to_act()); })
      .def("leader", [](const ShapeState& it) { return static_cast<int>(it.state().leader()); })
      .def("points", [](const ShapeState& it) { return BySide(it.state().points(0), it.state().points(1)); })
      .def("failed_throws",
           [](const ShapeState& it) { return BySide(it.state().failed_throws(0), it.state().failed_throws(1)); })
      .def("final_points",
           [](const ShapeState& it) {
             if (!it.state().is_over()) throw kibitz::Fault("kernel/deal_not_over", 0);
             return it.state().final_points();
           })
      .def("hand",
           [](const ShapeState& it, int seat) {
             if (seat < 0 || seat >= n_seats) throw kibitz::Fault("kernel/bad_seat", seat);
             return counts_of(it.order(), it.state().hand(seat));
           },
           "seat"_a)
      .def("table",
           [](const ShapeState& it) {
             const Cards* table = it.state().table();
             return rows_of(it.order(), std::vector<Cards>(table, table + it.state().n_on_table()));
           })
      .def("n_legal", [](const ShapeState& it) { return it.state().count_legal(); })
      .def("legal", &ShapeState::legal)
      .def("check", &ShapeState::check, "play"_a.noconvert())
      .def("apply", &ShapeState::apply, "play"_a.noconvert())
      .def("undo", &ShapeState::undo)
      .def("draw", &ShapeState::draw, "n"_a, "seed"_a)
      .def("perft", &ShapeState::perft, "depth"_a, nb::call_guard<nb::gil_scoped_release>());

  nb::class_<Told>(m, "ShapeTold", "What all seats know of one another's hands.");
  m.def("shape_told", &make_told, "game"_a, nb::kw_only(), "voids"_a.noconvert(), "pairless"_a.noconvert(),
        "shown"_a.noconvert(), "declarer"_a, "hand_size"_a);
  m.def("shape_choice", &shape_choice, "state"_a, nb::kw_only(), "told"_a, "buried"_a.noconvert(), "policy"_a,
        "seed"_a);
  m.def("shape_playouts", &shape_playouts, "game"_a, "hands"_a.noconvert(), nb::kw_only(),
        "buried_points"_a.noconvert(), "buried"_a.noconvert() = nb::none(), "table"_a.noconvert(), "leader"_a,
        "points"_a, "failed_throws"_a, "attackers"_a, "told"_a = Told{}, "n"_a, "policy"_a, "random_share"_a,
        "seed"_a, "first"_a);
  m.def("shape_playouts_of_plays", &shape_playouts_of_plays, "game"_a, "hands"_a.noconvert(), nb::kw_only(),
        "buried_points"_a.noconvert(), "buried"_a.noconvert() = nb::none(), "table"_a.noconvert(), "leader"_a,
        "points"_a, "failed_throws"_a, "attackers"_a, "told"_a = Told{}, "plays"_a.noconvert(), "per_world"_a,
        "policy"_a, "random_share"_a, "seed"_a);
  m.def("shape_explained", &shape_explained, "game"_a, "hands"_a.noconvert(), nb::kw_only(),
        "buried_points"_a.noconvert(), "buried"_a.noconvert(), "leader"_a, "attackers"_a, "told"_a,
        "plays"_a.noconvert(), "seats"_a.noconvert(), "scale"_a);
  m.def("shape_wander", &shape_wander, "game"_a, "worlds"_a.noconvert(), nb::kw_only(), "leader"_a, "attackers"_a,
        "told"_a, "plays"_a.noconvert(), "scale"_a, "other_play"_a, "viewer"_a, "fixed"_a.noconvert(),
        "most"_a.noconvert(), "odds"_a.noconvert(), "shares"_a.noconvert(), "kept"_a.noconvert(), "seed"_a);
  m.def("shape_deals", &shape_deals, "game"_a, nb::kw_only(), "hand_size"_a, "declarer"_a, "n"_a, "policy"_a,
        "random_share"_a, "seed"_a, "first"_a);
  m.def("shape_ending", &shape_ending, "state"_a, nb::kw_only(), "budget"_a, "table_bits"_a);
  m.def("shape_endings", &shape_endings, "game"_a, "hands"_a.noconvert(), nb::kw_only(),
        "buried_points"_a.noconvert(), "table"_a.noconvert(), "leader"_a, "points"_a, "failed_throws"_a,
        "attackers"_a, "budget"_a, "table_bits"_a);
}
