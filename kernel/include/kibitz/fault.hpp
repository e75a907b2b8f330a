// What is wrong with input. It is checked once, where it comes in; inside, the kernel asserts.
#pragma once

#include <stdexcept>
#include <string>

namespace kibitz {

// code: stable, for tests and translation ("kernel/bad_face"). what(): the value that is refused, as text.
class Fault : public std::runtime_error {
 public:
  Fault(const char* code, const std::string& value) : std::runtime_error(value), code_(code) {}
  Fault(const char* code, long long value) : Fault(code, std::to_string(value)) {}

  const char* code() const { return code_; }

 private:
  const char* code_;
};

}  // namespace kibitz
