"""Chapter 11: a seat sees its own hand, what lies open, and numbers; nothing leaks."""

from __future__ import annotations

from random import Random

from luna.core.rules import Step
from luna.games.rivers.rules.actions import ACTIONS
from luna.games.rivers.rules.constants import NOBODY, OPEN, OVER, SPHERES
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.events import TilesDrawn, TilesSwapped, witness
from luna.games.rivers.rules.explain import explain
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.sight import imagine, observe, unseen
from luna.games.rivers.rules.state import State, bag_left
from tests.games.rivers.drawings import E3, E7

from .map_setup import Situation, beginning, shown
from .random_games import any_game, steps


def test_a_seat_sees_its_own_hand_and_numbers_of_the_others():
    seen = dump(observe(beginning("heron ram").state, 0))
    assert seen["players"]["heron"]["hand"] == {"black": 6, "red": 0, "blue": 0, "green": 0}
    assert seen["players"]["ram"] == {
        "leaders": {"black": None, "red": None, "blue": None, "green": None},
        "hand": 6,
        "swapped": 0,
        "catastrophes": 2,
        "points": None,
        "treasures": None,
    }
    assert seen["bag"] == 131
    assert seen["legal"]
    assert not dump(observe(beginning("heron ram").state, 1))["legal"]
    assert not dump(observe(beginning("heron ram").state, NOBODY))["legal"]


def test_all_is_open_when_the_game_is_over():
    over = beginning().bag("").hand("heron", "").play("pass").state
    assert observe(over, 1) is over
    assert imagine(over, 1, Random(1)) is over


def test_drawn_and_swapped_tiles_are_known_to_their_owner():
    events = beginning().play("swap black=2").events
    swapped, drawn = (event for event in events if isinstance(event, TilesSwapped | TilesDrawn))
    assert witness(swapped, 0) == swapped
    assert witness(swapped, 1) == TilesSwapped(0, 2, None)
    assert witness(drawn, NOBODY) == TilesDrawn(0, 2, 2, None)
    assert witness(drawn, 0) == drawn


def told(s: State, seat: int, codes: list[int]) -> tuple[object, ...]:
    """All that the program says to a seat about a position."""
    refusals = [explain(s, code) for code in codes] if seat == s.actor else []
    return dump(s), legal_codes(s) if seat == s.actor else [], refusals


def with_other_secrets(s: State, seat: int, rng: Random) -> State:
    """A position that differs in everything the seat can't see, points and treasures of the others included."""
    other = imagine(s, seat, rng)
    for place in range(SPHERES * other.table.seats):
        if place // SPHERES != seat:
            other.points[place] = rng.randrange(20)
    for owner in range(other.table.seats):
        if owner != seat:
            other.treasures[owner] = rng.randrange(4)
    return other


@any_game
def test_what_a_seat_cannot_see_changes_nothing_for_it(seed: int, players: int):
    rng = Random(seed)
    for number, (state, _) in enumerate(steps(seed, players)):
        if number % 25 or state.phase == OVER:
            continue
        codes = rng.sample(range(len(ACTIONS)), 60)
        for seat in range(players):
            other = with_other_secrets(state, seat, rng)
            assert observe(other, seat).fields() == observe(state, seat).fields()
            assert told(observe(other, seat), seat, codes) == told(observe(state, seat), seat, codes)
            assert told(other, seat, codes)[1:] == told(observe(state, seat), seat, codes)[1:]


@any_game
def test_imagining_deals_only_what_is_hidden(seed: int, players: int):
    rng = Random(seed)
    for number, (state, _) in enumerate(steps(seed, players)):
        if number % 25 or state.phase == OVER:
            continue
        for seat in range(players):
            seen, world = observe(state, seat), imagine(state, seat, rng)
            assert observe(world, seat).fields() == seen.fields() == observe(seen, seat).fields()
            assert unseen(world, NOBODY) == unseen(state, NOBODY)
            assert len(world.table.bag) - world.drawn == bag_left(state)
            assert all(counts_of(world, other) == counts_of(state, other) for other in range(players))
            assert imagine(seen, seat, Random(7)).fields() == imagine(state, seat, Random(7)).fields()


def counts_of(s: State, seat: int) -> tuple[int, int]:
    """Tiles in a seat's hand and those it has swapped."""
    own = slice(SPHERES * seat, SPHERES * seat + SPHERES)
    return sum(s.hand[own]), sum(s.swapped[own])


def test_every_hidden_tile_is_as_likely_to_be_anywhere():
    """A colour's share at each place over many worlds is its share of all that is unseen, within five deviations."""
    state = beginning("heron ram fish", "rrkkbg").play("swap red=2", "pass", "swap black=1 blue=1 green=1").state
    left, worlds = unseen(state, 0), [imagine(state, 0, Random(seed)) for seed in range(600)]
    for places in (
        [world.hand[SPHERES : 2 * SPHERES] for world in worlds],
        [world.hand[2 * SPHERES : 3 * SPHERES] for world in worlds],
        [world.swapped[SPHERES : 2 * SPHERES] for world in worlds],
        [one_of(world.table.bag[world.drawn]) for world in worlds],
        [one_of(world.table.bag[-1]) for world in worlds],
    ):
        for colour in range(SPHERES):
            share, tiles = left[colour] / sum(left), sum(map(sum, places))
            deviation = (tiles * share * (1 - share)) ** 0.5
            assert abs(sum(place[colour] for place in places) - tiles * share) < 5 * deviation


def one_of(colour: int) -> list[int]:
    """A single tile by colour."""
    return [int(colour == each) for each in range(SPHERES)]


def test_a_seen_position_can_be_played_on():
    seen = observe(shown(E3, "fish").hand("fish", "r").hand("heron", "rr").state, 2)
    for line in ("leader black h4", "commit 1"):
        code = RULES.code(seen, line)
        assert code is not None
        seen, _ = RULES.apply(seen, code)
    assert dump(seen)["players"]["heron"]["hand"] == 2
    passed = observe(beginning().state, 0)
    passed.hand[0] -= 1
    passed.held[0] -= 1
    after, events = RULES.apply(passed, RULES.code(passed, "pass") or 0)
    assert (after.held[0], sum(after.hand[:SPHERES])) == (6, 5)
    assert TilesDrawn(0, 1, 1, None) in events


def test_what_reveals_something():
    def reveals(situation: Situation, line: str) -> bool:
        code = RULES.code(situation.state, line)
        assert code is not None
        after, events = RULES.apply(situation.state, code)
        step = type("Step", (), {"code": code, "events": events, "after": after})
        return RULES.reveals(situation.state, step)  # type: ignore[arg-type]

    assert not reveals(beginning(), "catastrophe a1")
    assert not reveals(shown(E3, "fish"), "leader black h4")
    assert reveals(shown(E3, "fish").play("leader black h4"), "commit 0")
    assert reveals(beginning(), "swap black=1")
    assert reveals(shown(E7, "palm").hand("palm", "k").play("tile black h5"), "war green")
    assert reveals(beginning(), "pass")


def test_who_plays_on_an_imagined_position_sees_all_of_it():
    world = imagine(beginning().state, 2, Random(3))
    assert world.viewer == OPEN
    before = bag_left(world)
    swapped = next(code for code in legal_codes(world) if ACTIONS[code].kind == "swap")
    play(world, swapped)
    assert bag_left(world) == before - 1
    assert sum(world.hand[:SPHERES]) == world.held[0] == 6


def test_until_a_turn_is_confirmed_what_it_draws_is_kept_back():
    situation = beginning("heron ram", "bkkkkk").play("tile blue a4")
    placed, code = situation.state, situation.code("pass")
    ended = situation.play("pass")
    kept = RULES.while_open(Step(code, ended.events, ended.state))
    assert [event.count for event in ended.events if isinstance(event, TilesDrawn)] == [1]
    assert not any(isinstance(event, TilesDrawn) for event in kept.events)
    assert (kept.after.turn, bag_left(kept.after)) == (placed.turn, bag_left(placed))
    assert (kept.after.hand, kept.after.held) == (placed.hand, placed.held)
