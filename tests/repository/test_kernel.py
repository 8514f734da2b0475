"""The compiled kernel is used where it was made from the very sources present, and nowhere else."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from build_scripts.environment import has_compiler
from luna.core import kernel
from tests.root import ROOT

PACKAGE = "luna.games.small"
COUNTER = "def count(numbers: list[int]) -> int:\n    return len(numbers)\n"
KERNEL_SAYS = f"import {PACKAGE}.counter as c; from luna.core import kernel; print(kernel.kernel_kind(), c.count([5]))"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with one kernel module, `counter`, and a plain one beside it."""
    small = tmp_path / "luna" / "games" / "small"
    for folder in (tmp_path / "luna" / "core", small, tmp_path / "build_scripts"):
        folder.mkdir(parents=True)
    for package in ("luna", "luna/core", "luna/games"):
        (tmp_path / package / "__init__.py").touch()
    for name in ("luna/core/kernel.py", "build_scripts/kernel.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (small / "__init__.py").write_text(
        "from luna.core.kernel import prefer_compiled\nprefer_compiled(__path__, __name__)\n"
    )
    (small / "counter.py").write_text(COUNTER)
    (small / "counter.pxd").write_text("cpdef int count(list numbers)\n")
    (small / "plain.py").touch()
    return tmp_path


@pytest.fixture
def small_kernel(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module under test, looking at the small tree."""
    monkeypatch.setattr(kernel, "ROOT", tree)
    monkeypatch.setattr(kernel, "BUILD", tree / "build" / "kernel")
    monkeypatch.setattr(kernel, "FINGERPRINT", tree / "build" / "kernel" / "fingerprint")
    monkeypatch.setattr(kernel, "RECIPE", tree / "build_scripts" / "kernel.py")
    monkeypatch.delenv("LUNA_KERNEL", raising=False)
    kernel.is_current.cache_clear()
    yield kernel
    kernel.is_current.cache_clear()


def pretend_built(tree: Path) -> None:
    kernel.BUILD.mkdir(parents=True)
    kernel.FINGERPRINT.write_text(kernel.fingerprint(), encoding="ascii")


def test_only_modules_with_declarations_belong_to_the_kernel(small_kernel: ModuleType):
    assert [path.name for path in small_kernel.kernel_sources()] == ["counter.pxd", "counter.py"]


@pytest.mark.parametrize(
    "name", ["luna/games/small/counter.py", "luna/games/small/counter.pxd", "build_scripts/kernel.py"]
)
def test_the_fingerprint_changes_with_every_source_and_with_the_recipe(tree: Path, small_kernel: ModuleType, name: str):
    before = small_kernel.fingerprint()
    (tree / name).write_text((tree / name).read_text() + "\n# changed\n")
    assert small_kernel.fingerprint() != before


def test_the_fingerprint_changes_with_a_new_kernel_module_but_not_with_a_plain_one(
    tree: Path, small_kernel: ModuleType
):
    before = small_kernel.fingerprint()
    (tree / "luna/games/small/plain.py").write_text("X = 1\n")
    os.utime(tree / "luna/games/small/counter.py", (0, 0))
    assert small_kernel.fingerprint() == before
    (tree / "luna/games/small/plain.pxd").touch()
    assert small_kernel.fingerprint() != before


def test_the_fingerprint_belongs_to_one_kind_of_interpreter(small_kernel: ModuleType, monkeypatch: pytest.MonkeyPatch):
    before = small_kernel.fingerprint()
    monkeypatch.setattr(small_kernel, "EXTENSION_SUFFIXES", [".cpython-399-other.so"])
    assert small_kernel.fingerprint() != before


def test_an_up_to_date_kernel_comes_before_the_plain_modules(tree: Path, small_kernel: ModuleType):
    pretend_built(tree)
    path = ["plain"]
    small_kernel.prefer_compiled(path, PACKAGE)
    assert path == [str(tree / "build" / "kernel" / "luna" / "games" / "small"), "plain"]


def test_nothing_is_put_in_front_when_the_environment_asks_for_the_plain_modules(
    tree: Path, small_kernel: ModuleType, monkeypatch: pytest.MonkeyPatch
):
    pretend_built(tree)
    monkeypatch.setenv("LUNA_KERNEL", "interpreted")
    path = ["plain"]
    small_kernel.prefer_compiled(path, PACKAGE)
    assert path == ["plain"]


def test_nothing_is_put_in_front_where_nothing_was_built(small_kernel: ModuleType):
    path = ["plain"]
    small_kernel.prefer_compiled(path, PACKAGE)
    assert path == ["plain"]


def test_a_stale_kernel_is_not_used(tree: Path, small_kernel: ModuleType):
    pretend_built(tree)
    (tree / "luna/games/small/counter.py").write_text(COUNTER + "\n")
    path = ["plain"]
    small_kernel.prefer_compiled(path, PACKAGE)
    assert path == ["plain"]


def run_in(tree: Path, *arguments: str) -> str:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LUNA_", "COV_"))}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env={**plain, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.slow
@pytest.mark.skipif(not has_compiler(), reason="no C compiler or no headers of Python")
def test_a_compiled_module_runs_until_its_source_changes_or_goes(tree: Path):
    small = tree / "luna" / "games" / "small"
    assert run_in(tree, "-c", KERNEL_SAYS) == "interpreted 1"
    run_in(tree, "build_scripts/kernel.py")
    assert run_in(tree, "-c", KERNEL_SAYS) == "compiled 1"
    (small / "counter.py").write_text(COUNTER.replace("len(numbers)", "len(numbers) + 1"))
    assert run_in(tree, "-c", KERNEL_SAYS) == "interpreted 2"
    (small / "counter.pxd").rename(small / "plain.pxd")
    (small / "plain.pxd").write_text("")
    run_in(tree, "build_scripts/kernel.py")
    assert run_in(tree, "-c", KERNEL_SAYS) == "interpreted 2"


@pytest.mark.parametrize(
    "source", [path for path in kernel.kernel_sources() if path.suffix == ".py"], ids=lambda p: p.stem
)
def test_what_looks_into_a_compiled_object_is_declared(source: Path) -> None:
    """Fields of a compiled class are hidden from a function without a declaration: it would fail once compiled."""
    declared = source.with_suffix(".pxd").read_text("utf-8")
    for each in ast.parse(source.read_text("utf-8")).body:
        if isinstance(each, ast.FunctionDef) and not re.search(rf"\b{each.name}\(", declared):
            given = {argument.arg for argument in each.args.args}
            looks = [node for node in ast.walk(each) if isinstance(node, ast.Attribute) and _name(node.value) in given]
            called = {id(node.func) for node in ast.walk(each) if isinstance(node, ast.Call)}
            fields = [node for node in looks if id(node) not in called]
            assert not fields, f"{each.name} is not in {source.stem}.pxd"


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""
