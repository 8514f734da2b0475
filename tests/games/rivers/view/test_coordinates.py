"""The cells have letters and numbers at the edges of what is seen, which light up, and words name cells by them."""

import re

import pytest

from luna.core.intent import Pick
from luna.games.rivers.picks.bar import offered
from luna.games.rivers.picks.related import related
from luna.games.rivers.rules.actions import ACTIONS
from luna.games.rivers.rules.constants import ACT, CELLS, LEAVE
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.view.paint.coordinates import pointed_cells
from luna.games.rivers.words.text import describe, place_name
from tests.games.rivers.view.pictures_of import first, shown, some
from tests.games.rivers.view.test_readability import SIZE, drawn, faults

LETTERS, NUMBERS = list("ABCDEFGHIJKLMNOP"), [str(row) for row in range(1, 12)]


def told(view, picture):
    return [each for each in drawn(view, picture) if each.place.startswith("coordinates")]


def test_every_column_and_row_is_named_and_can_be_read(make_view, say):
    view = make_view(SIZE)
    seen = told(view, shown(view, first(ACT), say("en"), hover=Pick("cell", "k4")))
    assert [each.what for each in seen] == LETTERS + NUMBERS
    assert faults(seen) == []


def test_from_near_those_in_sight_stay_at_the_edges(make_view, say):
    view = make_view(SIZE)
    view.lens.nearer(2.0, (700, 300))
    while view.lens.moving:
        view.lens.update(0.1)
    seen = told(view, shown(view, first(ACT), say("en")))
    assert 0 < len(seen) < len(LETTERS + NUMBERS)
    assert set(LETTERS) & {each.what for each in seen}
    assert set(NUMBERS) & {each.what for each in seen}
    assert faults(seen) == []


@pytest.mark.parametrize("kind", ["cell", "treasure", "square"])
def test_what_is_pointed_at_names_its_cell(make_view, say, kind):
    view = make_view(SIZE)
    picture = shown(view, first(ACT), say("en"), hover=Pick(kind, "b2"))
    assert {place_name(cell) for cell in pointed_cells(picture)} == {"B2"}


def test_a_leader_and_a_line_name_their_cells(make_view, say):
    view, state = make_view(SIZE), next(each for each in some(3, 4, 25) if max(each.leader) >= 0)
    place = next(n for n, cell in enumerate(state.leader) if cell >= 0)
    leader = Pick("leader", f"{state.table.names[place // 4]}:{('black', 'red', 'blue', 'green')[place % 4]}")
    assert pointed_cells(shown(view, state, say("en"), hover=leader)) == {state.leader[place]}
    assert pointed_cells(shown(view, state, say("en"), chosen=frozenset({Pick("cell", "a1")}))) == {0}


def test_the_button_of_a_treasure_says_which_stays_and_lights_its_cell(make_view, say):
    view, state = make_view(SIZE), first(LEAVE)
    for each in offered(state):
        found = related(state, each.pick)
        picture = shown(view, state, say("en"), hover=each.pick, related=found)
        name = each.pick.key.removeprefix("leave-").upper()
        assert {place_name(cell) for cell in pointed_cells(picture)} == {name}
        assert f"{name} stays" in {button.label for button in picture.actions}


@pytest.mark.parametrize("language", ["en", "de", "pl", "it"])
def test_words_name_cells_with_a_capital(say, language):
    text = say(language)
    for state in some(5, 3, 30):
        for code in RULES.legal(state)[::5]:
            assert not re.search(r"\b[a-p]\d", describe(text, ACTIONS[code]))


def test_no_two_cells_have_one_name():
    assert len({place_name(cell) for cell in range(CELLS)}) == CELLS
