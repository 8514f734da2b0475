"""What the table says of a position: prompts, gains, cards, chronicle, recap, tips; nothing that is hidden."""

import json
from dataclasses import replace
from itertools import islice

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.core.match import Match
from luna.core.rules import NOBODY
from luna.core.seat import Seat
from luna.core.turn import Ask, Play
from luna.games.rivers.picks.bar import SWAP, WITHDRAW
from luna.games.rivers.picks.kinds import BAG, CATASTROPHE, CONFLICT, SCREEN, Kind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, PAIR_NAMES, SEAT_NAMES
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup, initial_state
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.words.ending import verdict
from luna.games.rivers.words.overview import sections
from luna.ui.reading.text import Text
from luna.ui.table.picks import DONE, KEYS, TABLE, TablePick
from tests.games.rivers.drawings import E3, E7, E8, E10
from tests.games.rivers.rules.map_setup import Situation, beginning, shown
from tests.games.rivers.rules.random_games import drawn, steps
from tests.repository.text.fluent_files import FOLDER
from tests.root import ROOT

NAMES = dict(zip(SEAT_NAMES, ("Eva", "Jan", "Bo", "Al"), strict=True))
SETUP = Setup(tuple(map(Seat, SEAT_NAMES)), 0, shipped_board().letters)
DRAWING = """
     f   g   h   i   j
 4   ..  ..  ..  ..  ..
 5   Kh  r   ..  r   Rf
 6   ..  ..  g   ..  ..
"""


def hand(colour: str) -> Pick:
    """A tile of the hand."""
    return Pick(Kind.HAND, colour)


@pytest.fixture(params=LANGUAGES)
def text(request) -> Text:
    return Text(FOLDER, request.param).of("rivers")


def words(language="en", setup=SETUP):
    return RIVERS_TABLE.words(Text(FOLDER, language).of("rivers"), NAMES, setup)


def told(situation, line, language="en"):
    """What an action would bring."""
    code = situation.code(line)
    return words(language).gain(situation.state, Play(code), 0)


# -- what an action would bring


def test_a_tile_tells_points_and_for_whom_or_that_nobody_scores():
    situation = shown(DRAWING, "ram").hand("ram", "kgr")
    assert told(situation, "tile green g4") == "Eva: +1 green (the king stands in)"
    assert told(situation, "tile black g4") == "Eva: +1 black"
    assert told(situation, "tile black i4") == "Nobody scores"
    assert told(situation, "tile black h5") == "Joins two kingdoms, nobody scores"


def test_a_leader_tells_its_temples_or_the_revolt():
    situation = shown(E3, "fish")
    assert told(situation, "leader red h4") == "2 temples beside it"
    assert told(situation, "leader black h4") == "Revolt against Eva: 2 against 3"


def test_wars_tell_both_sides_as_they_lie_there():
    situation = shown(E7).hand("heron", "kggg").hand("fish", "ggg")
    lines = told(situation, "tile black h5").split("\n")
    assert lines == ["2 wars, the order is chosen", "War over black: Eva 1, Bo 0", "War over green: Eva 0, Bo 2"]
    assert told(situation.play("tile black h5"), "war green") == "War over green: Eva 0, Bo 2"


def test_support_tells_what_it_makes_and_the_last_word_how_it_ends():
    situation = shown(E7).hand("heron", "kggg").hand("fish", "ggg").play("tile black h5", "war green")
    assert told(situation, "commit 3") == "3 against 2 on the table; Bo may still add"
    situation.play("commit 3")
    assert told(situation, "commit 1").split("\n")[0] == "Bo wins, 3 against 3"
    lines = told(situation, "commit 0").split("\n")
    assert lines == ["Eva wins, 3 against 2", "Markets removed: 2", "Eva: +3 green"]


def test_what_hands_hold_changes_nothing_that_is_told():
    poor = shown(E7).hand("heron", "k").hand("fish", "")
    rich = shown(E7).hand("heron", "kggg").hand("fish", "gggggg")
    assert told(poor, "tile black h5") == told(rich, "tile black h5")
    assert told(shown(E3, "fish").hand("heron", "rr"), "leader black h4") == told(shown(E3, "fish"), "leader black h4")


def test_a_square_and_the_end_of_the_turn_are_foretold():
    assert (
        told(shown(E8, "fish").hand("fish", "r"), "tile red h5") == "Bo: +1 red\nSquare of four: a monument is possible"
    )
    situation = shown(E8, "fish", 1).hand("fish", "r").play("tile red h5")
    assert "Farmer (Eva) loses the last temple" in told(situation, "build g4 red-green")


def test_what_comes_from_the_bag_is_not_told():
    situation = shown(E3).hand("heron", "rr")
    assert told(situation, "swap red=2") == "2 tiles go, 2 come from the bag"


# -- prompts and questions


def test_every_question_has_words(text, caplog):
    talk = RIVERS_TABLE.words(text, NAMES, SETUP)
    for position in questions():
        turn = RIVERS_TABLE.turn(position)
        assert talk.prompt(position, turn, None, None)
        legal = [code for code in RULES.legal(position) if position.phase]
        title, answers = talk.choices(position, Ask(tuple(map(Play, legal))))
        assert title
        assert len(set(answers)) == len(answers)
        assert all(talk.outcome(position, Ask(()), Play(code)) is not None for code in legal)
    assert caplog.messages == []


def questions():
    """A position of each phase, from an action of a turn on."""
    yield shown(E3).hand("heron", "rk").state
    yield shown(E7).hand("heron", "k").play("tile black h5").state
    yield shown(E7).hand("heron", "k").play("tile black h5", "war green").state
    yield shown(E7).hand("heron", "k").play("tile black h5", "war green", "commit 0").state
    yield shown(E3, "fish").hand("fish", "rk").play("leader black h4").state
    yield shown(E8, "fish").hand("fish", "r").play("tile red h5").state
    yield shown(E10.format("k"), left=1).hand("heron", "b").play("tile blue e2").state


def test_the_prompt_follows_what_was_picked(text):
    talk, state = RIVERS_TABLE.words(text, NAMES, SETUP), shown(E3).hand("heron", "rk").state
    turn = RIVERS_TABLE.turn(state)
    prompts = {talk.prompt(state, turn, None, lifted) for lifted in (None, hand("red"), CATASTROPHE)}
    prompts.add(talk.prompt(state, turn, None, Pick(Kind.SUPPLY, "red")))
    turn.choose([WITHDRAW])
    prompts.add(talk.prompt(state, turn, None, None))
    turn.choose([SWAP])
    prompts.add(talk.prompt(state, turn, None, None))
    turn.choose([hand("red")])
    prompts.add(talk.prompt(state, turn, None, None))
    assert len(prompts) == 7
    assert all(prompt.startswith("Eva") for prompt in prompts)


def test_the_buttons_are_enabled_as_the_turn_says(text):
    for state in questions():
        turn = RIVERS_TABLE.turn(state)
        buttons = RIVERS_TABLE.actions(text, state, turn, 0)
        assert all(button.label for button in buttons)
        assert {button.pick for button in buttons if button.enabled} == {
            button.pick for button in buttons if button.pick in turn.sources()
        }
        assert {button.key for button in buttons} <= {*RIVERS_TABLE.keys(state), text("key-enter")}
    state = shown(E3).hand("heron", "rk").state
    turn = RIVERS_TABLE.turn(state)
    turn.drop(hand("red"), [BAG])
    done = RIVERS_TABLE.actions(text, state, turn, 0)[-1]
    assert (done.pick, done.primary, done.enabled) == (DONE, True, True)


def test_a_decision_is_about_a_place():
    places = [RIVERS_TABLE.spotlight(state) for state in questions()]
    assert places[0] is None
    assert places[1] == Pick(Kind.CELL, "h5")
    assert places[2] == places[3] == places[4] == CONFLICT


# -- cards


def everything(state):
    """All that can be pointed at."""
    yield from (Pick(Kind.CELL, name) for name in CELL_NAMES)
    yield from (Pick(kind, colour) for kind in (Kind.HAND, Kind.SUPPLY) for colour in COLOURS)
    yield from (Pick(Kind.MONUMENT, pair) for pair in PAIR_NAMES)
    yield from (Pick(Kind.TREASURE, name) for at, name in enumerate(CELL_NAMES) if state.treasure[at])
    yield from (KEYS, SCREEN, BAG, CATASTROPHE, TABLE, Pick(Kind.SQUARE, "a1"), Pick(Kind.MARKER))
    yield from (Pick(TablePick.PLAYER, name) for name in state.table.names)
    yield from (
        button.pick
        for button in RIVERS_TABLE.actions(Text(FOLDER, "en").of("rivers"), state, RIVERS_TABLE.turn(state), 0)
    )


def test_everything_that_can_be_pointed_at_has_a_card(text, caplog):
    for state in questions():
        cards = RIVERS_TABLE.words(text, NAMES, SETUP).cards(state, None)
        for pick in everything(state):
            card = cards.of(pick)
            assert card, pick
            assert card.title
            assert card.chapter
    assert caplog.messages == []


def test_the_list_of_keys_names_each_key_and_each_deed_once(text):
    card = RIVERS_TABLE.words(text, NAMES, SETUP).cards(next(questions()), None).of(KEYS)
    assert card
    named, deeds = zip(*(fact.split(" – ", 1) for fact in card.facts), strict=True)
    keys = ", ".join(named).split(", ")
    assert len(set(keys)) == len(keys) > 10
    assert len(set(deeds)) == len(deeds)


def test_a_kingdom_tells_its_leaders_and_supporters():
    cards = words().cards(shown(E7).state, None)
    assert "Trader: Bo, supporters: 2" in cards.of(Pick(Kind.CELL, "i5")).facts
    assert cards.of(Pick(Kind.LEADER, "fish:green")).facts == ("Temples beside it: 1", "Supporters in the kingdom: 2")


def test_a_card_shows_points_only_to_whom_they_belong():
    state = shown(E3).state
    for viewer in (0, 2, NOBODY):
        cards = words().cards(RULES.observe(state, viewer), None)
        for seat, name in enumerate(SEAT_NAMES):
            facts = cards.of(Pick(TablePick.PLAYER, name)).facts
            assert any(fact.startswith("Red: ") for fact in facts) == (seat == viewer)
    hidden = words().cards(RULES.observe(state, NOBODY), None)
    assert hidden.of(hand("red")).facts == ()


# -- chronicle, recap, tips


def played(seed, players):
    """A random game as a match."""
    setup = drawn(seed, players)
    match = Match(RULES, initial_state(shipped_board(), setup))
    for _, code in islice(steps(seed, players), 400):
        if code >= 0:
            match.play(code)
    return setup, match


@pytest.mark.parametrize(("seed", "players"), [(26, 2), (15, 4)])
def test_a_whole_game_is_told(text, seed, players, caplog):
    setup, match = played(seed, players)
    talk = RIVERS_TABLE.words(text, NAMES, setup)
    chronicle = talk.chronicle()
    lines = chronicle.lines(match.steps, match.first)
    assert all(line.text and line.short for line in lines)
    assert lines[0].heading
    assert sum(line.head for line in lines) == match.state.turn - (match.steps[-1].after.left == 2)
    assert talk.chronicle().lines(match.steps, match.first) == lines
    for end in range(1, len(match.steps), 17):
        part = match.steps[:end]
        assert len(talk.recap(match.first, part)) <= 5
        assert talk.deed(part[-1])
        assert talk.stage(part[-1].after)
    assert caplog.messages == []


def test_the_chronicle_grows_with_the_match_and_shrinks_with_an_undo():
    setup, match = played(3, 3)
    kept = words(setup=setup).chronicle()
    for end in (5, 30, 31, 32, 20, 33):
        part = match.steps[:end]
        assert kept.lines(part, match.first) == words(setup=setup).chronicle().lines(part, match.first)


def test_nothing_is_told_of_what_a_seat_may_not_know():
    setup, match = played(15, 4)
    step = next(step for step in match.steps if any(getattr(event, "colours", None) for event in step.events))
    for event in step.events:
        known, seen = (replace(step, events=(each,)) for each in (event, RULES.witness(event, NOBODY)))
        assert words(setup=setup).deed(known) == words(setup=setup).deed(seen)


def test_a_recap_tells_what_the_others_did_and_what_it_brought():
    situation = shown(DRAWING, "ram").hand("ram", "gk")
    match = Match(RULES, situation.state)
    for line in ("tile green g4", "pass"):
        match.play(Situation(match.state).code(line))
    rows = words().recap(match.first, match.steps)
    assert [(row.text, row.points) for row in rows] == [("Jan – Market on G4, Eva – +1 green", "")]


def test_the_verdict_names_the_colour_that_decided(text, caplog):
    state = shown(E3).state
    state.points[:16] = [7, 5, 14, 6, 8, 7, 7, 7, 7, 8, 8, 8, 0, 0, 0, 0]
    state.treasures[:3] = [3, 1, 0]
    assert "Bo" in verdict(text, state, NAMES)
    state.points[:16] = [1] * 16
    state.treasures[:3] = [0, 0, 0]
    assert all(name in verdict(text, state, NAMES) for name in NAMES.values())
    assert caplog.messages == []


def test_every_tip_comes_up_and_speaks_of_a_place():
    seen = set[str]()
    positions = [*questions(), *(state for state, _ in islice(steps(15, 4), 200) if state.actor != NOBODY)]
    for state in positions:
        while found := RIVERS_TABLE.tips.next(state, seen):
            tip, place = found
            assert isinstance(place, Pick)
            seen.add(tip)
    from luna.games.rivers.words.tips import TIPS

    assert seen == {tip.id for tip in TIPS}


def test_what_is_done_needs_no_tip():
    code = shown(E3).code("pass")
    assert RIVERS_TABLE.tips.done(code) == ("second",)


def test_the_overview_tells_all_and_links_to_the_book(text, caplog):
    from luna.games.rivers.book.chapters import CHAPTERS

    sheet = sections(text, shipped_board())
    assert all(row.text and row.chapter in CHAPTERS for section in sheet for row in section.rows)
    assert caplog.messages == []


def test_cards_of_own_pieces_name_their_owner_while_another_seat_decides():
    """As in a turn that is over but not confirmed, or while somebody else commits."""
    state = beginning("heron ram", "kkrbgg").turn_of("ram").state
    cards = words().cards(RULES.observe(state, 0), None)
    assert cards.of(Pick(Kind.SUPPLY, "black")).subtitle == "Eva"
    assert cards.of(Pick(Kind.SUPPLY, "black")).sprite == "leader_black_heron"
    assert cards.of(hand("green")).facts == words().cards(RULES.observe(state, 1), None).of(hand("green")).facts != ()
    unseen = words().cards(RULES.observe(state, NOBODY), None)
    assert unseen.of(hand("green")).facts == ()
    assert unseen.of(Pick(Kind.SUPPLY, "black")).subtitle == ""


def test_every_sprite_of_a_card_is_there():
    index = json.loads((ROOT / "assets" / "rivers" / "art" / "sprites.json").read_text("utf-8"))
    state = beginning("heron ram", "kkrbgg").state
    cards = words().cards(state, None)
    picks = [Pick(kind, colour) for kind in (Kind.HAND, Kind.SUPPLY) for colour in COLOURS]
    picks += [Pick(Kind.MONUMENT, pair) for pair in PAIR_NAMES] + [Pick(Kind.CELL, "k1"), Pick(Kind.TREASURE, "k1")]
    assert {cards.of(pick).sprite for pick in picks} <= index.keys()
    assert {RIVERS_TABLE.carried(state, pick)[0] for pick in (*picks[:8], CATASTROPHE)} <= index.keys()
    rows = [row for section in sections(Text(FOLDER, "en").of("rivers"), shipped_board()) for row in section.rows]
    assert {row.sprite for row in rows if row.sprite} <= index.keys()
