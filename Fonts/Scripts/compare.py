"""Says whether two faces set every text alike: same characters, advances, outlines, pictures, rules.

    compare.py OLD NEW [TEXTS]

OLD and NEW are folders of fonts; faces belong together that have the same family and style. TEXTS is
a file with a text to set on each line. Prints a line for each face, and fails if anything differs.
Needs fonttools, freetype-py, pillow and uharfbuzz.
"""

import io
import pathlib
import sys

import freetype
import uharfbuzz as harfbuzz
from fontTools.ttLib import TTCollection, TTFont
from PIL import Image

UNHINTED = freetype.FT_LOAD_NO_SCALE | freetype.FT_LOAD_NO_HINTING
# The tables that say how glyphs are chosen and placed, and the lengths that hold for the whole face.
RULES = ("GDEF", "GSUB", "GPOS", "BASE", "MATH", "VORG", "fvar", "avar", "gvar", "HVAR", "MVAR", "STAT")
LENGTHS = {
    "head": "unitsPerEm fontRevision macStyle".split(),
    "hhea": "ascent descent lineGap caretSlopeRise caretSlopeRun caretOffset".split(),
    "vhea": "ascent descent lineGap caretSlopeRise caretSlopeRun caretOffset".split(),
    "post": "italicAngle underlinePosition underlineThickness isFixedPitch".split(),
}
class Face:
    def __init__(self, path, index):
        self.font = TTFont(path, fontNumber=index, lazy=True)
        blob = harfbuzz.Blob.from_file_path(str(path))
        self.face = harfbuzz.Face(blob, index)
        self.shaper = harfbuzz.Font(self.face)
        self.drawer = freetype.Face(str(path), index)
        self.names = self.font.getGlyphOrder()
        self.pictures = {}
        if "CBDT" in self.font:
            self.pictures = self.font["CBDT"].strikeData[0]

    def glyph(self, number):
        """All that is seen of a glyph."""
        shaper = self.shaper
        seen = [shaper.get_glyph_h_advance(number), shaper.get_glyph_v_advance(number)]
        seen += [shaper.get_glyph_v_origin(number), shaper.get_glyph_extents(number)]
        if self.pictures:
            return seen + [self.picture(number)]
        pen = Recorder()
        shaper.draw_glyph(number, pen.functions)
        self.drawer.load_glyph(number, UNHINTED)
        outline, metrics = self.drawer.glyph.outline, self.drawer.glyph.metrics
        return seen + [
            pen.steps, outline.points, [tag & 3 for tag in outline.tags], outline.contours,
            metrics.horiAdvance, metrics.vertAdvance, metrics.horiBearingX, metrics.horiBearingY,
        ]

    def vary(self, weight):
        self.shaper.set_variations({"wght": weight})
        self.drawer.set_var_design_coords([weight])

    def picture(self, number):
        bitmap = self.pictures.get(self.names[number])
        if bitmap is None:
            return None
        picture = Image.open(io.BytesIO(bitmap.imageData)).convert("RGBA")
        return vars(bitmap.metrics), picture.size, picture.tobytes()

    def shape(self, text, features, direction):
        buffer = harfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = direction
        harfbuzz.shape(self.shaper, buffer, features)
        numbers = [info.codepoint for info in buffer.glyph_infos]
        places = [(info.cluster, place.position)
                  for info, place in zip(buffer.glyph_infos, buffer.glyph_positions)]
        return numbers, places

    def lengths(self):
        seen = {tag: [getattr(self.font[tag], field) for field in fields]
                for tag, fields in LENGTHS.items() if tag in self.font}
        metrics = vars(self.font["OS/2"])
        seen["OS/2"] = {field: str(getattr(value, "__dict__", value)) for field, value in metrics.items()}
        seen["name"] = sorted((name.nameID, str(name)) for name in self.font["name"].names)
        return seen

    def features(self):
        tables = [self.font[tag].table for tag in ("GSUB", "GPOS") if tag in self.font]
        return sorted({record.FeatureTag for table in tables if table.FeatureList
                       for record in table.FeatureList.FeatureRecord})

    def kerned(self):
        """The characters whose distance depends on the next or the one before."""
        if "GPOS" not in self.font:
            return []
        names = set()
        for lookup in self.font["GPOS"].table.LookupList.Lookup:
            for table in lookup.SubTable:
                table = getattr(table, "ExtSubTable", table)
                if table.LookupType != 2:
                    continue
                names.update(table.Coverage.glyphs)
                for pairs in getattr(table, "PairSet", []):
                    names.update(pair.SecondGlyph for pair in pairs.PairValueRecord)
                if table.Format == 2:
                    names.update(name for name, kind in table.ClassDef2.classDefs.items() if kind)
        return [chr(point) for point, name in sorted(self.font.getBestCmap().items()) if name in names]


class Recorder:
    """Keeps the steps of an outline."""

    def __init__(self):
        self.steps = []
        self.functions = harfbuzz.DrawFuncs()
        for kind in ("move_to", "line_to", "quadratic_to", "cubic_to", "close_path"):
            step = getattr(self.functions, f"set_{kind}_func")
            step(lambda *places, kind=kind: self.steps.append((kind, places[:-1])))


class Comparison:
    """Two faces, and which glyph of the one is which of the other."""

    def __init__(self, old, new):
        self.old, self.new = old, new
        self.failures = []
        places = {name: number for number, name in enumerate(new.names)}
        old_map, new_map = old.font.getBestCmap(), new.font.getBestCmap()
        self.expect(old_map.keys() == new_map.keys(), "other characters")
        if set(old.names) <= set(new.names):
            self.same = {number: places[name] for number, name in enumerate(old.names)}
        elif len(old.names) == len(new.names):
            self.same = {number: number for number in range(len(old.names))}
        else:
            numbers = {name: number for number, name in enumerate(old.names)}
            both = old_map.keys() & new_map.keys()
            self.same = {numbers[old_map[point]]: places[new_map[point]] for point in both}
            self.same[0] = 0
        self.characters = [chr(point) for point in sorted(old_map.keys() & new_map.keys())]
        self.shaped = 0

    def expect(self, holds, what):
        if not holds:
            self.failures.append(what)

    def run(self, texts):
        old, new = self.old, self.new
        for character in self.characters:
            self.shape(character, {}, "ltr")
        for weight in (400, 250, 777) if "fvar" in old.font else (None,):
            if weight:
                old.vary(weight)
                new.vary(weight)
            for number, other in self.same.items():
                self.expect(old.glyph(number) == new.glyph(other), f"glyph {old.names[number]}")
        self.expect(old.lengths() == new.lengths(), "lengths or names")
        selectors = [sorted((point, selector) for table in face.font["cmap"].tables if table.format == 14
                            for selector, list in table.uvsDict.items() for point, _ in list)
                     for face in (old, new)]
        self.expect(selectors[0] == selectors[1], "variation sequences")
        features = old.features()
        self.expect(features == new.features(), "features")
        changed = [tag for tag in RULES if table(old, tag) != table(new, tag)]
        if changed:
            for feature in features:
                for character in self.characters:
                    self.shape(character, {feature: True}, "ltr")
                    self.shape(character, {feature: True}, "ttb")
            kerned = old.kerned()
            for first in kerned:
                for second in kerned:
                    self.shape(first + second, {"kern": True}, "ltr")
        for text in texts:
            for direction in ("ltr", "rtl", "ttb"):
                self.shape(text, {}, direction)
                for feature in features:
                    self.shape(text, {feature: True}, direction)
        return changed

    def shape(self, text, features, direction):
        self.shaped += 1
        numbers, places = self.old.shape(text, features, direction)
        others, new_places = self.new.shape(text, features, direction)
        alike = [self.same.get(number) for number in numbers] == others and places == new_places
        self.expect(alike, f"text {text!r} {features} {direction}")


def table(face, tag):
    reader = face.font.reader
    return reader[tag] if tag in reader.tables else None


def faces(folder):
    found = {}
    for path in sorted(pathlib.Path(folder).iterdir()):
        if path.suffix not in (".ttf", ".otf", ".ttc"):
            continue
        count = len(TTCollection(path, lazy=True).fonts) if path.suffix == ".ttc" else 1
        for index in range(count):
            face = Face(path, index)
            names, weight = face.font["name"], face.font["OS/2"].usWeightClass
            style = names.getBestFamilyName(), weight, face.font["post"].italicAngle != 0
            assert style not in found, style
            found[style] = face
    return found


def main(old_folder, new_folder, texts=None):
    lines = open(texts).read().splitlines() if texts else []
    old, new = faces(old_folder), faces(new_folder)
    failed = old.keys() ^ new.keys()
    for style in failed:
        print(style, "is in one folder only")
    for style in sorted(old.keys() & new.keys()):
        comparison = Comparison(old[style], new[style])
        changed = comparison.run(lines)
        print(
            *style, f"{len(comparison.characters)} characters, {len(comparison.same)} glyphs,",
            f"{comparison.shaped} shaped; tables of rules with other bytes: {' '.join(changed) or 'none'};",
            f"{len(comparison.failures)} differences", *comparison.failures[:5], flush=True)
        failed |= {style} if comparison.failures else set()
    sys.exit(1 if failed else 0)


main(*sys.argv[1:])
