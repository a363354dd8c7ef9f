#!/usr/bin/env python3
"""Who sees a hairline: 200 thin changes, and 100 pictures that are only drawn by another program.

    thin.py --platen PATH --work FOLDER [--all] [--others] [--seed 49]

A scene is a box, a ring, a rule, a table, a slanted stroke, an icon and five small texts, at random places and in random
colours, on a light or a dark ground. A change is one of the 20 kinds in KINDS, ten scenes each: the scene before and after
is drawn by the same program. Drawn otherwise is one scene by two programs. Half of each (whole rounds of the kinds, and of
the pairs of programs) is what the rule is tuned on; the other half is kept aside, and reported by itself.

Counted plainly, fixed before any rule was tried: a change is missed if the rule calls no pixel of the pair different, a
false alarm is a pair by two programs of which it calls one or more different. Judges are the command and its rule in NumPy,
and with --others pixelmatch (of PyPI) at 0.1 and 0.2, ImageMagick's AE (any difference at all) and AE with a fuzz of 5 %, and
scikit-image's SSIM of the grey pictures below 0.999 and 0.99. Needs what suite.py needs, and resvg_py of PyPI; --others needs
pixelmatch and scikit-image, too. odiff is not among them: it is a program of npm, which these scripts do not use.
"""
import argparse
import json
import os
import random
import sys

import numpy
from PIL import Image

import makers
import rule
import suite

WIDTH, HEIGHT = 240, 150
PROGRAMS = ("platen", "rsvg-convert", "Chromium", "Poppler", "resvg")
# (ground, ink, muted, the muted one dimmer, rule, the rule paler): light and dark, as style guides have them.
PALETTES = [
    ("#FFFFFF", "#1F2328", "#59636E", "#818B98", "#D1D9E0", "#E6EAEF"),
    ("#FFFFFF", "#111827", "#6B7280", "#9CA3AF", "#9CA3AF", "#C3C8D0"),
    ("#0D1117", "#F0F6FC", "#8B949E", "#6E7681", "#3D444D", "#2A3038"),
    ("#FAF7F0", "#2B2118", "#7A6A58", "#9A8B79", "#CDBFA8", "#E0D6C4"),
    ("#18181B", "#FAFAFA", "#A1A1AA", "#71717A", "#52525B", "#3A3A41"),
]
# Two hues about as bright as each other, on light grounds and on dark ones.
HUES = {
    True: [("#0B57D0", "#7A3FC4"), ("#B3261E", "#8A5A00"), ("#1A7F37", "#4F6F10"), ("#0969DA", "#0F766E")],
    False: [("#58A6FF", "#C38FFF"), ("#FF7B72", "#D69A2D"), ("#3FB950", "#A9A92C"), ("#79C0FF", "#7EE0B0")],
}
WORDS = [("fill", "fiil"), ("modem", "modern"), ("clear", "dear"), ("will", "wiil"), ("illicit", "iilicit"), ("Illness", "IIlness"),
         ("barn", "bam"), ("Total", "Totai"), ("hello", "heilo"), ("corner", "comer")]
MARKS = [("Aldea", "Aldéa"), ("Uber", "Über"), ("Done.", "Done"), ("Lodz", "Łodz"), ("10:45", "10.45"), ("sec", "sec."), ("naive", "naïve"),
         ("e.g. tea", "e,g. tea"), ("-14", "14"), ("a;b", "a:b")]
SYMBOLS = [("chevron.up", "chevron.down"), ("plus", "xmark"), ("checkmark", "minus"), ("arrow.up", "arrow.down"), ("plus", "minus")]


def scene_of(rng):
    """The values of a scene, and what they may become."""
    palette = rng.randrange(len(PALETTES))
    ground, ink, muted, dimmer, line, paler = PALETTES[palette]
    hue, other = rng.choice(HUES[ground in ("#FFFFFF", "#FAF7F0")])
    word, misspelt = rng.choice(WORDS)
    mark, marked = rng.choice(MARKS)
    symbol, turned = rng.choice(SYMBOLS)
    digits = rng.sample([("3", "8"), ("1", "7"), ("6", "0"), ("5", "6"), ("9", "8")], 1)[0]
    number = "%d,%d%d.%d0" % (rng.randrange(1, 10), rng.randrange(10, 99), rng.randrange(10), rng.randrange(10))
    count = "%d%s of %d" % (rng.randrange(1, 9), digits[0], rng.randrange(50, 99))
    size = lambda: rng.choice([11, 11, 12, 12, 13, 14])
    family = rng.choice(["Inter", "Inter", "Source Serif Pro"])
    v = {"ground": ground, "ink": ink, "muted": muted, "line": line, "hue": hue, "family": family, "box": (rng.randrange(8, 14), rng.randrange(8, 14), rng.randrange(40, 70), rng.randrange(20, 34)),
         "ring": (rng.randrange(92, 100), rng.randrange(8, 14), rng.randrange(9, 16)), "rule": (8, rng.randrange(52, 56), rng.randrange(90, 224)),
         "ruleWidth": 1, "underline": 2, "table": (rng.randrange(130, 138), rng.randrange(8, 12), 3, rng.randrange(11, 14), rng.randrange(24, 30)),
         "tableRow": 0, "slant": (rng.randrange(160, 200), 64, rng.randrange(24, 40), rng.choice([20, 30, 45, 60])), "ticks": rng.randrange(9, 16),
         "tickLength": 4, "hueRule": (150, rng.randrange(84, 88), rng.randrange(40, 80)), "number": number, "numberSize": size(), "count": count,
         "countSize": size(), "word": word, "wordSize": size(), "mark": mark, "markSize": size(), "mutedText": rng.choice(["Updated 3 days ago", "optional", "Draft 7", "Read more"]),
         "mutedSize": size(), "link": rng.choice(["Open issue", "Sign in", "Terms", "line 204"]), "linkSize": rng.choice([11, 12, 13, 14, 16, 20]),
         "hueLine": hue, "symbol": symbol, "symbolSize": rng.choice([11, 12, 13, 14]), "weight": "regular", "boxWidth": 1}
    moved = lambda key, index, by: {key: tuple(value + (by if i == index else 0) for i, value in enumerate(v[key]))}
    sign = rng.choice([-1, 1])
    changes = {
        "box moved by 1 px": moved("box", rng.randrange(2), sign), "box moved by 1/2 px": moved("box", rng.randrange(2), sign * 0.5),
        "ring moved by 1 px": moved("ring", rng.randrange(2), sign), "ring 1 px larger": {"ring": (v["ring"][0] - 1, v["ring"][1] - 1, v["ring"][2] + 1)},
        "rule moved by 1 px": moved("rule", 1, sign), "rule moved by 1/2 px": moved("rule", 1, sign * 0.5),
        "underline moved by 1 px": {"underline": 2 + sign}, "table rule moved by 1 px": {"tableRow": sign},
        "slanted stroke moved by 1 px": moved("slant", int(v["slant"][3] <= 45), sign), "tick 1 px longer": {"tickLength": 5},
        "comma for point": {"number": number.replace(",", ".")}, "digit": {"count": count.replace(digits[0] + " of", digits[1] + " of")},
        "letters": {"word": misspelt}, "mark": {"mark": marked}, "muted text dimmer": {"muted": dimmer},
        "hue of text": {"hue": other}, "hue of rule": {"hueLine": other}, "rules paler": {"line": paler},
        "icon": {"symbol": turned}, "weight": {"weight": "semibold"},
    }
    return v, changes


def drawn(v, scale):
    def placed(part, x, y, width, height, *more):
        return {**part, "modifiers": [{"frame": {"width": width, "height": height}}, *more, {"position": {"x": x + width / 2, "y": y + height / 2}}]}

    def fill(color, x, y, width, height, *more):
        return placed({"rectangle": {"fill": color}}, x, y, width, height, *more)

    def text(words, size, color, x, y, weight="regular"):
        return {"text": words, "modifiers": [{"font": {"size": size, "weight": weight, "family": v["family"]}}, {"foregroundStyle": color}, "fixedSize",
                {"frame": {"width": 140, "height": 20, "alignment": "leading"}}, {"position": {"x": x + 70, "y": y + 10}}]}

    border = lambda color: {"strokeBorder": {"style": color, "lineWidth": v["boxWidth"]}}
    bx, by, bw, bh = v["box"]
    rx, ry, radius = v["ring"]
    tx, ty, rows, row, column = v["table"]
    sx, sy, length, angle = v["slant"]
    parts = [placed({"rectangle": border(v["ink"])}, bx, by, bw, bh), placed({"circle": border(v["ink"])}, rx, ry, 2 * radius, 2 * radius),
             fill(v["line"], *v["rule"], v["ruleWidth"]), fill(v["ink"], 8, 58 + 16 + v["underline"], 44, 1),
             fill(v["ink"], sx, sy, length, 1, {"rotationEffect": angle}), fill(v["hueLine"], *v["hueRule"], 1)]
    for i in range(rows + 1):
        parts.append(fill(v["line"], tx, ty + i * row + (v["tableRow"] if i == 1 else 0), 3 * column, 1))
        parts.append(fill(v["line"], tx + i * column, ty, 1, rows * row))
    for i in range(8):
        parts.append(fill(v["ink"], 150 + i * 8, 110, 1, v["tickLength"] if i == 3 else 4))
    parts += [text(v["number"], v["numberSize"], v["ink"], 8, 58, v["weight"]), text(v["count"], v["countSize"], v["ink"], 84, 58),
              text(v["word"], v["wordSize"], v["ink"], 8, 80), text(v["mark"], v["markSize"], v["muted"], 84, 80),
              text(v["mutedText"], v["mutedSize"], v["muted"], 8, 100), text(v["link"], v["linkSize"], v["hue"], 8, 124),
              {"image": {"systemName": v["symbol"]}, "modifiers": [{"font": v["symbolSize"]}, {"foregroundStyle": v["ink"]}, {"position": {"x": 218, "y": 128}}]}]
    return {"platen": 1, "canvas": {"width": WIDTH, "height": HEIGHT, "scale": scale, "background": v["ground"]}, "view": {"zStack": {"children": parts}}}


class Drawing:
    """Draws scenes by each program, and keeps the pictures."""
    def __init__(self, maker):
        self.maker, self.waiting = maker, {}

    def path(self, name, ending):
        return self.maker.path("thin/" + name + ending)

    def draw(self, name, v, program, scale, grid):
        """Draws a scene, of which frames lie on a grid of so many lines a point; Chromium's later, many to a page."""
        picture = self.path(name, "." + program + ".png")
        scene = self.path(name, ".json")
        makers.write(scene, json.dumps(drawn(v, grid)))
        if os.path.exists(picture):
            return picture
        if program == "platen":
            self.maker.render(scene, picture, scale)
            return picture
        svg = self.path(name, ".svg")
        if not os.path.exists(svg):
            self.maker.render(scene, svg)
        if program == "rsvg-convert":
            self.maker.rsvg(svg, picture, scale)
        elif program == "resvg":
            import resvg_py
            with open(picture, "wb") as f:
                f.write(bytes(resvg_py.svg_to_bytes(svg_path=svg, zoom=scale)))
        elif program == "Poppler":
            pdf = self.maker.render(scene, self.path(name, ".pdf"))
            makers.run("pdftocairo", "-png", "-singlefile", "-r", str(72 * scale), pdf, picture[:-4])
        else:
            self.waiting.setdefault(scale, {})[picture] = svg
        return picture

    def finish(self):
        for scale, svgs in self.waiting.items():
            names = list(svgs)
            for start in range(0, len(names), 10):
                part = names[start:start + 10]
                page = [(name, svgs[name], i * (HEIGHT + 10), (WIDTH, HEIGHT)) for i, name in enumerate(part)]
                for name, picture in self.maker.shot(page, len(part) * (HEIGHT + 10), scale).items():
                    Image.fromarray(picture).save(name)


def pairs(maker, seed):
    """(half, name, before, after) of the changes, then of what is only drawn differently."""
    drawing, found = Drawing(maker), ([], [])
    kinds = list(scene_of(random.Random(0))[1])
    for number in range(10 * len(kinds)):
        rng = random.Random("%d change %d" % (seed, number))
        v, changes = scene_of(rng)
        kind = kinds[number % len(kinds)]
        # Platen lays frames on whole pixels.
        program = PROGRAMS[number // len(kinds) % len(PROGRAMS)]
        if "1/2" in kind and program == "platen":
            program = "rsvg-convert"
        after = {**v, **changes[kind]}
        found[0].append((number // len(kinds) % 2, "%s, %s, %d" % (kind, program, number), *(drawing.draw("%d.%s" % (number, side), values, program, 1, 2)
                                                                        for side, values in (("before", v), ("after", after)))))
    others = [(a, b) for i, a in enumerate(PROGRAMS) for b in PROGRAMS[i + 1:]]
    for number in range(100):
        v, _ = scene_of(random.Random("%d alike %d" % (seed, number)))
        one, other = others[number % len(others)]
        scale = 1 + number // len(others) // 2 % 2
        found[1].append((number // len(others) % 2, "%s and %s, %d" % (one, other, number), *(drawing.draw("alike%d" % number, v, program, scale, scale) for program in (one, other))))
    drawing.finish()
    return found


def read(pair):
    half, name, before, after = pair
    return half, name, makers.read(before), makers.read(after)


def report(name, changed, alike, found, false, options):
    missed = [pair[1] for pair in changed if pair[1] not in found]
    cells = []
    for half in (0, 1):
        for pairs, wrong in ((changed, missed), (alike, false)):
            part = [p[1] for p in pairs if p[0] == half]
            cells.append("%d of %d" % (sum(name in wrong for name in part), len(part)))
    print("| %s | %s |" % (name, " | ".join(cells)))
    if options.all:
        for pair in missed:
            print("    missed: " + pair)
        for pair in sorted(false):
            print("    false: " + pair)


def judged(pairs, judge):
    return {pair[1] for pair in pairs if bool(judge(pair[2], pair[3]))}


def by_pixelmatch(threshold):
    from pixelmatch.contrib.PIL import pixelmatch
    return lambda before, after: pixelmatch(Image.fromarray(before), Image.fromarray(after), threshold=threshold) > 0


def by_similarity(least):
    from skimage.metrics import structural_similarity
    grey = lambda picture: numpy.asarray(Image.fromarray(picture).convert("L"))
    return lambda before, after: structural_similarity(grey(before), grey(after)) < least


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    parser.add_argument("--platen", required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--others", action="store_true")
    parser.add_argument("--seed", type=int, default=49)
    options = parser.parse_args()
    changed, alike = ([read(pair) for pair in part] for part in pairs(makers.Makers(os.path.abspath(options.platen), options.work), options.seed))
    same = [pair[1] for pair in changed if (pair[2] == pair[3]).all()]
    if same:
        sys.exit("error: nothing changed: %s" % same)
    print("| rule | missed, tuned on | false alarms, tuned on | missed, kept aside | false alarms, kept aside |\n| --- | ---: | ---: | ---: | ---: |")
    found, false = (suite.command(os.path.abspath(options.platen), options.work, [pair[1:] for pair in part], name)
                    for part, name in ((changed, "thin.changed"), (alike, "thin.alike")))
    report("platen, PNGs of anybody", changed, alike, found, false, options)
    rules = [("platen's rule in NumPy", lambda a, b: rule.changes(a, b).any())]
    if options.others:
        rules += [("pixelmatch %s" % threshold, by_pixelmatch(threshold)) for threshold in (0.1, 0.2)]
        rules += [("AE", lambda a, b: (a != b).any()), ("AE, 5 %", lambda a, b: (abs(a.astype(int) - b).max(2) > 12.75).any())]
        rules += [("SSIM below %s" % least, by_similarity(least)) for least in (0.999, 0.99)]
    for name, judge in rules:
        report(name, changed, alike, judged(changed, judge), judged(alike, judge), options)


if __name__ == "__main__":
    main()
