"""Tables at which the turn is handed over: what brings one about and what is told then."""

import pygame

from luna.app.settings import preferences
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import Mode, NewGame
from tests.app.table.hands import app_of
from tests.app.table.tables import open_choice

SOON = 5.0
"""Seconds after which the last deed of others has been seen."""
SEATS = (("yellow", "Ada"), ("red", "Bruno"), ("blue", ""), ("white", "Dario"))


def press(app, code, unicode=""):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=code, mod=0, unicode=unicode))


def table_for(app, players=3, solo=0):
    mode: Mode = "solo" if solo else "players"
    choice = NewGame(mode, solo, SEATS[: 2 if solo else players], "free" if solo else "preset", None, None, 7)
    scene = open_choice(app, choice)
    app.context.settings.put(preferences.SPEED, "instant")
    app.push(scene)
    return scene


def meditate(scene):
    scene.play(RULES.code(scene.game.state, "meditate"))


def banner(scene):
    app_of(scene).update(SOON)
    return scene.shown().banner
