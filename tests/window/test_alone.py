"""An evening alone in the real window: a table is begun, another is played to its end and has its stars."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import Screen, eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import press, to_the_table
from luna.app.alone.scene import Alone
from luna.app.saves.tries import Tries
from luna.app.screens.title import Title
from luna.core.alone import table_key
from luna.core.game_record import load_record
from luna.core.record import join
from luna.games.luna.game import LUNA

pytestmark = pytest.mark.window

TABLES = LUNA.alone.tables("solo-3")
LAST = 3
"""Actions that the hand plays."""


@pytest.fixture
def program(screen: Screen, tmp_path) -> Iterator[Program]:
    with Program(screen, tmp_path / "game", "it") as program:
        yield program


def test_a_table_is_begun_from_the_title_with_three_clicks(program: Program, tmp_path) -> None:
    seen = Seen(tmp_path / "seen", "it")
    press(program, seen, Title(seen.app.context), "alone")
    hub = Alone(seen.app.context, LUNA)
    press(program, seen, hub, "table-4")
    to_the_table(program, seen, hub, "play")
    eventually("the table on disk", lambda: program.record() != "")
    setup = load_record(program.record(), (LUNA,)).setup
    assert table_key(LUNA, setup) == table_key(LUNA, LUNA.alone.tables("solo-1")[4].setup)


def test_a_table_that_is_played_to_its_end_was_tried(open_table) -> None:
    table = TABLES[0]
    assert table.par
    hand = open_table(join(LUNA.header(table.setup), [*table.par.line[:-LAST]]))
    for line in table.par.line[-LAST:]:
        hand.play(line)
    tries = Tries(hand.program.record_file.with_name("tries"))
    eventually("the try on disk", lambda: tries.read() != ())
    (tried,) = tries.read()
    assert (tried.table, tried.lead) == (table_key(LUNA, table.setup), table.par.best)
    assert table.par.grade(tried.lead) == 3
