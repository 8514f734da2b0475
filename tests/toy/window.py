"""The toy game as the program's own screens see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from luna.core.seat import Seat, SeatKind
from luna.core.seeds import new_seed
from luna.ui.game_window import Chosen, GameWindow, SetupForm, SetupMaterials, SetupScreen
from luna.ui.overview import Row, Section
from luna.ui.pictures.assets import Fonts, Placed, Sprites
from luna.ui.players import player_name
from luna.ui.reading.blocks import Block
from luna.ui.reading.page import Album
from luna.ui.reading.text import Text
from luna.ui.table.looks import Looks
from luna.ui.widgets.forms import Form
from tests.toy.game import COLOURS, TOY, Setup, drawn
from tests.toy.rules import State
from tests.toy.table import ToyTable
from tests.toy.view import LOOKS, card_spots, paint_cards


class ToySetupForm(SetupForm):
    """How many play, and who."""

    size = (1200.0, 760.0)

    def __init__(self, text: Text, like: Setup | None) -> None:
        self._text = text
        self._seats = [seat.name if seat.kind == SeatKind.BOT else "" for seat in like.seats] if like else ["", ""]

    def place(self, screen: SetupScreen) -> None:
        form = screen.form
        for n, count in enumerate((2, 3, 4)):
            words = self._text("setup-players", count=count)
            form.button(f"players-{count}", (50 + 240 * n, 110, 220, 54), words, partial(self._count, screen, count))
        for seat, level in enumerate(self._seats):
            self._place_seat(screen, form, seat, level)

    def _place_seat(self, screen: SetupScreen, form: Form, seat: int, level: str) -> None:
        top, colour = 200 + 80.0 * seat, COLOURS[seat]
        form.label((50, top, 200, 54), self._text("order-name", colour=colour), 22)
        ask = partial(screen.ask_who_plays, colour, level, partial(self._give, screen, seat))
        form.button(f"who-{seat}", (260, top, 400, 54), player_name(self._text, level), ask)

    def _count(self, screen: SetupScreen, count: int) -> None:
        self._seats = (self._seats + [""] * 4)[:count]
        screen.rebuild()

    def _give(self, screen: SetupScreen, seat: int, level: str) -> None:
        self._seats[seat] = level
        screen.rebuild()

    def message(self) -> tuple[str, bool]:
        return (self._text("setup-same") if self._seats.count("") > 1 else "", False)

    def chosen(self) -> Chosen:
        seed = new_seed()
        kinds = ((SeatKind.BOT if level else SeatKind.HUMAN, level) for level in self._seats)
        return Chosen(drawn([Seat(colour, *kind) for colour, kind in zip(COLOURS, kinds, strict=False)], seed), seed)


class NoPictures:
    """A book without pictures."""

    def size(self, name: str, width: int, ui_scale: float) -> tuple[int, int]:
        raise KeyError(name)

    def kept(self, name: str, width: int, ui_scale: float) -> pygame.Surface | None:
        raise KeyError(name)

    def get(self, name: str, width: int, ui_scale: float) -> pygame.Surface:
        raise KeyError(name)


class ToyBook:
    """One chapter."""

    chapters: Sequence[str] = ("rules",)

    def group(self, text: Text, chapter: str) -> str:
        return text("chapter-rules")

    def title(self, text: Text, chapter: str) -> str:
        return text("chapter-rules")

    def blocks(self, text: Text, chapter: str) -> tuple[Block, ...]:
        return tuple(Block("paragraph", text(id)) for id in ("rules-lead", "rules-answer"))

    def album(self, sprites: Sprites, fonts: Fonts, text: Text) -> Album:
        return NoPictures()


class ToyThumbnails:
    """The cards of a position."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts

    def paint(self, state: State, size: tuple[int, int], ui_scale: float) -> pygame.Surface:
        picture = pygame.Surface(size)
        paint_cards(picture, self._fonts, tuple(card_spots(state, picture.get_rect())), state.led)
        return picture


class ToyWindow(GameWindow):
    """Seats are shown as coloured discs."""

    def __init__(self) -> None:
        self._table = ToyTable(self.texts)

    def texts(self, text: Text) -> Text:
        return text.of(TOY.key, TOY.texts)

    def setup_form(self, made_of: SetupMaterials) -> SetupForm:
        return ToySetupForm(made_of.text, made_of.like)

    @property
    def table(self) -> ToyTable:
        return self._table

    @property
    def book(self) -> ToyBook:
        return ToyBook()

    def sheet(self, text: Text, state: State) -> tuple[Section, ...]:
        rows = tuple(
            Row("rules", text("seat-cards", count=len(hand)), title=text("order-name", colour=colour))
            for colour, hand in zip(COLOURS, state.hands, strict=False)
        )
        return (Section("hands", text("game-title"), rows),)

    def thumbnails(self, sprites: Sprites, fonts: Fonts, text: Text) -> ToyThumbnails:
        return ToyThumbnails(fonts)

    @property
    def looks(self) -> Looks:
        return LOOKS

    def emblem(self, sprites: Sprites, colour: str, side: float) -> Placed:
        disc = pygame.Surface((round(side), round(side)), pygame.SRCALPHA)
        pygame.draw.circle(disc, LOOKS[colour].tint, (side / 2, side / 2), side / 2)
        return disc.premul_alpha(), (side / 2, side / 2)

    def stage(self, text: Text, phase: str, round: int) -> str:
        return text("setup-players", count=round) if phase == "play" else ""
