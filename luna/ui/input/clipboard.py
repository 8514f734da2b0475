"""The text on the system's clipboard."""

from __future__ import annotations

import logging

import pygame

_log = logging.getLogger(__name__)


def copy(text: str) -> bool:
    """Puts a text there; False where there is no clipboard."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError) as error:
        _log.warning("nothing can be copied: %s", error)
        return False
    return True


def pasted() -> str:
    """The text that lies there; empty for none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except (pygame.error, UnicodeError) as error:
        _log.warning("nothing can be pasted: %s", error)
        return ""
