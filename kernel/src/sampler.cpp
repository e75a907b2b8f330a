#include "kibitz/sampler.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numeric>
#include <string>

#include "kibitz/fault.hpp"
#include "sampler_chain.hpp"

namespace kibitz {

namespace {

void require(bool is_fine, const char* code, long long value) {
  if (!is_fine) throw Fault(code, value);
}

void check_case(const Hiding& h, const HidingCase& one) {
  require(std::accumulate(one.sizes.begin(), one.sizes.end(), 0) <= max_hidden, "kernel/bad_number", max_hidden);
  std::array<bool, max_faces> met{};
  int n_cards = 0;
  for (const auto& hidden : one.faces) {
    require(hidden.face < h.n_faces && !met[hidden.face], "kernel/bad_face", hidden.face);
    met[hidden.face] = true;
    for (const Places places : {hidden.copies[0], hidden.copies[1], hidden.twice})
      require(places < (1 << h.n_places), "kernel/bad_place", places);
    n_cards += (hidden.copies[0] != 0) + (hidden.copies[1] != 0);
  }
  require(n_cards <= max_hidden, "kernel/bad_number", n_cards);
}

void check_condition(const Hiding& h, const HandCondition& condition) {
  for (const auto& hand : condition.hands) {
    require(hand.row < h.n_rows, "kernel/bad_row", hand.row);
    require(hand.since.size() == h.n_faces, "kernel/bad_shape", static_cast<long long>(hand.since.size()));
  }
  require(condition.steps.size() <= max_faces, "kernel/bad_shape", static_cast<long long>(condition.steps.size()));
  for (const auto& step : condition.steps)
    for (const auto face : step) require(face < h.n_faces, "kernel/bad_face", face);
  for (const auto length : condition.lengths) require(length > 0, "kernel/bad_number", length);
}

void check_hiding(const Hiding& h) {
  require(h.n_places <= max_places, "kernel/bad_shape", h.n_places);
  require(h.n_rows > 0 && h.n_rows <= max_places, "kernel/bad_shape", h.n_rows);
  require(h.n_faces <= max_faces, "kernel/bad_shape", h.n_faces);
  require(h.base.size() == std::size_t{h.n_rows} * h.n_faces, "kernel/bad_shape",
          static_cast<long long>(h.base.size()));
  require(h.weights.empty() || h.weights.size() == std::size_t{h.n_faces} * h.n_places, "kernel/bad_shape",
          static_cast<long long>(h.weights.size()));
  require(!h.cases.empty(), "kernel/bad_shape", 0);
  for (int place = 0; place < h.n_places; ++place)
    require(h.row_of[place] < h.n_rows, "kernel/bad_row", h.row_of[place]);
  for (const auto n : h.base) require(n <= 2, "kernel/bad_number", n);
  for (const double weight : h.weights)
    if (!std::isfinite(weight) || weight < 0) throw Fault("kernel/bad_weight", std::to_string(weight));
  for (const auto& one : h.cases) check_case(h, one);
  for (const auto& condition : h.conditions) check_condition(h, condition);
}

// The largest weight of each face becomes 1: a factor common to all deals, left out so that nothing overflows.
void scale_weights(Hiding& h) {
  if (h.weights.empty()) return;
  for (int face = 0; face < h.n_faces; ++face) {
    double* const row = h.weights.data() + face * h.n_places;
    const double most = *std::max_element(row, row + h.n_places);
    for (int place = 0; place < h.n_places && most > 0; ++place) row[place] /= most;
  }
}

// Whether runs of these lengths, longest first, can all be taken from the pairs at each step.
bool has_runs(std::uint8_t* pairs, int n_steps, const std::uint8_t* lengths, int n_lengths, int highest) {
  if (!n_lengths) return true;
  const int length = lengths[0];
  // Runs of one length are taken from high to low, so that no choice is met twice.
  for (int low = std::min(n_steps - length, highest); low >= 0; --low) {
    bool is_run = true;
    for (int step = low; step < low + length && is_run; ++step) is_run = pairs[step] > 0;
    if (!is_run) continue;
    for (int step = low; step < low + length; ++step) --pairs[step];
    const bool same = n_lengths > 1 && lengths[1] == length;
    const bool found = has_runs(pairs, n_steps, lengths + 1, n_lengths - 1, same ? low : n_steps);
    for (int step = low; step < low + length; ++step) ++pairs[step];
    if (found) return true;
  }
  return false;
}

bool holds(const HandCondition& condition, const HandCondition::Hand& hand, const std::uint8_t* row) {
  if (condition.lengths.empty()) {
    for (const auto& step : condition.steps)
      for (const auto face : step)
        if (row[face] + hand.since[face]) return true;
    return false;
  }
  std::array<std::uint8_t, max_faces> pairs{};
  int n_steps = 0;
  for (const auto& step : condition.steps) {
    for (const auto face : step) pairs[n_steps] += row[face] + hand.since[face] >= 2;
    ++n_steps;
  }
  return has_runs(pairs.data(), n_steps, condition.lengths.data(), static_cast<int>(condition.lengths.size()),
                  n_steps);
}

// What each row might hold of each face at most, whatever the case.
std::vector<std::uint8_t> most_in_rows(const Hiding& h) {
  std::vector<std::uint8_t> most = h.base;
  std::vector<Places> of_row(h.n_rows);
  for (int place = 0; place < h.n_places; ++place) of_row[h.row_of[place]] |= static_cast<Places>(1 << place);
  for (const auto& one : h.cases) {
    for (const auto& hidden : one.faces) {
      for (int row = 0; row < h.n_rows; ++row) {
        const Places first = hidden.copies[0] & of_row[row];
        const Places second = hidden.copies[1] & of_row[row];
        // Both copies: at one place that may have both, or at two places of the row.
        const bool both = first && second &&
                          ((first & second & hidden.twice) || !std::has_single_bit(Places(first | second)));
        const std::size_t entry = static_cast<std::size_t>(row) * h.n_faces + hidden.face;
        const int n = h.base[entry] + (both ? 2 : first || second ? 1 : 0);
        most[entry] = std::max(most[entry], static_cast<std::uint8_t>(n));
      }
    }
  }
  return most;
}

// Leaves out what is true of every deal: few conditions are left to be looked at in each.
void drop_settled_conditions(Hiding& h) {
  const auto most = most_in_rows(h);
  std::erase_if(h.conditions, [&](HandCondition& condition) {
    const auto sure = [&](const auto& hand) { return holds(condition, hand, h.base.data() + hand.row * h.n_faces); };
    if (condition.wanted && std::any_of(condition.hands.begin(), condition.hands.end(), sure)) return true;
    std::erase_if(condition.hands,
                  [&](const auto& hand) { return !holds(condition, hand, most.data() + hand.row * h.n_faces); });
    if (condition.wanted && condition.hands.empty()) throw Fault("kernel/no_world", 0);
    return condition.hands.empty();
  });
}

}  // namespace

Sampler::Sampler(Hiding hiding) : hiding_(std::move(hiding)) {
  check_hiding(hiding_);
  scale_weights(hiding_);
  drop_settled_conditions(hiding_);
  for (const auto& one : hiding_.cases) {
    Chain chain(hiding_, one);
    if (!(chain.n_deals() > 0)) continue;
    n_deals_ += chain.n_deals();
    chains_.push_back(std::move(chain));
  }
  if (chains_.empty()) throw Fault("kernel/no_world", 0);
}

Sampler::~Sampler() = default;
Sampler::Sampler(Sampler&&) noexcept = default;
Sampler& Sampler::operator=(Sampler&&) noexcept = default;

bool Sampler::meets_conditions(const std::uint8_t* counts) const {
  for (const auto& condition : hiding_.conditions) {
    const bool any = std::any_of(condition.hands.begin(), condition.hands.end(), [&](const auto& hand) {
      return holds(condition, hand, counts + hand.row * hiding_.n_faces);
    });
    if (any != condition.wanted) return false;
  }
  return true;
}

int Sampler::draw(std::uint64_t seed, std::uint64_t number, std::uint8_t* counts) const {
  Random random(seed, number);
  for (int n = 1; n <= max_draws; ++n) {
    std::memcpy(counts, hiding_.base.data(), hiding_.base.size());
    const Chain* chain = &chains_.front();
    if (chains_.size() > 1) {
      double left = static_cast<double>(random.next() >> 11) * 0x1p-53 * n_deals_;
      for (const auto& one : chains_) {
        chain = &one;
        left -= one.n_deals();
        if (left < 0) break;
      }
    }
    chain->draw(random, counts);
    if (hiding_.conditions.empty() || meets_conditions(counts)) return n;
  }
  return 0;
}

}  // namespace kibitz
