"""The oracle: the whole game once more, small and slow, to check the rules core against."""

from __future__ import annotations

from typing import Any

from .dump import as_json
from .legal import legal_lines
from .play import play_line
from .setup import set_up
from .table import Table


class Oracle:
    """One game, advanced line by line."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @classmethod
    def from_header(cls, lines: list[str], board: dict[str, Any]) -> Oracle:
        """The first position for the lines before `---`; ValueError for another board or a wrong solo set-up."""
        return cls(set_up(lines, board))

    def legal(self) -> list[str]:
        """Every legal next line, sorted by code point."""
        return legal_lines(self.table)

    def play(self, line: str) -> None:
        """Play one line; ValueError, and nothing changed, if it is not legal."""
        if line not in self.legal():
            raise ValueError(f"not legal: {line}")
        play_line(self.table, line)

    def as_json(self) -> dict[str, Any]:
        """The JSON state of the record format."""
        return as_json(self.table)
