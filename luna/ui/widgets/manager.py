"""pygame_gui's manager of widgets, whose files and fonts are read once and not for every screen anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame_gui.core.utility
import pygame_gui.data
from pygame_gui import UIManager
from pygame_gui.core import UIAppearanceTheme

from luna.ui.input.resting import Resting
from luna.ui.pictures import own_files
from luna.ui.widgets.even_font import EvenFont
from luna.ui.widgets.theme import FONT_PACKAGE, Theme

NOWHERE = -1, -1
_LIBRARY = Path(pygame_gui.data.__file__).parent


class Manager(UIManager):
    """A manager with the game's theme; `fonts` is the folder of the font files that the theme names.

    While the pointer is `resting` it is on no widget.
    """

    def __init__(self, size: tuple[int, int], theme: Theme, fonts: Path, resting: Resting | None = None) -> None:
        self._resting = resting or Resting()
        package: Any = pygame_gui.data
        package.__spec__.loader = _KeptFolders(fonts, _LIBRARY)
        opener: Any = pygame_gui.core.utility
        opener.GUIFontPygame = EvenFont
        super().__init__(size, theme, enable_live_theme_updates=False)

    def get_mouse_position(self) -> tuple[int, int]:
        """Called by pygame_gui: where the pointer is on widgets."""
        return NOWHERE if self._resting.on else self.mouse_position

    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:
        """Called by pygame_gui: its own theme and this one above it."""
        theme = _KeptTheme(self.resource_loader, self._locale)
        if theme_path is not None:
            theme.load_theme(theme_path)
        return theme


class _KeptTheme(UIAppearanceTheme):
    def _load_default_theme_file(self) -> None:
        self.load_theme(json.loads(own_files.content(_LIBRARY / "default_theme.json")))


class _KeptFolders:
    """Some folders as the one of the package `FONT_PACKAGE`, in the way in which importlib.resources asks for it."""

    def __init__(self, *folders: Path) -> None:
        self._folders = folders

    def get_resource_reader(self, name: str) -> _KeptFolders:
        """Called for the package."""
        assert name == FONT_PACKAGE
        return self

    def files(self) -> _KeptFolders:
        """Called for its content."""
        return self

    def __truediv__(self, name: str) -> _KeptFile:
        paths = [folder / name for folder in self._folders]
        return _KeptFile(next(filter(own_files.is_there, paths), paths[-1]))


class _KeptFile:
    def __init__(self, path: Path) -> None:
        self._path = path

    def read_bytes(self) -> bytes:
        """Called for a font."""
        return own_files.content(self._path)
