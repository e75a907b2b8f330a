// Cards numbered among those that are left, and back.
#pragma once

#include "kibitz/cards.hpp"
#include "kibitz/target.hpp"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kibitz::KIBITZ_TARGET {

KIBITZ_INLINE Mask extracted(Mask from, Mask by) {
#if defined(__BMI2__)
  return _pext_u64(from, by);
#else
  Mask out = 0;
  for (Mask place = 1; by; by &= by - 1, place <<= 1) {
    if (from & lowest(by)) out |= place;
  }
  return out;
#endif
}

KIBITZ_INLINE Mask deposited(Mask from, Mask by) {
#if defined(__BMI2__)
  return _pdep_u64(from, by);
#else
  Mask out = 0;
  for (; by; by &= by - 1, from >>= 1) {
    if (from & 1) out |= lowest(by);
  }
  return out;
#endif
}

}  // namespace kibitz::KIBITZ_TARGET
