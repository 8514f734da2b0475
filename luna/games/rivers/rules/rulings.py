"""Where the short rules are silent or the full ones differ: one decision each, its place in the code and its reason."""

from __future__ import annotations

from luna.core.rulings import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling("R1", "turn_end.send_orphans", "the short rules list it there; the full rules take a leader back at once"),
    Ruling("R2", "treasures.seek_treasures", "the short rules list it there; the full rules after each action"),
    Ruling("R3", "turn_end.go_on_ending", "the short rules' order; the full rules pay first, with the same result"),
    Ruling("R4", "conflicts.begin_war", "the short rules read with the full ones"),
    Ruling("R5", "play.place_tile", "no source gives a point for joining"),
    Ruling("R6", "conflicts.parted", "it does not count in the short rules; it is covered"),
    Ruling("R7", "conflicts.parted", "tiles of the old kingdoms count"),
    Ruling("R8", "conflicts.open_wars", "the current English edition; the old kingdom is what is left of it"),
    Ruling("R9", "conflicts.fell", "what counted is what falls"),
    Ruling("R10", "constants.MOST_JOINED", "the short rules for leaders, all sources for tiles"),
    Ruling("R11", "legal.leaders", "a move is a withdrawal and a placement in one action"),
    Ruling("R12", "legal.turn", "up to two actions, and the only way out with an empty hand"),
    Ruling("R13", "conflicts.commit", "the full rules: a way to renew the hand"),
    Ruling("R14", "monuments.squares", "the full rules: one for a tile, never later for the same four"),
    Ruling("R15", "monuments.seek_monument", "the full rules: only if the four still lie there"),
    Ruling("R16", "turn_end.pay_monuments", "the current English edition"),
    Ruling("R17", "play.pay", "the full rules: the king stands in for the point of a placed tile only"),
    Ruling("R18", "turn_end.draw", "the short rules' bracket and the full rules"),
    Ruling("R19", "legal.swaps", "the full rules: it ends the game; the short rules: after the active player"),
    Ruling("R20", "turn_end.go_on_ending", "the full rules name the active player first"),
    Ruling("R21", "monuments.build", "the short and the full rules"),
    Ruling("R22", "treasures.candidates", "the full rules: the trader's owner"),
    Ruling("R23", "treasures.seek_treasures", "a fixed order for replay"),
    Ruling("R24", "legal.open_to_catastrophe", "any empty cell or tile without a treasure"),
    Ruling("R25", "scoring.result", "no source breaks the tie further"),
    Ruling("R26", "setup.initial_state", "all orders of dealing are equally random; one must be fixed"),
    Ruling("R27", "setup.initial_state", "no source changes anything for two or three"),
    Ruling("R28", "conflicts.gain", "the cubes are a limit of the box, not a rule"),
    Ruling("R29", "state.bag_left", "it follows from public numbers anyway"),
    Ruling("R30", "legal.leaders", "confirmed by the author: a failed revolt may be tried again"),
    Ruling("R31", "play.after_conflict", "the full rules: a leader can't flee"),
    Ruling("R32", "conflicts.seek_war", "who joins kingdoms need not be involved"),
    Ruling("R33", "conflicts.seek_war", "later wars can vanish, so the next one is named each time"),
)
"""All rulings, in order."""
