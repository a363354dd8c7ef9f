#!/usr/bin/env python3
"""Writes data/agreement.tsv: small pairs of pictures, and what other tools make of them.

    agreement.py        (needs pixelmatch 0.4.0, scikit-image and Pillow)

A row: name, both PNGs in base64, pixelmatch's count of differing pixels at the threshold 0.1, its count with those that
smooth edges, and scikit-image's structural similarity of the brightness (a Gaussian of 1.5 pixels, 11 by 11).
"""
import base64
import io
import os

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from pixelmatch.contrib.PIL import pixelmatch
from skimage.metrics import structural_similarity

HERE = os.path.dirname(os.path.abspath(__file__))
FONT = os.path.join(HERE, "..", "..", "Fonts", "Inter.ttf")
SIZE = (96, 64)


def tags(dx=0.0, fill="#FFD9A0", text="Kotlin", font=FONT, ground="white", ink="black", size=18):
    """A tag on a ground, drawn four times as large and made small: shifts of a quarter pixel are possible."""
    big = Image.new("RGB", (SIZE[0] * 4, SIZE[1] * 4), ground)
    draw = ImageDraw.Draw(big)
    x = int(dx * 4)
    draw.rounded_rectangle((32 + x, 48, 336 + x, 200), 76, fill=fill)
    draw.text((72 + x, 84), text, fill=ink, font=ImageFont.truetype(font, size * 4))
    return big.resize(SIZE, Image.BOX)


def noise(seed, amount):
    y, x = numpy.mgrid[0:SIZE[1], 0:SIZE[0]]
    base = numpy.stack([x * 2.5, y * 3.5, x + y], -1)
    values = base + numpy.random.default_rng(seed).normal(0, amount, base.shape)
    return Image.fromarray(values.clip(0, 255).astype("uint8"))


def dotted():
    picture = tags()
    picture.putpixel((5, 5), (0, 0, 0))
    return picture


def pairs():
    tag = tags()
    yield "same", tag, tag
    yield "one-pixel", tag, dotted()
    for shift in (0.25, 0.5, 1, 3, 12):
        yield "shift-%g" % shift, tag, tags(shift)
    yield "recoloured-by-a-step", tag, tags(fill="#FFD9A1")
    yield "recoloured", tag, tags(fill="#34C759")
    yield "dark", tag, tags(ground="black", ink="white", fill="#333333")
    yield "text", tag, tags(text="Swift")
    yield "font-size", tag, tags(size=17)
    yield "font", tag, tags(font=os.path.join(HERE, "..", "..", "Fonts", "JetBrainsMono-Regular.ttf"))
    yield "blurred", tag, tag.filter(ImageFilter.GaussianBlur(1))
    yield "noise-small", noise(1, 2), noise(2, 2)
    yield "noise-large", noise(1, 30), noise(2, 30)
    yield "noise-one", noise(1, 4), noise(1, 5)


def encoded(picture):
    file = io.BytesIO()
    picture.save(file, "PNG")
    return base64.b64encode(file.getvalue()).decode()


def brightness(picture):
    return numpy.asarray(picture).astype(float) @ [0.299, 0.587, 0.114]


def main():
    with open(os.path.join(HERE, "data", "agreement.tsv"), "w") as f:
        for name, first, second in pairs():
            rgba = first.convert("RGBA"), second.convert("RGBA")
            counts = [pixelmatch(*rgba, threshold=0.1, includeAA=smooth) for smooth in (False, True)]
            similarity = structural_similarity(
                brightness(first), brightness(second), gaussian_weights=True, sigma=1.5, use_sample_covariance=False,
                data_range=255)
            row = [name, encoded(first), encoded(second), *map(str, counts), "%.9f" % similarity]
            print(name, *row[3:])
            f.write("\t".join(row) + "\n")


if __name__ == "__main__":
    main()
