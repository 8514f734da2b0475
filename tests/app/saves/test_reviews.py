"""A review is kept beside its game; damage, or another record, costs no more than looking again."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.app.saves.library import Library
from luna.app.saves.reviews import KeptReview
from luna.app.session.review import actions_of
from luna.core.analysis import Line
from luna.core.game_record import AnyLoaded, load_record
from luna.core.review import Judgement
from luna.games.catalogue import GAMES
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.search.sources import NAMES
from tests.app.saves.saved import RECORD, begun


@pytest.fixture
def loaded() -> AnyLoaded:
    return load_record(RECORD, GAMES)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game-000001.review"


def judgements(loaded: AnyLoaded) -> tuple[Judgement, ...]:
    def judged(action) -> Judgement:
        best = Line((RULES.legal(loaded.match.before(action.start))[0],), (0.125,) * len(NAMES), 7)
        played = Line(action.codes, (-0.25,) * len(NAMES), 3)
        band = None if action.start % 2 else 4.0
        return Judgement(action.start, action.seat, 1, best, played, 0.5, band, (1.5, 2.0), 1280)

    return tuple(judged(action) for action in actions_of(loaded.match))


def kept(path: Path | None, loaded: AnyLoaded) -> KeptReview:
    return KeptReview(path, loaded.game, loaded.setup, loaded.match)


def write(path: Path, loaded: AnyLoaded, whole: bool = True) -> tuple[Judgement, ...]:
    written, review = judgements(loaded), kept(path, loaded)
    review.write(written, whole)
    review.drain()
    return written


@pytest.mark.parametrize("whole", [True, False])
def test_what_was_written_is_read_and_whether_it_is_all(path, loaded, whole):
    written = write(path, loaded, whole)
    assert kept(path, loaded).read() == (written, whole)
    assert written


def test_a_game_without_a_file_keeps_none(loaded):
    review = kept(None, loaded)
    review.write(judgements(loaded), True)
    assert review.read() == ((), False)


def test_another_record_is_reviewed_anew(path, loaded):
    write(path, loaded)
    shorter = load_record("\n".join([*RECORD.rstrip().split("\n")[:-1], ""]), GAMES)
    assert kept(path, shorter).read() == ((), False)


def test_damage_is_never_an_error_and_what_stands_before_it_stays(path, loaded):
    written = write(path, loaded)
    whole = path.read_bytes()
    for at in range(0, len(whole), 997):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        read, _ = kept(path, loaded).read()
        assert read == written[: len(read)]
        path.write_bytes(whole[:at])
        read, _ = kept(path, loaded).read()
        assert read == written[: len(read)]


@pytest.mark.parametrize(
    ("what", "other"),
    [
        ('"codes":[', '"codes":[9'),
        ('"seat":', '"seat":7'),
        ('"parts":[', '"parts":[1,'),
        ('"expected":[', '"expected":[1,'),
        ("{", "["),
        ('"start"', '"at"'),
    ],
)
def test_what_no_sum_vouches_for_has_to_fit_the_game(path, loaded, what, other):
    write(path, loaded)
    lines = [line for line in path.read_text().split("\n") if not line.startswith("#")]
    lines[5] = lines[5].replace(what, other, 1)
    path.write_text("\n".join(lines))
    assert kept(path, loaded).read() == ((), False)


def test_a_folder_in_its_place_is_no_error(path, loaded):
    path.mkdir()
    write(path, loaded)
    assert kept(path, loaded).read() == ((), False)


def test_it_goes_into_the_bin_with_its_game_and_comes_back_with_it(storage: Library, folder: Path, loaded):
    begun(storage)
    review = storage.review_path("game-000001")
    review.write_text("review")
    storage.delete("game-000001")
    assert [path.name for path in folder.glob("game*")] == []
    storage.undelete("game-000001")
    assert review.read_text() == "review"
    assert [game.id for game in storage.games()] == ["game-000001"]
