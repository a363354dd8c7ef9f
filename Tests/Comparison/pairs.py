"""Pairs of pictures: scenes that the command renders, changed in the scene or in their pixels."""
import json
import os
import subprocess

import numpy
from PIL import Image, ImageChops, ImageFilter

WORDS = ("SwiftUI Swift Kotlin Combine UIKit Layout Xcode WWDC JavaScript Rust Go Python Haskell OCaml Zig Elixir Ruby Scala"
         " Clojure Erlang Julia Lua Perl Fortran Ada COBOL Dart Elm F# Groovy Nim Racket Prolog Smalltalk").split()
FILL, INK, GROUND = "#D6E4FF", "#0B1F4B", "#FFFFFF"


def scene(count=34, moved=None, fill=None, family=None, first=0, size=(1280, 720), type_size=22, scale=1):
    """Rows of tags; `moved` is (tag, points right, points down), `fill` is (tag, colour)."""
    words = [WORDS[(first + i) % len(WORDS)] for i in range(count)]
    tags = []
    for number, word in enumerate(words):
        font = {"size": type_size, "weight": "medium"}
        if family:
            font["family"] = family
            del font["weight"]
        color = fill[1] if fill and fill[0] == number else FILL
        modifiers = [{"font": font}, {"foregroundStyle": INK}, {"lineLimit": 1}, {"fixedSize": {"horizontal": True, "vertical": True}},
                     {"padding": {"horizontal": 18, "vertical": 10}},
                     {"background": {"style": color, "in": "capsule"}}]
        if moved and moved[0] == number:
            modifiers.append({"offset": {"x": moved[1], "y": moved[2]}})
        tags.append({"text": word, "modifiers": modifiers})
    columns = max(1, size[0] // 180)
    rows = [{"hStack": {"spacing": 10, "children": tags[i:i + columns]}} for i in range(0, count, columns)]
    return {"platen": 1, "title": "Tags",
            "canvas": {"width": size[0] // scale, "height": size[1] // scale, "background": GROUND, "scale": scale},
            "view": {"vStack": {"alignment": "leading", "spacing": 14, "children": rows}}}


class Renderer:
    def __init__(self, platen, folder):
        self.platen, self.folder = platen, folder
        os.makedirs(folder, exist_ok=True)

    def render(self, scenes, out):
        """Renders scenes by name into a folder, in one run."""
        files = []
        os.makedirs(out, exist_ok=True)
        for name, content in scenes.items():
            files.append(os.path.join(self.folder, name + ".json"))
            with open(files[-1], "w") as f:
                json.dump(content, f)
        subprocess.run([self.platen, "render", *files, "-o", os.path.join(out, "{name}.png"), "-q"], check=True)


def photograph(seed, size=(1280, 720), noise=6):
    """Gradients and soft shapes with the noise of a sensor."""
    random = numpy.random.default_rng(seed)
    y, x = numpy.mgrid[0:size[1], 0:size[0]]
    values = numpy.stack([x * 200 / size[0], y * 220 / size[1], (x + y) * 120 / sum(size)], -1)
    for _ in range(12):
        center, radius = random.uniform(0, 1, 2) * size, random.uniform(30, 200)
        distance = numpy.hypot(x - center[0], y - center[1])
        values += numpy.clip(1 - distance / radius, 0, 1)[..., None] * random.uniform(-90, 90, 3)
    values += random.normal(0, noise, values.shape)
    return Image.fromarray(values.clip(0, 255).astype("uint8"))


def one_pixel(picture):
    picture = picture.copy()
    picture.putpixel((picture.width // 2, picture.height // 2), (0, 0, 0))
    return picture


def reduced(picture, size, quarters=0, rule=Image.BOX):
    """A drawing that is four times as large made small, moved by so many quarters of a pixel."""
    return ImageChops.offset(picture, quarters, 0).resize(size, rule)


def blurred(picture):
    return picture.filter(ImageFilter.GaussianBlur(0.7))
