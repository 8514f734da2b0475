"""The card of everything on the table: what it is, its rule, how it stands, and its chapter of the rules book."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.related import Relation, related
from luna.games.luna.points.opponent import reply_to
from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import ISLAND_NAMES, OVER, TIRE
from luna.games.luna.rules.state import State, bribable, release_round, released
from luna.games.luna.view.inscribed import tile_sprite
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.action_card import action_card
from luna.games.luna.words.details import Details
from luna.games.luna.words.further import further
from luna.games.luna.words.links import chapter_of
from luna.games.luna.words.opponent import opponent_plans, opponent_rules, reply_lines
from luna.ui.reading.phrases import joined
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Card

NOVICES: dict[str, str] = {
    Kind.NOVICE: "active",
    Kind.OTHER: "active",
    Kind.RESTING: "inactive",
    Kind.OTHER_RESTING: "inactive",
}
"""Kinds of picks that are novices at an island, and how these are."""
NAMED = (
    Kind.COUNCIL,
    Kind.CANDLE,
    Kind.JETTY,
    Kind.RESERVE,
    Kind.SHRINES,
    Kind.PRIESTESS,
    Kind.BUILDER,
    Kind.APOSTATE,
    Kind.GUARDIAN,
)


class Cards:
    """Makes cards for one position."""

    def __init__(
        self, text: Callable[..., str], board: Board, state: State, shown: Snapshot, names: Mapping[str, str]
    ) -> None:
        self._text, self._board, self._state, self._shown, self._names = text, board, state, shown, names
        self.grades: Mapping[str, str] = {}
        """How hard each computer player is, by colour."""
        self._mode, self._level, self._blocked = shown.mode, shown.level, shown.blocked_island
        self._details = Details(text, board, shown, names)
        self._kept: dict[Pick, Card | None] = {}

    def of(self, pick: Pick) -> Card | None:
        """The card of anything that can be pointed at, None for what is no thing of the table."""
        if pick not in self._kept:
            self._kept[pick] = self._finished(pick)
        return self._kept[pick]

    def _finished(self, pick: Pick) -> Card | None:
        card = self._made(pick) or self._part(pick)
        if card is None:
            return None
        return replace(card, chapter=chapter_of(pick, self._shown), more=card.more + further(self._text, pick))

    def _part(self, pick: Pick) -> Card | None:
        """The card of a single piece or a part of a panel: that of its kind, with its own title and state."""
        detail = self._details.of(pick)
        if detail is None:
            return None
        whole = self.of(detail.like) if detail.like else None
        own = detail.card
        if whole is None:
            return own
        replaced = (whole.subtitle,) if own.subtitle and whole.subtitle else ()
        return Card(
            own.title or whole.title,
            own.subtitle,
            own.lines or whole.lines,
            (*replaced, *(own.facts or whole.facts)),
            own.sprite or whole.sprite,
        )

    def _made(self, pick: Pick) -> Card | None:
        match pick.kind:
            case kind if kind in NOVICES:
                return self._novice(pick)
            case Kind.ISLAND:
                return self._island(pick.key)
            case Kind.FAVOUR:
                return self._favour(pick.key, blocked=pick.key == self._blocked)
            case Kind.TOKEN:
                return self._favour(pick.key)
            case Kind.TILE:
                return self._tile(int(pick.key))
            case Kind.FIELD:
                return self._field(int(pick.key))
            case TablePick.PLAYER:
                return self._player(pick.key)
            case Kind.PLANS:
                title, plans = self._text("opponent-name"), opponent_plans(self._text, self._state)
                return Card(title, "", plans, (), f"novice_{pick.key}")
            case TablePick.ACTION:
                return action_card(self._text, self._state, self._shown, pick.key, self._names)
            case kind if kind in NAMED:
                return self._named(kind)
        return None

    def _named(self, kind: str) -> Card:
        table = self._state.table
        places = self._board.priestess_places[table.seats]
        args: dict[str, int | str] = {"mode": self._mode, "level": self._level}
        if kind == Kind.PRIESTESS:
            args.update(zip(("first", "second", "third"), places, strict=True))
            args["moves"] = table.priestess_moves
        elif kind == Kind.BUILDER:
            args["moves"] = table.builder_moves
        title, rule = self._text(f"card-{kind}-title"), self._text(f"card-{kind}-rule", **args)
        return Card(title, "", (rule,), tuple(self._facts(kind)))

    def _facts(self, kind: str) -> list[str]:
        text, shown = self._text, self._shown
        if kind in shown.figures:
            return [text("island-name.full", island=shown.figures[kind]), *self._blocked_figure(kind)]
        if kind == Kind.GUARDIAN:
            return [text("fact-guardian-value", count=shown.guardian)]
        if kind == Kind.CANDLE:
            last = [text("fact-last-candle")] if shown.ends_with_next_candle else []
            return [*last, text("fact-candles", lit=shown.lit, turned=shown.turned)]
        if kind == Kind.COUNCIL:
            return [text("fact-order", name=self._names[c], facts=self._seat(c)) for c, _ in shown.council]
        order = shown.acting
        if order is None:
            return []
        facts: dict[str, tuple[str, int]] = {
            Kind.JETTY: ("fact-on-jetty", order.jetty),
            Kind.RESERVE: ("fact-in-reserve", order.reserve),
            Kind.SHRINES: ("fact-shrines-left", order.shrines),
        }
        fact, count = facts[kind]
        return [text(fact, count=count)]

    def _blocked_figure(self, figure: str) -> tuple[str, ...]:
        """What the apostate does to the island where he or the builder stands."""
        if self._shown.figures[figure] != self._blocked or figure == Kind.PRIESTESS:
            return ()
        return tuple(map(self._blocks, ("island", "free") if figure == Kind.APOSTATE else ("builder",)))

    def _blocks(self, what: str) -> str:
        return self._text("fact-blocked", what=what, level=self._level)

    def _seat(self, colour: str) -> str:
        rank, (_, seat) = next((k, row) for k, row in enumerate(self._shown.council, 1) if row[0] == colour)
        return self._text("fact-council", seat=seat + 1, points=self._board.seats[seat], rank=rank)

    def _island(self, island: str) -> Card:
        """While islands are chosen only what the choice leads to, so that it has room beside the rest, or why none."""
        text, blocked = self._text, (self._blocks("island"),) if island == self._blocked else ()
        title, sprite = text("card-island-title", island=island), f"favour_{island}"
        if reply := self._reply(island):
            return Card(title, text("outlook-title"), reply, (text("outlook-note"), *blocked), sprite)
        barred = (text("refusal-none-to-tire", island=island),) if self._state.phase == TIRE else ()
        token, facts = text("card-favour-title", favour=island), (*barred, *blocked, *self._facts_of(island))
        return Card(title, token, (self._favour_rule(island),), facts, sprite)

    def _reply(self, island: str) -> tuple[str, ...]:
        """At the start of a solo round what the choice of the island leads to."""
        reply = reply_to(self._state, ISLAND_NAMES.index(island))
        return reply_lines(self._text, reply) if reply else ()

    def _facts_of(self, island: str) -> tuple[str, ...]:
        """Who is there, the favours left, the figures."""
        text = self._text
        facts = [self._there(colour, island) for colour in self._shown.seats]
        facts = [fact for fact in facts if fact] or [text("fact-nobody")]
        facts.append(self._offer(island))
        figures = self._shown.figures.items()
        return *facts, *(text("figure-name", figure=figure) for figure, place in figures if place == island)

    def _novice(self, pick: Pick) -> Card:
        """Novices of one order at one island, with all that is there; as a choice only what that leads to."""
        colour, _, island = pick.key.rpartition(":")
        colour = colour or self._shown.actor or self._shown.seats[0]
        where = NOVICES[pick.kind]
        here = self._shown.orders[colour].islands[island]
        count = here.active if where == "active" else here.inactive
        title = self._text("help-novice-title", where=where, count=count)
        told = self._kind_of_novices(colour, island) + where
        rule = self._text("help-novice-rule", where=told, count=count, level=self._level)
        pose, name = "novice" if where == "active" else "kneeling", self._text("island-name.full", island=island)
        sprite = f"{pose}_{colour}"
        if reply := self._reply(island):
            facts = (name, self._text("outlook-note"))
            return Card(title, self._text("outlook-title"), reply, facts, sprite, more=(rule,))
        return Card(title, self._names[colour], (rule,), (name, *self._facts_of(island)), sprite)

    def _kind_of_novices(self, colour: str, island: str) -> str:
        """What novices can do that are not simply an order's own."""
        if colour == self._shown.opponent:
            return "opponent-"
        return "blocked-" if island == self._blocked else ""

    def _there(self, colour: str, island: str) -> str:
        text, pieces = self._text, self._shown.orders[colour].islands[island]
        counts = {"active": pieces.active, "inactive": pieces.inactive}
        facts = [text(f"fact-{kind}", count=count) for kind, count in counts.items() if count]
        facts += [text("fact-shrine")] if pieces.shrine else []
        return text("fact-order", name=self._names[colour], facts=joined(text, facts)) if facts else ""

    def _offer(self, island: str) -> str:
        """How many of its tokens are left, or that none of them can be taken any more in this round."""
        if island == "herbs" and self._shown.herbs_taken:
            return self._text("fact-herbs-taken")
        return self._text("fact-favours-left", count=self._shown.favours_left(island))

    def _favour(self, favour: str, blocked: bool = False) -> Card:
        facts = self._offer(favour), *((self._blocks("favour"),) if blocked else ())
        title, kind = self._text("favour-name", favour=favour), self._text("card-favour-kind")
        return Card(title, kind, (self._favour_rule(favour),), facts, f"favour_{favour}")

    def _favour_rule(self, favour: str) -> str:
        return self._text("card-favour-rule", favour=favour, mode=self._mode)

    def _tile(self, tile: int) -> Card:
        text, facts = self._text, list[str]()
        if released(self._state, tile):
            facts.append(text("fact-released"))
        else:
            id = "fact-bribery" if bribable(self._state, tile) else "fact-locked"
            facts.append(text(id, round=release_round(self._state, tile)))
        for place in self._shown.path:
            if place.tile == tile and place.novice:
                facts.append(text("fact-taken", name=self._names[place.novice]))
        facts += self._fight(Pick(Kind.TILE, str(tile)))
        title, rule = text("card-tile-title", tile=tile), text("card-tile-rule")
        return Card(title, self._symbol(tile), (rule,), tuple(facts), tile_sprite(self._board, tile))

    def _symbol(self, tile: int) -> str:
        """What the picture of a tile shows beside its number."""
        return self._text("fact-symbol", island=ISLAND_NAMES[self._board.symbol[tile]])

    def _field(self, tile: int) -> Card:
        text, facts = self._text, list[str]()
        placed = next((p for p in self._shown.temple if p.tile == tile), None)
        if placed:
            owner = placed.novice
            facts.append(text("fact-in-temple", name=self._names[owner]) if owner else text("fact-displaced"))
            if placed.book:
                facts.append(text("fact-book"))
        facts += self._fight(Pick(Kind.FIELD, str(tile)))
        title, rule = text("card-field-title", field=tile), text("card-field-rule", field=tile)
        return Card(title, self._symbol(tile), (rule,), tuple(facts), tile_sprite(self._board, tile))

    def _fight(self, pick: Pick) -> list[str]:
        """Whom a tile would displace on its field, and what could still displace there."""
        text, found = self._text, related(self._state, pick)
        owners = {str(placed.tile): placed.novice for placed in self._shown.temple}
        losers = (owners.get(field.key) for field, relation in found.items() if relation == Relation.LOSES)
        loses = [self._names[owner] for owner in losers if owner]
        facts = [text("fact-would-displace", names=joined(text, loses))] if loses else []
        if threats := [field.key for field, relation in found.items() if relation == Relation.THREATENS]:
            facts.append(text("fact-threatened", tiles=joined(text, threats)))
        return facts

    def _player(self, colour: str) -> Card:
        text, name = self._text, self._names[colour]
        facts = [self.grades[colour]] if colour in self.grades else []
        facts += text("fact-influence", count=self._shown.orders[colour].influence), self._seat(colour)
        between = self._shown.actor is None and self._state.phase != OVER  # while things move, it still is who acted
        facts += () if between or colour == self._shown.holder else self._holds(colour)
        if colour == self._shown.start:
            facts.append(text("figure-name", figure="start"))
        title = text("card-player-title", name=name)
        if colour == self._shown.opponent:
            plans, rules = opponent_plans(text, self._state), opponent_rules(text)
            return Card(title, "", rules, plans or tuple(facts), f"novice_{colour}")
        return Card(title, "", (text("card-player-rule", mode=self._mode),), tuple(facts), f"novice_{colour}")

    def _holds(self, colour: str) -> Iterator[str]:
        """What its panel counts, in words and in the type of texts: novices, supply, favour tokens."""
        text, order = self._text, self._shown.orders[colour]
        here, held = order.islands.values(), [text("favour-name", favour=favour) for favour in order.favours]
        yield text(
            "fact-novices",
            active=sum(each.active for each in here),
            inactive=sum(each.inactive for each in here),
            jetty=order.jetty,
            temple=self._shown.in_temple(colour),
        )
        yield text("fact-supply", novices=order.reserve, shrines=order.shrines)
        if held:
            yield text("fact-tokens", favours=joined(text, held))
