"""The drawings that Phosphor lacks, of lines, arcs and strokes of each weight."""

import math

import alphabet
import figures
import frames
import pictures
import things
from shapes import MIDDLE, arc, box, ellipse, polyline, stroke, turned, union

FIGURES = "zero one two three four five six seven eight nine".split()

# What a badge shows, and which signs stand without a disc.
SIGNS = {
    "a": "letter-a", "arrow-down": "arrow-down", "arrow-forward": "arrow-right",
    "arrow-up": "arrow-up", "arrow-up-right": "arrow-up-right", "camera": "camera-fill",
    "checkmark": "check", "clock": "clock-hands", "ellipsis": "dots-three",
    "exclamationmark": "exclamation", "eye": "eye-fill", "gearshape": "gear-six-fill",
    "icloud": "cloud-fill", "key": "key-fill", "magnifyingglass": "magnifying-glass",
    "mic": "microphone-fill", "minus": "minus", "moon": "moon-fill", "person-crop": "user-fill",
    "play": "play-fill", "plus": "plus", "questionmark": "question-mark", "record": "record-fill",
    "rotate": "arrows-clockwise",
    "shield-checkmark": "shield-check-fill", "shield-half-filled": "shield-right-half",
    "sparkles": "sparkle-fill", "star": "star-fill", "triangle": "warning-fill", "video": "video-camera-fill",
    "waveform": "waveform", "wifi": "wifi-high", "xmark": "x",
}
BARE_SIGNS = {
    "eye", "gearshape", "icloud", "key", "magnifyingglass", "mic", "moon", "record",
    "shield-checkmark", "shield-half-filled", "sparkles", "star", "video", "camera", "waveform",
    "triangle", "wifi",
}
# What is drawn where it falls.
BELOW = {"rain", "haze"}
CENTRE = (MIDDLE, MIDDLE)
LEAN = things.THINGS.keys() | figures.FIGURES.keys()
PICTURES = pictures.PICTURES | things.THINGS | figures.FIGURES


def lines(width, *paths):
    """Several strokes of one width."""
    return union(*(stroke(path, width) for path in paths))


def dot(x, y, width, factor=0.75):
    return ellipse(x, y, factor * width)


def exclamation(width, x=MIDDLE):
    return union(stroke(polyline((x, 860), (x, 400)), width), dot(x, 190, width))


def exclamations(count):
    spread = 230
    first = MIDDLE - spread * (count - 1) / 2
    return lambda width: union(*(exclamation(width, first + spread * i) for i in range(count)))


def question_mark(width):
    hook = arc(MIDDLE, 650, 200, 180, -60)
    hook.lineTo(MIDDLE, 440)
    hook.lineTo(MIDDLE, 370)
    return union(stroke(hook, width), dot(MIDDLE, 190, width))


def info_sign(width):
    return union(lines(width, polyline((430, 580), (530, 580), (530, 200)),
                       polyline((410, 200), (650, 200))), dot(510, 820, width))


def waveform(width):
    heights = zip(range(128, 897, 128), (60, 160, 340, 220, 380, 140, 60))
    return lines(width, *(polyline((x, MIDDLE - half), (x, MIDDLE + half)) for x, half in heights))


def clock_hands(width):
    return stroke(polyline((452, 800), (452, 452), (668, 340)), width)


def compact(quarters):
    """A flat chevron that points up, or turned."""
    chevron = polyline((192, 432), (MIDDLE, 560), (832, 432))
    return lambda width: turned(stroke(chevron, width), quarters)


def dotted_circle(width):
    angles = (2 * math.pi * step / 16 for step in range(16))
    return union(*(dot(MIDDLE + 384 * math.cos(angle), MIDDLE + 384 * math.sin(angle), width, 0.58)
                   for angle in angles))


def sidebar(width):
    marks = [polyline((220, y), (284, y)) for y in (720, 600, 480)]
    return union(lines(width, box(128, 192, 896, 832, 32), polyline((384, 192), (384, 832))),
                 lines(0.8 * width, *marks))


THREE = (box(128, 192, 440, 832, 32), box(584, 576, 896, 832, 32), box(584, 192, 896, 432, 32))
OFFGRID = (box(128, 400, 530, 832, 32), box(674, 480, 896, 752, 32), box(400, 192, 700, 256, 32))
WIDE, NARROW = box(288, 160, 928, 608, 32), box(96, 416, 736, 864, 32)
TALL, THIN = box(400, 96, 864, 736, 32), box(160, 288, 624, 928, 32)

# Drawings by weight: the strokes' width is given.
STROKED = {
    "exclamation": exclamation, "exclamation-2": exclamations(2), "exclamation-3": exclamations(3),
    "question-mark": question_mark, "info-sign": info_sign, "waveform": waveform,
    "clock-hands": clock_hands, "compact-up": compact(0), "compact-left": compact(1),
    "compact-down": compact(2), "compact-right": compact(3),
    "disc-small": lambda _: ellipse(*CENTRE, 220), "disc-large": lambda _: ellipse(*CENTRE, 430),
    "ring": lambda width: stroke(ellipse(*CENTRE, 300), width),
    "ring-small": lambda width: stroke(ellipse(*CENTRE, 190), width),
    "circle-dotted": dotted_circle, "sidebar": sidebar,
    "diagonal": lambda width: stroke(polyline((176, 176), (848, 848)), width),
    "function": lambda width: lines(
        width, polyline((330, 520), (690, 520)),
        arc(620, 700, 110, 40, 180), polyline((510, 700), (450, 300)),
        arc(350, 300, 100, 0, -140)),
    "sum": lambda width: stroke(
        polyline((752, 832), (272, 832), (560, 512), (272, 192), (752, 192)), width),
}
# Drawings that have a filled variant: the strokes' width and whether it is asked for are given.
BOTH = {
    "circlebadge": lambda width, is_filled: (
        ellipse(*CENTRE, 260) if is_filled else stroke(ellipse(*CENTRE, 232), width)),
    "rectangle-stack": lambda *how: frames.stacked(112, 912, 128, 624, *how),
    "square-stack": lambda *how: frames.stacked(160, 864, 96, 672, *how),
    "rectangle-on-rectangle": lambda *how: frames.overlapping(WIDE, NARROW, *how),
    "rectangle-portrait-on-rectangle-portrait": lambda *how: frames.overlapping(TALL, THIN, *how),
    "rectangle-3-group": lambda *how: frames.grouped(THREE, *how),
    "rectangle-3-offgrid": lambda *how: frames.grouped(OFFGRID, *how),
    "rectangle-grid-2x2": lambda width, is_filled: frames.grid(
        2, 2, 384, 320, 96 - width / 2, None if is_filled else width),
    "rectangle-grid-3x2": lambda width, is_filled: frames.grid(
        3, 2, 256, 320, 80 - width / 3, None if is_filled else width),
    "square-grid-3x3": lambda width, is_filled: frames.grid(
        3, 3, 240, 240, 80 - width / 3, None if is_filled else width),
    "square-grid-3x2": lambda width, is_filled: frames.grid(
        3, 2, 248, 248, 80 - width / 3, None if is_filled else width),
    "square-grid-4x3": lambda width, is_filled: frames.grid(4, 3, 176, 176, 64),
}


def knows(name):
    """Whether a drawing is one of these."""
    return (name.startswith("letter-") or name in BOTH or name in STROKED or name in frames.LINES
            or name in PICTURES)


def draw(name, width, is_filled):
    """A drawing's ink with strokes of a width, or filled."""
    if name.startswith("letter-"):
        return alphabet.letter(name.removeprefix("letter-"), width)
    if name in BOTH:
        return BOTH[name](width, is_filled)
    if name in STROKED:
        return STROKED[name](width)
    if name in PICTURES:
        return PICTURES[name](width, is_filled)
    line = frames.LINES[name]()
    return frames.solid(line) if is_filled else stroke(line, width)
