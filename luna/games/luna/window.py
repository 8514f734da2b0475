"""Luna in the window: what the program's own screens show of it. What each needs is loaded when it is asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import unquote

from luna.games.luna.rules.constants import PHASE_NAMES, PREPARE
from luna.games.luna.rules.state import State
from luna.games.luna.view.looks import LOOKS
from luna.ui.game_window import GameWindow, SetupForm, SetupMaterials, Thumbnails
from luna.ui.pictures.assets import Fonts, Placed, Sprites
from luna.ui.reading.text import Text
from luna.ui.table.looks import Looks

if TYPE_CHECKING:
    from luna.games.luna.book.luna_book import LunaBook
    from luna.games.luna.printed.values import LunaValues
    from luna.ui.lessons.course import Course
    from luna.ui.overview import Section
    from luna.ui.table.contract.game_at_table import GameAtTable


class LunaWindow(GameWindow):
    """Orders are shown by their novices."""

    modules = (
        *("luna.games.luna.setting_up.form", "luna.games.luna.book.luna_book", "luna.games.luna.words.overview"),
        *("luna.games.luna.table.luna_table", "luna.games.luna.view.thumbnails", "luna.games.luna.bots.strength"),
        *("luna.games.luna.scenes.ends", "luna.games.luna.lessons.course"),
        *("luna.games.luna.view.paint.inscription", "luna.games.luna.printed.desk"),
        *("luna.games.luna.alone.luna_alone", "luna.games.luna.alone.search", "luna.games.luna.alone.unsurpassed"),
    )

    symbol = "moon"

    def read_ahead(self) -> None:
        """The board, the weights, tables for one, puzzles and lessons, read once and kept by those who read them."""
        from luna.games.luna.alone.par import LEVELS, pars_of
        from luna.games.luna.bots.weights import shipped_weights
        from luna.games.luna.lessons.course import EXAMPLE_LESSON, LESSONS
        from luna.games.luna.puzzles.shelf import puzzles
        from luna.games.luna.rules.board import shipped_board

        shipped_board()
        shipped_weights()
        puzzles()
        for level in LEVELS:
            pars_of(level)
        for lesson in (*LESSONS, EXAMPLE_LESSON):
            lesson.record()

    def texts(self, text: Text) -> Text:
        """Luna's words."""
        return text.of("luna")

    def usual_mode(self, text: Text) -> tuple[str, str]:
        """One person against the computer."""
        return text("new-game-computer"), text("new-game-computer-about")

    def modes(self, text: Text) -> tuple[tuple[str, str, str], ...]:
        """Several persons at one screen, and one order against the automaton."""
        return tuple((mode, text(f"new-game-{mode}"), text(f"new-game-{mode}.brief")) for mode in ("players", "solo"))

    def setup_form(self, made_of: SetupMaterials) -> SetupForm:
        """Who plays in which colours, and how the table is laid."""
        from luna.games.luna.printed.values import usable
        from luna.games.luna.setting_up import choice, preferences
        from luna.games.luna.setting_up.form import LunaSetupForm

        text, sprites, settings, mode, like, files = made_of
        boards = usable(files)
        if like:
            return LunaSetupForm(text, sprites, settings, choice.like(settings, like), boards)
        way = next((each for each in choice.WAYS if each == mode), choice.WAYS[0])
        draft = choice.recall(settings, way)
        draft.board = boards.get(settings.get(preferences.BOARD), draft.board)
        return LunaSetupForm(text, sprites, settings, draft, boards)

    @property
    def table(self) -> GameAtTable:
        """Islands, temple and council."""
        from luna.games.luna.table.luna_table import LUNA_TABLE

        return LUNA_TABLE

    @cached_property
    def book(self) -> LunaBook:
        """The rules with the values of this board."""
        from luna.games.luna.book.luna_book import LunaBook

        return LunaBook()

    @cached_property
    def printed(self) -> LunaValues:
        """Boards, tiles, council and preset start."""
        from luna.games.luna.printed.values import LunaValues

        return LunaValues()

    @property
    def course(self) -> Course:
        """Nine lessons and a guided first round."""
        from luna.games.luna.lessons.course import COURSE

        return COURSE

    def sheet(self, text: Text, state: State) -> tuple[Section, ...]:
        """What each player has beside the board."""
        from luna.games.luna.words.overview import sections

        return sections(text, state.table.board, state)

    def thumbnails(self, sprites: Sprites, fonts: Fonts, text: Text) -> Thumbnails:
        """What paints the table small."""
        from luna.games.luna.view.thumbnails import LunaThumbnails

        return LunaThumbnails(sprites, fonts, text)

    def painted(self, sprites: Sprites, fonts: Fonts, name: str) -> Placed:
        """Tiles and fields of a board that a person corrected."""
        from luna.games.luna.view.paint.inscription import painted

        return painted(sprites, fonts, name)

    @property
    def looks(self) -> Looks:
        """The colours and symbols of the orders."""
        return LOOKS

    def emblem(self, sprites: Sprites, colour: str, side: float) -> Placed:
        """A novice of the order."""
        return sprites.fitted(f"novice_{colour}", side)

    def variant(self, text: Text, variant: str) -> str:
        """The solo game with its level, or how many play where the board is their own; and its name."""
        way, _, board = variant.partition(" ")
        kind, _, count = way.partition("-")
        if not kind:
            return ""
        told = text("solo-level" if kind == "solo" else "statistics-seats", count=int(count))
        return text("printed-variant", told=told, name=unquote(board.partition(" ")[2])) if board else told

    def source(self, text: Text, source: str) -> str:
        """As beside the bars of a hint."""
        return text("analysis-source", source=source)

    def stage(self, text: Text, phase: str, round: int) -> str:
        """The round, or that the table is being prepared."""
        if phase == PHASE_NAMES[PREPARE]:
            return text("saved-preparation")
        return text("round-name", round=round) if round else ""

    def grade(self, text: Text, level: str) -> str:
        """From very easy to very hard; nothing of a person."""
        return text("bot-grade", level=level) if level else ""

    def strength(self, text: Text, level: str) -> str:
        """The share of its games against the level below that it won."""
        from luna.games.luna.bots.strength import strength

        return strength(text, level)
