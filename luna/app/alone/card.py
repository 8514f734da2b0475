"""One table on the screen: how it looks, what can be earned there, how it went, and the ways to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from luna.app.alone.standings import Standing
from luna.app.alone.stars import draw_stars
from luna.app.app_context import AppContext
from luna.core.alone import GRADES, AnyChallenge
from luna.core.rules import NOBODY
from luna.core.seat import SeatKind
from luna.ui.game_window import Thumbnails, window_of
from luna.ui.pictures import palette
from luna.ui.pictures.rims import rimmed
from luna.ui.reading.phrases import signed
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

PAD, HEAD, ROW, BUTTON, GAP, RADIUS = 22.0, 46.0, 38.0, 54.0, 12.0, 10.0
STARS, LEAST = 96.0, 300.0
NAMES = ("won", "silver", "gold")


@dataclass(frozen=True, slots=True)
class Ways:
    """What the buttons do; `watch` is None where nothing can be watched yet."""

    play: Callable[[], object]
    watch: Callable[[], object] | None


class Views:
    """Small pictures of the beginnings of tables, each painted once and kept while the screen is open."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._painter: Thumbnails | None = None
        self._kept: dict[tuple[AnyChallenge, tuple[int, int], str], pygame.Surface] = {}

    def get(self, challenge: AnyChallenge, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a table, at most of a size in px."""
        context, game = self._context, self._context.game
        key = challenge, size, context.text.language
        if key not in self._kept:
            if self._painter is None:
                self._painter = window_of(game).thumbnails(context.sprites, context.fonts, context.text)
            state = game.rules.observe(game.first(challenge.setup), NOBODY)
            picture = self._painter.paint(state, size, context.ui_scale)
            self._kept[key] = rimmed(picture, max(4, round(RADIUS * context.ui_scale)))
        return self._kept[key]


class Card:
    """Placed on a form; the picture and the stars are drawn above it."""

    def __init__(self, context: AppContext, views: Views) -> None:
        self._context, self._views = context, views
        self._shown: tuple[AnyChallenge, Box] | None = None
        self._stars: list[tuple[Box, int, int]] = []

    def place(self, form: Form, box: Box, title: str, challenge: AnyChallenge, standing: Standing, ways: Ways) -> None:
        """From top to bottom."""
        text, (left, top, width, height) = self._context.text, box
        form.panel(box)
        form.label((left + PAD, top + 12, width - 2 * PAD, HEAD - 8), title, 23, palette.GOLD, role="title")
        inner = left + PAD, width - 2 * PAD
        below = top + height - PAD - (2 * BUTTON + GAP)
        rows = below - GAP - (GRADES + 2) * ROW
        self._shown = challenge, (inner[0], top + HEAD + 14, inner[1], rows - top - HEAD - 26)
        self._stars = []
        for n, name in enumerate(NAMES):
            self._place_grade(form, (inner[0], rows + n * ROW, inner[1], ROW), n + 1, name, standing)
        form.label((inner[0], rows + GRADES * ROW, inner[1], ROW), known(text, standing, challenge), 19, palette.CREAM)
        form.label((inner[0], rows + (GRADES + 1) * ROW, inner[1], ROW), own(text, standing), 19, palette.QUIET)
        form.button("play", (inner[0], below, inner[1], BUTTON), play(text, standing), ways.play, "#main")
        watch = text("alone-watch" if standing.ends else "alone-watch-later")
        form.button("watch", (inner[0], below + BUTTON + GAP, inner[1], BUTTON), watch, ways.watch or _nothing)
        form.enable("watch", ways.watch is not None)

    def _place_grade(self, form: Form, box: Box, number: int, name: str, standing: Standing) -> None:
        text, (left, top, width, height) = self._context.text, box
        reached = standing.grade >= number
        self._stars.append(((left, top + 5, STARS, height - 10), number if reached else 0, number))
        colour = palette.CREAM if reached else palette.QUIET
        label = left + STARS + 14, top, width - STARS - 114, height
        form.label(label, text("alone-grade", grade=name), 19, colour, role="bold" if reached else "body")
        form.label((left + width - LEAST, top, LEAST, height), least(text, standing, number), 19, colour, "right")

    def draw(self, surface: pygame.Surface, form: Form) -> None:
        """The table as it begins, and the stars of its grades."""
        if self._shown:
            challenge, box = self._shown
            room = form.rect(box)
            picture = self._views.get(challenge, room.size)
            surface.blit(picture, picture.get_rect(center=room.center))
        for box, grade, count in self._stars:
            draw_stars(surface, form, box, grade, count, centred=False)


def least(text: Text, standing: Standing, grade: int) -> str:
    """The lead that a grade takes; while nothing is known of a table, only that for the first one is."""
    if grade > 1 and standing.par is None:
        return text("alone-from-later")
    return text("alone-from", lead=signed(text, standing.par.grades[grade - 1] if standing.par else 1))


def known(text: Text, standing: Standing, challenge: AnyChallenge) -> str:
    """The best lead that is known; at a table against a computer player that is one of a few games."""
    if standing.par is None or standing.best_known is None:
        return text("alone-unknown")
    if not challenge.kind:
        return text("alone-known-games", lead=signed(text, standing.par.best))
    return text("alone-known", lead=signed(text, standing.best_known))


def own(text: Text, standing: Standing) -> str:
    """The best own lead, in how many tries, and what it took."""
    if standing.best is None:
        return text("alone-untried")
    told = text("alone-own", lead=signed(text, standing.best), count=standing.tries)
    return f"{told} · {text('alone-hints', count=standing.hints)}" if standing.hints else told


def play(text: Text, standing: Standing) -> str:
    """The words of the way to the table."""
    return text("alone-again" if standing.ends else "alone-play")


def heading(text: Text, context: AppContext, challenge: AnyChallenge) -> str:
    """The kind of a table in words: a variant, or who sits at the other seat."""
    window, game = window_of(context.game), context.game
    if challenge.kind:
        return window.variant(text, challenge.kind)
    rival = next(seat for seat in game.seats(challenge.setup) if seat.kind == SeatKind.BOT)
    return text("alone-against", name=text("bot-name", level=rival.name))


def _nothing() -> None:
    """A button that cannot be pressed."""
