"""The program's icon: a crescent over a temple on a night-blue hexagon field with a golden rim."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import post, scene
from build_scripts.art.materials import gold, mat
from build_scripts.art.meshes import ngon, prism

from . import rig
from .symbols import emblem

SIZES = (512, 256, 128, 64, 48, 32, 16)


def _rounded(points, share):
    """The outline with its corners cut round."""
    out = []
    for k, (x, y) in enumerate(points):
        before, after = points[k - 1], points[(k + 1) % len(points)]
        start = x + (before[0] - x) * share, y + (before[1] - y) * share
        end = x + (after[0] - x) * share, y + (after[1] - y) * share
        for t in (i / 8 for i in range(9)):
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            out.append((a * start[0] + b * x + c * end[0], a * start[1] + b * y + c * end[1]))
    return out


def _badge():
    field = mat("icon_field", "#16326e", 0.35, vary=0.05, coat=0.5)
    moon = mat("icon_moon", "#fff3d2", 0.35, emit=0.35, coat=0.3)
    temple = mat("icon_temple", "#ffd37a", 0.4, emit=0.25)
    shape = _rounded(ngon(6, 1.0, 30), 0.22)
    prism(shape, 0, 0.16, gold(), bevel=0.05)
    prism([(x * 0.875, y * 0.875) for x, y in shape], 0.10, 0.18, field, bevel=0.02)
    emblem("crescent", 0.66, 0.18, moon, height=0.09, bevel=0.03, loc=(-0.03, 0.02))
    emblem("shrine", 0.26, 0.18, temple, height=0.07, bevel=0.012, loc=(0.22, -0.02))


def icons(job, folder):
    """Write the icon in all sizes as PNG, and as ICO and ICNS."""
    scene.new_scene(job.samples)
    rig.moonlight()
    scene.exposure(0.35)
    _badge()
    rig.camera(2.12, (1024, 1024), (0, 0, 0.1), 82)
    path = job.work / "icon.png"
    scene.render(path)
    whole = Image.open(path).convert("RGBA")
    for side in SIZES:
        _small(whole, side).save(folder / f"icon_{side}.png", optimize=True)
    pictures = [_small(whole, side) for side in (256, 128, 64, 48, 32, 16)]
    pictures[0].save(folder / "icon.ico", append_images=pictures[1:], sizes=[p.size for p in pictures])
    _small(whole, 512).save(folder / "icon.icns", append_images=[_small(whole, side) for side in (256, 128)])


def _small(whole, side):
    """Scaled down with premultiplied edges, a little crisper where few pixels are left."""
    values = np.asarray(whole, np.float32) / 255
    values[..., :3] *= values[..., 3:]
    layers = [Image.fromarray(values[..., c]).resize((side, side), Image.Resampling.LANCZOS) for c in range(4)]
    scaled = np.clip(np.dstack([np.asarray(layer) for layer in layers]), 0, 1)
    scaled[..., :3] = np.clip(scaled[..., :3] / np.maximum(scaled[..., 3:], 1e-4), 0, 1)
    if side <= 48:
        scaled[..., :3] = np.clip((scaled[..., :3] - 0.5) * 1.15 + 0.53, 0, 1)
    return Image.fromarray(post.to_bytes(scaled), "RGBA")
