#!/bin/sh
# Makes the files of this folder again from the package that carries them.
#
#   Fixtures/Unicode/make.sh [folder]      the folder to write to; without one, this folder
#
# Needs python3, and apt-get with the source packages of Debian 13 among its sources; downloads some
# 28 MB and installs nothing.
set -eu

target=${1:-$(dirname "$0")}
mkdir -p "$target"
target=$(cd "$target" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo 'dfacb46bfe4747410472ce3e1144bf28a102feeaa4e3875bac9b4c6cf30f4f3e  icu_76.1.orig.tar.gz' > sums.txt
apt-get -qq -o APT::Sandbox::User=root source --download-only --tar-only icu=76.1-4
sha256sum --check --quiet sums.txt
tar -xf icu_76.1.orig.tar.gz icu/LICENSE icu/source/test/testdata icu/source/data/unidata

sed '/^Third-Party/,$d' icu/LICENSE | sed '/^----/,$d' > "$target/LICENSE.txt"
# Without the comments, which are three quarters of it.
sed 's/[[:space:]]*#.*//; /^$/d' icu/source/test/testdata/LineBreakTest.txt > "$target/LineBreakTest.txt"

python3 - icu/source/data/unidata/ppucd.txt > "$target/Scripts.txt" <<'PYTHON'
import sys

# A block's characters have its properties, but for what their own lines say; what is not assigned
# has none of them.
values = {}


def properties(fields):
    return dict(field.split("=", 1) for field in fields if "=" in field)


def give(points, found):
    script, extensions = found.get("sc", "Zzzz"), found.get("scx", "<script>")
    for point in points:
        values[point] = script if extensions == "<script>" else f"{script} ; {extensions}"


for line in open(sys.argv[1], encoding="utf-8"):
    kind, *fields = line.rstrip("\n").split(";")
    if kind not in ("block", "cp", "unassigned"):
        continue
    first, _, last = fields[0].partition("..")
    points = range(int(first, 16), int(last or first, 16) + 1)
    if kind == "block":
        block = properties(fields[1:])
        block_points = points
        give(points, block)
    else:
        inherits = kind == "cp" and points[0] in block_points
        give(points, (block if inherits else {}) | properties(fields[1:]))

rows = []
for point, value in sorted(values.items()):
    if value == "Zzzz":
        continue
    if rows and rows[-1][2] == value and rows[-1][1] + 1 == point:
        rows[-1][1] = point
    else:
        rows.append([point, point, value])
for first, last, value in rows:
    span = f"{first:04X}" if first == last else f"{first:04X}..{last:04X}"
    print(f"{span} ; {value}")
PYTHON
