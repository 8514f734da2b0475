"""Whatever can be wrong with a record has a sentence."""

import ast
from collections.abc import Iterator

from tests.repository.text.fluent_files import patterns
from tests.root import ROOT


def _reasons() -> Iterator[str]:
    """The reason codes that the code gives: of a record's error, and of a fault in a value of its header."""
    for path in sorted((ROOT / "luna").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = {"RecordError": 1, "fault": 0}.get(called)
            if at is None or (called == "fault" and len(node.args) != 1):
                continue
            yield from (str(part.value) for part in ast.walk(node.args[at]) if isinstance(part, ast.Constant))


def test_every_reason_has_a_sentence():
    reasons = set(_reasons())
    assert {"no_value", "other_board", "other_count", "after_end", "damaged"} <= reasons
    assert {f"record-{reason.replace('_', '-')}" for reason in reasons} <= patterns("en").keys()
