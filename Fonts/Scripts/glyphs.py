"""Adds glyphs to a font: of paths, of components of others, wound the one way or the other."""

import pathops
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

from curves import draw_lean
from shapes import is_symmetric, tidy

EM = 1024


def signed_area(path):
    """What contours enclose clockwise less what they enclose the other way."""
    return sum(abs(contour.area) * (1 if contour.clockwise else -1) for contour in path.contours)


def is_turned(component):
    """Whether a component is turned by a quarter."""
    return getattr(component, "transform", ((1, 0), (0, 1)))[0][0] == 0


class Glyphs:
    """A font's glyphs and those that are added, which have names of their own and no code points."""

    def __init__(self, font):
        self.font = font
        self.added = {}
        self.paths = {}
        self.oriented = set()

    def path(self, glyph):
        """The ink of a glyph."""
        if glyph not in self.paths:
            self.paths[glyph] = tidy(self.outline(glyph))
        return self.paths[glyph]

    def outline(self, glyph):
        """A glyph's outline as it is."""
        path = pathops.Path()
        glyphs = self.font.getGlyphSet()
        glyphs[glyph].draw(path.getPen(glyphSet=glyphs))
        return path

    def add(self, key, parts, is_lean=False):
        """Adds a glyph without a code point: of a path, or of components."""
        self.added[key] = f"composed.{key}"
        self.put(self.added[key], parts, is_lean)

    def put(self, name, parts, is_lean=False):
        """Puts a path or components into the glyph of a name; a lean path with fewer points."""
        if isinstance(parts, pathops.Path):
            pen = TTGlyphPen(None)
            (draw_lean if is_lean else pathops.Path.draw)(parts, pen)
            glyph = pen.glyph(dropImpliedOnCurves=True)
        else:
            glyph = Glyph()
            glyph.numberOfContours = -1
            glyph.components = [self.component(*part) for part in parts]
        table = self.font["glyf"]
        table[name] = glyph
        glyph.recalcBounds(table)
        self.font["hmtx"][name] = (EM, glyph.xMin)

    @staticmethod
    def component(glyph, scale_x, scale_y, dx, dy):
        component = GlyphComponent()
        component.glyphName = glyph
        component.x, component.y = round(dx), round(dy)
        component.flags = 0
        if (scale_x, scale_y) != (1, 1):
            component.transform = ((scale_x, 0), (0, scale_y))
        return component

    def clockwise(self, glyph):
        """The glyph with all of it running clockwise, to lay other parts over; or one like it."""
        key = f"{glyph}.clockwise"
        if key not in self.added:
            self.orient(glyph)
            difference = signed_area(self.outline(glyph)) - signed_area(self.path(glyph))
            if abs(difference) < 0.01 * abs(self.path(glyph).area):
                return glyph
            self.add(key, self.path(glyph))
        return self.added[key]

    def orient(self, glyph):
        """Turns the contours of a glyph that run the wrong way, if that does not change its ink.

        Those of Phosphor run the one way or the other as they happen to.
        """
        outline = self.outline(glyph)
        if glyph in self.oriented or self.font["glyf"][glyph].isComposite():
            return
        self.oriented.add(glyph)
        contours = list(outline.contours)
        turned = pathops.Path()
        for contour in contours:
            point = next(iter(contour.points))
            depth = sum(other.contains(point) for other in contours if other is not contour)
            if contour.clockwise != (depth % 2 == 0):
                contour.reverse()
            turned.addPath(contour)
        if abs(tidy(turned).area - self.path(glyph).area) < 100:
            self.put(glyph, turned)

    def reversed(self, glyph):
        """A glyph whose contours run anticlockwise, so that it makes a hole in another."""
        key = f"{glyph}.reversed"
        if key not in self.added:
            composite = self.font["glyf"][glyph]
            if composite.isComposite() and not any(map(is_turned, composite.components)):
                parts = [self.reversed_part(part) for part in composite.components]
            else:
                parts = self.reversed_path(glyph)
            self.add(key, parts)
        return self.added[key]

    def reversed_path(self, glyph):
        """The contours the other way, or the glyph mirrored if that is the same but for the way."""
        path = self.path(glyph)
        left, bottom, right, top = path.bounds
        if is_symmetric(path, -1, 1, left + right, 0):
            return [(self.clockwise(glyph), -1, 1, left + right, 0)]
        if is_symmetric(path, 1, -1, 0, bottom + top):
            return [(self.clockwise(glyph), 1, -1, 0, bottom + top)]
        path = pathops.Path(path)
        path.reverse()
        return path

    def reversed_part(self, component):
        (scale_x, _), (_, scale_y) = getattr(component, "transform", ((1, 0), (0, 1)))
        # What is mirrored runs the other way already.
        wind = self.reversed if scale_x * scale_y > 0 else self.clockwise
        return wind(component.glyphName), scale_x, scale_y, component.x, component.y
