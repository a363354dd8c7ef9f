"""A connection to a server of HTTP/1.1, for asyncio."""
import asyncio

from harness import HOST


class Answer:
    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body


class Connection:
    """Asks one thing after the other, and connects anew where the server closed."""

    def __init__(self, port, address=HOST):
        # All of 127.0.0.0/8 is this machine: by its address the server tells clients apart.
        self.port, self.address, self.reader, self.writer = port, address, None, None

    async def ask(self, method, target, fields=(), body=b""):
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(
                HOST, self.port, limit=1 << 20, local_addr=(self.address, 0))
        lines = ["%s %s HTTP/1.1" % (method, target), "Host: %s:%d" % (HOST, self.port)]
        lines += ["%s: %s" % field for field in fields]
        if body or method == "POST":
            lines.append("Content-Length: %d" % len(body))
        self.writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        try:
            return await self.read(method)
        except BaseException:
            self.close()
            raise

    async def read(self, method):
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split()[1])
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = b""
        if "chunked" in fields.get("transfer-encoding", ""):
            parts = []
            while size := int((await self.reader.readuntil(b"\r\n")).split(b";")[0], 16):
                parts.append(await self.reader.readexactly(size))
                await self.reader.readexactly(2)
            await self.reader.readuntil(b"\r\n")
            body = b"".join(parts)
        elif method != "HEAD" and status not in (204, 304):
            body = await self.reader.readexactly(int(fields.get("content-length", 0)))
        if fields.get("connection") == "close":
            self.close()
        return Answer(status, fields, body)

    def close(self):
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None
