"""The scoring of a round over the table that it tells of."""

import random
from collections.abc import Callable

from build_scripts.games.luna.sheets.tables import choice
from luna.app.app import App
from luna.app.session.session import begin_game
from luna.app.table.scene import TableScene
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.scenes.round_score import RoundScore
from luna.ui import preferences


def scored(
    players: int, seconds: float, score: RoundScore | None = None, level: int = 0, round: int = 2
) -> Callable[[App], RoundEnd]:
    """That of a played game so many seconds after it has opened; with a `score` that is shown in place of the true."""

    def make(app: App) -> RoundEnd:
        table = _before_scoring(app, players, level, round)
        app.push(table)
        pace = app.context.settings.get(preferences.SPEED)
        app.context.settings.put(preferences.SPEED, "instant")
        table.play(_scoring(table))
        app.context.settings.put(preferences.SPEED, pace)
        scene = app.top
        assert isinstance(scene, RoundEnd)
        scene.score = score or scene.score
        scene.resize(app.context.size)
        scene.update(seconds)
        return scene

    return make


def ended(players: int, seconds: float, level: int = 0) -> Callable[[App], RoundEnd]:
    """That at the end of a played game so many seconds after it has opened."""

    def make(app: App) -> RoundEnd:
        scored(players, 0, level=level, round=ROUNDS)(app).back()
        scene = app.top
        assert isinstance(scene, RoundEnd)
        scene.update(seconds)
        return scene

    return make


def _before_scoring(app: App, players: int, level: int, round: int) -> TableScene:
    """The table one action before the scoring of a round."""
    chosen, dice = choice(players, level=level, name=""), random.Random(3)
    game = begin_game(LUNA, chosen.drawn(), app.context.storage, chosen.seed)
    while True:
        code = dice.choice(RULES.legal(game.state))
        if game.state.round == round and _scores(game.state, code):
            return TableScene(app.context, game)
        game.match.play(code)


def _scoring(table: TableScene) -> int:
    return next(code for code in RULES.legal(table.game.state) if _scores(table.game.state, code))


def _scores(state: State, code: int) -> bool:
    return any(isinstance(event, RoundScored) for event in RULES.apply(state, code)[1])
