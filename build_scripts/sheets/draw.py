"""Draws the contact sheets that `contact_sheets.py` was asked for; runs in `.venv`."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame

from build_scripts import environment
from build_scripts.contact_sheets import parse
from build_scripts.sheets.scenes import Cell, draw_all, new_app
from luna.ui.pictures.assets import Fonts

FOLDER = environment.ROOT / "build" / "sheets"
COLUMNS, WIDTH, CAPTION, GAP = 3, 640, 26, 8


def cases(languages: str, sizes: str, scales: str) -> Iterator[tuple[str, tuple[int, int], int]]:
    """Language, size and scale of each sheet."""
    for language in languages.split(","):
        for size in sizes.split(","):
            width, _, height = size.partition("x")
            for scale in scales.split(","):
                yield language, (int(width), int(height)), int(scale)


def sheet(cells: list[Cell], fonts: Fonts) -> pygame.Surface:
    """All pictures side by side, each with its name."""
    width, height = cells[0][1].get_size()
    step = WIDTH + GAP, WIDTH * height // width + CAPTION + GAP
    whole = pygame.Surface((COLUMNS * step[0], -(-len(cells) // COLUMNS) * step[1]))
    for n, (name, picture) in enumerate(cells):
        left, top = n % COLUMNS * step[0], n // COLUMNS * step[1]
        whole.blit(fonts.render(name, "body", 18, "#ffffff"), (left, top))
        small = pygame.transform.smoothscale(picture, (WIDTH, WIDTH * height // width))
        whole.blit(small, (left, top + CAPTION))
    return whole


def main() -> None:
    """Writes the files and prints their names."""
    options = parse()
    FOLDER.mkdir(parents=True, exist_ok=True)
    words = [word for word in options.scenes.split(",") if word]
    for language, size, scale in cases(options.languages, options.sizes, options.scales):
        file = FOLDER / f"{language}-{size[0]}x{size[1]}-{scale}.png"
        with tempfile.TemporaryDirectory(prefix="luna-sheets-") as folder:
            app = new_app(language, size, scale, Path(folder))
            cells = list(draw_all(app, lambda name: not words or any(word in name for word in words)))
        if cells:
            pygame.image.save(sheet(cells, app.context.fonts), file)
            print(file, flush=True)
        for name, picture in cells if options.full else ():
            plain = "".join(letter if letter.isalnum() else "-" for letter in name)
            pygame.image.save(picture, file.with_stem(f"{file.stem}-{plain}"))


if __name__ == "__main__":
    main()
