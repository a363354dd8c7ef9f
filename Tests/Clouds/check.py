#!/usr/bin/env python3
"""Draws random clouds of words, and holds them to what is promised of every cloud.

    check.py --platen .build/release/platen --work .build/clouds [--clouds 1000] [--first 0] [--jobs 2]

Cloud for cloud, of the same words and options:
  overlap  no two words' inks overlap, at four pixels a point
  outside  no ink lies in the padding or outside the picture
  missing  every word is in the SVG, once
  sizes    words of equal weight have type of one size
  order    a table with its rows in another order makes the same bytes, in another run
  formats  the PNG at four pixels a point and at one, and the PDF, show what the SVG does

Prints what fails with the number of its cloud, keeps its input and pictures in the work folder, and ends with 1 then.
`--first N --clouds 1` draws cloud N again. README.md says what is an overlap.

Needs librsvg2-bin, poppler-utils, python3-numpy and python3-pil of Debian.
"""
import argparse
import collections
import concurrent.futures
import io
import os
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import numpy
from PIL import Image

import drawing
import inputs
import selftest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Pixels a point.
SCALE = 4
# How far a pixel's summed coverage may be over one, of 255: what rounding and 15 or 17 steps of smoothing leave open.
MOST_OVER = 24
# The faintest coverage that counts as ink, of 255.
FAINTEST = 8
# The largest mean difference of two pictures, of 255, and of a square of them with sides of four points. Renderers
# smooth edges apart: small black type differs by 6 and 28 between rsvg-convert and poppler.
MOST_MEAN = 8
MOST_LOCAL = 40
# In PNGs baselines stand on whole pixels: at 1x words lie half a pixel off at most, which is half of the two edges that
# a stroke has in four pixels. Poppler puts small type on whole pixels as well.
MOST_LOCAL_BY_PIXELS = 80


class Failure(Exception):
    """What a cloud does not keep."""


class Check:
    def __init__(self, platen, work, cloud):
        self.platen, self.cloud = platen, cloud
        self.folder = work / f"cloud-{cloud.number}"
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "words.tsv").write_text(cloud.table(), encoding="utf-8")
        (self.folder / "shuffled.tsv").write_text(cloud.table(shuffled=True), encoding="utf-8")

    def draw(self, name, *options, table="words.tsv"):
        out = self.folder / name
        done = subprocess.run(
            [self.platen, "cloud", self.folder / table, "-o", out, *self.cloud.arguments(),
             *options], stderr=subprocess.PIPE, text=True)
        if done.returncode:
            raise Failure(f"exit {done.returncode}: {done.stderr.strip()}")
        return out.read_bytes()

    def failures(self):
        """What fails, a line each."""
        try:
            svg = self.draw("cloud.svg")
            tests = (self.ink(svg), self.words(), self.order(svg), self.formats(svg))
            return [line for test in tests for line in test]
        except Failure as failure:
            return [str(failure)]

    def ink(self, svg):
        found = drawing.pieces(svg, SCALE)
        yield from overlaps(found)
        yield from outside(found, self.cloud)

    def words(self):
        """Which words a text for readers and searches has, and in which size."""
        svg = self.draw("text.svg", "--svg", "semantic", "--svg-fonts", "names")
        root = ElementTree.fromstring(svg)
        drawn = [(as_text(element), element) for element in root.iter(drawing.SVG + "text")]
        given = collections.Counter(name for name, _ in self.cloud.words)
        there = collections.Counter(text for text, _ in drawn)
        for name in (given - there).keys():
            yield f"missing: {name}"
        for name in (there - given).keys():
            yield f"missing: {name} is drawn, but was not given"
        weights = dict(self.cloud.words)
        sizes = collections.defaultdict(set)
        for text, element in drawn:
            if text in weights:
                sizes[weights[text]].add(type_size(element, root))
        for weight, different in sizes.items():
            if len(different) > 1:
                yield f"sizes: of weight {weight}: {sorted(different)}"

    def order(self, svg):
        other = self.draw("shuffled.svg", table="shuffled.tsv")
        if other != svg:
            is_title = without_title(other) == without_title(svg)
            yield f"order: another order makes {'another title' if is_title else 'another picture'}"

    def formats(self, svg):
        large = pixels(self.draw("4x.png", "--scale", str(SCALE)))
        yield from differences("PNG and SVG", large, drawing.rendered(svg, SCALE))
        small = pixels(self.draw("1x.png", "--scale", "1"))
        height, width = small.shape[:2]
        means = large.reshape(height, SCALE, width, SCALE, 3).mean(axis=(1, 3))
        yield from differences("PNG at 1x and at 4x", small, means, 4, MOST_LOCAL_BY_PIXELS)
        self.draw("cloud.pdf")
        subprocess.run(
            ["pdftocairo", "-png", "-singlefile", "-r", str(72 * SCALE), "cloud.pdf", "pdf"], cwd=self.folder,
            check=True)
        printed = pixels((self.folder / "pdf.png").read_bytes())
        yield from differences("PNG and PDF", large, printed, 16, MOST_LOCAL_BY_PIXELS)


# MARK: Ink


def overlaps(found):
    """A line if two pieces cover more of a pixel than there is of it."""
    total, left, top = summed(found)
    over = int((total > 255 + MOST_OVER).sum())
    if over:
        y, x = numpy.unravel_index(total.argmax(), total.shape)
        there = [index for index, piece in enumerate(found) if coverage(piece, x + left, y + top) > 0]
        yield (f"overlap: {over} pixels, at most {(total.max() - 255) / 255:.0%} over a whole one, at "
               f"({(x + left) / SCALE}, {(y + top) / SCALE}), elements {there}")


def summed(found):
    """The sum of all pieces' coverage, and where its top left pixel lies."""
    left, top = min(piece.left for piece in found), min(piece.top for piece in found)
    right = max(piece.left + piece.width for piece in found)
    bottom = max(piece.top + piece.height for piece in found)
    total = numpy.zeros((bottom - top, right - left), dtype=numpy.uint16)
    for piece in found:
        x, y = piece.left - left, piece.top - top
        total[y:y + piece.height, x:x + piece.width] += piece.ink
    return total, left, top


def coverage(piece, x, y):
    row, column = y - piece.top, x - piece.left
    return piece.ink[row, column] if 0 <= row < piece.height and 0 <= column < piece.width else 0


def outside(found, cloud):
    """A line for each piece with ink in the padding or beyond."""
    pad = cloud.padding * SCALE
    for index, piece in enumerate(found):
        rows, columns = numpy.nonzero(piece.ink > FAINTEST)
        if not len(rows):
            yield f"missing: element {index} has no ink"
            continue
        box = (columns.min() + piece.left, rows.min() + piece.top, columns.max() + piece.left + 1,
               rows.max() + piece.top + 1)
        least = min(box[0] - pad, box[1] - pad, cloud.width * SCALE - pad - box[2],
                    cloud.height * SCALE - pad - box[3])
        if least < 0:
            yield f"outside: element {index} by {-least / SCALE} points"


# MARK: Words


def as_text(element):
    """The element's letters; the spaces between its parts as they are."""
    return "".join(element.itertext()).strip()


def type_size(element, root):
    """The size of a text's letters, as it says; pictures of emoji have theirs."""
    sizes = [part.get("font-size") for part in element.iter() if part.get("font-size")]
    return sizes[0] if sizes else root.get("font-size")


def without_title(svg):
    return re.sub(rb"<title>.*?</title>", b"", svg, flags=re.DOTALL)


# MARK: Pixels


def pixels(png):
    """A picture's colours on white, 0 to 255."""
    return on_white(numpy.asarray(Image.open(io.BytesIO(png)).convert("RGBA")))


def on_white(colors):
    alpha = colors[:, :, 3:].astype(numpy.float32) / 255
    return colors[:, :, :3] * alpha + 255 * (1 - alpha)


def differences(name, one, other, side=16, most_local=MOST_LOCAL):
    """A line if two pictures differ, on the whole or in a square with sides of some pixels."""
    if other.shape[2] == 4:
        other = on_white(other)
    if one.shape != other.shape:
        yield f"formats: {name} have {one.shape[1::-1]} and {other.shape[1::-1]} pixels"
        return
    apart = numpy.abs(one - other).mean(axis=2)
    height, width = (edge // side * side for edge in apart.shape)
    squares = apart[:height, :width].reshape(height // side, side, width // side, side).mean(axis=(1, 3))
    if apart.mean() > MOST_MEAN or squares.max() > most_local:
        yield f"formats: {name} differ by {apart.mean():.2f} of 255, in a square by {squares.max():.0f}"


# MARK: All clouds


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--platen", default=ROOT / ".build/release/platen", type=pathlib.Path)
    options.add_argument("--work", default=ROOT / ".build/clouds", type=pathlib.Path)
    options.add_argument("--clouds", default=1000, type=int)
    options.add_argument("--first", default=0, type=int)
    options.add_argument("--jobs", default=os.cpu_count(), type=int)
    given = options.parse_args()
    platen, work = given.platen.resolve(), given.work.resolve()
    selftest.run(overlaps, outside)
    failed = words = 0
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        clouds = [inputs.Cloud(number) for number in range(given.first, given.first + given.clouds)]
        for cloud, lines in zip(clouds, pool.map(lambda cloud: checked(platen, work, cloud), clouds)):
            words += len(cloud.words)
            if lines:
                failed += 1
                print("\n  ".join([str(cloud), *lines]), flush=True)
    print(f"{words} words in {given.clouds} clouds")
    print(f"{given.clouds - failed} passed, {failed} failed")
    return 1 if failed else 0


def checked(platen, work, cloud):
    check = Check(platen, work, cloud)
    lines = check.failures()
    if not lines:
        for file in check.folder.iterdir():
            file.unlink()
        check.folder.rmdir()
    return lines


if __name__ == "__main__":
    sys.exit(main())
