#!/usr/bin/env python3
"""Counts how many files that were written for SwiftUI compile unchanged: run.py [LIST].

The list names public repositories, "owner/name" a line. The rule was fixed before anything was measured:
  module    a target of a Package.swift or of an Xcode project; tests and Pods are left out.
  counted   each file of a module that imports SwiftUI, if what it imports besides is on Linux: the toolchain's
            modules, Platen's with its stand-ins, modules of the repository itself.
  left out  the other files that import SwiftUI, with the modules that they import and that are not there.
  compiles  the compiler says of no error in the file when it checks the types of the whole module as
            `platen preview` builds it: for iOS's simulator, in debug, with the names of the catalogues of assets, and
            without the words for Objective-C's runtime.
An import that is not there is taken out of the files that are left out, and these are checked with the rest: what the
others use of them is there. Nothing else is told apart. An error counts whatever it comes from: a file that names a
type of a package that is not there, one that is wrong in itself, and one with which the compiler crashes or comes to
no end do not compile. The errors are ranked by the files that have them.

`repositories.txt` has repositories that Platen was made with, `first-sight.txt` 15 that nobody had looked at when they were
measured on 28 November 2026. Of an index of GitHub's repositories whose names have "SwiftUI", "iOS-App", "SwiftUIApp",
"SwiftUIDemo" or "SwiftUI-View", the largest first, those at a fifth, a half and four fifths of each list of 100 (70) were taken,
or the next one that could be had, has previews and at most 400 Swift files.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from assets import symbols
from sources import answered, fetched, imports, modules

ROOT = pathlib.Path(__file__).resolve().parents[2]
STAND_INS = ROOT / "Sources/Compatibility/StandIns"
MODES = {"5": ["-swift-version", "5"], "6": ["-swift-version", "6"],
         "MainActor": ["-swift-version", "6", "-default-isolation", "MainActor"]}
IMPORTED = ["Combine", "CoreGraphics", "UIKit"]


class Swift:
    """The compiler, with Platen's modules and the stand-ins."""

    def __init__(self, options):
        self.seconds, self.mode = options.seconds, MODES[options.swift]
        swiftc = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True)
        resources = json.loads(swiftc.stdout)["paths"]["runtimeResourcePath"]
        flags = subprocess.run(
            ["pkg-config", "--cflags", "cairo", "freetype2", "harfbuzz", "fontconfig"],
            capture_output=True, text=True, check=True).stdout.split()
        flags += [f"-fmodule-map-file={m}" for m in ROOT.glob("Sources/C/C*/module.modulemap")]
        self.flags = ["-I", options.modules, "-diagnostic-style", "llvm", "-suppress-warnings"]
        self.flags += ["-plugin-path", f"{resources}/host/plugins"]
        self.flags += ["-load-plugin-executable", f"{options.plugin}#PlatenMacros"]
        for flag in flags:
            self.flags += ["-Xcc", flag]
        self.stand_ins = options.cache / "stand-ins"
        names = sorted(f.name for f in STAND_INS.glob("[!.]*"))
        self.made = set()
        while len(self.made) < len(names):
            ready = [n for n in names if n not in self.made and self.needs(n) <= self.made]
            for name in ready:
                files = [str(f) for f in (STAND_INS / name).glob("**/*.swift")]
                if not self.emit(name, files, self.stand_ins, ["-swift-version", "6"]):
                    sys.exit(f"the stand-in {name} cannot be built")
                self.made.add(name)

    @staticmethod
    def needs(name):
        """Those of the stand-ins that one imports."""
        found = set().union(*(imports(f.read_text()) for f in (STAND_INS / name).glob("**/*.swift")))
        return found & {f.name for f in STAND_INS.glob("[!.]*")} - {name}

    def run(self, arguments):
        """What the compiler says, or nil where it crashes or takes too long."""
        command = ["nice", "swiftc", "-frontend", *self.flags, "-I", str(self.stand_ins), *arguments]
        try:
            ran = subprocess.run(
                command, capture_output=True, text=True, errors="replace", timeout=self.seconds)
        except subprocess.TimeoutExpired:
            return None
        if nowhere := re.search(r"^<unknown>:0: error: no such .*", ran.stderr, re.M):
            sys.exit(nowhere[0])
        return ran.stderr if ran.returncode in (0, 1) and "Stack dump" not in ran.stderr else None

    def has(self, names):
        """Those of the modules that can be imported."""
        with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
            for name in names:
                file.write(f'#if canImport({name})\n#error("has {name}")\n#endif\n')
            file.flush()
            return set(re.findall(r"error: has (\S+)", self.run(["-typecheck", file.name]) or ""))

    def arguments(self, module, files, local):
        arguments = ["-module-name", re.sub(r"\W", "_", module), *self.mode, "-D", "DEBUG"]
        arguments += ["-package-name", "corpus", "-enable-testing"]
        arguments += ["-experimental-allow-module-with-compiler-errors"]
        if not any(f.endswith("/main.swift") for f in files):
            arguments += ["-parse-as-library"]
        for name in IMPORTED:
            arguments += ["-import-module", name]
        return arguments + [a for folder in local for a in ("-I", folder)]

    def errors(self, module, files, local):
        """The errors in files of a module: (file, line, message)."""
        arguments = ["-typecheck", *self.arguments(module, files, local)]
        said = self.run(arguments + files)
        if said is not None:
            return parsed(said)
        found = set()
        for file in files:
            rest = [f for f in files if f != file]
            said = self.run(arguments + ["-primary-file", file] + rest)
            found |= {(file, 1, "crash or time limit of the compiler")} if said is None else {
                e for e in parsed(said) if e[0] == file}
        return found

    def emit(self, module, files, folder, arguments):
        """Makes a module that others can import, with errors or without, and tells whether it could be made."""
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / f"{module}.swiftmodule"
        made.unlink(missing_ok=True)
        self.run(
            ["-emit-module", "-parse-as-library", "-module-name", module, *arguments, "-o", str(made), *files])
        return made.exists()


def parsed(said):
    """The errors; one in what a macro has made stands where the macro is used."""
    said = re.sub(r"^macro expansion .*?: (error: .*)\n(?s:(?!^\S*?:\d+:\d+: error).)*?`- (/.+?:\d+:\d+): note: expanded",
                  r"\2: \1", said, flags=re.M)
    return {(f, int(line), text) for f, line, text in
            re.findall(r"^(/.+?):(\d+):\d+: error: (.*)$", said, re.M)}


class Repository:
    """A copy of a repository's modules, as they are built, and what became of their files."""

    def __init__(self, name, folder, options, swift):
        self.name, self.folder, self.swift = name, str(folder), swift
        self.copy = options.cache / "copies" / name.replace("/", "+")
        self.modules, self.local = modules(folder), []
        texts = {f: pathlib.Path(f).read_text(errors="replace")
                 for files in self.modules.values() for f in files}
        own = {re.sub(r"\W", "_", m) for m in self.modules}
        known = swift.has(set().union(*(imports(t) for t in texts.values()))) | swift.made | {"SwiftUI"}
        self.texts = {f: answered(t) for f, t in texts.items()}
        self.imports = {f: imports(t, known | own) for f, t in self.texts.items()}
        self.modules = {m: [f for f in files if not self.imports[f] & {"XCTest", "Testing"}]
                        for m, files in self.modules.items()}
        self.missing = {f: found - known - own for f, found in self.imports.items()}
        self.own, self.errors, self.outside = own - known, {}, {}

    def measure(self):
        """Checks all modules, each after those that it imports: {file: errors} of those that are counted."""
        waiting = dict(self.modules)
        while waiting:
            needed = {m: {i for f in files for i in self.imports[f]} & self.own - {m}
                      for m, files in waiting.items()}
            name = min(waiting, key=lambda m: len(needed[m] & {re.sub(r"\W", "_", w) for w in waiting}))
            self.measure_module(name, waiting.pop(name))

    def measure_module(self, name, files):
        original = {self.written(f): f for f in files}
        built, module = list(original), re.sub(r"\W", "_", name)
        text = symbols([pathlib.Path(self.folder)], "\n".join(self.texts[f] for f in files))
        if text and built:
            path = self.copy / f"{module} PlatenAssetSymbols.swift"
            path.write_text(text)
            built.append(str(path))
        if any("SwiftUI" in self.imports[f] for f in files):
            found = collections.defaultdict(set)
            for path, line, message in self.swift.errors(module, built, self.local):
                found[original.get(path, path)].add((line, message))
            for file in files:
                if "SwiftUI" in self.imports[file]:
                    (self.outside if self.missing[file] else self.errors)[file] = (
                        self.missing[file] or found[file])
        folder = self.copy / "modules"
        if module in set().union(*self.imports.values()) and self.swift.emit(
                module, built, folder, self.swift.arguments(module, built, self.local)):
            self.local = [str(folder)]

    def written(self, file):
        """The path of a file's copy, without the imports of what is not there."""
        path = self.copy / pathlib.Path(file).relative_to(pathlib.Path(self.folder).resolve())
        path.parent.mkdir(parents=True, exist_ok=True)
        text = self.texts[file]
        for module in self.missing[file]:
            text = re.sub(rf"(?m)^[^\n/]*\bimport\s+(?:\w+\s+)?{module}\b.*$", "", text)
        path.write_text(text)
        return str(path)

    def shown(self, file):
        return f"{self.name}/{pathlib.Path(file).relative_to(pathlib.Path(self.folder).resolve())}"


def normalized(message):
    """A message without what differs from file to file."""
    message = re.sub(r" \[#\w+\]$", "", message)
    while re.search(r"<[^<>]*>", message):
        message = re.sub(r"<[^<>]*>", "", message)
    return message


def ranking(repositories):
    """The errors by the number of files that have them: [(count, message, example)]."""
    hit, example = collections.defaultdict(set), {}
    for repository in repositories:
        for file, errors in repository.errors.items():
            for line, message in sorted(errors):
                key = normalized(message)
                hit[key].add(file)
                code = (repository.texts[file].splitlines() + [""])[line - 1].strip()[:120]
                example.setdefault(key, f"{repository.shown(file)}:{line}: {code}")
    return sorted(((len(f), k, example[k]) for k, f in hit.items()), key=lambda r: (-r[0], r[1]))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    listed = pathlib.Path(__file__).with_name("repositories.txt")
    parser.add_argument("list", nargs="?", type=pathlib.Path, default=listed)
    parser.add_argument("--mirror", help="folder of bare repositories: owner+name/*")
    parser.add_argument("--cache", type=pathlib.Path, default=pathlib.Path("/tmp/platen-corpus"))
    parser.add_argument("--modules", default=str(ROOT / ".build/debug/Modules"))
    parser.add_argument("--plugin", default=str(ROOT / ".build/debug/PlatenMacros-tool"))
    parser.add_argument("--swift", choices=MODES, default="5", help="mode of the language")
    parser.add_argument("--seconds", type=int, default=240, help="time limit of a module")
    parser.add_argument("--only", default="", help="expression that names of repositories match")
    parser.add_argument("--ranks", default="", help="file for the ranked errors")
    options = parser.parse_args()
    swift, done = Swift(options), []
    for name in [n for n in options.list.read_text().split() if re.search(options.only, n)]:
        folder = fetched(name, options.cache, options.mirror)
        if not folder:
            print(f"{name:56} cannot be fetched")
            continue
        done.append(Repository(name, folder, options, swift))
        done[-1].measure()
        print(row(name, done[-1:]), flush=True)
    print(row("all", done))
    absent = collections.Counter(m for r in done for missing in r.outside.values() for m in missing)
    print("left out for:", ", ".join(f"{m} {n}" for m, n in absent.most_common()))
    if options.ranks:
        with open(options.ranks, "w") as out:
            for count, message, example in ranking(done):
                out.write(f"{count:5} {message}\n      {example}\n")


def row(name, repositories):
    counted = sum(len(r.errors) for r in repositories)
    good = sum(not e for r in repositories for e in r.errors.values())
    left = sum(len(r.outside) for r in repositories)
    share = f"{good / counted:7.1%}" if counted else f"{'':7}"
    return f"{name:56} {good:5} of {counted:5} {share}  left out {left:5}"


if __name__ == "__main__":
    sys.exit(main())
