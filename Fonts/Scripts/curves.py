"""Draws outlines with few points: for curves that were stroked, which come in many short pieces."""

import math

import pathops

from shapes import distance

# How far a curve may be from the pieces that it stands for, in font units, and how much it may turn.
TOLERANCE = 3
MOST_TURN = math.radians(100)
# How far the points that pull curves may stand out of the ink, whose width is measured by them.
OUTSTANDING = 20


def draw_lean(path, pen):
    """Draws a path with one curve for several where that is the same but for the tolerance.

    A point on a curve that lies halfway between the two beside it is left out, since TrueType takes
    it as given.
    """
    contours = [joined(contour) for contour in pieces(path)]
    xs, ys = zip(*(at(piece, step / 8) for contour in contours for piece in contour
                   for step in range(9)))
    box = min(xs) - OUTSTANDING, min(ys) - OUTSTANDING, max(xs) + OUTSTANDING, max(ys) + OUTSTANDING
    for contour in contours:
        contour = [part for piece in contour for part in within(piece, box)]
        start = rounded(contour[0][0])
        pen.moveTo(start)
        curve = []
        for _, *points in contour:
            points = [rounded(point) for point in points]
            if curve and len(points) == 2 and is_halfway(*curve[-2:], points[0]):
                curve.pop()
            elif curve:
                pen.qCurveTo(*curve)
                curve = []
            if len(points) == 2:
                curve += points
            elif points[0] != start or len(contour) < 3:
                pen.lineTo(points[0])
        if curve:
            pen.qCurveTo(*curve)
        pen.closePath()


def pieces(path):
    """The contours, each a list of lines (two points) and curves (three)."""
    contours = []
    for verb, points in path:
        if verb == pathops.PathVerb.MOVE:
            contours.append([])
            first = last = points[0]
        elif verb in (pathops.PathVerb.LINE, pathops.PathVerb.QUAD):
            if math.dist(last, points[-1]) > 0.5:
                contours[-1].append((last, *points))
                last = points[-1]
        elif verb == pathops.PathVerb.CLOSE and math.dist(last, first) > 0.5:
            contours[-1].append((last, first))
    return [contour for contour in contours if contour]


def joined(contour):
    """A contour with as few curves as the tolerance allows, from a corner on if there is one."""
    for index in range(len(contour)):
        if turn(contour[index - 1], contour[index]) > 0.35 or len(contour[index - 1]) == 2:
            contour = contour[index:] + contour[:index]
            break
    kept = []
    index = 0
    while index < len(contour):
        best, end = contour[index], index + 1
        if len(best) == 3:
            for last in range(index + 1, len(contour)):
                if len(contour[last]) == 2 or turn(contour[last - 1], contour[last]) > 0.35:
                    break
                one = stand_in(contour[index:last + 1])
                if one is None:
                    break
                best, end = one, last + 1
        kept.append(best)
        index = end
    return kept


def stand_in(curves):
    """The one curve that stands for several, if there is one."""
    start, end = curves[0][0], curves[-1][2]
    out, back = direction(curves[0][0], curves[0][1]), direction(curves[-1][1], curves[-1][2])
    cross = out[0] * back[1] - out[1] * back[0]
    angle = math.atan2(cross, out[0] * back[0] + out[1] * back[1])
    if not 0.02 < abs(angle) < MOST_TURN:
        return None
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = (dx * back[1] - dy * back[0]) / cross
    if along <= 0:
        return None
    pull = (start[0] + along * out[0], start[1] + along * out[1])
    if (end[0] - pull[0]) * back[0] + (end[1] - pull[1]) * back[1] <= 0:
        return None
    one = [at((start, pull, end), step / 24) for step in range(25)]
    for curve in curves:
        for share in (0.25, 0.5, 0.75, 1):
            point = at(curve, share)
            if min(distance(point, *edge) for edge in zip(one, one[1:])) > TOLERANCE:
                return None
    return start, pull, end


def within(piece, box):
    """A curve, in two where it turns back if what pulls it is outside of a box."""
    if len(piece) == 2:
        return [piece]
    (ax, ay), (bx, by), (cx, cy) = piece
    if not box[0] <= bx <= box[2]:
        share = (ax - bx) / (ax - 2 * bx + cx)
    elif not box[1] <= by <= box[3]:
        share = (ay - by) / (ay - 2 * by + cy)
    else:
        return [piece]
    first = ax + share * (bx - ax), ay + share * (by - ay)
    second = bx + share * (cx - bx), by + share * (cy - by)
    middle = at(piece, share)
    return [((ax, ay), first, middle), (middle, second, (cx, cy))]


def at(curve, share):
    if len(curve) == 2:
        curve = curve[0], curve[0], curve[1]
    (ax, ay), (bx, by), (cx, cy) = curve
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share ** 2
    return a * ax + b * bx + c * cx, a * ay + b * by + c * cy


def direction(start, end):
    length = math.dist(start, end) or 1
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def turn(before, after):
    """The angle between the end of a piece and the start of the next."""
    (ax, ay), (bx, by) = direction(*before[-2:]), direction(*after[:2])
    return abs(math.atan2(ax * by - ay * bx, ax * bx + ay * by))


def rounded(point):
    return round(point[0]), round(point[1])


def is_halfway(before, point, after):
    return all(abs(2 * at - low - high) <= 2 for low, at, high in zip(before, point, after))
