"""Which effect belongs to which event of the core."""

from __future__ import annotations

from luna.games.luna.rules import events
from luna.games.luna.rules.events import Event

EFFECTS: dict[type[Event], str | None] = {
    events.ShrinePlaced: "build",
    events.PairsPlaced: "drop",
    events.FavourReceived: "favour",
    events.TokenSpent: None,
    events.NovicesTired: None,
    events.FavourTaken: "favour",
    events.NoviceRecruited: "recruit",
    events.ShrineBuilt: "build",
    events.NovicesWoken: "herbs",
    events.NoviceTravelled: "row",
    events.TravelEnded: None,
    events.NovicesSailed: "sail",
    events.NoviceAppointed: "appoint",
    events.NoviceConsecrated: "consecrate",
    events.TileClaimed: "consecrate",
    events.NoviceDisplaced: "displace",
    events.BookMoved: "book",
    events.CouncilAdvanced: "council",
    events.ApostateDriven: "expel",
    events.CandleTurned: "candle",
    events.PhaseClosed: None,
    events.RoundScored: "round_end",
    events.StartPassed: "start_marker",
    events.FigureMoved: "drop",
    events.RoundBegan: "guardian",
    events.GameEnded: None,
}
"""None where nothing is to be seen, or where another event of the same moment is heard already.

GameEnded is silent too: whether `win`, `loss` or `tie` belongs to it depends on who is looking.
"""


def effect_of(event: Event) -> str | None:
    """The effect's name, or None for silence."""
    return EFFECTS[type(event)]
