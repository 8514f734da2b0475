"""Every text that the drawing tools put on a picture, with its place and its clip."""

import inspect
import itertools
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import pygame

from build_scripts.sheets.plain import everywhere
from luna.ui.pictures import draw
from luna.ui.table.chronicle import CUT

TIGHT = 0.42
"""Half the height of a line's letters, as a share of its type's px."""
FLOATING = (
    *("banner", "bubble", "deed", "floating", "help", "look_back", "notes", "outlook", "preview", "question", "tips"),
)
"""Modules whose plates lie over the picture, on purpose, or are drawn as pictures of their own."""
CUT_NAME = re.compile("^MMM|MMMm*…$")
"""The longest name may be cut, at the beginning of a text or at its end, where the pseudo-language makes it longer.

So may the last entry of the chronicle where it is higher than its room, between words.
"""


@dataclass(frozen=True)
class Drawn:
    """One line: its px, the clip it was drawn in, and what it lies on (a floating plate, or the picture itself)."""

    text: str
    box: pygame.Rect
    clip: pygame.Rect
    layer: str


@contextmanager
def recorded() -> Iterator[list[Drawn]]:
    """Collects all lines drawn meanwhile; nothing is really rendered."""
    texts: list[Drawn] = []

    def line(surface, fonts, text, at, role, px, colour, align="midleft"):
        rect = pygame.Rect(0, 0, fonts.width(text, role, px), fonts.font(role, px).get_linesize())
        setattr(rect, align, (round(at[0]), round(at[1])))
        half = max(1, round(TIGHT * max(px, 11)))
        box = pygame.Rect(rect.x, rect.centery - half, rect.w, 2 * half)
        if text:
            texts.append(Drawn(text, box, surface.get_clip(), _layer()))
        return rect

    with ExitStack() as stack:
        stack.enter_context(everywhere(draw.line, line))
        yield texts


def _layer() -> str:
    """The floating plate that is being drawn, by module."""
    frame = inspect.currentframe()
    while frame and frame.f_globals["__name__"] == __name__:
        frame = frame.f_back
    while frame:
        module: str = frame.f_globals["__name__"].rpartition(".")[2]
        if module in FLOATING:
            return module
        if not frame.f_globals["__name__"].startswith("luna."):
            break
        frame = frame.f_back
    return ""


def faults(texts: list[Drawn], size: tuple[int, int]) -> list[str]:
    """Texts outside the window or their clip, cut off, or on one another."""
    window, found = pygame.Rect((0, 0), size), []
    for each in texts:
        if not window.contains(each.box) or not each.clip.contains(each.box):
            found.append(f"outside: {each}")
        if each.text.endswith("…") and not CUT_NAME.search(each.text) and not each.text.endswith(CUT):
            found.append(f"cut: {each}")
    for one, other in itertools.combinations(texts, 2):
        if one.layer == other.layer and one.box.colliderect(other.box):
            found.append(f"overlap: {one} / {other}")
    return found
