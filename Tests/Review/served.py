#!/usr/bin/env python3
"""Decides on a run's results on the page that `platen snapshot review --serve` serves, in Chromium, with
real keys: served.py PROGRAM FOLDER.

FOLDER has at least three snapshots to decide on. All are decided in the end.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from run import MOST_SECONDS, NAME, PHONE, PROGRESS, READY, Browser, equal, press, true  # noqa: E402

LEFT = "fetch('/').then(() => 'there', () => 'gone')"


def done(page):
    """How many are decided, and how many there are."""
    words = page.run(PROGRESS).split()
    return int(words[0]), int(words[2])


def decides(page, address):
    page.open(address)
    page.wait(READY)
    decided, total = done(page)
    equal(decided, 0, "what is decided at first")
    true("review=" not in page.run("location.href"), "the token stays in the address")
    first = page.run(NAME)
    page.key("c")
    page.call("Input.insertText", text="seen")
    page.key("Escape")
    press(page, "a")
    page.wait(f"{NAME} !== {json.dumps(first)}")
    press(page, "r")
    page.wait(f"{PROGRESS}.startsWith('2 ')")
    press(page, "u")
    page.wait(f"{PROGRESS}.startsWith('1 ')")
    equal(done(page), (1, total), "after accept, reject and undo")
    page.click("#decisions-button")
    true(page.run("document.querySelector('.served-note').offsetParent !== null"), "nothing says that it is carried out")
    true(page.run("document.querySelector('#download').offsetParent === null"), "there is something to download")
    page.key("Escape")
    return total


def main():
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "decisions.jsonl")
        process = subprocess.Popen(
            [sys.argv[1], "snapshot", "review", sys.argv[2], "--serve", "--no-open", "--log", str(log)],
            stdout=subprocess.PIPE, text=True)
        try:
            decide(process, log)
        finally:
            process.kill()
        lines = [json.loads(line) for line in log.read_text().splitlines()]
    equal([line["decision"] for line in lines[:3]], ["accept", "reject", "undo"], "the log")
    equal([line.get("comment") for line in lines[:3]], ["seen", None, None], "the comments in the log")
    equal(len({line["who"] for line in lines}), 1, "who decided")
    print("ok   served")


def carried_out(log, count):
    """Waits until the server has carried out a number of steps: a page that closes before loses them."""
    end = time.monotonic() + MOST_SECONDS
    while not log.exists() or len(log.read_text().splitlines()) < count:
        true(time.monotonic() < end, f"{count} steps were not carried out")
        time.sleep(0.03)


def decide(process, log):
    """Decides on all that a running review shows, and holds what it says at its end."""
    line = process.stdout.readline()
    address = re.fullmatch(r"the review is shown at (http://127\.0\.0\.1:\d+/#review=[\w-]+)\n", line)
    true(address, f"the first line is {line!r}")
    with Browser("chromium") as browser:
        page = browser.page()
        page.open(address[1].split("#")[0])
        page.wait("document.querySelector('#opening').textContent.includes('cannot be shown')")
        page.close()
        page = browser.page()
        total = decides(page, address[1])
        carried_out(log, 3)
        equal(page.complaints(), [], "the console")
        page.close()
        page = browser.page(**PHONE, dark=True)
        page.open(address[1])
        page.wait(READY)
        while (count := done(page))[0] < count[1] - 1:
            page.click("#accept")
            page.wait(f"!{PROGRESS}.startsWith('{count[0]} ')")
            page.wait(READY)
        page.click("#reject")
        page.wait(f"{LEFT}.then(state => state === 'gone')")
        page.close()
    equal(process.wait(MOST_SECONDS), 0, "the exit code")
    equal(process.stdout.read(), f"{total - 1} accepted, 1 rejected, 0 left\n", "the summary")


if __name__ == "__main__":
    main()
