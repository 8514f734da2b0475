"""The best known of the solo tables: `python3 build_scripts/games/luna/opponents/par.py --seconds 60`.

Each table gets so many more seconds of one core, the one that had fewest first; what is found is kept if it is better
than what the file knows, and only if its record replays to it. It may be stopped at any time and goes on where it was.
`--tables` is how many each level has: seeds whose table has too little to give are left out. With `--measure 5` nothing
is written: of so many tables of each level it tells which share of the best known a search of its own has after some
seconds.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.solo import first_table, lead_at
from luna.core.match import Match
from luna.games.luna.alone.par import LEVELS, Par, name_of, parsed, written
from luna.games.luna.bots.portfolio import Line, Portfolio
from luna.games.luna.game import LUNA
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State

FOLDER = Path(__file__).resolve().parents[4] / "luna" / "games" / "luna" / "alone"
LEAST = 8
"""A table with less to give leaves no room for grades."""
FIRST_SECONDS = 3
"""After so long it is decided whether a seed is taken."""
SLICE = 400
"""Positions between two looks at the clock."""
MOMENTS, OTHER_LUCK = (2, 10), 1_000_000
"""Seconds after which a search is compared with what is known, and its luck, which that has never had."""


def main() -> int:
    """Looks for better lines until every table has had its time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60, help="for each table, beside those it had")
    parser.add_argument("--tables", type=int, default=30, help="of each level")
    parser.add_argument("--levels", type=int, nargs="+", default=LEVELS)
    parser.add_argument("--measure", type=int, default=0, help="how many tables of each level")
    options = parser.parse_args()
    if options.measure:
        for level in options.levels:
            print(json.dumps(measured(level, options.measure)), flush=True)
        return 0
    pars = {level: _known(level) for level in options.levels}
    for level in options.levels:
        _choose(level, pars[level], options.tables)
    until = {(level, each.seed): each.seconds + options.seconds for level in pars for each in pars[level].values()}
    for level, seed in sorted(until, key=lambda key: until[key]):
        par = pars[level][seed]
        pars[level][seed] = improved(level, par, until[level, seed] - par.seconds)
        _write(level, pars[level])
        print(level, seed, par.level_4, par.best, "->", pars[level][seed].best, flush=True)
    return 0


def improved(level: int, par: Par, seconds: int) -> Par:
    """What is known of a table after so many more seconds."""
    root = first_table("level-4", level, par.seed)
    known = (_turns(root, par.line), float(par.best)) if par.line else None
    search = Portfolio(root, par.seconds, known)
    end = time.process_time() + seconds
    while time.process_time() < end:
        search.run(SLICE)
    lines = _replayed(root, search.line, search.lead)
    return replace(par, best=int(search.lead), seconds=par.seconds + seconds, line=lines)


def measured(level: int, count: int) -> dict[str, object]:
    """Which share of the best known a search has after some seconds, on average and at the worst table."""
    known = list(_known(level).values())
    chosen = known[:: max(1, len(known) // count)][:count]
    shares = [_shares(level, par) for par in chosen]
    told = {
        f"{seconds} s": {"mean": round(mean(each), 3), "worst": round(min(each), 3)}
        for seconds, *each in zip(MOMENTS, *shares, strict=True)
    }
    searched = sorted(par.seconds for par in chosen)
    return {"solo": level, "tables": len(chosen), "best known after s": [searched[0], searched[-1]], **told}


def _shares(level: int, par: Par) -> list[float]:
    """The lead of a new search by the best known, at each of the moments."""
    search, began, shares = Portfolio(first_table("level-4", level, par.seed), OTHER_LUCK), time.process_time(), []
    for seconds in MOMENTS:
        while time.process_time() - began < seconds:
            search.run(SLICE)
        shares.append(search.lead / par.best)
    return shares


def _choose(level: int, pars: dict[int, Par], count: int) -> None:
    """The first seeds that have enough to give."""
    seed = 0
    while len(pars) < count:
        seed += 1
        if seed in pars:
            continue
        par = improved(level, Par(seed, lead_at("level-4", level, seed), 0, 0, ()), FIRST_SECONDS)
        if par.best >= LEAST:
            pars[seed] = par
            _write(level, pars)


def _replayed(root: State, line: Line, lead: float) -> tuple[str, ...]:
    """The record's lines; raises ValueError if they do not lead to that."""
    match = Match(RULES, root)
    for codes in line:
        for code in codes:
            match.play(code)
    final = dict(LUNA.progress(match.state).scores)
    ahead = list(final.values())
    if not LUNA.progress(match.state).over or ahead[0] - ahead[1] != lead:
        raise ValueError(line)
    return tuple(match.notations())


def _turns(root: State, notations: tuple[str, ...]) -> Line:
    """Record lines as turns of one action each."""
    match, turns = Match(RULES, root), []
    for notation in notations:
        code = RULES.code(match.state, notation)
        if code is None:
            raise ValueError(notation)
        match.play(code)
        turns.append((code,))
    return tuple(turns)


def _known(level: int) -> dict[int, Par]:
    file = FOLDER / name_of(level)
    return {each.seed: each for each in parsed(file.read_text("utf-8"))} if file.exists() else {}


def _write(level: int, pars: dict[int, Par]) -> None:
    """A stop in the middle leaves the file as it was."""
    file = FOLDER / name_of(level)
    draft = file.with_suffix(".draft")
    draft.write_text(written(pars.values()), "utf-8")
    draft.replace(file)


if __name__ == "__main__":
    sys.exit(main())
