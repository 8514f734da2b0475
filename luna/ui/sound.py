"""Music and effects; where there is no sound device the game is silent and nothing else changes.

A thread of its own does all that touches the device or a file, so that neither a slow nor a broken one is felt.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread

import pygame

from luna.ui import own_files

log = logging.getLogger(__name__)

RATE, BITS, CHANNELS, BUFFER = 44100, -16, 2, 1024
VOICES = 12
"""Effects that may sound at once; one more is left out."""
STEP = 0.02
"""Seconds between two changes of a volume that moves."""
DUCKED, DUCKING, RISING = 0.5, 0.08, 0.9
"""How loud the music is under an effect, and seconds for going there and back."""
SHORT = 0.35
"""Effects up to this many seconds, such as a click, leave the music as it is."""
CLOSING = 0.5
"""Seconds `close` waits at most for the device."""


class Silence:
    """A sound player that plays nothing, for tests and tools."""

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

    What is asked for before `open` is heard after it.
    """

    def __init__(self, folder: Path, music_volume: float, effects_volume: float, muted: bool) -> None:
        self._folder = folder
        self._levels = Levels(music_volume, effects_volume, muted)
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._wanted: str | None = None
        self._heard: str | None = None
        self._fade_s = 0.0
        self._alive = True
        self._thread: Thread | None = None

    def open(self) -> None:
        """Begins to open the device, once; this takes from a start what its first picture needs."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def play(self, name: str) -> None:
        """Lets an effect sound once, above the music."""
        self._orders.put(lambda: self._play(name))

    def music(self, name: str | None, fade_ms: int = 1500) -> None:
        """Changes to another piece, repeated for ever, or to silence; the one that sounds already goes on."""
        self._orders.put(lambda: self._change(name, fade_ms / 1000))

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

    def _play(self, name: str) -> None:
        effect, volume = self._effect(name), self._levels.effects
        if effect and volume > 0 and (channel := pygame.mixer.find_channel()):
            channel.set_volume(volume)
            channel.play(effect)
            if effect.get_length() > SHORT:
                self._levels.duck(effect.get_length())

    def _effect(self, name: str) -> pygame.mixer.Sound | None:
        """The effect, decoded when it is wanted for the first time; None if that is impossible."""
        if name not in self._effects:
            try:
                self._effects[name] = pygame.mixer.Sound(own_files.opened(self._folder / "effects" / f"{name}.ogg"))
            except (pygame.error, OSError) as error:
                self._effects[name] = None
                log.warning("sound: no effect %s: %s", name, error)
        return self._effects[name]

    def _change(self, name: str | None, fade_s: float) -> None:
        self._wanted, self._fade_s = name, fade_s
        self._levels.fade(float(name == self._heard), fade_s if self._heard else 0.0)

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
            pygame.mixer.music.load(own_files.opened(self._folder / "music" / f"{self._heard}.ogg"), "ogg")
        except (pygame.error, OSError) as error:
            log.warning("sound: no music %s: %s", self._heard, error)
            return
        pygame.mixer.music.set_volume(0)
        pygame.mixer.music.play(-1)
        self._levels.fade(1.0, self._fade_s)


class Levels:
    """How loud music and effects are now: volumes, mute, the fade of a piece, and the music under an effect."""

    def __init__(self, music: float, effects: float, muted: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._volumes, self._muted, self._clock = (music, effects), muted, clock
        self._fade, self._goal, self._fade_s = 0.0, 0.0, 0.0
        self._duck, self._duck_until = 1.0, 0.0
        self._moved = clock()

    @property
    def music(self) -> float:
        """The volume of the music now."""
        return 0.0 if self._muted else self._volumes[0] * self._fade * self._duck

    @property
    def effects(self) -> float:
        """The volume of an effect that begins now."""
        return 0.0 if self._muted else self._volumes[1]

    @property
    def at_rest(self) -> bool:
        """Nothing would change with time."""
        return self._fade == self._goal and self._duck == 1.0 and self._clock() >= self._duck_until

    @property
    def faded_out(self) -> bool:
        """The piece has died away."""
        return self._fade == self._goal == 0.0

    def set_volumes(self, music: float, effects: float) -> None:
        """Takes other volumes."""
        self._volumes = music, effects

    def mute(self, muted: bool) -> None:
        """Silences all or ends that."""
        self._muted = muted

    def fade(self, goal: float, lasting: float) -> None:
        """Begins to fade to 0 or 1; the whole way would take so many s."""
        self._goal, self._fade_s = goal, lasting
        self._moved = self._clock()

    def duck(self, lasting: float) -> None:
        """Lowers the music for so many s from now."""
        if self.at_rest:
            self._moved = self._clock()
        self._duck_until = max(self._duck_until, self._clock() + lasting)

    def move(self) -> None:
        """Lets the time pass that has gone by."""
        now = self._clock()
        passed, self._moved = now - self._moved, now
        self._fade = _towards(self._fade, self._goal, passed / self._fade_s if self._fade_s > 0 else 1.0)
        low = now < self._duck_until
        self._duck = _towards(self._duck, DUCKED if low else 1.0, passed * (1 - DUCKED) / (DUCKING if low else RISING))


def _towards(value: float, goal: float, most: float) -> float:
    return min(goal, value + most) if value < goal else max(goal, value - most)


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
