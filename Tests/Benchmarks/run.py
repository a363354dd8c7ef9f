#!/usr/bin/env python3
"""Measures the command beside the floor: the same pictures drawn by hand in C, with HarfBuzz and Cairo and nothing else.

    run.py --platen PATH --work FOLDER [--quick]

Warm: in one process, from the parsed input to the encoded bytes in memory, three renders not counted. Cold: the whole
process, the file written. Rounds alternate between the two programs, so that a ratio's sides meet the same minutes on a
shared machine. Figures are medians; a ratio is the median of the rounds' ratios.
"""
import argparse
import os
import statistics
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(HERE, "data")
FONTS = os.path.join(HERE, "..", "..", "Fonts")
PILLS = ["--style", "pill", "--fill", "#F2F2F7", "--background", "black", "--padding", "20", "--spacing", "8",
         "--pill-padding", "12x5", "--corner-radius", "15", "--font-size", "17", "--alignment", "center"]
EMOJI = "📘 📕 🦋 🍎 🚀 🎲 🌈 🐙 🍩 🎧 ⚽ 🌻".split()


def tags(count, width):
    return ["tags", os.path.join(DATA, "tags-%d.txt" % count), "--width", str(width), *PILLS]


# The command's arguments, and the renders in a round.
SCENES = {
    "tags13": (tags(13, 400), 30),
    "clock": (["clock", "--diameter", "400"], 30),
    "grid12": (["grid", *EMOJI, "--width", "800", "--height", "400", "--border", "1", "--font-size", "94"], 10),
    "tags1000": (tags(1000, 1600), 3),
    "tags10000": (tags(10000, 1600), 1),
    # As tags1000 in a tenth of the width: ten times the height and more.
    "tall1000": ([*tags(1000, 160), "--side", "200000"], 3),
}
WARM_TARGET = {"png": 0.15, "svg": 1.3}


class Bench:
    def __init__(self, platen, work, rounds):
        self.platen, self.work, self.rounds = platen, work, rounds
        self.floor, self.meter, self.pango = (os.path.join(work, name) for name in ("floor", "measure", "pango"))
        self.env = dict(os.environ, BENCH_DATA=DATA, BENCH_FONTS=FONTS, PLATEN_FONTS=FONTS,
                        FONTCONFIG_FILE=os.path.abspath(os.path.join(work, "fonts.conf")))
        os.makedirs(work, exist_ok=True)

    def build(self):
        compile = ["cc", "-O3", *(["-mssse3"] if os.uname().machine == "x86_64" else []), "-Wall", "-o"]
        names = ["cairo-svg", "cairo-ft", "freetype2", "harfbuzz", "libpng", "zlib"]
        flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", *names], text=True).split()
        subprocess.run([*compile, self.floor, os.path.join(HERE, "floor.c"), *flags, "-lisal", "-lm"], check=True)
        subprocess.run([*compile, self.meter, os.path.join(HERE, "measure.c")], check=True)
        flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "pangocairo"], text=True).split()
        subprocess.run([*compile, self.pango, os.path.join(HERE, "pango.c"), *flags], check=True)
        # Pango is to find the bundled fonts alone.
        with open(self.env["FONTCONFIG_FILE"], "w") as f:
            f.write("<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>"
                    % (os.path.abspath(FONTS), os.path.abspath(self.work)))

    def command(self, scene, kind):
        return [self.platen, *SCENES[scene][0], *(["--scale", "2"] if kind == "png" else [])]

    def out(self, who, scene, kind):
        return os.path.join(self.work, "%s-%s.%s" % (who, scene, kind))

    # One process, many renders: the median in milliseconds.
    def warm(self, command, **env):
        lines = subprocess.run(command, env=dict(self.env, **env), stdout=subprocess.PIPE, check=True, text=True).stdout.split()
        return statistics.median(float(x) for x in lines)

    def warm_ours(self, scene, kind):
        return self.warm([*self.command(scene, kind), "--format", kind, "--benchmark", str(SCENES[scene][1])])

    def warm_floor(self, scene, kind, **env):
        return self.warm([self.floor, "--warm", str(SCENES[scene][1]), scene, kind], **env)

    # One process, one render into a file: milliseconds and the peak memory in MiB.
    def cold(self, command):
        line = os.path.join(self.work, "measure.line")
        subprocess.run([self.meter, line, *command], env=self.env, check=True)
        with open(line) as f:
            wall, _, _, peak, status = f.read().split()
        if status != "0":
            sys.exit("error: exit %s: %s" % (status, " ".join(command)))
        return float(wall), int(peak) / 1024

    def cold_ours(self, scene, kind):
        return self.cold([*self.command(scene, kind), "-o", self.out("ours", scene, kind)])

    def cold_floor(self, scene, kind):
        return self.cold([self.floor, scene, kind, self.out("floor", scene, kind)])


def ratio(pairs):
    return statistics.median(a / b for a, b in pairs)


def medians(pairs):
    return [statistics.median(side) for side in zip(*pairs)]


def verdict(value, target):
    return "%.3g %s" % (target, "met" if value <= target else "MISSED")


def table(title, head, rows):
    print("\n" + title)
    rows = [head, *rows]
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    for row in rows:
        print("  ".join(c.ljust(w) if i < 2 else c.rjust(w) for i, (c, w) in enumerate(zip(row, widths))).rstrip())


def size(path):
    with open(path, "rb") as f:
        return struct.unpack(">II", f.read(24)[16:])


def warm_table(bench, scenes):
    rows = []
    for scene in scenes:
        for kind in ("png", "svg"):
            pairs = [(bench.warm_ours(scene, kind), bench.warm_floor(scene, kind)) for _ in range(bench.rounds)]
            fast = "%.3f" % (bench.warm_floor(scene, "pngfast") / pairs[-1][1]) if kind == "png" else ""
            bench.cold_ours(scene, kind), bench.cold_floor(scene, kind)
            files = [bench.out(who, scene, kind) for who in ("ours", "floor")]
            if kind == "png" and size(files[0]) != size(files[1]):
                print("note: %s is %s pixels here and %s there" % (scene, size(files[0]), size(files[1])))
            ours, floor = medians(pairs)
            bytes = [os.path.getsize(file) for file in files]
            rows.append([
                scene, kind, "%.3f" % ours, "%.3f" % floor, "%.3f" % ratio(pairs), verdict(ratio(pairs), WARM_TARGET[kind]),
                fast, str(bytes[0]), str(bytes[1]), "%.2f" % (bytes[0] / bytes[1]),
                verdict(bytes[0] / bytes[1], 1.1) if kind == "png" else ""])
            print(".", end="", file=sys.stderr, flush=True)
    table("Warm", ["scene", "format", "ours ms", "floor ms", "ratio", "target", "floor-fast", "bytes", "floor", "ratio", "target"],
          rows)


# What draws our PNGs beside the floor's pixels through zlib at level 1: whether a compressor of our own is worth it.
def zlib_table(bench, scenes):
    rows = []
    for scene in scenes:
        zlib = {"BENCH_DEFLATE": "zlib"}
        pairs = [(bench.warm_ours(scene, "png"), bench.warm_floor(scene, "pngfast", **zlib)) for _ in range(bench.rounds)]
        bench.cold_ours(scene, "png")
        theirs = bench.out("zlib", scene, "png")
        subprocess.run([bench.floor, scene, "pngfast", theirs], env=dict(bench.env, **zlib), check=True)
        bytes = [os.path.getsize(file) for file in (bench.out("ours", scene, "png"), theirs)]
        rows.append([scene, "png", *("%.3f" % x for x in medians(pairs)), "%.3f" % ratio(pairs), *map(str, bytes),
                     "%.2f" % (bytes[0] / bytes[1])])
    table("Beside zlib at level 1, warm", ["scene", "format", "ours ms", "zlib ms", "ratio", "bytes", "zlib", "ratio"], rows)


# 10,000 short labels, one in sixteen with Japanese: shaped each time, and found again.
def measure_table(bench):
    labels = os.path.join(DATA, "tags-10000.txt")
    ours = [bench.platen, "measure", "--input", labels, "--size", "17", "--benchmark", "9"]
    peers = {"HarfBuzz": [bench.floor, "--warm", "9", "tags10000", "layout"],
             # Pango's points are 3/4 of ours.
             "PangoCairo": [bench.pango, "9", labels, "Inter 12.75"]}
    rows = []
    for what, extra, target in (("distinct", ["--forget"], {"HarfBuzz": 1.5, "PangoCairo": 1}), ("repeated", [], {"HarfBuzz": 0.1})):
        for peer, bound in target.items():
            pairs = [(bench.warm([*ours, *extra]), bench.warm(peers[peer])) for _ in range(bench.rounds)]
            rows.append([what, peer, *("%.1f" % x for x in medians(pairs)), "%.3f" % ratio(pairs), verdict(ratio(pairs), bound)])
    table("Measuring 10,000 labels", ["labels", "beside", "ours ms", "theirs ms", "ratio", "target"], rows)


# Stacks in stacks: how the time of layout grows with their depth, and with the number of leaves.
def nest_table(bench, quick):
    rows = []
    for what, counts in (("depth", (8, 16, 32, 64, 128)), ("leaves", (1000, 10000) if quick else (1000, 10000, 100000))):
        for count in counts:
            command = [bench.platen, "nest", "--" + what, str(count), "--benchmark", "3"]
            time = statistics.median(bench.warm(command) for _ in range(bench.rounds))
            rows.append([what, str(count), "%.3f" % time, "%.2f" % (1000 * time / count)])
    table("Layout of stacks in stacks: linear is one number in the last column", ["by", "count", "ms", "microseconds each"],
          rows)


# Linear is ten times; a tenth more is left to chance.
def growth_table(bench):
    rows = []
    for kind in ("png", "svg"):
        pairs = [(bench.warm_ours("tags10000", kind), bench.warm_ours("tags1000", kind)) for _ in range(bench.rounds)]
        peaks = [bench.cold_ours(scene, kind)[1] for scene in ("tags1000", "tall1000", "tags10000")]
        times = medians(pairs)
        rows.append(["tags", kind, "%.1f" % times[1], "%.1f" % times[0], "%.2f" % ratio(pairs), verdict(ratio(pairs), 11),
                     *("%.1f" % peak for peak in peaks)])
    table("From 1,000 to 10,000 tags: warm time, and the peak memory cold (tall: 1,000 tags in a tenth of the width)",
          ["scene", "format", "1,000 ms", "10,000 ms", "ratio", "target", "1,000 MiB", "tall MiB", "10,000 MiB"], rows)


def cold_table(bench, scenes):
    rows = []
    for scene in scenes:
        for kind in ("svg", "png"):
            bench.cold_ours(scene, kind), bench.cold_floor(scene, kind)
            runs = [(bench.cold_ours(scene, kind), bench.cold_floor(scene, kind)) for _ in range(4 * bench.rounds)]
            times, peaks = [[(a[i], b[i]) for a, b in runs] for i in (0, 1)]
            has_target = kind == "svg" and scene.startswith("tags")
            rows.append([scene, kind, *("%.1f" % x for x in medians(times)), "%.2f" % ratio(times),
                         verdict(ratio(times), 2.5) if has_target else "", *("%.1f" % x for x in medians(peaks)),
                         "%.2f" % ratio(peaks), verdict(ratio(peaks), 3) if has_target else ""])
    table("Cold, the whole process",
          ["scene", "format", "ours ms", "floor ms", "ratio", "target", "ours MiB", "floor MiB", "ratio", "target"], rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--platen", required=True, help="the command")
    parser.add_argument("--work", required=True, help="the folder for the floor and the pictures")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, no 10,000 tags")
    options = parser.parse_args()
    bench = Bench(options.platen, options.work, 2 if options.quick else 5)
    bench.build()
    warm_table(bench, ["tags13", "clock", "grid12", "tags1000"])
    zlib_table(bench, ["tags13", "clock", "grid12", "tags1000"])
    cold_table(bench, ["tags13", "clock"] if options.quick else ["tags13", "clock", "grid12", "tags1000"])
    measure_table(bench)
    nest_table(bench, options.quick)
    if not options.quick:
        growth_table(bench)


main()
