#!/usr/bin/env python3
"""Makes what is released of an installed tree: a wheel, a Debian package, an archive and an image of a container.

    run.py --tree FOLDER --wheel FILE --output FOLDER

The tree is what `make install` wrote below its PREFIX, with engines of its own (`make packages`), and the wheel is the
one without a command (`make wheel`). The same tree gives the same bytes: files have the time of the last commit, or
SOURCE_DATE_EPOCH. Beside the files lie SHA256SUMS and a bill of materials as SPDX.
"""
import argparse
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import archives
import bill
import debian
import image
import wheel
from release import Release

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What a program may load besides the C library: what every system has.
SYSTEM = {"libc.so.6", "libm.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
          "lib_FoundationICU.so"}


def engines_outside(tree):
    """What the programs would take from the system that they are installed on."""
    said = subprocess.run(["readelf", "-d", *(tree / "bin").iterdir()], check=True, stdout=subprocess.PIPE, text=True)
    needed = {line.split("[")[1].rstrip("]") for line in said.stdout.splitlines() if "(NEEDED)" in line}
    return needed - SYSTEM


def epoch():
    if said := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(said)
    return int(subprocess.run(["git", "log", "-1", "--format=%ct"], check=True, cwd=ROOT, stdout=subprocess.PIPE).stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("tree", "wheel", "output"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    options = parser.parse_args()
    if outside := engines_outside(options.tree):
        sys.exit(f"error: the programs load {', '.join(sorted(outside))}: they were not built by `make packages`")
    shutil.rmtree(options.output, ignore_errors=True)
    options.output.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        tree = pathlib.Path(work) / "tree"
        shutil.copytree(options.tree, tree)
        release = Release(tree, options.output.resolve(), epoch())
        parts = bill.parts(ROOT)
        bill.add_licences(tree, parts)
        made = [wheel.make(release, options.wheel), debian.make(release), archives.make(release), image.make(release),
                bill.make(release, parts)]
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made)
    (options.output / "SHA256SUMS").write_text(sums)
    for path in made:
        print(f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}")


if __name__ == "__main__":
    main()
