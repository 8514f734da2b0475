"""The background: the whole landscape with both rivers, and the land beyond the map."""

import bpy  # type: ignore[import-not-found, unused-ignore]
import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import painted, post, scene
from luna.games.rivers.view.geometry import BACKGROUND_UNITS, DEPTH, ELEVATION

from . import land, rig, scenery


def background(job, out):
    """The painted ground with what stands on it, rendered at half size with the painting's detail; one WebP."""
    u = job.px_per_unit
    ground = land.paint(u)
    scene.new_scene(job.samples, transparent=False)
    rig.afternoon()
    scene.exposure(rig.LAND_EXPOSURE)
    _plane(ground, job)
    plants = scenery.Plants()
    scenery.banks(plants, ground, u)
    scenery.groves(plants, ground, u)
    scenery.wall()
    scenery.huts()
    size = tuple(round(side * u) for side in BACKGROUND_UNITS)
    scene.camera(BACKGROUND_UNITS[0], (size[0] // 2, size[1] // 2), (0, 0, 0), ELEVATION)
    path = job.work / "background.png"
    scene.render(path)
    picture = painted.detailed(post.read(path), Image.fromarray(post.to_bytes(ground.colour)), size, 0.8)
    Image.fromarray(post.to_bytes(_darker_beyond(picture, u))).save(out, quality=90, method=6)


def _plane(ground, job):
    """The painting as a plane; water mirrors a little, the height makes gentle bumps."""
    pictures = {"land_colour": ground.colour, "land_height": ground.height, "land_water": ground.water}
    for name, array in pictures.items():
        Image.fromarray(post.to_bytes(array)).save(job.work / f"{name}.png")
    material = bpy.data.materials.new("land")
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    colour = painted.texture(tree, job.work / "land_colour.png", "sRGB")
    tree.links.new(colour, shader.inputs["Base Color"])
    rough = tree.nodes.new("ShaderNodeMapRange")
    rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = 0.92, 0.30
    tree.links.new(painted.texture(tree, job.work / "land_water.png", "Non-Color"), rough.inputs["Value"])
    tree.links.new(rough.outputs[0], shader.inputs["Roughness"])
    shader.inputs["Specular IOR Level"].default_value = 0.3
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.5, 0.10
    tree.links.new(painted.texture(tree, job.work / "land_height.png", "Non-Color"), bump.inputs["Height"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    x, y = BACKGROUND_UNITS[0] / 2, BACKGROUND_UNITS[1] / 2 * DEPTH
    painted.plane("land", (-x, x, -y, y), material)


def _darker_beyond(picture, u):
    """The land beyond the map steps back."""
    x, y = land.grid(u)
    away = np.clip(-land.inside(x, y) / 2.2, 0, 1) ** 0.7
    return picture * (1 - 0.34 * away)[..., None]
