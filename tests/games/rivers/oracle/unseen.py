"""The same position as one seat sees it, with everything it can't see dealt anew."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

from .board import COLOUR_OF, COLOURS, LETTERS

State = dict[str, Any]


def deal_unseen(rng: random.Random, state: State, seat: str) -> State:
    """Hands, swapped tiles and the bag keep their sizes; points and treasures of the others become any."""
    state = deepcopy(state)
    others = [player for name, player in state["players"].items() if name != seat]
    heaps = [player[key] for player in others for key in ("hand", "swapped")]
    unseen = list(state["bag"]) + [LETTERS[c] for heap in heaps for c in COLOURS for _ in range(heap[c])]
    rng.shuffle(unseen)
    for heap in heaps:
        dealt = [COLOUR_OF[unseen.pop()] for _ in range(sum(heap.values()))]
        heap.update({colour: dealt.count(colour) for colour in COLOURS})
    state["bag"] = "".join(unseen)
    for player in others:
        player["points"] = {colour: rng.randrange(20) for colour in COLOURS}
    owned = [player["treasures"] for player in others]
    for player, treasures in zip(others, rng.sample(owned, len(owned)), strict=True):
        player["treasures"] = treasures
    return state
