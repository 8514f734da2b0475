"""A record's header: what it says and which line is wrong."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.core.record import LONGEST_LINE, LONGEST_QUOTE, Line, RecordError
from luna.core.seat import NAME_LENGTH, Seat
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.header import format_header, parse_header
from luna.games.luna.rules.setup import Setup

BOARD = shipped_board()

PLAYERS = """\
luna-record 1
board reconstructed-1
mode players
seats yellow=human:Anna red=bot:adept blue=human:Bo
setup free
start red
boards yellow blue red
deal yellow=3 red=4 blue=2
islands novice tides herbs sailboat shrine book bribery
figures priestess=novice builder=tides apostate=book"""
SOLO = """\
luna-record 1
board reconstructed-1
mode solo 3
seats white=human: blue=automaton
setup free
start blue
boards red green
deal white=1 blue=4
islands novice tides herbs sailboat shrine book bribery
figures priestess=tides builder=tides apostate=book"""
PRESET = "\n".join(PLAYERS.replace("setup free", "setup preset").split("\n")[:8])


def parse(text: str) -> Setup:
    return parse_header([Line(number, line) for number, line in enumerate(text.split("\n"), 1)])


@pytest.mark.parametrize("text", [PLAYERS, SOLO, PRESET], ids=["players", "solo", "preset"])
def test_a_header_says_the_whole_set_up(text: str):
    assert format_header(parse(text)) == text.split("\n")


def test_the_header_of_the_record_format_is_read():
    setup = parse(PLAYERS)
    assert setup.seats == (Seat("yellow", "human", "Anna"), Seat("red", "bot", "adept"), Seat("blue", "human", "Bo"))
    assert (setup.start, setup.boards, setup.deal) == (1, ("yellow", "blue", "red"), (3, 4, 2))
    assert (setup.islands[0], setup.figures, setup.preset, setup.solo) == (6, (6, 2, 5), False, 0)


def test_a_preset_takes_islands_and_figures_from_the_board():
    setup = parse(PRESET)
    assert (setup.islands, setup.figures) == (BOARD.preset.islands, BOARD.preset.figures)


def test_a_bot_may_play_solo():
    assert parse(SOLO.replace("human:", "bot:master")).seats[0] == Seat("white", "bot", "master")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("luna-record 1", "luna-record 2", 1, "version"),
        ("luna-record 1", "moon-record 1", 1, "unknown_header"),
        ("board reconstructed-1", "board printed-1", 2, "other_board"),
        ("mode players", "mode solo 4", 3, "bad_value"),
        ("mode players", "mode solo 1", 4, "bad_value"),
        ("board reconstructed-1\nmode players", "mode players\nboard reconstructed-1", 2, "missing_header"),
        ("red=bot:adept", "red=cat:adept", 4, "bad_value"),
        ("red=bot:adept", "red=bot", 4, "bad_value"),
        ("red=bot:adept", "red=automaton", 4, "bad_value"),
        ("red=bot:adept", "red=human:%FF", 4, "bad_value"),
        ("red=bot:adept", "yellow=human:Two", 4, "bad_value"),
        ("red=bot:adept", "green=human:Leaf", 4, "bad_value"),
        (" red=bot:adept blue=human:Bo", "", 4, "bad_value"),
        ("setup free", "setup random", 5, "bad_value"),
        ("setup free", "setup preset", 9, "unknown_header"),
        ("start red", "start white", 6, "bad_value"),
        ("start red", "start", 6, "no_value"),
        ("board reconstructed-1", "board ", 2, "no_value"),
        ("luna-record 1", "luna-record", 1, "no_value"),
        ("luna-record 1", "luna-record\t1", 1, "unknown_header"),
        ("red=bot:adept", "red=human:%zz", 4, "bad_value"),
        ("red=bot:adept", "red=human:A%2", 4, "bad_value"),
        ("red=bot:adept", "red=human:100%", 4, "bad_value"),
        ("boards yellow blue red", "boards yellow blue", 7, "bad_value"),
        ("boards yellow blue red", "boards yellow blue blue", 7, "bad_value"),
        ("boards yellow blue red", "boards yellow blue red blue", 7, "bad_value"),
        ("boards yellow blue red", "boards yellow blue white", 7, "bad_value"),
        ("deal yellow=3 red=4", "deal yellow=4 red=4", 8, "bad_value"),
        ("deal yellow=3 red=4", "deal red=4 yellow=3", 8, "bad_value"),
        ("red=4 blue=2", "red=4 blue=1", 8, "bad_value"),
        ("islands novice", "islands tides", 9, "bad_value"),
        ("islands novice", "islands tides novice", 9, "bad_value"),
        ("builder=tides", "builder=moon", 10, "bad_value"),
        ("builder=tides", "mason=tides", 10, "bad_value"),
        ("\nfigures priestess=novice builder=tides apostate=book", "", 9, "missing_header"),
        ("apostate=book", "apostate=book\nstart red", 11, "unknown_header"),
    ],
)
def test_a_wrong_header_line_is_named(old: str, new: str, line: int, reason: str):
    assert old in PLAYERS
    with pytest.raises(RecordError) as caught:
        parse(PLAYERS.replace(old, new))
    assert (caught.value.line, caught.value.reason) == (line, reason)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("setup free", "setup preset", 5),
        ("start blue", "start white", 6),
        ("blue=automaton", "blue=human:", 4),
        ("white=human: blue=automaton", "blue=automaton white=human:", 4),
        ("builder=tides", "builder=book", 10),
    ],
)
def test_solo_is_free_and_begun_by_the_automaton_and_in_level_3_the_figures_start_together(
    old: str, new: str, line: int
):
    with pytest.raises(RecordError) as caught:
        parse(SOLO.replace(old, new))
    assert (caught.value.line, caught.value.reason) == (line, "bad_value")


@pytest.mark.parametrize(
    ("old", "new", "found", "expected"),
    [
        ("setup free", "weather fine", "weather", "setup"),
        ("luna-record 1", "\ufeffluna-record 1", "\\ufeffluna-record", "luna-record"),
        ("luna-record 1", "luna-record\t1", "luna-record\\t1", "luna-record"),
        ("luna-record 1", "favor herbs\nluna-record 1", "favor", "luna-record"),
        ("apostate=book", "apostate=book\nweather fine", "weather fine", "---"),
    ],
)
def test_a_line_that_belongs_nowhere_is_named_with_the_missing_one(old: str, new: str, found: str, expected: str):
    with pytest.raises(RecordError) as caught:
        parse(PLAYERS.replace(old, new))
    assert (caught.value.reason, caught.value.detail, caught.value.expected) == ("unknown_header", found, expected)


@pytest.mark.parametrize("digits", [LONGEST_QUOTE + 1, 1001, 2501, 4090])
@pytest.mark.parametrize("key", ["board", "mode", "setup", "start", "boards", "deal", "islands", "figures"])
def test_of_a_long_value_as_much_is_named_as_can_be_read(key: str, digits: int):
    text = re.sub(rf"(?m)^{key} .*$", f"{key} {'9' * digits}", PLAYERS)
    with pytest.raises(RecordError) as caught:
        parse(text)
    assert caught.value.detail == "9" * (LONGEST_QUOTE - 1) + "…"


def test_another_board_is_refused_with_both_named():
    with pytest.raises(RecordError, match="printed-1 reconstructed-1"):
        parse(PLAYERS.replace("reconstructed-1", "printed-1"))


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("An%00na", "Anna"),
        ("Anna%0A%09Bo", "AnnaBo"),
        ("%1B[31mAnna", "[31mAnna"),
        ("%20Anna%E2%80%A8Bo%20", "Anna Bo"),
        ("x" * 1000, "x" * NAME_LENGTH),
        ("%C5%81" * 1000, "Ł" * NAME_LENGTH),
    ],
)
def test_a_name_is_cleaned_where_it_is_read(written: str, name: str):
    for kind in ("human", "bot"):
        seat = parse(PLAYERS.replace("red=bot:adept", f"red={kind}:{written}")).seats[1]
        assert seat == Seat("red", kind, name)


@given(
    names=st.lists(st.text(st.characters()), min_size=4, max_size=4),
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    preset=st.booleans(),
)
def test_any_name_and_lot_comes_back_from_its_header(names: list[str], players: int, seed: int, preset: bool):
    seats = [Seat(colour, "human", name) for colour, name in zip(COLOURS, names, strict=True)][:players]
    setup = draw_setup(BOARD, seats, seed, preset=preset)
    lines = format_header(setup)
    assert parse("\n".join(lines)) == setup
    assert all(line.isascii() and line.isprintable() and len(line) <= LONGEST_LINE for line in lines)
