#!/usr/bin/env python3
"""Measures how far the words of Chinese, Japanese, Korean and Thai are those of other programs.

    segments.py --platen .build/release/platen [FILE…]

Texts are those of Fixtures/Declaration, and files whose names begin with the code of their language, as `ja-diary.txt`. Each
is counted by `platen cloud` without stop words of its language, phrases and forms, and by jieba, janome, kiwipiepy and
pythainlp (newmm). Printed is how many words both have, with their counts, of the mean of all words: 2 · common / (one + other);
numbers and signs are no words. Verbs and adjectives of Japanese are in the form of dictionaries in both; words of grammar of
Japanese and Korean are left out in both. Of Korean the other has nouns alone, and platen verbs as well.

Needs jieba, janome, kiwipiepy and pythainlp of PyPI.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).parent.parent.parent
CODES = {"ja": "ja", "ko": "ko", "th": "th", "zh-Hans": "zh"}


def is_word(text):
    return any(c.isalpha() for c in text)


def chinese(text):
    import jieba

    jieba.setLogLevel(60)
    return [word for word in jieba.lcut(text) if is_word(word)]


def japanese(text):
    from janome.tokenizer import Tokenizer

    words = []
    for token in Tokenizer().tokenize(text):
        kind, detail = token.part_of_speech.split(",")[:2]
        # Hiragana alone are mostly of words of grammar.
        if all("ぁ" <= c <= "ゖ" for c in token.base_form):
            continue
        if kind in ("名詞", "動詞", "形容詞", "副詞", "連体詞") and detail not in ("非自立", "接尾", "数", "代名詞"):
            words.append(token.base_form)
    return [word for word in words if is_word(word)]


def korean(text):
    from kiwipiepy import Kiwi

    return [token.form for token in Kiwi().tokenize(text) if token.tag[:2] in ("NN", "MA", "SL", "XR")]


def thai(text):
    from pythainlp import word_tokenize

    return [word for word in word_tokenize(text, engine="newmm") if is_word(word)]


TOKENIZERS = {"zh": chinese, "ja": japanese, "ko": korean, "th": thai}


def counted(platen, language, text):
    """The words of a text as platen counts them."""
    with tempfile.TemporaryDirectory() as folder:
        source, layout = pathlib.Path(folder, "text.txt"), pathlib.Path(folder, "layout.json")
        source.write_text(text)
        # Another language leaves nothing of these out.
        named = language if language in ("ja", "ko") else "en"
        subprocess.run(
            [platen, "cloud", source, "-o", f"{folder}/cloud.svg", "--layout", layout, "--language", named, "--quiet", "--top",
             "5000", "--minimum-length", "1", "--no-keeps-phrases", "--no-merges-inflections", "--no-counts-lines"],
            check=True)
        words = json.loads(layout.read_text())["words"]
        return collections.Counter({word["text"]: int(word["weight"]) for word in words})


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--platen", required=True)
    parser.add_argument("--differences", action="store_true", help="print what one alone has")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    rows = [line.split("\t") for line in (ROOT / "Fixtures/Declaration/texts.tsv").read_text().splitlines()]
    texts = [("Declaration", CODES[row[0]], row[2]) for row in rows if row[0] in CODES]
    texts += [(path.name, path.name[:2], path.read_text()) for path in options.files]
    for name, language, text in texts:
        ours, theirs = counted(options.platen, language, text), collections.Counter(TOKENIZERS[language](text))
        common = sum((ours & theirs).values())
        print(f"{language}\t{2 * common / (sum(ours.values()) + sum(theirs.values())):.3f}\t{name}")
        if options.differences:
            print("  platen alone:", *(ours - theirs), "\n  other alone:", *(theirs - ours))


if __name__ == "__main__":
    main()
