"""What a game offers to the table in the window: its picture, its motions, its words, its tips and its end.

A position is a state of the game's rules; a snapshot is what the game's view draws of one, and nothing else reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import pygame

from luna.core.intent import Pick
from luna.core.match import Match, Step
from luna.core.rules import Violation
from luna.core.turn import Ask, Play, Point, Released, Turn
from luna.ui.context import Context
from luna.ui.moving.director import Cue
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text
from luna.ui.table.lens import Lens
from luna.ui.table.shown import Button, Card, ChronicleLine, RecapRow, Shown, Sign

Names = Mapping[str, str]
"""What the seats are called at the table, by colour."""
Say = Callable[..., str]
"""A text by its id and arguments."""


class Happened(NamedTuple):
    """One event and the snapshot of the position right after it."""

    event: Any
    after: Any


class Page(Protocol):
    """What is seen of the chronicle: up to which line, and its scroll bar with the thumb, which may be empty."""

    @property
    def end(self) -> int:
        """How many lines there are up to the last one seen."""

    @property
    def bar(self) -> pygame.Rect:
        """The scroll bar, in px."""

    @property
    def thumb(self) -> pygame.Rect:
        """Its thumb, in px."""

    def end_at(self, y: int, grip: int) -> int:
        """Up to which line is seen when the thumb, held `grip` px below its top, is dragged to a height."""


class View(Protocol):
    """Draws what is shown and says what lies under the pointer."""

    ambient: bool
    """Whether what moves by itself may be seen."""

    @property
    def lens(self) -> Lens | None:
        """What of the table is seen; None where that is always the whole."""

    def on_table(self, pick: Pick, shown: Shown) -> bool:
        """Whether a pick lies on what the lens shows and not beside it."""

    def resize(self, size: tuple[int, int], text_scale: float) -> None:
        """The window has this size in px."""

    def refresh(self) -> None:
        """Forgets everything painted, as after a change of language."""

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """Draws the picture."""

    def renew_ambient(self, surface: pygame.Surface, shown: Shown) -> list[pygame.Rect]:
        """Draws what moves by itself anew on the picture drawn last; the areas that changed."""

    def advance_ambient(self, seconds: float) -> bool:
        """Lets time pass for what moves by itself; True if it has to be drawn anew."""

    @property
    def pause(self) -> float:
        """The longest time in seconds between two looks at that."""

    def prepare(self) -> None:
        """Uses an idle moment to get ready for motions to come."""

    def picks(self, shown: Shown) -> frozenset[Pick]:
        """Everything pickable while this is shown, wherever it lies."""

    def picks_at(self, pos: Point, shown: Shown) -> list[Pick]:
        """Everything pickable under a point of the window, topmost first."""

    def place(self, pick: Pick, shown: Shown) -> pygame.Rect | None:
        """Where a pick lies in the window; None if it is not shown now."""

    def topic_at(self, pos: Point, shown: Shown) -> Pick:
        """What a help would be about at a point, the table itself where nothing else is."""

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""

    # -- snapshots and motions

    def snapshot(self, state: Any, acted: int | None = None) -> Any:
        """A position for the picture; `acted` = a seat that is shown as the one to act although it has acted."""

    def with_picks(self, snapshot: Any, picks: Sequence[Pick]) -> Any:
        """A snapshot with what was picked standing where it will go, where a game shows that; else as it is."""

    def without(self, snapshot: Any, piece: Pick, count: int) -> Any:
        """A snapshot without what is in the hand."""

    def scores(self, snapshot: Any) -> Mapping[str, int]:
        """What is counted up in the panels, by colour."""

    def follow(
        self, before: Any, picked: Any, state: Any, steps: Sequence[Step[Any, Any]]
    ) -> tuple[Any, list[Happened]]:
        """What is to be shown of steps played in a position: from which snapshot on, and one event after the other.

        `before` = the snapshot of that position, `picked` = the one last seen, with what was picked.
        """

    def until_told(self, happened: Sequence[Happened]) -> tuple[list[Happened], list[Happened]]:
        """What comes before a dialog tells of it, and what waits for that; all and nothing where no dialog opens."""

    def motions(
        self,
        snapshot: Any,
        happened: Sequence[Happened],
        dropped: Released | None = None,
        reduced: bool = False,
        names: Names | None = None,
    ) -> list[Cue[Any]]:
        """The motions of what happened from a snapshot on; `dropped` = what a hand let go of."""

    def carries(self, event: Any, piece: Pick) -> bool:
        """Whether an event moves just the piece that a hand carried, so that it does not glide home."""


class Cards(Protocol):
    """The cards of one position."""

    def of(self, pick: Pick) -> Card | None:
        """The card of anything that can be pointed at, None for what is no thing of the table."""


class Chronicle(Protocol):
    """The game as lines, kept while it goes on."""

    def lines(
        self, steps: Sequence[Step[Any, Any]], first: Any, begin: int = 0, end: int | None = None
    ) -> tuple[ChronicleLine, ...]:
        """The lines of the steps from `begin` to before `end`, oldest first; `first` is the position before all."""


class Words(Protocol):
    """A game in one language, at a table with these names."""

    def prompt(self, state: Any, turn: Turn, asked: Ask | None, lifted: Pick | None) -> str:
        """What the person to act is asked for; that the game is over, once it is."""

    def cards(self, state: Any, snapshot: Any) -> Cards:
        """The cards of a position."""

    def chronicle(self) -> Chronicle:
        """A new one, with nothing told."""

    def deed(self, events: Sequence[Any]) -> str:
        """What a seat has just done, in a sentence."""

    def recap(self, first: Any, steps: Sequence[Step[Any, Any]]) -> tuple[RecapRow, ...]:
        """What the others did since the last turn of the seat to act."""

    def refusal(self, violation: Violation) -> str:
        """Which rule forbids something."""

    def gain(self, state: Any, play: Play, count: int) -> str:
        """What a play would bring, with `count` pieces in the hand: lines, the gain first; may be empty."""

    def choices(self, state: Any, asked: Ask) -> tuple[str, tuple[str, ...]]:
        """The question and its answers."""

    def stage(self, state: Any) -> str:
        """Which part of the game a position belongs to, as its round."""

    def chapter(self, chapter: str) -> str:
        """The title of a chapter of the rules book."""


class Tips(Protocol):
    """What a game tells beginners, where it applies."""

    def first(self, state: Any) -> bool:
        """Whether a first game still goes on here; once it does not, later games have no tips."""

    def next(self, state: Any, seen: Collection[str]) -> tuple[str, Pick] | None:
        """The first tip that applies and was not seen yet: its id and the place it speaks of."""

    def told(self, text: Say, tip: str, snapshot: Any) -> str:
        """What it says."""

    def taught(self, state: Any, lessons: Collection[str]) -> Collection[str]:
        """The tips that say at this table what these lessons have taught; they are not told again."""

    def done(self, code: int) -> tuple[str, ...]:
        """The tips that who plays an action does not need any more."""


class TableEnd(Protocol):
    """What a game's own dialogs may use of the table that they lie over."""

    @property
    def context(self) -> Context:
        """What every scene may use."""

    @property
    def setup(self) -> Any:
        """The set-up of the game."""

    @property
    def match(self) -> Match[Any, Any]:
        """The game under way."""

    @property
    def names(self) -> Names:
        """What the seats are called."""

    @property
    def watched(self) -> bool:
        """Whether no person plays, so that the dialog has to close by itself."""

    def counted(self, scores: Mapping[str, int]) -> None:
        """The dialog has counted up to these points, by colour: the panels count along."""

    def light(self, places: Collection[Pick]) -> None:
        """Lights places of the table that the dialog tells of, instead of those before."""

    def place(self, pick: Pick) -> pygame.Rect | None:
        """Where something lies in the window, None if it is not shown now."""

    def stop_bots(self) -> None:
        """Nobody has to think any more."""

    def look_at(self, step: int) -> bool:
        """Shows the position after so many steps; False if it is shown already."""

    def undo(self) -> None:
        """Takes back the last action."""

    def again(self) -> None:
        """The same set-up from the beginning."""

    def rematch(self) -> None:
        """The same seats and kind of set-up, drawn anew."""


class GameAtTable(Protocol):
    """One game at the table."""

    @property
    def tips(self) -> Tips:
        """Its tips."""

    def view(self, sprites: Sprites, fonts: Fonts, text: Text) -> View:
        """A new view."""

    def words(self, text: Say, names: Names, setup: Any) -> Words:
        """Its words."""

    def turn(self, state: Any) -> Turn:
        """The decision of the person to act."""

    def actions(self, text: Say, state: Any, turn: Turn, options: int) -> tuple[Button, ...]:
        """The buttons of the action bar; the digits of a question's `options` are no keys meanwhile."""

    def keys(self, state: Any) -> Mapping[str, Pick]:
        """What the keys of the action bar mean in a position."""

    @property
    def ground(self) -> Collection[str]:
        """Kinds of picks that are the mere ground: nobody means anything by a click there, and they are never lit."""

    @property
    def plain(self) -> Collection[str]:
        """Further kinds of picks that need no card while the pointer crosses them."""

    def marked(self, picks: Sequence[Pick]) -> tuple[frozenset[Pick], frozenset[str]]:
        """What is marked of what was picked: places, and keys of what is armed for the next pick."""

    @property
    def hotkeys(self) -> Collection[str]:
        """All keys of the action bar."""

    def option(self, code: int) -> Pick:
        """The action that an answer to a question stands for, as the thing a card is about."""

    def carried(self, state: Any, piece: Pick) -> tuple[str, int]:
        """The sprite of a piece in the hand, and of how many pieces it is made."""

    def aim(self, state: Any, place: Pick, play: Play | None, under: Pick) -> Pick:
        """What the card tells of while something is held over a place: the part that would be reached, not `under`."""

    def sign(self, text: Say, codes: Sequence[int]) -> Sign | None:
        """What stands at a target that can lead to some actions; None where that is too many to tell."""

    def related(self, state: Any, pick: Pick) -> Mapping[Pick, str]:
        """What belongs to a thing that is pointed at, each with how it does."""

    def outcome(self, state: Any, play: Play) -> Any:
        """The snapshot of the position that a legal action would lead to, drawn as ghosts; None where none is shown."""

    def preview(self, state: Any) -> Any:
        """What the view shows of a scoring now; None where there is none."""

    def foreseen(self, state: Any, pick: Pick) -> Any:
        """The position whose preview is shown while a pick is pointed at: after the choice it means. None for none."""

    def outlook(self, state: Any) -> Any:
        """What the view shows of all that can be chosen now, to compare it; None where there is nothing like that."""

    def spotlight(self, state: Any) -> Pick | None:
        """What the card is about while nothing is pointed at; None for the seat to act."""

    def music(self, state: Any) -> str:
        """The piece that is played in a position."""

    def chapter(self, setup: Any) -> str:
        """Where the rules book opens above the table, empty for its beginning."""

    def opens_dialog(self, events: Sequence[Any]) -> bool:
        """Whether a dialog tells of what happened."""

    def open_dialog(self, events: Sequence[Any], table: TableEnd) -> None:
        """Opens that dialog."""

    def open_result(self, table: TableEnd) -> None:
        """Opens the end of a game that is over once more."""
