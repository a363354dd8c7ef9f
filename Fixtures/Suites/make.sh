#!/bin/sh
# Makes both suites again from the packages that carry them.
#
#   Fixtures/Suites/make.sh [folder]      the folder to write to; without one, this folder
#
# Needs pip, python3, a C++ compiler, and apt-get with the source packages of Debian 13 among its
# sources. Installs nothing on the machine; takes some minutes, since pip compiles what it
# downloads. The packages are pinned by their sums, so that the same files come out, byte for byte.
set -eu

target=${1:-$(dirname "$0")}
mkdir -p "$target"
target=$(cd "$target" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > requirements.txt <<'REQUIREMENTS'
pyjson5==2.0.1 --hash=sha256:a5b0e322e847b198a50d8a1ef16d6b2b19129644dc018d76773e81ef1487ca39
REQUIREMENTS
cat > sums.txt <<'SUMS'
32f53c65781277dcbe50827b4cbf217eceeff264779e3a6c98c94229eb149f58  libyaml-pp-perl_0.39.0.orig.tar.gz
SUMS

echo 'fetching pyjson5'
python3 -m pip --disable-pip-version-check download --quiet --no-deps --no-binary :all: \
  --require-hashes --requirement requirements.txt
echo 'fetching libyaml-pp-perl'
apt-get -qq -o APT::Sandbox::User=root source --download-only --tar-only libyaml-pp-perl=0.39.0-1
sha256sum --check --quiet sums.txt
for package in *.tar.gz; do tar -xf "$package"; done

cat > pack.py <<'PYTHON'
"""Writes the files of a folder, and of those in it, as one text: pack.py FOLDER [NAME...]

With names, only files that are called so. The first line of a file called === is the title of its
folder.
"""

import os
import re
import string
import sys

folder, names = sys.argv[1], sys.argv[2:]
plain = set((string.ascii_letters + string.digits + string.punctuation + " ").encode()) - {0x5C}
signs = {0x5C: "\\\\", 0x09: "\\t", 0x0A: "\\n", 0x0D: "\\r"}


def escaped(data):
    text = "".join(
        chr(byte) if byte in plain else signs.get(byte) or f"\\x{byte:02x}" for byte in data)
    # A space at the end of a line would not be seen.
    return text[:-1] + "\\x20" if text.endswith(" ") else text


def put(name, data):
    print("==", name)
    # Some files are one piece again and again, 100,000 times.
    again = re.match(rb"(.{1,8}?)\1+", data, re.DOTALL) if len(data) > 10_000 else None
    if again:
        print(f"{again.end() // again.end(1)}|{escaped(again[1])}")
        data = data[again.end():]
    for line in data.splitlines(keepends=True) if b"\n" in data else [data]:
        if line:
            print("|" + escaped(line))


files = sorted(
    os.path.relpath(os.path.join(path, name), folder)
    for path, _, found in os.walk(folder) for name in found)
for name in files:
    path, last = os.path.split(name)
    if last == "===":
        with open(os.path.join(folder, name)) as file:
            print("\n#", file.readline().strip())
    if not names or last in names:
        with open(os.path.join(folder, name), "rb") as file:
            put(name, file.read())
PYTHON

pack() {
  suite=$1
  shift
  { cat header.txt; python3 -X utf8 pack.py "$@"; } > "$target/$suite.txt"
  grep -c '^== ' "$target/$suite.txt"
}

echo 'JSONTestSuite, files:'
cat > header.txt <<'HEADER'
# JSONTestSuite, the folder test_parsing. README.md says how to read this file, and where it is from.

HEADER
pack JSONTestSuite pyjson5-2.0.1/third-party/JSONTestSuite/test_parsing
echo 'yaml-test-suite, files:'
cat > header.txt <<'HEADER'
# yaml-test-suite. README.md says how to read this file, and where it is from.
HEADER
pack yaml-test-suite YAML-PP-v0.39.0/test-suite/yaml-test-suite-data in.yaml in.json error
