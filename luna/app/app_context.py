"""What the program's own screens may use beyond what every scene may: saved games, the window, and one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from luna.app.saves.library import Library
from luna.app.seascape import Seascape
from luna.ui.context import Context, Navigator

if TYPE_CHECKING:
    from luna.app.new_game.choice import Mode, NewGame
    from luna.app.saves.failure import SaveFailure
    from luna.core.seat import Seat
    from luna.games.luna.rules.setup import Setup
    from luna.games.luna.rules.state import State
    from luna.ui.scene import Scene


RULES, UNSAVED, CRASH = "rules", "unsaved", "crash"
"""Names of the scenes that are open at most once."""


class Seating(Protocol):
    """Who plays at a table, and how somebody else takes over."""

    @property
    def players(self) -> list[tuple[int, Seat, str]]:
        """The seats that somebody can take over: number, seat and the name at the table."""

    def reseat(self, index: int, level: str) -> None:
        """Gives a seat to a bot, or with an empty level to a person."""


class Program(Navigator, Protocol):
    """What a screen can ask of the program as a whole."""

    @property
    def fullscreen(self) -> bool:
        """Whether the window covers the whole screen."""

    @property
    def playing(self) -> str:
        """Id of the saved game on the table, empty where there is none."""

    def open_saved_games(self) -> None:
        """Opens the list of saved games above what is to be seen."""

    def toggle_fullscreen(self) -> None:
        """Changes between window and whole screen and remembers it."""

    def use_language(self, language: str) -> None:
        """Changes the language of everything at once and remembers it."""

    def scale_changed(self) -> None:
        """Lays everything out anew in the wanted size."""

    def sound_changed(self) -> None:
        """Takes volumes and mute from the settings."""


class Routes(Protocol):
    """Makes the screens, so that none of them has to know another; each is given to the navigator by who asked."""

    def modules(self) -> Iterable[str]:
        """Names of the modules that are imported when a screen is first made, the one for errors first."""

    def title(self, context: AppContext) -> Scene:
        """The first screen."""

    def new_game(self, context: AppContext, mode: Mode = "players", like: Setup | None = None) -> Scene:
        """Setting up a game, as it was chosen last or `like` one that was played."""

    def table(self, context: AppContext, choice: NewGame) -> Scene:
        """A new game on the table."""

    def resumed(self, context: AppContext, id: str, told: str = "") -> Scene | SaveFailure:
        """A saved game on the table, with something to be `told`; raises RecordError if nothing of it is valid.

        The failure: it is open elsewhere.
        """

    def saved_games(self, context: AppContext) -> Scene:
        """The list of saved games."""

    def rules_book(self, context: AppContext, chapter: str = "") -> Scene:
        """The rules book at a chapter or its beginning."""

    def sheet(self, context: AppContext, state: State) -> Scene:
        """The overview sheet for a position."""

    def who_plays(self, context: AppContext, colour: str, chosen: str, take: Callable[[str], object]) -> Scene:
        """The dialog for who plays an order; `take` gets the level, "" for a person."""

    def options(self, context: AppContext) -> Scene:
        """The options."""

    def menu(self, context: AppContext, seed: int | None, seating: Seating | None, setup: Setup | None) -> Scene:
        """The menu over a table: the number it was drawn by, who plays at its seats, what a new game begins like."""

    def unsaved(self, context: AppContext, act: Callable[[], object], quits: bool) -> Scene:
        """The question before a game is left whose last actions are not on disk."""

    def crash(self, context: AppContext, report: Path | None, saved: bool) -> Scene:
        """The dialog after an error nobody expected."""


@dataclass
class AppContext(Context):
    """What the program's own screens share."""

    storage: Library = field(kw_only=True)
    seascape: Seascape = field(kw_only=True)
    routes: Routes = field(kw_only=True)
    go: Program = field(init=False)
