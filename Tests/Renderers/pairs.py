#!/usr/bin/env python3
"""Puts two pictures into one page, and holds each against the page that has it alone.

    pairs.py --platen .build/release/platen --work .build/renderers/pairs

Draws the scenes of compare.py as SVG of outlines and of text, and has Chromium show each with the next one in one HTML
document, where the ids, classes and fonts of both are one space, and by itself. Prints the pairs of which a pixel
differs by more than 96 of 255, or one in 500 by more than 8, and ends with 1 if there is one: the same circle's edge
may differ by some 60 from one page to the next. Documents of their own are frames of one page, some 20 at a time, so
that Chromium starts seldom.

Needs chromium, python3-numpy and python3-pil of Debian.
"""
import argparse
import html
import pathlib
import re
import shutil
import sys

import numpy
from PIL import Image

import compare

MOST, NOTICED, SHARE = 96, 8, 1 / 500
FRAMES = 20
# What is beyond of a picture is not seen; both pages cut it in the same way.
WIDTH, HEIGHT = 400, 300


def drawn(platen, folder):
    """The SVG of each scene, of outlines and of text."""
    scenes = folder / "scenes"
    scenes.mkdir()
    found = []
    for name in compare.scenes(platen, scenes):
        for text in ("outlines", "semantic"):
            file = folder / f"{name}.{text}.svg"
            compare.run(platen, "render", scenes / f"{name}.yaml", "-o", file, "--svg", text,
                        "--fonts", compare.ROOT / "Fonts")
            found.append((f"{name} ({text})", file.read_text(encoding="utf-8")))
    return found


def frame(pictures, left, top):
    """A document with pictures at their places, as a frame of two pictures' width."""
    boxes = "".join(
        f'<div style="position:absolute;left:{x}px;top:0;width:{WIDTH}px;height:{HEIGHT}px;overflow:hidden">{svg}</div>'
        for x, svg in pictures)
    document = html.escape(f'<!DOCTYPE html><meta charset="utf-8"><body style="margin:0">{boxes}', quote=True)
    return (f'<iframe style="position:absolute;border:0;left:{left}px;top:{top}px;width:{2 * WIDTH}px;height:{HEIGHT}px"'
            f' srcdoc="{document}"></iframe>')


def shown(frames, work, name):
    """The pixels of a page of frames."""
    rows = (len(frames) + 1) // 2
    page, picture = work / f"{name}.html", work / f"{name}.png"
    body = "".join(frame(pictures, i % 2 * 2 * WIDTH, i // 2 * HEIGHT) for i, pictures in enumerate(frames))
    page.write_text(f'<!DOCTYPE html><meta charset="utf-8"><body style="margin:0">{body}', encoding="utf-8")
    compare.run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                f"--window-size={4 * WIDTH},{rows * HEIGHT}", "--virtual-time-budget=20000",
                f"--screenshot={picture}", page.as_uri(), timeout=300)
    return numpy.asarray(Image.open(picture).convert("RGB"), dtype=int)


def part(pixels, place, side):
    """One picture of a page of frames."""
    left, top = (2 * (place % 2) + side) * WIDTH, place // 2 * HEIGHT
    return pixels[top:top + HEIGHT, left:left + WIDTH]


def check(pairs, work, number):
    """The pairs that look otherwise than their pictures alone, and by how much of 255 at most."""
    together = shown([[(0, first[1]), (WIDTH, second[1])] for first, second in pairs], work, f"together-{number}")
    alone = [shown([[(side * WIDTH, pair[side][1])] for pair in pairs], work, f"alone-{number}-{side}")
             for side in (0, 1)]
    for place, pair in enumerate(pairs):
        differences = [numpy.abs(part(together, place, side) - part(alone[side], place, side)).max(axis=2)
                       for side in (0, 1)]
        if any(one.max() > MOST or (one > NOTICED).mean() > SHARE for one in differences):
            yield pair[0][0], pair[1][0], max(int(one.max()) for one in differences)


def common(first, second):
    """Ids that two documents have in common."""
    return set(re.findall(r' id="([^"]*)"', first)) & set(re.findall(r' id="([^"]*)"', second))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--platen", required=True, type=pathlib.Path)
    parser.add_argument("--work", required=True, type=pathlib.Path)
    options = parser.parse_args()
    work = options.work.resolve()
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    pictures = drawn(options.platen.resolve(), work)
    # The next one of the same kind, and the other kind of the same scene.
    pairs = list(zip(pictures, pictures[2:])) + list(zip(pictures[::2], pictures[1::2]))
    wrong = 0
    for start in range(0, len(pairs), FRAMES):
        for first, second, most in check(pairs[start:start + FRAMES], work, start // FRAMES):
            print(f"{first}, {second}: differ from themselves alone by {most} of 255", flush=True)
            wrong += 1
    for first, second in pairs:
        if first[1] != second[1] and common(first[1], second[1]):
            print(f"{first[0]}, {second[0]}: have ids in common")
            wrong += 1
    print(f"{len(pairs)} pairs, {wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
