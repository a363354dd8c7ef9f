#!/usr/bin/env python3
"""Measures the wheel beside other packages of PyPI that draw: bytes, the install, and the first picture.

    peers.py [--wheel FILE] [--work FOLDER]

Each is downloaded and installed into a virtual environment of its own, without what is compiled ahead, and draws a
picture in a new process of Python, with its import. Times are those of the processor, as other work makes those of the
clock longer; the least of three counts. It needs the network.
"""
import argparse
import os
import pathlib
import resource
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = "{'Swift': 120, 'Python': 90, 'Kotlin': 80, 'Rust': 60, 'Zig': 20}"
# A word or more as PNG, in the fewest lines.
DRAW = {
    "platen": f"import platen; platen.cloud({WORDS}, format='png').save('a.png')",
    "typst": "import typst; typst.compile(b'Swift *Python* Kotlin', format='png', output='a.png')",
    "takumi-py": "import takumi_py as t; open('a.png', 'wb').write(t.Renderer().render_html("
                 "'<div>Swift</div>', width=400, height=200, format='png'))",
    "vl-convert-python": "import vl_convert as v; open('a.png', 'wb').write(v.vegalite_to_png({'data': {'values': [{'a': 1}]},"
                         " 'mark': 'text', 'encoding': {'text': {'field': 'a'}}}))",
    "wordcloud": f"import wordcloud; wordcloud.WordCloud().generate_from_frequencies({WORDS}).to_file('a.png')",
}


def seconds(*command, **options):
    """The processor's time of a command and of all that it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **options)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def size(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def row(name, wheel, work):
    pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]
    downloads = work / name
    subprocess.run([*pip, "download", "-d", downloads, wheel or name], check=True)
    times = []
    for _ in range(3):
        place = work / f"{name}.installed"
        shutil.rmtree(place, ignore_errors=True)
        times.append(seconds(*pip, "install", "--no-compile", "--no-index", "--find-links", downloads, "--target", place, name))
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    drawn = [seconds(sys.executable, "-c", DRAW[name], cwd=work, env=environment) for _ in range(3)]
    assert (work / "a.png").read_bytes()[:4] == b"\x89PNG"
    (work / "a.png").unlink()
    count = len(list(downloads.iterdir()))
    return f"| {name} | {size(downloads):.1f} | {count} | {size(place):.0f} | {min(times):.1f} s | {min(drawn):.2f} s |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheel", type=pathlib.Path, help="the wheel; of `make packages` without one")
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build/peers")
    options = parser.parse_args()
    shutil.rmtree(options.work, ignore_errors=True)
    options.work.mkdir(parents=True)
    wheel = options.wheel or next((ROOT / "out/packages").glob("*.whl"))
    print("| package | MB to download | files | MB installed | install | first picture |\n| --- | --- | --- | --- | --- | --- |")
    for name in DRAW:
        print(row(name, wheel.resolve() if name == "platen" else None, options.work.resolve()), flush=True)


if __name__ == "__main__":
    main()
