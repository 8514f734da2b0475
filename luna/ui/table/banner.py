"""Who is to act and what the others did meanwhile: a panel over the chronicle, beside the table, till one goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, icon, line, plate, wrapped
from luna.ui.pictures.palette import BUTTON, CREAM, GOLD, HAIRLINE, PANEL, QUIET, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.looks import FOR_ALL, Looks
from luna.ui.table.picks import CHRONICLE, TablePick
from luna.ui.table.shown import Banner, RecapRow
from luna.ui.table.speaking_place import SpeakingPlace

PAD, INDENT, AFTER = 12, 22, 6
"""Margins, what lies beside an emblem, and the room below a row, in logical px."""
TITLE, TITLE_STEP, TEXT, STEP, HINT, HINT_STEP = 20, 26, 18, 22, 16, 20
"""Type of the name, of what was done and of the hint, each with the height of its lines."""
EMBLEM = 9
MOST, SHARES = 0.84, (1.0, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Share of its column that it takes where rows can be left out; of the usual type, where not even one has room."""
CLOSER = SHARES[:4]
"""Those in which still all is set that each of the others did last, as long as it can be read."""
READABLE = 16
"""The smallest type whose numbers can be read, in px."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """What a banner says, broken to its width, its height in px, and its share of the usual type."""

    title: tuple[str, ...]
    rows: tuple[tuple[RecapRow, tuple[str, ...]], ...]
    hint: tuple[str, ...]
    height: int
    share: float = 1.0


class BannerPainter:
    """Draws the banner where the game speaks, never wider: the order to act, below it what the others did."""

    def __init__(
        self,
        frame: Areas,
        sprites: Sprites,
        fonts: Fonts,
        looks: Looks,
        text: Callable[..., str],
        spoken: SpeakingPlace,
    ) -> None:
        self._frame, self._sprites, self._fonts, self._looks = frame, sprites, fonts, looks
        self._text, self._spoken = text, spoken
        self._latest: tuple[Banner, _Laid] | None = None

    def rect(self, banner: Banner) -> pygame.Rect:
        """Where it lies."""
        column = self._spoken.column
        return self._spoken.box(min(self._laid(banner).height, column.h))

    def picks_at(self, pos: tuple[int, int], banner: Banner) -> list[Pick]:
        """The row under a window position; elsewhere on the banner what it lies over."""
        if not self.rect(banner).collidepoint(pos):
            return []
        under = (row for row, _, rect in self._placed(banner) if rect.collidepoint(pos))
        return [next((recap_row(banner, row) for row in under if row.places), CHRONICLE)]

    def paint(self, surface: pygame.Surface, banner: Banner, hover: Pick | None = None) -> None:
        """The whole banner."""
        laid, rect = self._laid(banner), self.rect(banner)
        px = self._sized(laid.share)
        look = self._looks[banner.colour]
        blit(surface, (plate(rect.size, PANEL, 252, px(12), look.light, 255, max(2, px(3))), (0, 0)), rect.topleft)
        inner = rect.inflate(-2 * px(PAD), -2 * px(PAD))
        self._lines(surface, laid.title, (inner.x + px(INDENT), inner.y), ("title", px(TITLE), CREAM), px(TITLE_STEP))
        icon(surface, look.emblem, (inner.x + px(EMBLEM), inner.y + px(TITLE_STEP) / 2), px(EMBLEM), look.soft)
        for row, words, place in self._placed(banner):
            if hover and row.places and hover == recap_row(banner, row):
                blit(surface, (plate(place.size, BUTTON, 225, px(5), HAIRLINE, 150), (0, 0)), place.topleft)
            self._row(surface, row, words, pygame.Rect(inner.x, place.y + px(AFTER) // 2, inner.w, 0), px)
        y = inner.bottom - len(laid.hint) * px(HINT_STEP)
        self._lines(surface, laid.hint, (inner.x, y), ("body", px(HINT), QUIET), px(HINT_STEP))

    def _placed(self, banner: Banner) -> Iterator[tuple[RecapRow, tuple[str, ...], pygame.Rect]]:
        """The rows with their words, and each with the room that is its own."""
        laid, rect = self._laid(banner), self.rect(banner)
        px = self._sized(laid.share)
        y = rect.y + px(PAD) + len(laid.title) * px(TITLE_STEP) + px(AFTER) - px(AFTER) // 2
        for row, words in laid.rows:
            height = len(words) * px(STEP) + px(AFTER)
            yield row, words, pygame.Rect(rect.x + px(PAD) // 2, y, rect.w - 2 * (px(PAD) // 2), height)
            y += height

    def _row(
        self,
        surface: pygame.Surface,
        row: RecapRow,
        words: tuple[str, ...],
        box: pygame.Rect,
        px: Callable[[float], int],
    ) -> None:
        middle = box.x + px(EMBLEM), box.y + px(STEP) / 2
        if row.sprite:
            blit(surface, self._sprites.fitted(row.sprite, px(STEP)), middle)
        else:
            look = self._looks[row.colour or FOR_ALL]
            icon(surface, look.emblem, middle, px(EMBLEM), look.soft if row.colour else look.tint)
        end = self._lines(surface, words, (box.x + px(INDENT), box.y), ("body", px(TEXT), CREAM), px(STEP))
        if row.points:
            tint = GOLD if row.gain else REFUSAL
            line(surface, self._fonts, row.points, (box.right, end - px(STEP) / 2), "bold", px(TEXT), tint, "midright")

    def _lines(
        self,
        surface: pygame.Surface,
        words: tuple[str, ...],
        at: tuple[int, int],
        kind: tuple[str, int, str],
        step: int,
    ) -> int:
        """Lines of one face, size and colour; where they end."""
        role, size, colour = kind
        for k, text in enumerate(words):
            line(surface, self._fonts, text, (at[0], at[1] + (k + 0.5) * step), role, size, colour)
        return at[1] + len(words) * step

    def _laid(self, banner: Banner) -> _Laid:
        """Its words in lines, the latest kept; without room for all rows a number stands for what weighs least."""
        if self._latest is None or self._latest[0] != banner:
            column, whole, shares = self._spoken.column.h, self._frame.right.h, self._shares()
            tried = (each for each, most in self._tried(banner, shares) if each.height <= min(column, most * whole))
            sizes = [share * shares[-1] for share in SHARES]
            small = [self._set(banner, _expendable(banner.rows)[:-1], share, hinted=False) for share in sizes]
            laid = next(tried, None) or next((each for each in small if each.height <= column), small[-1])
            self._latest = banner, laid
        return self._latest[1]

    def _shares(self) -> list[float]:
        """Those of its type in which it may be set, from its own down to the usual one."""
        return [each.ui_scale / self._frame.ui_scale for each in self._frame.smaller()]

    def _tried(self, banner: Banner, shares: Sequence[float]) -> Iterator[tuple[_Laid, float]]:
        """Each with the share of its column that it may take: without ever more early deeds, then in ever smaller type.

        What each did last goes only where even a small type has no room without a hint, and what befell all at last.
        """
        expendable, early = _expendable(banner.rows), len(_early(banner.rows))
        for share in shares:
            yield from ((self._set(banner, expendable[:out], share), MOST) for out in range(early + 1))
        closer = [share * shares[-1] for share in CLOSER]
        closer = [share for share in closer if self._sized(share)(TEXT) >= READABLE]
        yield from ((self._set(banner, expendable[:early], share, hinted=False), 1.0) for share in closer)
        for out in range(early + 1, len(expendable)):
            yield self._set(banner, expendable[:out], shares[-1], hinted=False), 1.0

    def _set(self, banner: Banner, left_out: Sequence[int], share: float, hinted: bool = True) -> _Laid:
        """Its words without some rows, and with a share of the usual type."""
        fonts, px = self._fonts, self._sized(share)
        width = self._spoken.column.w - 2 * px(PAD)
        beside = width - px(INDENT)
        title = wrapped(fonts, banner.title, "title", px(TITLE), beside)
        rows = tuple((row, self._words(row, beside, px)) for row in self._kept(banner.rows, left_out))
        hint = wrapped(fonts, banner.hint, "body", px(HINT), width) if banner.rows and hinted else ()
        height = 2 * px(PAD) + len(title) * px(TITLE_STEP) + len(hint) * px(HINT_STEP)
        height += px(AFTER) + sum(len(words) * px(STEP) + px(AFTER) for _, words in rows)
        return _Laid(title, rows, hint, height, share)

    def _kept(self, rows: Sequence[RecapRow], left_out: Sequence[int]) -> Iterator[RecapRow]:
        """All but some rows; in the place of the first of these stands how many they are."""
        for number, row in enumerate(rows):
            if number not in left_out:
                yield row
            elif number == min(left_out):
                yield RecapRow(self._text("hand-over-more", count=len(left_out)), None, "", False)

    def _sized(self, share: float) -> Callable[[float], int]:
        return lambda logical: self._frame.px(logical * share)

    def _words(self, row: RecapRow, width: int, px: Callable[[float], int]) -> tuple[str, ...]:
        """The sentence in lines; its points stand at the end of the last, or below where that has no room."""
        fonts = self._fonts
        words = wrapped(fonts, row.text, "body", px(TEXT), width)
        points = fonts.width(row.points, "bold", px(TEXT)) + px(AFTER) if row.points else 0
        return words if fonts.width(words[-1], "body", px(TEXT)) + points <= width else (*words, "")


def recap_row(banner: Banner, row: RecapRow) -> Pick:
    """What a row of a banner is picked as."""
    return Pick(TablePick.RECAP, str(banner.rows.index(row)))


def _early(rows: Sequence[RecapRow]) -> list[int]:
    """The numbers of deeds after which the same seat did something else, oldest first."""
    last = {row.colour: number for number, row in enumerate(rows)}
    return [number for number, row in enumerate(rows) if row.colour is not None and number != last[row.colour]]


def _expendable(rows: Sequence[RecapRow]) -> list[int]:
    """The numbers of the rows, ordered by what can be missed first: early deeds, last ones, what befell all.

    A scoring and the figures' new places change the whole table and are told nowhere else as shortly.
    """
    early = _early(rows)
    others = [number for number in range(len(rows)) if number not in early]
    return early + sorted(others, key=lambda number: (rows[number].colour is None, number))
