#!/usr/bin/env python3
"""Measures how much code that was written for SwiftUI compiles with Platen's: run.py [LIST].

The list names public repositories, "owner/name" a line. Each one's newest commit is fetched, and
every module of it (a target of a Package.swift or of an Xcode project, tests left out) with a file
that imports SwiftUI is type-checked as it stands, for Linux: in Swift 5 mode, in Swift 6 mode, and in
Swift 6 mode with `-default-isolation MainActor`. Of the files that import SwiftUI are counted:
  compile   those without an error;
  outside   those that need what is not SwiftUI and not there: that import UIKit, Core Data or another
            module that cannot be had, name something of such a module or of a file that does, name a type
            that neither SwiftUI nor the repository has, err in Foundation's part or in what arguments
            their own types take, or are written for other systems alone;
  globals   those whose only errors are variables of their own that all threads share, which Swift 6 mode
            forbids whatever SwiftUI is;
  actors    those that compile in Swift 5 mode, and whose only errors in this one are of what their own
            types say of actors. SwiftUI has views and modifiers on the main actor, `Animatable` on none,
            and shapes on none and `Sendable`. So these are told: a view or modifier that conforms to
            `Animatable`, or a type on the main actor that conforms to a protocol of the repository's own
            which refines none of SwiftUI's; a `Sendable` type that stores one of the repository's own, or a
            parameter, that is not; a method of the repository's own that is taken as a function on no
            actor; a shape, or what is `nonisolated` by its own word, that uses members or
            conformances of the repository's own which are on the main actor;
  mode      those that compile in Swift 5 mode, and err about isolation alone in this one;
  missing   the rest, which fail for a reason in Platen's SwiftUI. Errors are ranked by such files.
Files of the kind `outside` are found in Swift 5 mode, taken out of their module, and the rest is
checked again until none is found. A module that takes too long, or crashes the compiler, is checked
file by file. A module without an error can be imported by the others of its repository.
Swift's own checks after types (of regions, of initialization) are not made.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from judging import CONCURRENCY, Judge, normalized
from sources import fetched, inspected, modules

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODES = {
    "5": ["-swift-version", "5"],
    "6": ["-swift-version", "6"],
    "6 MainActor": ["-swift-version", "6", "-default-isolation", "MainActor"],
}
KINDS = ["compile", "outside", "globals", "actors", "mode", "missing"]


class Repository:
    """The Swift files of a repository, and what is known of them."""

    def __init__(self, name, folder, swift):
        self.name, self.folder, self.swift = name, folder, swift
        self.modules = modules(folder)
        self.files = {f: inspected(f) for files in self.modules.values() for f in files}
        self.local = {}

    def shown(self, path):
        return f"{self.name}/{os.path.relpath(path, self.folder)}"


class Swift:
    """The compiler, with Platen's modules."""

    def __init__(self, options):
        self.seconds, self.scratch = options.seconds, options.cache
        swiftc = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True)
        resources = json.loads(swiftc.stdout)["paths"]["runtimeResourcePath"]
        flags = subprocess.run(
            ["pkg-config", "--cflags", "cairo", "freetype2", "harfbuzz", "fontconfig"],
            capture_output=True, text=True, check=True).stdout.split()
        flags += [f"-fmodule-map-file={m}" for m in ROOT.glob("Sources/C/C*/module.modulemap")]
        self.flags = ["-I", options.modules, "-solver-expression-time-threshold=5",
                      "-diagnostic-style", "llvm", "-suppress-warnings"]
        self.flags += ["-plugin-path", f"{resources}/host/plugins"]
        self.flags += ["-load-plugin-executable", f"{options.plugin}#PlatenMacros"]
        for flag in flags:
            self.flags += ["-Xcc", flag]

    def run(self, arguments):
        """What the compiler says, or nil where it crashes or takes too long."""
        command = ["nice", "swiftc", "-frontend", *self.flags, *arguments]
        try:
            ran = subprocess.run(
                command, capture_output=True, text=True, errors="replace", timeout=self.seconds)
        except subprocess.TimeoutExpired:
            return None
        return ran.stderr if ran.returncode in (0, 1) and "Stack dump" not in ran.stderr else None

    def has(self, names):
        """Those of the modules that can be imported."""
        with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
            for name in names:
                file.write(f'#if canImport({name})\n#error("has {name}")\n#endif\n')
            file.flush()
            return set(re.findall(r"error: has (\S+)", self.run(["-typecheck", file.name]) or ""))

    def errors(self, module, files, mode, local):
        """The errors in files of a module: (file, line, message)."""
        arguments = ["-typecheck", "-module-name", re.sub(r"\W", "_", module), *MODES[mode]]
        arguments += ["-package-name", "corpus"]
        if not any(f.endswith("/main.swift") for f in files):
            arguments += ["-parse-as-library"]
        for folder in local:
            arguments += ["-I", folder]
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

    def emit(self, module, files, folder):
        """Makes a module that others can import, and tells whether it could be made."""
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / f"{module}.swiftmodule"
        made.unlink(missing_ok=True)
        self.run(
            ["-emit-module", "-module-name", module, "-parse-as-library", *MODES["5"],
             "-package-name", "corpus", "-o", str(made), *files])
        return made.exists()


def parsed(said):
    return {(f, int(line), text) for f, line, text in
            re.findall(r"^(/.+?):(\d+):\d+: error: (.*)$", said, re.M)}


def measure(repository, platen):
    """Kinds and errors of the files that import SwiftUI: {mode: {file: (kind, errors)}}."""
    swift, results = repository.swift, {mode: {} for mode in MODES}
    imports = {i for f in repository.files.values() for i in f.imports}
    available = swift.has(imports)
    waiting = dict(repository.modules)
    while waiting:
        ready = [m for m in waiting if not any(
            i in waiting and i != m and i not in available
            for f in waiting[m] for i in repository.files[f].imports)]
        name = (ready or list(waiting))[0]
        files = waiting.pop(name)
        if not any("SwiftUI" in repository.files[f].imports for f in files):
            if not set().union(*(repository.files[f].imports for f in files)) <= available:
                continue
        measure_module(repository, name, files, available, platen, results)
    return results


def without_users(repository, files, kept, platen, why):
    """The files that are kept, but for those that use types of files that are not, and so on."""
    while True:
        held = set().union(*(repository.files[f].types for f in kept), platen)
        lost = set().union(*(repository.files[f].types for f in files if f not in kept)) - held
        users = {f: repository.files[f].words & lost for f in kept}
        kept = [f for f in kept if not users[f]]
        if len(kept) == len(users):
            return kept
        for file, types in users.items():
            why[file] |= {(file, 1, f"use of {t}, of a file left out") for t in types}


def measure_module(repository, name, files, available, platen, results):
    swift, local = repository.swift, list(repository.local.values())
    kept = [f for f in files if repository.files[f].imports <= available]
    why = {f: {(f, 1, f"import of {i}") for i in repository.files[f].imports - available}
           for f in files}
    first, judge = set(), None
    while kept:
        kept = without_users(repository, files, kept, platen, why)
        judge = Judge(repository, set(kept), platen)
        first = swift.errors(name, kept, "5", local)
        beyond = [e for e in first if judge.is_outside(*e)]
        lost = {e[0] for e in beyond}
        if not lost:
            break
        for error in beyond:
            why[error[0]].add(error)
        kept = [f for f in kept if f not in lost]
    if len(kept) == len(files) and not first and re.fullmatch(r"\w+", name):
        folder = swift.scratch / "modules" / repository.name.replace("/", "+") / name
        if swift.emit(name, kept, folder):
            available.add(name)
            repository.local[name] = str(folder)
    failed = {e[0] for e in first}
    for mode in MODES:
        found = collections.defaultdict(set)
        for error in (first if mode == "5" else
                      swift.errors(name, kept, mode, local) if kept else ()):
            found[error[0]].add(error)
        for file in files:
            if "SwiftUI" not in repository.files[file].imports or file in results[mode]:
                continue
            errors = found[file]
            if file not in kept or any(judge.is_outside(*e) for e in errors):
                results[mode][file] = ("outside", why[file])
            elif not errors:
                results[mode][file] = ("compile", set())
            elif file not in failed and all(judge.is_own_global(e[2]) for e in errors):
                results[mode][file] = ("globals", errors)
            elif file not in failed and all(
                    judge.is_own_global(e[2]) or judge.is_own_isolation(*e) for e in errors):
                results[mode][file] = ("actors", errors)
            elif file not in failed and all(CONCURRENCY.search(e[2]) for e in errors):
                results[mode][file] = ("mode", errors)
            else:
                results[mode][file] = ("missing", errors)


def ranking(results, kind, mode):
    """The errors of files of a kind, by the number of files: [(count, message, example)]."""
    hit, example = collections.defaultdict(set), {}
    for repository, modes in results:
        own = set().union(*(f.names for f in repository.files.values()), ())
        for file, (found, errors) in modes[mode].items():
            if found != kind:
                continue
            for path, line, message in sorted(errors):
                key = normalized(message, own)
                hit[key].add(file)
                code = repository.files[path].lines[line - 1].strip()[:120]
                example.setdefault(key, f"{repository.shown(path)}:{line}: {code}")
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
    parser.add_argument("--seconds", type=int, default=60, help="time limit of a module")
    parser.add_argument("--only", default="", help="expression that names of repositories match")
    parser.add_argument("--ranks", default="", help="file for the ranked errors")
    options = parser.parse_args()
    swift, results = Swift(options), []
    platen = set(re.findall(r"^\w+", (ROOT / "Fixtures/SwiftUI/names.txt").read_text(), re.M))
    names = [n for n in options.list.read_text().split() if re.search(options.only, n)]
    total = {mode: collections.Counter() for mode in MODES}
    print(f"{'':44}" + "".join(f"{mode + ': ' + '/'.join(KINDS):>44}" for mode in MODES))
    for name in names:
        folder = fetched(name, options.cache, options.mirror)
        if not folder:
            print(f"{name:44}cannot be fetched")
            continue
        repository = Repository(name, str(folder), swift)
        results.append((repository, measure(repository, platen)))
        counts = {mode: collections.Counter(kind for kind, _ in files.values())
                  for mode, files in results[-1][1].items()}
        print(f"{name:44}" + row(counts), flush=True)
        for mode in MODES:
            total[mode].update(counts[mode])
    print(f"{'all':44}" + row(total))
    if options.ranks:
        with open(options.ranks, "w") as out:
            for kind in ("missing", "mode", "actors", "outside"):
                for mode in MODES:
                    out.write(f"\n# {kind}, Swift {mode}\n")
                    for count, message, example in ranking(results, kind, mode):
                        out.write(f"{count:5} {message}\n      {example}\n")


def row(counts):
    return "".join(f"{'/'.join(str(counts[mode][k]) for k in KINDS):>44}" for mode in MODES)


if __name__ == "__main__":
    sys.exit(main())
