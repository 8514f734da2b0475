"""What belongs to a thing that is pointed at, compared with what happens when it is played."""

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.related import Relation, related
from luna.games.luna.points.displacing import displaced, threats
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.events import NoviceDisplaced
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.snapshot import Snapshot
from tests.games.luna.table.positions import random_positions

POSITIONS = list(random_positions(24, every=5))


def test_whom_a_tile_would_displace_is_whom_its_consecration_displaces():
    seen = 0
    for state in POSITIONS:
        for code in RULES.legal(state):
            if ACTIONS[code].kind == "consecrate":
                tile, events = ACTIONS[code].tile, RULES.apply(state, code)[1]
                lost = {event.tile for event in events if isinstance(event, NoviceDisplaced)}
                assert set(displaced(state, state.actor, tile)) == lost
                told = related(state, Pick(Kind.TILE, str(tile)))
                assert {int(p.key) for p, relation in told.items() if relation == Relation.LOSES} == lost
                seen += len(lost)
    assert seen > 10


def test_a_threat_is_a_tile_that_would_displace_the_novice_there():
    seen = 0
    for state in POSITIONS:
        shown = Snapshot.of(state)
        for placed in shown.temple:
            if placed.novice is None:
                continue
            owner = shown.seats.index(placed.novice)
            found = threats(state, owner, placed.tile)
            others = [seat for seat in range(len(shown.seats)) if seat != owner]
            for tile in (place.tile for place in shown.path):
                falls = any(placed.tile in displaced(state, seat, tile) for seat in others)
                assert falls == (tile in found)
            seen += len(found)
            assert not (placed.book and found)
    assert seen > 20


def test_a_tile_and_its_field_know_each_other_and_the_island_whose_novices_go_there():
    for state in POSITIONS[::4]:
        for place in Snapshot.of(state).path:
            key = str(place.tile)
            of_tile, of_field = related(state, Pick(Kind.TILE, key)), related(state, Pick(Kind.FIELD, key))
            assert of_tile[Pick(Kind.FIELD, key)] == Relation.BELONGS
            assert of_field[Pick(Kind.TILE, key)] == Relation.BELONGS
            island = Pick(Kind.ISLAND, ISLAND_NAMES[state.table.symbol_of(place.tile)])
            assert of_tile[island] == of_field[island] == Relation.BELONGS
            assert Pick(Kind.TILE, key) in related(state, island)


def test_looking_at_relations_changes_no_position():
    for state in POSITIONS[::10]:
        before = state.fields()
        for place in Snapshot.of(state).path:
            related(state, Pick(Kind.TILE, str(place.tile)))
        assert state.fields() == before


def test_nothing_belongs_to_the_sea():
    assert related(POSITIONS[0], Pick(Kind.SEA)) == {}
