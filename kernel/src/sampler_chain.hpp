// One case of the sampler: its cards one after the other, and the number of ways to go on from each point.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "kibitz/random.hpp"
#include "kibitz/sampler.hpp"

namespace kibitz {

// The cards are put in a row. Those that one and the same set of places may have, with nothing else about them,
// come last: they fill what is left in multinomially many ways. For the cards before them, `ways` has, for each
// card and each count of cards that every place has got by then, the sum over all ways to go on of the
// products of weights.
//
// Numbers are doubles: with 127 cards and 8 places a count stays below 10^115, and all terms are positive, so
// nothing cancels. A layer adds at most 40 roundings to a number (3 for a weight, a product, 36 sums), the last
// layer 10; 127 x 40 x 2^-53 < 10^-12 bounds the relative error of every chance: no number of samples shows it.
class Sampler::Chain {
 public:
  Chain(const Hiding& hiding, const HidingCase& one);

  double n_deals() const { return n_deals_; }
  // Adds a deal to the counts, rows x faces.
  void draw(Random& random, std::uint8_t* counts) const;

 private:
  // Where a card, or both copies of a face, may go: `delta` is the change of the index into `ways`.
  struct Outcome {
    std::uint8_t first;   // place of a copy
    std::uint8_t second;  // place of the other, or no_place
    std::uint32_t delta;
    double weight;
  };
  struct Item {
    std::uint8_t face;
    std::uint8_t n_cards;
    std::uint8_t n_outcomes;
    std::uint32_t first_outcome;
  };
  static constexpr std::uint8_t no_place = 255;

  void settle(const Hiding& hiding, const HidingCase& one);
  void add_item(const Hiding& hiding, std::uint8_t face, std::array<Places, 2> copies, Places twice);
  void lay_out();
  void count_deals();
  void count_last_layer();
  void count_layer(std::size_t index);

  template <class Row>
  void each_row(std::size_t n_placed, std::array<std::uint8_t, max_places> reach, Row&& row) const;

  int n_places_ = 0;
  int n_faces_ = 0;
  std::array<std::uint8_t, max_places> row_of_{};
  std::array<std::uint8_t, max_places> sizes_{};    // left once the settled cards lie
  std::vector<std::uint16_t> settled_;              // entries of the counts to add one to
  std::vector<std::uint8_t> last_;                  // faces of the cards that come last
  Places last_places_ = 0;
  std::vector<Item> items_;
  std::vector<Outcome> outcomes_;
  std::vector<std::uint16_t> n_placed_;             // cards in the items before each item
  // The most cards each place can have got from the items before each item.
  std::vector<std::array<std::uint8_t, max_places>> reach_;
  int implied_ = 0;                                 // the place whose count follows from the others'
  std::array<std::uint8_t, max_places> order_{};    // the other places; the last one's counts are neighbours
  int n_order_ = 0;
  std::array<std::uint32_t, max_places> stride_{};  // by place
  std::size_t layer_ = 0;
  std::vector<double> ways_;
  double settled_weight_ = 1;
  double n_deals_ = 0;
  bool is_possible_ = true;
};

}  // namespace kibitz
