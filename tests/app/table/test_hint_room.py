"""At the smallest usual size a hint tells all that it has to tell, in type that can be read, in every language."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.app.table.telling.advice import Advice
from luna.app.table.telling.hint_note import HOW, STEPS
from luna.core.analysis import Analysis, Line
from luna.core.seat import Seat
from luna.games.luna.game import LUNA
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.search.sources import NAMES
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.games.luna.table.words import LunaWords
from luna.games.luna.view.geometry.frame import Frame
from luna.ui.pictures.assets import Fonts
from luna.ui.reading.text import Text
from luna.ui.table import amounts, notes
from luna.ui.table.shown import TipNote, TipWay
from luna.ui.table.sidebar import speaking_place
from luna.ui.table.tips import TipPainter
from tests.games.luna.table.positions import COLOURS, random_positions
from tests.root import ROOT

LEAST = 15
SEATS = SimpleNamespace(colours=COLOURS, seats=())
CALLED = dict(zip(COLOURS, ("Yellow", "Pilgrim", "Blue", "White"), strict=True))


def analysis(state: State, dice: Random) -> Analysis:
    """Any lines in any order, with reasons of every kind for and against the first."""
    legal = RULES.legal(state)

    def line() -> Line:
        parts = [0.0] * len(NAMES)
        for source in dice.sample(range(len(NAMES)), 5):
            parts[source] = dice.choice((0.7, 1.2, 2.5, -0.8, -1.4, 6.0))
        return Line((dice.choice(legal),), tuple(parts), 100)

    first, *others = sorted((line() for _ in range(3)), key=lambda each: -each.value)
    equal = [Line((dice.choice(legal),), first.parts, 50)] * dice.randrange(3)
    return Analysis((first, *equal, *others), 600, dice.choice((3.0, 3.0, None)))


def notes_of(text: Text) -> list[TipNote]:
    seats: Any = SEATS
    words, dice, told = LunaWords(text, CALLED, seats), Random(5), list[TipNote]()
    wording: Any = SimpleNamespace(text=text, words=words)
    for state in random_positions(12, every=19):
        seated = [Seat(colour) for colour in COLOURS[: dice.choice((1, 2))]]
        table: Any = SimpleNamespace(session=SimpleNamespace(rules=RULES, game=LUNA, seats=seated), present=state)
        found = analysis(state, dice)
        advice = Advice(LUNA_TABLE, table, wording, found, found.best)
        ways = TipWay("close"), TipWay("accept", text("hint-accept"), main=True)
        head: dict[str, Any] = {"head": text("hint-head", looks="yes"), "step": HOW, "steps": STEPS}
        told.append(TipNote(advice.target, advice.how, ways=ways, amounts=advice.amounts, after=advice.after, **head))
        changed = text("hint-changed", told=advice.what)  # never on the last step
        told.append(TipNote(advice.target, changed, ways=ways, **head))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_is_told_whole_in_type_that_can_be_read(monkeypatch, language):
    pygame.display.set_mode((1280, 720))
    drawn: list[tuple[str, int]] = []
    for module in (notes, amounts):
        monkeypatch.setattr(module, "line", lambda _s, _f, told, _at, _role, px, *_: drawn.append((told, px)))
    frame = Frame((1280, 720))
    place = speaking_place(frame.column)
    painter, window = TipPainter(frame.column, Fonts(ROOT / "assets" / "app" / "fonts"), place), pygame.Surface((1, 1))
    seen = notes_of(Text(ROOT / "localization", language).of(LUNA.key))
    for note in seen:
        drawn.clear()
        painter.paint(window, note, None)
        assert place.column.contains(painter.rect(note)), note
        assert min(px for _, px in drawn) >= LEAST, note
        written = " ".join(told for told, _ in drawn)
        for word in f"{note.text} {note.after}".split():
            assert word in written, (word, note)
        for amount in note.amounts:
            assert amount.label in [told for told, _ in drawn], "a label is cut off"
    assert len(seen) > 60
