"""The rows of the list of saved games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from luna.app.saved_games import words as saved_words
from luna.app.saves.summary import Summary
from luna.app.saves.titles import LONGEST_TITLE
from luna.app.session.seat_names import display_names
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import fitted
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

ROW, GAP = 112.0, 8.0
PAD, PICTURE = 10.0, (137.0, 92.0)
WAYS, BUTTON, REVIEW = 440.0, 44.0, 142.0
STATE = 24.3
"""Height of a line that says how far the game is or what is wrong; a long reason takes the scores' place."""
EMBLEM, SCORE = 34.0, 42.0
"""Room of a seat's emblem and of its number."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A game in the list: `copied` if only a copy of it can be played on, `fixed` while it is on the table."""

    game: Summary
    copied: bool
    fixed: bool
    renamed: bool


@dataclass(frozen=True, slots=True)
class Ways:
    """What the buttons of a row do with a game's id, and what is being typed as its title."""

    play: Callable[[str], object]
    review: Callable[[str], object]
    rename: Callable[[str], object]
    export: Callable[[str], object]
    delete: Callable[[str], object]
    typed: Callable[[str], object]
    title: str


def picture_box(left: float, top: float) -> Box:
    """Where the picture of a row lies."""
    return left + PAD, top + PAD, *PICTURE


@dataclass(frozen=True, slots=True)
class RowPlacer:
    """Places rows of `width` logical units on a form."""

    form: Form
    text: Text
    sprites: Callable[[AnyGame], Sprites]
    """Those of a game."""
    left: float
    width: float
    ways: Ways
    named: bool = False
    """Whether there are several games, so that each row tells its own."""

    def place(self, entry: Listed, top: float) -> None:
        """One game."""
        self.form.panel((self.left, top, self.width, ROW))
        self.form.panel(picture_box(self.left, top))
        left = self.left + PAD + PICTURE[0] + 22
        width = self.width - (left - self.left) - WAYS - 2 * PAD - 12
        self._add_heading(entry, left, top, width)
        colour = palette.REFUSAL if entry.game.trouble else palette.QUIET
        words, box = saved_words.state(self.text, entry.game, self.named), (left, top + 43, width, 26)
        used = self.form.paragraph(box, words, 18, colour, most=2)
        if used < 2 * STATE:
            self._add_scores(entry.game, left, top + 71, width)
        self._add_buttons(entry, self.left + self.width - WAYS - PAD, top + PAD)

    def _add_heading(self, entry: Listed, left: float, top: float, width: float) -> None:
        game, name = entry.game, saved_words.heading(self.text, entry.game)
        if entry.renamed:
            box, empty = (left, top + 5, width, 34.0), saved_words.players(self.text, game)
            shown = fitted(
                self.form.fonts, empty, "body", self.form.px(21), round((width - 24) * self.form.ui_scale), 11
            )[0]
            self.form.entry(f"title-{game.id}", box, self.ways.title, shown, LONGEST_TITLE, self.ways.typed)
        else:
            self._add_line((left, top + 8, width, 34), name, 24, palette.CREAM, "bold")

    def _add_line(self, box: Box, words: str, size: float, colour: str, role: str = "body") -> None:
        """One line, cut off where it is too long."""
        room, px = self.form.rect(box).width, self.form.px(size)
        self.form.label(box, fitted(self.form.fonts, words, role, px, room, px)[0], size, colour, role=role)

    def _add_scores(self, game: Summary, left: float, top: float, width: float) -> None:
        """Every order's influence, with its name where a title stands in place of the players."""
        if not game.scores:
            return
        names = display_names(saved_words.texts_of(self.text, game), game.seats)
        each = width / 4 if game.title else EMBLEM + SCORE + 30
        for n, (colour, points) in enumerate(game.scores):
            at = left + n * each
            emblem = window_of(game.game).emblem(self.sprites(game.game), colour, 30 * self.form.ui_scale)
            self.form.picture((at, top, EMBLEM - 4, 34), emblem)
            number = self.text("signed-points", sign="minus" if points < 0 else "zero", points=abs(points))
            self.form.label((at + EMBLEM, top, SCORE, 34), number, 22, palette.GOLD, role="bold")
            if game.title:
                room = each - EMBLEM - SCORE - 10
                self._add_line((at + EMBLEM + SCORE, top, room, 34), names[colour], 18, palette.CREAM)

    def _add_buttons(self, entry: Listed, left: float, top: float) -> None:
        game, text = entry.game, self.text
        play = partial(self.ways.play, game.id)
        style = "#small"
        able = game.game.bots.analyse is not None and game.phase is not None and game.trouble is None
        able = able and (game.finished or not game.game.rules.secrets)  # a review knows what everybody had
        width = WAYS - REVIEW - GAP if able else WAYS
        self.form.button(f"play-{game.id}", (left, top, width, BUTTON), self._play_words(entry), play, style)
        self.form.enable(f"play-{game.id}", game.phase is not None)
        if able:
            box, review = (left + width + GAP, top, REVIEW, BUTTON), partial(self.ways.review, game.id)
            self.form.button(f"review-{game.id}", box, text("saved-review"), review, style)
            self.form.enable(f"review-{game.id}", game.length > 0)
        each = (WAYS - 2 * GAP) / 3
        ways = (
            ("rename", text("saved-done" if entry.renamed else "saved-rename"), self.ways.rename, not game.fault),
            ("export", text("saved-export"), self.ways.export, game.phase is not None),
            ("delete", text("saved-delete"), self.ways.delete, not entry.fixed),
        )
        for n, (name, words, act, on) in enumerate(ways):
            box = left + n * (each + GAP), top + BUTTON + 4, each, BUTTON
            self.form.button(f"{name}-{game.id}", box, words, partial(act, game.id), style)
            self.form.enable(f"{name}-{game.id}", on)
        for key in ("review", "export", "delete"):
            if f"{key}-{game.id}" in self.form.widgets:
                self.form.explain(f"{key}-{game.id}", text("explained-saved", what=key))

    def _play_words(self, entry: Listed) -> str:
        text = self.text
        if entry.copied:
            return text("saved-play-copy")
        if entry.game.trouble and entry.game.trouble.kind == "damaged" and entry.game.phase:
            return text("saved-play-valid")
        return text("saved-look" if entry.game.finished else "saved-play")
