#!/usr/bin/env python3
"""Lists which of SwiftUI's names Platen has: names.py [--check]

Writes the list into Sources/Core/Platen/Platen.docc/SwiftUINames.md, below the article's own words; --check fails if
it would change. The names are those of Fixtures/SwiftUI/reference.tsv. The ones that the
sources of the module SwiftUI declare are available.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARTICLE = ROOT / "Sources/Core/Platen/Platen.docc/SwiftUINames.md"
# Brought whole by `import SwiftUI`; of other modules it brings single names.
MODULES = ["Core/PlatenViews", "Compatibility/PlatenControls", "Compatibility/PlatenScreen"]
TYPE = re.compile(
    r"^(?:@\S+ )*public (?:nonisolated |final |indirect )*(?:struct|enum|class|protocol|typealias|macro|actor) (\w+)", re.M)
EXTENSION = re.compile(r"^(?:nonisolated )?extension View\b[^{\n]*\{\n(.*?)^\}", re.M | re.S)
WIDTH = 110


def modifiers(source):
    """The modifiers that a file declares, each with whether it leaves the view as it is; None if it calls another form."""
    for extension in EXTENSION.findall(source):
        for function in re.split(r"^  (?:@\S+ )*(?=public func )", extension, flags=re.M)[1:]:
            name = re.match(r"public func `?(\w+)", function)[1]
            body = re.search(r"some View (?:where [^{]*)?\{\s*(.*)", function, re.S)
            words = body[1] if body else ""
            calls_form = words.startswith(name + "(")
            yield "." + name, None if calls_form else bool(re.match(r"self\s*\}|undrawn\(", words))


def declared():
    """The names that exist, each with whether it leaves a picture as it is."""
    names = {}
    callers = set()
    for module in MODULES:
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            source = path.read_text()
            for name in TYPE.findall(source):
                names[name] = module.endswith("PlatenScreen")
            for name, is_left in modifiers(source):
                if is_left is None:
                    callers.add(name)
                else:
                    names[name] = names.get(name, True) and is_left
    # The form that they call is private.
    for name in callers - set(names):
        names[name] = False
    for name in re.findall(r"import \w+ \w+\.(\w+)", (ROOT / "Sources/Compatibility/SwiftUI/SwiftUI.swift").read_text()):
        names[name] = False
    return names


def wrapped(label, names):
    """A paragraph of names, none of which is broken."""
    lines = [f"{label}:"]
    for i, name in enumerate(names):
        word = f"`{name.lstrip('.') + '(…)' if name[0] == '.' else name}`" + ("." if i == len(names) - 1 else ",")
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(word)
        else:
            lines[-1] += " " + word
    return "\n".join(lines) + "\n"


def listing():
    """The list, by topic."""
    topics = {}
    for line in (ROOT / "Fixtures/SwiftUI/reference.tsv").read_text().splitlines():
        if not line.startswith("#"):
            topic, name = line.split("\t")
            topics.setdefault(topic, []).append(name)
    known = declared()
    counts = [0, 0, 0]
    parts = []
    for topic, names in topics.items():
        groups = [
            [name for name in names if known.get(name) is False], [name for name in names if known.get(name)],
            [name for name in names if name not in known]]
        counts = [count + len(group) for count, group in zip(counts, groups)]
        paragraphs = [
            wrapped(label, group)
            for label, group in zip(["**Available**", "*Changes no picture*", "Not available"], groups) if group]
        parts.append(f"### {topic}\n\n" + "\n".join(paragraphs))
    total = sum(counts)
    summary = (f"### In numbers\n\nOf {total} names, {counts[0]} are available, {counts[1]} compile and change no picture, and"
               f" {counts[2]} are not\navailable.\n")
    return "\n".join([summary, *parts])


def main():
    article = ARTICLE.read_text()
    start = article.find("\n### ")
    made = (article if start < 0 else article[:start]).rstrip("\n") + "\n\n" + listing()
    if made == article:
        return
    if "--check" in sys.argv[1:]:
        sys.exit(f"{ARTICLE.relative_to(ROOT)} is not what the sources declare: run Tests/Documents/names.py")
    ARTICLE.write_text(made)


if __name__ == "__main__":
    main()
