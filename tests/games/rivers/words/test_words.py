"""What the table says before somebody acts: gains, prompts, questions, tips, overview; nothing that is hidden."""

import re
from itertools import islice

from luna.core.intent import Pick
from luna.core.rules import NOBODY
from luna.core.turn import Ask, Play
from luna.games.rivers.lessons.course import COURSE
from luna.games.rivers.picks.bar import SWAP, WITHDRAW
from luna.games.rivers.picks.kinds import BAG, CATASTROPHE, CONFLICT, SCREEN, Kind
from luna.games.rivers.points.kingdoms import room
from luna.games.rivers.points.prospect import prospect
from luna.games.rivers.rules.actions import ACTIONS, FIRST, ActionKind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import ACT, CELL_NAMES
from luna.games.rivers.rules.events import ConflictDecided, PointsGained
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.words.overview import sections
from luna.games.rivers.words.telling import line
from luna.games.rivers.words.tips import TIPS
from luna.ui.reading.text import Text
from luna.ui.table.picks import DONE, TablePick
from tests.games.rivers.drawings import E3, E7, E8
from tests.games.rivers.rules.map_setup import beginning, shown
from tests.games.rivers.rules.random_games import steps
from tests.games.rivers.words.positions import DRAWING, NAMES, SETUP, hand, questions, words
from tests.repository.text.fluent_files import FOLDER


def words_of(language):
    return Text(FOLDER, language).of("rivers")


def told(situation, line, language="en"):
    """What an action would bring."""
    code = situation.code(line)
    return words(language).gain(situation.state, Play(code), 0)


def test_a_tile_tells_points_and_for_whom_or_that_nobody_scores():
    situation = shown(DRAWING, "ram").hand("ram", "kgr")
    assert told(situation, "tile green g4") == "Eva: +1 green (the king stands in)"
    assert told(situation, "tile black g4") == "Eva: +1 black"
    assert told(situation, "tile black h5") == "Joins two kingdoms: the joining tile brings nobody a point"


def test_where_nobody_scores_the_reason_is_told_and_who_would():
    situation = shown(DRAWING, "ram").hand("ram", "kgr")
    assert told(situation, "tile black i4").split("\n") == [
        "Nobody scores: no king in this kingdom",
        "With a king here: +1 black",
    ]
    assert told(situation, "tile green i4").split("\n") == [
        "Nobody scores: neither trader nor king in this kingdom",
        "With a trader or a king here: +1 green",
    ]
    assert told(situation, "tile red a1").split("\n") == [
        "Nobody scores: no kingdom here",
        "With a priest or a king here: +1 red",
    ]


def test_a_leader_tells_what_it_will_score_for_and_its_temples_or_the_revolt():
    situation = shown(E3, "fish")
    assert told(situation, "leader red h4").split("\n") == ["Temples placed here: +1 red each", "2 temples beside it"]
    assert told(situation, "leader black h4") == "Revolt against Eva: 2 against 3"


def test_of_a_conflict_that_would_be_even_it_is_told_who_wins_it():
    situation = shown(E3, "fish")
    lines = [RULES.notation(situation.state, code) for code in RULES.legal(situation.state)]
    rows = [told(situation, line).split("\n") for line in lines if line.startswith("leader black")]
    even = [row for row in rows if re.search(r"(\d) against \1$", row[0])]
    assert even
    assert all(row[1] == "A tie goes to the defender" for row in even)
    assert [row for row in rows if "A tie goes to the defender" in row] == even


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


def test_points_of_a_monument_at_the_end_of_the_turn_are_told_as_its_own():
    ending, paid = Play(FIRST[ActionKind.PASS]), 0
    for state, _ in steps(15, 4):
        if state.phase == ACT and max(state.monument) >= 0:
            gains = [event for event in prospect(state, ending).events if isinstance(event, PointsGained)]
            rows = [row for row in words().gain(state, ending, 0).split("\n") if row.endswith("from a monument")]
            assert len(rows) == len(gains)
            paid += len(rows)
    assert paid


def test_whose_leader_loses_its_last_temple_is_told_before():
    situation = shown(DRAWING, "ram")
    assert told(situation, "catastrophe g5").split("\n") == [
        "Temple is destroyed",
        "King (Eva) without a temple, leaves at the end of the turn",
    ]


def test_of_a_decided_conflict_the_strength_of_the_winner_comes_first_whoever_attacked():
    """“Bo wins, 2 against 3” would read as if less had won."""
    situation = shown(E7).hand("heron", "k").hand("fish", "ggg").play("tile black h5", "war green", "commit 0")
    assert told(situation, "commit 2").split("\n")[0] == "Bo wins, 4 against 0"
    situation.play("commit 2")
    decided = next(event for event in situation.events if isinstance(event, ConflictDecided))
    assert line(words_of("en"), decided, list(NAMES.values())) == "War over green won against Eva, 4 against 0"


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
        buttons = RIVERS_TABLE.actions(text, state, turn)
        assert all(button.label for button in buttons)
        assert {button.pick for button in buttons if button.enabled} == {
            button.pick for button in buttons if button.pick in turn.sources()
        }
        assert {button.key for button in buttons} <= {*RIVERS_TABLE.keys(state), text("key-enter")}
    state = shown(E3).hand("heron", "rk").state
    turn = RIVERS_TABLE.turn(state)
    turn.drop(hand("red"), [BAG])
    done = RIVERS_TABLE.actions(text, state, turn)[-1]
    assert (done.pick, done.primary, done.enabled) == (DONE, True, True)


def test_a_decision_is_about_a_place():
    places = [RIVERS_TABLE.spotlight(state) for state in questions()]
    assert places[0] is None
    assert places[1] == Pick(Kind.CELL, "h5")
    assert places[2] == places[3] == places[4] == CONFLICT


def test_every_tip_comes_up_and_speaks_of_a_place():
    seen = set[str]()
    positions = [*questions(), *(state for state, _ in islice(steps(15, 4), 200) if state.actor != NOBODY)]
    for state in positions:
        while found := RIVERS_TABLE.tips.next(state, seen):
            tip, place = found
            assert isinstance(place, Pick)
            seen.add(tip)
    assert seen == {tip.id for tip in TIPS}


def test_what_the_lessons_have_taught_is_not_told_again():
    """What none of them says is left."""
    state, keys = beginning("heron ram").state, {lesson.key for lesson in COURSE.lessons}
    assert not RIVERS_TABLE.tips.taught(state, ())
    assert {"goal", "tile"} <= set(RIVERS_TABLE.tips.taught(state, {"leaders"}))
    assert {tip.lesson for tip in TIPS} <= {*keys, ""}
    told = {tip.id for tip in TIPS} - set(RIVERS_TABLE.tips.taught(state, keys))
    assert told == {"order", "leave", "second", "exposed"}


def tip_at(state, tip):
    """The place that a tip speaks of."""
    seen = {other.id for other in TIPS} - {tip}
    found = RIVERS_TABLE.tips.next(state, seen)
    return found and found[1]


def test_the_first_tip_says_what_to_do_and_the_next_what_it_brings():
    situation, said = beginning("heron ram", "kkkkkk"), list[str]()
    for _ in range(3):
        found = RIVERS_TABLE.tips.next(situation.state, said)
        said += [found[0]] if found else []
        situation = situation.play("leader black i6") if len(said) == 1 else situation
    assert said == ["leader", "tile", "goal"]


def test_the_first_tip_also_speaks_of_the_leaders_that_can_be_brought():
    state = beginning("heron ram").state
    leaders = {Pick(Kind.SUPPLY, colour) for colour in ("black", "red", "green", "blue")}
    assert set(RIVERS_TABLE.tips.also(state, "leader")) == leaders
    assert leaders <= RIVERS_TABLE.turn(state).sources()
    assert RIVERS_TABLE.tips.also(state, "goal") == ()


def test_the_tip_on_the_action_that_is_left_does_not_point_at_what_gives_it_up():
    assert tip_at(beginning("heron ram").play("leader black i6").state, "second") == SCREEN


def test_the_tip_on_points_speaks_of_the_panel_that_has_them():
    assert tip_at(beginning("heron ram").state, "goal") == Pick(TablePick.PLAYER, "heron")


def test_the_tip_on_leaders_speaks_of_the_cell_with_most_room_for_a_kingdom():
    """Not of the first one that is allowed, at the edge of the map."""
    state = beginning("heron ram").state
    at = tip_at(state, "leader")
    assert at
    allowed = {ACTIONS[code].cell for code in RULES.legal(state) if ACTIONS[code].kind == ActionKind.LEADER}
    most = max(room(state, each) for each in allowed)
    assert room(state, CELL_NAMES.index(at.key)) == most > room(state, min(allowed))


def test_the_tip_on_leaders_does_not_speak_of_the_kingdom_of_another():
    situation = beginning("heron ram").play("leader black i6", "pass")
    at = tip_at(situation.state, "leader")
    assert at
    assert at.key not in ("h7", "j7", "i8")


def test_the_tip_on_farms_speaks_of_the_river_nearest_to_the_leader_that_gains_by_it():
    situation = beginning("heron ram", "bbbbkk")
    assert tip_at(situation.state, "farm") is None
    situation.play("leader red j1").turn_of("heron")
    assert tip_at(situation.state, "farm") is None
    situation.play("leader black i8")
    assert tip_at(situation.state, "farm") == Pick(Kind.CELL, "i9")
    situation.turn_of("heron").play("leader blue b9").turn_of("heron")
    assert tip_at(situation.state, "farm") == Pick(Kind.CELL, "b7")


def test_what_is_done_needs_no_tip():
    code = shown(E3).code("pass")
    assert RIVERS_TABLE.tips.done(code) == ("second",)


def test_the_overview_tells_all_and_links_to_the_book(text, caplog):
    from luna.games.rivers.book.chapters import CHAPTERS

    sheet = sections(text, shipped_board())
    assert all(row.text and row.chapter in CHAPTERS for section in sheet for row in section.rows)
    assert caplog.messages == []
