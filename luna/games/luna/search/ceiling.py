"""What a person can still gain in the last round of solo: what ending it at once brings, and what no line surpasses.

Most of what can be done late brings nothing. A ceiling tells which of it need not be followed to prove what is best:
every novice counts for the best that any could do in its place, so it may lie too high and never lies too low.
"""

from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import (
    AUTOMATON,
    BOOK,
    COUNCIL_SEATS,
    HERBS,
    IN_TEMPLE,
    ISLANDS,
    NOVICE,
    ON_PATH,
    SAILBOAT,
    SHRINE,
    SHRINE_POINTS,
    TIDES,
    TILES,
)
from luna.games.luna.rules.play import play
from luna.games.luna.rules.scoring import apostate_value, devotion, priestess_value
from luna.games.luna.rules.state import State, copy_into, guardian_value, repeat

END = FIRST["end"]
ANYWHERE = 7
"""The row of work that novices of any island do."""
ROWS = 8
HIGHEST = 128
"""Above twice the points that a novice can bring."""
MANY = 99
MANY_BOOKS = 24
"""More than novices could ever pay for: each time the Book favour is used it is worth what it costs."""


class Ceiling:
    """A buffer: `work` counts, by row and by twice the points that it brings, what novices can be used for."""

    def __init__(self, state: State) -> None:
        self.after = state.copy()
        self.work = repeat(0, ROWS * HIGHEST)
        self.here = repeat(0, ROWS)
        self.barred = -1
        self.extra = 0
        self.movable = 0
        self.builds = False
        self.books = False

    def floor(self, s: State) -> int:
        """What ending the round at once adds to the lead."""
        copy_into(s, self.after)
        play(self.after, END)
        return self.after.influence[0] - self.after.influence[AUTOMATON] - s.influence[0] + s.influence[AUTOMATON]

    def over(self, s: State) -> int:
        """By how much nothing that can be done surpasses that."""
        self.count(s)
        for k in range(ROWS * HIGHEST):
            self.work[k] = 0
        free = self.temple(s)
        self.islands(s)
        self.council(s)
        return free + self.figures(s) + self.shared_out()

    def count(self, s: State) -> None:
        """Novices by island, how many more may come, how many may be used elsewhere, and which favours may serve."""
        self.barred = s.apostate if s.table.solo == 3 else -1
        for island in range(ISLANDS):
            self.here[island] = 0 if island == self.barred else s.active[island]
        self.extra = 2 * s.favor[HERBS] + s.favor[NOVICE]
        self.movable = self.extra + 2 * s.favor[SAILBOAT]
        if self.reaches(s, SAILBOAT) or self.reaches(s, NOVICE):
            self.movable = MANY
        if not s.herbs_taken and self.reaches(s, HERBS):
            self.extra += 2
            self.movable += 2
            if self.reaches(s, SAILBOAT) or self.reaches(s, NOVICE):
                self.movable = MANY
        if s.favor[SAILBOAT] or self.movable >= MANY:
            self.extra += s.jetty[0]
        shrine = s.shrines[0] and not s.shrine[s.builder] and s.builder != self.barred
        self.builds = bool(shrine and (s.favor[SHRINE] or self.reaches(s, SHRINE)))
        self.books = bool(s.favor[BOOK] or self.reaches(s, BOOK))

    def reaches(self, s: State, island: int) -> bool:
        """Whether the favour of an island may be taken, also once more."""
        return island != self.barred and self.here[island] + self.movable >= self.costs(s, island)

    def costs(self, s: State, island: int) -> int:
        """How many novices a favour or a tile of an island takes."""
        return 1 if s.shrine[island] or (island == s.builder and s.shrines[0]) else 2

    def temple(self, s: State) -> int:
        """The tiles on the path; what those with an own novice bring is had without another one."""
        free = 0
        for tile in range(1, TILES + 1):
            if s.where[tile] != ON_PATH or s.owner[tile] > 0:
                continue
            points = guardian_value(s) + 1
            for k in range(6 * tile, 6 * tile + 6):
                other = s.table.near[k]
                if 0 < other < tile and s.where[other] == IN_TEMPLE and s.owner[other] == AUTOMATON:
                    points += 2 if self.books or not s.book[other] else 0
            if s.owner[tile] == 0:
                free += points
            else:
                self.add(s.table.symbol[tile], points, self.costs(s, s.table.symbol[tile]))
        return free

    def islands(self, s: State) -> None:
        """Favours, and a shrine at the builder."""
        for island in range(ISLANDS):
            for _ in range(self.takes(s, island)):
                self.add(island, 1, self.costs(s, island))
        if self.builds:
            self.add(s.builder, SHRINE_POINTS - 1, 2)

    def takes(self, s: State, island: int) -> int:
        """How often a favour can be taken for a point: one that is used in between for what it costs, once more."""
        if island == HERBS and s.herbs_taken:
            return 0
        if island == BOOK and self.books:
            return MANY_BOOKS
        return (0 if s.favor[island] else 1) + (1 if island == SHRINE and self.builds else 0)

    def council(self, s: State) -> None:
        """What the seats ahead are worth more, each by the novices that it takes."""
        last = s.seat_at[0]
        for seat in range(s.seat_at[0] + 1, COUNCIL_SEATS):
            more = s.table.council[seat] - s.table.council[last]
            if more > 0:
                self.add(ANYWHERE, more, seat - last)
                last = seat

    def figures(self, s: State) -> int:
        """What the priestess may pay more, and the apostate cost less."""
        gain = 0
        if s.table.solo < 3 and (s.active[s.apostate] or self.movable or s.favor[TIDES] or self.reaches(s, TIDES)):
            gain = -apostate_value(s, 0)
        everybody = self.extra
        for island in range(ISLANDS):
            everybody += self.here[island]
        most = devotion(s, 0) + min(self.movable, everybody) + (1 if self.builds and s.builder == s.priestess else 0)
        pays, theirs = priestess_value(s, 0), devotion(s, AUTOMATON)
        if s.builder == s.priestess and s.active[ISLANDS + s.builder] and not s.shrine[ISLANDS + s.builder]:
            theirs += 1  # before the scoring it will build there
            pays = min(pays, s.table.places[1]) if theirs >= devotion(s, 0) else pays
        if most and most >= theirs and pays < s.table.places[0]:
            gain += s.table.places[0] - pays
            gain += s.table.places[0] - s.table.places[1] if theirs else 0
        elif most and not pays:
            gain += s.table.places[1]
        return gain

    def add(self, row: int, points: int, novices: int) -> None:
        """Work that so many novices of an island do together."""
        if row != self.barred:
            self.work[row * HIGHEST + min((2 * points + novices - 1) // novices, HIGHEST - 1)] += novices

    def shared_out(self) -> int:
        """What the novices bring where the most rewarding work is done first."""
        left = self.extra
        for island in range(ISLANDS):
            left += self.here[island]
        moved = self.movable
        twice = 0
        for points in range(HIGHEST - 1, 0, -1):
            for row in range(ROWS):
                for _ in range(self.work[row * HIGHEST + points]):
                    if not left:
                        return (twice + 1) // 2
                    if row != ANYWHERE:
                        if self.here[row]:
                            self.here[row] -= 1
                        elif moved:
                            moved -= 1
                        else:
                            break
                    left -= 1
                    twice += points
        return (twice + 1) // 2
