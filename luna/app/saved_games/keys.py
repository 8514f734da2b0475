"""The keys of the list of saved games: Ctrl+R renames, Delete deletes, Ctrl+Z takes that back, pages turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.ui.input import keys

if TYPE_CHECKING:
    from luna.app.saved_games.scene import SavedGames

_PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


def press(scene: SavedGames, event: pygame.event.Event) -> bool:
    """Does what a key means here; False if it means nothing special."""
    kind, _, id = (scene.form.focused or "").partition("-")
    if kind == "title" or (scene.typing and not kind):
        return event.key in keys.ENTER and scene.keep_typing()
    if event.key in _PAGES:
        scene.turn(_PAGES[event.key])
    elif (command := keys.command(event)) == "Z":
        scene.undelete()
    elif command == "V":
        scene.paste()
    elif command == "R":
        return _use(scene, f"rename-{id}")
    elif event.key == pygame.K_DELETE:
        return _use(scene, f"delete-{id}")
    else:
        return False
    return True


def _use(scene: SavedGames, key: str) -> bool:
    """Presses a button of the row with the focus, if it can be pressed."""
    widget = scene.form.widgets.get(key)
    if widget is None or not widget.element.is_enabled:
        return False
    widget.press()
    return True
