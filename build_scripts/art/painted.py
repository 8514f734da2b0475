"""Painted ground: laid on a plane for rendering, and its fine pattern laid over the finished picture."""

import bpy  # type: ignore[import-not-found, unused-ignore]
import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from . import post
from .meshes import mesh


def texture(tree, path, space):
    """The output of a picture node; `space` is sRGB or Non-Color."""
    node = tree.nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.load(str(path))
    node.image.colorspace_settings.name = space
    node.extension = "EXTEND"
    return node.outputs["Color"]


def plane(name, extent, material):
    """A flat rectangle of the ground (x0, x1, y0, y1) that shows whole pictures."""
    x0, x1, y0, y1 = extent
    made = mesh(name, [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], material)
    corners = made.data.uv_layers.new(name="uv").data
    for corner, at in zip(corners, [(0, 0), (1, 0), (1, 1), (0, 1)], strict=True):
        corner.uv = at
    return made


def detailed(half, painting, size, strength):
    """A picture rendered at half size at full size: its light, and the fine pattern of what it was rendered from."""
    whole = Image.fromarray(post.to_bytes(half)).resize(size, Image.Resampling.BICUBIC)
    coarse = painting.resize((size[0] // 2, size[1] // 2), Image.Resampling.BOX).resize(size, Image.Resampling.BICUBIC)
    fine = (np.asarray(painting, np.float32) - np.asarray(coarse, np.float32)) * strength / 255
    return np.clip(np.asarray(whole, np.float32) / 255 + fine, 0, 1)
