"""`functools.cache` and `lru_cache` with the types of what they wrap: those of the library take any arguments."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def cache(function: Callable[P, T]) -> Callable[P, T]:
    """Keeps all that a function ever returned."""
    return cast("Callable[P, T]", functools.cache(function))


def lru_cache(maxsize: int | None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keeps what a function returned for its last `maxsize` arguments."""

    def keeping(function: Callable[P, T]) -> Callable[P, T]:
        return cast("Callable[P, T]", functools.lru_cache(maxsize)(function))

    return keeping
