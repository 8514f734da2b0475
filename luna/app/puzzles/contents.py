"""The list of a game's puzzles by difficulty, with what became of each, and a small picture of the chosen one."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pygame

from luna.app.alone.tabs import PUZZLES, place_tabs
from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.puzzles.opening import next_unsolved
from luna.app.puzzles.posed import Posed, posed
from luna.app.review.moments import Moments
from luna.app.saves.puzzles import FIRST, HELPED, NEW, TRIED, UNSOLVED
from luna.core.game import AnyGame
from luna.core.puzzles import GAP, HARDEST
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.pictures.draw import blit, icon
from luna.ui.widgets.forms import Box, Form

MARGIN, WIDTH, HEIGHT = 40.0, 1740.0, 1000.0
TOP, FOOT, BUTTON = 150.0, 928.0, 54.0
COLUMNS = 12
CELL, BETWEEN_CELLS, HEAD, BETWEEN = 74.0, 10.0, 44.0, 18.0
SIDE, PROGRESS = 640.0, 300.0
PICTURE = (600.0, 380.0)
MARKS = {FIRST: "star", HELPED: "hint", TRIED: "undo"}
"""Signs of what became of a puzzle; of one that is solved a tick."""


class Puzzles(AppForm):
    """A click chooses a puzzle, a second one opens it; the next one to be solved is chosen at first."""

    canvas = (WIDTH, HEIGHT)

    def __init__(self, context: AppContext, game: AnyGame) -> None:
        super().__init__(context)
        self._game, self.about, self._puzzles = game, game.key, game.puzzles()
        self._marks = context.storage.puzzles.of(game.key)
        self.chosen = next_unsolved(context, game) or 0
        self.first = self._key(self.chosen)
        self._posed: Posed | None = None
        self._moments: Moments | None = None

    @staticmethod
    def _key(number: int) -> str:
        return f"puzzle-{number}"

    def enter(self) -> None:
        """After one was solved the next one is chosen."""
        self._marks = self.context.storage.puzzles.of(self._game.key)
        following = next_unsolved(self.context, self._game, self.chosen - 1)
        if following is not None and self._solved(self.chosen):
            self.chosen, self._posed = following, None
            self.form.focus_on(self._key(following))
        super().enter()

    def _solved(self, number: int) -> bool:
        return self._marks.get(self._puzzles[number].key, NEW) not in UNSOLVED

    # -- what is shown

    def build(self, form: Form) -> None:
        text = self.context.text
        form.panel((0, 0, WIDTH, HEIGHT), 240)
        form.label((MARGIN, 26, 800, 52), text("alone-heading"), 34, palette.GOLD, role="title")
        place_tabs(form, text, self._game, WIDTH - MARGIN, PUZZLES, self._show)
        solved = sum(map(self._solved, range(len(self._puzzles))))
        told = text("puzzles-progress", solved=solved, count=len(self._puzzles))
        form.label((WIDTH - MARGIN - PROGRESS, 92, PROGRESS, 40), told, 21, palette.CREAM, "right")
        failure = self.context.storage.puzzles.failure
        hint = text("reached-not-kept", reason=failure.reason) if failure else text("puzzles-hint", points=GAP)
        colour = palette.REFUSAL if failure else palette.QUIET
        form.paragraph((MARGIN, 88, WIDTH - 2 * MARGIN - PROGRESS - 20, 56), hint, 20, colour, most=2)
        top = TOP
        for difficulty in range(1, HARDEST + 1):
            top = self._place_group(form, difficulty, top)
        self._place_side(form, (WIDTH - MARGIN - SIDE, TOP, SIDE, FOOT - TOP - BETWEEN))
        form.button("back", (WIDTH - MARGIN - 340, FOOT, 340, BUTTON), text("puzzles-back"), self.back)

    def _place_group(self, form: Form, difficulty: int, top: float) -> float:
        """The puzzles of one difficulty; where the next ones may begin."""
        there = [n for n, puzzle in enumerate(self._puzzles) if puzzle.difficulty == difficulty]
        if not there:
            return top
        text, high = self.context.text, self._high
        form.label((MARGIN, top, 900, HEAD), text("puzzles-grade", grade=difficulty), 22, palette.CREAM, role="bold")
        for place, number in enumerate(there):
            row, column = divmod(place, COLUMNS)
            box = MARGIN + column * (CELL + BETWEEN_CELLS), top + HEAD + row * (high + BETWEEN_CELLS), CELL, high
            form.button(self._key(number), box, str(number + 1), partial(self._press, number), "#small")
            form.mark(self._key(number), number == self.chosen)
        rows = -(-len(there) // COLUMNS)
        return top + HEAD + rows * (high + BETWEEN_CELLS) + BETWEEN

    @property
    def _high(self) -> float:
        """Height of a puzzle's button: with many of them less, so that all have room."""
        counts = Counter(puzzle.difficulty for puzzle in self._puzzles).values()
        rows = sum(-(-count // COLUMNS) for count in counts)
        room = FOOT + BUTTON - TOP - len(counts) * (HEAD + BETWEEN) + BETWEEN
        return min(CELL, (room + BETWEEN_CELLS) / max(1, rows) - BETWEEN_CELLS)

    def _place_side(self, form: Form, box: Box) -> None:
        """What there is to say of the chosen one."""
        text, (left, top, width, height) = self.context.text, box
        chosen = self._chosen()
        form.panel(box)
        form.panel(self._picture)
        y = top + PICTURE[1] + 40
        title = text("puzzles-title", number=self.chosen + 1)
        form.label((left + 20, y, width - 40, 40), title, 26, palette.GOLD, role="bold")
        for line in self._facts(chosen):
            y += 44
            y += form.paragraph((left + 20, y, width - 40, 60), line, 20, palette.CREAM, most=2) - 27
        solved = "yes" if self._solved(self.chosen) else "no"
        begin = left + 20, top + height - BUTTON - 20, width - 40, BUTTON
        form.button("begin", begin, text("puzzles-begin", solved=solved), self._begin, "#main")

    def _facts(self, chosen: Posed) -> tuple[str, ...]:
        text, puzzle = self.context.text, chosen.puzzle
        seats = self._game.seats(chosen.loaded.setup)
        words = window_of(self._game).table.words(
            text, {seat.colour: seat.colour for seat in seats}, chosen.loaded.setup
        )
        stage = words.stage(chosen.loaded.match.before(chosen.judged[0].start))
        variant = window_of(self._game).variant(text, self._game.variant(chosen.loaded.setup))
        where = text(
            "puzzles-where", stage=stage, players=len(seats), variant=variant, known="yes" if variant else "no"
        )
        mark = text("puzzles-mark", mark=self._marks.get(puzzle.key, NEW))
        return where, text("puzzles-actions", count=len(puzzle.answers)), mark

    def _chosen(self) -> Posed:
        """The chosen puzzle, played through once."""
        if self._posed is None:
            self._posed = posed(self._game, self._puzzles[self.chosen])
            self._moments = Moments(self.context, self._posed.loaded)
        return self._posed

    @property
    def _picture(self) -> Box:
        return WIDTH - MARGIN - SIDE + (SIDE - PICTURE[0]) / 2, TOP + 20, *PICTURE

    # -- what can be done

    def _show(self, tab: str) -> None:
        if tab != PUZZLES:
            self.context.go.replace(self.context.routes.alone(self.context, self._game, tab))

    def _press(self, number: int) -> None:
        if number == self.chosen:
            self._begin()
        else:
            self.chosen, self._posed = number, None
            self.rebuild()

    def _begin(self) -> None:
        self.context.go.push(self.context.routes.puzzle(self.context, self._game, self.chosen))

    # -- scene

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._moments and self._posed:
            size = self.form.rect(self._picture).inflate(-4, -4).size
            self.dirty |= self._moments.draw(self._posed.judged[0].start, size)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)
        for number, puzzle in enumerate(self._puzzles):
            if mark := self._marks.get(puzzle.key):
                self._draw_mark(surface, self.form.widgets[self._key(number)].element.rect, mark)
        self._draw_picture(surface)

    def _draw_mark(self, surface: pygame.Surface, box: pygame.Rect, mark: str) -> None:
        """In the upper right corner of its button."""
        radius = max(5, round(9 * self.form.ui_scale))
        colour = palette.QUIET if mark in UNSOLVED else palette.GOLD
        icon(surface, MARKS.get(mark, "check"), (box.right - 1.6 * radius, box.top + 1.6 * radius), radius, colour)

    def _draw_picture(self, surface: pygame.Surface) -> None:
        room = self.form.rect(self._picture)
        if self._moments and self._posed:
            picture = self._moments.get(self._posed.judged[0].start, room.inflate(-4, -4).size)
            if picture:
                blit(surface, (picture, (picture.get_width() / 2, picture.get_height() / 2)), room.center)
