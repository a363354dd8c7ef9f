"""Capital letters as plain strokes, for letters in circles and squares.

They are drawn here and are no font's: lines and arcs of one width between a height of 192 and 832.
"""

from shapes import arc, polyline, stroke, union

TOP, BOTTOM, MIDDLE = 832, 192, 512
LEFT, RIGHT = 272, 752


def bowl(left, bottom, right, top):
    """A line to the right, a half circle down and a line back, as of a D."""
    radius = (top - bottom) / 2
    path = polyline((left, top), (right - radius, top))
    arc(right - radius, (top + bottom) / 2, radius, 90, -90, path=path)
    path.lineTo(left, bottom)
    return path


def stem(x=LEFT):
    return polyline((x, BOTTOM), (x, TOP))


def s_curve():
    path = arc(512, 672, 200, 30, 180, 160)
    arc(512, 672, 200, 180, 270, 160, path=path)
    arc(512, 352, 220, 90, 0, 160, path=path)
    arc(512, 352, 220, 0, -155, 160, path=path)
    return path


LETTERS = {
    "a": lambda: [polyline((240, BOTTOM), (512, TOP), (784, BOTTOM)), polyline((330, 410), (694, 410))],
    "b": lambda: [polyline((290, BOTTOM), (290, TOP)), bowl(290, 528, 690, TOP),
                  bowl(290, BOTTOM, 730, 528)],
    "c": lambda: [arc(532, MIDDLE, 300, 45, 315, 320)],
    "d": lambda: [polyline((272, BOTTOM), (272, TOP)), bowl(272, BOTTOM, 772, TOP)],
    "e": lambda: [polyline((700, TOP), (324, TOP), (324, BOTTOM), (700, BOTTOM)),
                  polyline((324, 520), (650, 520))],
    "f": lambda: [polyline((712, TOP), (344, TOP), (344, BOTTOM)), polyline((344, 500), (650, 500))],
    "g": lambda: [arc(512, MIDDLE, 300, 45, 360, 320), polyline((812, MIDDLE), (570, MIDDLE))],
    "h": lambda: [stem(), stem(RIGHT), polyline((LEFT, 520), (RIGHT, 520))],
    "i": lambda: [stem(512)],
    "j": lambda: [arc(492, 372, 180, 180, 360), polyline((672, 372), (672, TOP))],
    "k": lambda: [stem(292), polyline((720, TOP), (292, 420)), polyline((440, 556), (740, BOTTOM))],
    "l": lambda: [polyline((344, TOP), (344, BOTTOM), (692, BOTTOM))],
    "m": lambda: [polyline((212, BOTTOM), (212, TOP), (512, 340), (812, TOP), (812, BOTTOM))],
    "n": lambda: [polyline((LEFT, BOTTOM), (LEFT, TOP), (RIGHT, BOTTOM), (RIGHT, TOP))],
    "o": lambda: [arc(512, MIDDLE, 320, 0, 360)],
    "p": lambda: [stem(312), bowl(312, 464, 732, TOP)],
    "q": lambda: [arc(512, MIDDLE, 320, 0, 360), polyline((570, 370), (780, 180))],
    "r": lambda: [stem(302), bowl(302, 480, 712, TOP), polyline((520, 480), (722, BOTTOM))],
    "s": lambda: [s_curve()],
    "t": lambda: [polyline((252, TOP), (772, TOP)), stem(512)],
    "u": lambda: [turn_of_u()],
    "v": lambda: [polyline((252, TOP), (512, BOTTOM), (772, TOP))],
    "w": lambda: [polyline((172, TOP), (342, BOTTOM), (512, 720), (682, BOTTOM), (852, TOP))],
    "x": lambda: [polyline((272, TOP), (752, BOTTOM)), polyline((752, TOP), (272, BOTTOM))],
    "y": lambda: [polyline((252, TOP), (512, 500), (772, TOP)), polyline((512, 500), (512, BOTTOM))],
    "z": lambda: [polyline((272, TOP), (752, TOP), (272, BOTTOM), (752, BOTTOM))],
}


def turn_of_u():
    path = polyline((282, TOP), (282, 422))
    arc(512, 422, 230, 180, 360, path=path)
    path.lineTo(742, TOP)
    return path


def letter(name, width):
    """The ink of a letter."""
    return union(*(stroke(path, width) for path in LETTERS[name]()))
