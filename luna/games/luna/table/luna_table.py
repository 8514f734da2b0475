"""Luna as `luna.ui.table.contract.game_at_table.GameAtTable`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from luna.core.intent import Pick, Spelling
from luna.core.turn import Play
from luna.core.turn import Turn as AnyTurn
from luna.games.luna.picks.bar import HOTKEYS, button_of, offered
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.related import related
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.picks.turn import Turn
from luna.games.luna.points.prospect import prospect
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import AUTOMATON, ISLAND_NAMES, PREPARE, ROUNDS, TIRE
from luna.games.luna.rules.events import CouncilAdvanced, Event, RoundScored
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State
from luna.games.luna.table.buttons import action_buttons
from luna.games.luna.table.outlook import foreseen, outlook
from luna.games.luna.table.previewing import preview
from luna.games.luna.table.view import LunaView
from luna.games.luna.table.words import LunaTips, LunaWords
from luna.games.luna.view.geometry.outlook import Outlook
from luna.games.luna.view.paint.preview import Preview
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text
from luna.ui.table.contract.table_end import TableEnd
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Button, Sign

COUNCIL = Pick(Kind.COUNCIL)
PARTS = (Kind.SEAT, Kind.DISC)
"""Of the council: novices that are let go there move the disc by their number, wherever they fall."""
MOST_MEANINGS = 2
"""Meanings of one target that its sign has room for."""


class LunaTable:
    """What the table in the window gets of Luna."""

    tips = LunaTips()
    hotkeys: Collection[str] = HOTKEYS
    ending: Collection[str] = ()
    ground: Collection[str] = frozenset({Kind.SEA})
    plain: Collection[str] = frozenset({Kind.TEMPLE})

    def standing(self, state: State) -> tuple[Pick, ...]:
        """All islands: what stands on one its card tells."""
        return tuple(Pick(Kind.ISLAND, name) for name in ISLAND_NAMES)

    def marked(self, picks: Sequence[Pick]) -> tuple[frozenset[Pick], frozenset[str]]:
        """The places picked, for buttons and the reserve are none; a favour token is armed."""
        places = frozenset(pick for pick in picks if pick.kind not in (TablePick.ACTION, Kind.RESERVE))
        return places, frozenset(pick.key for pick in picks[:1] if pick.kind == Kind.TOKEN)

    def view(self, sprites: Sprites, fonts: Fonts, text: Text) -> LunaView:
        """A new view."""
        return LunaView(sprites, fonts, text)

    def words(self, text: Callable[..., str], names: Mapping[str, str], setup: Setup) -> LunaWords:
        """Its words at a table."""
        return LunaWords(text, names, setup)

    def turn(self, state: State) -> AnyTurn:
        """The decision of the order to act."""
        return Turn(state)

    def actions(self, text: Callable[..., str], state: State, turn: AnyTurn) -> tuple[Button, ...]:
        """One button an action."""
        return action_buttons(text, state, turn)

    def keys(self, state: State) -> dict[str, Pick]:
        """The keys of the actions that the bar offers."""
        return {each.hotkey: Pick(TablePick.ACTION, each.key) for each in offered(state) if each.hotkey}

    def spelled(self, state: State, code: int) -> Spelling:
        """As a hand would do it."""
        return spell(place_of(state), code)[0]

    def option(self, code: int) -> Pick:
        """The kind of an action."""
        return Pick(TablePick.ACTION, button_of(ACTIONS[code]).key)

    def carried(self, state: State, piece: Pick) -> tuple[str, int]:
        """A piece of the order to act; in the preparation novices go in pairs."""
        pair = piece.kind == Kind.RESERVE and state.phase == PREPARE
        return _sprite(piece, state.table.colours[state.actor]), 2 if pair else 1

    def aim(self, state: State, place: Pick, play: Play | None, under: Pick) -> Pick:
        """The seat that would be reached in the council, not the one under the pointer."""
        if place != COUNCIL or under.kind not in PARTS:
            return under
        events = prospect(state, play).events if play is not None else ()
        reached = (event.target for event in events if isinstance(event, CouncilAdvanced))
        return next((Pick(Kind.SEAT, str(seat)) for seat in reached), COUNCIL)

    def sign(self, text: Callable[..., str], codes: Sequence[int]) -> Sign | None:
        """The word and emblem of the button; of two meanings both words."""
        buttons = list(dict.fromkeys(button_of(ACTIONS[code]) for code in codes))
        if not 0 < len(buttons) <= MOST_MEANINGS:
            return None
        words = [text("action-name", action=button.key) for button in buttons]
        word = words[0] if len(words) == 1 else text("sign-either", first=words[0], second=words[1])
        return Sign(word, buttons[0].icon)

    def related(self, state: State, pick: Pick) -> Mapping[Pick, str]:
        """A tile, its field and its island, whom it would displace and who threatens it."""
        return related(state, pick)

    def outcome(self, state: State, play: Play) -> Snapshot:
        """The position an action leads to, before a scoring that it brings about."""
        before = Snapshot.of(state)
        return replace(Snapshot.of(prospect(state, play).after), actor=before.actor, phase=before.phase)

    previews = True

    def preview(self, state: State) -> Preview | None:
        """What scoring now would give, None when the game is over."""
        return preview(state)

    def foreseen(self, state: State, pick: Pick) -> State | None:
        """At the start of a solo round the position after the choice of an island."""
        return foreseen(state, pick)

    def outlook(self, state: State) -> Outlook | None:
        """At the start of a solo round all islands that can be chosen."""
        return outlook(state)

    def spotlight(self, state: State) -> Pick | None:
        """At the start of a solo round what the opponent has in mind, for that is what the choice is about."""
        return Pick(Kind.PLANS, state.table.colours[AUTOMATON]) if state.phase == TIRE else None

    def music(self, state: State) -> str:
        """The last round has a piece of its own."""
        return "last_round" if state.round == ROUNDS else "table"

    def chapter(self, setup: Setup) -> str:
        """Who plays alone begins with the rules for that."""
        return "solo" if setup.solo else ""

    def opens_dialog(self, events: Sequence[Event]) -> bool:
        """Where a round is scored."""
        return any(isinstance(event, RoundScored) for event in events)

    def open_dialog(self, events: Sequence[Event], table: TableEnd) -> None:
        """The scoring of the round, and then the end of the game."""
        from luna.games.luna.scenes.ends import show_ends

        show_ends(table, events)

    def open_again(self, what: str, step: int, table: TableEnd) -> None:
        """The scoring of the round, or that at the end of the game."""
        from luna.games.luna.scenes.ends import show_scoring

        show_scoring(table, step, at_end=what == "end")

    def open_result(self, table: TableEnd) -> None:
        """The ranking."""
        from luna.games.luna.scenes.ends import show_result

        show_result(table)


def _sprite(piece: Pick, actor: str) -> str:
    match piece.kind:
        case Kind.TOKEN | Kind.FAVOUR:
            return f"favour_{piece.key}"
        case Kind.SHRINES:
            return f"shrine_{actor}"
        case Kind.RESTING:
            return f"kneeling_{actor}"
        case Kind.FIELD:
            return "book"
    return f"novice_{actor}"


LUNA_TABLE = LunaTable()
