"""Saved games of the toy game: found again, shown with pictures, given by a file, and beside those of another game."""

from __future__ import annotations

import subprocess
import sys

import pygame
import pytest

from luna.app.saved_games.scene import SavedGames
from luna.app.saves.library import Library
from luna.app.system import paths
from luna.games.luna.game import LUNA
from tests.root import ROOT
from tests.toy.conftest import Begin
from tests.toy.game import COLOURS, TOY
from tests.toy.playing import answer, begin_toy
from tests.toy.program import Program, heard
from tests.toy.window import ToyThumbnails


def test_the_game_is_there_again_after_the_program_was_killed(begin: Begin, tmp_path):
    child = subprocess.run([sys.executable, "-m", "tests.toy.killed_child"], cwd=ROOT, check=False, timeout=120)
    assert child.returncode != 0
    saved = next(paths.saves_folder().glob("*.luna")).read_text("utf-8")
    program = begin()
    program.click("continue")
    assert program.table.covered
    assert program.state.led
    assert f"lead {program.state.led}" in saved
    answer(program)
    assert not program.state.led


def test_the_saved_games_have_pictures(people: Program, monkeypatch: pytest.MonkeyPatch):
    painted = heard(monkeypatch, ToyThumbnails, "paint")
    people.key(pygame.K_ESCAPE)
    people.click("saved")
    for _ in range(20):
        people.settle()
    people.picture()
    assert isinstance(people.app.top, SavedGames)
    assert [len(state.hands) for _, state, *_ in painted] == [2]


def test_a_file_of_the_game_dropped_on_the_window_is_played_on(begin: Begin, tmp_path):
    program = begin((LUNA, TOY))
    begin_toy(program)
    text = program.app.context.storage.export_text(program.table.playing)
    assert isinstance(text, str)
    file = tmp_path / "given.luna"
    file.write_text(text, "utf-8")
    program.drop(file)
    assert program.table.game.game is TOY


def test_records_of_both_games_lie_in_one_folder(begin: Begin):
    program = begin((LUNA, TOY))
    begin_toy(program)
    program.app.context.storage.close()
    games = Library(paths.saves_folder(), (LUNA, TOY)).games()
    assert [game.game for game in games] == [TOY]
    assert {seat.colour for seat in games[0].seats} == set(COLOURS[:2])
