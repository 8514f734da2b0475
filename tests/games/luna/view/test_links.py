"""Help leads to the chapter that tells most about a thing, by the rules the table plays by."""

from dataclasses import replace

import pytest

from luna.core.intent import Pick
from luna.games.luna.book.chapters import CHAPTERS, blocks, title
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.links import chapter_of
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import first_state
from tests.root import ROOT

PLAYERS, SOLO, HARD = (Snapshot.of(first_state(2, solo=level)) for level in (0, 1, 3))
BLOCKED = HARD.figures["apostate"]
FREE = next(island for island in ISLAND_NAMES if island != BLOCKED)


def travelling(kind: str) -> Snapshot:
    """In the middle of a journey or tides."""
    return replace(PLAYERS, travel=kind)


FITTING = [
    (Pick("island", "shrine"), PLAYERS, "shrine"),
    (Pick("island", "herbs"), PLAYERS, "herbs"),
    (Pick("island", "sailboat"), SOLO, "sail"),
    (Pick("island", BLOCKED), HARD, "solo-levels"),
    (Pick("island", "bribery"), PLAYERS, "favours"),
    (Pick("favour", "tides"), PLAYERS, "tides"),
    (Pick("token", "novice"), PLAYERS, "favours"),
    (Pick("held", "red:book"), PLAYERS, "book"),
    (Pick("slot", "shrine"), PLAYERS, "shrine"),
    (Pick("novice", "herbs"), PLAYERS, "turn"),
    (Pick("novice", FREE), HARD, "turn"),
    (Pick("novice", BLOCKED), HARD, "solo-levels"),
    (Pick("resting", BLOCKED), HARD, "solo-levels"),
    (Pick("other", f"red:{FREE}"), PLAYERS, "turn"),
    (Pick("other", f"red:{BLOCKED}"), HARD, "solo"),
    (Pick("apostate"), PLAYERS, "scoring"),
    (Pick("apostate"), SOLO, "scoring"),
    (Pick("apostate"), HARD, "solo-levels"),
    (Pick("priestess"), SOLO, "scoring"),
    (Pick("bar", "outlook"), SOLO, "solo"),
    (Pick("builder"), PLAYERS, "shrine"),
    (Pick("standing-shrine", "red:herbs"), PLAYERS, "shrine"),
    (Pick("supply", "red:shrines"), PLAYERS, "shrine"),
    (Pick("supply", "red:novices"), PLAYERS, "recruit"),
    (Pick("count", "red:active"), PLAYERS, "turn"),
    (Pick("count", "red:temple"), PLAYERS, "consecrate"),
    (Pick("tile", "12"), PLAYERS, "appoint"),
    (Pick("field", "12"), PLAYERS, "consecrate"),
    (Pick("board", "yellow"), PLAYERS, "consecrate"),
    (Pick("temple-book", "3"), PLAYERS, "book"),
    (Pick("seat", "4"), PLAYERS, "council"),
    (Pick("guardian-tile", "0"), PLAYERS, "next-round"),
    (Pick("player", "yellow"), PLAYERS, "turn"),
    (Pick("player", "yellow"), SOLO, "solo"),
    (Pick("round"), SOLO, "solo"),
    (Pick("start", "red"), PLAYERS, "meditate"),
    (Pick("start", "red"), SOLO, "solo"),
    (Pick("table"), PLAYERS, "goal"),
    (Pick("sea"), SOLO, "solo"),
    (Pick("bar", "preview"), PLAYERS, "scoring"),
    (Pick("bar", "result"), PLAYERS, "end"),
    (Pick("bar", "undo"), PLAYERS, "goal"),
    (Pick("action", "sail"), PLAYERS, "sail"),
    (Pick("action", "place-pairs"), SOLO, "preparation"),
    (Pick("action", "end"), SOLO, "solo"),
    (Pick("action", "done"), travelling("tides"), "tides"),
    (Pick("action", "done"), travelling("journey"), "journey"),
]


@pytest.mark.parametrize(("pick", "state", "chapter"), FITTING)
def test_a_thing_leads_to_its_chapter(pick, state, chapter):
    assert chapter_of(pick, state) == chapter
    assert chapter in CHAPTERS


@pytest.mark.parametrize("favour", ISLAND_NAMES)
def test_the_chapter_of_an_island_speaks_of_its_favour(favour):
    """Its title is the name of what the favour does, or the chapter is the one about all of them."""
    text = Text(ROOT / "localization", "en")
    chapter = chapter_of(Pick("island", favour), PLAYERS)
    words = " ".join(f"{block.lead} {block.text}" for block in blocks(text, shipped_board(), chapter))
    assert text("favour-name", favour=favour).split()[0].lower() in f"{title(text, chapter)} {words}".lower()
    assert chapter != "table"


def test_what_is_no_thing_of_the_table_has_no_chapter():
    with pytest.raises(KeyError):
        chapter_of(Pick("nothing"), PLAYERS)
