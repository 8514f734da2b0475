"""The end of a turn at the table of the second game: what was kept back is seen to come."""

from __future__ import annotations

from luna.app.settings import preferences
from tests.games.rivers.window.program import Rivers, opened, setup_of, written

HANDS = "krrbbg", "krbbgg"


def test_new_tiles_are_seen_to_come_from_the_bag_when_the_turn_is_ended(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    program.lay("blue", "a4")
    program.lay("red", "f5")
    program.app.context.settings.put(preferences.SPEED, "1")
    before = sum(program.seen().hand[:4])
    program.table.confirm()
    for _ in range(3):
        program.app.update(0.1)
    seen = program.table.drawn()
    assert len(seen.flights) == 2
    assert sum(seen.state.hand) == before == 4
    program.settle()
    assert not program.table.busy
