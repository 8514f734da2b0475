"""A position being changed for a picture: copies only what it touches, the position it came from stays as it was."""

from __future__ import annotations

from copy import copy
from typing import NotRequired, cast

from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import GuardianPlace, OnIsland, PlayerDict, StateDict, TempleTile, TilePlace


class Aloft(StateDict):
    """A position in which something is on its way: names such as "priestess", "disc:red" or "favour:book"."""

    aloft: NotRequired[tuple[str, ...]]


def aloft(state: StateDict) -> tuple[str, ...]:
    """What stands nowhere because it is on its way; favours once for each token."""
    return cast(Aloft, state).get("aloft", ())


class Draft:
    """The next picture's position; `state` is its result."""

    def __init__(self, state: StateDict) -> None:
        self.state = copy(state)

    def raise_up(self, name: str) -> None:
        """Something leaves its place without having another one yet."""
        cast(Aloft, self.state)["aloft"] = (*aloft(self.state), name)

    def player(self, seat: int) -> PlayerDict:
        """One order, free to be changed."""
        colour, players = self.state["seats"][seat], self.state["players"]
        fresh = copy(players[colour])
        self.state["players"] = {**players, colour: fresh}
        return fresh

    def here(self, seat: int, island: int) -> OnIsland:
        """One order's pieces at an island, free to be changed."""
        player, name = self.player(seat), ISLAND_NAMES[island]
        fresh = copy(player["islands"][name])
        player["islands"] = {**player["islands"], name: fresh}
        return fresh

    def gain(self, seat: int, points: int) -> None:
        """Influence is gained."""
        if points:
            self.player(seat)["influence"] += points

    def give(self, seat: int, favour: int) -> None:
        """A favour token comes into the hand."""
        player = self.player(seat)
        player["favors"] = sorted([*player["favors"], ISLAND_NAMES[favour]])

    def take_back(self, seat: int, favour: int) -> None:
        """A favour token leaves the hand."""
        player = self.player(seat)
        player["favors"] = [name for name in player["favors"] if name != ISLAND_NAMES[favour]]

    def on_path(self, tile: int, colour: str | None) -> None:
        """Somebody, or nobody any more, stands on a tile of the path."""
        fresh: TilePlace = {"tile": tile, "novice": colour}
        self.state["path"] = [fresh if _is(place, tile) else place for place in self.state["path"]]

    def off_path(self, tile: int) -> None:
        """A tile leaves the path."""
        self.state["path"] = [place for place in self.state["path"] if not _is(place, tile)]

    def off_guardian_tile(self) -> None:
        """The guardian tile nearest to the jetty is gone."""
        path = self.state["path"]
        last = max(k for k, place in enumerate(path) if "guardian" in place)
        self.state["path"] = path[:last] + path[last + 1 :]

    def into_temple(self, tile: int, colour: str) -> None:
        """A tile with its novice lies on its field."""
        placed: TempleTile = {"tile": tile, "novice": colour, "book": False}
        self.state["temple"] = sorted([*self.state["temple"], placed], key=lambda each: each["tile"])

    def field(self, tile: int) -> TempleTile:
        """A tile in the temple, free to be changed."""
        temple = [copy(each) if each["tile"] == tile else each for each in self.state["temple"]]
        self.state["temple"] = temple
        return next(each for each in temple if each["tile"] == tile)


def _is(place: GuardianPlace | TilePlace, tile: int) -> bool:
    return "tile" in place and place["tile"] == tile
