"""The symbol of a tile, drawn on the finished picture: crisp on a deep plate, eleven px high in the smallest window."""

from PIL import Image, ImageDraw  # type: ignore[import-not-found, unused-ignore]

from luna.games.rivers.view.emblems import SPHERE_SYMBOLS, SYMBOLS

from . import colours as pal

AT, SIZE, HALF, CORNER = (-0.188, -0.178), 0.100, 0.110, 0.025
"""Middle of a plate as the picture shows it, reach of the symbol, half the plate's side and its corners; units."""
OVER = 4


def inscribe(path, sphere, anchor, px_per_unit):
    """Lay plate and symbol on a rendered tile; `anchor` is a fraction of its frame."""
    picture = Image.open(path).convert("RGBA")
    ink = Image.new("RGBA", tuple(side * OVER for side in picture.size), (0, 0, 0, 0))
    draw, u = ImageDraw.Draw(ink), px_per_unit * OVER
    x, y = anchor[0] * ink.width + AT[0] * u, anchor[1] * ink.height - AT[1] * u
    box = (x - HALF * u, y - HALF * u, x + HALF * u, y + HALF * u)
    draw.rounded_rectangle(box, CORNER * u, fill=(*pal.rgb(pal.SPHERES[sphere]["deep"]), 255))
    for outline in SYMBOLS[SPHERE_SYMBOLS[sphere]]:
        points = [(x + px * SIZE * u, y - py * SIZE * u) for px, py in outline]
        draw.polygon(points, fill=(*pal.rgb(pal.CREAM), 255))
    small = ink.convert("RGBa").resize(picture.size, Image.Resampling.BOX).convert("RGBA")
    Image.alpha_composite(picture, small).save(path, optimize=True)
