"""The longest card leaves some of the chronicle in sight, in readable type, and says where the rest of it stands."""

from dataclasses import replace

import pygame
import pytest

from build_scripts.games.luna.sheets.tables import CARDS, MIDDLE, choice, played
from build_scripts.sheets.pseudo import ALL_LANGUAGES
from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.view.geometry.frame import Frame
from luna.ui.table import card as painted
from luna.ui.table.card import CardPainter, card_rect
from luna.ui.table.chronicle import Page
from luna.ui.table.picks import CHRONICLE
from luna.ui.table.shown import Card
from tests.games.luna.view.apps import make_app

SIZES, SCALES = ((1280, 720), (1920, 1080)), (80, 100, 125, 150, 200)
RULE = "A rule that is told at length, because it has so many exceptions that nobody can keep them in mind. "


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_some_rows_of_the_chronicle_are_seen_under_every_card(language, size, tmp_path):
    app = make_app(language, size, 100, tmp_path)
    for number, level in ((4, 0), (2, 3)):
        scene = played(app, choice(number, level=level), 24 if level else MIDDLE)
        for scale in SCALES:
            scene.view.resize(size, scale / 100)
            for pick in (*CARDS, *(Pick("panel", colour) for colour in COLOURS[:number])):
                scene.pointing.hover = pick
                scene.redraw()
                page = scene.view.page(scene.shown())
                assert isinstance(page, Page)
                assert sum(len(entry.rows) for entry in page.entries) >= (4 if scale <= 100 else 2), (scale, pick)


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_every_card_of_a_table_has_readable_type_in_headline_and_text(language, tmp_path, monkeypatch):
    types: set[tuple[str, int]] = set()
    monkeypatch.setattr(painted, "line", lambda _s, _f, _t, _at, role, px, _c: types.add((role, px)))
    app = make_app(language, (1280, 720), 100, tmp_path)
    surface = pygame.Surface((1280, 720))
    for number, level in ((4, 0), (2, 3)):
        scene = played(app, choice(number, level=level), 24 if level else MIDDLE)
        painter = CardPainter(Frame((1280, 720)).column, app.context.sprites, app.context.fonts, app.context.text)
        for pick in (*CARDS, *(Pick("panel", colour) for colour in COLOURS[:number])):
            painter.paint(surface, scene.picture.cards.of(pick))
    assert {px for role, px in types if role == "title"} <= {14, 15, 16, 17}
    assert {px for role, px in types if role == "body"} <= {14, 15, 16, 17}


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_the_title_of_nearly_every_card_stands_in_one_row(language, tmp_path, monkeypatch):
    rows = list[str]()
    monkeypatch.setattr(
        painted, "line", lambda _s, _f, text, _at, role, *_: rows.append(text) if role == "title" else 0
    )
    app = make_app(language, (1280, 720), 100, tmp_path)
    scene, surface, broken = played(app, choice(4, name=""), MIDDLE), pygame.Surface((1280, 720)), set[str]()
    painter = CardPainter(Frame((1280, 720)).column, app.context.sprites, app.context.fonts, app.context.text)
    cards = [scene.picture.cards.of(pick) for pick in (*CARDS, *(Pick("panel", colour) for colour in COLOURS))]
    for card in filter(None, cards):
        rows.clear()
        painter.paint(surface, card)
        broken |= {card.title} if len(rows) > 1 else set()
    assert len(broken) <= (4 if language in LANGUAGES else len(cards)), broken


def test_a_title_is_set_smaller_before_it_leaves_its_picture_and_leaves_it_before_it_breaks(
    sprites, fonts, monkeypatch
):
    rows: list[tuple[str, int, int]] = []
    monkeypatch.setattr(
        painted,
        "line",
        lambda _s, _f, text, at, role, px, _c: rows.append((text, at[0], px)) if role == "title" else 0,
    )
    painter, seen = CardPainter(Frame((1280, 720)).column, sprites, fonts, lambda id: id), list[tuple[int, int, int]]()
    for letters in range(1, 20):
        rows.clear()
        painter.paint(pygame.Surface((1280, 720)), Card("nn " * letters + "n", "Red", sprite="favour_book"))
        seen.append((len(rows), -rows[0][1], -rows[0][2]))
    whole = [each for each in seen if each[0] == 1]
    assert whole == sorted(whole)
    assert len({at for _, at, _ in whole}) == 2
    assert seen[-1][0] > 1


def test_a_rule_without_room_loses_its_last_sentences_first(sprites, fonts):
    painter = CardPainter(Frame((1280, 720)).column, sprites, fonts, lambda id: id)
    first = Card("Tile 7", lines=("One rule.",), facts=("Book", "table-card-more"))
    long = Card("Tile 7", lines=("One rule. " + " ".join(60 * ["word"]) + ".",), facts=("Book",))
    assert painter.rect(long, 300) == painter.rect(first, 300)


def test_a_card_without_room_keeps_a_rule_longer_than_its_last_facts(sprites, fonts, monkeypatch):
    lines: list[str] = []
    monkeypatch.setattr(painted, "line", lambda _s, _f, text, *_: lines.append(text))
    painter = CardPainter(Frame((1280, 720)).column, sprites, fonts, lambda id: id)
    card = Card("Island", lines=("One rule here. Another, longer one.",), facts=("Ada: 2", "Bo: 3", "A builder"))
    told = list[str]()
    for bottom in range(300, 100, -8):
        lines.clear()
        painter.paint(pygame.Surface((1280, 720)), card, bottom)
        if told[-1:] != [text := " ".join(lines[1:])]:
            told.append(text)
    assert told[:4] == [
        "One rule here. Another, longer one. Ada: 2 Bo: 3 A builder",
        "One rule here. Ada: 2 Bo: 3 table-card-more",
        "One rule here. Ada: 2 table-card-more",
        "One rule here. table-card-more",
    ]


def test_a_text_is_set_smaller_before_it_loses_a_sentence(sprites, fonts, monkeypatch):
    lines: list[tuple[str, int]] = []
    monkeypatch.setattr(painted, "line", lambda _s, _f, text, _at, role, px, _c: lines.append((text, px)))
    painter, surface = (
        CardPainter(Frame((1280, 720)).column, sprites, fonts, lambda id: id),
        pygame.Surface((1280, 720)),
    )
    rule = " ".join(22 * ["words"]) + "; and a last one."
    sizes = []
    for bottom in range(500, 150, -4):
        lines.clear()
        painter.paint(surface, Card("Tile 7", lines=(rule,)), bottom)
        if " ".join(text for text, _ in lines[1:]) == rule:
            sizes.append(lines[-1][1])
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-1]) == (17, 14)


def test_no_card_ends_within_a_sentence(sprites, fonts, monkeypatch):
    lines: list[str] = []
    monkeypatch.setattr(painted, "line", lambda _s, _f, text, *_: lines.append(text))
    painter, surface = (
        CardPainter(Frame((1280, 720)).column, sprites, fonts, lambda id: id),
        pygame.Surface((1280, 720)),
    )
    rule = "Seats are won; each costs a novice. The disc is moved up one seat for each; further ahead wins every tie."
    for bottom in range(100, 300, 8):
        lines.clear()
        painter.paint(surface, Card("Tile 7", lines=(rule,)), bottom)
        told = " ".join(line for line in lines[1:] if line != "table-card-more")
        assert told in ("", rule, rule.partition(". ")[0] + ".")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_card_with_too_much_text_keeps_its_facts_and_leads_to_help(sprites, fonts, size):
    frame = Frame(size).column
    painter = CardPainter(frame, sprites, fonts, lambda id: id)
    short = Card("Tile 7", lines=("A rule.",), facts=("Book",))
    long = replace(short, lines=(20 * RULE.replace(".", ","),))
    led = replace(short, lines=(), facts=("Book", "table-card-more"))
    assert painter.rect(long) == painter.rect(led)
    assert painter.rect(replace(short, facts=(20 * RULE,) * 2)).bottom < frame.right.bottom


@pytest.mark.parametrize("bottom", range(80, 330, 10))
def test_no_line_of_a_card_ends_below_its_edge(bottom, sprites, fonts, monkeypatch):
    lines: list[tuple[float, int]] = []
    monkeypatch.setattr(painted, "line", lambda _s, _f, _t, at, _r, px, _c: lines.append((at[1], px)))
    painter = CardPainter(Frame((1280, 720)).column, sprites, fonts, lambda id: id)
    card = Card("Island of books", "Favour token “Book of Wisdom”", ("A rule.",), ("A fact.",), "favour_book")
    rect = painter.paint(pygame.Surface((1280, 720)), card, bottom)
    assert not rect.h or lines
    assert all(y + px / 2 <= rect.bottom for y, px in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_has_most_of_the_column_while_nothing_is_pointed_at(language, tmp_path):
    """How the order to act stands takes little room, and stays short where its name is long."""
    app = make_app(language, (1280, 720), 100, tmp_path)
    scene = played(app, choice(4), MIDDLE)
    page = scene.view.page(replace(scene.shown(), tip=None))
    assert isinstance(page, Page)
    assert sum(len(entry.rows) for entry in page.entries) >= 16


def test_help_on_the_chronicle_above_its_usual_top_is_about_the_chronicle(tmp_path):
    app = make_app("en", (1280, 720), 100, tmp_path)
    scene = played(app, choice(4), MIDDLE)
    shown = replace(scene.shown(), tip=None)
    page = scene.view.page(shown)
    assert isinstance(page, Page)
    top = page.entries[0].rect
    assert top.bottom < card_rect(Frame((1280, 720)).column).bottom
    assert scene.view.topic_at(top.center, shown) == CHRONICLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_column_for_itself_nearly_every_card_has_the_same_type(language, tmp_path, monkeypatch):
    seen = list[int]()
    monkeypatch.setattr(painted, "line", lambda _s, _f, _t, _at, role, px, _c: seen.append(px) if role == "body" else 0)
    app = make_app(language, (1280, 720), 100, tmp_path)
    scene, surface = played(app, choice(2, level=1), 24), pygame.Surface((1280, 720))
    topics = scene.view.picks(scene.shown()).union(CARDS)
    cards = {card for pick in topics if (card := scene.picture.cards.of(pick)) and card.lines}
    for scale in (1.0, 1.25):
        frame = Frame((1280, 720), scale).column
        painter, types = CardPainter(frame, app.context.sprites, app.context.fonts, app.context.text), list[int]()
        for card in cards:
            seen.clear()
            painter.paint(surface, card, frame.right.bottom, alone=True)
            types.append(seen[-1])
        assert types.count(max(types)) >= 0.85 * len(types)
