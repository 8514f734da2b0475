"""What is said at a table where another action can be tried."""

from __future__ import annotations

from collections.abc import Sequence

from luna.app.lessons.taught_table import ALONE, BACK, HINT, NEXT, SHOW
from luna.app.review.reviewed import Reviewed
from luna.core.review import Judgement
from luna.ui.reading.text import Text

TRY, THINKS, RIGHT, SHORT, SHOWN = "try", "thinks", "right", "short", "shown"
"""Nothing was tried yet, what was tried is being judged, it is as good as the best, it is not, the answer is shown."""

WAYS = {HINT: "hint", BACK: "again", SHOW: "answer", ALONE: "play-on"}
"""What the buttons of the box are called in the texts."""


class TryWords:
    """The words for one action that was judged."""

    def __init__(self, text: Text, reviewed: Reviewed, judged: Judgement) -> None:
        self._text, self._reviewed, self._judged = text, reviewed, judged

    def head(self) -> str:
        """When it was and who decided."""
        place, name = self._reviewed.place(self._judged), self._reviewed.name(self._judged.seat)
        return self._text("review-try-head", place=place, name=name)

    def deed(self, codes: Sequence[int]) -> str:
        """An action of this position in a sentence."""
        return self._reviewed.words.line(self._reviewed.loaded.match.before(self._judged.start), codes)

    def played(self) -> str:
        """What was played in the game."""
        return self._text("review-played", deed=self.deed(self._judged.played.codes))

    def way(self, way: str, leads_on: bool) -> str:
        """The words of a button."""
        names = WAYS | {NEXT: "onward" if leads_on else "leave"}
        return self._text("review-way", way=names[way])

    def told(self, state: str, tried: Sequence[int], loss: float) -> str:
        """How the trying stands; `loss` = by how much what was tried is short of the best."""
        text, judged, reviewed = self._text, self._judged, self._reviewed
        known = "no" if judged.band is None else "yes"
        if state == TRY:
            deed = self.deed(judged.played.codes)
            return text("review-try", deed=deed, known=known, points=reviewed.lost_by(judged))
        if state == THINKS:
            return text("hint-thinks")
        if state == SHOWN:
            better = text("review-shown", deed=self.deed(judged.best.codes))
            return f"{better}\n{reviewed.why(judged)}" if reviewed.amounts(judged) else reviewed.verdict(judged)
        if state == RIGHT:
            return text("review-right", deed=self.deed(tried))
        said = "review-same" if tried == judged.played.codes else "review-short"
        return text(said, deed=self.deed(tried), known=known, points=reviewed.short(judged, loss))
