"""Why something is forbidden, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from luna.core.rules import Violation


def refusal(text: Callable[..., str], violation: Violation, names: Mapping[str, str]) -> str:
    """The sentence of a reason, the text `refusal-REASON`; a colour in `order` is told by its display name."""
    args = dict(violation.args)
    if "order" in args:
        colour = str(args["order"])
        args["order"] = names.get(colour) or text("order-name", colour=colour)
    return text(f"refusal-{violation.reason.replace('_', '-')}", **args)
