"""The rules book's contents: which texts each chapter shows, in reading order."""

from __future__ import annotations

from luna.games.rivers.rules.rulings import RULINGS
from luna.ui.reading.passages import Passage, Passages, examples, heading, items, paragraphs, table, terms

CONTENTS: dict[str, tuple[Passages, ...]] = {
    "goal": (
        paragraphs("what", "weakest"),
        heading("sources"),
        terms("tile", "conflict", "monument", "treasure"),
        paragraphs("links"),
    ),
    "map": (
        terms("cells", "tiles", "temples"),
        heading("together"),
        terms("region", "kingdom"),
        heading("screen"),
        terms("hand", "leaders", "catastrophes", "secret"),
    ),
    "setup": (items("temples", "seats", "hand", "start"),),
    "turn": (
        paragraphs("two"),
        terms("leader", "tile", "catastrophe", "swap"),
        paragraphs("finish", "after"),
    ),
    "leaders": (
        paragraphs("spheres", "where"),
        items("kingdoms", "move", "withdraw"),
        paragraphs("revolt"),
        examples("example"),
    ),
    "tiles": (
        paragraphs("where"),
        heading("points"),
        terms("none", "one", "two"),
        paragraphs("king", "three"),
        examples("example"),
    ),
    "revolt": (
        paragraphs("when", "strength"),
        items("commit", "tie", "result"),
        examples("example"),
    ),
    "war": (
        paragraphs("when"),
        heading("begin"),
        items("order", "attacker", "sides"),
        heading("course"),
        items("commit", "tie", "falls", "red", "points"),
        paragraphs("next"),
        examples("example"),
    ),
    "monuments": (
        paragraphs("when", "build"),
        items("once", "flipped", "income"),
    ),
    "catastrophes": (
        paragraphs("what"),
        items("where", "never", "effect"),
    ),
    "swap": (paragraphs("what", "secret", "empty"),),
    "turn-end": (
        paragraphs("order"),
        terms("orphans", "treasures", "refill", "income"),
        examples("example"),
    ),
    "end": (
        paragraphs("when"),
        items("bag", "treasures"),
        heading("scoring"),
        paragraphs("allot", "compare", "tie"),
        examples("example"),
    ),
    "strategy": (items("balance", "king", "temples", "wars", "trader", "hand"),),
    "rulings": (
        paragraphs("intro"),
        tuple(Passage("ruling", ruling.id) for ruling in RULINGS),
    ),
    "glossary": (
        terms("region", "kingdom", "supporter", "attacker", "defender", "joining", "bordered", "flipped", "supply"),
        heading("numbers"),
        table("tiles"),
    ),
}
"""The passages of each chapter by its id, in the groups that make them."""
