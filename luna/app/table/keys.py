"""The table by keyboard: every action has a key, Tab goes from place to place, Enter picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.bar import offered
from luna.games.luna.rules.constants import OVER
from luna.ui import keys

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene

PREVIEW, RECAP, OVERVIEW = "V", "R", "O"
SPEED_KEYS = {"+": 1, "-": -1}
SPEED_WORDS = {"0.5": "half", "1": "normal", "2": "double", "instant": "instant"}


def shift_held() -> bool:
    """Whether Shift is down."""
    return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)


def ends_motion(scene: TableScene, event: pygame.event.Event) -> bool:
    """A press in the middle of a motion skips it; True if that was all it was good for."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return scene.stage.skip()
    if event.type != pygame.KEYDOWN or event.key in keys.HELD or keys.plain(event) in SPEED_KEYS:
        return False
    return scene.stage.skip() or event.key == pygame.K_SPACE


def ends_banner(scene: TableScene, event: pygame.event.Event) -> bool:
    """A click takes the banner of the hand-over away and goes on to the table; Space and Esc do nothing else."""
    clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT
    below = scene.help.topic or scene.asked or scene.hand.lifted
    ended = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_ESCAPE) and not below
    if not (clicked or ended) or not scene.picture.hand_over.dismiss():
        return False
    scene.redraw()
    return ended


def release(scene: TableScene, event: pygame.event.Event) -> bool:
    """The key of the preview, held for some time, ends it when it goes up."""
    if keys.mark(event) != PREVIEW or not scene.picture.preview.release():
        return False
    scene.redraw()
    return True


def press(scene: TableScene, event: pygame.event.Event) -> bool:
    """Reacts to a key; False if it means nothing here."""
    if event.key == pygame.K_ESCAPE:
        scene.escape()
    elif event.key == pygame.K_BACKSPACE:
        scene.undo()
    elif event.key == pygame.K_TAB:
        _travel(scene, -1 if event.mod & pygame.KMOD_SHIFT else 1)
    elif scene.asked and event.key in (pygame.K_UP, pygame.K_DOWN):
        _travel(scene, -1 if event.key == pygame.K_UP else 1)
    elif scene.turn_end.open and event.key in keys.ENTER:
        scene.turn_end.confirm()
    elif event.key in keys.CONFIRM:
        _confirm(scene)
    elif command := keys.command(event):
        return _command(scene, command, again=bool(event.mod & pygame.KMOD_SHIFT))
    else:
        return _letter(scene, keys.plain(event))
    return True


def _command(scene: TableScene, letter: str, again: bool) -> bool:
    """What a letter means with Ctrl; `again` with Shift too."""
    if letter == "Z":
        scene.undo_turn() if again else scene.undo()
    elif letter == "Y":
        scene.redo()
    else:
        return False
    return True


def _letter(scene: TableScene, key: str) -> bool:
    """What a letter, digit or sign means: an option of a question first, then as it stands on the buttons."""
    if scene.asked and key.isdecimal() and scene.answer(int(key) - 1):
        return True
    if key in SPEED_KEYS:
        speed = SPEED_WORDS[scene.stage.change_speed(SPEED_KEYS[key])]
        scene.picture.tell(scene.app.text("motion-speed", speed=speed))
        scene.redraw()
    elif key == PREVIEW:
        scene.toggle_preview()
    elif key == RECAP:
        scene.picture.hand_over.show()
        scene.redraw()
    elif key == OVERVIEW:
        scene.open_overview()
    else:
        return _by_name(scene, key)
    return True


def _by_name(scene: TableScene, key: str) -> bool:
    """The button of the action bar with this key."""
    for action in offered(scene.game.state):
        if key and action.hotkey == key:
            _pick(scene, Pick("action", action.key))
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
    if scene.game.state.phase == OVER:
        scene.press_bar("result")
    elif scene.asked:
        scene.answer(int(hover.key) if hover and hover.kind == "choice" else 0)
    elif hover and hover in (scene.turn.targets() | scene.turn.sources()):
        _pick(scene, hover)
    elif Pick("action", "done") in scene.turn.sources():
        _pick(scene, Pick("action", "done"))


def _pick(scene: TableScene, pick: Pick) -> None:
    rect = scene.view.place(pick, scene.shown())
    at = rect.center if rect else (scene.app.size[0] // 2, scene.app.size[1] // 2)
    scene.click([pick], at)
