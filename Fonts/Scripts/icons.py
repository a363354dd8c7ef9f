"""Makes the icon font: Phosphor's drawings of symbols, at code points where no text has business.

    icons.py SOURCE SYMBOLS TARGET

SYMBOLS is the table of symbols, SymbolDrawings.swift; a drawing that it does not name is left out.
"""

import re
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

# Phosphor's own code points run on past the private use area into the Han compatibility characters.
# Each moves up into plane 15.
SHIFT = 0xF0000

source, symbols, target = sys.argv[1:]
with open(symbols) as file:
    lines = [line.split() for line in file]
# A line has a name, a drawing's name and four code points; the last may be a dash.
points = {int(field, 16) - SHIFT for line in lines if len(line) == 6
          for field in line[2:] if re.fullmatch("F[0-9A-F]{4}", field)}
font = TTFont(source, recalcTimestamp=False)
missing = points - font.getBestCmap().keys()
if not points or missing:
    sys.exit(f"{symbols} has {len(points)} drawings; {source} lacks {sorted(map(hex, missing))}")
subsetter = Subsetter(
    Options(notdef_outline=True, name_IDs=["*"], recalc_timestamp=False, hinting=False))
subsetter.populate(unicodes=points)
subsetter.subset(font)

table = CmapSubtable.newSubtable(12)
table.platformID, table.platEncID, table.language = 3, 10, 0
table.cmap = {SHIFT + point: glyph for point, glyph in font.getBestCmap().items()}
font["cmap"].tables = [table]
font.save(target)
