"""What appears over the table when a round or the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.points.ledger import GAINS, Ledger, Source, ledger
from luna.games.luna.points.tally import Tally, council, tallies
from luna.games.luna.rules.constants import AUTOMATON, ISLAND_NAMES, ROUNDS
from luna.games.luna.rules.events import Event, GameEnded, RoundScored
from luna.games.luna.rules.state import State
from luna.games.luna.scenes.course import Course
from luna.games.luna.scenes.final_rows import FinalRow, RoundPoints, SoloResult
from luna.games.luna.scenes.game_end import EndCallbacks, GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.scenes.round_rows import RoundRow, RoundScore
from luna.games.luna.scenes.scoring_table import ScoredTable
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.line import played
from luna.ui.table.contract.table_end import TableEnd


def show_ends(table: TableEnd, events: Sequence[Event]) -> None:
    """Opens the scoring of a round and then the end of the game, where the events hold them."""
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if scored:
        done = (lambda: _show_end(table, ended)) if ended else (lambda: None)
        again = partial(_round_score, table, scored)
        score, before = again(), table.match.before(len(table.match.steps) - 1)
        lit = ScoredTable(table, _in_the_temple(before), (score.priestess, score.apostate))
        table.context.go.push(RoundEnd(table.context, score, done, again, table.watched, lit))


def show_result(table: TableEnd) -> None:
    """Opens the end of a game that is over once more, without the scoring that was seen before it."""
    ended = next(event for event in table.match.steps[-1].events if isinstance(event, GameEnded))
    _show_end(table, ended)


def _in_the_temple(state: State) -> dict[str, list[Pick]]:
    """The fields with a novice, by the order's colour."""
    fields: dict[str, list[Pick]] = {}
    for placed in Snapshot.of(state).temple:
        if placed.novice:
            fields.setdefault(placed.novice, []).append(Pick(Kind.FIELD, str(placed.tile)))
    return fields


def _round_score(table: TableEnd, scored: RoundScored) -> RoundScore:
    match = table.match
    before = match.before(len(match.steps) - 1)
    counted = tallies(before, scored)
    rows = [_round_row(table, scored, seat, counted[seat]) for seat in range(len(counted))]
    colours = table.setup.colours
    order = [colours[seat] for seat in council(before)]
    return RoundScore(scored.round, rows, order, ISLAND_NAMES[before.priestess], ISLAND_NAMES[before.apostate])


def _round_row(table: TableEnd, scored: RoundScored, seat: int, tally: Tally) -> RoundRow:
    colour = table.setup.seats[seat].colour
    return RoundRow(
        colour,
        table.names[colour],
        before=scored.total[seat] - scored.paid[seat],
        active=tally.active,
        shrines=tally.shrines,
        place=tally.place,
        tied=tally.tied,
        priestess=scored.priestess[seat],
        tempted=scored.tempted[seat],
        exempt=table.setup.solo > 0 and seat == AUTOMATON,
        apostate=scored.apostate[seat],
        temple=scored.temple[seat],
        paid=scored.paid[seat],
    )


def _show_end(table: TableEnd, ended: GameEnded) -> None:
    table.stop_bots()
    solo = None
    if table.setup.solo:
        difference = ended.final[0] - ended.final[AUTOMATON]
        solo = SoloResult(difference, difference > 0)
    review = table.review if table.can_review else None
    ways, again = EndCallbacks(table.rematch, table.again, table.undo, review), partial(_final_rows, table, ended)
    course = course_of(table, ended)
    table.context.go.push(
        GameEnd(table.context, again(), solo, ways, again=again, course=course, hints=table.hints_taken)
    )


def course_of(table: TableEnd, ended: GameEnded) -> Course:
    """The influence after every step of a finished game."""
    match, colours = table.match, table.setup.colours
    positions = [match.first, *(step.after for step in match.steps[:-1])]
    scores = [position.fields()["influence"] for position in positions]
    by_step = [*(tuple(each) for each in scores if isinstance(each, list)), tuple(ended.final)]
    values = {colour: tuple(score[seat] for score in by_step) for seat, colour in enumerate(colours)}
    rounds = [position.round for position in positions]
    starts = tuple(rounds.index(number) for number in sorted(set(rounds)))
    return Course(values, starts, partial(_told, table), table.look_at)


def _told(table: TableEnd, step: int) -> str:
    """What was done with a step, counted from 1."""
    done = table.match.every_step[step - 1]
    return played(table.context.text, done, table.names, table.setup.colours)


def _final_rows(table: TableEnd, ended: GameEnded) -> list[FinalRow]:
    seats, match = table.setup.seats, table.match
    book = ledger(match.first, match.steps)
    rows = [_final_row(table, book, seat) for seat in ended.ranking]
    if table.setup.solo:
        rows.sort(key=lambda row: row.colour != seats[0].colour)
    return rows


def _final_row(table: TableEnd, book: Ledger, seat: int) -> FinalRow:
    colour = table.setup.seats[seat].colour
    return FinalRow(
        colour,
        table.names[colour],
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
