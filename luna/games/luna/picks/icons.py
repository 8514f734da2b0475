"""The flat symbols of the actions."""

from __future__ import annotations

ICONS = {
    "favor": "favour",
    "recruit": "recruit",
    "shrine": "shrine",
    "herbs": "herbs",
    "journey": "journey",
    "tides": "tides",
    "sail": "sailboat",
    "appoint": "appoint",
    "consecrate": "temple",
    "book": "book",
    "council": "seat",
    "expel": "expel",
    "meditate": "candle",
    "end": "moon",
    "done": "check",
    "tire": "novice",
    "place-shrine": "shrine",
    "place-pairs": "novice",
}
