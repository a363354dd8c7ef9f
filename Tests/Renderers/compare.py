#!/usr/bin/env python3
"""Draws scenes as PNG, SVG and PDF, and holds the PNG against what others make of the SVG and the PDF.

    compare.py --platen .build/release/platen --work .build/renderers [scene…]

Prints for each scene the mean difference, of 255, of the PNG at two pixels a point to the SVG by rsvg-convert and by
Chromium and to the PDF by poppler and by MuPDF. Ends with 1 if one is over 2 that exceptions.tsv does not name, or if
one is under 2 that it names.

Needs librsvg2-bin, chromium, poppler-utils, mupdf-tools, python3-numpy and python3-pil of Debian.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys

import numpy
from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MOST = 2.0
RENDERERS = ("rsvg", "chromium", "poppler", "mupdf")


def run(*command, **options):
    return subprocess.run(
        [str(word) for word in command], check=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, **options)


def scenes(platen, work):
    """Writes all scenes into a folder: those of scenes.txt, the examples, and what `platen init` makes."""
    for part in (HERE / "scenes.txt").read_text(encoding="utf-8").split("\n# ")[1:]:
        name, text = part.split("\n", 1)
        (work / f"{name}.yaml").write_text(text, encoding="utf-8")
    for folder in (ROOT / "Fixtures/Scenes", ROOT / "Sources/Tools/PlatenService/Playground/Examples"):
        for file in folder.iterdir():
            if file.suffix != ".swift":
                # Pictures that scenes show lie beside them under the names of scenes.
                shutil.copy(file, work / file.name)
    for kind in ("tags", "clock", "grid"):
        run(platen, "init", kind, "-o", work / f"init-{kind}.yaml", "--force")
    return sorted(file.stem for file in work.glob("*.yaml"))


def pixels(file):
    """A picture's colours on white, 0 to 255."""
    picture = Image.open(file).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(ground, picture).convert("RGB"), dtype=float)


def renderers(out, name, size):
    """The files that the renderers make, by their names."""
    svg, pdf = out / f"{name}.svg", out / f"{name}.pdf"
    files = {renderer: out / f"{name}.{renderer}.png" for renderer in RENDERERS}
    run("rsvg-convert", "-z", "2", "-o", files["rsvg"], svg)
    run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=2", f"--window-size={size[0] // 2},{size[1] // 2}",
        f"--screenshot={files['chromium']}", svg.as_uri(), timeout=120)
    run("pdftoppm", "-r", "144", "-png", "-singlefile", pdf, files["poppler"].with_suffix(""))
    run("mutool", "draw", "-q", "-r", "144", "-o", files["mupdf"], pdf)
    return files


def difference(ours, file):
    theirs = pixels(file)
    height, width = (min(a, b) for a, b in zip(ours.shape[:2], theirs.shape[:2]))
    if max(abs(a - b) for a, b in zip(ours.shape, theirs.shape)) > 2:
        return 255.0
    return float(numpy.abs(ours[:height, :width] - theirs[:height, :width]).mean())


def compare(platen, scene, out):
    for format in ("png", "svg", "pdf"):
        run(platen, "render", scene, "-o", out / f"{scene.stem}.{format}", "--scale", "2",
            "--fonts", ROOT / "Fonts")
    ours = pixels(out / f"{scene.stem}.png")
    files = renderers(out, scene.stem, (ours.shape[1], ours.shape[0]))
    return {name: difference(ours, file) for name, file in files.items()}


def exceptions():
    rows = (HERE / "exceptions.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {tuple(row.split("\t")[:2]): row.split("\t")[2] for row in rows}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--platen", required=True, type=pathlib.Path)
    parser.add_argument("--work", required=True, type=pathlib.Path)
    parser.add_argument("scene", nargs="*", help="the names of scenes; without one, all")
    options = parser.parse_args()
    sources, out = options.work / "scenes", (options.work / "out").resolve()
    for folder in (sources, out):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    names = scenes(options.platen.resolve(), sources.resolve())
    known, wrong = exceptions(), 0
    print("scene".ljust(24), *(name.rjust(8) for name in RENDERERS))
    for name in options.scene or names:
        found = compare(options.platen.resolve(), sources.resolve() / f"{name}.yaml", out)
        notes = []
        for renderer, mean in found.items():
            reason = known.get((name, renderer))
            if (mean > MOST) != (reason is not None):
                wrong += 1
                notes.append(f"{renderer}: " + ("no longer" if reason else "not") + " an exception")
        print(name.ljust(24), *(f"{found[r]:8.2f}" for r in RENDERERS), "; ".join(notes), flush=True)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
