"""The whole program with the toy game, driven by events as a person sends them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.app.app import App
from luna.app.opening import compose
from luna.app.saves.library import Library
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.app.system.display import Window
from luna.app.table.scene import TableScene
from luna.core.game import AnyGame
from luna.core.intent import Pick
from luna.ui.reading.text import Text
from luna.ui.widgets.form_scene import FormScene
from tests.toy.game import TOY
from tests.toy.rules import State
from tests.toy.turn import PLACE
from tests.toy.turn import card as card_pick

SIZE = 1280, 720
FRAME, MOST_FRAMES = 0.1, 300


class Program:
    """Shows its title at first; its files lie where LUNA_HOME says."""

    def __init__(self, games: Sequence[AnyGame] = (TOY,)) -> None:
        text = Text(paths.localization(), "en")
        self._window = Window("Toy", paths.icon(), SIZE, fullscreen=False)
        settings = SettingsFile(paths.settings_file())
        self.app: App = compose(self._window, settings, text, Library(paths.saves_folder(), games))
        pygame.mouse.set_pos((0, 0))
        self.app.push(self.app.context.routes.title(self.app.context))

    @property
    def table(self) -> TableScene:
        """The table, which is on top."""
        assert isinstance(self.app.top, TableScene)
        return self.app.top

    @property
    def form(self) -> FormScene:
        """The scene of widgets on top."""
        assert isinstance(self.app.top, FormScene)
        return self.app.top

    @property
    def state(self) -> Any:
        """The position as it is."""
        state = self.table.table.state
        assert isinstance(state, State)
        return state

    # -- what a person does

    def click(self, widget: str) -> None:
        """Clicks a widget."""
        self.press(self.form.form.widgets[widget].element.rect.center)

    def key(self, code: int, letter: str = "", mod: int = 0) -> None:
        """Presses and releases a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.app.handle(pygame.event.Event(kind, key=code, mod=mod, unicode=letter))
        self.settle()

    def move(self, at: tuple[int, int], held: bool = False) -> None:
        """Moves the pointer to a point."""
        pygame.mouse.set_pos(at)
        buttons = (int(held), 0, 0)
        self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=buttons))
        self.app.update(0.01)

    def press(self, at: tuple[int, int]) -> None:
        """Clicks a point."""
        self.move(at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.handle(pygame.event.Event(kind, button=1, pos=at))
        self.settle()

    def point(self, pick: Pick) -> tuple[int, int]:
        """Where something lies."""
        rect = self.table.place(pick)
        assert rect is not None
        return rect.center

    def pick(self, pick: Pick) -> None:
        """Clicks something at the table."""
        self.press(self.point(pick))

    def carry(self, card: int) -> None:
        """Drags a card of the hand to the middle."""
        self.drag(card_pick(card), PLACE)

    def drag(self, piece: Pick, place: Pick) -> None:
        """Drags something at the table to something else."""
        start, end = self.point(piece), self.point(place)
        self.move(start)
        self.app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=start))
        self.move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), held=True)
        self.move(end, held=True)
        self.app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=end))
        self.settle()

    def put(self, card: int) -> None:
        """Clicks a card of the hand and then the middle."""
        self.pick(card_pick(card))
        self.pick(PLACE)

    def come(self) -> None:
        """The next person takes the screen, and the banner goes."""
        self.key(pygame.K_SPACE)
        self.key(pygame.K_SPACE)

    def drop(self, file: Path) -> None:
        """A file is dropped on the window."""
        self.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(file)))
        self.settle()

    # -- time and pictures

    def settle(self) -> None:
        """Lets motions come to their end."""
        for _ in range(MOST_FRAMES):
            self.app.update(FRAME)
            if not (isinstance(self.app.top, TableScene) and self.app.top.busy):
                return
        raise AssertionError("a motion without an end")

    def picture(self) -> bytes:
        """What is to be seen now."""
        for scene in self.app.scenes:
            scene.dirty = True
        self.app.draw()
        return pygame.image.tobytes(self._window.surface, "RGB")


def heard(monkeypatch: pytest.MonkeyPatch, owner: type, method: str) -> list[tuple[Any, ...]]:
    """What a method is called with from now on, its object first and what is named last."""
    calls, call = list[tuple[Any, ...]](), getattr(owner, method)

    def listened(*args: Any, **named: Any) -> Any:
        calls.append((*args, *named.values()))
        return call(*args, **named)

    monkeypatch.setattr(owner, method, listened)
    return calls
