"""From the title to the table of Between the Rivers; the expected program goes the same way, widget by widget."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from build_scripts.driving.driver import Program
from build_scripts.driving.hand import played
from build_scripts.driving.screen import eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import press, to_the_table
from build_scripts.games.rivers.driving.hand import RiversHand
from luna.app.screens.title import Title
from luna.app.table.scene import TableScene
from luna.ui.widgets.form_scene import FormScene


def begin(program: Program, seen: Seen, names: Sequence[str], seed: int, bots: Sequence[str] = ()) -> RiversHand:
    """Sets up a game of persons with these names, and with bots of these levels on the seats after them."""
    seen.app.push(Title(seen.app.context))
    _press(program, seen, "game-rivers")
    _press(program, seen, "players")
    seats = len(names) + len(bots)
    if seats > 2:
        _press(program, seen, f"players-{seats}")
    for seat, level in enumerate(bots, len(names)):
        _press(program, seen, f"who-{seat}")
        _press(program, seen, level)
    texts = {**{f"name-{seat}": name for seat, name in enumerate(names)}, "seed": str(seed)}
    for key, text in texts.items():
        _type(program, seen, key, text)
    to_the_table(program, seen, _form(seen), "begin")
    _form(seen).form.widgets["begin"].press()
    assert isinstance(seen.app.top, TableScene)
    seen.scene = seen.app.top
    begun = seen.written()
    eventually("the new game on disk", lambda: played(program.record()).startswith(begun))  # a bot may have begun
    seen.app.home()
    return RiversHand(program, seen)


def _form(seen: Seen) -> FormScene:
    """The widgets that are expected to be on top."""
    assert isinstance(seen.app.top, FormScene)
    return seen.app.top


def _press(program: Program, seen: Seen, key: str) -> None:
    press(program, seen, _form(seen), key)
    _form(seen).form.widgets[key].press()


def _type(program: Program, seen: Seen, key: str, text: str) -> None:
    """Types into an entry that is still empty."""
    press(program, seen, _form(seen), key)
    program.type(text)
    _form(seen).form.focus_on(key)
    for letter in text:
        seen.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    seen.app.update(0.0)
