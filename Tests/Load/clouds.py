#!/usr/bin/env python3
"""Holds the service's clouds to those of the command, from few names to thousands, long ones and short ones.

    clouds.py --server PATH --platen PATH [--words COUNT ...]

Each cloud is asked for as SVG and as PNG, as nobody has drawn it before, and has to be the command's, byte for byte.
At last a server that may take little memory has to say how much was needed, and which setting raises it.
"""
import argparse
import os
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request

import harness
from harness import Server

OPTIONS = {"width": 1200, "height": 800, "top": 100_000, "scale": 1}


def names(count, letters):
    """As many names as `count`, of about so many letters, each another one."""
    parts = harness.words()
    result = []
    for i in range(count):
        name = "%s %d" % (parts[i % len(parts)], i)
        while len(name) < letters:
            name += " " + parts[(i * 7 + len(name)) % len(parts)]
        result.append(name)
    return result


def weights(count):
    return [1000 // (i + 1) + 1 for i in range(count)]


def asked(server, words, form):
    """The answer's status and bytes."""
    pairs = {**OPTIONS, "words": ",".join("%s:%d" % word for word in words)}
    try:
        with urllib.request.urlopen("%s/v1/cloud.%s?%s" % (server.url, form, urllib.parse.urlencode(pairs))) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def drawn(platen, words, form, folder):
    """The command's bytes."""
    table = os.path.join(folder, "words.csv")
    with open(table, "w", encoding="utf-8") as file:
        file.write("name,count\n" + "".join("%s,%d\n" % word for word in words))
    path = os.path.join(folder, "cloud." + form)
    options = [text for name, value in OPTIONS.items() for text in ("--" + name, str(value))]
    subprocess.run([platen, "cloud", table, *options, "-o", path], check=True, env=harness.plain_environment(),
                   stderr=subprocess.DEVNULL)
    with open(path, "rb") as file:
        return file.read()


def main():
    harness.stop_on_signals()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True)
    parser.add_argument("--platen", required=True)
    parser.add_argument("--words", type=int, nargs="+", default=[300, 600, 1200])
    options = parser.parse_args()
    room = ["--target-bytes", "64KiB", "--header-bytes", "64KiB", "--render-time", "120s"]
    checks = []
    with tempfile.TemporaryDirectory() as folder:
        with Server(options.server, folder, *room) as server:
            for count in options.words:
                for letters in (8, 40):
                    words = list(zip(names(count, letters), weights(count)))
                    for form in ("svg", "png"):
                        status, body = asked(server, words, form)
                        same = status == 200 and body == drawn(options.platen, words, form, folder)
                        checks.append(("%d words of %d letters as %s are the command's" % (count, letters, form), same))
                        if status != 200:
                            print(body.decode())
        with Server(options.server, folder, *room, "--memory-bytes", "1MiB", name="little") as server:
            status, body = asked(server, list(zip(names(1000, 40), weights(1000))), "svg")
            checks.append(("a refusal for want of memory names the setting",
                           status == 422 and b"change the setting memory-bytes" in body))
    sys.exit(0 if harness.hold(checks) else 1)


if __name__ == "__main__":
    main()
