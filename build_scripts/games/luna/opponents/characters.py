"""Whether characters are as strong as the balanced one, and play otherwise: `characters.py --setups 300`.

Each character meets the balanced bot of the same level as in the arena. `--record FILE` appends its results, as those
of the arena are, and `--features FILE` what both did in these games: mean per game, and the difference between the two
with its interval, an observation being a set-up played from both seats. One character among more balanced bots is a
matter of the arena: `arena.py level-3:zealot level-3 --players 3`. `--table` prints for the README what stands in
`results.jsonl` and `characters.jsonl` of characters as they are now, and plays nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.arena import circumstances, outcome
from build_scripts.games.luna.opponents.games import ended, first_setup, match_of
from build_scripts.games.luna.opponents.pool import player
from build_scripts.opponents.intervals import mean
from build_scripts.opponents.meeting import appended, commit, told
from luna.core.kernel import kernel_kind
from luna.games.luna.bots.characters import CHARACTERS
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules import events as ev

PLAYERS, LEVEL = 2, "level-3"
"""What the table of the README tells most of."""
ELSEWHERE = (("level-1", 2), ("level-2", 2), ("level-4", 2), ("level-5", 2), ("level-3", 3), ("level-3", 4))
"""Other levels and numbers of orders of which it tells the strength."""
RESULTS, MEASURED = (Path(__file__).with_name(name) for name in ("results.jsonl", "characters.jsonl"))
FEATURES = {
    "consecrated": "novices consecrated",
    "temple": "influence from the temple",
    "supported": "times the council was supported",
    "council": "influence from the council",
    "travelled": "novices that travelled or sailed",
    "priestess": "influence from the priestess",
    "displaced": "novices of the other displaced",
    "expelled": "times the apostate was expelled",
    "harm": "influence that the apostate took from the other",
}
"""What is counted, in the words of the README."""
Counts = Mapping[str, float]
Game = tuple[tuple[bool, int], Counts, Counts]
"""How it ended for the character, what it did and what the balanced bot did."""


def main() -> None:
    """Plays the games of every character and tells what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("characters", nargs="*", default=list(CHARACTERS))
    parser.add_argument("--level", default=LEVEL)
    parser.add_argument("--setups", type=int, default=300)
    parser.add_argument("--seed", type=int, default=31_200_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--record", type=Path)
    parser.add_argument("--features", type=Path)
    parser.add_argument("--table", action="store_true")
    options = parser.parse_args()
    if options.table:
        print("\n".join(rows()))
        return
    for character in options.characters:
        names = {"first": f"{options.level}:{character}", "second": options.level, "players": PLAYERS}
        _meet(argparse.Namespace(**vars(options) | names))


def _meet(options: argparse.Namespace) -> None:
    began, version = time.monotonic(), commit()
    seeds = range(options.seed, options.seed + options.setups)
    with ProcessPoolExecutor(options.processes) as pool:
        blocks = list(pool.map(partial(games_of, options.first, options.second), seeds))
    line = told(options, [[won for won, *_ in block] for block in blocks]) | circumstances(options)
    line |= {"kernel": kernel_kind(), "seconds": round(time.monotonic() - began), "commit": version}
    appended(line, options.record)
    setting = {key: line[key] for key in ("first", "second", "setups", "seed", *circumstances(options))}
    appended(setting | {"features": compared(blocks)}, options.features)


def games_of(first: str, second: str, seed: int) -> list[Game]:
    """One set-up with the first player in each seat."""
    games = []
    for seat in range(PLAYERS):
        table = [player(first if k == seat else second, 1000 * seed + 10 * seat + k) for k in range(PLAYERS)]
        match = match_of(first_setup(PLAYERS, seed), table)
        games.append((outcome(*ended(match.state), seat), features_of(match, seat), features_of(match, 1 - seat)))
    return games


def features_of(match: LunaMatch, seat: int) -> Counts:
    """What one of two orders did in a game that is over."""
    counts, earned = Counter[str](), LUNA.earned(match)
    for event in (event for step in match.steps for event in step.events):
        match event:
            case ev.NoviceConsecrated() if event.seat == seat:
                counts["consecrated"] += 1
            case ev.CouncilAdvanced() if event.seat == seat:
                counts["supported"] += 1
            case ev.NoviceTravelled() if event.seat == seat:
                counts["travelled"] += 1
            case ev.NovicesSailed() if event.seat == seat:
                counts["travelled"] += event.count
            case ev.NoviceDisplaced() if event.by == seat:
                counts["displaced"] += 1
            case ev.ApostateDriven() if event.seat == seat:
                counts["expelled"] += 1
    counts.update({source: earned[seat].get(source, 0) for source in ("temple", "council", "priestess")})
    counts["harm"] = -earned[1 - seat].get("apostate", 0)
    return {feature: float(counts[feature]) for feature in FEATURES}


def compared(blocks: Sequence[Sequence[Game]]) -> dict[str, list[float]]:
    """By feature the character's mean, the balanced bot's, and the difference with its interval."""
    return {feature: _compared(blocks, feature) for feature in FEATURES}


def _compared(blocks: Sequence[Sequence[Game]], feature: str) -> list[float]:
    own = mean([game[1][feature] for block in blocks for game in block]).value
    other = mean([game[2][feature] for block in blocks for game in block]).value
    apart = mean([sum(game[1][feature] - game[2][feature] for game in block) / len(block) for block in blocks])
    return [round(number, 2) for number in (own, other, apart.value, apart.low, apart.high)]


def of_now(file: Path, character: str, level: str = LEVEL, players: int = PLAYERS) -> list[dict[str, Any]]:
    """The lines of a table that were measured with what the character likes now, and with the search of now."""
    first = f"{level}:{character}"
    now = circumstances(argparse.Namespace(first=first, second=level, players=players)) | {"first": first}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [
        line
        for line in lines
        if line.get("players", PLAYERS) == players
        and {key: line.get(key) for key in now} == now
        and ("foresight" in line) == ("foresight" in now)
    ]


def rows() -> list[str]:
    """The tables in Markdown: a column for each character with its last result, and its mean and the balanced bot's."""
    results, measured = ([of_now(file, character)[-1] for character in CHARACTERS] for file in (RESULTS, MEASURED))
    table = [["per game", *CHARACTERS], ["---"] * (1 + len(CHARACTERS))]
    table += [["Elo", *map(_strength, results)], ["games", *(str(line["games"]) for line in results)]]
    table += [[words, *(_cell(line["features"][each]) for line in measured)] for each, words in FEATURES.items()]
    return [f"| {' | '.join(cells)} |" for cells in table + _elsewhere()]


def _elsewhere() -> list[list[str]]:
    """What is known of other levels and more orders."""
    table = []
    for level, players in ELSEWHERE:
        known = [of_now(RESULTS, character, level, players) for character in CHARACTERS]
        if any(known):
            told = [f"{_strength(lines[-1])}, {lines[-1]['games']} games" if lines else "–" for lines in known]
            table.append([f"level {level[-1]}, {players} orders", *told])
    return table


def _strength(line: Mapping[str, Any]) -> str:
    """The difference in Elo with its interval, with more than two orders the share of wins."""
    if line["players"] == PLAYERS:
        return "{:+d} ({:+d} to {:+d})".format(*line["elo"]).replace("-", "−")
    return "{:.0%} ({:.0%} to {:.0%})".format(line["won"], *line["interval"]).replace("%", " %")


def _cell(feature: Sequence[float]) -> str:
    """The two means, those that differ for certain in bold."""
    own, other, _, low, high = feature
    told = f"{own:.1f} : {other:.1f}"
    return f"**{told}**" if low * high > 0 else told


if __name__ == "__main__":
    main()
