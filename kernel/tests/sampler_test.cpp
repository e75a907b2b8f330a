// The sampler against trying every deal: counts, chances, conditions; and what it refuses.
#include "kibitz/sampler.hpp"

#include <cassert>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <map>

#include "kibitz/fault.hpp"
#include "kibitz/random.hpp"

using namespace kibitz;

namespace {

using Deal = std::vector<std::uint8_t>;  // rows x faces

// Every deal of one case with its weight: each copy of each face tried in every place.
void try_all(const Hiding& h, const HidingCase& one, std::size_t face, std::array<std::uint8_t, max_places> open,
             double weight, Deal& deal, std::map<Deal, double>& found) {
  if (face == one.faces.size()) {
    for (int place = 0; place < h.n_places; ++place)
      if (open[place]) return;
    found[deal] += weight;
    return;
  }
  const HiddenFace& hidden = one.faces[face];
  const auto w = [&](int place) { return h.weights.empty() ? 1.0 : h.weights[hidden.face * h.n_places + place]; };
  for (int a = 0; a < h.n_places; ++a) {
    if (!(hidden.copies[0] >> a & 1) || !open[a]) continue;
    --open[a], ++deal[h.row_of[a] * h.n_faces + hidden.face];
    if (!hidden.copies[1]) {
      try_all(h, one, face + 1, open, weight * w(a), deal, found);
    } else {
      for (int b = 0; b < h.n_places; ++b) {
        if (!(hidden.copies[1] >> b & 1) || !open[b] || (a == b && !(hidden.twice >> a & 1))) continue;
        --open[b], ++deal[h.row_of[b] * h.n_faces + hidden.face];
        try_all(h, one, face + 1, open, weight * w(a) * w(b), deal, found);
        ++open[b], --deal[h.row_of[b] * h.n_faces + hidden.face];
      }
    }
    ++open[a], --deal[h.row_of[a] * h.n_faces + hidden.face];
  }
}

// Some small problem: often one with no deal at all.
Hiding any_hiding(Random& random, bool weighted) {
  Hiding h;
  h.n_places = static_cast<std::uint8_t>(2 + random.below(3));
  h.n_rows = h.n_places;
  h.n_faces = static_cast<std::uint8_t>(2 + random.below(4));
  const auto all = static_cast<Places>((1 << h.n_places) - 1);
  for (int place = 0; place < h.n_places; ++place) h.row_of[place] = static_cast<std::uint8_t>(place);
  h.base.assign(std::size_t{h.n_rows} * h.n_faces, 0);
  if (weighted)
    for (int i = 0; i < h.n_faces * h.n_places; ++i) h.weights.push_back(0.25 * random.below(5));
  const auto some = [&] {
    return static_cast<Places>(random.below(2) ? all : 1 + random.below(static_cast<std::uint32_t>(all)));
  };
  HidingCase one;
  int n_cards = 0;
  for (std::uint8_t face = 0; face < h.n_faces; ++face) {
    const Places first = some();
    const Places second = random.below(3) ? (random.below(3) ? first : some()) : Places{0};
    one.faces.push_back({face, {first, second}, some()});
    n_cards += 1 + (second != 0);
  }
  for (int n = 0; n < n_cards; ++n) ++one.sizes[random.below(h.n_places)];
  h.cases.push_back(one);
  return h;
}

void check_against_all(bool weighted) {
  Random random(weighted ? 2 : 1);
  int n_possible = 0;
  for (int problem = 0; problem < 600; ++problem) {
    const Hiding h = any_hiding(random, weighted);
    std::map<Deal, double> found;
    Deal deal(h.base);
    try_all(h, h.cases[0], 0, h.cases[0].sizes, 1, deal, found);
    double total = 0;
    for (const auto& [_, weight] : found) total += weight;
    if (total == 0) {
      try {
        Sampler sampler(h);
        assert(!"a sampler without a deal");
      } catch (const Fault& fault) {
        assert(!std::strcmp("kernel/no_world", fault.code()));
      }
      continue;
    }
    ++n_possible;
    const Sampler sampler(h);
    if (!weighted) assert(std::abs(sampler.n_deals() - total) <= 1e-12 * total);
    const int n = 3000;
    std::map<Deal, int> drawn;
    for (int i = 0; i < n; ++i) {
      assert(sampler.draw(5, static_cast<std::uint64_t>(i), deal.data()) == 1);
      ++drawn[deal];
    }
    for (const auto& [met, times] : drawn) {
      assert(found[met] > 0);
      const double chance = found[met] / total;
      // Six standard deviations and a little for the rarest: nobody sees that by chance.
      assert(std::abs(times - n * chance) < 6 * std::sqrt(n * chance * (1 - chance)) + 6);
    }
  }
  assert(n_possible > 200);
}

void check_cases_and_conditions() {
  // Two cards, two hands of one card: in the first case face 0 is in hand 0, in the second in hand 1.
  Hiding h;
  h.n_places = h.n_rows = h.n_faces = 2;
  h.row_of = {0, 1};
  h.base.assign(4, 0);
  HidingCase one{{1, 1}, {{0, {1, 0}, 0}, {1, {3, 0}, 0}}};
  HidingCase other{{1, 1}, {{0, {2, 0}, 0}, {1, {3, 0}, 0}}};
  h.cases = {one, other};
  Deal deal(4);
  int first = 0;
  const Sampler both(h);
  assert(both.n_deals() == 2);
  for (std::uint64_t i = 0; i < 1000; ++i) both.draw(1, i, deal.data()), first += deal[0];
  assert(first > 400 && first < 600);
  // Hand 1 must hold face 0.
  h.conditions = {{true, {{1, {0, 0}}}, {{0}}, {}}};
  const Sampler bound(h);
  int n_drawn = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    n_drawn += bound.draw(1, i, deal.data());
    assert(deal[2] == 1);
  }
  assert(n_drawn > 1700 && n_drawn < 2300);
}

void check_runs() {
  // One hand of four cards and four pairs' worth of cards: no two neighbouring pairs.
  Hiding h;
  h.n_places = h.n_rows = 2;
  h.n_faces = 4;
  h.row_of = {0, 1};
  h.base.assign(8, 0);
  HidingCase one{{4, 4}, {}};
  for (std::uint8_t face = 0; face < 4; ++face) one.faces.push_back({face, {3, 3}, 3});
  h.cases = {one};
  h.conditions = {{false, {{0, {0, 0, 0, 0}}}, {{0}, {1}, {2}, {3}}, {2}}};
  const Sampler sampler(h);
  assert(sampler.n_deals() == 70);
  Deal deal(8);
  bool pairs_apart = false;
  for (std::uint64_t i = 0; i < 5000; ++i) {
    assert(sampler.draw(9, i, deal.data()) > 0);
    for (int face = 0; face < 3; ++face) assert(!(deal[face] == 2 && deal[face + 1] == 2));
    pairs_apart |= deal[0] == 2 && deal[2] == 2;
  }
  assert(pairs_apart);
}

void check_full_packs() {
  // Three hands of 25 and a kitty of 8 out of 83: the multinomial, from its logarithm.
  Hiding h;
  h.n_places = h.n_rows = 4;
  h.n_faces = 54;
  h.row_of = {0, 1, 2, 3};
  h.base.assign(4 * 54, 0);
  HidingCase one{{25, 25, 25, 8}, {}};
  for (std::uint8_t face = 0; face < 54; ++face)
    one.faces.push_back({face, {15, static_cast<Places>(face < 29 ? 15 : 0)}, 15});
  h.cases = {one};
  const double log_count = std::lgamma(84) - 3 * std::lgamma(26) - std::lgamma(9);
  assert(std::abs(std::log(Sampler(h).n_deals()) - log_count) < 1e-11);
  // The same by the table: a weight that is not uniform, and its equal.
  h.weights.assign(54 * 4, 1);
  h.weights[0] = 1 + 1e-15;
  assert(std::abs(std::log(Sampler(h).n_deals()) - log_count) < 1e-11);
  // No pair in the first hand: sum over the singles it has, by hand for a small hand.
  h.weights.clear();
  h.cases[0].sizes = {1, 37, 37, 8};
  for (auto& face : h.cases[0].faces) face.twice = 14;
  const double log_one = std::lgamma(84) - 2 * std::lgamma(38) - std::lgamma(9);
  assert(std::abs(std::log(Sampler(h).n_deals()) - log_one) < 1e-11);
}

}  // namespace

int main() {
  check_against_all(false);
  check_against_all(true);
  check_cases_and_conditions();
  check_runs();
  check_full_packs();
  std::puts("sampler: all as counted");
}
