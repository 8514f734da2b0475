"""What a legal line does (chapters 4 and 5)."""

from __future__ import annotations

from collections.abc import Callable

from .scoring import end_round
from .setup import put_pairs, put_shrine, take_favor
from .solo import build_automaton_shrine, tire
from .table import Pending, Table, Tile
from .temple import enter_temple


def play_line(table: Table, line: str) -> None:
    """Change the table; the line must be a legal one."""
    verb, *words = line.split(" ")
    VERBS[verb](table, words)


def next_player(table: Table) -> None:
    """In solo the human acts as often as wished."""
    if not table.solo:
        table.actor = table.left_of(table.acting)


def place(table: Table, words: list[str]) -> None:
    colour = table.acting
    if words[0] == "shrine":
        put_shrine(table, colour, words[1])
        table.without_shrine.remove(colour)
    else:
        put_pairs(table, colour, words[1:])
        for island, pieces in table.me.islands.items():
            if not pieces.shrine and not pieces.active:
                take_favor(table, colour, island)
        table.without_pairs.remove(colour)
    waiting = table.without_shrine or table.without_pairs
    if waiting:
        table.actor = waiting[0]
    elif table.solo:
        table.phase = "tire"
    else:
        table.phase = "action"
        table.actor = table.start


def give_back(table: Table, token: str) -> None:
    """A used favour token returns to its island."""
    table.me.favors.remove(token)
    table.stock[token] += 1


def tire_own(table: Table, island: str, count: int) -> None:
    """Used novices become inactive beside the same island."""
    table.me.islands[island].active -= count
    table.me.islands[island].inactive += count


def pay(table: Table, island: str, cost: int, words: list[str]) -> None:
    """Use `cost` novices, one of which the Novice token may stand for."""
    if words[-1] == "novice":
        give_back(table, "novice")
        cost -= 1
    tire_own(table, island, cost)


def favor(table: Table, words: list[str]) -> None:
    island = words[0]
    pay(table, island, 1 if table.me.islands[island].shrine else 2, words[1:] or [""])
    take_favor(table, table.acting, island)
    table.herbs_taken |= table.solo and island == "herbs"
    next_player(table)


def recruit(table: Table, words: list[str]) -> None:
    island = words[0]
    pay(table, island, 2, words[1:] or [""])
    table.me.reserve -= 1
    table.me.islands[island].inactive += 1
    next_player(table)


def shrine(table: Table, words: list[str]) -> None:
    island = table.figures["builder"]
    pay(table, island, 2, words or [""])
    give_back(table, "shrine")
    put_shrine(table, table.acting, island)
    next_player(table)


def herbs(table: Table, words: list[str]) -> None:
    give_back(table, "herbs")
    tire_own(table, words[0], -int(words[1]))
    next_player(table)


def journey(table: Table, words: list[str]) -> None:
    if table.pending is None:
        table.pending = Pending("journey")
    step(table, words[0])


def tides(table: Table, words: list[str]) -> None:
    if table.pending is None:
        table.pending = Pending("tides")
        give_back(table, "tides")
    step(table, words[0])


def step(table: Table, move: str) -> None:
    """One novice lands beside an island, inactive."""
    assert table.pending is not None
    origin, _, target = move.partition(">")
    if origin == "jetty":
        table.me.jetty -= 1
    elif origin.endswith("~"):
        table.me.islands[origin.removesuffix("~")].inactive -= 1
    else:
        table.me.islands[origin].active -= 1
    table.me.islands[target].inactive += 1
    table.pending.moved[target] = table.pending.moved.get(target, 0) + 1


def done(table: Table, _: list[str]) -> None:
    table.pending = None
    next_player(table)


def sail(table: Table, words: list[str]) -> None:
    origin, _, target = words[0].partition(">")
    count = int(words[1])
    give_back(table, "sailboat")
    if origin == "jetty":
        table.me.jetty -= count
    else:
        table.me.islands[origin].active -= count
    table.me.islands[target].active += count
    next_player(table)


def path_tile(table: Table, number: int) -> Tile:
    (tile,) = [entry for entry in table.path if isinstance(entry, Tile) and entry.number == number]
    return tile


def bribe(table: Table, tile: Tile) -> None:
    """Bribery is spent exactly when the tile isn't released."""
    if tile not in table.released():
        give_back(table, "bribery")


def appoint(table: Table, words: list[str]) -> None:
    tile = path_tile(table, int(words[0]))
    island = table.symbol(tile.number)
    bribe(table, tile)
    table.me.islands[island].active -= 1
    tile.novice = table.actor
    if not table.me.islands[island].shrine:
        pay(table, island, 1, words[1:] or [""])
    next_player(table)


def consecrate(table: Table, words: list[str]) -> None:
    tile = path_tile(table, int(words[0]))
    bribe(table, tile)
    enter_temple(table, table.acting, tile)
    next_player(table)


def book(table: Table, words: list[str]) -> None:
    """+1; with two players, not in solo (R10), the first book of a round earns 2."""
    origin, _, target = words[0].partition(">")
    give_back(table, "book")
    table.temple[int(origin)].book = False
    table.temple[int(target)].book = True
    first_of_two = len(table.seats) == 2 and not table.solo and not table.book_played
    table.me.influence += 2 if first_of_two else 1
    if first_of_two:
        table.book_played = True
    next_player(table)


def council(table: Table, words: list[str]) -> None:
    if words == ["0", "novice"]:
        give_back(table, "novice")
        table.advance(table.acting, 1)
    else:
        steps = int(words[1]) + (1 if words[-1] == "novice" else 0)
        pay(table, words[0], steps, words)
        table.advance(table.acting, steps)
    next_player(table)


def expel(table: Table, words: list[str]) -> None:
    steps = int(words[0]) + (1 if words[-1] == "novice" else 0)
    pay(table, table.figures["apostate"], steps, words)
    table.figures["apostate"] = table.clockwise(table.figures["apostate"], steps)
    next_player(table)


def meditate(table: Table, _: list[str]) -> None:
    table.turned += 1
    if table.turned == table.candles:
        table.me.influence += 1
        end_round(table)
    else:
        next_player(table)


def tire_line(table: Table, words: list[str]) -> None:
    tire(table, words[0])


def end(table: Table, _: list[str]) -> None:
    build_automaton_shrine(table)  # before the scoring (R18)
    end_round(table)


VERBS: dict[str, Callable[[Table, list[str]], None]] = {
    "place": place,
    "favor": favor,
    "recruit": recruit,
    "shrine": shrine,
    "herbs": herbs,
    "journey": journey,
    "tides": tides,
    "done": done,
    "sail": sail,
    "appoint": appoint,
    "consecrate": consecrate,
    "book": book,
    "council": council,
    "expel": expel,
    "meditate": meditate,
    "tire": tire_line,
    "end": end,
}
