"""What statistics say of a kind of game, of a level, and of one game."""

from __future__ import annotations

from datetime import date

from luna.app.session.seat_names import display_names
from luna.app.statistics.figures import Figures, Kind, Played
from luna.core.game import AnyGame
from luna.core.seat import Seat, SeatKind
from luna.ui.game_window import window_of
from luna.ui.reading.phrases import signed
from luna.ui.reading.text import Text


def kind(text: Text, game: AnyGame, each: Kind) -> str:
    """How many play, or by which other rules."""
    window = window_of(game)
    return window.variant(window.texts(text), each.variant) or text("statistics-seats", count=each.seats)


def level(text: Text, game: AnyGame, number: int) -> str:
    """A level with its number."""
    name = window_of(game).texts(text)("bot-name", level=game.bots.levels[number])
    return text("statistics-level", number=number + 1, name=name)


def share(text: Text, each: Figures) -> str:
    """How many games were won."""
    return text("statistics-share", won=each.won, share=round(100 * each.won / each.games))


def game_told(text: Text, game: AnyGame, each: Played) -> str:
    """When it was, the points of all seats, and by how many the person was ahead or behind."""
    own = window_of(game).texts(text)
    seats = [Seat(player.colour, SeatKind(player.kind), player.name) for player in each.result.players]
    names = display_names(own, seats)
    told = " · ".join(f"{names[player.colour]} {player.points}" for player in each.result.players)
    return text("statistics-game", day=_day(text, each.result.day), points=told, lead=signed(text, each.margin))


def _day(text: Text, day: str) -> str:
    """A day in words."""
    when = date.fromisoformat(day)
    return text("statistics-day", day=str(when.day), month=when.month, year=str(when.year))
