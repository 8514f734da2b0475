"""Takes printed values out of a game's `board.toml` or a file of its form; every failure names the full key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from luna.core.game import DataError


class BoardError(DataError):
    """A value of `board.toml` is missing or impossible; the message names the key."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"board.toml: {key}: {problem}")
        self.key = key


class BoardValues:
    """The values of one table of the parsed file."""

    def __init__(self, data: Mapping[str, Any], prefix: str = "") -> None:
        self._data, self._prefix = data, prefix

    def fault(self, key: str, problem: str) -> BoardError:
        """What is wrong with the value of a key."""
        return BoardError(self._prefix + key, problem)

    def table(self, key: str) -> BoardValues:
        """The table of a key."""
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.fault(key, "must be a table")
        return BoardValues(value, f"{self._prefix}{key}.")

    def word(self, key: str) -> str:
        """A text without blanks."""
        value = self._get(key)
        if not isinstance(value, str) or len(value.split()) != 1:
            raise self.fault(key, "must be a text of one word")
        return value

    def line(self, key: str) -> str:
        """A text, empty where the key is not there."""
        value = self._data.get(key, "")
        if not isinstance(value, str):
            raise self.fault(key, "must be a text")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number in these bounds."""
        return self._number(key, self._get(key), low, high)

    def numbers(self, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
        """A list of so many whole numbers in these bounds."""
        return tuple(self._number(f"{key}[{i}]", v, low, high) for i, v in enumerate(self._list(key, length)))

    def words(self, key: str, length: int) -> tuple[str, ...]:
        """A list of so many texts."""
        return tuple(map(str, self._list(key, length)))

    def exactly(self, key: str, names: Sequence[str]) -> None:
        """Raises BoardError if the list of a key is another one than this."""
        if self._get(key) != list(names):
            raise self.fault(key, f"must be {', '.join(names)}")

    def _get(self, key: str) -> Any:
        if key not in self._data:
            raise self.fault(key, "is missing")
        return self._data[key]

    def _list(self, key: str, length: int) -> list[Any]:
        value = self._get(key)
        if not isinstance(value, list) or len(value) != length:
            raise self.fault(key, f"must be a list of {length} values")
        return value

    def _number(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.fault(key, f"must be a whole number from {low} to {high}")
        return value


def board_values(text: str) -> BoardValues:
    """The values of a `board.toml`; raises BoardError with the line if it isn't TOML."""
    try:
        return BoardValues(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BoardError("file", str(error)) from error
