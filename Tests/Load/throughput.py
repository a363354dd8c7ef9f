#!/usr/bin/env python3
"""Measures how many pictures the server answers, beside an nginx that serves the same SVG from disk.

    throughput.py --server PATH --platen PATH [--renders COUNT] [--rounds COUNT] [--seconds COUNT]

The picture is `platen tags Fixtures/words.txt`. Rounds go through all kinds of requests in turn, so that a ratio's sides
meet the same minutes on a shared machine; each is measured after a warm-up. wrk runs on the same cores: what it takes of
them, and what others take, is told, and ratios are also told for the cores that were left to the server, or for rates as
they would be on idle cores: those that follow from the time on a core that a request takes of the server and of wrk.
"""
import argparse
import os
import statistics
import subprocess
import urllib.parse
import urllib.request

import harness
from harness import CORES, Nginx, Server, median, run_wrk, table, verdict

TAGS = "&".join("tags=" + urllib.parse.quote(word) for word in harness.words())
TARGET = "/v1/tags.svg?" + TAGS
# The title is a part of the picture's key, and of its text, and costs nothing.
COUNTED = TARGET + "&title=COUNT"
KINDS = ("uncached", "cached", "304", "nginx", "nginx 304", "health")


def warm_times(platen, processes, runs=1000):
    """Milliseconds of one render in each of so many processes that run at the same time."""
    command = [platen, "tags", harness.WORDS, "--fonts", harness.FONTS, "--format", "svg", "--benchmark", str(runs)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(processes)]
    return statistics.median(median([float(x) for x in one.communicate()[0].split()]) for one in running)


class Bench:
    def __init__(self, options, folder):
        self.options = options
        common = ["--renders", options.renders]
        self.bare = Server(options.server, folder, *common, "--cache-bytes", "0", name="uncached")
        self.caching = Server(options.server, folder, *common, name="cached")
        self.root = os.path.join(folder, "root")
        os.mkdir(self.root)
        self.nginx = Nginx(folder, self.root)
        self.count = 0

    def check_bytes(self):
        """The server's picture has to be the command's; nginx serves it."""
        served, fields = self.caching.get(TARGET)
        written = subprocess.run([self.options.platen, "tags", harness.WORDS, "--fonts", harness.FONTS, "--format", "svg",
                                  "-o", "-"], stdout=subprocess.PIPE, check=True).stdout
        with open(os.path.join(self.root, "tags.svg"), "wb") as file:
            file.write(served)
        print("the picture: %d bytes, %s the command's" % (len(served), "equal to" if served == written else "NOT"))
        self.etag = fields["ETag"]

    def measure(self, kind):
        seconds, connections = self.options.seconds, self.options.connections
        daemon, target, arguments = {
            "uncached": (self.bare, COUNTED, ["count=%d" % self.count]),
            "cached": (self.caching, TARGET, []),
            "304": (self.caching, TARGET, ["If-None-Match=" + self.etag]),
            "nginx": (self.nginx, "/tags.svg", []),
            "nginx 304": (self.nginx, "/tags.svg", ["If-None-Match=" + self.nginx_etag]),
            "health": (self.caching, "/health/live", []),
        }[kind]
        self.count += 10_000_000
        threads = self.options.threads
        run_wrk(daemon, "wrk.lua", [target, *arguments], 2, connections, threads)
        stages = self.bare.stages() if kind == "uncached" else None
        load = run_wrk(daemon, "wrk.lua", [target, *arguments], seconds, connections, threads)
        if stages:
            after = self.bare.stages()
            load.stage = 1e3 * (after[0] - stages[0]) / max(1, after[1] - stages[1])
        return load

    def alone(self, count=1500):
        """Milliseconds of one render in the server when one is made at a time."""
        for i in range(200):
            self.bare.get(TARGET + "&title=a%d" % i)
        before = self.bare.stages()
        for i in range(count):
            self.bare.get(TARGET + "&title=b%d" % i)
        after = self.bare.stages()
        return 1e3 * (after[0] - before[0]) / (after[1] - before[1])

    def run(self):
        with self.bare, self.caching, self.nginx:
            self.check_bytes()
            with urllib.request.urlopen(self.nginx.url + "/tags.svg") as answer:
                self.nginx_etag = answer.headers["ETag"]
            warm, pair, alone = [], [], []
            loads = {kind: [] for kind in KINDS}
            for round in range(self.options.rounds):
                print("round %d: %s" % (round + 1, harness.machine()), flush=True)
                warm.append(warm_times(self.options.platen, 1))
                pair.append(warm_times(self.options.platen, CORES))
                alone.append(self.alone())
                for kind in KINDS:
                    loads[kind].append(self.measure(kind))
            for server in (self.bare, self.caching):
                for line in server.faults():
                    print("log: " + line)
        return warm, pair, alone, loads


def load_table(loads):
    rows = []
    for kind in KINDS:
        for i, load in enumerate(loads[kind]):
            rows.append([kind if i == 0 else "", "%.0f" % load.rate, "%.2f" % load.p50, "%.2f" % load.p99, "%.1f" % load.most,
                         load.faults, "%.2f" % load.server, "%.2f" % load.wrk, "%.2f" % load.other,
                         "%.0f" % load.server_microseconds, "%.0f" % load.idle_rate])
    table("Requests a second, their times in ms, and the cores in use", [
        "what", "a second", "p50", "p99", "most", "faults", "server", "wrk", "others", "server µs each", "on idle cores"], rows)


def shares(load, milliseconds):
    """The rate as a share of what all cores could render, and of what the cores could that were left to the server."""
    seconds = load.rate * milliseconds / 1e3
    return seconds / CORES, seconds / load.cores_left


def report(warm, pair, alone, loads):
    load_table(loads)
    best = {kind: max(loads[kind], key=lambda load: load.rate) for kind in KINDS}
    table("One render, warm, in ms", ["where", "best", "median"], [
        ["the command, one process", "%.3f" % min(warm), "%.3f" % median(warm)],
        ["the command, a process a core", "%.3f" % min(pair), "%.3f" % median(pair)],
        ["the server's stages, one at a time", "%.3f" % min(alone), "%.3f" % median(alone)],
        ["the server's stages, under load", "%.3f" % min(x.stage for x in loads["uncached"]),
         "%.3f" % median([x.stage for x in loads["uncached"]])],
    ])
    rows = []
    for name, times in (("the command's", warm), ("a process a core's", pair), ("the server's own", alone)):
        rounds = [shares(load, time) for load, time in zip(loads["uncached"], times)]
        for which, (whole, left) in (("best", shares(best["uncached"], min(times))),
                                     ("median", [median(side) for side in zip(*rounds)])):
            rows.append(["uncached / (cores / %s warm render), %s" % (name, which), "%.2f" % whole, "%.2f" % left, "0.80",
                         verdict(whole >= 0.8)])
    table("Uncached, as a share of what the cores could render, and of what the cores that were left could",
          ["ratio", "all", "left", "target", ""], rows)
    per_core = best["uncached"].server_microseconds / 1e3
    print("of its time on a core for an uncached picture (%.3f ms) the command's warm render is %.2f (best), %.2f (median)" % (
        per_core, min(warm) / per_core,
        median([time / load.server_microseconds * 1e3 for load, time in zip(loads["uncached"], warm)])))
    times = [load.p99 / time for load, time in zip(loads["uncached"], warm)]
    least = best["uncached"].p99 / min(warm)
    rows = [["p99 uncached / warm render", "%.1f" % least, "%.1f" % median(times), "under 10", verdict(least < 10)]]
    for kind in ("cached", "304"):
        ratios = [load.rate / static.rate for load, static in zip(loads[kind], loads["nginx"])]
        idle = [load.idle_rate / static.idle_rate for load, static in zip(loads[kind], loads["nginx"])]
        at_best = best[kind].rate / best["nginx"].rate
        rows.append(["%s / nginx's rate" % kind, "%.2f" % at_best, "%.2f" % median(ratios), "0.33", verdict(at_best >= 1 / 3)])
        rows.append(["%s / nginx's rate, both on idle cores" % kind, "%.2f" % max(idle), "%.2f" % median(idle), "0.33",
                     verdict(median(idle) >= 1 / 3)])
    table("Others", ["ratio", "best", "median", "target", ""], rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="platen-server")
    parser.add_argument("--platen", required=True, help="the command")
    parser.add_argument("--renders", type=int, default=CORES, help="pictures that are made at once (default: cores)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each kind is measured")
    parser.add_argument("--seconds", type=int, default=10, help="how long each measurement takes")
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--threads", type=int, default=1, help="wrk's threads")
    options = parser.parse_args()
    harness.stop_on_signals()
    with harness.temporary_folder() as folder:
        report(*Bench(options, folder).run())


if __name__ == "__main__":
    main()
