"""More things that Phosphor has no drawing of: animals, tools, toys, devices, the sky.

Each takes the strokes' width and whether it is filled, and returns the ink. Their curves have fewer
points than those of `pictures.py`.
"""

import math

from frames import GAP, REGULAR
from pictures import tilted
from shapes import (
    MIDDLE, arc, box, common, ellipse, line, minus, moved, polyline, ring, turned, union)


def curve(*points, closed=True):
    """A path through every other point, from the first on; the ones between pull a curve."""
    path = polyline(points[0])
    for pull, point in zip(points[1::2], [*points[2::2], points[0]]):
        path.quadTo(*pull, *point)
    if closed:
        path.close()
    return path


def disc(x, y, radius, height=None):
    return ellipse(x, y, radius, height, 45)


def speck(x, y, radius):
    """A dot so small that one curve a quarter is round enough."""
    return ellipse(x, y, radius, span=90)


def solid(path):
    return union(path, line(path, REGULAR))


def thing(outline, marks=(), apart=(), dots=(), specks=()):
    """A thing with an outline.

    Marks are lines on it, which are cut out of it where it is filled, and dots with a radius on it
    likewise. What is apart from it is stroked in all variants, and specks are dots apart.
    """
    def draw(width, is_filled):
        outlines = outline if isinstance(outline, (list, tuple)) else [outline]
        pen = REGULAR if is_filled else width
        inside = [*(line(mark, 0.9 * pen) for mark in marks),
                  *((speck if spot[2] < 60 else disc)(*spot) for spot in dots)]
        rest = [*(line(path, pen) for path in apart), *(speck(*spot) for spot in specks)]
        if is_filled:
            return union(minus(union(*map(solid, outlines)), *inside), *rest)
        return union(*(line(path, width) for path in outlines), *inside, *rest)
    return draw


def both(path):
    """A path and its mirror image."""
    return [path, path.transform(-1, 0, 0, 1, 2 * MIDDLE, 0)]


def plain(*paths):
    """Strokes that have no filled variant."""
    return lambda width, _: union(*(line(path, width) for path in paths))


def rolled(path, degrees, x, y):
    """A path turned about a point, anticlockwise."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return path.transform(cosine, sine, -sine, cosine, x * (1 - cosine) + y * sine,
                          y * (1 - cosine) - x * sine)


# Animals

hare = thing(
    [curve((912, 448), (912, 560), (784, 592), (704, 608), (656, 560), (560, 592), (432, 560),
           (208, 496), (208, 272), (208, 192), (304, 192), (352, 192), (432, 192),
           (512, 208), (560, 320), (608, 288), (640, 224), (656, 192), (704, 192),
           (736, 192), (752, 192), (736, 288), (752, 352), (912, 352)),
     curve((784, 592), (752, 832), (560, 880), (544, 704), (656, 560), (704, 608))],
    dots=((784, 480, 36),), apart=(arc(352, 304, 112, 20, 110, span=45),))
tortoise = thing(
    curve((160, 352), (176, 720), (464, 720), (752, 720), (768, 352), (464, 352)),
    marks=(polyline((288, 352), (368, 528), (560, 528), (640, 352)),),
    apart=(curve((768, 368), (800, 592), (880, 576), (944, 544), (928, 464), (896, 400),
                 (784, 384), closed=False),
           polyline((272, 352), (240, 208)), polyline((656, 352), (688, 208)),
           polyline((160, 352), (80, 304))))
swift = curve((944, 656), (864, 736), (768, 704), (704, 688), (656, 704), (592, 880), (320, 976),
              (448, 816), (432, 656), (272, 608), (64, 656), (160, 576), (240, 528), (144, 464),
              (80, 368), (304, 432), (464, 464), (480, 272), (400, 48), (672, 176), (704, 480),
              (848, 528), (848, 624), (896, 656))


# Charts and letters

letter = thing(box(112, 224, 912, 800, 56), marks=(polyline((128, 768), (512, 448), (896, 768)),))

chart_bars = thing([box(120, 176, 280, 432, 40), box(432, 176, 592, 640, 40),
                    box(744, 176, 904, 848, 40)])


def tick(width, _):
    return line(polyline((144, 464), (424, 144), (880, 880)), 1.35 * width)


def dots_in_row(width, _):
    return union(*(disc(x, 512, 92 + width / 4) for x in (112, 512, 912)))


three_lines = plain(*(polyline((96, y), (928, y)) for y in (318, 512, 706)))


def cellular_bars(*_):
    return union(*(box(left, 192, left + 168, top, 32)
                   for left, top in ((80, 368), (312, 528), (544, 688), (776, 848))))


def pie(*_):
    """A disc, from which the upper right quarter is moved out."""
    x, y, radius = 472, 472, 392
    rest = minus(disc(x, y, radius), box(x, y, x + radius + 8, y + radius + 8))
    part = common(disc(x + 72, y + 72, radius), box(x + 72, y + 72, 1000, 1000))
    return union(rest, part)


# Flags and tools


def checks(left, low, right, high, columns, rows):
    """Every other field of a board, a little larger than the field, that they hang together."""
    wide, tall = (right - left) / columns, (high - low) / rows
    return union(*(box(left + column * wide - 4, low + row * tall - 4,
                       left + (column + 1) * wide + 4, low + (row + 1) * tall + 4)
                   for column in range(columns) for row in range(rows) if (column + row) % 2))


def checkered_flag(width, _):
    return union(line(polyline((160, 112), (160, 848)), width),
                 line(box(160, 400, 896, 848), width), checks(160, 400, 896, 848, 4, 3))


def crossed_flags(is_checkered):
    def draw(width, is_filled):
        pen = REGULAR if is_filled else width
        # Upright, and then turned about the pole's lower part.
        field = box(176, 592, MIDDLE, 928, 0, 90)
        ink = [line(polyline((MIDDLE, 64), (MIDDLE, 928)), pen),
               solid(field) if is_filled else line(field, width)]
        if is_checkered:
            ink.append(checks(176, 592, MIDDLE, 928, 3, 3))
        return union(*both(moved(rolled(union(*ink), 24, MIDDLE, 420), 82, 64, 0.84)))
    return draw


def screwdriver(width, is_filled):
    handle = box(408, 48, 616, 432, 72, 90)
    tip = polyline((464, 832), (560, 832), (544, 976), (480, 976), closed=True)
    shaft = polyline((MIDDLE, 432), (MIDDLE, 832))
    pen = REGULAR if is_filled else width
    return tilted(union(*(solid(path) if is_filled else line(path, width) for path in (handle, tip)),
                        line(shaft, pen)), 45)


def slim_pencil(width, is_filled):
    shaft = polyline((416, 832), (416, 240), (MIDDLE, 64), (608, 240), (608, 832), closed=True)
    pen = REGULAR if is_filled else width
    ferrule = line(polyline((416, 752), (608, 752)), pen)
    ink = minus(solid(shaft), ferrule) if is_filled else union(line(shaft, width), ferrule)
    return tilted(moved(ink, 0, 32), -45)


def slim_ruler(width, is_filled):
    edge = polyline((384, 48), (640, 48), (640, 976), (384, 976), closed=True)
    pen = REGULAR if is_filled else width
    marks = union(*(line(polyline((384, y), (480, y)), 0.9 * pen) for y in (208, 816)))
    return tilted(minus(solid(edge), marks) if is_filled else union(line(edge, width), marks), 45)


def laurel(width, _):
    """A twig with leaves on both sides, bent to the left."""
    leaf = curve((0, 0), (104, 104), (240, 0), (104, -104))
    leaves = []
    for turn in range(242, 128, -26):
        for side in (36, -46):
            x, y = (440 * part(math.radians(turn)) for part in (math.cos, math.sin))
            leaves.append(moved(rolled(leaf, turn - 90 + side, 0, 0), 848 + x, 488 + y))
    return union(line(arc(848, 488, 440, 258, 140, span=45), 0.75 * width), *leaves)


# Devices

homepod = thing(box(224, 112, 800, 912, 224, 45), marks=(ellipse(MIDDLE, 784, 128, 40, 45),))
homepod_mini = thing(
    curve((160, 512), (160, 816), (512, 816), (864, 816), (864, 512), (864, 192), (512, 192),
          (160, 192)), marks=(ellipse(MIDDLE, 720, 144, 36, 45),))
loudspeaker = thing(box(224, 96, 800, 928, 48, 90),
                    marks=(ellipse(MIDDLE, 368, 160, span=45),), dots=((MIDDLE, 736, 72),))
airpods = thing(both(curve((128, 688), (128, 864), (272, 864), (400, 848), (400, 704), (400, 592),
                           (304, 560), (304, 400), (304, 192), (208, 192), (208, 192), (208, 400),
                           (208, 560), (128, 592))))
earphone_case = thing(box(144, 224, 880, 800, 208, 45),
                      marks=(polyline((144, 576), (880, 576)),), dots=((MIDDLE, 432, 40),))


def spoke(degrees, near, far, x=MIDDLE, y=MIDDLE):
    """A line that points away from somewhere."""
    part = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return polyline(*((x + radius * part[0], y + radius * part[1]) for radius in (near, far)))


def dial(degrees):
    """A knob that points somewhere, between marks."""
    def draw(width, is_filled):
        turns = [math.radians(turn) for turn in range(-45, 226, 45)]
        marks = [speck(MIDDLE + 400 * math.cos(turn), 480 + 400 * math.sin(turn), width * 0.55)
                 for turn in turns]
        hand = spoke(degrees, 104, 168, y=480)
        if is_filled:
            return union(minus(disc(MIDDLE, 480, 288), line(hand, REGULAR)), *marks)
        return union(ring(MIDDLE, 480, 256, width), line(hand, width), *marks)
    return draw


refrigerator = thing(box(240, 64, 784, 960, 64, 90),
                     marks=(polyline((240, 608), (784, 608)), polyline((368, 720), (368, 816)),
                            polyline((368, 336), (368, 480))))
washer = thing(box(144, 96, 880, 928, 64, 90), marks=(ellipse(MIDDLE, 432, 208, span=45),),
               dots=((288, 784, 44), (432, 784, 44)))
plug = thing(curve((256, 704), (256, 704), (256, 576), (256, 352), (512, 352), (768, 352),
                   (768, 576), (768, 704), (768, 704)),
             apart=(polyline((MIDDLE, 352), (MIDDLE, 64)), *both(polyline((384, 704), (384, 928)))))
metronome = thing(polyline((400, 896), (624, 896), (800, 128), (224, 128), closed=True),
                  marks=(polyline((256, 288), (768, 288)), polyline((MIDDLE, 288), (720, 720))))
beacon = thing(
    curve((288, 224), (288, 224), (288, 416), (288, 640), (512, 640), (736, 640), (736, 416),
          (736, 224), (736, 224)),
    apart=[polyline((160, 192), (864, 192)), polyline((MIDDLE, 784), (MIDDLE, 896)),
           *both(polyline((256, 688), (176, 768)))])

# Arts and feasts


def mask(x, y, scale, mouth):
    """A mask's outline and its eyes and mouth, with its middle somewhere."""
    face = curve((-256, 272), (0, 192), (256, 272), (288, 272), (288, 240), (304, -256), (0, -304),
                 (-304, -256), (-288, 240), (-288, 272))
    marks = [polyline((-144, 80), (-80, 80)), polyline((80, 80), (144, 80)),
             curve((-128, -96 - mouth), (0, -96 + 2 * mouth), (128, -96 - mouth), closed=False)]
    return [path.transform(scale, 0, 0, scale, x, y) for path in (face, *marks)]


def masks(width, is_filled):
    pen = REGULAR if is_filled else width
    front, *features = mask(368, 400, 0.92, -40)
    back, *others = mask(688, 656, 0.88, 32)
    gap = union(front, line(front, REGULAR + 2 * GAP))
    marks = [line(path, 0.8 * pen) for path in features]
    behind = [line(path, 0.8 * pen) for path in others]
    if is_filled:
        return union(minus(solid(front), *marks), minus(solid(back), *behind, gap))
    return union(line(front, width), *marks, minus(union(line(back, width), *behind), gap))


party_popper = thing(
    polyline((128, 128), (336, 656), (640, 336), closed=True),
    marks=(polyline((224, 368), (400, 208)),),
    apart=(curve((512, 656), (608, 736), (560, 896), closed=False),
           curve((640, 512), (736, 608), (896, 560), closed=False),
           polyline((704, 720), (848, 864))),
    specks=((736, 928, 44), (928, 720, 44), (768, 400, 44), (384, 800, 44)))


def clapper(width, is_filled):
    pen = REGULAR if is_filled else width
    board, bar = box(128, 144, 896, 576, 32, 90), box(128, 576, 896, 752)
    stripes = [polyline((x, 576), (x + 112, 752)) for x in (240, 480, 720)]
    arm = union(*(line(path, pen) for path in (bar, *stripes)))
    return union(solid(board) if is_filled else line(board, width), rolled(arm, 9, 128, 576))


popcorn = thing(
    polyline((224, 576), (800, 576), (720, 112), (304, 112), closed=True),
    marks=(polyline((416, 576), (448, 112)), polyline((608, 576), (576, 112))),
    apart=(arc(304, 672, 112, 230, 50, span=45), arc(512, 784, 128, 190, -10, span=45),
           arc(720, 672, 112, 130, -50, span=45)))
balloon = thing(
    curve((224, 640), (224, 928), (512, 928), (800, 928), (800, 640), (784, 416), (512, 320),
          (240, 416)),
    apart=(curve((512, 320), (432, 208), (512, 176), (592, 144), (528, 64), closed=False),))
guitar = thing(
    curve((432, 624), (352, 608), (320, 528), (304, 480), (240, 464), (80, 432), (112, 272),
          (144, 112), (304, 112), (464, 112), (496, 256), (512, 320), (560, 336), (640, 368),
          (656, 448), (544, 528)),
    dots=((368, 400, 64),), apart=(polyline((432, 464), (880, 912)),
                                   polyline((784, 912), (912, 784))))

# Travel and outdoors

tent = thing(polyline((96, 176), (MIDDLE, 832), (928, 176), closed=True),
             marks=(polyline((352, 176), (MIDDLE, 464), (672, 176)),))
mountains = thing(polyline((64, 208), (368, 768), (544, 464), (656, 640), (960, 208), closed=True),
                  marks=(polyline((288, 624), (368, 560), (456, 624)),))
beach_umbrella = thing(
    tilted(curve((128, 560), (176, 896), (512, 896), (848, 896), (896, 560), (512, 640)), 24),
    apart=(tilted(polyline((MIDDLE, 608), (MIDDLE, 128)), 24), polyline((112, 112), (912, 112))))
binoculars = thing(
    both(polyline((128, 192), (224, 784), (400, 784), (432, 192), closed=True)),
    apart=(polyline((432, 560), (592, 560)),), marks=both(polyline((160, 352), (432, 352))))
backpack = thing(
    curve((192, 128), (192, 128), (192, 528), (192, 800), (512, 800), (832, 800), (832, 528),
          (832, 128), (832, 128)),
    marks=(polyline((352, 128), (352, 368), (672, 368), (672, 128)),
           polyline((416, 592), (608, 592))),
    apart=(curve((384, 800), (384, 944), (512, 944), (640, 944), (640, 800), closed=False),))
basket = thing(
    polyline((128, 560), (896, 560), (800, 144), (224, 144), closed=True),
    marks=[polyline((x, 432), (x, 272)) for x in (384, 512, 640)],
    apart=both(polyline((240, 560), (400, 880))))
scooter = plain(polyline((256, 848), (384, 848), (320, 272), (624, 272)),
                curve((624, 272), (640, 416), (784, 416), closed=False),
                ellipse(320, 176, 80, span=45), ellipse(784, 208, 80, span=45))

shoe = thing(
    curve((112, 640), (208, 544), (352, 672), (448, 528), (512, 512), (912, 480), (912, 288),
          (912, 272), (912, 272), (512, 272), (112, 272), (112, 400)),
    marks=(polyline((112, 384), (912, 384)),), apart=(polyline((112, 240), (912, 240)),))
road = plain(polyline((192, 128), (384, 896)), polyline((832, 128), (640, 896)),
             *(polyline((MIDDLE, y), (MIDDLE, y + 112)) for y in (144, 456, 768)))
desk = thing(box(96, 608, 928, 736, 24, 90),
             apart=(polyline((192, 608), (192, 192)), polyline((832, 608), (832, 192))))

# Food and health

carrot = thing(
    curve((640, 672), (512, 784), (400, 624), (256, 400), (128, 128), (400, 256), (624, 400),
          (784, 512), (672, 640)),
    marks=(polyline((448, 480), (384, 544)), polyline((512, 384), (576, 320))),
    apart=(polyline((656, 656), (752, 912)), polyline((656, 656), (912, 752)),
           polyline((656, 656), (864, 864))))


def takeaway(width, is_filled):
    pen = REGULAR if is_filled else width
    cup = polyline((512, 512), (928, 512), (880, 112), (560, 112), closed=True)
    bag = polyline((112, 112), (112, 736), (176, 848), (528, 848), (592, 736), (592, 112),
                   closed=True)
    straw = polyline((720, 512), (752, 752), (848, 784))
    gap = union(cup, line(cup, REGULAR + 2 * GAP), line(straw, REGULAR + 2 * GAP))
    bag = solid(bag) if is_filled else line(bag, width)
    return union(minus(bag, gap), solid(cup) if is_filled else line(cup, width), line(straw, pen))


def syringe(width, is_filled):
    barrel = box(384, 272, 640, 752, 32, 90)
    pen = REGULAR if is_filled else width
    rest = [polyline((MIDDLE, 272), (MIDDLE, 48)), polyline((MIDDLE, 752), (MIDDLE, 960)),
            polyline((400, 960), (624, 960)), polyline((304, 752), (720, 752))]
    marks = [polyline((384, y), (496, y)) for y in (432, 592)]
    inside = union(*(line(path, 0.9 * pen) for path in marks))
    body = minus(solid(barrel), inside) if is_filled else union(line(barrel, width), inside)
    return tilted(union(body, *(line(path, pen) for path in rest)), -45)


lungs = thing(
    both(curve((432, 544), (432, 720), (336, 736), (128, 640), (96, 304), (80, 128), (208, 160),
               (432, 208), (432, 384))),
    apart=(polyline((MIDDLE, 912), (MIDDLE, 624)),
           *both(polyline((MIDDLE, 624), (432, 544)))))
scales = thing(box(128, 112, 896, 896, 160, 45),
               marks=(arc(MIDDLE, 512, 224, 30, 150, span=45), polyline((MIDDLE, 560), (576, 704))))
bottle = thing(
    curve((384, 720), (256, 640), (256, 496), (256, 96), (256, 96), (768, 96), (768, 96),
          (768, 496), (768, 496), (768, 640), (640, 720), (384, 720)),
    apart=(polyline((384, 928), (640, 928)), polyline((416, 720), (416, 928)),
           polyline((608, 720), (608, 928))),
    marks=(polyline((256, 400), (512, 400)),))

# Writing

scroll = thing(
    [curve((288, 832), (192, 832), (192, 736), (192, 640), (288, 640), (288, 640), (288, 240),
           (288, 144), (384, 144), (800, 144), (800, 144), (704, 144), (704, 240), (704, 736),
           (704, 736), (704, 832), (800, 832), (288, 832)),
     curve((800, 832), (896, 832), (896, 736), (896, 640), (896, 640), (704, 640), (704, 640),
           (704, 832))],
    marks=(polyline((416, 592), (576, 592)), polyline((416, 432), (576, 432))))
signature = plain(
    curve((112, 320), (240, 848), (352, 848), (464, 848), (240, 352),
          (352, 592), (448, 592), (528, 592), (496, 480), (480, 368), (592, 384),
          (704, 416), (912, 416), closed=False),
    polyline((112, 192), (912, 192)))
paragraph = plain(polyline((832, 832), (416, 832)), polyline((544, 832), (544, 192)),
                  polyline((720, 832), (720, 192)), arc(416, 656, 176, 90, 270, span=45),
                  polyline((416, 480), (544, 480)))
textbox = plain(box(128, 224, 896, 800, 40, 90), polyline((256, 384), (384, 656), (512, 384)),
                polyline((304, 464), (464, 464)), polyline((704, 352), (704, 672)),
                polyline((640, 352), (768, 352)), polyline((640, 672), (768, 672)))
building = thing(box(224, 112, 800, 912, 32, 90),
                 marks=(polyline((432, 112), (432, 272), (592, 272), (592, 112)),),
                 dots=[(x, y, 44) for x in (400, 624) for y in (448, 608, 768)])

# The sky

TURNS = ((832, 112, 912), (672, 240, 848), (512, 352, 768), (352, 400, 656), (192, 392, 504))
tornado = plain(*(polyline((left, y), (right, y)) for y, left, right in TURNS))


def hurricane(width, _):
    arms = [turned(curve((272, 512), (272, 864), (720, 896), closed=False), turn) for turn in (0, 2)]
    return union(ring(MIDDLE, MIDDLE, 144, width), *(line(arm, width) for arm in arms))


def moon_phase(bulge):
    """A ring whose right side is lit up to an ellipse: less than half if it bulges, else more."""
    def draw(width, _):
        outer = disc(MIDDLE, MIDDLE, 384)
        half = box(MIDDLE, 96, 928, 928)
        inner = disc(MIDDLE, MIDDLE, abs(bulge), 384)
        lit = common(outer, half)
        lit = minus(lit, inner) if bulge > 0 else union(lit, inner)
        return union(ring(MIDDLE, MIDDLE, 384, width), lit)
    return draw


rain = plain(*(polyline((x, 416), (x - 96, 208)) for x in (384, 560, 736)))
haze = plain(polyline((192, 416), (832, 416)), polyline((320, 224), (704, 224)))

# Signs of interfaces

accessible = thing(disc(MIDDLE, MIDDLE, 416), dots=((MIDDLE, 728, 68),),
                   marks=(polyline((320, 576), (448, 544), (576, 544), (704, 576)),
                          polyline((400, 256), (MIDDLE, 464), (624, 256)),
                          polyline((MIDDLE, 544), (MIDDLE, 464))))

click_rays = plain(polyline((352, 672), (352, 672)),
                   *(spoke(turn, 208, 304, 384, 640) for turn in range(0, 271, 45)))
angle_sign = plain(polyline((800, 768), (192, 224), (864, 224)), arc(192, 224, 384, 0, 42, span=45))
timeline = plain(polyline((128, 640), (128, 384)), polyline((896, 640), (896, 384)),
                 polyline((320, 720), (320, 304)), polyline((704, 720), (704, 304)),
                 polyline((320, 720), (704, 720)), polyline((320, 304), (704, 304)),
                 polyline((MIDDLE, 912), (MIDDLE, 112)))
flipped = thing(both(polyline((416, 208), (96, 208), (416, 816), closed=True)),
                apart=[polyline((MIDDLE, y), (MIDDLE, y + 96)) for y in (144, 352, 560, 768)])
linked_below = thing([box(288, 560, 736, 880, 32, 90)],
                     apart=(polyline((MIDDLE, 560), (MIDDLE, 256)), polyline((128, 160), (400, 160)),
                            polyline((624, 160), (896, 160)), ellipse(MIDDLE, 160, 80, span=45)))
linked_apps = thing([box(288, 576, 736, 928, 96, 45), box(352, 96, 672, 352, 72, 90)],
                    apart=(polyline((MIDDLE, 576), (MIDDLE, 352)),))


def layers(width, _):
    """Three sheets over one another, the uppermost filled."""
    sheets = [polyline((112, y), (MIDDLE, y + 224), (912, y), (MIDDLE, y - 224), closed=True)
              for y in (352, 512, 672)]
    total = line(sheets[0], width)
    for sheet in sheets[1:]:
        total = union(minus(total, sheet, line(sheet, width + GAP)), line(sheet, width))
    return union(total, sheets[2])


fan = thing([turned(curve((480, 592), (288, 656), (336, 832), (384, 960), (592, 912), (752, 864),
                          (480, 592)), turn) for turn in range(4)])
stairs = plain(polyline((112, 176), (320, 176), (320, 384), (528, 384), (528, 592), (736, 592),
                        (736, 800), (912, 800)))

THINGS = {
    "hare": hare, "tortoise": tortoise,
    "swift": lambda width, _: union(swift, line(swift, width / 2)),
    "flag-checkered": checkered_flag, "flags-crossed": crossed_flags(False),
    "flags-checkered-crossed": crossed_flags(True), "screwdriver": screwdriver,
    "slim-pencil": slim_pencil, "slim-ruler": slim_ruler, "laurel": laurel, "homepod": homepod,
    "homepod-mini": homepod_mini, "loudspeaker": loudspeaker, "airpods": airpods,
    "earphone-case": earphone_case, "dial-low": dial(225), "dial-medium": dial(90),
    "refrigerator": refrigerator, "washer": washer, "plug": plug,
    "metronome": metronome, "beacon": beacon, "masks": masks, "party-popper": party_popper,
    "clapper": clapper, "popcorn": popcorn, "balloon": balloon, "guitar": guitar, "tent": tent,
    "mountains": mountains, "beach-umbrella": beach_umbrella, "binoculars": binoculars,
    "backpack": backpack, "basket": basket, "scooter": scooter, "road": road, "desk": desk,
    "shoe": shoe, "carrot": carrot,
    "takeaway": takeaway, "bathroom-scales": scales, "bottle": bottle, "syringe": syringe,
    "lungs": lungs, "scroll": scroll, "building": building, "paragraph": paragraph,
    "signature": signature, "textbox": textbox, "tornado": tornado, "hurricane": hurricane,
    "moon-crescent": moon_phase(224), "moon-gibbous": moon_phase(-224), "rain": rain, "haze": haze,
    "click-rays": click_rays, "angle": angle_sign, "timeline": timeline, "flipped": flipped,
    "linked-below": linked_below, "linked-apps": linked_apps, "layers": layers,
    "accessible": accessible, "fan": fan, "stairs": stairs, "chart-bars": chart_bars,
    "chart-pie-parted": pie, "cellular-bars": cellular_bars, "letter": letter,
    "tick": tick, "dots-in-row": dots_in_row, "three-lines": three_lines,
}
