"""Statistics for the sheets: of somebody who has played for a while."""

from collections.abc import Callable
from random import Random

from luna.app.app import App
from luna.app.saves.mistakes import Mistake, Mistakes
from luna.app.saves.results import Player, Result
from luna.app.statistics.scene import Statistics
from luna.core.game import AnyGame
from luna.ui.widgets.form_scene import FormScene

KINDS = ((2, ""), (2, ""), (3, ""), (4, ""))
ALONE = ((2, "solo-1"), (2, "solo-2"), (2, "solo-3"))
"""Seats and rules of the games, and of those for one person where a game has them."""


def statistics(game: AnyGame, name: str, games: int = 70, tab: str = "earned") -> Callable[[App], FormScene]:
    """A scene about so many games of all kinds."""

    def made(app: App) -> FormScene:
        results, rng = app.context.storage.results, Random(7)
        results.forget(game.key)
        for number in range(games):
            results.add(_result(game, rng, number, name))
        lost = {source: round(rng.uniform(-1, 4), 2) for source in game.bots.sources[1:9]}
        Mistakes(app.context.storage.mistakes_path).add([Mistake(f"{name} statistics", "t", game.key, name, lost)])
        scene = Statistics(app.context.of(game), game)
        scene.look_at(tab, 20)
        return scene

    return made


def _result(game: AnyGame, rng: Random, number: int, name: str) -> Result:
    """One in which somebody has got better with time."""
    seats, variant = rng.choice((*KINDS, *(ALONE if game.alone else ())))
    points = [rng.randint(25, 55) + (number // 5 if seat == 0 else 0) for seat in range(seats)]
    players = tuple(
        Player(
            game.colours[seat],
            "human" if seat == 0 else "automaton" if variant else "bot",
            ("Bo" if number % 9 == 8 else name) if seat == 0 else "" if variant else f"level-{1 + number // 14}",
            points[seat],
            points[seat] == max(points) and points.count(max(points)) == 1,
            number % 3 if seat == 0 else 0,
            {source: rng.randint(0, 9) for source in game.bots.sources[1:9]},
        )
        for seat in range(seats)
    )
    return Result(f"game-{number:06} x", game.key, variant, f"2026-{1 + number // 28:02}-{1 + number % 28:02}", players)
