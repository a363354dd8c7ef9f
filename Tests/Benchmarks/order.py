#!/usr/bin/env python3
"""Writes which functions pictures call, so that the linker puts these beside each other.

    order.py --platen PATH --output FILE [--work FOLDER]

callgrind tells what a process calls. What most pictures call comes first, then by name. A name that is no longer there is
passed over by the linker, and a new one lies behind the others. `make order` runs this with a command that has its symbols.

Needs valgrind of Debian.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

import scenes
from instructions import ENVIRONMENT

PICTURES = [
    *((*scenes.arguments(scene, kind), "-o", f"{scene}.{kind}")
      for scene in ("tags13", "clock", "grid12") for kind in ("svg", "png")),
    ("cloud", "../../Fixtures/languages.tsv", "-o", "cloud.png"),
    ("render", "../../Fixtures/Scenes/card.yaml", "-o", "card.svg"),
    ("render", "../../Fixtures/Scenes/badges.yaml", "-o", "badges.png"),
]


def called(platen, work, number, picture):
    """The functions of the program that a picture calls."""
    *arguments, output = picture
    counts = work / f"calls-{number}"
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", "--demangle=no", "--compress-strings=no",
         platen, *arguments, str(work / output)],
        cwd=scenes.HERE, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        errors="replace")
    if done.returncode != 0:
        sys.exit(f"error: {' '.join(map(str, picture))} ended with {done.returncode}:\n{done.stderr}")
    functions, program = set(), False
    for line in counts.read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith("ob="):
            program = line.removeprefix("ob=") == str(platen)
        elif program and line.startswith("fn="):
            # A call within a call of itself has a number.
            functions.add(re.sub(r"'\d+$", "", line.removeprefix("fn=")))
    counts.unlink()
    # Where there is no name there is an address.
    return {name for name in functions if re.fullmatch(r"[A-Za-z_$][\w$.]*", name)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--platen", type=pathlib.Path, required=True, help="the command, with its symbols")
    parser.add_argument("--output", type=pathlib.Path, required=True, help="the list, a name a line")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(".build/order"))
    options = parser.parse_args()
    platen, work = options.platen.resolve(), options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda numbered: called(platen, work, *numbered), enumerate(PICTURES))
    callers = collections.Counter(name for functions in found for name in functions)
    if len(callers) < 1000:
        sys.exit(f"error: {platen} has no symbols: make order builds one that has")
    names = sorted(callers, key=lambda name: (-callers[name], name))
    options.output.write_text("".join(name + "\n" for name in names), encoding="utf-8")
    print(f"{len(names)} functions in {options.output}")


if __name__ == "__main__":
    main()
