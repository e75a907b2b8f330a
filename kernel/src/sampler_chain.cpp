#include "sampler_chain.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <map>

#include "kibitz/fault.hpp"

namespace kibitz {

namespace {

// 64 Mi numbers, half a gibibyte: what nobody's view needs, but a set-up problem might ask for.
constexpr std::size_t max_ways = std::size_t{1} << 26;

struct Factorials {
  std::array<double, 128> of{};
  std::array<double, 128> inverse{};
  constexpr Factorials() {
    long double product = 1;
    for (int n = 0; n < 128; ++n) {
      if (n) product *= n;
      of[n] = static_cast<double>(product);
      inverse[n] = static_cast<double>(1 / product);
    }
  }
};

constexpr Factorials factorials;

constexpr bool has(Places places, int place) { return (places >> place) & 1; }

// A number in [0, 1) of 53 random bits.
inline double fraction(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

}  // namespace

Sampler::Chain::Chain(const Hiding& hiding, const HidingCase& one)
    : n_places_(hiding.n_places), n_faces_(hiding.n_faces), row_of_(hiding.row_of), sizes_(one.sizes) {
  settle(hiding, one);
  if (!is_possible_) return;
  lay_out();
  count_deals();
}

// Takes out the cards that can be in one place only, picks those that come last, and makes items of the rest.
void Sampler::Chain::settle(const Hiding& hiding, const HidingCase& one) {
  std::vector<HiddenFace> faces = one.faces;
  auto weight = [&](int face, int place) {
    return hiding.weights.empty() ? 1.0 : hiding.weights[face * n_places_ + place];
  };
  bool changed = true;
  while (changed && is_possible_) {
    changed = false;
    Places open = 0;
    for (int place = 0; place < n_places_; ++place) if (sizes_[place]) open |= static_cast<Places>(1 << place);
    for (auto& hidden : faces) {
      for (auto& copy : hidden.copies) {
        if (!copy) continue;
        copy &= open;
        if (!copy) is_possible_ = false;
        if (!std::has_single_bit(copy)) continue;
        const int place = std::countr_zero(copy);
        if (!sizes_[place]) { is_possible_ = false; break; }
        if (--sizes_[place] == 0) open &= ~copy, changed = true;
        settled_.push_back(static_cast<std::uint16_t>(row_of_[place] * n_faces_ + hidden.face));
        settled_weight_ *= weight(hidden.face, place);
        auto& other = hidden.copies[&copy == &hidden.copies[0] ? 1 : 0];
        // Once one copy is here, the place may have the other only if it may have both.
        if (other && has(other, place) && !has(hidden.twice, place)) {
          other &= ~copy;
          if (!other) is_possible_ = false;
        }
        changed |= other != 0;
        copy = 0;
      }
      if (!is_possible_) return;
    }
  }
  // Cards with nothing else about them, by the places they may be in.
  std::map<Places, int> free;
  auto is_free = [&](const HiddenFace& hidden) {
    const Places places = hidden.copies[0] | hidden.copies[1];
    if (!places) return false;
    if (hidden.copies[0] && hidden.copies[1] &&
        (hidden.copies[0] != hidden.copies[1] || (places & ~hidden.twice)))
      return false;
    const double first = weight(hidden.face, std::countr_zero(places));
    for (int place = 0; place < n_places_; ++place)
      if (has(places, place) && weight(hidden.face, place) != first) return false;
    return true;
  };
  for (const auto& hidden : faces)
    if (is_free(hidden))
      free[hidden.copies[0] | hidden.copies[1]] += (hidden.copies[0] != 0) + (hidden.copies[1] != 0);
  int most = 0;
  for (const auto& [places, n] : free) {
    const int worth = n * std::popcount(places);
    if (worth > most) most = worth, last_places_ = places;
  }
  // The narrower a card's choice, the earlier: fewer counts are then reached.
  std::stable_sort(faces.begin(), faces.end(), [](const HiddenFace& a, const HiddenFace& b) {
    return std::popcount(unsigned(a.copies[0] | a.copies[1])) < std::popcount(unsigned(b.copies[0] | b.copies[1]));
  });
  for (const auto& hidden : faces) {
    const Places places = hidden.copies[0] | hidden.copies[1];
    if (!places) continue;
    if (is_free(hidden)) {
      for (const Places copy : hidden.copies) {
        if (!copy) continue;
        if (places == last_places_) {
          last_.push_back(hidden.face);
          settled_weight_ *= weight(hidden.face, std::countr_zero(places));
        } else {
          add_item(hiding, hidden.face, {copy, 0}, 0);
        }
      }
    } else {
      add_item(hiding, hidden.face, hidden.copies, hidden.twice);
    }
  }
}

void Sampler::Chain::add_item(const Hiding& hiding, std::uint8_t face, std::array<Places, 2> copies,
                              Places twice) {
  auto weight = [&](int place) {
    return hiding.weights.empty() ? 1.0 : hiding.weights[face * n_places_ + place];
  };
  if (!copies[0]) std::swap(copies[0], copies[1]);
  Item item{face, static_cast<std::uint8_t>(copies[1] ? 2 : 1), 0, static_cast<std::uint32_t>(outcomes_.size())};
  auto add = [&](int first, int second, double n) {
    if (n <= 0) return;
    outcomes_.push_back({static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second), 0, n});
    ++item.n_outcomes;
  };
  for (int a = 0; a < n_places_; ++a) {
    if (!copies[1]) {
      if (has(copies[0], a)) add(a, no_place, weight(a));
      continue;
    }
    if (has(copies[0] & copies[1] & twice, a)) add(a, a, weight(a) * weight(a));
    for (int b = a + 1; b < n_places_; ++b) {
      const int n = (has(copies[0], a) && has(copies[1], b)) + (has(copies[0], b) && has(copies[1], a));
      add(a, b, n * weight(a) * weight(b));
    }
  }
  if (!item.n_outcomes) is_possible_ = false;
  items_.push_back(item);
}

// Lays out the table of ways: one layer for each item and the end, an axis for each place but one.
void Sampler::Chain::lay_out() {
  std::array<std::uint8_t, max_places> reach{};
  std::uint16_t n_placed = 0;
  bool has_pairs = false;
  for (std::size_t i = 0; i <= items_.size(); ++i) {
    n_placed_.push_back(n_placed);
    reach_.push_back(reach);
    if (i == items_.size()) break;
    const Item& item = items_[i];
    std::array<std::uint8_t, max_places> more{};
    for (int k = 0; k < item.n_outcomes; ++k) {
      const Outcome& out = outcomes_[item.first_outcome + k];
      std::array<std::uint8_t, max_places> one{};
      ++one[out.first];
      if (out.second != no_place) ++one[out.second];
      for (int place = 0; place < n_places_; ++place) more[place] = std::max(more[place], one[place]);
    }
    for (int place = 0; place < n_places_; ++place)
      reach[place] = static_cast<std::uint8_t>(std::min<int>(sizes_[place], reach[place] + more[place]));
    n_placed = static_cast<std::uint16_t>(n_placed + item.n_cards);
    has_pairs |= item.n_cards == 2;
  }
  implied_ = static_cast<int>(std::max_element(reach.begin(), reach.begin() + n_places_) - reach.begin());
  for (int place = 0; place < n_places_; ++place)
    if (place != implied_ && reach[place]) order_[n_order_++] = static_cast<std::uint8_t>(place);
  std::stable_sort(order_.begin(), order_.begin() + n_order_,
                   [&](int a, int b) { return reach[a] < reach[b]; });
  // A margin of zeros on each axis, so that going too far meets a zero and not another row's number.
  const std::size_t margin = items_.empty() ? 0 : has_pairs ? 2 : 1;
  layer_ = 1;
  for (int k = n_order_ - 1; k >= 0; --k) {
    stride_[order_[k]] = static_cast<std::uint32_t>(layer_);
    layer_ *= reach[order_[k]] + 1 + margin;
    if (layer_ * (items_.size() + 1) > max_ways) throw Fault("kernel/too_many_ways", n_places_);
  }
  // The last of the margins may be stepped beyond from the end of the layer.
  std::size_t beyond = 0;
  for (Outcome& out : outcomes_) {
    out.delta = stride_[out.first] + (out.second == no_place ? 0 : stride_[out.second]);
    beyond = std::max<std::size_t>(beyond, out.delta);
  }
  ways_.assign(layer_ * (items_.size() + 1) + beyond, 0.0);
}

// Calls row(index, low, high, fixed) for each row of a layer that can be reached: counts `low` ... `high` of the
// last place of `order_` stand at index + count; fixed: what each other place has got.
template <class Row>
void Sampler::Chain::each_row(std::size_t n_placed, std::array<std::uint8_t, max_places> reach,
                              Row&& row) const {
  std::array<std::uint8_t, max_places> got{};
  const int inner = n_order_ ? order_[n_order_ - 1] : -1;
  const int n_outer = std::max(0, n_order_ - 1);
  for (;;) {
    int sum = 0;
    std::size_t index = 0;
    for (int k = 0; k < n_outer; ++k) {
      sum += got[order_[k]];
      index += std::size_t{got[order_[k]]} * stride_[order_[k]];
    }
    const int left = static_cast<int>(n_placed) - sum;
    // The implied place has got what is left, from 0 to as many as it may.
    const int low = std::max(0, left - reach[implied_]);
    const int high = std::min(left, inner < 0 ? 0 : int{reach[inner]});
    if (low <= high) row(index, low, high, got, left);
    int k = n_outer - 1;
    while (k >= 0 && got[order_[k]] == reach[order_[k]]) got[order_[k--]] = 0;
    if (k < 0) return;
    ++got[order_[k]];
  }
}

void Sampler::Chain::count_last_layer() {
  double* const ways = ways_.data() + items_.size() * layer_;
  const int inner = n_order_ ? order_[n_order_ - 1] : -1;
  each_row(n_placed_.back(), reach_.back(), [&](std::size_t index, int low, int high, auto got, int left) {
    for (int n = low; n <= high; ++n) {
      if (inner >= 0) got[inner] = static_cast<std::uint8_t>(n);
      got[implied_] = static_cast<std::uint8_t>(left - n);
      double product = factorials.of[last_.size()];
      for (int place = 0; place < n_places_; ++place) {
        const int open = sizes_[place] - got[place];
        if (open < 0 || (open > 0 && !has(last_places_, place))) { product = 0; break; }
        product *= factorials.inverse[open];
      }
      ways[index + n] = product;
    }
  });
}

void Sampler::Chain::count_layer(std::size_t i) {
  const Item& item = items_[i];
  double* const ways = ways_.data() + i * layer_;
  const double* const next = ways + layer_;
  each_row(n_placed_[i], reach_[i], [&](std::size_t index, int low, int high, const auto&, int) {
    double* const row = ways + index;
    for (int k = 0; k < item.n_outcomes; ++k) {
      const Outcome& out = outcomes_[item.first_outcome + k];
      const double* const from = next + index + out.delta;
      const double weight = out.weight;
      for (int n = low; n <= high; ++n) row[n] += weight * from[n];
    }
  });
}

void Sampler::Chain::count_deals() {
  int hidden = static_cast<int>(last_.size()) + n_placed_.back();
  for (int place = 0; place < n_places_; ++place) hidden -= sizes_[place];
  if (hidden) return;
  count_last_layer();
  for (std::size_t i = items_.size(); i-- > 0;) count_layer(i);
  n_deals_ = ways_[0] * settled_weight_;
}

void Sampler::Chain::draw(Random& random, std::uint8_t* counts) const {
  for (const auto entry : settled_) ++counts[entry];
  std::array<std::uint8_t, max_places> open = sizes_;
  const double* ways = ways_.data();
  std::size_t index = 0;
  for (const Item& item : items_) {
    const double* const next = ways + layer_;
    double left = fraction(random) * ways[index];
    const Outcome* const outs = outcomes_.data() + item.first_outcome;
    const Outcome* chosen = nullptr;
    for (int k = 0; k < item.n_outcomes; ++k) {
      const double part = outs[k].weight * next[index + outs[k].delta];
      if (part <= 0) continue;
      // Rounding may leave a little after the last one: then the last possible one it is.
      chosen = &outs[k];
      left -= part;
      if (left < 0) break;
    }
    ++counts[row_of_[chosen->first] * n_faces_ + item.face];
    --open[chosen->first];
    if (chosen->second != no_place) {
      ++counts[row_of_[chosen->second] * n_faces_ + item.face];
      --open[chosen->second];
    }
    index += chosen->delta;
    ways = next;
  }
  // Shuffle the rest and hand it out.
  std::array<std::uint8_t, 128> rest;
  const int n_rest = static_cast<int>(last_.size());
  std::copy(last_.begin(), last_.end(), rest.begin());
  int at = 0;
  for (int place = 0; place < n_places_; ++place) {
    std::uint8_t* const row = counts + row_of_[place] * n_faces_;
    if (open[place] == n_rest - at) {
      for (; at < n_rest; ++at) ++row[rest[at]];
      return;
    }
    for (int n = open[place]; n > 0; --n, ++at) {
      const auto other = at + static_cast<int>(random.below(static_cast<std::uint32_t>(n_rest - at)));
      std::swap(rest[at], rest[other]);
      ++row[rest[at]];
    }
  }
}

}  // namespace kibitz
