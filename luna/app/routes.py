"""The one place that names the classes of scenes; each is imported when first made, so that the start is quick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from luna.app.app_context import AppContext, AtTable, Seating
from luna.core.game import AnyGame
from luna.ui.scene import Scene

if TYPE_CHECKING:
    from luna.app.saves.failure import SaveFailure
    from luna.app.session.review_exits import Exits
    from luna.app.session.session import Session
    from luna.app.system.crash_report import Held
    from luna.core.game_record import AnyLoaded
    from luna.core.review import Judgement

_MODULES = (
    *("screens.crash", "table.scene", "new_game.scene", "saved_games.scene", "screens.options", "screens.menu"),
    *("rules_book.scene", "sheet.scene", "screens.unsaved", "new_game.who_plays", "new_game.characters"),
    *("lessons.contents", "lessons.scene", "lessons.first_round", "lessons.example"),
    *("review.scene", "review.table", "statistics.scene", "printed.scene", "alone.scene", "alone.watched"),
    "puzzles.contents",
)


class SceneRoutes:
    """The routes of the program: see `luna.app.app_context.Routes`."""

    def modules(self) -> Iterable[str]:
        return (f"luna.app.{name}" for name in _MODULES)

    def title(self, context: AppContext) -> Scene:
        from luna.app.screens.title import Title

        return Title(context.of(context.chosen))

    def new_game(self, context: AppContext, game: AnyGame, mode: str = "", like: Any = None) -> Scene:
        from luna.app.new_game.scene import NewGameScene

        return NewGameScene(context.of(game), game, mode, like)

    def table(self, context: AppContext, game: AnyGame, setup: Any, seed: int | None) -> Scene:
        from luna.app.table.scene import open_table

        context.choose(game)
        return open_table(context, game, setup, seed)

    def played_on(self, context: AppContext, game: Session) -> Scene:
        from luna.app.table.scene import TableScene

        context.choose(game.game)
        return TableScene(context.of(game.game), game)

    def resumed(self, context: AppContext, id: str, told: str = "") -> Scene | SaveFailure:
        from luna.app.table.scene import TableScene, resume_table

        table = resume_table(context, id)
        if isinstance(table, TableScene):
            context.choose(context.game_of((table,)))
            if told:
                table.tell(told, refusal=True)
        return table

    def over(self, table: Scene) -> None:
        from luna.app.table.scene import TableScene

        if isinstance(table, TableScene) and table.table.over:
            table.open_result()

    def lessons(self, context: AppContext, game: AnyGame) -> Scene:
        from luna.app.lessons.contents import Lessons

        return Lessons(context.of(game), game)

    def lesson(self, context: AppContext, game: AnyGame, number: int, step: int = 0) -> Scene:
        from luna.app.lessons.scene import LessonScene

        return LessonScene(context.of(game), game, number, step)

    def example(self, context: AppContext, game: AnyGame) -> Scene:
        from luna.app.lessons.example import ExampleScene

        return ExampleScene(context.of(game), game, 0)

    def first_round(self, context: AppContext, game: AnyGame) -> Scene:
        from luna.app.lessons.first_round import open_first_round

        return open_first_round(context.of(game), game)

    def saved_games(self, context: AppContext) -> Scene:
        from luna.app.saved_games.scene import SavedGames

        return SavedGames(context)

    def review(self, context: AppContext, loaded: AnyLoaded, id: str) -> Scene:
        from luna.app.review.scene import ReviewScene

        return ReviewScene(context.of(loaded.game), loaded, id)

    def review_table(
        self, context: AppContext, loaded: AnyLoaded, judged: Judgement, hidden: bool, exits: Exits
    ) -> Scene:
        from luna.app.review.table import ReviewTable

        return ReviewTable(context.of(loaded.game), loaded, judged, hidden, exits)

    def statistics(self, context: AppContext, game: AnyGame) -> Scene:
        from luna.app.statistics.scene import Statistics

        return Statistics(context.of(game), game)

    def printed(self, context: AppContext, game: AnyGame) -> Scene:
        from luna.app.printed.scene import PrintedScene

        return PrintedScene(context.of(game), game)

    def alone(self, context: AppContext, game: AnyGame, tab: str = "") -> Scene:
        from luna.app.alone.scene import Alone

        return Alone(context.of(game), game, tab)

    def watched(self, context: AppContext, game: AnyGame, setup: Any, line: Sequence[str]) -> Scene:
        from luna.app.alone.watched import WatchedTable

        return WatchedTable(context.of(game), game, setup, line)

    def puzzles(self, context: AppContext, game: AnyGame) -> Scene:
        from luna.app.puzzles.contents import Puzzles

        return Puzzles(context.of(game), game)

    def puzzle(self, context: AppContext, game: AnyGame, number: int) -> Scene:
        from luna.app.puzzles.opening import puzzle_table

        return puzzle_table(context.of(game), game, number)

    def rules_book(self, context: AppContext, game: AnyGame, chapter: str = "", printed: str = "") -> Scene:
        from luna.app.rules_book.scene import RulesBook

        return RulesBook(context.of(game), game, chapter, printed)

    def sheet(self, context: AppContext, game: AnyGame, state: Any) -> Scene:
        from luna.app.sheet.scene import Overview

        return Overview(context.of(game), game, state)

    def who_plays(
        self,
        context: AppContext,
        game: AnyGame,
        colour: str,
        chosen: str,
        take: Callable[[str], object],
        person: bool = True,
    ) -> Scene:
        from luna.app.new_game.who_plays import WhoPlays

        return WhoPlays(context.of(game), game, colour, chosen, take, person)

    def characters(
        self, context: AppContext, game: AnyGame, colour: str, chosen: str, take: Callable[[str], object]
    ) -> Scene:
        from luna.app.new_game.characters import Characters

        return Characters(context.of(game), game, colour, chosen, take)

    def options(self, context: AppContext) -> Scene:
        from luna.app.screens.options import Options

        return Options(context)

    def menu(
        self,
        context: AppContext,
        game: AnyGame,
        seed: int | None,
        seating: Seating | None,
        setup: Any,
        table: AtTable | None = None,
    ) -> Scene:
        from luna.app.screens.menu import Menu

        return Menu(context.of(game), game, seed, seating, setup, table)

    def unsaved(self, context: AppContext, act: Callable[[], object], quits: bool) -> Scene:
        from luna.app.screens.unsaved import Unsaved

        return Unsaved(context, act, quits)

    def crash(self, context: AppContext, report: Path | None, held: Held, saved: bool) -> Scene:
        from luna.app.screens.crash import Crash

        return Crash(context, report, held, saved)
