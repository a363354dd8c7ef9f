#!/usr/bin/env python3
"""Writes data/pngs.tsv: a PNG of every kind (colour type, depth, interlacing, transparency, gamma), and its pixels.

    pngs.py [--check]

A row: name, the file in base64, the pixels (red, green, blue, alpha) in base64. The pixels come from the samples that the
file was made of, by the rules of the PNG specification; --check compares them with Pillow's where Pillow reads the kind
without loss.
"""
import base64
import io
import os
import random
import struct
import sys
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT = 11, 9
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def paeth(a, b, c):
    p = a + b - c
    return min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]


def filtered(rows, size, start):
    """The rows with all five filters in turns."""
    result, above = bytearray(), None
    for number, row in enumerate(rows):
        above = above or bytes(len(row))
        kind = (start + number) % 5
        result.append(kind)
        for i, value in enumerate(row):
            left = row[i - size] if i >= size else 0
            up, corner = above[i], above[i - size] if i >= size else 0
            guess = (0, left, up, (left + up) // 2, paeth(left, up, corner))[kind]
            result.append((value - guess) & 255)
        above = row
    return bytes(result)


def packed(samples, depth):
    bits = "".join(format(s, "0%db" % depth) for s in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))


def png(pixels, kind, depth, interlaced, extra=b""):
    """A file of rows of tuples of samples."""
    size = max(1, CHANNELS[kind] * depth // 8)
    data = b""
    for number, (x, y, dx, dy) in enumerate(PASSES if interlaced else ((0, 0, 1, 1),)):
        rows = [[p for p in row[x::dx]] for row in pixels[y::dy]]
        rows = [packed([s for p in row for s in p], depth) for row in rows if row]
        data += filtered(rows, size, number)
    header = struct.pack(">IIBBBBB", len(pixels[0]), len(pixels), depth, kind, 0, 0, interlaced)
    packed_data = zlib.compress(data)
    # Two chunks of pixels: files may cut them anywhere.
    half = len(packed_data) // 2
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", packed_data[:half])
            + chunk(b"IDAT", packed_data[half:]) + chunk(b"IEND", b""))


def eight_bits(sample, depth):
    return (sample * 255 * 2 // ((1 << depth) - 1) + 1) // 2


def rgba(pixel, kind, depth, palette, key):
    if kind == 3:
        return palette[pixel[0]]
    values = [eight_bits(s, depth) for s in pixel]
    alpha = values.pop() if kind in (4, 6) else 0 if pixel == key else 255
    return tuple((values * 3)[:3] if len(values) == 1 else values) + (alpha,)


def files():
    random.seed(7)
    for kind, depths in DEPTHS.items():
        for depth in depths:
            top = (1 << depth) - 1
            pixels = [[tuple(random.randint(0, top) for _ in range(CHANNELS[kind])) for _ in range(WIDTH)]
                      for _ in range(HEIGHT)]
            colors = [tuple(random.randint(0, 255) for _ in range(3)) for _ in range(top + 1)]
            alphas = [255] * (top + 1)
            for interlaced in (0, 1):
                for transparent in (False, True):
                    if transparent and kind in (4, 6):
                        continue
                    extra, key = b"", None
                    if kind == 3:
                        extra = chunk(b"PLTE", bytes(c for color in colors for c in color))
                    if transparent and kind == 3:
                        alphas = [i * 80 % 256 for i in range(top + 1)]
                        extra += chunk(b"tRNS", bytes(alphas))
                    elif transparent:
                        key = pixels[3][4]
                        extra += chunk(b"tRNS", struct.pack(">%dH" % len(key), *key))
                    palette = [color + (alpha,) for color, alpha in zip(colors, alphas)]
                    alphas = [255] * (top + 1)
                    result = [rgba(p, kind, depth, palette, key) for row in pixels for p in row]
                    name = "type%d-depth%d%s%s" % (kind, depth, "-interlaced" * interlaced, "-transparent" * transparent)
                    yield name, png(pixels, kind, depth, interlaced, extra), result
    # A gamma of sRGB's own, about 1/2.2, changes nothing; one of 1, light itself, does.
    ramp = [[(x * 25, y * 31, 128) for x in range(WIDTH)] for y in range(HEIGHT)]
    plain = [p + (255,) for row in ramp for p in row]
    yield "gamma-45455", png(ramp, 2, 8, 0, chunk(b"gAMA", struct.pack(">I", 45455))), plain
    bright = [tuple(round(255 * (c / 255) ** (1 / 2.2)) for c in p[:3]) + (255,) for p in plain]
    yield "gamma-100000", png(ramp, 2, 8, 0, chunk(b"gAMA", struct.pack(">I", 100000))), bright
    tiny = [[(9, 8, 7, 6)]]
    yield "one-pixel", png(tiny, 6, 8, 0), [(9, 8, 7, 6)]
    yield "one-pixel-interlaced", png(tiny, 6, 8, 1), [(9, 8, 7, 6)]


def check(name, data, pixels):
    from PIL import Image
    # Pillow cuts sixteen bits off, knows no gamma, and does not scale the transparent grey of few bits.
    if "depth16" in name or "gamma-1" in name or name.startswith(("type0-depth2", "type0-depth4")) and "-tr" in name:
        return
    found = [tuple(p) for p in Image.open(io.BytesIO(data)).convert("RGBA").get_flattened_data()]
    assert found == pixels, name


def main():
    with open(os.path.join(HERE, "data", "pngs.tsv"), "w") as f:
        for name, data, pixels in files():
            if "--check" in sys.argv:
                check(name, data, pixels)
            flat = bytes(c for p in pixels for c in p)
            f.write("\t".join([name, base64.b64encode(data).decode(), base64.b64encode(flat).decode()]) + "\n")


if __name__ == "__main__":
    main()
