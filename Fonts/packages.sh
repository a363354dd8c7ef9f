#!/bin/sh
# Makes the table of which of Debian's font packages has which character again, with which the
# report of a missing character says what to install.
#
#   Fonts/packages.sh           writes Sources/Core/PlatenText/Shaping/FontPackageRanges.swift
#
# Needs apt-get, dpkg and python3 with venv; downloads some 140 MB and installs nothing.
set -eu

target=$(cd "$(dirname "$0")/.." && pwd)/Sources/Core/PlatenText/Shaping/FontPackageRanges.swift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
chmod 755 .

python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check fonttools==4.68.0

# In order of preference: where several have a character, the first is named.
for package in fonts-noto-core=20201225-1 fonts-noto-cjk=1:20220127+repack1-1 \
  fonts-noto-color-emoji=2.042-0+deb12u1 fonts-hanazono=20170904-2.1 \
  fonts-babelstone-han=15.0.5-2 fonts-unifont=1:15.0.01-2; do
  echo "fetching $package"
  apt-get -qq -o APT::Sandbox::User=root download "$package"
  mkdir "${package%%=*}"
  dpkg-deb --fsys-tarfile ./*.deb | tar -x -C "${package%%=*}" --wildcards './usr/share/fonts/*'
  rm ./*.deb
  echo "${package%%=*}" >> packages.txt
done

tools/bin/python - "$target" <<'PYTHON'
import os
import re
import sys

from fontTools.ttLib import TTCollection, TTFont

# Other weights, slants and forms of a family that is read anyway.
VARIANTS = re.compile(
    "Bold|Italic|Light|Thin|Black|Medium|Condensed|Mono|Display|UI-|Unjoined|Looped"
    "|Tifinagh[A-Z]|SerifCJK|csur|sample|_jp")


def files(package):
    for folder, _, names in os.walk(package):
        for name in names:
            if not VARIANTS.search(name) and name.endswith((".ttf", ".otf", ".ttc")):
                yield os.path.join(folder, name)


def faces(package):
    """The families of a package with their characters, the plainest designs first."""
    found = {}
    for path in files(package):
        first = TTCollection(path).fonts[0] if path.endswith(".ttc") else TTFont(path)
        family = first["name"].getBestFamilyName()
        if family in ("HanaMinA", "HanaMinB"):
            family = "Hanazono Mincho"  # two files, for there are too many glyphs for one
        found.setdefault(family, set()).update(first.getBestCmap() or {})
    order = sorted(found, key=lambda family: (not family.startswith("Noto Sans"), family))
    return [(family, found[family]) for family in order]


def is_text(point):
    is_private = 0xE000 <= point <= 0xF8FF or point >= 0xF0000
    return point > 0x20 and not 0x7F <= point <= 0xA0 and not is_private


def ranges(points):
    start = last = None
    for point in sorted(points):
        if last is not None and point == last + 1:
            last = point
            continue
        if start is not None:
            yield start, last
        start = last = point
    if start is not None:
        yield start, last


known = set()
lines = []
for package in open("packages.txt").read().split():
    for family, points in faces(package):
        if family == "Noto Sans CJK JP":
            # Of the supplementary planes it has some here and some there, which Hanazono has, too.
            points = {point for point in points if point < 0x20000}
        new = {point for point in points - known if is_text(point)}
        if not new:
            continue
        known |= new
        lines.append(f"{package}: {family}")
        line = ""
        for first, last in ranges(new):
            item = f"{first:X}" if first == last else f"{first:X}-{last:X}"
            if len(line) + len(item) > 90:
                lines.append(line)
                line = ""
            line += " " + item
        lines.append(line)

with open(sys.argv[1], "w") as file:
    file.write('''/// Which of Debian 12's font packages has which character; made by `Fonts/packages.sh`.
enum FontPackageRanges {
  /// The packages and families in order of preference, and after each, on lines that begin with a
  /// space, the code points it has that none before it has, in hexadecimal digits.
  static let lines = """
''')
    for line in lines:
        file.write(f"    {line}\n")
    file.write('    """\n}\n')
PYTHON
wc "$target"
