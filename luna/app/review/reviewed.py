"""A game under review in words: who played, what an action was, what it lost and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from luna.app.session.seat_names import display_names
from luna.app.table.telling.advice import amounts_of, arguments_of, listed, points_told, reasons_between
from luna.core.analysis import Line
from luna.core.game_record import AnyLoaded
from luna.core.review import Judgement, Review
from luna.core.seat import Seat, SeatKind
from luna.ui.game_window import window_of
from luna.ui.reading.text import Text
from luna.ui.table.contract.words import Words
from luna.ui.table.shown import Amount

MOST_MISSED = 5
"""How many actions that were not as good as the best are named in a line."""
UNKNOWN = "–"
"""What stands in place of points that would be guesswork."""
MOST_EARLY = 4
"""How many are listed where there are no turning points yet."""


Rounds = tuple[int, ...]
"""Some that follow one another."""
MOST_COLUMNS = 8


def columns_of(review: Review) -> tuple[Rounds, ...]:
    """The rounds of a review, each by itself or as many together as a table has no room for."""
    rounds = sorted({judged.round for judged in review.judgements})
    each = -(-len(rounds) // MOST_COLUMNS)
    return tuple(tuple(rounds[n : n + each]) for n in range(0, len(rounds), each or 1))


def whole(band: float) -> int:
    """By how many whole points a value may miss; 0 only where it is certain."""
    return max(1, round(band)) if band else 0


class Reviewed:
    """The words of one game in the language of the moment."""

    def __init__(self, text: Text, loaded: AnyLoaded) -> None:
        self._text, self.loaded = text, loaded
        self.seats: tuple[Seat, ...] = loaded.game.seats(loaded.setup)
        self._language, self._words = "", self._new_words()

    @property
    def names(self) -> Mapping[str, str]:
        """What the seats are called, by colour."""
        return display_names(self._text, self.seats)

    @property
    def words(self) -> Words:
        """The game's words."""
        if self._language != self._text.language:
            self._language, self._words = self._text.language, self._new_words()
        return self._words

    def _new_words(self) -> Words:
        return window_of(self.loaded.game).table.words(self._text, self.names, self.loaded.setup)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[self.seats[seat].colour]

    def place(self, judged: Judgement) -> str:
        """In which part of the game it was."""
        return self.words.stage(self.loaded.match.before(judged.start))

    def deed(self, judged: Judgement, line: Line) -> str:
        """An action of that position in a sentence."""
        return self.words.line(self.loaded.match.before(judged.start), line.codes)

    def kind(self, judged: Judgement) -> str:
        """What the action that was played is called; of one without a name the whole of it."""
        sign = window_of(self.loaded.game).table.sign(self._text, judged.played.codes[:1])
        return sign.word if sign else self.deed(judged, judged.played)

    def points(self, points: float) -> str:
        """Points with their sign."""
        return points_told(self._text, points)

    def sure(self, value: str, band: float) -> str:
        """A value and by how much it may miss, to whole points; what is certain stands alone."""
        return self._text("review-sure", value=value, band=whole(band)) if band else value

    def percent(self, percent: int) -> str:
        """A share in words."""
        return self._text("review-percent", percent=percent)

    def short(self, judged: Judgement, loss: float) -> str:
        """By how much something falls short of the best of an action; empty where points say too little."""
        return "" if judged.band is None else self.sure(self.points(-loss), judged.band)

    def lost_by(self, judged: Judgement) -> str:
        """What an action lost."""
        return self.short(judged, judged.loss)

    def row(self, judged: Judgement) -> str:
        """The round, who, and what was lost, if anything that can be told."""
        place, name = self.place(judged), self.name(judged.seat)
        if judged.band is None or judged.alike:
            return self._text("review-row-plain", place=place, name=name)
        return self._text("review-row", place=place, name=name, points=self.lost_by(judged))

    def verdict(self, judged: Judgement) -> str:
        """What was better and why, what was as good, or that nothing else was."""
        better = self.deed(judged, judged.best)
        if judged.alike:
            same = judged.best.codes == judged.played.codes
            if not same:
                return self._text("review-equal", deed=better)
            return self._text("review-proven" if judged.proven else "review-best")
        told = [self._text("review-better", deed=better, proven="yes" if judged.proven else "no")]
        if judged.band is None:
            told += [arguments_of(self._text, self.words, self._reasons(judged)), self._text("review-order-only")]
        return "\n".join(filter(None, told))

    def why(self, judged: Judgement) -> str:
        """What the amounts are, and how sure they are."""
        return self._text("review-reasons", band=whole(judged.band or 0))

    def amounts(self, judged: Judgement) -> tuple[Amount, ...]:
        """The reasons: what the better action brings beside what was played."""
        if judged.alike or judged.band is None:
            return ()
        return amounts_of(self._text, self.words, self._reasons(judged))

    def _reasons(self, judged: Judgement) -> list[tuple[str, float]]:
        return reasons_between(self.loaded.game.bots.sources, judged.best, judged.played)

    def listed(self, review: Review) -> tuple[Judgement, ...]:
        """The turning points; where points say nothing yet, actions of persons, if any play, that were not the best."""
        if review.measured:
            return review.turning_points
        persons = [n for n, seat in enumerate(self.seats) if seat.kind == SeatKind.HUMAN and n in review.seats]
        missed = [each for seat in persons or review.seats for each in review.missed(seat)]
        worst = sorted(missed, key=lambda each: -each.loss)[:MOST_EARLY]
        return tuple(sorted(worst, key=lambda each: each.start))

    def turning_groups(self, review: Review) -> tuple[tuple[str, tuple[Judgement, ...]], ...]:
        """What is listed under headings: a person's own first, even where there are none; without any all in one."""
        listed_here = self.listed(review)
        persons = [n for n in review.seats if n in review.people]
        if not review.turning_points or len(persons) in (0, len(self.seats)):
            return (("", listed_here),)
        own = tuple(each for each in listed_here if each.seat in review.people)
        others = tuple(each for each in listed_here if each.seat not in review.people)
        whose = ("you" if len(persons) == 1 else "people") + ("" if own else "-none")
        return tuple((head, each) for head, each in ((whose, own), ("others", others)) if each or head != "others")

    def guesses(self, review: Review) -> str:
        """What the sign in place of points means; empty where it stands nowhere."""
        unknown = review.measured and any(judged.band is None for judged in review.judgements)
        return self._text("review-unknown") if unknown else ""

    def none(self, review: Review) -> str:
        """Why there is no turning point."""
        known = "yes" if review.measured else "listed" if self.listed(review) else "no"
        return self._text("review-none", known=known)

    def missed(self, review: Review, seat: int) -> str:
        """Which of a seat's actions were not as good as the best, what lost most first; empty where all were."""
        missed = sorted(review.missed(seat), key=lambda each: (each.band is None, -each.loss))
        told = [
            self._text("review-missed-one", round=each.round, kind=self.kind(each), points=self._lost_or_unknown(each))
            for each in missed
        ]
        more = max(0, len(told) - MOST_MISSED)
        return self._text("review-missed", actions=listed(self._text, told[:MOST_MISSED]), more=more) if told else ""

    def _lost_or_unknown(self, judged: Judgement) -> str:
        """What an action lost, or the sign for what is not told in points, which stands in no sum."""
        return UNKNOWN if judged.band is None else self.points(-judged.loss)

    def best_deed(self, review: Review, seat: int) -> str:
        """A seat's best action, empty where none was better than every other."""
        judged = review.best_deed(seat)
        if judged is None:
            return ""
        points = self.sure(self.points(judged.ahead), judged.band or 0)
        return self._text("review-best-deed", deed=self.deed(judged, judged.played), points=points)

    def rounds_head(self, review: Review, rounds: Rounds) -> str:
        """Rounds above their column, with how sure their points are."""
        name = self._text("review-round", round=rounds[0])
        if len(rounds) > 1:
            name = self._text("review-rounds", first=rounds[0], last=rounds[-1])
        band = max((found for each in rounds if (found := review.band_of(each)) is not None), default=None)
        return name if band is None else self.sure(name, band)

    def lost(self, review: Review, seat: int, columns: Sequence[Rounds]) -> tuple[str, ...]:
        """What a seat lost in these rounds and in all; nothing of rounds in which points say little."""
        losses = review.losses(seat)

        def told(rounds: Iterable[int]) -> str:
            known = [losses[each] for each in rounds if each in losses]
            return self.points(-sum(known)) if known else UNKNOWN

        return (*map(told, columns), told(losses))

    def agreement(self, review: Review, seat: int) -> str:
        """The share of a seat's actions that were as good as the best."""
        share, count = review.agreement(seat), len(review.of(seat))
        return self._text("review-share", good=round(share * count), count=count, share=round(100 * share))
