"""The example round: opened from the rules book, it goes by itself from sentence to sentence and leads back."""

import pygame
import pytest

from luna.app.lessons.example import ExampleScene
from luna.app.rules_book.scene import RulesBook
from luna.app.screens.title import Title
from luna.app.settings.language import LANGUAGES
from luna.app.table.scene import TableScene
from luna.core.seat import SeatKind
from luna.games.luna.game import LUNA
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.round_end import RoundEnd
from luna.ui.lessons.course import EXAMPLE
from luna.ui.lessons.lesson import Say
from tests.app.table.hands import key, press_at, tops
from tests.app.table.tables import quiet


@pytest.fixture
def book(app):
    quiet(app)
    app.pop()
    app.push(RulesBook(app.context, LUNA, "strategy"))
    return app


def next_sentence(app):
    """The sentence that comes next, "" when the example is over."""
    for _ in range(2000):
        app.update(0.05)
        if isinstance(app.top, RoundEnd):
            app.top.back()
        elif not isinstance(app.top, ExampleScene):
            return ""
        elif tip := app.top.shown().tip:
            return tip.text
    raise AssertionError("nothing is told")


def test_the_whole_round_is_told_sentence_by_sentence_and_leads_back_to_the_book(book):
    key(book, pygame.K_b)
    scene, told = book.top, []
    while sentence := next_sentence(book):
        told.append(sentence)
        assert scene.press("next")
    steps = [step for step in scene.lesson.steps if isinstance(step, Say)]
    assert told == [book.context.text(f"lesson-{EXAMPLE}-{step.id}") for step in steps]
    assert tops(book) == [Title, RulesBook]
    assert book.context.storage.games() == []


def test_an_arrow_leads_from_where_a_piece_came_to_where_it_went(book):
    key(book, pygame.K_b)
    scene, led = book.top, list[str]()
    while next_sentence(book):
        step, shown = scene.lecture.step, scene.shown()
        assert shown.arrows == step.ways
        places = [pick for way in step.ways for pick in way if pick.kind != Kind.RESERVE]
        assert all(scene.view.place(pick, shown) for pick in places)
        led += [step.id] if shown.arrows else []
        assert scene.press("next")
    assert led == ["recruit", "appoint", "both", "journey", "book"]


def test_the_link_in_the_chapter_opens_it(book):
    scene = book.top
    box = next(box for box, link in scene.page.links if link.target == EXAMPLE)
    press_at(book, box.move(scene.scroll.view.topleft).center)
    assert isinstance(book.top, ExampleScene)
    key(book, pygame.K_ESCAPE)
    assert book.top is scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_finds_the_mouse_wheel(app, language):
    app.use_language(language)
    wheel = {"en": "mouse wheel", "de": "Mausrad", "it": "rotella", "pl": "kółko"}[language]
    book = RulesBook(app.context, LUNA).book
    assert "controls" in [found.key for found in book.find(wheel).found]


def test_from_any_place_in_it_one_plays_on_at_a_table_of_ones_own(book):
    key(book, pygame.K_b)
    scene, sentences = book.top, 0
    while sentences < 5:
        assert next_sentence(book)
        sentences += 1
        assert scene.press("next")
    assert next_sentence(book)
    assert scene.press("back")
    lines, actor = scene.game.match.notations(), scene.game.actor
    assert lines
    key(book, pygame.K_a, "a")
    table = book.top
    assert tops(book) == [Title, TableScene]
    assert table.game.match.notations() == lines
    kinds = [seat.kind for seat in table.game.seats]
    assert kinds == [SeatKind.HUMAN if n == actor else SeatKind.BOT for n in range(len(kinds))]
    assert [game.id for game in book.context.storage.games()] == [table.playing]
    table.play(next(iter(RULES.legal(table.game.state))))
    assert len(table.game.match.notations()) == len(lines) + 1
