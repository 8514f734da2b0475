"""Cards of what lies within something larger: single pieces, seats, parts of panels and bars, the ground."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.view.geometry.pieces import FIGURE_SPRITES
from luna.games.luna.view.geometry.places import guardian_tiles, tile_kinds
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.input.keys import SYSTEM
from luna.ui.reading.phrases import joined
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Card

KEYS = (
    "overview",
    "rules",
    "help",
    "tips",
    "next-tip",
    "hint",
    "preview",
    "outlook",
    "recap",
    "pace",
    "speed",
    "earlier",
    "rounds",
    "run",
    "play-on",
    "undo",
    "zoom",
    "places",
    "language",
    "screen",
)
"""What the list of keys names, in its order."""


@dataclass(frozen=True, slots=True)
class Detail:
    """A card, and the thing whose card fills what it leaves open."""

    card: Card
    like: Pick | None = None


class Details:
    """Makes them for one position."""

    def __init__(self, text: Callable[..., str], board: Board, shown: Snapshot, names: Mapping[str, str]) -> None:
        self._text, self._board, self._shown, self._names = text, board, shown, names
        self._ways: dict[str, Callable[[str], Detail | None]] = {
            Kind.STANDING_SHRINE: self._shrine,
            Kind.COMING_SHRINE: self._coming_shrine,
            Kind.COMING_FIGURE: lambda key: self._coming_figure(*key.split(":")),
            Kind.ON_JETTY: self._on_jetty,
            Kind.PIER: self._pier,
            Kind.IN_TEMPLE: lambda key: self._within("temple", self._in_temple(key), Pick(Kind.FIELD, key)),
            Kind.ON_TILE: lambda key: self._within("tile", self._on_tile(key), Pick(Kind.TILE, key)),
            Kind.TEMPLE_BOOK: self._book,
            Kind.GUARDIAN_TILE: self._guardian_tile,
            Kind.PATH: self._path,
            Kind.SEAT: self._seat,
            Kind.DISC: self._disc,
            Kind.RANK: self._disc,
            Kind.INFLUENCE: self._influence,
            Kind.START: lambda colour: self._ruled("start", self._names[colour], "start_marker"),
            Kind.COUNT: self._count,
            Kind.SUPPLY: self._supply,
            Kind.HELD: lambda key: self._favour(*key.split(":")),
            Kind.SLOT: lambda key: self._favour(self._shown.holder, key),
            Kind.BOARD: self._temple_board,
            Kind.CLOSED_BOARD: lambda _: self._plain("closed-board"),
            Kind.TEMPLE: self._temple,
            TablePick.TABLE: self._table,
            Kind.SEA: self._table,
            Kind.ROUND: self._round,
            Kind.OUTLOOK: lambda _: self._plain("outlook"),
            Kind.TOP_GUARDIAN: lambda _: Detail(Card(""), Pick(Kind.GUARDIAN)),
            Kind.TOP_CANDLES: lambda _: Detail(Card(""), Pick(Kind.CANDLE)),
            TablePick.BAR: self._bar,
            TablePick.CHRONICLE: lambda _: self._plain("chronicle"),
            TablePick.PROMPT: lambda _: self._plain("prompt"),
            TablePick.CARD: lambda _: self._plain("card"),
        }

    def of(self, pick: Pick) -> Detail | None:
        """The detail of a pick, None for what is none or no longer there."""
        way = self._ways.get(pick.kind)
        try:
            return way(pick.key) if way else None
        except LookupError:  # the pointer came to it in another position, and it has gone since
            return None

    def _plain(self, name: str, *facts: str) -> Detail:
        return Detail(Card(self._text(f"help-{name}-title"), "", (self._text(f"help-{name}-rule"),), facts))

    def _ruled(self, name: str, subtitle: str, sprite: str) -> Detail:
        title, rule = self._text(f"card-{name}-title"), self._text(f"card-{name}-rule", mode=self._shown.mode)
        return Detail(Card(title, subtitle, (rule,), sprite=sprite))

    # -- pieces

    def _shrine(self, key: str) -> Detail:
        colour, _, island = key.partition(":")
        facts = (self._text("island-name.full", island=island),)
        title = self._text("help-shrine-title")
        return Detail(Card(title, self._names[colour], (), facts, f"shrine_{colour}"), Pick(Kind.SHRINES))

    def _coming_shrine(self, island: str) -> Detail:
        """That of the solo opponent, which stands pale on its island until it is built or prevented."""
        text, colour = self._text, self._shown.opponent or ""
        title, rule = text("help-coming-shrine-title"), text("help-coming-shrine-rule")
        facts = (text("island-name.full", island=island),)
        return Detail(Card(title, self._names[colour], (rule,), facts, f"shrine_{colour}"))

    def _coming_figure(self, figure: str, island: str) -> Detail:
        """A figure that stands pale where it will be in the next round."""
        text, blocks = self._text, figure == Kind.APOSTATE and self._shown.level > 1
        title = text("help-coming-figure-title", name=text("figure-name", figure=figure))
        rule = text("help-coming-figure-rule", blocks="yes" if blocks else "no")
        facts = (text("island-name.full", island=island),)
        return Detail(Card(title, "", (rule,), facts, FIGURE_SPRITES[figure]))

    def _within(self, where: str, colour: str | None, place: Pick) -> Detail | None:
        """A novice on a tile of the path or on its field, with the state of its place; None if it has gone."""
        if colour is None:
            return None
        title, rule = self._novices(where, 1)
        return Detail(Card(title, self._names[colour], (rule,), sprite=f"novice_{colour}"), place)

    def _novices(self, where: str, count: int, whose: str = "") -> tuple[str, str]:
        """Title and rule of so many novices of one order."""
        rule = self._text("help-novice-rule", where=whose + where, count=count, level=self._shown.level)
        return self._text("help-novice-title", where=where, count=count), rule

    def _in_temple(self, tile: str) -> str | None:
        return next((placed.novice for placed in self._shown.temple if placed.tile == int(tile)), None)

    def _on_tile(self, tile: str) -> str | None:
        places = (place for place in self._shown.path if place.tile == int(tile))
        return next((place.novice for place in places), None)

    def _book(self, tile: str) -> Detail:
        return self._ruled("book", self._text("card-field-title", field=int(tile)), "book")

    def _on_jetty(self, colour: str) -> Detail:
        text, count = self._text, self._shown.orders[colour].jetty
        title, rule = self._novices("jetty", count)
        facts = (text("fact-on-jetty", count=count),)
        return Detail(Card(title, self._names[colour], (rule,), facts, f"novice_{colour}"))

    def _pier(self, _: str) -> Detail:
        orders = self._shown.orders.items()
        facts = [self._of(colour, str(order.jetty)) for colour, order in orders if order.jetty]
        facts = facts or [self._text("fact-on-jetty", count=0)]
        title, rule = self._text("card-jetty-title"), self._text("card-jetty-rule", mode=self._shown.mode)
        return Detail(Card(title, "", (rule,), tuple(facts)))

    def _of(self, colour: str, fact: str) -> str:
        return self._text("fact-order", name=self._names[colour], facts=fact)

    # -- path, council, temple

    def _guardian_tile(self, key: str) -> Detail:
        text, tiles = self._text, guardian_tiles(self._shown)
        value, ahead = tiles[int(key)], sorted(tiles, reverse=True).index(int(key))
        fact = text("help-guardian-comes", round=self._shown.round + ahead) if ahead else text("help-guardian-here")
        title, rule = text("card-guardian-tile-title", value=value), text("card-guardian-tile-rule")
        return Detail(Card(title, "", (rule,), (fact,), f"guardian_tile_{value}"))

    def _path(self, _: str) -> Detail:
        taken = {place.tile for place in self._shown.path if place.novice}
        kinds = tile_kinds(self._shown).items()
        free = [str(tile) for tile, kind in kinds if kind == "released" and tile not in taken]
        fact = self._text("help-tiles-free", tiles=joined(self._text, free)) if free else self._text("help-none-free")
        return self._plain("path", fact)

    def _seat(self, key: str) -> Detail:
        text, seat = self._text, int(key)
        there = [self._names[colour] for colour, place in self._shown.council if place == seat]
        facts = [text("help-seat-worth", count=self._board.seats[seat])]
        if there:
            facts.append(text("help-seat-discs", names=joined(text, there)))
        return Detail(Card(text("help-seat-title", seat=seat + 1), "", (), tuple(facts)), Pick(Kind.COUNCIL))

    def _disc(self, colour: str) -> Detail:
        text = self._text
        rank, seat = next((k, seat) for k, (each, seat) in enumerate(self._shown.council, 1) if each == colour)
        fact = text("fact-council", seat=seat + 1, points=self._board.seats[seat], rank=rank)
        return Detail(
            Card(text("help-disc-title"), self._names[colour], (), (fact,), f"disc_{colour}"), Pick(Kind.COUNCIL)
        )

    def _temple_board(self, colour: str) -> Detail:
        text, fields = self._text, [str(number) for number in self._board.temple[colour]]
        title, rule = text("board-name", board=colour), text("help-board-rule")
        return Detail(Card(title, "", (rule,), (text("help-board-fields", tiles=joined(text, fields)),)))

    def _temple(self, _: str) -> Detail:
        novices = [placed.novice for placed in self._shown.temple]
        return self._plain("temple", *(self._of(colour, str(novices.count(colour))) for colour in self._shown.seats))

    def _table(self, _: str) -> Detail:
        title, rule = self._text("help-table-title"), self._text("help-table-rule", mode=self._shown.mode)
        return Detail(Card(title, "", (rule,), self._round(_).card.facts))

    # -- panels and bars

    def _influence(self, colour: str) -> Detail:
        text, count = self._text, self._shown.orders[colour].influence
        title, rule = text("help-influence-title"), text("help-influence-rule")
        return Detail(Card(title, self._names[colour], (rule,), (text("fact-influence", count=count),), "crystal"))

    def _count(self, key: str) -> Detail:
        """A number in an order's panel: how many novices are there, and where."""
        colour, _, where = key.partition(":")
        count, facts = self._counted(colour, where)
        alike = where in ("active", "inactive") and colour == self._shown.opponent
        title, rule = self._novices(where, count, "opponent-" if alike else "")
        facts = facts or (self._text("help-none-there"),)
        pose = "kneeling" if where == "inactive" else "novice"
        return Detail(Card(title, self._names[colour], (rule,), facts, f"{pose}_{colour}"))

    def _counted(self, colour: str, where: str) -> tuple[int, tuple[str, ...]]:
        text, order = self._text, self._shown.orders[colour]
        if where == "jetty":
            return order.jetty, (text("fact-on-jetty", count=order.jetty),)
        if where == "temple":
            tiles = [str(placed.tile) for placed in self._shown.temple if placed.novice == colour]
            return len(tiles), (text("help-on-fields", tiles=joined(text, tiles)),) if tiles else ()
        islands = order.islands.items()
        here = {island: on.active if where == "active" else on.inactive for island, on in islands}
        named = ((text("island-name.full", island=island), count) for island, count in here.items() if count)
        return sum(here.values()), tuple(text("fact-order", name=name, facts=str(count)) for name, count in named)

    def _supply(self, key: str) -> Detail:
        colour, _, what = key.partition(":")
        order, text = self._shown.orders[colour], self._text
        if what == "shrines":
            fact, like = text("fact-shrines-left", count=order.shrines), "shrines"
        else:
            fact, like = text("fact-in-reserve", count=order.reserve), "reserve"
        return Detail(Card("", self._names[colour], (), (fact,)), Pick(like))

    def _favour(self, colour: str | None, favour: str) -> Detail:
        text = self._text
        held = colour is not None and favour in self._shown.orders[colour].favours
        facts = [text("help-favour-held" if held else "help-favour-missing")]
        if favour == "herbs" and self._shown.herbs_taken:
            facts.append(text("fact-herbs-taken"))
        return Detail(Card("", self._names[colour] if colour else "", (), tuple(facts)), Pick(Kind.FAVOUR, favour))

    def _round(self, _: str) -> Detail:
        text = self._text
        phase = text("phase-name", phase=self._shown.phase)
        facts = (text("help-round", round=self._shown.round, rounds=ROUNDS), phase)
        rule = text("help-round-rule", mode=self._shown.mode)
        return Detail(Card(text("help-round-title"), "", (rule,), facts))

    def _bar(self, name: str) -> Detail:
        text = self._text
        facts = tuple(text("help-key", what=key, system=SYSTEM) for key in KEYS) if name == "keys" else ()
        return Detail(Card(text("help-bar-title", button=name), "", (text("help-bar-rule", button=name),), facts))
