"""What is advised is said as one does it, with a reason that is certain, and never to somebody."""

import re

import pytest

from luna.app.settings.language import LANGUAGES
from luna.games.rivers.bots.rivers_bots import RiversBots
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import ORDER, SEAT_NAMES
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.ui.reading.text import Text
from tests.games.rivers.bots.at_table import random_matches, seen
from tests.games.rivers.drawings import E3, E7
from tests.games.rivers.rules.map_setup import beginning, shown
from tests.games.rivers.words.positions import DRAWING, NAMES, SETUP, words
from tests.repository.text.fluent_files import FOLDER
from tests.repository.text.test_sentences import SECOND_PERSON


def advised(situation, line, language="en"):
    """What to do, and why."""
    return words(language).advice(situation.state, (situation.code(line),))


def test_a_tile_is_placed_for_its_points():
    situation = shown(DRAWING, "ram").hand("ram", "kgr")
    assert advised(situation, "tile green g4") == ("Place a market on G4", "")
    situation = shown(DRAWING, "heron").hand("heron", "kgr")
    assert advised(situation, "tile black g4") == ("Place a settlement on G4", "That brings +1 black.")
    assert advised(situation, "tile black g4", "de") == ("Eine Siedlung auf G4 legen", "Das bringt +1 Schwarz.")


def test_what_a_tile_brings_at_once_is_its_points_of_any_colour():
    situation = shown(DRAWING, "heron").hand("heron", "kgr")
    assert words("en").pays(situation.state, (situation.code("tile black g4"),)) == 1
    situation = shown(DRAWING, "ram").hand("ram", "kgr")
    assert words("en").pays(situation.state, (situation.code("tile green g4"),)) == 0


def test_a_leader_is_brought_where_it_will_score_or_to_a_revolt():
    situation = shown(E3, "fish")
    deed, why = advised(situation, "leader red h4")
    assert deed == "Bring the priest to H4"
    assert why == "There tiles of its colour score from now on."
    deed, why = advised(situation.hand("fish", "rrk"), "leader black h4")
    assert deed == "Bring the king to H4 and begin a revolt against Eva"
    assert why.startswith("Temples on the map: 2 against 3; a tie goes to the defender. ")


@pytest.mark.parametrize(
    ("own", "other", "told"),
    [
        ("rrk", "kkkkkk", "The hand can add 2, that of Eva up to 6."),
        ("rrk", "", "With 2 from the hand victory is "),
        ("kkk", "kkkkkk", "The hand can add nothing, that of Eva up to 6."),
    ],
)
def test_of_a_revolt_it_is_told_what_hands_can_add_of_that_of_another_only_its_size(own, other, told):
    hands = [shown(E3, "fish").hand("fish", own).hand("heron", each) for each in (other, other.replace("k", "r"))]
    whys = {advised(situation, "leader black h4")[1] for situation in hands}
    assert len(whys) == 1
    assert told in whys.pop()


def test_a_war_tells_both_sides_the_own_one_first():
    situation = shown(E7).hand("heron", "kggg").hand("fish", "ggg")
    lines = [RULES.notation(situation.state, code) for code in RULES.legal(situation.state)]
    begun = [advised(situation, line)[1] for line in lines if line.startswith("tile black")]
    assert any(why.startswith("Supporters on the map: ") for why in begun)


def test_a_war_that_is_chosen_is_named_once_with_both_sides():
    states = (seen(match.before(number)) for match in random_matches() for number in range(match.length))
    state = next(each for each in states if each.phase == ORDER)
    deed, _ = words("en").advice(state, RULES.legal(state)[:1])
    assert re.fullmatch(r"Fight the war over \w+ next: \w+ against \w+", deed)


def test_a_first_king_is_good_for_the_leaders_that_are_missing():
    situation = beginning()
    line = next(
        RULES.notation(situation.state, code)
        for code in RULES.legal(situation.state)
        if (ACTIONS[code].kind, ACTIONS[code].colour) == (ActionKind.LEADER, 0)
    )
    assert advised(situation, line)[1] == "There the king also scores for leaders that are missing."


def test_no_reason_without_points_holds_for_every_other_action_of_the_kind():
    """Else it would say of the kind what is true of it anyway, and nothing of this action."""
    said, kinds = RIVERS_TABLE.words(Text(FOLDER, "en").of("rivers"), NAMES, SETUP), set()
    for match in random_matches():
        for number in range(0, match.length, 23):
            state = seen(match.before(number))
            legal = RULES.legal(state)
            whys = {code: said.advice(state, (code,))[1] for code in legal[:: max(1, len(legal) // 40)]}
            for code, why in whys.items():
                if not why or "brings +" in why:
                    continue
                kind = ACTIONS[code].kind
                others = (other for other in legal if other != code and ACTIONS[other].kind == kind)
                alone = not any(ACTIONS[other].kind == kind for other in legal if other != code)
                assert alone or any(said.advice(state, (other,))[1] != why for other in others)
                kinds.add(kind)
    assert ActionKind.LEADER in kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_is_advised_in_every_language_and_nobody_addressed(language, caplog):
    said = RIVERS_TABLE.words(Text(FOLDER, language).of("rivers"), NAMES, SETUP)
    kinds = set()
    for match in random_matches():
        for number in range(match.length):
            state = seen(match.before(number))
            for kind, code in {ACTIONS[code].kind: code for code in RULES.legal(state)}.items():
                if number % 9 and kind in kinds:
                    continue
                kinds.add(kind)
                deed, why = said.advice(state, (code,))
                assert deed == deed.strip() != ""
                assert not deed.endswith(".")
                assert not why or why.endswith(".")
                aim = said.aim(state, (code,))
                assert aim == aim.strip() != ""
                assert not aim.endswith(".")
                assert not re.search(SECOND_PERSON[language], f"{deed} {why} {aim}", re.IGNORECASE)
    assert kinds == set(ActionKind)
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_a_lead_has_a_name_of_its_own(language):
    said = RIVERS_TABLE.words(Text(FOLDER, language).of("rivers"), dict.fromkeys(SEAT_NAMES, "Eva"), SETUP)
    names = [said.source(source) for source in RiversBots.sources]
    assert len(set(names)) == len(names)
    assert not set(names) & set(RiversBots.sources)
