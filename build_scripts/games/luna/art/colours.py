"""The colours of the rendered pictures (sRGB hex); the orders' and the interface's own come from the game."""

from typing import Any

from build_scripts.art.tones import MARBLE, SHADOW_TINT, WOOD, linear, mix, rgb
from luna.ui.pictures.palette import ISLANDS, LANTERN, ORDER_EMBLEMS, ORDERS, SEA_ABYSS

SEA_DEEP, SEA_MID, SEA_SHALLOW, SEA_LAGOON = "#0e2a52", "#17487a", "#23708f", "#52adb4"
FOAM, MOONLIGHT = "#dff3f4", "#cfe0ff"
SAND, SAND_DARK = "#e3d2a6", "#a98f68"
GRASS_LIGHT, GRASS, GRASS_DARK = "#86b86a", "#4d8f5e", "#2b6553"
ROCK_LIGHT, ROCK, ROCK_DARK = "#a7a6b8", "#77788f", "#4b4d66"
MARBLE_WARM, MARBLE_DARK = "#e7dcc6", "#9a9bb2"
WOOD_DARK, WOOD_LIGHT = "#5d3d2c", "#c69763"
BRONZE, NAVY_CLOTH = "#b9814b", "#2c3158"
ROOF_BLUE, ROOF_TERRA = "#3f63a8", "#c4673f"
CREAM, PLATE, PLATE_EDGE = "#fff4dc", "#131c3e", "#d9b25a"
STEEL, PETROL = "#d6d6d8", "#123c4c"

BOARDS = {"yellow": "#d2962e", "blue": "#4690b8", "red": "#9c3444", "green": "#4aa56c"}
"""Four boards of seven fields: deep and stone-like, so that the pieces on them are brighter."""
FACES = {"yellow": "#7d4c00", "blue": "#123f63", "red": "#5e1220", "green": "#104a2c"}
"""The faces of tiles: the hues of the boards, so deep that a cream number is read on them at any size."""
RIM = {"yellow": "plain", "blue": "double", "red": "studs", "green": "notches"}
"""The second cue of a board's fields and tiles, for eyes that see no hue."""

DETAILS: dict[str, dict[str, Any]] = {
    "yellow": {"dark": "#8a5c10", "deep": "#f0a81e", "trim": "#2e2a10", "mark": "#fff07a", "base": 6},
    "red": {"dark": "#8f1f16", "deep": "#a32c18", "trim": "#ffe2a8", "mark": "#a3241a", "base": 3},
    "blue": {"dark": "#241f86", "deep": "#3a36ae", "trim": "#e6ecff", "mark": "#2a2596", "base": 4},
    "white": {"dark": "#8e8aa0", "deep": "#c8c4cc", "trim": "#26406e", "mark": "#fbf6e8", "base": 0},
}
"""Beside the robe: hem, folds, trim, emblem, and the corners of the base (0 = round)."""
PLAYERS: dict[str, dict[str, Any]] = {
    name: {"robe": robe, "emblem": ORDER_EMBLEMS[name], **DETAILS[name]} for name, robe in ORDERS.items()
}

ENAMEL = {
    "shrine": "#4a5fb0",
    "herbs": "#1c8050",
    "tides": "#1271b4",
    "sailboat": "#bf5b1c",
    "bribery": "#a87a10",
    "book": "#a32c3c",
    "novice": "#6a3cc0",
}
"""Field of each island's favour token; the relief on it is always RELIEF."""
RELIEF = "#fff0cc"

__all__ = ["ISLANDS", "LANTERN", "MARBLE", "ORDERS", "SEA_ABYSS", "SHADOW_TINT", "WOOD", "linear", "mix", "rgb"]
