#!/bin/sh
# Measures how long renders run on after they were cancelled, and how much memory they take:
#
#   run.sh [BUILD] [NAME...]
#
# BUILD is where `swift build -c release --product platen` built; NAMEs are parts of cases' names.
set -e
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${1:-$here/../../../.build/release}" && pwd)
[ $# -gt 0 ] && shift
objects=
for module in Platen PlatenLayout PlatenText PlatenDrawing PlatenScenes CUnicode; do
  objects="$objects $(find "$build/$module.build" -name '*.o' | tr '\n' ' ')"
done
flags=
for map in CCairo CFreeType CFontconfig CHarfBuzz CHarfBuzzSubset CJPEG CZlib CYAML CThreads; do
  flags="$flags -Xcc -fmodule-map-file=$here/../../../Sources/$map/module.modulemap"
done
packages="cairo cairo-ft freetype2 fontconfig harfbuzz harfbuzz-subset libturbojpeg zlib yaml-0.1"
swiftc -O -swift-version 6 -package-name main -I "$build/Modules" $flags \
  -Xcc "-fmodule-map-file=$here/../../../Sources/CUnicode/include/module.modulemap" \
  $(pkg-config --cflags-only-I $packages | sed 's/-I/-Xcc -I/g') \
  "$here/main.swift" $objects -o "$build/cancel" $(pkg-config --libs $packages) -licuuc -lstdc++
exec "$build/cancel" "$here/../../../Fonts" "$@"
