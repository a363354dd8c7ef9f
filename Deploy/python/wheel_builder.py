#!/usr/bin/env python3
"""Builds the wheel of this package with Python's standard library alone (PEP 427, PEP 517).

    wheel_builder.py FOLDER

The same sources make the same bytes.
"""
import base64
import hashlib
import os
import re
import sys
import tarfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
SUMMARY = "Pictures of labels, as SwiftUI lays them out: clouds of words, cards, badges, clocks, grids"
WHEEL = "Wheel-Version: 1.0\nGenerator: platen\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def read(*parts):
    with open(os.path.join(HERE, *parts), encoding="utf-8") as file:
        return file.read()


def version():
    return re.search(r'^__version__ = "(.+)"$', read("platen", "__init__.py"), re.M)[1]


def metadata():
    """What indexes and installers read of the package."""
    fields = [
        "Metadata-Version: 2.1", "Name: platen", "Version: " + version(), "Summary: " + SUMMARY,
        "License: Apache-2.0", "Requires-Python: >=3.9", "Provides-Extra: spark",
        'Requires-Dist: pyspark<5,>=4; extra == "spark"',
        'Requires-Dist: pyarrow>=15; extra == "spark"',
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(fields) + "\n\n" + read("README.md")


def license_text():
    # Within the sources the license is that of all of Platen.
    for path in (os.path.join(HERE, "LICENSE"), os.path.join(HERE, "..", "..", "LICENSE")):
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                return file.read()
    raise FileNotFoundError("LICENSE")


def modules():
    names = sorted(os.listdir(os.path.join(HERE, "platen")))
    return [name for name in names if name.endswith(".py") or name == "py.typed"]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    info = "platen-%s.dist-info" % version()
    files = [("platen/" + name, read("platen", name)) for name in modules()]
    files += [
        (info + "/METADATA", metadata()), (info + "/WHEEL", WHEEL),
        (info + "/licenses/LICENSE", license_text()),
    ]
    record = "".join(
        "%s,sha256=%s,%d\n" % (name, digest(text.encode()), len(text.encode()))
        for name, text in files)
    files.append((info + "/RECORD", record + info + "/RECORD,,\n"))
    name = "platen-%s-py3-none-any.whl" % version()
    os.makedirs(wheel_directory, exist_ok=True)
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w") as archive:
        for path, text in files:
            # The earliest date that a ZIP knows; the time of building says nothing.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o100644 << 16
            entry.create_system = 3
            # Libraries that compress differ in their bytes.
            entry.compress_type = zipfile.ZIP_STORED
            archive.writestr(entry, text.encode())
    return name


def build_sdist(sdist_directory, config_settings=None):
    base = "platen-" + version()
    with tarfile.open(os.path.join(sdist_directory, base + ".tar.gz"), "w:gz") as archive:
        for name in ["README.md", "pyproject.toml", "wheel_builder.py", "platen"]:
            archive.add(
                os.path.join(HERE, name), base + "/" + name,
                filter=lambda info: None if "__pycache__" in info.name else info)
        archive.add(os.path.join(HERE, "..", "..", "LICENSE"), base + "/LICENSE")
    return base + ".tar.gz"


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: wheel_builder.py FOLDER")
    print(os.path.join(sys.argv[1], build_wheel(sys.argv[1])))
