"""What appears over the table when a round or the game is over."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from luna.app.new_game.choice import SEED_DIGITS, NewGame
from luna.games.luna.points.ledger import GAINS, Ledger, Source, ledger
from luna.games.luna.points.tally import Tally, council, tallies
from luna.games.luna.rules.constants import AUTOMATON, ISLAND_NAMES, ROUNDS
from luna.games.luna.rules.events import Event, GameEnded, RoundScored
from luna.games.luna.scenes.game_end import EndCallbacks, FinalRow, GameEnd, RoundPoints, SoloResult
from luna.games.luna.scenes.round_end import RoundEnd, RoundRow, RoundScore

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene


def opens_scene(events: Sequence[Event]) -> bool:
    """Whether `show_ends` has something to show."""
    return any(isinstance(event, RoundScored) for event in events)


def show_ends(scene: TableScene, events: Sequence[Event]) -> None:
    """Opens the scoring of a round and then the end of the game, where the events hold them."""
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if scored:
        done = (lambda: _show_end(scene, ended)) if ended else (lambda: None)
        again, counted = partial(_round_score, scene, scored), partial(_counted, scene)
        scene.context.go.push(RoundEnd(scene.context, again(), done, again, scene.table.watched, counted))


def _counted(scene: TableScene, scores: Mapping[str, int]) -> None:
    """The panels count along with the dialog."""
    if scene.stage.counted(scores):
        scene.redraw()


def show_result(scene: TableScene) -> None:
    """Opens the end of a game that is over once more, without the scoring that was seen before it."""
    ended = next(event for event in scene.game.match.steps[-1].events if isinstance(event, GameEnded))
    _show_end(scene, ended)


def _round_score(scene: TableScene, scored: RoundScored) -> RoundScore:
    match = scene.game.match
    before = match.before(len(match.steps) - 1)
    counted = tallies(before, scored)
    rows = [_round_row(scene, scored, seat, counted[seat]) for seat in range(len(counted))]
    colours = scene.game.setup.colours
    order = [colours[seat] for seat in council(before)]
    return RoundScore(scored.round, rows, order, ISLAND_NAMES[before.priestess], ISLAND_NAMES[before.apostate])


def _round_row(scene: TableScene, scored: RoundScored, seat: int, tally: Tally) -> RoundRow:
    colour = scene.game.setup.seats[seat].colour
    return RoundRow(
        colour,
        scene.wording.names[colour],
        before=scored.total[seat] - scored.paid[seat],
        active=tally.active,
        shrines=tally.shrines,
        place=tally.place,
        tied=tally.tied,
        priestess=scored.priestess[seat],
        tempted=scored.tempted[seat],
        exempt=scene.game.setup.solo > 0 and seat == AUTOMATON,
        apostate=scored.apostate[seat],
        temple=scored.temple[seat],
        paid=scored.paid[seat],
    )


def _show_end(scene: TableScene, ended: GameEnded) -> None:
    scene.bots.close()
    solo = None
    if scene.game.setup.solo:
        difference = ended.final[0] - ended.final[AUTOMATON]
        solo = SoloResult(difference, difference > 0)
    ways, again = EndCallbacks(lambda: _rematch(scene), scene.again, scene.undo), partial(_final_rows, scene, ended)
    scene.context.go.push(GameEnd(scene.context, again(), solo, ways, again=again))


def _final_rows(scene: TableScene, ended: GameEnded) -> list[FinalRow]:
    seats, match = scene.game.setup.seats, scene.game.match
    book = ledger(match.first, match.steps)
    rows = [_final_row(scene, book, seat) for seat in ended.ranking]
    if scene.game.setup.solo:
        rows.sort(key=lambda row: row.colour != seats[0].colour)
    return rows


def _final_row(scene: TableScene, book: Ledger, seat: int) -> FinalRow:
    colour = scene.game.setup.seats[seat].colour
    return FinalRow(
        colour,
        scene.wording.names[colour],
        start=book.start[seat],
        rounds=tuple(
            RoundPoints(
                book.points(seat, Source.PRIESTESS, round=number),
                book.points(seat, Source.APOSTATE, round=number),
                book.points(seat, Source.TEMPLE, round=number),
                book.points(seat, *GAINS, round=number),
            )
            for number in range(1, ROUNDS + 1)
        ),
        shrines=book.points(seat, Source.SHRINES),
        favours=book.points(seat, Source.FAVOURS),
        council=book.points(seat, Source.COUNCIL),
    )


def _rematch(scene: TableScene) -> None:
    """The same seats and kind of set-up at a new table; who starts is drawn by lot."""
    setup = scene.game.setup
    choice = NewGame(
        mode="solo" if setup.solo else "players",
        level=setup.solo,
        seats=tuple((seat.colour, seat.name if seat.kind == "human" else "") for seat in setup.seats),
        setup="preset" if setup.preset else "free",
        start=None,
        figures=None,
        seed=secrets.randbelow(10**SEED_DIGITS),
        bots=tuple(seat.name if seat.kind == "bot" else "" for seat in setup.seats),
    )
    scene.context.go.when_saved(lambda: scene.context.go.replace(scene.context.routes.table(scene.context, choice)))
