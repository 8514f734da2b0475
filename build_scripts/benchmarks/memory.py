"""What a game needs of memory: `python -m build_scripts.benchmarks.memory luna|rivers 1920x1080`.

A game of four persons is played at a table that nobody sees, with all motions; what the process holds then, and the
most that it held. Only where the system tells in `/proc`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from build_scripts.benchmarks import scene
from luna.app.app import App
from luna.app.session.session import Session, begin_game
from luna.app.settings import preferences
from luna.app.table.scene import TableScene
from luna.core.game import game_of
from luna.games.catalogue import GAMES

ACTIONS, FRAME = 120, 1 / 30
STATUS = Path("/proc/self/status")
LINES = {"VmRSS": "", "VmHWM": "_peak"}


def held(prefix: str) -> dict[str, float]:
    """Megabytes by the name of the number."""
    lines = dict(line.split(":", 1) for line in STATUS.read_text("utf-8").splitlines())
    return {f"{prefix}{ending}_mb": int(lines[name].split()[0]) / 1024 for name, ending in LINES.items()}


def begun(app: App, game: Session) -> TableScene:
    """The same game from its beginning, with nobody to hand the screen over to."""
    app.context.settings.put(preferences.HAND_OVER, "off")
    fresh = begin_game(game.game, game.setup, app.context.storage)
    table = TableScene(app.context.of(game.game), fresh)
    app.push(table)
    app.draw()
    return table


def play(app: App, table: TableScene, code: int) -> None:
    """An action with its motion, and the end of the turn."""
    if table.covered:
        table.table.uncover()
        table.position_changed()
    table.play(code)
    app.draw()
    while table.busy:
        app.update(FRAME)
        app.draw()
        while app.top is not table:  # what was told of a scoring has been read
            app.pop()
    if table.table.open:
        table.confirm()


def main() -> None:
    """Play, then print; nothing where the system does not tell."""
    if not STATUS.exists():
        print("{}")
        return
    app, size = scene.hidden_app(), sys.argv[2]
    width, height = map(int, size.split("x"))
    app.context.resize((width, height))
    game = scene.crowded_game(game_of(GAMES, sys.argv[1]))
    table = begun(app, game)
    for step in game.match.steps[:ACTIONS]:
        play(app, table, step.code)
    assert table.game.match.length == ACTIONS
    print(json.dumps(held(f"{sys.argv[1]}_memory_{size}")))


if __name__ == "__main__":
    main()
