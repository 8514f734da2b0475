"""Every event, every refusal and every action can be told in four languages, with names and never as "you"."""

import re
from typing import get_args

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.rules import Violation
from luna.games.luna.picks.bar import button_of
from luna.games.luna.rules import events as e
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY
from luna.games.luna.rules.reasons import PIECES, PLACES, REASONS
from luna.games.luna.words.chronicle import deed
from luna.games.luna.words.telling import action_of
from luna.games.luna.words.text import describe_action
from luna.ui.reading.phrases import joined, signed
from luna.ui.reading.refusal import refusal
from luna.ui.reading.text import YOU, Text
from tests.repository.text.fluent_files import FOLDER, patterns, variables

NAMES = ("Zażółć O’Neill", "{ $name }", "Ægir 100%", "")
COLOURS = ("yellow", "red", "blue", "white")
HERBS, TIDES, JETTY = 1, 2, -1

EVENTS: tuple[e.Event, ...] = (
    e.ShrinePlaced(0, HERBS),
    e.PairsPlaced(0, (0, 1, 2, 3)),
    e.FavourReceived(0, HERBS),
    e.TokenSpent(0, HERBS),
    e.NovicesTired(0, HERBS, 2),
    e.FavourTaken(0, HERBS),
    e.NoviceRecruited(0, HERBS),
    e.ShrineBuilt(0, HERBS),
    e.NovicesWoken(0, TIDES, 1),
    e.NoviceTravelled(0, "journey", HERBS, TIDES, True),
    e.NoviceTravelled(0, "tides", HERBS, TIDES, True),
    e.NoviceTravelled(0, "tides", HERBS, TIDES, False),
    e.NoviceTravelled(0, "tides", JETTY, TIDES, False),
    e.TravelEnded(0, "journey"),
    e.TravelEnded(0, "tides"),
    e.NovicesSailed(0, HERBS, TIDES, 2),
    e.NovicesSailed(0, JETTY, TIDES, 1),
    e.NoviceAppointed(0, HERBS, 21),
    e.NoviceConsecrated(0, 21, 6),
    e.TileClaimed(0, HERBS, 21, 5),
    e.NoviceDisplaced(0, 1, 4, JETTY),
    e.NoviceDisplaced(0, 1, 4, HERBS),
    e.BookMoved(0, 4, 9, 2, 1),
    e.BookMoved(0, 4, 9, 2, 0),
    e.BookMoved(0, 4, 9, 2, NOBODY),
    e.CouncilAdvanced(0, 0, 3, 1),
    e.ApostateDriven(0, HERBS, TIDES),
    e.CandleTurned(0, 1, 0),
    e.CandleTurned(0, 0, 1),
    e.PhaseClosed(0),
    e.RoundScored(2, (2, 1, 0, 0), (5, 2, 0, 0), (0, 2, 0, 0), (0, -3, 0, 0), (1,) * 4, (6, 0, 1, 1), (9, 5, 6, 7)),
    e.StartPassed(0),
    e.FigureMoved(2, HERBS, TIDES),
    e.RoundBegan(2, 5),
    e.GameEnded((1,) * 4, (8,) * 4, (1,) * 4, (2,) * 4, (62, 58, 44, 30), (0, 1, 2, 3)),
)
IMPERSONAL = (e.FigureMoved, e.RoundBegan)

ARGUMENTS: dict[str, int | str] = {
    "island": "herbs",
    "needed_island": "tides",
    "favour": "sailboat",
    "order": "yellow",
    "kind": "tides",
    "blocked": "bribery",
    "bribery": "yes",
    "piece": "novice",
    "place": "candle",
    "action": "journey",
}

MODES: list[dict[str, str | int]] = [
    {"mode": mode, "level": level} for mode, level in (("two", 0), ("more", 0), ("solo", 1), ("solo", 3))
]
SECOND_PERSON = {
    "en": r"\byou|\bmine\b|\bmy\b",
    "de": r"\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b",
    "pl": r"\b(ty|ciebie|cię|tobie|tobą|tw[oó]j\w*|twe\w*|wy|was|wam|wasz\w*)\b",
    "it": r"\b(tu|ti|te|tuo|tua|tuoi|tue|voi|vi|vostr\w*)\b",
}


@pytest.fixture(params=LANGUAGES)
def text(request) -> Text:
    return Text(FOLDER, request.param)


def sentence(text, event, names, colours):
    return deed(text, [event], dict(zip(colours, names, strict=True)), colours)


def test_the_samples_show_every_event_of_the_rules():
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_a_sentence_with_the_name_as_it_is(text, event, caplog):
    for seat, name in enumerate(NAMES[:3]):
        names = (name, *(other for other in NAMES if other != name))
        told = sentence(text, event, names, COLOURS)
        assert not told.endswith((".", "}")) or seat == 1, told
        assert isinstance(event, IMPERSONAL) or name in told
    assert caplog.messages == []


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_action_is_called_as_on_its_button_and_told_in_a_sentence(text, event):
    action = action_of(event)
    told = sentence(text, event, ("A", "B", "C", "D"), COLOURS)
    assert not action or told.startswith(text("chronicle-by", name="A", told=text("action-name", action=action)) + ": ")


def test_every_action_has_an_event_that_is_called_as_its_button():
    buttons = {button_of(action).key for action in ACTIONS} - {"done", "tire"}
    assert {action_of(event) for event in EVENTS} - {""} == buttons


def test_an_order_without_a_name_is_called_by_its_colour(text):
    colour = text("order-name", colour="white")
    assert colour in sentence(text, e.ShrineBuilt(3, HERBS), NAMES, COLOURS)
    assert colour in sentence(text, EVENTS[-1], NAMES, COLOURS)
    assert colour in refusal(text, Violation("tile_occupied", {"tile": 7, "order": "white"}), {})


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Eva – displaces the novice on field 4 (Jan) to the jetty (+1)"),
        ("de", "Eva – verdrängt den Novizen auf Feld 4 (Jan) auf den Bootssteg (+1)"),
        ("pl", "Eva – przestawia nowicjusza z pola 4 (Jan) na przystań (+1)"),
        ("it", "Eva – rimpiazza il Novizio dello spazio 4 (Jan), che va sul Pontile (+1)"),
    ],
)
def test_a_displacement_names_both_orders(language, told):
    assert sentence(Text(FOLDER, language), e.NoviceDisplaced(0, 1, 4, JETTY), ("Jan", "Eva"), COLOURS[:2]) == told


def test_a_scoring_lists_what_each_order_really_got():
    scored = e.RoundScored(1, (1, 0), (5, 0), (0, 3), (0, -4), (1, 1), (6, -3), (11, 2))
    assert sentence(Text(FOLDER, "en"), scored, ("Eva", "Jan"), COLOURS[:2]) == ("Scoring of round 1: Eva +6, Jan −3")


def test_the_end_lists_the_orders_best_first():
    ended = e.GameEnded((0, 0), (0, 0), (0, 0), (0, 0), (20, 24), (1, 0))
    assert sentence(Text(FOLDER, "en"), ended, ("Eva", "Jan"), COLOURS[:2]) == "End of the game: Jan 24, Eva 20"


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_refusal_with_its_values(text, reason, caplog):
    for number in (0, 1, 2, 5):
        args = {name: ARGUMENTS.get(name, number) for name in REASONS[reason]}
        told = refusal(text, Violation(reason, args), {"yellow": "Eva"})
        assert told.endswith(".")
        assert ("Eva" in told) == ("order" in args)
    assert caplog.messages == []


def test_every_piece_and_place_has_its_own_sentence_and_the_blocked_island_is_named(text):
    goes = {refusal(text, Violation("piece_goes", {"piece": piece}), {}) for piece in PIECES}
    takes = {refusal(text, Violation("place_takes", {"place": place}), {}) for place in PLACES}
    assert (len(goes), len(takes)) == (len(PIECES), len(PLACES))
    free, blocked = (refusal(text, Violation("none_active", {"blocked": name}), {}) for name in ("none", "herbs"))
    assert text("island-kind", island="herbs") in blocked
    assert "(" not in free


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_a_refusal_tells_all_that_the_rules_know_of_the_reason(language, reason):
    assert variables(language, f"refusal-{reason.replace('_', '-')}") == set(REASONS[reason])


def test_no_refusal_or_chronicle_text_is_left_over():
    ids = {id.removesuffix(".you") for id in patterns("en") if id.startswith("refusal-")}
    assert ids == {f"refusal-{reason.replace('_', '-')}" for reason in REASONS}
    kinds = [re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower() for event in get_args(e.Event)]
    told = {id for id in patterns("en") if id.startswith("chronicle-")} - {
        "chronicle-score",
        "chronicle-score-candle",
        "chronicle-by",
        "chronicle-gained",
        "chronicle-goal",
    }
    told -= {f"chronicle-way-{part}" for part in ("from", "inactive", "jetty", "to", "more")}
    assert {id for id in told if not any(id.startswith(f"chronicle-{kind}") for kind in kinds)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_addressed_as_you(language):
    text = Text(FOLDER, language)
    told = [sentence(text, event, ("A", "B", "C", "D"), COLOURS) for event in EVENTS]
    told += [refusal(text, Violation(r, {a: ARGUMENTS.get(a, 2) for a in args}), {}) for r, args in REASONS.items()]
    told += [text("action-help", action=button_of(action).key, **mode) for action in ACTIONS for mode in MODES]
    assert [line for line in told if re.search(SECOND_PERSON[language], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_the_only_person_speaks_of_no_order(language):
    said = {id: pattern for id, pattern in patterns(language, "luna").items() if id.endswith(f".{YOU}")}
    order = re.compile(r"\b(order|orden|zakon|ordine)", re.IGNORECASE)
    texts = {id: [each.value for each in pattern.elements if hasattr(each, "value")] for id, pattern in said.items()}
    assert texts
    assert [id for id, told in texts.items() if any(map(order.search, told))] == []


def test_every_action_of_the_game_has_a_label_a_name_and_a_help(text, caplog):
    for action in ACTIONS:
        key = button_of(action).key
        assert describe_action(text, action)
        assert text("action-name", action=key)
        assert all(text("action-help", action=key, **mode).endswith(".") for mode in MODES)
    assert caplog.messages == []


def test_labels_of_actions_that_one_gesture_can_mean_differ(text):
    gestures = ["herbs tides", "sail book>tides", "council herbs", "expel", "appoint 12", "favor herbs", "recruit book"]
    for gesture in gestures:
        labels = [describe_action(text, a) for a in ACTIONS if re.match(rf"{gesture}\b", a.notation)]
        assert len(labels) > 1
        assert len(set(labels)) == len(labels)
    tides = [a for a in ACTIONS if a.notation in ("tides herbs>book", "tides herbs~>book", "tides jetty>book")]
    assert len({describe_action(text, a) for a in tides}) == 3


@pytest.mark.parametrize(
    ("notation", "label"),
    [
        ("council herbs 2 novice", "2 novices + Novice token: 3 seats"),
        ("council herbs 1", "1 novice: 1 seat"),
        ("council 0 novice", "Novice token: 1 seat"),
        ("expel 3", "3 novices: 3 islands"),
        ("herbs tides 2", "Wake 2 novices"),
        ("sail jetty>tides 1", "Sail with 1 novice"),
        ("book 4>9", "Book from field 4"),
        ("tides herbs~>book", "Inactive novice from Herb Island to Book Island"),
        ("place pairs shrine herbs tides book", "Pairs: Shrine, Herbs, Tides, Book"),
        ("shrine novice", "Shrine token, 1 novice and Novice token"),
    ],
)
def test_a_label_says_what_is_used_and_what_it_brings(notation, label):
    action = next(a for a in ACTIONS if a.notation == notation)
    assert describe_action(Text(FOLDER, "en"), action) == label


def test_points_are_written_with_a_true_minus():
    text = Text(FOLDER, "de")
    assert [signed(text, points) for points in (6, -4, 0)] == ["+6", "−4", "0"]


def test_parts_are_joined_within_a_sentence():
    text = Text(FOLDER, "it")
    assert [joined(text, parts) for parts in ((), ("a",), ("a", "b", "c"))] == ["", "a", "a, b, c"]


def test_islands_favours_and_cards_share_their_keys(text):
    for favour in ISLAND_NAMES:
        assert text("favour-name", favour=favour) in text("card-favour-title", favour=favour)


@pytest.mark.parametrize(
    ("language", "field"), [("en", "field 4"), ("de", "Feld 4"), ("pl", "pol"), ("it", "spazio 4")]
)
def test_a_place_in_the_temple_is_always_called_a_field_and_never_a_tile(language, field):
    text = Text(FOLDER, language)
    told = [
        sentence(text, e.NoviceDisplaced(0, 1, 4, JETTY), ("Jan", "Eva"), COLOURS[:2]),
        sentence(text, e.BookMoved(0, 4, 9, 1, 1), ("Jan", "Eva"), COLOURS[:2]),
        text("choice-book", source=4, target=9),
        text("gain-displaces", name="Jan", tile=4),
        text("gain-protects", tile=4),
        text("gain-unprotects", name="Jan", tile=4),
        text("refusal-no-book-there", tile=4),
        text("refusal-book-already-there", tile=4),
        text("refusal-not-own-novice", tile=4),
        text("reply-thrown", tiles="4", count=1),
    ]
    assert [each for each in told if field.lower() not in each.lower()] == []
