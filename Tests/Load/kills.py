#!/usr/bin/env python3
"""Kills the server's workers at random while pictures are made.

    kills.py --server PATH [--count COUNT] [--connections COUNT] [--seed NUMBER]

Workers are killed, fail, or are stopped, so that they hang. Each request has to get its own picture, with the bytes that
it had before, or a documented 503; none may stay without an answer, or get two. A kill costs one request at most, and a
worker is replaced within a second. At last the server itself is killed, which its workers must not outlive.
"""
import argparse
import asyncio
import collections
import os
import random
import re
import signal
import time

import harness
from client import Connection
from harness import Server, arguments, hold, median, percentile, table
from witness import TAGS

TITLE = b"<title>%s</title>"
# Where an SVG names what it defines: its names begin with a hash of the whole.
NAME = re.compile(rb'( id="|href="#|url\(#)([^")]+)')
# How workers are made to fail; one that is stopped hangs until its picture's time is over.
SIGNALS = [signal.SIGKILL] * 8 + [signal.SIGSEGV, signal.SIGSTOP]
SETTINGS = {"cache-bytes": "0", "render-time": "2s"}
WIDTHS = range(200, 400)


class Kills:
    def __init__(self, options, server):
        self.options, self.server = options, server
        self.random = random.Random(options.seed)
        self.statuses, self.wrong = collections.Counter(), []
        self.times, self.replaced = [], []
        self.asked = self.kills = 0
        self.ends = False

    async def run(self):
        await self.draw_references()
        self.workers = len(self.alive())
        begin = self.server.status()
        killer = asyncio.ensure_future(self.kill())
        start = time.monotonic()
        await asyncio.gather(*(self.client() for _ in range(self.options.connections)))
        self.seconds = time.monotonic() - start
        self.ends = True
        await killer
        await asyncio.sleep(1)
        self.left = self.alive()
        self.states = (begin, self.server.status())
        await self.kill_server()

    async def kill_server(self):
        """Kills the server itself: its workers must not outlive it."""
        self.server.process.kill()
        await asyncio.sleep(2)
        self.orphans = [pid for pid in self.left if harness.runs(pid)]

    # MARK: - Pictures

    async def draw_references(self):
        """Draws all pictures once: a title is the one thing that is other in those of one width."""
        connection = Connection(self.server.port)
        self.svg = (await connection.ask("GET", TAGS + "&title=reference")).body
        self.pngs = {}
        for width in WIDTHS:
            self.pngs[width] = (await connection.ask("GET", self.png(width))).body
        connection.close()
        if TITLE % b"reference" not in self.svg or len(set(self.pngs.values())) < len(WIDTHS) // 2:
            raise RuntimeError("the references cannot be told from each other")

    @staticmethod
    def numbered(picture):
        """An SVG whose names are numbers, in the order in which they come; other bytes as they are."""
        names = {}
        return NAME.sub(lambda found: found[1] + b"%d" % names.setdefault(found[2], len(names)), picture)

    def png(self, width):
        return "%s&width=%d" % (TAGS.replace(".svg", ".png"), width)

    def request(self, number):
        """An address, and the bytes that it has to be answered with."""
        if number % 2:
            width = self.random.choice(WIDTHS)
            return self.png(width), self.pngs[width]
        title = "picture-%d" % number
        return "%s&title=%s" % (TAGS, title), self.svg.replace(TITLE % b"reference", TITLE % title.encode())

    async def client(self):
        connection = Connection(self.server.port)
        while self.asked < self.options.count:
            self.asked += 1
            target, picture = self.request(self.asked)
            start = time.monotonic()
            try:
                answer = await asyncio.wait_for(connection.ask("GET", target), 30)
                self.note(target, answer, picture)
            except (OSError, EOFError, ValueError, asyncio.TimeoutError) as error:
                connection.close()
                self.statuses["none"] += 1
                self.wrong.append("%s: %r" % (target[-30:], error))
            self.times.append(1e3 * (time.monotonic() - start))
        await self.expect_nothing(connection)
        connection.close()

    def note(self, target, answer, picture):
        self.statuses[answer.status] += 1
        body = answer.body
        is_problem = answer.status == 503 and body.startswith(b'{"type":"urn:platen:problem:')
        if not is_problem and (answer.status != 200 or self.numbered(body) != self.numbered(picture)):
            self.wrong.append("%s: status %s, %d bytes, not %d: %r" % (
                target[-30:], answer.status, len(body), len(picture), body[:200]))

    async def expect_nothing(self, connection):
        """Notes a second answer to the last request; one to another is taken for the next one's, whose it is not."""
        if connection.reader is None:
            return
        try:
            if more := await asyncio.wait_for(connection.reader.read(100), 0.3):
                self.wrong.append("an answer that nobody asked for: %r" % more)
        except asyncio.TimeoutError:
            pass

    # MARK: - Workers

    async def kill(self):
        while not self.ends:
            await asyncio.sleep(self.random.uniform(0.05, 0.3))
            workers = self.alive()
            if not workers:
                continue
            worker, number = self.random.choice(workers), self.random.choice(SIGNALS)
            try:
                os.kill(worker, number)
            except ProcessLookupError:
                continue
            self.kills += 1
            # One that is stopped is replaced when it is missed.
            if number != signal.SIGSTOP:
                await self.wait_for_other(worker)

    def alive(self):
        return [pid for pid in self.server.pids[1:] if harness.runs(pid)]

    async def wait_for_other(self, worker):
        """Notes the seconds until there are as many workers as before without one."""
        start = time.monotonic()
        while time.monotonic() < start + 5:
            if len([pid for pid in self.alive() if pid != worker]) >= self.workers:
                break
            await asyncio.sleep(0.01)
        self.replaced.append(time.monotonic() - start)


def report(kills):
    print("%d pictures on %d connections in %.0f s, %d kills of %d workers; p50 %.1f ms, p99 %.1f ms, most %.1f ms" % (
        kills.asked, kills.options.connections, kills.seconds, kills.kills, kills.workers, median(kills.times),
        percentile(kills.times, 0.99), max(kills.times)))
    table("Answers", ["status", "answers"], sorted(kills.statuses.items(), key=str))
    for text in kills.wrong[:20]:
        print("WRONG: " + text)
    failed = kills.asked - kills.statuses[200]
    begin, end = kills.states
    return hold([
        ("workers were killed (%d)" % kills.kills, kills.kills > 0),
        ("each its picture or a documented 503 (%d wrong)" % len(kills.wrong), not kills.wrong),
        ("one request at most for each kill (%d for %d)" % (failed, kills.kills), failed <= kills.kills),
        ("a worker replaced within a second (%.2f s)" % max(kills.replaced, default=float("nan")),
         all(seconds <= 1 for seconds in kills.replaced)),
        ("workers at the end: %d of %d" % (len(kills.left), kills.workers), len(kills.left) == kills.workers),
        ("workers that outlive a killed server: %d" % len(kills.orphans), not kills.orphans),
        ("files %d, %d at first" % (end["files"], begin["files"]), abs(end["files"] - begin["files"]) <= 3),
    ])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="platen-server")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--connections", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    harness.stop_on_signals()
    print(harness.machine(), flush=True)
    with harness.temporary_folder() as folder:
        with Server(options.server, folder, *arguments(options.server, SETTINGS)) as server:
            kills = Kills(options, server)
            asyncio.run(kills.run())
            holds = report(kills)
    raise SystemExit(0 if holds else 1)


if __name__ == "__main__":
    main()
