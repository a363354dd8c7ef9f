"""Holds the check itself to drawings whose overlaps are known: it finds what is there, and nothing else."""
import drawing

BAR = '<path id="a" d="M0 0h20v10h-20z"/>'
HEART = '<path id="a" d="M10 18q-20-14-8-18q6-1 8 5q2-6 8-5q12 4-8 18z"/>'


class Canvas:
    """A canvas of 100 x 100 points with a padding of 10."""
    width = height = 100
    padding = 10


def pieces(shape, *places):
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" '
           f'viewBox="0 0 100 100"><title>Words</title><defs>{shape}</defs>'
           '<rect width="100%" height="100%" fill="#FFF"/>')
    for place in places:
        svg += f'<g fill="#C00" fill-opacity=".5" transform="{place}"><use xlink:href="#a"/></g>'
    return drawing.pieces((svg + "</svg>").encode(), 4)


def run(overlaps, outside):
    cases = (
        # Bars that share an edge, once between two pixels and once amidst of one.
        (False, BAR, "translate(20 20)", "translate(40 20)"),
        (False, BAR, "translate(20.1 20)", "translate(40.1 20)"),
        (False, BAR, "rotate(30)translate(40 0)", "rotate(30)translate(60 0)"),
        # A twentieth of a point, a fifth of a pixel, of one over the other.
        (True, BAR, "translate(20 20)", "translate(39.95 20)"),
        (True, BAR, "rotate(30)translate(40 0)", "rotate(30)translate(59.8 0)"),
        # One within the other, and the same at the same place.
        (True, BAR, "translate(20 20)", "translate(25 22)scale(.2)"),
        (True, HEART, "translate(30 30)", "translate(30 30)"),
        # Boxes that overlap, of shapes that do not.
        (False, HEART, "translate(30 30)", "translate(48 45)scale(.5)"),
    )
    for expected, shape, *places in cases:
        if bool(list(overlaps(pieces(shape, *places)))) != expected:
            raise SystemExit(f"error: the check is wrong about {places}: an overlap is {expected}")
    for expected, place in ((False, "translate(10 10)"), (False, "translate(70 80)"), (True, "translate(9.7 10)"),
                            (True, "translate(70 80.5)"), (True, "translate(-5 120)")):
        if bool(list(outside(pieces(BAR, place), Canvas))) != expected:
            raise SystemExit(f"error: the check is wrong about {place}: outside is {expected}")
