"""The keys of the table as a rules book lists them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from luna.ui.input.keys import SYSTEM
from luna.ui.reading.blocks import Block
from luna.ui.reading.phrases import Say

BETWEEN = " – "
"""What stands between a key and its meaning in the list of keys."""


def key_rows(text: Say, listed: Iterable[str]) -> Iterator[Block]:
    """An item for each key, in the words of the list at the table."""
    for key in listed:
        keys, _, told = text("help-key", what=key, system=SYSTEM).partition(BETWEEN)
        yield Block("item", told, lead=keys)
