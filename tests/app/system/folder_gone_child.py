"""A program whose folder is deleted after its first picture: `python folder_gone_child.py TREE`, with TREE on the path.

Opens every scene in every language, resizes, plays sounds, lets a bot move and shows the dialog after an error.
Prints what it did; warnings and errors go to stderr.
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
import time
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from luna.app.app import App
from luna.app.opening import compose
from luna.app.saves.library import Library
from luna.app.screens.title import Title
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.app.system.display import Window
from luna.games.catalogue import GAMES
from luna.ui.reading.text import Text
from luna.ui.sound import Sound

PATIENCE = 60.0


def opened(tree: Path) -> App:
    """The program with its title, as soon as it has read what it will need, and without its folder."""
    text = Text(paths.localization(), "en")
    window = Window("Luna", paths.icon(), (1280, 720), False)
    app = compose(window, SettingsFile(paths.settings_file()), text, Library(paths.saves_folder(), GAMES))
    app.push(Title(app.context))
    app.update(0.02)
    app.draw()
    app.ahead.start()
    app.ahead.wait()
    known = set(sys.modules)
    from luna.app.commands import selftest_scenes

    new = set(sys.modules) - known - {selftest_scenes.__name__, selftest_scenes.__package__}
    assert not new, f"not read ahead: {new}"
    shutil.rmtree(tree)
    return app


def let_a_bot_move(app: App) -> None:
    """A person's turn and then the bot's; its processes cannot start, so it moves without them."""
    from luna.app.commands import selftest_scenes
    from luna.games.luna.rules.luna_rules import RULES

    scene = selftest_scenes.table(app, app.context.game, bot=True)
    app.push(scene)
    me, until = scene.game.state.actor, time.monotonic() + PATIENCE
    while scene.game.state.actor == me:
        scene.game.play(RULES.legal(scene.game.state)[0])
    scene.show_anew()
    before = len(scene.game.match.steps)
    while len(scene.game.match.steps) == before:
        assert time.monotonic() < until, "the bot does not move"
        app.update(0.02)
        time.sleep(0.02)


def main(tree: Path) -> None:
    """Everything after the deletion."""
    logging.basicConfig(level=logging.WARNING)
    device = Sound(paths.sounds(), 0.5, 0.5, False)
    device.open()
    parts = [game.key for game in GAMES]
    effects = {
        part: sorted(path.stem for path in paths.sounds_of(part).glob("effects/*.ogg")) for part in ("app", *parts)
    }
    app = opened(tree)
    sound = app.context.sound = device.of(paths.sounds_of("luna"))
    from luna.app.commands import selftest_scenes
    from luna.app.screens.crash import Crash
    from luna.app.table.scene import TableScene

    scenes = selftest_scenes.scenes(app)
    for name, open_it in scenes.items():
        app.home()
        open_it()
        selftest_scenes.draw(app, name)
    for part, names in effects.items():
        for name in names:
            device.of(paths.sounds_of(part)).play(name)
    for piece in ("title", "table", "last_round"):
        sound.music(piece, 0)
        assert device.ready(PATIENCE)
    app.home()
    pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    app.take_size()
    app.draw()
    let_a_bot_move(app)
    assert isinstance(app.top, TableScene)
    logging.disable()  # the error below belongs into the log
    app.rescue(ZeroDivisionError("on purpose"))
    app.draw()
    assert isinstance(app.top, Crash)
    print(f"{len(scenes)} scenes, {sum(map(len, effects.values()))} effects, a bot's move, the dialog after an error")
    app.quit()
    sound.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
