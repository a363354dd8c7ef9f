"""Phosphor's drawings the other way round, turned, filled or put together anew.

A code point of the table that is steps below Phosphor's own stands for such a drawing.
"""

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

FIRST, STEP, EM = 0xE800, 0x1400, 1024

# How x and y become the new x and y, and what is added to these: components of glyphs can be so.
MIRRORED = ((-1, 0), (0, 1)), EM, 0
AROUND = ((-1, 0), (0, -1)), EM, EM
RIGHT = ((0, -1), (1, 0)), 0, EM
LEFT = ((0, 1), (-1, 0)), EM, 0


def moved(drawing, xx, xy, yx, yy, dx, dy):
    """A drawing, which is a list of contours, with x and y made of the products and the addend."""
    return [[(name, tuple((xx * x + xy * y + dx, yx * x + yy * y + dy) for x, y in points))
             for name, points in contour] for contour in drawing]


def solid(drawing):
    """Fills the largest contour."""
    largest = max(drawing, key=area)
    return [contour for contour in drawing
            if contour is largest or not contains(largest, corners(contour)[0])]


def joined(drawing):
    """Makes one arrow of two that point away from a line."""
    arrows = []
    for contour in drawing:
        xs, ys = zip(*corners(contour))
        # The line's middle is the drawing's, and so is the arrows' in one direction.
        toward = [(EM > low + high) - (EM < low + high)
                  for low, high in ((min(xs), max(xs)), (min(ys), max(ys)))]
        if any(toward):
            arrows += moved([contour], 1, 0, 0, 1, *(160 * step for step in toward))
    return arrows


def apart(drawing):
    """A caret over another that points down."""
    up = moved(drawing, 1, 0, 0, 1, 0, 256)
    return up + moved(up, -1, 0, 0, -1, EM, EM)


# What Phosphor lacks, but has another way, is a step below Phosphor's own code point, or more.
CHANGES = [None, MIRRORED, AROUND, RIGHT, LEFT, solid, joined, apart]


def steps(point):
    """The steps from a code point of the table, less the shift, to Phosphor's own."""
    return max(0, (FIRST - point + STEP - 1) // STEP)


def corners(contour):
    return [point for _, points in contour for point in points]


def area(contour):
    """The area of the box around a contour."""
    xs, ys = zip(*corners(contour))
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def contains(contour, point):
    """Whether a point is inside the polygon of a contour's points."""
    inside = False
    points = corners(contour)
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
        if (ay > point[1]) != (by > point[1]):
            inside ^= point[0] < ax + (point[1] - ay) * (bx - ax) / (by - ay)
    return inside


def changed(font, glyph, change):
    """A glyph with the changed drawing of another."""
    if isinstance(change, tuple):
        component = GlyphComponent()
        component.glyphName, component.flags = glyph, 0
        component.transform, component.x, component.y = change
        outline = Glyph()
        outline.numberOfContours = -1
        outline.components = [component]
        outline.recalcBounds(font["glyf"])
        return outline
    recorded = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[glyph].draw(recorded)
    drawing = []
    for call in recorded.value:
        if call[0] == "moveTo":
            drawing.append([])
        drawing[-1].append(call)
    pen = TTGlyphPen(None)
    for contour in change(drawing):
        for name, points in contour:
            getattr(pen, name)(*points)
    outline = pen.glyph()
    outline.recalcBounds(font["glyf"])
    return outline


def glyph_at(font, point):
    """The glyph for a code point of the table, less the shift, which is made if Phosphor lacks it.

    There is none if no drawing of Phosphor is so many steps higher.
    """
    glyph = font.getBestCmap().get(point + STEP * steps(point))
    if glyph is None or not steps(point):
        return glyph
    name = f"changed.{point:X}"
    if name not in font["glyf"].keys():
        if steps(point) >= len(CHANGES):
            return None
        outline = changed(font, glyph, CHANGES[steps(point)])
        font["glyf"][name] = outline
        font["hmtx"][name] = (EM, outline.xMin)
    return name
