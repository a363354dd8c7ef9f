"""Makes the collections of Noto Sans CJK: four faces over one set of outlines.

    han.py COLLECTION LISTS TARGET

COLLECTION is a file of Debian's, LISTS a folder with the code points of each face, one a line.
"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.reorderGlyphs import reorderGlyphs
from fontTools.ttLib.tables.DefaultTable import DefaultTable

import outlines

# The faces that there shall be, and their numbers in Debian's collection.
FACES = {"JP": 0, "SC": 2, "TC": 3, "KR": 1}
FEATURES = (
    "kern palt halt pwid hwid fwid vert vrt2 valt vpal vhal vkrn ccmp liga calt mark mkmk".split()
)
JAMO = "ljmo vjmo tjmo".split()
# What is the same for all faces.
SHARED = ("CFF ", "hmtx", "vmtx", "VORG")


def options(**more):
    return Options(
        hinting=False, notdef_outline=True, name_IDs=["*"], recalc_timestamp=False,
        desubroutinize=True, **more)


def face(source, code, lists):
    """A face's own tables: its characters, its features, its names."""
    font = TTFont(source, fontNumber=FACES[code], recalcTimestamp=False, recalcBBoxes=False)
    font.getGlyphOrder()
    with open(f"{lists}/{code}.txt") as file:
        points = [int(line, 16) for line in file]
    for tag in ("CFF ", "vmtx", "VORG"):
        del font[tag]
    subsetter = Subsetter(options(layout_features=FEATURES + (JAMO if code == "KR" else [])))
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    # A table of all characters makes the one of the first 65,536 needless.
    tables = font["cmap"].tables
    font["cmap"].tables = [table for table in tables if table.format == 12] or tables
    return font


def drawings(source, names):
    """The outlines and advances of all faces' glyphs."""
    font = TTFont(source, fontNumber=0, recalcTimestamp=False, recalcBBoxes=False)
    for tag in font.keys():
        if tag not in SHARED + ("GlyphOrder", "cmap", "head", "hhea", "maxp", "vhea", "post"):
            del font[tag]
    subsetter = Subsetter(options())
    subsetter.populate(glyphs=names)
    subsetter.subset(font)
    return font


def order(font):
    """The glyphs in the order of their numbers, but last those that fill a square: a table of
    advances leaves out what repeats the last one."""
    def is_square(name):
        return font["hmtx"][name][0] == font["vmtx"][name][0] == 1000

    names = font.getGlyphOrder()
    return sorted(names, key=lambda name: (name != ".notdef", is_square(name)))


def reorder(font, names):
    """Puts the glyphs of a CID-keyed font into another order."""
    top = font["CFF "].cff[0]
    charstrings = top.CharStrings
    places = [charstrings.charStrings[name] for name in names]
    index = charstrings.charStringsIndex
    index.items = [index[place] for place in places]
    top.FDSelect.gidArray = [top.FDSelect[place] for place in places]
    charstrings.charStrings = {name: place for place, name in enumerate(names)}
    top.charset = list(names)
    font.setGlyphOrder(list(names))


def raw(tag, data):
    table = DefaultTable(tag)
    table.data = data
    return table


def main(source, lists, target):
    faces = {code: face(source, code, lists) for code in FACES}
    names = set().union(*(font.getGlyphOrder() for font in faces.values()))
    shared = drawings(source, names)
    names = order(shared)
    outlines.shorten(shared)
    reorder(shared, names)
    outlines.share(shared)
    outlines.keep_what_pays(shared, least=20)
    tables = {tag: raw(tag, shared[tag].compile(shared)) for tag in SHARED}

    collection = TTCollection()
    for font in faces.values():
        own = set(font.getGlyphOrder())
        reorderGlyphs(font, [name for name in names if name in own])
        font.setGlyphOrder(names)
        for tag, count in (("hhea", "numberOfHMetrics"), ("vhea", "numberOfVMetrics")):
            setattr(font[tag], count, getattr(shared[tag], count))
        for tag, table in tables.items():
            font[tag] = table
        collection.fonts.append(font)
    collection.save(target)
    print(f"{target}: {len(names)} glyphs")


main(*sys.argv[1:])
