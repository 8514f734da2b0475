"""Whatever the pointer is on has a help, and the help lies beside it."""

from dataclasses import replace

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.book.chapters import CHAPTERS
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES, TIRE
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.cards import Cards
from luna.ui.reading.text import Text
from luna.ui.table.help import LARGEST
from luna.ui.table.picks import HELP_LINK, HELP_PANEL, TIP_OFF, TIP_PANEL, TIP_UNDERSTOOD
from luna.ui.table.shown import Button, Card, Choices, Help, Shown, TipNote
from luna.ui.table.spot import BUTTON
from tests.games.luna.rules.random_games import played
from tests.games.luna.table.positions import first_state, random_positions
from tests.games.luna.view.states import NAMES, random_state
from tests.root import ROOT

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
STEP = 9
ACTIONS = tuple(
    Button(Pick("action", name), name, "novice", "K") for name in ("favor", "appoint", "journey", "meditate")
)
BAR = tuple(
    Button(Pick("bar", name), name, "menu") for name in ("preview", "undo", "undo-turn", "redo", "keys", "menu")
)
LONG = Card("A thing", "Ada", ("Two sentences that explain it. " * 6,), ("One fact.",) * 5, "favour_herbs", "table")


def picture(state, **more):
    return Shown(state, NAMES, actions=ACTIONS, bar=BAR, **more)


def topics(view, shown, size):
    """What lies under the points of a grid over the window."""
    across, down = range(0, size[0], STEP), range(0, size[1], STEP)
    return {view.topic_at((x, y), shown) for x in across for y in down}


def everything(view, shown):
    """All that has a place of its own."""
    return {spot.pick for spot in view.topics(shown).spots}


@pytest.mark.parametrize(
    "state", [first_state(2), first_state(3, preset=True), first_state(solo=2), *random_positions(6, 61)]
)
def test_every_point_of_the_window_has_a_title_a_rule_and_a_chapter(make_view, state):
    view, shown = make_view((1280, 720)), picture(Snapshot.of(state))
    cards = Cards(Text(ROOT / "localization", "en"), shipped_board(), state, shown.state, NAMES)
    for topic in topics(view, shown, (1280, 720)):
        card = cards.of(topic)
        assert card is not None, topic
        assert card.title, topic
        assert all(card.lines), topic
        assert card.lines, topic
        assert card.chapter in CHAPTERS, topic


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_help_is_written_in_every_language(make_view, language, caplog):
    view, text = make_view((1280, 720)), Text(ROOT / "localization", language)
    for state in random_positions(6, 80):
        shown = picture(Snapshot.of(state))
        cards = Cards(text, shipped_board(), state, shown.state, NAMES)
        for topic in everything(view, shown):
            card = cards.of(topic)
            assert card
            assert not any(
                "{" in words or words.startswith("help-") for words in (card.title, *card.lines, *card.facts)
            )
    assert caplog.messages == []


def solo_position(wanted):
    """The first such position of solo games in which the apostate blocks."""
    states = (step.after for seed in range(20) for step in played("solo 2", seed)[1].steps)
    return next(state for state in states if wanted(state))


def pale(state):
    """What is shown while the preview foretells figures and the coming shrine."""
    return picture(Snapshot.of(state), preview=LUNA_TABLE.preview(state))


DUE = solo_position(lambda state: state.phase == ACTION and Snapshot.of(state).shrine_due)
CHOOSING = solo_position(lambda state: state.phase == TIRE)


def test_every_kind_of_thing_and_sign_on_the_table_is_told_apart(make_view):
    view, found = make_view((1280, 720)), set()
    for seed in range(3):
        for players in (2, 4):
            found |= topics(view, picture(random_state(players, seed)), (1280, 720))
    told = picture(random_state(2, 0), card=Card("Tides"))
    for shown in (pale(DUE), picture(Snapshot.of(CHOOSING), outlook=LUNA_TABLE.outlook(CHOOSING)), told):
        found |= topics(view, shown, (1280, 720))
    spotlit = {Kind.PLANS}  # told by itself, never pointed at
    assert {topic.kind for topic in found} >= set(Kind) - spotlit
    assert {topic.kind for topic in found} >= {"table", "bar", "action", "player", "prompt", "card", "chronicle"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_pale_tells_what_it_is_and_when_it_comes(make_view, language):
    view, shown, text = make_view((1280, 720), language), pale(DUE), Text(ROOT / "localization", language)
    cards = Cards(text, shipped_board(), DUE, shown.state, NAMES)
    coming = {topic for topic in everything(view, shown) if topic.kind.startswith("coming-")}
    moving = {f"{name}:{to}" for name, to in shown.preview.figures.items() if shown.state.figures[name] != to}
    assert {topic.key for topic in coming} == {shown.state.shrine_due, *moving}
    for topic in coming:
        card, place = cards.of(topic), view.place(topic, shown)
        assert card
        assert view.topic_at(place.center, shown) == topic
        assert card.title
        assert card.lines
        assert text("island-name.full", island=topic.key.rpartition(":")[2]) in card.facts


def test_only_in_solo_levels_with_a_blocked_island_the_coming_apostate_is_said_to_block_one():
    text, shown = Text(ROOT / "localization", "en"), Snapshot.of(DUE)
    for level in (1, 2):
        cards = Cards(text, shipped_board(), DUE, replace(shown, level=level), NAMES)
        card = cards.of(Pick(Kind.COMING_FIGURE, "apostate:herbs"))
        assert card
        assert ("blocked" in " ".join(card.lines)) == (level == 2)


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_help_lies_in_the_window_beside_its_thing(make_view, size, text_scale):
    view, state = make_view(size), random_state(4, 2)
    view.resize(size, text_scale)
    window = pygame.Rect((0, 0), size)
    for topic in everything(view, picture(state)):
        shown = picture(state, help=Help(topic, LONG, "Rules: Consecration and Displacement"))
        spot = view.topics(shown).place_of(topic, None)
        rect = view.place(HELP_PANEL, shown)
        assert window.contains(rect), topic
        assert rect.contains(view.place(HELP_LINK, shown)), topic
        if spot and max(spot.rect.size) <= LARGEST * Frame(size, text_scale).ui_scale:
            assert not rect.colliderect(spot.rect), topic


def test_under_a_help_nothing_can_be_picked_but_its_link(make_view):
    view, state = make_view((1280, 720)), random_state(4, 2)
    shown = picture(state, help=Help(Pick("candle"), LONG, "Rules"))
    assert view.picks_at(view.place(HELP_LINK, shown).center, shown) == [Pick("help", "rules")]
    assert view.picks_at(view.place(HELP_PANEL, shown).move(2, 2).topleft, shown) == [Pick("help", "panel")]


def test_a_choice_can_be_explained_while_it_is_open(make_view):
    view = make_view((1280, 720))
    shown = picture(random_state(2, 1), choices=Choices("How many?", ("1", "2"), (640, 360)))
    for k in range(2):
        pick = Pick("choice", str(k))
        assert view.topic_at(view.place(pick, shown).center, shown) == pick


TIP = TipNote(
    Pick("priestess"), "A tip of some length that says why it is worth doing. " * 3, "Understood (N)", "No more (T)"
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_said_stands_at_the_foot_of_the_column_always_at_the_same_place(make_view, size, players):
    view, feet = make_view(size), set()
    for about in map(Pick, ("priestess", "apostate", "candle", "council", "shrines", "reserve")):
        shown = picture(random_state(players, 0), tip=TipNote(about, TIP.text, TIP.understood, TIP.off))
        rect = view.place(TIP_PANEL, shown)
        assert Frame(size).right.contains(rect)
        assert rect.top > Frame(size).right.centery
        assert view.picks_at(rect.center, shown)[0].kind == "tip"
        feet.add(rect.bottomright)
    assert len(feet) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("about", [Pick("island", name) for name in ISLAND_NAMES])
def test_where_much_is_said_the_box_hides_nothing_that_it_speaks_of(make_view, size, about):
    view = make_view(size)
    shown = picture(random_state(2, 0), tip=TipNote(about, TIP.text * 4, TIP.understood, TIP.off))
    rect = view.place(TIP_PANEL, shown)
    assert pygame.Rect((0, 0), size).contains(rect)
    assert not rect.colliderect(view.place(about, shown))
    assert rect.left > view.place(Pick("council"), shown).right


def test_a_ring_leaves_the_number_of_favours_to_be_read(make_view):
    """It looks the same with the ring and without; its plate lets a little of the ground through."""
    view, state = make_view((1280, 720)), random_state(2, 0)
    about = Pick("favour", ISLAND_NAMES[0])
    spot = view.place(about, picture(state))
    number = pygame.Rect(0, 0, 6, 8)
    number.center = spot.centerx + round(spot.w * 0.225), spot.centery + round(spot.h * 0.525)
    seen = []
    for tip in (None, TipNote(about, TIP.text, TIP.understood, TIP.off)):
        surface = pygame.Surface((1280, 720))
        view.draw(surface, picture(state, tip=tip))
        seen.append(pygame.image.tobytes(surface.subsurface(number), "RGB"))
    assert max(abs(a - b) for a, b in zip(*seen, strict=True)) < 24


def test_the_buttons_of_a_tip_can_be_picked_and_its_panel_hides_what_lies_below(make_view):
    view = make_view((1280, 720))
    shown = picture(random_state(3, 1), tip=TIP)
    for pick in (TIP_UNDERSTOOD, TIP_OFF):
        assert view.picks_at(view.place(pick, shown).center, shown) == [pick]
    rect = view.place(TIP_PANEL, shown)
    assert view.picks_at((rect.centerx, rect.top + 4), shown) == [Pick("tip", "panel")]


def test_a_button_lies_above_the_bar_it_is_in(make_view):
    view, shown = make_view((1280, 720)), picture(random_state(2, 1))
    ranks = {spot.pick: spot.rank for spot in view.topics(shown).spots}
    assert {ranks[button.pick] for button in (*ACTIONS, *BAR)} == {BUTTON}
