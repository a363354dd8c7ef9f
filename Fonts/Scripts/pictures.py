"""Things that Phosphor has no drawing of: a hammer, signposts, a court, spectacles, piano keys.

Each takes the strokes' width and whether it is filled, and returns the ink.
"""

import math

from frames import REGULAR, solid
from shapes import MIDDLE, arc, box, ellipse, minus, polyline, stroke, union

def frame(line, width, is_filled):
    return solid(line) if is_filled else stroke(line, width)


def tilted(path, degrees):
    """A path turned about the middle, anticlockwise."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return path.transform(cosine, sine, -sine, cosine, MIDDLE * (1 - cosine + sine),
                          MIDDLE * (1 - cosine - sine))


def hammer(width, is_filled):
    head = polyline((300, 940), (640, 940), (780, 800), (780, 740), (300, 740), closed=True)
    handle = box(452, 20, 592, 740, 48)
    return union(*(frame(tilted(line, 45), width, is_filled) for line in (head, handle)))


def signpost(width, is_filled):
    board = polyline((152, 800), (736, 800), (888, 640), (736, 480), (152, 480), closed=True)
    posts = [polyline((MIDDLE, 480), (MIDDLE, 96)), polyline((MIDDLE, 800), (MIDDLE, 928))]
    return union(frame(board, width, is_filled),
                 *(stroke(post, REGULAR if is_filled else width) for post in posts))


def court(width, is_filled):
    field = box(96, 224, 928, 800, 40)
    inside = [polyline((MIDDLE, 224), (MIDDLE, 800)), ellipse(MIDDLE, MIDDLE, 112),
              arc(96, MIDDLE, 128, -90, 90), arc(928, MIDDLE, 128, 90, 270)]
    marks = union(*(stroke(line, REGULAR if is_filled else width) for line in inside))
    return minus(solid(field), marks) if is_filled else union(stroke(field, width), marks)


def waves(width, _):
    """Three arcs that spread to the right."""
    return union(*(stroke(arc(208, MIDDLE, radius, -angle, angle), width)
                   for radius, angle in ((200, 42), (400, 42), (600, 42))))


def checklist(width, _):
    parts = []
    for y in (768, 512, 256):
        parts.append(stroke(polyline((112, y), (184, y - 72), (320, y + 72)), width))
        parts.append(stroke(polyline((448, y), (912, y)), width))
    return union(*parts)


def quoted(width, _):
    rows = [polyline((320, y), (right, y)) for y, right in ((768, 896), (512, 896), (256, 704))]
    return union(stroke(polyline((144, 176), (144, 848)), width),
                 *(stroke(row, width) for row in rows))


def measure(width, _):
    """The lines of a ruler, across."""
    return union(*(stroke(polyline((x, MIDDLE - half), (x, MIDDLE + half)), width)
                   for x, half in zip(range(112, 913, 160), (320, 160, 160, 320, 160, 160))))


def star_of_life(width, is_filled):
    bars = [tilted(box(MIDDLE - 104, 112, MIDDLE + 104, 912, 24), degrees) for degrees in (0, 60, 120)]
    return frame(union(*bars), width, is_filled)


def option_key(width, _):
    return union(stroke(polyline((112, 752), (336, 752), (656, 272), (912, 272)), width),
                 stroke(polyline((592, 752), (912, 752)), width))


def alternative_key(width, _):
    return union(stroke(polyline((112, 272), (336, 272), (656, 752), (912, 752)), width),
                 stroke(polyline((592, 272), (912, 272)), width))


def escape_key(width, _):
    ring = arc(560, 464, 336, 105, -195)
    arrow = [polyline((560, 464), (176, 848)), polyline((176, 592), (176, 848), (432, 848))]
    return union(*(stroke(line, width) for line in (ring, *arrow)))


def pencil_field(width, _):
    field = polyline((560, 704), (128, 704), (128, 272), (896, 272), (896, 480))
    pencil = polyline((496, 464), (528, 592), (816, 880), (912, 784), (624, 496), closed=True)
    dots = [ellipse(x, 400, 44, span=90) for x in (256, 400, 704)]
    return union(*(stroke(line, width) for line in (field, pencil)), *dots)


def play_pause(width, is_filled):
    play = polyline((128, 256), (128, 768), (512, MIDDLE), closed=True)
    bars = [box(x, 256, x + 88, 768, 24) for x in (608, 792)]
    return union(*(frame(line, width, is_filled) for line in (play, *bars)))


def spectacles(width, _):
    rims = [ellipse(x, 432, 152) for x in (264, 760)]
    bridge = arc(MIDDLE, 416, 96, 160, 20)
    temples = [polyline((112, 448), (224, 736)), polyline((912, 448), (800, 736))]
    return union(*(stroke(line, width) for line in (*rims, bridge, *temples)))


def stethoscope(width, _):
    tube = polyline((176, 864), (176, 640))
    arc(368, 640, 192, 180, 360, path=tube)
    tube.lineTo(560, 864)
    hose = arc(576, 320, 208, 180, 360, 192)
    hose.lineTo(784, 424)
    return union(stroke(tube, width), stroke(polyline((368, 448), (368, 320)), width),
                 stroke(hose, width), stroke(ellipse(784, 520, 88), width))


def cylinder(width, is_filled):
    side = polyline((192, 768), (192, 256))
    arc(MIDDLE, 256, 320, 180, 360, 128, path=side)
    side.lineTo(832, 768)
    lid = ellipse(MIDDLE, 768, 320, 128)
    if not is_filled:
        return union(stroke(side, width), stroke(lid, width))
    body = union(side, lid, stroke(side, REGULAR), stroke(lid, REGULAR))
    return minus(body, stroke(arc(MIDDLE, 736, 352, 180, 360, 128), REGULAR))


def piano_keys(width, is_filled):
    keyboard = box(128, 192, 896, 832, 40)
    black = [box(x - 56, 480, x + 56, 832, 16) for x in (384, 640)]
    white = [polyline((x, 192), (x, 480)) for x in (384, 640)]
    return union(stroke(keyboard, width), *black, *(stroke(line, width) for line in white))


def indent(width, _):
    rows = [polyline((start, y), (896, y)) for start, y in ((128, 800), (480, 608), (480, 416),
                                                            (128, 224))]
    arrow = polyline((144, 640), (296, MIDDLE), (144, 384), closed=True)
    return union(solid(arrow), *(stroke(row, width) for row in rows))


def text_cursor(width, _):
    upper = arc(352, 720, 160, 90, 0)
    upper.lineTo(MIDDLE, 304)
    arc(352, 304, 160, 0, -90, path=upper)
    return union(stroke(upper, width), stroke(tilted(upper, 180), width))


def live_photo(width, _):
    dots = [(400 * math.cos(angle), 400 * math.sin(angle))
            for angle in (math.radians(15 * step) for step in range(24))]
    rings = (ellipse(MIDDLE, MIDDLE, radius) for radius in (112, 264))
    return union(*(stroke(ring, width) for ring in rings),
                 *(ellipse(MIDDLE + x, MIDDLE + y, 0.2 * width + 16) for x, y in dots))


def sleeping(width, _):
    letters = [polyline((x, y + size), (x + size, y + size), (x, y), (x + size, y))
               for x, y, size in ((144, 144, 352), (496, 528, 240), (760, 776, 136))]
    return union(*(stroke(line, width) for line in letters))


def rings(places, radius):
    """Circles around places from the middle."""
    def draw(width, is_filled):
        circles = (ellipse(MIDDLE + x, MIDDLE + y, radius) for x, y in places)
        return union(*(frame(circle, width, is_filled) for circle in circles))
    return draw


HEXAGON = [(0, 0)] + [(300 * math.cos(angle), 300 * math.sin(angle))
                      for angle in (math.radians(60 * step) for step in range(6))]
CROSS = [(0, 272), (0, -272), (272, 0), (-272, 0)]
SQUARE = [(x, y) for x in (-296, 0, 296) for y in (-296, 0, 296)]

PICTURES = {
    "hammer": hammer, "signpost": signpost, "court": court, "waves-spreading": waves,
    "checklist": checklist, "quoted": quoted, "measure": measure, "star-of-life": star_of_life,
    "option-key": option_key, "alternative-key": alternative_key, "escape-key": escape_key,
    "pencil-field": pencil_field, "play-pause": play_pause, "spectacles": spectacles,
    "stethoscope": stethoscope, "cylinder": cylinder, "piano-keys": piano_keys, "indent": indent,
    "text-cursor": text_cursor, "live-photo": live_photo, "sleeping": sleeping,
    "circle-grid-cross": rings(CROSS, 112), "circle-hexagongrid": rings(HEXAGON, 88),
    "circle-grid-2x1": rings([(-232, 0), (232, 0)], 160), "circle-grid-3x3": rings(SQUARE, 80),
}
