// Trick games: orders, states and playouts. Cards are faces here: indices into the variant's deck.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <tuple>

#include "arrays.hpp"
#include "game.hpp"
#include "kibitz/fault.hpp"
#include "kibitz/playout.hpp"

namespace kibitz::bind {

namespace {

// A state that keeps its order and terms alive, and speaks of faces.
class TrickState {
 public:
  TrickState(const Game& game, const Position& start) : game_(game), state_(game_.order, game_.terms, start) {}
  // The state inside points at the tables beside it.
  TrickState(const TrickState&) = delete;
  TrickState& operator=(const TrickState&) = delete;

  Mask legal() const { return faces_of(game_.order, state_.legal()); }
  void apply(int face) {
    const Bit bit = bit_of(game_.order, face);
    if (!(state_.legal() & mask_of(bit))) throw Fault("kernel/illegal_card", face);
    state_.apply(bit);
    ++n_played_;
  }
  void undo() {
    if (n_played_ == 0) throw Fault("kernel/nothing_to_undo", 0);
    state_.undo();
    --n_played_;
  }
  // The number of sequences of so many cards; deals that end earlier count as none.
  std::uint64_t perft(int depth) {
    if (depth == 0) return 1;
    const Mask legal = state_.legal();
    if (depth == 1) return static_cast<std::uint64_t>(count(legal));
    std::uint64_t sum = 0;
    for (Mask left = legal; left; left &= left - 1) {
      state_.apply(static_cast<Bit>(lowest_bit(left)));
      sum += perft(depth - 1);
      state_.undo();
    }
    return sum;
  }
  const State& state() const { return state_; }
  const Game& game() const { return game_; }

 private:
  Game game_;
  State state_;
  int n_played_ = 0;
};

Game make_game(Input<std::uint8_t, 1> suit, Input<std::int16_t, 1> strength, Input<std::int16_t, 1> points,
               Mask any_time, int n_suits, bool has_trumps, int n_seats, unsigned ours, int trick_value,
               int last_trick_value, int most_tricks_bonus, Mask forced, int lone_seat) {
  Faces faces;
  faces.suit = {suit.data(), suit.shape(0)};
  faces.strength = {strength.data(), strength.shape(0)};
  faces.points = {points.data(), points.shape(0)};
  faces.any_time = any_time;
  if (n_suits < 1 || n_suits > max_suits) throw Fault("kernel/bad_suit", n_suits);
  faces.n_suits = static_cast<std::uint8_t>(n_suits);
  faces.has_trumps = has_trumps;
  Game game;
  game.order = make_order(faces);
  if (n_seats < 3 || n_seats > max_seats) throw Fault("kernel/n_seats", n_seats);
  if (ours >> n_seats) throw Fault("kernel/bad_seat", highest_bit(ours));
  game.terms.n_seats = static_cast<std::uint8_t>(n_seats);
  game.terms.ours = static_cast<std::uint8_t>(ours);
  game.terms.trick_value = small(trick_value);
  game.terms.last_trick_value = small(last_trick_value);
  game.terms.most_tricks_bonus = small(most_tricks_bonus);
  game.terms.forced = bits_of(game.order, forced);
  if (lone_seat < -1 || lone_seat >= n_seats) throw Fault("kernel/bad_seat", lone_seat);
  game.terms.lone_seat = static_cast<std::int8_t>(lone_seat);
  game.terms = checked(game.order, game.terms);
  return game;
}

// By its place in the facade's list.
Policy policy_of(int number) {
  if (number < 0 || number > static_cast<int>(Policy::careful)) throw Fault("kernel/bad_number", number);
  return static_cast<Policy>(number);
}

auto playouts(const Game& game, Input<Mask, 2> hands, int leader, const std::vector<int>& table,
              std::tuple<int, int> tricks, std::optional<Input<std::int16_t, 1>> values,
              std::optional<Input<std::int16_t, 1>> last_trick_values, std::size_t n, std::uint64_t seed,
              std::size_t first, int policy, int random_share) {
  const std::size_t n_worlds = hands.shape(0);
  if (n_worlds == 0) throw Fault("kernel/no_worlds", 0);
  if (first % playouts_per_block) throw Fault("kernel/bad_first", static_cast<long long>(first));
  if (random_share < 0 || random_share > 255) throw Fault("kernel/bad_share", random_share);
  for (const auto& each : {values, last_trick_values}) {
    if (each && each->shape(0) != n_worlds) throw Fault("kernel/shape", static_cast<long long>(each->shape(0)));
  }
  const PlayoutOptions options{policy_of(policy), static_cast<std::uint8_t>(random_share)};
  std::vector<std::int16_t> value;
  std::vector<std::uint8_t> taken;
  {
    // Memory is taken without the lock, too: touching it for the first time costs as much as playing.
    nb::gil_scoped_release released;
    value.resize(n);
    taken.resize(n * game.terms.n_seats);
    std::vector<World> worlds(n_worlds);
    Position start;
    for (std::size_t i = 0; i < n_worlds; ++i) {
      const Position each = game.position(hands.data() + i * hands.shape(1), hands.shape(1), leader, table, 0, tricks);
      if (i == 0) start = each;
      // All deals of a batch go in lockstep.
      if (count(each.hands[each.leader]) != count(start.hands[start.leader])) {
        throw Fault("kernel/world_sizes", static_cast<long long>(i));
      }
      worlds[i].hands = each.hands;
      worlds[i].value = values ? values->data()[i] : std::int16_t{0};
      worlds[i].last_trick_value = last_trick_values ? last_trick_values->data()[i] : game.terms.last_trick_value;
    }
    std::array<Outcome, 16 * playouts_per_block> part;
    for (std::size_t begin = 0; begin < n; begin += part.size()) {
      const std::span out(part.data(), std::min(part.size(), n - begin));
      play_out(game.order, game.terms, start, worlds, options, seed, first + begin, out);
      for (std::size_t i = 0; i < out.size(); ++i) {
        value[begin + i] = out[i].value;
        std::copy_n(out[i].tricks.data(), game.terms.n_seats, taken.data() + (begin + i) * game.terms.n_seats);
      }
    }
  }
  return std::make_tuple(owned(std::move(value), {n}), owned(std::move(taken), {n, game.terms.n_seats}));
}

// The values of every given card in every world: (worlds, cards, per_world). The same random numbers for each card.
auto playouts_of_cards(const Game& game, Input<Mask, 2> hands, int leader, const std::vector<int>& table,
                       std::tuple<int, int> tricks, Input<std::int16_t, 1> values,
                       Input<std::int16_t, 1> last_trick_values, const std::vector<int>& faces, std::size_t per_world,
                       std::uint64_t seed, int policy, int random_share) {
  const std::size_t n_worlds = hands.shape(0), n_faces = faces.size();
  if (n_worlds == 0) throw Fault("kernel/no_worlds", 0);
  if (random_share < 0 || random_share > 255) throw Fault("kernel/bad_share", random_share);
  for (const auto& each : {values, last_trick_values}) {
    if (each.shape(0) != n_worlds) throw Fault("kernel/shape", static_cast<long long>(each.shape(0)));
  }
  const PlayoutOptions options{policy_of(policy), static_cast<std::uint8_t>(random_share)};
  std::vector<Bit> cards;
  for (const int face : faces) cards.push_back(bit_of(game.order, face));
  std::vector<std::int16_t> out(n_worlds * n_faces * per_world);
  {
    nb::gil_scoped_release released;
    std::vector<Position> starts(n_worlds);
    for (std::size_t i = 0; i < n_worlds; ++i) {
      starts[i] = game.position(hands.data() + i * hands.shape(1), hands.shape(1), leader, table, 0, tricks);
    }
    const Seat seat = State(game.order, game.terms, starts[0]).to_act();
    const int n_held = count(starts[0].hands[seat]);
    std::vector<World> worlds(n_worlds);
    std::vector<Outcome> outcomes(n_worlds * per_world);
    for (std::size_t j = 0; j < n_faces; ++j) {
      AfterCard first;
      for (std::size_t i = 0; i < n_worlds; ++i) {
        if (count(starts[i].hands[seat]) != n_held) throw Fault("kernel/world_sizes", static_cast<long long>(i));
        const State state(game.order, game.terms, starts[i]);
        if (!(state.legal() & mask_of(cards[j]))) throw Fault("kernel/illegal_card", faces[j]);
        const AfterCard after = after_card(game.order, game.terms, starts[i], cards[j]);
        if (i == 0) first = after;
        worlds[i].hands = after.position.hands;
        worlds[i].value = static_cast<std::int16_t>(values.data()[i] + after.gain);
        worlds[i].last_trick_value = last_trick_values.data()[i];
      }
      if (first.is_over) {
        const bool most = first.position.tricks[1] > first.position.tricks[0];
        for (std::size_t i = 0; i < n_worlds; ++i) {
          const int end = worlds[i].value + (first.we_took_last ? worlds[i].last_trick_value : 0) +
                          (most ? game.terms.most_tricks_bonus : 0);
          for (std::size_t k = 0; k < per_world; ++k) {
            out[(i * n_faces + j) * per_world + k] = static_cast<std::int16_t>(end);
          }
        }
        continue;
      }
      play_out(game.order, game.terms, first.position, worlds, options, seed, 0, outcomes);
      for (std::size_t k = 0; k < per_world; ++k) {
        for (std::size_t i = 0; i < n_worlds; ++i) {
          out[(i * n_faces + j) * per_world + k] = outcomes[k * n_worlds + i].value;
        }
      }
    }
  }
  return owned(std::move(out), {n_worlds, n_faces, per_world});
}

auto deals(const Game& game, int hand_size, std::size_t n, std::uint64_t seed, std::size_t first) {
  const int n_seats = game.terms.n_seats;
  if (hand_size < 1 || hand_size * n_seats > game.order.n_cards) throw Fault("kernel/deal_sizes", hand_size);
  std::vector<Mask> hands(n * n_seats), kitties(n);
  {
    nb::gil_scoped_release released;
    for (std::size_t i = 0; i < n; ++i) {
      Random random(seed, first + i);
      std::array<Mask, max_seats> dealt;
      Mask kitty;
      deal_at_random(game.order, n_seats, hand_size, random, dealt, kitty);
      for (int seat = 0; seat < n_seats; ++seat) hands[i * n_seats + seat] = faces_of(game.order, dealt[seat]);
      kitties[i] = faces_of(game.order, kitty);
    }
  }
  return std::make_tuple(owned(std::move(hands), {n, static_cast<std::size_t>(n_seats)}), owned(std::move(kitties), {n}));
}

}  // namespace

std::int16_t small(long long number) {
  if (number < -20000 || number > 20000) throw Fault("kernel/number_too_large", number);
  return static_cast<std::int16_t>(number);
}

Position Game::position(const Mask* hands, std::size_t n_hands, int leader, const std::vector<int>& table, int value,
                        std::tuple<int, int> tricks) const {
  if (n_hands != terms.n_seats) throw Fault("kernel/shape", static_cast<long long>(n_hands));
  if (leader < 0 || leader >= terms.n_seats) throw Fault("kernel/bad_seat", leader);
  if (table.size() >= terms.n_seats) throw Fault("kernel/table_size", static_cast<long long>(table.size()));
  Position position;
  for (std::size_t seat = 0; seat < n_hands; ++seat) position.hands[seat] = bits_of(order, hands[seat]);
  position.leader = static_cast<Seat>(leader);
  position.n_on_table = static_cast<std::uint8_t>(table.size());
  for (std::size_t i = 0; i < table.size(); ++i) position.table[i] = bit_of(order, table[i]);
  position.value = small(value);
  const auto [others, ours] = tricks;
  for (const int n : {others, ours}) {
    if (n < 0 || n > max_cards) throw Fault("kernel/bad_tricks", n);
  }
  position.tricks = {static_cast<std::int8_t>(others), static_cast<std::int8_t>(ours)};
  return checked(order, terms, position);
}

}  // namespace kibitz::bind

void bind_trick(nanobind::module_& m) {
  using namespace kibitz::bind;
  using namespace nb::literals;
  using kibitz::Mask;

  nb::class_<Game>(m, "Game", "An order of cards and the terms of a deal.")
      .def_prop_ro("n_seats", [](const Game& it) { return it.terms.n_seats; })
      .def("with_last_trick_value", [](const Game& it, int value) {
        Game other = it;
        other.terms.last_trick_value = small(value);
        return other;
      }, "value"_a)
      .def_prop_ro("n_cards", [](const Game& it) { return it.order.n_cards; });
  m.def("game", &make_game, "suit"_a.noconvert(), "strength"_a.noconvert(), "points"_a.noconvert(), nb::kw_only(),
        "any_time"_a, "n_suits"_a, "has_trumps"_a, "n_seats"_a, "ours"_a, "trick_value"_a, "last_trick_value"_a,
        "most_tricks_bonus"_a, "forced"_a, "lone_seat"_a);

  nb::class_<TrickState>(m, "TrickState")
      .def("__init__",
           [](TrickState* self, const Game& game, Input<Mask, 1> hands, int leader, const std::vector<int>& table,
              int value, std::tuple<int, int> tricks) {
             new (self) TrickState(game, game.position(hands.data(), hands.shape(0), leader, table, value, tricks));
           },
           "game"_a, "hands"_a.noconvert(), "leader"_a, "table"_a, "value"_a, "tricks"_a)
      .def("legal", &TrickState::legal)
      .def("apply", &TrickState::apply, "face"_a)
      .def("undo", &TrickState::undo)
      .def("perft", &TrickState::perft, "depth"_a, nb::call_guard<nb::gil_scoped_release>())
      .def("to_act", [](const TrickState& it) { return it.state().to_act(); })
      .def("is_over", [](const TrickState& it) { return it.state().is_over(); })
      .def("value", [](const TrickState& it) { return it.state().value(); })
      .def("leader", [](const TrickState& it) { return it.state().leader(); })
      .def("n_on_table", [](const TrickState& it) { return it.state().n_on_table(); })
      .def("hand", [](const TrickState& it, int seat) {
        if (seat < 0 || seat >= it.game().terms.n_seats) throw kibitz::Fault("kernel/bad_seat", seat);
        return kibitz::faces_of(it.game().order, it.state().hand(static_cast<kibitz::Seat>(seat)));
      }, "seat"_a)
      .def("n_tricks", [](const TrickState& it, int seat) {
        if (seat < 0 || seat >= it.game().terms.n_seats) throw kibitz::Fault("kernel/bad_seat", seat);
        return it.state().n_tricks(static_cast<kibitz::Seat>(seat));
      }, "seat"_a);

  m.def("playouts", &playouts, "game"_a, "hands"_a.noconvert(), nb::kw_only(), "leader"_a, "table"_a, "tricks"_a,
        "values"_a.noconvert().none(), "last_trick_values"_a.noconvert().none(), "n"_a, "seed"_a, "first"_a,
        "policy"_a, "random_share"_a);
  m.def("playouts_of_cards", &playouts_of_cards, "game"_a, "hands"_a.noconvert(), nb::kw_only(), "leader"_a, "table"_a,
        "tricks"_a, "values"_a.noconvert(), "last_trick_values"_a.noconvert(), "faces"_a, "per_world"_a, "seed"_a,
        "policy"_a, "random_share"_a);
  m.def("deals", &deals, "game"_a, nb::kw_only(), "hand_size"_a, "n"_a, "seed"_a, "first"_a);
}
