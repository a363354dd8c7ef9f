#!/usr/bin/env python3
"""Shows what `run.py --keep` has kept in results.tsv: how a figure went from version to version.

    results.py [WORD ...] [--table FILE]

Without words, all figures, a column for each version. Words choose figures by their scene, format and what was measured
("tags13 svg", or "peak"). A single figure is shown with bars.
"""
import argparse
import pathlib
import sys

from figures import table, text

KEPT = pathlib.Path(__file__).resolve().parent / "results.tsv"
HEAD = ("date", "version", "scene", "format", "what", "value", "unit")
WIDEST = 50


def keep(figures, date, version, path=KEPT):
    """Adds a run's figures, each a line: (scene, format, what, value, unit)."""
    new = not path.exists()
    with path.open("a", encoding="utf-8") as file:
        rows = [(date, version, scene, kind, what, f"{value:.4g}" if value < 1000 else f"{value:.0f}", unit)
                for scene, kind, what, value, unit in figures]
        file.writelines("\t".join(row) + "\n" for row in ([HEAD] if new else []) + rows)


def read(path):
    """The kept figures: for each name (scene, format, what, unit) its values by version, the oldest first."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        date, version, scene, kind, what, value, unit = line.split("\t")
        found.setdefault((scene, kind, what, unit), {})[f"{date} {version}"] = float(value)
    return found


def chosen(figures, words):
    """The figure of that name, or those whose names have all the words."""
    names = {name: " ".join(name[:3]).replace("  ", " ") for name in figures}
    exact = [name for name in figures if names[name] == " ".join(words)]
    return {name: figures[name] for name in exact or figures if exact or set(words) <= set(names[name].split())}


def show_bars(name, values):
    most = max(values.values()) or 1
    print(f"{' '.join(name[:3])}, {name[3]}")
    for version, value in values.items():
        print(f"{version:25} {text(value):>8}  {'█' * max(1, round(WIDEST * value / most))}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="words of the figures' names")
    parser.add_argument("--table", type=pathlib.Path, default=KEPT, help="the figures; results.tsv")
    options = parser.parse_args()
    kept = read(options.table)
    figures = chosen(kept, options.words)
    if not figures:
        sys.exit(f"error: no figure of {options.table.name} has the words {' '.join(options.words)}")
    if len(figures) == 1:
        show_bars(*next(iter(figures.items())))
        return
    versions = list(dict.fromkeys(version for values in kept.values() for version in values
                                  if any(version in others for others in figures.values())))
    table("Figures by version", ["scene", "format", "what", "unit", *versions],
          [[*name, *(text(values[version]) if version in values else "" for version in versions)]
           for name, values in sorted(figures.items())], names=4)


if __name__ == "__main__":
    main()
