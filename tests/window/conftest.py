"""A screen for all window tests, and the program opened at a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.hand import Hand
from build_scripts.driving.screen import Screen
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import continued
from build_scripts.games.luna.driving.hand import LunaHand
from build_scripts.games.rivers.driving.hand import RiversHand
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
from luna.core.game_record import load_record
from luna.games.catalogue import GAMES

OpenTable = Callable[..., Hand]
HANDS: dict[str, type[Hand]] = {"luna": LunaHand, "rivers": RiversHand}


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    with Screen() as screen:
        yield screen


@pytest.fixture
def open_table(screen: Screen, tmp_path: Path) -> Iterator[OpenTable]:
    """Starts the program with a record as unfinished game and continues it: `open_table(record, language, size)`."""
    programs = []

    def open_it(
        record: str,
        language: str = "en",
        size: tuple[int, int] = (1280, 720),
        on: Screen = screen,
        moving: bool = False,
        text_size: int = 100,
    ) -> Hand:
        game = load_record(record, GAMES).game.key
        program = Program(on, tmp_path / "game", language, size, moving=moving)
        seen = Seen(tmp_path / "seen", language, size)
        for settings in (SettingsFile(program.settings_file), seen.app.context.settings):
            settings.put(preferences.UI_SCALE, text_size)
            settings.put(preferences.GAME, game)
        programs.append(program)
        program.record_file.parent.mkdir(parents=True)
        program.record_file.write_text(record, "utf-8")
        program.start()
        return continued(program, seen, HANDS[game])

    yield open_it
    for program in programs:
        program.close()
