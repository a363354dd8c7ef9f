"""Two rules that tell changes from pictures that are only drawn differently, in NumPy: the command's, in the whole numbers of
ChangeFinder, MovedStrokes, InkMass and SameHand in Sources/Tools/PlatenComparison/Pixels/Comparing, and pixelmatch's, from its published description."""
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


def excess(old, new, step):
    """How far each pixel lies, in quarters of a level, beyond what a quarter of a pixel makes of the other picture."""
    ways = []
    for one, other, sign in ((old, new, 1), (new, old, -1)):
        up, down = around(one, 1, numpy.maximum) - one, one - around(one, 1, numpy.minimum)
        ways.append(numpy.where(sign * step > 0, 4 * abs(step) - up, 4 * abs(step) - down))
    return numpy.where(step == 0, 0, numpy.maximum(numpy.minimum(*ways), 0))


def groups(ink, side=4):
    """The numbers of groups of pixels in tiles that touch, from 1; 0 for the others."""
    height, width = ink.shape
    tiles = {(y // side, x // side) for y, x in numpy.argwhere(ink)}
    numbers = numpy.zeros((-(-height // side), -(-width // side)), dtype=numpy.int64)
    count = 0
    while tiles:
        count += 1
        open_tiles = [tiles.pop()]
        while open_tiles:
            y, x = open_tiles.pop()
            numbers[y, x] = count
            near = {(y + dy, x + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)} & tiles
            tiles -= near
            open_tiles += near
    return numpy.repeat(numpy.repeat(numbers, side, 0), side, 1)[:height, :width] * ink


def of_one_hand(before, after):
    """Whether one program drew both: of the soft pixels of edges and letters more than two thirds are the same, or alike again."""
    def soft(picture):
        green = picture[..., 1].astype(int)
        found = numpy.zeros(green.shape, dtype=bool)
        for part, one, level, other in (((slice(None), slice(1, -1)), green[:, :-2], green[:, 1:-1], green[:, 2:]),
                                        ((slice(1, -1), slice(None)), green[:-2], green[1:-1], green[2:])):
            found[part] |= (level - one > 8) & (other - level > 8) | (one - level > 8) & (level - other > 8)
        return found

    rows = slice(None, None, max(1, before.shape[0] // 256))
    all_soft, all_differ = soft(before) | soft(after), (before != after).any(2)
    are_soft, differ = all_soft[rows], all_differ[rows]
    looked_at = numpy.zeros_like(all_soft)
    looked_at[rows] = True
    return ((are_soft & ~differ).sum() >= max(2 * (are_soft & differ).sum(), 64)
            or of_equal_steps(before, after, all_soft & all_differ & looked_at))


def of_equal_steps(before, after, soft):
    """Whether of the soft pixels that were alike nineteen in twenty are alike again, as where one program drew them in another colour."""
    words = before.astype(numpy.int64) @ numpy.array([1 << 16, 1 << 8, 1])
    inner = words[1:-1, 1:-1]
    alone = (inner != words[:-2, 1:-1]) & (inner != words[2:, 1:-1]) & (inner != words[1:-1, :-2]) & (inner != words[1:-1, 2:])
    steps = soft & (abs(before.astype(int) - after).max(2) > 8)
    steps[1:-1, 1:-1] &= alone
    steps[[0, -1]] = steps[:, [0, -1]] = False
    old, new = words[steps][:16384], after[steps][:16384].astype(int)
    order = numpy.lexsort((new[:, 2], new[:, 1], new[:, 0], old))
    old, new = old[order], new[order]
    bounds = numpy.flatnonzero(numpy.diff(old, prepend=-1, append=-1))
    total = alike = colors = 0
    for start, end in zip(bounds, bounds[1:]):
        if end - start > 1:
            total, colors = total + end - start, colors + 1
            alike += (abs(new[start:end] - new[(start + end) // 2]).max(1) <= 2).sum()
    return total >= 96 and colors >= 24 and 20 * alike >= 19 * total


def inked(step, contrast, is_brightness, is_of_one_hand):
    """Where near differences have nearly all one sign, and are more than a part of the contrast; of one hand, what is seen."""
    numbers = groups(abs(step) > (3 if is_brightness else 6))
    found = numpy.zeros_like(numbers, dtype=bool)
    order = numpy.argsort(numbers, axis=None, kind="stable")
    bounds = numpy.searchsorted(numbers.ravel()[order], numpy.arange(numbers.max() + 2))
    for number in range(1, numbers.max() + 1):
        ys, xs = numpy.divmod(order[bounds[number]:bounds[number + 1]], step.shape[1])
        steps, ink = step[ys, xs], int(contrast[ys, xs].sum())
        net, count, length = abs(int(steps.sum())), len(ys), max(numpy.ptp(ys), numpy.ptp(xs)) + 1
        total = int(abs(steps).sum())
        if is_of_one_hand and total >= (100 if is_brightness else 200) and total >= (6 if is_brightness else 12) * count:
            found[ys, xs] = True
        if 5 * net <= 4 * total or net < 100 or net < (8 if is_brightness else 12) * count:
            continue
        large = net >= (400 if is_brightness else 800)
        word = large and is_brightness and 100 * net > 17 * ink and count >= 2 * length
        if word or (large or is_brightness and net >= 25 * count) and 20 * net > 11 * ink:
            found[ys, xs] = True
    return found


def changes(before, after):
    """Where pixels are a change, without those that a neighbour's colours add."""
    found, one_hand = numpy.zeros(before.shape[:2], dtype=bool), of_one_hand(before, after)
    planes = [(True, brightness(before), brightness(after))]
    planes += [(False, before[..., i].astype(numpy.int64), after[..., i].astype(numpy.int64)) for i in range(3)]
    for is_brightness, old, new in planes:
        step = new - old
        contrast = numpy.minimum(*(around(p, 1, numpy.maximum) - around(p, 1, numpy.minimum) for p in (old, new)))
        large = abs(totals(step, 8))
        wide = totals(contrast, 9)
        if is_brightness:
            near, stroke = abs(totals(step, 1)), abs(totals(step, 2))
            point = (abs(step) >= 25) & (10 * abs(step) > 7 * contrast) & (near >= 70) & (20 * near > 7 * totals(contrast, 1))
            line = (stroke >= 88) & (5 * stroke > 3 * totals(contrast, 3))
            area = (large >= 723) & (large > wide)
            beyond = totals(excess(old, new, step), 3)
            moved = (beyond >= 520) & (5 * beyond > 6 * totals(contrast, 3))
            found |= (step != 0) & (point | line | area | moved)
        else:
            found |= (step != 0) & (large >= 1734) & (5 * large > 3 * wide)
        found |= inked(step, contrast, is_brightness, one_hand)
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
