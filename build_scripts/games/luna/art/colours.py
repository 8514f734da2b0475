"""The colours of the rendered pictures (sRGB hex); the orders' and the interface's own come from the game."""

from typing import Any

from luna.ui.pictures.palette import ISLANDS, LANTERN, ORDER_EMBLEMS, ORDERS, SEA_ABYSS

SEA_DEEP, SEA_MID, SEA_SHALLOW, SEA_LAGOON = "#0e2a52", "#17487a", "#23708f", "#52adb4"
FOAM, MOONLIGHT = "#dff3f4", "#cfe0ff"
SAND, SAND_DARK = "#e3d2a6", "#a98f68"
GRASS_LIGHT, GRASS, GRASS_DARK = "#86b86a", "#4d8f5e", "#2b6553"
ROCK_LIGHT, ROCK, ROCK_DARK = "#a7a6b8", "#77788f", "#4b4d66"
MARBLE, MARBLE_WARM, MARBLE_DARK = "#d9d5e4", "#e7dcc6", "#9a9bb2"
WOOD, WOOD_DARK, WOOD_LIGHT = "#9a6a44", "#5d3d2c", "#c69763"
BRONZE, NAVY_CLOTH = "#b9814b", "#2c3158"
ROOF_BLUE, ROOF_TERRA = "#3f63a8", "#c4673f"
SHADOW_TINT, CREAM, PLATE, PLATE_EDGE = "#050a1c", "#fff4dc", "#131c3e", "#d9b25a"
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

__all__ = ["ISLANDS", "LANTERN", "ORDERS", "SEA_ABYSS"]


def rgb(code):
    """The bytes of "#rrggbb"."""
    return tuple(int(code[i : i + 2], 16) for i in (1, 3, 5))


def linear(code, alpha=1.0):
    """ "#rrggbb" as the linear RGBA that Blender takes."""
    shares = [value / 255 for value in rgb(code)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares), alpha)


def mix(first, second, share):
    """The blend of two colours in sRGB, `share` (0-1) of the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
