"""A tree search for any number of orders, led by the evaluation.

Of two orders each looks for its own best. Among more the tree branches only where the order at the root acts; the
others answer with what the evaluation thinks best for them, since a tree of everybody's plans gets nowhere: after a
round of the table it would not have come to a second turn of its own.

Nodes and edges lie in arrays. An edge has the visits, the sum of its values for the order that chooses there, the prior
from the evaluation and the codes it plays. A value is the chance-like number 0 to 1 made of a margin in points.
Only the best edges are looked at, more of them the more often a node is visited.
"""

from __future__ import annotations

import struct
from math import exp, sqrt
from mmap import mmap
from typing import Literal

from luna.games.luna.rules.constants import OVER, SEATS
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State, copy_into, repeat
from luna.games.luna.search.candidates import Candidates, find
from luna.games.luna.search.evaluation import Evaluation, margins
from luna.games.luna.search.features import Weights
from luna.games.luna.search.sources import NAMES, Sources, begin, booked, take_apart

EXPLORATION = 1.0
SPREAD = 2.0
"""Points by which a candidate may be worse and still get a good share of the prior."""
SCALE = 8.0
"""Points of margin that make a clear lead: a value of 0.73."""
WIDEST = 24
DEEPEST = 200
EDGES, CODES = 10, 14
"""Room for so many edges and codes per node, on average: most are never looked into."""
LONGEST = 15
"""Codes of the longest candidate."""
SOURCES = len(NAMES)


class Tree:
    """The search from one position with room for `nodes` positions.

    Where `parts` searches share the work, each looks at its own candidates at the root; `part` counts from 0. One that
    `explains` also takes apart what is to be expected after each candidate, at about half the speed.
    """

    def __init__(
        self, root: State, weights: Weights, nodes: int, part: int = 0, parts: int = 1, explains: bool = False
    ) -> None:
        self.root = root.copy()
        self.actor = root.actor
        self.many = root.table.seats > 2
        self.here = root.copy()
        self.found = Candidates(root, weights)
        self.evaluation = Evaluation(root.table, weights)
        self.room = nodes
        self.nodes = 0
        self.edges = 0
        self.codes_used = 0
        self.node_actor = ints("b", nodes + 1)
        self.node_visits = ints("i", nodes + 1)
        self.node_first = ints("i", nodes + 1)
        self.node_count = ints("b", nodes + 1)
        edges = EDGES * nodes + WIDEST
        self.edge_visits = ints("i", edges)
        self.edge_total = reals("d", edges)
        self.edge_prior = reals("f", edges)
        self.edge_guess = reals("f", edges)
        self.edge_child = ints("i", edges)
        self.edge_code = ints("i", edges)
        self.edge_length = ints("b", edges)
        self.codes = ints("h", CODES * nodes + LONGEST * WIDEST)
        self.path_node = repeat(0, DEEPEST)
        self.path_edge = repeat(0, DEEPEST)
        self.weights = weights
        self.explains = explains
        self.sources = Sources()
        self.told = [0.0 for _ in range(WIDEST * SOURCES)]
        self.worth = [0.0 for _ in range(SEATS)]
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
            visits = self.edge_visits[edge]
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
            if self.edge_child[edge] == 0:
                self.edge_child[edge] = self.new_node(self.here)
                if not self.answers(self.here) or self.nodes >= self.room:
                    break
            node = self.edge_child[edge]
        margins(self.evaluation, self.here)
        self.back_up(depth)
        if self.explains:
            self.tell(self.path_edge[0])

    def answers(self, s: State) -> bool:
        """Whether only the best candidate of the actor is looked at."""
        return self.many and s.actor != self.actor

    def follow(self, edge: int) -> None:
        """Plays an edge's codes."""
        first = self.edge_code[edge]
        for k in range(first, first + self.edge_length[edge]):
            if self.explains:
                booked(self.here, self.codes[k], self.sources)
            else:
                play(self.here, self.codes[k])

    def tell(self, edge: int) -> None:
        """Adds what the last position is worth to the order at the root, by source, to an edge of the root."""
        take_apart(self.here, self.actor, self.weights, self.sources)
        for k in range(SOURCES):
            self.told[edge * SOURCES + k] += self.sources.value[k]
        for seat in range(self.root.table.seats):
            self.worth[seat] += self.sources.worth[seat]

    def back_up(self, depth: int) -> None:
        """Adds the values of the last position to the edges that led to it."""
        for k in range(depth):
            node = self.path_node[k]
            edge = self.path_edge[k]
            self.node_visits[node] += 1
            self.edge_visits[edge] += 1
            self.edge_total[edge] += value_of(self.evaluation.estimates[self.node_actor[node]])

    def choose(self, node: int) -> int:
        """The edge with the best sum of value and curiosity among those that are looked at already."""
        visits = self.node_visits[node]
        wide = min(self.node_count[node], 2 + int(1.5 * sqrt(visits)))
        first = self.node_first[node]
        best = -1000.0
        chosen = first
        root = EXPLORATION * sqrt(visits + 1.0)
        for edge in range(first, first + wide):
            n = self.edge_visits[edge]
            value = (self.edge_total[edge] + self.edge_guess[edge]) / (n + 1)
            value += root * self.edge_prior[edge] / (1 + n)
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
        count = min(out.count, 1 if out.alone else WIDEST)
        self.node_first[node] = self.edges
        self.node_count[node] = count
        top = out.score[out.order[0]] if count else 0.0
        total = 0.0
        for k in range(count):
            total += exp((out.score[out.order[k]] - top) / SPREAD)
        for k in range(count):
            i = out.order[k]
            edge = self.edges + k
            self.edge_prior[edge] = exp((out.score[i] - top) / SPREAD) / total
            self.edge_guess[edge] = value_of(out.score[i])
            self.edge_code[edge] = self.codes_used
            self.edge_length[edge] = out.length[i]
            for n in range(out.length[i]):
                self.codes[self.codes_used + n] = out.codes[out.start[i] + n]
            self.codes_used += out.length[i]
        self.edges += count
        if self.edges > EDGES * self.room or self.codes_used > CODES * self.room:
            self.room = self.nodes

    def keep(self, part: int, parts: int) -> None:
        """Leaves the root only every `parts`th of its edges, so that each part has good and bad ones."""
        count = 0
        for k in range(part, self.node_count[0], parts):
            self.edge_prior[count] = self.edge_prior[k]
            self.edge_guess[count] = self.edge_guess[k]
            self.edge_code[count] = self.edge_code[k]
            self.edge_length[count] = self.edge_length[k]
            count += 1
        self.node_count[0] = count

    def insist(self, codes: list[int]) -> None:
        """Has a turn looked at beside the best candidate, also one that is none; before the first iteration.

        Afterwards `insisted` is its edge. A candidate that leads to the same position stands for it.
        """
        copy_into(self.root, self.here)
        for code in codes:
            play(self.here, code)
        after = self.here.fields()
        margins(self.evaluation, self.here)
        guess = self.evaluation.estimates[self.actor]
        edge = self.edge_to(after)
        if edge == 0 or not self.node_count[0]:
            self.insisted = edge
            return
        if edge < 0:
            edge = min(self.node_count[0], WIDEST - 1)
            self.node_count[0] = edge + 1
            self.edges = max(self.edges, edge + 1)
            self.edge_prior[edge] = self.edge_prior[0] / 2
            self.edge_guess[edge] = value_of(guess)
            self.edge_code[edge] = self.codes_used
            self.edge_length[edge] = len(codes)
            for code in codes:
                self.codes[self.codes_used] = code
                self.codes_used += 1
        self.to_second(edge)
        self.insisted = 1

    def edge_to(self, after: dict[str, int | list[int]]) -> int:
        """The edge of the root that leads to a position, -1 for none."""
        for edge in range(self.node_count[0]):
            copy_into(self.root, self.here)
            for k in range(self.edge_code[edge], self.edge_code[edge] + self.edge_length[edge]):
                play(self.here, self.codes[k])
            if self.here.fields() == after:
                return edge
        return -1

    def to_second(self, edge: int) -> None:
        """An edge of the root comes right after the first one, with a prior that has it looked at."""
        prior = max(self.edge_prior[edge], self.edge_prior[0] / 4)
        guess = self.edge_guess[edge]
        code = self.edge_code[edge]
        length = self.edge_length[edge]
        for k in range(edge, 1, -1):
            self.edge_prior[k] = self.edge_prior[k - 1]
            self.edge_guess[k] = self.edge_guess[k - 1]
            self.edge_code[k] = self.edge_code[k - 1]
            self.edge_length[k] = self.edge_length[k - 1]
        self.edge_prior[1] = prior
        self.edge_guess[1] = guess
        self.edge_code[1] = code
        self.edge_length[1] = length

    def results(self) -> list[tuple[list[int], int, float, float]]:
        """The root's edges in the order of the evaluation: codes, visits, mean value, prior."""
        first = self.node_first[0]
        return [
            (
                [self.codes[self.edge_code[e] + k] for k in range(self.edge_length[e])],
                self.edge_visits[e],
                (self.edge_total[e] + self.edge_guess[e]) / (self.edge_visits[e] + 1),
                self.edge_prior[e],
            )
            for e in range(first, first + max(0, self.node_count[0]))
        ]

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
        return [self.worth[seat] / visits for seat in range(self.root.table.seats)] if visits else []


def ints(kind: Literal["b", "h", "i"], count: int) -> memoryview[int]:
    """So many zeros of an array type; they take memory and time only where they are used."""
    return memoryview(mmap(-1, count * struct.calcsize(kind))).cast(kind)


def reals(kind: Literal["f", "d"], count: int) -> memoryview[float]:
    """The same for numbers with a fraction."""
    return memoryview(mmap(-1, count * struct.calcsize(kind))).cast(kind)


def value_of(points: float) -> float:
    """A margin in points as a number from 0 to 1; 0.5 is level."""
    return 1.0 / (1.0 + exp(-points / SCALE))
