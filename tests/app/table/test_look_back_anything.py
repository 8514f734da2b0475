"""Whatever somebody does at the table before it goes to another position: nothing of it is left."""

import random
from dataclasses import replace

import pygame
import pytest

from luna.app.settings import preferences
from luna.app.settings import tips as tips_settings
from luna.app.table.scene import TableScene
from luna.core.turn import Ask, Play
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.looking_back import FREE, SOLO, key, mouse, move, opened, press
from tests.app.table.tables import CHOICE


class Wanderer:
    """Does one thing after the other at a table, at moments chosen by lot."""

    def __init__(self, app, table, rng):
        self.app, self.table, self.rng = app, table, rng
        self.ways = [self.act, self.act, self.pick, self.lift, self.undo, self.redo, self.look, self.step]
        self.ways += (self.ask, self.ask, self.play_on, self.explain, self.preview, self.hover, self.rounds, self.wait)

    def one(self):
        self.rng.choice(self.ways)()
        while self.app.top is not self.table:
            self.app.pop()
        if self.rng.random() < 0.7:
            self.app.update(self.rng.choice((0.0, 0.02, 0.1)))
            self.app.draw()

    def act(self):
        legal = RULES.legal(self.table.game.state)
        if legal and not self.table.history.on:
            self.table.play(self.rng.choice(legal))

    def pick(self):
        wanted = sorted(self.table.turn.targets() or self.table.turn.sources())
        places = [rect for rect in (self.table.view.place(pick, self.table.shown()) for pick in wanted) if rect]
        if places:
            press(self.app, self.rng.choice(places).center)

    def ask(self):
        plays = tuple(map(Play, RULES.legal(self.table.game.state)[:3]))
        if plays and not self.table.history.on:
            self.table.settle(Ask(plays), (300, 300))

    def lift(self):
        sources = [pick for pick in sorted(self.table.turn.sources()) if pick.kind in ("novice", "token", "tile")]
        rect = self.table.view.place(self.rng.choice(sources), self.table.shown()) if sources else None
        if rect:
            mouse(self.app, pygame.MOUSEBUTTONDOWN, rect.center, button=1)
            at = rect.centerx + 30, rect.centery
            mouse(self.app, pygame.MOUSEMOTION, at, rel=(30, 0), buttons=(1, 0, 0))

    def undo(self):
        key(self.app, pygame.K_z, mod=pygame.KMOD_CTRL | self.rng.choice((0, pygame.KMOD_SHIFT)))

    def redo(self):
        key(self.app, pygame.K_y, mod=pygame.KMOD_CTRL)

    def look(self):
        entries = self.table.view.page(self.table.shown()).entries
        if entries:  # a long card may leave it no line
            press(self.app, self.rng.choice(entries).rect.center)

    def look_anywhere(self):
        self.table.history.look_at(self.rng.randrange(len(self.table.game.match.steps) + 1))

    def step(self):
        key(self.app, self.rng.choice((pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)))

    def play_on(self):
        self.table.play_on()

    def explain(self):
        press(self.app, (self.app.context.size[0] // 2, self.app.context.size[1] // 2), pygame.BUTTON_RIGHT)

    def preview(self):
        key(self.app, pygame.K_v, "v")

    def hover(self):
        move(self.app, (self.rng.randrange(self.app.context.size[0]), self.rng.randrange(self.app.context.size[1])))

    def rounds(self):
        key(self.app, self.rng.choice((pygame.K_PAGEUP, pygame.K_PAGEDOWN)))

    def wait(self):
        self.app.update(3.0)


def where(table):
    return len(table.game.match.steps), table.game.match.undone, table.table.looked


def drawn(table):
    """What is shown, without where the pointer is and what belongs to that."""
    shown = table.drawn()
    return replace(shown, hover=None, card=None, related={}, outcome=None)


def arrived(table):
    """The picture once what is said has come."""
    return replace(drawn(table), arrived=1.0)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_was_under_way_a_change_of_position_leaves_nothing_of_it(app, seed):
    app.context.settings.put(preferences.SPEED, "1")
    app.context.settings.put(preferences.HAND_OVER, "banner")
    app.context.settings.put(tips_settings.TIPS, "always")
    rng = random.Random(seed)
    table = opened(app, (CHOICE, SOLO, FREE)[seed % 3], rng.randrange(25))
    wanderer, compared = Wanderer(app, table, rng), 0
    for _ in range(90):
        wanderer.one()
        before = where(table)
        rng.choice((table.undo_turn, table.redo, wanderer.look_anywhere, lambda: None))()
        if before == where(table):
            continue
        fresh = TableScene(app.context, table.game)
        fresh.resize(app.context.size)
        if table.table.looked is not None:
            fresh.history.look_at(table.table.looked)
        fresh.preview.on = table.preview.on
        fresh.tips.told, fresh.tips.tip = table.tips.told, table.tips.tip
        fresh.redraw()
        table.tips.watch(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0)))  # no tip has to wait for it there
        assert arrived(table) == arrived(fresh)
        assert (table.hand.lifted, table.asked, table.turn.picks, table.help.topic) == (None, None, (), None)
        assert not table.stage.busy
        compared += 1
    assert compared > 15
