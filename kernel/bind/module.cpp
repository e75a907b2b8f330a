// The compiled module behind `kibitz.kernel`; only that package imports it.
#include <nanobind/nanobind.h>

#include "kibitz/fault.hpp"

namespace nb = nanobind;

void bind_trick(nb::module_& m);
void bind_solver(nb::module_& m);
void bind_sampler(nb::module_& m);
void bind_tractor(nb::module_& m);

NB_MODULE(_ext, m) {
  m.doc() = "The kernel of Kibitz; use it through kibitz.kernel.";
  // A fault becomes the library's own error, with its code and the value refused.
  nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
    try {
      std::rethrow_exception(thrown);
    } catch (const kibitz::Fault& fault) {
      const nb::module_ errors = nb::module_::import_("kibitz.errors");
      const nb::object problem = errors.attr("problem")(fault.code(), nb::arg("value") = fault.what());
      const nb::object error = errors.attr("KernelError")(problem);
      PyErr_SetObject(errors.attr("KernelError").ptr(), error.ptr());
    }
  });
  bind_trick(m);
  bind_solver(m);
  bind_sampler(m);
  bind_tractor(m);
}
