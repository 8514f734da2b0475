"""`luna replay FILE --json`: the states of a record as JSON lines."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from luna.core.record import RecordError, decode
from luna.games.luna.record import Loaded, load_record
from luna.games.luna.rules.board import BoardError, shipped_board
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.state import State

EXIT_FAULT = 1


def replay(options: argparse.Namespace) -> int:
    """Prints the state after the last valid line, or all; 1 with a sentence on stderr if something is wrong."""
    try:
        loaded = load_record(decode(Path(options.file).read_bytes()), shipped_board())
    except RecordError as error:
        return _fail(fault_sentence(options.text, error))
    except BoardError as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(options.text("cli-cannot-read", file=options.file, problem=error.strerror or ""))
    for state in _states(loaded, options.every):
        print(json.dumps(dump(state), sort_keys=True, ensure_ascii=False, separators=(",", ":")))
    return _fail(fault_sentence(options.text, loaded.fault)) if loaded.fault else 0


def fault_sentence(text: Callable[..., str], fault: RecordError) -> str:
    """What is wrong with a record, in the person's language."""
    reason = text(f"record-{fault.reason.replace('_', '-')}", detail=fault.detail)
    return text("record-fault", line=fault.line, reason=reason)


def _states(loaded: Loaded, every: bool) -> list[State]:
    if not every:
        return [loaded.match.state]
    return [loaded.match.first, *(step.after for step in loaded.match.steps)]


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return EXIT_FAULT
