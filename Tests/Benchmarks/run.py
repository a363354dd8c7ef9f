#!/usr/bin/env python3
"""Measures the command beside the same pictures drawn by others, and holds it to goals.

    run.py --platen PATH --work FOLDER [--scenes NAMES] [--rounds COUNT] [--quick] [--no-peers]
           [--keep VERSION [--date DATE]]

Beside the floor (C, HarfBuzz and Cairo, by hand), the limit (the same with the least work that we know of), Typst and
Takumi. Warm: in one process, from the parsed input to the encoded bytes in memory, three renders not counted. Cold: the
whole process, the file written. Rounds go through all programs, so that a ratio's sides meet the same minutes on a
shared machine. Figures are medians; a ratio is the median of the rounds' ratios. README.md says what each row means.
"""
import argparse
import datetime
import pathlib
import statistics
import struct
import subprocess
import sys

import results
from figures import Figures, ratio, table, text
from programs import Programs, milliseconds
from scenes import data

SCENES = ["tags13", "clock", "grid12", "tags1000"]
# How many times as long as the limit a warm render may take.
OF_LIMIT = {"png": 1.4, "svg": 2}
# And as the floor, which draws SVG in ways of very different cost.
OF_FLOOR = {"tags13": 0.2, "clock": 0.2, "tags1000": 0.36, "grid12": 0.005}
# PNG's bytes beside the floor's.
BYTES_OF_FLOOR = 1.1
# A cold SVG takes so many milliseconds, or so many times as long as the floor.
COLD, COLD_OF_FLOOR = 12, 1.4
# Of 1,000 tags, in MiB.
PEAK = 30
# From 1,000 to 10,000 tags; linear is ten times.
GROWTH = 10.5


def pairs(rounds, one, other):
    return [(each[one], each[other]) for each in rounds]


def median(rounds, who):
    return statistics.median(each[who] for each in rounds)


def size(path):
    return struct.unpack(">II", pathlib.Path(path).read_bytes()[16:24])


class Bench:
    def __init__(self, programs, rounds, scenes):
        self.programs, self.rounds, self.scenes = programs, rounds, scenes
        self.figures = Figures()

    def goes(self, programs, measure):
        """Rounds of the programs' figures."""
        rounds = [{who: measure(who) for who in programs} for _ in range(self.rounds)]
        print(".", end="", file=sys.stderr, flush=True)
        return rounds

    def warm(self):
        others = ["floor", "limit", *self.programs.peers]
        rows = []
        for scene in self.scenes:
            for kind in ("png", "svg"):
                rounds = self.goes(["ours", *others], lambda who: self.programs.warm(who, scene, kind))
                self.figures.add(scene, kind, "warm", median(rounds, "ours"), "ms")
                goals = {"limit": OF_LIMIT[kind], "floor": OF_FLOOR[scene] if kind == "svg" else None}
                row = [scene, kind, *(text(median(rounds, who)) for who in ("ours", *others))]
                for who in others:
                    of = ratio(pairs(rounds, "ours", who))
                    row += [text(of)]
                    said = self.figures.add(scene, kind, f"warm of {who}", of, goal=goals.get(who))
                    row += [said] if who in goals else []
                rows.append(row)
        head = [f"{who} ms" for who in ("ours", *others)]
        for who in others:
            head += [f"ratio to {who}", *(["goal"] if who in ("floor", "limit") else [])]
        table("Warm", ["scene", "format", *head], rows)

    def sizes(self):
        rows = []
        for scene in self.scenes:
            for kind in ("png", "svg"):
                ours, floor, limit = (self.programs.bytes(who, scene, kind) for who in ("ours", "floor", "limit"))
                files = [self.programs.picture(who, scene, kind) for who in ("ours", "floor")]
                if kind == "png" and size(files[0]) != size(files[1]):
                    print(f"note: {scene} is {size(files[0])} pixels here and {size(files[1])} there")
                self.figures.add(scene, kind, "bytes", ours, "bytes")
                said = self.figures.add(scene, kind, "bytes of floor", ours / floor,
                                        goal=BYTES_OF_FLOOR if kind == "png" else None)
                rows.append([scene, kind, *map(str, (ours, floor, limit)), text(ours / floor), said, text(ours / limit)])
        table("Bytes", ["scene", "format", "ours", "floor", "limit", "ratio to floor", "goal", "ratio to limit"], rows)

    # Beside the limit's pixels through zlib at level 1: whether a compressor of our own is worth it.
    def zlib(self):
        rows = []
        zlib = {"BENCH_DEFLATE": "zlib"}
        for scene in self.scenes:
            rounds = self.goes(["ours", "limit"], lambda who: self.programs.warm(who, scene, "png", **zlib))
            theirs = self.programs.picture("zlib", scene, "png")
            subprocess.run([self.programs.floor, scene, "pngfast", theirs], cwd=pathlib.Path(__file__).parent,
                           env=dict(self.programs.environment, **zlib), check=True)
            bytes = [self.programs.bytes("ours", scene, "png"), pathlib.Path(theirs).stat().st_size]
            rows.append([scene, "png", text(median(rounds, "ours")), text(median(rounds, "limit")),
                         text(ratio(pairs(rounds, "ours", "limit"))), *map(str, bytes), text(bytes[0] / bytes[1])])
        table("Beside zlib at level 1, warm",
              ["scene", "format", "ours ms", "zlib ms", "ratio", "bytes", "zlib", "ratio"], rows)

    def cold(self):
        rows = []
        for scene in self.scenes:
            for kind in ("svg", "png"):
                programs = ["ours", "floor", "limit"]
                for who in programs:
                    self.programs.cold(who, scene, kind)
                runs = [{who: self.programs.cold(who, scene, kind) for who in programs} for _ in range(4 * self.rounds)]
                times, peaks = ([{who: run[who][i] for who in programs} for run in runs] for i in (0, 1))
                time, peak, of = median(times, "ours"), median(peaks, "ours"), ratio(pairs(times, "ours", "floor"))
                said = self.figures.add(scene, kind, "cold", time, "ms", COLD if kind == "svg" else None,
                                        other=of <= COLD_OF_FLOOR)
                self.figures.add(scene, kind, "cold of floor", of)
                kept = self.figures.add(scene, kind, "peak", peak, "MiB", PEAK if scene == "tags1000" else None)
                rows.append([scene, kind, *(text(median(times, who)) for who in programs), text(of), said,
                             text(ratio(pairs(times, "ours", "limit"))), text(peak), text(median(peaks, "floor")), kept])
                print(".", end="", file=sys.stderr, flush=True)
        table(f"Cold, the whole process; the goal of SVG is {COLD} ms, or {COLD_OF_FLOOR} times the floor",
              ["scene", "format", "ours ms", "floor ms", "limit ms", "ratio to floor", "goal", "ratio to limit", "ours MiB",
               "floor MiB", "goal"], rows)

    # 10,000 short labels, one in sixteen with Japanese: shaped each time, and found again.
    def measure(self):
        programs = self.programs
        ours = [programs.platen, "measure", "--input", data(10000), "--size", "17", "--benchmark", "9"]
        peers = {"HarfBuzz": [programs.floor, "--warm", "9", "tags10000", "layout"],
                 # Pango's points are 3/4 of ours.
                 "PangoCairo": [programs.pango, "9", data(10000), "Inter 12.75"]}
        rows = []
        for what, extra, goals in (("distinct", ["--forget"], {"HarfBuzz": 1.5, "PangoCairo": 1}),
                                   ("repeated", [], {"HarfBuzz": 0.1})):
            for peer, goal in goals.items():
                commands = {"ours": [*ours, *extra], peer: peers[peer]}
                rounds = self.goes(commands, lambda who: milliseconds(commands[who], programs.environment))
                of = ratio(pairs(rounds, "ours", peer))
                said = self.figures.add("labels10000", "", f"{what} of {peer}", of, goal=goal)
                rows.append([what, peer, text(median(rounds, "ours")), text(median(rounds, peer)), text(of), said])
        table("Measuring 10,000 labels", ["labels", "beside", "ours ms", "theirs ms", "ratio", "goal"], rows)

    def growth(self):
        rows = []
        for kind in ("png", "svg"):
            counts = ["tags1000", "tags10000"]
            rounds = self.goes(counts, lambda scene: self.programs.warm("ours", scene, kind))
            peaks = [self.programs.cold("ours", scene, kind)[1] for scene in ("tags1000", "tall1000", "tags10000")]
            grown = ratio(pairs(rounds, "tags10000", "tags1000"))
            said = self.figures.add("tags10000", kind, "growth", grown, goal=GROWTH)
            rows.append(["tags", kind, *(text(median(rounds, scene)) for scene in counts), f"{grown:.2f}", said,
                         *map(text, peaks)])
        table("From 1,000 to 10,000 tags: warm time, and the peak memory cold (tall: 1,000 tags in a tenth of the width)",
              ["scene", "format", "1,000 ms", "10,000 ms", "ratio", "goal", "1,000 MiB", "tall MiB", "10,000 MiB"], rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--platen", type=pathlib.Path, required=True, help="the command, built for release")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="the folder for the programs and the pictures")
    parser.add_argument("--scenes", default=",".join(SCENES), help="some scenes, split by commas")
    parser.add_argument("--rounds", type=int, help="5, or 2 with --quick")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, no 10,000 tags")
    parser.add_argument("--keep", metavar="VERSION", help="add the figures to results.tsv, by that version or commit")
    parser.add_argument("--date", default=datetime.date.today().isoformat(), help="the date that they are kept with")
    parser.add_argument("--no-peers", action="store_true", help="without Typst and Takumi, which pip installs")
    options = parser.parse_args()
    programs = Programs(options.platen, options.work)
    programs.build(with_peers=not options.no_peers)
    bench = Bench(programs, options.rounds or (2 if options.quick else 5), options.scenes.split(","))
    bench.warm()
    bench.sizes()
    bench.zlib()
    bench.cold()
    bench.measure()
    if not options.quick:
        bench.growth()
    bench.figures.print_goals()
    if options.keep:
        results.keep([row[:5] for row in bench.figures.rows], options.date, options.keep)


if __name__ == "__main__":
    main()
