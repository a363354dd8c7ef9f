#!/usr/bin/env python3
"""Measures packed clouds of words beside word_cloud, d3-cloud and wordcloud2.js: the same words, font and canvas.

    run.py [--platen .build/release/platen] [--work .build/clouds-bench] [--sources FOLDER] [--quick] [--big]

Prints a table as Markdown, and writes it and a TSV into the work folder. README.md says what the columns are.
Needs chromium, librsvg2-bin, nodejs with npm (or the scripts in the folder of sources), python3-numpy, python3-pil and
python3-venv of Debian.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys
import time

import browser
import metrics
import ours
import sources

import check  # Of Tests/Clouds, whose folder `ours` adds.

ROOT = ours.ROOT
HERE = pathlib.Path(__file__).resolve().parent
COLUMNS = ("cloud", "program", "policy", "placed", "share of weight", "whole ms", "ratio to word_cloud", "warm ms",
           "ratio to word_cloud", "equal weights", "ink", "hole", "compactness", "uniformity", "aspect", "overlap px")


# Clouds of more words are drawn once by each program, and no one looks at them at 4x.
MOST_REPEATED = 1000
# How long a program may take for a cloud.
MOST_SECONDS = 900


class Cloud:
    def __init__(self, name, words, width, height):
        self.name, self.words, self.width, self.height = name, words, width, height

    def job(self, png, words=None, overlap=True):
        return {"words": words or self.words, "width": self.width, "height": self.height, "png": str(png),
                "font": str(ours.FONT), "family": ours.FAMILY, "color": metrics.GREY,
                "overlap": overlap, "most_over": check.MOST_OVER}

    def __str__(self):
        return f"{self.name}, {len(self.words)} words, {self.width}x{self.height}"


def clouds(folder, given):
    """The clouds to draw, and notes on what is not as it should be."""
    found, notes = [], []
    for name in ("alice", "constitution"):
        words = sources.counted(folder, name)
        for count, width, height in ((50, 640, 400), (200, 640, 400), (1000, 1920, 1080))[:2 if given.quick else 3]:
            if len(words) < count:
                notes.append(f"{name} has {len(words)} words, and not {count}")
            found.append(Cloud(name, words[:count], width, height))
    if not given.quick:
        name, words, note = sources.packages(folder)
        notes += [note] if note else []
        found.append(Cloud(name, words[:1000], 1920, 1080))
        if given.big:
            found.append(Cloud(name, words[:10_000], 3840, 2160))
    return found, notes


class Bench:
    def __init__(self, given):
        self.work, self.sources = given.work.resolve(), (given.sources or given.work / "sources").resolve()
        self.work.mkdir(parents=True, exist_ok=True)
        self.sources.mkdir(parents=True, exist_ok=True)
        self.ours = ours.Ours(given.platen.resolve(), given.platen.resolve().parent / "platen-server", self.work)
        self.rows, self.notes, self.scales = [], [], []

    def measure(self, cloud):
        self.base = None
        overlap = len(cloud.words) <= MOST_REPEATED
        theirs = self.attempt(
            cloud, "word_cloud", "its own: words shrink, some stand upright", self.word_cloud, overlap)
        mine = self.attempt(
            cloud, "platen", "size by the weight's square root, one scale, horizontal", self.platen, overlap)
        if mine:
            sizes = mine["words"]
            self.attempt(cloud, "d3-cloud", "platen's sizes, horizontal",
                         lambda *rest: self.script("d3-cloud", "d3.layout.cloud.js", sizes, *rest), overlap)
            self.attempt(cloud, "wordcloud2.js", "platen's sizes, horizontal",
                         lambda *rest: self.script("wordcloud2.js", "wordcloud2.js", sizes, *rest), overlap)
        if theirs and overlap:
            self.sizes_given(cloud, dict(theirs["words"]))

    def sizes_given(self, cloud, sizes):
        """Draws words in the sizes that word_cloud chose, which has none of our space between words."""
        job = cloud.job(self.work / "given.png")
        scales = [self.ours.common_scale(job, sizes, *options)
                  for options in ((), ("--spacing", "0x0"), ("--spacing", "0x0", "--effort", "32"))]
        out = self.work / f"{cloud.name}-{len(cloud.words)}-filled.png"
        self.ours.filled(job, max(sizes.values()), out)
        theirs = metrics.of(self.work / f"{cloud.name}-{len(cloud.words)}-word_cloud.png", len(sizes))
        inks = [f"{figures['ink']:.3f}" for figures in (theirs, metrics.of(out, len(sizes)))]
        told = ["not all placed" if scale is None else f"{scale:.3f}" for scale in scales]
        self.scales.append((str(cloud), str(len(sizes)), *told, *inks))

    def attempt(self, cloud, program, policy, draw, overlap):
        png = self.work / f"{cloud.name}-{len(cloud.words)}-{program}.png"
        try:
            answer = draw(cloud, cloud.job(png, overlap=overlap))
        except (RuntimeError, subprocess.SubprocessError) as error:
            self.notes.append(f"{program} has not drawn {cloud}: {error}")
            return None
        if answer:
            self.add(cloud, program, policy, answer, metrics.of(png, len(answer["words"])))
        return answer

    def add(self, cloud, program, policy, answer, figures):
        weights = dict(cloud.words)
        words = {word for word in names(answer["words"]) if word in weights}
        if program == "word_cloud":
            self.base = answer
        times = [text for kind in ("whole", "warm") for text in self.times(kind, answer)]
        self.rows.append((
            str(cloud), program, policy, f"{len(words)}/{len(weights)}",
            f"{sum(weights[word] for word in words) / sum(weights.values()):.1%}", *times,
            number(answer.get("equal") or equal(answer["words"], weights), 2), f"{figures['ink']:.3f}",
            f"{figures['hole']:.3f}", f"{figures['compactness']:.3f}", f"{figures['uniformity']:.3f}", f"{figures['aspect']:.2f}",
            number(answer.get("overlap"), 0)))
        print("\t".join(self.rows[-1]), file=sys.stderr, flush=True)

    def times(self, kind, answer):
        """Milliseconds, and their ratio to word_cloud's."""
        time, base = answer.get(kind), (self.base or {}).get(kind)
        return number(time, 0), number(time / base if time and base else None, 3)

    # MARK: The programs

    def platen(self, cloud, job):
        answer = self.ours.draw(job)
        answer["warm"], note = self.ours.warm(job)
        self.notes += [f"platen-server, {cloud}: {note}"] if note else []
        return answer

    def word_cloud(self, cloud, job):
        job_file, result = self.work / "job.json", self.work / "result.json"
        program = [sources.python(self.sources), HERE / "word_cloud.py", job_file, result]
        job_file.write_text(json.dumps({**job, "overlap": False}), encoding="utf-8")
        start = time.perf_counter()
        subprocess.run([*program, "1"], check=True, timeout=MOST_SECONDS)
        whole = (time.perf_counter() - start) * 1000
        if len(cloud.words) <= MOST_REPEATED:
            job_file.write_text(json.dumps(job), encoding="utf-8")
            subprocess.run([*program, "4" if len(cloud.words) < 500 else "2"], check=True, timeout=MOST_SECONDS)
        return {**json.loads(result.read_text(encoding="utf-8")), "whole": whole}

    def script(self, library, file, sizes, cloud, job):
        path, note = sources.script(self.sources, file)
        if note:
            self.notes.append(f"{library}: {note}")
            return None
        runs = 3 if len(cloud.words) <= MOST_REPEATED else 1
        answer = browser.draw({**job, "words": sizes, "library": library, "runs": runs}, path, MOST_SECONDS)
        return {**answer, "equal": 1.0}

    # MARK: The table

    def table(self):
        lines = ["| " + " | ".join(COLUMNS) + " |", "|" + " --- |" * 3 + " ---: |" * (len(COLUMNS) - 3)]
        lines += ["| " + " | ".join(row) + " |" for row in self.rows]
        lines += ["", "One common scale at word_cloud's sizes, of the words that it places, all placed by platen; and ink",
                  "where words shrink until they have room, by word_cloud and by platen's `--fit fill`:", "",
                  "| cloud | words | scale | without spacing | and --effort 32 | ink, word_cloud | platen |",
                  "| --- |" + " ---: |" * 6]
        lines += ["| " + " | ".join(row) + " |" for row in self.scales]
        lines += ["", f"Font: {ours.FONT.name}.", *(f"Note: {note}." for note in self.notes)]
        return "\n".join(lines) + "\n"


def names(words):
    """The words' names, with sizes or without."""
    return [word if isinstance(word, str) else word[0] for word in words]


def equal(words, weights):
    """The largest ratio of sizes of words that weigh the same."""
    sizes = collections.defaultdict(list)
    for word, size in words:
        if word in weights:
            sizes[weights[word]].append(size)
    return max((max(group) / min(group) for group in sizes.values()), default=1)


def number(value, digits):
    return "" if value is None else f"{value:.{digits}f}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--platen", default=ROOT / ".build/release/platen", type=pathlib.Path)
    options.add_argument("--work", default=ROOT / ".build/clouds-bench", type=pathlib.Path)
    options.add_argument("--sources", type=pathlib.Path, help="what is downloaded, or lies there already")
    options.add_argument("--quick", action="store_true", help="50 and 200 words alone")
    options.add_argument("--big", action="store_true", help="10,000 words too, which take some of them minutes")
    given = options.parse_args()
    bench = Bench(given)
    found, bench.notes = clouds(bench.sources, given)
    for cloud in found:
        bench.measure(cloud)
    (bench.work / "clouds.md").write_text(bench.table(), encoding="utf-8")
    (bench.work / "clouds.tsv").write_text(
        "\n".join("\t".join(row) for row in (COLUMNS, *bench.rows)) + "\n", encoding="utf-8")
    print(bench.table())


if __name__ == "__main__":
    main()
