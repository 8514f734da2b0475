"""A game under review in words: who played, what an action was, what it lost and why."""

from __future__ import annotations

from collections.abc import Mapping

from luna.app.session.seat_names import display_names
from luna.app.table.telling.advice import amounts_of, points_told, reasons_between
from luna.core.analysis import Line
from luna.core.game_record import AnyLoaded
from luna.core.review import Judgement, Review
from luna.core.seat import Seat, SeatKind
from luna.ui.game_window import window_of
from luna.ui.reading.text import Text
from luna.ui.table.contract.words import Words
from luna.ui.table.shown import Amount


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

    def by_person(self, judged: Judgement) -> bool:
        """Whether a person decided."""
        return self.seats[judged.seat].kind == SeatKind.HUMAN

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

    def row(self, judged: Judgement) -> str:
        """The round, who, and what was lost."""
        lost = self.points(-judged.loss)
        return self._text("review-row", place=self.place(judged), name=self.name(judged.seat), points=lost)

    def verdict(self, judged: Judgement) -> str:
        """What was better, that nothing was, or that points say too little."""
        if judged.alike:
            return self._text("review-as-good")
        better = self._text("review-better", deed=self.deed(judged, judged.best))
        return better if judged.band is not None else f"{better}\n{self._text('review-early')}"

    def amounts(self, judged: Judgement) -> tuple[Amount, ...]:
        """The reasons: what the better action brings beside what was played."""
        if judged.alike or judged.band is None:
            return ()
        sources = self.loaded.game.bots.sources
        return amounts_of(self._text, self.words, reasons_between(sources, judged.best, judged.played))

    def rough(self, review: Review) -> str:
        """Up to which part of the game points say little; empty where that is none of it."""
        early = [judged for judged in review.judgements if judged.band is None]
        return self._text("review-rough", place=self.place(early[-1])) if early else ""

    def best_deed(self, review: Review, seat: int) -> str:
        """A seat's best action, empty where none was better than every other."""
        judged = review.best_deed(seat)
        if judged is None:
            return ""
        deed, points = self.deed(judged, judged.played), self.points(judged.ahead)
        return self._text("review-best-deed", deed=deed, points=points)

    def lost(self, review: Review, seat: int, rounds: tuple[int, ...]) -> tuple[str, ...]:
        """What a seat lost in each of these rounds and in all; nothing of rounds in which points say little."""
        losses = review.losses(seat)
        told = self.points
        sums = told(-sum(losses.values())) if losses else "–"
        return (*(told(-losses[each]) if each in losses else "–" for each in rounds), sums)

    def agreement(self, review: Review, seat: int) -> str:
        """The share of a seat's actions that were as good as the best."""
        share, count = round(100 * review.agreement(seat)), len(review.of(seat))
        return self._text("review-share", share=share, count=count)
