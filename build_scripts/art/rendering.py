"""A run of a game's renderer: what is asked for is made in the build folder, then copied to the assets."""

import argparse
import json
import shutil
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .job import Job
from .lock import ROOT, Lock

FULL, PREVIEW = 200, 60
"""px per unit; the game shows 100 at 1920x1080."""
Entries = dict[str, dict[str, list[float]]]
"""Size in units and anchor of each sprite, as in sprites.json."""


@dataclass(frozen=True, slots=True)
class Studio:
    """How the pictures of a game are made.

    `sprites` are the names of each group of sprites, `whole` makes each other group as one; `beside` are sprites that
    come with others. `published` says where a picture belongs that was made at a path of the build folder.
    """

    art: Path
    lock: Lock
    samples: Mapping[str, int]
    sprites: Mapping[str, list[str]]
    whole: Mapping[str, Callable[[Job, Path], None]]
    beside: tuple[str, ...]
    sprite: Callable[[str, Job], Entries]
    published: Callable[[Path], Path]

    def chosen(self, only: list[str]) -> tuple[dict[str, list[str]], list[str]]:
        """The names to make by group, and the groups that are made completely."""
        work: dict[str, list[str]] = {}
        complete = []
        for group in self.lock.groups:
            names = self.sprites.get(group, [group])
            wanted = [name for name in names if not only or group in only or name.startswith(tuple(only))]
            if wanted:
                work[group] = wanted
            if wanted == names:
                complete.append(group)
        return work, complete

    def make(self, group: str, names: list[str], job: Job, out: Path) -> Entries:
        """Make files of one group in the build folder."""
        entries: Entries = {}
        for name in names:
            start = time.monotonic()
            if group in self.whole:
                self.whole[group](job, out)
            else:
                entries |= self.sprite(name, job)
            print(f"{time.strftime('%H:%M:%S')} {name} {time.monotonic() - start:.1f} s", flush=True)
        return entries

    def publish(self, out: Path, entries: Entries) -> None:
        """Copy what was made to assets and note it in sprites.json; sprites that nobody makes any more are removed."""
        target = self.art / "sprites"
        for folder in (target, *self.lock.pictures):
            folder.mkdir(parents=True, exist_ok=True)
        for path in out.rglob("*.*"):
            if path.parent.name == "sprites" and path.stem not in entries:
                continue
            shutil.copyfile(path, self.published(path.relative_to(out)))
        index = self.art / "sprites.json"
        known: dict[str, Any] = json.loads(index.read_text("utf-8")) if index.exists() else {}
        made = {*self.beside, *(name for group in self.sprites.values() for name in group)}
        known = {name: entry for name, entry in {**known, **entries}.items() if name in made}
        index.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")
        for path in target.glob("*.png"):
            if path.stem not in made:
                path.unlink()


def run(studio: Studio, name: str, description: str | None) -> None:
    """Render what the command line asks for, then publish it unless it is a preview."""
    arguments = argparse.ArgumentParser(description=description)
    arguments.add_argument("--only", nargs="+", default=[], metavar="NAME")
    arguments.add_argument("--preview", action="store_true", help=f"small and coarse, stays in build/{name}_preview")
    arguments.add_argument("--faster", type=float, default=1.0, metavar="SHARE", help="share of the samples, 0-1")
    args = arguments.parse_args()
    out = ROOT / "build" / (f"{name}_preview" if args.preview else name)
    if not args.only:
        shutil.rmtree(out, ignore_errors=True)
    for folder in ("art/sprites", "icon", "work"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    work, complete = studio.chosen(args.only)
    hashes = {group: studio.lock.source_hash(group) for group in complete}
    entries: Entries = {}
    for group, names in work.items():
        samples = 6 if args.preview else max(4, round(studio.samples.get(group, 1) * args.faster))
        job = Job(PREVIEW if args.preview else FULL, samples, out / "work", out / "art" / "sprites")
        entries |= studio.make(group, names, job, out)
    shutil.rmtree(out / "work")
    if args.preview:
        (out / "art" / "sprites.json").write_text(json.dumps(entries, indent=1), "utf-8")
    else:
        studio.publish(out, entries)
        studio.lock.write(hashes)
