"""From the header of a record to the first position (chapters 2 to 4 and 8)."""

from __future__ import annotations

from typing import Any

from .table import Field, Guardian, Place, Player, Table, Tile

NOVICES = 13
SHRINES = 6
INFLUENCE = 5
FIGURES = ("priestess", "builder", "apostate")


def fields_of(lines: list[str]) -> dict[str, list[str]]:
    """The words after each header word; comments and empty lines don't count."""
    header: dict[str, list[str]] = {}
    for line in lines:
        if line and not line.startswith("#"):
            word, *rest = line.split(" ")
            if word in header:
                raise ValueError(f"{word} stands twice")
            header[word] = rest
    return header


def pairs_of(words: list[str]) -> dict[str, str]:
    """`a=b c=d` as a dict."""
    return {word.partition("=")[0]: word.partition("=")[2] for word in words}


def level_of(header: dict[str, list[str]]) -> int:
    mode = header["mode"]
    return 0 if mode == ["players"] else int(mode[1])


def set_up(lines: list[str], board: dict[str, Any]) -> Table:
    """Everything before the first action line is played; ValueError for another board or a wrong solo set-up."""
    header = fields_of(lines)
    if header["luna-record"] != ["1"] or header["board"] != [board["id"]]:
        raise ValueError("another format or board")
    preset = header["setup"] == ["preset"]
    table = empty_table(header, board, preset)
    if table.solo and (preset or table.start != table.automaton or len(table.seats) != 2):
        raise ValueError("solo is free, starts with the automaton and has two seats")
    if table.level == 3 and table.figures["priestess"] != table.figures["builder"]:
        raise ValueError("in level 3 priestess and builder start together")
    dealt = {colour: int(tile) for colour, tile in pairs_of(header["deal"]).items()}
    if table.solo:
        place_automaton(table, dealt[table.automaton])
        enter(table, table.human, dealt[table.human])
    else:
        for colour in table.seats:
            enter(table, colour, dealt[colour])
    if preset:
        place_preset(table)
        table.phase = "action"
        table.actor = table.start
    else:
        preparing = [table.human] if table.solo else table.from_start()
        table.without_shrine = list(preparing)
        table.without_pairs = list(preparing)
        table.actor = preparing[0]
    return table


def empty_table(header: dict[str, list[str]], board: dict[str, Any], preset: bool) -> Table:
    """The table before the first novice is placed."""
    seats = list(pairs_of(header["seats"]))
    level = level_of(header)
    solo = level > 0
    start = header["start"][0]
    if preset:
        islands = list(board["preset"]["islands"])
        figures = {name: islands[board["preset"][name] - 1] for name in FIGURES}
    else:
        islands = header["islands"]
        figures = pairs_of(header["figures"])
    table = Table(
        board=board,
        level=level,
        seats=seats,
        start=start,
        boards=header["boards"],
        islands=islands,
        figures=figures,
        players={c: Player(INFLUENCE, NOVICES, SHRINES, {i: Place() for i in islands}) for c in seats},
        path=lay_path(board, header["boards"]),
        council=[[] for _ in board["council"]["seats"]],
        stock=dict.fromkeys(islands, 1 if solo else len(seats)),
        candles=0 if solo else 3 if len(seats) == 2 else 4,
    )
    table.council[0] = table.from_start()
    return table


def lay_path(board: dict[str, Any], boards: list[str]) -> list[Guardian | Tile]:
    """Guardian tiles in ascending order from the gate, each followed by the next highest tiles, one per player."""
    tiles = sorted((t for colour in boards for t in board["temple"][colour] if t > 4), reverse=True)
    path: list[Guardian | Tile] = []
    for value in reversed(board["guardian"]["values"]):
        group, tiles = tiles[: len(boards)], tiles[len(boards) :]
        path.append(Guardian(value))
        path.extend(Tile(number) for number in group)
    return path


def enter(table: Table, colour: str, tile: int) -> None:
    """A novice from the reserve starts in the temple, with a book."""
    table.players[colour].reserve -= 1
    table.temple[tile] = Field(colour, book=True)


def place_automaton(table: Table, tile: int) -> None:
    """The opponent's preparation: all 13 novices, one of which goes from the symbol's island into the temple (R14)."""
    player = table.players[table.automaton]
    for island, place in player.islands.items():
        place.active = 1 if island == table.figures["builder"] else 2
        player.reserve -= place.active
    put_shrine(table, table.automaton, table.figures["builder"])
    player.islands[table.symbol(tile)].active -= 1
    table.temple[tile] = Field(table.automaton, book=True)


def place_preset(table: Table) -> None:
    """Shrine, pairs and favours as the board file lists them by island position."""
    for colour in table.seats:
        listed = table.board["preset"][colour]
        put_shrine(table, colour, table.islands[listed["shrine"] - 1])
        put_pairs(table, colour, [table.islands[p - 1] for p in listed["pairs"]])
        for position in listed["favors"]:
            take_favor(table, colour, table.islands[position - 1])


def put_shrine(table: Table, colour: str, island: str) -> None:
    table.players[colour].shrines -= 1
    table.players[colour].islands[island].shrine = True


def put_pairs(table: Table, colour: str, islands: list[str]) -> None:
    for island in islands:
        table.players[colour].islands[island].active += 2
        table.players[colour].reserve -= 2


def take_favor(table: Table, colour: str, island: str) -> None:
    table.stock[island] -= 1
    table.players[colour].favors.add(island)
