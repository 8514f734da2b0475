"""Between the Rivers in the window: what the program's own screens show of it, loaded when it is asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from luna.games.rivers.view.looks import LOOKS, symbol_of
from luna.ui.game_window import GameWindow, SetupForm, SetupMaterials, Thumbnails
from luna.ui.pictures.assets import Fonts, Placed, Sprites
from luna.ui.reading.text import Text
from luna.ui.table.looks import Looks

if TYPE_CHECKING:
    from luna.games.rivers.book.rivers_book import RiversBook
    from luna.games.rivers.rules.state import State
    from luna.ui.lessons.course import Course
    from luna.ui.overview import Section
    from luna.ui.table.contract.game_at_table import GameAtTable


class RiversWindow(GameWindow):
    """Seats are shown by the emblem on the base of their leaders."""

    modules = (
        *("luna.games.rivers.setting_up.form", "luna.games.rivers.book.rivers_book"),
        *("luna.games.rivers.words.overview", "luna.games.rivers.table.rivers_table"),
        *("luna.games.rivers.view.thumbnails", "luna.games.rivers.scenes.game_end"),
        *("luna.games.rivers.lessons.course", "luna.games.rivers.bots.rivers_bots"),
        *("luna.games.rivers.rules.header", "luna.games.rivers.rules.dump", "luna.games.rivers.rules.rounds"),
    )
    symbol = symbol_of("red")
    final_turns = True

    def read_ahead(self) -> None:
        """The board and the lessons, read once and kept by those who read them."""
        from luna.games.rivers.lessons.course import LESSONS
        from luna.games.rivers.rules.board import shipped_board

        shipped_board()
        for lesson in LESSONS:
            lesson.record()

    def texts(self, text: Text) -> Text:
        """The words of this game."""
        return text.of("rivers")

    def usual_mode(self, text: Text) -> tuple[str, str]:
        """One person against the computer."""
        return text("new-game-computer"), text("new-game-computer-about")

    def modes(self, text: Text) -> tuple[tuple[str, str, str], ...]:
        """Several persons at one screen."""
        return (("players", text("new-game-players"), text("new-game-players.brief")),)

    def setup_form(self, made_of: SetupMaterials) -> SetupForm:
        """Who plays with which sign."""
        from luna.games.rivers.setting_up import choice
        from luna.games.rivers.setting_up.form import RiversSetupForm

        text, sprites, settings, mode, like, _ = made_of
        if like:
            return RiversSetupForm(text, sprites, settings, choice.like(settings, like))
        way = next((each for each in choice.WAYS if each == mode), choice.WAYS[0])
        return RiversSetupForm(text, sprites, settings, choice.recall(settings, way))

    @property
    def table(self) -> GameAtTable:
        """The map and the screen."""
        from luna.games.rivers.table.rivers_table import RIVERS_TABLE

        return RIVERS_TABLE

    @cached_property
    def book(self) -> RiversBook:
        """The rules with the values of the board."""
        from luna.games.rivers.book.rivers_book import RiversBook

        return RiversBook()

    @property
    def course(self) -> Course:
        """Five lessons and a guide through first rounds."""
        from luna.games.rivers.lessons.course import COURSE

        return COURSE

    def sheet(self, text: Text, state: State) -> tuple[Section, ...]:
        """The game on one page."""
        from luna.games.rivers.rules.board import shipped_board
        from luna.games.rivers.words.overview import sections

        return sections(text, shipped_board())

    def thumbnails(self, sprites: Sprites, fonts: Fonts, text: Text) -> Thumbnails:
        """What paints the map small."""
        from luna.games.rivers.view.thumbnails import RiversThumbnails

        return RiversThumbnails(sprites, fonts, text)

    @property
    def looks(self) -> Looks:
        """The bases and signs of the seats."""
        return LOOKS

    def emblem(self, sprites: Sprites, colour: str, side: float) -> Placed:
        """The emblem of a seat."""
        from luna.games.rivers.view.seats import seat_sign

        return seat_sign(colour, side)

    def source(self, text: Text, source: str) -> str:
        """As beside the bars of a hint."""
        return text("analysis-source", source=source)

    def stage(self, text: Text, phase: str, round: int) -> str:
        """The round."""
        return text("round-name", round=round) if round else ""

    def strength(self, text: Text, level: str) -> str:
        """The share of its games against the level below that it won."""
        from luna.games.rivers.bots.levels import MEASURED

        won, games = MEASURED.get(level, (0.0, 0))
        return text("bot-won", percent=int(100 * won + 0.5), games=games) if games else ""  # halves up, as people round

    def grade(self, text: Text, level: str) -> str:
        """From very easy to very hard; nothing of a person."""
        return text("bot-grade", level=level) if level else ""
