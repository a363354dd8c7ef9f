"""What is measured beside ours, and the words: all of it comes into the work folder, and none into the repository.

  wordcloud (PyPI, MIT licence), and of its source package the texts alice.txt (Project Gutenberg) and constitution.txt
    (public domain)
  d3-cloud (npm, BSD 3-clause) and wordcloud2.js (npm: wordcloud, MIT)
  top-pypi-packages.min.json of hugovk/top-pypi-packages (MIT): the 15,000 most downloaded packages of PyPI

A file that lies in the folder of sources already is used as it is.
"""
import json
import pathlib
import random
import subprocess
import sys
import tarfile
import urllib.request

WORDCLOUD = "1.9.6"
PACKAGES = "https://hugovk.github.io/top-pypi-packages/top-pypi-packages.min.json"
# The npm package and the file in it, by the file's name here.
SCRIPTS = {
    "d3.layout.cloud.js": ("d3-cloud@1.2.9", "package/build/d3.layout.cloud.js"),
    "wordcloud2.js": ("wordcloud@1.2.2", "package/src/wordcloud2.js"),
}


def python(folder):
    """A Python that has word_cloud."""
    program = folder / "venv/bin/python"
    if not program.exists():
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        subprocess.run([program, "-m", "pip", "install", "-q", f"wordcloud=={WORDCLOUD}"], check=True)
    return program


def text(folder, name):
    """One of the texts of word_cloud's examples."""
    file = folder / f"{name}.txt"
    if not file.exists():
        # pip asks a source package for its name, which takes what builds it.
        subprocess.run([python(folder), "-m", "pip", "install", "-q", "setuptools>=77", "setuptools_scm", "cython"],
                       check=True)
        subprocess.run(
            [python(folder), "-m", "pip", "download", "-q", "--no-deps", "--no-build-isolation", "--no-binary", ":all:",
             "-d", folder, f"wordcloud=={WORDCLOUD}"], check=True)
        with tarfile.open(next(folder.glob("wordcloud-*.tar.gz"))) as archive:
            for member in archive:
                if pathlib.PurePath(member.name).parent.name == "examples" and member.name.endswith(".txt"):
                    (folder / pathlib.PurePath(member.name).name).write_bytes(archive.extractfile(member).read())
    return file.read_text(encoding="utf-8")


def script(folder, name):
    """A library for browsers; None, and why, if it is not to be had."""
    file = folder / name
    if file.exists():
        return file, None
    package, inner = SCRIPTS[name]
    try:
        subprocess.run(["npm", "pack", "--silent", "--pack-destination", folder, package], check=True, timeout=60,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with tarfile.open(folder / (package.replace("@", "-") + ".tgz")) as archive:
            file.write_bytes(archive.extractfile(inner).read())
    except (OSError, subprocess.SubprocessError) as error:
        return None, f"npm has not brought {package}: {error}"
    return file, None


def counted(folder, name):
    """The words of a text with their counts, as word_cloud counts them, single words alone."""
    program = ("import sys, json; from wordcloud import WordCloud; "
               "json.dump(WordCloud(collocations=False).process_text(sys.stdin.read()), sys.stdout)")
    done = subprocess.run([python(folder), "-c", program], input=text(folder, name), check=True, text=True,
                          stdout=subprocess.PIPE)
    return heaviest(json.loads(done.stdout).items())


def packages(folder):
    """The packages of PyPI with their downloads; words that are made up if that list is not to be had."""
    file = folder / "top-pypi-packages.min.json"
    if not file.exists():
        try:
            with urllib.request.urlopen(PACKAGES, timeout=20) as answer:
                file.write_bytes(answer.read())
        except OSError as error:
            note = f"the list of PyPI's packages is not to be had ({error}): words are made up"
            return "made-up", made_up(10_000), note
    rows = json.loads(file.read_text(encoding="utf-8"))["rows"]
    return "packages", heaviest((row["project"], row["download_count"]) for row in rows), None


def made_up(count):
    """Words of syllables whose weights fall as Zipf's law has it."""
    chance = random.Random(1)
    words = {}
    while len(words) < count:
        word = "".join(chance.choice("bdfgklmnprstvz") + chance.choice("aeiou") for _ in range(chance.randint(2, 5)))
        words.setdefault(word, 1_000_000 / (len(words) + 1))
    return list(words.items())


def heaviest(words):
    return sorted(words, key=lambda word: (-word[1], word[0]))
