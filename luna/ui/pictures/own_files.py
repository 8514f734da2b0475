"""The program's own files, each read once: it goes on when its folder is moved, cleaned away or deleted meanwhile."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame

_kept: dict[Path, bytes] = {}


def content(path: Path) -> bytes:
    """What a file held when it was first asked for; raises OSError where it has never been there."""
    kept = _kept.get(path)
    if kept is None:
        kept = _kept[path] = path.read_bytes()
    return kept


def opened(path: Path) -> BytesIO:
    """The same as a file to read from."""
    return BytesIO(content(path))


def picture(path: Path) -> pygame.Surface:
    """A picture file decoded; raises OSError or pygame.error."""
    return pygame.image.load(opened(path), path.name)


def is_there(path: Path) -> bool:
    """Whether there is such a file, or was when it was read."""
    return path in _kept or path.is_file()


def keep(folder: Path) -> None:
    """Reads every file of a folder and of those in it; raises OSError."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            content(path)
