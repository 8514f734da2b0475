"""A table some steps into a game, with mouse and keys."""

import random

import pygame

from luna.app.session.session import begin_game
from luna.games.luna.game import LUNA
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from tests.app.table.tables import CHOICE, SEATS, at_table

SOLO = NewGame("solo", 2, SEATS, "free", None, None, 7)
FREE = NewGame("players", 0, (*SEATS, ("blue", "")), "free", None, None, 3)
STEPS = 30


def opened(app, choice=CHOICE, steps=STEPS):
    game, rng = begin_game(LUNA, choice.drawn(), app.context.storage, choice.seed), random.Random(2)
    for _ in range(steps):
        legal = RULES.legal(game.state)
        if legal:
            game.play(rng.choice(legal))
    return at_table(app, game, choice)


def key(app, code, unicode="", mod=0):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=code, mod=mod, unicode=unicode))
    app.draw()


def mouse(app, kind, at, **more):
    app.handle(pygame.event.Event(kind, pos=at, **more))


def press(app, at, button=pygame.BUTTON_LEFT):
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        mouse(app, kind, at, button=button)
    app.draw()


def move(app, at):
    mouse(app, pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(0, 0, 0))


def place(table, pick):
    return table.view.place(pick, table.shown()).center
