"""The compiled kernel: fast twins of plain modules, put in front of them where they are up to date.

A kernel module is an `X.py` with an `X.pxd` beside it. `build_scripts/kernel.py` compiles all of them at once into
`build/kernel`, a mirror of the source tree, and leaves there the digest of the sources it read. Nothing compiled ever
lies beside its source in a checkout, so a stale twin cannot be imported and tools always see the plain files.
In an installed program the twins do lie beside the sources; Python prefers them by itself and nothing is done here.
This module is loaded by `build_scripts` too, before anything is installed: standard library only.
"""

import functools
import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "kernel"
FINGERPRINT = BUILD / "fingerprint"
RECIPE = ROOT / "build_scripts" / "kernel.py"


def kernel_sources() -> list[Path]:
    """Every `.pxd` of the package and the `.py` beside it, sorted; empty when there is no kernel."""
    sources: list[Path] = []
    for folder, _, names in os.walk(ROOT / "luna"):
        for name in names:
            if name.endswith(".pxd"):
                sources.append(Path(folder, name))
                if f"{name[:-4]}.py" in names:
                    sources.append(Path(folder, f"{name[:-4]}.py"))
    return sorted(sources)


def fingerprint() -> str:
    """SHA-256 over the kernel's sources, the way they are compiled and the interpreter's binary interface."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for source in [*kernel_sources(), RECIPE]:
        content = source.read_bytes()
        digest.update(f"\n{source.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


@functools.cache
def is_current() -> bool:
    """Whether `build/kernel` was compiled from exactly the sources present; decided once per process."""
    try:
        built_from = FINGERPRINT.read_text(encoding="ascii")
    except OSError:
        return False
    return built_from == fingerprint()


def prefer_compiled(package_path: list[str], package: str) -> None:
    """Put the folder of compiled twins in front of a package's `__path__`.

    Called as `prefer_compiled(__path__, __name__)` from the `__init__` of a package with kernel modules, before it
    imports any of them. LUNA_KERNEL=interpreted in the environment keeps the plain modules.
    """
    if os.environ.get("LUNA_KERNEL") != "interpreted" and is_current():
        package_path.insert(0, str(BUILD.joinpath(*package.split("."))))


def kernel_kind() -> str:
    """`compiled` if a compiled module of this program has been imported, else `interpreted`; import the rules first."""
    prefix = f"{__name__.partition('.')[0]}."
    for name, module in list(sys.modules.items()):
        origin = getattr(module, "__file__", None)
        if name.startswith(prefix) and origin and origin.endswith(tuple(EXTENSION_SUFFIXES)):
            return "compiled"
    return "interpreted"
