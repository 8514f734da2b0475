"""Until an open turn is ended, what its end brings to light is kept back, so that it may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from luna.app.saves.library import Library
from luna.app.session.session import Session, begin_game, load_game
from luna.app.session.table import Table
from luna.core.seat import Seat, SeatKind
from luna.core.turn import NoTurn
from luna.games.luna.game import LUNA
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.rounds import round_of
from luna.games.rivers.rules.setup import draw_setup

LINES = "tile blue a4", "pass"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    seed = next(n for n in range(99) if has_farm(n))
    setup = draw_setup(shipped_board(), [Seat("heron"), Seat("ram")], seed)
    return begin_game(RIVERS, setup, Library(tmp_path, (LUNA, RIVERS)))


def has_farm(seed: int) -> bool:
    setup = draw_setup(shipped_board(), [Seat("heron"), Seat("ram")], seed)
    return setup.start == 0 and "b" in setup.bag[:6]


def code(session: Session, line: str) -> int:
    """The action of a line."""
    found = session.rules.code(session.state, line)
    assert found is not None
    return found


def played(session: Session, confirms: bool = True) -> Table:
    """The whole turn of the first seat, which places one tile and gives the rest up."""
    table = Table(session, lambda state: NoTurn(), lambda: confirms)
    table.uncover()
    for line in LINES:
        table.play(code(session, line))
    return table


def held(state) -> int:
    return sum(state.hand[:4])


def test_the_position_and_the_steps_lack_what_was_drawn(session: Session):
    table = played(session)
    assert table.open
    assert held(table.position) == held(table.present) == 5
    assert held(table.steps[-1].after) == 5
    assert held(session.state) == 6
    assert "TilesDrawn" not in {type(event).__name__ for event in table.steps[-1].events}


def test_the_curtain_waits_for_the_end_of_an_open_turn(session: Session):
    table = played(session)
    assert table.curtain is None
    assert (held(table.position), sum(table.position.hand[4:8])) == (5, 0)
    table.confirm()
    assert table.curtain == 1
    assert sum(table.position.hand) == 0


def test_what_was_played_is_told_without_it(session: Session):
    table = Table(session, lambda state: NoTurn(), lambda: True)
    table.uncover()
    table.play(code(session, LINES[0]))
    told = table.play(code(session, LINES[1]))
    assert "TilesDrawn" not in {type(event).__name__ for event in told.events}
    assert held(told.steps[-1].after) == 5


def test_it_is_taken_back_also_on_disk(session: Session, tmp_path: Path):
    table = played(session)
    assert table.hindrance == ""
    assert table.undo()
    assert (table.length, session.match.undone) == (1, 1)
    session.storage.close()
    saved = Library(tmp_path, (LUNA, RIVERS)).to_continue()
    assert saved is not None
    assert saved.length == 1


@pytest.mark.parametrize("undo", [Table.undo, Table.undo_turn])
def test_what_was_taken_back_can_be_played_again_and_is_open_then(session: Session, undo: Callable[[Table], bool]):
    table = played(session)
    assert undo(table)
    assert table.redo()
    assert (table.open, table.length, held(table.present)) == (True, 2, 5)
    table.confirm()
    assert held(session.rules.observe(session.state, 0)) == 6


def test_what_was_drawn_is_not_seen_either_where_the_turn_was_taken_back(session: Session):
    table = played(session)
    assert table.undo()
    assert "TilesDrawn" not in {type(event).__name__ for event in table.steps[-1].events}
    assert table.look_at(2)
    assert held(table.position) == 5


def test_the_round_is_the_old_one_until_the_turn_is_ended(session: Session):
    session.play(code(session, "pass"))
    session.play(code(session, "pass"))
    table = Table(session, lambda state: NoTurn(), lambda: True)
    table.uncover()
    for line in (LINES[0], "pass"):
        table.play(code(session, line))
    table.confirm()
    table.uncover()
    table.play(code(session, "pass"))
    assert table.open
    assert round_of(table.present) == 2
    table.confirm()
    assert round_of(table.present) == 3


@pytest.mark.parametrize("opponent", [SeatKind.HUMAN, SeatKind.BOT])
def test_an_open_turn_is_still_open_when_the_game_is_continued(session: Session, tmp_path: Path, opponent: SeatKind):
    session.reseat(1, Seat("ram", opponent, "level-1" if opponent == SeatKind.BOT else ""))
    played(session)
    session.storage.close()
    table = continued(tmp_path)
    assert table.curtain == (0 if opponent == SeatKind.HUMAN else None)
    table.uncover()
    assert (table.open, table.acted, held(table.position)) == (True, 0, 5)
    assert table.can_undo
    assert table.undo()
    assert table.length == 1


def test_a_deed_is_written_once_with_the_turn_that_it_leaves_open(session: Session, monkeypatch: pytest.MonkeyPatch):
    written = list[str]()
    monkeypatch.setattr(session.file, "save", written.append)
    played(session)
    assert len(written) == len(LINES)
    assert LINES[-1] in written[-1]
    assert "# turn open" in written[-1]


def test_an_ended_turn_is_not_open_when_the_game_is_continued(session: Session, tmp_path: Path):
    played(session).confirm()
    session.storage.close()
    assert not continued(tmp_path).open


def continued(folder: Path) -> Table:
    """The table of the only saved game, opened by another program."""
    game = load_game(Library(folder, (LUNA, RIVERS)), "game-000001")
    assert isinstance(game, Session)
    return Table(game, lambda state: NoTurn(), lambda: True)


def test_once_ended_it_is_shown_and_stays(session: Session):
    table = played(session)
    table.confirm()
    assert table.length == 2
    assert not table.undo()
    assert table.hindrance == "revealed"
    assert session.rules.observe(session.state, 0).hand[:4] == session.state.hand[:4]


def test_who_ends_turns_at_once_sees_it_at_once(session: Session):
    table = played(session, confirms=False)
    assert not table.open
    assert not table.undo()


def test_the_end_of_the_turn_brings_to_light_just_what_was_kept_back(session: Session):
    table = played(session)
    ended = table.confirm()
    assert ended
    assert ended.by == 0
    assert [type(event).__name__ for step in ended.steps for event in step.events] == ["TilesDrawn"]
    assert held(ended.steps[-1].after) == 6


REVOLT = "pass", "leader red a2", "pass", "leader blue b3", "leader red b1", "commit 0", "commit 0"
"""In the second turn of the first seat its priest is beaten by the last word of the other seat."""


def beaten(session: Session, opponent: SeatKind) -> Table:
    session.reseat(1, Seat("ram", opponent, "level-1" if opponent == SeatKind.BOT else ""))
    table = Table(session, lambda state: NoTurn(), lambda: True)
    for line in REVOLT:
        table.confirm()
        table.uncover()
        table.play(code(session, line))
    return table


def test_a_turn_in_which_a_bot_had_the_last_word_is_open_too_and_nothing_of_it_is_taken_back(session: Session):
    table = beaten(session, SeatKind.BOT)
    assert session.state.leader[1] < 0
    assert (table.open, table.acted) == (True, 0)
    assert table.hindrance == "revealed"
    assert not table.undo()
    assert not table.undo_turn()
    assert table.length == len(REVOLT)
    ended = table.confirm()
    assert ended
    assert ended.steps == (), "all of it was seen"
    assert not table.open


def test_a_turn_in_which_another_person_had_the_last_word_passes_on_at_once(session: Session):
    """The screen is with that person, whose turn is next or who hands it over."""
    assert not beaten(session, SeatKind.HUMAN).open
