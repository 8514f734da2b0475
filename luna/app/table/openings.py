"""What opens above the table: the overview, the rules, a review."""

from __future__ import annotations

from luna.app.table.looks import TableLooks
from luna.core.game_record import Loaded


class Openings(TableLooks):
    """The table stays as it is under what opens."""

    @property
    def can_review(self) -> bool:
        """Whether the game can be looked through."""
        return self.hints.analyst.able and self.game.match.length > 0 and self.game.open_to_all

    def review(self) -> None:
        """Looks through the game, above what is to be seen."""
        loaded = Loaded(self.game.game, self.game.setup, self.game.match, None, branch=self.game.branch)
        self.context.go.push(self.context.routes.review(self.context, loaded, self.playing))

    def open_overview(self) -> None:
        """The overview sheet over the table."""
        self.context.go.push(self.context.routes.sheet(self.context, self.game.game, self.table.position))

    def open_rules(self, chapter: str) -> None:
        """The rules book at a chapter."""
        self.context.go.open_rules(chapter)
