"""The game from which a reviewed one branched off: its curves, laid over the rounds of the branch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from luna.app.app_context import AppContext
from luna.app.review.reviewed import Reviewed
from luna.app.saves.reviews import KeptReview
from luna.app.session.review import Reviewer
from luna.core.game_record import AnyLoaded
from luna.core.record import RecordError
from luna.core.review import Review
from luna.ui.pictures.graph import Span

T = TypeVar("T")


class Origin:
    """Its review, and the words for it."""

    def __init__(self, reviewed: Reviewed, review: Review) -> None:
        self.reviewed, self.review = reviewed, review


def origin_of(context: AppContext, loaded: AnyLoaded) -> Origin | None:
    """What is known of the game that a branch came from; None where that is gone, another one, or was not reviewed."""
    try:
        other = context.storage.read(loaded.branch).loaded if loaded.branch else None
    except (RecordError, ValueError):
        return None
    if other is None or not _same_table(loaded, other):
        return None
    kept = KeptReview(context.storage.review_path(loaded.branch), other.game, other.setup, other.match)
    review = Reviewer(other.game, other.setup, other.match, *kept.read()).review
    return Origin(Reviewed(context.text, other), review) if review.judgements else None


def _same_table(loaded: AnyLoaded, other: AnyLoaded) -> bool:
    """Whether both games began alike and went the same way at first."""
    game = loaded.game
    if other.game != game or len(game.seats(loaded.setup)) != len(game.seats(other.setup)):
        return False
    firsts = [[step.code for step in each.match.steps[:1]] for each in (loaded, other)]
    return firsts[0] == firsts[1] and game.dump(loaded.match.first) == game.dump(other.match.first)


def laid_over(values: Sequence[T], theirs: Sequence[Span], ours: Sequence[Span], length: int) -> tuple[T | None, ...]:
    """Values of another game by the steps of one of so many, their rounds as long as ours; None where none is."""
    there = {span.name: span for span in theirs}
    laid: list[T | None] = [None] * (length + 1)
    for span in ours:
        other = there.get(span.name)
        if other is None:
            continue
        for step in range(span.start, span.end + 1):
            share = (step - span.start) / max(1, span.end - span.start)
            laid[step] = values[other.start + round(share * (other.end - other.start))]
    return tuple(laid)
