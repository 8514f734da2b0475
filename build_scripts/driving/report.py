"""What playing a game by hand has taken, as lines to be read."""

from __future__ import annotations

from pathlib import Path

from build_scripts.driving.hand import Hand


def report(title: str, hand: Hand, kinds: int, frames: Path, seconds: float) -> None:
    """Prints one game's numbers; `frames` is the program's frame log."""
    tally = hand.tally
    times = [tuple(map(float, line.split())) for line in frames.read_text("utf-8").splitlines()]
    drawn, shown = sorted(time[0] for time in times), sorted(time[1] for time in times)
    lines = (
        title,
        f"  {tally.actions} actions of {kinds} kinds, {tally.drags} drags, {tally.clicks} clicks, {seconds:.0f} s",
        f"  without a drag: {', '.join(sorted({line.split()[0] for line in tally.by_click_only}))}",
        f"  release to record on disk: at worst {1000 * tally.slowest:.0f} ms ({tally.slowest_line})",
        f"  {tally.refused} wrong drops, all refused; aimed beside the middle: {len(hand.seen.off_middle)}",
        f"  {len(times)} pictures, drawn in {drawn[len(drawn) // 2]:.1f} ms (median), {drawn[-1]:.1f} ms (worst)",
        f"  from waking to shown {shown[len(shown) // 2]:.1f} ms (median), {shown[-1]:.1f} ms (worst)",
    )
    print("\n".join(lines), flush=True)
