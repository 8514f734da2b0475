"""The game's symbols as raised inlays."""

from build_scripts.art.meshes import inlay
from luna.ui.pictures.emblems import SYMBOLS


def emblem(symbol, size, z, material, **place):
    """A symbol of the game as a raised inlay."""
    inlay(SYMBOLS[symbol], size, z, material, **place)
