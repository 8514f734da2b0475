"""Where files lie."""

import os
import pathlib
import subprocess
import sys

from platformdirs import PlatformDirs

from luna.app.system import paths


def user_paths(environment):
    wanted = "paths.settings_file(), paths.saves_folder(), paths.log_file()"
    code = f"from luna.app.system import paths; print({wanted}, sep='\\n')"
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(paths.program_folder())!r}); {code}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd="/")
    return [pathlib.Path(line) for line in done.stdout.splitlines()]


def test_luna_home_holds_everything(tmp_path):
    for path in user_paths({**os.environ, "LUNA_HOME": str(tmp_path)}):
        assert path.is_relative_to(tmp_path)


def test_without_a_home_there_are_still_absolute_folders():
    bare = {key: value for key, value in os.environ.items() if key not in ("HOME", "LUNA_HOME", "USERPROFILE")}
    assert all(path.is_absolute() for path in user_paths(bare))


def test_an_account_without_home_entry_gets_a_temporary_folder(monkeypatch):
    monkeypatch.delenv("LUNA_HOME", raising=False)
    for what in ("config", "data", "log"):
        monkeypatch.setattr(PlatformDirs, f"user_{what}_path", property(lambda _: pathlib.Path("~/.local/share/luna")))
    for path in (paths.settings_file(), paths.saves_folder(), paths.log_file()):
        assert path.is_absolute()
        assert "~" not in path.parts


def test_the_programs_own_files_are_where_they_are_looked_for():
    assert (paths.art_of("luna") / "sprites.json").is_file()
    assert (paths.localization() / "en" / "app" / "shell.ftl").is_file()


def test_a_frozen_program_finds_its_files_beside_it(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets() == tmp_path / "assets"
