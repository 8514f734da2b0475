"""The values that are corrected and the file that they came from: kept, kept anew, deleted, given away, brought in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from luna.app.app_context import AppContext
from luna.app.saves.exchange import write_new
from luna.app.saves.own_folder import LARGEST, SUFFIX
from luna.app.saves.titles import file_name
from luna.app.system import files, paths
from luna.ui.input import clipboard
from luna.ui.printed_values import Desk, Listed, PrintedValues, ValuesError


class Keeping:
    """One desk at a time; `file` is where its values lie, empty for those that are shipped or not kept yet."""

    def __init__(self, context: AppContext, values: PrintedValues) -> None:
        self._context, self._values = context, values
        self._files = context.own_files
        self.file = ""
        self.desk = self._desk("")
        self._kept = self.state()

    @property
    def listed(self) -> Sequence[Listed]:
        """All files there are."""
        return self._values.listed(self._files)

    @property
    def changed(self) -> bool:
        """Whether something is not kept."""
        return self.state() != self._kept

    def open(self, file: str) -> None:
        """Goes on with the values of a file, "" for those that are shipped; raises OSError and ValuesError."""
        content = self._files.read(file) if file else ""
        self.desk = self._desk(content)
        self.desk.name = self.desk.name or file
        self.file, self._kept = file, self.state()

    def reset(self) -> None:
        """The shipped values again, under the same name."""
        self.desk.reset()

    def keep(self, anew: bool) -> None:
        """Writes the values into their file, or into a new one; raises OSError."""
        content = self.desk.content()
        if self.file and not anew:
            self._files.write(self.file, content)
        else:
            self.file = self._files.add(self.desk.name, content)
        self._kept = self.state()

    def delete(self) -> None:
        """Deletes the file; raises OSError."""
        self._files.remove(self.file)
        self.open("")

    def export(self) -> Path:
        """Writes the values where a person finds them, and puts them on the clipboard; raises OSError."""
        content, folder = self.desk.content(), paths.exports_folder()
        clipboard.copy(content)
        folder.mkdir(parents=True, exist_ok=True)
        return write_new(folder, file_name(self.desk.name, "board"), content.encode(), SUFFIX)

    def bring(self, content: str, name: str = "") -> None:
        """Takes up values from elsewhere, not kept yet; raises ValuesError."""
        self.desk = self._desk(content)
        self.desk.name = self.desk.name or name
        self.file, self._kept = "", ("", "")

    def bring_file(self, path: Path) -> None:
        """The same from a file; raises OSError and ValuesError."""
        try:
            content = files.read(path, LARGEST).decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise ValuesError("file") from error
        self.bring(content, path.stem)

    def _desk(self, content: str) -> Desk:
        context = self._context
        return self._values.desk(context.text, context.sprites, context.fonts, content)

    def state(self) -> tuple[str, str]:
        """Differs as soon as anything was corrected."""
        return self.desk.name, self.desk.content()
