"""The art of both games side by side, to be judged: `.venv/bin/python -m build_scripts.sheets.beside`.

Writes build/sheets/beside-SIZE.png for each window size: a part of either table in the middle of a game, and below it
pieces of both in one scale on their own ground. Prints how bright and saturated the pieces are and where shadows lie.
"""

import math
import os
import tempfile
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from build_scripts.sheets.draw import FOLDER
from build_scripts.sheets.scenes import draw_all, new_app
from luna.app.system import paths
from luna.ui.pictures.assets import OPAQUE, Fonts, Sprites

SIZES = {(1280, 720): 200 / 3, (1920, 1080): 100.0}
"""Window sizes, with the px of a unit on the table."""
PART = 0.36, 0.42
"""Share of a window that is shown of a table."""
STEP, CAPTION, GAP = 1.1, 26, 8
"""Room of a piece in units, and what is round the parts of a sheet, in px."""
SEATS, ORDERS, SPHERES = ("heron", "ram", "fish", "palm"), ("yellow", "red", "blue", "white"), "black red blue green"
FAINT, DARK = 24, 160
"""Alpha from which a pixel is seen at all, and the lightness (0-255) up to which one that shines through is shadow."""


class Art(NamedTuple):
    """The pictures of a game: the table that is shown, the middle of the part, the ground, and rows of pieces."""

    name: str
    table: str
    middle: tuple[float, float]
    ground: str
    pieces: tuple[tuple[str, ...], ...]


GAMES = (
    Art(
        "luna",
        "table: middle of four",
        (0.42, 0.36),
        "#2b6553",
        (
            (*(f"novice_{order}" for order in ORDERS), *(f"shrine_{order}" for order in ORDERS[:2])),
            ("moon_priestess", "apostate", "master_builder", "temple_guardian", "crystal", "tile_03", "disc_red"),
        ),
    ),
    Art(
        "rivers",
        "table: rivers, monuments",
        (0.38, 0.30),
        "#c9a36c",
        (
            (
                *(f"leader_{colour}_{seat}" for colour, seat in zip(SPHERES.split(), SEATS, strict=True)),
                "monument_red_blue",
            ),
            (*(f"tile_{colour}_1" for colour in SPHERES.split()), "treasure", "catastrophe_land", "bag"),
        ),
    ),
)


class Measures(NamedTuple):
    """Lightness and saturation in per cent of what is opaque, and the way from its middle to that of its shadow."""

    lightness: float
    saturation: float
    across: float
    down: float


def mean(values: Iterable[float]) -> float:
    """0 of none."""
    found = tuple(values)
    return sum(found) / max(1, len(found))


def measured(sprite: pygame.Surface) -> Measures:
    """What is seen of a piece."""
    body, shadow = list[tuple[int, int]](), list[tuple[int, int]]()
    for at in product(range(0, sprite.get_width(), 2), range(0, sprite.get_height(), 2)):
        colour = sprite.get_at(at)
        if colour.a > OPAQUE:
            body.append(at)
        elif colour.a > FAINT and max(colour.r, colour.g, colour.b) < DARK:
            shadow.append(at)
    tones = [sprite.get_at(at).hsla for at in body]
    ways = (mean(at[axis] for at in shadow or body) - mean(at[axis] for at in body) for axis in (0, 1))
    return Measures(mean(tone[2] for tone in tones), mean(tone[1] for tone in tones), *ways)


def report(art: Art, folder: Path) -> str:
    """The means of all pieces of a game."""
    names = [name for row in art.pieces for name in row]
    found = [measured(pygame.image.load(folder / "sprites" / f"{name}.png")) for name in names]
    light, strength, across, down = (mean(values) for values in zip(*found, strict=True))
    angle = math.degrees(math.atan2(down, across))
    return f"{art.name}: lightness {light:.0f} %, saturation {strength:.0f} %, shadows lie at {angle:+.0f}° (0 = right)"


def pieces(art: Art, folder: Path, px_per_unit: float, width: int) -> pygame.Surface:
    """Rows of pieces on their ground."""
    sprites, step = Sprites(folder), round(STEP * px_per_unit)
    sheet = pygame.Surface((width, 2 * round(1.25 * step)))
    sheet.fill(art.ground)
    for row, names in enumerate(art.pieces):
        apart = width / len(names)
        for place, name in enumerate(names):
            image, anchor = sprites.get(name, px_per_unit, 1.0)
            foot = apart * (place + 0.5), (row + 0.72) * 1.25 * step
            at = foot[0] - anchor[0], foot[1] - anchor[1]
            sheet.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


def part(picture: pygame.Surface, middle: tuple[float, float]) -> pygame.Surface:
    """A part of a table."""
    wide, high = picture.get_size()
    rect = pygame.Rect(0, 0, round(PART[0] * wide), round(PART[1] * high))
    rect.center = round(middle[0] * wide), round(middle[1] * high)
    return picture.subsurface(rect.clamp(picture.get_rect()))


def sheet(size: tuple[int, int], px_per_unit: float, fonts: Fonts, tables: dict[str, pygame.Surface]) -> pygame.Surface:
    """Both games in two columns."""
    columns = []
    for art in GAMES:
        above = part(tables[art.table], art.middle)
        columns.append((above, pieces(art, paths.art_of(art.name), px_per_unit, above.get_width())))
    wide = columns[0][0].get_width()
    high = CAPTION + columns[0][0].get_height() + GAP + columns[0][1].get_height()
    whole = pygame.Surface((2 * wide + GAP, high))
    for number, (art, (above, below)) in enumerate(zip(GAMES, columns, strict=True)):
        left = number * (wide + GAP)
        whole.blit(fonts.render(f"{art.name}, {size[0]}x{size[1]}", "body", 18, "#ffffff"), (left, 0))
        whole.blit(above, (left, CAPTION))
        whole.blit(below, (left, CAPTION + above.get_height() + GAP))
    return whole


def main() -> None:
    """Writes the sheets and prints their names and the measures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = {art.table for art in GAMES}
    for size, px_per_unit in SIZES.items():
        with tempfile.TemporaryDirectory(prefix="luna-sheets-") as folder:
            app = new_app("en", size, 100, Path(folder))
            tables = {name: picture for name, picture in draw_all(app, wanted.__contains__) if name in wanted}
            file = FOLDER / f"beside-{size[0]}x{size[1]}.png"
            pygame.image.save(sheet(size, px_per_unit, app.context.fonts, tables), file)
            print(file, flush=True)
    for art in GAMES:
        print(report(art, paths.art_of(art.name)))


if __name__ == "__main__":
    main()
