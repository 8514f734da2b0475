"""The rules book's contents: which texts each chapter shows, in reading order."""

from __future__ import annotations

from luna.games.rivers.rules.rulings import RULINGS
from luna.ui.reading.passages import Passage, Passages, examples, heading, items, paragraphs, picture, table, terms

CONTENTS: dict[str, tuple[Passages, ...]] = {
    "goal": (
        paragraphs("what", "weakest"),
        picture("spheres"),
        heading("sources"),
        terms("tile", "conflict", "monument", "treasure"),
        paragraphs("links"),
    ),
    "map": (
        terms("cells", "tiles", "temples"),
        picture("map"),
        heading("together"),
        terms("region", "kingdom"),
        heading("screen"),
        terms("hand", "leaders", "catastrophes", "secret"),
    ),
    "setup": (items("temples", "seats", "hand", "start"), picture("seats")),
    "turn": (
        paragraphs("two"),
        terms("leader", "tile", "catastrophe", "swap"),
        paragraphs("finish", "after"),
    ),
    "controls": (
        paragraphs("intro"),
        heading("mouse"),
        terms("drag", "click", "wheel", "right", "near"),
        heading("keyboard"),
        paragraphs("actions"),
        table("keys"),
    ),
    "leaders": (
        paragraphs("spheres", "where"),
        picture("leaders"),
        items("kingdoms", "move", "withdraw"),
        paragraphs("revolt"),
        examples("example"),
    ),
    "tiles": (
        paragraphs("where"),
        heading("points"),
        terms("none", "one", "two"),
        paragraphs("king", "three"),
        picture("tiles"),
        examples("example"),
    ),
    "revolt": (
        paragraphs("when", "strength"),
        picture("revolt"),
        items("commit", "tie", "result"),
        examples("example"),
    ),
    "war": (
        paragraphs("when"),
        picture("war"),
        heading("begin"),
        items("order", "attacker", "sides"),
        heading("course"),
        items("commit", "tie", "falls", "red", "points"),
        paragraphs("next"),
        examples("example"),
    ),
    "monuments": (
        paragraphs("when", "build"),
        picture("monument"),
        items("once", "flipped", "income"),
    ),
    "catastrophes": (
        paragraphs("what"),
        items("where", "never", "effect"),
        picture("catastrophe"),
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
