"""Leaves out of TrueType fonts what no text needs: hints, glyphs' names, signatures.

    lean.py FOLDER FONT…

Writes each font into FOLDER under its own name. All that a text is set with stays as it was.
"""

import pathlib
import sys

from fontTools.ttLib import TTFont

# Hints, what depends on them, and a signature.
NEEDLESS = "cvt cvar fpgm prep hdmx LTSH VDMX gasp DSIG".split()


def lean(font):
    for tag in NEEDLESS:
        if tag.ljust(4) in font:
            del font[tag.ljust(4)]
    font.getGlyphOrder()
    for name in font["glyf"].keys():
        font["glyf"][name].removeHinting()
    font["post"].formatType = 3.0


for source in map(pathlib.Path, sys.argv[2:]):
    font = TTFont(source, recalcTimestamp=False, recalcBBoxes=False)
    lean(font)
    font.save(pathlib.Path(sys.argv[1]) / source.name)
