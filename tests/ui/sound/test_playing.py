"""`luna.ui.sound`: playing, fading and ducking, and silence wherever something is missing."""

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from build_scripts.games.luna.sound.lock import LOCK
from build_scripts.sound.lock import PROGRAM, ROOT
from luna.ui.levels import DUCKED, DUCKING, RISING, Levels
from luna.ui.pictures import own_files
from luna.ui.sound import Silence, Sound

PATIENCE = 10.0


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def playing() -> Iterator[Silence]:
    """The sounds of the program and the game."""
    made = Sound(PROGRAM, 0.8, 0.6, False)
    made.open()
    yield made.of(LOCK.game)
    made.close()
    assert ended()


def ended() -> bool:
    """Waits until no sound thread is left: the mixer is one for the whole process, and the next test opens it anew."""
    threads = [thread for thread in threading.enumerate() if thread.name == "sound"]
    for thread in threads:
        thread.join(PATIENCE)
    return not any(thread.is_alive() for thread in threads)


def eventually(happens: Callable[[], object]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if pygame.mixer.get_init() and happens():
            return True
        time.sleep(0.01)
    return False


def music_volume() -> float:
    return pygame.mixer.music.get_volume()


# -- with the dummy device


def test_music_fades_in_and_goes_on_for_ever(playing: Silence):
    playing.music("title", fade_ms=50)
    assert eventually(lambda: pygame.mixer.music.get_busy() and music_volume() > 0.75)


def test_another_piece_takes_over_and_none_ends_it(playing: Silence, monkeypatch: pytest.MonkeyPatch):
    loaded: list[str] = []
    opened = own_files.opened

    def noted(path: Path) -> BytesIO:
        loaded.append(path.stem)
        return opened(path)

    monkeypatch.setattr(own_files, "opened", noted)
    playing.music("title", fade_ms=20)
    assert eventually(lambda: pygame.mixer.music.get_busy() and music_volume() > 0.75)
    playing.music("title", fade_ms=20)
    playing.music("last_round", fade_ms=20)
    assert eventually(lambda: loaded == ["title", "last_round"] and music_volume() > 0.75)
    playing.music(None, fade_ms=20)
    assert eventually(lambda: not pygame.mixer.music.get_busy())
    assert loaded == ["title", "last_round"]


def test_changing_ones_mind_during_a_fade_keeps_the_piece(playing: Silence):
    playing.music("title", fade_ms=0)
    assert eventually(lambda: music_volume() > 0.75)
    playing.music("table", fade_ms=60000)
    assert eventually(lambda: music_volume() < 0.8)
    playing.music("title", fade_ms=20)
    assert eventually(lambda: music_volume() > 0.79 and pygame.mixer.music.get_busy())


def test_an_effect_sounds_at_its_volume_and_ducks_the_music(playing: Silence):
    playing.music("table", fade_ms=0)
    assert eventually(lambda: music_volume() > 0.75)
    playing.play("round_end")
    assert eventually(lambda: pygame.mixer.Channel(0).get_busy() and music_volume() <= 0.45)
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.6, abs=0.01)
    assert eventually(lambda: music_volume() > 0.75)


def test_mute_silences_both_and_volumes_change_at_once(playing: Silence):
    playing.music("table", fade_ms=0)
    playing.mute(True)
    playing.play("round_end")
    playing.set_volumes(0.4, 0.4)
    playing.mute(False)
    playing.play("drop")
    assert eventually(lambda: pygame.mixer.Channel(0).get_busy())
    heard = pygame.mixer.Channel(0).get_sound()
    assert heard
    assert heard.get_length() < 0.5
    assert eventually(lambda: 0.35 < music_volume() < 0.45)


def test_missing_files_are_logged_once_and_nothing_else_happens(playing: Silence, caplog: pytest.LogCaptureFixture):
    for _ in range(3):
        playing.play("no such effect")
        playing.music("no such piece", fade_ms=0)
    playing.music("title", fade_ms=0)
    playing.play("lift")
    assert eventually(lambda: pygame.mixer.Channel(0).get_busy() and pygame.mixer.music.get_busy())
    assert sorted(record.message.split(":")[1] for record in caplog.records) == [
        " no effect no such effect",
        " no music no such piece",
    ]


def test_a_broken_file_is_like_a_missing_one(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    (tmp_path / "effects").mkdir()
    (tmp_path / "effects" / "torn.ogg").write_bytes(b"OggS and then nothing")
    shutil.copy(LOCK.file_of("effects/lift"), tmp_path / "effects")
    torn = Sound(tmp_path, 1, 1, False)
    torn.open()
    torn.play("torn")
    torn.play("lift")
    assert eventually(lambda: pygame.mixer.Channel(0).get_busy())
    torn.close()
    assert ended()
    assert len(caplog.records) == 1


def test_a_game_has_its_own_sound_of_a_name_and_the_program_s_where_it_has_none(
    playing: Silence, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    opened, played = own_files.opened, list[Path]()

    def noted(path: Path) -> BytesIO:
        played.append(path)
        return opened(path)

    monkeypatch.setattr(own_files, "opened", noted)
    for kind, name, file in (("effects", "lift", "effects/drop"), ("music", "table", "music/title")):
        (tmp_path / kind).mkdir()
        shutil.copy(LOCK.file_of(file), tmp_path / kind / f"{name}.ogg")
    other = playing.of(tmp_path)
    wanted = [tmp_path / "effects" / "lift.ogg", LOCK.file_of("effects/button"), LOCK.file_of("effects/lift")]
    other.play("lift")
    other.play("button")
    playing.play("lift")
    assert eventually(lambda: played == wanted)
    playing.music("table", fade_ms=0)
    other.music("table", fade_ms=0)
    assert eventually(
        lambda: (
            played[3:]
            in ([LOCK.file_of("music/table"), tmp_path / "music" / "table.ogg"], [tmp_path / "music" / "table.ogg"])
        )
    )


# -- a device that fails


def test_what_is_asked_for_before_the_device_is_opened_is_heard_afterwards():
    early = Sound(PROGRAM, 0.8, 0.6, False)
    early.play("lift")
    assert not any(thread.name == "sound" for thread in threading.enumerate())
    early.open()
    assert eventually(lambda: pygame.mixer.Channel(0).get_busy())
    early.close()
    assert ended()


def test_a_device_that_vanishes_leaves_the_game_silent(
    playing: Silence, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def gone() -> None:
        raise pygame.error("Device removed")

    playing.play("lift")
    assert eventually(lambda: pygame.mixer.Channel(0).get_busy())
    monkeypatch.setattr(pygame.mixer, "find_channel", gone)
    for _ in range(5):
        playing.play("lift")
        playing.music("table")
    playing.close()
    assert [record.message for record in caplog.records] == ["sound: silent from now on: Device removed"]


def test_a_device_that_hangs_delays_nobody(monkeypatch: pytest.MonkeyPatch):
    opened = threading.Event()
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: opened.wait(PATIENCE))
    before = time.monotonic()
    hanging = Sound(PROGRAM, 1, 1, False)
    hanging.open()
    hanging.music("title")
    hanging.play("lift")
    assert time.monotonic() - before < 0.3
    hanging.close()
    assert time.monotonic() - before < 2.5
    opened.set()
    assert ended()


SILENT = """
import logging, sys, threading
logging.basicConfig(filename=sys.argv[2], format="%(message)s")
from pathlib import Path
from luna.ui.sound import Sound
made = Sound(Path(sys.argv[1]), 1.0, 1.0, False)
made.open()
for _ in range(3):
    made.play("lift"); made.music("title"); made.set_volumes(0.5, 0.5); made.mute(True)
made.close()
made.play("lift")
[thread.join(10) for thread in threading.enumerate() if thread.name == "sound"]
"""


@pytest.mark.parametrize("driver", [None, "no_such_driver", "disk"])
def test_without_a_device_nothing_is_raised_or_printed(driver: str | None, tmp_path: Path):
    """With None this is the machine's own device; where there is none, as on most build machines, it really fails."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment.pop("SDL_AUDIODRIVER", None)
    if driver:
        environment["SDL_AUDIODRIVER"] = driver
    environment["SDL_DISKAUDIOFILE"] = str(tmp_path / "no folder" / "sound.raw")
    noted = tmp_path / "log"
    command = [sys.executable, "-c", SILENT, str(PROGRAM), str(noted)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    lines = noted.read_text("utf-8").splitlines()
    assert len(lines) == 1 if driver else len(lines) <= 1
    assert all(line.startswith("sound: silent from now on: ") for line in lines)


# -- levels


def test_the_music_goes_down_under_an_effect_and_comes_back():
    clock = Clock()
    levels = Levels(1.0, 1.0, False, clock)
    levels.fade(1.0, 0.0)
    levels.move()
    assert levels.at_rest
    clock.now += 50
    levels.duck(1.0)
    clock.now += DUCKING / 2
    levels.move()
    assert levels.music == pytest.approx((1 + DUCKED) / 2)
    clock.now += DUCKING
    levels.move()
    assert levels.music == pytest.approx(DUCKED)
    clock.now += 1.0
    levels.move()
    clock.now += RISING
    levels.move()
    assert levels.music == 1.0
    assert levels.at_rest


def test_a_fade_takes_its_time():
    clock = Clock()
    levels = Levels(0.5, 1.0, False, clock)
    assert levels.faded_out
    levels.fade(1.0, 2.0)
    clock.now += 1.0
    levels.move()
    assert levels.music == pytest.approx(0.25)
    assert not levels.at_rest
    levels.mute(True)
    assert (levels.music, levels.effects) == (0.0, 0.0)
