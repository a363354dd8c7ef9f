"""Makes a font of the Latin letters that Inter lacks, out of Noto Sans.

    letters.py SOURCE TARGET

They are those of the blocks Phonetic Extensions, Phonetic Extensions Supplement, Latin Extended-C and
Latin Extended-D, such as the saltillo, which 23 languages write with. The font has a family
name of its own, so that nobody who asks for Noto Sans gets letters of these blocks alone.
"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "Noto Sans Latin Extended"
BLOCKS = ((0x1D00, 0x1DBF), (0x2C60, 0x2C7F), (0xA720, 0xA7FF))


def rename(font):
    names = font["name"]
    style = names.getDebugName(2)
    for record in list(names.names):
        text = {1: FAMILY, 4: f"{FAMILY} {style}", 6: f"{FAMILY.replace(' ', '')}-{style}"}
        if record.nameID in text:
            names.setName(
                text[record.nameID], record.nameID, record.platformID, record.platEncID,
                record.langID)


def main(source, target):
    font = TTFont(source, recalcTimestamp=False, recalcBBoxes=False)
    options = Options(notdef_outline=True, name_IDs=["*"], recalc_timestamp=False)
    # A mark may be put on a letter; other features are of letters that are not here.
    options.layout_features = ["ccmp", "mark", "mkmk"]
    subsetter = Subsetter(options)
    subsetter.populate(
        unicodes=[point for first, last in BLOCKS for point in range(first, last + 1)])
    subsetter.subset(font)
    rename(font)
    font.save(target)


main(*sys.argv[1:])
