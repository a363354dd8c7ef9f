#!/usr/bin/env python3
"""Lets the server render a long mix of pictures, beside hostile requests, and watches its memory, its answers and bytes.

    soak.py --server PATH --platen PATH [--count COUNT] [--hostile COUNT] [--connections COUNT] [--seed NUMBER]
            [--sample COUNT]

After a warm-up and the first tenth, and at the end, it is left alone for some seconds: the memory of the server and its
workers has to be the same within 5 %. No answer may be of another status than its request asks for. A sample of the
pictures is made again by the command, which has to write the same bytes. The hostile requests are those of abuse.py.
"""
import argparse
import asyncio
import collections
import concurrent.futures
import gzip
import json
import logging
import os
import random
import subprocess
import time

import harness
from abuse import LIMIT_OPTIONS, Abuse, answer_checks, show_answers
from client import Connection
from harness import Server, hold, median, percentile, table, verdict
from mix import Mix


# Pictures, and hostile requests, until all fonts and glyphs were met and the cache is full.
WARMING = 2000
# Seconds after which what is not in use is given back.
SETTLES = 5


class Soak:
    def __init__(self, options, server):
        self.options, self.server = options, server
        self.mix = Mix(options.seed)
        self.statuses = collections.Counter()
        self.kinds = collections.defaultdict(list)
        self.unexpected, self.memory, self.rests, self.sampled = [], [], [], []
        self.asked = self.answered = self.bytes = 0
        chosen = random.Random(options.seed + 1)
        self.places = set(chosen.sample(range(options.count), min(options.count, 2 * options.sample)))

    async def run(self, abuse):
        """Asks until all are warm, for a tenth, and for the rest."""
        await abuse.begin()
        self.start = time.monotonic()
        for share in (0, 0.1, 1):
            await self.ask(abuse, share)
            await asyncio.sleep(SETTLES)
            self.rests.append(self.server.status())
        self.seconds = time.monotonic() - self.start

    async def ask(self, abuse, share):
        """Asks until there were so many pictures and hostile requests of all, after those that warm."""
        pictures, hostile = (int(WARMING + share * count) for count in (self.options.count, self.options.hostile))
        await asyncio.gather(*(self.client(pictures) for _ in range(self.options.connections)), abuse.attack(hostile))

    async def client(self, count):
        connection = Connection(self.server.port)
        while self.asked < count:
            place, request = self.asked, self.mix.next()
            self.asked += 1
            start = time.monotonic()
            try:
                answer = await connection.ask(request.method, request.target, request.fields, request.body)
            except (OSError, EOFError, ValueError) as error:
                self.note(place, request, None, repr(error))
                continue
            self.kinds[request.kind].append(1e3 * (time.monotonic() - start))
            self.note(place, request, answer)
        connection.close()

    def note(self, place, request, answer, error=None):
        self.answered += 1
        status = answer.status if answer else error
        self.statuses[status] += 1
        if status not in request.statuses and len(self.unexpected) < 20:
            self.unexpected.append((status, request, answer.body[:300] if answer else b""))
        if answer:
            body = answer.body
            self.bytes += len(body)
            if answer.fields.get("content-encoding") == "gzip" and request.method != "HEAD":
                body = gzip.decompress(body)
            if place in self.places and request.command and status == 200 and len(self.sampled) < self.options.sample:
                self.sampled.append((request, body))
        if self.answered % max(1, self.options.count // 100) == 0:
            self.memory.append((self.answered, self.server.status()))


class Command:
    """Makes pictures with the command."""

    def __init__(self, path, folder):
        self.path, self.folder = path, folder

    def difference(self, number, request, body):
        """What is other in the command's picture; nothing where it is the same."""
        file = os.path.join(self.folder, "source%d.%s" % (number, request.ending))
        if request.source is not None:
            with open(file, "w", encoding="utf-8") as out:
                out.write(request.source)
        name, *rest = [file if argument == "FILE" else argument for argument in request.command]
        output = [] if name == "layout" else ["-o", "-"]
        result = subprocess.run([self.path, name, *output, "--fonts", harness.FONTS, *rest], capture_output=True)
        if result.returncode:
            return "the command fails: %s" % result.stderr.decode()[:300]
        # On a terminal the last line ends, too.
        written = result.stdout.rstrip(b"\n") if name == "layout" else result.stdout
        if written == body:
            return None
        place = next((i for i, (a, b) in enumerate(zip(body, written)) if a != b), min(len(body), len(written)))
        return "%d bytes, the command's has %d; other from byte %d: %r, %r" % (
            len(body), len(written), place, body[place - 30:place + 50], written[place - 30:place + 50])


def compare(options, folder, sampled):
    command = Command(options.platen, folder)
    with concurrent.futures.ThreadPoolExecutor(harness.CORES) as pool:
        differences = list(pool.map(lambda pair: command.difference(pair[0], *pair[1]), enumerate(sampled)))
    wrong = [(difference, request) for difference, (request, _) in zip(differences, sampled) if difference]
    for difference, request in wrong[:10]:
        print("NOT EQUAL: %r\n  %s\n  %s" % (request, " ".join(request.command), difference))
    print("\npictures compared with the command's: %d, of them not equal: %d" % (len(sampled), len(wrong)))
    return not wrong and bool(sampled)


def report(soak):
    memory = soak.memory
    table("Memory in MiB", ["requests", "resident", "not from files", "at most", "threads", "files"], [
        [count, "%.1f" % state["rss"], "%.1f" % state["own"], "%.1f" % state["peak"], state["threads"], state["files"]]
        for i, (count, state) in enumerate(memory) if i < 10 or i % 10 == 9])
    _, begin, end = soak.rests
    growth = {name: end[name] / begin[name] - 1 for name in ("rss", "pss")}
    print("\nleft alone after the first tenth %.1f MiB (shared ones once: %.1f), at the end %.1f (%.1f), at most %.1f: %+.1f %%"
          " (%+.1f %%); 5 %% %s" % (begin["rss"], begin["pss"], end["rss"], end["pss"], end["peak"], 100 * growth["rss"],
                                    100 * growth["pss"], verdict(growth["rss"] <= 0.05)))
    table("Milliseconds by kind", ["kind", "requests", "p50", "p99", "most"], [
        [kind, len(times), "%.1f" % median(times), "%.1f" % percentile(times, 0.99), "%.1f" % max(times)]
        for kind, times in sorted(soak.kinds.items())])
    print("\n%d answers in %.0f s: %.0f a second, %.1f MiB; by status: %s" % (
        soak.answered, soak.seconds, soak.answered / soak.seconds, soak.bytes / 2**20,
        ", ".join("%s: %d" % pair for pair in sorted(soak.statuses.items(), key=str))))
    for status, request, body in soak.unexpected:
        print("UNEXPECTED %s, not %s: %r\n  %r" % (status, request.statuses, request, body))
    return growth["rss"] <= 0.05 and not soak.unexpected


def make_abuse(options, server):
    document = json.loads(server.get("/v1/openapi.json")[0])
    return Abuse(argparse.Namespace(count=options.hostile, connections=48, seed=options.seed), server, document)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="platen-server")
    parser.add_argument("--platen", required=True, help="the command")
    parser.add_argument("--count", type=int, default=5000, help="pictures")
    parser.add_argument("--hostile", type=int, default=20_000, help="hostile requests beside them")
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=300, help="pictures that the command makes, too")
    options = parser.parse_args()
    harness.stop_on_signals()
    harness.raise_file_limit()
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    print(harness.machine())
    with harness.temporary_folder() as folder:
        # A small cache is full after the first tenth. Who waits is not refused: all have to get their pictures.
        with Server(options.server, folder, "--cache-bytes", "1MiB", "--waiting-time", "30s", *LIMIT_OPTIONS) as server:
            soak, abuse = Soak(options, server), make_abuse(options, server)
            asyncio.run(soak.run(abuse))
            show_answers(abuse)
            holds = report(soak) & hold(answer_checks(abuse))
            for line in server.faults():
                print("log: " + line)
                holds = False
        holds = compare(options, folder, soak.sampled) and holds
    raise SystemExit(0 if holds else 1)


if __name__ == "__main__":
    main()
