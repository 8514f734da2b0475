"""The end of a round, the preparation of the next one and the end of the game (chapters 6 and 7)."""

from __future__ import annotations

from typing import Any

from .table import Table

LAST_ROUND = 6


def end_round(table: Table) -> None:
    """Score; then the next round begins, or the game is over."""
    score_round(table)
    if table.round == LAST_ROUND:
        score_end(table)
        table.phase = "over"
        table.actor = None
    else:
        next_round(table)


def priestess(table: Table) -> Any:
    """The figure for this number of players."""
    return table.board["priestess"][f"players_{len(table.seats)}"]


def score_round(table: Table) -> None:
    """The three values are netted, the total never falls below 0 (R5)."""
    net = dict.fromkeys(table.seats, 0)
    for colour, points in priestess_points(table).items():
        net[colour] += points
    for colour in table.seats:
        net[colour] -= apostate_cost(table, colour)
        net[colour] += sum(1 for field in table.temple.values() if field.novice == colour)
    for colour in table.seats:
        table.players[colour].influence = max(0, table.players[colour].influence + net[colour])


def priestess_points(table: Table) -> dict[str, int]:
    """Active novices and shrines on her island, ties by the council; unused places lapse."""
    present = {}
    for colour in table.council_order():
        place = table.players[colour].islands[table.figures["priestess"]]
        present[colour] = place.active + (1 if place.shrine else 0)
    # sorted() keeps the council order among equals
    ranked = sorted((c for c in present if present[c] > 0), key=lambda c: -present[c])
    return dict(zip(ranked, priestess(table)["places"], strict=False))


def apostate_cost(table: Table, colour: str) -> int:
    """One more than the novices there, nothing without any; the solo opponent never pays."""
    if table.solo and colour == table.automaton:
        return 0
    place = table.players[colour].islands[table.figures["apostate"]]
    novices = place.active + place.inactive
    return novices + 1 if novices else 0


def next_round(table: Table) -> None:
    for player in table.players.values():
        for place in player.islands.values():
            place.active += place.inactive
            place.inactive = 0
    figures = table.figures
    figures["priestess"] = table.clockwise(figures["priestess"], priestess(table)["moves"])
    figures["builder"] = table.clockwise(figures["builder"], table.board["builder"]["moves"])
    figures["apostate"] = apostate_target(table)
    del table.path[table.guardian_places()[-1]]
    table.turned = 0
    table.book_played = False
    table.herbs_taken = False
    table.round += 1
    if table.solo:
        table.phase = "tire"
    else:
        # with two players the marker changes hands, whoever turned the last candle
        table.start = table.left_of(table.start if len(table.seats) == 2 else table.acting)
        table.actor = table.start


def apostate_target(table: Table) -> str:
    """The next island clockwise with a novice (solo: of the human); he stays if there is none."""
    hunted = [table.human] if table.solo else table.seats
    for distance in range(1, len(table.islands)):
        island = table.clockwise(table.figures["apostate"], distance)
        places = [table.players[colour].islands[island] for colour in hunted]
        if any(place.active + place.inactive for place in places):
            return island
    return table.figures["apostate"]


def score_end(table: Table) -> None:
    """+4 per shrine, +1 per unused favour, and the value of the council seat."""
    for colour, player in table.players.items():
        player.influence += 4 * sum(1 for place in player.islands.values() if place.shrine)
        player.influence += len(player.favors)
        player.influence += table.board["council"]["seats"][table.seat_of(colour)]


def result(table: Table) -> dict[str, Any] | None:
    """Scores and ranking once over; in solo also the difference, which must be above 0."""
    if table.phase != "over":
        return None
    scores = {colour: player.influence for colour, player in table.players.items()}
    ranking = sorted(table.council_order(), key=lambda colour: -scores[colour])
    answer: dict[str, Any] = {"scores": scores, "ranking": ranking}
    if table.solo:
        answer["difference"] = scores[table.human] - scores[table.automaton]
        answer["won"] = answer["difference"] > 0
    return answer
