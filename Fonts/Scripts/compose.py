"""Composes drawings of others: in a shape, struck out, with a badge, mirrored, or two figures.

A recipe is a composed drawing's name, as the table of symbols has it:

    circle+heart            the heart in a circle; filled, the heart is knocked out of a disc
    slash+heart             the heart struck out
    heart+badge-plus        the heart with a plus at its lower right corner
    heart+corner-plus       the same at the upper right
    dot+heart               a dot at the upper right
    mirror+arrows-out       the other way round
    turn+measure            turned by a quarter
    over+keyboard+check     the keyboard over the sign, both smaller
    digits-10               two figures side by side
    word-abc                letters or figures as wide as the em
    beside+user+waveform    two drawings side by side
    front+device+monitor    the device before the monitor's lower right corner
    across+screwdriver+wrench   the screwdriver over the wrench, which is cut away beside it
    filled+heart+badge-plus     the filled variant, whatever the weight
    family-2                two people and a child between them
    falling+cloud+rain      the cloud, smaller, and what falls from it

A part is a drawing of Phosphor, one of `drawn.py`, or a recipe. A part whose name ends in `-fill` or
`-bold` is the same in every weight. Where a part is only scaled and moved, it is a component of the
glyph, which costs some 30 bytes.
"""

import drawn
import frames
from glyphs import EM, Glyphs
from shapes import box, ellipse, minus, moved, polyline, stroke, turned, union

WEIGHTS = ("light", "regular", "bold", "fill")
WIDTHS = {"light": 48, "regular": 64, "bold": 96, "heavy": 136, "fill": 64}

# Shapes: the middle of what is inside, and how far that may reach from it, in width, in height and
# in any direction.
SHAPES = {
    "circle": (512, 512, 500, 500, 262),
    "square": (512, 512, 460, 460, 290),
    "app": (512, 512, 500, 500, 300),
    "diamond": (512, 512, 420, 420, 230),
    "rectangle": (512, 512, 520, 400, 300),
    "rectangle-portrait": (512, 512, 360, 480, 290),
    "shield": (512, 490, 420, 420, 240),
    "hexagon": (512, 512, 460, 460, 250),
    "octagon": (512, 512, 500, 500, 270),
    "circle-wavy": (512, 512, 460, 460, 250),
    "triangle": (512, 420, 320, 320, 190),
    "chat": (512, 540, 460, 360, 280),
    "chat-circle": (512, 512, 460, 400, 262),
    "corners-out": (512, 512, 460, 460, 262),
    "cloud": (540, 470, 360, 300, 190),
    "heart": (512, 530, 420, 360, 220),
    "file": (512, 440, 360, 360, 230),
    "folder": (512, 460, 460, 330, 250),
    "selection": (512, 512, 460, 460, 290),
    "circle-dashed": (512, 512, 500, 500, 262),
    "circle-dotted": (512, 512, 500, 500, 262),
    "magnifying-glass": (464, 560, 340, 340, 180),
    "television-simple": (512, 420, 460, 300, 230),
    "monitor": (512, 590, 460, 330, 230),
    "device-mobile": (512, 512, 300, 420, 200),
    "trash-simple": (512, 480, 400, 400, 210),
    "book": (520, 567, 380, 360, 220),
    "clipboard": (512, 440, 420, 400, 230),
    "copy": (416, 416, 330, 330, 190),
    "video-camera": (372, 512, 300, 300, 170),
    "house-simple": (512, 440, 360, 330, 200),
    "lock-simple": (512, 400, 360, 300, 180),
    "desktop": (512, 624, 440, 220, 150),
    "rectangle-on-rectangle": (608, 384, 400, 260, 180),
    "rectangle-stack": (512, 384, 460, 330, 220),
    "square-stack": (512, 384, 400, 360, 220),
    "arrows-clockwise": (512, 512, 260, 260, 150),
    "click-rays": (624, 400, 700, 700, 420),
    "arrow-clockwise": (512, 492, 370, 300, 210),
    "arrow-counter-clockwise": (512, 492, 370, 300, 210),
}
# What is inside a shape is at most this large beside itself.
MOST_SCALE = 0.6
# The line that strikes out, and the clear space beside it.
SLASH = ((192, 864), (832, 160))
SLASH_GAP = 56
# A badge's radius, the clear space around it, and the signs in it that Phosphor draws.
BADGE, BADGE_GAP, BADGE_SCALE = 208, 48, 0.34
DOT = 136


class Composer(Glyphs):
    """Adds composed glyphs to a font that has Phosphor's drawings."""

    def __init__(self, font, points, parts):
        """Takes the font, the code points of Phosphor's drawings, and the table's glyphs.

        Those are by the drawings' names and the weights.
        """
        super().__init__(font)
        self.parts = parts
        self.filled = {name for name, weight in parts if weight == "fill"}
        self.points = points
        self.characters = font.getBestCmap()

    # Parts

    def glyph(self, name, weight):
        """The name of the glyph of a drawing, which is made if it does not exist yet."""
        if "+" not in name and name.endswith(("-fill", "-bold")):
            name, _, weight = name.rpartition("-")
        if name.startswith("filled+"):
            return self.glyph(name.removeprefix("filled+"), "fill")
        original = name if weight == "regular" else f"{name}-{weight}"
        if original in self.points:
            return self.characters[self.points[original]]
        if (name, weight) in self.parts:
            return self.parts[name, weight]
        key = f"{name}.{weight}"
        if key not in self.added:
            self.add(key, self.make(name, weight), is_lean=name in drawn.LEAN)
        return self.added[key]

    def make(self, name, weight):
        """The glyph or the path of a drawing that Phosphor lacks."""
        if name.rpartition("+")[2].startswith(("badge-", "corner-")):
            return self.badged(*name.rpartition("+")[::2], weight)
        head, _, rest = name.partition("+")
        if rest and head == "dot":
            return self.badged(rest, "corner-dot", weight)
        if rest and head == "slash":
            return self.struck(rest, weight)
        if rest and head == "mirror":
            return [(self.glyph(rest, weight), -1, 1, EM, 0)]
        if rest and head == "turn":
            return turned(self.path(self.glyph(rest, weight)), 1)
        if rest and head == "over":
            return self.piled(*rest.split("+"), weight)
        if rest and head == "beside":
            return self.paired(*rest.split("+"), weight)
        if rest and head == "front":
            return self.fronted(*rest.split("+"), weight)
        if rest and head == "across":
            return self.crossed(*rest.split("+", 1), weight)
        if rest and head == "falling":
            return self.falling(*rest.split("+"), weight)
        if rest:
            return self.enclosed(head, rest, weight)
        if name.startswith("digits-"):
            return self.figures(name.removeprefix("digits-"), weight)
        if name.startswith("family-"):
            return self.family(int(name.removeprefix("family-")), weight)
        if name.startswith("word-"):
            return self.word(name.removeprefix("word-"), weight)
        if weight == "heavy" and (name in self.points or (name, "bold") in self.parts):
            bold = self.path(self.glyph(name, "bold"))
            return union(bold, stroke(bold, WIDTHS["heavy"] - WIDTHS["bold"]))
        if drawn.knows(name):
            return drawn.draw(name, WIDTHS[weight], weight == "fill")
        if "-part-" in name:
            shape, _, words = name.partition("-part-")
            return frames.part(self.path(self.glyph(shape, "fill")), words.split("-"))
        if "-split-" in name:
            return self.divided(*name.split("-split-"), weight)
        if part := frames.PART.fullmatch(name):
            return [(self.clockwise(self.glyph(part[1], weight)), 1, 1, 0, 0),
                    (self.glyph(f"{part[1]}-part-{part[2]}", "regular"), 1, 1, 0, 0)]
        raise KeyError(f"no drawing is named {name}")

    # Compositions

    def enclosed(self, shape, inner, weight):
        """A drawing in the middle of a shape."""
        x, y, width, height, reach = SHAPES[shape]
        if weight == "fill":
            part = self.reversed(self.knocked_out(inner))
        else:
            # What has a filled drawing has outlines, which would run together if they were heavier.
            is_heavy = weight in ("bold", "heavy") and inner not in self.filled
            part = self.glyph(inner, "heavy" if is_heavy else "bold")
        left, bottom, right, top = self.path(self.glyph(inner, "regular")).bounds
        middle = ((left + right) / 2, (bottom + top) / 2)
        farthest = max(
            ((x - middle[0]) ** 2 + (y - middle[1]) ** 2) ** 0.5
            for x, y in self.path(self.glyph(inner, "regular")).points)
        scale = min(
            MOST_SCALE, width / (right - left), height / (top - bottom), reach / farthest)
        outer = self.clockwise(self.glyph(shape, "bold" if weight == "heavy" else weight))
        return [(outer, 1, 1, 0, 0),
                (part, scale, scale, x - scale * middle[0], y - scale * middle[1])]

    def piled(self, upper, lower, weight):
        """A drawing over another."""
        heavier = {"light": "regular", "regular": "bold", "bold": "heavy", "fill": "bold"}[weight]
        parts = []
        for name, strokes, y in ((upper, weight, 640), (lower, heavier, 144)):
            left, bottom, right, top = self.path(self.glyph(name, "regular")).bounds
            scale = 0.9 if name == upper else 0.55
            parts.append((self.glyph(name, strokes), scale, scale,
                          EM / 2 - scale * (left + right) / 2, y - scale * (bottom + top) / 2))
        return parts

    def knocked_out(self, inner):
        """The filled drawing if symbols have one, or else the bold one, to be cut out of another."""
        plain = inner.removeprefix("mirror+").removeprefix("slash+")
        return self.glyph(inner, "fill" if plain in self.filled else "bold")

    def struck(self, base, weight):
        """A drawing without a wide band from the top left to the bottom right, and a line there."""
        width = WIDTHS["regular" if weight == "fill" else weight]
        band = stroke(polyline((0, 1075), (1024, -53)), width + 2 * SLASH_GAP)
        rest = minus(self.path(self.glyph(base, weight)), band)
        key = f"slash-line.{weight}"
        if key not in self.added:
            self.add(key, stroke(polyline(*SLASH), width))
        cut = f"{base}.cut-by-slash.{weight}"
        if cut not in self.added:
            self.add(cut, rest)
        return [(self.added[cut], 1, 1, 0, 0), (self.added[key], 1, 1, 0, 0)]

    def badged(self, base, badge, weight):
        """A drawing without a disc at one of its right corners, and a sign there."""
        place, _, sign = badge.partition("-")
        glyph = self.glyph(base, weight)
        left, bottom, right, top = self.path(self.glyph(base, "regular")).bounds
        size = DOT if sign == "dot" else BADGE
        x = min(round(right) - 50, EM - size)
        y = (max(round(bottom) + 80, size) if place == "badge"
             else min(round(top) - 80, EM - size))
        cut = f"{glyph}.cut-at-{place}-{size}"
        if cut not in self.added:
            self.add(cut, minus(self.path(glyph), ellipse(x, y, size + BADGE_GAP)))
        return [(self.added[cut], 1, 1, 0, 0), (self.sign(sign), 1, 1, x, y)]

    def sign(self, sign):
        """A badge around the origin: a sign knocked out of a disc, or a sign that has a shape."""
        key = f"sign-{sign}"
        if key in self.added:
            return self.added[key]
        if sign == "dot":
            self.add(key, ellipse(0, 0, DOT))
            return self.added[key]
        bare, part = sign in drawn.BARE_SIGNS, drawn.SIGNS[sign]
        path = self.path(self.knocked_out(part))
        left, bottom, right, top = path.bounds
        across = max(right - left, top - bottom)
        scale = 2 * BADGE / across if bare else min(BADGE_SCALE, 270 / across)
        path = moved(path, -scale * (left + right) / 2, -scale * (bottom + top) / 2, scale)
        self.add(key, path if bare else minus(ellipse(0, 0, BADGE), path))
        return self.added[key]

    def divided(self, shape, fields, weight):
        """A shape divided into columns and rows, such as 2x1."""
        solid = self.path(self.glyph(shape, "fill"))
        lines = frames.dividers(solid, *map(int, fields.split("x")), WIDTHS[weight])
        if weight == "fill":
            return minus(solid, lines)
        return union(self.path(self.glyph(shape, weight)), lines)

    def figures(self, digits, weight):
        """Figures side by side."""
        parts, x = [], 0
        for digit in digits:
            glyph = self.glyph(f"number-{drawn.FIGURES[int(digit)]}", weight)
            left, _, right, _ = self.path(glyph).bounds
            parts.append((glyph, 1, 1, x - left, 0))
            x += right - left + 130
        return parts

    def word(self, signs, weight):
        """Letters or figures side by side, of heavy strokes, since they are small."""
        names = [f"number-{drawn.FIGURES[int(sign)]}" if sign.isdigit() else f"letter-{sign}"
                 for sign in signs]
        strokes = "bold" if weight == "light" else "heavy"
        total = sum(self.width(name) + 200 for name in names) - 200
        scale = min(0.64, (EM - 96) / total)
        parts, x = [], (EM - scale * total) / 2
        for name in names:
            middle = x + scale * self.width(name) / 2
            left, bottom, right, top = self.path(self.glyph(name, "regular")).bounds
            parts.append((self.glyph(name, strokes), scale, scale,
                          middle - scale * (left + right) / 2,
                          EM / 2 - scale * (bottom + top) / 2))
            x += scale * (self.width(name) + 200)
        return parts

    def placed(self, name, weight, scale, x, y):
        """A smaller drawing, in the next heavier strokes that it has, with its middle somewhere."""
        heavier = {"light": "regular", "regular": "bold", "bold": "bold", "fill": "fill"}
        left, bottom, right, top = self.path(self.glyph(name, "regular")).bounds
        return (self.glyph(name, heavier[weight] if scale < 0.8 else weight), scale, scale,
                x - scale * (left + right) / 2, y - scale * (bottom + top) / 2)

    def width(self, name):
        left, _, right, _ = self.path(self.glyph(name, "regular")).bounds
        return right - left

    def family(self, adults, weight):
        """One or two people who hold a child's hands."""
        scale, small = (0.56, 0.4) if adults == 1 else (0.48, 0.33)
        reach = self.width("person-simple")
        places = [(scale, 0), (small, (scale + small) * reach / 2), (scale, (scale + small) * reach)]
        places = places[:adults + 1]
        first = -scale * reach / 2
        last = places[-1][1] + places[-1][0] * reach / 2
        shrink = min(1, (EM - 32) / (last - first) * 1.12)
        _, bottom, _, top = self.path(self.glyph("person-simple", "regular")).bounds
        parts = []
        for size, x in places:
            size *= shrink
            # Hands overlap, and feet are on one line.
            parts.append(self.placed(
                "person-simple", weight, size,
                EM / 2 + 0.88 * shrink * (x - (first + last) / 2), 224 + size * (top - bottom) / 2))
        return parts

    def paired(self, first, second, weight):
        """Two drawings side by side, as large as both have room."""
        gap = 72
        scale = min(0.9, (EM - 64 - gap) / (self.width(first) + self.width(second)))
        left = EM / 2 - (scale * (self.width(first) + self.width(second)) + gap) / 2
        middle = left + scale * self.width(first) / 2
        other = left + scale * (self.width(first) + self.width(second) / 2) + gap
        return [self.placed(first, weight, scale, middle, EM / 2),
                self.placed(second, weight, scale, other, EM / 2)]

    def fronted(self, upper, lower, weight):
        """A drawing, and a smaller one before its lower right corner."""
        glyph = self.glyph(lower, weight)
        left, bottom, right, top = self.path(self.glyph(upper, "regular")).bounds
        scale = 0.56
        part = self.placed(upper, weight, scale, EM - 56 - scale * (right - left) / 2,
                           56 + scale * (top - bottom) / 2)
        room = box(scale * left + part[3] - BADGE_GAP, scale * bottom + part[4] - BADGE_GAP,
                   scale * right + part[3] + BADGE_GAP, scale * top + part[4] + BADGE_GAP, 64)
        cut = f"{glyph}.cut-by-{upper}"
        self.add(cut, minus(self.path(glyph), room), is_lean=True)
        return [(self.added[cut], 1, 1, 0, 0), part]

    def falling(self, upper, lower, weight):
        """A drawing, and a sign or lines below it."""
        left, bottom, right, top = self.path(self.glyph(upper, "regular")).bounds
        scale = min(0.72, 560 / (top - bottom))
        above = self.placed(upper, weight, scale, EM / 2, 944 - scale * (top - bottom) / 2)
        if lower in drawn.BELOW:
            strokes = "regular" if weight == "fill" else weight
            return [above, (self.glyph(lower, strokes), 1, 1, 0, -80)]
        return [above, self.placed(lower, weight, 0.32, EM / 2, 176)]

    def crossed(self, upper, lower, weight):
        """A drawing over another, of which a band beside the upper one is cut away."""
        solid = self.path(self.glyph(upper, "fill"))
        rest = minus(self.path(self.glyph(lower, weight)), solid, stroke(solid, 2 * BADGE_GAP))
        cut = f"{lower}.cut-by-{upper}.{weight}"
        self.add(cut, rest, is_lean=True)
        return [(self.added[cut], 1, 1, 0, 0), (self.glyph(upper, weight), 1, 1, 0, 0)]
