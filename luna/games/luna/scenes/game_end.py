"""The end of the game: who won, and from what, as a whole and round by round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise

import pygame

from luna.games.luna.scenes.round_table import RoundTable
from luna.games.luna.scenes.score_table import ScoreLine, ScoreTable, name_of
from luna.games.luna.words.text import signed
from luna.ui.context import Context
from luna.ui.pictures import own_files, palette
from luna.ui.pictures.draw import fitted
from luna.ui.widgets.form_scene import FormScene
from luna.ui.widgets.forms import Form

MARGIN, WIDTH = 40.0, 1480.0
TITLE, TABS, TIE, FOOT = 138.0, 60.0, 34.0, 168.0
ART_SHAPE, ART_MOST = 2.5, 300.0
"""Width of the picture as a multiple of its height, and its greatest height."""
PICTURES = ("webp", "png")


@dataclass(frozen=True, slots=True)
class RoundPoints:
    """One order's points of a round: at the priestess, to the apostate, in the temple, by actions."""

    priestess: int
    apostate: int
    temple: int
    gains: int

    @property
    def sum(self) -> int:
        """All of them."""
        return self.priestess + self.apostate + self.temple + self.gains


@dataclass(frozen=True, slots=True)
class FinalRow:
    """One order's end: influence at the start, each round, then what shrines, favours and council seat added.

    An empty `name` shows the order's.
    """

    colour: str
    name: str
    start: int
    rounds: tuple[RoundPoints, ...]
    shrines: int
    favours: int
    council: int

    @property
    def total(self) -> int:
        """The influence at the end."""
        return self.start + sum(each.sum for each in self.rounds) + self.shrines + self.favours + self.council


@dataclass(frozen=True, slots=True)
class SoloResult:
    """The human's influence minus the automaton's, and whether that wins."""

    difference: int
    won: bool


@dataclass(frozen=True, slots=True)
class EndCallbacks:
    """What the buttons do once the dialog has closed: a new table, the same set-up again, take back the last step."""

    rematch: Callable[[], object]
    again: Callable[[], object]
    undo: Callable[[], object]


class GameEnd(FormScene):
    """A dialog over the finished table; the best order's row comes first, in solo the human's.

    `again` gives the rows anew in another language, in which bots have other names.
    """

    opaque = False
    first = "look"
    _heard = False

    def __init__(
        self,
        context: Context,
        rows: Sequence[FinalRow],
        solo: SoloResult | None,
        callbacks: EndCallbacks,
        tab: str = "result",
        again: Callable[[], Sequence[FinalRow]] | None = None,
    ) -> None:
        super().__init__(context)
        self.rows, self._solo, self._callbacks, self._tab, self._again = rows, solo, callbacks, tab, again

    def language_changed(self) -> None:
        if self._again:
            self.rows = self._again()
        super().language_changed()

    def measure(self, form: Form) -> tuple[float, float]:
        table = max(self._table().height, self._round_table().height)
        return WIDTH + 2 * MARGIN, TITLE + TABS + table + TIE * bool(self._tie()) + FOOT

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        form.panel((0, 0, width, height), 248)
        form.label((MARGIN, 22, WIDTH, 48), text("game-end-heading"), 34, palette.GOLD, "center", "title")
        form.label((MARGIN, 78, WIDTH, 36), self._verdict(), 25, palette.CREAM, "center")
        top = TITLE - 14
        if tie := self._tie():
            told, px = fitted(form.fonts, tie, "body", form.px(19), round(WIDTH * form.ui_scale), form.px(16))
            form.label((MARGIN, top, WIDTH, TIE - 4), told, px / form.ui_scale, palette.QUIET, "center")
            top += TIE
        self._tabs(form, top)
        if self._tab == "result":
            self._table().place(form, self.context.sprites, MARGIN, top + TABS)
            self._picture(form, top + TABS + self._table().height, height - FOOT + 10)
        else:
            self._round_table().place(form, MARGIN, top + TABS)
        self._ways(form, height - FOOT + 20)

    def _tabs(self, form: Form, top: float) -> None:
        for n, tab in enumerate(("result", "rounds")):
            box = MARGIN + WIDTH / 2 - 330 + 340.0 * n, top, 320.0, 46.0
            form.button(
                f"tab-{tab}", box, self.context.text("game-end-tab", tab=tab), partial(self._show, tab), "#small"
            )
            form.mark(f"tab-{tab}", tab == self._tab)

    def _show(self, tab: str) -> None:
        self._tab = tab
        self.rebuild()

    def _ways(self, form: Form, top: float) -> None:
        ways: tuple[tuple[str, Callable[[], object], str], ...] = (
            ("look", self.back, "#main"),
            ("rematch", partial(self._leave, self._callbacks.rematch), ""),
            ("again", partial(self._leave, self._callbacks.again), ""),
            ("undo", partial(self._leave, self._callbacks.undo), ""),
            ("title", partial(self.context.go.when_saved, self.context.go.home), ""),
        )
        each = (WIDTH - 2 * 16) / 3
        for n, (key, press, style) in enumerate(ways):
            row, column = divmod(n, 3)
            left = MARGIN + column * (each + 16) + (each / 2 + 8 if row else 0)
            form.button(key, (left, top + 68 * row, each, 56), self.context.text(f"game-end-{key}"), press, style)

    def _leave(self, on: Callable[[], object]) -> None:
        self.context.go.pop()
        on()

    # -- words

    def _verdict(self) -> str:
        text, best = self.context.text, self.rows[0]
        if self._solo is None:
            return text("game-end-winner", name=name_of(self.context.text, best.colour, best.name), count=best.total)
        difference = signed(text, self._solo.difference)
        return text("game-end-solo-won" if self._solo.won else "game-end-solo-lost", difference=difference)

    def _tie(self) -> str:
        """The sentence about orders with the same influence; in solo the council decides nothing."""
        for ahead, behind in pairwise(self.rows):
            if self._solo is None and ahead.total == behind.total:
                names = [name_of(self.context.text, row.colour, row.name) for row in (ahead, behind)]
                return self.context.text("game-end-tie", first=names[0], second=names[1])
        return ""

    # -- tables

    def _table(self) -> ScoreTable:
        text = self.context.text
        headers = (
            text("game-end-start"),
            text("preview-row", row="priestess"),
            text("preview-row", row="apostate"),
            text("round-end-temple"),
            text("game-end-gains"),
            text("game-end-shrines"),
            text("game-end-favours"),
            text("game-end-council"),
            text("game-end-total"),
        )
        return ScoreTable(headers, [self._line(place, row) for place, row in enumerate(self.rows, 1)], WIDTH)

    def _line(self, place: int, row: FinalRow) -> ScoreLine:
        added = (
            sum(each.priestess for each in row.rounds),
            sum(each.apostate for each in row.rounds),
            sum(each.temple for each in row.rounds),
            sum(each.gains for each in row.rounds),
            row.shrines,
            row.favours,
            row.council,
        )
        values = str(row.start), *(signed(self.context.text, points) for points in added), str(row.total)
        return ScoreLine(
            row.colour, name_of(self.context.text, row.colour, row.name), values, "" if self._solo else str(place)
        )

    def _round_table(self) -> RoundTable:
        return RoundTable(self.context, self.rows, WIDTH)

    # -- picture and sound

    @cached_property
    def _kind(self) -> str:
        """How it ended: win, loss or tie, the picture's and the effect's name."""
        if self._solo is None:
            return "tie" if self.rows[0].total == self.rows[1].total else "win"
        return "win" if self._solo.won else "tie" if self._solo.difference == 0 else "loss"

    def enter(self) -> None:
        super().enter()
        if not self._heard:
            self.context.sound.play(self._kind)
        self._heard = True

    @cached_property
    def _art(self) -> pygame.Surface | None:
        """The picture of this end, if there is one."""
        files = (self.context.sprites.folder / f"end_{self._kind}.{kind}" for kind in PICTURES)
        file = next(filter(own_files.is_there, files), None)
        return own_files.picture(file).convert_alpha().premul_alpha() if file else None

    def _picture(self, form: Form, top: float, bottom: float) -> None:
        """Puts the picture where the table leaves room."""
        if self._art:
            height = min(ART_MOST, bottom - top)
            size = round(height * ART_SHAPE * form.ui_scale), round(height * form.ui_scale)
            scaled = pygame.transform.smoothscale(self._art, size), (size[0] / 2, size[1] / 2)
            form.picture((MARGIN, top, WIDTH, bottom - top), scaled)
