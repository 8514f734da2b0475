"""What a person sees in the window, computed here from the record on disk: where each thing lies, what a drop does.

The same scenes as in the program, on a surface nobody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pygame

from luna.app.opening import compose
from luna.app.saves.library import Library
from luna.app.settings import preferences
from luna.app.settings import tips as tips_settings
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.app.table.scene import TableScene, resume_table
from luna.core.game_record import format_record
from luna.core.intent import Pick
from luna.core.turn import Ask, Outcome
from luna.games.catalogue import GAMES
from luna.ui.reading.text import Text
from luna.ui.widgets.form_scene import FormScene

Point = tuple[int, int]
STEP, STEPS = 0.05, 30
"""Seconds after which a motion is looked at again, and how often: longer than any motion, shorter than a message."""
GRID = 9
"""Where the middle of a thing is covered, that many points each way are looked at for a free one."""


@dataclass
class Unseen:
    """A window's surface without the window."""

    surface: pygame.Surface
    fullscreen: bool = False


class Seen:
    """The window's content for a language and a size in px; `loads` shows another position."""

    def __init__(self, folder: Path, language: str = "en", size: tuple[int, int] = (1280, 720)) -> None:
        pygame.display.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((1, 1))
        text, settings = Text(paths.localization(), language), SettingsFile(folder / "settings.toml")
        settings.put(preferences.REDUCED_MOTION, True)
        settings.put(preferences.HAND_OVER, "off")
        settings.put(tips_settings.TIPS, "never")
        window = Unseen(pygame.Surface(size))
        self.app = compose(window, settings, text, Library(folder, GAMES))  # type: ignore[arg-type]
        self.off_middle: list[str] = []
        self.scene: TableScene

    def loads(self, record: str) -> TableScene:
        """Shows the position at a record's end."""
        id = self.app.context.storage.add(record)
        assert isinstance(id, str), id
        scene = resume_table(self.app.context, id)
        assert isinstance(scene, TableScene), scene
        self.scene = scene
        self.scene.resize(self.app.context.size)
        return self.scene

    def written(self) -> str:
        """The record that the program must have on disk."""
        game = self.scene.game
        return format_record(game.game, game.setup, game.match)

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size."""
        self.app.context.size = size
        self.app.window.surface = pygame.Surface(size)  # type: ignore[misc]
        self.app.context.sprites.clear()

    def legal(self) -> dict[str, int]:
        """Every legal line of the record and its code."""
        state, rules = self.scene.game.state, self.scene.game.rules
        return {rules.notation(state, code): code for code in rules.legal(state)}

    # -- where things are

    def everything(self) -> list[Pick]:
        """All that can be pointed at on the table."""
        return sorted(self.scene.view.picks(self.scene.shown()))

    def is_there(self, pick: Pick) -> bool:
        """Whether something can be seen now."""
        return self.scene.view.place(pick, self.scene.shown()) is not None

    def place(self, pick: Pick) -> Point:
        """The middle of a thing, whatever lies on it."""
        rect = self.scene.view.place(pick, self.scene.shown())
        assert rect, f"{pick} is not on the table"
        return rect.center

    def to_lift(self, piece: Pick) -> Point:
        """Where a press takes this piece."""
        return self._free_point(piece, lambda picks: self.scene.turn.lift(picks) == piece)

    def to_drop(self, piece: Pick, target: Pick) -> Point:
        """Where a release of the piece means this target."""
        meant = self._tried(lambda turn: turn.drop(piece, [target]))

        def means_it(picks: list[Pick]) -> bool:
            return piece not in picks and self._tried(lambda turn: turn.drop(piece, picks)) == meant

        return self._free_point(target, means_it)

    def dropped(self, piece: Pick, at: Point) -> Outcome:
        """What a release of a piece at a point leads to."""
        picks = self.scene.view.picks_at(at, self.scene.shown())
        return None if piece in picks else self._tried(lambda turn: turn.drop(piece, picks))[0]

    def to_click(self, target: Pick) -> Point:
        """Where a click means this target."""
        meant = self._tried(lambda turn: turn.choose([target]))
        return self._free_point(target, lambda picks: self._tried(lambda turn: turn.choose(picks)) == meant)

    def option(self, outcome: Ask, at: Point, code: int) -> Point:
        """The question that appears at a point is open now; where its option for a code lies."""
        self.scene.settle(outcome, at)
        return self.place(Pick("choice", str(outcome.codes.index(code))))

    def _tried(self, way: Callable[..., Outcome]) -> tuple[Outcome, tuple[Pick, ...]]:
        turn = self.scene.turn_of(self.scene.table.present)
        for pick in self.scene.turn.picks:
            turn.choose([pick])
        return way(turn), turn.picks

    def _free_point(self, pick: Pick, fits: Callable[[list[Pick]], bool]) -> Point:
        shown = self.scene.shown()
        rect = self.scene.view.place(pick, shown)
        assert rect, f"{pick} is not on the table"
        for at in _points(rect):
            if fits(self.scene.view.picks_at(at, shown)):
                if at != rect.center:
                    self.off_middle.append(f"{pick.kind} {pick.key}")
                return at
        raise AssertionError(f"{pick} cannot be pointed at")

    # -- the same gestures as in the window, for what it must look like

    def point(self, at: Point) -> None:
        """The pointer is somewhere, with nothing held."""
        self.scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def press(self, at: Point) -> None:
        """Something is pressed: what the computer did last is no longer told beside it."""
        self.scene.puts_deed_away(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=pygame.BUTTON_LEFT))

    def click(self, at: Point) -> None:
        """A press and a release at a point."""
        self.point(at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.scene.handle(pygame.event.Event(kind, pos=at, button=pygame.BUTTON_LEFT))

    def hold(self, start: Point, end: Point) -> None:
        """A drag without its end: the piece is still in the hand."""
        self.point(start)
        self.scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=pygame.BUTTON_LEFT))
        self.scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))

    def drag(self, start: Point, end: Point) -> None:
        """A whole drag."""
        self.hold(start, end)
        self.scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=pygame.BUTTON_LEFT))

    def refusal(self) -> str:
        """The sentence that says why something is forbidden; empty if there is none."""
        bubble = self.scene.shown().bubble
        return bubble.text if bubble and bubble.tone == "refusal" else ""

    def promise(self) -> str:
        """What is said that an action would bring; empty if nothing is."""
        bubble = self.scene.shown().bubble
        return bubble.text if bubble and bubble.tone == "gain" else ""

    # -- dialogs

    def widget(self, form: FormScene, key: str) -> Point:
        """The middle of a widget of a form."""
        if not form.placed:
            form.resize(self.app.context.size)
        middle = form.form.widgets[key].element.rect.center
        return round(middle[0]), round(middle[1])

    def drawn(self) -> pygame.Surface:
        """What the window shows of the table once all that moves has come to rest."""
        for _ in range(STEPS):
            self.scene.update(STEP)
        surface = pygame.Surface(self.app.context.size)
        self.scene.draw(surface)
        return surface


def _points(rect: pygame.Rect) -> Iterable[Point]:
    """The middle, then a grid outwards."""
    middle = rect.center
    grid = [
        (rect.x + rect.w * (2 * i + 1) // (2 * GRID), rect.y + rect.h * (2 * j + 1) // (2 * GRID))
        for i in range(GRID)
        for j in range(GRID)
    ]
    return [middle, *sorted(grid, key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2)]
