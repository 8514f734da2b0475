"""The toy game's picture: cards in rows, the middle, the deck, and what every table has around them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Point, Released
from luna.ui.moving.director import Cue
from luna.ui.moving.motion import Motion
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import line, panel
from luna.ui.pictures.palette import BUTTON, CREAM, GOLD, INK, PANEL, QUIET, SEA_ABYSS, SLOT
from luna.ui.reading.text import Text
from luna.ui.table.banner import BannerPainter
from luna.ui.table.bubble import BubblePainter
from luna.ui.table.chronicle import ChroniclePainter, Page
from luna.ui.table.contract.view import Happened
from luna.ui.table.floating import Floating
from luna.ui.table.free_place import Taken
from luna.ui.table.look_back import LookBackPainter
from luna.ui.table.looks import SeatLook
from luna.ui.table.picks import TABLE, TablePick
from luna.ui.table.plain_view import PlainView
from luna.ui.table.question import Laid, QuestionPainter, off_edges
from luna.ui.table.shown import Button, Choices, Shown
from luna.ui.table.speaking_place import SpeakingPlace
from luna.ui.table.spot import AREA, PIECE, Spot, boxed
from luna.ui.table.spot import BUTTON as BUTTON_RANK
from luna.ui.table.tips import TipPainter
from tests.toy.game import COLOURS
from tests.toy.rules import RULES, Event, State
from tests.toy.turn import PLACE

LOOKS = {
    "amber": SeatLook("#ffb000", "leaf"),
    "teal": SeatLook("#20b0a0", "flame"),
    "plum": SeatLook("#b060c0", "star"),
    "ivory": SeatLook("#f4f0e0", "crescent"),
}
DECK = Pick("deck")
MOTION = 0.2


@dataclass(frozen=True)
class Snapshot:
    """A position as it was given, and the seat shown as the one to act."""

    state: State
    actor: int


class ToyAreas:
    """Bars above and below, columns at both sides."""

    def __init__(self, size: tuple[int, int], text_scale: float) -> None:
        self.size, self.ui_scale = size, max(0.6, min(size[0] / 1920, size[1] / 1080) * min(text_scale, 1.0))
        width, height, px = *size, self.px
        inner = height - px(46) - px(120)
        self.top = pygame.Rect(0, 0, width, px(46))
        self.bottom = pygame.Rect(0, height - px(120), width, px(120))
        self.left = pygame.Rect(0, px(46), px(264), inner)
        self.right = pygame.Rect(width - px(320), px(46), px(320), inner)
        self.table = pygame.Rect(self.left.right, px(46), width - px(264) - px(320), inner)

    def px(self, logical: float) -> int:
        return round(logical * self.ui_scale)

    def smaller(self) -> Iterator[ToyAreas]:
        yield self


def paint_cards(surface: pygame.Surface, fonts: Fonts, spots: Sequence[Spot], led: int) -> None:
    """Cards with their numbers, and backs without."""
    for spot in spots:
        known = spot.pick.kind in ("hand", "middle")
        pygame.draw.rect(surface, CREAM if known else BUTTON, spot.rect, border_radius=6)
        words = spot.pick.key or (str(led) if led and spot.pick == PLACE else "")
        if known and words:
            line(surface, fonts, words, spot.rect.center, "bold", max(11, spot.rect.w // 3), INK, "center")


def card_spots(state: State, area: pygame.Rect) -> Iterator[Spot]:
    """The hands in rows, what is led in the middle, and the deck beside it."""
    rows = len(state.hands) + 1
    height, width = area.h // rows, area.w // 10
    for seat, hand in enumerate(state.hands):
        for n, card in enumerate(hand):
            pick = Pick("hand", str(card)) if card else Pick("back", f"{seat}-{n}")
            box = pygame.Rect(area.x + (n + 3) * width, area.y + seat * height, width, height).inflate(-4, -4)
            yield boxed(pick, PIECE, box, 6)
    below = area.y + len(state.hands) * height
    yield boxed(PLACE, AREA, pygame.Rect(area.x + 3 * width, below, 2 * width, height).inflate(-4, -4), 6)
    if state.deck:
        yield boxed(DECK, PIECE, pygame.Rect(area.x + 7 * width, below, width, height).inflate(-4, -4), 6)


class ToyView(PlainView):
    """All that lies on the table, drawn anew each time."""

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Text) -> None:
        self._sprites, self._fonts, self._text = sprites, fonts, text
        self.resize((1280, 720), 1.0)

    def resize(self, size: tuple[int, int], text_scale: float) -> None:
        self._size, self._areas = size, ToyAreas(size, text_scale)
        self.refresh()

    def refresh(self) -> None:
        areas, sprites, fonts = self._areas, self._sprites, self._fonts
        self._question, self._bubble = QuestionPainter(areas, fonts), BubblePainter(areas, fonts)
        self._chronicle = ChroniclePainter(areas, fonts, LOOKS, self._text)
        self._look = LookBackPainter(areas, fonts, areas.table, areas.bottom.inflate(-20, -50))
        spoken = SpeakingPlace(areas.right, areas.right.centery)
        self._banner = BannerPainter(areas, sprites, fonts, LOOKS, self._text, spoken)
        tip = TipPainter(areas, fonts, spoken)
        self._floating = Floating(areas, sprites, fonts, lambda shown: tip)

    # -- the picture

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        areas, fonts = self._areas, self._fonts
        surface.fill(SEA_ABYSS)
        self._seats(surface, shown)
        paint_cards(surface, fonts, tuple(card_spots(shown.state.state, areas.table)), shown.state.state.led)
        self._chronicle.paint(surface, shown, areas.right)
        self._buttons(surface, shown)
        for spot in self._spots(shown):
            if spot.pick in shown.sources | shown.targets | shown.chosen:
                pygame.draw.rect(surface, GOLD, spot.rect, 3, border_radius=6)
        if shown.look:
            self._look.paint(surface, shown.look, shown.hover)
        if shown.banner:
            self._banner.paint(surface, shown.banner, shown.hover)
        if shown.carried:
            line(surface, fonts, shown.carried.sprite, shown.carried.at, "bold", 24, GOLD, "center")
        if shown.choices:
            self._question.paint(surface, self._asked(shown.choices), shown.hover)
        if shown.bubble:
            self._bubble.paint(surface, shown.bubble, Taken(areas.table), None)
        self._floating.paint_rings(surface, shown, self._known(shown))
        self._floating.paint_tip(surface, shown)
        self._floating.paint_help(surface, shown, self._about(shown))

    def _seats(self, surface: pygame.Surface, shown: Shown) -> None:
        state, px = shown.state.state, self._areas.px
        for seat, box in self._panels(state):
            colour = COLOURS[seat]
            panel(surface, box, SLOT if seat == shown.state.actor else PANEL, 255, 6)
            name, points = shown.names[colour], shown.scores.get(colour, state.scores[seat])
            line(surface, self._fonts, f"{name} {points}", box.center, "body", px(20), LOOKS[colour].light, "center")

    def _buttons(self, surface: pygame.Surface, shown: Shown) -> None:
        px, bottom = self._areas.px, self._areas.bottom
        prompt = bottom.x + px(16), bottom.y + px(24)
        line(surface, self._fonts, shown.prompt, prompt, "body", px(22), CREAM)
        if shown.card:
            words = " · ".join((shown.card.title, *shown.card.lines, *shown.card.facts))
            line(surface, self._fonts, words, (bottom.right - px(16), prompt[1]), "body", px(18), QUIET, "midright")
        for button, box in self._placed(shown):
            panel(surface, box, BUTTON if button.enabled else PANEL, 255, 6)
            line(surface, self._fonts, button.label, box.center, "body", px(16), CREAM, "center")

    def _panels(self, state: State) -> Iterator[tuple[int, pygame.Rect]]:
        left, height = self._areas.left, self._areas.left.h // len(COLOURS)
        for seat in range(len(state.hands)):
            yield seat, pygame.Rect(left.x, left.y + seat * height, left.w, height).inflate(-8, -8)

    def _placed(self, shown: Shown) -> Iterator[tuple[Button, pygame.Rect]]:
        px, top, bottom = self._areas.px, self._areas.top, self._areas.bottom
        for n, button in enumerate(shown.bar):
            yield button, pygame.Rect(px(20 + 200 * n), top.y + 2, px(190), top.h - 4)
        for n, button in enumerate(shown.actions):
            yield button, pygame.Rect(px(20 + 320 * n), bottom.y + px(50), px(300), px(56))

    # -- what lies where

    def _spots(self, shown: Shown) -> tuple[Spot, ...]:
        if shown.choices:
            return tuple(self._question.spots(self._asked(shown.choices)))
        panels = self._panels(shown.state.state)
        return (
            *(boxed(button.pick, BUTTON_RANK, box, 6) for button, box in self._placed(shown)),
            *card_spots(shown.state.state, self._areas.table),
            *(boxed(Pick(TablePick.PLAYER, COLOURS[seat]), AREA, box, 6) for seat, box in panels),
        )

    def _asked(self, choices: Choices) -> Laid:
        return self._question.laid(choices, Taken(off_edges(self._areas, self._areas.table)))

    def _known(self, shown: Shown) -> dict[Pick, Spot]:
        return {spot.pick: spot for spot in self._spots(shown)}

    def _about(self, shown: Shown) -> Spot | None:
        return self._known(shown).get(shown.help.about) if shown.help else None

    def picks(self, shown: Shown) -> frozenset[Pick]:
        return frozenset(self._known(shown))

    def picks_at(self, pos: Point, shown: Shown) -> list[Pick]:
        floating = self._floating.picks_at(pos, shown, self._about(shown))
        if floating:
            return floating
        on_bar = self._look.picks_at(pos, shown.look) if shown.look else []
        if fixed := on_bar or self._chronicle.picks_at(pos, shown, self._areas.right):
            return fixed
        return [spot.pick for spot in self._spots(shown) if spot.contains(pos)]

    def place(self, pick: Pick, shown: Shown) -> pygame.Rect | None:
        if pick.kind == TablePick.LINE:
            return next((each.rect.copy() for each in self.page(shown).entries if str(each.number) == pick.key), None)
        if shown.look and pick.kind == TablePick.LOOK:
            return self._look.place(pick, shown.look)
        spot = self._known(shown).get(pick)
        return spot.rect.copy() if spot else None

    def topic_at(self, pos: Point, shown: Shown) -> Pick:
        return next(iter(self.picks_at(pos, shown)), TABLE)

    def page(self, shown: Shown) -> Page:
        return self._chronicle.page(shown, self._areas.right)

    # -- snapshots and motions

    def snapshot(self, state: State, acted: int | None = None, person: int | None = None) -> Snapshot:
        return Snapshot(state, RULES.actor(state) if acted is None else acted)

    def without(self, snapshot: Snapshot, piece: Pick, count: int) -> Snapshot:
        state = snapshot.state
        hands = tuple(tuple(card for card in hand if str(card) != piece.key) for hand in state.hands)
        return replace(snapshot, state=replace(state, hands=hands))

    def scores(self, snapshot: Snapshot) -> Mapping[str, int]:
        return dict(zip(COLOURS, snapshot.state.scores, strict=False))

    def follow(
        self, before: Snapshot, picked: Snapshot, state: State, steps: Sequence[Step[State, Event]]
    ) -> tuple[Snapshot, list[Happened]]:
        return before, [Happened(event, self.snapshot(step.after)) for step in steps for event in step.events]

    def motions(
        self,
        snapshot: Snapshot,
        happened: Sequence[Happened],
        dropped: Released | None = None,
        reduced: bool = False,
        names: Mapping[str, str] | None = None,
    ) -> list[Cue[Snapshot]]:
        befores = (snapshot, *(each.after for each in happened))
        return [Cue(Motion(MOTION), before, each.after) for before, each in zip(befores, happened, strict=False)]

    def carries(self, event: Event, piece: Pick) -> bool:
        return str(event.card) == piece.key
