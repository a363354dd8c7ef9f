"""An SVG's pieces, and the ink of each of them alone.

A piece is an element below the root: a word, or a part of one where a word has letters and emoji. All pieces are moved
apart by whole pixels onto one sheet, that sheet is drawn once by rsvg-convert, and the pieces' ink is cut out of it.
So each pixel's coverage is the one that the piece has at its place in the cloud, without the others.
"""
import copy
import io
import math
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import numpy
from PIL import Image

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
ElementTree.register_namespace("", SVG[1:-1])
ElementTree.register_namespace("xlink", LINK[1:-5])
Image.MAX_IMAGE_PIXELS = None


class Piece:
    """What one element draws: the coverage of its pixels, 0 to 255, and where its top left pixel lies in the cloud."""

    def __init__(self, element, box, scale):
        self.element = element
        # Two pixels more on all sides for the edges' smoothing.
        self.left, self.top = (math.floor(edge * scale) - 2 for edge in box[:2])
        self.width = math.ceil(box[2] * scale) + 2 - self.left
        self.height = math.ceil(box[3] * scale) + 2 - self.top
        self.ink = None


def tag(element):
    return element.tag.removeprefix(SVG)


def pieces(svg, scale):
    """The pieces of an SVG, bytes, with the ink of each one alone at a number of pixels a point."""
    root = ElementTree.fromstring(svg)
    named = {element.get("id"): element for element in root.iter() if element.get("id")}
    found = []
    for element in root:
        if tag(element) in ("title", "desc", "defs", "style") or is_ground(element):
            continue
        points = list(corners(element, (1, 0, 0, 1, 0, 0), named))
        if points:
            xs, ys = zip(*points)
            found.append(Piece(element, (min(xs), min(ys), max(xs), max(ys)), scale))
    if found:
        cut(sheet(root, found, scale), found)
    return found


def is_ground(element):
    return tag(element) == "rect" and element.get("width") == "100%"


# MARK: The sheet


def sheet(root, found, scale):
    """Lays the pieces out in rows, draws them and gives the sheet's coverage; `x` and `y` of a piece are its place."""
    width = max(2000, max(piece.width for piece in found))
    x = y = row = 0
    for piece in sorted(found, key=lambda piece: -piece.height):
        if x + piece.width > width:
            x, y, row = 0, y + row, 0
        piece.x, piece.y = x, y
        x, row = x + piece.width, max(row, piece.height)
    height = y + row
    paper = ElementTree.Element(SVG + "svg", {
        **{name: value for name, value in root.attrib.items() if name.startswith("font")},
        "width": f"{width}px", "height": f"{height}px", "viewBox": f"0 0 {width / scale} {height / scale}"})
    paper.extend(element for element in root if tag(element) in ("defs", "style"))
    for piece in found:
        moved = ((piece.x - piece.left) / scale, (piece.y - piece.top) / scale)
        group = ElementTree.SubElement(paper, SVG + "g", {"transform": "translate(%r %r)" % moved})
        group.append(opaque(piece.element))
    return rendered(ElementTree.tostring(paper))[:, :, 3]


def opaque(element):
    """The element with all colours black, so that its alpha is its coverage."""
    element = copy.deepcopy(element)
    for part in element.iter():
        for name in ("opacity", "fill-opacity"):
            part.attrib.pop(name, None)
        if part.get("fill", "none") != "none":
            part.set("fill", "#000")
    return element


def cut(coverage, found):
    for piece in found:
        piece.ink = coverage[piece.y:piece.y + piece.height, piece.x:piece.x + piece.width]


def rendered(svg, scale=1):
    """What rsvg-convert makes of an SVG: red, green, blue and alpha of its pixels."""
    png = subprocess.run(
        ["rsvg-convert", "--unlimited", "--zoom", str(scale)], input=svg, check=True, stdout=subprocess.PIPE).stdout
    return numpy.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))


# MARK: Boxes


def corners(element, matrix, named):
    """Points whose box holds what an element draws: of curves their control points."""
    matrix = multiplied(matrix, transform(element.get("transform", "")))
    kind = tag(element)
    if kind in ("title", "desc"):
        return
    if kind in ("g", "a"):
        for child in element:
            yield from corners(child, matrix, named)
    elif kind == "use":
        matrix = multiplied(matrix, (1, 0, 0, 1, float(element.get("x", 0)), float(element.get("y", 0))))
        yield from corners(named[element.get(LINK)[1:]], matrix, named)
    elif kind in ("image", "rect"):
        x, y, width, height = (float(element.get(name, 0)) for name in ("x", "y", "width", "height"))
        for corner in ((x, y), (x + width, y), (x, y + height), (x + width, y + height)):
            yield moved(matrix, corner)
    elif kind == "path":
        for point in path_points(element.get("d", "")):
            yield moved(matrix, point)
    else:
        raise ValueError(f"an element that the check does not know: {kind}")


def path_points(data):
    """The points of path data, control points among them."""
    x = y = 0.0
    start = control = (x, y)
    for letter, numbers in re.findall(r"([A-DF-Za-df-z])([^A-DF-Za-df-z]*)", data):
        values = [float(number) for number in NUMBER.findall(numbers)]
        kind, is_relative = letter.upper(), letter.islower()
        if kind == "Z":
            x, y = control = start
            continue
        size = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "S": 4, "C": 6}[kind]
        for first in range(0, len(values), size):
            step = values[first:first + size]
            left, top = (x, y) if is_relative else (0.0, 0.0)
            if kind == "H":
                points = [(left + step[0], y)]
            elif kind == "V":
                points = [(x, top + step[0])]
            else:
                points = [(left + step[at], top + step[at + 1]) for at in range(0, size, 2)]
            if kind in "TS":
                # The first control point mirrors the one before.
                points.insert(0, (2 * x - control[0], 2 * y - control[1]))
            yield from points
            x, y = points[-1]
            control = points[-2] if kind in "QCST" else points[-1]
            if kind == "M" and first == 0:
                start = (x, y)


def transform(text):
    matrix = (1, 0, 0, 1, 0, 0)
    for name, numbers in re.findall(r"(\w+)\s*\(([^)]*)\)", text):
        values = [float(number) for number in NUMBER.findall(numbers)]
        if name == "translate":
            step = (1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0)
        elif name == "scale":
            step = (values[0], 0, 0, values[-1], 0, 0)
        elif name == "rotate":
            sine, cosine = math.sin(math.radians(values[0])), math.cos(math.radians(values[0]))
            x, y = values[1:] or (0, 0)
            step = (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)
        elif name == "matrix":
            step = tuple(values)
        else:
            raise ValueError(f"a transform that the check does not know: {name}")
        matrix = multiplied(matrix, step)
    return matrix


def multiplied(outer, inner):
    a, b, c, d, e, f = outer
    g, h, i, j, k, l = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f)


def moved(matrix, point):
    a, b, c, d, e, f = matrix
    return (a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f)
