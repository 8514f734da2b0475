"""How Luna's orders are told apart."""

from __future__ import annotations

from luna.ui.pictures.palette import GOLD, LANTERN, ORDER_EMBLEMS, ORDERS
from luna.ui.table.looks import FOR_ALL, Looks, SeatLook

PALER = {"blue": 0.45}
"""Share of white in a light; the dark blue robe would drown in the sea and on the blue board."""
LOOKS: Looks = {FOR_ALL: SeatLook(GOLD, "temple")} | {
    colour: SeatLook(tint, ORDER_EMBLEMS[colour], f"novice_{colour}", PALER.get(colour, 0.15))
    for colour, tint in ORDERS.items()
}


def deed_colour(doer: str | None) -> str:
    """The light of what an order did, gold where no order did it."""
    return LOOKS[doer].light if doer else GOLD


def target_colour(actor: str | None) -> str:
    """The light of an actor's targets."""
    return LOOKS[actor].light if actor else LANTERN
