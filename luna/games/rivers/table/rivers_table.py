"""The game as `luna.ui.table.contract.game_at_table.GameAtTable`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from luna.core.intent import Pick, Spelling
from luna.core.turn import Play
from luna.core.turn import Turn as AnyTurn
from luna.games.rivers.picks.bar import END_KEY, HOTKEYS, LAST, BarAction, button_of, keys, offered
from luna.games.rivers.picks.kinds import CONFLICT, Kind, cell, standing
from luna.games.rivers.picks.related import related
from luna.games.rivers.picks.spelling import spelled
from luna.games.rivers.picks.swapping import BEGIN
from luna.games.rivers.picks.turn import Turn
from luna.games.rivers.points.prospect import prospect
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import ATTACK, BUILD, CELL_NAMES, COLOURS, DEFEND, ORDER
from luna.games.rivers.rules.events import Event, GameEnded
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.rules.state import State
from luna.games.rivers.table.previewing import preview
from luna.games.rivers.view.looks import icon_of
from luna.games.rivers.view.paint.preview import Preview
from luna.games.rivers.view.snapshot import Snapshot
from luna.games.rivers.view.view import RiversView
from luna.games.rivers.words.rivers_words import RiversWords
from luna.games.rivers.words.text import place_name
from luna.games.rivers.words.tips import RiversTips
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.phrases import Say
from luna.ui.reading.text import Text
from luna.ui.table.contract.table_end import TableEnd
from luna.ui.table.picks import DONE, TablePick
from luna.ui.table.plain_table import PlainTable
from luna.ui.table.shown import Button, Sign

PIECES = frozenset({ActionKind.TILE, ActionKind.LEADER, ActionKind.CATASTROPHE})
"""What is carried to one of many cells: they only glow."""


class RiversTable(PlainTable):
    """What the table in the window gets of this game."""

    tips = RiversTips()
    hotkeys: Collection[str] = HOTKEYS
    ending: Collection[str] = frozenset({END_KEY})
    plain: Collection[str] = frozenset({Kind.CELL})
    previews = True

    def view(self, sprites: Sprites, fonts: Fonts, text: Text) -> RiversView:
        """A new view."""
        return RiversView(sprites, fonts, text)

    def words(self, text: Say, names: Mapping[str, str], setup: Setup) -> RiversWords:
        """Its words at a table."""
        return RiversWords(text, names, setup)

    def turn(self, state: State) -> Turn:
        """The decision of the seat to act."""
        return Turn(state)

    def actions(self, text: Say, state: State, turn: AnyTurn) -> tuple[Button, ...]:
        """One button a decision, enabled exactly when it leads on."""
        begun = not BEGIN.isdisjoint(turn.picks)
        enabled = turn.sources()
        return tuple(
            Button(
                each.pick,
                word(text, state, each),
                icon_of(each.name, _colour(state, each)),
                _key(text, each),
                enabled=each.pick in enabled,
                primary=each.pick == DONE,
                selected=each.pick in turn.picks[:1],
                wordings=tuple(word(text, state, last) for last in _others(each)),
                other_key=next((_key(text, last) for last in _others(each)), ""),
            )
            for each in offered(state, begun)
        )

    def keys(self, state: State) -> dict[str, Pick]:
        """Pieces of the hand and the buttons."""
        return keys(state)

    def standing(self, state: State) -> tuple[Pick, ...]:
        """All tiles and leaders on the map."""
        return standing(state)

    def marked(self, picks: Sequence[Pick]) -> tuple[frozenset[Pick], frozenset[str]]:
        """What was picked but buttons; nothing is armed."""
        return frozenset(pick for pick in picks if pick.kind != TablePick.ACTION), frozenset()

    def spelled(self, state: State, code: int) -> Spelling:
        """As a hand would do it."""
        return spelled(state, code)

    def option(self, code: int) -> Pick:
        """The button of a decision."""
        return button_of(ACTIONS[code])

    def carried(self, state: State, piece: Pick) -> tuple[str, int]:
        """A piece of the seat to act."""
        match piece.kind:
            case Kind.HAND:
                return f"tile_{piece.key}_1", 1
            case Kind.SUPPLY | Kind.LEADER:
                return f"leader_{piece.key.rpartition(':')[2]}_{state.table.names[state.actor]}", 1
        return "catastrophe_land", 1

    def sign(self, text: Say, codes: Sequence[int]) -> Sign | None:
        """What is done at a place that stands for one decision; None for pieces on cells."""
        kinds = {ACTIONS[code].kind for code in codes}
        if len(kinds) != 1 or kinds <= PIECES:
            return None
        kind = kinds.pop()
        return Sign(text("action-name", action=kind.value), icon_of(kind.value))

    def related(self, state: State, pick: Pick) -> Mapping[Pick, str]:
        """The kingdom of what is pointed at."""
        return related(state, pick)

    def outcome(self, state: State, play: Play) -> Snapshot:
        """The position right after it, as far as everybody at the table can see."""
        return Snapshot.of(prospect(state, play).after)

    def preview(self, state: State) -> Preview | None:
        """What the seat whose eyes look would have if the game ended now."""
        return preview(state)

    def spotlight(self, state: State) -> Pick | None:
        """The conflict, the joining tile or the square that a decision is about."""
        match state.phase:
            case n if n in (ATTACK, DEFEND):
                return CONFLICT
            case n if n == ORDER:
                return cell(state.join)
            case n if n == BUILD:
                return cell(state.placed)
        return None

    def opens_dialog(self, events: Sequence[Event]) -> bool:
        """Where the game is over."""
        return any(isinstance(event, GameEnded) for event in events)

    def open_dialog(self, events: Sequence[Event], table: TableEnd) -> None:
        """The ranking."""
        self.open_result(table)

    def open_result(self, table: TableEnd) -> None:
        """The ranking once more."""
        from luna.games.rivers.scenes.game_end import GameEnd

        table.stop_bots()
        table.context.go.push(GameEnd(table))


def word(text: Say, state: State, button: BarAction) -> str:
    """What stands on a button: what it does, or which of several it is."""
    match button.name:
        case "war":
            return text("colour-name.start", colour=button.detail)
        case "build":
            return text("monument-name.short", monument=button.detail)
        case "commit":
            return _support(text, state, int(button.detail))
        case "leave":
            return text("action-stays", cell=place_name(CELL_NAMES.index(button.detail)))
    return text("action-name", action=button.name)


def _support(text: Say, state: State, count: int) -> str:
    """So many tiles added to a conflict, and how it stands then: who defends has the last word."""
    attacks, attack = state.phase == ATTACK, state.attack + max(state.committed, 0)
    own, other = (attack + count, state.defence) if attacks else (state.defence + count, attack)
    outcome = "open" if attacks else "won" if own >= other else "lost"
    return text("action-support", count=count, own=own, other=other, outcome=outcome)


def _colour(state: State, button: BarAction) -> str:
    """The sphere that a button is about."""
    return button.detail if button.name == "war" else COLOURS[supporting(state)] if button.name == "commit" else ""


def _key(text: Say, button: BarAction) -> str:
    return button.hotkey or text("key-enter")


def _others(button: BarAction) -> tuple[BarAction, ...]:
    """What may stand in the place of a button meanwhile."""
    return tuple(each for each in LAST if button in LAST and each != button)


RIVERS_TABLE = RiversTable()
"""The table of this game."""
