"""Makes what the game and its tests run in: `.venv` with the pinned packages, and the compiled kernel.

Standard library only: this is what runs before anything is installed. Messages go to stderr, since stdout belongs to
the command that is started. `.venv/luna-stamp.json` names what `.venv` was made for; it is away while packages are
being installed, so a creation that was interrupted is begun anew at the next start. Only a `.venv` that was made here
is ever cleared: it holds `luna-made.txt` from its first moment on.
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
MARK = VENV / "luna-made.txt"
COMPILERS = ("cc", "gcc", "clang")
NO_NETWORK = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "ProxyError", "Network is unreachable")


def prepare(*sets: str, compiled: bool = False) -> None:
    """Make `.venv` hold the given requirement sets (see `requirements`), and the kernel compiled if it can be.

    Where it must be `compiled`, an earlier failure is no reason not to try again, and another one ends the program.
    """
    add_packages(sets)
    build_kernel(compiled)


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
        if stamp.get(name) != digest_of(name):
            install(name)
            stamp[name] = digest_of(name)
            write_stamp(stamp)


def digest_of(name: str) -> str:
    """SHA-256 of a requirement set."""
    return hashlib.sha256(pinned(name).read_bytes()).hexdigest()


def pinned(name: str) -> Path:
    """The file of a requirement set: its packages with versions and hashes."""
    return ROOT / "build_scripts" / "requirements" / f"{name}.txt"


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
    """A new `.venv` in place of the one that was made here before; whatever else has that name stays as it is."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        stop("Python's venv module is missing: on Debian or Ubuntu install it with 'apt install python3-venv'.")
    if trouble := not_ours():
        stop(f"{VENV} {trouble} and is left as it is: move it away or give it another name, then start again.")
    tell("preparing .venv; only the first start needs this and the network")
    try:
        clear_venv()
    except OSError as error:
        stop(f"the folder {VENV} could not be cleared: {error}")
    done = run([sys.executable, "-m", "venv", str(VENV)])
    if done.returncode:
        stop(f"the folder {VENV} could not be made: {last_line(done.stdout)}")


def not_ours() -> str:
    """Why what is called `.venv` must not be cleared, as the end of a sentence; empty if it may be."""
    if VENV.is_symlink():
        return f"is a link to {os.readlink(VENV)}"
    if not VENV.exists():
        return ""
    if not VENV.is_dir():
        return "is no folder"
    ours = MARK.exists() or STAMP.exists() or not any(VENV.iterdir())
    return "" if ours else "was not made by this program"


def clear_venv() -> None:
    """An empty `.venv` but for its mark, which goes last and comes first; links in it are removed, not followed."""
    if VENV.exists():
        for path in VENV.iterdir():
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            elif path != MARK:
                path.unlink()
    VENV.mkdir(exist_ok=True)
    MARK.write_text("build_scripts/environment.py made this folder and clears it when it has to be made anew.\n")


def install(name: str) -> None:
    """Install one requirement set; if the packages cannot be had, `.venv` stays as it was and the program ends."""
    shown = pinned(name).relative_to(ROOT).as_posix()
    tell(f"installing the packages of {shown}")
    away = STAMP.with_suffix(".away")
    if STAMP.exists():
        os.replace(STAMP, away)
    flags = ["--require-hashes", "--only-binary", ":all:", "--quiet", "--no-input", "--disable-pip-version-check"]
    done = run([str(PYTHON), "-m", "pip", "install", *flags, "-r", str(pinned(name))])
    if done.returncode == 0:
        return
    if away.exists() and done.returncode > 0:  # negative: pip was killed, and may have been half-way
        os.replace(away, STAMP)
    if any(word in done.stdout for word in NO_NETWORK):
        stop("the package index cannot be reached: the first start needs the network.")
    stop(f"the packages of {shown} could not be installed: {last_line(done.stdout)}")


def build_kernel(must: bool = False) -> None:
    """Compile the kernel if there is one, it is not up to date and this machine has a C compiler.

    What failed once under the same circumstances is not tried again, unless it `must` be; then a failure ends the
    program.
    """
    kernel = load_kernel_module()
    if not kernel.kernel_sources() or kernel.is_current():
        return
    if not has_compiler():
        if must:
            stop("the kernel cannot be compiled: a C compiler and Python's headers are needed.")
        return
    failed, log = kernel.BUILD / "failed", kernel.BUILD / "build.log"
    if not must and is_noted(failed, circumstances(kernel)):
        return
    add_packages(("kernel",))
    tell("compiling the kernel")
    done = run([str(PYTHON), str(kernel.RECIPE)])
    kernel.BUILD.mkdir(parents=True, exist_ok=True)
    log.write_text(done.stdout, encoding="utf-8")
    if not done.returncode:
        failed.unlink(missing_ok=True)
        return
    if must:
        stop(f"the kernel could not be compiled; see {log}")
    failed.write_text(circumstances(kernel), encoding="utf-8")
    tell(f"the kernel could not be compiled and runs slower; see {log}, and remove {failed} to try again")


def circumstances(kernel: ModuleType) -> str:
    """What a compilation depends on: the sources, the packages, the compiler and the very `.venv`."""
    made = MARK.stat().st_mtime_ns if MARK.exists() else 0
    compilers = [shutil.which(name) for name in COMPILERS]
    return f"{kernel.fingerprint()} {digest_of('kernel')} {compilers} {made}"


def is_noted(failed: Path, now: str) -> bool:
    """Whether a compilation has failed under these circumstances."""
    try:
        return failed.read_text(encoding="utf-8") == now
    except (OSError, ValueError):
        return False


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
    return any(map(shutil.which, COMPILERS))


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
