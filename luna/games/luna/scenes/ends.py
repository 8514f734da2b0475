"""What appears over the table when a round or the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from luna.games.luna.points.ledger import GAINS, Ledger, Source, ledger
from luna.games.luna.rules.constants import AUTOMATON, ROUNDS
from luna.games.luna.rules.events import Event, GameEnded, RoundScored
from luna.games.luna.rules.own_board import own_name
from luna.games.luna.scenes.course import Course, Moment, moments_of
from luna.games.luna.scenes.end_score import EndScore, end_score
from luna.games.luna.scenes.final_rows import EndPoints, FinalRow, RoundPoints, SoloResult
from luna.games.luna.scenes.game_end import EndCallbacks, GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.scenes.round_score import RoundScore, round_score
from luna.games.luna.scenes.scored_places import end_places, round_places
from luna.games.luna.scenes.scoring_table import ScoredTable
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.line import played
from luna.ui.table.contract.table_end import TableEnd


def show_ends(table: TableEnd, events: Sequence[Event]) -> None:
    """Opens the scoring of a round, then that at the end of the game and the result, where the events hold them."""
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if scored:
        last = len(table.match.steps)
        then = partial(_end_sheet, table, last, partial(_show_end, table, ended)) if ended else None
        table.context.go.push(_round_sheet(table, last, lambda: None, then=then))


def _round_sheet(
    table: TableEnd,
    step: int,
    done: Callable[[], object],
    again: bool = False,
    then: Callable[[], RoundEnd] | None = None,
) -> RoundEnd:
    """The scoring of a round that step `step` led to, perhaps once more."""
    told = partial(_round_score, table, step)
    score = told()
    lit = ScoredTable(table, round_places(Snapshot.of(table.match.before(step - 1)), score), again)
    return RoundEnd(table.context, score, done, told, table.watched and not again, lit, then)


def _end_sheet(table: TableEnd, step: int, done: Callable[[], object], again: bool = False) -> RoundEnd:
    """The scoring at the end of the game, to which step `step` led, perhaps once more."""
    told = partial(_end_score, table, step)
    score = told()
    lit = ScoredTable(table, end_places(Snapshot.of(table.match.every_step[step - 1].after), score), again)
    return RoundEnd(table.context, score, done, told, table.watched and not again, lit)


def show_result(table: TableEnd) -> None:
    """Opens the end of a game that is over once more, without the scoring that was seen before it."""
    ended = next(event for event in table.match.steps[-1].events if isinstance(event, GameEnded))
    _show_end(table, ended)


def show_scoring(table: TableEnd, step: int, at_end: bool) -> None:
    """Tells a scoring once more that step `step` led to, over the table as it stood then."""
    sheet, back = (_end_sheet if at_end else _round_sheet), table.tell_again(step)
    table.context.go.push(sheet(table, step, back, again=True))


def _round_score(table: TableEnd, step: int) -> RoundScore:
    scored = next(event for event in table.match.every_step[step - 1].events if isinstance(event, RoundScored))
    return round_score(table.match.before(step - 1), scored, table.setup, table.names)


def _end_score(table: TableEnd, step: int) -> EndScore:
    played = table.match.every_step[step - 1]
    ended = next(event for event in played.events if isinstance(event, GameEnded))
    return end_score(Snapshot.of(played.after), ended, table.setup, table.names)


def _show_end(table: TableEnd, ended: GameEnded) -> None:
    table.stop_bots()
    solo = None
    if table.setup.solo:
        difference = ended.final[0] - ended.final[AUTOMATON]
        solo = SoloResult(difference, difference > 0)
    review = table.review if table.can_review else None
    ways = EndCallbacks(table.rematch, table.again, table.undo, review, table.tried_again)
    again = partial(_final_rows, table, ended)
    course = course_of(table)
    end = GameEnd(
        table.context,
        again(),
        solo,
        ways,
        again=again,
        course=course,
        hints=table.hints_taken,
        board=own_name(table.setup.board),
        remark=lambda: table.remark,
        reckoned=table.reckoned,
    )
    table.context.go.push(end)


def course_of(table: TableEnd) -> Course:
    """The influence after every deed and every scoring of a finished game."""
    moments = list(moments_of(table.match))
    by_moment = [moment.influence for moment in moments]
    values = {colour: tuple(score[seat] for score in by_moment) for seat, colour in enumerate(table.setup.colours)}
    scorings = [n for n, moment in enumerate(moments) if isinstance(moment.scored, RoundScored)]
    starts = 0, *scorings[:-1]
    return Course(values, starts, partial(_told, table, moments), lambda n: table.look_from_result(moments[n].step))


def _told(table: TableEnd, moments: Sequence[Moment], number: int) -> str:
    """What was done, or which scoring it was."""
    moment, text = moments[number], table.context.text
    match moment.scored:
        case RoundScored(round=round):
            return text("round-end-heading", round=round)
        case GameEnded():
            return text("end-score-heading")
    return played(text, table.match.every_step[moment.step - 1], table.names, table.setup.colours)


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
        end=EndPoints(
            book.points(seat, Source.SHRINES), book.points(seat, Source.FAVOURS), book.points(seat, Source.COUNCIL)
        ),
    )
