"""What a scene may use: texts, pictures, type, sound, settings, the window's size, and the way to other scenes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from luna.core.settings import Settings
from luna.ui import preferences
from luna.ui.input.resting import Resting
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text
from luna.ui.scene import Scene
from luna.ui.sound import Silence
from luna.ui.widgets.manager import Manager
from luna.ui.widgets.theme import LEAST_SCALE, scale_for, theme

FILLED = 0.98
"""Share of the window that a canvas enlarged on request may fill."""


class Navigator(Protocol):
    """The way from one scene to another."""

    def push(self, scene: Scene) -> None:
        """Opens a scene above the others."""

    def pop(self) -> None:
        """Closes the top scene."""

    def replace(self, scene: Scene) -> None:
        """Opens a scene in place of the top one."""

    def home(self) -> None:
        """Goes back to the first scene, the title."""

    @property
    def way_back(self) -> str:
        """Message of where `leave_table` leads."""

    def leave_table(self) -> None:
        """Goes back to where the table was begun, if one begins others there, else to the title."""

    def quit(self) -> None:
        """Ends the program, after a question while the last actions are not on disk."""

    def when_saved(self, act: Callable[[], object], quits: bool = False) -> None:
        """Does what leaves the open game, or ends the program; first asks while its last actions are not on disk."""

    def open_rules(self, chapter: str = "") -> None:
        """Opens the rules book above what is to be seen, at a chapter or where the scenes below belong."""


@dataclass
class Context:
    """What every scene shares; `size` is the window's in px, `go` leads to other scenes."""

    text: Text
    sprites: Sprites
    fonts: Fonts
    settings: Settings
    size: tuple[int, int]
    sound: Silence = field(default_factory=Silence)
    resting: Resting = field(default_factory=Resting)
    go: Navigator = field(init=False)

    @property
    def text_scale(self) -> float:
        """The wanted size of bars, buttons and type as a multiple of the usual one."""
        return self.settings.get(preferences.UI_SCALE) / 100

    @property
    def ui_scale(self) -> float:
        """The UI scale where all can flow or scroll: 1 at 1920 x 1080, times the wanted size."""
        return scale_for(self.size, self.text_scale)

    def ui_scale_for(self, canvas: tuple[float, float]) -> float:
        """The UI scale for a canvas of logical units that has to fit the window as a whole."""
        room = min(side / length for side, length in zip(self.size, canvas, strict=True))
        return min(self.ui_scale, max(LEAST_SCALE, FILLED * room))

    def manager(self, ui_scale: float | None = None) -> Manager:
        """A pygame_gui manager for the window as it is now at a UI scale; build a new one after each resize."""
        return Manager(self.size, theme(ui_scale or self.ui_scale), self.fonts.folder, self.resting)
