#!/usr/bin/env python3
"""Offers the server twice the pictures that it can make, and watches whom it refuses, how soon, and how it recovers.

    overload.py --server PATH [--seconds COUNT] [--factor NUMBER] [--tags COUNT]

The picture has many tags, so that few enough are made in a second for a client in Python to be fast enough, and each is
another one. First 16 connections ask as fast as they are answered: that is the rate that is carried. Then requests go out
at fixed times, whatever becomes of those before. At last one connection asks every 20 ms.
"""
import argparse
import asyncio
import collections
import time
import urllib.parse

import harness
from client import Connection
from harness import Server, median, percentile, table, verdict


class Client:
    def __init__(self, server, tags):
        self.server, self.count = server, 0
        names = harness.words()
        self.target = "/v1/tags.svg?width=1200&tags=" + ",".join(
            urllib.parse.quote("%s %d" % (names[i % len(names)], i)) for i in range(tags))
        self.idle = []

    def next_target(self):
        self.count += 1
        return "%s&title=%d" % (self.target, self.count)

    async def time_one(self, connection):
        start = time.monotonic()
        try:
            answer = await connection.ask("GET", self.next_target())
        except (ConnectionError, asyncio.IncompleteReadError):
            # An idle connection may be closed for want of others: a client opens one anew (RFC 9112, 9.3.1).
            answer = await connection.ask("GET", self.next_target())
        return answer, 1e3 * (time.monotonic() - start)

    # MARK: - As fast as it is answered

    async def carried(self, connections, seconds):
        """Pictures a second, and the milliseconds of each."""
        times = []
        end = time.monotonic() + seconds

        async def ask():
            connection = Connection(self.server.port)
            while time.monotonic() < end:
                answer, milliseconds = await self.time_one(connection)
                if answer.status != 200:
                    raise RuntimeError("status %d where the load is carried" % answer.status)
                times.append(milliseconds)
            connection.close()

        await asyncio.gather(*(ask() for _ in range(connections)))
        return len(times) / seconds, times

    # MARK: - At fixed times

    async def offered(self, rate, seconds, most):
        """Answers as (second, status, milliseconds from the time at which it was due, Retry-After)."""
        self.answers, self.unsent, self.lateness = [], 0, []
        self.open = 0
        tasks = set()
        start = time.monotonic()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            if (wait := due - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            elif number % 16 == 0:
                await asyncio.sleep(0)
            if self.open >= most:
                self.unsent += 1
                continue
            self.open += 1
            task = asyncio.ensure_future(self.offer(start, due))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        took = time.monotonic() - start
        return took, tasks

    async def offer(self, start, due):
        connection = self.idle.pop() if self.idle else Connection(self.server.port)
        self.lateness.append(1e3 * (time.monotonic() - due))
        try:
            answer = await asyncio.wait_for(connection.ask("GET", self.next_target()), 30)
            now = time.monotonic()
            self.answers.append((now - start, answer.status, 1e3 * (now - due), answer.fields.get("retry-after")))
        except (OSError, EOFError, asyncio.TimeoutError) as error:
            self.answers.append((time.monotonic() - start, type(error).__name__, 1e3 * (time.monotonic() - due), None))
        self.open -= 1
        self.idle.append(connection)


async def run(server, options):
    client = Client(server, options.tags)
    await client.carried(options.connections, 2)
    # Others may take of the cores what they like: what counts is what can be carried when they do not.
    carried, calm_times = max([await client.carried(options.connections, 4) for _ in range(4)])
    probe = Connection(server.port)
    calm = [(await client.time_one(probe))[1] for _ in range(100)]
    rate = options.factor * carried
    print("carried: %.0f pictures a second with %d connections, p50 %.1f ms, p99 %.1f ms; one alone %.1f ms; %s" % (
        carried, options.connections, median(calm_times), percentile(calm_times, 0.99), median(calm), harness.machine()))
    before = (time.process_time(), server.cpu_seconds, harness.machine_busy_seconds())
    took, tasks = await client.offered(rate, options.seconds, options.most)
    after = (time.process_time(), server.cpu_seconds, harness.machine_busy_seconds())
    state = server.status()
    # One more asks at once, and again and again: the line has to run out first.
    end = time.monotonic()
    recovery = []
    while time.monotonic() < end + 10:
        answer, milliseconds = await client.time_one(probe)
        recovery.append((time.monotonic() - end, answer.status, milliseconds))
        await asyncio.sleep(0.02)
    await asyncio.gather(*tasks)
    cores = [(b - a) / took for a, b in zip(before, after)]
    return report(client, rate, carried, took, calm, recovery, cores, state, options)


def report(client, rate, carried, took, calm, recovery, cores, state, options):
    by_status = collections.defaultdict(list)
    for second, status, milliseconds, retry in client.answers:
        by_status[status].append((second, milliseconds, retry))
    total = len(client.answers)
    table("Offered: %.0f a second for %.0f s, sent %.0f a second, not sent for want of connections: %d; sent late p50 %.1f ms,"
          " p99 %.1f ms" % (rate, took, total / took, client.unsent, median(client.lateness),
                            percentile(client.lateness, 0.99)),
          ["status", "answers", "share", "a second", "p50 ms", "p99 ms", "most ms"], [
              [status, len(found), "%.0f %%" % (100 * len(found) / total), "%.0f" % (len(found) / took),
               *("%.1f" % f([x for _, x, _ in found]) for f in (median, lambda x: percentile(x, 0.99), max))]
              for status, found in sorted(by_status.items(), key=str)])
    print("cores in use: server %.2f, this client %.2f, others %.2f; resident %.0f MiB, %d threads, %d files" % (
        cores[1], cores[0], max(0, cores[2] - cores[0] - cores[1]), state["rss"], state["threads"], state["files"]))
    served = [second for second, _, _ in by_status[200] if second <= took]
    rates = [sum(1 for second in served if i * 5 <= second < i * 5 + 5) / 5 for i in range(int(took // 5))]
    print("200s a second, five seconds each: " + " ".join("%.0f" % x for x in rates))
    at_full = len(served) / took / carried
    # What the client takes of the cores the server cannot have.
    left = (harness.CORES - cores[0] - max(0, cores[2] - cores[0] - cores[1])) / harness.CORES
    print("rate of 200s to the carried rate: %.2f; of the cores %.0f %% were left to the server" % (at_full, 100 * left))
    is_full = at_full >= 0.7 * min(1, left)
    refused = [x for _, x, _ in by_status[429]]
    quick = bool(refused) and percentile(refused, 0.99) < 1000
    print("429s: p50 %.1f ms, p99 %.1f ms; all with Retry-After: %s" % (
        median(refused), percentile(refused, 0.99), all(retry for _, _, retry in by_status[429])))
    bound = 2 * percentile(calm, 0.99)
    again = next((second for second, status, x in recovery if status == 200 and x <= bound), None)
    print("after the end: " + ", ".join("%.2f s: %s in %.1f ms" % x for x in recovery[:6]))
    print("as quick as before (within %.1f ms): %s" % (bound, "%.2f s after the end" % again if again else "not in 10 s"))
    late = [x for second, status, x in recovery if again and second > again]
    print("from then on: p50 %.1f ms, p99 %.1f ms (calm: %.1f, %.1f)" % (
        median(late), percentile(late, 0.99), median(calm), percentile(calm, 0.99)))
    faults = [status for status in by_status if status not in (200, 429, 503)]
    print("429 quickly: %s; full rate: %s; recovery: %s; other answers: %s" % (
        verdict(quick), verdict(is_full), verdict(again is not None and again < 3), faults or "none"))
    return quick and is_full and again is not None and not faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="platen-server")
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--factor", type=float, default=2)
    parser.add_argument("--tags", type=int, default=60, help="tags in the picture")
    parser.add_argument("--connections", type=int, default=16, help="connections where the load is carried")
    parser.add_argument("--most", type=int, default=900, help="connections under overload")
    options = parser.parse_args()
    harness.stop_on_signals()
    with harness.temporary_folder() as folder:
        # The connection that asks for one picture before and after is idle meanwhile. All have one address here.
        with Server(options.server, folder, "--cache-bytes", "0", "--idle-time", "10m", "--client-connections", "4096") as server:
            holds = asyncio.run(run(server, options))
            for line in server.faults():
                print("log: " + line)
                holds = False
    raise SystemExit(0 if holds else 1)


if __name__ == "__main__":
    main()
