"""Plain shapes that Phosphor lacks, and shapes that are filled in part or divided into fields.

The name of a shape that is filled in part has the shape's first and then which part it is:
`circle-left-half`, `rectangle-inset`, `rectangle-left-third-inset`, `rectangle-inset-top-left`.
"""

import math
import re

from shapes import MIDDLE, box, common, ellipse, minus, polyline, stroke, union

# The strokes of regular weight, and the clear space between a frame and what is filled in it.
REGULAR, GAP = 64, 52
# The lines in the middle of the shapes' edges.
LINES = {
    "app": lambda: box(128, 128, 896, 896, 190),
    "capsule": lambda: box(96, 272, 928, 752, 240),
    "capsule-portrait": lambda: box(272, 96, 752, 928, 240),
    "oval": lambda: ellipse(MIDDLE, MIDDLE, 416, 288),
    "oval-portrait": lambda: ellipse(MIDDLE, MIDDLE, 288, 416),
    "pentagon": lambda: polygon(5, 416, 90, -30),
    "rectangle-portrait": lambda: box(192, 128, 832, 896, 32),
    "rhombus": lambda: polyline((512, 64), (840, 512), (512, 960), (184, 512), closed=True),
}
PART = re.compile("(.+?)-((?:left|right|top|bottom|center|inset)(?:-.*)?)")


def polygon(corners, radius, start, rise=0):
    """A shape of equal sides; its first corner lies at an angle in degrees."""
    angles = (math.radians(start + 360 * step / corners) for step in range(corners))
    return polyline(*((MIDDLE + radius * math.cos(angle), MIDDLE + rise + radius * math.sin(angle))
                      for angle in angles), closed=True)


def solid(line):
    """What a line encloses, with the outer half of its stroke."""
    return union(line, stroke(line, REGULAR))


def part(shape, words):
    """The part of a filled shape that words such as `left half inset` name.

    An inset part is clear of the shape's outline.
    """
    left, bottom, right, top = shape.bounds
    wide, high = right - left, top - bottom
    if "center" in words:
        return box(left + 0.26 * wide, bottom + 0.26 * high,
                   right - 0.26 * wide, top - 0.26 * high, 24)
    if "inset" in words:
        shape = minus(shape, stroke(shape, 2 * (REGULAR + GAP)))
    else:
        # The outline of the lightest weight is smaller than the filled shape.
        shape = minus(shape, stroke(shape, REGULAR / 2))
    share = 1 / 3 if "third" in words else 1 / 2
    if "left" in words:
        right = left + share * wide
    if "right" in words:
        left = right - share * wide
    if "top" in words:
        bottom = top - share * high
    if "bottom" in words:
        top = bottom + share * high
    return common(shape, box(left, bottom, right, top))


def dividers(shape, columns, rows, width):
    """The lines that divide a framed shape into fields."""
    left, bottom, right, top = shape.bounds
    half = REGULAR / 2
    left, bottom, right, top = left + half, bottom + half, right - half, top - half
    lines = []
    for column in range(1, columns):
        x = left + column * (right - left) / columns
        lines.append(stroke(polyline((x, bottom), (x, top)), width))
    for row in range(1, rows):
        y = bottom + row * (top - bottom) / rows
        lines.append(stroke(polyline((left, y), (right, y)), width))
    return union(*lines)


def grid(columns, rows, width, height, gap, line=None):
    """Fields beside and over one another around the middle, filled or outlined with a line."""
    inset = 0 if line is None else line / 2
    left = MIDDLE - (columns * width + (columns - 1) * gap) / 2
    bottom = MIDDLE - (rows * height + (rows - 1) * gap) / 2
    fields = []
    for column in range(columns):
        for row in range(rows):
            x, y = left + column * (width + gap), bottom + row * (height + gap)
            field = box(x + inset, y + inset, x + width - inset, y + height - inset, 32 - inset / 2)
            fields.append(field if line is None else stroke(field, line))
    return union(*fields)


def stacked(left, right, low, high, width, is_filled):
    """A frame, and over it the edges of two behind it."""
    frame = box(left, low, right, high, 32)
    width = REGULAR if is_filled else width
    behind = [polyline((left + 64 * step, high + 128 * step), (right - 64 * step, high + 128 * step))
              for step in (1, 2)]
    front = solid(frame) if is_filled else stroke(frame, width)
    return union(front, *(stroke(line, width) for line in behind))


def overlapping(front, behind, width, is_filled):
    """A frame before another, of which the rest shows."""
    width = REGULAR if is_filled else width
    back = minus(stroke(behind, width), front, stroke(front, width + 2 * GAP))
    return union(back, solid(front) if is_filled else stroke(front, width))


def grouped(lines, width, is_filled):
    """Several frames."""
    return union(*(solid(line) if is_filled else stroke(line, width) for line in lines))
