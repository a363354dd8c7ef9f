#!/usr/bin/env python3
"""Sends what no client should send over raw sockets, and watches whether the server minds.

    abuse.py --server PATH [--count COUNT] [--seed NUMBER] [--slow COUNT]

Malformed, truncated, oversized and random requests, wrong lengths and chunks, pipelines, connections that are half closed
or gone; then clients that write and read slowly, and more connections than may be open. The server has to live, to answer
nothing with 500, to give back its files and threads, to keep its memory, and to draw the same bytes as before.
"""
import argparse
import asyncio
import collections
import json
import logging
import re
import socket
import struct
import time

import harness
from attacks import Attacks
from client import Connection
from harness import HOST, Server, hold, median, percentile, table, verdict

PICTURE = "/v1/tags.svg?tags=Swift,Platen,SVG&title="
LIMITS = {"header-time": 4, "body-time": 6, "idle-time": 8}
# All clients have one address here; what is held against one that has many connections is tried by siege.py.
LIMIT_OPTIONS = ["--client-connections", "4096", *(
    x for name, seconds in LIMITS.items() for x in ("--" + name, "%ds" % seconds))]
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3}) ")
LONGEST = 30


class Peer(asyncio.Protocol):
    """The other end of one connection."""

    def __init__(self):
        self.data = bytearray()
        self.closed = asyncio.get_running_loop().create_future()
        self.first = asyncio.get_running_loop().create_future()

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        # Of a long answer the beginning is enough.
        if len(self.data) < 1 << 20:
            self.data += data
        if not self.first.done():
            self.first.set_result(None)

    def connection_lost(self, error):
        for future in (self.first, self.closed):
            if not future.done():
                future.set_result(None)

    def reset(self):
        sock = self.transport.get_extra_info("socket")
        if sock is not None and sock.fileno() >= 0:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()


async def connect(port):
    _, peer = await asyncio.get_running_loop().create_connection(Peer, HOST, port)
    return peer


async def settle(future, seconds):
    """Whether something came in time."""
    done, _ = await asyncio.wait([future], timeout=seconds)
    return bool(done)


class Abuse:
    def __init__(self, options, server, document):
        self.options, self.server = options, server
        self.attacks = Attacks(options.seed, document)
        self.statuses = collections.defaultdict(collections.Counter)
        self.sent, self.connections, self.seconds = 0, 0, 0
        self.failures, self.hangs, self.refused = [], [], 0
        self.memory, self.other_pictures = [], 0
        self.picture = None

    # MARK: - Wrong requests

    async def run(self):
        await self.begin()
        await self.attack(self.options.count)

    async def begin(self):
        self.picture = await self.canary()
        self.at_first = self.server.status()

    async def attack(self, count):
        """Sends until there were so many requests since the beginning."""
        start = time.monotonic()
        await asyncio.gather(*(self.attacker(count) for _ in range(self.options.connections)))
        self.seconds += time.monotonic() - start

    async def attacker(self, count):
        while self.sent < count and self.server.process.poll() is None:
            attack = self.attacks.next()
            self.sent += attack.count
            self.connections += 1
            try:
                await self.send(attack)
            except OSError as error:
                self.refused += 1
                if self.refused > 1000:
                    raise RuntimeError("the server takes no connections: %r" % error)
            if self.sent >= self.options.count * (len(self.memory) + 1) // 50:
                self.memory.append((self.sent, self.server.status()))
                if await self.canary() != self.picture:
                    self.other_pictures += 1

    async def send(self, attack):
        peer = await connect(self.server.port)
        for i, piece in enumerate(attack.pieces):
            if i and len(piece) < 4000:
                await asyncio.sleep(0)
            if not peer.transport.is_closing():
                peer.transport.write(piece)
        if attack.ending == "reset":
            peer.reset()
        elif attack.ending == "close":
            peer.transport.close()
        elif attack.ending == "wait":
            await settle(peer.first, 0.3)
            peer.reset()
        else:
            if peer.transport.can_write_eof() and not peer.transport.is_closing():
                peer.transport.write_eof()
            if not await settle(peer.closed, LONGEST):
                self.hangs.append(attack)
                peer.reset()
        self.note(attack, peer.data)

    def note(self, attack, data):
        found = STATUS.findall(data)
        for status in found or [b"none"]:
            self.statuses[attack.kind][status.decode()] += 1
        if b"500" in found and len(self.failures) < 50:
            self.failures.append((attack, bytes(data)))

    async def canary(self):
        connection = Connection(self.server.port)
        try:
            answer = await asyncio.wait_for(connection.ask("GET", PICTURE), 30)
            return answer.status, answer.body
        except (OSError, EOFError, asyncio.TimeoutError) as error:
            return repr(error), b""
        finally:
            connection.close()

    # MARK: - Slow ones

    async def slow(self, count):
        """What becomes of clients that write or read so slowly that they must be late, and of others meanwhile."""
        start = time.monotonic()
        tasks = [asyncio.ensure_future((self.slow_header, self.slow_body, self.slow_reader)[i % 3](start)) for i in range(count)]
        times = []
        while not all(task.done() for task in tasks) and time.monotonic() < start + 60:
            before = time.monotonic()
            status, body = await self.canary()
            times.append(1e3 * (time.monotonic() - before))
            if (status, body) != self.picture:
                self.other_pictures += 1
            await asyncio.sleep(0.05)
        ends = collections.defaultdict(list)
        for task in tasks:
            if not task.done():
                task.cancel()
                ends["STILL OPEN"].append(0)
            elif task.exception() is not None:
                ends[repr(task.exception())[:60]].append(0)
            else:
                kind, status, seconds = task.result()
                ends["%s: %s" % (kind, status)].append(seconds)
        table("%d slow clients; times of others meanwhile: p50 %.1f ms, p99 %.1f ms, most %.1f ms" % (
            count, median(times), percentile(times, 0.99), max(times)),
            ["what", "clients", "closed after s", "at most"],
            [[name, len(found), "%.1f" % median(found), "%.1f" % max(found)] for name, found in sorted(ends.items())])
        return "STILL OPEN" not in ends

    async def drip(self, kind, start, head, drop):
        peer = await connect(self.server.port)
        peer.transport.write(head)
        while not peer.closed.done() and time.monotonic() < start + 55:
            if not peer.transport.is_closing():
                peer.transport.write(drop)
            await settle(peer.closed, 0.5)
        return self.slow_end(kind, peer, start)

    def slow_end(self, kind, peer, start):
        found = STATUS.search(peer.data)
        closed = peer.closed.done()
        peer.reset()
        status = found[1].decode() if found else "no answer"
        return kind, status if closed else "STILL OPEN, " + status, time.monotonic() - start

    async def slow_header(self, start):
        return await self.drip("header", start, b"GET / HTTP/1.1\r\nX-A: ", b"b")

    async def slow_body(self, start):
        return await self.drip("body", start, b"POST /v1/render HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n", b"#")

    async def slow_reader(self, start):
        sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(sock, (HOST, self.server.port))
        _, peer = await loop.create_connection(Peer, sock=sock)
        # Answers of several megabytes, of which none is read.
        peer.transport.pause_reading()
        for _ in range(100):
            peer.transport.write(b"GET /v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n")
        # What is not taken is looked at twice.
        await asyncio.sleep(2 * LIMITS["idle-time"] + 4)
        peer.transport.resume_reading()
        await settle(peer.closed, 5)
        return self.slow_end("reader", peer, start)

    # MARK: - Many

    async def many(self, count):
        """More connections than may be open, on which nothing is asked: others wait, and are answered in the end."""
        peers = []
        for _ in range(count):
            peers.append(asyncio.ensure_future(connect(self.server.port)))
        done, late = await asyncio.wait(peers, timeout=5)
        start = time.monotonic()
        answer = await self.canary()
        seconds = time.monotonic() - start
        for task in late:
            task.cancel()
        for task in done:
            if task.exception() is None:
                task.result().reset()
        print("\nwith %d connections on which nothing is asked a picture came in %.1f s: %s" % (
            count, seconds, verdict(answer == self.picture)))
        return answer == self.picture


def name(attack):
    data = b"".join(attack.pieces)
    return "%s, %s, %d bytes: %r" % (attack.kind, attack.ending, len(data), data[:600])


def show_answers(abuse):
    kinds = sorted(abuse.statuses)
    statuses = sorted({status for found in abuse.statuses.values() for status in found})
    table("%d requests on %d connections in %.0f s; answers by status" % (abuse.sent, abuse.connections, abuse.seconds),
          ["kind", *statuses], [[kind, *(abuse.statuses[kind][status] or "" for status in statuses)] for kind in kinds])
    for attack, data in abuse.failures[:10]:
        at = data.find(b" 500 ")
        print("500: %s\n  %r" % (name(attack), data[max(0, at - 10):at + 600]))
    for attack in abuse.hangs[:10]:
        print("NO END in %d s: %s" % (LONGEST, name(attack)))


def report(abuse, end):
    show_answers(abuse)
    states = [("begin", abuse.at_first)] + [(count, state) for i, (count, state) in enumerate(abuse.memory) if i % 5 == 4] + [("end", end)]
    table("The server", ["requests", "resident MiB", "not from files", "at most", "threads", "files"], [
        [count, "%.1f" % state["rss"], "%.1f" % state["own"], "%.1f" % state["peak"], state["threads"], state["files"]] for count, state in states])
    # A worker that is just being replaced is missing in one sample or another.
    later = median([state["rss"] for _, state in abuse.memory[len(abuse.memory) // 2:]])
    growth = end["rss"] / later - 1
    first = abuse.at_first
    return hold([
        *answer_checks(abuse), ("memory to the median of the later half %+.1f %%" % (100 * growth), growth <= 0.1),
        ("threads %d, %d at first" % (end["threads"], first["threads"]), abs(end["threads"] - first["threads"]) <= 2),
        ("files %d, %d at first" % (end["files"], first["files"]), abs(end["files"] - first["files"]) <= 3),
    ])


def answer_checks(abuse):
    """What has to hold of the answers to wrong requests."""
    wrong = sum(found["500"] for found in abuse.statuses.values())
    return [
        ("no 500 (%d)" % wrong, wrong == 0), ("no connection without an end (%d)" % len(abuse.hangs), not abuse.hangs),
        ("no connection refused (%d)" % abuse.refused, abuse.refused == 0),
        ("pictures as before (%d other)" % abuse.other_pictures, abuse.other_pictures == 0),
    ]


async def run(server, options):
    document = json.loads(server.get("/v1/openapi.json")[0])
    abuse = Abuse(options, server, document)
    await abuse.run()
    holds = True
    if options.slow and server.process.poll() is None:
        holds = await abuse.slow(options.slow) and await abuse.many(options.many)
    await asyncio.sleep(LIMITS["idle-time"] + 3)
    if server.process.poll() is not None:
        print("THE SERVER DIED with %s" % server.process.returncode)
        return False
    if await abuse.canary() != abuse.picture:
        abuse.other_pictures += 1
    await asyncio.sleep(1)
    return report(abuse, server.status()) and holds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="platen-server")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--connections", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow", type=int, default=300, help="slow clients at once")
    parser.add_argument("--many", type=int, default=1100, help="connections on which nothing is asked")
    options = parser.parse_args()
    harness.stop_on_signals()
    # It would tell of each write to a connection that the server closed.
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    harness.raise_file_limit()
    print(harness.machine(), flush=True)
    with harness.temporary_folder() as folder:
        with Server(options.server, folder, "--cache-bytes", "4MiB", *LIMIT_OPTIONS) as server:
            try:
                holds = asyncio.run(run(server, options))
            finally:
                lines = server.text().splitlines()
                faults = server.faults()
                print("log: %d lines, %d of faults" % (len(lines), len(faults)))
                for line in faults[:20]:
                    print("log: " + line[:1000])
                if server.process.poll() is not None:
                    print("\n".join(lines[-60:]))
    raise SystemExit(0 if holds and not faults else 1)


if __name__ == "__main__":
    main()
