"""A table for games that need little of what a game may offer there: everything else is as usual here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from luna.core.intent import Pick, Spelling
from luna.core.turn import Play, Turn
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text
from luna.ui.table.contract.table_end import TableEnd
from luna.ui.table.contract.view import View
from luna.ui.table.contract.words import Names, Say, Tips, Words
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Button, Sign


class NoTips:
    """A game that tells beginners nothing."""

    def kind(self, state: Any) -> str:
        """There is only one."""
        return ""

    def first(self, state: Any) -> bool:
        """Never."""
        return False

    def next(self, snapshot: Any, seen: Collection[str]) -> tuple[str, Pick] | None:
        """None."""
        return None

    def also(self, state: Any, tip: str) -> tuple[Pick, ...]:
        """Nothing."""
        return ()

    def told(self, text: Callable[..., str], tip: str, snapshot: Any) -> str:
        """Nothing."""
        return ""

    def taught(self, state: Any, lessons: Collection[str]) -> tuple[str, ...]:
        """None."""
        return ()

    def done(self, code: int) -> tuple[str, ...]:
        """None."""
        return ()


class PlainTable(ABC):
    """As `GameAtTable` of the contract: view, words, turn and buttons are the game's, the rest may be."""

    tips: Tips = NoTips()
    ground: Collection[str] = ()
    plain: Collection[str] = ()
    hotkeys: Collection[str] = ()
    ending: Collection[str] = ()

    @abstractmethod
    def view(self, sprites: Sprites, fonts: Fonts, text: Text) -> View:
        """A new view."""

    @abstractmethod
    def words(self, text: Say, names: Names, setup: Any) -> Words:
        """Its words."""

    @abstractmethod
    def turn(self, state: Any) -> Turn:
        """The decision of the person to act."""

    @abstractmethod
    def actions(self, text: Say, state: Any, turn: Turn) -> tuple[Button, ...]:
        """The buttons of the action bar."""

    def keys(self, state: Any) -> Mapping[str, Pick]:
        """No button has a key."""
        return {}

    def standing(self, state: Any) -> Collection[Pick]:
        """Nothing."""
        return ()

    def marked(self, picks: Sequence[Pick]) -> tuple[frozenset[Pick], frozenset[str]]:
        """All that was picked but buttons; nothing is armed."""
        return frozenset(pick for pick in picks if pick.kind != TablePick.ACTION), frozenset()

    def spelled(self, state: Any, code: int) -> Spelling:
        """Nothing is advised."""
        return ()

    @abstractmethod
    def option(self, code: int) -> Pick:
        """The action that an answer to a question stands for, as the thing a card is about."""

    @abstractmethod
    def carried(self, state: Any, piece: Pick) -> tuple[str, int]:
        """The sprite of a piece in the hand, and of how many pieces it is made."""

    def aim(self, state: Any, place: Pick, play: Play | None, under: Pick) -> Pick:
        """What is under the pointer."""
        return under

    def sign(self, text: Say, codes: Sequence[int]) -> Sign | None:
        """None."""
        return None

    def related(self, state: Any, pick: Pick) -> Mapping[Pick, str]:
        """None."""
        return {}

    def outcome(self, state: Any, play: Play) -> Any:
        """None."""
        return None

    previews = False

    def preview(self, state: Any) -> Any:
        """None."""
        return None

    def foreseen(self, state: Any, pick: Pick) -> Any:
        """None."""
        return None

    def outlook(self, state: Any) -> Any:
        """None."""
        return None

    def spotlight(self, state: Any) -> Pick | None:
        """None: the seat to act."""
        return None

    def music(self, state: Any) -> str:
        """The same all the time."""
        return "table"

    def chapter(self, setup: Any) -> str:
        """The book opens at its beginning."""
        return ""

    def opens_dialog(self, events: Sequence[Any]) -> bool:
        """Nothing is told by a dialog."""
        return False

    def open_dialog(self, events: Sequence[Any], table: TableEnd) -> None:  # noqa: B027 - a default
        """There is none."""

    def open_again(self, what: str, step: int, table: TableEnd) -> None:
        self.open_result(table)

    def open_result(self, table: TableEnd) -> None:  # noqa: B027 - a default
        """The table itself shows how the game ended."""
