#!/usr/bin/env python3
"""Measures how many pictures the server answers, beside an nginx that serves the same SVG from disk.

    throughput.py --server PATH --platen PATH [--renders COUNT] [--rounds COUNT] [--seconds COUNT]
    throughput.py --server PATH --beside PATH [--renders COUNT] [--rounds COUNT] [--seconds COUNT]

The picture is `platen tags Fixtures/words.txt`. Rounds go through all kinds of requests in turn, so that a ratio's sides
meet the same minutes on a shared machine; each is measured after a warm-up. wrk runs on the same cores: what it takes of
them, and what others take, is told, and ratios are also told for the cores that were left to the server, or for rates as
they would be on idle cores: those that follow from the time on a core that a request takes of the server and of wrk.
With --beside two servers are asked in turns for pictures that are drawn and for one that is kept, one at a time and many;
the time on a core counts that of their workers.
"""
import argparse
import contextlib
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
# This server's time on a core to that of another: handing a picture to a worker takes a tenth of a millisecond.
ALLOWED = {"uncached": 1.1, "cached": 1.05}
# Of the time on a core the least counts: what others do to caches only adds to it.
COMPARED = [("p50", "p50 in ms", 3, median), ("p99", "p99 in ms", 3, median), ("rate", "a second", 0, median),
            ("server_microseconds", "µs of a core", 0, min)]
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


# MARK: - Two servers

class Comparison:
    """The same requests to two servers, in turns."""

    def __init__(self, options, folder):
        self.options, self.count = options, 0
        common = ["--renders", options.renders]
        self.servers = {
            (kind, which): Server(path, folder, *common, *more, name=kind + which)
            for which, path in (("this", options.server), ("other", options.beside))
            for kind, more in (("uncached", ["--cache-bytes", "0"]), ("cached", []))}

    def run(self):
        loads = {}
        with contextlib.ExitStack() as stack:
            for server in self.servers.values():
                stack.enter_context(server)
            bodies = {server.get(TARGET)[0] for server in self.servers.values()}
            print("the picture: %s" % ("the same bytes of both" if len(bodies) == 1 else "OTHER BYTES"))
            for round in range(self.options.rounds):
                print("round %d: %s" % (round + 1, harness.machine()), flush=True)
                for kind in ("uncached", "cached"):
                    for connections in (1, self.options.connections):
                        # Who is first has warmer or cooler cores.
                        for which in ("this", "other") if round % 2 else ("other", "this"):
                            loads.setdefault((kind, connections, which), []).append(self.measure(kind, connections, which))
        return loads

    def measure(self, kind, connections, which):
        server = self.servers[kind, which]
        for seconds in (1, self.options.seconds):
            self.count += 10_000_000
            arguments = [COUNTED, "count=%d" % self.count] if kind == "uncached" else [TARGET]
            load = run_wrk(server, "wrk.lua", arguments, seconds, connections)
        return load


def compare(loads):
    """Prints the medians of both; whether this server takes no more than the other."""
    rows, holds = [], True
    for kind, connections, which in loads:
        if which == "other":
            continue
        sides = [loads[kind, connections, name] for name in ("this", "other")]
        for name, unit, digits, pick in COMPARED:
            this, other = (pick([getattr(load, name) for load in side]) for side in sides)
            ratio, target = this / other, ALLOWED[kind] if pick is min else None
            rows.append(["%s, %d at a time, %s" % (kind, connections, unit), "%.*f" % (digits, this), "%.*f" % (digits, other),
                         "%.2f" % ratio, "at most %.2f" % target if target else "", verdict(ratio <= target) if target else ""])
            holds = holds and not (target and ratio > target)
    table("This server and the other", ["what", "this", "other", "ratio", "target", ""], rows)
    return holds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="platen-server")
    parser.add_argument("--platen", help="the command")
    parser.add_argument("--beside", help="another platen-server, to compare the two alone")
    parser.add_argument("--renders", type=int, default=CORES, help="pictures that are made at once (default: cores)")
    parser.add_argument("--rounds", type=int, default=2, help="how often each kind is measured")
    parser.add_argument("--seconds", type=int, default=5, help="how long each measurement takes")
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--threads", type=int, default=1, help="wrk's threads")
    options = parser.parse_args()
    if not options.platen and not options.beside:
        parser.error("--platen or --beside is missing")
    harness.stop_on_signals()
    with harness.temporary_folder() as folder:
        if options.beside:
            raise SystemExit(0 if compare(Comparison(options, folder).run()) else 1)
        report(*Bench(options, folder).run())


if __name__ == "__main__":
    main()
