"""The form for a table of Luna: how to play, who plays in which colours, how the table is laid."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from luna.core.settings import Settings
from luna.games.luna.rules.board import Board
from luna.games.luna.setting_up import preferences, seat_cards, solo_cards, table_cards
from luna.games.luna.setting_up.choice import WAYS, Draft, clean_name, remember
from luna.games.luna.setting_up.desk import Desk
from luna.games.luna.words.tips import kind_of
from luna.ui.game_window import Chosen, SetupForm, SetupScreen
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Sprites
from luna.ui.reading.text import Text
from luna.ui.setting_up.cards import Tile
from luna.ui.widgets.forms import Box

LEFT, WIDTH, GAP = 50.0, 1620.0, 14.0
COLUMN = (WIDTH - 3 * GAP) / 4
WAY_TOP, WAY_HEIGHT = 84.0, 94.0
SEATS_TOP, SEATS_HEIGHT, SEATS_TALL = 192.0, 382.0, 502.0
"""Cards of seats, and how much taller they are where nothing is to be chosen about figures."""
NO_BOARDS: Mapping[str, Board] = {}
BOARD = LEFT + 300, 30.0, 380.0, 46.0
"""Where the printed values are chosen."""
LAID_HEIGHT, FIGURES_HEIGHT = 158.0, 120.0


class LunaSetupForm(SetupForm):
    """Shows a draft, and lets it be changed."""

    size = (1720.0, 1004.0)

    def __init__(
        self, text: Text, sprites: Sprites, settings: Settings, draft: Draft, boards: Mapping[str, Board] = NO_BOARDS
    ) -> None:
        """`boards` = those that can be played with beside the shipped one, by their files."""
        self._boards = boards
        self._text, self._sprites, self._settings, self._first = text, sprites, settings, draft
        self._desk: Desk | None = None

    @property
    def draft(self) -> Draft:
        """What is chosen so far."""
        return self._desk.draft if self._desk else self._first

    @property
    def chapter(self) -> str:
        """The solo game has one of its own."""
        return "solo" if self.draft.mode == "solo" else ""

    @property
    def kind(self) -> str:
        """The solo game has tips of its own."""
        return kind_of(self.draft.mode == "solo")

    def place(self, screen: SetupScreen) -> None:
        """Places its widgets on the form of the screen."""
        if self._desk is None:
            self._desk = Desk(self._text, screen, self._sprites, self._settings, self._first)
        desk = self._desk
        desk.screen = screen
        table_cards.place_board(desk, BOARD, list(self._boards.values()))
        self._place_ways(desk)
        if desk.draft.mode == "solo":
            self._place_solo(desk)
        else:
            self._place_for_several(desk)

    def _place_ways(self, desk: Desk) -> None:
        text, each, mode = desk.text, (WIDTH - 2 * GAP) / 3, desk.draft.mode
        boxes = [(LEFT + (each + GAP) * n, WAY_TOP, each, WAY_HEIGHT) for n in range(len(WAYS))]
        words = [(text(f"new-game-{way}"), text(f"new-game-{way}-about")) for way in WAYS]
        ways = zip(WAYS, words, strict=True)
        desk.tiles(boxes, [Tile(f"mode-{way}", *told, partial(desk.go_over, way), mode == way) for way, told in ways])

    def _place_for_several(self, desk: Desk) -> None:
        self._place_count(desk)
        free = desk.draft.free
        height = SEATS_HEIGHT if free else SEATS_TALL
        seat_cards.place_seats(desk, [_cell(column, SEATS_TOP, height) for column in range(4)])
        top = SEATS_TOP + height + GAP
        table_cards.place_ways_to_lay(desk, (_cell(0, top, LAID_HEIGHT), _cell(1, top, LAID_HEIGHT)))
        table_cards.place_start_player(desk, _cell(2, top, LAID_HEIGHT))
        table_cards.place_number(desk, _cell(3, top, LAID_HEIGHT))
        if free:
            self._place_figures(desk)

    def _place_solo(self, desk: Desk) -> None:
        seat_cards.place_seats(desk, [_cell(column, SEATS_TOP, SEATS_HEIGHT) for column in range(2)])
        left, each = _cell(2, 0, 0)[0], (2 * COLUMN + GAP - 2 * GAP) / 3
        levels: list[Box] = [(left + (each + GAP) * n, SEATS_TOP, each, SEATS_HEIGHT) for n in range(3)]
        solo_cards.place_levels(desk, levels)
        top = SEATS_TOP + SEATS_HEIGHT + GAP
        solo_cards.place_rules(desk, (LEFT, top, 3 * COLUMN + 2 * GAP, LAID_HEIGHT))
        table_cards.place_number(desk, _cell(3, top, LAID_HEIGHT))
        self._place_figures(desk)

    def _place_figures(self, desk: Desk) -> None:
        top = SEATS_TOP + SEATS_HEIGHT + LAID_HEIGHT + 2 * GAP
        table_cards.place_figures(desk, [_cell(column, top, FIGURES_HEIGHT) for column in range(4)])

    def _place_count(self, desk: Desk) -> None:
        """How many play, beside the heading."""
        form, text = desk.form, desk.text
        left = LEFT + WIDTH - 3 * 80.0 + 10
        for n, count in enumerate((2, 3, 4)):
            desk.choice((left + 80.0 * n, 30.0, 70.0, 46.0), "players", count, str(count))
        form.label((left - 220, 30, 200, 46), text("new-game-players-label"), 20, align="right")
        form.label((left - 760, 30, 500, 46), text("new-game-clockwise"), 18, palette.QUIET, "right")

    # -- start

    def message(self) -> tuple[str, bool]:
        """A number that is none, or that of equal names one was changed."""
        text, draft = self._text, self.draft
        if draft.seed_is_wrong:
            return text("new-game-seed-wrong"), True
        typed = [clean_name(name) for name in draft.names]
        renamed = [(old, new) for old, new in zip(typed, draft.final_names(), strict=False) if new and old != new]
        return (text("new-game-same-name", name=renamed[0][0], other=renamed[0][1]) if renamed else "", False)

    def chosen(self) -> Chosen:
        """The table to begin with."""
        remember(self._settings, self.draft)
        self._remember_board()
        choice = self.draft.choice()
        return Chosen(choice.drawn(), choice.seed)

    def _remember_board(self) -> None:
        """Which file it is; none for the shipped board, or one that is only in a game."""
        files = (file for file, board in self._boards.items() if board == self.draft.board)
        self._settings.put(preferences.BOARD, next(files, ""))


def _cell(column: int, top: float, height: float) -> Box:
    """A box in one of four columns."""
    return LEFT + (COLUMN + GAP) * column, top, COLUMN, height
