// The sampler for Python: arrays in, arrays out, the interpreter lock released while deals are drawn.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <tuple>
#include <vector>

#include "arrays.hpp"
#include "kibitz/fault.hpp"
#include "kibitz/sampler.hpp"

namespace nb = nanobind;

namespace kibitz {

namespace {

using Bytes1 = kibitz::bind::Input<std::uint8_t, 1>;
using Bytes2 = kibitz::bind::Input<std::uint8_t, 2>;
using Bytes3 = kibitz::bind::Input<std::uint8_t, 3>;
using Doubles2 = kibitz::bind::Input<double, 2>;

using Hand = std::tuple<std::uint8_t, std::vector<std::uint8_t>>;
using Condition =
    std::tuple<bool, std::vector<Hand>, std::vector<std::vector<std::uint8_t>>, std::vector<std::uint8_t>>;

void require(bool is_fine, const char* name) {
  if (!is_fine) throw Fault("kernel/bad_shape", name);
}

Sampler make_sampler(Bytes2 sizes, Bytes3 faces, Bytes1 row_of, Bytes2 base, std::optional<Doubles2> weights,
                     const std::vector<Condition>& conditions) {
  Hiding h;
  require(sizes.shape(1) <= max_places && row_of.shape(0) == sizes.shape(1), "sizes");
  require(base.shape(1) <= max_faces && base.shape(0) <= max_places, "base");
  require(faces.shape(0) == sizes.shape(0) && faces.shape(1) == base.shape(1) && faces.shape(2) == 3,
          "faces");
  h.n_places = static_cast<std::uint8_t>(sizes.shape(1));
  h.n_rows = static_cast<std::uint8_t>(base.shape(0));
  h.n_faces = static_cast<std::uint8_t>(base.shape(1));
  std::copy_n(row_of.data(), h.n_places, h.row_of.begin());
  h.base.assign(base.data(), base.data() + base.size());
  if (weights) {
    require(weights->shape(0) == h.n_faces && weights->shape(1) == h.n_places, "weights");
    h.weights.assign(weights->data(), weights->data() + weights->size());
  }
  for (std::size_t i = 0; i < sizes.shape(0); ++i) {
    HidingCase one;
    std::copy_n(sizes.data() + i * h.n_places, h.n_places, one.sizes.begin());
    for (std::uint8_t face = 0; face < h.n_faces; ++face) {
      const std::uint8_t* const row = faces.data() + (i * h.n_faces + face) * 3;
      if (row[0] || row[1]) one.faces.push_back({face, {row[0], row[1]}, row[2]});
    }
    h.cases.push_back(std::move(one));
  }
  for (const auto& [wanted, hands, steps, lengths] : conditions) {
    HandCondition condition{wanted, {}, steps, lengths};
    for (const auto& [row, since] : hands) condition.hands.push_back({row, since});
    h.conditions.push_back(std::move(condition));
  }
  return Sampler(std::move(h));
}

// Draws deals first, first + 1 ... and calls write(i, counts) with each; returns how many were drawn in all.
template <class Write>
std::size_t draw_all(const Sampler& sampler, std::size_t n, std::uint64_t seed, std::uint64_t first,
                     Write&& write) {
  std::vector<std::uint8_t> counts(static_cast<std::size_t>(sampler.n_rows()) * sampler.n_faces());
  std::size_t n_drawn = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const int drawn = sampler.draw(seed, first + i, counts.data());
    if (!drawn) throw Fault("kernel/no_world_found", Sampler::max_draws);
    n_drawn += static_cast<std::size_t>(drawn);
    write(i, counts);
  }
  return n_drawn;
}

auto draw_counts(const Sampler& sampler, std::size_t n, std::uint64_t seed, std::uint64_t first) {
  const auto n_rows = static_cast<std::size_t>(sampler.n_rows());
  const auto n_faces = static_cast<std::size_t>(sampler.n_faces());
  std::vector<std::uint8_t> out(n * n_rows * n_faces);
  std::size_t n_drawn = 0;
  {
    nb::gil_scoped_release unlocked;
    n_drawn = draw_all(sampler, n, seed, first, [&](std::size_t i, const auto& counts) {
      std::copy(counts.begin(), counts.end(), out.begin() + static_cast<std::ptrdiff_t>(i * counts.size()));
    });
  }
  return std::tuple(bind::owned(std::move(out), {n, n_rows, n_faces}), n_drawn);
}

auto draw_masks(const Sampler& sampler, std::size_t n, std::uint64_t seed, std::uint64_t first) {
  const auto n_rows = static_cast<std::size_t>(sampler.n_rows());
  const auto n_faces = static_cast<std::size_t>(sampler.n_faces());
  std::vector<Mask> out(n * n_rows);
  std::size_t n_drawn = 0;
  {
    nb::gil_scoped_release unlocked;
    n_drawn = draw_all(sampler, n, seed, first, [&](std::size_t i, const auto& counts) {
      for (std::size_t row = 0; row < n_rows; ++row) {
        Mask mask = 0;
        for (std::size_t face = 0; face < n_faces; ++face)
          mask |= Mask{counts[row * n_faces + face] != 0} << face;
        out[i * n_rows + row] = mask;
      }
    });
  }
  return std::tuple(bind::owned(std::move(out), {n, n_rows}), n_drawn);
}

}  // namespace

}  // namespace kibitz

void bind_sampler(nb::module_& m) {
  using namespace kibitz;
  nb::class_<Sampler>(m, "Sampler", "Draws deals of hidden cards uniformly; made once for a view.")
      .def(
          "__init__",
          [](Sampler* self, const Bytes2& sizes, const Bytes3& faces, const Bytes1& row_of, const Bytes2& base,
             const std::optional<Doubles2>& weights, const std::vector<Condition>& conditions) {
            new (self) Sampler(make_sampler(sizes, faces, row_of, base, weights, conditions));
          },
          nb::arg("sizes").noconvert(), nb::arg("faces").noconvert(), nb::arg("row_of").noconvert(),
          nb::arg("base").noconvert(), nb::arg("weights").noconvert().none(), nb::arg("conditions"),
          "Count the deals.\n\n"
          "sizes: (cases, places) hidden cards at each place. faces: (cases, faces, 3) places of a copy, of the\n"
          "other copy (0: none), and places that may have both, one bit each. row_of: (places,). base: (rows,\n"
          "faces) cards each row surely holds. weights: (faces, places) or None. conditions: (wanted, [(row,\n"
          "cards played since by face)], steps, lengths).")
      .def_prop_ro("n_deals", &Sampler::n_deals,
                   "How many physical deals there are, weighted, and before conditions.")
      .def("counts", &draw_counts, nb::arg("n"), nb::arg("seed"), nb::arg("first") = 0,
           "Return deals first, first + 1 ... of the seed, (n, rows, faces), and how many were drawn for them.")
      .def("masks", &draw_masks, nb::arg("n"), nb::arg("seed"), nb::arg("first") = 0,
           "Return the same deals as sets of faces, (n, rows), and how many were drawn for them.");
}
