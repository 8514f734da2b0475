"""A tree search for any number of orders, led by the evaluation.

Of two orders each looks for its own best. Among more the tree branches freely only where the order at the root acts;
the others answer with what the evaluation thinks best for them or, near the end of a round, turn a candle, since a
tree of everybody's plans gets nowhere: after a round of the table it would not have come to a second turn of its own.
Where a position is visited often they come to have a second and a third answer, and take what proves better for them.
With the last candles of the game all branch freely, and a position counts as it is or as the game would end if those
who follow turned them, whichever they want.

Nodes and edges lie in arrays. An edge has the visits, the sum of its values for the order that chooses there, the prior
from the evaluation and the codes it plays. A value is the chance-like number 0 to 1 made of a margin in points.
Only the best edges are looked at, more of them the more often a node is visited. The guess of an edge is what the
evaluation says; of two orders it becomes what both come to who choose by it from there, and counts beside the mean: a
mean still remembers the bad answers that were tried first (implicit minimax backups, Lanctot and others, 2014).

What an edge has lies together, since large trees wait for memory more than for arithmetic: `EDGE` bytes, of which the
arrays of edges are views by type, each with its own number of places for an edge.
"""

from __future__ import annotations

import struct
from math import exp, sqrt
from mmap import mmap
from typing import Literal

from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import OVER, SEATS
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State, copy_into, repeat
from luna.games.luna.search.candidates import Candidates, find
from luna.games.luna.search.edges import (
    CHILD,
    CODE,
    CODES,
    EDGE,
    EDGES,
    FORESIGHT,
    GUESS,
    LENGTH,
    PRIOR,
    TOTAL,
    VISITS,
    WIDEST,
)
from luna.games.luna.search.ending import last_candles, winner
from luna.games.luna.search.evaluation import Evaluation, margins
from luna.games.luna.search.features import Weights
from luna.games.luna.search.sources import NAMES, Sources, begin, booked, take_apart

EXPLORATION = 1.0
SPREAD = 2.0
"""Points by which a candidate may be worse and still get a good share of the prior."""
SCALE = 8.0
"""Points of margin that make a clear lead: a value of 0.73."""
LEAST_WON = 0.75
"""Value of a game won by nothing; one that is lost is worth as much less than 1 at most."""
MEDITATE = FIRST["meditate"]
DOUBT = 64
"""Visits from which those who answer among many have one more candidate, from eight times as many a second one."""
DEEPEST = 200
LONGEST = 15
"""Codes of the longest candidate."""
SOURCES = len(NAMES)


class Tree:
    """The search from one position with room for `nodes` positions.

    Where `parts` searches share the work, each looks at its own candidates at the root; `part` counts from 0. One that
    `explains` also takes apart what is to be expected after each candidate, at about a quarter of the speed.
    """

    def __init__(
        self, root: State, weights: Weights, nodes: int, part: int = 0, parts: int = 1, explains: bool = False
    ) -> None:
        self.root = root.copy()
        self.actor = root.actor
        self.seats = root.table.seats
        self.many = self.seats > 2
        self.foresees = self.seats == 2 and not root.table.solo
        self.worth = [0.0 for _ in range(SEATS)]
        self.before = [0.0 for _ in range(SEATS)]
        self.spare = root.copy()
        self.here = root.copy()
        self.found = Candidates(root, weights)
        self.evaluation = Evaluation(root, weights)
        self.room = nodes
        self.nodes = 0
        self.edges = 0
        self.codes_used = 0
        self.node_actor = ints("b", nodes + 1)
        self.node_visits = ints("i", nodes + 1)
        self.node_first = ints("i", nodes + 1)
        self.node_count = ints("b", nodes + 1)
        self.node_answers = ints("b", nodes + 1)
        edges = EDGES * nodes + WIDEST
        block = mmap(-1, EDGE * edges)
        self.doubles = memoryview(block).cast("d")
        self.floats = memoryview(block).cast("f")
        self.whole = memoryview(block).cast("i")
        self.codes = ints("h", CODES * nodes + LONGEST * WIDEST)
        self.shares = [0.0 for _ in range(WIDEST)]
        self.path_node = repeat(0, DEEPEST)
        self.path_edge = repeat(0, DEEPEST)
        self.weights = weights
        self.explains = explains
        self.sources = Sources()
        self.told = [0.0 for _ in range(WIDEST * SOURCES)]
        self.expected = [0.0 for _ in range(SEATS)]
        self.insisted = -1
        self.new_node(root)
        self.expand(0, self.root)
        self.keep(part, parts)

    def run(self, iterations: int) -> int:
        """Searches on; the number of iterations done, fewer where the room is used up."""
        for n in range(iterations):
            if self.nodes >= self.room or not self.node_count[0]:
                return n
            self.iterate()
        return iterations

    def settled(self, left: int) -> bool:
        """Whether in so many further iterations no other candidate can come to be visited most often."""
        most = second = 0
        first = self.node_first[0]
        for edge in range(first, first + self.node_count[0]):
            visits = self.whole[8 * edge + VISITS]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left

    def iterate(self) -> None:
        """From the root to a new position, its value back to the root."""
        copy_into(self.root, self.here)
        if self.explains:
            begin(self.here, self.sources)
        node = 0
        depth = 0
        while self.here.phase != OVER and depth < DEEPEST:
            if self.node_count[node] < 0:
                self.expand(node, self.here)
            edge = self.choose(node)
            self.path_node[depth] = node
            self.path_edge[depth] = edge
            depth += 1
            self.follow(edge)
            if self.whole[8 * edge + CHILD] == 0:
                self.whole[8 * edge + CHILD] = self.new_node(self.here)
                if not self.answers(self.here) or self.nodes >= self.room:
                    break
            node = self.whole[8 * edge + CHILD]
        self.weigh(self.here)
        self.back_up(depth)
        if self.explains:
            self.tell(self.path_edge[0])

    def answers(self, s: State) -> bool:
        """Whether only a few candidates of the actor are looked at."""
        return self.many and s.actor != self.actor and not last_candles(s)

    def weigh(self, s: State) -> None:
        """Fills `worth` for a position, or for the end of the game where those who follow may have it and want it."""
        self.value(s)
        if not self.many or not last_candles(s):
            return
        for seat in range(self.seats):
            self.before[seat] = self.worth[seat]
        copy_into(s, self.spare)
        while self.spare.phase != OVER:
            play(self.spare, MEDITATE)
        self.value(self.spare)
        for k in range(s.lit):
            seat = (s.actor + k) % self.seats
            if self.worth[seat] < self.before[seat]:
                for seat in range(self.seats):
                    self.worth[seat] = self.before[seat]
                return

    def value(self, s: State) -> None:
        """Fills `worth` for a position as it is; among many a game that is over is won or lost, by whatever margin."""
        margins(self.evaluation, s)
        for seat in range(self.seats):
            self.worth[seat] = value_of(self.evaluation.estimates[seat])
        if self.many and s.phase == OVER:
            first = winner(s)
            for seat in range(self.seats):
                self.worth[seat] = LEAST_WON * (seat == first) + (1.0 - LEAST_WON) * self.worth[seat]

    def follow(self, edge: int) -> None:
        """Plays an edge's codes."""
        first = self.whole[8 * edge + CODE]
        for k in range(first, first + self.whole[8 * edge + LENGTH]):
            if self.explains:
                booked(self.here, self.codes[k], self.sources)
            else:
                play(self.here, self.codes[k])

    def tell(self, edge: int) -> None:
        """Adds what the last position is worth to the order at the root, by source, to an edge of the root."""
        take_apart(self.here, self.actor, self.weights, self.sources)
        for k in range(SOURCES):
            self.told[edge * SOURCES + k] += self.sources.value[k]
        for seat in range(self.seats):
            self.expected[seat] += self.sources.worth[seat]

    def back_up(self, depth: int) -> None:
        """Adds the values of the last position to the edges that led to it."""
        for k in range(depth - 1, -1, -1):
            node = self.path_node[k]
            edge = self.path_edge[k]
            self.node_visits[node] += 1
            self.whole[8 * edge + VISITS] += 1
            self.doubles[4 * edge + TOTAL] += self.worth[self.node_actor[node]]
            if self.foresees:
                self.guess_anew(node, edge)

    def guess_anew(self, node: int, edge: int) -> None:
        """The guess of an edge becomes the best one of the position behind it, or how a game that is over ended."""
        child = self.whole[8 * edge + CHILD]
        count = self.node_count[child]
        if count <= 0:
            if self.here.phase == OVER:
                self.floats[8 * edge + GUESS] = self.worth[self.node_actor[node]]
            return
        first = self.node_first[child]
        best = 0.0
        for k in range(first, first + count):
            if self.floats[8 * k + GUESS] > best:
                best = self.floats[8 * k + GUESS]
        same = self.node_actor[child] == self.node_actor[node]
        self.floats[8 * edge + GUESS] = best if same else 1.0 - best

    def choose(self, node: int) -> int:
        """The edge with the best sum of value and curiosity among those that are looked at already."""
        visits = self.node_visits[node]
        wide = int(1.5 * sqrt(visits))
        wide += 2
        if self.node_answers[node]:
            wide = self.node_answers[node] + (visits >= DOUBT) + (visits >= 8 * DOUBT)
        wide = min(self.node_count[node], wide)
        first = self.node_first[node]
        best = -1000.0
        chosen = first
        root = EXPLORATION * sqrt(visits + 1.0)
        for edge in range(first, first + wide):
            n = self.whole[8 * edge + VISITS]
            guess = self.floats[8 * edge + GUESS]
            value = (self.doubles[4 * edge + TOTAL] + guess) / (n + 1)
            if self.foresees:
                value += FORESIGHT * (guess - value)
            value += root * self.floats[8 * edge + PRIOR] / (n + 1)
            if value > best:
                best = value
                chosen = edge
        return chosen

    def new_node(self, s: State) -> int:
        """A position that has not been looked into."""
        node = self.nodes
        self.nodes += 1
        self.node_actor[node] = s.actor
        self.node_count[node] = -1
        return node

    def expand(self, node: int, s: State) -> None:
        """Gives a position its edges."""
        out = self.found
        out.alone = self.answers(s)
        find(s, True, out)
        count = min(out.count, WIDEST)
        if self.wins_now(s):
            count = self.candle_to(0)
        elif out.alone:  # a candle matters once the round may be over before the order at the root acts again
            self.node_answers[node] = self.candle_to(1) if s.lit < self.seats else 1
            count = min(out.count, self.node_answers[node] + 2)
        self.node_first[node] = self.edges
        self.node_count[node] = count
        top = out.score[out.order[0]] if count else 0.0
        total = 0.0
        for k in range(count):
            self.shares[k] = exp((out.score[out.order[k]] - top) / SPREAD)
            total += self.shares[k]
        for k in range(count):
            i = out.order[k]
            edge = 8 * (self.edges + k)
            self.floats[edge + PRIOR] = self.shares[k] / total
            self.floats[edge + GUESS] = value_of(out.score[i])
            self.whole[edge + CODE] = self.codes_used
            self.whole[edge + LENGTH] = out.length[i]
            for n in range(out.length[i]):
                self.codes[self.codes_used + n] = out.codes[out.start[i] + n]
            self.codes_used += out.length[i]
        if out.alone:
            self.guess_replies(s, count)
        self.edges += count
        if self.edges > EDGES * self.room or self.codes_used > CODES * self.room:
            self.room = self.nodes

    def wins_now(self, s: State) -> bool:
        """Whether the actor wins by turning the last candle of the game: then nobody does anything else."""
        if not self.many or not last_candles(s) or s.lit > 1:
            return False
        copy_into(s, self.spare)
        play(self.spare, MEDITATE)
        return winner(self.spare) == s.actor

    def candle_to(self, place: int) -> int:
        """Puts turning a candle among the candidates at this place or before; how many there are up to it."""
        out = self.found
        for k in range(place + 1, out.count):
            i = out.order[k]
            if out.codes[out.start[i]] == MEDITATE:
                out.order[k] = out.order[place]
                out.order[place] = i
        return min(out.count, place + 1)

    def guess_replies(self, s: State, count: int) -> None:
        """Their score was what the order itself expects, so how far ahead it would be is still to be found."""
        for edge in range(self.edges, self.edges + count):
            copy_into(s, self.spare)
            first = self.whole[8 * edge + CODE]
            for k in range(first, first + self.whole[8 * edge + LENGTH]):
                play(self.spare, self.codes[k])
            self.value(self.spare)
            self.floats[8 * edge + GUESS] = self.worth[s.actor]

    def keep(self, part: int, parts: int) -> None:
        """Leaves the root only every `parts`th of its edges, so that each part has good and bad ones."""
        count = 0
        for k in range(part, self.node_count[0], parts):
            for place in (PRIOR, GUESS):
                self.floats[8 * count + place] = self.floats[8 * k + place]
            for place in (CODE, LENGTH):
                self.whole[8 * count + place] = self.whole[8 * k + place]
            count += 1
        self.node_count[0] = count

    def results(self) -> list[tuple[list[int], int, float, float]]:
        """The root's edges in the order of the evaluation: codes, visits, mean value, prior."""
        first = self.node_first[0]
        return [self.result(8 * edge) for edge in range(first, first + max(0, self.node_count[0]))]

    def result(self, edge: int) -> tuple[list[int], int, float, float]:
        """One of them, by its first place."""
        first, visits = self.whole[edge + CODE], self.whole[edge + VISITS]
        value = (self.doubles[edge // 2 + TOTAL] + self.floats[edge + GUESS]) / (visits + 1)
        codes = [self.codes[k] for k in range(first, first + self.whole[edge + LENGTH])]
        return codes, visits, value, self.floats[edge + PRIOR]

    def explained(self) -> list[tuple[list[int], int, list[float]]]:
        """The root's edges that were visited: codes, visits, and the mean margin in points by source."""
        return [
            (codes, visits, [self.told[edge * SOURCES + k] / visits for k in range(SOURCES)])
            for edge, (codes, visits, _, _) in enumerate(self.results())
            if visits
        ]

    def expectation(self) -> list[float]:
        """The final influence of each seat to be expected, over all that was looked at; empty before anything was."""
        visits = self.node_visits[0]
        return [self.expected[seat] / visits for seat in range(self.seats)] if visits else []


def ints(kind: Literal["b", "h", "i"], count: int) -> memoryview[int]:
    """So many zeros of an array type; they take memory and time only where they are used."""
    return memoryview(mmap(-1, count * struct.calcsize(kind))).cast(kind)


def value_of(points: float) -> float:
    """A margin in points as a number from 0 to 1; 0.5 is level."""
    return 1.0 / (1.0 + exp(-points / SCALE))
