#!/usr/bin/env python3
"""Checks pages for odd phrases: vocabulary.py [FILE ...]; without a file, the repository's pages.

vocabulary.txt has the phrases, each with a plain one. Code blocks, code spans, comments and link targets do not count.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = [
    "README.md", ".github/**/*.md", "Deploy/**/*.md", "Sources/**/*.md", "Tests/**/*.md", "Fonts/*.md", "Fixtures/**/README.md"]
# What is not prose, in the order in which it is taken out.
SKIPPED = [
    r"^```.*?^```$", r"(?<=\n\n)(?: {4}[^\n]*\n|\n(?= {4}))+",   # blocks of code
    r"<!--.*?-->",
    r"(`+)(?!`).+?(?<!`)\1(?!`)",   # code within a line
    r"\]\([^)\s]*\)", r"<[a-z][^>]*>",   # where links lead, tags
]


def phrases():
    """The list's patterns with their plain alternatives."""
    for line in (pathlib.Path(__file__).parent / "vocabulary.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, plain = re.split(r" {2,}", line, maxsplit=1)
            yield re.compile(pattern.replace(" ", r"\s+"), re.IGNORECASE), plain


PHRASES = list(phrases())


def prose(text):
    """The page's text with its lines, without what is not prose."""
    for pattern in SKIPPED:
        text = re.sub(pattern, lambda skipped: "…" + "\n" * skipped[0].count("\n"), text, flags=re.M | re.S)
    return text


def hits(text):
    """Each odd phrase with its line and the plain alternative, in order."""
    text = prose(text)
    return sorted(
        (text.count("\n", 0, hit.start()) + 1, " ".join(hit[0].split()), plain)
        for pattern, plain in PHRASES for hit in pattern.finditer(text))


def pages():
    return sorted({str(path.relative_to(ROOT)) for pattern in PAGES for path in ROOT.glob(pattern)})


def main():
    found = 0
    for page in sys.argv[1:] or pages():
        for line, phrase, plain in hits((ROOT / page).read_text()):
            found += 1
            print(f"{page}:{line}: “{phrase}”: rather {plain}")
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
