"""The tables for one person for the sheets: of somebody who has tried some of them."""

from collections.abc import Callable
from datetime import date, timedelta
from random import Random

from luna.app.alone.scene import Alone
from luna.app.app import App
from luna.app.saves.tries import Try
from luna.core.alone import table_key
from luna.games.luna.game import LUNA
from luna.ui.widgets.form_scene import FormScene

TRIED, DAYS = 14, 26


def alone(tab: str) -> Callable[[App], FormScene]:
    """The scene with one of its tabs."""

    def made(app: App) -> FormScene:
        tries, rng, today = app.context.storage.tries, Random(3), date.today()
        for number, each in enumerate(LUNA.alone.tables("solo-1")[:TRIED]):
            assert each.par
            lead = each.par.best - rng.choice((0, 1, 6, 20, 60))
            tries.add(Try(table_key(LUNA, each.setup), f"game-{number:06}", lead, number % 3, today.isoformat()))
        for ago in range(DAYS):
            day = today - timedelta(ago)
            for number, each in enumerate(LUNA.alone.of_day(day)):
                if ago != 5 and rng.random() < 0.6:
                    key = table_key(LUNA, each.setup)
                    tries.add(Try(key, f"game-1{ago:03}{number}", rng.randint(-9, 30), 0, day.isoformat()))
        return Alone(app.context, LUNA, tab)

    return made
