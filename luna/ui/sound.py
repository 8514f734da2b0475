"""Music and effects; where there is no sound device the game is silent and nothing else changes.

One thread of its own does all that touches the device or a file, so that neither a slow nor a broken one is felt.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

import pygame

from luna.ui.fader import Fader

log = logging.getLogger(__name__)

RATE, BITS, CHANNELS, BUFFER = 44100, -16, 2, 1024
VOICES = 12
"""Effects that may sound at once; one more is left out."""
STEP = 0.02
"""Seconds between two changes of a volume that moves."""
CLOSING = 0.5
"""Seconds `close` waits at most for the device."""


class Sound:
    """Plays `music/NAME.ogg` and `effects/NAME.ogg` of a folder; volumes from 0 to 1. No call waits or raises."""

    def __init__(self, folder: Path, music_volume: float, effects_volume: float, muted: bool) -> None:
        self._folder = folder
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._fader = Fader(music_volume, effects_volume, muted)
        self._alive = True
        self._heard: str | None = None
        self._wanted: str | None = None
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
        self._orders.put(lambda: self._fader.set_volumes(music, effects))

    def mute(self, muted: bool) -> None:
        """Silences everything, or lets it be heard again; the music goes on meanwhile."""
        self._orders.put(lambda: self._fader.mute(muted))

    def close(self) -> None:
        """Ends all sound and lets the device go."""
        self._orders.put(None)
        self._thread.join(CLOSING)

    # -- everything below is done by the thread

    def _work(self) -> None:
        if not _open_device():
            self._alive = False
        while (order := self._next()) is not None:
            self._obey(order)
        if self._alive:
            self._obey(pygame.mixer.quit)

    def _next(self) -> Callable[[], None] | None:
        """The next order; while a volume moves, at most a step later."""
        if not self._alive or self._fader.at_rest:
            return self._orders.get()
        try:
            return self._orders.get(timeout=STEP)
        except Empty:
            return self._fade

    def _obey(self, order: Callable[[], None]) -> None:
        if not self._alive:
            return
        try:
            order()
        except (pygame.error, OSError) as error:
            self._alive = False
            log.warning("sound: the device is gone, silent from now on: %s", error)

    def _play(self, name: str) -> None:
        effect = self._effect(name)
        volume = self._fader.effect
        if effect and volume > 0 and (channel := pygame.mixer.find_channel()):
            channel.set_volume(volume)
            channel.play(effect)
            self._fader.duck(effect.get_length(), time.monotonic())

    def _effect(self, name: str) -> pygame.mixer.Sound | None:
        """The effect, decoded when it is wanted for the first time."""
        if name not in self._effects:
            try:
                self._effects[name] = pygame.mixer.Sound(self._folder / "effects" / f"{name}.ogg")
            except (pygame.error, OSError) as error:
                self._effects[name] = None
                log.warning("sound: no effect %s: %s", name, error)
        return self._effects[name]

    def _change(self, name: str | None, fade: float) -> None:
        if name != self._wanted:
            self._wanted = name
            self._fader.fade(0.0, fade if self._heard else 0.0)
            self._fade()

    def _fade(self) -> None:
        """Moves the volume of the music on, and changes the piece once the old one has died away."""
        self._fader.move(time.monotonic())
        if self._wanted != self._heard and self._fader.silent:
            self._start()
        pygame.mixer.music.set_volume(self._fader.music)

    def _start(self) -> None:
        pygame.mixer.music.stop()
        self._heard = self._wanted
        if self._heard is None:
            return
        try:
            pygame.mixer.music.load(self._folder / "music" / f"{self._heard}.ogg")
        except (pygame.error, OSError) as error:
            log.warning("sound: no music %s: %s", self._heard, error)
            return
        pygame.mixer.music.play(-1)
        self._fader.fade(1.0, 1.0)


def _open_device() -> bool:
    """Opens the sound device; False, and one line in the log, if there is none."""
    E
echo; cat /tmp/look.log
