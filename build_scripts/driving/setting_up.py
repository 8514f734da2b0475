"""From the title to a table by the mouse."""

from __future__ import annotations

from typing import TypeVar

from build_scripts.driving.driver import Program
from build_scripts.driving.hand import Hand
from build_scripts.driving.screen import eventually
from build_scripts.driving.seen import Seen
from luna.app.screens.title import Title
from luna.ui.widgets.form_scene import FormScene

H = TypeVar("H", bound=Hand)


def press(program: Program, seen: Seen, form: FormScene, key: str) -> None:
    """Clicks a widget and waits until the picture has changed and stands still."""
    program.move(seen.widget(form, key))
    program.rest()
    before = program.picture()
    program.click(seen.widget(form, key))
    eventually(f"something happens at {key}", lambda: program.differs(before))
    program.rest()


def to_the_table(program: Program, seen: Seen, form: FormScene, key: str) -> None:
    """Clicks a widget and waits until the table is there."""
    before = program.rest()
    program.click(seen.widget(form, key))
    eventually("the table", lambda: program.is_another_scene(before))
    program.rest()


def continued(program: Program, seen: Seen, hand: type[H]) -> H:
    """From the title of a program that runs to its unfinished game."""
    context = seen.app.context
    context.storage.add(program.record())
    to_the_table(program, seen, Title(context.of(context.chosen)), "continue")
    return hand(program, seen)
