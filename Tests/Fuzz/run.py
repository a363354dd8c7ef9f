#!/usr/bin/env python3
"""Runs each target of PlatenFuzz for a time, and fails on a crash, a hang, or memory without end.

    run.py --program PATH --work FOLDER [--seconds COUNT] [TARGET...]

It is run from the repository's root. What a target begins with is made of Fixtures, of the guides, and of the snapshots
beside the tests; inputs that found something new are kept in the work folder for the next run. The input of a finding
is printed, and kept in the folder `found`; `PlatenFuzz TARGET FILE` runs it again.
"""
import argparse
import base64
import gzip
import io
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import time
import zlib

# The longest input of each target, in bytes.
LONGEST = {"scene": 4096, "data": 2048, "query": 512, "expression": 256, "path": 1024, "picture": 4096, "profile": 2048, "markdown": 1024, "snapshot": 8192, "archive": 8192}

# Small files of libjpeg's: with Exif, progressive, grey, and of four inks.
JPEGS = [
    "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlk"
    "kYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4"
    "+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAKAAkDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAEDBP/EACEQAQACAQEJAAAAAAAAAAAAAAEC"
    "EQCRISQyQUNRUrGy/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAXEQEBAQEAAAAAAAAAAAAAAAABEQAx/9oADAMBAAIRAxEAPwAqMWkCF8JzLr1I0ye8"
    "eEtHGLRt6b8mbre7lBsModN//9k=",
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9"
    "//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wgARCAAKAAkDASIAAhEB"
    "AxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAID/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEAMQAAABS3P/xAAWEAADAAAAAAAAAAAAAAAAAAAA"
    "ECL/2gAIAQEAAQUCKf8A/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QAFRAB"
    "AQAAAAAAAAAAAAAAAAAAEIH/2gAIAQEABj8CIf/EABsQAAEEAwAAAAAAAAAAAAAAAHEAARDwIVGR/9oACAEBAAE/IcMNUoHVcj//2gAMAwEAAgADAAAA"
    "EDv/xAAXEQEAAwAAAAAAAAAAAAAAAAABABEx/9oACAEDAQE/ELDSf//EABYRAQEBAAAAAAAAAAAAAAAAAAERAP/aAAgBAgEBPxAGw3//xAAdEAEAAgEF"
    "AQAAAAAAAAAAAAABABFBITFRkbHw/9oACAEBAAE/EKSkC+zJdeDqfIYLRrl4lvLP/9k=",
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9"
    "//j/wAALCAAKAAkBAREA/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAEDBP/EACEQAQACAQEJAAAAAAAAAAAAAAECEQCRISQyQUNRUrGy/9oACAEBAAA/ACox"
    "aQIXwnMuvUjTJ7x4S0cYtG3pvyZut7uf/9k=",
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/y9ru9f///5vB////+v/m/f/4"
    "/8AAFAgACgAJBEMRAE0RAFkRAEsRAP/EABcAAAMBAAAAAAAAAAAAAAAAAAABAwX/xAAuEAABAgMEBgsAAAAAAAAAAAABAAIDESEEIjFREhRBU2GSEzIz"
    "QnGRsbLC0dL/2gAOBEMATQBZAEsAAD8AU2h1QHDYwCgE5+jkFrWkAgNhz6oNSMMfBw8kBrSS1l0C7puqdrfytlPUrVvYPMfpS07VuI3IVPX+KEzSxMIo"
    "TDmeNHJsJ6bE9m72NTtBN2p7vwQqTOZWjM5la8zmUL//2Q==",
]

# Small files of libwebp's: with loss, and without any, with Exif.
GIFS = [
    "R0lGODlhAwACAIEAAP8AAAAA/wCAAP///yH5BAEAAAIALAAAAAADAAIAAAgJAAEEECAgAICAADs=",
    "R0lGODdhAQAKAIMAAAAAABQAACgAADwAAFAAAGQAAHgAAIwAAKAAALQAAAAAAAAAAAAAAAAAAAAAAAAAACwAAAAAAQAKAAAIDgABBBAwgEABAwcQJAgIADs=",
]
WEBPS = [
    "UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQABAAAMASJaACdLoB+AAEgwAA/vBTH/9uz+uz+uz/u2//toH9tA/toH/2mIAA",
    "UklGRlIAAABXRUJQVlA4WAoAAAAIAAAAAQAAAAAAVlA4TBEAAAAvAQAAAA8Q87//8x8OMqL/AQBFWElGGgAAAE1NACoAAAAIAAEBEgADAAAAAQAGAAAAAAAA",
]


# MARK: - What a target begins with

def suite(name):
    """The files of a public suite, as Fixtures/Suites/README.md says they are written."""
    files = []
    for line in pathlib.Path("Fixtures/Suites", name).read_text().split("\n"):
        if line.startswith("== "):
            files.append((line[3:], bytearray()))
            continue
        repeated = re.match(r"(\d*)\|(.*)", line)
        if repeated and files:
            escape = re.compile(r"\\(n|t|r|\\|x..)")
            values = {"n": b"\n", "t": b"\t", "r": b"\r", "\\": b"\\"}
            content, end = b"", 0
            for found in escape.finditer(repeated[2]):
                content += repeated[2][end:found.start()].encode()
                content += values.get(found[1]) or bytes([int(found[1][1:], 16)])
                end = found.end()
            files[-1][1].extend((content + repeated[2][end:].encode()) * int(repeated[1] or 1))
    return [(name, bytes(content)) for name, content in files]


def png(color, depth, interlaced):
    """A PNG of five by five pixels, of one kind of samples."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    bits = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color] * depth
    passes = [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
    rows = b""
    for x, dx, y, dy in passes if interlaced else [(0, 1, 0, 1)]:
        width = len(range(x, 5, dx))
        for row in range(y, 5, dy) if width else ():
            rows += bytes([row % 5]) + bytes(17 * i % 256 if color != 3 else 0 for i in range((width * bits + 7) // 8))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 5, 5, depth, color, 0, 0, interlaced))
            + (chunk(b"PLTE", bytes(range(6))) + chunk(b"tRNS", b"\x80") if color == 3 else b"")
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def profile(space, tags):
    """An ICC profile of greys or of three colours."""
    start, table, data = 132 + 12 * len(tags), struct.pack(">I", len(tags)), b""
    for name, content in tags:
        table += name + struct.pack(">II", start + len(data), len(content))
        data += content + bytes(-len(content) % 4)
    head = struct.pack(">I4xI4s4s4s12x4s28xIII", start + len(data), 0x4200000, b"mntr", space, b"XYZ ", b"acsp", 0xF6D6, 0x10000, 0xD32D)
    return head.ljust(128, b"\0") + table + data


def profiles():
    """Profiles with curves of each kind, and with a table."""
    point = b"XYZ \0\0\0\0" + struct.pack(">iii", 0x6FA2, 0x38F5, 0x390)
    power = b"curv\0\0\0\0" + struct.pack(">IH", 1, 563)
    steps = b"curv\0\0\0\0" + struct.pack(">I4H", 4, 0, 9000, 30000, 65535)
    curve = b"para\0\0\0\0" + struct.pack(">HHiiiii", 3, 0, 157286, 62119, 3417, 5072, 2651)
    table = (b"mft1\0\0\0\0" + bytes([3, 3, 2, 0]) + struct.pack(">9i", 65536, 0, 0, 0, 65536, 0, 0, 0, 65536)
             + bytes(range(256)) * 3 + bytes(range(0, 240, 10)) + bytes(range(256)) * 3)
    colors = [(name, point) for name in (b"wtpt", b"rXYZ", b"gXYZ", b"bXYZ")]
    curves = [[(name, curve) for name in (b"rTRC", b"gTRC", b"bTRC")] for curve in (power, steps, curve)]
    return [profile(b"RGB ", colors + some) for some in curves] + [
        profile(b"GRAY", [(b"wtpt", point), (b"kTRC", steps)]), profile(b"RGB ", [(b"wtpt", point), (b"A2B0", table)])]


def archives():
    """Archives of each dialect of tar, as they are and compressed: long names, a link, a folder."""
    made = []
    for kind in (tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT):
        data = io.BytesIO()
        with tarfile.open(fileobj=data, mode="w", format=kind) as archive:
            for name in ("a.png", "folder/" * 15 + "b.svg"):
                entry = tarfile.TarInfo(name)
                entry.size = 5
                archive.addfile(entry, io.BytesIO(b"hello"))
            link = tarfile.TarInfo("c.png")
            link.type, link.linkname = tarfile.SYMTYPE, "a.png"
            archive.addfile(link)
        made += [data.getvalue()[:4096], gzip.compress(data.getvalue(), mtime=0)]
    return made


def seeds():
    """The first inputs of each target."""
    def files(*patterns):
        paths = [path for pattern in patterns for path in sorted(pathlib.Path(".").glob(pattern))]
        return [path.read_bytes() for path in paths]
    yaml = [content for name, content in suite("yaml-test-suite.txt") if name.endswith("yaml")]
    json = [content for _, content in suite("JSONTestSuite.txt")]
    scenes = files("Fixtures/Scenes/*.yaml", "Fixtures/Scenes/*.json", "Sources/Tools/PlatenService/Playground/Examples/*.yaml")
    guides = files("README.md", "Sources/Core/Platen/Platen.docc/*.md")
    drawings = files("Fixtures/Pictures/*.svg")
    depths = [(0, 1), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 8), (4, 8), (4, 16), (6, 8), (6, 16)]
    pngs = [png(color, depth, interlaced) for color, depth in depths for interlaced in (0, 1)]
    snapshots = files("Tests/Tools/PlatenSnapshotsTests/__Snapshots__/*/*")
    return {
        "scene": scenes + yaml + json,
        "data": files("Fixtures/*.t*", "Fixtures/Scenes/*.csv", "Fixtures/Scenes/*.jsonl", "Fixtures/Scenes/*.txt") + json,
        "query": [query for guide in guides for query in re.findall(rb"/v1/\w+\.\w+\?([^ '\"`]+)", guide)],
        "expression": [line.split(" → ")[0].strip().encode()
                       for line in pathlib.Path("Tests/Tools/PlatenScenesTests/Data/ExpressionTests.swift").read_text().splitlines()
                       if " → " in line],
        "path": [data for drawing in drawings for data in re.findall(rb' d="([^"]*)"', drawing)],
        "picture": pngs + [base64.b64decode(jpeg) for jpeg in JPEGS + WEBPS + GIFS],
        "profile": profiles(),
        "markdown": [part for guide in guides for part in guide.split(b"\n\n")],
        "snapshot": snapshots + drawings + pngs,
        "archive": archives(),
    }


def dictionary():
    """The names that scenes and queries have, as libFuzzer reads them."""
    names = re.findall(r'"[\w-]+"', pathlib.Path("Fixtures/scene.schema.json").read_text())
    return "\n".join(sorted(set(names))) + "\n"


# MARK: - Running

def shown(content):
    text = repr(content)
    return text if len(text) < 4000 else text[:4000] + "…, %d bytes" % len(content)


def run(target, inputs, options):
    """Whether a target ran for its time without a finding."""
    work = options.work / target
    for folder in ["seeds", "corpus", "found"]:
        if folder == "seeds":
            shutil.rmtree(work / folder, ignore_errors=True)
        (work / folder).mkdir(parents=True, exist_ok=True)
    for index, content in enumerate(inputs):
        (work / "seeds" / str(index)).write_bytes(content)
    (work / "names.dict").write_text(dictionary())
    known = set((work / "found").iterdir())
    command = [str(options.program), target, str(work / "corpus"), str(work / "seeds"),
               "-max_len=%d" % LONGEST[target], "-max_total_time=%d" % options.seconds, "-timeout=10",
               "-rss_limit_mb=2048", "-detect_leaks=0", "-print_final_stats=1", "-artifact_prefix=%s/" % (work / "found")]
    if target in ("scene", "query"):
        command.append("-dict=%s" % (work / "names.dict"))
    start = time.monotonic()
    # Swift's own report of a crash would come before libFuzzer's, and the input be lost.
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", ASAN_OPTIONS="detect_leaks=0")
    with open(work / "log", "wb") as log:
        status = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=environment).returncode
    text = (work / "log").read_text(errors="replace")
    count = re.findall(r"stat::number_of_executed_units: *(\d+)", text) or re.findall(r"^#(\d+)", text, re.M) or ["0"]
    coverage = re.findall(r"cov: (\d+)", text) or ["0"]
    found = sorted(set((work / "found").iterdir()) - known)
    print("%-10s %10s inputs %6.0f s %7s edges %5d kept  %s" % (
        target, count[-1], time.monotonic() - start, coverage[-1], len(list((work / "corpus").iterdir())),
        "nothing found" if status == 0 else "FOUND"), flush=True)
    if status == 0:
        return True
    print(text[-6000:])
    for file in found:
        print("%s:\n%s" % (file, shown(file.read_bytes())))
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--work", required=True, type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    options = parser.parse_args()
    inputs = seeds()
    if not set(options.targets) <= set(inputs):
        parser.error("targets are " + ", ".join(inputs))
    results = [run(target, inputs[target], options) for target in options.targets or inputs]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
