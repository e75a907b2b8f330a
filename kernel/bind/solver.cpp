// Exact values with all hands open. Cards are faces here.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <optional>
#include <tuple>
#include <vector>

#include "arrays.hpp"
#include "game.hpp"
#include "kibitz/fault.hpp"
#include "kibitz/solver.hpp"

namespace kibitz::bind {

namespace {

using FaceValue = std::tuple<int, int, int>;  // face, low, high

Position whole(const Game& game, Input<Mask, 1> hands, int leader, const std::vector<int>& table, int value,
               std::tuple<int, int> tricks) {
  return game.position(hands.data(), hands.shape(0), leader, table, value, tricks);
}

auto value(Solver& solver, const Game& game, Input<Mask, 1> hands, int leader, const std::vector<int>& table,
           int value, std::tuple<int, int> tricks, std::uint64_t nodes, std::optional<int> guess) {
  const Position position = whole(game, hands, leader, table, value, tricks);
  nb::gil_scoped_release released;
  const Bounds bounds = solver.value(game.order, game.terms, position, {nodes}, guess);
  return std::make_tuple(bounds.low, bounds.high);
}

auto at_least(Solver& solver, const Game& game, Input<Mask, 1> hands, int leader, const std::vector<int>& table,
              int value, std::tuple<int, int> tricks, int threshold, std::uint64_t nodes) {
  const Position position = whole(game, hands, leader, table, value, tricks);
  nb::gil_scoped_release released;
  const Bounds bounds = solver.at_least(game.order, game.terms, position, threshold, {nodes});
  return std::make_tuple(bounds.low, bounds.high);
}

std::vector<FaceValue> cards(Solver& solver, const Game& game, Input<Mask, 1> hands, int leader,
                             const std::vector<int>& table, int value, std::tuple<int, int> tricks,
                             std::uint64_t nodes, std::optional<int> guess) {
  const Position position = whole(game, hands, leader, table, value, tricks);
  std::array<CardValue, max_cards> out;
  int n;
  {
    nb::gil_scoped_release released;
    n = solver.cards(game.order, game.terms, position, out, {nodes}, guess);
  }
  std::vector<FaceValue> found;
  for (int i = 0; i < n; ++i) found.emplace_back(game.order.face_of[out[i].card], out[i].value.low, out[i].value.high);
  return found;
}

std::vector<int> line(Solver& solver, const Game& game, Input<Mask, 1> hands, int leader,
                      const std::vector<int>& table, int value, std::tuple<int, int> tricks) {
  const Position position = whole(game, hands, leader, table, value, tricks);
  std::array<Bit, max_cards> out;
  int n;
  {
    nb::gil_scoped_release released;
    n = solver.line(game.order, game.terms, position, out);
  }
  std::vector<int> faces;
  for (int i = 0; i < n; ++i) faces.push_back(game.order.face_of[out[i]]);
  return faces;
}

// The values of the same cards in many worlds. faces: of the seat to act, who must hold them in every world.
auto worlds(Solver& solver, const Game& game, Input<Mask, 2> hands, int leader, const std::vector<int>& table,
            std::optional<Input<std::int16_t, 1>> values, std::optional<Input<std::int16_t, 1>> last_trick_values,
            std::tuple<int, int> tricks, const std::vector<int>& faces, std::uint64_t nodes) {
  const std::size_t n = hands.shape(0), n_faces = faces.size();
  for (const auto& each : {values, last_trick_values}) {
    if (each && each->shape(0) != n) throw Fault("kernel/shape", static_cast<long long>(each->shape(0)));
  }
  for (const int face : faces) bit_of(game.order, face);
  std::vector<std::int16_t> low(n * n_faces), high(n * n_faces);
  {
    nb::gil_scoped_release released;
    std::array<CardValue, max_cards> out;
    Terms terms = game.terms;
    std::optional<int> guess;
    for (std::size_t i = 0; i < n; ++i) {
      const Position position = game.position(hands.data() + i * hands.shape(1), hands.shape(1), leader, table,
                                              values ? values->data()[i] : 0, tricks);
      if (last_trick_values) terms.last_trick_value = last_trick_values->data()[i];
      const int n_cards = solver.cards(game.order, terms, position, out, {nodes}, guess);
      for (std::size_t j = 0; j < n_faces; ++j) {
        const Bit card = game.order.bit_of[faces[j]];
        int at = 0;
        while (at < n_cards && out[at].card != card) ++at;
        if (at == n_cards) throw Fault("kernel/illegal_card", faces[j]);
        low[i * n_faces + j] = static_cast<std::int16_t>(out[at].value.low);
        high[i * n_faces + j] = static_cast<std::int16_t>(out[at].value.high);
      }
    }
  }
  return std::make_tuple(owned(std::move(low), {n, n_faces}), owned(std::move(high), {n, n_faces}));
}

}  // namespace

}  // namespace kibitz::bind

void bind_solver(nanobind::module_& m) {
  using namespace kibitz::bind;
  using namespace nb::literals;
  using kibitz::Solver;

  nb::class_<Solver>(m, "Solver")
      .def("__init__",
           [](Solver* self, std::size_t table_mebibytes) {
             if (table_mebibytes < 1 || table_mebibytes > 4096) {
               throw kibitz::Fault("kernel/table_memory", static_cast<long long>(table_mebibytes));
             }
             new (self) Solver(table_mebibytes);
           },
           "table_mebibytes"_a)
      .def("value", &value, "game"_a, "hands"_a.noconvert(), nb::kw_only(), "leader"_a, "table"_a, "value"_a,
           "tricks"_a, "nodes"_a, "guess"_a.none())
      .def("at_least", &at_least, "game"_a, "hands"_a.noconvert(), nb::kw_only(), "leader"_a, "table"_a, "value"_a,
           "tricks"_a, "threshold"_a, "nodes"_a)
      .def("cards", &cards, "game"_a, "hands"_a.noconvert(), nb::kw_only(), "leader"_a, "table"_a, "value"_a,
           "tricks"_a, "nodes"_a, "guess"_a.none())
      .def("line", &line, "game"_a, "hands"_a.noconvert(), nb::kw_only(), "leader"_a, "table"_a, "value"_a,
           "tricks"_a)
      .def("worlds", &worlds, "game"_a, "hands"_a.noconvert(), nb::kw_only(), "leader"_a, "table"_a,
           "values"_a.noconvert().none(), "last_trick_values"_a.noconvert().none(), "tricks"_a, "faces"_a, "nodes"_a)
      .def("nodes", &Solver::nodes);
}
