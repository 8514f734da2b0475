"""A computer player gets a character in the real window and plays with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import Screen, eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import press, to_the_table
from build_scripts.games.luna.drafts import draft_of
from build_scripts.games.luna.driving.hand import LunaHand
from luna.app.new_game.characters import Characters
from luna.app.new_game.scene import NewGameScene
from luna.app.screens.title import Title
from luna.core.game_record import load_record
from luna.games.luna.game import LUNA

pytestmark = pytest.mark.window


def test_a_character_is_chosen_by_mouse_and_a_game_begins_against_it(screen: Screen, tmp_path: Path) -> None:
    with Program(screen, tmp_path / "game", "pl") as program:
        seen = Seen(tmp_path / "seen", "pl")
        press(program, seen, Title(seen.app.context), "new")
        form = NewGameScene(seen.app.context, LUNA)
        press(program, seen, form, "start-0")
        press(program, seen, form, "character-1")
        dialog = Characters(seen.app.context, LUNA, draft_of(form).colours[1], "", print)
        press(program, seen, dialog, "councillor")
        to_the_table(program, seen, form, "begin")
        eventually("the new game on disk", lambda: bool(program.record()))
        assert [seat.character for seat in load_record(program.record(), (LUNA,)).setup.seats] == ["", "councillor"]
        hand = LunaHand(program, seen)
        hand.play(next(line for line in hand.seen.legal() if line.startswith("journey")))
