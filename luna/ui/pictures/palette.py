"""The colour table of the whole picture (sRGB hex); drawing code takes every colour from here."""

from __future__ import annotations

from luna.core.caching import cache

Rgb = tuple[int, int, int]

SEA_ABYSS = "#08142e"
SHADOW = "#050a1c"
INK = "#0a1024"
GOLD, GOLD_DARK = "#f2c35b", "#a8742a"
LANTERN = "#ffb45e"
GLINT = "#fff2c8"

PANEL, BAR, PANEL_ACTIVE = "#0b1836", "#081330", "#10204a"
SPOKEN = "#1b2f63"
"""The ground of what the game says, brighter than any panel."""
HAIRLINE = "#8a6f3c"
CREAM, QUIET, DISABLED, FAINT = "#f5ecd8", "#9fb2d6", "#8596bd", "#5d7099"
BUTTON, BUTTON_HOVER, BUTTON_OFF, BUTTON_MAIN, BUTTON_INK = "#1a2d5c", "#31508f", "#101c3c", "#c8963c", "#1a1020"
PIP_OFF = "#33456f"
SHIELD = "#2d6f78"
REFUSAL = "#e8694a"
SLOT = "#16264f"

ORDERS: dict[str, str] = {"yellow": "#f4e02e", "red": "#ea4f2c", "blue": "#5450ea", "white": "#f4efe0"}
"""Robe colours of the orders; no piece of scenery near them uses these hues."""

ORDER_EMBLEMS: dict[str, str] = {"yellow": "leaf", "red": "flame", "blue": "star", "white": "crescent"}
"""The second cue of each order besides its colour."""

ISLANDS: dict[str, str] = {
    "shrine": "#d8d3e4",
    "herbs": "#7fcf6a",
    "tides": "#58c4e8",
    "sailboat": "#f0a24a",
    "bribery": "#f3cf4f",
    "book": "#d36a5a",
    "novice": "#b58cf0",
}
"""Accent colour of each island, used for its flat symbol."""


@cache
def rgb(colour: str) -> Rgb:
    """The bytes of "#rrggbb"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def mix(first: str, second: str, share: float) -> str:
    """The blend of two colours, `share` (0-1) of the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
