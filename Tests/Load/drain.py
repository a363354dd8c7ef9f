#!/usr/bin/env python3
"""Stops the server with SIGTERM while clients ask on connections that they keep, and counts what is lost.

    drain.py --server PATH [--clients COUNT] [--rounds COUNT]

Each client pauses for up to 50 ms between requests. Where the server ends its connection it goes to another server, as
behind a proxy that heeds /health/ready. Lost is a request that was sent and got no answer: none may be.
"""
import argparse
import asyncio
import collections
import random
import signal
import sys
import tempfile

import harness
from client import Connection
from harness import Server
from witness import TAGS


async def ask(server, number, tally, ends):
    connection, choice = Connection(server.port), random.Random(number)
    while not ends.is_set():
        target = "%s&title=%d" % (TAGS, choice.randrange(50))
        try:
            answer = await asyncio.wait_for(connection.ask("GET", target), 60)
            tally["answered" if answer.status == 200 else answer.status] += 1
        except (OSError, EOFError, asyncio.TimeoutError) as error:
            tally["lost"] += 1
            print("        lost: %r" % error)
            break
        if connection.writer is None:
            break
        await asyncio.sleep(choice.uniform(0, 0.05))
    connection.close()


async def stop(server, clients):
    """Returns what became of requests, by status."""
    tally, ends = collections.Counter(), asyncio.Event()
    tasks = [asyncio.ensure_future(ask(server, number, tally, ends)) for number in range(clients)]
    await asyncio.sleep(2)
    server.process.send_signal(signal.SIGTERM)
    while server.process.poll() is None:
        await asyncio.sleep(0.02)
    ends.set()
    await asyncio.gather(*tasks)
    return tally


def main():
    harness.stop_on_signals()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True)
    parser.add_argument("--clients", type=int, default=96)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    failed = False
    for _ in range(options.rounds):
        with tempfile.TemporaryDirectory() as folder, Server(options.server, folder) as server:
            tally = asyncio.run(stop(server, options.clients))
            bad = tally.keys() - {"answered"}
            failed = failed or bool(bad) or server.process.poll() != 0
            print("%s  %d clients: %s; the server ended with %s" % (
                "FAILED" if bad else "ok    ", options.clients, dict(tally), server.process.poll()))
    sys.exit(failed)


if __name__ == "__main__":
    main()
