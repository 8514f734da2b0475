"""What a person can choose: keys with what their values may be, and where they are kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Key(Generic[T]):
    """One setting: `table.name` in the file, what holds without it, and how a value from the file is read.

    `read` raises TypeError or ValueError for a value that makes no sense.
    """

    table: str
    name: str
    default: T
    read: Callable[[object], T]


class Settings(Protocol):
    """Where choices are kept from one time to the next."""

    def get(self, key: Key[T]) -> T:
        """The stored value, or the default where it is absent or makes no sense."""

    def put(self, key: Key[T], value: T) -> None:
        """Stores a value."""


def text(value: object) -> str:
    """A string."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def flag(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def one_of(*choices: str) -> Callable[[object], str]:
    """One of these strings."""

    def read(value: object) -> str:
        if value not in choices:
            raise ValueError(value)
        return str(value)

    return read


def whole(least: int, most: int) -> Callable[[object], int]:
    """An integer within these bounds, both included."""

    def read(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise ValueError(value)
        return value

    return read


def list_of(read_item: Callable[[object], T]) -> Callable[[object], tuple[T, ...]]:
    """A list of such values."""

    def read(value: object) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise TypeError(value)
        return tuple(read_item(item) for item in value)

    return read
