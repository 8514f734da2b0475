"""The self-test of a packaged program: on the source tree all is well, and what is missing is said."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.root import ROOT

PARTS = ["folders", "kernel", "texts", "fonts", "window", "sprites", "sound", "saves", "bot", "scenes"]


def verdicts(program: Path, person: Path) -> tuple[int, dict[str, str]]:
    """The exit code, and the verdict on each part."""
    surroundings = {
        **os.environ,
        "LUNA_HOME": str(person),
        "PYTHONPATH": str(program),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    call = [sys.executable, "-P", "-m", "luna", "--selftest"]
    done = subprocess.run(call, cwd=program, env=surroundings, capture_output=True, encoding="ascii", timeout=120)
    told = [line.split(": ", 2) for line in done.stdout.splitlines()]
    return done.returncode, {name: verdict for name, verdict, _ in told}


@pytest.mark.slow
def test_all_is_well_here_and_nothing_of_the_person_is_touched(tmp_path: Path) -> None:
    assert verdicts(ROOT, tmp_path) == (0, dict.fromkeys(PARTS, "ok"))
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
@pytest.mark.parametrize(
    "missing",
    [
        {"fonts": "assets/app/fonts/Cinzel_700Bold.ttf"},
        {"texts": "localization/pl/app/terms.ftl"},
        {"sprites": "assets/luna/art/sprites/apostate.png", "sound": "assets/luna/sound/music/table.ogg"},
    ],
    ids=lambda missing: " and ".join(missing),
)
def test_a_file_that_is_empty_is_told(tmp_path: Path, missing: dict[str, str]) -> None:
    program = tmp_path / "program"
    for name in ("luna", "assets", "localization"):
        shutil.copytree(ROOT / name, program / name, ignore=shutil.ignore_patterns("__pycache__", "screenshots"))
    for file in missing.values():
        (program / file).write_bytes(b"")
    code, told = verdicts(program, tmp_path / "person")
    assert code == 1
    assert {told[part] for part in missing} == {"FAILED"}
