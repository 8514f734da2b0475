"""What an action would bring: the gain first, then the cost, then scoring; all of it as it then happens."""

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.turn import Play
from luna.games.luna.points.displacing import threats
from luna.games.luna.points.forecast import forecast
from luna.games.luna.points.prospect import consecration, prospect
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY, PREPARE, TIRE
from luna.games.luna.rules.events import (
    CouncilAdvanced,
    NoviceConsecrated,
    NoviceDisplaced,
    NovicesTired,
    RoundScored,
    TokenSpent,
)
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.words.gain import gain
from luna.games.luna.words.telling import line
from luna.ui.reading.phrases import signed
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import random_positions
from tests.root import ROOT

NAMES = {"yellow": "Ada", "red": "Bo", "blue": "Celia", "white": "Dario"}
POSITIONS = list(random_positions(18, every=11))
SILENT = {ActionKind.DONE, ActionKind.END, ActionKind.TIRE, ActionKind.PLACE_SHRINE}
"""Actions that need no promise: what they do is all there is to say."""


@pytest.fixture(params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    return Text(ROOT / "localization", request.param)


def plays():
    return [(state, code) for state in POSITIONS for code in RULES.legal(state)]


def test_every_action_has_a_promise_in_every_language(text: Text) -> None:
    for state, code in plays()[::3]:
        told = gain(text, state, Play(code), NAMES)
        assert "{" not in told
        assert "???" not in told
        assert not any(line[0].islower() for line in told.split("\n") if line)
        assert bool(told) or ACTIONS[code].kind in SILENT, ACTIONS[code]


def test_the_gain_stands_before_the_cost_and_the_cost_before_what_follows() -> None:
    text = Text(ROOT / "localization", "en")
    for state, code in plays():
        events = RULES.apply(state, code)[1]
        tired = sum(e.count for e in events if isinstance(e, NovicesTired) and e.seat == state.actor)
        lines = gain(text, state, Play(code), NAMES).split("\n")
        if tired and state.phase not in (PREPARE, TIRE):
            cost = next(n for n, line in enumerate(lines) if text("gain-tires", count=tired) in line)
            assert cost, lines
            score = [n for n, line in enumerate(lines) if line.startswith("This round’s scoring")]
            assert all(cost < n for n in score)


def test_the_influence_promised_for_a_consecration_is_what_it_earns() -> None:
    text, seen, several = Text(ROOT / "localization", "en"), 0, 0
    for state, code in plays():
        if ACTIONS[code].kind == ActionKind.CONSECRATE:
            after, events = RULES.apply(state, code)
            earned = sum(e.points for e in events if isinstance(e, NoviceConsecrated))
            earned += sum(isinstance(e, NoviceDisplaced) for e in events)
            told = gain(text, state, Play(code), NAMES)
            assert text("gain-points", points=signed(text, earned)) in told
            guardian = state.table.guardian_values()[state.round - 1]
            displaced = sum(isinstance(e, NoviceDisplaced) for e in events)
            parts = f" ({guardian} from the guardian, {displaced} for displacing)"
            assert (parts in told) == bool(displaced), told
            several += bool(displaced)
            seen += 1
            if not any(isinstance(e, RoundScored) for e in events):
                before, now = (row(each, "influence")[state.actor] for each in (state, after))
                assert now - before == earned
    assert seen > 10
    assert several


PLACES = {
    "priestess": "on the Moon Priestess’s island",
    "apostate": "on the apostate’s island",
    "temple": "in the temple",
}


def test_what_scoring_is_said_to_change_is_the_difference_of_two_forecasts() -> None:
    text = Text(ROOT / "localization", "en")
    for state, code in plays()[::2]:
        told = prospect(state, Play(code))
        now, then = forecast(state), forecast(told.after)
        if state.phase in (PREPARE, TIRE) or now is None or then is None:
            continue
        said = gain(text, state, Play(code), NAMES)
        for value, name in PLACES.items():
            by = getattr(then.orders[state.actor], value) - getattr(now.orders[state.actor], value)
            line = next((line for line in said.split("\n") if line.startswith("This round’s scoring")), "")
            assert (f"{name} {signed(text, by)}" in line) == bool(by), (said, value, by)


def test_an_appointment_promises_the_consecration_that_follows() -> None:
    seen = 0
    for state, code in plays():
        if ACTIONS[code].kind == ActionKind.APPOINT:
            told, tile = prospect(state, Play(code)), ACTIONS[code].tile
            promised = consecration(told.after, state.actor, tile)
            turn = told.after.copy()
            turn.actor = state.actor
            legal = [c for c in RULES.legal(turn) if ACTIONS[c].kind == "consecrate" and ACTIONS[c].tile == tile]
            assert bool(promised) == bool(legal)
            seen += bool(promised)
    assert seen > 10


def test_an_appointment_by_bribery_tells_that_the_consecration_has_to_wait_or_be_bribed_again() -> None:
    text, seen = Text(ROOT / "localization", "en"), 0
    for state, code in plays():
        if ACTIONS[code].kind != ActionKind.APPOINT:
            continue
        told = prospect(state, Play(code))
        bribed = any(isinstance(e, TokenSpent) and e.favour == ISLAND_NAMES.index("bribery") for e in told.events)
        promise = gain(text, state, Play(code), NAMES)
        assert ("another Bribery token" in promise) == bribed, promise
        seen += bribed
    assert seen > 3


def test_a_seat_is_never_named_without_what_it_is_worth() -> None:
    text, seen = Text(ROOT / "localization", "en"), 0
    for state, code in plays():
        if ACTIONS[code].kind == ActionKind.COUNCIL:
            reached = next(e for e in RULES.apply(state, code)[1] if isinstance(e, CouncilAdvanced))
            named = f"seat {reached.target + 1} (worth {state.table.council[reached.target]})"
            assert named.capitalize() in gain(text, state, Play(code), NAMES)
            assert named in line(text, reached, ())
            seen += 1
    assert seen > 10


def test_an_answer_that_says_how_many_does_not_count_them_again() -> None:
    text = Text(ROOT / "localization", "en")
    for state, code in plays()[::5]:
        if ACTIONS[code].kind == ActionKind.COUNCIL:
            told = gain(text, state, Play(code), NAMES, numbered=True)
            assert "Those used become inactive" in told or ACTIONS[code].count == 0


def test_a_prospect_stops_before_the_scoring_and_changes_nothing() -> None:
    seen = 0
    for state, code in plays():
        before = state.fields()
        told = prospect(state, Play(code))
        assert state.fields() == before
        assert not any(isinstance(event, RoundScored) for event in told.events)
        if told.after.round == state.round and any(isinstance(e, RoundScored) for e in RULES.apply(state, code)[1]):
            seen += 1
    assert seen


def row(state: State, name: str) -> list[int]:
    values = state.fields()[name]
    assert isinstance(values, list)
    return values


def test_a_group_that_travels_arrives_as_a_whole() -> None:
    for state, code in plays():
        action = ACTIONS[code]
        if action.kind == "journey" and row(state, "active")[state.actor * 7 + action.source] > 1:
            one, two = (prospect(state, Play(code, times)) for times in (1, 2))
            there = state.actor * 7 + action.target
            assert len(two.events) == 2 * len(one.events)
            assert row(two.after, "inactive")[there] - row(one.after, "inactive")[there] == 1
            return
    raise AssertionError("nobody travelled")


def test_a_consecration_names_whoever_waits_to_displace_it() -> None:
    text, warned = Text(ROOT / "localization", "en"), 0
    for state in random_positions(60, every=2):
        for code in RULES.legal(state):
            if ACTIONS[code].kind != ActionKind.CONSECRATE:
                continue
            after = prospect(state, Play(code)).after
            owners, tile = row(after, "owner"), ACTIONS[code].tile
            others = (NOBODY, state.actor)
            waiting = [other for other in threats(after, state.actor, tile) if owners[other] not in others]
            told = gain(text, state, Play(code), NAMES)
            assert told.count("can displace it") == len(waiting)
            assert all(f"on tile {other} can displace it" in told for other in waiting)
            warned += len(waiting)
    assert warned
