"""Colours as numbers, and those that the pictures of every game share (sRGB hex)."""

MARBLE, WOOD = "#d9d5e4", "#9a6a44"
SHADOW_TINT = "#050a1c"


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
