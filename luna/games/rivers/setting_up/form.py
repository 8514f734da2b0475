"""The form for a table of this game: how to play, who plays with which sign, the number the table is drawn by."""

from __future__ import annotations

from functools import partial

from luna.core.seeds import SEED_DIGITS
from luna.core.settings import Settings
from luna.games.rivers.bots.levels import LEVELS
from luna.games.rivers.rules.constants import COLOURS
from luna.games.rivers.setting_up.choice import WAYS, Draft, Way, going_over, remember
from luna.games.rivers.view.looks import TINTS
from luna.games.rivers.view.seats import dynasty, seat_sign
from luna.ui.game_window import Chosen, SetupForm, SetupScreen
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Placed, Sprites
from luna.ui.reading.text import Text
from luna.ui.setting_up.cards import PAD, Cards, Tile
from luna.ui.setting_up.seat_cards import SeatCards
from luna.ui.widgets.forms import Box

LEFT, WIDTH, GAP = 50.0, 1620.0, 14.0
COLUMN = (WIDTH - 3 * GAP) / 4
WAY_TOP, WAY_HEIGHT = 84.0, 78.0
SEATS_TOP, SEATS_HEIGHT = 176.0, 518.0
FACTS_TOP, FACTS_HEIGHT = 708.0, 172.0
ENTRY, PIECE = 46.0, 72.0


class RiversLooks:
    """What the cards show of a seat: its four leaders, its sign and its colour."""

    tints = TINTS

    def __init__(self, text: Text, sprites: Sprites) -> None:
        self._text, self._sprites = text, sprites
        self.add = text("new-game-add")

    def figure(self, colour: str, height: float) -> Placed:
        """Its four leaders."""
        return dynasty(self._sprites, colour, height)

    def sign(self, colour: str, side: float) -> Placed:
        """Its emblem on the base of its leaders."""
        return seat_sign(colour, side)

    def grade(self, level: str) -> str:
        """From very easy to very hard."""
        return self._text("bot-grade", level=level)


class RiversSetupForm(SetupForm):
    """Shows a draft, and lets it be changed; the drafts of ways that were gone through are kept."""

    size = (1720.0, 1004.0)
    chapter = "setup"

    def __init__(self, text: Text, sprites: Sprites, settings: Settings, draft: Draft) -> None:
        self._text, self._sprites, self._settings, self.draft = text, sprites, settings, draft
        self._kept: dict[Way, Draft] = {}

    def place(self, screen: SetupScreen) -> None:
        """Places its widgets on the form of the screen."""
        cards = Cards(self._text, screen)
        self._place_ways(cards)
        seats = SeatCards(cards, self.draft.seating, tuple(LEVELS), RiversLooks(self._text, self._sprites))
        self._place_count(cards, seats)
        seats.place([_cell(column, SEATS_TOP, SEATS_HEIGHT) for column in range(4)])
        left, top, width, height = _cell(0, FACTS_TOP, FACTS_HEIGHT)
        self._place_aim(cards, (left, top, 2 * width + GAP, height))
        self._place_start(cards, _cell(2, FACTS_TOP, FACTS_HEIGHT))
        self._place_number(cards, _cell(3, FACTS_TOP, FACTS_HEIGHT))

    def _place_ways(self, cards: Cards) -> None:
        text, each, chosen = cards.text, (WIDTH - GAP) / 2, self.draft.way
        boxes = [(LEFT + (each + GAP) * n, WAY_TOP, each, WAY_HEIGHT) for n in range(len(WAYS))]
        words = [(text(f"new-game-{way}"), text(f"new-game-{way}-about")) for way in WAYS]
        over = [partial(self._go_over, cards.screen, way) for way in WAYS]
        ways = zip(WAYS, words, over, strict=True)
        cards.tiles(boxes, [Tile(f"mode-{way}", *told, press, chosen == way) for way, told, press in ways])

    def _go_over(self, screen: SetupScreen, way: Way) -> None:
        """Takes up another way to play; coming back to one brings back what was chosen for it."""
        before, self._kept[self.draft.way] = self.draft, self.draft
        self.draft = going_over(self._settings, before, way)
        if way in self._kept:
            kept = self._kept[way].seating
            self.draft.seating.players, self.draft.seating.bots = kept.players, kept.bots
        screen.rebuild()

    def _place_count(self, cards: Cards, seats: SeatCards) -> None:
        """How many play, beside the heading."""
        form, text, left = cards.form, cards.text, LEFT + WIDTH - 3 * 80.0 + 10
        for n, count in enumerate((2, 3, 4)):
            key = f"players-{count}"
            form.button(key, (left + 80.0 * n, 30.0, 70.0, 46.0), str(count), partial(seats.count, count), "#small")
            form.mark(key, self.draft.seating.players == count)
        form.label((left - 220, 30, 200, 46), text("new-game-players-label"), 20, align="right")
        form.label((left - 760, 30, 500, 46), text("new-game-clockwise"), 18, palette.QUIET, "right")

    def _place_aim(self, cards: Cards, box: Box) -> None:
        """What wins, with the four kinds of tiles: it differs from most games."""
        left, top, width, height = box
        cards.card(box, cards.text("new-game-aim-heading"))
        inner, across = left + PAD, 4 * PIECE + 22
        for n, colour in enumerate(COLOURS):
            at = inner + PIECE * n, top + 44, PIECE, height - 56
            cards.form.picture(at, self._sprites.fitted(f"tile_{colour}_1", 0.82 * PIECE * cards.form.ui_scale))
        words = inner + across, top + 48, width - across - 2 * PAD, height - 56
        cards.told(words, cards.text("new-game-aim"), palette.CREAM)

    def _place_start(self, cards: Cards, box: Box) -> None:
        """Who begins is drawn, and what everybody hides."""
        left, top, width, height = box
        cards.card(box, cards.text("new-game-secret-heading"))
        cards.told((left + PAD, top + 48, width - 2 * PAD, height - 56), cards.text("new-game-secret"))

    def _place_number(self, cards: Cards, box: Box) -> None:
        """The number that the table is drawn by, and what it is good for."""
        left, top, width, _ = box
        cards.card(box, cards.text("new-game-seed-label"))
        entry, empty = (left + PAD, top + 44, width - 2 * PAD, ENTRY), cards.text("new-game-by-lot")
        typed = partial(self._type, cards.screen)
        cards.form.entry("seed", entry, self.draft.seed, empty, SEED_DIGITS, typed)
        cards.told((left + PAD, top + 48 + ENTRY, width - 2 * PAD, 70), cards.text("new-game-seed-help"))

    def _type(self, screen: SetupScreen, seed: str) -> None:
        self.draft.seed = seed
        screen.refresh()

    def message(self) -> tuple[str, bool]:
        """A number that is none, or that of equal names one was changed."""
        if self.draft.seed_is_wrong:
            return self._text("new-game-seed-wrong"), True
        renamed = self.draft.seating.renamed
        return (self._text("new-game-same-name", name=renamed[0], other=renamed[1]) if renamed else ""), False

    def chosen(self) -> Chosen:
        """The table to begin with."""
        remember(self._settings, self.draft)
        return Chosen(*self.draft.drawn())


def _cell(column: int, top: float, height: float) -> Box:
    """A box in one of four columns."""
    return LEFT + (COLUMN + GAP) * column, top, COLUMN, height
