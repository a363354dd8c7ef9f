#!/usr/bin/env python3
"""Measures which words are taken for forms of one, by pairs, against the tables of simplemma.

    measure.py --platen .build/release/platen [--words 12000] [--pairs 2000] [--languages en,de,…] [--seed 1]

Of the most frequent words of a language (wordfreq) that simplemma knows, it takes pairs of one lemma, and pairs of others
that begin with the same three letters and differ in at most three more: those that a rule may confuse. Each pair is a text
of two words, which `platen layout` counts. Printed are

    precision  of the pairs that became one, how many are forms of one by the tables, where pairs of both kinds are taken as often as all
               such pairs of the vocabulary have them
    recall     of the pairs with one lemma, how many became one

Needs simplemma and wordfreq of PyPI.
"""
import argparse
import collections
import pathlib
import random
import subprocess
import tempfile

import learn

LANGUAGES = "en,de,fr,es,it,pt,nl,ru,sv,da,pl,fi"
# Lists of a scene; each is a text of two words.
CHUNK = 500


def pairs(vocabulary):
    """All pairs of forms of one word, and all others that look like such."""
    are_forms = learn.Forms(vocabulary)
    lemmas = collections.defaultdict(list)
    beginnings = collections.defaultdict(list)
    for word, lemma in vocabulary.items():
        lemmas[lemma].append(word)
        beginnings[word[:3]].append(word)
    same = {
        (a, b) for words in lemmas.values() for i, a in enumerate(words) for b in words[i + 1:] if are_forms(a, b)}
    other = set()
    for words in beginnings.values():
        for i, a in enumerate(words):
            for b in words[i + 1:]:
                shared = learn.shared(a, b)
                if vocabulary[a] != vocabulary[b] and not are_forms(a, b) and shared >= 3 and max(len(a), len(b)) - shared <= 3:
                    other.add((a, b))
    return sorted(same), sorted(other)


def merged(platen, language, sample):
    """How many of some pairs became one word."""
    count = 0
    for start in range(0, len(sample), CHUNK):
        chunk = sample[start:start + CHUNK]
        with tempfile.TemporaryDirectory() as folder:
            scene = pathlib.Path(folder, "pairs.yaml")
            lines = ["platen: 1", "data:"]
            for i, (a, b) in enumerate(chunk):
                lines.append(
                    f'  p{i}: {{words: "x, {a}, {b}", language: {language}, keepsPhrases: false, minimumLength: 1, '
                    f'keep: ["{a}", "{b}"], stopWords: x, countsLines: false}}')
            lines += ["view:", "  vStack:", "    children:"]
            lines += [f'      - {{forEach: {{data: p{i}, view: {{text: "{i} {{name}}"}}}}}}' for i in range(len(chunk))]
            scene.write_text("\n".join(lines) + "\n")
            output = subprocess.run([platen, "layout", scene], capture_output=True, text=True, check=True).stdout
        found = collections.Counter(line.split('"')[1].split()[0] for line in output.splitlines() if '"' in line)
        count += sum(1 for i in range(len(chunk)) if found[str(i)] == 1)
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--platen", required=True)
    parser.add_argument("--words", type=int, default=12000)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--languages", default=LANGUAGES)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for language in options.languages.split(","):
        same, other = pairs(learn.vocabulary(language, options.words))
        generator = random.Random(options.seed)
        some = generator.sample(same, min(options.pairs, len(same)))
        others = generator.sample(other, min(options.pairs, len(other)))
        found = merged(options.platen, language, some) / len(some)
        wrong = merged(options.platen, language, others) / len(others)
        true, false = found * len(same), wrong * len(other)
        print(f"{language}\tprecision {true / max(true + false, 1):.3f}\trecall {found:.3f}"
              f"\tof {len(same)} pairs and {len(other)} others", flush=True)


if __name__ == "__main__":
    main()
