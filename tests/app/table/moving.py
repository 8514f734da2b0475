"""A table at which everything moves, and what is seen and done there."""

import pygame

from luna.app.settings import preferences
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.scene import Scene


def lively(app):
    """The app with motions at their usual speed, without hand-over, above an empty scene."""
    app.context.settings.put(preferences.SPEED, "1")
    app.context.settings.put(preferences.REDUCED_MOTION, False)
    app.context.settings.put(preferences.HAND_OVER, "off")
    app.push(Scene())
    return app


def line(table, *kinds):
    """The first legal action of one of these kinds."""
    return next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind in kinds)


def drawn(table):
    """What the next picture shows."""
    return table.drawn()


def mouse(app, kind, at, **more):
    app.handle(pygame.event.Event(kind, pos=at, **more))


def play_out(app, table):
    for _ in range(400):
        app.update(1 / 60)
        app.draw()
        if not table.stage.moving:
            break


def truth(table):
    return Snapshot.of(table.game.state)
