"""An open question at a table: where it lies, and what can be pressed while it is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.table.areas import Areas
from luna.ui.table.free_place import Taken
from luna.ui.table.lens import Lens
from luna.ui.table.picks import TablePick, choice
from luna.ui.table.question import Laid, QuestionPainter
from luna.ui.table.shown import Shown
from luna.ui.table.spot import BUTTON, PIECE, Spot, boxed

Surroundings = Callable[[Shown], tuple[Taken, Sequence[pygame.Rect]]]
"""What is taken of the room of the question that is shown, and what it should never hide."""
BUTTONS = TablePick.ACTION, TablePick.BAR


class Asking:
    """Laid out once for what is shown; a thing on the table that belongs to one answer gives it."""

    def __init__(self, areas: Areas, fonts: Fonts, lens: Lens, surroundings: Surroundings) -> None:
        self._painter, self._corner = QuestionPainter(areas, fonts), areas.px(12)
        self._lens, self._surroundings = lens, surroundings
        self._kept: tuple[object, Laid] | None = None

    def rect(self, shown: Shown) -> pygame.Rect:
        """Where it lies."""
        return self._laid(shown).rect

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """The answer that is pointed at is brighter."""
        self._painter.paint(surface, self._laid(shown), shown.hover)

    def answers(self, shown: Shown) -> Iterator[Spot]:
        """The lines of its answers."""
        return self._painter.spots(self._laid(shown))

    def spots(self, shown: Shown, known: Mapping[Pick, Spot]) -> Iterator[Spot]:
        """All that can be pressed: its answers, and off its plate what belongs to one of them and the buttons."""
        assert shown.choices is not None
        yield from self.answers(shown)
        yield boxed(Pick(TablePick.QUESTION), BUTTON, self.rect(shown), self._corner)
        for k, picks in enumerate(shown.choices.places):
            for spot in (known[pick] for pick in sorted(picks) if pick in known):
                if spot.within is None or spot.within.collidepoint(spot.rect.center):
                    yield replace(spot, pick=choice(k), rank=PIECE)
        yield from (replace(known[pick], rank=PIECE) for pick in known if pick.kind in BUTTONS)

    def _laid(self, shown: Shown) -> Laid:
        assert shown.choices is not None
        key = shown.choices, shown.state, shown.bar, shown.outlook, shown.preview, self._lens.seen
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._painter.laid(shown.choices, *self._surroundings(shown))
        return self._kept[1]


def pointed_at(shown: Shown) -> frozenset[Pick]:
    """What of the table the pointer is on: of an answer the things that belong to it."""
    if shown.hover is None or shown.choices is None:
        return frozenset(filter(None, (shown.hover,)))
    answers = (picks for k, picks in enumerate(shown.choices.places) if shown.hover == choice(k))
    return next(answers, frozenset())
