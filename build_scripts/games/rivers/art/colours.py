"""The colours of the rendered pictures (sRGB hex)."""

from typing import Any

from build_scripts.art.tones import rgb

SUN, SKY_FILL, BOUNCE = "#ffdfb4", "#b9cfff", "#ffd9b0"
CATCHER = "#8a7458"
CREAM, INK = "#fff4dc", "#1d1622"

SAND, SAND_LIGHT, SAND_DARK = "#c9ab80", "#dac297", "#a5845c"
LOAM, MEADOW, MEADOW_DARK = "#9a7548", "#93a05a", "#66803f"
DEEP, STREAM, SHALLOW, FOAM = "#0f4a66", "#1d6f86", "#4aa39a", "#e8f1dc"
HILL, HILL_DARK = "#b98f68", "#8d6a52"
BRICK, BRICK_LIGHT, BRICK_DARK = "#c08a5a", "#dcae7c", "#8a5d3c"
LIMESTONE, SANDSTONE = "#eadfc6", "#c9ab80"
REED, REED_DRY, PALM, PALM_DARK, TRUNK = "#6f8f3e", "#b79a52", "#5c8a3c", "#3d6630", "#7a583a"
COPPER, COPPER_DARK, LAPIS = "#d0834a", "#8a4a28", "#2a4f9c"
CEDAR, CEDAR_DARK, CEDAR_LIGHT = "#95603a", "#5e3822", "#bd8656"
SKIN, BEARD = "#c98f62", "#2b2026"
EMBER, CHAR, ASH = "#ff8a3a", "#2a2022", "#5a4a44"

SPHERES = {
    "black": {"main": "#4a4854", "deep": "#1e1d25", "light": "#9a97a6", "face": "#26252d"},
    "red": {"main": "#c53f27", "deep": "#7c1d14", "light": "#ee8a5e", "face": "#8a2417"},
    "blue": {"main": "#2f7fd0", "deep": "#123f7a", "light": "#8cc4f2", "face": "#174f94"},
    "green": {"main": "#43994a", "deep": "#1c5a2e", "light": "#a6d98a", "face": "#1f6433"},
}
"""Of each sphere: walls and robes, hems and shadows, edges, and the ground of its symbol."""
SEATS: dict[str, dict[str, Any]] = {
    "heron": {"base": "#f2ead6", "corners": 0},
    "ram": {"base": "#d0834a", "corners": 4},
    "fish": {"base": "#7fb7c4", "corners": 6},
    "palm": {"base": "#6b4a30", "corners": 3},
}
"""Of each seat: colour and corners of its leaders' base; 0 is round."""

__all__ = ["rgb"]
