"""A tree search for any number of orders: each looks for its own best (max^n), led by the evaluation.

Nodes and edges lie in arrays. An edge has the visits, the sum of its values for the order that chooses there, the prior
from the evaluation and the codes it plays. A value is the chance-like number 0 to 1 made of a margin in points.
Only the best edges are looked at, more of them the more often a node is visited.
"""

from array import array
from math import exp, sqrt

from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State, copy_into, repeat
from luna.games.luna.search.candidates import Candidates, find
from luna.games.luna.search.features import Features, Weights, margins

EXPLORATION = 1.0
SPREAD = 2.0
"""Points by which a candidate may be worse and still get a good share of the prior."""
SCALE = 8.0
"""Points of margin that make a clear lead: a value of 0.73."""
WIDEST = 24
DEEPEST = 200
EDGES, CODES = 24, 40
"""Room for so many edges and codes per node."""


class Tree:
    """The search from one position with room for `nodes` positions."""

    def __init__(self, root: State, weights: Weights, nodes: int) -> None:
        self.root = root.copy()
        self.weights = weights
        self.here = root.copy()
        self.found = Candidates(root)
        self.scratch = Features()
        self.room = nodes
        self.nodes = 0
        self.edges = 0
        self.codes_used = 0
        self.node_actor = array("b", bytes(nodes + 1))
        self.node_visits = array("i", bytes(4 * (nodes + 1)))
        self.node_first = array("i", bytes(4 * (nodes + 1)))
        self.node_count = array("b", bytes(nodes + 1))
        self.edge_visits = array("i", bytes(4 * EDGES * (nodes + 1)))
        self.edge_total = array("d", bytes(8 * EDGES * (nodes + 1)))
        self.edge_prior = array("f", bytes(4 * EDGES * (nodes + 1)))
        self.edge_guess = array("f", bytes(4 * EDGES * (nodes + 1)))
        self.edge_child = array("i", bytes(4 * EDGES * (nodes + 1)))
        self.edge_code = array("i", bytes(4 * EDGES * (nodes + 1)))
        self.edge_length = array("b", bytes(EDGES * (nodes + 1)))
        self.codes = array("h", bytes(2 * CODES * (nodes + 1)))
        self.path_node = repeat(0, DEEPEST)
        self.path_edge = repeat(0, DEEPEST)
        self.new_node(root)
        self.expand(0, self.root)

    def run(self, iterations: int) -> int:
        """Searches on; the number of iterations done, fewer where the room is used up."""
        for n in range(iterations):
            if self.nodes >= self.room or not self.node_count[0]:
                return n
            self.iterate()
        return iterations

    def iterate(self) -> None:
        """From the root to a new position, its value back to the root."""
        copy_into(self.root, self.here)
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
                break
            node = self.edge_child[edge]
        margins(self.here, self.weights, self.scratch)
        self.back_up(depth)

    def follow(self, edge: int) -> None:
        """Plays an edge's codes."""
        first = self.edge_code[edge]
        for k in range(first, first + self.edge_length[edge]):
            play(self.here, self.codes[k])

    def back_up(self, depth: int) -> None:
        """Adds the values of the last position to the edges that led to it."""
        for k in range(depth):
            node = self.path_node[k]
            edge = self.path_edge[k]
            self.node_visits[node] += 1
            self.edge_visits[edge] += 1
            self.edge_total[edge] += value_of(self.scratch.estimates[self.node_actor[node]])

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
        find(s, self.weights, True, out)
        count = min(out.count, WIDEST)
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
        if self.codes_used + 15 * WIDEST > CODES * self.room:
            self.room = self.nodes

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


def value_of(points: float) -> float:
    """A margin in points as a number from 0 to 1; 0.5 is level."""
    return 1.0 / (1.0 + exp(-points / SCALE))
