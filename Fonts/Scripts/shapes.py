"""Outlines made of lines, arcs and strokes, for the drawings that Phosphor lacks.

Lengths are font units, 1024 to the em, y up, as Phosphor has them. A drawing's middle is (512, 512).
"""

import math

import pathops

MIDDLE = 512
# Parts of a curve that a boolean operation leaves behind by rounding are smaller than this.
SLIVER = 250


def polyline(*points, closed=False):
    """A path along straight lines."""
    path = pathops.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def arc(x, y, radius, start, end, height=None, path=None, span=30):
    """A path along an ellipse's arc, from one angle to another in degrees, anticlockwise if they grow.

    It goes on where the given path ends, if there is one. Curves are quadratic, of 30 degrees or
    another span each.
    """
    height = radius if height is None else height
    steps = max(1, math.ceil(abs(end - start) / span))
    step = math.radians(end - start) / steps
    bulge = 1 / math.cos(step / 2)
    angle = math.radians(start)
    first = (x + radius * math.cos(angle), y + height * math.sin(angle))
    if path is None:
        path = pathops.Path()
        path.moveTo(*first)
    else:
        path.lineTo(*first)
    for _ in range(steps):
        middle, angle = angle + step / 2, angle + step
        path.quadTo(x + radius * bulge * math.cos(middle), y + height * bulge * math.sin(middle),
                    x + radius * math.cos(angle), y + height * math.sin(angle))
    return path


def ellipse(x, y, radius, height=None, span=30):
    """A full circle or ellipse."""
    path = arc(x, y, radius, 0, 360, height, span=span)
    path.close()
    return path


def box(left, bottom, right, top, radius=0, span=30):
    """A rectangle with round corners, of curves of a span of degrees each."""
    radius = min(radius, (right - left) / 2, (top - bottom) / 2)
    if radius <= 0:
        return polyline((left, bottom), (right, bottom), (right, top), (left, top), closed=True)
    path = arc(right - radius, bottom + radius, radius, -90, 0, span=span)
    arc(right - radius, top - radius, radius, 0, 90, path=path, span=span)
    arc(left + radius, top - radius, radius, 90, 180, path=path, span=span)
    arc(left + radius, bottom + radius, radius, 180, 270, path=path, span=span)
    path.close()
    return path


def stroke(path, width, cap=pathops.LineCap.ROUND_CAP, join=pathops.LineJoin.ROUND_JOIN):
    """What a pen of the width leaves along a path."""
    inked = pathops.Path(path)
    inked.stroke(width, cap, join, 4)
    inked.convertConicsToQuads()
    return tidy(inked)


def line(path, width):
    """What a round pen leaves along a path, with ends and corners of one curve a quarter.

    They are up to three thousandths of the em off a circle, and cost half the points of `stroke`.
    """
    inked = pathops.Path(path)
    inked.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    inked.convertConicsToQuads(3)
    return tidy(inked)


def ring(x, y, radius, width, height=None):
    """A stroke along a circle or ellipse, of few points."""
    height = radius if height is None else height
    return minus(ellipse(x, y, radius + width / 2, height + width / 2, 45),
                 ellipse(x, y, radius - width / 2, height - width / 2, 45))


def tidy(path):
    """The same ink without overlaps or slivers, outer contours clockwise and holes the other way."""
    path = pathops.Path(path)
    path.convertConicsToQuads()
    path.simplify(fix_winding=True, keep_starting_points=False, clockwise=True)
    kept = pathops.Path()
    for contour in path.contours:
        if abs(contour.area) >= SLIVER:
            kept.addPath(contour)
    return kept


def combine(operation, first, second):
    return tidy(pathops.op(first, second, operation, fix_winding=True))


def union(*paths):
    """The ink of all paths."""
    total = pathops.Path()
    for path in paths:
        total = combine(pathops.PathOp.UNION, total, path)
    return total


def minus(path, *others):
    """The ink of the first path without that of the others."""
    for other in others:
        path = combine(pathops.PathOp.DIFFERENCE, path, other)
    return path


def common(first, second):
    """Where both paths have ink."""
    return combine(pathops.PathOp.INTERSECTION, first, second)


def moved(path, dx=0, dy=0, scale=1, mirrored=False):
    """A path scaled about the origin, and then moved."""
    return path.transform(-scale if mirrored else scale, 0, 0, scale, dx, dy)


def turned(path, quarters):
    """A path turned about the middle, anticlockwise."""
    for _ in range(quarters % 4):
        path = path.transform(0, 1, -1, 0, 2 * MIDDLE, 0)
    return path


def sampled(path, steps):
    """The contours as polygons, each curve in some steps."""
    polygons = []
    for verb, points in path:
        if verb == pathops.PathVerb.MOVE:
            polygons.append([points[0]])
        elif verb == pathops.PathVerb.LINE:
            polygons[-1].append(points[0])
        elif verb == pathops.PathVerb.QUAD:
            (ax, ay), (bx, by), (cx, cy) = polygons[-1][-1], *points
            for step in range(1, steps + 1):
                t = step / steps
                a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t ** 2
                polygons[-1].append((a * ax + b * bx + c * cx, a * ay + b * by + c * cy))
    return polygons


def distance(point, start, end):
    """How far a point is from a line between two others."""
    x, y = point[0] - start[0], point[1] - start[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    share = 0 if length == 0 else min(1, max(0, (x * dx + y * dy) / length))
    return math.hypot(x - share * dx, y - share * dy)


def is_symmetric(path, scale_x, scale_y, dx, dy):
    """Whether a path and the mirrored one are the same, but for three thousandths of the em."""
    edges = [edge for polygon in sampled(path, 4)
             for edge in zip(polygon, polygon[1:] + polygon[:1])]
    points = (point for polygon in sampled(path, 2) for point in polygon)
    mirrored = ((scale_x * x + dx, scale_y * y + dy) for x, y in points)
    return all(any(distance(point, *edge) <= 3 for edge in edges) for point in mirrored)
