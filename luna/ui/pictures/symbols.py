"""Every flat symbol that can be drawn: those of the program, and those that a game brings when it is loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from luna.ui.pictures import emblems

KNOWN: dict[str, Sequence[emblems.Outline]] = dict(emblems.SYMBOLS)
"""Outlines by name."""


def bring(symbols: Mapping[str, Sequence[emblems.Outline]]) -> None:
    """Symbols of a game; raises ValueError where another one has such a name already."""
    for name, outlines in symbols.items():
        if KNOWN.setdefault(name, outlines) is not outlines:
            raise ValueError(f"there is a symbol {name!r} already")
