#!/usr/bin/env python3
"""Runs what the documents show: run.py [--programs FOLDER] [--swift-modules FOLDER] [DOCUMENT ...].

FOLDER has `platen` and `platen-server`, built or installed; that of the modules is where the build put Platen's. Without
one of them, what needs it is not run.

A document is worked through from its top, in a new folder that has a copy of Fixtures:
  sh      each command is run, and exits with 0, or as its comment says (`# exits 65`).
          What goes on (a server, --watch) is ended at the document's end. Port 8080 is another one here.
  yaml    a scene is checked by `platen check`, a platen-snapshots.yaml by `platen snapshot list`.
  json    is read.
  swift   is type-checked if it begins with an import, as its importers would compile it.
Links and anchors within the repository have to lead somewhere, and what the gallery shows is what its commands draw
(gallery.py). No page of the repository, nor the man page with all help, uses a phrase of vocabulary.txt (vocabulary.py).
A block is written as a file if its first line is a comment with the file's name, or if the line before
it ends with that name and a colon. What is not run is named with the reason.
"""

import argparse
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

import gallery
import vocabulary
from docc import searched, toolchain

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = ["README.md", ".github/*.md", "Deploy/*.md", "Sources/Core/Platen/Platen.docc/**/*.md"]
NAME = r"[\w./-]+\.(?:yaml|yml|json|jsonl|csv|tsv|txt)"
# What a document's reader runs and a test does not, by how the command begins.
NOT_RUN = {
    "docker": "needs a container engine", "kubectl": "needs a cluster", "git": "needs the network",
    "pip": "Tests/Packages does", "apt": "Tests/Packages does", "tar": "Tests/Packages does",
    "swift": "builds the project", "platen preview Card.swift": "builds: Tests/Previews/run.py does",
    "platen preview .": "builds: Tests/Previews/run.py does",
    "platen preview Example": "builds: Tests/Previews/run.py does",
    "platen snapshot record .": "builds: Tests/Previews/run.py does",
    "platen snapshot verify .": "builds: Tests/Previews/run.py does",
    "platen snapshot verify Card.swift": "builds: Tests/Previews/run.py does",
    "platen snapshot verify --references reference": "needs pictures of two revisions",
    "platen snapshot review --references reference": "needs pictures of two revisions",
}
SECONDS = 120


def not_run(command):
    """Why a command is not run; None if it is."""
    return next((why for start, why in NOT_RUN.items() if f"{command} ".startswith(f"{start} ")), None)


class Block:
    """A fenced block of a document, with the line on which its text begins."""

    def __init__(self, language, line, lines, before):
        self.language, self.line, self.lines = language, line, lines
        comment = re.match(rf"(?:#|//) ({NAME})", lines[0]) if lines else None
        introduced = re.search(rf"`({NAME})`:$", before)
        self.file = (comment or introduced or [None, None])[1]

    @property
    def text(self):
        return "\n".join(self.lines) + "\n"

    def commands(self):
        """The commands with their lines; one that ends with a backslash goes on in the next line."""
        start, parts = None, []
        for number, line in enumerate(self.lines, self.line):
            start = start or number
            parts.append(line)
            if line.endswith("\\"):
                continue
            command = "\n".join(parts)
            if command.strip() and not command.lstrip().startswith("#"):
                yield start, command
            start, parts = None, []


def blocks(text):
    """The fenced blocks of a document, in order."""
    before, block = "", None
    for number, line in enumerate(text.splitlines(), 1):
        fence = re.match(r"```(\S*)", line)
        if block and line == "```":
            yield Block(*block)
            before, block = "", None
        elif block:
            block[2].append(line)
        elif fence:
            block = [fence[1], number + 1, [], before]
        elif line.strip():
            before = line.rstrip()


def anchors(text):
    """The anchors of a document's headings, as a Git host makes them."""
    return {
        re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}


def expected_exit(text):
    """What a command's or file's comment says: `exits 65`, or else 0."""
    comment = re.search(r"(?:^|\s)# .*?\bexits (\d+)", text)
    return int(comment[1]) if comment else 0


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def tell(results, outcome, place, what, more=""):
    """Prints what came of a check, and counts it."""
    results[outcome] = results.get(outcome, 0) + 1
    what = " ".join(what.split())
    print(f"{outcome:7} {place}: {what if len(what) < 90 else what[:89] + '…'}", flush=True)
    if more:
        print("        " + more.rstrip().replace("\n", "\n        "), flush=True)


def check_words(options, results):
    """Looks for odd phrases in the documents, or in all pages and the help of all commands."""
    texts = {page: (ROOT / page).read_text() for page in options.documents or vocabulary.pages()}
    for command in ["platen manual", "platen-server --help"] if options.programs and not options.documents else []:
        program, *arguments = command.split()
        printed = subprocess.run([options.programs / program, *arguments], stdout=subprocess.PIPE, text=True, check=True).stdout
        # What is set in from the left is code in a page, but not in help.
        texts[command] = re.sub("^ +", "", printed, flags=re.M)
    for name, text in texts.items():
        odd = vocabulary.hits(text)
        for line, phrase, plain in odd:
            tell(results, "FAILED", f"{name}:{line}", f"“{phrase}”", f"rather {plain}")
        if not odd:
            tell(results, "passed", name, "no odd phrase")


class Run:
    """One document's commands in a folder of their own."""

    def __init__(self, document, options, results):
        self.document, self.options, self.results = document, options, results
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="documents-"))
        self.work, home = self.folder / "work", self.folder / "home"
        shutil.copytree(ROOT / "Fixtures", self.work / "Fixtures")
        home.mkdir()
        # Else curl takes a refusal for an answer like any other.
        (home / ".curlrc").write_text("fail-with-body\nsilent\nshow-error\n")
        self.port = free_port()
        # Without a display no browser is opened.
        self.environment = {
            name: value for name, value in os.environ.items()
            if not name.startswith("PLATEN") and name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        path = [str(options.programs)] if options.programs else []
        self.environment.update(
            HOME=str(home), LC_ALL="C.UTF-8", PLATEN_SERVER_PORT=str(self.port),
            PATH=":".join([*path, os.environ["PATH"]]))
        self.started, self.scenes = [], []

    def tell(self, outcome, line, what, more=""):
        tell(self.results, outcome, f"{self.document}:{line}", what, more)

    def check_links(self, text):
        """What a link or a picture names lies in the repository, or on another machine, which is not asked."""
        for number, line in enumerate(text.splitlines(), 1):
            for target, anchor, picture in re.findall(
                    r"\]\(([^)#:\s]*)(?:#([^):\s]+))?[^):]*\)|src=\"([^\":]+)\"", line):
                path = (ROOT / self.document).parent / (target or picture) if target or picture else ROOT / self.document
                there = path.exists() and (not anchor or anchor in anchors(path.read_text()))
                self.tell("passed" if there else "FAILED", number, f"link to {target or picture}{anchor and '#' + anchor}")

    def work_through(self):
        text = (ROOT / self.document).read_text()
        self.check_links(re.sub(r"^```.*?^```$", lambda block: "\n" * block[0].count("\n"), text, flags=re.M | re.S))
        for block in blocks(text):
            if block.file:
                path = self.work / block.file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block.text)
            read = getattr(self, "read_" + block.language, None)
            if read:
                read(block)
            elif not block.file:
                self.tell("not run", block.line, f"a block of {block.language or 'no language'}")
        self.check_scenes()
        for process, line, command in self.started:
            self.end(process, line, command)

    def read_sh(self, block):
        self.check_scenes()
        for line, command in block.commands():
            words = command.split()
            if words[0] == "make":
                self.check_targets(line, command)
            elif reason := not_run(command):
                self.tell("not run", line, command, reason)
            elif words[0].startswith(("Tests/", "Fonts/")):
                there = os.access(ROOT / words[0], os.X_OK)
                self.tell("not run" if there else "FAILED", line, command, "is there" if there else "is not there")
            elif self.options.programs and self.goes_on(command):
                self.start(line, command)
            else:
                self.expect_command(line, ["bash", "-c", command.replace(":8080", f":{self.port}")], expected_exit(command),
                            command)

    def expect_command(self, line, arguments, code, shown):
        """Runs a command of the programs to its end, if there are any."""
        if self.options.programs:
            self.expect(line, arguments, code, shown)
        else:
            self.tell("not run", line, shown, "needs --programs")

    def expect(self, line, arguments, code, shown):
        """Runs a program to its end, which has to be with this code."""
        try:
            done = subprocess.run(
                arguments, cwd=self.work, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return self.tell("FAILED", line, shown, f"goes on after {SECONDS} s")
        if done.returncode == code:
            return self.tell("passed", line, shown)
        output = done.stdout.decode(errors="replace")[-2000:]
        self.tell("FAILED", line, shown, f"exits {done.returncode}, expected {code}\n{output}")

    def check_targets(self, line, command):
        known = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
        targets = [word for word in shlex.split(command, comments=True)[1:] if "=" not in word]
        unknown = [target for target in targets if target not in known]
        if unknown:
            self.tell("FAILED", line, command, f"the Makefile has no target {unknown[0]}")
        else:
            self.tell("not run", line, command, "the Makefile has the target")

    # What goes on until it is ended.

    def goes_on(self, command):
        if "--watch" in command:
            return True
        ends = {"sign", "--check", "--print-config", "--help", "--version"}
        return bool(re.match(r"platen (serve|preview)\b|platen-server\b", command)) and not ends & set(command.split())

    def start(self, line, command):
        with open(self.folder / f"{line}.log", "wb") as log:
            process = subprocess.Popen(
                ["bash", "-c", "exec " + command], cwd=self.work, env=self.environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT)
        output = re.search(r"(?:-o|--output) (\S+)", command)
        end = time.monotonic() + 30
        while time.monotonic() < end and process.poll() is None:
            if self.is_ready(line, command, output):
                return self.started.append((process, line, command))
            time.sleep(0.05)
        process.kill()
        process.wait()
        self.tell("FAILED", line, command, "was not ready: " + (self.folder / f"{line}.log").read_text())

    def is_ready(self, line, command, output):
        if "--watch" in command:
            return (self.work / output[1]).exists()
        if command.startswith("platen preview"):
            return " is shown at http" in (self.folder / f"{line}.log").read_text()
        return self.answers()

    def answers(self):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health/ready", timeout=5) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def end(self, process, line, command):
        """Ends it as an interruption from outside does, which it has to obey."""
        process.send_signal(signal.SIGTERM)
        try:
            code = process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            code = process.wait()
        good = code in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
        self.tell("passed" if good else "FAILED", line, command, "" if good else f"exits {code} when it is ended")

    # Other blocks.

    def read_yaml(self, block):
        if not re.search(r"^platen: 1\b", block.text, re.MULTILINE):
            if block.file and block.file.endswith("platen-snapshots.yaml"):
                self.expect_command(block.line, ["platen", "snapshot", "list", "--config", block.file], 0, block.file)
            else:
                self.tell("not run", block.line, "YAML that is no scene")
            return
        path = block.file or f"scene-{block.line}.yaml"
        (self.work / path).write_text(block.text)
        self.scenes.append((block.line, path, expected_exit(block.lines[0])))

    def check_scenes(self):
        """Checks the scenes so far, now that their data are there."""
        for line, path, code in self.scenes:
            self.expect_command(line, ["platen", "check", path], code, path)
        self.scenes = []

    def read_json(self, block):
        try:
            json.loads(block.text)
            self.tell("passed", block.line, block.file or "JSON")
        except ValueError as error:
            self.tell("FAILED", block.line, block.file or "JSON", str(error))

    def read_swift(self, block):
        if not block.lines[0].startswith("import "):
            return self.tell("not run", block.line, block.lines[0], "a part of a program")
        if not self.options.swift_modules:
            return self.tell("not run", block.line, block.lines[0], "needs --swift-modules")
        modules = self.options.swift_modules
        plugins = pathlib.Path(toolchain()["paths"]["runtimeResourcePath"]) / "host/plugins/testing"
        path = self.work / "main.swift"
        path.write_text(f'#sourceLocation(file: "{self.document}", line: {block.line})\n{block.text}')
        self.expect(
            block.line,
            ["swiftc", "-typecheck", "-swift-version", "6", *searched(modules), "-plugin-path", str(plugins),
             "-load-plugin-executable", f"{modules.parent / 'PlatenMacros-tool'}#PlatenMacros", "main.swift"],
            0, block.lines[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=pathlib.Path)
    parser.add_argument("--swift-modules", type=pathlib.Path)
    parser.add_argument("documents", nargs="*")
    options = parser.parse_args()
    options.programs = options.programs and options.programs.resolve()
    options.swift_modules = options.swift_modules and options.swift_modules.resolve()
    for name in ["platen", "platen-server"] if options.programs else []:
        if not os.access(options.programs / name, os.X_OK):
            parser.error(f"{options.programs} has no {name}")
    found = options.documents or sorted(
        {str(path.relative_to(ROOT)) for pattern in DOCUMENTS for path in ROOT.glob(pattern)})
    results = {}
    check_words(options, results)
    for document in found:
        run = Run(document, options, results)
        try:
            run.work_through()
            if document == gallery.DOCUMENT:
                gallery.check(run)
        finally:
            for process, _, _ in run.started:
                if process.poll() is None:
                    process.kill()
            shutil.rmtree(run.folder, ignore_errors=True)
    failed = results.get("FAILED", 0)
    print(f"{results.get('passed', 0)} passed, {failed} failed")
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
