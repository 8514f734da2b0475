"""What a game offers whose printed values a person can correct: files of them, and a desk to do it at.

The program's screen has the files, the name and the buttons; the picture and what is corrected on it are the game's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import pygame

from luna.core.own_files import OwnFiles
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

LINK = "printed"
"""Where a link of the rules book leads that goes to the screen on which the values are corrected."""


class Listed(NamedTuple):
    """A file and what its values are called; `wrong` names the field for which it cannot be used, if there is one."""

    file: str
    name: str
    wrong: str = ""


class ValuesError(ValueError):
    """A text holds no values that are possible; `field` is the one that is wrong."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class DeskScreen(Protocol):
    """The screen that a desk stands on."""

    @property
    def form(self) -> Form:
        """The widgets as they are now."""

    def rebuild(self) -> None:
        """Places all widgets anew, as something was corrected."""


class Desk(ABC):
    """The values that are corrected now; fields have keys, and boxes in the logical units of the picture."""

    size: tuple[float, float]
    """Of the picture in logical units."""
    name: str
    """What the values are called."""
    selected: str
    """The field that is being corrected, "" for none."""

    @property
    @abstractmethod
    def fields(self) -> Mapping[str, Box]:
        """All that can be pointed at, what lies on top first."""

    @property
    @abstractmethod
    def marked(self) -> Sequence[str]:
        """The fields that cannot stay as they are."""

    @property
    @abstractmethod
    def known(self) -> Sequence[str]:
        """The fields that cannot be corrected, since they are known."""

    @abstractmethod
    def faults(self) -> Sequence[str]:
        """What cannot stay as it is, each as a sentence that names its field."""

    @abstractmethod
    def place(self, screen: DeskScreen, box: Box) -> None:
        """Places the widgets for the selected field in a box."""

    @abstractmethod
    def turn(self, step: int) -> bool:
        """Makes the number of the selected field greater or less; False where there is none."""

    @abstractmethod
    def type(self, digit: str) -> bool:
        """Takes a digit for the number of the selected field; False where there is none."""

    @abstractmethod
    def reset(self) -> None:
        """The shipped values again, which can be taken back as any correction."""

    @property
    @abstractmethod
    def undoable(self) -> bool:
        """Whether there is a correction to be taken back."""

    @abstractmethod
    def undo(self) -> bool:
        """Takes back the last correction; False where there is none."""

    @abstractmethod
    def redo(self) -> bool:
        """Makes the correction again that was taken back last; False where there is none."""

    @abstractmethod
    def picture(self, scale: float) -> pygame.Surface:
        """All that is printed, at so many px to a logical unit."""

    @abstractmethod
    def content(self) -> str:
        """The file of these values."""


class PrintedValues(Protocol):
    """How a game lets its printed values be corrected."""

    @property
    def chapter(self) -> str:
        """Which chapter of the rules book is about them."""

    def listed(self, files: OwnFiles) -> Sequence[Listed]:
        """The files that there are."""

    def name(self, content: str) -> str:
        """What the values of a file are called; raises ValuesError."""

    def played(self, setup: Any) -> str:
        """What the values are called that a set-up is played with, empty for those that are shipped."""

    def desk(self, text: Text, sprites: Sprites, fonts: Fonts, content: str = "") -> Desk:
        """The values of a file, or those that are shipped; raises ValuesError."""
