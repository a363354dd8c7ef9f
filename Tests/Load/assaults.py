"""The attacks of siege.py: each goes on for some seconds, or until so much was sent, and tallies what it is answered."""
import asyncio
import collections
import itertools
import re
import socket
import time

from client import Connection
from harness import HOST
from witness import ATTACKERS, TAGS

# The most requests of a row.
MOST = 2000
# Seconds after which an attacker gives up an answer.
LONGEST = 60


class Tally:
    """How often each status came, and what should not have come."""

    def __init__(self, first=1):
        # What should not have come is told once of each kind.
        self.statuses, self.unexpected = collections.Counter(), {}
        self.numbers, self.most = itertools.count(first), first + MOST

    def note(self, name, status, allowed, body=b""):
        self.statuses[status] += 1
        if allowed is None:
            return
        if status not in allowed:
            self.unexpected[name, status] = "status %s, not of %s; %r" % (status, sorted(allowed, key=str), body[:200])
        elif isinstance(status, int) and status >= 400 and body and not body.startswith(b'{"type":"urn:platen:problem:'):
            self.unexpected[name, status] = "%d without a problem: %r" % (status, body[:200])

    def __str__(self):
        return ", ".join("%d of %s" % (count, status) for status, count in sorted(self.statuses.items(), key=str)) or "none"


def address(number, addresses):
    """The address of an attacker, one of so many."""
    return ATTACKERS % (10 + number % addresses)


# MARK: - Requests that cost much

async def post(server, tally, seconds, addresses, made, clients=8, lasts=None):
    """Clients that send bodies in turn; each goes so many seconds after it asked, if that is said."""
    end = time.monotonic() + seconds
    bodies = itertools.cycle(made)

    async def client(number):
        connection = Connection(server.port, address(number, addresses))
        while time.monotonic() < end and (count := next(tally.numbers)) <= tally.most:
            payload = next(bodies)
            request = connection.ask("POST", payload.target, [("Content-Type", "application/json")], payload.numbered(count))
            try:
                answer = await asyncio.wait_for(request, lasts or LONGEST)
                tally.note(payload.name, answer.status, payload.statuses, answer.body)
            except asyncio.TimeoutError:
                tally.note(payload.name, "gone" if lasts else "no answer", {"gone"})
            except (OSError, EOFError) as error:
                # Who goes again and again has more connections than one client may, until those before are answered.
                tally.note(payload.name, "closed" if lasts else type(error).__name__, {"closed"})
        connection.close()

    await asyncio.gather(*(client(number) for number in range(clients)))


# MARK: - Much that costs little

async def batch(server, tally, seconds, addresses, made, clients=4):
    """Clients that send batches one after the other; the statuses of the lines count, too."""
    end = time.monotonic() + seconds
    bodies = itertools.cycle(made)

    async def client(number):
        connection = Connection(server.port, address(number, addresses))
        while time.monotonic() < end and (count := next(tally.numbers)) <= tally.most:
            payload = next(bodies)
            try:
                answer = await connection.ask("POST", payload.target, [], payload.numbered(count))
            except (OSError, EOFError) as error:
                tally.note(payload.name, type(error).__name__, set())
                continue
            tally.note(payload.name, answer.status, {200, 429, 503})
            for status in re.findall(rb'(?m)^{"line":\d+,"status":(\d+)', answer.body):
                tally.note("a line", int(status), payload.statuses)
        connection.close()
    await asyncio.gather(*(client(number) for number in range(clients)))


async def flood(server, tally, seconds, addresses, count=200):
    """Clients that ask for small pictures as fast as they are answered."""
    end = time.monotonic() + seconds

    async def client(number):
        connection = Connection(server.port, address(number, addresses))
        while time.monotonic() < end:
            try:
                answer = await connection.ask("GET", "%s&title=flood-%d" % (TAGS, next(tally.numbers)))
                tally.note("flood", answer.status, {200, 429, 503}, answer.body if answer.status != 200 else b"")
            except (OSError, EOFError) as error:
                tally.note("flood", type(error).__name__, set())
                await asyncio.sleep(0.1)
        connection.close()
    await asyncio.gather(*(client(number) for number in range(count)))


# MARK: - Connections

async def open_socket(server, address, receives=None):
    """A socket of an attacker; nothing where no more are taken."""
    sock = socket.socket()
    if receives:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
    sock.setblocking(False)
    sock.bind((address, 0))
    try:
        await asyncio.wait_for(asyncio.get_running_loop().sock_connect(sock, (HOST, server.port)), LONGEST)
    except (OSError, asyncio.TimeoutError):
        sock.close()
        return None
    return sock


async def drip(server, tally, seconds, addresses, count=2000):
    """Sockets that send a valid header, a field at a time."""
    end = time.monotonic() + seconds

    async def client(number):
        while time.monotonic() < end:
            sock = await open_socket(server, address(number, addresses))
            if sock is None:
                return tally.note("drip", "not connected", None)
            tally.note("drip", await send(sock), {408, 429, 503, "closed", "still open"})
            sock.close()

    async def send(sock):
        piece = b"GET /health/live HTTP/1.1\r\nHost: a\r\n"
        try:
            while time.monotonic() < end:
                sock.send(piece)
                piece = b"X-A: b\r\n"
                await asyncio.sleep(0.5)
        except OSError:
            pass
        return answered(sock, "still open")
    await asyncio.gather(*(client(number) for number in range(count)))


def answered(sock, otherwise):
    """The status that lies in a socket, "closed" where it is at its end, or something else where there is nothing."""
    try:
        found = re.match(rb"HTTP/1\.1 (\d{3})", sock.recv(1000))
        return int(found[1]) if found else "closed"
    except BlockingIOError:
        return otherwise
    except OSError:
        return "closed"


async def readers(server, tally, seconds, addresses, made, count=40):
    """Clients that ask for large pictures one after the other, and take no byte of the answers."""
    end = time.monotonic() + seconds
    loop = asyncio.get_running_loop()
    bodies = itertools.cycle(made)

    async def client(number):
        sock = await open_socket(server, address(number, addresses), receives=4096)
        if sock is None:
            return tally.note("reader", "not connected", None)
        try:
            for payload in itertools.islice(bodies, 3):
                body = payload.numbered(next(tally.numbers))
                head = "POST %s HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % (payload.target, len(body))
                await loop.sock_sendall(sock, head.encode() + body)
            await asyncio.sleep(max(0, end - time.monotonic()))
        except OSError:
            pass
        tally.note("reader", answered(sock, "no answer"), {200, 429, 503, "closed", "no answer"})
        sock.close()
    await asyncio.gather(*(client(number) for number in range(count)))


# MARK: - Framing

SCENE = b"platen: 1\nview: {text: a}\n"
POST = b"POST /v1/render HTTP/1.1\r\n"
HOST_FIELD = b"Host: a\r\n"
CHUNKED = POST + HOST_FIELD + b"Transfer-Encoding: chunked\r\n\r\n"
LENGTH = b"Content-Length: %d\r\n\r\n" % len(SCENE) + SCENE
CHUNK = b"%x\r\n" % len(SCENE) + SCENE + b"\r\n"
# The bytes of a request without an end that are taken at most, those in the sockets' buffers among them.
MOST_TAKEN = 24 << 20
# "closed" is a connection that ends without an answer, for one who does not stop sending.
ENDLESS = {400, 413, 431, "closed"}
# What is sent at first, then again and again, and the statuses that it may have.
FRAMES = {
    "a chunk extension": (CHUNKED + b"1;a=", b"x" * 65536, ENDLESS),
    "chunk extensions": (CHUNKED, b"1;a=%s\r\na\r\n" % (b"x" * 8000), ENDLESS),
    "trailers": (CHUNKED + CHUNK + b"0\r\n", b"X-A: b\r\n" * 8000, ENDLESS),
    "zeros before a length": (CHUNKED, b"0" * 65536, ENDLESS),
    "two hosts": (POST + HOST_FIELD * 2 + LENGTH, b"", {400}),
    "a malformed host": (POST + b"Host: a b/c\r\n" + LENGTH, b"", {400}),
    "no host": (POST + LENGTH, b"", {400}),
    "gzip, chunked": (CHUNKED.replace(b": chunked", b": gzip, chunked") + CHUNK + b"0\r\n\r\n", b"", {400, 501}),
    "a body that is said to be gzip": (POST + HOST_FIELD + b"Content-Encoding: gzip\r\n" + LENGTH, b"", {415}),
    "both lengths": (CHUNKED[:-2] + LENGTH, b"", {400}),
}


async def framing(server, tally, seconds, addresses):
    """Requests whose form is wrong, and those without an end, one of each kind at a time, until the time is over."""
    end = time.monotonic() + seconds

    async def send(number, name):
        while time.monotonic() < end and next(tally.numbers) <= tally.most:
            tally.note(name, await exchange(server, address(number, addresses), *FRAMES[name][:2]), FRAMES[name][2])
            await asyncio.sleep(0.05)
    await asyncio.gather(*(send(number, name) for number, name in enumerate(FRAMES)))


async def exchange(server, address, first, piece):
    """The status of what is sent."""
    loop = asyncio.get_running_loop()
    sock = await open_socket(server, address)
    if sock is None:
        return "not connected"
    answer = asyncio.ensure_future(loop.sock_recv(sock, 1000))
    sent = 0
    try:
        await loop.sock_sendall(sock, first)
        while piece and not answer.done():
            await asyncio.wait_for(loop.sock_sendall(sock, piece), 10)
            sent += len(piece)
            if sent > MOST_TAKEN:
                return "%d MiB taken" % (sent >> 20)
        found = re.match(rb"HTTP/1\.1 (\d{3})", await asyncio.wait_for(answer, 15))
        return int(found[1]) if found else "closed"
    except OSError:
        return "closed"
    except asyncio.TimeoutError:
        return "no answer"
    finally:
        answer.cancel()
        await asyncio.gather(answer, return_exceptions=True)
        sock.close()
