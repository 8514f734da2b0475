"""A page of reading text: blocks flowed into a width, drawn from any place on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Protocol

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.reading import markup
from luna.ui.reading.blocks import Block, Kind
from luna.ui.reading.markup import Ink, TypeLine
from luna.ui.reading.search import hits


class Album(Protocol):
    """The pictures of a page, at UI scale `ui_scale` and at most `width` px wide."""

    def size(self, name: str, width: int, ui_scale: float) -> tuple[int, int]:
        """How large a picture will be, without making it."""

    def kept(self, name: str, width: int, ui_scale: float) -> pygame.Surface | None:
        """The picture if it was made before."""

    def get(self, name: str, width: int, ui_scale: float) -> pygame.Surface:
        """A premultiplied picture; may take some time."""


TITLE_SIZE = 42.0
STEP = 1.42
"""From line to line, as a multiple of the type."""
INDENT = 38.0
"""Where the text of an item without a lead begins."""
LEAD_GAP, LEAD_SHARE = 22.0, 0.28
"""Room after the widest lead of a list, and the most of the width that leads take before they are broken."""
PAD, BAR = 22.0, 4.0
"""Around the text of an example, and the width of the bar at its left."""
CAPTION_GAP, CAPTION_SHARE = 12.0, 0.86
DIAMOND, RULE = 5.0, 12.0
"""Size of the lozenges, and how far below the title its rule lies."""

_TEXT = Ink(palette.CREAM, palette.GLINT, palette.GOLD, palette.LANTERN)
_CAPTION = replace(_TEXT, plain=palette.QUIET, strong=palette.CREAM)
_GOLD = Ink(palette.GOLD, palette.GOLD, palette.GOLD, palette.LANTERN)


@dataclass(frozen=True, slots=True)
class _Style:
    """How a kind of block is set, in logical units; `before` and `after` are the least room above and below it."""

    size: float
    before: float
    after: float = 0
    ink: Ink = _TEXT
    role: str = "body"
    step: float = STEP


_TITLE = _Style(TITLE_SIZE, 0, 42, _GOLD, "title", 1.25)
_STYLES: dict[Kind, _Style] = {
    "heading": _Style(27, 36, 0, _GOLD, "title", 1.3),
    "paragraph": _Style(24, 16),
    "item": _Style(24, 13),
    "example": _Style(23, 24, 24),
    "picture": _Style(20, 28, 28, _CAPTION),
}


@dataclass(frozen=True, slots=True)
class Link:
    """A link of a page; `part` tells it from another one to the same target."""

    part: int
    target: str


@dataclass(slots=True)
class _Part:
    """A block in its place, all in px; `left` and `first` are where its lines begin."""

    block: Block
    style: _Style
    px: int
    lines: tuple[TypeLine, ...]
    left: int
    first: int
    height: int
    lead: tuple[TypeLine, ...] = ()
    size: tuple[int, int] = (0, 0)
    image: pygame.Surface | None = None
    top: int = 0

    @property
    def step(self) -> int:
        return round(self.px * self.style.step)

    @property
    def waits(self) -> bool:
        """Whether its picture is still to be made."""
        return self.block.kind == "picture" and self.image is None


class Page:
    """Blocks set in a column of `width` px at UI scale `ui_scale`; words that begin with one of `marked` stand out.

    Pictures have their room from the beginning and are made one by one; until then their ground is drawn.
    """

    def __init__(
        self,
        fonts: Fonts,
        ui_scale: float,
        width: int,
        blocks: Iterable[Block],
        album: Album,
        title: str = "",
        marked: Sequence[str] = (),
    ) -> None:
        self._fonts, self._ui_scale, self.width, self._album = fonts, ui_scale, width, album
        self.marked = tuple(marked)
        self._parts = [self._part(Block("heading", title), _TITLE)] if title else []
        self._parts += [self._part(block, _STYLES[block.kind]) for block in blocks]
        self._set_items()
        self._stack()

    @property
    def height(self) -> int:
        """Px from the first to the last line."""
        return self._parts[-1].top + self._parts[-1].height if self._parts else 0

    def make_next(self, offset: int) -> bool:
        """Makes one picture, first those that end below a height in px; False if none is left."""
        waiting = [part for part in self._parts if part.waits]
        if waiting:
            part = next((part for part in waiting if part.top + part.height > offset), waiting[0])
            part.image = self._album.get(part.block.picture, self.width, self._ui_scale)
        return bool(waiting)

    def first_mark(self) -> int | None:
        """The height in px of the first marked word below the title."""
        for part in self._parts:
            for n, line in enumerate(part.lines):
                if part.style is not _TITLE and any(hits(run.span.text, self.marked) for run in line):
                    return part.top + part.first + n * part.step
        return None

    @cached_property
    def links(self) -> tuple[tuple[pygame.Rect, Link], ...]:
        """Every link and where it lies on the page in px."""
        found = list[tuple[pygame.Rect, Link]]()
        for number, part in enumerate(self._parts):
            for n, line in enumerate(part.lines):
                top, left = part.top + part.first + n * part.step, self._start(part, line)
                runs = (run for run in line if run.span.target)
                found += [
                    (pygame.Rect(left + run.x, top, run.width, part.step), Link(number, run.span.target))
                    for run in runs
                ]
        return tuple(found)

    def link_at(self, x: int, y: int) -> Link | None:
        """The link at a point of the page in px."""
        return next((link for box, link in self.links if box.collidepoint(x, y)), None)

    def draw(self, surface: pygame.Surface, view: pygame.Rect, offset: int, hot: Link | None = None) -> None:
        """What of the page lies in `view` when it is scrolled by `offset` px."""
        before = surface.get_clip()
        surface.set_clip(view.clip(before))
        for number, part in enumerate(self._parts):
            if part.top < offset + view.height and part.top + part.height + self._px(RULE) >= offset:
                target = hot.target if hot and hot.part == number else ""
                self._draw(surface, part, (view.x, view.y - offset + part.top), target)
        surface.set_clip(before)

    # -- setting

    def _px(self, size: float) -> int:
        return round(size * self._ui_scale)

    def _part(self, block: Block, style: _Style) -> _Part:
        if block.kind == "item":
            return self._item(block, style)
        if block.kind == "picture":
            return self._picture(block, style)
        pad = self._px(PAD) if block.kind == "example" else 0
        part = _Part(block, style, self._px(style.size), (), pad, round(pad * 0.7), 0)
        part.lines = markup.flow(self._fonts, block.text, part.px, self.width - 2 * pad, style.role)
        part.height = len(part.lines) * part.step + 2 * part.first
        return part

    def _item(self, block: Block, style: _Style) -> _Part:
        part = _Part(block, style, self._px(style.size), (), self._px(INDENT), 0, 0)
        if block.lead:
            room = round(self.width * LEAD_SHARE)
            part.lead = markup.flow(self._fonts, f"**{block.lead}**", part.px, room)
        return part

    def _set_items(self) -> None:
        """Sets the items once their leads are known: in a list all texts begin beside the widest of them."""
        for has_lead, group in groupby(self._parts, lambda part: bool(part.lead)):
            items = [part for part in group if part.block.kind == "item"]
            widest = max((markup.width_of(line) for part in items for line in part.lead), default=0)
            for part in items:
                part.left = widest + self._px(LEAD_GAP) if has_lead else part.left
                part.lines = markup.flow(self._fonts, part.block.text, part.px, self.width - part.left)
                part.height = max(len(part.lead), len(part.lines)) * part.step

    def _picture(self, block: Block, style: _Style) -> _Part:
        part = _Part(block, style, self._px(style.size), (), 0, 0, 0)
        part.lines = markup.flow(self._fonts, block.text, part.px, round(self.width * CAPTION_SHARE))
        part.size = self._album.size(block.picture, self.width, self._ui_scale)
        part.image = self._album.kept(block.picture, self.width, self._ui_scale)
        part.first = part.size[1] + self._px(CAPTION_GAP)
        part.height = part.first + len(part.lines) * part.step if part.lines else part.size[1]
        return part

    def _stack(self) -> None:
        """Puts the parts below one another."""
        above: _Part | None = None
        for part in self._parts:
            part.top = above.top + above.height + self._px(_between(above.style, part.style)) if above else 0
            above = part

    def _start(self, part: _Part, line: TypeLine) -> int:
        """Where a line begins; captions are centred."""
        return (self.width - markup.width_of(line)) // 2 if part.block.kind == "picture" else part.left

    # -- drawing

    def _draw(self, surface: pygame.Surface, part: _Part, at: tuple[int, int], target: str) -> None:
        if part.block.kind == "example":
            self._draw_box(surface, pygame.Rect(*at, self.width, part.height))
        if part.block.kind == "picture":
            self._draw_picture(surface, part, (at[0] + (self.width - part.size[0]) // 2, at[1]))
        if part.style is _TITLE:
            self._draw_rule(surface, at[0], at[1] + part.height + self._px(RULE))
        self._draw_lead(surface, part, at)
        for n, line in enumerate(part.lines):
            middle = at[1] + part.first + n * part.step + part.step // 2
            if surface.get_clip().top - part.step < middle < surface.get_clip().bottom + part.step:
                start = at[0] + self._start(part, line), middle
                self._draw_marks(surface, part, line, start)
                markup.draw(surface, self._fonts, line, start, part.px, part.style.ink, part.style.role, target)

    def _draw_picture(self, surface: pygame.Surface, part: _Part, at: tuple[int, int]) -> None:
        if part.image:
            surface.blit(part.image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        else:
            pygame.draw.rect(surface, palette.PANEL_ACTIVE, (*at, *part.size), border_radius=self._px(DIAMOND))

    def _draw_box(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        pygame.draw.rect(surface, palette.PANEL_ACTIVE, box)
        pygame.draw.rect(surface, palette.GOLD_DARK, (*box.topleft, max(2, self._px(BAR)), box.height))

    def _draw_rule(self, surface: pygame.Surface, left: int, y: int) -> None:
        """A gold hairline that begins with a diamond."""
        pygame.draw.rect(surface, palette.HAIRLINE, (left, y, self.width, max(1, self._px(1.4))))
        diamond(surface, (left + self._px(DIAMOND), y), self._px(DIAMOND + 1))

    def _draw_lead(self, surface: pygame.Surface, part: _Part, at: tuple[int, int]) -> None:
        if part.block.kind != "item":
            return
        if not part.lead:
            diamond(surface, (at[0] + self._px(14), at[1] + part.step // 2), self._px(DIAMOND))
        for n, line in enumerate(part.lead):
            markup.draw(surface, self._fonts, line, (at[0], at[1] + n * part.step + part.step // 2), part.px, _GOLD)

    def _draw_marks(self, surface: pygame.Surface, part: _Part, line: TypeLine, at: tuple[int, int]) -> None:
        """The ground under the words that were searched for."""
        for run in line if self.marked else ():
            role = markup.role_of(run.span, part.style.role)
            for start, end in hits(run.span.text, self.marked):
                left, right = (self._fonts.width(run.span.text[:n], role, part.px) for n in (start, end))
                box = pygame.Rect(at[0] + run.x + left, at[1] - part.px // 2 - 1, right - left, part.px + part.px // 4)
                colour = palette.mix(palette.GOLD_DARK, palette.PANEL, 0.45)
                pygame.draw.rect(surface, colour, box.inflate(4, 0), border_radius=3)


def _between(above: _Style, below: _Style) -> float:
    """Logical units between two blocks; what follows the title needs no more room of its own."""
    return above.after if above is _TITLE else max(above.after, below.before)


def diamond(surface: pygame.Surface, centre: tuple[int, int], radius: int) -> None:
    """A small gold lozenge."""
    x, y = centre
    corners = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
    pygame.draw.polygon(surface, palette.GOLD, corners)
