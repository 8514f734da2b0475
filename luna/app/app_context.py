"""What the program's own screens may use beyond what every scene may: saved games, the window, and one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from luna.app.saves.library import Library
from luna.app.saves.own_folder import OwnFolder
from luna.app.seascape import Seascape
from luna.app.settings import preferences
from luna.app.system import paths
from luna.core.game import AnyGame, game_of
from luna.core.own_files import OwnFiles
from luna.core.settings import Settings
from luna.ui.context import Context, Navigator
from luna.ui.game_window import painter_of, window_of
from luna.ui.pictures.assets import Sprites

if TYPE_CHECKING:
    from luna.app.saves.failure import SaveFailure
    from luna.app.session.review_exits import Exits
    from luna.app.session.session import Session
    from luna.app.system.crash_report import Held
    from luna.core.game_record import AnyLoaded
    from luna.core.review import Judgement
    from luna.core.seat import Seat
    from luna.ui.scene import Scene


RULES, UNSAVED, CRASH = "rules", "unsaved", "crash"
"""Names of the scenes that are open at most once."""


class Seating(Protocol):
    """Who plays at a table, and how somebody else takes over."""

    @property
    def players(self) -> list[tuple[int, Seat, str]]:
        """The seats that somebody can take over: number, seat and the name at the table."""

    def can_sit(self, index: int) -> bool:
        """Whether a person may take a seat over, or has it."""

    def reseat(self, index: int, level: str) -> None:
        """Gives a seat to a bot, or with an empty level to a person."""


class AtTable(Protocol):
    """What the menu does at the table that it lies over: back to a beginning, the overview, whether there are hints.

    What came after a beginning can be played again.
    """

    @property
    def hints_allowed(self) -> bool | None:
        """Whether anybody may ask for hints; None where there are none."""

    def allow_hints(self, allowed: bool) -> None:
        """Allows hints in this game, or nobody any more."""

    def can_restart(self, what: str) -> bool:
        """Whether something of the "round" or the whole "table" has been played."""

    def restart(self, what: str) -> None:
        """Goes back to the beginning of the "round" or of the whole "table"."""

    def open_overview(self) -> None:
        """The overview sheet over the table."""


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

    def new_game(self, context: AppContext, game: AnyGame, mode: str = "", like: Any = None) -> Scene:
        """Setting up a game in one of its modes, as it was chosen last or like the set-up of one that was played."""

    def table(self, context: AppContext, game: AnyGame, setup: Any, seed: int | None) -> Scene:
        """A new game on the table, with the number that its set-up was drawn with."""

    def played_on(self, context: AppContext, game: Session) -> Scene:
        """A game that was begun elsewhere, on the table."""

    def resumed(self, context: AppContext, id: str, told: str = "") -> Scene | SaveFailure:
        """A saved game on the table, with something to be `told`; raises RecordError if nothing of it is valid.

        The failure: it is open elsewhere.
        """

    def over(self, table: Scene) -> None:
        """Shows the result above a table that has just been opened, if its game is over."""

    def lessons(self, context: AppContext, game: AnyGame) -> Scene:
        """The list of a game's lessons."""

    def lesson(self, context: AppContext, game: AnyGame, number: int, step: int = 0) -> Scene:
        """A lesson, counted from 0, from one of its steps on."""

    def example(self, context: AppContext, game: AnyGame) -> Scene:
        """The example of a game that is only watched; the game has to have one."""

    def first_round(self, context: AppContext, game: AnyGame) -> Scene:
        """A new game whose first round is accompanied."""

    def saved_games(self, context: AppContext) -> Scene:
        """The list of saved games."""

    def review(self, context: AppContext, loaded: AnyLoaded, id: str) -> Scene:
        """The review of a game, kept under its id if that is not empty; the game has to analyse."""

    def review_table(
        self, context: AppContext, loaded: AnyLoaded, judged: Judgement, hidden: bool, exits: Exits
    ) -> Scene:
        """The table at a moment of a reviewed game; with `hidden` a better action is to be found there."""

    def statistics(self, context: AppContext, game: AnyGame) -> Scene:
        """How the games ended that persons played."""

    def printed(self, context: AppContext, game: AnyGame) -> Scene:
        """What is printed on a game's components, to be corrected; the game has to offer that."""

    def alone(self, context: AppContext, game: AnyGame, tab: str = "") -> Scene:
        """The tables for one person, under one of the tabs; the game has to have some."""

    def watched(self, context: AppContext, game: AnyGame, setup: Any, line: Sequence[str]) -> Scene:
        """A game that is over, by the lines of its record, to be watched on the table."""

    def puzzles(self, context: AppContext, game: AnyGame) -> Scene:
        """The list of a game's puzzles; the game has to have some."""

    def puzzle(self, context: AppContext, game: AnyGame, number: int) -> Scene:
        """The table of a puzzle, counted from 0."""

    def rules_book(self, context: AppContext, game: AnyGame, chapter: str = "", printed: str = "") -> Scene:
        """The rules book at a chapter or its beginning, above a table with `printed` values that are not its own."""

    def sheet(self, context: AppContext, game: AnyGame, state: Any) -> Scene:
        """The overview sheet for a position."""

    def who_plays(
        self,
        context: AppContext,
        game: AnyGame,
        colour: str,
        chosen: str,
        take: Callable[[str], object],
        person: bool = True,
    ) -> Scene:
        """The dialog for who plays an order; `take` gets the level, "" for a person, who may sit there or not."""

    def characters(
        self, context: AppContext, game: AnyGame, colour: str, chosen: str, take: Callable[[str], object]
    ) -> Scene:
        """The dialog for the character of an order's bot; `take` gets it, "" for balanced."""

    def options(self, context: AppContext) -> Scene:
        """The options."""

    def menu(
        self,
        context: AppContext,
        game: AnyGame,
        seed: int | None,
        seating: Seating | None,
        setup: Any,
        table: AtTable | None = None,
    ) -> Scene:
        """The menu over a table: the number it was drawn by, who plays at its seats, what a new game begins like."""

    def unsaved(self, context: AppContext, act: Callable[[], object], quits: bool) -> Scene:
        """The question before a game is left whose last actions are not on disk."""

    def crash(self, context: AppContext, report: Path | None, held: Held, saved: bool) -> Scene:
        """The dialog after an error nobody expected."""


def chosen_game(games: Sequence[AnyGame], settings: Settings) -> AnyGame:
    """The one of these games that was chosen last, else the first of them."""
    key = settings.get(preferences.GAME)
    return next((game for game in games if game.key == key), games[0])


@dataclass
class AppContext(Context):
    """What the program's own screens share."""

    storage: Library = field(kw_only=True)
    seascape: Seascape = field(kw_only=True)
    routes: Routes = field(kw_only=True)
    games: Sequence[AnyGame] = field(kw_only=True)
    """The games there are, the one that the program opens with at first before all others."""
    game: AnyGame = field(init=False)
    """Which of them this is the context of."""
    go: Program = field(init=False)

    _by_game: dict[str, AppContext] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        self.game = self.games[0]

    @property
    def chosen(self) -> AnyGame:
        """The game that was chosen or played last: the title is about it."""
        return chosen_game(self.games, self.settings)

    @property
    def own_files(self) -> OwnFiles:
        """The game's own files of the person."""
        return OwnFolder(paths.own_folder(self.game.key))

    def choose(self, game: AnyGame) -> None:
        """Remembers a game as the one chosen last."""
        if game is not self.chosen:
            self.settings.put(preferences.GAME, game.key)

    def of(self, game: AnyGame) -> AppContext:
        """The same for a scene about a game: with its texts, sprites, sounds and picture."""
        self._by_game.setdefault(self.games[0].key, self)
        if game.key not in self._by_game:
            other = self._by_game[game.key] = copy(self)
            other.game = game
            other.text = window_of(game).texts(self.text)
            other.seascape = Seascape.of(game.key)
            other.sprites = Sprites(paths.art_of(game.key), painter_of(game, self.fonts))
            other.sound = self.sound.of(paths.sounds_of(game.key))
        return self._by_game[game.key]

    def resize(self, size: tuple[int, int]) -> None:
        """The window has this size in px."""
        for context in (self, *self._by_game.values()):
            context.size = size

    def forget_sprites(self) -> None:
        """Sprites are wanted in other sizes from now on."""
        for context in (self, *self._by_game.values()):
            context.sprites.clear()

    def game_of(self, scenes: Iterable[Scene]) -> AnyGame:
        """The game that the topmost of these scenes with one is about, else the first of all."""
        keys = [scene.about for scene in scenes if scene.about]
        return game_of(self.games, keys[-1]) if keys else self.games[0]
