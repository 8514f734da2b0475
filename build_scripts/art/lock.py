"""What a game's committed pictures were made from: a hash per group of pictures, written when the group was rendered.

A group's sources are its modules, every art module they import, and the values that its pictures take from the game
(colours, symbols, layout): the values, not the files, so that a new icon of the interface does not ask for new renders.
Standard library only: the tests run it.
"""

import ast
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

SHARED = Path(__file__).resolve().parent
"""Modules that the pictures of every game use."""
ROOT = SHARED.parents[1]
ASSETS = ROOT / "assets"
PACKAGE = ".".join(SHARED.relative_to(ROOT).parts)


@dataclass(frozen=True, slots=True)
class Lock:
    """The lock of a game; `folder` holds its art modules, `pictures` are the folders of the committed files.

    `groups` names the modules that make each group, `stop` those that a group's own import for another group and that
    make nothing of it. `values` gives what a group takes from the game, as text.
    """

    folder: Path
    file: Path
    pictures: tuple[Path, ...]
    groups: Mapping[str, tuple[str, ...]]
    stop: Mapping[str, set[str]]
    values: Callable[[str], str]

    def modules(self, group: str) -> list[Path]:
        """Every art module that a group depends on, by name."""
        left_out = {self.folder / f"{name}.py" for name in (*self.stop.get(group, ()), "lock")}
        found: set[Path] = set()
        waiting = [self.folder / f"{name}.py" for name in self.groups[group]]
        while waiting:
            module = waiting.pop()
            if module not in found and module not in left_out:
                found.add(module)
                waiting += _imports(module)
        return sorted(found, key=lambda module: (module.stem, module))

    def source_hash(self, group: str) -> str:
        """sha256 over the sources of a group; from where they import makes no other picture."""
        digest = hashlib.sha256(self.values(group).encode())
        for module in self.modules(group):
            lines = module.read_text("utf-8").splitlines(keepends=True)
            digest.update("".join(line for line in lines if not line.startswith("from ")).encode())
        return digest.hexdigest()

    def files(self) -> dict[str, int]:
        """Every committed picture with its size in bytes, by its path under assets."""
        found = [path for folder in self.pictures for path in folder.rglob("*") if path.is_file()]
        return {path.relative_to(ASSETS).as_posix(): path.stat().st_size for path in sorted(found) if path != self.file}

    def write(self, rendered: Mapping[str, str]) -> None:
        """Note the source hashes of the groups that were rendered completely, taken before rendering began."""
        old = json.loads(self.file.read_text("utf-8"))["groups"] if self.file.exists() else {}
        hashes = {group: rendered.get(group, old.get(group)) for group in self.groups}
        self.file.write_text(json.dumps({"groups": hashes, "files": self.files()}, indent=1) + "\n", "utf-8")


def _imports(module: Path) -> Iterator[Path]:
    """The art modules that a module imports, from its own folder or from what all games share."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if not isinstance(node, ast.ImportFrom):
            continue
        names = [alias.name for alias in node.names]
        if node.level:
            yield from (module.parent / f"{name}.py" for name in ([node.module] if node.module else names))
        elif node.module == PACKAGE:
            yield from (SHARED / f"{name}.py" for name in names)
        elif node.module and node.module.startswith(f"{PACKAGE}."):
            yield SHARED / f"{node.module.removeprefix(PACKAGE)[1:]}.py"
