"""Where the printed rules are silent or disagree: one decision each, with its place in the code and its reason."""

from __future__ import annotations

from luna.core.rulings import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling("R1", "legal.active_steps", "a journey leads to other islands, so never beside the island just left"),
    Ruling("R2", "legal.preparation", "the full text and the overview both let an order place all four pairs at once"),
    Ruling(
        "R3",
        "legal.expel",
        "level 2 of solo names novices or the token for expelling; for the council the token replaces the one novice",
    ),
    Ruling("R4", "legal.island_work", "the shrine leaves one novice to pay, and only two exceptions are listed"),
    Ruling("R5", "scoring.score_round", "the original adds the three values up, and nobody pays what they don't have"),
    Ruling("R6", "legal.books", "the text says any book, so an own one too"),
    Ruling("R7", "temple.displace", "only the novice is said to leave"),
    Ruling("R8", "solo.claim", "displacing is the general rule for every novice that enters the temple"),
    Ruling("R9", "state.barred_island", "what is blocked are actions on the island, not arriving there or the temple"),
    Ruling("R10", "play.move_book", "only the set-up of solo follows the game for two, its play doesn't"),
    Ruling("R11", "solo.take_book", "a novice holds one book, so the lowest tile is the lowest without one"),
    Ruling("R12", "legal.council", "nobody loses by it; the text gives only what is available"),
    Ruling("R13", "legal.turn", "turning a candle is what an order does that can't or won't act"),
    Ruling("R14", "setup._place_automaton", "the original names the book; only the translations leave it out"),
    Ruling(
        "R15", "legal.temple", "the exception covers only the novice that enters, and with a shrine there is no other"
    ),
    Ruling("R16", "legal.shrine_free", "the set-up of solo follows the game for two"),
    Ruling("R17", "solo.begin_round", "displaced novices can join the two that began there"),
    Ruling("R18", "solo.build_for_automaton", "it is listed first under the end of the round"),
    Ruling(
        "R19",
        "legal.island_work",
        "only Herbs make novices active again: taken without a limit they let a round go on for ever, for one more "
        "influence with every book; among several orders the candles end it",
    ),
)
"""All rulings, in order."""
