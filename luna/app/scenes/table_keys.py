"""The table by keyboard: every action has a key, Tab goes from place to place, Enter picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.app.scenes.table_buttons import KEYS, names_now
from luna.core.intent import Pick

if TYPE_CHECKING:
    from luna.app.scenes.table import TableScene

CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def press(scene: TableScene, event: pygame.event.Event) -> bool:
    """Reacts to a key; False if it means nothing here."""
    if event.key == pygame.K_ESCAPE:
        scene.escape()
    elif event.mod & CONTROL:
        return _command(scene, event)
    elif event.key == pygame.K_BACKSPACE:
        scene.undo()
    elif event.key == pygame.K_TAB:
        _travel(scene, -1 if event.mod & pygame.KMOD_SHIFT else 1)
    elif scene.asked and event.key in (pygame.K_UP, pygame.K_DOWN):
        _travel(scene, -1 if event.key == pygame.K_UP else 1)
    elif event.key in CONFIRM:
        _confirm(scene)
    else:
        return _by_name(scene, event)
    return True


def _command(scene: TableScene, event: pygame.event.Event) -> bool:
    if event.key == pygame.K_z:
        scene.undo_turn() if event.mod & pygame.KMOD_SHIFT else scene.undo()
    elif event.key == pygame.K_y:
        scene.redo()
    else:
        return False
    return True


def _by_name(scene: TableScene, event: pygame.event.Event) -> bool:
    key = event.unicode.upper()
    if scene.asked:
        if key.isdecimal() and key != "0":
            scene.answer(int(key) - 1)
        return True
    for name in names_now(scene.game):
        if KEYS.get(name) == key:
            _pick(scene, Pick("action", name))
            return True
    return False


def _stops(scene: TableScene) -> list[Pick]:
    """Where Tab goes, in reading order: the options asked for, else the places that lead on."""
    shown = scene.shown()
    if scene.asked:
        return [Pick("choice", str(k)) for k in range(len(scene.asked.codes))]
    picks = scene.turn.targets() or scene.turn.sources()
    placed = [(scene.view.place(pick, shown), pick) for pick in picks if pick.kind != "action"]
    return [pick for rect, pick in sorted(((r, p) for r, p in placed if r), key=lambda row: (row[0].y, row[0].x))]


def _travel(scene: TableScene, step: int) -> None:
    stops = _stops(scene)
    if not stops:
        return
    hover = scene.picture.hover
    at = (stops.index(hover) + step) % len(stops) if hover in stops else (0 if step > 0 else -1)
    scene.picture.hover = stops[at]
    scene.redraw()


def _confirm(scene: TableScene) -> None:
    hover = scene.picture.hover
    if scene.asked:
        scene.answer(int(hover.key) if hover and hover.kind == "choice" else 0)
    elif hover and hover in (scene.turn.targets() | scene.turn.sources()):
        _pick(scene, hover)
    elif Pick("action", "done") in scene.turn.sources():
        _pick(scene, Pick("action", "done"))


def _pick(scene: TableScene, pick: Pick) -> None:
    rect = scene.view.place(pick, scene.shown())
    at = rect.center if rect else (scene.app.size[0] // 2, scene.app.size[1] // 2)
    scene.click([pick], at)
