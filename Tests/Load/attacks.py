"""Random requests that no client should send, the same for the same seed."""
import json
import random
import urllib.parse

from mix import Mix

HOST_FIELD = b"Host: 127.0.0.1\r\n"
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "G\x00T", "PRI", "X" * 300, ""]
NUMBERS = ["0", "-1", "-0", "1e308", "1e-308", "1e999", "NaN", "inf", "-inf", "0x10", "1_000", "9223372036854775807",
           "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e6", "16384", "0.0001", "１２", "1,5", "+5", ""]
TEXTS = ["", " ", "\x00", "\x7f", "\r\n", "<script>alert(1)</script>", "]]>", "&amp;", "\u202e", "\ufeff", "\ud7ff",
         "e" + "\u0301" * 500, "👨‍👩‍👧‍👦" * 30, "ש" * 300, "ﷺ" * 50, "a" * 5000, "{name}", "{", "}", "../../../etc/passwd", "%00", "%",
         "file:///etc/passwd", "data:image/png;base64,AAAA", "!!python/object", "&a [*a]", "\\", "'", "\"", "null", "true"]
BOMB = "platen: 1\ndata:\n  a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    "  %s: &%s [*%s, *%s, *%s, *%s, *%s, *%s, *%s, *%s, *%s]\n" % ((b, b) + (a,) * 9) for a, b in zip("abcdefgh", "bcdefghi")
) + "view: {forEach: {data: i, view: {text: '{name}'}}}\n"


class Attack:
    """Bytes for one connection, in pieces, and what becomes of the connection then."""

    def __init__(self, kind, *pieces, count=1, ending="half"):
        self.kind, self.pieces, self.count, self.ending = kind, pieces, count, ending


class Attacks:
    KINDS = {"mutated": 30, "method": 5, "fields": 8, "chunks": 8, "length": 8, "encoding": 6, "pipeline": 8, "query": 15,
             "scene": 12, "batch": 2, "large": 1, "gone": 5, "noise": 4}

    def __init__(self, seed, document):
        self.random = random.Random(seed)
        self.mix = Mix(seed)
        self.gets = [(path, [p for p in operations["get"].get("parameters", []) if p["in"] == "query"])
                     for path, operations in document["paths"].items() if "get" in operations]
        self.posts = [path for path, operations in document["paths"].items() if "post" in operations]

    def next(self):
        kind = self.random.choices(list(self.KINDS), list(self.KINDS.values()))[0]
        attack = getattr(self, kind)()
        attack.kind = kind
        if kind != "gone":
            attack.ending = self.random.choices(["half", "wait", "close", "reset"], [60, 25, 8, 7])[0]
        data = b"".join(attack.pieces)
        if len(data) < 4000 and self.random.random() < 0.1:
            cuts = sorted(self.random.randrange(len(data) + 1) for _ in range(self.random.randint(1, 5)))
            attack.pieces = [data[a:b] for a, b in zip([0] + cuts, cuts + [len(data)])]
        return attack

    # MARK: - Requests that are right

    def head(self, method, target, *fields):
        lines = ["%s %s HTTP/1.1" % (method, target), *fields]
        return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n" + HOST_FIELD + b"\r\n"

    def whole(self):
        request = self.mix.next()
        fields = ["%s: %s" % field for field in request.fields]
        if request.method == "POST":
            fields.append("Content-Length: %d" % len(request.body))
        return self.head(request.method, request.target, *fields) + request.body

    # MARK: - And those that are not

    def mutate(self, data):
        data = bytearray(data)
        for _ in range(self.random.choice([1, 1, 2, 3, 8])):
            at = self.random.randrange(len(data) + 1)
            until = min(len(data), at + self.random.choice([1, 1, 2, 8, 40]))
            how = self.random.randrange(7)
            if how == 0 and at < len(data):
                data[at] ^= 1 << self.random.randrange(8)
            elif how == 1 and at < len(data):
                data[at] = self.random.choice(b"\x00\r\n \t:;,%&=?#/\\\"'{}[]\x7f\x80\xff\xc0")
            elif how == 2:
                del data[at:until]
            elif how == 3:
                data[at:at] = data[at:until]
            elif how == 4:
                data[at:at] = self.random.randbytes(self.random.choice([1, 2, 4, 30]))
            elif how == 5:
                data[at:at] = self.random.choice(NUMBERS + TEXTS).encode("utf-8", "surrogatepass")[:2000]
            elif self.random.random() < 0.3:
                del data[at:]
        return bytes(data)

    def mutated(self):
        return Attack("", self.mutate(self.whole()))

    def method(self):
        target = self.random.choice([path for path, _ in self.gets] + self.posts + ["*", "/", "//", "http://a/v1/version", "a:1"])
        version = self.random.choice(["HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/0.9", "HTTP/1.10", "http/1.1", "", "HTTP/9" * 9])
        line = "%s %s %s\r\n" % (self.random.choice(METHODS), target, version)
        return Attack("", line.encode() + (HOST_FIELD if self.random.random() < 0.8 else b"") + b"\r\n")

    def fields(self):
        random = self.random
        lines = random.choice([
            lambda: ["X-A: " + "b" * random.choice([100, 9000, 17000, 70000])],
            lambda: ["X-%d: %d" % (i, i) for i in range(random.choice([10, 200, 300, 2000]))],
            lambda: ["X" * random.choice([1, 1000, 20000]) + ": a"],
            lambda: ["Accept: " + ",".join(["a/b;q=%g" % random.random()] * random.choice([1, 50, 900]))],
            lambda: ["Accept-Encoding: " + random.choice(["gzip;q=NaN", "gzip;q=-1", ";;;;", ",,,,", "*;q=1e400", "gzip" * 100])],
            lambda: ["If-None-Match: " + random.choice(["*", "W/", "\"", "W/\"a\",,,", ",".join(["\"a\""] * 900)])],
            lambda: ["Host: a", "Host: b"], lambda: ["Expect: 100-continue"], lambda: ["Expect: 200-ok"],
            lambda: ["Upgrade: websocket", "Connection: upgrade"], lambda: ["Upgrade: h2c", "HTTP2-Settings: AAMAAABk"],
            lambda: ["Range: bytes=0-1,2-,-3"], lambda: ["X-Request-ID: " + random.choice(TEXTS)],
            lambda: ["Authorization: Bearer " + random.choice(TEXTS)], lambda: ["Origin: " + random.choice(TEXTS)],
            lambda: ["no colon"], lambda: [": no name"], lambda: [" folded", "\tmore"], lambda: ["X-A : b"], lambda: ["X-A:\x00"],
            lambda: ["Connection: " + random.choice(["close", "keep-alive, close", "close" * 100])],
        ])()
        return Attack("", self.head("GET", self.random.choice(["/v1/tags.svg?tags=a", "/v1/version", "/"]), *lines))

    def chunks(self):
        random = self.random
        body = b"platen: 1\nview: {text: a}\n"
        chunk = b"%x\r\n%s\r\n" % (len(body), body)
        rest = random.choice([
            chunk + b"0\r\n\r\n", chunk, chunk + b"0\r\n", b"0\r\n\r\n", b"-1\r\n\r\n", b"ffffffffffffffff\r\n" + body,
            b"7fffffffffffffff\r\na", b"zz\r\n\r\n", b"5\r\nabc", b"3\r\nabcdef\r\n0\r\n\r\n", b"1;" + b"x=y;" * 5000 + b"\r\na\r\n0\r\n\r\n",
            chunk + b"0\r\nX: y\r\nHost: b\r\n\r\n", chunk + b"0\r\n" + b"X: y\r\n" * 5000 + b"\r\n", b"\r\n" * 50,
            b"1\r\na\r\n" * 3000 + b"0\r\n\r\n", b"0" * 100000, self.mutate(chunk + b"0\r\n\r\n"),
        ])
        fields = ["Transfer-Encoding: " + random.choice(["chunked", "chunked", "chunked", "gzip, chunked", "identity", "Chunked", "x"])]
        if random.random() < 0.3:
            fields.append("Content-Length: %d" % random.choice([0, 5, len(rest)]))
        return Attack("", self.head("POST", random.choice(self.posts), *fields), rest)

    def length(self):
        random = self.random
        body = self.mix.scene().body[:random.randint(0, 600)]
        length = random.choice([len(body) + 1, len(body) + 100, max(0, len(body) - 5), 0, -1, "", "x", "1e3", "+5", "0x10",
                                "5, 5", "5, 6", "99999999999999999999", 1 << 20, (1 << 20) + 1, (1 << 63) - 1, 1 << 64])
        fields = ["Content-Length: %s" % length]
        if random.random() < 0.2:
            fields.append("Content-Length: %d" % len(body))
        method = "GET" if random.random() < 0.2 else "POST"
        return Attack("", self.head(method, random.choice(self.posts), *fields), body)

    def encoding(self):
        random = self.random
        wrong = random.choice([b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x80", b"\x00", b"\xe9\x96", b"\xef\xbb\xbf"])
        if random.random() < 0.5:
            escaped = "".join("%%%02x" % byte for byte in wrong).encode()
            place = random.choice([wrong, escaped, b"%", b"%4", b"%zz", b"%%%", b"%u1234"])
            target = random.choice([b"/v1/tags.svg?tags=" + place, b"/v1/" + place, b"/v1/scenes/" + place + b".svg",
                                    b"/v1/tags." + place, b"/v1/clock.svg?" + place + b"=1", b"/v1/grid.json?items=a&download=" + place])
            return Attack("", b"GET " + target + b" HTTP/1.1\r\n" + HOST_FIELD + b"\r\n")
        body = bytearray(self.mix.scene().body)
        for _ in range(random.randint(1, 3)):
            at = random.randrange(len(body))
            body[at:at] = wrong
        return Attack("", self.head("POST", "/v1/render", "Content-Length: %d" % len(body)), bytes(body))

    def pipeline(self):
        count = self.random.choice([2, 5, 20, 60])
        parts = [self.whole() for _ in range(count)]
        if self.random.random() < 0.6:
            place = self.random.randrange(count)
            parts[place] = self.random.choice([self.mutate(parts[place]), b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/1.1\r\n\r\n"])
        return Attack("", *parts, count=count)

    def query(self):
        random = self.random
        path, parameters = random.choice(self.gets)
        path = path.replace("{format}", random.choice(["svg", "svg", "svg", "png", "pdf", "json", "gif", ""]))
        path = path.replace("{name}", random.choice(["a", "..", "%2e%2e%2fa", "a/b"]))
        pairs = []
        for _ in range(random.choice([0, 1, 2, 4, 8, 40])):
            if parameters and random.random() < 0.9:
                parameter = random.choice(parameters)
                pairs.append((parameter["name"], self.value(parameter["schema"])))
            else:
                pairs.append((random.choice(["x", "", "tag[]", "TAG", "format", "é" * 20]), random.choice(TEXTS + NUMBERS)))
        target = path + "?" + "&".join("%s=%s" % tuple(
            urllib.parse.quote(str(x).encode("utf-8", "surrogatepass")) for x in pair) for pair in pairs)
        return Attack("", self.head("GET", target[:random.choice([8000, 8000, 9000, 70000])]))

    def value(self, schema):
        random = self.random
        if random.random() < 0.15:
            return random.choice(NUMBERS + TEXTS)
        if "anyOf" in schema:
            return self.value(random.choice(schema["anyOf"]))
        if "enum" in schema:
            return random.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "array":
            return self.value(schema.get("items", {}))
        if kind in ("number", "integer"):
            low, high = schema.get("minimum", -100), schema.get("maximum", 1000)
            number = random.choice([low, low + 1, 5, 20, 100, 400]) if random.random() < 0.98 else high
            return min(max(number, low), high)
        return random.choice(["true", "false"]) if kind == "boolean" else random.choice(self.mix.words + TEXTS)

    def scene(self):
        random = self.random
        body = self.wild_scene().encode("utf-8", "surrogatepass")
        fields = ["Content-Length: %d" % len(body), "Content-Type: " + random.choice(["application/yaml", "application/json", "text/plain"])]
        target = random.choice(["/v1/render", "/v1/layout"]) + random.choice(["", "?format=svg", "?format=png", "?format=pdf", "?scale=0.1"])
        return Attack("", self.head("POST", target, *fields), body)

    def wild_scene(self):
        random = self.random
        if random.random() < 0.1:
            depth = random.choice([10, 255, 300, 5000])
            return random.choice([
                "platen: 1\nview: " + "{vStack: {children: [" * depth + "{text: a}" + "]}}" * depth,
                "[" * depth, "{\"a\":" * depth, "- " * depth, "platen: 1\nview: {text: \"" + "{" * depth + "\"}", BOMB, "\t" * depth,
                "platen: 1\nview: {text: " + "a " * (30 * depth) + "}", "platen: 1\nview: {text: a, modifiers: [" + "{padding: 1}," * depth + "]}",
            ])
        source = self.mix.scene() if random.random() < 0.7 else self.mix.object()
        lines = source.source.split("\n")
        for _ in range(random.choice([1, 2, 5])):
            at = random.randrange(len(lines))
            other = random.choice(lines)
            how = random.randrange(6)
            if how == 0:
                lines[at] = other
            elif how == 1:
                lines.insert(at, other)
            elif how == 2 and len(lines) > 1:
                del lines[at]
            elif how == 3:
                words = lines[at].split(" ")
                words[random.randrange(len(words))] = random.choice(NUMBERS + TEXTS)
                lines[at] = " ".join(words)
            elif how == 4:
                lines[at] = "  " * random.randint(0, 9) + lines[at].lstrip()
            else:
                lines[at] = "".join(random.choice(NUMBERS[:18]) if c.isdigit() and random.random() < 0.5 else c for c in lines[at])
        return "\n".join(lines)

    def batch(self):
        count = self.random.choice([1, 3, 20])
        lines = []
        for i in range(count):
            line = {"id": self.random.choice([i, "a", None, TEXTS[5]]), "scene": self.random.choice([
                json.loads(self.mix.object().source), {}, [], 5, "x", {"platen": 1, "view": {"text": "a"}}]),
                "format": self.random.choice(["svg", "json", "png", "gif", 5]), "scale": self.random.choice([1, 2, -1, "a", 1e9])}
            lines.append(json.dumps(line))
        body = self.mutate("\n".join(lines).encode())
        fields = ["Content-Length: %d" % len(body), "Accept: " + self.random.choice(["*/*", "multipart/mixed", "application/jsonl"])]
        return Attack("", self.head("POST", "/v1/batch", *fields), body)

    def large(self):
        size = self.random.choice([1 << 20, (1 << 20) + 1, 3 << 20])
        if self.random.random() < 0.5:
            return Attack("", b"GET /v1/tags.svg?tags=" + b"a" * (size >> 3) + b" HTTP/1.1\r\n" + HOST_FIELD + b"\r\n")
        body = self.random.choice([b"a", b"- a\n", b"[", b"# \n", b"\xff"])
        length = self.random.choice([["Content-Length: %d" % size], ["Transfer-Encoding: chunked"]])
        data = (body * size)[:size]
        if length[0].startswith("T"):
            data = b"".join(b"%x\r\n%s\r\n" % (len(x), x) for x in (data[i:i + 60000] for i in range(0, size, 60000))) + b"0\r\n\r\n"
        return Attack("", self.head("POST", self.random.choice(self.posts), *length), data)

    # Who goes away: before anything, in the middle, or before the answer.
    def gone(self):
        data = self.whole()
        data = data[:self.random.choice([0, 1, self.random.randrange(len(data) + 1), len(data)])]
        return Attack("", data, ending=self.random.choice(["close", "reset", "half"]))

    def noise(self):
        return Attack("", self.random.choice([
            self.random.randbytes(self.random.choice([1, 50, 3000])), b"\r\n" * 500, b"\x00" * 100, b"GET", b"GET / HTTP/1.1",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + self.random.randbytes(100), b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET /" + b"a" * 7000 + b"\n\n", b"SSH-2.0-OpenSSH_9.2\r\n", b"GET / HTTP/1.1\nHost: a\n\n"]))
