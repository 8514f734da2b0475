"""The weights of the evaluation, one set for each number of orders, and what is known of the levels that use them.

They stand in `weights.toml` and come from training; a change of them is a change of every level's strength.
"""

from __future__ import annotations

import hashlib
import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from luna.core.caching import cache
from luna.games.luna.rules.state import Table
from luna.games.luna.search.feature_names import NAMES

SETS = ("players_2", "players_3", "players_4", "solo")
VERSION = 1


class WeightsError(ValueError):
    """A weights file that can't be used; the message names the place."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Of so many games for two the level won this share (0 to 1) against the level below."""

    games: int
    won: float


@dataclass(frozen=True, slots=True)
class WeightsFile:
    """`sets` and their changes by `candles` by name, in the order of the features; `measured` by level."""

    sets: Mapping[str, tuple[float, ...]]
    candles: Mapping[str, tuple[float, ...]]
    measured: Mapping[str, Measured]

    def digest(self, name: str) -> str:
        """Names the weights of a set in reports; a feature that weighs nothing changes no name."""
        values = zip(NAMES, self.sets[name], self.candles[name], strict=True)
        told = repr((name, [each for each in values if any(each[1:])]))
        return hashlib.sha256(told.encode()).hexdigest()[:12]


def set_of(table: Table) -> str:
    """The name of the set for a table."""
    return "solo" if table.solo else f"players_{table.seats}"


def parse_weights(text: str) -> WeightsFile:
    """Reads a weights file; raises WeightsError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise WeightsError(str(error)) from error
    if data.get("version") != VERSION:
        raise WeightsError("version")
    sets = {name: _numbers(name, data.get(name)) for name in SETS}
    candles = {name: _changes(name, data.get("candles", {}).get(name)) for name in SETS}
    measured = {level: _measured(level, entry) for level, entry in data.get("measured", {}).items()}
    return WeightsFile(sets, candles, measured)


@cache
def shipped_weights() -> WeightsFile:
    """The weights this product ships; read once."""
    return parse_weights(resources.files(__package__).joinpath("weights.toml").read_text("utf-8"))


def _numbers(name: str, entry: object) -> tuple[float, ...]:
    if not isinstance(entry, dict) or set(entry) != set(NAMES):
        raise WeightsError(f"{name}: must name each feature once")
    if not all(isinstance(value, int | float) and math.isfinite(value) for value in entry.values()):
        raise WeightsError(f"{name}: must hold finite numbers")
    return tuple(float(entry[feature]) for feature in NAMES)


def _changes(name: str, entry: object) -> tuple[float, ...]:
    """By how much weights grow with each candle more; not at all where nothing is said."""
    return (0.0,) * len(NAMES) if entry is None else _numbers(f"candles.{name}", entry)


def _measured(level: str, entry: object) -> Measured:
    games, won = (entry.get("games"), entry.get("won")) if isinstance(entry, dict) else (None, None)
    if not isinstance(games, int) or games < 1 or not isinstance(won, int | float) or not 0 <= won <= 1:
        raise WeightsError(f"measured.{level}")
    return Measured(games, float(won))
