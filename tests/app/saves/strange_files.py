"""What may lie in place of a file and is none."""

from __future__ import annotations

import os
import socket
from pathlib import Path

KINDS = ("folder", "pipe", "socket", "lost link", "circle of links", "device")


def put_in_place(path: Path, kind: str) -> None:
    """Puts one of these in a place where nothing lies."""
    match kind:
        case "folder":
            path.mkdir()
            (path / "inside").write_text("mine")
        case "pipe":
            os.mkfifo(path)
        case "socket":
            bound = socket.socket(socket.AF_UNIX)
            here = Path.cwd()
            os.chdir(path.parent)  # a socket's path may have 108 bytes
            try:
                bound.bind(path.name)
            finally:
                os.chdir(here)
                bound.close()
        case "lost link":
            path.symlink_to("nowhere")
        case "circle of links":
            path.symlink_to(path.name)
        case "device":
            path.symlink_to("/dev/zero")
