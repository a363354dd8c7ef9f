#!/usr/bin/env python3
"""Who finds what: pairs of pictures, and what the command, pixelmatch, pixelmatch-fast and ImageMagick make of them.

    find.py --platen PATH --work FOLDER         (needs Pillow, NumPy, ImageMagick; fetches the others from PyPI)

Prints a table in Markdown. Counts are of differing pixels, at the tools' own thresholds (0.1 where they have one);
ImageMagick's are those that differ at all, and those that do by more than 5 %.
"""
import argparse
import os

from PIL import Image

import pairs
import tools

SIZE = (640, 360)
MOVED = 5


def scenes():
    base = {"count": 12, "size": SIZE}
    return {
        "reference": pairs.scene(**base),
        "step": pairs.scene(**base, fill=(MOVED, "#D6E4FE")),
        "recoloured": pairs.scene(**base, fill=(MOVED, "#FFD9A0")),
        "moved": pairs.scene(**base, moved=(MOVED, 12, 0)),
        "font": pairs.scene(**base, family="JetBrains Mono"),
        "large": {**pairs.scene(**base), "canvas": {**pairs.scene(**base)["canvas"], "scale": 4}},
    }


def make(platen, work):
    """The pairs' folders and their names in the order of the table."""
    rendered = os.path.join(work, "rendered")
    pairs.Renderer(platen, os.path.join(work, "scenes")).render(scenes(), rendered)
    picture = {name: Image.open(os.path.join(rendered, name + ".png")).convert("RGB") for name in scenes()}
    reference = picture["reference"]
    smooth = pairs.reduced(picture["large"], SIZE)
    made = {
        "one pixel off": (reference, pairs.one_pixel(reference)),
        "shifted by a quarter pixel": (smooth, pairs.reduced(picture["large"], SIZE, quarters=1)),
        "a tag recoloured by one step": (reference, picture["step"]),
        "a tag recoloured": (reference, picture["recoloured"]),
        # Each pixel has the colour of a point in place of the mean of sixteen.
        "anti-aliasing only": (smooth, pairs.reduced(picture["large"], SIZE, rule=Image.NEAREST)),
        "blurred": (reference, pairs.blurred(reference)),
        "a tag moved by 12 px": (reference, picture["moved"]),
        "another font": (reference, picture["font"]),
        "nothing, packed otherwise": (reference, reference),
    }
    folders = [os.path.join(work, name) for name in ("references", "actual")]
    for folder in folders:
        os.makedirs(folder, exist_ok=True)
    for number, (before, actual) in enumerate(made.values()):
        before.save(os.path.join(folders[0], "%d.png" % number), compress_level=1)
        actual.save(os.path.join(folders[1], "%d.png" % number), compress_level=6)
    return folders, list(made)


def ours(entry):
    pixels = entry.get("pixels")
    if entry["status"] == "same" and not pixels:
        return ["same", ""]
    count = "%d" % pixels["differing"] + (" + %d smoothed" % pixels["antialiased"] if pixels["antialiased"] else "")
    return ["same" if entry["status"] == "same" else count, "%.4f" % pixels["similarity"]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--platen", required=True)
    parser.add_argument("--work", required=True)
    options = parser.parse_args()
    (references, actual), names = make(options.platen, options.work)
    entries = tools.verify(options.platen, references, actual, options.work)
    matched = {tool: tools.match(tool, options.work, references, actual)["counts"] for tool in tools.VERSIONS}
    head = ["pair", "platen", "platen says", "SSIM", *tools.VERSIONS, "compare AE", "compare AE, 5 %"]
    print("| " + " | ".join(head) + " |\n|" + " --- |" * len(head))
    for number, name in enumerate(names):
        file = "%d.png" % number
        entry = entries[file]
        paths = os.path.join(references, file), os.path.join(actual, file)
        count, similarity = ours(entry)
        says = entry.get("signature") or ""
        row = [name, count, says, similarity, *(str(matched[tool][file]) for tool in tools.VERSIONS),
               "%d" % tools.magick(*paths, "-metric", "AE"), "%d" % tools.magick(*paths, "-fuzz", "5%", "-metric", "AE")]
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
