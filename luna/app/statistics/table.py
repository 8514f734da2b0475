"""A person's games as a table in a file that spreadsheets read: a row for each game and seat."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence

from luna.app.saves.exchange import write_new
from luna.app.saves.failure import failure_of
from luna.app.statistics.figures import Played
from luna.app.system import paths
from luna.core.game import AnyGame
from luna.ui.reading.text import Text

COLUMNS = ("day", "table", "variant", "colour", "kind", "name", "points", "won", "hints")
"""What stands above the columns, before those of the sources: names as in records, not in a language."""


def write_table(text: Text, game: AnyGame, games: Sequence[Played]) -> Callable[[], str]:
    """Writes the table into the folder for exports; says in the language of the moment where it is, or why not."""
    folder = paths.exports_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = write_new(folder, f"{game.key}-statistics", table(game, games).encode("utf-8-sig"), ".csv")
    except OSError as error:
        reason = failure_of(error).reason
        return lambda: text(f"save-failure-{reason}")
    return lambda: text("statistics-exported", folder=str(path.parent), file=path.name)


def table(game: AnyGame, games: Sequence[Played]) -> str:
    """The rows of all seats of some games."""
    out = io.StringIO()
    writer = csv.writer(out)
    sources = game.bots.sources
    writer.writerow((*COLUMNS, *sources))
    for result in {each.result.key: each.result for each in games}.values():
        for player in result.players:
            told = (player.colour, player.kind, player.name, player.points, int(player.won), player.hints)
            earned = (player.sources.get(source, 0) for source in sources)
            writer.writerow((result.day, result.key, result.variant, *told, *earned))
    return out.getvalue()
