#!/usr/bin/env python3
"""Uses the playground as a person does, in Chromium, with real keys: run.py SERVER [--pictures FOLDER].

SERVER is the executable `platen-server`. With --pictures, screenshots are written into a folder.
"""

import argparse
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import traceback
import urllib.request

import previews
from browser import CONTROL, SHIFT, Browser
from checks import CONTRAST, equal, true

# Another build may take the machine's time meanwhile.
PATIENCE = ["--render-time", "2m", "--waiting-time", "2m"]
GOOD = "document.querySelector('#state').dataset.kind === 'good'"
BAD = "document.querySelector('#state').dataset.kind === 'bad'"
TEXT = "document.querySelector('#text').value"
SIZE = "document.querySelector('#measure').textContent"


class Server:
    """The service, on a port that was free."""

    def __init__(self, executable):
        self.process = subprocess.Popen(
            [executable, "--port", "0", *PATIENCE], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            port = re.search(r"listens at (?:http://)?[^\s\"]*?:(\d+)", line)
            if port:
                self.address = f"http://127.0.0.1:{port[1]}/"
                return
        raise SystemExit("the service did not start")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.stdout.close()
        self.process.wait(30)


def ready(page, address, fragment=""):
    page.open(address + fragment)
    page.wait(f"document.readyState === 'complete' && {GOOD}")


def write(page, text):
    """Puts a text in place of all, with keys."""
    page.run("document.querySelector('#text').focus()")
    page.key("a", CONTROL)
    page.key("Delete")
    page.type(text)


def posted(address, text, kind="application/yaml"):
    request = urllib.request.Request(
        f"{address}v1/render?format=svg", data=text.encode(), headers={"Content-Type": kind})
    return urllib.request.urlopen(request).read()


def copied(page, what):
    page.run("navigator.clipboard.writeText('')")
    page.click(f"[data-copy={what}]")
    page.wait("document.querySelector('#toast').textContent.includes('copied')")
    page.run("document.querySelector('#toast').textContent = ''")
    return page.run("navigator.clipboard.readText()")


def opens_with_a_picture(page, address):
    ready(page, address)
    equal(page.run("document.querySelector('#picture').alt"), "A grid of emoji", "alternative text")
    equal(page.run(SIZE), "600 × 400 pt", "size")
    true(page.run("document.querySelector('#picture').src").startswith("blob:"), "the picture is no blob")


def completes_a_field(page, address):
    ready(page, address)
    write(page, "platen: 1\nview:\nte")
    page.wait("!document.querySelector('#suggestions').hidden")
    chosen = "document.getElementById(document.querySelector('#text').getAttribute('aria-activedescendant'))"
    equal(page.run(f"{chosen}.querySelector('b').textContent"), "text", "the first suggestion")
    equal(page.run(f"{chosen}.getAttribute('aria-selected')"), "true", "the state of the suggestion")
    page.key("Enter")
    page.type("Hello")
    equal(page.run(TEXT), "platen: 1\nview:\n  text: Hello", "the text")
    page.wait(GOOD)


def completes_a_value(page, address):
    ready(page, address)
    write(page, "platen: 1\nthe")
    page.wait("!document.querySelector('#suggestions').hidden")
    page.key("Tab")
    page.wait("document.querySelector('#suggestions li b').textContent === 'system'")
    page.key("ArrowDown")
    page.key("Enter")
    equal(page.run(TEXT), "platen: 1\ntheme: paper", "the text")
    page.type("\ncanvas: {wi")
    page.wait("document.querySelector('#suggestions li b').textContent === 'width'")
    page.key("Escape")
    true(page.run("document.querySelector('#suggestions').hidden"), "Escape leaves the suggestions open")


def completes_json(page, address):
    ready(page, address)
    write(page, '{"platen": 1, "vi')
    page.wait("!document.querySelector('#suggestions').hidden")
    page.key("Enter")
    page.type('{"te')
    page.wait("document.querySelector('#suggestions li b').textContent === 'text'")
    page.key("Enter")
    page.type('"Hello"}}')
    equal(page.run(TEXT), '{"platen": 1, "view": {"text": "Hello"}}', "the text")
    page.wait(GOOD)
    equal(page.run("document.querySelector('#language').textContent"), "JSON", "the language")


def marks_an_error(page, address):
    ready(page, address)
    write(page, "platen: 1\n# 🦋\nview:\ntxt: Hello")
    before = page.run("document.querySelector('#picture').src")
    numbers = "[...document.querySelectorAll('.line')].map((e, i) => e.matches('.bad') ? i + 1 : 0).filter(Boolean)"
    page.wait(f"{BAD} && {numbers}.join() === '4'")
    equal(page.run("document.querySelector('.wave u').textContent"), "txt", "the marked text")
    equal(page.run("document.querySelector('#text').getAttribute('aria-invalid')"), "true", "aria-invalid")
    equal(page.run("document.querySelector('#picture').src"), before, "the last good picture")
    true("4:3" in page.run("document.querySelector('.problem').textContent"), "the place is not told")
    page.wait("document.querySelector('#announcer').textContent.includes('Line 4')")
    page.click(".problem")
    selected = "(t => t.value.slice(t.selectionStart, t.selectionEnd))(document.querySelector('#text'))"
    equal(page.run(selected), "txt", "the selection")
    page.click(".fix")
    page.wait(GOOD)
    equal(page.run(TEXT), "platen: 1\n# 🦋\nview:\n  text: Hello", "the mended text")
    equal(page.run(numbers), [], "the marked lines")


def sliders_write_into_the_text(page, address):
    ready(page, address)
    page.run("document.querySelector('#ratio').focus()")
    page.key("End")
    page.wait(f"{SIZE} === '600 × 150 pt'")
    true("canvas: {width: 600, height: 150, padding: 8, scale: 2}" in page.run(TEXT), "the canvas is another")
    page.run("document.querySelector('#count').focus()")
    for _ in range(5):
        page.key("ArrowRight")
    equal(page.run(TEXT).count("- {emoji:"), 13, "items")
    equal(re.findall("emoji: (.)", page.run(TEXT)), list("📘📕📗📙📘📕📗📙📘📕📗📙📘"), "items")
    page.run("document.querySelector('#type').focus()")
    page.key("ArrowRight")
    true("dynamicTypeSize: xLarge}" in page.run(TEXT), "the type size is missing")
    page.wait(GOOD)
    page.run("document.querySelector('#text').focus()")
    for _ in range(3):
        page.key("z", CONTROL)
    true("height: 400" in page.run(TEXT), "undo does not reach the sliders")
    page.key("z", CONTROL | SHIFT)
    true("height: 150" in page.run(TEXT), "redo does not reach the sliders")


def sliders_say_where_they_end(page, address):
    ready(page, address)
    write(page, "platen: 1\nview:\ntext: Hello")
    page.wait("document.querySelector('#count').disabled")
    true(page.run("document.querySelector('#count-note').textContent"), "no reason is given")
    page.wait(GOOD)
    page.run("document.querySelector('#width').focus()")
    page.key("Home")
    page.wait(f"{SIZE}.startsWith('40 ×')")
    true("canvas: {width: 40}\nview:" in page.run(TEXT), "no canvas was added")
    page.click("[data-side=width]")
    true("canvas: {width: fit}" in page.run(TEXT), "the width is not fitted")


def a_cloud_has_controls(page, address):
    shown = "[...document.querySelectorAll('[data-cloud]')].filter(e => e.offsetParent).length"
    ready(page, address)
    equal(page.run(shown), 0, "controls of a cloud where there is none")
    page.run("location.hash = 'words.yaml'")
    page.wait(f"document.querySelector('#example').value === 'words.yaml' && {GOOD}")
    equal(page.run(shown), 3, "controls of a cloud")
    equal(page.run("document.querySelector('#shape').value"), "heart", "the shape")
    page.run("document.querySelector('#seed').focus()")
    page.key("ArrowRight")
    page.run("document.querySelector('#effort').focus()")
    page.key("Home")
    page.run("(m => { m.value = 'star'; m.dispatchEvent(new Event('input', {bubbles: true})) })"
             "(document.querySelector('#shape'))")
    true("cloud: {data: words, leastSize: 10, shape: star, effort: 1, seed: 1, repeats: true}" in page.run(TEXT), "the cloud is another")
    page.wait(GOOD)
    write(page, "platen: 1\nview:\ncloud: [one, two]")
    page.wait(f"{GOOD} && {TEXT}.endsWith('cloud: [one, two]')")
    page.run("document.querySelector('#seed').focus()")
    page.key("End")
    true(page.run(TEXT).endswith("cloud: {data: [one, two], seed: 30}"), "the seed is missing")
    page.wait(GOOD)


def modules_read_and_edit_texts(page, address):
    ready(page, address)
    equal(page.run(pathlib.Path(__file__).with_name("modules.js").read_text()), [], "modules.js")


def examples_are_drawn(page, address):
    ready(page, address)
    for name in page.run("[...document.querySelector('#example').options].map(o => o.value).filter(Boolean)"):
        page.run(f"(m => {{ m.value = '{name}'; m.dispatchEvent(new Event('change')) }})"
                 "(document.querySelector('#example'))")
        page.wait(f"location.hash === '#{name}' && {GOOD}")
    page.run("document.querySelector('#example').focus()")
    page.key("Home")
    page.wait(f"location.hash === '#grid.yaml' && {GOOD}")


def copies_work(page, address):
    ready(page, address)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["sh", "-c", copied(page, "curl")], cwd=folder, check=True)
        drawn = pathlib.Path(folder, "picture.svg").read_bytes()
    equal(drawn, posted(address, page.run(TEXT)), "the picture of curl")
    true("EmojiGrid().frame(width: 600, height: 400)" in copied(page, "swift"), "the Swift is another")
    page.run("document.querySelector('#count').focus()")
    page.key("ArrowLeft")
    true("var count = 7" in copied(page, "swift"), "the Swift counts otherwise")
    write(page, "platen: 1\nview:\ntext: Hello")
    true("URLRequest" in copied(page, "swift"), "Swift of a scene does not ask the service")


def copies_make_the_same_picture(page, address):
    ready(page, address, "#menu.json")
    text = page.run(TEXT)
    equal(posted(address, copied(page, "yaml")), posted(address, text, "application/json"), "YAML")
    for name in ("tags.yaml", "words.yaml"):
        page.run(f"location.hash = '{name}'")
        page.wait(f"document.querySelector('#example').value === '{name}' && {GOOD}")
        link = copied(page, "url")
        equal(urllib.request.urlopen(link).read(), posted(address, page.run(TEXT)), f"the address of {name}")
    page.run("location.hash = 'card.yaml'")
    page.wait(f"document.querySelector('#example').value === 'card.yaml' && {GOOD}")
    page.click("[data-copy=url]")
    page.wait("document.querySelector('#toast').textContent.startsWith('An image URL can describe only')")


def links_hold_the_text(page, address):
    ready(page, address)
    write(page, "platen: 1\nview:\ntext: Grüße 🦋")
    page.wait(f"location.hash.startsWith('#1.') && {GOOD}")
    link = copied(page, "link")
    text = page.run(TEXT)
    page.open("about:blank")
    page.open(link)
    page.wait(f"{GOOD} && {TEXT} === {text!r}")
    equal(page.run("document.querySelector('#example').selectedOptions[0].text"), "Your own", "the menu")


def tab_reaches_everything(page, address):
    ready(page, address)
    page.run("document.querySelector('#example').focus()")
    wanted = page.run(
        "[...document.querySelectorAll('select, button, textarea, input')].filter(e => !e.disabled"
        " && e.offsetParent && (e.type !== 'radio' || e.checked)).map(e => e.outerHTML.slice(0, 60))")
    found = []
    for _ in range(len(wanted) + 4):
        found.append(page.run("document.activeElement.outerHTML.slice(0, 60)"))
        if page.run("document.activeElement.id") == "text":
            page.key("Escape")
        page.key("Tab")
    equal([name for name in wanted if name not in found], [], "what Tab does not reach")
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    for node in nodes:
        focusable = any(p["name"] == "focusable" and p["value"]["value"] for p in node.get("properties", []))
        if focusable and not node["ignored"] and node["role"]["value"] not in ("RootWebArea", "generic"):
            true(node.get("name", {}).get("value"), f"a {node['role']['value']} has no name")


def tab_indents_in_the_editor(page, address):
    ready(page, address)
    write(page, "a: 1\nb: 2")
    page.key("a", CONTROL)
    page.key("Tab")
    equal(page.run(TEXT), "  a: 1\n  b: 2", "indented")
    page.key("Tab", SHIFT)
    equal(page.run(TEXT), "a: 1\nb: 2", "taken back")
    page.key("Escape")
    page.key("Tab")
    true(page.run("document.activeElement.id") != "text", "Tab does not leave after Escape")


def waits_when_the_service_is_busy(page, address):
    ready(page, address)
    page.call("Fetch.enable", patterns=[{"urlPattern": "*/v1/render*"}])
    page.run("document.querySelector('#width').focus()")
    page.key("Home")
    page.call(
        "Fetch.fulfillRequest", requestId=paused(page), responseCode=503,
        responseHeaders=[{"name": "Retry-After", "value": "1"}])
    page.wait("document.querySelector('#state').textContent.includes('busy; trying again in 1 s')")
    equal(page.run(SIZE), "600 × 400 pt", "the last good picture")
    page.call("Fetch.continueRequest", requestId=paused(page))
    page.wait(f"{GOOD} && {SIZE} === '40 × 400 pt'")


def late_answers_are_not_shown(page, address):
    ready(page, address)
    page.call("Fetch.enable", patterns=[{"urlPattern": "*/v1/render*"}])
    page.run("document.querySelector('#width').focus()")
    page.key("Home")
    first = paused(page)
    page.key("ArrowRight")
    page.call("Fetch.continueRequest", requestId=paused(page))
    page.wait(f"{SIZE} === '50 × 400 pt'")
    try:
        page.call("Fetch.continueRequest", requestId=first)
    except RuntimeError:
        return  # The page has cancelled it, and it cannot come.
    page.run("new Promise(resolve => setTimeout(resolve, 300))")
    equal(page.run(SIZE), "50 × 400 pt", "the picture")


def paused(page):
    """The next request that waits for a word from here."""
    while True:
        for event in page.browser.events:
            if event["method"] == "Fetch.requestPaused" and event["sessionId"] == page.session:
                page.browser.events.remove(event)
                return event["params"]["requestId"]
        page.browser.events.append(page.browser.receive())


def changes_move(page, address):
    """A scene that changes moves."""
    asked = ("performance.getEntriesByType('resource').some(({ name }) => name.includes('format=%s')"
             " && name.includes('animate=true'))")
    scene = 'platen: 1\ncanvas: {width: 60}\ndata: {word: Ink}\nview: {text: "{word}"}\nchanges:\n- {at: 0, set: {word: Pen}}'
    ready(page, address)
    write(page, scene)
    page.wait(f"{GOOD} && {TEXT}.includes('Pen') && {asked % 'svg'}")
    equal(page.run("document.querySelectorAll('.problems li').length"), 0, "findings")


def markup_is_text(page, address):
    ready(page, address)
    write(page, 'platen: 1\ntitle: "<img src=x onerror=alert(1)>"\nvew: "<b>"')
    page.wait(BAD)
    equal(page.run("document.querySelectorAll('#lines img, #lines b, .problems img').length"), 0, "elements")


def contrast_is_enough(page, address):
    ready(page, address)
    write(page, "platen: 1\n# comment\nview:\ntxt: \"{a} 1\"")
    page.wait(BAD)
    for look in ("light", "dark"):
        page.click(f"input[name=look][value={look}] + span")
        page.wait(f"document.documentElement.dataset.look === '{look}'")
        page.run("new Promise(resolve => setTimeout(resolve, 50))")
        equal(page.run(CONTRAST), [], f"too little contrast in {look}")


def narrow_pages_fit(page, address):
    ready(page, address)
    true(page.run("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen")
    top = page.run("document.querySelector('#editor').getBoundingClientRect().top")
    true(top < 844 / 3, f"the editor begins at {top} of 844")
    small = page.run(
        "[...document.querySelectorAll('button:not(.fit), select, input[type=range], .segments label')]"
        ".filter(e => e.offsetParent && e.getBoundingClientRect().height < 44)"
        ".map(e => e.id || e.textContent)")
    equal(small, [], "targets that are too small")


def motion_can_be_reduced(page, address):
    ready(page, address)
    equal(page.run("getComputedStyle(document.querySelector('#picture')).transitionDuration"), "0s", "motion")


CASES = [
    (opens_with_a_picture, {}), (modules_read_and_edit_texts, {}), (completes_a_field, {}), (completes_a_value, {}), (completes_json, {}),
    (marks_an_error, {}), (sliders_write_into_the_text, {}), (sliders_say_where_they_end, {}), (a_cloud_has_controls, {}),
    (examples_are_drawn, {}), (copies_work, {}), (copies_make_the_same_picture, {}),
    (links_hold_the_text, {}), (tab_reaches_everything, {}), (tab_indents_in_the_editor, {}),
    (waits_when_the_service_is_busy, {}), (late_answers_are_not_shown, {}), (changes_move, {}), (markup_is_text, {}),
    (contrast_is_enough, {}), (narrow_pages_fit, {"width": 390, "height": 844, "touch": True}),
    (motion_can_be_reduced, {"reduced": True}),
]
LOOKS = [
    ("light", {}), ("dark", {"dark": True}), ("light@2x", {"scale": 2}), ("dark@2x", {"dark": True, "scale": 2}),
    ("narrow", {"width": 390, "height": 1900, "touch": True, "scale": 2}),
    ("narrow-dark", {"width": 390, "height": 1900, "touch": True, "scale": 2, "dark": True}),
]


def check(browser, address, case, view):
    page = browser.page(**view)
    try:
        case(page, address)
        if case is not waits_when_the_service_is_busy:
            # What the page asked on purpose: a scene that is wrong, a file that is another.
            complaints = [text for text in page.complaints() if not re.search(" 4(22|12) ", text)]
            equal(complaints, [], "the console")
        print(f"ok   {case.__name__}")
        return True
    except Exception:
        print(f"FAIL {case.__name__}\n{traceback.format_exc()}")
        return False
    finally:
        page.close()


def checked_previews(browser, options):
    preview = previews.Preview(options.server)
    try:
        cases = [case for case in previews.CASES if options.only in case.__name__]
        return [check(browser, preview, case, {}) for case in cases]
    finally:
        preview.stop()


def pictures(browser, address, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, view in LOOKS:
        page = browser.page(**view)
        ready(page, address)
        page.picture(folder / f"{name}.png")
        write(page, "platen: 1\ncanvas: {widht: 300}\nview:\nte")
        page.wait(f"{BAD} && !document.querySelector('#suggestions').hidden")
        page.picture(folder / f"{name}-problems.png")
        page.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--browser", default="chromium")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    server = None if options.server.startswith("http") else Server(options.server)
    address = server.address if server else options.server
    try:
        with Browser(options.browser) as browser:
            cases = [case for case in CASES if options.only in case[0].__name__]
            passed = [check(browser, address, *case) for case in cases]
            passed += checked_previews(browser, options) if server else []
            if options.pictures:
                pictures(browser, address, options.pictures)
    finally:
        if server:
            server.stop()
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
