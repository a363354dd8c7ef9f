#!/usr/bin/env python3
"""Draws the previews of public packages, and counts them.

    Tests/Previews/packages.py --platen .build/release/platen --output out/packages [--mirror FOLDER]

The packages of packages.txt are cloned, or copied from bare mirrors (FOLDER/owner+name/...), and their
previews are drawn as `platen preview` draws them, unchanged; behind a colon stands the folder in them. What
has no Package.swift is taken as loose files. Prints a line a package: how many pictures there are, how many failed, or why it cannot be built.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent


def mirror_of(name, mirrors):
    """The git directory of a repository among mirrors; None if it has none."""
    folder = mirrors / name.replace("/", "+")
    heads = sorted(folder.glob("HEAD")) + sorted(folder.glob("*/HEAD"))
    return heads[0].parent if heads else None


def clone(name, folder, mirrors):
    if folder.exists():
        return True
    if mirrors:
        return copy(mirror_of(name, mirrors), folder)
    environment = {**os.environ, "GIT_TERMINAL_PROMPT": "0"}
    done = subprocess.run(
        ["git", "clone", "-q", "--depth", "1", f"https://github.com/{name}", str(folder)],
        env=environment)
    return done.returncode == 0


def copy(mirror, folder):
    """Copies the newest files of a mirror; it may lack large ones."""
    if mirror is None:
        return False
    git = ["git", "-C", str(mirror)]
    names = subprocess.run(
        [*git, "ls-tree", "-r", "-z", "--name-only", "HEAD"], capture_output=True, check=True)
    for name in filter(None, names.stdout.decode().split("\0")):
        file = subprocess.run([*git, "show", f"HEAD:{name}"], capture_output=True)
        if file.returncode == 0:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(file.stdout)
    return True


def draw(platen, label, work, output):
    folder = output / label
    done = subprocess.run(
        [platen, "preview", str(work), "-o", str(folder), "--json"], capture_output=True, text=True)
    (output / f"{label}.log").write_text(done.stdout + done.stderr)
    records = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    failed = sum("error" in record for record in records)
    if records:
        return len(records), failed, f"{len(records)} pictures, {failed} failed"
    errors = re.findall(r"^error: (.*)$", done.stderr, re.M)
    return 0, 0, f"not built, {len(errors)} errors: {errors[0][:160] if errors else done.stderr[-160:]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platen", required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--mirror", type=pathlib.Path)
    parser.add_argument("names", nargs="*", help="those of packages.txt, if none are given")
    arguments = parser.parse_args()
    platen, output = os.path.abspath(arguments.platen), arguments.output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    names = arguments.names or (HERE / "packages.txt").read_text().split()
    pictures = failures = built = 0
    for name in names:
        name, _, part = name.partition(":")
        work = output / "sources" / name.replace("/", "+")
        if not clone(name, work, arguments.mirror):
            print(f"{name}: cannot be fetched", flush=True)
            continue
        drawn, failed, text = draw(platen, (part or name).split("/")[-1], work / part, output)
        print(f"{name} {part}: {text}", flush=True)
        pictures, failures, built = pictures + drawn, failures + failed, built + (drawn > 0)
    print(f"{built} of {len(names)} packages, {pictures} pictures, {failures} of them failed")


if __name__ == "__main__":
    main()
