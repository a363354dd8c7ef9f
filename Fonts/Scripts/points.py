"""Leaves out the points of TrueType outlines that change nothing, for a smaller font.

Phosphor's curves often end in a line of no length, and many of the points between two curves lie where
they would be without being said.
"""

from array import array

from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates, flagOnCurve


def is_needless(before, point, after):
    """Whether the outline is the same without a point between its neighbours.

    A point is a pair of coordinates and whether it is on the curve.
    """
    (x, y), on_curve = point
    if not on_curve:
        return False
    if point == after:
        return True
    (ax, ay), is_corner = before
    (bx, by), is_next_corner = after
    if not is_corner and not is_next_corner:
        return 2 * x == ax + bx and 2 * y == ay + by
    if not is_corner or not is_next_corner:
        return False
    # Between two corners: on the line from one to the other.
    is_straight = (x - ax) * (by - ay) == (y - ay) * (bx - ax)
    return is_straight and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)


def thin(contour):
    """A contour's points without the needless ones."""
    kept = list(contour)
    index = 0
    while index < len(kept) and len(kept) > 3:
        following = kept[(index + 1) % len(kept)]
        if is_needless(kept[index - 1], kept[index], following):
            del kept[index]
            index = max(0, index - 1)
        else:
            index += 1
    return kept


def thin_glyph(glyph, table):
    """Leaves the needless points out of a glyph without components."""
    coordinates, ends, flags = glyph.getCoordinates(table)
    points = [(tuple(point), flag & flagOnCurve) for point, flag in zip(coordinates, flags)]
    kept, new_ends, start = [], [], 0
    for end in ends:
        kept += thin(points[start:end + 1])
        new_ends.append(len(kept) - 1)
        start = end + 1
    glyph.coordinates = GlyphCoordinates([point for point, _ in kept])
    glyph.flags = array("B", [on_curve for _, on_curve in kept])
    glyph.endPtsOfContours = new_ends


def drop_needless(font):
    """Thins all outlines of a font out; what they enclose stays the same.

    The left bearings become those of the boxes around the points, which the saved font has: a glyph
    whose two differ is drawn to one side.
    """
    table = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = table[name]
        if glyph.numberOfContours > 0:
            thin_glyph(glyph, table)
        glyph.recalcBounds(table)
        width, _ = font["hmtx"][name]
        font["hmtx"][name] = (width, glyph.xMin)
