#!/usr/bin/env python3
"""Makes the site of the documentation: docc.py --build FOLDER --work FOLDER --output FOLDER.

The folder of the build has Platen's modules in `Modules`. Its steps: copy the catalogue → translate its links →
extract the public symbols → see that each has a place in a topic group → `docc convert`, without a warning.

The guides are plain Markdown, as a Git host shows it. DocC has ways of its own to name an article and a picture:
  [Scenes](Scenes.md#its-data)        becomes  [Scenes](doc:Scenes#Its-data)
  [settings](…/Deploy/settings.md)    becomes  an article of the site, with the document's text
  [scenes](…/Fixtures/Scenes)         becomes  its text: a site has no folder of the repository
  <img src="…/cloud.png" width=…>     becomes  ![…](cloud.png), which is copied into the catalogue
"""

import argparse
import collections
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "Sources/Core/Platen/Platen.docc"
# Platen's clients see these as its own.
REEXPORTED = [
    "PlatenBase", "PlatenLayout", "PlatenText", "PlatenDrawing", "PlatenReports", "PlatenViews", "PlatenControls",
    "PlatenScreen"]
# Kinds of members that are grouped by hand where a type has more of one than DocC's own list is good for.
LISTED = {"swift.method", "swift.type.method", "swift.property"}
LONGEST_LIST = 15
PACKAGES = ["cairo", "fontconfig", "freetype2", "harfbuzz", "libpng"]


class Catalogue:
    """The catalogue as DocC reads it, in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder
        self.written = {}
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(CATALOGUE, folder)
        for path in sorted(CATALOGUE.rglob("*.md")):
            copy = folder / path.relative_to(CATALOGUE)
            copy.write_text(self.translated(path.read_text(), path))

    def translated(self, text, path):
        """A document's text with DocC's links and pictures; what stands in fences stays as it is."""
        parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
        for i in range(0, len(parts), 2):
            part = re.sub(
                r'<img src="([^"]+)" width="(\d+)" alt="([^"]*)">',
                lambda found: f"![{found[3]}]({self.picture(path.parent / found[1], int(found[2]))})", parts[i])
            parts[i] = re.sub(
                r"(^- )?(?<!!)\[([^\]]+)\]\(([^)#:\s]+)(#[^)]*)?\)($)?", lambda found: self.link(found, path), part,
                flags=re.MULTILINE)
        return "".join(parts)

    def link(self, found, path):
        """A link as DocC writes it; one that is a list's whole entry, as in a topic group, has the article's title."""
        entry, label, target, anchor, end = found.groups("")
        target = (path.parent / target).resolve()
        if not target.exists():
            sys.exit(f"error: {path.relative_to(ROOT)}: no such file: {found[3]}")
        if target.suffix != ".md":
            return entry + label
        name = target.stem if target.is_relative_to(CATALOGUE) else self.article(target)
        is_entry = found[1] is not None and found[5] is not None
        place = anchor and f"#{self.heading(target, anchor[1:])}"
        return f"- <doc:{name}>" if is_entry else f"{entry}[{label}](doc:{name}{place}){end}"

    def heading(self, path, anchor):
        """DocC's name of a heading, which keeps the capitals that a Git host's has in small letters."""
        for heading in re.findall(r"^#+ (.+)$", path.read_text(), re.MULTILINE):
            words = re.sub(r"[^\w\s-]", "", heading).split()
            if "-".join(words).lower() == anchor:
                return "-".join(words)
        sys.exit(f"error: {path.relative_to(ROOT)}: no such heading: {anchor}")

    def article(self, path):
        """A document from elsewhere in the repository as an article; its name says where it stands."""
        name = "-".join(path.relative_to(ROOT).with_suffix("").parts)
        if name not in self.written:
            self.written[name] = path
            # What begins an article is its title, and the paragraph after it what lists say of it.
            (self.folder / f"{name}.md").write_text(self.translated(path.read_text(), path))
        return name

    def picture(self, path, width):
        """Copies a picture under a name that says how many of its pixels make a point."""
        name = path.name
        if path.suffix == ".png" and struct.unpack(">I", path.read_bytes()[16:20])[0] == 2 * width:
            name = path.stem + "@2x.png"
        folder = self.folder / "Resources"
        folder.mkdir(exist_ok=True)
        shutil.copy(path, folder / name)
        return path.name


def toolchain():
    """What the toolchain says of itself."""
    return json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True).stdout)


def searched(modules):
    """The options that let the compiler find Platen's modules, and those of the C libraries on which they stand."""
    flags = subprocess.run(
        ["pkg-config", "--cflags-only-I", *PACKAGES], check=True, capture_output=True, text=True).stdout.split()
    folders = [modules, *sorted(ROOT.glob("Sources/C/C*")), *(flag[2:] for flag in flags)]
    return [word for folder in folders for word in ("-I", folder)]


def extract(build, folder):
    """Writes the graph of the public symbols, those of what Platen re-exports among them."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", "Platen", "-target", toolchain()["target"]["triple"],
         "-output-dir", folder,
         "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
         "-experimental-allowed-reexported-modules=" + ",".join(REEXPORTED), *searched(build / "Modules")], check=True)


def without_a_place(graphs):
    """The public symbols that are in no topic group: those of the top level, and members of large types."""
    symbols = json.loads((graphs / "Platen.symbols.json").read_text())["symbols"]
    grouped = set()
    for path in CATALOGUE.rglob("*.md"):
        text = path.read_text()
        title = re.match(r"# ``(\w+)``", text)
        prefix = f"{title[1]}/" if title and title[1] != "Platen" else ""
        topics = text.partition("\n## Topics\n")[2]
        grouped.update(prefix + name for name in re.findall(r"^- ``(.+)``$", topics, re.MULTILINE))
    sizes = collections.Counter(kind(symbol) for symbol in symbols)
    for symbol in symbols:
        path = symbol["pathComponents"]
        # DocC makes a list of each kind of members by itself, which serves while it is short.
        is_long = len(path) == 2 and symbol["kind"]["identifier"] in LISTED and sizes[kind(symbol)] > LONGEST_LIST
        name = "/".join(path)
        if (len(path) == 1 or is_long) and not grouped & {name, f"{name}-{symbol['kind']['identifier'][6:]}"}:
            yield name


def kind(symbol):
    """What DocC lists together: the members of a type that are of one kind."""
    return (*symbol["pathComponents"][:-1], symbol["kind"]["identifier"])


def convert(catalogue, graphs, output):
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    return subprocess.run(
        ["docc", "convert", catalogue, "--additional-symbol-graph-dir", graphs, "--output-dir", output,
         "--fallback-display-name", "Platen", "--fallback-bundle-identifier", "platen",
         "--fallback-default-module-kind", "Library", "--warnings-as-errors",
         # One name for all functions of one name: ``View/padding(_:)``.
         "--enable-experimental-overloaded-symbol-presentation"]).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ["--build", "--work", "--output"]:
        parser.add_argument(name, type=pathlib.Path, required=True)
    options = parser.parse_args()
    catalogue = Catalogue(options.work / "Platen.docc")
    extract(options.build, options.work / "symbols")
    missing = sorted(set(without_a_place(options.work / "symbols")))
    for name in missing:
        print(f"error: ``{name}`` is in no topic group of {CATALOGUE.relative_to(ROOT)}", file=sys.stderr)
    failed = missing or convert(catalogue.folder, options.work / "symbols", options.output)
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
