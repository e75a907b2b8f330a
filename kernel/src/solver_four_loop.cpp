// Four seats have a file of their own: in a larger one the compiler inlines less (a twentieth of the time).
#include "solver_asked.hpp"

namespace kibitz::KIBITZ_TARGET {

Answer ask_four(const Question& question) { return asked<4>(question); }

}  // namespace kibitz::KIBITZ_TARGET
