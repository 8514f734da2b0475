"""What a game offers to the window: its table, setting up, rules book, overview sheet, small pictures and words.

The program's own screens know a game by this alone. In the texts of every game stand `game-title`, `game-subtitle`,
`title-notice`, `order-name` of a colour, `bot-name` and `bot-about` of a level, `opponent-name` where automatons play,
and where bots may have characters `character-name`, `character-about` and `character-note`, how strong they are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame

from luna.core.game import AnyGame
from luna.core.own_files import NO_FILES, OwnFiles
from luna.core.settings import Settings
from luna.ui.lessons.course import NO_COURSE, Course
from luna.ui.pictures.assets import Fonts, Painter, Placed, Sprites
from luna.ui.reading.text import Text
from luna.ui.table.looks import Looks
from luna.ui.widgets.forms import Form

if TYPE_CHECKING:
    from luna.ui.overview import Section
    from luna.ui.printed_values import PrintedValues
    from luna.ui.reading.blocks import Block
    from luna.ui.reading.page import Album
    from luna.ui.table.contract.game_at_table import GameAtTable


class Book(Protocol):
    """A rules book; a chapter is known by its id."""

    @property
    def chapters(self) -> Sequence[str]:
        """In reading order; the book opens at the first."""

    def group(self, text: Text, chapter: str) -> str:
        """The name of the part that begins with a chapter, empty where none does; the first chapter begins one."""

    def title(self, text: Text, chapter: str) -> str:
        """What stands above a chapter; raises KeyError where there is none."""

    def blocks(self, text: Text, chapter: str) -> tuple[Block, ...]:
        """A chapter in words; raises KeyError where there is none."""

    def album(self, sprites: Sprites, fonts: Fonts, text: Text) -> Album:
        """The pictures in the language of the moment."""


class Thumbnails(Protocol):
    """Small pictures of positions."""

    def paint(self, state: Any, size: tuple[int, int], ui_scale: float) -> pygame.Surface:
        """An opaque picture of what everybody may know of a position, at most of a size in px."""


class Chosen(NamedTuple):
    """The table that was set up, and the number that it was drawn with, if there is one."""

    setup: Any
    seed: int | None


class SetupScreen(Protocol):
    """The screen that a set-up form stands on."""

    @property
    def form(self) -> Form:
        """The widgets as they are now."""

    def rebuild(self) -> None:
        """Places all widgets anew, as something else was chosen."""

    def refresh(self) -> None:
        """Looks anew at what the form has to say, as something is being typed."""

    def ask_who_plays(self, colour: str, chosen: str, take: Callable[[str], object]) -> None:
        """Opens the dialog for who plays a seat; `take` gets the level, "" for a person."""

    def ask_character(self, colour: str, chosen: str, take: Callable[[str], object]) -> None:
        """Opens the dialog for the character of a seat's bot; `take` gets it, "" for balanced."""


class SetupMaterials(NamedTuple):
    """What a set-up form is made of: it shows what was chosen last in a `mode`, or a table `like` one that was played.

    `like` is the set-up of that table, `files` are the game's own of the person.
    """

    text: Text
    sprites: Sprites
    settings: Settings
    mode: str = ""
    like: Any = None
    files: OwnFiles = NO_FILES


class SetupForm(ABC):
    """What is chosen before a game begins, on a canvas whose head and foot are the screen's."""

    size: tuple[float, float]
    """Of the whole canvas in logical units."""

    @property
    def chapter(self) -> str:
        """Where the rules book opens above it, empty for its beginning."""
        return ""

    @property
    def kind(self) -> str:
        """Which kind of game it would be: each has tips of its own in the first one that is played."""
        return ""

    @abstractmethod
    def place(self, screen: SetupScreen) -> None:
        """Places its widgets on the form of the screen."""

    @abstractmethod
    def message(self) -> tuple[str, bool]:
        """What should be known, empty for nothing, and whether no game can begin because of it."""

    @abstractmethod
    def chosen(self) -> Chosen:
        """The table to begin with; what was chosen is remembered for the next time."""


class GameWindow(ABC):
    """One game in the window."""

    modules: Sequence[str] = ()
    """Names of its modules that are imported only when something is opened."""
    symbol = ""
    """Its sign beside its name, one of `luna.ui.pictures.emblems`; empty for none."""
    final_turns = False
    """Whether the end of a turn shows what was hidden, so that it can't be taken back: then it is usually confirmed."""

    def read_ahead(self) -> None:  # noqa: B027 - most games have no files of their own
        """Reads the files beside the game's modules, so that later they need not be there."""

    @abstractmethod
    def texts(self, text: Text) -> Text:
        """The game's own texts with those of the program, in the language of the moment."""

    def usual_mode(self, text: Text) -> tuple[str, str]:
        """The usual way to play on the title: its words, empty where "New game" says enough, and what they mean."""
        return "", ""

    def modes(self, text: Text) -> tuple[tuple[str, str, str], ...]:
        """Further ways to play, each with a button on the title: its key, its words and what they mean."""
        return ()

    @abstractmethod
    def setup_form(self, made_of: SetupMaterials) -> SetupForm:
        """What a table is chosen with."""

    @property
    @abstractmethod
    def table(self) -> GameAtTable:
        """What is seen and done at the table."""

    @property
    @abstractmethod
    def book(self) -> Book:
        """The rules book."""

    @abstractmethod
    def sheet(self, text: Text, state: Any) -> tuple[Section, ...]:
        """The overview sheet for a position."""

    @abstractmethod
    def thumbnails(self, sprites: Sprites, fonts: Fonts, text: Text) -> Thumbnails:
        """What paints small pictures of positions."""

    def painted(self, sprites: Sprites, fonts: Fonts, name: str) -> Placed:
        """The master of a sprite that has no file; raises KeyError for one that there is not."""
        raise KeyError(name)

    @abstractmethod
    def emblem(self, sprites: Sprites, colour: str, side: float) -> Placed:
        """The sign of a seat's colour, as large as a square of `side` px allows."""

    @property
    @abstractmethod
    def looks(self) -> Looks:
        """By which colours and symbols curves of the seats are told apart."""

    def variant(self, text: Text, variant: str) -> str:
        """What a `Game.variant` is called in lists; empty for the usual rules."""
        return ""

    def source(self, text: Text, source: str) -> str:
        """What one of the sources of `Game.earned` is called."""
        return source

    @abstractmethod
    def stage(self, text: Text, phase: str, round: int) -> str:
        """How far a game is that is not over, as its round."""

    @property
    def printed(self) -> PrintedValues | None:
        """How a person corrects what is printed on the components; None where nobody has to."""
        return None

    @property
    def course(self) -> Course:
        """The lessons, none for a game that teaches nothing."""
        return NO_COURSE

    def grade(self, text: Text, level: str) -> str:
        """The number of a level and a word for how hard it is; empty where a game does not tell them."""
        return ""

    def strength(self, text: Text, level: str) -> str:
        """What a level won against the one below; empty where that was not measured."""
        return ""


def painter_of(game: AnyGame, fonts: Fonts) -> Painter:
    """What paints the sprites of a game that have no files; the game's window is loaded when the first is wanted."""
    return lambda sprites, name: window_of(game).painted(sprites, fonts, name)


def window_of(game: AnyGame) -> GameWindow:
    """What a game offers to the window; loaded with the first call."""
    window: GameWindow = game.window()
    return window
