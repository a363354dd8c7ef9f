"""Foundation's ICU with the data that Platen uses: two thirds of what it has are for nothing that is drawn.

The data are one array of the archive, a package of ICU (its header, a table of names and places, and the items, each at a
multiple of 16). What is left out are converters of encodings, collations, transliterations, names of languages, and units of
measure but for English. Dates, numbers, currencies, time zones and boundaries of texts keep all that they have.
"""
import pathlib
import re
import struct
import subprocess
import tempfile

DROPPED = re.compile(r"(coll|lang|translit)/|unit/(?!(root|en|en_\w+|pool|res_index)\.res)|.*\.(cfu|cnv|spp)$|unames\.icu")
ARRAY = """\
.section .rodata
.globl {symbol}
.type {symbol}, %object
.p2align 4
{symbol}:
.incbin "{path}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", %progbits
"""


def items(data):
    """The names and contents of a package, in their order."""
    start, = struct.unpack_from("<H", data)
    count, = struct.unpack_from("<I", data, start)
    places = [struct.unpack_from("<II", data, start + 4 + 8 * i) for i in range(count)]
    ends = [place for _, place in places[1:]] + [len(data) - start]
    for (name, place), end in zip(places, ends):
        yield data[start + name:data.index(b"\0", start + name)].decode(), data[start + place:start + end]


def package(header, kept):
    """The package of items, behind the header of the one that they are from."""
    names = b"".join(name.encode() + b"\0" for name, _ in kept)
    first = 4 + 8 * len(kept)
    table = struct.pack("<I", len(kept))
    start = first + len(names) + -(first + len(names)) % 16
    pieces = []
    for name, content in kept:
        table += struct.pack("<II", first, start)
        first += len(name) + 1
        pieces.append(content + b"\0" * (-len(content) % 16))
        start += len(pieces[-1])
    head = table + names
    return header + head + b"\0" * (-len(head) % 16) + b"".join(pieces)


def reduce(archive, target, clang):
    """Writes an archive of ICU without the data that nothing needs."""
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        member = "icu_packaged_data.cpp.o"
        subprocess.run(["ar", "x", archive, member], check=True, cwd=folder)
        listed = subprocess.run(["nm", "-S", folder / member], check=True, stdout=subprocess.PIPE, text=True).stdout
        _, size, _, symbol = listed.split()
        whole = (folder / member).read_bytes()
        # Every header has this at its third byte, and the first is the package's.
        place = whole.index(b"\xda\x27") - 2
        data = whole[place:place + int(size, 16)]
        header = data[:struct.unpack_from("<H", data)[0]]
        kept = [(name, content) for name, content in items(data) if not DROPPED.match(name.partition("/")[2])]
        (folder / "data").write_bytes(package(header, kept))
        (folder / "data.s").write_text(ARRAY.format(symbol=symbol, path=folder / "data"))
        subprocess.run([clang, "-c", folder / "data.s", "-o", folder / member], check=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(pathlib.Path(archive).read_bytes())
        subprocess.run(["ar", "rD", target, folder / member], check=True)
