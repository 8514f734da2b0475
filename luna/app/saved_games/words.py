"""What the title and the list of saved games say of each."""

from __future__ import annotations

from datetime import datetime

from luna.app.saves.reading import Trouble
from luna.app.saves.summary import Summary
from luna.app.session.seat_names import seat_name
from luna.app.session.table_names import table_name
from luna.core.record import LONGEST_QUOTE, RecordError, quotable
from luna.ui.game_window import window_of
from luna.ui.reading.refusal import fault_sentence
from luna.ui.reading.text import Text

ROW_QUOTE = 24
"""Characters that a row of the list quotes of a file: of the widest letters more would need a third line."""


def texts_of(text: Text, game: Summary) -> Text:
    """The texts of what is played."""
    return window_of(game.game).texts(text)


def players(text: Text, game: Summary) -> str:
    """Who plays, in the order of the seats, by which rules where they are not the usual ones, and at which table."""
    words = texts_of(text, game)
    names = [seat_name(words, seat) for seat in game.seats if seat.kind != "automaton"]
    variant = window_of(game.game).variant(words, game.game.variant(game.setup)) if game.setup else ""
    table = _table(words, game) if game.setup else ""
    return " · ".join(part for part in (*names, variant, table) if part)


def _table(words: Text, game: Summary) -> str:
    """Which table of an evening alone it is, if any."""
    try:
        day = datetime.fromtimestamp(game.date).date()
    except (ValueError, OverflowError, OSError):
        return ""
    return table_name(words, game.game, game.setup, day)


def heading(text: Text, game: Summary) -> str:
    """The title, or else the players."""
    return game.title or players(text, game) or text("saved-nameless")


def progress(text: Text, game: Summary) -> str:
    """The round, or that the game is over; empty where nothing is known."""
    if game.finished:
        return text("saved-finished")
    if game.phase is None:
        return ""
    return window_of(game.game).stage(texts_of(text, game), game.phase, game.round or 0)


def state(text: Text, game: Summary, named: bool = False) -> str:
    """When the game was played last and how far it is, or what is wrong with the file; `named` says which it is."""
    if game.trouble:
        return trouble(text, game.trouble, ROW_QUOTE)
    name = texts_of(text, game)("game-title") if named else ""
    return " · ".join(part for part in (name, progress(text, game), date(text, game.date)) if part)


def trouble(text: Text, found: Trouble, quote: int = LONGEST_QUOTE) -> str:
    """What is wrong with a game's file, of which no more than `quote` characters are shown, and what is played on."""
    error = found.fault
    detail, expected = quotable(error.detail, quote), quotable(error.expected, quote)
    fault = RecordError(error.line, error.reason, detail, expected, error.violation, error.game)
    return text(f"saved-{found.kind}", fault=fault_sentence(text, fault), count=found.length)


def date(text: Text, seconds: float) -> str:
    """Day and time of a moment in seconds since 1970; empty for one that no calendar of the system has."""
    try:
        when = datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return ""
    time = f"{when.hour:02}:{when.minute:02}"
    return text("saved-date", day=str(when.day), month=when.month, year=str(when.year), time=time)
