"""What of Luna's table can be pointed at; the table's own kinds (buttons, lines, questions) are not among them."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """Kinds of picks; the key of a pick tells which one, where there are several."""

    # pieces that a hand can take
    NOVICE = "novice"
    RESTING = "resting"
    JETTY = "jetty"
    RESERVE = "reserve"
    SHRINES = "shrines"
    TOKEN = "token"
    FAVOUR = "favour"
    TILE = "tile"
    FIELD = "field"

    # places, figures and the pieces of others
    ISLAND = "island"
    OTHER = "other"
    COUNCIL = "council"
    CANDLE = "candle"
    PRIESTESS = "priestess"
    BUILDER = "builder"
    APOSTATE = "apostate"
    GUARDIAN = "guardian"
    SEA = "sea"

    # what only help tells apart
    STANDING_SHRINE = "standing-shrine"
    COMING_SHRINE = "coming-shrine"
    COMING_FIGURE = "coming-figure"
    OTHER_RESTING = "other-resting"
    ON_JETTY = "on-jetty"
    PIER = "pier"
    IN_TEMPLE = "in-temple"
    TEMPLE_BOOK = "temple-book"
    ON_TILE = "on-tile"
    GUARDIAN_TILE = "guardian-tile"
    PATH = "path"
    SEAT = "seat"
    DISC = "disc"
    BOARD = "board"
    CLOSED_BOARD = "closed-board"
    TEMPLE = "temple"

    # parts of panels and bars
    INFLUENCE = "influence"
    START = "start"
    COUNT = "count"
    SUPPLY = "supply"
    HELD = "held"
    RANK = "rank"
    SLOT = "slot"
    ROUND = "round"
    TOP_GUARDIAN = "top-guardian"
    TOP_CANDLES = "top-candles"
    OUTLOOK = "outlook"
    PLANS = "plans"
