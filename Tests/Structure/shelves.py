#!/usr/bin/env python3
"""Holds the shelves of Sources to what they may import, and prints how large they are.

    shelves.py            files and lines by shelf, beside those of the last release
    shelves.py --check    the same; fails if a file imports what its shelf may not
    shelves.py --write    writes size.tsv, when a release is made

Core may import Core and C, Compatibility these and itself, Tools everything. Core and Compatibility use no other package,
and of Tools only the service and the server have an HTTP stack. What is counted are lines of Swift, of C's headers and
module maps, of Python and of shells.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = pathlib.Path(__file__).with_name("size.tsv")
SHELVES = ["Sources/C", "Sources/Core", "Sources/Compatibility", "Sources/Tools", "Tests"]
COUNTED = {".swift", ".h", ".modulemap", ".py", ".sh"}

MAY_IMPORT = {"Core": {"Core", "C"}, "Compatibility": {"Core", "C", "Compatibility"}}
# So that `import Platen` brings everything.
EXCEPTIONS = {"Sources/Core/Platen/Exports.swift": {"PlatenControls", "PlatenScreen"}}
# What comes with Swift.
TOOLCHAIN = {
    "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Observation", "PackagePlugin", "Swift", "Synchronization",
    "_FoundationICU"}
HTTP = re.compile(r"NIO|Hummingbird|HTTPTypes|ServiceLifecycle|UnixSignals")
HTTP_TARGETS = {"PlatenService", "PlatenServer"}
IMPORT = re.compile(r"^\s*(?:@\S+ )*(?:\w+ )?import (?:(?:struct|class|enum|protocol|typealias|func|let|var) )?(\w+)", re.M)


def shelf_of_modules():
    """Returns the shelf of each of our modules."""
    modules = {path.name: path.parent.name for path in (ROOT / "Sources").glob("*/*") if path.is_dir()}
    # Each file there is a module of its own.
    return modules | {path.name: "Compatibility" for path in (ROOT / "Sources/Compatibility/StandIns").iterdir()}


def wrong_imports():
    """Yields a line for each import that a file's shelf may not have."""
    shelves = shelf_of_modules()
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        name = str(path.relative_to(ROOT))
        _, shelf, target = name.split("/")[:3]
        for match in IMPORT.finditer(path.read_text()):
            module = match[1]
            if module in EXCEPTIONS.get(name, ()):
                continue
            of = shelves.get(module)
            if shelf in MAY_IMPORT and of not in MAY_IMPORT[shelf] and module not in TOOLCHAIN:
                may = ", ".join(sorted(MAY_IMPORT[shelf]))
                reason = f"{shelf} may import {may} and what comes with Swift"
            elif HTTP.match(module) and target not in HTTP_TARGETS:
                reason = "only PlatenService and PlatenServer have an HTTP stack"
            else:
                continue
            line = path.read_text()[: match.start(1)].count("\n") + 1
            yield f"{name}:{line}: imports {module}{f' of {of}' if of else ''}: {reason}"


def sizes():
    """Returns the files and the lines of each shelf."""
    found = {}
    for shelf in SHELVES:
        files = [path for path in (ROOT / shelf).rglob("*") if path.suffix in COUNTED and path.is_file()]
        found[shelf] = len(files), sum(path.read_bytes().count(b"\n") for path in files)
    return found


def print_sizes(found):
    kept = [line.split("\t") for line in TABLE.read_text().splitlines() if not line.startswith("#")]
    before = {shelf: (int(files), int(lines)) for shelf, files, lines in kept}
    rows = [(shelf, *found[shelf], *before[shelf]) for shelf in SHELVES]
    rows.append(("all", *map(sum, list(zip(*rows))[1:])))
    print(f"{'':22}{'files':>6}{'':8}{'lines':>9}    (since the last release)")
    for shelf, files, lines, files_before, lines_before in rows:
        print(f"{shelf:22}{files:6}{files - files_before:+8,}{lines:9,}{lines - lines_before:+9,}")


def main(arguments):
    if arguments == ["--write"]:
        rows = "".join(f"{shelf}\t{files}\t{lines}\n" for shelf, (files, lines) in sizes().items())
        TABLE.write_text("# shelf\tfiles\tlines, as the last release had them\n" + rows)
    elif arguments in ([], ["--check"]):
        print_sizes(sizes())
        if arguments and (wrong := list(wrong_imports())):
            sys.exit("\n".join(wrong))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
