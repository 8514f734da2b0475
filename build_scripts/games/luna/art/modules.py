"""The seven islands, each in its own water, and the water itself."""

import bpy  # type: ignore[import-not-found, unused-ignore]
import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import painted, post, scene
from luna.games.luna.view.geometry import layout as lay

from . import grade, islands, rig, sea
from .buildings import BUILDERS
from .terrain import Props

ISLAND_FRAME = (4.6, 3.5)
"""Units; cut to what is visible afterwards."""


def sea_plane(colour, glow, extent, job):
    """The painted water as a plane with gentle bumps."""
    for name, array in (("sea_colour", colour), ("sea_glow", glow)):
        Image.fromarray(post.to_bytes(array)).save(job.work / f"{name}.png")
    material = bpy.data.materials.new("sea")
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    textures = [
        painted.texture(tree, job.work / f"{name}.png", space)
        for name, space in (("sea_colour", "sRGB"), ("sea_glow", "Non-Color"))
    ]
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
    return painted.plane("sea", extent, material)


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


def island(key, job):
    """An opaque picture in its own water, then the alpha: its objects and a fading ring of water.

    What stands on it is cut out a second time, to be drawn over light on the ground.
    """
    scene.new_scene(job.samples, transparent=False)
    rig.moonlight()
    number = list(BUILDERS).index(key)
    radius, props = islands.bare_island(key), Props()
    ground = list(bpy.context.scene.objects)
    islands.scenery(key, props, radius)
    size = tuple(round(side * job.px_per_unit) for side in ISLAND_FRAME)
    x, y = ISLAND_FRAME[0] / 2 + 0.3, ISLAND_FRAME[1] / 2 / lay.SIN_E + 0.5
    extent = (-x, x, -y, y)
    colour, glow = sea.paint(extent, 128, [(0, 0, radius)], None, 103 + 13 * number)
    water = sea_plane(colour, glow, extent, job)
    rig.camera(ISLAND_FRAME[0], size)
    path = job.sprites / f"island_{key}.png"
    scene.render(path)
    colours = grade.grade(post.bloom(post.read(path), job.px_per_unit), vignette=False)
    solid = _silhouette((water,), path)
    ring = sea.island_fade(size[0], size[1], job.px_per_unit, radius, lay.SIN_E, seed=50 + number)
    standing = job.sprites / f"scenery_{key}.png"
    upright = _silhouette((water, *(each for each in ground if each.type == "MESH")), standing)
    Image.fromarray(post.to_bytes(np.dstack([colours, upright]))).save(standing)
    Image.fromarray(post.to_bytes(np.dstack([colours, np.maximum(solid, ring)]))).save(path)
    middle = size[0] / 2, size[1] / 2
    return {each.stem: post.crop(each, job.px_per_unit, middle) for each in (path, standing)}


def _silhouette(under, path):
    """The alpha of everything but what lies `under`."""
    current = bpy.context.scene
    current.render.film_transparent, current.render.image_settings.color_mode = True, "RGBA"
    current.cycles.samples, current.cycles.max_bounces = 12, 0
    current.cycles.use_denoising = current.cycles.use_adaptive_sampling = False
    for each in under:
        each.is_holdout = True
    scene.render(path)
    return np.asarray(Image.open(path).convert("RGBA"), np.float32)[..., 3] / 255
