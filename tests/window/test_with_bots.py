"""Bots of the strongest level in the real window: they are taken back, left and killed in the middle of a thought."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import Screen
from build_scripts.driving.seen import Seen
from build_scripts.games.luna.driving.with_bots import Sitting

pytestmark = pytest.mark.window


def test_no_process_is_left_of_a_program_that_bots_think_in(screen: Screen, tmp_path: Path) -> None:
    program = Program(screen, tmp_path / "game")
    try:
        Sitting(program, Seen(tmp_path / "seen"), turns=1).play()
    finally:
        program.close()
