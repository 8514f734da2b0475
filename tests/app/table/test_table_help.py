"""Help at the table: a right click or H explains, anything else goes on playing."""

import sys
from types import ModuleType

import pygame
import pytest

from luna.app.screens.menu import Menu
from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.picks.bar import offered
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.scene import Scene
from luna.ui.table.picks import HELP_LINK, HELP_PANEL, KEYS
from tests.app.table.tables import new_table, open_choice, quiet

LEFT, RIGHT = pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT


class Book(Scene):
    """Stands for the rules book."""

    def __init__(self, context, game, chapter="goal", printed=""):
        self.chapter = chapter


@pytest.fixture(autouse=True)
def book(monkeypatch):
    module = ModuleType("rules_book")
    monkeypatch.setattr(module, "RulesBook", Book, raising=False)
    monkeypatch.setitem(sys.modules, "luna.app.rules_book.scene", module)


def place(table, pick):
    return table.view.place(pick, table.shown()).center


def press(app, at, button=LEFT):
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, pos=at, button=button))
    app.draw()


def key(app, code, unicode="", mod=0):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=code, mod=mod, unicode=unicode))
    app.draw()


def move(app, at):
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))


def top(app):
    return app.top


def a_source(table, kind):
    return min(pick for pick in table.turn.sources() if pick.kind == kind)


def link(table):
    return place(table, HELP_LINK)


def test_a_right_click_explains_what_the_pointer_is_on(app, table):
    press(app, place(table, Pick("priestess")), RIGHT)
    help = table.shown().help
    assert help.about == Pick("priestess")
    assert help.card.chapter == "scoring"
    assert "Scoring" in help.link


def test_a_second_right_click_on_the_same_thing_closes_and_on_another_explains_that(app, table):
    press(app, place(table, Pick("priestess")), RIGHT)
    press(app, place(table, Pick("apostate")), RIGHT)
    assert table.help.topic == Pick("apostate")
    press(app, place(table, Pick("apostate")), RIGHT)
    assert table.help.topic is None


def test_a_right_click_puts_a_pick_back_first(app, table):
    press(app, place(table, novice := a_source(table, "novice")))
    assert table.turn.picks == (novice,)
    press(app, place(table, Pick("priestess")), RIGHT)
    assert table.turn.picks == ()
    assert table.help.topic is None


def test_a_right_click_puts_a_carried_piece_back(app, table):
    start = place(table, a_source(table, "novice"))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=LEFT))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(start[0] + 40, start[1]), rel=(40, 0), buttons=(1, 0, 0)))
    assert table.hand.lifted
    press(app, (start[0] + 40, start[1]), RIGHT)
    assert table.hand.lifted is None
    assert table.help.topic is None


def test_h_explains_where_the_keyboard_is(app, table):
    key(app, pygame.K_TAB)
    focus = table.pointing.hover
    key(app, pygame.K_h, "h")
    assert table.help.topic == focus
    key(app, pygame.K_h, "h")
    assert table.help.topic is None


def test_h_explains_what_the_pointer_is_on(app, table):
    at = place(table, Pick("council"))
    pygame.mouse.set_pos(at)
    pygame.event.pump()
    if pygame.mouse.get_pos() != at:
        pytest.skip("no pointer that can be moved")
    key(app, pygame.K_h, "h")
    assert table.help.topic.kind in ("council", "seat", "disc")


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_v])
def test_a_key_closes_it(app, table, code):
    press(app, place(table, Pick("priestess")), RIGHT)
    key(app, code)
    assert table.help.topic is None
    assert top(app) is table
    assert table.preview.on == (code == pygame.K_v)


def test_a_click_elsewhere_closes_it_and_does_what_it_does_without_it(app, table):
    novice = a_source(table, "novice")
    press(app, place(table, Pick("priestess")), RIGHT)
    press(app, place(table, novice))
    assert table.help.topic is None
    assert table.turn.picks == (novice,)


def test_a_button_is_pressed_although_a_card_is_open(app, table):
    press(app, place(table, Pick("priestess")), RIGHT)
    press(app, place(table, Pick("bar", "menu")))
    assert isinstance(top(app), Menu)
    assert table.help.topic is None


def test_a_click_on_the_panel_leaves_it_open(app, table):
    press(app, place(table, Pick("priestess")), RIGHT)
    rect = table.view.place(HELP_PANEL, table.shown())
    press(app, (rect.x + 5, rect.y + 5))
    assert table.help.topic == Pick("priestess")


@pytest.mark.parametrize("by", ["click", "enter"])
def test_the_link_opens_the_chapter_and_the_table_is_as_before_when_the_book_closes(app, table, by):
    press(app, place(table, Pick("candle")), RIGHT)
    before = table.shown()
    press(app, link(table)) if by == "click" else key(app, pygame.K_RETURN)
    assert isinstance(top(app), Book)
    assert top(app).chapter == "meditate"
    app.pop()
    assert top(app) is table
    assert (table.shown().help, table.shown().state) == (before.help, before.state)


def test_an_action_that_is_not_possible_says_why(app, table):
    enabled = {pick.key for pick in table.turn.sources() if pick.kind == "action"}
    for name in (action.key for action in offered(table.game.state)):
        card = table.picture.cards.of(Pick("action", name))
        assert card.facts[0] == app.context.text("help-possible" if name in enabled else "help-impossible")
        assert len(card.facts) == (1 if name in enabled else 2)


def test_the_question_mark_lists_the_keys(app, table):
    press(app, place(table, Pick("bar", "keys")))
    assert table.help.topic == Pick("bar", "keys")
    assert any(fact.startswith("H ") for fact in table.shown().help.card.facts)


@pytest.mark.parametrize(
    ("language", "system", "words"),
    [
        ("en", "other", "Ctrl+Z, Ctrl+Y"),
        ("de", "other", "Strg+Z, Strg+Y"),
        ("de", "mac", "⌘Z, ⌘Y"),
        ("pl", "mac", "⌘Z, ⌘Y"),
        ("pl", "other", "Ctrl+Z, Ctrl+Y"),
        ("it", "other", "Ctrl+Z, Ctrl+Y"),
        ("it", "mac", "⌘Z, ⌘Y"),
        ("en", "mac", "⌘Z, ⌘Y"),
    ],
)
def test_the_key_held_with_a_letter_has_the_name_it_bears(make_app, monkeypatch, language, system, words):
    monkeypatch.setattr("luna.games.luna.words.details.SYSTEM", system)
    scene = new_table(quiet(make_app(language)))
    scene.help.open(Pick("bar", "keys"))
    shown = scene.shown().help
    assert shown
    assert any(fact.startswith(words) for fact in shown.card.facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", ["other", "mac"])
def test_the_list_of_keys_names_each_key_and_each_deed_once(make_app, monkeypatch, language, system):
    monkeypatch.setattr("luna.games.luna.words.details.SYSTEM", system)
    scene = new_table(quiet(make_app(language)))
    scene.help.open(KEYS)
    shown, named, deeds = scene.shown().help, list[str](), list[str]()
    assert shown
    for fact in shown.card.facts:
        keys, _, told = fact.partition(" – ")
        named += keys.split(", ")
        deeds += told.split("; ")
    assert len(set(named)) == len(named)
    assert len(set(deeds)) == len(deeds)


def test_the_keys_are_listed_where_they_are_asked_for_and_not_beside_it_too(app, table):
    move(app, place(table, KEYS))
    assert table.shown().card.title == app.context.text("help-bar-title", button="keys")
    assert table.shown().card.facts == ()


@pytest.mark.parametrize(("mode", "level"), [("players", 0), ("solo", 2)])
def test_the_list_of_keys_names_the_recap_at_every_table(app, mode, level):
    scene = open_choice(app, NewGame(mode, level, (("yellow", "Ada"), ("red", "")), "free", None, None, 7))
    app.push(scene)
    scene.help.open(Pick("bar", "keys"))
    shown = scene.shown().help
    assert shown
    assert app.context.text("help-key", what="recap") in shown.card.facts


def test_an_option_is_explained_as_the_action_it_stands_for(app, table):
    codes = [code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "journey"][:2]
    from luna.core.turn import Ask, Play

    table.settle(Ask(tuple(map(Play, codes))), (600, 400))
    table.help.open(Pick("choice", "1"))
    assert table.shown().help.card.title == app.context.text("action-name.full", action="journey")


def test_the_next_action_closes_it(app, table):
    table.help.open(Pick("priestess"))
    table.play(RULES.legal(table.game.state)[0])
    assert table.help.topic is None


def test_o_opens_the_overview(app, table, monkeypatch):
    opened = []
    module = ModuleType("overview")

    def overview(context, game, state):
        opened.append(state)
        return Scene()

    monkeypatch.setattr(module, "Overview", overview, raising=False)
    monkeypatch.setitem(sys.modules, "luna.app.sheet.scene", module)
    key(app, pygame.K_o, "o")
    assert opened == [table.game.state]


def test_the_sign_on_the_button_of_the_keys_opens_them(app, table):
    key(app, pygame.K_SLASH, "?")
    assert table.help.topic == KEYS


def test_the_card_at_the_right_tells_single_pieces_apart(app, table):
    for topic in (Pick("temple-book", "1"), Pick("board", "yellow"), Pick("influence", "red")):
        spots = [spot for spot in table.view.topics(table.shown()).spots if spot.pick.kind == topic.kind]
        move(app, spots[0].rect.center)
        assert table.shown().card == table.picture.cards.of(table.view.topic_at(spots[0].rect.center, table.shown()))
