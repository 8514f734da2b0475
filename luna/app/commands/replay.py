"""`luna replay FILE --json`: the states of a record as JSON lines."""

from __future__ import annotations

import argparse
import json
from typing import Any

from luna.app.commands.output import complain
from luna.app.saves.reading import LARGEST
from luna.app.system.problems import problem_of
from luna.core.game import DataError
from luna.core.game_record import AnyLoaded, load_bytes
from luna.core.record import RecordError, quotable
from luna.core.rules import NOBODY
from luna.ui.reading.refusal import fault_sentence

LONGEST_NAME = 1000
"""Characters of a file's name in a sentence."""


def replay(options: argparse.Namespace) -> int:
    """Prints the state after the last valid line, or all; 1 with a sentence on stderr if something is wrong."""
    try:
        loaded = load_bytes(_content(options.file), options.games)
    except RecordError as error:
        return complain(fault_sentence(options.text, error))
    except DataError as error:
        return complain(str(error))
    except OSError as error:
        name = quotable(options.file, LONGEST_NAME)
        return complain(options.text("cli-cannot-read", file=name, problem=problem_of(error)))
    names = [seat.colour for seat in loaded.game.seats(loaded.setup)]
    viewers = {str(number): number - 1 for number in range(1, len(names) + 1)} | {"0": NOBODY}
    viewers |= {name: number for number, name in enumerate(names)}
    if options.seat is not None and options.seat not in viewers:
        return complain(options.text("cli-no-seat", count=len(names)))
    for state in _states(loaded, options.every, viewers.get(options.seat)):
        dumped = loaded.game.dump(state)
        print(json.dumps(dumped, sort_keys=True, ensure_ascii=False, separators=(",", ":")))
    return complain(fault_sentence(options.text, loaded.fault)) if loaded.fault else 0


def _content(name: str) -> bytes:
    """What a file or a pipe gives, as far as a record can reach: some devices never end."""
    with open(name, "rb") as file:
        return file.read(LARGEST)


def _states(loaded: AnyLoaded, every: bool, viewer: int | None) -> list[Any]:
    """The last position or all; as a viewer may know them if there is one."""
    match, rules = loaded.match, loaded.game.rules
    states = [match.first, *(step.after for step in match.steps)] if every else [match.state]
    return states if viewer is None else [rules.observe(state, viewer) for state in states]
