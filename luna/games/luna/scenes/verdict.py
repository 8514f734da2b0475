"""The head of the end of a game: who has won, by how much, and with which picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import pygame

from luna.games.luna.scenes.celebration import Celebration
from luna.games.luna.scenes.final_rows import FinalRow, SoloResult
from luna.games.luna.scenes.score_table import name_of
from luna.ui import preferences
from luna.ui.context import Context
from luna.ui.pictures import own_files, palette
from luna.ui.pictures.assets import Placed
from luna.ui.pictures.draw import fitted
from luna.ui.reading.phrases import joined, signed
from luna.ui.widgets.forms import Box, Form

HEIGHT, PICTURE, ART_SHAPE = 232.0, 300.0, 2.5
"""Height of the head, width kept for the order's picture, and width of the scene at the right by its height."""
LARGEST, SMALLEST = 44.0, 26.0
ART = 190.0
SHARES = 1.0, 0.9, 0.8
"""Of the type's size, where there is much to say."""


class Verdict:
    """The rows come with the best order first, in solo the human's; `kind` is win, loss or tie."""

    def __init__(
        self,
        context: Context,
        rows: Sequence[FinalRow],
        solo: SoloResult | None,
        hints: Mapping[str, int],
        board: str = "",
        remark: Callable[[], str] = str,
    ) -> None:
        """`board` = what a person's own board is called that was played on; `remark` = what else is to be said."""
        self._context, self._solo, self._hints, self._board, self._remark = context, solo, hints, board, remark
        self.rows = rows
        still = bool(context.settings.get(preferences.REDUCED_MOTION))
        self._celebration = Celebration(context.sprites, rows[0].colour, self.kind != "loss", still)
        self._box = self._room = pygame.Rect(0, 0, 0, 0)

    @property
    def kind(self) -> str:
        """How it ended, by the name of the scene at the right and of the effect."""
        if self._solo is None:
            return "tie" if self.rows[0].total == self.rows[1].total else "win"
        return "win" if self._solo.won else "tie" if self._solo.difference == 0 else "loss"

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if that is seen."""
        moving = self._celebration.moving
        self._celebration.update(seconds)
        return moving

    @property
    def moving(self) -> bool:
        """Whether it will look different in a moment."""
        return self._celebration.moving

    def place(self, form: Form, left: float, width: float) -> None:
        """Adds words and the scene at the right to a form."""
        self._box = form.rect((left + 20, 24, PICTURE - 40, HEIGHT - 34))
        self._room = form.rect((2, 2, left + width, HEIGHT + 40))
        art = self._art(form)
        words = left + PICTURE, 0.0, width - PICTURE - (ART * ART_SHAPE + 20 if art else 0), HEIGHT
        form.label((words[0], 20, words[2], 28), self._heading(), 21, palette.QUIET)
        self._place_winner(form, (words[0], 48, words[2], 58))
        self._place_told(form, words[0], 106.0, words[2])
        if art:
            form.picture((left + width - ART * ART_SHAPE, 20, ART * ART_SHAPE, HEIGHT - 30), art)

    def draw(self, surface: pygame.Surface) -> None:
        """The order's picture above the form."""
        surface.set_clip(self._room)
        self._celebration.draw(surface, self._box)
        surface.set_clip(None)

    def _place_told(self, form: Form, left: float, top: float, width: float) -> None:
        """All else there is to say, in smaller type where it is much."""
        said = (
            (self._margin(), 20, palette.CREAM),
            (self._remark(), 20, palette.GOLD),
            (self._tie(), 18, palette.QUIET),
            (self._taken(), 18, palette.QUIET),
        )
        told = [(line, size, colour) for line, size, colour in said if line]
        for share in SHARES:
            below = top
            for n, (line, size, colour) in enumerate(told):
                box = left, below, width, 30.0
                below += form.paragraph(box, line, share * size, colour, key=f"told-{n}", most=3) + 4
            if below <= HEIGHT:
                return

    def _place_winner(self, form: Form, box: Box) -> None:
        """The sentence in large type; a long name is cut off, never the sentence."""
        room, sentence = round(box[2] * form.ui_scale), self._sentence("")
        size = LARGEST
        while size > SMALLEST and form.fonts.width(self._sentence(self._name), "title", form.px(size)) > room:
            size -= 2
        rest = room - form.fonts.width(sentence, "title", form.px(size))
        name = fitted(form.fonts, self._name, "title", form.px(size), rest, form.px(size))[0]
        form.label(box, self._sentence(name), size, palette.GOLD, role="title")

    def _heading(self) -> str:
        text = self._context.text
        told = text("game-end-heading")
        return text("printed-variant", told=told, name=self._board) if self._board else told

    @property
    def _name(self) -> str:
        return name_of(self._context.text, self.rows[0].colour, self.rows[0].name)

    def _sentence(self, name: str) -> str:
        text = self._context.text
        if self._solo is None:
            return text("game-end-winner", name=name)
        return text("game-end-solo-won" if self._solo.won else "game-end-solo-lost")

    def _margin(self) -> str:
        text, best, second = self._context.text, self.rows[0], self.rows[1]
        if self._solo is not None:
            return text("game-end-solo-margin", count=best.total, difference=signed(text, self._solo.difference))
        if best.total == second.total:
            return text("count-points", count=best.total)
        lead, name = signed(text, best.total - second.total), name_of(text, second.colour, second.name)
        return text("game-end-margin", count=best.total, lead=lead, name=name)

    def _tie(self) -> str:
        """The sentence about orders with the same influence; in solo the council decides nothing."""
        for ahead, behind in pairwise(self.rows):
            if self._solo is None and ahead.total == behind.total:
                names = [name_of(self._context.text, row.colour, row.name) for row in (ahead, behind)]
                return self._context.text("game-end-tie", first=names[0], second=names[1])
        return ""

    def _taken(self) -> str:
        """Who has asked for hints, and how often."""
        text, rows = self._context.text, [row for row in self.rows if self._hints.get(row.colour)]
        return joined(
            text,
            [text("hints-taken", name=name_of(text, r.colour, r.name), count=self._hints[r.colour]) for r in rows],
        )

    def _art(self, form: Form) -> Placed | None:
        """The scene of this end, if there is one."""
        file = self._context.sprites.folder / f"end_{self.kind}.webp"
        if not own_files.is_there(file):
            return None
        whole = own_files.picture(file).convert_alpha().premul_alpha()
        size = round(ART * ART_SHAPE * form.ui_scale), round(ART * form.ui_scale)
        return pygame.transform.smoothscale(whole, size), (size[0] / 2, size[1] / 2)
