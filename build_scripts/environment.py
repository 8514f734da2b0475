"""Makes what the game and its tests run in: `.venv` with the pinned packages, and the compiled kernel.

Standard library only: this is what runs before anything is installed. Messages go to stderr, since stdout belongs to
the command that is started. `.venv/luna-stamp.json` names what `.venv` was made for; it is away while packages are
being installed, so a creation that was interrupted is begun anew at the next start.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "luna-stamp.json"
NO_NETWORK = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "ProxyError", "Network is unreachable")


def prepare(*sets: str) -> None:
    """Make `.venv` hold the given requirement sets (files in `build_scripts`), and the kernel compiled if it can be."""
    add_packages(sets)
    build_kernel()


def child_environment() -> dict[str, str]:
    """The environment of every started program: it finds this source tree wherever it is called from."""
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def add_packages(sets: tuple[str, ...]) -> None:
    """Install those of the sets that `.venv` does not hold as they are written now."""
    interpreter = f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')} {ROOT}"
    stamp = read_stamp()
    if stamp.get("interpreter") != interpreter or not PYTHON.exists():
        create_venv()
        stamp = {"interpreter": interpreter}
    for name in sets:
        digest = hashlib.sha256((ROOT / "build_scripts" / name).read_bytes()).hexdigest()
        if stamp.get(name) != digest:
            install(name)
            stamp[name] = digest
            write_stamp(stamp)


def read_stamp() -> dict[str, str]:
    """What `.venv` is known to hold; empty if its creation never came to an end."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, str]) -> None:
    """Note at once, or not at all, what `.venv` holds."""
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    os.replace(fresh, STAMP)


def create_venv() -> None:
    """An empty `.venv` in place of whatever is there."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        stop("Python's venv module is missing: on Debian or Ubuntu install it with 'apt install python3-venv'.")
    tell("preparing .venv; only the first start needs this and the network")
    done = run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if done.returncode:
        stop(f"the folder {VENV} could not be made: {last_line(done.stdout)}")


def install(name: str) -> None:
    """Install one requirement set; if the packages cannot be had, `.venv` stays as it was and the program ends."""
    tell(f"installing the packages of build_scripts/{name}")
    away = STAMP.with_suffix(".away")
    if STAMP.exists():
        os.replace(STAMP, away)
    flags = ["--require-hashes", "--only-binary", ":all:", "--quiet", "--no-input", "--disable-pip-version-check"]
    done = run([str(PYTHON), "-m", "pip", "install", *flags, "-r", str(ROOT / "build_scripts" / name)])
    if done.returncode == 0:
        return
    if away.exists() and done.returncode > 0:  # negative: pip was killed, and may have been half-way
        os.replace(away, STAMP)
    if any(word in done.stdout for word in NO_NETWORK):
        stop("the package index cannot be reached: the first start needs the network.")
    stop(f"the packages of build_scripts/{name} could not be installed: {last_line(done.stdout)}")


def build_kernel() -> None:
    """Compile the kernel if there is one, it is not up to date and this machine has a C compiler."""
    kernel = load_kernel_module()
    if not kernel.kernel_sources() or kernel.is_current() or not has_compiler():
        return
    failed, log = kernel.BUILD / "failed", kernel.BUILD / "build.log"
    digest = kernel.fingerprint()
    if failed.exists() and failed.read_text(encoding="ascii") == digest:
        return
    add_packages(("requirements-build.txt",))
    tell("compiling the kernel")
    done = run([str(PYTHON), str(kernel.RECIPE)])
    kernel.BUILD.mkdir(parents=True, exist_ok=True)
    log.write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        failed.write_text(digest, encoding="ascii")
        tell(f"the kernel could not be compiled and runs slower; see {log}, and remove {failed} to try again")


def load_kernel_module() -> ModuleType:
    """`luna/core/kernel.py` by its path: the packages above it may need what is not installed yet."""
    spec = importlib.util.spec_from_file_location("luna_kernel", ROOT / "luna" / "core" / "kernel.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def has_compiler() -> bool:
    """Whether setuptools will find a C compiler and Python's headers."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return False
    if os.name == "nt":
        programs = os.environ.get("PROGRAMFILES(X86)", "")
        return Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe").exists()
    # On macOS `cc` alone may be a stub that opens a dialog.
    if sys.platform == "darwin" and run(["xcode-select", "-p"]).returncode:
        return False
    return any(map(shutil.which, ("cc", "gcc", "clang")))


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run to the end, its whole output as text in `stdout`."""
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def last_line(output: str) -> str:
    """The line of a failed program's output that says most: its last error, else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no reason given"]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines)[-1]


def tell(sentence: str) -> None:
    """One line for the person waiting."""
    print(f"luna: {sentence}", file=sys.stderr, flush=True)


def stop(sentence: str) -> NoReturn:
    """End the program with one sentence that says why."""
    tell(sentence)
    raise SystemExit(1)
