#!/usr/bin/env python3
"""Writes breaks.tsv: where Pango ends the lines of texts.tsv in 300 points, at 17 points in the bundled fonts.

Needs pango-view 1.50 (pango1.0-tools of Debian 12).
"""
import html
import json
import os
import pathlib
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FONTS = HERE.parent.parent / "Fonts"


def layout(texts, folder):
    (folder / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
        f"<fontconfig><dir>{FONTS}</dir><cachedir>{folder}</cachedir></fontconfig>")
    (folder / "text").write_text("\n".join(
        f'<span lang="{language}">{html.escape(text, quote=False)}</span>'
        for language, text in texts))
    subprocess.run(
        ["pango-view", "--no-display", "--markup", "--dpi=72", "--hinting=none",
         "--hint-metrics=off", "--subpixel-positions", "--font=Inter 17", "--language=en",
         "--width=300", "--wrap=word-char", f"--serialize-to={folder}/layout", f"{folder}/text"],
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8",
             "FONTCONFIG_FILE": f"{folder}/fonts.conf"},
        stderr=subprocess.DEVNULL, check=True)
    return json.loads((folder / "layout").read_text())["output"]["lines"]


def main():
    rows = (HERE / "texts.tsv").read_text(encoding="utf-8").splitlines()[1:]
    texts = [(row.split("\t")[0], row.split("\t")[2]) for row in rows]
    with tempfile.TemporaryDirectory() as folder:
        starts = [line["start-index"] for line in layout(texts, pathlib.Path(folder))]
    out = ["language\tstarts of lines, as offsets in the text's UTF-8"]
    offset = 0
    for language, text in texts:
        end = offset + len(text.encode())
        lines = [str(start - offset) for start in starts if offset <= start <= end]
        out.append(f"{language}\t{' '.join(lines)}")
        offset = end + 1
    (HERE / "breaks.tsv").write_text("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
