"""A rules book of four short chapters and plain pictures."""

import pygame

from luna.ui.reading.blocks import Block

LONG = "Novices stand on islands and wait for their turn to travel. " * 4
CHAPTERS = {
    "goal": ("Aim", [Block("paragraph", "It is about [tides](tides) and [nothing](nowhere).")]),
    "setup": (
        "Set-up",
        [Block("paragraph", LONG)] * 30 + [Block("paragraph", "At last the hidden shrine. [goal](goal)")],
    ),
    "favor": ("Favours", [Block("heading", "How"), Block("item", "Two novices", lead="Cost")]),
    "tides": ("Tides", [Block("picture", "The ferry", picture="tides"), Block("example", "Three shrines.")]),
}


class Album:
    """Stands in for the pictures."""

    def __init__(self, sprites, fonts, text):
        self.text = text

    def size(self, name, width, ui_scale):
        return width, round(100 * ui_scale)

    def kept(self, name, width, ui_scale):
        return None

    def get(self, name, width, ui_scale):
        return pygame.Surface((width, round(100 * ui_scale)), pygame.SRCALPHA)


class ShortBook:
    """Stands in for the book of a game."""

    chapters = tuple(CHAPTERS)
    album = Album

    def group(self, text, chapter):
        return text("reading-basics") if chapter == "goal" else ""

    def title(self, text, chapter):
        return CHAPTERS[chapter][0]

    def blocks(self, text, chapter):
        return tuple(CHAPTERS[chapter][1])
