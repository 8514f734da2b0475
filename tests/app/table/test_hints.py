"""At the table: what pointing at a place would bring is told and shown, by mouse and by keyboard alike."""

import pygame

from luna.app.table.telling.answers import Answers, apart
from luna.core.intent import Pick
from luna.core.turn import Ask
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.hands import key


def middle(table, pick):
    return table.view.place(pick, table.shown()).center


def a_group(table):
    """An island with two novices that can support the council."""
    codes = [ACTIONS[code] for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "council"]
    return Pick("novice", ISLAND_NAMES[next(action.source for action in codes if action.count == 2)])


def choose(table, pick):
    table.click([pick], middle(table, pick))


def appointment(table):
    return next(ACTIONS[code].tile for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "appoint")


def test_nothing_is_named_before_something_is_carried_or_picked(table):
    assert table.shown().signs == {}


def test_every_target_of_a_picked_group_bears_the_word_of_its_button(app, table):
    choose(table, a_group(table))
    shown = table.shown()
    words = {button.label: button.icon for button in shown.actions}
    assert shown.signs.keys() == {pick for pick in shown.targets if pick.kind != "action"}
    assert all(words[sign.word] == sign.icon for sign in shown.signs.values())
    assert {"Journey", "Council"} <= {sign.word for sign in shown.signs.values()}


def test_the_keyboard_gets_the_same_hint_and_ghosts_as_the_mouse(app, table):
    choose(table, a_group(table))
    key(app, pygame.K_TAB)
    by_key = table.shown()
    assert by_key.hover in by_key.targets
    assert by_key.bubble
    assert by_key.outcome
    place = by_key.hover
    table.hand.hover((5, 700))
    table.hand.hover(middle(table, place))
    by_mouse = table.shown()
    assert by_mouse.bubble.text == by_key.bubble.text
    assert by_mouse.outcome == by_key.outcome


def test_a_place_that_leads_nowhere_has_no_ghosts(table):
    table.hand.hover(middle(table, Pick("priestess")))
    assert table.shown().outcome is None


def test_a_question_tells_what_each_answer_would_bring(app, table):
    choose(table, a_group(table))
    choose(table, Pick("council"))
    assert isinstance(table.asked, Ask)
    shown, words, state = table.shown(), table.wording.words, table.table.present
    for play, gain in zip(table.asked.plays, shown.choices.gains, strict=True):
        lines = words.outcome(state, table.asked, play).split("\n")
        assert gain in lines
        assert all(line in "\n".join(shown.card.lines) for line in lines)
    assert shown.card.title == shown.choices.title


def test_the_card_of_a_question_tells_of_the_answer_pointed_at_where_it_has_no_room_for_all(app, table):
    choose(table, a_group(table))
    choose(table, Pick("council"))
    options = table.shown().choices.options
    assert app.context.text("choices-point") in table.shown().card.brief
    table.hand.hover(table.place(Pick("choice", "1")).center)
    card = table.shown().card
    assert card.lines[1] in card.brief or card.lines[2] in card.brief
    assert options[0] not in "\n".join(card.brief)
    outcome = table.wording.words.outcome(table.table.present, table.asked, table.asked.plays[1])
    assert all(line in "\n".join(card.brief) for line in outcome.split("\n"))


def test_what_all_answers_would_bring_is_told_once():
    own, common = apart(["seat 2\ncosts a token\n+1", "seat 3\ncosts a token\n+2"])
    assert own == ("seat 2\n+1", "seat 3\n+2")
    assert common == "costs a token"
    assert apart(["seat 2\n+1"]) == (("seat 2\n+1",), "")


def test_no_answer_is_left_without_a_word_beside_others_that_have_one():
    outcomes = ["no change", "no change\nthe priestess next round"]
    assert apart(outcomes) == (tuple(outcomes), "")
    assert apart(["no change", "no change"]) == (("", ""), "no change")


def test_each_answer_is_told_from_the_others_by_the_first_line_that_not_all_of_them_have():
    def gains(*outcomes):
        return Answers("?", ("a", "b"), outcomes).gains

    assert gains("+1\nseat 2", "+2\nseat 3") == ("+1", "+2")
    assert gains("+1\nseat 2", "+1\nseat 3") == ("seat 2", "seat 3")
    assert gains("no change", "no change\nthe priestess next round") == ("no change", "the priestess next round")
    assert gains("+1\ncosts a token", "+1\ncosts a token") == ("", "")


def test_answers_are_alike_where_all_of_them_gain_the_same_whatever_else_they_bring():
    assert Answers("?", ("a", "b"), ("+1\nseat 2", "+1\nseat 3")).alike
    assert not Answers("?", ("a", "b"), ("+1\ncosts a token", "+2\ncosts a token")).alike


def test_on_the_card_of_a_question_the_gain_stands_first_also_where_all_answers_share_it(app):
    shared = Answers("?", ("a", "b"), ("+1\nseat 2", "+1\nseat 3")).card(app.context.text, None)
    assert shared.lines == ("In every case: +1", "a\nseat 2", "b\nseat 3")
    apart_ = Answers("?", ("a", "b"), ("+1\na token", "+2\na token")).card(app.context.text, None)
    assert apart_.lines == ("a\n+1", "b\n+2", "In every case: a token")
    same = Answers("?", ("a", "b"), ("no change", "no change")).card(app.context.text, 1)
    assert same.lines == same.brief == ("In every case: no change",)


def test_the_answer_pointed_at_is_shown_as_ghosts(app, table):
    choose(table, a_group(table))
    choose(table, Pick("council"))
    seen = []
    for option in range(2):
        table.hand.hover(middle(table, Pick("choice", str(option))))
        seen.append(table.shown().outcome)
    assert all(seen)
    assert seen[0].council != seen[1].council


def test_enter_goes_to_the_first_answer_and_then_takes_it(app, table):
    choose(table, a_group(table))
    choose(table, Pick("council"))
    first = table.asked.plays[0]
    key(app, pygame.K_RETURN)
    assert not table.game.match.steps
    key(app, pygame.K_RETURN)
    assert table.game.match.steps[-1].code == first.code


def test_a_click_on_a_released_tile_and_enter_appoint_there(app, table):
    tile = appointment(table)
    choose(table, Pick("tile", str(tile)))
    assert len(table.shown().targets) == 1
    assert [sign.word for sign in table.shown().signs.values()] == [app.context.text("action-name", action="appoint")]
    key(app, pygame.K_RETURN)
    if table.asked:
        key(app, pygame.K_RETURN)
    assert ACTIONS[table.game.match.steps[-1].code].tile == tile


def test_a_click_on_a_tile_that_is_not_released_says_so(app, table):
    locked = table.picture.position.path[0].tile
    choose(table, Pick("tile", str(locked)))
    assert table.shown().bubble.tone == "refusal"
    assert str(locked) in table.shown().bubble.text


def test_pointing_at_a_tile_shows_its_field_and_island_until_something_is_picked(app, table):
    tile = Pick("tile", str(appointment(table)))
    table.hand.hover(middle(table, tile))
    related = table.shown().related
    assert Pick("field", tile.key) in related
    assert any(pick.kind == "island" for pick in related)
    choose(table, a_group(table))
    assert table.shown().related == {}


def test_the_last_deed_is_marked_where_it_happened_until_something_is_picked(app, table):
    tile = appointment(table)
    table.play(next(code for code in RULES.legal(table.game.state) if ACTIONS[code].tile == tile))
    assert Pick("tile", str(tile)) in table.shown().recent
    choose(table, next(pick for pick in sorted(table.turn.sources()) if pick.kind == "novice"))
    assert table.shown().recent == frozenset()


def test_the_prompt_names_what_glows(app, table):
    choose(table, Pick("action", "journey"))
    text, name = app.context.text, table.wording.name(table.table.actor)
    assert {pick.kind for pick in table.shown().targets} == {"novice"}
    assert table.shown().prompt == text("prompt-step", name=name, action="journey", step="first")
    choose(table, next(iter(sorted(table.shown().targets))))
    assert {pick.kind for pick in table.shown().targets} == {"island"}
    assert table.shown().prompt == text("prompt-step", name=name, action="journey", step="second")
