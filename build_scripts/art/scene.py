"""One scene at a time: render settings, suns and sky, the camera, the shadow catcher.

x right, y away from the viewer, z up. The same input gives the same picture.
"""

import math

import bpy  # type: ignore[import-not-found, unused-ignore]
from mathutils import Vector  # type: ignore[import-not-found, unused-ignore]

from . import materials, meshes, tones


def new_scene(samples, transparent=True, seed=7):
    """An empty file: Cycles on the CPU, denoised, fixed seed."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    meshes.forget()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = {
        "device": "CPU",
        "samples": samples,
        "use_adaptive_sampling": True,
        "adaptive_threshold": 0.02,
        "use_denoising": True,
        "denoiser": "OPENIMAGEDENOISE",
        "denoising_input_passes": "RGB_ALBEDO_NORMAL",
        "seed": seed,
        "max_bounces": 4,
        "diffuse_bounces": 2,
        "glossy_bounces": 2,
        "transmission_bounces": 4,
        "transparent_max_bounces": 6,
        "sample_clamp_indirect": 3.0,
        "caustics_reflective": False,
        "caustics_refractive": False,
    }
    for key, value in cycles.items():
        setattr(scene.cycles, key, value)
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.film_transparent = transparent
    # Keeps saturated piece colours, which the film-like transforms wash out.
    scene.view_settings.view_transform = "Khronos PBR Neutral"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA" if transparent else "RGB"
    return scene


def sky(strength, nadir, zenith, between):
    """A vertical gradient, so that metals have something to reflect; `between` = (height 0-1, colour), ..."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    height = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], height.inputs[0])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    first, last = ramp.color_ramp.elements
    first.position, first.color = 0.0, tones.linear(nadir)
    last.position, last.color = 1.0, tones.linear(zenith)
    for position, colour in between:
        ramp.color_ramp.elements.new(position).color = tones.linear(colour)
    background = tree.nodes["Background"]
    tree.links.new(height.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def sun(name, towards, strength, colour, angle):
    """A light from a direction; `angle` in degrees says how soft its shadows are."""
    light = bpy.data.lights.new(name, "SUN")
    light.energy, light.color, light.angle = strength, tones.linear(colour)[:3], math.radians(angle)
    made = bpy.data.objects.new(name, light)
    made.rotation_euler = Vector(towards).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)
    return made


def camera(width, size, centre, elevation):
    """Orthographic camera `width` units wide; `centre` is the point shown in the middle, `size` the picture in px."""
    made = _camera(size)
    made.data.type, made.data.clip_end = "ORTHO", 200
    made.data.ortho_scale = width if size[0] >= size[1] else width * size[1] / size[0]
    angle = math.radians(elevation)
    made.location = Vector(centre) + Vector((0, -math.cos(angle), math.sin(angle))) * 60
    made.rotation_euler = (math.pi / 2 - angle, 0, 0)


def eye(size, place, target, lens):
    """Perspective camera of the title and end pictures; `lens` in mm on a 36 mm sensor."""
    made = _camera(size)
    made.data.lens, made.data.clip_end = lens, 400
    made.location = place
    made.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def _camera(size):
    scene = bpy.context.scene
    made = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(made)
    scene.camera = made
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    return made


def exposure(stops):
    """Brighten the whole picture by stops."""
    bpy.context.scene.view_settings.exposure = stops


def shadow_catcher(colour, size=12):
    """Ground at z = 0 that shows nothing but the shadows on it."""
    corners = [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)]
    made = meshes.mesh("catcher", corners, [(0, 1, 2, 3)], materials.mat("catcher", colour, 0.9))
    made.is_shadow_catcher = True


def render(path):
    """Write the picture of the current scene."""
    bpy.context.scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
