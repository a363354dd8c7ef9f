#!/usr/bin/env python3
"""How long 100 pairs of 1280 x 720 take: `platen snapshot verify` with its report, beside pixelmatch-fast and libpng.

    speed.py --platen PATH --work FOLDER [--rounds COUNT]      (needs Pillow, NumPy, gcc, libpng-dev; fetches the rest from PyPI)

Different pairs: renders in which a tag moved, got another colour, or the type another size, and photographs with noise.
Equal pairs: the same pixels packed otherwise, so that no comparison of bytes tells. Rounds go through all tools in turn,
so that a ratio's sides meet the same minutes on a shared machine. pixelmatch-fast runs in one process (and in two, told
beside it) and is measured without its start and without compiling itself; the command is measured whole.
"""
import argparse
import os
import resource
import statistics
import subprocess
import time

from PIL import Image

import pairs
import tools

HERE = os.path.dirname(os.path.abspath(__file__))
CORES = os.cpu_count()


def scenes():
    """80 scenes and what they become."""
    before, after = {}, {}
    for number in range(80):
        content = {"first": number, "count": 30 + number % 20}
        change = ({"moved": (number % 17, 12, 0)}, {"fill": (number % 17, "#FFD9A0")}, {"type_size": 21},
                  {"moved": (number % 17, 0.25, 0)})[number % 4]
        name = "%03d" % number
        before[name], after[name] = pairs.scene(**content), pairs.scene(**{**content, **change})
    return before, after


def pictures(folder):
    """The PNGs of a folder; beside them lie the results of the last run."""
    return [name for name in os.listdir(folder) if name.endswith(".png")] if os.path.isdir(folder) else []


def make(platen, work):
    """The folders of the different and of the equal pairs."""
    names = ("references", "actual", "equal")
    folders = [os.path.join(work, name) for name in names]
    if all(len(pictures(folder)) == 100 for folder in folders):
        return folders
    for folder, content in zip(folders, scenes()):
        pairs.Renderer(platen, os.path.join(work, "scenes")).render(content, folder)
    for number in range(80, 100):
        photograph = pairs.photograph(number)
        photograph.save(os.path.join(folders[0], "%03d.png" % number))
        other = photograph.copy()
        if number % 2:
            other.paste(photograph.crop((200, 200, 600, 500)), (320, 203))
        else:
            other = pairs.blurred(photograph)
        other.save(os.path.join(folders[1], "%03d.png" % number))
    os.makedirs(folders[2], exist_ok=True)
    for name in pictures(folders[0]):
        Image.open(os.path.join(folders[0], name)).save(os.path.join(folders[2], name), compress_level=3)
    return folders


def verify(platen, references, actual, work):
    """Seconds of the command with its report."""
    start = time.perf_counter()
    tools.verify(platen, references, actual, work, report=True)
    return time.perf_counter() - start


def floor(program, *folders):
    """Seconds of reading all pixels on all cores."""
    files = [os.path.join(folder, name) for folder in folders for name in sorted(os.listdir(folder)) if name.endswith(".png")]
    return float(subprocess.check_output([program, str(CORES), *files])) / 1000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--platen", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    references, actual, equal = make(options.platen, options.work)
    program = os.path.join(options.work, "floor")
    subprocess.run(["gcc", "-O2", "-o", program, os.path.join(HERE, "floor.c"), "-lpng", "-lpthread"], check=True)
    out = os.path.join(options.work, "out")
    seconds = {}
    for _ in range(options.rounds):
        for name, measure in {
            "different, platen with report": lambda: verify(options.platen, references, actual, options.work),
            "different, pixelmatch-fast, one process":
                lambda: tools.match("pixelmatch-fast", options.work, references, actual, out)["seconds"],
            "different, pixelmatch-fast, two processes":
                lambda: tools.match("pixelmatch-fast", options.work, references, actual, out, processes=2)["seconds"],
            "equal, platen with report": lambda: verify(options.platen, references, equal, options.work),
            "equal, reading the pixels with libpng": lambda: floor(program, references, equal),
        }.items():
            seconds.setdefault(name, []).append(measure())
    print("100 pairs of 1280 x 720, %d cores, medians of %d rounds" % (CORES, options.rounds))
    for name, values in seconds.items():
        print("%-45s %7.2f s" % (name, statistics.median(values)))
    rows = list(seconds.values())
    for name, first, second, target in (("of one process", 0, 1, 1 / 3), ("of two processes", 0, 2, None), ("of reading", 3, 4, 1.2)):
        ratio = statistics.median(a / b for a, b in zip(rows[first], rows[second]))
        verdict = "" if target is None else "target %.2f %s" % (target, "met" if ratio <= target else "MISSED")
        print("%-45s %7.3f   %s" % (name, ratio, verdict))
    print("peak memory of the largest child: %d MiB" % (resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024))


if __name__ == "__main__":
    main()
