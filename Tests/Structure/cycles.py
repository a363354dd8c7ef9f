#!/usr/bin/env python3
"""Counts the folders of each target that use each other's types in circles.

    cycles.py [TARGET …]          each target's circles, with the edges in them that the fewest names make
    cycles.py --why TARGET A B    what the files of folder A name of folder B, and so make the edge A → B
    cycles.py --order TARGET      the folders from the floor up, and the edges that go against this order
    cycles.py --check             fails if a target has more folders in circles than cycles.tsv says
    cycles.py --write             writes cycles.tsv

The rule, which was set before the first count:

- A folder is one that has Swift files of its own: `Text/Markdown` is another than `Text`, and `.` is the target's own.
- Folder A uses folder B if a file of A has, as a whole word outside of comments and strings, the name of something
  that B alone declares at the top level of a file: a struct, class, enum, actor, protocol or typealias, or a
  function where it is called. What is private to its file is not counted, and neither are macros, which have the names
  of what they make.
- A name behind a dot is a member and not counted, unless it follows the target's name. A file that declares the name
  itself, as a nested type or a generic parameter, does not use the other one without the target's name before it.
- Members are not counted, wherever they are declared: which one a call means is the compiler's to know.
- A folder is in a circle if it uses another that uses it, directly or through more of them.
"""

import collections
import os
import pathlib
import re
import sys

from swift_source import code

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = pathlib.Path(__file__).with_name("cycles.tsv")
DECLARATION = re.compile(
    r"^(?P<indent>[ ]*)(?P<words>(?:@\S+ |[a-z]+(?:\(\w+\))? )*?)"
    r"(?P<kind>struct|class|enum|actor|protocol|typealias|associatedtype|func) `?(?P<name>\w+)", re.M)
GENERICS = re.compile(r"\b(?:struct|class|enum|actor|typealias|func|init|subscript)\b[^<(){}\n]*<([^(){}]*?)>")
WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*(?P<call>\s*\()?")


class File:
    """What a file declares for the rest of its target, and what it names."""

    def __init__(self, path, target):
        text = code(path.read_text())
        self.path = path
        self.types, self.functions, own = set(), set(), set()
        for declaration in DECLARATION.finditer(text):
            kind, name = declaration["kind"], declaration["name"]
            if not declaration["indent"] and kind != "associatedtype" and "private" not in declaration["words"]:
                (self.functions if kind == "func" else self.types).add(name)
            else:
                own.add(name)
        for parameters in GENERICS.findall(text):
            own.update(re.findall(r"(?:^|,)\s*(?:each )?(\w+)", parameters))
        words = list(WORD.finditer(text))
        self.names = {word[0] for word in words if not word["call"]} - own
        self.calls = {word[0].rstrip("( \n") for word in words if word["call"]} - own
        self.names |= self.calls | set(re.findall(rf"\b{target}\.(\w+)", text))


class Target:
    """The folders of a target, and which uses what of which."""

    def __init__(self, path):
        self.name = path.name
        self.folders = {}
        for folder, _, files in os.walk(path):
            swift = sorted(pathlib.Path(folder, file) for file in files if file.endswith(".swift"))
            if swift:
                self.folders[str(pathlib.Path(folder).relative_to(path))] = [File(file, path.name) for file in swift]
        # For each pair of folders the names of the second in the files of the first.
        self.uses = collections.defaultdict(lambda: collections.defaultdict(list))
        types, functions = self.declared("types"), self.declared("functions")
        for folder, files in self.folders.items():
            for file in files:
                for known, names in ((types, file.names), (functions, file.calls)):
                    for name in names & known.keys():
                        if known[name] not in (folder, None):
                            self.uses[folder, known[name]][file.path].append(name)

    def declared(self, kind):
        """Returns the folder that declares each name, None if several do."""
        found = collections.defaultdict(set)
        for folder, files in self.folders.items():
            for file in files:
                for name in getattr(file, kind):
                    found[name].add(folder)
        return {name: folders.pop() if len(folders) == 1 else None for name, folders in found.items()}

    def weight(self, edge):
        """Returns how many names the files of the first folder have of the second, each counted once a file."""
        return sum(map(len, self.uses[edge].values())) if edge in self.uses else 0

    def circles(self):
        """Returns the groups of folders that use each other, the largest first."""
        reached = {folder: self.reached(folder) for folder in self.folders}
        groups = {
            tuple(sorted(other for other in reached[folder] if folder in reached[other]))
            for folder in self.folders if folder in reached[folder]}
        return sorted(groups, key=lambda group: (-len(group), group))

    def reached(self, folder):
        """Returns the folders that a folder uses, directly or through others."""
        found, next_ones = set(), [folder]
        while next_ones:
            used = next_ones.pop()
            new = {b for a, b in self.uses if a == used} - found
            found |= new
            next_ones += new
        return found

    def in_circles(self):
        return sum(map(len, self.circles()))

    def order(self):
        """Returns the folders from the floor up, so that few names go against the order."""
        left, order = sorted(self.folders), []
        while left:
            # The one that uses the least of what is left, for what is left uses of it.
            def cost(folder):
                out = sum(self.weight((folder, other)) for other in left if other != folder)
                used = sum(self.weight((other, folder)) for other in left if other != folder)
                return (out > 0, out / (used + 1), folder)
            order.append(min(left, key=cost))
            left.remove(order[-1])
        return order


def targets():
    """Returns the targets of all shelves, by name."""
    paths = [path for shelf in sorted((ROOT / "Sources").iterdir()) if shelf.is_dir() for path in sorted(shelf.iterdir())]
    return {path.name: path for path in paths if path.is_dir() and path.parent.name != "C"}


def print_circles(target):
    print(f"{target.name}: {target.in_circles()} of {len(target.folders)} folders in circles")
    for circle in target.circles():
        print("  " + ", ".join(circle))
        edges = sorted((target.weight(edge), edge) for edge in target.uses if set(edge) <= set(circle))
        for weight, (a, b) in edges[:8]:
            print(f"    {a} → {b}: {weight}")


def print_order(target):
    order = target.order()
    print("From the floor up: " + ", ".join(order))
    against = [edge for edge in target.uses if order.index(edge[0]) < order.index(edge[1])]
    for edge in sorted(against, key=lambda edge: (order.index(edge[0]), order.index(edge[1]))):
        print(f"  {edge[0]} → {edge[1]}: {target.weight(edge)}")


def print_reasons(target, a, b):
    for file, names in sorted(target.uses[a, b].items()):
        print(f"{file.relative_to(ROOT)}: {', '.join(sorted(names))}")


def check(rows):
    """Returns whether no target has more folders in circles than the table says."""
    kept = dict(line.split("\t")[::2] for line in TABLE.read_text().splitlines() if not line.startswith("#"))
    rose = False
    for name, _, count in rows:
        if count > int(kept.get(name, 0)):
            print(f"{name}: {count} folders use each other in circles, {kept.get(name, 0)} in {TABLE.relative_to(ROOT)}; "
                  f"Tests/Structure/cycles.py {name} prints them")
            rose = True
        elif count < int(kept.get(name, 0)):
            print(f"{name}: {count} folders in circles instead of {kept[name]}: Tests/Structure/cycles.py --write keeps it")
    return not rose


def main(arguments):
    paths = targets()
    if arguments[:1] == ["--why"] and len(arguments) == 4:
        print_reasons(Target(paths[arguments[1]]), *arguments[2:])
    elif arguments[:1] == ["--order"] and len(arguments) == 2:
        print_order(Target(paths[arguments[1]]))
    elif arguments in (["--check"], ["--write"]):
        read = [Target(path) for path in paths.values()]
        rows = [(target.name, len(target.folders), target.in_circles()) for target in read if target.folders]
        if arguments == ["--write"]:
            TABLE.write_text("# target\tfolders\tin circles\n" + "".join("\t".join(map(str, row)) + "\n" for row in rows))
        else:
            sys.exit(not check(rows))
    elif all(argument in paths for argument in arguments):
        for name in arguments or paths:
            target = Target(paths[name])
            if target.folders:
                print_circles(target)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
