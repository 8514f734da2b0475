"""Renders the pictures of the game: `python build_scripts/games/luna/art/render.py [--only NAME ...] [--preview]`.

NAME is a group (pieces, effects, quays, islands, background, title, ends, portraits, icon) or the beginning of sprite
names. All is made in `build/art` and copied to `assets` when it is finished; whole groups are noted in `ART_LOCK.json`.
Needs `pip install -r build_scripts/requirements/art.txt`; the game itself does not.
"""

import argparse
import json
import shutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.art import backdrop, effects, icon, lock, modules, pictures, portraits, sprites

SAMPLES = {
    "pieces": 24,
    "quays": 10,
    "islands": 12,
    "background": 14,
    "title": 20,
    "ends": 24,
    "portraits": 48,
    "icon": 48,
}
FULL, PREVIEW = 200, 60
"""px per unit; the game shows 100 at 1920x1080."""
SPRITES = {
    "pieces": [*sprites.PIECES, *sprites.FIELDS],
    "effects": list(effects.EFFECTS),
    "quays": list(sprites.QUAYS),
    "islands": list(sprites.ISLANDS),
}
WHOLE = {
    "background": lambda job, out: backdrop.background(job, out / "art" / "background.webp"),
    "title": lambda job, out: pictures.title(job, out / "art" / "title.webp"),
    "ends": lambda job, out: pictures.ends(job, out / "art"),
    "portraits": lambda job, out: portraits.portraits(job, out / "art"),
    "icon": lambda job, out: icon.icons(job, out / "icon"),
}


def chosen(only):
    """The names to make by group, and the groups that are made completely."""
    work: dict[str, list[str]] = {}
    whole = []
    for group in lock.GROUPS:
        names = SPRITES.get(group, [group])
        wanted = [name for name in names if not only or group in only or name.startswith(tuple(only))]
        if wanted:
            work[group] = wanted
        if wanted == names:
            whole.append(group)
    return work, whole


def make(group, names, job, out):
    """Make files of one group in the build folder; returns the entries of sprites.json."""
    entries: dict[str, dict[str, list[float]]] = {}
    for name in names:
        start = time.monotonic()
        if group in WHOLE:
            WHOLE[group](job, out)
        else:
            entries |= sprites.make(name, job)
        print(f"{time.strftime('%H:%M:%S')} {name} {time.monotonic() - start:.1f} s", flush=True)
    return entries


def publish(out, names, entries):
    """Copy what was made to assets and note it in sprites.json; sprites that nobody makes any more are removed."""
    target = lock.ART / "sprites"
    for folder in (target, lock.ICON, lock.TITLE):
        folder.mkdir(parents=True, exist_ok=True)
    for path in out.rglob("*.*"):
        if path.parent.name == "sprites" and path.stem not in names:
            continue
        shutil.copyfile(path, published(path.relative_to(out)))
    index = lock.ART / "sprites.json"
    known = json.loads(index.read_text("utf-8")) if index.exists() else {}
    made = {*sprites.SCENERY, *(name for group in SPRITES.values() for name in group)}
    known = {name: entry for name, entry in {**known, **entries}.items() if name in made}
    index.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")
    for path in target.glob("*.png"):
        if path.stem not in made:
            path.unlink()


def published(made):
    """Where a picture belongs that was made at a path: icon and title to the program, all others to the game."""
    if made.parts[0] == "icon":
        return lock.ICON / made.name
    return lock.TITLE / made.name if made.stem == "title" else lock.ART / made.relative_to("art")


def main():
    """Render, then publish unless it is a preview."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--only", nargs="+", default=[], metavar="NAME")
    arguments.add_argument("--preview", action="store_true", help="small and coarse, stays in build/art_preview")
    arguments.add_argument("--faster", type=float, default=1.0, metavar="SHARE", help="share of the samples, 0-1")
    args = arguments.parse_args()
    out = lock.ROOT / "build" / ("art_preview" if args.preview else "art")
    if not args.only:
        shutil.rmtree(out, ignore_errors=True)
    for folder in ("art/sprites", "icon", "work"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    work, whole = chosen(args.only)
    hashes = {group: lock.source_hash(group) for group in whole}
    entries: dict[str, dict[str, list[float]]] = {}
    for group, names in work.items():
        samples = 6 if args.preview else max(4, round(SAMPLES.get(group, 1) * args.faster))
        job = modules.Job(PREVIEW if args.preview else FULL, samples, out / "work", out / "art" / "sprites")
        entries |= make(group, names, job, out)
    shutil.rmtree(out / "work")
    if args.preview:
        (out / "art" / "sprites.json").write_text(json.dumps(entries, indent=1), "utf-8")
    else:
        publish(out, set(entries), entries)
        lock.write(hashes)


if __name__ == "__main__":
    main()
