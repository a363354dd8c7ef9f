#!/usr/bin/env python3
"""Attacks the server in rows, a server for each, and watches what other clients meet meanwhile.

    siege.py --server PATH [ROW ...] [--seconds COUNT] [--addresses COUNT] [--settings OPTION=VALUE ...]

The rows are those of ROWS. Each goes on for some seconds; then it is quiet, so that memory can be given back; then the
attack begins again, and under it the server is told to stop. Other clients' small pictures, each another one, and
/health/live have to come within a second throughout. Memory, that of the workers with it, has to stay under what it is
at rest and the settings allow; no answer may have a status that its row does not list; and the server has to end within
its drain time and two seconds, with its workers.
"""
import argparse
import asyncio
import logging
import signal
import time

import assaults
import harness
import payloads
from harness import Server, arguments, free_port, markdown, verdict
from witness import Witness

# Milliseconds within which other clients are answered.
LATEST = 1000
# MiB over those at rest that may be kept after an attack.
KEPT = 64
# So that there are clients that are sent away within the time of the row, and come again.
DRIP = {"header-time": "4s"}
# So that what waits for readers is seen beside what pictures may take.
READERS = {"memory-bytes": "128MiB", "cache-bytes": "8MiB", "answer-bytes": "16MiB"}
SETTINGS = {"drain-time": "4s", "memory-bytes": "256MiB"}


class Row:
    """An attack, how the server is started for it, and whose answers are held to the bounds."""

    def __init__(self, title, attack, make=None, settings=None, judged=("kept", "new", "probe"), **how):
        self.title, self.attack, self.make, self.how = title, attack, make, how
        self.settings, self.judged = settings or {}, judged

    def prepare(self, addresses):
        """Makes the bodies that are sent, which takes some time; they come from so many addresses."""
        self.how.setdefault("addresses", addresses)
        if self.make:
            self.how["made"] = self.make()

    async def run(self, server, tally, seconds):
        await self.attack(server, tally, seconds, **self.how)


ROWS = {
    "paths": Row("lines of 32,000 points and their kin", assaults.post, payloads.paths),
    "effects": Row("blurs, groups, masks and shadows", assaults.post, payloads.effects),
    "texts": Row("texts of 1 MB, thousands of labels", assaults.post, payloads.texts),
    "gone": Row("all of these by clients that go at once", assaults.post, payloads.all_pictures, clients=24, lasts=0.1),
    "measure": Row("measuring 1 MB of \"a b \", 9,999 labels", assaults.post, payloads.measures),
    "images": Row("PNGs and JPEGs of 7,000 x 7,000", assaults.post, payloads.images, clients=6),
    "drip": Row("2,000 slow headers from 8 addresses", assaults.drip, settings=DRIP, addresses=8),
    # So many addresses use up all connections: who has one is served.
    "drip-many": Row("2,000 slow headers from 200 addresses", assaults.drip, settings=DRIP, judged=("kept", "probe"),
                     addresses=200),
    "batch": Row("batches of 1,000 lines, 4 at a time", assaults.batch, payloads.batches),
    "batch-costly": Row("batches of masks, paths and texts", assaults.batch, payloads.costly_batches),
    "flood": Row("small pictures on 200 connections", assaults.flood),
    "readers": Row("40 readers that take no answer", assaults.readers, payloads.large, settings=READERS),
    "framing": Row("endless chunk extensions and trailers, two hosts", assaults.framing),
}


class Result:
    """What became of a row."""

    def __init__(self, row):
        self.row, self.tally = row, assaults.Tally()
        self.failures, self.exit = [], float("nan")

    def check(self, holds, text):
        if not holds:
            self.failures.append(text)


async def attacked(row, server, tally, seconds):
    """Attacks for some seconds; what is then still asked is given up."""
    task = asyncio.ensure_future(row.run(server, tally, seconds))
    done, _ = await asyncio.wait([task], timeout=seconds + 1)
    if not done:
        task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    if not task.cancelled() and task.exception() is not None:
        raise task.exception()


async def stopped(row, server, seconds=2):
    """Tells the server to stop under an attack; the seconds that it took, and what was left of it."""
    # Of other pictures than before.
    attack = asyncio.ensure_future(row.run(server, assaults.Tally(1_000_000), seconds + 30))
    await asyncio.sleep(seconds)
    family = server.pids
    start = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    while server.process.poll() is None and time.monotonic() < start + 40:
        await asyncio.sleep(0.02)
    took = time.monotonic() - start
    attack.cancel()
    await asyncio.gather(attack, return_exceptions=True)
    await asyncio.sleep(0.2)
    return took, [pid for pid in family if harness.runs(pid)]


async def besiege(row, server, probed_port, options):
    result = Result(row)
    settings = server.settings()
    with Witness(server, probed_port) as witness:
        # Until fonts are read and shapes are known.
        await asyncio.sleep(2)
        start = time.monotonic()
        await attacked(row, server, result.tally, options.seconds)
        end = time.monotonic()
        await asyncio.sleep(3)
        sightings = await asyncio.get_running_loop().run_in_executor(None, witness.stop)
    judge(result, settings, sightings, start, end)
    if server.process.poll() is not None:
        result.check(False, "the server died with %s" % server.process.returncode)
        return result
    result.exit, left = await stopped(row, server)
    drain = settings["drainNotice"] + settings["drainTime"] + 2
    result.check(result.exit <= drain, "it ended after %.1f s, not %.0f" % (result.exit, drain))
    result.check(server.process.poll() == 0, "it ended with %s" % server.process.poll())
    result.check(not left, "%d processes were left" % len(left))
    for line in server.faults():
        # That a worker was killed is what is to be told.
        result.check("worker" in line, "log: " + line[:300])
    return result


def judge(result, settings, sightings, start, end):
    """Holds what was seen against the bounds."""
    row, during = result.row, sightings.since(start)
    result.others, result.probes = during.most("kept", "new"), during.most("probe")
    result.seen = sum(len(seen) for seen in during.answers.values())
    result.rest = sightings.before(start).resident()
    result.peak, result.after = during.resident(), sightings.since(end + 2.5).resident()
    sizes = ("memoryBytes", "cacheBytes", "answerBytes")
    result.bound = result.rest + sum(settings.get(name, 0) for name in sizes)
    most = during.most(*row.judged)
    result.check(most <= LATEST, "others waited %.0f ms" % most)
    result.check(not during.wrong(*row.judged), "others met " + ", ".join(during.wrong(*row.judged)))
    result.check(result.peak <= result.bound, "memory went to %.0f MiB, not %.0f" % (result.peak, result.bound))
    kept = result.rest + settings["cacheBytes"] + KEPT
    result.check(result.after <= kept, "memory stayed at %.0f MiB, not %.0f" % (result.after, kept))
    for (name, _), text in result.tally.unexpected.items():
        result.check(False, "%s: %s" % (name, text))


def line(name, result):
    print("%-9s  %s; others most %.0f ms, /health/live %.0f ms, of %d; memory %.0f, %.0f of %.0f, then %.0f MiB; ended in"
          " %.1f s: %s" % (name, result.tally, result.others, result.probes, result.seen, result.rest, result.peak,
                           result.bound, result.after, result.exit, verdict(not result.failures)), flush=True)
    for text in result.failures[:12]:
        print("           " + text, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="platen-server")
    parser.add_argument("rows", nargs="*", choices=[[], *ROWS], metavar="ROW", help=", ".join(ROWS))
    parser.add_argument("--seconds", type=float, default=6, help="how long each attack goes on")
    parser.add_argument("--addresses", type=int, default=1, help="from how many addresses, where a row does not say")
    parser.add_argument("--settings", nargs="*", default=[], metavar="OPTION=VALUE", help="of the server, such as renders=2")
    options = parser.parse_args()
    harness.stop_on_signals()
    harness.raise_file_limit()
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    print("%s; for each attack: its answers, the times of others, memory at rest, at most, of what may be, and after"
          % harness.machine(), flush=True)
    results = {}
    for name in options.rows or ROWS:
        row = ROWS[name]
        row.prepare(options.addresses)
        probed_port = free_port() if "monitoring-port" in harness.known_options(options.server) else None
        settings = SETTINGS | row.settings | dict(text.split("=", 1) for text in options.settings)
        if probed_port:
            settings["monitoring-port"] = probed_port
        with harness.temporary_folder() as folder:
            with Server(options.server, folder, *arguments(options.server, settings), name=name) as server:
                results[name] = asyncio.run(besiege(row, server, probed_port, options))
        line(name, results[name])
    print()
    markdown(["attack", "answers", "others, most", "/health/live, most", "memory, most (may be)", "then", "ended in"], [
        [result.row.title, result.tally, "%.0f ms" % result.others, "%.0f ms" % result.probes,
         "%.0f MiB (%.0f)" % (result.peak, result.bound), "%.0f MiB" % result.after, "%.1f s" % result.exit]
        for result in results.values()])
    raise SystemExit(any(result.failures for result in results.values()))


if __name__ == "__main__":
    main()
