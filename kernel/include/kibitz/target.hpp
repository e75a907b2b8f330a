// Hot loops are compiled twice: for every processor of the platform, and for x86-64-v3 (BMI2, POPCNT). A file
// `*_loop.cpp` puts its code into namespace `kibitz::KIBITZ_TARGET`; the build compiles it once with
// -DKIBITZ_TARGET=portable and, where it can, once with -DKIBITZ_TARGET=modern -march=x86-64-v3. The caller asks
// is_modern() and calls one of the two.
//
// What a loop file uses from elsewhere must be inlined into it: an inline function of std or kibitz left as a
// symbol of its own could be linked into the portable code (tests/architecture/test_kernel.py looks).
#pragma once

#if !defined(KIBITZ_TARGET)
#define KIBITZ_TARGET portable
#endif

namespace kibitz {

// Whether the modern build is there and this processor runs it.
inline bool is_modern() {
#if defined(KIBITZ_HAS_MODERN)
  static const bool yes = __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2");
  return yes;
#else
  return false;
#endif
}

}  // namespace kibitz
