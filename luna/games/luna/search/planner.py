"""Planning alone to the end of the game: in solo the opponent decides nothing, so whole lines can be compared.

A beam: of the positions after so many turns of a round the most promising are looked into, each of them also as a place
to end the round, and as many of the rounds that were ended go on into the next one. When a beam has come to the end of
the game, one twice as wide begins. A wider one does not always find more: the best line of all is kept.
"""

from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import AUTOMATON, ISLANDS, OVER, TILES
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State, copy_into
from luna.games.luna.search.candidates import Candidates, find
from luna.games.luna.search.features import Weights

END = FIRST["end"]
MASK = 0xFFFFFFFFFFFFFFFF
PRIME = 0x9E3779B97F4A7C15
LONGEST = 30
"""Turns of a round in a line."""
WIDEST = 1024
"""Positions of a layer at most: then a search has about 30 MB."""
SPARE = 6
"""So many turns are noted for each place of the next layer: many of them lead to the same position."""
NOTHING = -1000.0

Note = tuple[float, int, tuple[int, ...]]
"""What a turn promises, the place of its position in the layer, its codes."""


class Planner:
    """The best line found from a position to the end: `line` are its turns, `lead` is what it ends with.

    Before the first beam has come to an end it is only the turn that promises most. `width` is that of the beam.
    """

    def __init__(self, root: State, weights: Weights, width: int = 1) -> None:
        self.root = root.copy()
        self.after = root.copy()
        self.found = Candidates(root, weights)
        self.width = width
        self.complete = root.phase == OVER
        self.lead = 1.0 * (self.root.influence[0] - self.root.influence[AUTOMATON]) if self.complete else NOTHING
        self.layer = [self.root]
        self.marks = [0]
        self.parents = [-1]
        self.turns: list[tuple[int, ...]] = [()]
        self.notes: list[Note] = []
        self.least = NOTHING
        self.ends: list[tuple[float, int, State]] = []
        self.seen: set[int] = set()
        self.place = 0
        self.depth = 0
        self.narrow = False
        self.line: list[tuple[int, ...]] = [] if self.complete else [self.most_promising()]

    def run(self, iterations: int, widest: int = WIDEST) -> int:
        """Looks into so many positions; fewer where only beams wider than the `widest` could find more."""
        for n in range(iterations):
            while self.place == len(self.layer) and not self.complete:
                self.advance()
            if self.complete or self.width > widest:
                return n
            self.look_into(self.place)
            self.place += 1
        return iterations

    def most_promising(self) -> tuple[int, ...]:
        """The best turn by the evaluation alone."""
        find(self.root, True, self.found)
        return self.codes_of(self.found.order[0])

    def codes_of(self, i: int) -> tuple[int, ...]:
        """The codes of a candidate."""
        first = self.found.start[i]
        return tuple([self.found.codes[k] for k in range(first, first + self.found.length[i])])

    def look_into(self, place: int) -> None:
        """Notes what can be done in a position of the layer; where the round can be ended that is done at once."""
        out = self.found
        find(self.layer[place], True, out)
        for n in range(out.count):
            i = out.order[n]
            score = out.score[i]
            if out.codes[out.start[i]] == END:
                self.end_round(place, score)
            elif score > self.least:
                self.notes.append((score, place, self.codes_of(i)))
        if len(self.notes) > 2 * SPARE * self.width:
            self.thin_out()

    def thin_out(self) -> None:
        """Forgets turns that promise too little to be chosen."""
        self.notes.sort(key=promise, reverse=True)
        del self.notes[SPARE * self.width :]
        self.least = promise(self.notes[SPARE * self.width - 1])
        self.narrow = True

    def end_round(self, place: int, score: float) -> None:
        """Ends the round in a position of the layer; the end of the game is the end of a line."""
        after = self.layer[place].copy()
        play(after, END)
        if after.phase != OVER:
            self.ends.append((score, self.marks[place], after))
        elif score > self.lead:
            self.lead = score
            self.line = [*self.line_to(self.marks[place]), (END,)]

    def line_to(self, mark: int) -> list[tuple[int, ...]]:
        """The turns that led to a position."""
        line: list[tuple[int, ...]] = []
        while mark > 0:
            line.append(self.turns[mark])
            mark = self.parents[mark]
        line.reverse()
        return line

    def advance(self) -> None:
        """The next layer of the round, else the first one of the next round, else of a wider beam."""
        self.depth += 1
        if self.notes and self.depth < LONGEST:
            self.next_layer()
        elif self.ends:
            self.next_round()
        else:
            self.widen()

    def next_layer(self) -> None:
        """The most promising positions after one more turn."""
        before, self.layer = self.layer, []
        marks, self.marks = self.marks, []
        self.notes.sort(key=promise, reverse=True)
        for _, place, codes in self.notes:
            copy_into(before[place], self.after)
            for code in codes:
                play(self.after, code)
            if not self.takes(self.after, marks[place], codes):
                break
        self.forget_notes()
        self.place = 0

    def next_round(self) -> None:
        """The most promising positions at the beginning of the next round."""
        self.layer = []
        self.marks = []
        self.seen.clear()
        self.ends.sort(key=promise, reverse=True)
        for _, mark, state in self.ends:
            if not self.takes(state, mark, (END,)):
                break
        self.ends = []
        self.forget_notes()
        self.place = 0
        self.depth = 0

    def forget_notes(self) -> None:
        """Turns that nobody will take: their places are those of a layer that is gone."""
        self.notes = []
        self.least = NOTHING

    def takes(self, state: State, mark: int, codes: tuple[int, ...]) -> bool:
        """Takes a position into the layer unless it was seen in this round; False when the layer is full."""
        if len(self.layer) == self.width:
            self.narrow = True
            return False
        key = fingerprint(state)
        if key not in self.seen:
            self.seen.add(key)
            self.layer.append(state.copy())
            self.marks.append(len(self.turns))
            self.parents.append(mark)
            self.turns.append(codes)
        return True

    def widen(self) -> None:
        """A wider beam begins, unless the last one had room for everything."""
        self.complete = not self.narrow or 2 * self.width > WIDEST
        self.width *= 2
        self.narrow = False
        self.layer = [self.root]
        self.marks = [0]
        self.parents = [-1]
        self.turns = [()]
        self.seen.clear()
        self.forget_notes()
        self.place = 0
        self.depth = 0


def promise(note: tuple[float, int, object]) -> float:
    """By what turns and ends of a round are chosen."""
    return note[0]


def fingerprint(s: State) -> int:
    """A number that tells positions apart, but not those that differ in influence alone: the first one is better."""
    x = 64 * s.round + 16 * s.phase + 4 * s.pending + s.herbs_taken
    x = mixed(x, (s.priestess * ISLANDS + s.builder) * ISLANDS + s.apostate)
    x = mixed(x, (s.seat_at[0] * 32 + s.seat_at[1]) * 2 + s.rank[0])
    x = mixed(x, (s.jetty[0] * 16 + s.reserve[0]) * 8 + s.shrines[0])
    for cell in range(2 * ISLANDS):
        x = mixed(x, ((s.active[cell] * 16 + s.inactive[cell]) * 2 + s.shrine[cell]) * 2 + s.favor[cell])
    for tile in range(1, TILES + 1):
        x = mixed(x, (s.where[tile] * 4 + s.owner[tile] + 1) * 2 + s.book[tile])
    return x


def mixed(x: int, value: int) -> int:
    """A number with another one worked into it."""
    x = ((x ^ value) * PRIME) & MASK
    return x ^ (x >> 29)
