"""What a run of the renderer is told."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Job:
    """How finely to render, and where the files go."""

    px_per_unit: int
    samples: int
    work: Path
    sprites: Path
