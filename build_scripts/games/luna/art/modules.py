"""The modules of the table: background (sea and temple island), seven islands, seven boardwalks."""

from dataclasses import dataclass
from pathlib import Path

import bpy  # type: ignore[import-not-found, unused-ignore]
import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from luna.games.luna.view.geometry import layout as lay

from . import islands, post, scene, sea, temple
from .buildings import BUILDERS
from .meshes import mesh
from .terrain import Props, coast

EXTENT = (-11.2, 11.2, -8.9, 8.9)
ISLAND_FRAME = (4.6, 3.5)
"""Units; cut to what is visible afterwards."""
TEMPLE_WINDOW = (-405, -280, 405, 430)
"""What is rendered at full size, in px at 1080p from the table centre; the sea round it is soft and gets its detail
from the painting."""
MOON = (*lay.ground(-630, -366), 0.50)
BANK = (1, 2.3, 0.0)
"""Seed, power and wobble of the bright water under an island."""


@dataclass(frozen=True, slots=True)
class Job:
    """How finely to render, and where the files go."""

    px_per_unit: int
    samples: int
    work: Path
    sprites: Path


def sea_plane(colour, glow, extent, job):
    """The painted water as a plane with gentle bumps."""
    for name, array in (("sea_colour", colour), ("sea_glow", glow)):
        Image.fromarray(post.to_bytes(array)).save(job.work / f"{name}.png")
    material = bpy.data.materials.new("sea")
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    textures = []
    for name, space in (("sea_colour", "sRGB"), ("sea_glow", "Non-Color")):
        node = tree.nodes.new("ShaderNodeTexImage")
        node.image = bpy.data.images.load(str(job.work / f"{name}.png"))
        node.image.colorspace_settings.name = space
        node.extension = "EXTEND"
        textures.append(node.outputs["Color"])
    tree.links.new(textures[0], shader.inputs["Base Color"])
    tree.links.new(textures[0], shader.inputs["Emission Color"])
    strength = tree.nodes.new("ShaderNodeMath")
    strength.operation = "MULTIPLY_ADD"
    strength.inputs[1].default_value, strength.inputs[2].default_value = 0.9, 0.10
    tree.links.new(textures[1], strength.inputs[0])
    tree.links.new(strength.outputs[0], shader.inputs["Emission Strength"])
    shader.inputs["Roughness"].default_value = 0.34
    shader.inputs["Specular IOR Level"].default_value = 0.35
    _bumps(tree, shader)
    x0, x1, y0, y1 = extent
    plane = mesh("sea", [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], material)
    corners = plane.data.uv_layers.new(name="uv").data
    for corner, at in zip(corners, [(0, 0), (1, 0), (1, 1), (0, 1)], strict=True):
        corner.uv = at
    return plane


def _bumps(tree, shader):
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.2, 3.2, 1)
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], stretch.inputs[0])
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 2.2, 6
    tree.links.new(stretch.outputs[0], noise.inputs["Vector"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.30, 0.10
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])


def background(job, out):
    """Sea at half size with the painting's detail, the temple island at full size; one WebP."""
    scene.new_scene(job.samples, transparent=False)
    scene.moonlight()
    shore = temple.temple_island(Props())
    bank = coast(lay.ISLAND_RX, lay.ISLAND_RY, *BANK)
    banks = [(*lay.island_centre(k), bank) for k in range(len(lay.POSITIONS))]
    colour, glow = sea.paint(EXTENT, job.px_per_unit, [shore], MOON, 3, banks)
    sea_plane(colour, glow, EXTENT, job)
    size = tuple(round(side * job.px_per_unit) for side in lay.BACKGROUND_UNITS)
    down = (lay.TABLE_CENTRE[1] - lay.BACKGROUND_CENTRE[1]) / lay.UNIT
    scene.camera(lay.BACKGROUND_UNITS[0], (size[0] // 2, size[1] // 2), (0, down / lay.SIN_E, 0))
    path = job.work / "background.png"
    scene.render(path)
    picture = _detailed(post.read(path), colour, size, down)
    _sharpen_temple(picture, path, size, down, job.px_per_unit)
    finished = post.grade(post.bloom(picture, job.px_per_unit))
    Image.fromarray(post.to_bytes(finished)).save(out, quality=94, method=6)


def _detailed(half, colour, size, down):
    """The half-size sea at full size: its light, and the fine pattern of the painting it was rendered from."""
    whole = Image.fromarray(post.to_bytes(half)).resize(size, Image.Resampling.BICUBIC)
    x0, x1, y0, y1 = EXTENT
    across, deep = lay.BACKGROUND_UNITS[0] / 2, lay.BACKGROUND_UNITS[1] / 2
    rows, columns = colour.shape[:2]
    left, right = ((x - x0) / (x1 - x0) * columns for x in (-across, across))
    top, bottom = ((y1 - (down + s * deep) / lay.SIN_E) / (y1 - y0) * rows for s in (1, -1))
    painted = Image.fromarray(post.to_bytes(colour)).resize(size, Image.Resampling.LANCZOS, (left, top, right, bottom))
    coarse = painted.resize((size[0] // 2, size[1] // 2), Image.Resampling.BOX).resize(size, Image.Resampling.BICUBIC)
    fine = (np.asarray(painted, np.float32) - np.asarray(coarse, np.float32)) * 0.7 / 255
    return np.clip(np.asarray(whole, np.float32) / 255 + fine, 0, 1)


def _sharpen_temple(picture, path, size, down, px_per_unit):
    """Render the window of the temple island at full size and lay it in with a soft edge."""
    halves = lay.BACKGROUND_UNITS[0] / 2, lay.BACKGROUND_UNITS[1] / 2 + down
    ends = [value / lay.UNIT + halves[k % 2] for k, value in enumerate(TEMPLE_WINDOW)]
    x0, y0, x1, y1 = (end / lay.BACKGROUND_UNITS[k % 2] for k, end in enumerate(ends))
    settings = bpy.context.scene.render
    settings.resolution_x, settings.resolution_y = size
    settings.use_border = settings.use_crop_to_border = True
    settings.border_min_x, settings.border_max_x = x0, x1
    settings.border_min_y, settings.border_max_y = 1 - y1, 1 - y0
    scene.render(path)
    sharp = post.read(path)
    rows, columns = sharp.shape[:2]
    left, top = round(x0 * size[0]), round(y0 * size[1])
    yy, xx = np.mgrid[0:rows, 0:columns]
    inside = np.minimum.reduce([xx, yy, columns - 1 - xx, rows - 1 - yy])
    share = np.clip(inside / (0.25 * px_per_unit), 0, 1)[..., None]
    part = picture[top : top + rows, left : left + columns]
    part[:] = part * (1 - share) + sharp * share


def island(key, job):
    """An opaque picture in its own water, then the alpha: its objects and a fading ring of water."""
    scene.new_scene(job.samples, transparent=False)
    scene.moonlight()
    number = list(BUILDERS).index(key)
    radius = islands.priest_island(key, Props())
    size = tuple(round(side * job.px_per_unit) for side in ISLAND_FRAME)
    x, y = ISLAND_FRAME[0] / 2 + 0.3, ISLAND_FRAME[1] / 2 / lay.SIN_E + 0.5
    extent = (-x, x, -y, y)
    colour, glow = sea.paint(extent, 128, [(0, 0, radius)], None, 103 + 13 * number)
    water = sea_plane(colour, glow, extent, job)
    scene.camera(ISLAND_FRAME[0], size)
    path = job.sprites / f"island_{key}.png"
    scene.render(path)
    colours = post.grade(post.bloom(post.read(path), job.px_per_unit), vignette=False)
    solid = _silhouette(water, path)
    ring = sea.island_fade(size[0], size[1], job.px_per_unit, radius, lay.SIN_E, seed=50 + number)
    Image.fromarray(post.to_bytes(np.dstack([colours, np.maximum(solid, ring)]))).save(path)
    return post.crop(path, job.px_per_unit, (size[0] / 2, size[1] / 2))


def _silhouette(water, path):
    """The alpha of everything above the water."""
    current = bpy.context.scene
    current.render.film_transparent, current.render.image_settings.color_mode = True, "RGBA"
    current.cycles.samples, current.cycles.max_bounces = 12, 0
    current.cycles.use_denoising = current.cycles.use_adaptive_sampling = False
    water.is_holdout = True
    scene.render(path)
    return np.asarray(Image.open(path).convert("RGBA"), np.float32)[..., 3] / 255


def quay(position, job):
    """A boardwalk with its shadow; the anchor is the island's middle."""
    scene.new_scene(job.samples)
    scene.moonlight(soft_shadows=False)
    scene.shadow_catcher()
    islands.quay(position)
    arc = [lay.around(lay.POSITIONS[position][1] + turn, 1.0, 1.0) for turn in range(-48, 49, 4)]
    xs = [x * (lay.ISLAND_RX + reach) for x, _ in arc for reach in (-0.3, 0.58)]
    ys = [y * (lay.ISLAND_RY + reach) * lay.SIN_E for _, y in arc for reach in (-0.3, 0.62)]
    x0, x1, y0, y1 = min(xs) - 0.30, max(xs) + 0.34, min(ys) - 0.30, max(ys) + 0.36
    u = job.px_per_unit
    size = round((x1 - x0) * u), round((y1 - y0) * u)
    scene.camera(size[0] / u, size, ((x0 + x1) / 2, (y0 + y1) / 2 / lay.SIN_E, 0))
    path = job.sprites / f"quay_{position + 1}.png"
    scene.render(path)
    post.clean_alpha(path)
    return post.crop(path, u, (size[0] / 2 - (x0 + x1) / 2 * u, size[1] / 2 + (y0 + y1) / 2 * u))
