#!/usr/bin/env python3
"""Makes the table of how far the words of the bundled fonts reach over and under the baseline, which
says how high a line is that has some of them.

    Fonts/extents.py            writes Sources/Core/PlatenText/Paragraph/FaceExtents.swift

Each face is measured with the words of its scripts in Scripts/words.tsv, by hb-shape (package
libharfbuzz-bin), in font units.
"""
import json
import pathlib
import struct
import subprocess

FOLDER = pathlib.Path(__file__).resolve().parent
TARGET = FOLDER.parent / "Sources/Core/PlatenText/Paragraph/FaceExtents.swift"
# Faces of Latin letters and of Han characters reach no further than any font that is asked for.
NOT_MEASURED = ("Inter", "JetBrains", "Nunito", "SourceSerif", "NotoSansCJK", "NotoColorEmoji",
                "NotoSansSymbols", "NotoSansMath", "Phosphor")


def rows(path):
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    names = lines[0].split("\t")
    return [dict(zip(names, line.split("\t"))) for line in lines[1:]]


def units_per_em(path):
    font = path.read_bytes()
    for i in range(struct.unpack(">H", font[4:6])[0]):
        tag, _, offset, _ = struct.unpack(">4sIII", font[12 + 16 * i:28 + 16 * i])
        if tag == b"head":
            return struct.unpack(">H", font[offset + 18:offset + 20])[0]
    raise SystemExit(f"{path}: no table head")


def reach(path, words, language):
    """How far words reach over and under the baseline, in font units."""
    shaped = subprocess.run(
        ["hb-shape", "--output-format=json", "--show-extents", "--no-glyph-names",
         f"--language={language}", str(path)],
        input=words.replace(" ", "\n"), capture_output=True, text=True, check=True).stdout
    above = below = 0
    for line in shaped.splitlines():
        for glyph in json.loads(line):
            if glyph["g"] == 0:
                raise SystemExit(f"{path.name} lacks a character of {line}")
            if glyph["h"] != 0:
                top = glyph["dy"] + glyph["yb"]
                above = max(above, top)
                below = max(below, -(top + glyph["h"]))
    return above, below


words = rows(FOLDER / "Scripts/words.tsv")
table = []
for face in rows(FOLDER / "index.tsv"):
    path = FOLDER / face["file"]
    if face["file"].startswith(NOT_MEASURED):
        continue
    if not any(face["scripts"] == row["script"] for row in words):
        raise SystemExit(f"no words of {face['scripts']} for {face['family']}")
    scale = 1000 / units_per_em(path)
    reaches = [reach(path, row["words"], row["language"]) for row in words
               if row["script"] == face["scripts"]]
    above, below = (-(-max(values) * scale // 1) for values in zip(*reaches))
    is_bold = "true" if face["weights"] == "700-700" else "false"
    table.append(f'    Row("{face["family"]}", "{face["scripts"]}", isBold: {is_bold},'
                 f" {above:.0f}, {below:.0f}),")

TARGET.write_text('''/// How far the words of the bundled fonts' scripts reach; made by `Fonts/extents.py`.
enum FaceExtents {
  /// A face, and how far its words reach over and under the baseline, in thousandths of an em.
  struct Row {
    var family: String
    var script: Script
    var isBold: Bool
    var above: Int
    var below: Int

    init(_ family: String, _ script: StaticString, isBold: Bool, _ above: Int, _ below: Int) {
      self.family = family
      self.script = Script(script)
      self.isBold = isBold
      self.above = above
      self.below = below
    }
  }

  /// The faces in the order of their files.
  static let rows: [Row] = [
''' + "\n".join(table) + "\n  ]\n}\n")
