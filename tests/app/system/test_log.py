"""The log file and uncaught errors."""

import os
import subprocess
import sys

import pytest

from luna.app.system import paths
from tests.app.saves.strange_files import KINDS, put_in_place

CRASH = """
import sys; sys.path.insert(0, {root!r})
from pathlib import Path
from luna.app.system import log
log.start_log(Path({file!r}))
log.log_uncaught(lambda: "a friendly sentence")
raise {error}
"""


def crash(file, error):
    code = CRASH.format(root=str(paths.program_folder()), file=str(file), error=error)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_an_uncaught_error_is_logged_and_said_in_a_sentence(tmp_path):
    done = crash(tmp_path / "log" / "luna.log", "ValueError('boom')")
    assert done.returncode == 1
    assert done.stderr.startswith("a friendly sentence\n")
    assert "ValueError: boom" in done.stderr
    assert "ValueError: boom" in (tmp_path / "log" / "luna.log").read_text("utf-8")


def test_an_interruption_is_no_error(tmp_path):
    done = crash(tmp_path / "luna.log", "KeyboardInterrupt")
    assert "friendly" not in done.stderr
    assert not (tmp_path / "luna.log").exists()


def test_without_a_place_for_the_log_the_program_still_runs(tmp_path):
    (tmp_path / "file").write_text("")
    done = crash(tmp_path / "file" / "luna.log", "ValueError('boom')")
    assert done.stderr.startswith("a friendly sentence\n")
    assert done.returncode == 1


@pytest.mark.skipif(os.name == "nt", reason="pipes and sockets")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_neither_waited_for_nor_told_at_every_line(tmp_path, kind):
    put_in_place(tmp_path / "luna.log", kind)
    done = crash(tmp_path / "luna.log", "ValueError('boom')")
    assert done.stderr.startswith("a friendly sentence\nTraceback")
    assert done.stderr.count("Traceback") == 1


def test_a_full_disk_is_no_reason_to_print_anything(tmp_path):
    done = crash("/dev/full", "ValueError('boom')")
    assert done.stderr.startswith("a friendly sentence\nTraceback")
    assert done.stderr.count("Traceback") == 1


def test_text_that_is_none_is_logged_all_the_same(tmp_path):
    crash(tmp_path / "luna.log", r"ValueError('\udc80')")
    assert r"ValueError: \udc80" in (tmp_path / "luna.log").read_text("utf-8")
