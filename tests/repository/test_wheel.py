"""What `pip install .` installs is the whole game; `build_scripts/wheel/check.py` does it in a fresh environment."""

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from setuptools import Distribution, Extension

from build_scripts.environment import has_compiler
from build_scripts.wheel.commands import BuildKernel
from tests.root import ROOT

PIP = sys.executable, "-m", "pip"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A wheel without the kernel, made with what is installed here."""
    folder = tmp_path_factory.mktemp("wheel")
    plain = {**os.environ, "LUNA_KERNEL": "interpreted"}
    made = [*PIP, "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(made, env=plain, check=True)
    (path,) = folder.glob("*.whl")
    yield path
    shutil.rmtree(folder)


@pytest.mark.slow
def test_a_wheel_holds_all_that_the_program_reads_and_nothing_else(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    inside = {name.removeprefix("luna/") for name in names if name.startswith(("luna/assets/", "luna/localization/"))}
    there = {
        path.relative_to(ROOT).as_posix() for folder in ("assets", "localization") for path in files(ROOT / folder)
    }
    assert inside <= there
    left_out = {name for name in there - inside if "screenshots" not in Path(name).parts}
    assert {Path(name).name for name in left_out} == {"ART_LOCK.json", "glossary.toml", "TRANSLATING.md"}
    assert {name.split("/")[0] for name in names} == {"luna", wheel.name.partition("-py3")[0] + ".dist-info"}


@pytest.mark.slow
def test_the_installed_command_works_from_any_folder(wheel: Path, tmp_path: Path):
    place = tmp_path / "installed"
    subprocess.run([*PIP, "install", "--quiet", "--no-deps", "--no-index", "--target", str(place), wheel], check=True)
    alone = {**os.environ, "PYTHONPATH": str(place), "LUNA_HOME": str(tmp_path / "person"), "SDL_VIDEODRIVER": "dummy"}
    (command,) = (place / ("Scripts" if os.name == "nt" else "bin")).glob("luna*")
    done = subprocess.run([command, "--selftest"], cwd=tmp_path, env=alone, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert all(": ok: " in line for line in done.stdout.splitlines())
    assert "scenes: ok: " in done.stdout


@pytest.mark.slow
@pytest.mark.skipif(not has_compiler(), reason="no C compiler or no headers of Python")
@pytest.mark.parametrize("compiler_works", [True, False])
def test_the_kernel_is_compiled_as_a_whole_or_not_at_all(
    compiler_works: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "one.py").write_text("def one():\n    return 1\n")
    (tmp_path / "two.c").write_text("int two(void) { return 2; }\n" if compiler_works else "no program\n")
    modules = [Extension("one", ["one.py"]), Extension("two", ["two.c"])]
    command = BuildKernel(Distribution({"name": "small", "ext_modules": modules}))
    command.build_lib, command.build_temp = "library", "temporary"
    command.ensure_finalized()
    command.run()
    assert len(list((tmp_path / "library").glob("*"))) == (2 if compiler_works else 0)
    assert ("could not be compiled" in capsys.readouterr().err) is not compiler_works


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]
