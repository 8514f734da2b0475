"""Where the program's own files and the user's files lie.

The user's folders are the platform's own. `LUNA_HOME` puts them all into one folder; an account without a home folder
gets one beside the temporary files.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from platformdirs import PlatformDirs

_PLATFORM = PlatformDirs("luna", appauthor=False)


def program_folder() -> Path:
    """The folder that holds `assets` and `localization`: in an installed package it is the package itself."""
    package = Path(__file__).parents[2]
    installed = (package / "assets").is_dir()
    return Path(getattr(sys, "_MEIPASS", package if installed else package.parent))


def assets() -> Path:
    """Pictures, sounds and fonts: a folder for the program, `app`, and one for each game."""
    return program_folder() / "assets"


def fonts() -> Path:
    """The faces of all type."""
    return assets() / "app" / "fonts"


def icon() -> Path:
    """The picture of the window."""
    return assets() / "app" / "icon" / "icon_256.png"


def title_art() -> Path:
    """The picture behind the title and the menus."""
    return assets() / "app" / "art" / "title.webp"


def sounds() -> Path:
    """Effects of the interface and the music of the title."""
    return assets() / "app" / "sound"


def art_of(game: str) -> Path:
    """The sprites and pictures of a game."""
    return assets() / game / "art"


def sounds_of(game: str) -> Path:
    """The effects and the music of a game."""
    return assets() / game / "sound"


def localization() -> Path:
    """One folder of Fluent files per language."""
    return program_folder() / "localization"


def settings_file() -> Path:
    """What the person chose last, as TOML."""
    return _user("config", _PLATFORM.user_config_path) / "settings.toml"


def saves_folder() -> Path:
    """The saved games, one file for each."""
    return _user("data", _PLATFORM.user_data_path) / "saves"


def own_folder(game: str) -> Path:
    """A game's own files of the person, such as values of its components that were corrected."""
    return _user("data", _PLATFORM.user_data_path) / game


def exports_folder() -> Path:
    """Where records go that a person wants to give away."""
    if home := os.environ.get("LUNA_HOME"):
        return Path(home).absolute() / "exports"
    documents = _PLATFORM.user_documents_path
    return documents / "Luna" if documents.is_absolute() else _user("data", _PLATFORM.user_data_path) / "exports"


def log_file() -> Path:
    """What went wrong, for bug reports."""
    return _user("log", _PLATFORM.user_log_path) / "luna.log"


def _user(kind: str, platform_path: Path) -> Path:
    if home := os.environ.get("LUNA_HOME"):
        return Path(home).absolute() / kind
    # Without HOME and without a password entry "~" stays as it is: such a path would depend on the working folder.
    if platform_path.is_absolute():
        return platform_path
    return Path(tempfile.gettempdir()) / f"luna-{os.getuid() if hasattr(os, 'getuid') else 'user'}" / kind
