"""`.venv` is made once, mended when it was interrupted, and every failure is one sentence."""

import importlib.util
import json
import subprocess
from pathlib import Path

import pytest

from build_scripts import environment

SETS = ("game",)


class Machine:
    """Answers the programs that environment.py starts, and notes which of them it was asked for."""

    def __init__(self, folder: Path):
        self.venv = folder / ".venv"
        self.started: list[str] = []
        self.pip_answer = (0, "")

    def run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        self.started.append(command[2])
        code, output = 0, ""
        if command[2] == "venv":
            (self.venv / "bin").mkdir(parents=True, exist_ok=True)
            (self.venv / "bin" / "python").touch()
        else:
            code, output = self.pip_answer
        return subprocess.CompletedProcess(command, code, output)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    (tmp_path / "build_scripts" / "requirements").mkdir(parents=True)
    (tmp_path / "build_scripts" / "requirements" / "game.txt").write_text("one==1")
    (tmp_path / "build_scripts" / "requirements" / "dev.txt").write_text("two==2")
    machine = Machine(tmp_path)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", machine.venv)
    monkeypatch.setattr(environment, "PYTHON", machine.venv / "bin" / "python")
    monkeypatch.setattr(environment, "STAMP", machine.venv / "luna-stamp.json")
    monkeypatch.setattr(environment, "MARK", machine.venv / "luna-made.txt")
    monkeypatch.setattr(environment, "run", machine.run)
    return machine


def test_the_second_start_installs_nothing(machine: Machine):
    environment.add_packages(SETS)
    assert machine.started == ["venv", "pip"]
    environment.add_packages(SETS)
    assert machine.started == ["venv", "pip"]


def test_changed_requirements_are_installed_into_what_is_there(machine: Machine):
    environment.add_packages(SETS)
    (environment.ROOT / "build_scripts" / "requirements" / "game.txt").write_text("one==1.1")
    environment.add_packages(SETS)
    assert machine.started == ["venv", "pip", "pip"]


def test_a_second_set_leaves_the_first_alone(machine: Machine):
    environment.add_packages(SETS)
    environment.add_packages((*SETS, "dev"))
    assert machine.started == ["venv", "pip", "pip"]
    environment.add_packages(SETS)
    assert machine.started == ["venv", "pip", "pip"]


@pytest.mark.parametrize("content", ["", "{", "[]", json.dumps({"interpreter": "another"})])
def test_an_unreadable_or_foreign_stamp_means_a_new_environment(machine: Machine, content: str):
    environment.add_packages(SETS)
    environment.STAMP.write_text(content)
    environment.add_packages(SETS)
    assert machine.started == ["venv", "pip"] * 2


def test_an_installation_that_was_killed_means_a_new_environment(machine: Machine):
    environment.add_packages(SETS)
    machine.pip_answer = (-9, "")
    with pytest.raises(SystemExit):
        environment.add_packages(("dev",))
    machine.pip_answer = (0, "")
    environment.add_packages(SETS)
    assert machine.started == ["venv", "pip", "pip", "venv", "pip"]


def test_packages_that_cannot_be_had_leave_a_working_environment_as_it_was(
    machine: Machine, capsys: pytest.CaptureFixture[str]
):
    environment.add_packages(SETS)
    machine.pip_answer = (1, "WARNING: Retrying after NewConnectionError('...')\nERROR: No matching distribution")
    with pytest.raises(SystemExit) as ended:
        environment.add_packages(("dev",))
    assert ended.value.code == 1
    assert capsys.readouterr().err.splitlines()[-1].endswith("the first start needs the network.")
    environment.add_packages(SETS)
    assert machine.started == ["venv", "pip", "pip"]


def test_other_failures_of_pip_are_quoted(machine: Machine, capsys: pytest.CaptureFixture[str]):
    machine.pip_answer = (1, "Collecting one\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES\nwarning")
    with pytest.raises(SystemExit):
        environment.add_packages(SETS)
    message = capsys.readouterr().err.splitlines()[-1]
    assert "build_scripts/requirements/game.txt" in message
    assert message.endswith("DO NOT MATCH THE HASHES")


def test_a_missing_venv_module_is_named(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit) as ended:
        environment.add_packages(SETS)
    assert ended.value.code == 1
    assert "python3-venv" in capsys.readouterr().err
    assert machine.started == []
