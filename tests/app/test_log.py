"""The log file and uncaught errors."""

import subprocess
import sys

from luna.app import paths

CRASH = """
import sys; sys.path.insert(0, {root!r})
from pathlib import Path
from luna.app import log
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
