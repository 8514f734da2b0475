"""The information card of whatever the pointer is on: what it is, its rule, how it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from luna.core.intent import Pick
from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import StateDict
from luna.games.luna.rules.state import State, bribable, released
from luna.games.luna.text import joined
from luna.games.luna.view.shown import Card

NOVICE_KINDS = ("novice", "resting", "other", "island")
NAMED = ("council", "candle", "jetty", "reserve", "shrines", "priestess", "builder", "apostate", "guardian")


class Cards:
    """Makes cards for one position."""

    def __init__(
        self, text: Callable[..., str], board: Board, state: State, shown: StateDict, names: Mapping[str, str]
    ) -> None:
        self._text, self._board, self._state, self._shown, self._names = text, board, state, shown, names

    def of(self, pick: Pick) -> Card | None:
        """The card of a pick, None for what has none."""
        match pick.kind:
            case kind if kind in NOVICE_KINDS:
                return self._island(pick.key.rpartition(":")[2])
            case "favour" | "token":
                return self._favour(pick.key)
            case "tile":
                return self._tile(int(pick.key))
            case "field":
                return self._field(int(pick.key))
            case "player":
                return self._player(pick.key)
            case "action":
                return self._action(pick.key)
            case kind if kind in NAMED:
                return self._named(kind)
        return None

    def _named(self, kind: str) -> Card:
        table = self._state.table
        places = self._board.priestess_places[table.seats]
        args: dict[str, int] = {}
        if kind == "priestess":
            args = dict(zip(("first", "second", "third"), places, strict=True))
            args["moves"] = table.priestess_moves
        elif kind == "builder":
            args["moves"] = table.builder_moves
        title, rule = self._text(f"card-{kind}-title"), self._text(f"card-{kind}-rule", **args)
        return Card(title, "", (rule,), tuple(self._facts(kind)))

    def _facts(self, kind: str) -> list[str]:
        text, shown = self._text, self._shown
        if kind in shown["figures"]:
            return [text("island-name.full", island=shown["figures"][kind])]
        if kind == "guardian":
            return [text("fact-guardian-value", count=shown["guardian"])]
        if kind == "candle":
            return [text("fact-candles", lit=shown["candles"]["lit"], turned=shown["candles"]["turned"])]
        if kind == "council":
            return [text("fact-order", name=self._names[c], facts=self._seat(c)) for c, _ in shown["council"]]
        actor = shown["actor"]
        if actor is None:
            return []
        player = shown["players"][actor]
        fact, count = {
            "jetty": ("fact-on-jetty", player["jetty"]),
            "reserve": ("fact-in-reserve", player["reserve"]),
            "shrines": ("fact-shrines-left", player["shrines"]),
        }[kind]
        return [text(fact, count=count)]

    def _seat(self, colour: str) -> str:
        rank, (_, seat) = next((k, row) for k, row in enumerate(self._shown["council"], 1) if row[0] == colour)
        return self._text("fact-council", seat=seat + 1, points=self._board.seats[seat], rank=rank)

    def _island(self, island: str) -> Card:
        text = self._text
        facts = [self._there(colour, island) for colour in self._shown["seats"]]
        facts = [fact for fact in facts if fact] or [text("fact-nobody")]
        facts.append(text("fact-favours-left", count=self._left(island)))
        here = [text("figure-name", figure=f) for f, place in self._shown["figures"].items() if place == island]
        facts += here
        token, rule = text("card-favour-title", favour=island), text("card-favour-rule", favour=island)
        return Card(text("card-island-title", island=island), token, (rule,), tuple(facts), f"favour_{island}")

    def _there(self, colour: str, island: str) -> str:
        text, pieces = self._text, self._shown["players"][colour]["islands"][island]
        facts = [text(f"fact-{kind}", count=pieces[kind]) for kind in ("active", "inactive") if pieces[kind]]
        facts += [text("fact-shrine")] if pieces["shrine"] else []
        return text("fact-order", name=self._names[colour], facts=joined(text, facts)) if facts else ""

    def _left(self, island: str) -> int:
        held = sum(island in player["favors"] for player in self._shown["players"].values())
        return self._state.table.tokens - held

    def _favour(self, favour: str) -> Card:
        text = self._text
        title, rule = text("card-favour-title", favour=favour), text("card-favour-rule", favour=favour)
        return Card(title, "", (rule,), (text("fact-favours-left", count=self._left(favour)),), f"favour_{favour}")

    def _tile(self, tile: int) -> Card:
        text = self._text
        facts = [text("fact-symbol", island=ISLAND_NAMES[self._board.symbol[tile]])]
        if released(self._state, tile):
            facts.append(text("fact-released"))
        else:
            facts.append(text("fact-bribery" if bribable(self._state, tile) else "fact-locked"))
        for place in self._shown["path"]:
            if "tile" in place and place["tile"] == tile and place["novice"]:
                facts.append(text("fact-taken", name=self._names[place["novice"]]))
        sprite = f"tile_{tile:02d}"
        return Card(text("card-tile-title", tile=tile), "", (text("card-tile-rule"),), tuple(facts), sprite)

    def _field(self, tile: int) -> Card:
        text = self._text
        facts = [text("fact-symbol", island=ISLAND_NAMES[self._board.symbol[tile]])]
        placed = next((p for p in self._shown["temple"] if p["tile"] == tile), None)
        if placed:
            owner = placed["novice"]
            facts.append(text("fact-in-temple", name=self._names[owner]) if owner else text("fact-displaced"))
            if placed["book"]:
                facts.append(text("fact-book"))
        rule = text("card-field-rule", field=tile)
        return Card(text("card-field-title", field=tile), "", (rule,), tuple(facts), f"tile_{tile:02d}")

    def _player(self, colour: str) -> Card:
        text, name = self._text, self._names[colour]
        facts = [text("fact-influence", count=self._shown["players"][colour]["influence"]), self._seat(colour)]
        if colour == self._shown["start"]:
            facts.append(text("figure-name", figure="start"))
        title = text("card-player-title", name=name)
        return Card(title, "", (text("card-player-rule"),), tuple(facts), f"novice_{colour}")

    def _action(self, action: str) -> Card:
        text = self._text
        return Card(text("action-name.full", action=action), "", (text("action-help", action=action),))
