#!/usr/bin/env python3
"""Measures how time and memory grow with what is drawn: linear is one number in the last two columns.

    growth.py --platen PATH --work FOLDER [--quick]

Tags, cells of a grid, stacks eight deep and paragraphs, by the thousand: the whole process, less what the same takes with
one of them. Where a limit of the command stops a picture, its message is told, and the largest that is drawn is
measured instead. A picture that takes over a minute is given up. Layout of stacks in stacks is measured warm.
"""
import argparse
import json
import math
import pathlib
import re
import statistics
import subprocess

import scenes
from figures import table, text
from programs import Programs, milliseconds

COUNTS = (1000, 10_000, 100_000)
MOST_SECONDS = 60
# Of one figure; the median counts.
RUNS = 3
STACKED = 8
SENTENCE = "The quick brown fox jumps over the lazy dog, and is seen no more. "
TOO_LARGE = re.compile(r"a picture of (\d+) x (\d+) pixels, expected at most (\d+) pixels, and sides of at most (\d+)")


def stacks(count, depth=STACKED):
    """Squares in stacks in stacks: so many squares, so many levels above each."""
    if depth == 0:
        return {"rectangle": {}, "modifiers": [{"frame": {"width": 4, "height": 4}}]}
    parts = min(count, math.ceil(count ** (1 / depth)))
    children = [stacks((count + part) // parts, depth - 1) for part in range(parts)]
    return {"vStack" if depth % 2 else "hStack": {"spacing": 1, "children": children}}


class Growth:
    def __init__(self, programs):
        self.programs, self.work = programs, programs.work
        words = (scenes.HERE / scenes.data(10_000)).read_text(encoding="utf-8").split("\n")[:-1]
        self.words = words * 10

    # MARK: What is drawn

    def file(self, name, contents):
        path = self.work / name
        path.write_text(contents, encoding="utf-8")
        return str(path)

    def scene(self, name, view, **canvas):
        scene = {"platen": 1, "canvas": {"background": "white", **canvas}, "view": view}
        return ["render", self.file(name + ".json", json.dumps(scene))]

    def tags(self, count):
        return ["tags", self.file("tags.txt", "\n".join(self.words[:count]) + "\n"), "--width", "1600", *scenes.PILLS]

    def cells(self, count):
        return ["grid", *map(str, range(count)), "--width", "2000", "--height", "2000", "--font-size", "8"]

    def stacked(self, count):
        return self.scene("stacked", stacks(count))

    def paragraph(self, count):
        return self.scene("paragraph", {"text": (SENTENCE * (count // len(SENTENCE) + 1))[:count]}, width=2000)

    # MARK: Measuring

    def run(self, arguments, kind):
        """Milliseconds and MiB, or what the command says where it does not draw."""
        line, out = self.work / "growth.line", self.work / f"growth.{kind}"
        command = [self.programs.meter, line, "timeout", str(MOST_SECONDS), self.programs.platen, *arguments, "-o", out]
        done = subprocess.run(command, cwd=scenes.HERE, env=dict(self.programs.environment, MEASURE_STDERR="1"),
                              stderr=subprocess.PIPE, text=True, errors="replace", check=True)
        wall, _, _, peak, status = line.read_text(encoding="utf-8").split()
        if status == "124":
            return f"over {MOST_SECONDS} s"
        return (float(wall), int(peak) / 1024) if status == "0" else done.stderr.strip().split("\n")[-1]

    def median(self, arguments, kind):
        figures = []
        for _ in range(RUNS):
            figures.append(self.run(arguments, kind))
            # Nothing is measured again that was not drawn, or took long.
            if isinstance(figures[-1], str) or figures[-1][0] > 5000:
                return figures[-1]
        return tuple(statistics.median(figure[i] for figure in figures) for i in (0, 1))

    def row(self, what, make, kind, count, base):
        """One row of the table, and the message of a limit that has made the count smaller."""
        figure, message = self.median(make(count), kind), ""
        if isinstance(figure, str) and (found := TOO_LARGE.search(figure)):
            message = figure
            width, height, pixels, side = map(int, found.groups())
            # As wide as before, and a little lower than allowed.
            count = int(0.98 * count * min(side / height, pixels / (width * height)))
            figure = self.median(make(count), kind)
        if isinstance(figure, str):
            return [what, kind, f"{count:,}", "", "", "", ""], f"{what}, {kind}, {count:,}: {figure}"
        time, peak = figure
        return [what, kind, f"{count:,}", text(time), text(peak), f"{1000 * (time - base[0]) / count:.2f}",
                f"{1024 * (peak - base[1]) / count:.2f}"], message and f"{what}, {kind}: {message}"

    def pictures(self, counts):
        rows, messages = [], []
        for what, make, sizes in (("tags", self.tags, counts), ("cells", self.cells, counts),
                                  (f"squares in {STACKED} stacks", self.stacked, counts),
                                  ("characters", self.paragraph, [10 * count for count in counts])):
            for kind in ("svg", "png"):
                base = self.median(make(1), kind)
                for count in sizes:
                    row, message = self.row(what, make, kind, count, base)
                    rows.append(row)
                    messages += [message] if message else []
        table("Whole process, less what one takes: linear is one number in the last two columns",
              ["of", "format", "count", "ms", "MiB", "microseconds each", "KB each"], rows)
        for message in messages:
            print("note:", message)

    def layout(self, counts):
        rows = []
        for what, sizes in (("depth", (8, 16, 32, 64, 128)), ("leaves", counts)):
            for count in sizes:
                command = [self.programs.platen, "nest", "--" + what, str(count), "--benchmark", "3"]
                time = statistics.median(milliseconds(command, self.programs.environment) for _ in range(RUNS))
                rows.append([what, f"{count:,}", f"{time:.3f}", f"{1000 * time / count:.2f}"])
        table("Layout of stacks in stacks, warm: linear is one number in the last column",
              ["by", "count", "ms", "microseconds each"], rows, names=1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--platen", type=pathlib.Path, required=True, help="the command, built for release")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="the folder for scenes and pictures")
    parser.add_argument("--quick", action="store_true", help="up to 10,000 only")
    options = parser.parse_args()
    programs = Programs(options.platen, options.work)
    programs.build(with_peers=False)
    growth = Growth(programs)
    counts = COUNTS[:2] if options.quick else COUNTS
    growth.layout(counts)
    growth.pictures(counts)


if __name__ == "__main__":
    main()
