"""From the title to the table by mouse and keyboard, as a person sets up a game."""

from __future__ import annotations

from collections.abc import Sequence

from luna.app.new_game_choice import Mode
from luna.app.scenes.form_scene import FormScene
from luna.app.scenes.new_game import NewGameScene
from luna.app.scenes.title import Title
from tests.window.driver import Program
from tests.window.screen import eventually
from tests.window.seen import Seen


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


def begin(
    program: Program, seen: Seen, mode: Mode, names: Sequence[str], seed: int, *, level: int = 1, free: bool = True
) -> None:
    """Starts a new game with the given names and table number; returns when its record is on disk."""
    before = program.record()
    press(program, seen, Title(seen.app), "new" if mode == "players" else "solo")
    form = NewGameScene(seen.app, mode)
    form.draft.players = max(2, len(names))
    press(program, seen, form, f"players-{len(names)}" if mode == "players" else f"level-{level}")
    if mode == "players":
        press(program, seen, form, "setup-free" if free else "setup-preset")
    texts = {**{f"name-{seat}": name for seat, name in enumerate(names)}, "seed": str(seed)}
    for key, text in texts.items():
        press(program, seen, form, key)
        program.type(text)
    to_the_table(program, seen, form, "begin")
    eventually("the new game on disk", lambda: program.record() not in ("", before))
