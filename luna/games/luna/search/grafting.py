"""What a search found goes on in the search from a later position: the same edges with what lies below them.

A tree from a position that the earlier one reached is as good as new where its edges were not looked into, and as far
as they were it knows already what it would find out again. The edges of the new root are its own, so a search that
looks at a part of the candidates takes over only that part.
"""

from __future__ import annotations

from luna.games.luna.search.edges import CHILD, CODE, CODES, EDGES, GUESS, LENGTH, PRIOR, TOTAL, VISITS
from luna.games.luna.search.tree import Tree


def reached(tree: Tree, codes: list[int]) -> int:
    """The position of a tree after some actions; -1 if it did not look there."""
    node = at = 0
    while at < len(codes):
        edge = edge_along(tree, node, codes, at)
        if edge < 0 or tree.whole[8 * edge + CHILD] == 0:
            return -1
        at += tree.whole[8 * edge + LENGTH]
        node = tree.whole[8 * edge + CHILD]
    return node


def edge_along(tree: Tree, node: int, codes: list[int], at: int) -> int:
    """The edge of a position whose codes are the next ones of some; -1 for none."""
    for edge in range(tree.node_first[node], tree.node_first[node] + tree.node_count[node]):
        if plays(tree, edge, codes[at : at + tree.whole[8 * edge + LENGTH]]):
            return edge
    return -1


def plays(tree: Tree, edge: int, codes: list[int]) -> bool:
    """Whether these are the codes of an edge."""
    return codes_of(tree, edge) == codes


def codes_of(tree: Tree, edge: int) -> list[int]:
    """What an edge plays."""
    first = tree.whole[8 * edge + CODE]
    return [tree.codes[first + k] for k in range(tree.whole[8 * edge + LENGTH])]


def graft(tree: Tree, old: Tree, node: int) -> int:
    """Has a new tree take over what an older one found from the same position on; the visits that came along.

    At most half of the tree's room is used for it: what was found first, nearest to the root.
    """
    if tree.many and tree.actor != old.actor:  # the others were searched as those who answer
        return 0
    origins = [node]
    visits = 0
    for edge in range(tree.node_first[0], tree.node_first[0] + tree.node_count[0]):
        codes = codes_of(tree, edge)
        same = edge_along(old, node, codes, 0)
        if same >= 0 and plays(old, same, codes):
            found_on(tree, edge, old, same, origins)
            visits += tree.whole[8 * edge + VISITS]
    tree.node_visits[0] = visits
    grown = 1
    while grown < len(origins):
        grow(tree, grown, old, origins)
        grown += 1
    return visits


def found_on(tree: Tree, edge: int, old: Tree, same: int, origins: list[int]) -> None:
    """What is known of an edge; the position behind it is to be taken over after those before, while there is room."""
    tree.whole[8 * edge + VISITS] = old.whole[8 * same + VISITS]
    tree.doubles[4 * edge + TOTAL] = old.doubles[4 * same + TOTAL]
    tree.floats[8 * edge + GUESS] = old.floats[8 * same + GUESS]
    child = old.whole[8 * same + CHILD]
    tree.whole[8 * edge + CHILD] = 0
    if child > 0 and 2 * tree.nodes < tree.room:
        tree.whole[8 * edge + CHILD] = tree.nodes
        tree.node_actor[tree.nodes] = old.node_actor[child]
        tree.node_count[tree.nodes] = -1
        tree.nodes += 1
        origins.append(child)


def grow(tree: Tree, node: int, old: Tree, origins: list[int]) -> None:
    """Gives a position that was taken over its edges, if it had any and there is room for them."""
    origin = origins[node]
    count = old.node_count[origin]
    if count < 0 or 2 * tree.edges > EDGES * tree.room or 2 * tree.codes_used > CODES * tree.room:
        return
    tree.node_visits[node] = old.node_visits[origin]
    tree.node_count[node] = count
    tree.node_answers[node] = old.node_answers[origin]
    tree.node_first[node] = tree.edges
    first = tree.edges
    tree.edges += count
    for k in range(count):
        edge = first + k
        same = old.node_first[origin] + k
        tree.floats[8 * edge + PRIOR] = old.floats[8 * same + PRIOR]
        length = old.whole[8 * same + LENGTH]
        tree.whole[8 * edge + LENGTH] = length
        tree.whole[8 * edge + CODE] = tree.codes_used
        for n in range(length):
            tree.codes[tree.codes_used + n] = old.codes[old.whole[8 * same + CODE] + n]
        tree.codes_used += length
        found_on(tree, edge, old, same, origins)
