"""The repository's frame: what lies at its top, what its licence says, what its packages are pinned to."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from luna import __version__
from tests.root import ROOT

TOP_LEVEL = {
    *("pyproject.toml", "luna", "assets", "localization", "tests", "build_scripts"),
    *("LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs", "setup.py", ".ci", ".github", ".gitignore"),
}
REQUIREMENTS = sorted((ROOT / "build_scripts" / "requirements").glob("*.txt"))
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def versioned_files() -> list[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return listed.stdout.splitlines()


def pins(path: Path) -> dict[str, str]:
    """The logical lines of a requirements file: normalized name to everything after it."""
    lines = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    split = (re.split(r"(?===)", line, maxsplit=1) for line in lines if line.strip())
    return {name.lower().replace(".", "-").replace("_", "-"): rest for name, rest in split}


def test_the_top_level_is_as_fixed():
    assert {name.split("/")[0] for name in versioned_files()} == TOP_LEVEL


def test_every_requirement_set_has_its_source():
    names = {path.stem for path in REQUIREMENTS}
    assert {"game", "kernel", "dev"} <= names
    assert all(path.with_suffix(".in").exists() for path in REQUIREMENTS)


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_package_is_pinned_with_hashes(path: Path):
    for name, rest in pins(path).items():
        assert re.match(r"==[0-9][0-9a-z.]*\s", rest), name
        assert HASH.search(rest), name


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_requirements_name_no_address_and_no_path(path: Path):
    assert not re.search(r"//|^\s*-(?!-hash)", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_sets_agree_on_packages_they_share():
    versions: dict[str, set[str]] = {}
    for path in REQUIREMENTS:
        for name, rest in pins(path).items():
            versions.setdefault(name, set()).add(rest.split()[0])
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_what_the_package_needs_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[<>=]", line)[0].replace(".", "-") for line in project["dependencies"]}
    assert needed <= set(pins(ROOT / "build_scripts" / "requirements" / "game.txt"))


def test_the_version_is_a_version():
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_licence_names_code_fonts_art_and_the_game():
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    for name in ("MIT License", "Cinzel", "Source Sans 3", "SIL Open Font License", "CC BY 4.0"):
        assert name in text
    for name in ("unofficial", "fan", "Stefan Feld", "Hall Games"):
        assert name in text


@pytest.mark.parametrize("name", ["run.py", "test.py"])
def test_old_pythons_can_read_the_scripts_far_enough_to_say_they_are_too_old(name: str):
    tree = ast.parse((ROOT / "build_scripts" / name).read_text(encoding="utf-8"), feature_version=(3, 6))
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    refusal = next(node.lineno for node in tree.body if isinstance(node, ast.If))
    assert all(node.lineno > refusal for node in imports if node.module == "build_scripts")
    assert "__future__" not in {node.module for node in imports}
