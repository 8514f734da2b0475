"""Whoever points at a number on the table is told what it belongs to, never just the sea or the ground there."""

import pytest

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import groups
from luna.games.luna.view.paint.numbers import counts, numbers
from luna.games.luna.view.paint.seats import seat_values
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES

SIZES = [(1280, 720), (1920, 1080)]
GROUND = {Kind.SEA, Kind.TEMPLE, Kind.ISLAND, Kind.PATH, Kind.PIER, Kind.BOARD, Kind.CLOSED_BOARD, TablePick.TABLE}


def snapshots():
    return [Snapshot.of(state) for state in random_positions(9, every=60)]


@pytest.mark.parametrize("size", SIZES)
def test_every_number_of_a_tile_field_seat_or_group_names_its_thing(make_view, fonts, size):
    view, frame, met = make_view(size), Frame(size), 0
    for snapshot in snapshots():
        for number in (*numbers(frame, fonts, snapshot), *counts(frame, fonts, snapshot)):
            topic = view.topic_at(number.center, Shown(snapshot, NAMES))
            assert topic.kind not in GROUND, (number, topic)
            met += 1
    assert met > 1000


@pytest.mark.parametrize("size", SIZES)
def test_the_value_above_discs_in_the_council_is_that_of_their_seat(make_view, size):
    view, frame, above = make_view(size), Frame(size), 0
    for snapshot in snapshots():
        taken = {seat for _, seat in snapshot.council}
        for seat, _, (x, y) in seat_values(frame, snapshot):
            if seat in taken:
                above += 1
                assert view.topic_at((round(x), round(y)), Shown(snapshot, NAMES)) == Pick(Kind.SEAT, str(seat))
    assert above > 20


def test_the_number_of_a_crowd_names_the_crowd(make_view, fonts):
    view, frame, met = make_view(), Frame(SIZES[0]), 0
    for snapshot in snapshots():
        crowds = [group for group in groups(snapshot) if group.counted_at()]
        for group, number in zip(crowds, counts(frame, fonts, snapshot), strict=True):
            if group.pick:
                met += 1
                assert view.topic_at(number.center, Shown(snapshot, NAMES)) == group.pick
    assert met > 10
