"""Writes the code points of each face of Noto Sans CJK, one a line, into JP.txt, SC.txt, TC.txt, KR.txt.

    han-lists.py UNIHAN FOLDER

UNIHAN is the folder of Unihan_OtherMappings.txt.bz2 and Unihan_DictionaryLikeData.txt.bz2. What national standards hold, the punctuation that goes with
them, and ASCII, so that each family can be used by itself.

Japanese: the JIS standards (X 0208, X 0212, X 0213) and Windows' code page, and the blocks that
Japanese text borrows from. Simplified Chinese: GB 2312 and the Table of General Standard Chinese
Characters, whose 8,105 Unihan has as kTGH. Traditional: Big5 with Windows' additions, Hong Kong's list of
graphemes (kHKGlyph), and the characters that Cantonese is written with, as Cheung and Bauer collected
them (kCheungBauer). Korean: every
syllable, and all of KS X 1001 but its Han characters, which come from the others.
"""

import bz2
import sys


def decoded(encodings, prefixes=(b"",)):
    points = set()
    for encoding in encodings:
        for lead in range(0x80, 0x100):
            for trail in range(0x40, 0x100):
                for prefix in prefixes:
                    try:
                        text = (prefix + bytes([lead, trail])).decode(encoding)
                    except UnicodeDecodeError:
                        continue
                    points.update(map(ord, text))
    return {point for point in points if not 0xE000 <= point <= 0xF8FF}


def ranges(*pairs):
    return {point for first, last in pairs for point in range(first, last + 1)}


def without_han(points):
    han = ranges((0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF))
    return points - han


def write(name, points):
    with open(f"{sys.argv[2]}/{name}.txt", "w") as file:
        file.write("\n".join(f"{point:04X}" for point in sorted(points)) + "\n")


# What CLDR says that traditional Chinese or Cantonese is written with, and none of the lists has.
exemplars = {0x5F5E, 0x7CE5, 0xFE58}


def unihan(file, *properties):
    lines = bz2.open(f"{sys.argv[1]}/Unihan_{file}.txt.bz2", "rt")
    fields = (line.split("\t") for line in lines if line.startswith("U+"))
    return {int(field[0][2:], 16) for field in fields if field[1] in properties}


general = unihan("OtherMappings", "kTGH")
assert len(general) == 8105
hong_kong = unihan("DictionaryLikeData", "kHKGlyph", "kCheungBauer")
assert len(hong_kong) > 5000

punctuation = ranges(
    (0x20, 0x7E), (0xA0, 0xFF), (0x2000, 0x206F), (0x3000, 0x303F), (0xFE30, 0xFE4F),
    (0xFF01, 0xFF5E), (0xFFE0, 0xFFE6),
)
bopomofo = ranges((0x2C7, 0x2DB), (0x3100, 0x312F), (0x31A0, 0x31BF), (0xFE10, 0xFE19))
jamo = ranges(
    (0x1100, 0x11FF), (0x3130, 0x318F), (0x3200, 0x321E), (0x3260, 0x327F), (0xA960, 0xA97F),
    (0xAC00, 0xD7A3), (0xD7B0, 0xD7FF), (0xFFA0, 0xFFDC),
)
borrowed = ranges(
    (0x20, 0x7E), (0xA0, 0x17F), (0x2000, 0x206F), (0x2190, 0x22FF), (0x2460, 0x25FF),
    (0x3000, 0x30FF), (0x31F0, 0x33FF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF),
    (0x20BB7, 0x20BB7),  # 𠮷, common in names
)
japanese = decoded(["euc_jp", "euc_jis_2004", "cp932"], (b"", b"\x8f"))
write("JP", japanese | borrowed)
chinese = punctuation | bopomofo
write("SC", decoded(["gb2312"]) | general | without_han(decoded(["gbk"])) | chinese)
write("TC", decoded(["cp950"]) | hong_kong | exemplars | chinese)
write("KR", without_han(decoded(["cp949"])) | jamo | punctuation)
