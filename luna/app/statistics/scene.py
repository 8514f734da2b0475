"""The statistics of a person at one game: numbers, leads over time, kinds of games, levels, where points came from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.statistics import words
from luna.app.statistics.figures import Figures, Kind, Played, by_kind, by_level, figures, games_of, names
from luna.app.statistics.margins import MOST, Margins
from luna.app.statistics.points import PointsBars
from luna.app.statistics.table import write_table
from luna.core.game import AnyGame
from luna.ui.pictures import palette
from luna.ui.pictures.draw import fitted
from luna.ui.reading.phrases import signed
from luna.ui.widgets.forms import Box, Form

MARGIN, WIDTH, HEIGHT, GAP = 40.0, 1740.0, 1000.0, 16.0
NUMBERS, GRAPH, LISTS, FOOT = 92.0, 200.0, 520.0, 928.0
CELL, TOLD = 92.0, 38.0
GRAPH_HIGH, LISTS_HIGH = 306.0, 390.0
KINDS, LEVELS = 600.0, 480.0
ROW, HEAD, BUTTON, CHOICE = 42.0, 40.0, 54.0, 230.0
INVITED, CALL = 1000.0, 480.0
MOST_NAMES = 4
KEYS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
"""From one bar to the next."""


class Statistics(AppForm):
    """Who it is about and which kind of game can be chosen; a bar tells of its game."""

    canvas = (WIDTH, HEIGHT)

    def __init__(self, context: AppContext, game: AnyGame) -> None:
        super().__init__(context)
        self._game = game
        self._results = tuple(each for each in context.storage.results.read() if each.game == game.key)
        self._names = names(self._results)
        self._name, self._played = "", tuple[Played, ...]()
        self._be_about(self._names[0] if self._names else "")
        self.first = "back" if self._played else "begin"
        self._kind: Kind | None = None
        self._at: int | None = None
        self._sure = False
        self._said: Callable[[], str] | None = None
        self.margins: Margins | None = None
        """The bars, where there are games."""
        self._bars = PointsBars(context, game)

    # -- what is counted

    def _be_about(self, name: str) -> None:
        """Counts the games of one person."""
        self._name, self._played = name, games_of(self._results, name)

    @property
    def chosen(self) -> tuple[Played, ...]:
        """The games that the numbers and the bars are about, oldest first."""
        return tuple(each for each in self._played if self._kind in (None, each.kind))

    @property
    def _shown(self) -> tuple[Played, ...]:
        """Those that have a bar."""
        return self.chosen[-MOST:]

    # -- what is shown

    def build(self, form: Form) -> None:
        text = self.context.text
        form.panel((0, 0, WIDTH, HEIGHT), 235)
        form.label((MARGIN, 26, 900, 52), text("statistics-heading"), 34, palette.GOLD, role="title")
        self._place_names(form)
        told = figures(self.chosen)
        self.margins = None
        if told:
            self._place_numbers(form, told)
            self._place_graph(form)
            self._place_kinds(form, (MARGIN, LISTS, KINDS, LISTS_HIGH))
            self._place_levels(form, (MARGIN + KINDS + GAP, LISTS, LEVELS, LISTS_HIGH))
            left = MARGIN + KINDS + LEVELS + 2 * GAP
            self._bars.place(
                form, (left, LISTS, WIDTH - MARGIN - left, LISTS_HIGH), self.chosen, self._name, self.rebuild
            )
        else:
            self._place_invitation(form)
        self._place_foot(form, bool(told))

    def _place_invitation(self, form: Form) -> None:
        """What will be here, and the way to it."""
        text, top, left = self.context.text, HEIGHT / 2 - 150, (WIDTH - INVITED) / 2
        form.label((left, top, INVITED, 56), text("statistics-none"), 30, palette.CREAM, "center", "title")
        form.paragraph((left, top + 70, INVITED, 80), text("statistics-none-more"), 22, palette.QUIET, "center", most=3)
        box = (WIDTH - CALL) / 2, top + 180, CALL, BUTTON
        form.button("begin", box, text("statistics-begin"), self._begin, "#main")

    def _place_names(self, form: Form) -> None:
        """Those who played most; of one person alone there is nothing to choose."""
        there = self._names[:MOST_NAMES] if len(self._names) > 1 else ()
        left = WIDTH - MARGIN - len(there) * (CHOICE + 10) + 10
        for n, name in enumerate(there):
            called = self._fitted(form, name or self.context.text("statistics-unnamed"), CHOICE - 44, 19)
            box = left + n * (CHOICE + 10), 28, CHOICE, 46.0
            form.button(f"name-{n}", box, called, partial(self._choose_name, name), "#small")
            form.mark(f"name-{n}", name == self._name)

    def _fitted(self, form: Form, told: str, width: float, size: float) -> str:
        """Words that are cut where there is no room for them."""
        px = form.px(size)
        return fitted(form.fonts, told, "body", px, round(width * form.ui_scale), px)[0]

    def _place_numbers(self, form: Form, told: Figures) -> None:
        text = self.context.text
        cells = (
            ("games", str(told.games)),
            ("won", words.share(text, told)),
            ("lead", signed(text, round(told.margin))),
            ("best", signed(text, told.best)),
            ("streak", str(told.streak)),
            ("hints", str(told.hints)),
        )
        each = (WIDTH - 2 * MARGIN - GAP * (len(cells) - 1)) / len(cells)
        for n, (name, number) in enumerate(cells):
            left = MARGIN + n * (each + GAP)
            form.panel((left, NUMBERS, each, CELL))
            form.label((left + 8, NUMBERS + 8, each - 16, TOLD), number, 30, palette.GOLD, "center", "bold")
            label = text("statistics-number", number=name)
            form.label((left + 8, NUMBERS + 8 + TOLD, each - 16, TOLD), label, 18, palette.QUIET, "center")

    def _place_graph(self, form: Form) -> None:
        text, box = self.context.text, (MARGIN, GRAPH, WIDTH - 2 * MARGIN, GRAPH_HIGH)
        form.panel(box)
        inner = form.rect((MARGIN, GRAPH + HEAD, box[2], GRAPH_HIGH - HEAD))
        self.margins = Margins(
            inner, tuple(each.margin for each in self._shown), form.ui_scale, lambda points: signed(text, points)
        )
        form.label((MARGIN + 24, GRAPH + 8, 700, HEAD - 8), text("statistics-leads"), 20, palette.GOLD, role="bold")
        self._tell_bar(form)

    def _tell_bar(self, form: Form) -> None:
        """Of which game the bar is that is pointed at, or what bars and line are."""
        text = self.context.text
        told = text("statistics-bars") if self._at is None else words.game_told(text, self._game, self._shown[self._at])
        box = MARGIN + 724, GRAPH + 8, WIDTH - 2 * MARGIN - 748, HEAD - 8
        told = self._fitted(form, told, box[2], 18)
        form.paragraph(box, told, 18, palette.QUIET if self._at is None else palette.CREAM, "right", key="bar")

    def _place_kinds(self, form: Form, box: Box) -> None:
        """A row for all games and one for each kind; its button has everything else be about that kind."""
        text, groups = self.context.text, by_kind(self._played)
        rows: list[tuple[str, Kind | None, tuple[Played, ...]]] = [(text("statistics-all"), None, self._played)]
        rows += [(words.kind(text, self._game, kind), kind, games) for kind, games in groups.items()]
        self._heads(form, box, text("statistics-kinds"))
        for n, (name, kind, games) in enumerate(rows):
            y = box[1] + HEAD + 6 + n * ROW
            form.button(f"kind-{n}", (box[0] + 16, y, 280, ROW - 6), name, partial(self._choose_kind, kind), "#small")
            form.mark(f"kind-{n}", kind == self._kind)
            self._row(form, box, y, games)

    def _place_levels(self, form: Form, box: Box) -> None:
        """A row for each level that was met alone."""
        text, groups = self.context.text, by_level(self.chosen, self._game.bots.levels)
        self._heads(form, box, text("statistics-levels"))
        for n, (number, games) in enumerate(groups.items()):
            y = box[1] + HEAD + 6 + n * ROW
            name = words.level(text, self._game, number)
            form.label((box[0] + 24, y, 222, ROW - 6), name, 19, palette.CREAM)
            self._row(form, box, y, games)
        if not groups:
            place = box[0] + 24, box[1] + HEAD + 14, box[2] - 48, 100
            form.paragraph(place, text("statistics-no-level"), 19, palette.QUIET)

    def _heads(self, form: Form, box: Box, name: str) -> None:
        form.panel(box)
        form.label((box[0] + 24, box[1] + 6, 280, HEAD - 4), name, 20, palette.GOLD, role="bold")
        right, text = box[0] + box[2] - 20, self.context.text
        form.label((right - 220, box[1] + 6, 120, HEAD - 4), text("statistics-column-won"), 17, palette.QUIET, "right")
        form.label((right - 96, box[1] + 6, 96, HEAD - 4), text("statistics-column-lead"), 17, palette.QUIET, "right")

    def _row(self, form: Form, box: Box, y: float, games: tuple[Played, ...]) -> None:
        told, right, text = figures(games), box[0] + box[2] - 20, self.context.text
        assert told
        won = text("statistics-of", won=told.won, games=told.games)
        form.label((right - 220, y, 120, ROW - 6), won, 19, palette.CREAM, "right")
        lead = signed(text, round(told.margin))
        form.label((right - 96, y, 96, ROW - 6), lead, 19, palette.CREAM, "right", "bold")

    def _place_foot(self, form: Form, any_there: bool) -> None:
        text, each = self.context.text, 350.0
        said = self._said() if self._said else text("statistics-private")
        form.paragraph((MARGIN + 2 * (each + GAP), FOOT + 2, 560, 54), said, 18, palette.QUIET, most=2)
        if any_there:
            form.button("export", (MARGIN, FOOT, each, BUTTON), text("statistics-export"), self._export, "#half")
            form.explain("export", text("explained-statistics", what="export"))
            forget = text("statistics-forget", sure="yes" if self._sure else "no")
            form.button("forget", (MARGIN + each + GAP, FOOT, each, BUTTON), forget, self._forget, "#half")
            form.explain("forget", text("explained-statistics", what="forget"))
        box, style = (WIDTH - MARGIN - each, FOOT, each, BUTTON), "#main" if any_there else ""
        form.button("back", box, text("statistics-back"), self.back, style)

    # -- what can be done

    def _begin(self) -> None:
        self.context.go.replace(self.context.routes.new_game(self.context, self._game))

    def look_at(self, tab: str, at: int | None) -> None:
        """Begins with one of the lists of points, and with a bar that is told of."""
        self._bars.tab = tab
        self._at = at if at is not None and 0 <= at < len(self._shown) else None

    def _choose_name(self, name: str) -> None:
        self._be_about(name)
        self._kind, self._at, self._sure = None, None, False
        self.rebuild()

    def _choose_kind(self, kind: Kind | None) -> None:
        self._kind, self._at, self._sure = kind, None, False
        self.rebuild()

    def _export(self) -> None:
        """All games of the person as a table that other programs read."""
        self._said = write_table(self.context.text, self._game, self._played)
        self._sure = False
        self.rebuild()

    def _forget(self) -> None:
        """The first press asks, the second one does it."""
        if self._sure:
            self.context.storage.results.forget(self._game.key)
            self._bars.forget()
            self._results, self._names, self._kind, self._at = (), (), None, None
            self._be_about("")
        self._sure = not self._sure
        self.rebuild()
        self.form.focus_on("back" if "forget" not in self.form.widgets else "forget")

    # -- scene

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self.margins:
            self._point(self.margins.at(event.pos))
        elif event.type == pygame.KEYDOWN and event.key in KEYS and self._shown:
            last = len(self._shown) - 1
            self._point(last if self._at is None else max(0, min(last, self._at + KEYS[event.key])))
            return True
        return super().handle(event)

    def _point(self, at: int | None) -> None:
        if at != self._at:
            self._at = at
            self._tell_bar(self.form)
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)
        if self.margins:
            self.margins.draw(surface, self.context.fonts, self._at)
            self._bars.draw(surface, self.form)
