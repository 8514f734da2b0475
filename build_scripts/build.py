"""Builds the downloads for the system it runs on: `python3 build_scripts/build.py`. Needs what run.py needs.

Into `dist/`: the folder `Luna` and its archive (the main download), the single file, and on Debian and its relatives
a package. Then all are tested (`bundle/check.py`), played with a mouse (`bundle/play.py`), measured
(`bundle/measure.py`) and installed, updated and removed (`bundle/linux/installed.py`), where there is no screen on one
that Xvfb makes; `--no-check` leaves that out. What is compiled and packed lies in `build/stage`.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"luna: Python 3.11 or newer is needed, this is {sys.version_info[0]}.{sys.version_info[1]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment
from build_scripts.benchmarks.screen import to_draw_on
from build_scripts.packed import FOLDERS, NOT_PACKED

ROOT = environment.ROOT
BUNDLE = ROOT / "build_scripts" / "bundle"
LINUX = BUNDLE / "linux"
PYTHON = [str(environment.PYTHON), "-P"]
STAGE, WORK, DIST = ROOT / "build" / "stage", ROOT / "build" / "pyinstaller", ROOT / "dist"


def main() -> int:
    """Build, pack, check; the exit code is the checks'."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-check", action="store_true", help="build only")
    options = parser.parse_args()
    environment.prepare("game", "bundle", compiled=True)
    stage()
    for kind in ("folder", "file"):
        freeze(kind)
    archive, packages = pack(), debian_package()
    for path in (archive, *packages, single_file()):
        environment.tell(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    if options.no_check:
        return 0
    return checked(archive, packages)


def checked(archive: Path, packages: list[Path]) -> int:
    """Runs all checks, also after one has failed; 0 if all passed, else 1."""
    programs = [str(program()), str(single_file())]
    calls = [["check.py", *programs], ["play.py", *programs], ["measure.py", str(archive), *programs]]
    if sys.platform.startswith("linux"):
        calls.append(["kill.py", str(single_file())])
        calls.append(["linux/installed.py", str(archive), *map(str, packages)])
    with to_draw_on() as there:
        if not there:
            environment.stop("built, but not checked: there is no screen, and Xvfb is not installed.")
        codes = [subprocess.call([*PYTHON, str(BUNDLE / name), *rest]) for name, *rest in calls]
    return 1 if any(codes) else 0


def version() -> str:
    """The version as the package states it."""
    text = (ROOT / "luna" / "__init__.py").read_text(encoding="utf-8")
    return text.split('__version__ = "')[1].split('"')[0]


def stage() -> None:
    """A source tree with the compiled kernel beside its sources, as in an installed program."""
    kernel = environment.load_kernel_module()
    shutil.rmtree(STAGE, ignore_errors=True)
    for name in ("luna", *FOLDERS):
        shutil.copytree(ROOT / name, STAGE / name, ignore=NOT_PACKED)
    shutil.copytree(kernel.BUILD / "luna", STAGE / "luna", dirs_exist_ok=True)
    (STAGE / "build_scripts").mkdir()
    shutil.copytree(BUNDLE, STAGE / "build_scripts" / "bundle", ignore=NOT_PACKED)
    shutil.copy2(ROOT / "LICENSE", STAGE)


def freeze(kind: str) -> None:
    """Runs PyInstaller for the folder or the single file."""
    environment.tell(f"packing the {kind}")
    numbers = ", ".join([*version().split("."), "0"])
    resource = WORK / "version_resource.txt"
    WORK.mkdir(parents=True, exist_ok=True)
    words = (BUNDLE / "version_resource.txt").read_text(encoding="utf-8")
    resource.write_text(words.replace("{numbers}", numbers).replace("{version}", version()), encoding="utf-8")
    told = {"LUNA_STAGE": str(STAGE), "LUNA_KIND": kind, "LUNA_VERSION": version()}
    told |= {"LUNA_VERSION_RESOURCE": str(resource)} if os.name == "nt" else {}
    target = DIST if kind == "folder" else DIST / "single"
    command = [str(environment.PYTHON), "-P", "-m", "PyInstaller", str(BUNDLE / "luna.spec"), "--noconfirm", "--clean"]
    command += ["--distpath", str(target), "--workpath", str(WORK / kind), "--log-level", "WARN"]
    if subprocess.call(command, cwd=STAGE, env={**os.environ, **told, "PYTHONPATH": str(STAGE)}):
        environment.stop(f"PyInstaller could not make the {kind}; its messages are above.")


def program() -> Path:
    """The program in its folder."""
    if sys.platform == "darwin":
        return DIST / "Luna.app" / "Contents" / "MacOS" / "Luna"
    return DIST / "Luna" / ("Luna.exe" if os.name == "nt" else "Luna")


def single_file() -> Path:
    """The program as one file."""
    return DIST / "single" / ("Luna.exe" if os.name == "nt" else "Luna")


def pack() -> Path:
    """The archive people download, on Linux with what installs it for one user; returns where it lies."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    name = DIST / f"Luna-{version()}-{system}-{platform.machine().lower()}"
    if system == "linux":
        subprocess.run([*PYTHON, str(LINUX / "desktop.py"), str(DIST / "Luna")], check=True)
        with tarfile.open(f"{name}.tar.gz", "w:gz") as archive:
            archive.add(DIST / "Luna", "Luna")
        return Path(f"{name}.tar.gz")
    if system == "macos":  # a zip that keeps the links inside the app
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(DIST / "Luna.app"), f"{name}.zip"], check=True)
        return Path(f"{name}.zip")
    return Path(shutil.make_archive(str(name), "zip", DIST, "Luna"))


def debian_package() -> list[Path]:
    """The Debian package, where there are Debian's tools."""
    if not shutil.which("dpkg-deb"):
        return []
    environment.tell("packing the Debian package")
    made = subprocess.run(
        [*PYTHON, str(LINUX / "debian.py"), str(DIST / "Luna"), str(DIST)], check=True, capture_output=True, text=True
    )
    return [Path(made.stdout.strip())]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
