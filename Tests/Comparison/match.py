#!/usr/bin/env python3
"""Asks pixelmatch, or pixelmatch-fast, whichever this Python has, about pairs of pictures.

    match.py REFERENCES ACTUAL [--out FOLDER] [--processes COUNT]

Prints JSON: the counts of differing pixels by name, and how long all pairs took (reading, comparing, and with --out
writing the difference pictures), the first call, in which pixelmatch-fast compiles itself, left out.
"""
import argparse
import json
import multiprocessing
import os
import sys
import time

from PIL import Image

try:
    from pixelmatch.contrib.PIL import pixelmatch as plain
except ImportError:
    plain = None
    from pixelmatch import pixelmatch as fast


def match(job):
    first, second, out = job
    if plain is None:
        return fast(first, second, out)
    pictures = [Image.open(path).convert("RGBA") for path in (first, second)]
    picture = Image.new("RGBA", pictures[0].size) if out else None
    count = plain(*pictures, picture)
    if out:
        picture.save(out)
    return count


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("references")
    parser.add_argument("actual")
    parser.add_argument("--out")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    names = sorted(name for name in os.listdir(options.references) if name.endswith(".png"))
    jobs = [(os.path.join(options.references, name), os.path.join(options.actual, name),
             os.path.join(options.out, name) if options.out else None) for name in names]
    if plain is None:
        match(next((job for job in jobs if open(job[0], "rb").read() != open(job[1], "rb").read()), jobs[0]))
    if options.processes > 1:
        # Forks of a process that has compiled itself for many threads are not safe.
        with multiprocessing.get_context("spawn").Pool(options.processes, initializer=match, initargs=(jobs[0],)) as pool:
            pool.map(abs, range(4 * options.processes))
            start = time.perf_counter()
            counts = pool.map(match, jobs, chunksize=1)
            seconds = time.perf_counter() - start
    else:
        start = time.perf_counter()
        counts = [match(job) for job in jobs]
        seconds = time.perf_counter() - start
    json.dump({"counts": dict(zip(names, counts)), "seconds": seconds}, sys.stdout)


if __name__ == "__main__":
    main()
