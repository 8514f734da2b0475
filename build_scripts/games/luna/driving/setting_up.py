"""From the title to the table by mouse and keyboard, as a person sets up a game."""

from __future__ import annotations

from collections.abc import Sequence

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import press, to_the_table
from build_scripts.games.luna.drafts import draft_of
from luna.app.new_game.scene import NewGameScene
from luna.app.new_game.who_plays import WhoPlays
from luna.app.screens.title import Title
from luna.games.luna.game import LUNA
from luna.games.luna.setting_up.choice import Mode


def begin(
    program: Program,
    seen: Seen,
    mode: Mode,
    names: Sequence[str],
    seed: int,
    *,
    level: int = 1,
    free: bool = True,
    bots: Sequence[str] = (),
) -> None:
    """Starts a new game with the given names and table number; returns when its record is on disk.

    `bots` are the levels that play the seats after those of the persons.
    """
    before, seats = program.record(), len(names) + len(bots)
    press(program, seen, Title(seen.app.context), mode)
    form = NewGameScene(seen.app.context, LUNA, mode)
    draft_of(form).players = max(2, seats)
    press(program, seen, form, f"players-{seats}" if mode == "players" else f"level-{level}")
    for seat, bot in enumerate(bots, len(names)):
        press(program, seen, form, f"who-{seat}")
        press(program, seen, WhoPlays(seen.app.context, LUNA, draft_of(form).colours[seat], "", print), bot)
        draft_of(form).bots[seat] = bot
    if mode == "players":
        press(program, seen, form, "setup-free" if free else "setup-preset")
        draft_of(form).setup = "free" if free else "preset"
        form.rebuild()
    texts = {**{f"name-{seat}": name for seat, name in enumerate(names)}, "seed": str(seed)}
    for key, text in texts.items():
        press(program, seen, form, key)
        program.type(text)
    to_the_table(program, seen, form, "begin")
    eventually("the new game on disk", lambda: program.record() not in ("", before))
