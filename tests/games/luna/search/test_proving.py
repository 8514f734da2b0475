"""What is proven in the last round of solo: no line is better, and the one that is told leads there."""

from __future__ import annotations

from contextlib import suppress

import pytest

from luna.ai.budget import Budget
from luna.core.analysis import Analysis
from luna.core.game import new_match
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.planning import Comparison, after, plans
from luna.games.luna.bots.proving import Proof, ahead, can_be_proven
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import COUNCIL_SEATS, ISLAND_NAMES, ON_PATH, OVER, ROUNDS, TILES
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.ceiling import Ceiling
from tests.app.alone.known import known
from tests.games.luna.bots.playing_bots import turns
from tests.games.luna.rules.table_setup import Situation, solo_table

KINDS = tuple(LUNA.alone.kinds)
SHORT = {"solo-1": 20, "solo-2": 15, "solo-3": 0}
"""Tables whose last turns leave little to compare."""
ROOM, MOST = 300, 5000


class TooMuchError(Exception):
    """More positions than can be tried out one by one."""


def last_round(kind: str, table: int) -> list[State]:
    """The positions of the last round of the best known line of a table, the last ones first."""
    challenge = LUNA.alone.tables(kind)[table]
    match = new_match(LUNA, challenge.setup)
    for line in known(challenge).line:
        code = LUNA.rules.code(match.state, line)
        assert code is not None
        match.play(code)
    found = [match.before(n) for n in range(match.length) if can_be_proven(match.before(n))]
    return found[::-1]


def best(state: State, seen: dict[str, int]) -> int:
    """The lead at the end, by trying out everything."""
    if state.phase == OVER:
        return ahead(state)
    key = repr(state.fields())
    if len(seen) > MOST:
        raise TooMuchError
    if key not in seen:
        leads = []
        for code in legal_codes(state):
            following = state.copy()
            play(following, code)
            leads.append(best(following, seen))
        seen[key] = max(leads)
    return seen[key]


def proof_of(state: State, lead: int, room: int = ROOM) -> Proof:
    proof = Proof(state, weights_for("solo"), lead, room)
    while proof.run(500):
        pass
    return proof


@pytest.mark.parametrize("kind", KINDS)
def test_no_line_that_is_known_passes_the_ceiling(kind):
    for table in range(0, 30, 3):
        lead = known(LUNA.alone.tables(kind)[table]).best
        for state in last_round(kind, table):
            ceiling, gained = Ceiling(state), lead - ahead(state)
            assert ceiling.floor(state) <= gained <= ceiling.floor(state) + ceiling.over(state)


def ending(**figures: str) -> Situation:
    """A last round in which yellow has all favours, seat and shrines, and nothing else is left on the path."""
    situation = solo_table().in_round(ROUNDS).in_temple("yellow", 20, 22).council_steps("yellow", COUNCIL_SEATS)
    situation.in_temple(None, *(tile for tile in range(1, TILES + 1) if situation.state.where[tile] == ON_PATH))
    situation.with_figures(priestess="herbs", builder="herbs", apostate="tides").with_figures(**figures)
    return situation.with_tokens("yellow", *ISLAND_NAMES).with_shrines_left("yellow", 0)


GAINED = {
    "the book's favour, used and had again": (
        ending().without_novices("red").with_shrines("yellow", "herbs", "book").with_active("yellow", book=2),
        ("book 3>20", "favor book", "book 20>22", "favor book"),
    ),
    "the favour that has built, had again": (
        ending(priestess="tides")
        .without_novices("red")
        .with_shrines_left("yellow", 1)
        .with_active("yellow", herbs=2, shrine=2),
        ("shrine", "favor shrine"),
    ),
    "what the automaton would take by building at the end": (
        ending().with_active("yellow", herbs=2).with_jetty("yellow", 2),
        ("sail jetty>herbs 2",),
    ),
}


@pytest.mark.parametrize(("situation", "lines"), GAINED.values(), ids=list(GAINED))
def test_a_gain_does_not_pass_the_ceiling(situation: Situation, lines: tuple[str, ...]):
    state, ceiling = situation.state, Ceiling(situation.state)
    gained = ahead(situation.play(*lines, "end").state) - ahead(state)
    assert ceiling.floor(state) < gained <= ceiling.floor(state) + ceiling.over(state)


@pytest.mark.parametrize("mode", ["solo 1", "solo 2", "solo 3"])
def test_what_is_proven_is_what_trying_out_everything_finds(mode):
    games, tried = (turns(mode, seed, ("level-2",)) for seed in (0, 2, 3)), 0
    late = [state for game in games for state, _ in game if can_be_proven(state)]
    for state in late:
        active = state.fields()["active"]
        assert isinstance(active, list)
        if sum(active[:7]) <= 1:
            ending = state.copy()
            play(ending, legal_codes(ending)[-1])
            proof = proof_of(state, ahead(ending))
            with suppress(TooMuchError):
                assert not proof.found or proof.lead == best(state, {})
                tried += proof.found
    assert tried >= 3


@pytest.mark.parametrize("kind", KINDS)
def test_the_line_that_is_proven_can_be_played_and_ends_with_its_lead(kind):
    state = last_round(kind, SHORT[kind])[1]
    proof = proof_of(state, ahead(state) - 20)
    assert proof.found
    assert proof.lead >= known(LUNA.alone.tables(kind)[SHORT[kind]]).best
    here = state.copy()
    for codes in proof.line():
        for code in codes:
            assert code in legal_codes(here)
            play(here, code)
    assert here.phase == OVER
    assert ahead(here) == proof.lead


def test_a_proof_without_room_claims_nothing():
    state = last_round("solo-1", 10)[-1]
    proof = proof_of(state, ahead(state) - 20, room=5)
    assert not proof.found


@pytest.mark.parametrize("kind", KINDS)
def test_an_analysis_of_the_last_choices_is_proven_and_of_earlier_rounds_it_is_not(kind):
    state = last_round(kind, SHORT[kind])[1]
    *_, found = plans(state, Budget(120))
    assert isinstance(found, Analysis)
    assert found.proven
    assert found.best.value == proof_of(state, ahead(state) - 20).lead
    early = LUNA.first(LUNA.alone.tables(kind)[0].setup)
    while early.phase != state.phase:
        play(early, legal_codes(early)[0])
    assert early.round < ROUNDS
    *_, open_ = plans(early, Budget(30))
    assert isinstance(open_, Analysis)
    assert not open_.proven


def test_what_no_beam_has_found_is_told_once_it_is_proven():
    state = last_round("solo-1", SHORT["solo-1"])[1]
    comparison = Comparison(state, weights_for("solo"), 1)
    while not comparison.compared:
        comparison.run(10)
    for choice in comparison.choices:
        choice.lead -= 30
    while comparison.prove(500, ROOM):
        pass
    told = comparison.told(0)
    assert told.proven
    assert ahead(after(state, comparison.choices[0].line)) == told.best.value
