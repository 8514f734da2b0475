"""Whether values come true: `python3 build_scripts/games/rivers/opponents/calibrate.py --players 2 --games 40`.

Games of level-3 players against themselves. At every seventh decision the analysis that people get tells by how much
its best action is better than another one. Both are played in the same worlds, other ones than the analysis knew, with
level-3 players from there on, and the mean leads at the seat's next turn are compared. And it is looked at what every
seat's position is worth to it, which at the end of the game is compared with its lowest colour. By quarters of the bag:
positions; bias, slope, correlation and mean error of the difference; the line that leads from the worth to the lowest
colour, and correlation and mean error of leads that are foretold by it. `--record FILE` appends the lines to a table of
results.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import atanh, tanh
from pathlib import Path
from random import Random
from statistics import correlation, fmean, linear_regression
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from luna.core.analysis import Analysis
from luna.core.kernel import kernel_kind
from luna.games.rivers.bots.analysis import reports
from luna.games.rivers.bots.bot import choose
from luna.games.rivers.bots.calibration import STAGES, stage_of, worth_of
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.constants import ACT, OVER
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.scoring import result
from luna.games.rivers.rules.sight import imagine, observe
from luna.games.rivers.rules.state import State
from luna.games.rivers.search.view import view_of
from luna.games.rivers.search.weight_names import NAMES, USUAL
from luna.games.rivers.search.worth import Weights, Worth

EVERY, WORLDS = 7, 4


class Difference(NamedTuple):
    """By how much one action was said to be better than another one, and was."""

    stage: int
    told: float
    real: float


class Standing(NamedTuple):
    """What a position was worth to a seat, and its lowest colour at the end; `game` and `step` tell where."""

    stage: int
    game: int
    step: int
    worth: float
    lowest: int


def main() -> int:
    """Plays the games and tells the results by quarter of the bag."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=12_000_000)
    parser.add_argument("--iterations", type=int, default=1280)
    parser.add_argument("--player", default="level-3")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--record", type=Path)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    with ProcessPoolExecutor(options.processes) as pool:
        games = list(pool.map(partial(rows_of, options), seeds))
    rows = [row for differences, _ in games for row in differences]
    standings = [row for _, found in games for row in found]
    setting = {name: getattr(options, name) for name in ("players", "games", "seed", "iterations", "player")}
    for stage in range(STAGES):
        line = {"stage": stage} | differed([row for row in rows if row.stage == stage])
        line |= foretold([row for row in standings if row.stage == stage]) | setting | {"kernel": kernel_kind()}
        print(json.dumps(line), flush=True)
        if options.record:
            with options.record.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    return 0


def rows_of(options: argparse.Namespace, seed: int) -> tuple[list[Difference], list[Standing]]:
    """What was foretold in one game, and what came of it."""
    state = RIVERS.first(RIVERS.drawn(options, [options.player] * options.players, seed))
    rng, decisions = Random(seed), 0
    differences, standings = list[Difference](), list[tuple[int, int, int, float]]()
    while state.phase != OVER:
        decisions += 1
        if decisions % EVERY == 0:
            standings += [(stage_of(state), decisions, n, worth_of(state, n)) for n in range(state.table.seats)]
            difference = compared(state, options, rng)
            differences += [difference] if difference else []
        state = after(state, decided(state, options.player))
    final = [scores[0] for scores in result(state).scores]
    return differences, [Standing(stage, seed, step, worth, final[seat]) for stage, step, seat, worth in standings]


def compared(state: State, options: argparse.Namespace, rng: Random) -> Difference | None:
    """The best action beside another one that was looked at; None where there is only one."""
    lines = analysis(observe(state, state.actor), ()).lines
    if len(lines) < 2:
        return None
    found = analysis(observe(state, state.actor), rng.choice(lines[1:]).codes, options.iterations)
    assert found.played
    worlds = [imagine(state, state.actor, rng) for _ in range(WORLDS)]
    best, other = (
        fmean(gained(world, line.codes[0], options.player) for world in worlds) for line in (found.best, found.played)
    )
    return Difference(stage_of(state), found.best.value - found.played.value, best - other)


def gained(state: State, code: int, player: str) -> float:
    """The lead of the seat to act at its next turn, after an action and what everybody really does."""
    seat, turn = state.actor, state.turn
    state = after(state, code)
    while state.phase != OVER and (state.phase != ACT or state.actor != seat or state.turn == turn):
        state = after(state, decided(state, player))
    return lead(state, seat)


def decided(state: State, player: str) -> int:
    """What a player does: the same in the same position."""
    view = view_of(observe(state, state.actor))
    return choose(view, player, Random(str(view)))[0]


def after(state: State, code: int) -> State:
    """The position after an action."""
    state = state.copy()
    play(state, code)
    return state


def analysis(seen: State, played: tuple[int, ...], iterations: int = 1) -> Analysis:
    """The analysis after so many iterations."""
    *_, last = (found for found in reports(view_of(seen), played, iterations) if found)
    return last


def lead(state: State, seat: int) -> float:
    """By how much a seat is ahead, all points known, as the computer players weigh it."""
    worth = Worth(Weights([USUAL[name] for name in NAMES]), seat)
    worth.look(state)
    return worth.lead(state, seat)


def differed(rows: Sequence[Difference]) -> dict[str, object]:
    """How differences came true."""
    if len(rows) < 3:
        return {"positions": len(rows)}
    told, real = [row.told for row in rows], [row.real for row in rows]
    return {
        "positions": len(rows),
        "bias": round(fmean(told) - fmean(real), 2),
        "slope": round(linear_regression(told, real).slope, 2),
        "correlation": round(correlation(told, real), 2),
        "error": round(fmean(abs(a - b) for a, b in zip(told, real, strict=True)), 2),
    }


def foretold(rows: Sequence[Standing]) -> dict[str, object]:
    """The line from the worth of a position to the lowest colour at the end, and how leads by it came true."""
    if len(rows) < 3:
        return {}
    line = linear_regression([row.worth for row in rows], [row.lowest for row in rows])
    pairs = list(leads(rows, line.slope))
    said, real = [a for a, _ in pairs], [b for _, b in pairs]
    return {
        "base": round(line.intercept, 2),
        "per_worth": round(line.slope, 3),
        "lead_correlation": round(correlation(said, real), 2),
        "lead_error": round(fmean(abs(a - b) for a, b in pairs), 2),
    }


def leads(rows: Sequence[Standing], slope: float) -> Iterable[tuple[float, float]]:
    """Of the seats of each position: the lead over the best other one, foretold and real."""
    together: dict[tuple[int, int], list[Standing]] = {}
    for row in rows:
        together.setdefault((row.game, row.step), []).append(row)
    for seats in together.values():
        for row in seats:
            others = [each for each in seats if each is not row]
            yield slope * (row.worth - max(each.worth for each in others)), row.lowest - max(e.lowest for e in others)


def pooled(lines: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """What several lines about the same seats and quarter say together, each with the weight of its positions."""
    weights = [line["positions"] for line in lines]
    names = "bias", "error", "base", "per_worth", "lead_error"
    together = {name: fmean([line[name] for line in lines], weights) for name in names}
    return together | {"correlation": tanh(fmean([atanh(line["correlation"]) for line in lines], weights))}


if __name__ == "__main__":
    sys.exit(main())
