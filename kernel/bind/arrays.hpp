// Arrays at the kernel's edge: checked once, never converted.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstddef>
#include <vector>

namespace kibitz::bind {

namespace nb = nanobind;

// Read-only input. Another dtype, order or number of axes is a TypeError of the call, which the facade turns into
// kernel/bad_array.
template <class Number, int axes>
using Input = nb::ndarray<const Number, nb::ndim<axes>, nb::c_contig, nb::device::cpu>;

// A numpy array that owns its numbers.
template <class Number>
nb::ndarray<nb::numpy, Number> owned(std::vector<Number>&& numbers, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<Number>(std::move(numbers));
  nb::capsule owner(kept, [](void* it) noexcept { delete static_cast<std::vector<Number>*>(it); });
  return nb::ndarray<nb::numpy, Number>(kept->data(), shape, owner);
}

}  // namespace kibitz::bind
