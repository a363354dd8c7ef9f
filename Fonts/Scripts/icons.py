"""Makes the icon font: Phosphor's drawings of symbols, and those made and composed of them.

    icons.py SOURCE CHARMAP SYMBOLS TARGET

SYMBOLS is the table of symbols, SymbolDrawings.swift; a drawing that it does not name is left out.
CHARMAP is the list of Phosphor's names. All code points are where no text has business.
"""

import json
import re
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.reorderGlyphs import reorderGlyphs
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

from changes import glyph_at
from compose import WEIGHTS, Composer
from points import drop_needless

# Phosphor's own code points run on past the private use area into the Han compatibility characters.
# Each moves up into plane 15.
SHIFT = 0xF0000
# The composed drawings have the first code points of that plane.
COMPOSED = range(0xF0000, 0xF4000)


def entries(path):
    """The drawing's name and the four code points of each line of the table, `None` for a dash."""
    with open(path) as file:
        for line in file:
            fields = line.split()
            if len(fields) == 7 and re.fullmatch("F[0-9A-F]{4}", fields[2]):
                yield fields[1], [None if field == "-" else int(field, 16) for field in fields[2:6]]


def characters(font, names, table):
    """The glyphs of all code points of the table, by code point; makes those that Phosphor lacks."""
    glyphs, parts = {}, {}
    for drawing, points in table:
        for point, weight in zip(points, WEIGHTS):
            if point is not None and point not in COMPOSED:
                glyphs[point] = parts[drawing, weight] = glyph_at(font, point - SHIFT)
    missing = [f"{point:X}" for point, glyph in glyphs.items() if glyph is None]
    if not glyphs or missing:
        sys.exit(f"the table has {len(glyphs)} drawings; the font lacks {missing}")
    composer = Composer(font, names, parts)
    drawings = {}
    for drawing, points in table:
        # A drawing that has no lighter strokes has those of regular weight in both places.
        for point, weight in sorted(zip(points, WEIGHTS), key=lambda pair: pair[1] == "light"):
            if point in COMPOSED and point not in drawings:
                drawings[point] = drawing
                glyphs[point] = composer.glyph(drawing, weight)
            elif point in COMPOSED and drawings[point] != drawing:
                sys.exit(f"{point:X} is of {drawing} and of {drawings[point]}")
    return glyphs


def main(source, charmap, symbols, target):
    font = TTFont(source, recalcTimestamp=False)
    with open(charmap) as file:
        names = {name: int(point, 16) for name, point in json.load(file).items()}
    table = CmapSubtable.newSubtable(12)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.cmap = characters(font, names, list(entries(symbols)))
    font["cmap"].tables = [table]
    subsetter = Subsetter(
        Options(notdef_outline=True, name_IDs=["*"], recalc_timestamp=False, hinting=False))
    subsetter.populate(unicodes=table.cmap.keys())
    subsetter.subset(font)
    drop_needless(font)
    # In the order of their code points the glyphs need few ranges in the table of these.
    encoded = [table.cmap[point] for point in sorted(table.cmap)]
    others = [glyph for glyph in font.getGlyphOrder() if glyph not in set(encoded)]
    reorderGlyphs(font, list(dict.fromkeys(others[:1] + encoded + others[1:])))
    font.save(target)


main(*sys.argv[1:])
