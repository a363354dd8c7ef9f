#!/usr/bin/env python3
"""Who sees a change, and who sees one where there is none.

    suite.py --platen PATH --work FOLDER [--all] [--pixelmatch]

Makes two suites of pairs: pictures that somebody changed, and pictures that are only drawn differently. Prints how many of the
first each rule misses and of how many of the second it says that they changed: the command (`platen snapshot verify` on
two folders of PNGs, and for the 75 changes of scenes `record` and `verify` of the scenes), the command's rule in NumPy
(rule.py), and with --pixelmatch pixelmatch's rule in NumPy, which takes minutes. --all names the pairs. --sample writes
../data/changes.tsv, parts of some pairs for the tests. Needs rsvg-convert, Chromium and pdftocairo of Debian, and Python
with Pillow and NumPy; everything is deterministic for one version of each.
"""
import argparse
import base64
import io
import json
import os
import shutil
import subprocess
import sys

import numpy
from PIL import Image

import makers
import rule
import scenes

HERE = os.path.dirname(os.path.abspath(__file__))


def command(platen, work, pairs, name):
    """The names of the pairs that the command calls different, as PNGs that anybody made."""
    folders = [os.path.join(work, name, side) for side in ("before", "after")]
    for folder, side in zip(folders, (1, 2)):
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        for number, pair in enumerate(pairs):
            Image.fromarray(numpy.ascontiguousarray(pair[side])).save(os.path.join(folder, "%03d.png" % number), compress_level=1)
    done = subprocess.run([platen, "snapshot", "verify", "--references", folders[0], "--actual", folders[1], "--quiet", "--json"],
                          stdout=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        sys.exit("error: exit %d of platen snapshot verify" % done.returncode)
    entries = {entry["name"]: entry["status"] for entry in json.loads(done.stdout)["snapshots"]}
    return {pair[0] for number, pair in enumerate(pairs) if entries["%03d.png" % number] == "different"}


def of_scenes(platen, work):
    """How many of the 75 changes of scenes the command finds that records and verifies the scenes themselves."""
    found = set()
    for number, (file, old, new) in enumerate(scenes.CHANGES):
        folder = os.path.join(work, "scene%d" % number)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        shutil.copy(os.path.join(makers.SCENES, "letter.txt"), folder)
        text = open(os.path.join(makers.SCENES, file)).read()
        makers.write(os.path.join(folder, file), text)
        makers.run(platen, "snapshot", "record", folder, "--quiet")
        makers.write(os.path.join(folder, file), text.replace(old, new, 1))
        if subprocess.run([platen, "snapshot", "verify", folder, "--quiet"]).returncode == 1:
            found.add(number)
    return found


def is_changed(before, after, judge):
    return before.shape != after.shape or bool(judge(before, after).any())


def row(name, changed, alike, found, false, options):
    missed = [pair[0] for pair in changed if pair[0] not in found]
    print("| %s | %d of %d | %d of %d | %d of %d |" % (
        name, sum(n.startswith("scene ") for n in missed), len(scenes.CHANGES), len(missed), len(changed), len(false), len(alike)))
    if options.all:
        for pair in missed:
            print("    missed: " + pair)
        for pair in sorted(false):
            print("    false: " + pair)


def encoded(picture):
    file = io.BytesIO()
    Image.fromarray(numpy.ascontiguousarray(picture)).save(file, "PNG", optimize=True)
    return base64.b64encode(file.getvalue()).decode()


def sample(changed, alike):
    """Parts of 64 by 48 pixels where the most differs, of every ninth pair."""
    rows = []
    for kind, pairs in (("change", changed), ("alike", alike)):
        for name, before, after in pairs[::9]:
            if before.shape != after.shape:
                continue
            judged = rule.changes(before, after) if kind == "change" else None
            weight = judged if judged is not None and judged.any() else abs(before.astype(int) - after).sum(2)
            y, x = numpy.unravel_index(weight.argmax(), weight.shape)
            y, x = max(min(y - 20, before.shape[0] - 48), 0), max(min(x - 28, before.shape[1] - 64), 0)
            parts = [picture[y:y + 48, x:x + 64] for picture in (before, after)]
            count = int(rule.changes(*parts).sum())
            if (count > 0) == (kind == "change"):
                rows.append("\t".join([kind, name.replace("\t", " "), *map(encoded, parts), str(count)]))
    with open(os.path.join(HERE, "..", "data", "changes.tsv"), "w") as f:
        f.write("\n".join(rows) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--platen", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--pixelmatch", action="store_true")
    parser.add_argument("--sample", action="store_true")
    options = parser.parse_args()
    platen = os.path.abspath(options.platen)
    maker = makers.Makers(platen, options.work)
    changed, alike = list(makers.changed_pairs(maker)), list(makers.alike_pairs(maker))
    for name, before, after in changed:
        if before.shape == after.shape and (before == after).all():
            sys.exit("error: nothing changed: " + name)
    if options.sample:
        return sample(changed, alike)
    print("| rule | changes of scenes missed | all changes missed | called changed, only drawn differently |\n| --- | ---: | ---: | ---: |")
    row("platen, PNGs of anybody", changed, alike, command(platen, options.work, changed, "changed"),
        command(platen, options.work, alike, "alike"), options)
    rules = [("platen's rule in NumPy", rule.changes)] + ([("pixelmatch's rule, 0.1", rule.pixelmatch)] if options.pixelmatch else [])
    for name, judge in rules:
        row(name, changed, alike, {n for n, a, b in changed if is_changed(a, b, judge)},
            {n for n, a, b in alike if is_changed(a, b, judge)}, options)
    found = of_scenes(platen, options.work)
    print("\nScenes recorded and verified: %d of %d changes missed" % (len(scenes.CHANGES) - len(found), len(scenes.CHANGES)))
    for number in sorted(set(range(len(scenes.CHANGES))) - found):
        print("    missed: %s" % (scenes.CHANGES[number],))


if __name__ == "__main__":
    main()
