"""Two rules that tell changes from pictures that are only drawn otherwise, in NumPy: the command's, in the whole numbers of
Sources/Tools/PlatenComparison/Pixels/Comparing/ChangeFinder.swift, and pixelmatch's, from its published description."""
import numpy


def around(values, radius, function):
    """The least or the greatest of the square around each pixel, as far as there are pixels."""
    size = 2 * radius + 1
    padded = numpy.pad(values, radius, mode="edge")
    height, width = values.shape
    rows = padded[:, 0:width]
    for i in range(1, size):
        rows = function(rows, padded[:, i:i + width])
    found = rows[0:height]
    for i in range(1, size):
        found = function(found, rows[i:i + height])
    return found


def totals(values, radius):
    """The sum of the square around each pixel, as far as there are pixels."""
    height, width = values.shape
    sums = numpy.zeros((height + 1, width + 1), dtype=numpy.int64)
    sums[1:, 1:] = values.cumsum(0).cumsum(1)
    top, bottom = numpy.clip(numpy.arange(height) - radius, 0, None), numpy.clip(numpy.arange(height) + radius + 1, None, height)
    left, right = numpy.clip(numpy.arange(width) - radius, 0, None), numpy.clip(numpy.arange(width) + radius + 1, None, width)
    return (sums[numpy.ix_(bottom, right)] - sums[numpy.ix_(top, right)] - sums[numpy.ix_(bottom, left)] + sums[numpy.ix_(top, left)])


def brightness(picture):
    values = picture.astype(numpy.int64)
    return (values[..., 0] * 77 + values[..., 1] * 150 + values[..., 2] * 29) >> 8


def changes(before, after):
    """Where pixels are a change, without those that a neighbour's colours add."""
    found = numpy.zeros(before.shape[:2], dtype=bool)
    planes = [(True, brightness(before), brightness(after))]
    planes += [(False, before[..., i].astype(numpy.int64), after[..., i].astype(numpy.int64)) for i in range(3)]
    for is_brightness, old, new in planes:
        step = new - old
        contrast = numpy.minimum(*(around(p, 1, numpy.maximum) - around(p, 1, numpy.minimum) for p in (old, new)))
        large = abs(totals(step, 8))
        wide = totals(contrast, 9)
        if is_brightness:
            near, stroke = abs(totals(step, 1)), abs(totals(step, 2))
            point = (abs(step) >= 25) & (5 * abs(step) > 3 * contrast) & (near >= 70) & (10 * near > 3 * totals(contrast, 1))
            line = (stroke >= 88) & (5 * stroke > 3 * totals(contrast, 3))
            area = (large >= 723) & (large > wide)
            found |= (step != 0) & (point | line | area)
        else:
            found |= (step != 0) & (large >= 1734) & (5 * large > 3 * wide)
    return found


def pixelmatch(before, after, threshold=0.1):
    """Where pixels differ by more than the threshold in YIQ and smooth no edge in either picture."""
    first, second = before.astype(float), after.astype(float)
    red, green, blue = (first - second)[..., 0], (first - second)[..., 1], (first - second)[..., 2]
    y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    differing = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * threshold * threshold
    words = [p[..., 0].astype(numpy.int64) << 16 | p[..., 1].astype(numpy.int64) << 8 | p[..., 2] for p in (before, after)]
    lights = [p @ numpy.array([0.29889531, 0.58662247, 0.11448223]) for p in (first, second)]
    height, width = differing.shape

    def neighbours(x, y):
        return [(c, r) for c in range(max(x - 1, 0), min(x + 2, width)) for r in range(max(y - 1, 0), min(y + 2, height)) if (c, r) != (x, y)]

    def is_border(x, y):
        return x in (0, width - 1) or y in (0, height - 1)

    def is_plain(x, y, word):
        return is_border(x, y) + sum(word[r, c] == word[y, x] for c, r in neighbours(x, y)) > 2

    def smooths(x, y, one, other):
        equal, darkest, lightest = int(is_border(x, y)), (0, None), (0, None)
        for c, r in neighbours(x, y):
            slope = lights[one][y, x] - lights[one][r, c]
            if abs(slope) < 1e-9:
                equal += 1
                if equal > 2:
                    return False
            elif slope < darkest[0]:
                darkest = slope, (c, r)
            elif slope > lightest[0]:
                lightest = slope, (c, r)
        if darkest[1] is None or lightest[1] is None:
            return False
        return any(is_plain(*place, words[one]) and is_plain(*place, words[other]) for place in (darkest[1], lightest[1]))

    for y, x in numpy.argwhere(differing):
        if smooths(x, y, 0, 1) or smooths(x, y, 1, 0):
            differing[y, x] = False
        elif ANY:
            return differing
    return differing


# Whether one pixel is enough for pixelmatch: all others are not looked at.
ANY = True
