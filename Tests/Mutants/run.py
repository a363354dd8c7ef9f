#!/usr/bin/env python3
"""Changes the code one line at a time, and expects a test to fail for each change.

    run.py [--room NAME]... [--changed COMMIT] [--alone] [--work FOLDER]
    run.py --check

It is run from the repository's root. mutants.tsv has a line for each change: the name of the source's file, what stands in
one line of it, what stands there instead, the target and filter of the tests that have to fail, and why the change may live
where none does. A test target with "(compiler)" behind it has not to compile; all others have to.

Sources are changed in a copy of the tree within the work folder, which keeps what it has built for the next run. Changes of
different files with different tests are built together, and then tested one after the other; with --alone, each is
built by itself. --check only looks whether all lines are there.
"""
import argparse
import collections
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

LIST = pathlib.Path(__file__).with_name("mutants.tsv")
# The rooms of test targets that are not named for them.
ROOMS = {"ClientTests": "CoreGraphics"}
# The share of all that has to be killed.
LEAST = 0.9
# How many changes are built together at most.
MOST_TOGETHER = 8
# How long a build, or all tests of a room, may take, in seconds; a change may make its tests run for ever.
SECONDS = 3600

Mutant = collections.namedtuple("Mutant", "line file before after target test compiles reason path")


# MARK: - The list

def read_list(sources):
    """The changes of the list, and what is wrong with it."""
    mutants, errors = [], []
    paths = collections.defaultdict(list)
    for path in sources:
        paths[pathlib.Path(path).name].append(path)
    for number, line in enumerate(LIST.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) not in (4, 5):
            errors.append(f"{LIST.name}:{number}: {len(fields)} fields, expected four or five")
            continue
        file, before, after, test, reason = (fields + [""])[:5]
        found = [path for path in paths[pathlib.Path(file).name] if path.endswith(f"/{file}")]
        if len(found) != 1:
            errors.append(f"{LIST.name}:{number}: {len(found)} files {file}, expected one")
            continue
        count = pathlib.Path(found[0]).read_text().count(before)
        if count != 1:
            errors.append(f"{LIST.name}:{number}: \"{before}\" stands {count} times in {found[0]}, expected once")
            continue
        name, compiles = re.subn(r" \(compiler\)$", "", test)
        mutants.append(Mutant(
            number, file, before, after, name.split(".")[0], name, not compiles, reason, found[0]))
    return mutants, errors


def room(mutant):
    return ROOMS.get(mutant.target, re.sub("Tests$", "", mutant.target))


def groups(mutants, alone):
    """The changes that are built together: no two of one file or with one test."""
    made = []
    for mutant in mutants:
        for group in made:
            if (not alone and mutant.compiles and group[0].compiles and len(group) < MOST_TOGETHER
                    and all(other.path != mutant.path and other.test != mutant.test for other in group)):
                group.append(mutant)
                break
        else:
            made.append([mutant])
    return made


# MARK: - The copy of the tree

def listed(*arguments):
    output = subprocess.run(["git", "-c", "safe.directory=*", *arguments, "-z"], check=True, capture_output=True, text=True).stdout
    return [name for name in output.split("\0") if name]


def copy_tree(tree):
    """Makes the copy equal to the working tree; a file that is the same keeps its time, and is not built anew."""
    names = set(filter(os.path.lexists, listed("ls-files", "--cached", "--others", "--exclude-standard")))
    for name in names:
        target = tree / name
        if os.path.islink(name):
            if not target.is_symlink() or os.readlink(target) != os.readlink(name):
                target.parent.mkdir(parents=True, exist_ok=True)
                target.unlink(missing_ok=True)
                os.symlink(os.readlink(name), target)
        elif not target.is_file() or target.read_bytes() != pathlib.Path(name).read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(name, target)
    for path in [*(tree / "Sources").rglob("*"), *(tree / "Tests").rglob("*")]:
        if (path.is_file() or path.is_symlink()) and str(path.relative_to(tree)) not in names:
            path.unlink()


# MARK: - Building and testing

class Rooms:
    """Builds and tests the copy, room by room."""

    def __init__(self, tree, build):
        self.tree, self.build = tree, build
        # How long the tests of a change may take: longer than those of all changes of the room take without any.
        self.test_seconds = SECONDS

    def run(self, room, command, seconds=SECONDS):
        """Whether a command ends well in its time, and what it printed."""
        environment = os.environ | {"PLATEN_ROOM": room, "SWIFT_BACKTRACE": "enable=no"}
        process = subprocess.Popen(
            command, cwd=self.tree, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
        try:
            output, _ = process.communicate(timeout=seconds)
            return process.returncode == 0, output
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return False, process.communicate()[0]

    def builds(self, room):
        command = ["swift", "build", "--build-tests", "--scratch-path", str(self.build), "-Xswiftc", "-use-ld=lld"]
        return self.run(room, command)

    def runs(self, room, *arguments):
        """Runs the tests as `swift test` does, which looks at the whole package before."""
        program = self.build / "debug" / "platenPackageTests.xctest"
        return self.run(room, [str(program), "--testing-library", "swift-testing", *arguments], self.test_seconds)

    def passes(self, room, tests):
        return self.runs(room, *(argument for test in tests for argument in ("--filter", "^" + test)))

    def missing(self, room, tests):
        """Those of some tests that there are not."""
        names = self.runs(room, "--list-tests")[1].splitlines()
        return [test for test in tests if not any(re.match(test, name) for name in names)]


def tried(rooms, name, group):
    """What becomes of changes that are built together, and what was printed where that is of interest."""
    kept = {rooms.tree / mutant.path: (rooms.tree / mutant.path).read_text() for mutant in group}
    for mutant, (path, text) in zip(group, kept.items()):
        path.write_text(text.replace(mutant.before, mutant.after))
    try:
        is_built, output = rooms.builds(name)
        if not group[0].compiles:
            return [(group[0], "lived" if is_built else "killed", "")]
        if is_built:
            results = []
            for mutant in group:
                passes, output = rooms.passes(name, [mutant.test])
                results.append((mutant, "lived" if passes else "killed", output))
            return results
    finally:
        for path, text in kept.items():
            path.write_text(text)
    if len(group) == 1:
        return [(group[0], "does not compile", output)]
    return [result for mutant in group for result in tried(rooms, name, [mutant])]


def run_room(rooms, name, mutants, alone):
    """What becomes of a room's changes; without them, its tests have to pass."""
    is_built, output = rooms.builds(name)
    if not is_built:
        return [(mutant, "does not compile without it", output) for mutant in mutants]
    tests = sorted({mutant.test for mutant in mutants if mutant.compiles})
    missing = rooms.missing(name, tests) if tests else []
    results = [(mutant, "there is no such test", "") for mutant in mutants if mutant.test in missing]
    mutants = [mutant for mutant in mutants if mutant.test not in missing]
    start = time.monotonic()
    rooms.test_seconds = SECONDS
    passes, output = rooms.passes(name, set(tests) - set(missing)) if tests else (True, "")
    rooms.test_seconds = 60 + 2 * (time.monotonic() - start)
    if not passes:
        return [(mutant, "its tests fail without it", output) for mutant in mutants]
    for group in groups(mutants, alone):
        start = time.monotonic()
        found = tried(rooms, name, group)
        seconds = (time.monotonic() - start) / len(group)
        for mutant, result, _ in found:
            print(f"{result:8} {seconds:5.0f} s  {mutant.file}: {mutant.before} → {mutant.after or 'nothing'}", flush=True)
        results += found
    return results


# MARK: - The report

def report(results):
    """Prints the table of rooms and what is wrong, and returns whether anything is."""
    print(f"\n{'room':20} mutants  killed   lived")
    by_room = collections.defaultdict(list)
    for mutant, result, _ in results:
        by_room[room(mutant)].append(result)
    everything = [result for _, result, _ in results]
    for name, found in [*by_room.items(), ("all", everything)]:
        print(f"{name:20} {len(found):7} {found.count('killed'):7} {found.count('lived'):7}")
    problems = []
    for mutant, result, output in results:
        place = f"{LIST.name}:{mutant.line}: {mutant.file}"
        if result == "lived" and mutant.reason:
            print(f"{place} may live: {mutant.reason}")
        elif result == "lived":
            problems.append(f"{place}: no test of {mutant.test} fails for \"{mutant.after}\"")
        elif result != "killed":
            problems.append(f"{place}: {result}: {mutant.test}\n" + "\n".join(output.splitlines()[-20:]))
    if results and everything.count("killed") < LEAST * len(results):
        problems.append(f"under {LEAST:.0%} are killed")
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    return bool(problems)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--room", action="append", help="the room whose changes are tried; all of them without it")
    parser.add_argument("--changed", metavar="COMMIT", help="only changes of files that differ from a commit's")
    parser.add_argument("--alone", action="store_true", help="build each change by itself")
    parser.add_argument("--check", action="store_true", help="only look whether all lines of the list are there")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(".build/mutants"))
    options = parser.parse_args()
    mutants, errors = read_list(listed("ls-files", "Sources"))
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    if errors or options.check:
        return bool(errors)
    if options.changed:
        changed = set(listed("diff", "--name-only", options.changed, "--", "Sources"))
        mutants = [mutant for mutant in mutants if mutant.path in changed]
    tree = options.work.absolute() / "tree"
    tree.mkdir(parents=True, exist_ok=True)
    copy_tree(tree)
    rooms = Rooms(tree, options.work.absolute() / "build")
    results = []
    for name in dict.fromkeys(room(mutant) for mutant in mutants):
        if not options.room or name in options.room:
            results += run_room(rooms, name, [mutant for mutant in mutants if room(mutant) == name], options.alone)
    return report(results)


sys.exit(main())
