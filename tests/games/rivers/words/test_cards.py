"""What the cards say of all that can be pointed at."""

import json
from itertools import product

from luna.core.intent import Pick
from luna.core.rules import NOBODY
from luna.games.rivers.picks.kinds import BAG, CATASTROPHE, SCREEN, Kind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, PAIR_NAMES, SEAT_NAMES
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.words.overview import sections
from luna.ui.pictures.assets import Sprites
from luna.ui.reading.text import Text
from luna.ui.table.card import CardPainter, card_rect
from luna.ui.table.picks import KEYS, TABLE, TablePick
from tests.games.rivers.drawings import E3, E7
from tests.games.rivers.rules.map_setup import beginning, shown
from tests.games.rivers.words.positions import NAMES, SETUP, hand, questions, words
from tests.repository.text.fluent_files import FOLDER
from tests.root import ROOT


def everything(state):
    """All that can be pointed at."""
    yield from (Pick(Kind.CELL, name) for name in CELL_NAMES)
    yield from (Pick(kind, colour) for kind in (Kind.HAND, Kind.SUPPLY) for colour in COLOURS)
    yield from (Pick(Kind.MONUMENT, pair) for pair in PAIR_NAMES)
    yield from (Pick(Kind.TREASURE, name) for at, name in enumerate(CELL_NAMES) if state.treasure[at])
    yield from (KEYS, SCREEN, BAG, CATASTROPHE, TABLE, Pick(Kind.SQUARE, "a1"), Pick(Kind.MARKER))
    yield from (Pick(TablePick.PLAYER, name) for name in state.table.names)
    yield from (
        button.pick for button in RIVERS_TABLE.actions(Text(FOLDER, "en").of("rivers"), state, RIVERS_TABLE.turn(state))
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
            assert any(fact.startswith("Counts") for fact in facts) == (seat == viewer)
    hidden = words().cards(RULES.observe(state, NOBODY), None)
    assert hidden.of(hand("red")).facts == ()


def own_card(state, seat="heron"):
    return words().cards(state, None).of(Pick(TablePick.PLAYER, seat)).facts


def test_the_own_card_tells_what_counts_in_the_end_and_what_would_raise_it():
    situation = beginning("heron ram", "kkrbgg")
    situation.state.points[:4] = [3, 2, 1, 0]
    assert own_card(situation.state)[:2] == (
        "Counts in the end: 0 (green)",
        "More green: first bring in the trader",
    )
    situation.play("leader black h7")
    assert own_card(situation.state)[1] == "More green: bring in the trader; the king stands in until then"
    situation.play("leader green i8")
    situation.turn_of("heron")
    assert own_card(situation.state)[1] == "More green: markets where the trader stands"


def test_treasures_count_for_what_the_own_card_calls_weakest():
    state = beginning("heron ram", "kkrbgg").state
    state.points[:4], state.treasures[0] = [4, 4, 2, 0], 3
    assert own_card(state)[0] == "Counts in the end, with treasures: 2 (blue, green)"
    state.points[:4], state.treasures[0] = [2, 2, 2, 2], 0
    assert own_card(state)[0] == "Counts in the end: 2 (all colours)"


def test_what_counts_of_others_is_not_told():
    state = RULES.observe(beginning("heron ram", "kkrbgg").state, 0)
    assert not any(fact.startswith("Counts") for fact in own_card(state, "ram"))


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


def test_the_own_card_is_short_enough_to_leave_the_chronicle_its_room(text, fonts):
    """It is what stands there while nothing is pointed at."""
    frame, bare = Frame((1280, 720)), beginning("heron ram", "kkrbgg").state
    painter = CardPainter(frame, Sprites(ROOT / "assets" / "rivers" / "art"), fonts, text)
    king = beginning("heron ram", "kkrbgg").play("leader black h7").state
    rows = [0, 0, 0, 0], [1, 0, 0, 0], [3, 0, 0, 2], [3, 2, 1, 0], [3, 2, 0, 1], [3, 0, 2, 1], [0, 4, 4, 4]
    for state, points in product((bare, king), rows):
        state.points[:4], state.treasures[0] = points, points[0]
        card = RIVERS_TABLE.words(text, NAMES, SETUP).cards(state, None).of(Pick(TablePick.PLAYER, "heron"))
        assert painter.rect(card).h < card_rect(frame).h
