"""The licences of the game and of everything packed with it, as one text."""

from __future__ import annotations

import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
RULE = "=" * 100
LICENCE_NAMES = ("license", "licence", "copying", "notice", "lgpl")
PYTHON = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"


def packages() -> list[Distribution]:
    """What the game needs to run."""
    lines = (ROOT / "build_scripts" / "requirements" / "game.txt").read_text("utf-8").splitlines()
    return [distribution(line.partition("==")[0]) for line in lines if "==" in line]


def texts_of(package: Distribution) -> list[str]:
    """The licence texts that lie in a package; the name of its licence where there is none."""
    named = [path for path in package.files or () if path.name.lower().startswith(LICENCE_NAMES)]
    paths = [Path(str(package.locate_file(path))) for path in named if path.suffix in ("", ".txt", ".md", ".rst")]
    kept = sorted({path.read_text("utf-8", "replace").strip() for path in paths if path.is_file()})
    return kept or [f"Licence: {package.metadata['License-Expression'] or package.metadata['License']}"]


def libraries(package: Distribution) -> list[str]:
    """The libraries in C that a package brings along, by the names of their files."""
    names = {path.name.partition(".")[0] for path in package.files or () if ".libs/" in path.as_posix()}
    return sorted({name.rpartition("-")[0] or name for name in names})


def whole() -> str:
    """All of it, the game's own first."""
    parts = [(ROOT / "LICENSE").read_text("utf-8").strip()]
    python = PYTHON.read_text("utf-8").strip() if PYTHON.exists() else "Licence: Python Software Foundation License 2"
    parts.append(f"Python {sys.version.split()[0]}\n\n{python}")
    for package in packages():
        head = f"{package.metadata['Name']} {package.version}"
        if brought := libraries(package):
            head += f"\n\nIt brings these libraries along, each under its own free licence: {', '.join(brought)}."
        parts.append("\n\n".join([head, *texts_of(package)]))
    return f"\n\n\n{RULE}\n\n".join(parts) + "\n"
