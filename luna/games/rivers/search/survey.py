"""What hangs together on the map, counted once for a whole evaluation; made to be filled again and again."""

from __future__ import annotations

from luna.games.rivers.rules.constants import CATASTROPHE, CELLS, EMPTY, LEADER, NOWHERE, SPHERES
from luna.games.rivers.rules.geography import WET
from luna.games.rivers.rules.state import State, repeat
from luna.games.rivers.search.around import AROUND, MOST

BESIDE = list(AROUND)
"""C arrays, compiled, as the next one: those that are imported would stay lists."""
WATER = list(WET)


class Survey:
    """Regions of a position, numbered from 1, and of each what matters to who rules there.

    `faces` are its tiles by `4 * region + colour`; `land` and `river` the empty cells beside it; `rival` has by region
    a bit for each leader in kingdoms that a tile could join with it.
    """

    def __init__(self) -> None:
        self.count = 0
        self.of = repeat(0, CELLS)
        self.border = repeat(0, CELLS)
        self.crowns = repeat(0, CELLS + 1)
        self.faces = repeat(0, SPHERES * (CELLS + 1))
        self.treasures = repeat(0, CELLS + 1)
        self.land = repeat(0, CELLS + 1)
        self.river = repeat(0, CELLS + 1)
        self.rival = repeat(0, CELLS + 1)

    def fill(self, s: State) -> None:
        """Looks at a position in place of the last one."""
        self.count = 0
        for cell in range(CELLS):
            self.of[cell] = 0
        for cell in range(CELLS):
            if s.cells[cell] != EMPTY and s.cells[cell] != CATASTROPHE and not self.of[cell]:
                self.spread(s, cell)
        for cell in range(CELLS):
            if s.cells[cell] == EMPTY:
                self.look_around(cell)

    def spread(self, s: State, start: int) -> None:
        """One more region."""
        self.count += 1
        number = self.count
        self.begin(number)
        self.of[start] = number
        self.border[0] = start
        waiting = 1
        while waiting:
            waiting -= 1
            cell = self.border[waiting]
            content = s.cells[cell]
            if content >= LEADER:
                self.crowns[number] |= 1 << (content - LEADER)
            elif content <= SPHERES:
                self.faces[SPHERES * number + content - 1] += 1
            self.treasures[number] += s.treasure[cell]
            for side in range(MOST * cell, MOST * cell + MOST):
                near = BESIDE[side]
                if near == NOWHERE or self.of[near]:
                    continue
                if s.cells[near] != EMPTY and s.cells[near] != CATASTROPHE:
                    self.of[near] = number
                    self.border[waiting] = near
                    waiting += 1

    def begin(self, number: int) -> None:
        """Nothing is known of a region yet."""
        self.crowns[number] = 0
        self.treasures[number] = 0
        self.land[number] = 0
        self.river[number] = 0
        self.rival[number] = 0
        for colour in range(SPHERES):
            self.faces[SPHERES * number + colour] = 0

    def look_around(self, cell: int) -> None:
        """What an empty cell lies beside: regions that can grow, kingdoms that can be joined, two at most."""
        a = b = kingdoms = 0
        for side in range(MOST * cell, MOST * cell + MOST):
            if BESIDE[side] == NOWHERE or not self.of[BESIDE[side]]:
                continue
            number = self.of[BESIDE[side]]
            if WATER[cell]:
                self.river[number] += 1
            else:
                self.land[number] += 1
            if self.crowns[number] and number != a and number != b:
                a, b = number, a
                kingdoms += 1
        if kingdoms == 2:
            self.rival[a] |= self.crowns[b]
            self.rival[b] |= self.crowns[a]
