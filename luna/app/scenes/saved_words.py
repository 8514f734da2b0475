"""What the title and the list of saved games say of each."""

from __future__ import annotations

from datetime import datetime

from luna.app.replay import fault_sentence
from luna.app.saves.summary import Summary
from luna.app.seat_names import display_names
from luna.games.luna.rules.constants import PHASE_NAMES, PREPARE
from luna.ui.text import Text


def players(text: Text, game: Summary) -> str:
    """Who plays, in the order of the seats."""
    return " · ".join(display_names(text, (seat for seat in game.seats if seat.kind != "automaton")).values())


def heading(text: Text, game: Summary) -> str:
    """The title, or else the players."""
    return game.title or players(text, game) or text("saved-nameless")


def progress(text: Text, game: Summary) -> str:
    """The round, or that the game is over; empty where nothing is known."""
    if game.finished:
        return text("saved-finished")
    if game.phase == PHASE_NAMES[PREPARE]:
        return text("saved-preparation")
    return text("round-name", round=game.round) if game.round else ""


def state(text: Text, game: Summary) -> str:
    """When the game was played last and how far it is, or what is wrong with the file."""
    if game.fault:
        return text("saved-damaged", fault=fault_sentence(text, game.fault))
    when = datetime.fromtimestamp(game.date)
    time = f"{when.hour:02}:{when.minute:02}"
    day = text("saved-date", day=str(when.day), month=when.month, year=str(when.year), time=time)
    return " · ".join(part for part in (progress(text, game), day) if part)
