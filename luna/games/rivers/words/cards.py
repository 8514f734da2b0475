"""The card of everything on the table: what it is, its rule, how it stands, and its chapter of the rules book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind, cell_of, place_of
from luna.games.rivers.points.kingdoms import Kingdom, temples_beside
from luna.games.rivers.rules.constants import (
    CATASTROPHE,
    COLOURS,
    EMPTY,
    FLIPPED,
    LEADER,
    NOWHERE,
    OPEN,
    OVER,
    PAIR_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.geography import EDGED, WET
from luna.games.rivers.rules.state import State, bag_left, treasures_left
from luna.games.rivers.words.counting import counting
from luna.games.rivers.words.gain import outlook
from luna.games.rivers.words.links import chapter_of
from luna.games.rivers.words.text import called, place_name
from luna.ui.input.keys import SYSTEM
from luna.ui.reading.phrases import Say, joined
from luna.ui.table.picks import KEYS, TablePick
from luna.ui.table.shown import Card

NAMED = (Kind.BAG, Kind.SCREEN, Kind.CATASTROPHE, Kind.SQUARE, Kind.MARKER)
"""Things with a title and a rule that are the same wherever they lie."""

BAR = ("preview", "whole")
"""Buttons beside the actions that are told of, but for the keys."""
LISTED = (
    *("overview", "rules", "help", "tips", "next-tip", "hint", "preview", "recap", "pace", "speed"),
    *("earlier", "rounds", "run", "play-on", "undo", "zoom", "places", "language", "screen"),
)
"""What the list of keys names, in its order."""


class Cards:
    """Makes cards for one position, as a seat or nobody sees it."""

    def __init__(self, text: Say, state: State, names: Mapping[str, str]) -> None:
        self._text, self._state, self._names = text, state, names
        self._called = called(text, names, state.table.names)
        self.grades: Mapping[str, str] = {}
        """How hard each computer player is, by colour."""

    def of(self, pick: Pick) -> Card | None:
        """The card of anything that can be pointed at, None for what is no thing of the table."""
        card = self._made(pick)
        return replace(card, chapter=chapter_of(pick)) if card else None

    def _made(self, pick: Pick) -> Card | None:
        match pick.kind:
            case Kind.HAND:
                return self._tile(pick.key, tuple(self._in_hand(pick.key)))
            case Kind.SUPPLY:
                return self._leader(pick.key, self._own, NOWHERE)
            case Kind.LEADER:
                seat, colour = divmod(place_of(self._state, pick), SPHERES)
                return self._leader(COLOURS[colour], seat, cell_of(self._state, pick))
            case Kind.CELL:
                return self._cell(cell_of(self._state, pick))
            case Kind.TREASURE:
                return self._treasure(cell_of(self._state, pick))
            case Kind.MONUMENT:
                return self._monument(PAIR_NAMES.index(pick.key))
            case Kind.CONFLICT:
                return self._conflict()
            case TablePick.PLAYER:
                return self._player(self._state.table.names.index(pick.key))
            case TablePick.ACTION:
                return self._action(pick.key)
            case TablePick.BAR if pick == KEYS:
                return self._keys()
            case TablePick.BAR if pick.key in BAR:
                return Card(self._text(f"card-{pick.key}-title"), "", (self._text(f"card-{pick.key}-rule"),))
            case TablePick.TABLE:
                return Card(self._text("game-title"), "", (self._text("card-table-rule"),), tuple(self._supplies()))
        return self._named(pick.kind) if pick.kind in NAMED else None

    def _named(self, kind: str) -> Card:
        text, state = self._text, self._state
        facts: tuple[str, ...] = ()
        if kind == Kind.BAG:
            facts = (text("fact-bag", count=bag_left(state)),)
        elif kind == Kind.CATASTROPHE and self._own >= 0:
            facts = (text("fact-catastrophes", count=state.catastrophes[self._own]),)
        return Card(text(f"card-{kind}-title"), "", (text(f"card-{kind}-rule"),), facts)

    @property
    def _own(self) -> int:
        """The seat whose pieces lie open: that of the eyes that look, which may wait for others; negative for none."""
        return self._state.actor if self._state.viewer == OPEN else self._state.viewer

    def _tile(self, tile: str, facts: tuple[str, ...], subtitle: str = "") -> Card:
        title, rule = self._text("tile-name.start", tile=tile), self._text("card-tile-rule", tile=tile)
        return Card(title, subtitle, (rule,), facts, f"tile_{tile}_1")

    def _in_hand(self, tile: str) -> Iterator[str]:
        if (seat := self._own) >= 0:
            yield self._text("fact-in-hand", count=self._state.hand[SPHERES * seat + COLOURS.index(tile)])

    def _leader(self, leader: str, seat: int, at: int) -> Card:
        text, state = self._text, self._state
        facts = list[str]()
        if at != NOWHERE:
            facts.append(text("fact-temples", count=len(temples_beside(state, at))))
            facts.append(text("fact-supporters", count=len(Kingdom(state, at).tiles(COLOURS.index(leader)))))
        rule = text("card-leader-rule", leader=leader)
        owner, sprite = "", ""
        if seat >= 0:
            owner, sprite = self._called[seat], f"leader_{leader}_{state.table.names[seat]}"
        return Card(text("leader-name.start", leader=leader), owner, (rule,), tuple(facts), sprite)

    def _cell(self, at: int) -> Card:
        text, content = self._text, self._state.cells[at]
        ground = text("card-cell-title", ground="river" if WET[at] else "land", cell=place_name(at))
        if content == EMPTY:
            return Card(ground, "", (text("card-cell-rule", ground="river" if WET[at] else "land"),))
        if content == CATASTROPHE:
            return Card(text("card-destroyed-title"), ground, (text("card-catastrophe-rule"),))
        facts = tuple(self._kingdom(at))
        if content == FLIPPED:
            return Card(text("card-flipped-title"), ground, (text("card-flipped-rule"),), facts)
        if content >= LEADER:
            seat, colour = divmod(content - LEADER, SPHERES)
            return self._leader(COLOURS[colour], seat, at)
        return self._tile(COLOURS[content - 1], facts, ground)

    def _kingdom(self, at: int) -> Iterator[str]:
        """The leaders of its kingdom, each with its supporters; or that there is none."""
        kingdom, text = Kingdom(self._state, at), self._text
        for place in kingdom.leaders:
            seat, colour = divmod(place, SPHERES)
            supporters = len(kingdom.tiles(colour))
            yield text("fact-leader", leader=COLOURS[colour], name=self._called[seat], count=supporters)
        if not kingdom.leaders:
            yield text("fact-no-kingdom")
        if kingdom.treasures:
            yield text("fact-treasures", count=len(kingdom.treasures))

    def _treasure(self, at: int) -> Card:
        subtitle = self._text("card-treasure-bordered") if EDGED[at] else ""
        return Card(
            self._text("card-treasure-title"),
            subtitle,
            (self._text("card-treasure-rule"),),
            tuple(self._kingdom(at)),
            "treasure",
        )

    def _monument(self, pair: int) -> Card:
        text, square = self._text, self._state.monument[pair]
        name = text("monument-name.start", monument=PAIR_NAMES[pair])
        facts = (text("fact-in-supply"),) if square == NOWHERE else tuple(self._kingdom(square))
        return Card(name, "", (text("card-monument-rule"),), facts, f"monument_{PAIR_NAMES[pair].replace('-', '_')}")

    def _conflict(self) -> Card | None:
        if self._state.colour < 0:
            return None
        kind = "revolt" if self._state.join == NOWHERE else "war"
        title, rule = self._text("card-conflict-title", kind=kind), self._text("card-conflict-rule", kind=kind)
        return Card(title, "", (rule,), (outlook(self._text, self._state, self._names),))

    def _player(self, seat: int) -> Card:
        """Of the own seat only what counts: all else of it lies open. Of others what everybody may know."""
        text, state, colour = self._text, self._state, self._state.table.names[seat]
        subtitle = self.grades.get(colour) or text("order-name", colour=colour)
        subtitle = "" if subtitle == self._called[seat] else subtitle
        if state.viewer in (OPEN, seat) and state.phase != OVER:
            return Card(self._called[seat], self.grades.get(colour, ""), (), tuple(counting(text, state, seat)))
        facts = [text("fact-hand", count=state.held[seat]), text("fact-catastrophes", count=state.catastrophes[seat])]
        if state.phase == OVER:
            facts += self._behind_screen(seat)
        return Card(self._called[seat], subtitle, (text("card-player-rule"),), tuple(facts))

    def _behind_screen(self, seat: int) -> Iterator[str]:
        """What comes to light at the end."""
        own = self._state.points[SPHERES * seat : SPHERES * seat + SPHERES]
        each = [self._text("fact-points", colour=name, count=n) for name, n in zip(COLOURS, own, strict=True)]
        yield joined(self._text, each)
        yield self._text("fact-own-treasures", count=self._state.treasures[seat])

    def _supplies(self) -> Iterator[str]:
        yield self._text("fact-bag", count=bag_left(self._state))
        yield self._text("fact-treasures-left", count=treasures_left(self._state))

    def _keys(self) -> Card:
        facts = tuple(self._text("help-key", what=key, system=SYSTEM) for key in LISTED)
        return Card(self._text("card-keys-title"), "", (self._text("card-keys-rule"),), facts)

    def _action(self, key: str) -> Card:
        name = key.partition("-")[0]
        return Card(self._text("action-name.full", action=name), "", (self._text("action-help", action=name),))
