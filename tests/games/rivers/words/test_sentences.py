"""Every event, reason, action, question and tip can be told in four languages, with names and never as "you"."""

import re
from typing import get_args

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.rules import Violation
from luna.games.rivers.book.chapters import CHAPTERS
from luna.games.rivers.picks.bar import button_of
from luna.games.rivers.picks.gestures import GESTURES, PIECES
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.actions import ACTIONS
from luna.games.rivers.rules.constants import COLOURS, PAIR_NAMES, SEAT_NAMES
from luna.games.rivers.rules.reasons import REASONS
from luna.games.rivers.words import telling
from luna.games.rivers.words.links import BUTTONS
from luna.games.rivers.words.places import places_of
from luna.games.rivers.words.text import coloured, describe
from luna.games.rivers.words.tips import TIPS
from luna.ui.reading.refusal import refusal
from luna.ui.reading.text import Text
from tests.repository.text.fluent_files import FOLDER, patterns, variables
from tests.repository.text.test_sentences import SECOND_PERSON

NAMES = ("Eva", "Jan", "Bo", "Al")
EVENTS: tuple[ev.Event, ...] = (
    ev.LeaderPlaced(0, 0, -1, 5),
    ev.LeaderPlaced(0, 1, 4, 5),
    ev.LeaderWithdrawn(1, 2, 5),
    ev.LeaderLost(1, 3, 5),
    ev.LeaderOrphaned(1, 3, 5),
    ev.TilePlaced(0, 1, 5, 1),
    ev.TilePlaced(0, 1, 5, 2),
    *(ev.PointsGained(0, 1, 3, reason, -1) for reason in ev.Reason),
    ev.CatastrophePlaced(0, 5, -1),
    ev.CatastrophePlaced(0, 5, 2),
    ev.TilesSwapped(0, 1, None),
    ev.TilesSwapped(0, 5, (1, 1)),
    ev.TilesDrawn(0, 3, 3, None),
    ev.TilesDrawn(0, 3, 1, None),
    ev.TurnPassed(0),
    ev.WarsOpened(5, (0, 1)),
    ev.ConflictBegun(0, -1, 0, 1, 2, 3),
    ev.ConflictBegun(0, 5, 0, 1, 2, 3),
    *(ev.TilesCommitted(0, 1, count) for count in (0, 1, 4)),
    ev.ConflictDecided(0, -1, 0, 1, 4, 3),
    ev.ConflictDecided(0, 5, 0, 1, 4, 3),
    ev.TilesFell(1, (4, 5)),
    ev.MarkerLifted(5),
    ev.MonumentBuilt(0, 1, 4, 1),
    ev.MonumentDeclined(0, 5),
    ev.TreasuresTaken(0, (4, 5), 6),
    ev.TurnEnded(0, 1),
    *(ev.GameEnded(*cause) for cause in ((True, False), (False, True), (True, True))),
)
ARGUMENTS = {"cell": "g5", "seat": "heron", "colour": "red", "pair": "red-green", "piece": "tile"}


def slug(reason):
    return f"refusal-{reason.replace('_', '-')}"


def test_the_samples_show_every_event_of_the_rules():
    assert {type(event) for event in EVENTS} == set(get_args(ev.Event))


def test_every_event_has_a_sentence_and_a_place(text, caplog):
    told = [telling.line(text, event, NAMES) for event in EVENTS]
    assert all(told)
    assert caplog.messages == []
    assert [line for line in told if re.search(SECOND_PERSON[text.language], line, re.IGNORECASE)] == []
    placeless = [type(event) for event in EVENTS if not places_of(event, SEAT_NAMES)]
    assert set(placeless) <= {ev.GameEnded}


def test_both_sides_of_a_conflict_are_named(text):
    begun = ev.ConflictBegun(0, -1, 0, 1, 2, 3)
    told = telling.by(text, NAMES[telling.doer(begun)], telling.line(text, begun, NAMES))
    assert all(word in told for word in ("Eva", "Jan", "2", "3"))


@pytest.mark.parametrize("reason", [*REASONS, *GESTURES])
def test_every_reason_has_a_refusal_with_its_values(text, reason, caplog):
    needed = {**REASONS, **GESTURES}[reason]
    told = refusal(text, Violation(reason, {name: ARGUMENTS.get(name, 2) for name in needed}), {"heron": "Eva"})
    assert told.endswith(".")
    assert ("Eva" in told) == ("seat" in needed)
    assert variables(text.language, slug(reason), "rivers") == set(needed)
    assert not re.search(SECOND_PERSON[text.language], told, re.IGNORECASE)
    assert caplog.messages == []


def test_no_refusal_is_left_over():
    ids = {id for id in patterns("en", "rivers") if id.startswith("refusal-")}
    assert ids == {slug(reason) for reason in (*REASONS, *GESTURES)}


def test_every_piece_has_its_own_sentence(text):
    for reason in ("piece_goes", "nowhere"):
        told = {refusal(text, Violation(reason, {"piece": piece}), {}) for piece in PIECES.values()}
        assert len(told) == len(set(PIECES.values()))


def test_every_action_has_a_label_of_its_own(text, caplog):
    labels = [describe(text, action) for action in ACTIONS]
    assert len(set(labels)) == len(ACTIONS)
    assert caplog.messages == []


def test_every_button_has_words_and_a_help(text, caplog):
    keys = {button_of(action).key.partition("-")[0] for action in ACTIONS} - {"tile", "leader", "catastrophe"}
    assert keys | {"done"} == BUTTONS.keys()
    for name in BUTTONS:
        assert text("action-name", action=name)
        assert text("action-help", action=name).endswith(".")
    assert caplog.messages == []


def test_every_chapter_a_card_links_to_is_in_the_book():
    from luna.games.rivers.words.links import CHAPTERS as LINKED

    assert {*LINKED.values(), *BUTTONS.values()} <= set(CHAPTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_tiles_leaders_monuments_and_seats_have_names_of_their_own(language):
    text = Text(FOLDER, language).of("rivers")
    for id, argument, keys in (
        ("colour-name", "colour", COLOURS),
        ("tile-name", "tile", COLOURS),
        ("leader-name", "leader", COLOURS),
        ("monument-name", "monument", PAIR_NAMES),
        ("order-name", "colour", SEAT_NAMES),
    ):
        cases = [each for each in patterns(language, "rivers") if each == id or each.startswith(f"{id}.")]
        for case in cases:
            assert len({text(case, **{argument: key}) for key in keys}) == len(keys), case


@pytest.mark.parametrize("tip", TIPS, ids=lambda tip: tip.id)
def test_a_tip_has_two_sentences_at_most(text, tip):
    told = text(f"tip-{tip.id}")
    assert 1 <= len(re.findall(r"[.?!](?:\s|$)", told)) <= 2
    assert not re.search(SECOND_PERSON[text.language], told, re.IGNORECASE)


def test_points_are_told_in_their_colour(text):
    assert len({coloured(text, 1, colour) for colour in range(4)}) == 4
    assert all("+1" in coloured(text, 1, colour) for colour in range(4))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Revolt against Jan (king): 2 against 3"),
        ("de", "Aufstand gegen Jan (König): 2 gegen 3"),
        ("pl", "Bunt (król), broni się Jan: 2 do 3"),
        ("it", "Rivolta contro Jan (re): 2 contro 3"),
    ],
)
def test_a_revolt_is_told(language, told):
    assert telling.line(Text(FOLDER, language).of("rivers"), ev.ConflictBegun(0, -1, 0, 1, 2, 3), NAMES) == told


@pytest.mark.parametrize(
    ("count", "noun"), [(1, "płytka"), (2, "płytki"), (4, "płytki"), (5, "płytek"), (12, "płytek"), (22, "płytki")]
)
def test_polish_nouns_follow_their_number(count, noun):
    assert Text(FOLDER, "pl").of("rivers")("count-tiles", count=count) == f"{count} {noun}"
