"""Why something is forbidden, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from luna.core.record import RecordError
from luna.core.rules import Violation
from luna.ui.reading.text import Text

SEATS = frozenset({"order", "seat"})
"""Values of a reason that are the colour of a seat."""
CELL = "cell"
"""A value that is the name of a cell; people read it with a capital, so that no 1 is taken for an l."""


def refusal(text: Callable[..., str], violation: Violation, names: Mapping[str, str]) -> str:
    """The sentence of a reason, the text `refusal-REASON`; a seat's colour is told by its display name."""
    args = dict(violation.args)
    for key in SEATS & args.keys():
        colour = str(args[key])
        args[key] = names.get(colour) or text("order-name", colour=colour)
    if CELL in args:
        args[CELL] = str(args[CELL]).upper()
    return text(f"refusal-{violation.reason.replace('_', '-')}", **args)


def fault_sentence(text: Text, fault: RecordError) -> str:
    """What is wrong with a record, in the person's language; of a forbidden action what the table would say."""
    reason = text(f"record-{fault.reason.replace('_', '-')}", detail=fault.detail, expected=fault.expected)
    told = text("record-fault", line=fault.line, reason=reason)
    return f"{told} {refusal(text.of(fault.game), fault.violation, {})}" if fault.violation else told
