#!/usr/bin/env python3
"""Holds pictures that move as SVG to the closed form of their springs, in Chromium.

    Tests/Motion/run.py .build/release/platen

Motion by elements has to be that by styles, at each of these moments.
At sixty moments every element that moves has to be where the spring has it, within 0.002 of its way. In the end,
and for readers who want less motion, the page has to look as the still picture does, to the pixel."""

import base64
import io
import math
import os
import subprocess
import sys
import tempfile
import time

from PIL import Image, ImageChops

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Playground"))
from browser import Browser  # noqa: E402

WORDS = "Swift iOS SwiftUI UIKit WWDC Python JavaScript PHP Ruby Flutter Dart Android iPhone".split()
MOMENTS = 60
# The smooth spring of half a second: ω = 2π / 0.5 s.
FREQUENCY = 2 * math.pi / 0.5
TOLERANCE = 0.002
# Both ends of each animated transform, and where it is: an element's variables say where it comes from.
PLACES = """(() => animations.filter(a => a.effect.getKeyframes()[0].transform).map(a => {
  const style = getComputedStyle(a.effect.target), timing = a.effect.getTiming();
  const place = text => { const m = new DOMMatrix(text === 'none' ? '' : text); return [m.e, m.f]; };
  const frame = a.effect.getKeyframes()[0].transform;
  const from = frame.startsWith('var') ? style.getPropertyValue('--m') : frame;
  const to = style.getPropertyValue('--e').trim() || 'none';
  return {delay: timing.delay / 1000, duration: timing.duration / 1000, grows: from.includes('scale'),
    isGhost: a.effect.target.getAttribute('opacity') === '0',
    from: from.includes('scale') ? null : place(from), to: place(to), now: place(style.transform)};
}))()"""

# Where each group is, and how much of it is seen; what is not seen may be anywhere.
SEEN = """[...document.querySelectorAll('g, use')].map(e => {
  let opacity = 1;
  for (let at = e; at; at = at.parentElement) opacity *= getComputedStyle(at).opacity;
  const box = e.getBoundingClientRect();
  return opacity < 0.001 ? [0] : [10 * opacity, box.x, box.y, box.width, box.height];
})"""


def way(time):
    """The part of the way that a critically damped spring has gone."""
    return 1 - math.exp(-FREQUENCY * time) * (1 + FREQUENCY * time) if time > 0 else 0


def opened(browser, path, **view):
    page = browser.page(width=420, height=240, **view)
    page.open("file://" + path)
    page.wait("document.readyState === 'complete'")
    count = page.run("(() => { window.animations = document.getAnimations();"
                     " animations.forEach(a => a.pause()); return animations.length; })()")
    return page, count


def at(page, time):
    page.run(f"animations.forEach(a => a.currentTime = {time * 1000})")


def seen(page):
    return page.call("Page.captureScreenshot", format="png")["data"]


def is_alike(one, other):
    """Whether two pictures look alike: layers of their own smooth edges in another way, of some twenty pixels."""
    pictures = [Image.open(io.BytesIO(base64.b64decode(data))).convert("L") for data in (one, other)]
    return sum(ImageChops.difference(*pictures).histogram()[64:]) < 80


def becomes(page, picture, seconds=30, same=lambda one, other: one == other):
    """Whether a page looks so, once the browser has drawn again what moved."""
    end = time.monotonic() + seconds
    while not same(seen(page), picture):
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


SCENE = """platen: 1
canvas: {{width: 300, height: 60, background: "{ground}"}}
data: {{words: {words}}}
view: {{flow: {{spacing: 6, children: [{{forEach: {{data: words, view: {{text: "{{name}}"}}}}}}]}}}}
"""
STATES = ["[Swift, Go]", "[Swift, Rust, Go]", "[Zig, Go, Swift]"]
CHANGES = """changes:
  - {at: 0.5, set: {words: [Swift, Rust, Go]}, animation: {linear: {duration: 0.4}}}
  - {at: 1.5, set: {words: [Zig, Go, Swift]}, animation: {linear: {duration: 0.4}}}
"""


def several_changes(browser, folder, platen, check):
    """Between its changes a scene looks as a still of each state, and in the end as the last."""
    def draw(name, text, *options):
        path = os.path.join(folder, name)
        with open(path + ".yaml", "w") as file:
            file.write(text)
        subprocess.run([platen, "render", path + ".yaml", *options, "-o", path + ".svg"], check=True)
        return opened(browser, path + ".svg")[0]

    scenes = [SCENE.format(ground="#F4F4F0", words=words) for words in STATES]
    stills = [seen(draw(f"state{i}", scene)) for i, scene in enumerate(scenes)]
    page = draw("changes", scenes[0] + CHANGES, "--animate")
    for seconds, still in [(0, 0), (0.49, 0), (0.95, 1), (1.49, 1), (1.95, 2)]:
        at(page, seconds)
        check(becomes(page, stills[still], same=is_alike), f"{seconds} s of a scene that changes is not its state {still}")
    page.run("animations.forEach(a => a.finish())")
    check(becomes(page, stills[2], same=is_alike), "the end of a scene that changes is not its last state")


def main(platen):
    failures = []

    def check(holds, message):
        if not holds:
            failures.append(message)

    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        def draw(name, *arguments):
            path = os.path.join(folder, name)
            subprocess.run([platen, "tags", *arguments, "--style", "pill", "-o", path], check=True)
            return path

        before, after = (os.path.join(folder, name) for name in ("before.txt", "after.txt"))
        with open(before, "w") as file:
            file.write("\n".join(WORDS))
        with open(after, "w") as file:
            file.write("\n".join(WORDS[:1] + ["Swift 6"] + WORDS[1:]))
        still, _ = opened(browser, draw("still.svg", after))
        path = draw("moving.svg", before, "--to", after)
        page, count = opened(browser, path)
        check(count > 20, f"{count} animations, expected one for each word at least")
        worst = 0
        for moment in range(MOMENTS + 1):
            now = moment / MOMENTS * 1.3
            at(page, now)
            for place in page.run(PLACES):
                if place["grows"]:
                    continue
                end = place["to"] if place["isGhost"] else [0, 0]
                length = math.dist(place["from"], end)
                gone = 1 if now >= place["delay"] + place["duration"] else way(now - place["delay"])
                expected = [a + (b - a) * gone for a, b in zip(place["from"], end)]
                if place["isGhost"] and gone == 1:
                    continue
                worst = max(worst, (math.dist(expected, place["now"]) - 0.002) / length)
        check(0 < worst <= TOLERANCE, f"{worst:.4f} of the way beside the spring, expected {TOLERANCE} at most")
        check(page.run("document.querySelectorAll('[opacity=\"0\"]').length") > 0, "no ghosts")
        ended, _ = opened(browser, path)
        ended.run("animations.forEach(a => a.finish())")
        check(becomes(ended, seen(still)), "the end is not the still picture")
        calm, count = opened(browser, path, reduced=True)
        check(count == 0, f"{count} animations for readers who want less motion")
        check(seen(calm) == seen(still), "readers who want less motion do not see the still picture")
        cycle, count = opened(browser, draw("cycle.svg", before, "--to", after, "--loops", "0"))
        timing = cycle.run("animations[0].effect.getComputedTiming()")
        check(count > 20 and timing["iterations"] in (None, "Infinity", float("inf")), f"no cycle: {timing}")
        places = []
        for now in (0, timing["duration"] / 2000, timing["duration"] / 1000 - 0.000_001):
            at(cycle, now)
            places.append(cycle.run(
                "[...document.querySelectorAll('g[class]:not([opacity])')].map(e => getComputedStyle(e).transform)"
                ".filter(transform => !transform.startsWith('matrix(0.'))"))
        check(places[0] == places[2] and len(set(places[0])) > 2, "a cycle does not end as it begins")
        still_places = ("none", "matrix(1, 0, 0, 1, 0, 0)")
        check(all(place in still_places for place in places[1]), "a cycle does not turn with the still picture")
        elements, count = opened(browser, draw("elements.svg", before, "--to", after, "--svg-motion", "smil"))
        check(count == 0 and elements.run("document.querySelectorAll('animateTransform').length") > 10,
              "no elements that move")
        elements.run("document.documentElement.pauseAnimations()")
        farthest = 0
        for moment in range(MOMENTS + 1):
            now = moment / MOMENTS * 1.3
            at(page, now)
            elements.run(f"document.documentElement.setCurrentTime({now})")
            by_styles, by_elements = page.run(SEEN), elements.run(SEEN)
            check(len(by_styles) == len(by_elements), f"{len(by_elements)} elements, expected {len(by_styles)}")
            for one, other in zip(by_styles, by_elements):
                farthest = max([farthest] + [abs(a - b) for a, b in zip(one, other)])
        check(farthest <= 0.05, f"elements are {farthest:.3f} pixels beside styles")
        several_changes(browser, folder, platen, check)
        strict = os.path.join(folder, "strict.html")
        with open(path) as file, open(strict, "w") as page_file:
            page_file.write("<!doctype html><meta http-equiv=Content-Security-Policy content=\"default-src 'none';"
                            " style-src 'unsafe-inline'\">" + file.read())
        _, count = opened(browser, strict)
        check(count > 20, f"{count} animations in a page that forbids scripts")
    print(f"Chromium: {MOMENTS} moments, at most {max(worst, 0):.4f} of the way beside the spring;"
          f" elements {farthest:.3f} pixels beside styles")
    for failure in failures:
        print("failed:", failure)
    return 1 if failures else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(os.path.abspath(sys.argv[1])))
