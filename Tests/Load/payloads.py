"""Bodies that cost a server far more than a client, each within the limits of what may be sent.

COUNT in a body stands for a number that grows, so that none is answered from what is kept.
"""
import base64
import json
import random
import struct
import zlib

# What refuses a picture: it is invalid or too large, the client asks too often, there is no time or no memory for it.
REFUSED = {413, 422, 429, 503}


class Payload:
    """A body, where it goes, and the statuses that it may be answered with."""

    def __init__(self, name, body, target="/v1/render?format=png", statuses=frozenset(REFUSED | {200})):
        self.name, self.target, self.statuses = name, target, statuses
        self.body = body if isinstance(body, bytes) else json.dumps(body, ensure_ascii=False).encode()

    def numbered(self, number):
        return self.body.replace(b"COUNT", b"%d" % number)


def scene(view, side=400, **canvas):
    return {"platen": 1, "title": "COUNT", "canvas": {"width": side, "height": side, **canvas}, "view": view}


# MARK: - Drawing

def path(count, **style):
    """A path through random points, filled or stroked."""
    numbers = random.Random(1)
    data = "M" + "L".join("%d %d" % (numbers.randrange(100), numbers.randrange(100)) for _ in range(count))
    return {"path": {"data": data, "viewBox": [0, 0, 100, 100], **style}}


def line(count):
    """A path that is stroked with a wide round line."""
    return path(count, stroke={"style": "teal", "lineWidth": 20, "lineCap": "round", "lineJoin": "round"})


def nested(modifiers, depth, view):
    """A view with modifiers in groups, one inside of the other."""
    for _ in range(depth):
        view = {"group": [view], "modifiers": modifiers}
    return view


def paths():
    dash = {"style": "teal", "lineWidth": 1, "lineCap": "round", "dash": [0.001, 0.001]}
    long = {"path": {"data": "M0 0H1000000", "viewBox": [0, 0, 100, 100], "stroke": dash}}
    return [
        Payload("a line of 32,000 points", scene(line(32_000), 900)),
        Payload("one of 986 KB", scene(line(168_000), 7000)),
        Payload("as PDF", scene(line(32_000), 900), "/v1/render?format=pdf"),
        Payload("filled", scene(path(32_000, fill={"style": "teal", "eoFill": True}), 900)),
        Payload("clipped", scene({"color": "teal", "modifiers": [{"clipShape": path(32_000)}] * 4}, 900)),
        Payload("dashes", scene(path(2000, stroke=dash), 900)),
        Payload("dashes of a long line", scene(long)),
        Payload("a mask", scene({"color": "teal", "modifiers": [{"mask": line(20_000)}]}, 900)),
        Payload("a shadow", scene({**line(20_000), "modifiers": [{"shadow": 40}]}, 900)),
    ]


def effects():
    color = {"color": "teal"}
    group = [{"opacity": 0.99}, {"compositingGroup": {}}]
    turned = [{"rotationEffect": 1}, {"blur": 3}, {"opacity": 0.9}, {"blendMode": "multiply"}]
    return [
        Payload("a picture of 7,000 x 7,000", scene(color, 7000)),
        Payload("a blur", scene({**color, "modifiers": [{"blur": 1_000_000}]}, 7000)),
        Payload("blurs", scene(nested([{"blur": 200}], 50, color), 3000)),
        Payload("blurs beside", scene({"zStack": [{**color, "modifiers": [{"blur": 50}]}] * 500}, 2000)),
        Payload("groups", scene(nested(group, 80, color), 7000)),
        Payload("turned groups", scene(nested(turned, 40, color), 3000)),
        Payload("masks", scene(nested([{"mask": color}], 100, color), 4000)),
        Payload("shadows", scene({"zStack": [{"text": "COUNT", "modifiers": [{"shadow": 300}]}] * 300}, 3000)),
        Payload("groups as PDF", scene(nested(turned, 40, color), 3000), "/v1/render?format=pdf"),
    ]


def large():
    """A picture that takes long to send: its stripes do not become small."""
    stripes = {"angularGradient": {"colors": ["red", "blue"] * 200}}
    return [Payload("a large picture", scene(stripes, 1500))]


# MARK: - Text

def texts():
    def text(words, **more):
        return scene({"text": words, **more}, width=300, height="fit")
    labels = {"forEach": {"data": list(range(3000)), "as": "n", "view": {"text": "label {n} of many"}}}
    return [
        Payload("a text of 1 MB", text("COUNT " + "a b " * 250_000)),
        Payload("one word of 1 MB", text("COUNT" + "a" * 1_000_000)),
        Payload("marks", text("COUNT" + "e" + "\u0301" * 400_000)),
        Payload("of both directions", text("COUNT " + "a\u05d0\u0661 " * 120_000)),
        Payload("families", text("COUNT " + "👨‍👩‍👧‍👦" * 20_000)),
        Payload("shrunk", text("COUNT " + "word " * 60_000, modifiers=[{"lineLimit": 1}, {"minimumScaleFactor": 0.01}])),
        Payload("labels", scene({"vStack": [labels] * 30}), "/v1/layout"),
        Payload("stacks", scene(nested([], 40, {"hStack": [{"vStack": [{"text": "COUNT"}, labels]}] * 20})), "/v1/layout"),
    ]


def measures():
    def request(labels, **more):
        return Payload("", {"labels": labels, **more}, "/v1/measure")
    found = {
        "1 MB of \"a b \", 1 wide": request([{"text": "COUNT" + "a b " * 255_000, "width": 1}]),
        "9,999 labels": request(["COUNT"] + ["label %d" % i for i in range(9998)]),
        "9,999 labels of 60 letters, 1 wide": request(["COUNT"] + ["a b " * 15 + str(i) for i in range(9998)], width=1),
        "lines of many labels": request([{"text": "COUNT " + "word " * 180_000, "width": 9, "minimumScaleFactor": 0.01}]),
        "9,999 fonts": request([{"text": "COUNT", "font": 5 + i / 100} for i in range(9999)]),
    }
    for name, payload in found.items():
        payload.name = name
    return list(found.values())


# MARK: - Pictures inside of pictures

def png(width, height, depth=1, kind=0, interlaced=False, profile=b""):
    """A PNG of zeros; kind 0 is grey, 6 is colour with alpha."""
    # Of how many columns and rows a pass holds one; sides are multiples of 8.
    passes = [(8, 8), (8, 8), (4, 8), (4, 4), (2, 4), (2, 2), (1, 2)] if interlaced else [(1, 1)]
    bits = depth * (1 if kind == 0 else 4)
    length = sum(height // y * (1 + (width // x * bits + 7) // 8) for x, y in passes)
    squeezer = zlib.compressobj(9)
    piece = bytes(1 << 20)
    data = b"".join(squeezer.compress(piece) for _ in range(length >> 20))
    data += squeezer.compress(bytes(length % len(piece))) + squeezer.flush()
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    profile = chunk(b"iCCP", b"a\0\0" + zlib.compress(profile, 9)) if profile else b""
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + profile + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def jpeg(width, height, scans=0):
    """A grey JPEG, two bits for each block; with scans a progressive one, of which each goes through all blocks."""
    def segment(marker, body):
        return b"\xff" + bytes([marker]) + struct.pack(">H", len(body) + 2) + body

    def coder(place, symbol):
        # One code of one bit, 0.
        return segment(0xC4, bytes([place, 1]) + bytes(15) + bytes([symbol]))
    blocks = ((width + 7) // 8) * ((height + 7) // 8)
    frame = segment(0xC2 if scans else 0xC0, struct.pack(">BHHBBBB", 8, height, width, 1, 1, 0x11, 0))
    start = b"\xff\xd8" + segment(0xDB, bytes([0]) + b"\x01" * 64) + frame + coder(0x00, 0)
    if not scans:
        first = segment(0xDA, bytes([1, 1, 0x00, 0, 63, 0])) + bytes(blocks // 4 + 1)
        return start + coder(0x10, 0) + first + b"\xff\xd9"
    first = segment(0xDA, bytes([1, 1, 0x00, 0, 0, 0])) + bytes(blocks // 8 + 1)
    # "The next 16,384 blocks have no more", as often as it takes: a bit of code, then 14 bits that are all 0.
    runs = bytes((blocks // 16_384 + 1) * 15 // 8 + 1)
    later = coder(0x10, 0xE0) + segment(0xDA, bytes([1, 1, 0x00, 1, 63, 0])) + runs
    return start + first + later * scans + b"\xff\xd9"


def images():
    def shown(data, kind="png"):
        address = "data:image/%s;base64,%s" % (kind, base64.b64encode(data).decode())
        return scene({"image": {"file": address, "resizable": True}}, 300)
    return [
        *[Payload("a PNG of 7,000 x 7,000", shown(png(7000, 7000, 8, 6)))] * 6,
        Payload("with 16 bits", shown(png(7000, 7000, 16, 6))),
        Payload("interlaced", shown(png(7000, 7000, 8, 6, interlaced=True))),
        Payload("with a profile of 200 MB", shown(png(10, 10, profile=bytes(200_000_000)))),
        Payload("that says it has more", shown(png(60_000, 60_000)[:60_000])),
        Payload("a JPEG", shown(jpeg(7000, 7000), "jpeg")),
        Payload("with 480 scans", shown(jpeg(7000, 7000, 480), "jpeg")),
    ]


# MARK: - Batches

def batch(name, view, count, **canvas):
    """A batch of as many scenes, of which each is another one."""
    text = json.dumps({"scene": scene(view, **canvas), "format": "png"})
    lines = "".join(text.replace('"COUNT"', '"COUNT, line %d"' % i) + "\n" for i in range(count))
    return Payload(name, lines.encode(), "/v1/batch")


def batches():
    return [batch("a batch", {"vStack": [{"text": "label %d" % i} for i in range(30)]}, 1000)]


def costly_batches():
    masks = nested([{"mask": {"color": "teal"}}], 100, {"color": "teal"})
    return [batch("a batch of masks", masks, 150, side=4000), batch("a batch of paths", line(8000), 20, side=900),
            batch("a batch of texts", {"text": "a b " * 5000}, 45)]


def all_pictures():
    return [payload for made in (paths(), effects(), texts()) for payload in made]
