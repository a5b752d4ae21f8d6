"""Packed arrays for the compiled engine, plain lists for the uncompiled one.

This module is never compiled. mypyc follows the names below to ``librt.vecs`` and turns
``vec[i64]`` into a packed array of machine integers. In the uncompiled engine the same source uses
ordinary lists.

Games use only ``i64``, ``vec[i64](items)``, ``append`` (which returns the array:
``moves = append(moves, move)``), ``pop`` (which returns the array and the item), and ``array[:]``
to copy. Observations are rows of the smaller ``i16``, masks of ``u8``.
"""

import copyreg
import importlib.util
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

COMPILED_ENDINGS = (".so", ".pyd")


def _engine_is_compiled() -> bool:
    """Whether ``core.state`` is an extension module, so that arrays must be packed."""
    spec = importlib.util.find_spec("shoal.core.state")
    return bool(spec and spec.origin and spec.origin.endswith(COMPILED_ENDINGS))


COMPILED = _engine_is_compiled()

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i16 = i64 = u8 = int

    def _list_of(items: Iterable[int] = (), *, capacity: int = 0) -> list[int]:
        return list(items)

    class vec(list):  # noqa: N801 - named like the packed array that it replaces
        """Makes ``vec[i64](items)`` an ordinary list."""

        def __class_getitem__(cls, item: Any) -> Callable[..., list[int]]:
            return _list_of

    def append(array: list[int], item: int) -> list[int]:
        """Append the item and return the array."""
        array.append(item)
        return array

    def pop(array: list[int], index: int = -1) -> tuple[list[int], int]:
        """Remove the item at an index and return the array and the item."""
        item = array.pop(index)
        return array, item


# Any: the packed array of one kind of number has no name of its own before it is made.
def _remake(kind: str, items: list[float]) -> Any:
    return _ARRAYS[kind](items)


def _reduce(kind: str, array: Any) -> tuple[Any, ...]:  # Any: as above
    return _remake, (kind, list(array))


def _make_picklable() -> None:
    """Let states with packed arrays be pickled and deep-copied like any others."""
    for kind, make in _ARRAYS.items():
        copyreg.pickle(type(make()), partial(_reduce, kind))


# A pickle of the compiled engine can be read by the uncompiled one.
_ARRAYS: dict[str, Any] = dict.fromkeys(("i64", "i16", "u8", "float"), list)

if COMPILED:
    _ARRAYS = {"i64": vec[i64], "i16": vec[i16], "u8": vec[u8], "float": vec[float]}
    _make_picklable()
