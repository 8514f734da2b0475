"""What makes an installed program of the game on Linux: menu entry, icons, the type of its files, two scripts.

`desktop.py FOLDER` puts them into the folder of the program: `share` as it has to lie in a system's or a user's folder
for such data, `install.sh` and `uninstall.sh`, which do that for one user, and the licences. All words come from the
Fluent files.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from build_scripts.bundle.linux import licences
from luna.app.settings.language import LANGUAGES
from luna.ui.reading.text import FALLBACK, Text

HERE = Path(__file__).parent
FILE_TYPE = "application/x-luna-record"
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
SAID = ("done", "updated", "removed", "incomplete", "absent", "foreign", "failed")
"""What the scripts say, each `install-…` in the Fluent files."""
ENTRY = f"""[Desktop Entry]
Type=Application
Version=1.0
{{names}}
Exec=/usr/games/luna %f
Icon=luna
Terminal=false
Categories=Game;BoardGame;StrategyGame;
MimeType={FILE_TYPE};
StartupWMClass=luna
StartupNotify=false
"""
TYPES = f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{FILE_TYPE}">
{{comments}}
    <sub-class-of type="text/plain"/>
    <icon name="luna"/>
    <magic priority="60">
      <match type="string" value="luna-record " offset="0"/>
    </magic>
    <glob pattern="*.luna"/>
  </mime-type>
</mime-info>
"""


def texts() -> dict[str, Text]:
    """The texts in each language, English first."""
    return {language: Text(ROOT / "localization", language) for language in LANGUAGES}


def menu_entry() -> str:
    """The `.desktop` file; its Exec is the package's, since not everybody's PATH leads to games."""
    keys = {"Name": "app-title", "GenericName": "desktop-kind", "Comment": "desktop-comment"}
    lines = []
    for key, id in keys.items():
        for language, text in texts().items():
            lines.append(f"{key}{'' if language == FALLBACK else f'[{language}]'}={text(id)}")
    return ENTRY.format(names="\n".join(lines))


def file_type() -> str:
    """The file that tells shared-mime-info what a game's record is."""
    comments = []
    for language, text in texts().items():
        which = "" if language == FALLBACK else f' xml:lang="{language}"'
        comments.append(f"    <comment{which}>{escape(text('desktop-file'))}</comment>")
    return TYPES.format(comments="\n".join(comments))


def script(name: str) -> str:
    """`install.sh` or `uninstall.sh` with its words; `%s` is where a folder is named."""
    told = [
        f"    {language}-{said}) printf '%s' {shlex.quote(text(f'install-{said}', folder='%s'))} ;;"
        for language, text in texts().items()
        for said in SAID
    ]
    languages = [f"{language}*) language={language} ;;" for language in LANGUAGES if language != FALLBACK]
    head = (HERE / "head.sh").read_text("utf-8")
    head = head.replace("@WORDS@", "\n".join(told)).replace("@LANGUAGES@", "\n".join(languages))
    return (HERE / name).read_text("utf-8").replace("@HEAD@", head)


def write_share(folder: Path) -> None:
    """The menu entry, the type of the files and the icons, as under `/usr/share`."""
    written: dict[str, Callable[[], str]] = {
        "applications/luna.desktop": menu_entry,
        "mime/packages/luna.xml": file_type,
    }
    for name, content in written.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content(), "utf-8", newline="\n")
    for size in ICON_SIZES:
        icons = folder / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        icons.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / "assets" / "app" / "icon" / f"icon_{size}.png", icons / "luna.png")


def main(folder: Path) -> None:
    """Everything into the folder of the program."""
    shutil.rmtree(folder / "share", ignore_errors=True)
    write_share(folder / "share")
    for name in ("install.sh", "uninstall.sh"):
        (folder / name).write_text(script(name), "utf-8", newline="\n")
        (folder / name).chmod(0o755)
    (folder / "LICENSES.txt").write_text(licences.whole(), "utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
