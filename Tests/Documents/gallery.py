#!/usr/bin/env python3
"""Draws the gallery's pictures anew, and writes the links that open its scenes: gallery.py --programs FOLDER.

`run.py` checks the gallery: each command draws the picture that is kept, byte for byte; each source is there; no picture has
findings; each link of a scene has its text, as the playground reads it.
"""

import argparse
import base64
import pathlib
import re
import subprocess
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENT = "Sources/Core/Platen/Platen.docc/Gallery.md"
LINK = re.compile(r"\(http://127\.0\.0\.1:8080/#1\.([\w-]*)\)")


class Entry:
    """A picture with what stands below its heading."""

    def __init__(self, line, text):
        self.line, self.text = line, text
        self.title = text.partition("\n")[0]
        self.picture = self.path(r'<img src="([^"]+)"')
        self.source = self.path(r"\]\(([^)#:]+)\)")
        self.command = self.found(r"```sh\n(.*?)\n```").replace("\\\n", "")
        self.output = self.found(r"-o (\S+)")
        self.link = LINK.search(text)

    def found(self, pattern):
        found = re.search(pattern, self.text, re.DOTALL)
        return found[1] if found else ""

    def path(self, pattern):
        return ((ROOT / DOCUMENT).parent / self.found(pattern)).resolve()

    @property
    def is_scene(self):
        return self.command.startswith("platen render")


def entries(text):
    """The gallery's pictures, in order."""
    starts = [found.start() + 4 for found in re.finditer(r"^### ", text, re.MULTILINE)]
    for start, end in zip(starts, [*starts[1:], len(text)]):
        yield Entry(text.count("\n", 0, start) + 1, text[start:end])


def encoded(text):
    """A text as the playground has it in its address: deflated, in base64url."""
    deflater = zlib.compressobj(9, wbits=-15)
    data = deflater.compress(text.encode()) + deflater.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(data):
    """The text of an address; None if it has none."""
    try:
        return zlib.decompress(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)), wbits=-15).decode()
    except (ValueError, zlib.error):
        return None


def check(run):
    """Checks the gallery after its commands have been run in the folder of `run`."""
    for entry in entries((ROOT / DOCUMENT).read_text()):
        for fault in faults(entry, run):
            run.tell("FAILED", entry.line, entry.title, fault)
        if run.options.programs:
            # What a scene becomes has findings, too.
            run.expect(entry.line, ["bash", "-c", f"{entry.command} --strict"], 0, f"{entry.title} has no findings")


def faults(entry, run):
    """What is wrong with an entry, if anything is."""
    if "Fixtures/" in entry.command and not entry.source.is_file():
        return (yield "has no source")
    if "Fixtures/" in entry.command and str(entry.source.relative_to(ROOT)) not in entry.command:
        yield "draws something else than its source"
    if entry.is_scene and (not entry.link or decoded(entry.link[1]) != entry.source.read_text()):
        yield "has no link with the text of its source: run Tests/Documents/gallery.py"
    if run.options.programs:
        drawn = run.work / entry.output
        if not drawn.is_file() or not entry.picture.is_file() or drawn.read_bytes() != entry.picture.read_bytes():
            yield f"{entry.picture.relative_to(ROOT)} is not what the command draws: run Tests/Documents/gallery.py"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    programs = parser.parse_args().programs.resolve()
    document = ROOT / DOCUMENT
    text = document.read_text()
    with tempfile.TemporaryDirectory(prefix="gallery-") as folder:
        (pathlib.Path(folder) / "Fixtures").symlink_to(ROOT / "Fixtures")
        for entry in entries(text):
            command = entry.command.replace("platen", str(programs / "platen"), 1)
            subprocess.run(["bash", "-c", f"{command} --strict"], check=True, cwd=folder)
            entry.picture.write_bytes((pathlib.Path(folder) / entry.output).read_bytes())
            if entry.is_scene:
                link = f"(http://127.0.0.1:8080/#1.{encoded(entry.source.read_text())})"
                text = text.replace(entry.text, LINK.sub(lambda _: link, entry.text))
    document.write_text(text)


if __name__ == "__main__":
    main()
