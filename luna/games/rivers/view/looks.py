"""How seats and spheres are told apart; with this module the game's symbols can be drawn."""

from __future__ import annotations

from luna.games.rivers.view.emblems import SEAT_SYMBOLS, SPHERE_SYMBOLS, SYMBOLS
from luna.ui.pictures import symbols
from luna.ui.pictures.palette import GOLD
from luna.ui.table.looks import FOR_ALL, Looks, SeatLook

symbols.bring(SYMBOLS)

TINTS = {"heron": "#f2ead6", "ram": "#e08a46", "fish": "#74c6d6", "palm": "#a66bd1"}
"""The bases of the seats' leaders, that of the fish brighter: light has to show on sand and on lapis.

The palm stands on brown like the ram, so that its light is as dates are.
"""
LOOKS: Looks = {FOR_ALL: SeatLook(GOLD, "points")} | {
    seat: SeatLook(tint, SEAT_SYMBOLS[seat], f"leader_black_{seat}") for seat, tint in TINTS.items()
}
SPHERES = {"black": "#b9b6c6", "red": "#ff8d68", "blue": "#7fbcf6", "green": "#8fd483"}
"""The spheres where their symbols stand on dark ground."""


def light_of(seat: str | None) -> str:
    """The light of a seat, gold where nobody's."""
    return LOOKS[seat].light if seat else GOLD


def symbol_of(colour: str) -> str:
    """The symbol of a sphere."""
    return SPHERE_SYMBOLS[colour]


ICONS = {
    "swap": "bag",
    "withdraw": "undo",
    "done": "check",
    "pass": "forward",
    "war": "points",
    "commit": "points",
    "build": "tower",
    "decline": "cross",
    "leave": "urn",
}
"""Symbols of the actions that are no pieces brought to a cell."""


def icon_of(action: str, colour: str = "") -> str:
    """The symbol of an action; a war and its tiles have that of their sphere."""
    return symbol_of(colour) if colour else ICONS[action]
