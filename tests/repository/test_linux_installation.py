"""What installs the game on Linux: menu entry, file type, the scripts for one user, the Debian package."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from build_scripts.bundle.linux import debian, desktop, licences
from luna.app.settings.language import LANGUAGES
from tests.root import ROOT

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="not on Linux")
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def entry() -> dict[str, str]:
    lines = desktop.menu_entry().splitlines()
    assert lines[0] == "[Desktop Entry]"
    return dict(line.split("=", 1) for line in lines[1:])


def test_the_menu_entry_speaks_every_language_and_takes_a_file():
    found = entry()
    for key in ("Name", "GenericName", "Comment"):
        words = [found[key if language == "en" else f"{key}[{language}]"] for language in LANGUAGES]
        assert all(words)
        assert key == "Name" or len(set(words)) == len(LANGUAGES)
    assert found["Exec"] == "/usr/games/luna %f"
    assert found["MimeType"] == f"{desktop.FILE_TYPE};"


def test_the_menu_entry_belongs_to_the_window_of_the_program():
    code = (ROOT / "luna" / "app" / "system" / "display.py").read_text("utf-8")
    assert f'"SDL_VIDEO_WAYLAND_WMCLASS"] = "{entry()["StartupWMClass"]}"' in code


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-utils is not installed")
def test_the_menu_entry_is_valid(tmp_path: Path):
    file = tmp_path / "luna.desktop"
    file.write_text(desktop.menu_entry(), "utf-8")
    done = subprocess.run(["desktop-file-validate", file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_file_type_is_known_by_name_and_by_content_and_told_in_every_language():
    kind = ElementTree.fromstring(desktop.file_type()).find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == desktop.FILE_TYPE
    comments = {comment.get(XML_LANGUAGE, "en"): comment.text for comment in kind.iter(f"{MIME}comment")}
    assert tuple(comments) == LANGUAGES
    assert len(set(comments.values())) == len(LANGUAGES)
    assert [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")] == ["*.luna"]
    (match,) = kind.iter(f"{MIME}match")
    records = list((ROOT / "tests" / "games" / "luna" / "golden").rglob("*.luna"))
    assert records
    assert all(path.read_text("utf-8").startswith(match.get("value", "?")) for path in records)


def test_every_icon_has_the_size_of_its_folder(tmp_path: Path):
    desktop.write_share(tmp_path)
    icons = sorted(tmp_path.rglob("luna.png"))
    assert len(icons) == len(desktop.ICON_SIZES)
    for icon in icons:
        size = int.from_bytes(icon.read_bytes()[16:20], "big")
        assert icon.parent.parent.name == f"{size}x{size}"


def test_the_licences_of_all_that_is_packed_are_told():
    text = licences.whole()
    assert text.startswith((ROOT / "LICENSE").read_text("utf-8").strip())
    for name in ("pygame-ce", "pygame_gui", "babel", "Python", "GNU LESSER GENERAL PUBLIC LICENSE", "SDL2"):
        assert name in text
    assert all(package.metadata["Name"] in text for package in licences.packages())


# -- the scripts for one user


@pytest.fixture
def download(tmp_path: Path) -> Path:
    """The unpacked archive, with a program that prints what it is called with."""
    folder = tmp_path / "ein Ordner" / "Luna"
    (folder / "files").mkdir(parents=True)
    (folder / "files" / "part").write_text("of this version")
    (folder / "Luna").write_text('#!/bin/sh\nprintf \'%s\\n\' "$0" "$@"\n')
    (folder / "Luna").chmod(0o755)
    desktop.main(folder)
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder of an awkward name with saved games and settings; without %, which GLib cannot read back."""
    home = tmp_path / 'Żółw & "50" $HOME `x` \\ é'
    for name in (".local/share/luna/saves/0001.luna", ".config/luna/settings.toml"):
        (home / name).parent.mkdir(parents=True)
        (home / name).write_text("the person's own")
    return home


def call(script: Path, home: Path, language: str = "C", **more: str) -> tuple[int, str]:
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": language, **more}
    done = subprocess.run(["sh", script], env=environment, cwd="/", capture_output=True, text=True, check=False)
    return done.returncode, (done.stdout + done.stderr).strip()


def files(folder: Path) -> dict[str, str]:
    """All but the caches that the desktop's own programs make."""
    made = ("mime/", "applications/mimeinfo.cache")
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if not path.is_dir()}
    cached = [name for name in found if name.startswith(tuple(f".local/share/{each}" for each in made))]
    kept = {name for name in found if name not in cached or "luna" in found[name].name}
    return {name: found[name].read_text("latin-1") for name in kept}


@ON_LINUX
def test_installed_updated_and_removed_for_one_user(download: Path, home: Path):
    before = files(home)
    assert call(download / "install.sh", home)[0] == 0
    program = home / ".local" / "lib" / "luna"
    assert (program / "files" / "part").read_text() == "of this version"
    assert (home / ".local/share/mime/packages/luna.xml").read_text("utf-8") == desktop.file_type()
    assert (home / ".local/share/icons/hicolor/48x48/apps/luna.png").is_file()
    (program / "files" / "only-older").touch()
    assert call(download / "install.sh", home)[0] == 0
    assert not (program / "files" / "only-older").exists()
    assert subprocess.check_output([home / ".local/bin/luna", "x"], text=True).splitlines()[1] == "x"
    shutil.rmtree(download)
    assert call(program / "uninstall.sh", home)[0] == 0
    assert files(home) == before


@ON_LINUX
@pytest.mark.skipif(not shutil.which("gio"), reason="gio is not installed")
def test_the_menu_entry_finds_the_program_in_any_home_folder(download: Path, home: Path, tmp_path: Path):
    told = tmp_path / "told"
    (download / "Luna").write_text(
        f"#!/bin/sh\nprintf '%s\\n' \"$0\" \"$@\" >'{told}.part'\nmv '{told}.part' '{told}'\n"
    )
    assert call(download / "install.sh", home)[0] == 0
    game = tmp_path / "ein Spiel (1) 50%.luna"
    game.touch()
    launched = home / ".local/share/applications/luna.desktop"
    done = subprocess.run(["gio", "launch", launched, game], capture_output=True, text=True, timeout=20, check=False)
    assert done.returncode == 0, done.stderr
    until = 200
    while not told.exists() and (until := until - 1):
        subprocess.run(["sleep", "0.05"], check=True)
    assert told.read_text("utf-8").splitlines() == [str(home / ".local/lib/luna/Luna"), str(game)]


@ON_LINUX
def test_what_others_made_is_left_as_it_is(download: Path, home: Path, tmp_path: Path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / ".installed").write_text("of another")
    (home / ".local" / "lib").mkdir()
    for make in ((lambda path: path.mkdir()), (lambda path: path.symlink_to(elsewhere)), (lambda path: path.touch())):
        place = home / ".local" / "lib" / "luna"
        make(place)
        before = files(tmp_path)
        code, said = call(download / "install.sh", home)
        assert code == 1
        assert str(place) in said
        assert call(download / "uninstall.sh", home)[0] == 1
        assert files(tmp_path) == before
        place.rmdir() if place.is_dir() and not place.is_symlink() else place.unlink()


@ON_LINUX
def test_a_command_of_another_program_stays(download: Path, home: Path):
    other = home / ".local" / "bin" / "luna"
    other.parent.mkdir()
    other.write_text("another program")
    call(download / "install.sh", home)
    call(download / "uninstall.sh", home)
    assert other.read_text() == "another program"


@ON_LINUX
def test_another_folder_for_data_is_used_and_remembered(download: Path, home: Path, tmp_path: Path):
    data = tmp_path / "data"
    assert call(download / "install.sh", home, XDG_DATA_HOME=str(data))[0] == 0
    assert (data / "applications" / "luna.desktop").is_file()
    assert call(download / "uninstall.sh", home)[0] == 0
    assert not list(data.rglob("luna.*"))


@ON_LINUX
def test_the_scripts_speak_every_language(download: Path, home: Path):
    for language, text in desktop.texts().items():
        locale = f"{language}_XX.UTF-8"
        said = [call(download / name, home, locale)[1] for name in ("install.sh", "install.sh", "uninstall.sh")]
        assert said == [text(f"install-{each}") for each in ("done", "updated", "removed")]
        code, line = call(download / "uninstall.sh", home, locale)
        assert (code, line) == (1, text("install-absent", folder=str(home / ".local/lib/luna")))
    (download / "files" / "part").unlink()
    (download / "files").rmdir()
    assert call(download / "install.sh", home, "pl_PL") == (1, desktop.texts()["pl"]("install-incomplete"))


@ON_LINUX
def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(download: Path, home: Path):
    (home / ".local" / "lib").write_text("a file where the folder should be")
    code, said = call(download / "install.sh", home, "de_DE")
    assert code == 1
    assert said.splitlines()[-1] == desktop.texts()["de"]("install-failed", folder=str(home / ".local/lib/luna"))


# -- the Debian package


@ON_LINUX
@pytest.mark.skipif(not shutil.which("dpkg-deb") or not shutil.which("objdump"), reason="no tools for Debian packages")
def test_the_package_installs_the_program_for_all(download: Path, tmp_path: Path):
    shutil.copy("/bin/true", download / "Luna")
    made = debian.package(download, tmp_path, "1.2.3")
    assert re.fullmatch(r"luna_1\.2\.3_[a-z0-9]+\.deb", made.name)
    fields = subprocess.check_output(["dpkg-deb", "-f", made], text=True)
    assert re.search(r"^Depends: libc6 \(>= 2\.\d+\)$", fields, re.MULTILINE)
    assert "Version: 1.2.3\n" in fields
    listed = subprocess.check_output(["dpkg-deb", "-c", made], text=True).splitlines()
    names = {line.split(None, 5)[5].split(" -> ")[0].removeprefix("."): line for line in listed}
    for name in (
        *("/usr/lib/luna/files/part", "/usr/share/applications/luna.desktop", "/usr/share/mime/packages/luna.xml"),
        *("/usr/share/icons/hicolor/48x48/apps/luna.png", "/usr/share/doc/luna/copyright"),
        "/usr/share/doc/luna/changelog.gz",
    ):
        assert names[name].startswith("-rw-r--r-- root/root"), name
    assert names["/usr/lib/luna/Luna"].startswith("-rwxr-xr-x root/root")
    assert names["/usr/games/luna"].endswith("-> ../lib/luna/Luna")
    assert not any(name.endswith(".sh") for name in names)


@ON_LINUX
@pytest.mark.skipif(not shutil.which("objdump"), reason="binutils are not installed")
def test_a_library_that_no_package_is_known_for_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    listed = "  NEEDED  libc.so.6\n  NEEDED  libstrange.so.7\n 0x0 0x00 02 GLIBC_2.4\n 0x0 0x00 03 GLIBC_2.17\n"
    done = subprocess.CompletedProcess([], 0, listed)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    with pytest.raises(ValueError, match=r"libstrange\.so\.7"):
        debian.libc_needed(tmp_path)
    (tmp_path / "libstrange.so.7").touch()
    assert debian.libc_needed(tmp_path) == "2.17"


def test_what_sdl_loads_only_where_it_is_there_is_recommended():
    import pygame

    libraries = list((Path(pygame.__file__).parents[1] / "pygame_ce.libs").glob("libSDL2-2*"))
    if not libraries:
        pytest.skip("SDL is not packed with pygame")
    assert [name for name in debian.LOADED if name.encode() not in libraries[0].read_bytes()] == []
