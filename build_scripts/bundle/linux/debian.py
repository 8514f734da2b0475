"""Makes the Debian package: `debian.py PROGRAM_FOLDER TARGET_FOLDER`; needs dpkg-deb and objdump.

The program goes to `/usr/lib/luna`, called by `/usr/games/luna`; menu entry, icons and the type of its files go to
`/usr/share`, where the triggers of Debian's own packages take note of them.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from email.utils import formatdate
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from build_scripts.bundle.linux import desktop, licences
from luna import __version__

NOT_INSTALLED = shutil.ignore_patterns("share", "install.sh", "uninstall.sh", "LICENSES.txt")
OF_LIBC = re.compile(r"(ld-linux.*|lib(c|dl|m|pthread|resolv|rt|util))\.so\.\d+")
LOADED = {
    "libX11.so.6": "libx11-6",
    "libXcursor.so.1": "libxcursor1",
    "libXext.so.6": "libxext6",
    "libXfixes.so.3": "libxfixes3",
    "libXi.so.6": "libxi6",
    "libXrandr.so.2": "libxrandr2",
    "libXss.so.1": "libxss1",
    "libasound.so.2": "libasound2",
    "libdecor-0.so.0": "libdecor-0-0",
    "libpulse.so.0": "libpulse0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What SDL loads only where it is there, and Debian's package with it."""
RECOMMENDED = (*LOADED.values(), "desktop-file-utils", "hicolor-icon-theme", "shared-mime-info")
CONTROL = """Package: luna
Version: {version}
Architecture: {architecture}
Maintainer: The Luna contributors <luna-contributors@invalid.invalid>
Section: games
Priority: optional
Installed-Size: {size}
Depends: libc6 (>= {libc})
Recommends: {recommended}
Description: board game of orders, islands and the temple of the Moon Priestess
 LUNA is an unofficial desktop edition of the board game “Luna – Im Tempel der
 Mondpriesterin” by Stefan Feld. Two to four people or computer players play at
 one screen with the mouse, or one person plays the solo game on three levels.
 In English, German, Polish and Italian, offline, without an account.
"""
DEBIAN_CHANGES = """luna ({version}) stable; urgency=low

  * Version {version}; what is new stands in CHANGELOG.md of the sources.

 -- The Luna contributors <luna-contributors@invalid.invalid>  {date}
"""


def binaries(folder: Path) -> list[Path]:
    """Every program and library of a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if path.open("rb").read(4) == b"\x7fELF"]


def libc_needed(folder: Path) -> str:
    """The oldest version of the C library that has all that is called; raises ValueError if more is needed."""
    paths = binaries(folder)
    listed = subprocess.run(["objdump", "-p", *paths], capture_output=True, text=True, check=True).stdout
    there = {path.name for path in folder.rglob("*.so*")}
    missing = {name for name in re.findall(r"NEEDED +(\S+)", listed) if name not in there and not OF_LIBC.match(name)}
    if missing:
        raise ValueError(f"no package is known for {', '.join(sorted(missing))}")
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", listed)
    return ".".join(map(str, max((int(major), int(minor)) for major, minor in versions)))


def control(tree: Path, architecture: str, version: str) -> str:
    """What dpkg has to know of the package whose files lie in `tree`."""
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    return CONTROL.format(
        version=version,
        architecture=architecture,
        size=sum(-(-path.stat().st_size // 1024) for path in files),
        libc=libc_needed(tree / "usr" / "lib" / "luna"),
        recommended=", ".join(sorted(RECOMMENDED)),
    )


def lay_out(program: Path, tree: Path, version: str) -> None:
    """All files where they will be installed."""
    shutil.copytree(program, tree / "usr" / "lib" / "luna", symlinks=True, ignore=NOT_INSTALLED)
    desktop.write_share(tree / "usr" / "share")
    (tree / "usr" / "games").mkdir()
    (tree / "usr" / "games" / "luna").symlink_to("../lib/luna/Luna")
    papers = tree / "usr" / "share" / "doc" / "luna"
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(licences.whole(), "utf-8")
    changes = DEBIAN_CHANGES.format(version=version, date=formatdate())
    (papers / "changelog.gz").write_bytes(gzip.compress(changes.encode(), 9, mtime=0))
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == "Luna" else 0o644)


def sums(tree: Path) -> str:
    """A checksum for each file, as dpkg checks them on request."""
    paths = sorted(path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in paths)


def package(program: Path, target: Path, version: str = __version__) -> Path:
    """The package of a program folder, made in `target`; returns where it lies."""
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    made = target / f"luna_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory(prefix="luna-deb-") as folder:
        tree = Path(folder) / "tree"
        lay_out(program, tree, version)
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN" / "control").write_text(control(tree, architecture, version), "utf-8")
        (tree / "DEBIAN" / "md5sums").write_text(sums(tree), "utf-8")
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(made)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return made


if __name__ == "__main__":
    print(package(Path(sys.argv[1]), Path(sys.argv[2])))
