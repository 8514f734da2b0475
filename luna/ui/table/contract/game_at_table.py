"""All that a game offers to the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from luna.core.intent import Pick, Spelling
from luna.core.turn import Play, Turn
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text
from luna.ui.table.contract.table_end import TableEnd
from luna.ui.table.contract.view import View
from luna.ui.table.contract.words import Names, Say, Tips, Words
from luna.ui.table.shown import Button, Sign


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

    def actions(self, text: Say, state: Any, turn: Turn) -> tuple[Button, ...]:
        """The buttons of the action bar, in one order and as wide whatever is picked."""

    def keys(self, state: Any) -> Mapping[str, Pick]:
        """What the keys of the action bar mean in a position."""

    @property
    def ground(self) -> Collection[str]:
        """Kinds of picks that are the mere ground: nobody means anything by a click there, and they are never lit."""

    @property
    def plain(self) -> Collection[str]:
        """Further kinds of picks that need no card while the pointer crosses them."""

    def standing(self, state: Any) -> Collection[Pick]:
        """What only stands there and has a card, where the arrows lead too while nothing was picked."""

    def marked(self, picks: Sequence[Pick]) -> tuple[frozenset[Pick], frozenset[str]]:
        """What is marked of what was picked: places, and keys of what is armed for the next pick."""

    @property
    def hotkeys(self) -> Collection[str]:
        """All keys of the action bar."""

    @property
    def ending(self) -> Collection[str]:
        """Keys of buttons that end a turn: they also end one that is only to be confirmed."""

    def spelled(self, state: Any, code: int) -> Spelling:
        """By which picks a hand means an action."""

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

    @property
    def previews(self) -> bool:
        """Whether there is anything to preview in this game."""

    def preview(self, state: Any) -> Any:
        """What the view shows of a scoring now; None where there is none."""

    def foreseen(self, state: Any, pick: Pick) -> Any:
        """The position whose preview is shown while a pick is pointed at: after the choice it means. None for none."""

    def outlook(self, state: Any) -> Any:
        """What the view shows of all that can be chosen now, to compare it; None where there is nothing like that.

        Its `picks` are the choices in the order in which they are told, and in which the keyboard goes through them.
        """

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

    def open_again(self, what: str, step: int, table: TableEnd) -> None:
        """Opens once more what a line of the chronicle `opens`, of what happened with step `step`, counted from 1."""

    def open_result(self, table: TableEnd) -> None:
        """Opens the end of a game that is over once more."""
