// What the search has found out: bounds on a value, each with the pattern of cards that it needs.
//
// A pattern speaks of the top cards of each suit, as many as its proof looks at: who holds each of them, and its
// class. Of the cards below it needs only how many of each class each seat holds, and that is the shape, the key
// under which patterns are kept (partition search; Ginsberg, "GIB: Imperfect information in a computationally
// challenging game", 2001, section 3). Cards are numbered among those that are left (pext), which lines up the
// suits of all deals of one shape.
#pragma once

#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "kibitz/cards.hpp"

namespace kibitz::solver {

struct Shape {
  std::uint64_t key;
  std::uint32_t generation;
  std::uint32_t newest;  // block, 0: none
};

template <int Planes>
struct Pattern {
  std::uint64_t needed;         // the cards that must agree
  std::uint64_t plane[Planes];  // owner and class of each, one bit a plane
  std::int16_t low;
  std::int16_t high;
  std::uint8_t best;            // the lead that proved it, no_bit: none
};

// Patterns of one shape, side by side. Each block has twice the room of the one before.
struct Block {
  std::uint32_t older;  // 0: none
  std::uint16_t n;
  std::uint16_t room;
};
inline constexpr int smallest_block = 2;
inline constexpr int largest_block = 64;

// Memory for shapes and patterns. Not cleared between positions: another generation makes what is there
// unreadable. The same happens when all patterns are used up.
class Table {
 public:
  explicit Table(std::size_t mebibytes) {
    const std::size_t bytes = (mebibytes ? mebibytes : 1) << 20;
    shape_bits_ = 10;
    while ((sizeof(Shape) << (shape_bits_ + 1)) <= bytes / 4) ++shape_bits_;
    n_words_ = (bytes - (sizeof(Shape) << shape_bits_)) / sizeof(std::uint64_t);
    shapes_.reset(static_cast<Shape*>(allocated(sizeof(Shape) << shape_bits_)));
    words_.reset(static_cast<std::uint64_t*>(allocated(n_words_ * sizeof(std::uint64_t))));
    std::memset(static_cast<void*>(shapes_.get()), 0, sizeof(Shape) << shape_bits_);
  }

  // Forgets everything.
  KIBITZ_INLINE void next_generation() {
    n_used_ = 1;
    n_shapes_ = 0;
    row_bits_ = shape_bits_ < smallest_index ? shape_bits_ : smallest_index;
    if (++generation_ != 0) return;
    std::memset(static_cast<void*>(shapes_.get()), 0, sizeof(Shape) << shape_bits_);
    generation_ = 1;
  }

  KIBITZ_INLINE void prefetch(std::uint64_t key) const { __builtin_prefetch(row_of(key * spread)); }

  KIBITZ_INLINE void prefetch_patterns(std::uint64_t key) const {
    const Shape* const row = row_of(key * spread);
    for (int i = 0; i < 4; ++i) {
      if (row[i].key != key) continue;
      __builtin_prefetch(words_.get() + row[i].newest);
      __builtin_prefetch(words_.get() + row[i].newest + 8);
    }
  }

  // The shape of this key; a new one has no patterns. Where four neighbours are taken, one of them makes room.
  KIBITZ_INLINE Shape& shape(std::uint64_t key) {
    if (n_shapes_ >> (row_bits_ - 1) && row_bits_ < shape_bits_) widen();
    const std::uint64_t mixed = key * spread;
    Shape* const row = row_of(mixed);
    for (int i = 0; i < 4; ++i) {
      if (row[i].generation != generation_) {
        ++n_shapes_;
        row[i] = {key, generation_, 0};
        return row[i];
      }
      if (row[i].key == key) return row[i];
    }
    Shape& old = row[mixed & 3];
    old = {key, generation_, 0};
    return old;
  }

  KIBITZ_INLINE Block& block(std::uint32_t at) { return *reinterpret_cast<Block*>(words_.get() + at); }

  template <class P>
  KIBITZ_INLINE static P* patterns(Block& block) {
    return reinterpret_cast<P*>(&block + 1);
  }

  // A new pattern of the shape.
  template <class P>
  KIBITZ_INLINE P& added(std::uint64_t key) {
    Shape* home = &shape(key);
    if (!home->newest || block(home->newest).n == block(home->newest).room) {
      int room = home->newest ? 2 * block(home->newest).room : smallest_block;
      if (room > largest_block) room = largest_block;
      const std::size_t words = 1 + room * (sizeof(P) / sizeof(std::uint64_t));
      if (n_used_ + words > n_words_) {
        next_generation();
        home = &shape(key);
      }
      Block& fresh = block(n_used_);
      fresh = {home->newest, 0, static_cast<std::uint16_t>(room)};
      home->newest = n_used_;
      n_used_ += static_cast<std::uint32_t>(words);
    }
    Block& newest = block(home->newest);
    return patterns<P>(newest)[newest.n++];
  }

  std::uint32_t generation() const { return generation_; }

 private:
  static constexpr int smallest_index = 12;  // bits
  void widen();  // twice the rows

  static constexpr std::uint64_t spread = 0x9E3779B97F4A7C15u;

  KIBITZ_INLINE std::uint64_t row_number(std::uint64_t mixed) const { return mixed >> (64 - row_bits_ + 2); }

  KIBITZ_INLINE Shape* row_of(std::uint64_t mixed) const {
    return shapes_.get() + 4 * row_number(mixed);
  }

  // Look-ups go all over the memory: in large pages they find their addresses faster, and four neighbours of a row
  // that starts with a cache line are one access.
  static void* allocated(std::size_t bytes) {
#if defined(__linux__)
    constexpr std::size_t line = 64, large_page = std::size_t{2} << 20;
    const std::size_t alignment = bytes < large_page ? line : large_page;
    const std::size_t rounded = (bytes + alignment - 1) & ~(alignment - 1);
    void* const memory = std::aligned_alloc(alignment, rounded);
    if (!memory) throw std::bad_alloc();
    if (alignment == large_page) madvise(memory, rounded, MADV_HUGEPAGE);
    return memory;
#else
    void* const memory = std::malloc(bytes);
    if (!memory) throw std::bad_alloc();
    return memory;
#endif
  }

  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  std::unique_ptr<Shape[], Free> shapes_;
  std::unique_ptr<std::uint64_t[], Free> words_;
  std::size_t n_words_ = 0;
  int shape_bits_ = 0;  // of all the memory for shapes
  int row_bits_ = 10;   // of the part in use: few shapes lie close together, which the cache likes
  std::uint64_t n_shapes_ = 0;
  std::uint32_t generation_ = 0;
  std::uint32_t n_used_ = 1;
};

}  // namespace kibitz::solver
