// Deals of hidden cards, drawn uniformly from all that are possible: counted first, then drawn card by card
// with the exact chance of each place.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "kibitz/cards.hpp"

namespace kibitz {

inline constexpr int max_places = 8;
inline constexpr int max_faces = 64;
inline constexpr int max_hidden = 127;  // cards; two packs are 108

// A set of places, one bit each.
using Places = std::uint8_t;

// A face of which copies are hidden: the places each copy may be in (0: there is no such copy), and the
// places that may have both.
struct HiddenFace {
  std::uint8_t face = 0;
  std::array<Places, 2> copies{};
  Places twice = 0;
};

// How many hidden cards each place holds, and where each may be. The cases of a Hiding exclude one another.
struct HidingCase {
  std::array<std::uint8_t, max_places> sizes{};
  std::vector<HiddenFace> faces;
};

// What at least one of these hands must make of its cards (wanted), or none of them may: runs of pairs of these
// lengths at neighbouring steps, longest first, all at once; without lengths any one card of the steps.
struct HandCondition {
  struct Hand {
    std::uint8_t row = 0;
    std::vector<std::uint8_t> since;  // cards it has played since, counted as held
  };
  bool wanted = false;
  std::vector<Hand> hands;
  std::vector<std::vector<std::uint8_t>> steps;
  std::vector<std::uint8_t> lengths;
};

// Everything proven about the hidden cards. Rows are what the result shows: hands and the pile; several places
// may be parts of one row. base: what each row surely holds, rows x faces. weights: faces x places, the chance
// of a deal is multiplied by one for each card that lies there; empty: all are 1.
struct Hiding {
  std::uint8_t n_places = 0;
  std::uint8_t n_rows = 0;
  std::uint8_t n_faces = 0;
  std::array<std::uint8_t, max_places> row_of{};
  std::vector<std::uint8_t> base;
  std::vector<double> weights;
  std::vector<HidingCase> cases;
  std::vector<HandCondition> conditions;
};

// A physical card is drawn for, so of two copies each is its own card: a deal in which two hands have one copy
// each counts twice, as it is dealt twice as often as one in which the first hand has both.
//
// Immutable once made; any number of threads may draw at once. The same seed and number give the same deal.
class Sampler {
 public:
  // Counts the deals. Fault: what is wrong with the hiding, kernel/no_world or kernel/too_many_places.
  explicit Sampler(Hiding hiding);
  ~Sampler();
  Sampler(Sampler&&) noexcept;
  Sampler& operator=(Sampler&&) noexcept;

  int n_rows() const { return hiding_.n_rows; }
  int n_faces() const { return hiding_.n_faces; }
  // How many physical deals there are, weighted and before conditions; to about 1 in 10^12.
  double n_deals() const { return n_deals_; }
  // Writes the number-th deal of the seed, rows x faces, and returns how many were drawn until one met the
  // conditions; 0 if none of `max_draws` did.
  int draw(std::uint64_t seed, std::uint64_t number, std::uint8_t* counts) const;

  static constexpr int max_draws = 1 << 16;

 private:
  class Chain;

  bool meets_conditions(const std::uint8_t* counts) const;

  Hiding hiding_;
  std::vector<Chain> chains_;
  double n_deals_ = 0;
};

}  // namespace kibitz
