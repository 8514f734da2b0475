"""The table by keyboard: every action has a key, Tab goes from place to place, Enter picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.app.scenes import table_confirm
from luna.app.scenes.table_buttons import KEYS, names_now
from luna.core.intent import Pick

if TYPE_CHECKING:
    from luna.app.scenes.table import TableScene

CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
PREVIEW, RECAP, OVERVIEW = pygame.K_v, pygame.K_r, pygame.K_o
CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


MODIFIERS = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
             pygame.K_LMETA, pygame.K_RMETA)  # fmt: skip
SPEED_KEYS = {"+": 1, "-": -1}
SPEED_WORDS = {"0.5": "half", "1": "normal", "2": "double", "instant": "instant"}


def shift_held() -> bool:
    """Whether Shift is down."""
    return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)


def ends_motion(scene: TableScene, event: pygame.event.Event) -> bool:
    """A press in the middle of a motion skips it; True if that was all it was good for."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return scene.stage.skip()
    if event.type != pygame.KEYDOWN or event.key in MODIFIERS or event.unicode in SPEED_KEYS:
        return False
    return scene.stage.skip() or event.key == pygame.K_SPACE


def ends_banner(scene: TableScene, event: pygame.event.Event) -> bool:
    """A click takes the banner of the hand-over away and goes on to the table; Space does nothing else."""
    clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT
    spaced = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
    if not (clicked or spaced) or not scene.picture.hand_over.dismiss():
        return False
    scene.redraw()
    return spaced


def release(scene: TableScene, event: pygame.event.Event) -> bool:
    """The key of the preview, held for some time, ends it when it goes up."""
    if event.key != PREVIEW or not scene.picture.preview.release():
        return False
    scene.redraw()
    return True


def press(scene: TableScene, event: pygame.event.Event) -> bool:
    """Reacts to a key; False if it means nothing here."""
    if event.key == pygame.K_ESCAPE:
        scene.escape()
    elif event.mod & CONTROL:
        return _command(scene, event)
    elif event.unicode in SPEED_KEYS:
        speed = SPEED_WORDS[scene.stage.change_speed(SPEED_KEYS[event.unicode])]
        scene.picture.tell(scene.app.text("motion-speed", speed=speed))
        scene.redraw()
    elif event.key == pygame.K_BACKSPACE:
        scene.undo()
    elif event.key == pygame.K_TAB:
        _travel(scene, -1 if event.mod & pygame.KMOD_SHIFT else 1)
    elif scene.asked and event.key in (pygame.K_UP, pygame.K_DOWN):
        _travel(scene, -1 if event.key == pygame.K_UP else 1)
    elif event.key == PREVIEW:
        scene.toggle_preview()
    elif event.key == RECAP:
        scene.picture.hand_over.show()
        scene.redraw()
    elif event.key == OVERVIEW and not scene.asked:
        scene.open_overview()
    elif scene.turn_end.open and event.key in table_confirm.KEYS:
        scene.turn_end.confirm()
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
    scene.picture.move_focus(stops[at])
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
