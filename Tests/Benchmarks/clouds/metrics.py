"""Figures of a cloud by its PNG alone, the same for all programs. Ink is what is grey on the white ground."""
import math

import numpy
from PIL import Image

Image.MAX_IMAGE_PIXELS = None
# All programs write in this grey, or nearly in it: otherwise pale words would have less ink at their edges.
GREY = "#666666"
# How far a pixel is from white, of 255, if it is ink: a half of it is covered then.
LEAST_CONTRAST = 76


def of(png, words):
    """The figures of a PNG in which so many words are drawn."""
    colors = numpy.asarray(Image.open(png).convert("RGB"))
    ink = (255 - colors.min(axis=2)) > LEAST_CONTRAST
    height, width = ink.shape
    rows, columns = (numpy.nonzero(ink.any(axis=axis))[0] for axis in (1, 0))
    box = ink[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
    return {
        "ink": ink.mean(),
        "compactness": ink.sum() / hull_area(box),
        "uniformity": uniformity(box, words),
        "aspect": box.shape[1] / box.shape[0] / (width / height),
        "hole": largest_hole(ink) / height,
    }


def largest_hole(ink):
    """A side of the largest square without ink, corners with it, in pixels."""
    sums = numpy.pad(ink.astype(numpy.int64).cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    least, most = 0, min(ink.shape)
    while least < most:
        side = (least + most + 1) // 2
        inside = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
        if inside.min() == 0:
            least = side
        else:
            most = side - 1
    return least


def uniformity(box, words):
    """1 for the same ink in all cells of the box, 0 for all of it in one: 1 - KL divergence / its greatest value."""
    side = math.isqrt(words + 1)
    if side < 2:
        return 1.0
    rows = numpy.array_split(box, side, axis=0)
    cells = numpy.array([cell.mean() for row in rows for cell in numpy.array_split(row, side, axis=1)])
    shares = cells / cells.sum()
    shares = shares[shares > 0]
    return 1 - float((shares * numpy.log(shares * side * side)).sum()) / math.log(side * side)


def hull_area(box):
    """The area of the convex hull of the pixels' squares."""
    points = []
    for y, row in enumerate(box):
        columns = numpy.nonzero(row)[0]
        if len(columns):
            left, right = int(columns[0]), int(columns[-1]) + 1
            points += [(left, y), (right, y), (left, y + 1), (right, y + 1)]
    points = sorted(set(points))
    hull = chain(points)[:-1] + chain(points[::-1])[:-1]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(hull, hull[1:] + hull[:1]))) / 2


def chain(points):
    """One half of a hull, by Andrew's monotone chain."""
    kept = []
    for x, y in points:
        while len(kept) > 1 and ((kept[-1][0] - kept[-2][0]) * (y - kept[-2][1])
                                 <= (kept[-1][1] - kept[-2][1]) * (x - kept[-2][0])):
            kept.pop()
        kept.append((x, y))
    return kept
