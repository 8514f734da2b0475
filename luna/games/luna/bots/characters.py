"""The characters of bots: what each likes more or less than the balanced one, in points for each unit of a feature.

They stand in `characters.toml` beside the weights they are added to; what they mean for the strength and the games of a
bot was measured, see `build_scripts/games/luna/opponents/characters.py`.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from importlib import resources

from luna.games.luna.bots.weights import WeightsError
from luna.games.luna.search.feature_names import NAMES

Likings = Mapping[str, float]


def parse_characters(text: str) -> dict[str, Likings]:
    """Reads a file of characters; raises WeightsError."""
    try:
        return {name: _likings(name, entry) for name, entry in tomllib.loads(text).items()}
    except tomllib.TOMLDecodeError as error:
        raise WeightsError(str(error)) from error


def _likings(name: str, entry: object) -> Likings:
    if not isinstance(entry, dict) or not set(entry) <= set(NAMES):
        raise WeightsError(f"{name}: must name features")
    if not all(isinstance(value, int | float) and math.isfinite(value) for value in entry.values()):
        raise WeightsError(f"{name}: must hold finite numbers")
    return {feature: float(value) for feature, value in entry.items()}


CHARACTERS = parse_characters(resources.files(__package__).joinpath("characters.toml").read_text("utf-8"))
"""By key, which stands behind a bot's level in records and never changes."""
