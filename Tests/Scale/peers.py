#!/usr/bin/env python3
"""Draws the same cards by `platen batch`, Typst and Takumi, as who has a table would: peers.py --platen PATH [--rows 2000].

Each gets all cores: Typst and Takumi by a pool of Python processes, each with one compiler or renderer for all of its rows
(requirements.txt has both). Rounds go through all of them in turn, so that they meet the same minutes of a shared machine.
Counted are pictures a second of the best of three rounds, without the start of the pool, and the memory of all
processes together (Pss: what they share counts once), the most that was seen.
"""
import argparse
import html
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

import batch

FONTS = batch.HERE.parents[1] / "Fonts"
TYPST = """#set page(width: 320pt, height: 140pt, margin: 16pt, fill: rgb("#FBF6EE"))
#set text(font: "Source Serif Pro", size: 13pt, fallback: true)
#set par(spacing: 6pt)
#let row = sys.inputs
#text(size: 22pt, weight: "bold", row.name)

#(row.town + ", since " + row.joined)

#text(fill: rgb("#A5301E"), "No. " + row.id + " · " + row.spent)

#box(fill: rgb("#F1E9DB"), radius: 9pt, inset: (x: 8pt, y: 3pt), text(size: 11pt, "reader"))
"""
CSS = """body { margin: 0 } .card { display: flex; flex-direction: column; gap: 6px; padding: 16px; width: 288px; height: 108px;
 background-color: #FBF6EE; font-family: 'Source Serif Pro'; font-size: 13px } .name { font-size: 22px; font-weight: 700 }
.no { color: #A5301E } .tag { background-color: #F1E9DB; border-radius: 9px; padding: 3px 8px; font-size: 11px; align-self: flex-start }"""


def typst_setup(form):
    import typst
    compiler = typst.Compiler(root=str(batch.HERE), font_paths=[str(FONTS)], ignore_system_fonts=True)
    source = TYPST.encode()

    def draw(row):
        made = compiler.compile(source, format=form, ppi=144.0, sys_inputs=row)
        return len(made if isinstance(made, (bytes, str)) else made[0])
    return draw


def takumi_setup(form):
    from takumi_py import FontResource, Renderer
    renderer = Renderer(load_default_fonts=False)
    for weight, style in [(400, "Regular"), (700, "Bold")]:
        font = (FONTS / f"SourceSerifPro-{style}.otf").read_bytes()
        renderer.register_font(FontResource(font, name="Source Serif Pro", weight=weight, style="normal"))

    def draw(row):
        text = {key: html.escape(value) for key, value in row.items()}
        body = (f'<div class="card"><div class="name">{text["name"]}</div><div>{text["town"]}, since {text["joined"]}</div>'
                f'<div class="no">No. {text["id"]} · {text["spent"]}</div><div class="tag">reader</div></div>')
        if form == "svg":
            return len(renderer.render_svg_html(body, stylesheets=[CSS], width=320, height=140))
        return len(renderer.render_html(body, stylesheets=[CSS], width=640, height=280, device_pixel_ratio=2.0, format="png"))
    return draw


DRAW = None


def begin(setup, form):
    global DRAW
    DRAW = {"typst": typst_setup, "takumi": takumi_setup}[setup](form)


def draw(row):
    return DRAW(row)


class Memory(threading.Thread):
    """Looks how much memory the processes below one have, until it is told to stop."""

    def __init__(self, root):
        super().__init__(daemon=True)
        self.root, self.peak, self.stopped = root, 0, threading.Event()

    def run(self):
        while not self.stopped.wait(0.05):
            self.peak = max(self.peak, sum(self.pss(process) for process in self.tree(self.root)))

    def tree(self, process):
        found = [process]
        for task in pathlib.Path(f"/proc/{process}/task").glob("*/children"):
            try:
                for child in task.read_text().split():
                    found += self.tree(child)
            except OSError:
                pass
        return found

    @staticmethod
    def pss(process):
        try:
            text = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
            return int(text.split("Pss:")[1].split()[0]) / 1024
        except (OSError, IndexError):
            return 0


def peer(name, rows, form):
    with multiprocessing.get_context("spawn").Pool(batch.CORES, begin, (name, form)) as pool:
        pool.map(draw, rows[:4 * batch.CORES], chunksize=1)
        memory = Memory(os.getpid())
        memory.start()
        start = time.monotonic()
        sizes = pool.map(draw, rows, chunksize=16)
        seconds = time.monotonic() - start
        memory.stopped.set()
    assert min(sizes) > 100
    return len(rows) / seconds, memory.peak


def ours(platen, table, count, form):
    start = time.monotonic()
    process = subprocess.Popen(
        [platen, "batch", str(batch.CARD), str(table), "--tar", "-o", "-", "--format", form, "--scale", "2", "-q"],
        stdout=subprocess.DEVNULL)
    memory = Memory(process.pid)
    memory.start()
    if process.wait():
        sys.exit("peers.py: platen batch failed")
    memory.stopped.set()
    return count / (time.monotonic() - start), memory.peak


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--platen", required=True)
    parser.add_argument("--rows", type=int, default=2000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="platen-peers-") as folder:
        table = pathlib.Path(folder) / "cards.csv"
        batch.write_cards(table, options.rows)
        lines = table.read_text(encoding="utf-8").splitlines()
        names = lines[0].split(",")
        rows = [dict(zip(names, line.split(","))) for line in lines[1:]]
        for form in ["svg", "png"]:
            best = {}
            for _ in range(3):
                for name in ["platen", "typst", "takumi"]:
                    made = ours(options.platen, table, len(rows), form) if name == "platen" else peer(name, rows, form)
                    best[name] = (max(best.get(name, (0, 0))[0], made[0]), max(best.get(name, (0, 0))[1], made[1]))
            for name, (rate, memory) in best.items():
                print(f"{form} {name}: {rate:.0f} pictures a second, {memory:.0f} MiB,"
                      f" {best['platen'][0] / rate:.1f} times slower than platen", flush=True)


if __name__ == "__main__":
    main()
