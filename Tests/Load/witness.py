"""Other clients beside an attack: in a process of their own, so that the attack's work does not make them late."""
import asyncio
import multiprocessing
import time
import urllib.parse

import harness
from client import Connection

ATTACKERS, VICTIM, PROBE = "127.0.0.%d", "127.0.0.2", "127.0.0.3"
TAGS = "/v1/tags.svg?" + "&".join("tags=" + urllib.parse.quote(word) for word in harness.words())
# Seconds after which an answer does not count any more.
LONGEST = 15


class Sightings:
    """What was seen: (when, milliseconds, status) of each answer by who asked, and (when, MiB) of memory."""

    def __init__(self):
        self.answers = {"kept": [], "new": [], "probe": []}
        self.memory = []

    def since(self, start, end=float("inf")):
        """What was seen from a time on."""
        found = Sightings()
        found.answers = {who: [x for x in seen if start <= x[0] < end] for who, seen in self.answers.items()}
        found.memory = [x for x in self.memory if start <= x[0] < end]
        return found

    def before(self, end):
        """What was seen before a time."""
        return self.since(float("-inf"), end)

    def most(self, *names):
        """The most milliseconds that an answer took."""
        return max((x[1] for name in names for x in self.answers[name]), default=float("nan"))

    def wrong(self, *names):
        """The statuses that are not 200."""
        return sorted({str(x[2]) for name in names for x in self.answers[name] if x[2] != 200})

    def resident(self):
        """The most MiB of the server and its workers."""
        return max((x[1] for x in self.memory), default=float("nan"))


class Witness:
    """Watches a server in a `with`; `sightings` says what was seen until it ended.

    One client keeps its connection, one connects for each picture; each picture is another one. One asks whether the
    server lives, on a new connection each time, at the port where that is asked.
    """

    def __init__(self, server, probed_port=None):
        self.pipe, there = multiprocessing.Pipe()
        names = (there, server.port, probed_port or server.port, server.process.pid)
        self.process = multiprocessing.get_context("fork").Process(target=watch, args=names, daemon=True)

    def __enter__(self):
        self.process.start()
        return self

    def stop(self):
        """What was seen so far; nothing is asked any more."""
        self.pipe.send("stop")
        sightings = self.pipe.recv()
        self.process.join()
        return sightings

    def __exit__(self, *_):
        self.process.kill()


def watch(pipe, port, probed_port, pid):
    watch = Watch(port, probed_port)
    asyncio.run(watch.run(pipe, pid))
    pipe.recv()
    pipe.send(watch.sightings)


class Watch:
    """What runs in the other process."""

    def __init__(self, port, probed_port):
        self.port, self.probed_port = port, probed_port
        self.sightings, self.ends = Sightings(), False

    async def run(self, pipe, pid):
        clients = asyncio.gather(
            self.ask("kept", Connection(self.port, VICTIM)), self.ask("new", Connection(self.port, VICTIM)),
            self.ask("probe", Connection(self.probed_port, PROBE)), self.watch_memory(pid))
        while not pipe.poll():
            await asyncio.sleep(0.05)
        # What is being asked is still waited for.
        self.ends = True
        await clients

    async def ask(self, who, connection):
        """Asks ten times a second."""
        number = 0
        while not self.ends:
            number += 1
            start = time.monotonic()
            try:
                status = await asyncio.wait_for(self.status(who, number, connection), LONGEST)
            except (OSError, EOFError, ValueError, asyncio.TimeoutError) as error:
                status = type(error).__name__
                connection.close()
            self.sightings.answers[who].append((start, 1e3 * (time.monotonic() - start), status))
            if who != "kept":
                connection.close()
            await asyncio.sleep(0.1)

    async def status(self, who, number, connection):
        """The status of an answer; of a picture only where it is the one that was asked for."""
        if who == "probe":
            return (await connection.ask("GET", "/health/live")).status
        answer = await connection.ask("GET", "%s&title=%s-%d" % (TAGS, who, number))
        is_other = answer.status == 200 and b"<title>%s-%d</title>" % (who.encode(), number) not in answer.body
        return "other picture" if is_other else answer.status

    async def watch_memory(self, pid):
        """Twenty times a second the MiB of the server and its workers; what they share counts once."""
        while not self.ends:
            self.sightings.memory.append((time.monotonic(), harness.status(harness.family(pid))["pss"]))
            await asyncio.sleep(0.05)
