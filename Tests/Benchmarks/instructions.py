#!/usr/bin/env python3
"""Counts the instructions and the memory that pictures take, and holds them to the table instructions.tsv.

    instructions.py --platen PATH [--work FOLDER] [--write]

A count does not depend on what else a machine does, so a change of a few percent shows at once; a time shows it on a
quiet machine alone. callgrind counts: warm is what one more render takes in a process that has rendered before, cold
the whole process. massif counts: heap is the most bytes that a whole process has from malloc at a time. Over 3 % more
than the table is an error, and the script ends with 1. Over 3 % less is told, and --write writes the table anew: with
the program of the commit that holds it, built for release.

Needs valgrind of Debian.
"""
import argparse
import concurrent.futures
import os
import pathlib
import platform
import re
import subprocess
import sys

import scenes

TABLE = scenes.HERE / "instructions.tsv"
HEAD = ("machine", "scene", "format", "what", "count")
# Scene, format, what is counted, and how many renders the count of a warm one is taken from.
COUNTED = (("tags13", "svg", "warm", 10), ("tags13", "png", "warm", 4), ("clock", "svg", "warm", 10),
           ("grid12", "png", "warm", 2), ("tags1000", "svg", "warm", 2), ("tags13", "svg", "cold", None),
           ("clock", "svg", "cold", None), ("tags13", "png", "heap", None), ("tags1000", "svg", "heap", None))
PERCENT = "3 %"
ALLOWED = 0.03
# Nothing of the caller's: a hash's seed, a language and the processor's kind change what is executed. glibc takes its
# functions for memory and text by the processor, and their limits by its caches.
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin", "LC_ALL": "C", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
    "PLATEN_FONTS": scenes.FONTS,
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-ERMS,-FSRM:glibc.cpu.x86_non_temporal_threshold=0xc0000",
}


class Counter:
    def __init__(self, platen, work):
        self.platen, self.work = platen.resolve(), work.resolve()
        self.work.mkdir(parents=True, exist_ok=True)

    def run(self, tool, *arguments):
        """What valgrind says of a process, from its start to its end."""
        command = ["valgrind", *tool, self.platen, *arguments]
        done = subprocess.run(command, cwd=scenes.HERE, env=ENVIRONMENT, stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, text=True, errors="replace")
        if done.returncode != 0:
            sys.exit(f"error: {' '.join(map(str, command))} ended with {done.returncode}:\n{done.stderr}")
        return done.stderr

    def instructions(self, *arguments):
        said = self.run(["--tool=callgrind", "--callgrind-out-file=/dev/null"], *arguments)
        return sum(map(int, re.findall(r"Collected : (\d+)", said)))

    def warm(self, scene, kind, renders):
        few, many = (self.instructions(*scenes.arguments(scene, kind), "--format", kind, "--benchmark", str(count))
                     for count in (1, 1 + renders))
        return (many - few) // renders

    def writing(self, scene, kind):
        """The arguments that write a picture."""
        picture = self.work / f"{scene}.{kind}"
        picture.unlink(missing_ok=True)
        return [*scenes.arguments(scene, kind), "-o", str(picture)]

    def heap(self, scene, kind):
        snapshots = self.work / f"{scene}.{kind}.massif"
        # What a peak is beside the true one, in percent.
        self.run(["--tool=massif", "--peak-inaccuracy=0.1", f"--massif-out-file={snapshots}"], *self.writing(scene, kind))
        return max(map(int, re.findall(r"mem_heap_B=(\d+)", snapshots.read_text(encoding="utf-8", errors="replace"))))

    def count(self, scene, kind, what, renders):
        match what:
            case "warm":
                return self.warm(scene, kind, renders)
            case "cold":
                return self.instructions(*self.writing(scene, kind))
            case _:
                return self.heap(scene, kind)


def counted(counter):
    """The figures by their names: machine, scene, format and what is counted."""
    names = [(platform.machine(), *row[:3]) for row in COUNTED]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(names, pool.map(lambda row: counter.count(*row), COUNTED)))


def read():
    lines = TABLE.read_text(encoding="utf-8").splitlines()[1:] if TABLE.exists() else []
    rows = [line.split("\t") for line in lines]
    return {tuple(row[:-1]): int(row[-1]) for row in rows}


def write(figures):
    others = {name: count for name, count in read().items() if name[0] != platform.machine()}
    rows = [HEAD, *((*name, str(count)) for name, count in {**others, **figures}.items())]
    TABLE.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")


def verdict(count, known):
    """What is to be said of a figure beside the table's."""
    if known is None:
        return "NOT IN THE TABLE"
    if count > known * (1 + ALLOWED):
        return "MORE THAN ALLOWED"
    return "cheaper" if count < known * (1 - ALLOWED) else ""


def compare(figures):
    """Prints the figures beside the table's, and whether they are kept to."""
    table = {name: count for name, count in read().items() if name[0] == platform.machine()}
    if not table:
        print(f"note: {TABLE.name} has no figures of {platform.machine()}: --write adds them")
        return True
    verdicts = {name: verdict(count, table.get(name)) for name, count in figures.items()}
    for name, count in figures.items():
        known = table.get(name)
        change = f"{100 * (count / known - 1):+7.2f} %" if known else ""
        print(f"{' '.join(name[1:]):20} {count:13,} {known or 0:13,} {change:10} {verdicts[name]}".rstrip())
    for name in table.keys() - figures.keys():
        print(f"note: {' '.join(name[1:])} is in the table, and not counted")
    if "cheaper" in verdicts.values():
        print(f"Some take over {PERCENT} less than the table has: write it anew with --write.")
    bad = [" ".join(name[1:]) for name, words in verdicts.items() if words.isupper()]
    if bad:
        print(f"error: over {PERCENT} more than in {TABLE.name}, or not in it: {', '.join(bad)}",
              file=sys.stderr)
    return not bad


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--platen", type=pathlib.Path, required=True, help="the command, built for release")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(".build/instructions"))
    parser.add_argument("--write", action="store_true", help="write the table instead of holding to it")
    options = parser.parse_args()
    figures = counted(Counter(options.platen, options.work))
    if options.write:
        write(figures)
    sys.exit(0 if compare(figures) else 1)


if __name__ == "__main__":
    main()
