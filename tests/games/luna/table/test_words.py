"""Chronicle, cards and foretold gains put every position into words."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.game import new_match
from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.seat import Seat
from luna.core.turn import Play
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.actions import ACTIONS, FIRST
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES, ROUNDS, TILES
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.events import Event, TokenSpent
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State, bribable, release_round, released
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.cards import Cards
from luna.games.luna.words.chronicle import Chronicle, deed
from luna.games.luna.words.gain import gain
from luna.ui.reading.text import Text
from tests.games.luna.rules.table_setup import solo_table, table
from tests.games.luna.table.positions import first_state, random_positions
from tests.root import ROOT

FOLDER = ROOT / "localization"
NAMES = {"yellow": "Ada", "red": "Bo", "blue": "Celia", "white": "Dario"}


@pytest.fixture(params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    return Text(FOLDER, request.param)


def a_game(lines: int, solo: int = 0) -> LunaMatch:
    seats = [Seat("red"), Seat("blue", "automaton" if solo else "human")]
    match = new_match(LUNA, draw_setup(shipped_board(), seats, 4, solo=solo))
    rng = Random(4)
    for _ in range(lines):
        legal = RULES.legal(match.state)
        if not legal:
            break
        match.play(rng.choice(legal))
    return match


def test_the_chronicle_tells_a_whole_game(text: Text) -> None:
    for solo in (0, 2):
        match = a_game(999, solo)
        lines = Chronicle(text, ["Ada", "Bo"], ["red", "blue"]).lines(match.steps, match.first)
        assert sum(line.heading for line in lines) == 7
        assert all(line.text and "{" not in line.text and "???" not in line.text for line in lines)


def test_the_chronicle_after_an_undo_is_the_one_of_the_shorter_game() -> None:
    text = Text(FOLDER, "en")
    match, kept = a_game(60), Chronicle(text, ["Ada", "Bo"], ["red", "blue"])
    long = kept.lines(match.steps, match.first)
    match.go_to(40)
    match.play(RULES.legal(match.state)[0])
    short = kept.lines(match.steps, match.first)
    assert short == Chronicle(text, ["Ada", "Bo"], ["red", "blue"]).lines(match.steps, match.first)
    assert short != long


@cache
def spending() -> list[tuple[State, Step[State, Event], list[int]]]:
    """Of every kind of action the first ones that use tokens: the position before, the step, the favours used."""
    found: dict[tuple[str, tuple[int, ...]], tuple[State, Step[State, Event], list[int]]] = {}
    bribed = table(3).with_novice_on("yellow", 12).with_tokens("yellow", "bribery").state
    for state in (bribed, *random_positions(24, every=9)):
        for code in RULES.legal(state):
            after, events = RULES.apply(state, code)
            favours = [event.favour for event in events if isinstance(event, TokenSpent)]
            if favours:
                key = ACTIONS[code].kind, tuple(favours)
                found.setdefault(key, (state, Step(code, tuple(events), after), favours))
    return list(found.values())


def test_every_token_used_is_named_in_the_chronicle_and_while_it_happens(text: Text) -> None:
    kinds = set()
    for before, step, favours in spending():
        colours = before.table.colours
        names = [NAMES[colour] for colour in colours]
        lines = [line.text for line in Chronicle(text, names, colours).lines([step], before)]
        moving = deed(text, step.events, NAMES, colours)
        for favour in favours:
            name = text("favour-name", favour=ISLAND_NAMES[favour])
            assert sum(name in line for line in lines) >= 1, (ACTIONS[step.code], lines)
            assert name in moving, (ACTIONS[step.code], moving)
        kinds.add((ACTIONS[step.code].kind, len(favours)))
    assert {kind for kind, _ in kinds} >= {"favor", "recruit", "shrine", "herbs", "appoint", "consecrate", "book"}
    assert {("appoint", 2), ("shrine", 2)} <= kinds


def test_everything_on_the_table_has_a_card(text: Text) -> None:
    board = shipped_board()
    kinds = ("novice", "resting", "island", "favour", "token")
    picks = [Pick(kind, name) for kind in kinds for name in ISLAND_NAMES]
    picks += [Pick("other", f"red:{name}") for name in ISLAND_NAMES]
    picks += [Pick(k) for k in ("council", "candle", "jetty", "reserve", "shrines")]
    picks += [Pick(k) for k in ("priestess", "builder", "apostate", "guardian")]
    picks += [Pick("action", name) for name in ("favor", "council", "meditate", "place-pairs", "end")]
    for state in random_positions(6, every=60):
        shown = Snapshot.of(state)
        cards = Cards(text, board, state, shown, NAMES)
        tiles = [place.tile for place in shown.path]
        fields = [number for each in shown.boards for number in each.tiles]
        more = [Pick("tile", str(t)) for t in tiles] + [Pick("field", str(t)) for t in fields]
        for pick in [*picks, *more, *(Pick("player", c) for c in shown.seats)]:
            card = cards.of(pick)
            assert card is not None, pick
            assert card.title
            for words in (card.title, card.subtitle, *card.lines, *card.facts, *card.more):
                assert "{" not in words, (pick, words)
                assert "](" not in words, (pick, words)
                assert not words.startswith(("card-", "fact-", "action-", "book-")), (pick, words)
        assert cards.of(Pick("nothing")) is None
    assert TILES == 28


def test_help_begins_with_what_the_card_leaves_out(text: Text) -> None:
    """Whoever has read the card finds something new at the top; who has not finds the whole card below."""
    state = first_state(2, preset=True)
    cards, told = Cards(text, shipped_board(), state, Snapshot.of(state), NAMES), set[str]()
    for pick in (*(Pick(kind) for kind in ("priestess", "builder", "guardian", "council")), Pick("island", "tides")):
        card = cards.of(pick)
        assert card
        assert card.more
        assert not set(card.more) & {*card.lines, *card.facts}
        told.update(card.more)
    assert text("help-example", told=text("book-tides-example")) in told


@pytest.mark.parametrize(
    "pick", [Pick("player", "yellow"), Pick("apostate"), Pick("round"), Pick("island", "herbs"), Pick("token", "herbs")]
)
def test_cards_whose_rule_differs_in_solo_say_so(text: Text, pick: Pick) -> None:
    rules = []
    for state in (first_state(2), first_state(solo=1)):
        card = Cards(text, shipped_board(), state, Snapshot.of(state), NAMES).of(pick)
        assert card is not None
        rules.append(card.lines)
    assert rules[0] != rules[1]


@pytest.mark.parametrize(
    "pick",
    [Pick("island", "herbs"), Pick("favour", "herbs"), Pick("token", "herbs"), Pick("slot", "herbs")],
    ids=lambda pick: str(pick.kind),
)
def test_the_herbs_say_that_they_were_taken_in_this_round(text: Text, pick: Pick) -> None:
    """R19, solo only."""
    situation = solo_table().with_active("yellow", herbs=2).with_inactive("yellow", book=1)
    taken = situation.play("favor herbs", "herbs book 1")
    facts = []
    for state in (situation.state, taken.state):
        card = Cards(text, shipped_board(), state, Snapshot.of(state), NAMES).of(pick)
        assert card is not None
        assert text("card-favour-rule", favour="herbs", mode="solo") in card.lines
        facts.append(text("fact-herbs-taken") in card.facts)
    assert facts == [False, True]


def test_the_card_of_a_tile_tells_the_round_in_which_it_is_released(text: Text) -> None:
    state, foretold = first_state(3, preset=True), dict[int, str]()
    while state.round < ROUNDS:
        shown = Snapshot.of(state)
        for place in shown.path:
            card = Cards(text, shipped_board(), state, shown, NAMES).of(Pick("tile", str(place.tile)))
            assert card is not None
            if released(state, place.tile):
                assert text("fact-released") in card.facts
                fact = foretold.pop(place.tile, "")
                assert not fact or fact == text("fact-bribery", round=state.round)
                continue
            round_number = release_round(state, place.tile)
            id = "fact-bribery" if bribable(state, place.tile) else "fact-locked"
            foretold[place.tile] = text(id, round=round_number)
            assert foretold[place.tile] in card.facts
            assert str(round_number) in foretold[place.tile]
        state = RULES.apply(state, FIRST["meditate"])[0]
    assert len(foretold) == 3


def test_what_an_action_would_bring_is_told_before_it_is_done(text: Text) -> None:
    told = set()
    for state in random_positions(12, every=30):
        for code in RULES.legal(state)[:40]:
            words = gain(text, state, Play(code), NAMES)
            assert "gain-" not in words
            told.add(bool(words))
    assert told == {True, False}


def test_points_of_a_consecration_and_its_displacement_are_added() -> None:
    text = Text(FOLDER, "en")
    for state in random_positions(60, every=3):
        for code in RULES.legal(state):
            if RULES.notation(state, code).startswith("consecrate"):
                after, events = RULES.apply(state, code)
                gained = after.fields()["influence"][state.actor] - state.fields()["influence"][state.actor]  # type: ignore[index]
                assert f"+{gained} influence" in gain(text, state, Play(code), NAMES)
                if len(events) > 1:
                    return
    pytest.fail("no displacement came up")
