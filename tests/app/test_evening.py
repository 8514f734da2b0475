"""A long evening does not take ever more memory: many window sizes, languages, text sizes, games and screens."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pygame
import pytest

from luna.app.app import App
from luna.app.screens.title import Title
from luna.app.system import memory
from luna.core.game_record import load_record
from luna.games.catalogue import GAMES
from luna.ui import preferences
from tests.app.saves.saved import RECORD
from tests.app.table.tables import quiet
from tests.root import ROOT

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
OTHER = (ROOT / "tests" / "games" / "rivers" / "golden" / "played-3p.luna").read_text("utf-8")
BOUND = 40
"""MB that it may take more at the end of the evening than earlier, with the same windows and what is kept kept."""


def resident() -> int:
    """MB of memory in use once all that is free has been given back."""
    gc.collect()
    memory.give_back()
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


def hour(app: App, number: int) -> None:
    """Several window sizes of its own, in each of them another language and the screens of an evening.

    In one of them that is an evening of the second game.
    """
    languages, context = app.context.text.languages, app.context
    for turn, scale in enumerate((100, 150, 90)):
        context.settings.put(preferences.UI_SCALE, scale)
        at = 3 * number + turn
        context.resize((1280 + 37 * at, 720 + 21 * at))
        app.lay_out()
        app.use_language(languages[at % len(languages)])
        loaded, routes = load_record((OTHER, RECORD, RECORD)[turn], GAMES), context.routes
        app.push(routes.table(context, loaded.game, loaded.setup, at))
        for opened in (routes.options(context), routes.rules_book(context, loaded.game)):
            app.push(opened)
            for scene in app.scenes:
                scene.draw(pygame.Surface(context.size))
            app.pop()
        app.replace(routes.new_game(context, loaded.game))
        app.scenes[-1].draw(pygame.Surface(context.size))
        app.pop()


def test_memory_does_not_grow_over_an_evening(make_app):
    app = quiet(make_app(games=GAMES))
    app.push(Title(app.context))
    used = list[int]()
    for number in (0, 1, 2, 1):
        hour(app, number)
        used.append(resident())
    assert used[3] - used[1] < BOUND
