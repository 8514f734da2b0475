"""Music and effects; where there is no sound device the game is silent and nothing else changes.

A thread of its own does all that touches the device or a file, so that neither a slow nor a broken one is felt.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread

import pygame

from luna.ui.levels import Levels
from luna.ui.pictures import own_files

log = logging.getLogger(__name__)

RATE, BITS, CHANNELS, BUFFER = 44100, -16, 2, 1024
VOICES = 12
"""Effects that may sound at once; one more is left out."""
STEP = 0.02
"""Seconds between two changes of a volume that moves."""
SHORT = 0.35
"""Effects up to this many seconds, such as a click, leave the music as it is."""
CLOSING = 0.5
"""Seconds `close` waits at most for the device."""


class Silence:
    """A sound player that plays nothing, for tests and tools."""

    def of(self, folder: Path) -> Silence:
        """The same player for a game whose sounds lie in a folder."""
        return self

    def open(self) -> None:
        """Nothing."""

    def play(self, name: str) -> None:
        """Nothing."""

    def music(self, name: str | None, fade_ms: int = 1500) -> None:
        """Nothing."""

    def set_volumes(self, music: float, effects: float) -> None:
        """Nothing."""

    def mute(self, muted: bool) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


class Sound(Silence):
    """Plays `music/NAME.ogg` and `effects/NAME.ogg` of a folder; volumes from 0 to 1. No call waits or raises.

    What is asked for before `open` is heard after it. `of` gives a player that looks into the folder of a game first.
    """

    def __init__(self, folder: Path, music_volume: float, effects_volume: float, muted: bool) -> None:
        self._folder = folder
        self._levels = Levels(music_volume, effects_volume, muted)
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._effects: dict[Path, pygame.mixer.Sound | None] = {}
        self._wanted: Path | None = None
        self._heard: Path | None = None
        self._fade_s = 0.0
        self._alive = True
        self._thread: Thread | None = None

    def open(self) -> None:
        """Begins to open the device, once; this takes from a start what its first picture needs."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def of(self, folder: Path) -> Silence:
        """The same player for a game: it looks for a sound in that folder first, then in its own."""
        return _SoundOfGame(self, folder)

    def play(self, name: str) -> None:
        """Lets an effect sound once, above the music."""
        self.play_of((self._folder,), name)

    def music(self, name: str | None, fade_ms: int = 1500) -> None:
        """Changes to another piece, repeated for ever, or to silence; the one that sounds already goes on."""
        self.music_of((self._folder,), name, fade_ms)

    def play_of(self, folders: Sequence[Path], name: str) -> None:
        """The same with an effect of the first of these folders that has it."""
        self._orders.put(lambda: self._play(_found(folders, "effects", name)))

    def music_of(self, folders: Sequence[Path], name: str | None, fade_ms: int) -> None:
        """The same with a piece of the first of these folders that has it."""
        self._orders.put(lambda: self._change(_found(folders, "music", name) if name else None, fade_ms / 1000))

    @property
    def folder(self) -> Path:
        """Where its own sounds lie."""
        return self._folder

    def set_volumes(self, music: float, effects: float) -> None:
        """Changes both volumes at once."""
        self._orders.put(lambda: self._levels.set_volumes(music, effects))

    def mute(self, muted: bool) -> None:
        """Silences everything, or lets it be heard again; the music goes on meanwhile."""
        self._orders.put(lambda: self._levels.mute(muted))

    def ready(self, seconds: float) -> bool:
        """Waits at most so long until all that was asked for has begun; False where it cannot be heard."""
        begun, until = Event(), time.monotonic() + seconds
        self._orders.put(begun.set)
        while self._alive and not begun.wait(STEP):
            if time.monotonic() > until:
                raise TimeoutError("the sound device does not answer")
        return self._alive

    def close(self) -> None:
        """Ends all sound and lets the device go."""
        self._orders.put(None)
        if self._thread:
            self._thread.join(CLOSING)

    # -- everything below is done by the thread

    def _work(self) -> None:
        self._obey(_open_device)
        while (order := self._next()) is not None:
            self._obey(order)
            self._obey(self._move)
        self._obey(pygame.mixer.quit)

    def _next(self) -> Callable[[], None] | None:
        """The next order; while a volume moves, a step later at most."""
        if not self._alive or self._levels.at_rest:
            return self._orders.get()
        try:
            return self._orders.get(timeout=STEP)
        except Empty:
            return self._move

    def _obey(self, order: Callable[[], None]) -> None:
        if not self._alive:
            return
        try:
            order()
        except (pygame.error, OSError) as error:
            self._alive = False
            log.warning("sound: silent from now on: %s", error)

    def _play(self, file: Path) -> None:
        effect, volume = self._effect(file), self._levels.effects
        if effect and volume > 0 and (channel := pygame.mixer.find_channel()):
            channel.set_volume(volume)
            channel.play(effect)
            if effect.get_length() > SHORT:
                self._levels.duck(effect.get_length())

    def _effect(self, file: Path) -> pygame.mixer.Sound | None:
        """The effect, decoded when it is wanted for the first time; None if that is impossible."""
        if file not in self._effects:
            try:
                self._effects[file] = pygame.mixer.Sound(own_files.opened(file))
            except (pygame.error, OSError) as error:
                self._effects[file] = None
                log.warning("sound: no effect %s: %s", file.stem, error)
        return self._effects[file]

    def _change(self, file: Path | None, fade_s: float) -> None:
        self._wanted, self._fade_s = file, fade_s
        self._levels.fade(float(file == self._heard), fade_s if self._heard else 0.0)

    def _move(self) -> None:
        """Moves the volume of the music on, and changes the piece once the old one has died away."""
        self._levels.move()
        if self._wanted != self._heard and self._levels.faded_out:
            self._start()
        pygame.mixer.music.set_volume(self._levels.music)

    def _start(self) -> None:
        pygame.mixer.music.stop()
        self._heard = self._wanted
        if self._heard is None:
            return
        try:
            pygame.mixer.music.load(own_files.opened(self._heard), "ogg")
        except (pygame.error, OSError) as error:
            log.warning("sound: no music %s: %s", self._heard.stem, error)
            return
        pygame.mixer.music.set_volume(0)
        pygame.mixer.music.play(-1)
        self._levels.fade(1.0, self._fade_s)


class _SoundOfGame(Silence):
    """The sounds of a game and, where it has none of a name, those of the program."""

    def __init__(self, sound: Sound, folder: Path) -> None:
        self._sound, self._folders = sound, (folder, sound.folder)

    def of(self, folder: Path) -> Silence:
        return self._sound.of(folder)

    def open(self) -> None:
        self._sound.open()

    def play(self, name: str) -> None:
        self._sound.play_of(self._folders, name)

    def music(self, name: str | None, fade_ms: int = 1500) -> None:
        self._sound.music_of(self._folders, name, fade_ms)

    def set_volumes(self, music: float, effects: float) -> None:
        self._sound.set_volumes(music, effects)

    def mute(self, muted: bool) -> None:
        self._sound.mute(muted)

    def close(self) -> None:
        self._sound.close()


def _found(folders: Sequence[Path], kind: str, name: str) -> Path:
    """The file of a sound; where there is none, the one that the program would have."""
    files = [folder / kind / f"{name}.ogg" for folder in folders]
    return next(filter(own_files.is_there, files), files[-1])


def _open_device() -> None:
    """Opens the sound device; raises pygame.error if there is none."""
    _hush_alsa()
    pygame.mixer.init(RATE, BITS, CHANNELS, BUFFER)
    pygame.mixer.set_num_channels(VOICES)


def _hush_alsa() -> None:
    """Stops ALSA from writing to stderr what SDL reports anyway.

    Its handler becomes a C function that takes no notice of what it is given: unlike one written in Python it may be
    called at any time from any thread, even while the interpreter ends.
    """
    if sys.platform != "linux":
        return
    try:
        alsa, deaf = ctypes.CDLL("libasound.so.2"), ctypes.CDLL(None).getpid
        alsa.snd_lib_error_set_handler(ctypes.cast(deaf, ctypes.c_void_p))
    except (OSError, AttributeError):
        return
