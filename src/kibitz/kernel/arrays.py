"""Arrays at the kernel's edge: refused with a clear word, never converted."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from kibitz.errors import KernelError, problem

Number = TypeVar("Number", bound=np.generic)


def checked_array(name: str, array: object, dtype: type[Number], axes: int) -> NDArray[Number]:
    """Return the array if it is one of this dtype and number of axes, in C order.

    Raises KernelError("kernel/bad_array") with what was expected and found.
    """
    wanted = f"{np.dtype(dtype).name}, {axes} axes, C order"
    found = type(array).__name__
    if isinstance(array, np.ndarray):
        order = "C order" if array.flags.c_contiguous else "strided"
        found = f"{array.dtype.name}, {array.ndim} axes, {order}"
        if found == wanted:
            return array
    raise KernelError(problem("kernel/bad_array", name=name, wanted=wanted, found=found))
