"""Old builds of the computer players answer as they did, whatever has become of them since."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts import environment
from build_scripts.games.luna.opponents import frozen as frozen_builds
from build_scripts.games.luna.opponents.arena import block
from build_scripts.games.luna.opponents.frozen import BUILDS, FrozenError, frozen
from build_scripts.games.luna.opponents.pool import budget
from luna.core.game_record import load_record
from luna.core.record import join, split
from luna.games.luna.game import LUNA
from tests.root import ROOT

GOLDEN = Path(__file__).parents[1] / "golden"
ANSWERS = [
    ("free-2", 4, (64,)),
    ("free-2", 40, (1377,)),
    ("free-2", 90, (1355,)),
    ("free-3", 4, (39,)),
    ("free-3", 40, (1301,)),
    ("free-3", 90, (419,)),
    ("free-4", 40, (1431,)),
    ("free-4", 90, (377,)),
]
"""A golden game, its first actions, and what level 4 and 300 iterations played there in a checkout of that commit."""


@pytest.fixture(scope="module")
def can_be_made() -> None:
    if not environment.has_compiler():
        pytest.skip("no C compiler")
    known = ["git", "cat-file", "-e", f"{BUILDS['luna-1'].commit}^{{commit}}"]
    if subprocess.run(known, cwd=ROOT, capture_output=True, check=False).returncode:
        pytest.skip("the checkout has no history")


@pytest.mark.slow
@pytest.mark.usefixtures("can_be_made")
@pytest.mark.parametrize(("game", "actions", "codes"), ANSWERS)
def test_the_first_build_answers_as_its_commit_did(game, actions, codes):
    lines = split((GOLDEN / f"{game}.luna").read_text("utf-8"))
    record = join([line.text for line in lines.header], [line.text for line in lines.actions[:actions]])
    loaded = load_record(record, [LUNA])
    for player in ("level-4", "300"):
        assert frozen("luna-1").asked(loaded.setup, loaded.match, player, 1) == codes


@pytest.mark.slow
@pytest.mark.usefixtures("can_be_made")
@pytest.mark.parametrize("player", ["luna-1:20", "luna-1:0.001s", "luna-1:level-2"])
def test_the_arena_plays_it(player):
    assert len(block(player, "random", 2, seed=5)) == 2


@pytest.mark.slow
@pytest.mark.usefixtures("can_be_made")
def test_a_build_that_is_not_what_it_should_be_plays_no_game(monkeypatch):
    other = frozen_builds.Build(BUILDS["luna-1"].commit, "other weights", "level-6", "1.25 s")
    monkeypatch.setitem(BUILDS, "luna-1", other)
    with pytest.raises(FrozenError, match="other weights"):
        frozen_builds.Frozen("luna-1")


def test_a_result_tells_how_long_it_thought():
    assert [budget(name, 2) for name in ("luna-1", "luna-1:400", "luna-1:0.5s", "luna-1:level-5")] == [
        "1.25 s",
        "400",
        "0.5 s",
        "level-5",
    ]


@pytest.mark.parametrize("script", ["arena", "solo", "train"])
def test_each_script_starts_by_itself(script):
    path = ROOT / "build_scripts" / "games" / "luna" / "opponents" / f"{script}.py"
    done = subprocess.run([sys.executable, str(path), "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
