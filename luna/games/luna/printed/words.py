"""What a field of the printed values is called."""

from __future__ import annotations

from luna.games.luna.printed.fields import parsed
from luna.ui.reading.text import Text


def field_name(text: Text, key: str) -> str:
    """The name of a field or of several, by their key in a file."""
    table, name, place = parsed(key)
    exact = "[" in key
    match table:
        case "temple" if name:
            board = text("board-name", board=name)
            return text("printed-field", board=board, number=place + 1) if exact else board
        case "symbols":
            return text("printed-symbol", island=name)
        case "council":
            return text("printed-seat", number=place + 1) if exact else text("printed-council")
        case "preset" if name == "islands":
            return text("printed-position", number=place + 1) if exact else text("setup-name", setup="preset")
        case "preset" if name not in ("priestess", "builder", "apostate"):
            return text("printed-order", colour=name)
        case "preset":
            return text("figure-name", figure=name)
        case "priestess" | "builder" | "guardian":
            return text("figure-name", figure=table)
    return key
