"""Draws scenes by five programs: the command, rsvg-convert, Chromium, Poppler (of the command's PDF) and Pillow."""
import io
import json
import os
import subprocess

import numpy
from PIL import Image, ImageDraw, ImageFont

import scenes

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..", "..")
SCENES = os.path.join(ROOT, "Fixtures", "Scenes")
# The pixels a point of pictures that are only drawn differently: the grid on which scenes lie in SVGs too.
SCALE = 2
FONT = os.path.join(ROOT, "Fonts", "Inter.ttf")


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as f:
        f.write(content)


def flat(picture):
    """A picture on white, as three channels."""
    picture = picture.convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    ground.alpha_composite(picture)
    return numpy.asarray(ground.convert("RGB"))


def read(path):
    return flat(Image.open(path))


def common(*pictures):
    """The part that all have, without the border, which programs cut otherwise."""
    height, width = min(p.shape[0] for p in pictures), min(p.shape[1] for p in pictures)
    return [p[2:height - 2, 2:width - 2] for p in pictures]


class Makers:
    def __init__(self, platen, work):
        self.platen, self.work = platen, work
        os.makedirs(work, exist_ok=True)

    def path(self, name):
        return os.path.join(self.work, name)

    def scene(self, name, text, ending):
        write(self.path("scenes/" + name + ending), text)
        for data in ("letter.txt",):
            target = self.path("scenes/" + data)
            if not os.path.exists(target):
                os.symlink(os.path.join(SCENES, data), target)
        return self.path("scenes/" + name + ending)

    def render(self, scene, out, scale=None):
        run(self.platen, "render", scene, "-o", out, "-q", *(["--scale", str(scale)] if scale else []))
        return out

    def rsvg(self, svg, out, scale=1):
        run("rsvg-convert", "--zoom", str(scale), svg, "-o", out)
        return read(out)

    def poppler(self, scene, name):
        pdf = self.render(scene, self.path(name + ".pdf"))
        run("pdftocairo", "-png", "-singlefile", "-r", "72", pdf, self.path(name + ".poppler"))
        return read(self.path(name + ".poppler.png"))

    def chromium(self, svgs, scale=1):
        """All SVGs, a few to a page."""
        pictures, page, height = {}, [], 0
        for name, svg in svgs.items():
            run("rsvg-convert", svg, "-o", self.path("size.png"))
            size = Image.open(self.path("size.png")).size
            if height + size[1] > 3000:
                pictures.update(self.shot(page, height, scale))
                page, height = [], 0
            page.append((name, svg, height, size))
            height += size[1] + 8
        pictures.update(self.shot(page, height, scale))
        return pictures

    def shot(self, page, height, scale):
        width = max(size[0] for _, _, _, size in page)
        images = "".join('<img src="file://%s" style="position:absolute;left:0;top:%dpx">' % (os.path.abspath(svg), y) for _, svg, y, _ in page)
        write(self.path("page.html"), "<body style='margin:0;background:white'>" + images)
        run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=%d" % scale,
            "--window-size=%d,%d" % (width, height), "--screenshot=" + self.path("page.png"), "file://" + os.path.abspath(self.path("page.html")))
        whole = read(self.path("page.png"))
        return {name: whole[y * scale:(y + size[1]) * scale, :size[0] * scale] for name, _, y, size in page}


def pillow(dx=0.0, **changed):
    """The figure, drawn eight times as large by Pillow and made small."""
    v = {"scale": 8}
    s = v["scale"]
    scene = scenes.figure(**changed)
    big = Image.new("RGB", (320 * s, 200 * s), scene["canvas"]["background"])
    draw = ImageDraw.Draw(big)
    for part in scene["view"]["zStack"]["children"]:
        modifiers = {key: value for m in part["modifiers"] if isinstance(m, dict) for key, value in m.items()}
        place = modifiers["position"]
        if "text" in part:
            font = ImageFont.truetype(FONT, int(modifiers["font"]["size"] * s))
            font.set_variation_by_axes([{"regular": 400, "semibold": 600, "bold": 700}[modifiers["font"]["weight"]]])
            draw.text(((place["x"] - 110 + dx) * s, place["y"] * s), part["text"], fill=modifiers["foregroundStyle"], font=font, anchor="lm")
            continue
        kind = next(iter(part))
        width, height = modifiers["frame"]["width"], modifiers["frame"]["height"]
        x, y = place["x"] - width / 2 + dx, place["y"] - height / 2
        area = (x * s, y * s, (x + width) * s - 1, (y + height) * s - 1)
        if kind == "circle":
            draw.ellipse(area, fill=part[kind]["fill"])
        else:
            draw.rounded_rectangle(area, part[kind].get("cornerRadius", 0) * s, fill=part[kind]["fill"])
    return numpy.asarray(big.resize((320, 200), Image.BOX))


def jpeg(picture, subsampling):
    """A picture as it comes back from a JPEG of the quality 95."""
    file = io.BytesIO()
    Image.fromarray(picture).save(file, "JPEG", quality=95, subsampling=subsampling)
    return numpy.asarray(Image.open(file).convert("RGB"))


def shifted(makers, svg, name, dx, dy):
    """An SVG moved by a part of a pixel."""
    text = open(svg).read()
    start = text.index(">") + 1
    end = text.rindex("</svg>")
    out = makers.path(name + ".svg")
    write(out, text[:start] + '<g transform="translate(%g %g)">' % (dx, dy) + text[start:end] + "</g>" + text[end:])
    return out


def changed_pairs(makers):
    """(name, before, after): the 75 changes of scenes, then the figure's in five programs."""
    base = {}
    for number, (file, old, new) in enumerate(scenes.CHANGES):
        stem, ending = os.path.splitext(file)
        text = open(os.path.join(SCENES, file)).read()
        if file not in base:
            base[file] = read(makers.render(makers.scene(stem, text, ending), makers.path(stem + ".png")))
        name = "change%d" % number
        after = read(makers.render(makers.scene(name, text.replace(old, new, 1), ending), makers.path(name + ".png")))
        yield "scene %d %s: %s -> %s" % (number, file, old, new), base[file], after
    drawn = {}
    svgs = {}
    for number, change in enumerate([{}] + scenes.FIGURE_CHANGES):
        name = "figure%d" % number
        scene = makers.scene(name, json.dumps(scenes.figure(**change)), ".json")
        svgs[number] = makers.render(scene, makers.path(name + ".svg"))
        drawn["platen", number] = read(makers.render(scene, makers.path(name + ".png"), 1))
        drawn["rsvg-convert", number] = makers.rsvg(svgs[number], makers.path(name + ".rsvg.png"))
        drawn["Poppler", number] = makers.poppler(scene, name)
        drawn["Pillow", number] = pillow(**change)
    for number, picture in makers.chromium(svgs).items():
        drawn["Chromium", number] = picture
    for program in ("platen", "rsvg-convert", "Chromium", "Poppler", "Pillow"):
        for number, change in enumerate(scenes.FIGURE_CHANGES, 1):
            yield "%s %s" % (program, change), drawn[program, 0], drawn[program, number]


def alike_pairs(makers):
    """(name, before, after): one picture that is only drawn differently."""
    sources = {}
    for stem in scenes.FIXTURES + ["stations", "seasons", "clock"]:
        ending = ".json" if stem == "menu" else ".yaml"
        sources[stem] = os.path.join(SCENES, stem + ending)
    for stem, text in (("figure", json.dumps(scenes.figure())), ("og", open(sources["og"]).read())):
        sources[stem] = makers.scene(stem, text.replace("height: 630", "height: 630, scale: 2").replace('"height": 200,', '"height": 200, "scale": 2,'), os.path.splitext(sources.get(stem, ".json"))[1])
    svgs, moved = {}, {}
    for stem, scene in sources.items():
        svgs[stem] = makers.render(scene, makers.path("alike." + stem + ".svg"))
        moved[stem] = shifted(makers, svgs[stem], "alike.moved." + stem, 0.125 / SCALE, 0)
    chromium = makers.chromium({**svgs, **{stem + "+": svg for stem, svg in moved.items()}}, SCALE)
    for stem, scene in sources.items():
        ours = read(makers.render(scene, makers.path("alike." + stem + ".png"), SCALE))
        rsvg = makers.rsvg(svgs[stem], makers.path("alike." + stem + ".rsvg.png"), SCALE)
        rsvg_moved = makers.rsvg(moved[stem], makers.path("alike.moved." + stem + ".rsvg.png"), SCALE)
        both = shifted(makers, svgs[stem], "alike.diagonal." + stem, 0.125 / SCALE, 0.125 / SCALE)
        diagonal = makers.rsvg(both, makers.path("alike.diagonal.png"), SCALE)
        for name, before, after in (
            ("platen and rsvg-convert", ours, rsvg), ("rsvg-convert and Chromium", rsvg, chromium[stem]),
            ("platen and Chromium", ours, chromium[stem]), ("moved by 1/8 px, rsvg-convert", rsvg, rsvg_moved),
            ("moved by 1/8 px both ways, rsvg-convert", rsvg, diagonal),
            ("moved by 1/8 px, Chromium", chromium[stem], chromium[stem + "+"]),
            ("JPEG 4:4:4", ours, jpeg(ours, 0)), ("JPEG 4:2:0", ours, jpeg(ours, 2)),
        ):
            # Moved by a part of a pixel, the halves of a badge no longer meet: that is a line one sees.
            if stem == "badges" and "moved" in name:
                continue
            yield "%s: %s" % (stem, name), *common(before, after)
    yield "pillow: moved by 1/8 px", pillow(), pillow(0.125)
