"""The moments of a game's tables, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from luna.app.app import App
from luna.app.table.scene import TableScene
from luna.ui.table.shown import Shown


def pictures_of(
    app: App,
    tables: Mapping[str, Callable[[App], TableScene]],
    moments: Callable[[App, TableScene], Iterator[tuple[str, Shown]]],
) -> Iterator[tuple[str, TableScene, Shown]]:
    """What each table shows in each of its moments, with a name for both."""
    for name, make in tables.items():
        scene = make(app)
        for moment, shown in moments(app, scene):
            yield name + moment, scene, shown
