"""A table with computer players whose thinking is over at once, and a person who always decides the same."""

from random import Random

from luna.ai.process import ThinkingError
from luna.app.session.decisions import bot_at
from luna.app.settings import preferences
from luna.core.game_record import format_record
from luna.games.luna.bots.bot import choose
from luna.games.luna.game import LUNA
from luna.games.luna.setting_up.choice import Mode, NewGame, Setup
from luna.ui.scene import Scene
from tests.app.table.hands import app_of
from tests.app.table.tables import open_choice

SEATS = (("yellow", "Ada"), ("red", ""), ("blue", ""), ("white", ""))
FRAME = 0.05
ENOUGH = 4000


class Oracle:
    """A thinker that answers a turn at the third look, the same for the same position."""

    def __init__(self, patience=3):
        self.asked, self.cancelled, self.closed = [], 0, False
        self._patience, self._left, self._state = patience, 0, None
        self.liked = ()

    def prepare(self, names):
        self.prepared = tuple(names)

    def ask(self, setup, match, name, seed=0):
        self.asked.append((len(match.steps), name))
        self._left, self._state = self._patience, match.state

    def poll(self):
        self._left -= 1
        if self._state is None or self._left > 0:
            return None
        state, self._state = self._state, None
        return choose(state, "level-1", Random(0))

    def cancel(self):
        self.cancelled += 1
        self._state = None

    def close(self):
        self.closed = True


class Deaf(Oracle):
    """A thinker whose worker dies of every task."""

    def poll(self):
        raise ThinkingError("dead")


def quick(app):
    """The program with motions and waits that are over at once."""
    app.context.settings.put(preferences.SPEED, "instant")
    app.context.settings.put(preferences.BOT_PACE, "fast")
    app.push(Scene())
    return app


def at_pace(app, pace, speed="1"):
    app.context.settings.put(preferences.BOT_PACE, pace)
    app.context.settings.put(preferences.SPEED, speed)


def table_of(app, bots=("", "level-2", "level-3"), *, solo=0, preset=True, thinker=None):
    count = 2 if solo else len(bots)
    mode: Mode = "solo" if solo else "players"
    setup: Setup = "preset" if preset else "free"
    start = None if solo else "yellow"
    scene = open_choice(app, NewGame(mode, solo, SEATS[:count], setup, start, None, 7, tuple(bots)))
    return at_table(app, scene, thinker)


def at_table(app, scene, thinker=None):
    scene.bots.thinker = thinker or Oracle()
    app.push(scene)
    return scene


def to_act(scene):
    return bot_at(scene.game.seats, scene.game.actor)


def until(scene, done):
    """Lets time pass at the table; what lies over it is closed."""
    for _ in range(ENOUGH):
        while app_of(scene).top is not scene:
            app_of(scene).pop()
        if done(scene):
            return
        app_of(scene).update(FRAME)
    raise AssertionError("nothing comes of it")


def until_a_person(scene):
    until(scene, lambda scene: not to_act(scene))


def decide(scene):
    """What the person plays, always the same in the same position."""
    scene.play(choose(scene.game.state, "level-1", Random(1))[0])


def record(scene):
    return format_record(LUNA, scene.game.setup, scene.game.match)


def lines(scene):
    return len(scene.game.match.steps)
