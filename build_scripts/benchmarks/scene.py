"""A crowded game of four players at a table that nobody sees."""

from __future__ import annotations

from pathlib import Path

import pygame

from build_scripts.games.rivers.sheets.tables import GAMES as RIVERS_RECORDS
from luna.app.app import App
from luna.app.commands.simulate import simulated
from luna.app.opening import compose
from luna.app.saves.library import Library
from luna.app.session.session import Session, load_game
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
from luna.app.system import garbage, paths
from luna.app.system.display import Window
from luna.core.game import AnyGame
from luna.core.seat import Seat
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ACTION, COLOURS, NO_MOVE
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.reading.text import Text

SEEDS = range(12)
MIDDLE_ROUNDS = (3, 4)
NAMES = ("Ada", "Bruno", "Celia", "Dario")


def hidden_app() -> App:
    """The program on SDL's dummy driver, which the environment must ask for; English, nothing saved before."""
    settings = SettingsFile(paths.settings_file())
    text = Text(paths.localization(), "en")
    icon = paths.art_of("luna") / "sprites" / "start_marker.png"
    size = settings.get(preferences.WIDTH), settings.get(preferences.HEIGHT)
    garbage.begin()
    return compose(
        Window(text("app-title"), icon, size, fullscreen=False), settings, text, Library(paths.saves_folder(), GAMES)
    )


def _simulated(seats: list[Seat], seed: int) -> str:
    return simulated(LUNA, draw_setup(shipped_board(), seats, seed), seed)


def longest_record() -> str:
    """Of some random games of four the record with the most actions, as if people had played it."""
    seats = [Seat(colour, "bot", "random") for colour in COLOURS]
    record = max((_simulated(seats, seed) for seed in SEEDS), key=lambda record: record.count("\n"))
    for name in NAMES:
        record = record.replace("bot:random", f"human:{name}", 1)
    return record


def crowded_moments(game: Session) -> tuple[int, int]:
    """The steps before the fullest turns of rounds 3 and 4; two different orders are to act."""

    def fullest(turns: list[int]) -> int:
        return max(turns, key=lambda at: crowd(Snapshot.of(game.match.before(at))))

    first = fullest(_turns_of(game, MIDDLE_ROUNDS[0]))
    acted = game.match.before(first).actor
    return first, fullest([at for at in _turns_of(game, MIDDLE_ROUNDS[1]) if game.match.before(at).actor != acted])


def crowd(state: Snapshot) -> int:
    """How many things there are to draw."""
    placed = sum(
        here.active + here.inactive + here.shrine for order in state.orders.values() for here in order.islands.values()
    )
    held = sum(len(order.favours) + min(1, order.jetty) for order in state.orders.values())
    return placed + held + len(state.temple) + len(state.path) + len(state.guardians)


def game_of(record: str, folder: Path) -> Session:
    """A saved game of which every position can be gone to."""
    library = Library(folder, GAMES)
    id = library.add(record)
    game = load_game(library, id) if isinstance(id, str) else id
    assert isinstance(game, Session)
    return game


def record_of(game: AnyGame) -> str:
    """That of a long game of four persons, of Luna or of Between the Rivers."""
    return longest_record() if game is LUNA else (RIVERS_RECORDS / "four.luna").read_text("utf-8")


def crowded_game(game: AnyGame) -> Session:
    """The same, of which every position can be gone to."""
    return game_of(record_of(game), paths.saves_folder())


def surface(size: tuple[int, int]) -> pygame.Surface:
    """Something to draw on in the window's pixel format."""
    return pygame.Surface(size).convert()


def _turns_of(game: Session, number: int) -> list[int]:
    states = [game.match.before(at) for at in range(len(game.match.steps))]
    return [at for at, state in enumerate(states) if _is_turn(state, number)]


def _is_turn(state: State, number: int) -> bool:
    return state.round == number and state.phase == ACTION and state.pending == NO_MOVE
