#!/usr/bin/env python3
"""Reviews pictures as a person does, in Chromium, with real keys: run.py FOLDER [--pictures FOLDER].

FOLDER holds the pages that `ReviewPageBrowserTests` writes. With --pictures, screenshots are written
into a folder.
"""

import argparse
import base64
import hashlib
import json
import pathlib
import re
import sys
import tempfile
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Playground"))
from browser import MOST_SECONDS, SHIFT, Browser  # noqa: E402
from checks import CONTRAST, equal, true  # noqa: E402

NAME = "document.querySelector('#name').textContent"
READY = f"document.body?.dataset.state === 'ready' && document.querySelector('#stage').dataset.ready === {NAME}"
PROGRESS = "document.querySelector('#progress-text').textContent"
SAID = "document.querySelector('#announcer').textContent"
MODE = "document.querySelector('#stage').dataset.mode"
ROWS = "document.querySelectorAll('#list > [role=treeitem]').length"
BLUE, GREEN, ORANGE = (f"tags/{color}@2x.png" for color in ("blue", "green", "orange"))


class Pages:
    def __init__(self, folder):
        self.folder = folder

    def address(self, name):
        return (self.folder / f"{name}.html").resolve().as_uri()

    def open(self, page, name="review", fragment=""):
        page.open(self.address(name) + fragment)
        page.wait(READY)


def press(page, *keys):
    """Presses keys, and waits until what they chose is shown."""
    for key in keys:
        page.key(key, SHIFT if key.isupper() and len(key) == 1 else 0)
    page.wait(READY)


def box(page, selector):
    return page.run(
        "(b => ({x: b.x, y: b.y, width: b.width, height: b.height}))"
        f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")


def middle(frame):
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2


def drag(page, start, end, steps=4):
    page.call("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1], button="left", clickCount=1)
    for step in range(1, steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
        page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)
    page.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], button="left", clickCount=1)


def near(found, expected, what, most=1.0):
    true(abs(found - expected) <= most, f"{what}: found {found}, expected {expected}")


def opens_with_the_first_change(page, pages):
    pages.open(page)
    equal(page.run("document.querySelector('h1').textContent"), "Label snapshots", "the title")
    equal(page.run(NAME), BLUE, "the first entry")
    equal(page.run(PROGRESS), "0 of 9 decided", "the progress")
    equal(page.run("document.querySelector('#tally').textContent"),
          "7 different · 2 new · 1 failed · 1 unused · 5 same", "the counts")
    # A group of three, four alone, a group of two without reference, one failed, one unused.
    equal(page.run(ROWS), 8, "rows")
    equal(page.run("document.querySelector('#list [aria-expanded] .row-title').textContent"),
          'tag 4 became "Xcode 26"', "the group")
    equal(page.run("document.querySelectorAll('.sheet img').length"), 2, "pictures")


def keys_step_through_the_list(page, pages):
    pages.open(page)
    press(page, "j")
    equal(page.run(NAME), "card.png", "after j: a closed group is one step")
    press(page, "j", "j")
    equal(page.run(NAME), "tags.layout.json", "after j j")
    press(page, "k")
    equal(page.run(NAME), "tags.svg", "after k")
    press(page, "k", "k", "k", "k")
    equal(page.run(NAME), BLUE, "at the top")
    page.run("document.querySelector('#list [tabindex=\"0\"]').focus()")
    press(page, "ArrowRight")
    equal(page.run(ROWS), 11, "rows of the open group")
    press(page, "ArrowDown", "ArrowDown")
    equal(page.run(NAME), GREEN, "the second of the group")
    equal(page.run("document.activeElement.getAttribute('aria-level')"), "2", "the level")
    press(page, "ArrowLeft", "ArrowLeft")
    equal(page.run(ROWS), 8, "rows of the closed group")
    press(page, "End")
    equal(page.run(NAME), "gone.png", "at the end")


def decisions_go_on_to_the_next(page, pages):
    pages.open(page)
    press(page, "a")
    equal(page.run(NAME), GREEN, "after a: the next of the group, which opens")
    page.wait(f"{SAID} === 'Accepted {BLUE}. 1 of 9 decided. Now {GREEN}'")
    press(page, "r")
    equal(page.run(NAME), ORANGE, "after r")
    page.wait(f"{SAID}.startsWith('Rejected {GREEN}')")
    equal(page.run(PROGRESS), "2 of 9 decided", "the progress")
    verdicts = "[...document.querySelectorAll('[aria-level=\"2\"]')].map(e => e.dataset.verdict)"
    equal(page.run(verdicts), ["accept", "reject", ""], "the marks")
    press(page, "u")
    equal(page.run(NAME), GREEN, "after u")
    equal(page.run(verdicts), ["accept", "", ""], "the marks after u")
    equal(page.run("document.querySelector('#reject').getAttribute('aria-pressed')"), "false", "the button")
    page.run("document.querySelector('[aria-level=\"2\"]').click()")
    page.wait(READY)
    equal(page.run("document.querySelector('#accept').getAttribute('aria-pressed')"), "true", "the button")
    page.click("#accept")
    equal(page.run(PROGRESS), "0 of 9 decided", "a button pressed again takes it back")


def groups_are_decided_at_once(page, pages):
    pages.open(page)
    press(page, "A")
    equal(page.run(NAME), "card.png", "after A")
    equal(page.run(PROGRESS), "3 of 9 decided", "the progress")
    equal(page.run("document.querySelector('#list > div').dataset.verdict"), "accept", "the group's mark")
    equal(page.run("document.querySelector('#toast span').textContent"), "Accepted 3 pictures", "the note")
    page.click("#toast-undo")
    page.wait(READY)
    equal(page.run(PROGRESS), "0 of 9 decided", "after undo")
    equal(page.run(NAME), BLUE, "after undo")
    press(page, "R", "a", "a", "a", "a", "A")
    equal(page.run(PROGRESS), "9 of 9 decided", "after all")
    true(page.run("document.body.classList.contains('is-done')"), "the page does not say that it is done")
    press(page, "j", "a")
    equal(page.run(PROGRESS), "9 of 9 decided", "what is not to decide")


def downloaded(page, *keys):
    with tempfile.TemporaryDirectory() as folder:
        page.browser.call(
            "Browser.setDownloadBehavior", behavior="allow", downloadPath=folder,
            browserContextId=page.context)
        press(page, *keys)
        file = pathlib.Path(folder, "decisions.json")
        for _ in range(200):
            if file.exists() and file.stat().st_size:
                return file.read_text()
            page.run("new Promise(resolve => setTimeout(resolve, 25))")
        raise AssertionError("nothing was downloaded")


def decisions_are_downloaded(page, pages):
    pages.open(page)
    text = downloaded(page, "a", "r", "d")
    expected = {"platen": "decisions", "version": 1, "decisions": [
        {"name": BLUE, "decision": "accept", "actual": digest(page, pages, BLUE)},
        {"name": GREEN, "decision": "reject", "actual": digest(page, pages, GREEN)},
    ]}
    equal(json.loads(text), expected, "decisions.json")
    equal(page.run("document.querySelector('#command').textContent"),
          "platen snapshot accept --from decisions.json", "the command")
    true(not page.run("document.querySelector('#decisions').hidden"), "the command is not shown")
    page.click("#copy")
    page.wait("document.querySelector('#toast span').textContent === 'Decisions copied'")
    equal(page.run("navigator.clipboard.readText()"), text, "the copy")
    page.key("Escape")
    true(page.run("document.querySelector('#decisions').hidden"), "Escape leaves the decisions open")


def comments_go_with_decisions(page, pages):
    pages.open(page)
    page.key("c")
    equal(page.run("document.activeElement.id"), "comment", "after c")
    page.key("a")
    equal(page.run(PROGRESS), "0 of 9 decided", "letters of a comment are no keys")
    page.run("document.activeElement.value = ''")
    page.call("Input.insertText", text=' the "blue" is right\nnow ')
    page.key("Escape")
    press(page, "A")
    equal(page.run("document.querySelector('#comment').value"), "", "the next entry's comment")
    page.click("#decisions-button")
    page.click("#reviewer")
    page.call("Input.insertText", text="Ann")
    page.run("document.querySelector('#stage').focus()")
    found = json.loads(downloaded(page, "d"))
    equal(found["reviewer"], "Ann", "the reviewer")
    equal([decision["comment"] for decision in found["decisions"]], 3 * ['the "blue" is right\nnow'], "the comments")
    pages.open(page, "hostile")
    pages.open(page)
    equal(page.run("document.querySelector('#comment').value"), 'the "blue" is right\nnow', "the comment that is kept")


def digest(page, pages, name):
    """The SHA-256 of an entry's new file, from the page's own bytes."""
    text = pathlib.Path(pages.folder, "review.html").read_text()
    for record in re.findall(r'class="entry">(.*?)</script>', text):
        entry = json.loads(record)
        if entry["name"] == name:
            code = re.search(rf'id="{entry["actual"]}">(.*?)</script>', text)[1]
            return hashlib.sha256(base64.b64decode(code)).hexdigest()
    raise AssertionError(f"no entry {name}")


def decisions_are_kept(page, pages):
    pages.open(page)
    press(page, "A", "r")
    pages.open(page, "hostile")
    true(page.run(PROGRESS).startswith("0 of"), "another report has the decisions")
    pages.open(page)
    equal(page.run(PROGRESS), "4 of 9 decided", "after opening it again")
    true(page.run("document.querySelector('#storage-note').hidden"), "the note on storage is shown")


def decisions_work_without_storage(page, pages):
    page.call(
        "Page.addScriptToEvaluateOnNewDocument",
        source="Object.defineProperty(window, 'localStorage', {get() { throw new Error('denied') }})")
    pages.open(page)
    press(page, "a", "a")
    equal(page.run(PROGRESS), "2 of 9 decided", "the progress")
    page.click("#decisions-button")
    true(page.run("document.querySelector('#storage-note').offsetParent !== null"), "nothing warns that nothing is kept")


def views_have_keys(page, pages):
    pages.open(page)
    for key, mode in zip("12345", ["side", "swipe", "onion", "blink", "difference"]):
        press(page, key)
        page.wait(f"{MODE} === '{mode}'")
        pressed = "[...document.querySelectorAll('#views [aria-pressed=true]')].map(e => e.dataset.view)"
        equal(page.run(pressed), [mode], "the button")
    true(page.run("document.querySelector('.subtract .actual') !== null"), "without a picture of it, none is made")
    press(page, "j")
    page.wait("document.querySelectorAll('.sheet').length === 1 && document.querySelector('.sheet.overlay') !== null")
    pages.open(page)
    equal(page.run(MODE), "difference", "the view after opening it again")


def swipe_has_a_divider(page, pages):
    pages.open(page)
    press(page, "2")
    page.wait(f"{MODE} === 'swipe'")
    value = "document.querySelector('.divider').getAttribute('aria-valuenow')"
    press(page, "ArrowLeft", "ArrowLeft", "ArrowLeft")
    equal(page.run(value), "44", "after three steps to the left")
    stage, divider = box(page, "#stage"), box(page, ".divider")
    drag(page, middle(divider), (stage["x"] + stage["width"] * 0.7, middle(divider)[1]))
    near(float(page.run(value)), 70, "after the mouse")
    # Left of the divider the reference is seen, and right of it the new picture.
    sheet = box(page, ".sheet.actual")
    cut = float(re.search(r"([\d.]+)px\)", page.run("document.querySelector('.sheet.actual').style.clipPath"))[1])
    near(sheet["x"] + cut, stage["x"] + stage["width"] * 0.7, "where the new picture begins", 2)
    page.run("document.querySelector('.divider').focus()")
    press(page, "Home")
    equal(page.run(value), "0", "after Home")


def onion_skin_fades(page, pages):
    pages.open(page)
    press(page, "3")
    page.wait(f"{MODE} === 'onion'")
    opacity = "getComputedStyle(document.querySelector('.sheet.actual')).opacity"
    equal(page.run(opacity), "0.5", "at first")
    press(page, "ArrowRight", "ArrowRight")
    equal(page.run(opacity), "0.6", "after two steps")
    page.run("document.querySelector('.stage-bar input').focus()")
    press(page, "Home")
    equal(page.run(opacity), "0", "at the slider's start")


def blinking_can_be_paused(page, pages):
    pages.open(page)
    press(page, " ")
    page.wait(f"{MODE} === 'blink'")
    label = "document.querySelector('.blink-label').textContent"
    for name in ("Reference", "New", "Reference"):
        page.wait(f"{label} === '{name}'")
    equal(page.run("Number(document.querySelector('.stage-bar input').max) <= 3"), True, "the highest rate")
    press(page, " ")
    before = page.run(label)
    page.run("new Promise(resolve => setTimeout(resolve, 1500))")
    equal(page.run(label), before, "while it is paused")
    hidden = "[...document.querySelectorAll('.sheet')].filter(e => getComputedStyle(e).visibility === 'hidden').length"
    equal(page.run(hidden), 1, "hidden pictures")


def blinking_waits_where_motion_is_unwanted(page, pages):
    pages.open(page)
    press(page, "4")
    page.wait(f"{MODE} === 'blink'")
    equal(page.run("document.querySelector('.blink-play').textContent"), "Play", "it plays")
    label = "document.querySelector('.blink-label').textContent"
    before = page.run(label)
    press(page, " ")
    true(page.run(label) != before, "Space does not change the picture")


def changes_are_zoomed_to(page, pages):
    pages.open(page)
    press(page, "2", "z")
    page.wait(f"{MODE} === 'swipe'")
    stage = box(page, ".pane")
    equal(page.run("document.querySelector('#region').textContent"), "1 of 2", "the change")
    # The regions of the sample, in pixels: 300, 60, 200 x 60 and 60, 70, 80 x 40.
    for key, (x, y, width, height) in (("", (300, 60, 200, 60)), ("n", (60, 70, 80, 40))):
        if key:
            press(page, key)
        sheet = box(page, ".sheet.actual")
        scale = sheet["width"] / page.run("document.querySelector('.sheet.actual img').naturalWidth")
        near(sheet["x"] + (x + width / 2) * scale, middle(stage)[0], "the middle, across", 2)
        near(sheet["y"] + (y + height / 2) * scale, middle(stage)[1], "the middle, down", 2)
        true(width * scale > stage["width"] / 4, "the change is still small")
        true(width * scale < stage["width"] and height * scale < stage["height"], "it does not fit")
        near(box(page, ".region.hot")["width"], width * scale, "the box", 10)
    press(page, "n")
    equal(page.run("document.querySelector('#region').textContent"), "1 of 2", "after the last")
    press(page, "z")
    equal(page.run("document.querySelector('#fit').getAttribute('aria-pressed')"), "true", "z again")
    page.click("#findings [data-region='1'] button")
    equal(page.run("document.querySelector('#region').textContent"), "2 of 2", "by its sentence")


def both_pictures_zoom_together(page, pages):
    pages.open(page)
    press(page, "1", "o")
    equal(page.run("document.querySelector('#zoom').textContent"), "100%", "the zoom")
    sheet = "document.querySelector('.sheet.{0}').getBoundingClientRect()"
    natural = page.run("document.querySelector('.sheet.actual img').naturalWidth")
    equal(page.run(f"{sheet.format('actual')}.width"), natural, "a pixel for a pixel")
    pane = box(page, ".pane")
    at = {"x": pane["x"] + 100, "y": pane["y"] + 50}
    before = box(page, ".sheet.reference")
    page.call("Input.dispatchMouseEvent", type="mouseWheel", deltaX=0, deltaY=-400, **at)
    page.wait("document.querySelector('#zoom').textContent !== '100%'")
    after = box(page, ".sheet.reference")
    factor = after["width"] / before["width"]
    true(factor > 1.5, "the wheel does not zoom")
    near((at["x"] - after["x"]) / factor, at["x"] - before["x"], "what the mouse is on", 2)
    near((at["y"] - after["y"]) / factor, at["y"] - before["y"], "what the mouse is on", 2)
    equal(page.run("getComputedStyle(document.querySelector('.sheet.actual img')).imageRendering"), "pixelated", "above 1x")
    places = page.run(
        "[...document.querySelectorAll('.pane')].map(pane => { const [a, b] = [pane, pane.querySelector('.sheet')]"
        ".map(e => e.getBoundingClientRect()); return [b.x - a.x, b.y - a.y, b.width]; })")
    equal(places[0], places[1], "the places of the two pictures")
    drag(page, (at["x"] + 200, at["y"] + 50), (at["x"] + 260, at["y"] + 90))
    moved = box(page, ".sheet.reference")
    near(moved["x"] - after["x"], 60, "the drag, across")
    near(moved["y"] - after["y"], 40, "the drag, down")
    press(page, "0")
    equal(page.run("document.querySelector('#fit').getAttribute('aria-pressed')"), "true", "fitted")


def the_layout_is_drawn_on_top(page, pages):
    pages.open(page)
    press(page, "2")
    page.wait(f"{MODE} === 'swipe'")
    sentences = page.run("[...document.querySelectorAll('[data-number]')].map(e => e.querySelector('.words').textContent)")
    true('tag 4 now reads "Xcode 26" instead of "Xcode"' in sentences, "the sentence is missing")
    equal(page.run("document.querySelectorAll('.marks .old').length"), len(sentences), "old frames")
    equal(page.run("document.querySelectorAll('.marks .new').length"), len(sentences), "new frames")
    equal(page.run("getComputedStyle(document.querySelector('.marks .old')).strokeDasharray"), "4px, 4px", "old frames")
    equal(page.run("getComputedStyle(document.querySelector('.marks .new')).strokeDasharray"), "none", "new frames")
    # Frames are in points, and the sample has two pixels for a point.
    sheet = box(page, ".sheet.actual")
    entry = json.loads(re.search(
        r'class="entry">(.*?)</script>', pathlib.Path(pages.folder, "review.html").read_text())[1])
    scale = sheet["width"] / page.run("document.querySelector('.sheet.actual img').naturalWidth")
    said = 'tag 4 now reads "Xcode 26" instead of "Xcode"'
    frame = next(change for change in entry["layout"] if change["text"] == said)["new"]
    mark = box(page, f".marks g:nth-of-type({sentences.index(said) + 1}) .new")
    for index, key in enumerate(("x", "y", "width", "height")):
        origin = sheet.get(key, 0) if index < 2 else 0
        near(mark[key], origin + frame[index] * 2 * scale, f"{key} of the frame", 2)
    x, y = middle(box(page, "[data-number]:has(.sign.moved) .sentence"))
    page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    page.wait("document.querySelectorAll('.marks g.hot').length === 1")
    equal(page.run("document.querySelectorAll('.marks g.cold').length"), len(sentences) - 1, "the others")
    true(page.run("document.querySelectorAll('.marks .hot .arrow').length === 1"), "no arrow")
    press(page, "l")
    equal(page.run("document.querySelectorAll('.marks .old, .marks .new').length"), 0, "after l")
    equal(page.run("document.querySelectorAll('.marks .region').length"), 0, "boxes")
    press(page, "b")
    equal(page.run("document.querySelectorAll('.marks .region').length"), 2, "boxes after b")


def fingerprints_come_first(page, pages):
    pages.open(page)
    true(page.run("document.querySelector('#warning').hidden"), "a warning without a cause")
    press(page, "j")
    true("HarfBuzz was 6.0.0, is 8.3.0" in page.run("document.querySelector('#warning').innerText"), "the warning")
    true(box(page, "#warning")["y"] < box(page, "#stage")["y"], "the warning is below the picture")


def vectors_are_images(page, pages):
    pages.open(page, fragment="#tags.svg")
    equal(page.run(NAME), "tags.svg", "what the address names")
    sources = page.run("[...document.querySelectorAll('.sheet > *')].map(e => [e.tagName, e.src?.slice(0, 26)])")
    equal(sources, [["IMG", "data:image/svg+xml;base64,"]] * 2, "what the sheets hold")
    true(page.run("document.querySelector('.sheet img').naturalWidth") == 420, "the size")
    true("svg/g[2]/path[1]" in page.run("document.querySelector('#findings').innerText"), "the change's place")


def layouts_are_drawn(page, pages):
    pages.open(page, fragment="#tags.layout.json")
    texts = "[...document.querySelectorAll('.sheet.{0} text')].map(e => e.textContent)"
    true("Xcode" in page.run(texts.format("reference")), "the old text")
    true("Xcode 26" in page.run(texts.format("actual")), "the new text")
    true(page.run("document.querySelectorAll('.sheet.actual rect').length") > 9, "frames")


def sizes_that_differ_are_aligned(page, pages):
    pages.open(page, fragment="#wider.png")
    press(page, "3")
    page.wait(f"{MODE} === 'onion'")
    first, second = box(page, ".sheet.reference"), box(page, ".sheet.actual")
    scale = first["width"] / page.run("document.querySelector('.sheet.reference img').naturalWidth")
    near(first["x"] - second["x"], 40 * scale, "across")
    near(second["y"] - first["y"], 20 * scale, "down")


def states_without_a_pair_say_so(page, pages):
    for name, text in (
            ("new/one.png", "No reference yet"), ("broken.png", "the PNG ends in the middle of a chunk"),
            ("gone.png", "Accept to remove the reference")):
        pages.open(page, fragment=f"#{name.replace('/', '%2F')}")
        page.wait(f"document.querySelector('#stage').innerText.includes({json.dumps(text)})")
        decidable = not page.run("document.querySelector('#accept').disabled")
        equal(decidable, name.startswith("new"), f"{name} can be decided on")
        press(page, "2", "z", "n", "ArrowLeft", " ", "l", "+", "0")


def the_list_is_filtered(page, pages):
    pages.open(page)
    press(page, "/")
    equal(page.run("document.activeElement.id"), "search", "the focus")
    page.type("xcode svg")
    equal(page.run(ROWS), 0, "rows of no match")
    true(page.run("!document.querySelector('#nothing').hidden"), "nothing says so")
    page.key("Escape")
    equal(page.run(ROWS), 8, "rows after Escape")
    page.type("GREEN")
    equal(page.run(ROWS), 1, "rows of one match")
    page.key("Enter")
    page.wait(READY)
    equal(page.run(NAME), GREEN, "what is shown")
    press(page, "A")
    equal(page.run(PROGRESS), "1 of 9 decided", "what does not match is not decided on")
    press(page, "Escape", "Escape")
    page.wait(f"{ROWS} > 1")
    page.click("[data-filter=missing]")
    page.wait(READY)
    equal(page.run(NAME), "new/one.png", "the new ones")
    page.click("[data-filter=same]")
    equal(page.run(ROWS), 1, "the group of those that are the same")
    page.click("[data-filter=undecided]")
    before = page.run("Number(document.querySelector('[data-filter=undecided] b').textContent)")
    press(page, "a")
    equal(page.run("Number(document.querySelector('[data-filter=undecided] b').textContent)"), before - 1, "undecided")


def the_mouse_does_it_all(page, pages):
    pages.open(page)
    page.click("#list > :nth-child(2)")
    page.wait(READY)
    equal(page.run(NAME), "card.png", "a row")
    page.click("#accept")
    page.wait(READY)
    equal(page.run(NAME), "tags.svg", "after the button")
    page.click("[data-view=blink]")
    page.wait(f"{MODE} === 'blink'")
    page.click("#zoom-in")
    page.click("#list > :nth-child(1)")
    page.click("#list > :nth-child(1)")
    page.wait(f"{ROWS} === 11")
    page.click("#list > :nth-child(1) .chevron")
    page.wait(f"{ROWS} === 8")
    page.click("#accept-all")
    page.wait(READY)
    equal(page.run(PROGRESS), "4 of 9 decided", "the progress")
    page.click("#decisions-button")
    page.click("#copy-command")
    page.wait("document.querySelector('#toast span').textContent === 'Command copied'")
    equal(page.run("navigator.clipboard.readText()"), "platen snapshot accept --from decisions.json", "the command")


def help_lists_the_keys(page, pages):
    pages.open(page)
    press(page, "?")
    true(page.run("document.querySelector('#help').open"), "? does not open the help")
    listed = page.run("[...document.querySelectorAll('#help kbd')].map(e => e.textContent)")
    equal([key for key in "jkarARudzlb12345/?np,." if key not in listed], [], "keys that the help leaves out")
    press(page, "a")
    equal(page.run(PROGRESS), "0 of 9 decided", "keys behind the help")
    page.key("Escape")
    true(not page.run("document.querySelector('#help').open"), "Escape does not close the help")


def tab_reaches_everything(page, pages):
    pages.open(page)
    page.run("document.querySelector('.skip').focus()")
    press(page, "2")
    page.wait(f"{MODE} === 'swipe'")
    wanted = page.run(
        "[...document.querySelectorAll('button, input, .divider, #list [aria-selected=true]')]"
        ".filter(e => !e.disabled && e.offsetParent).map(e => e.outerHTML.slice(0, 70))")
    found = []
    for _ in range(len(wanted) + 8):
        page.key("Tab")
        found.append(page.run("document.activeElement.outerHTML.slice(0, 70)"))
    equal([name for name in wanted if name not in found], [], "what Tab does not reach")
    equal(len([name for name in found if "row-" in name]) <= 2, True, "the list is one stop")
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    for node in nodes:
        focusable = any(p["name"] == "focusable" and p["value"]["value"] for p in node.get("properties", []))
        if focusable and not node["ignored"] and node["role"]["value"] not in ("RootWebArea", "generic", "main"):
            true(node.get("name", {}).get("value"), f"a {node['role']['value']} has no name")
    rows = [node["name"]["value"] for node in nodes if node.get("role", {}).get("value") == "treeitem"]
    true("broken.png, failed, the PNG ends in the middle of a chunk" in rows, f"the rows are called {rows}")


def contrast_is_enough(page, pages):
    page.run("0")
    for look in ("light", "dark"):
        pages.open(page)
        while page.run("document.documentElement.dataset.look") != look:
            page.click("#look")
        for keys in ((), ("a", "R", "d"), ("Escape", "j", "1"), ("4",), ("?",)):
            press(page, *keys)
            page.run("new Promise(resolve => setTimeout(resolve, 60))")
            equal(page.run(CONTRAST), [], f"too little contrast in {look} after {keys}")
        page.key("Escape")


def looks_follow_the_system(page, pages):
    pages.open(page)
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = page.run(ground)
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
    true(page.run(ground) != dark, "the page does not follow the system")
    page.click("#look")
    page.click("#look")
    equal(page.run(ground), dark, "the page's own switch")


def hostile_reports_do_no_harm(page, pages):
    pages.open(page, "hostile")
    names = []
    for _ in range(30):
        names.append(page.run(NAME))
        press(page, "2", "z", "j")
    true(len(set(names)) == 16, f"some entries are not shown: {sorted(set(names))}")
    equal(page.run("[typeof window.hit, document.querySelectorAll('main img[src=x], main script, b > b').length]"),
          ["undefined", 0], "what ran")
    equal(page.run("[...document.querySelectorAll('.sheet text')].map(e => e.textContent)"), ["<b>"] * 2, "the odd layout")
    asked = [event["params"]["request"]["url"] for event in page.browser.events
             if event["method"] == "Network.requestWillBeSent" and event.get("sessionId") == page.session]
    equal([url[:60] for url in asked if not url.startswith(("data:", "file:"))], [], "what was asked for")
    text = json.loads(downloaded(page, "Home", "k", *"k" * 40, "a", *"a" * 20, "d"))
    equal(sorted(d["name"] for d in text["decisions"]), sorted(set(names)), "the names in decisions.json")
    pages.open(page, "hostile")
    equal(page.run(PROGRESS), "16 of 16 decided", "what was kept")


def broken_pictures_are_said_to_be(page, pages):
    pages.open(page, "hostile", "#noise.png")
    equal(page.run("document.querySelectorAll('.broken').length"), 2, "broken pictures")
    true("cannot be shown" in page.run("document.querySelector('#stage').innerText"), "nothing is said")
    pages.open(page, "hostile", "#deep.json")
    page.wait(f"{NAME} === 'deep.json' && document.querySelectorAll('.broken').length === 2")


def a_thousand_entries_stay_quick(page, pages):
    pages.open(page, "many")
    equal(page.run(PROGRESS), "0 of 1,000 decided", "the progress")
    equal(page.run(ROWS), 12 + 400, "rows")
    for _ in range(30):
        page.key("j")
    page.wait(READY)
    equal(page.run(NAME), "many/618.png", "after thirty steps")
    true(page.run("document.querySelectorAll('#stage img').length") <= 2, "pictures are there that nobody sees")
    true(page.run("document.querySelectorAll('.thumb > *').length") <= 60, "small pictures are there that nobody sees")
    press(page, "/")
    page.type("many/777")
    equal(page.run(ROWS), 1, "rows of the filter")
    page.key("Enter")
    press(page, "Escape", "Escape")
    page.run("document.querySelector('#list [tabindex=\"0\"]').focus()")
    press(page, "Home", "A", "A")
    equal(page.run(PROGRESS), "100 of 1,000 decided", "after two groups")
    true(page.run("document.querySelector('#list').scrollHeight > 10000"), "the list is cut off")


def empty_reports_say_so(page, pages):
    page.open(pages.address("empty"))
    page.wait("document.body?.dataset.state === 'ready'")
    true("No snapshots" in page.run("document.querySelector('#stage').innerText"), "nothing says so")
    for key in "jkarARuz12345lb ":
        page.key(key)
    pages.open(page, "same")
    true("Nothing differs" in page.run("document.querySelector('#stage').innerText"), "nothing says so")
    equal(page.run(PROGRESS), "Nothing to decide", "the progress")


def cut_files_say_so(page, pages):
    text = pathlib.Path(pages.folder, "review.html").read_bytes()
    cut = pathlib.Path(pages.folder, "cut.html")
    cut.write_bytes(text[:len(text) // 2])
    page.open(cut.resolve().as_uri())
    page.wait("document.body?.innerText.includes('the file is incomplete')")
    true(page.run("!document.querySelector('#main')?.offsetParent"), "half a page is shown")


def groups_begin_with_what_matters(page, pages):
    pages.open(page, "variants")
    titles = "[...document.querySelectorAll('#list > [aria-level=\"1\"] .row-title')].map(e => e.textContent)"
    equal(page.run(titles), ['text 1 "Date" is now "Datum"', "8 new"], "the headings")
    equal(page.run(NAME), "card/dark-large.png", "the most different one")
    equal(page.run("document.querySelector('.lead').textContent"), 'text 1 "Date" is now "Datum"', "the cause")
    page.click("#list .chevron")
    names = "[...document.querySelectorAll('[aria-level=\"2\"] b')].map(e => e.textContent)"
    equal(page.run(names), ["dark-large.png", "light-large.png", "dark-accessibility3.png", "light-large.svg"],
          "the most different one, the plainest, and the others")
    true("12,345 pixels differ" in page.run("document.querySelector('#list').textContent"), "a number without commas")


def two_causes(pages):
    """Writes a page on which one of the variants has a second cause, which another picture has as well."""
    def changed(match):
        record = json.loads(match[2])
        if record.get("name") == "card/light-large.png":
            record["groups"].append(2)
        elif record.get("name") == "plain.png":
            record["groups"] = [2]
        elif "digest" in record and "name" not in record:
            record["groups"].append("the ground became pink")
            record["digest"] = "cd" * 16
        return match[1] + json.dumps(record) + "</script>"
    text = pathlib.Path(pages.folder, "variants.html").read_text()
    text = re.sub(r'(<script type="application/json"[^>]*>)(.*?)</script>', changed, text)
    pathlib.Path(pages.folder, "causes.html").write_text(text)


def what_has_two_causes_is_accepted_in_both(page, pages):
    two_causes(pages)
    pages.open(page, "causes")
    press(page, "A")
    true("1 waits for another group" in page.run("document.querySelector('#toast span').textContent"), "nothing says it")
    equal(page.run(PROGRESS), "3 of 13 decided", "after the first group")
    equal(page.run(NAME), "card/light-large.png", "the second group begins with")
    true("Also: text 1" in page.run("document.querySelector('#findings').innerText"), "the other cause is not told")
    verdicts = "[...document.querySelectorAll('#list > [aria-level=\"1\"]')].map(e => e.dataset.verdict)"
    equal(page.run(verdicts), ["accept", "", ""], "the groups")
    # What is said of it is not lost while the other group is undecided.
    press(page, "c")
    page.call("Input.insertText", text="why pink?")
    press(page, "Escape")
    found = {d["name"]: d for d in json.loads(downloaded(page, "d"))["decisions"]}
    equal(found["card/light-large.png"].get("decision"), "comment", "the decision on what is accepted in one group alone")
    equal(found["card/light-large.png"].get("comment"), "why pink?", "its comment")
    pages.open(page, "causes")
    equal(page.run(PROGRESS), "3 of 13 decided", "after opening it again")
    equal(page.run(verdicts), ["accept", "", ""], "the groups after opening it again")
    press(page, "j", "A")
    equal(page.run(PROGRESS), "5 of 13 decided", "after the second group")
    press(page, "u")
    equal(page.run(PROGRESS), "3 of 13 decided", "after undo")
    press(page, "r")
    equal(page.run(PROGRESS), "4 of 13 decided", "what is rejected in one group is rejected")
    equal(page.run(verdicts)[0], "mixed", "the first group then")
    text = json.loads(downloaded(page, "d"))
    equal({d["name"]: d["decision"] for d in text["decisions"]}["card/light-large.png"], "reject", "the decision")


def slight_moves_are_one_change(page, pages):
    pages.open(page, "variants")
    equal(page.run("[...document.querySelectorAll('[data-number] .words')].map(e => e.textContent)"),
          ['text 1 "Date" is now "Datum"', "content moved by 1 pt", "content moved 20 pt down"], "the sentences")
    equal(page.run("document.querySelectorAll('.pane:first-child .marks g, .frame:last-child .marks g').length"), 3,
          "the new picture's changes")
    equal(page.run("document.querySelector('.parts').open"), False, "the views at first")
    page.click(".parts summary")
    equal(page.run("document.querySelectorAll('.parts')[0].querySelectorAll('li').length"), 4, "the views")


def rows_have_small_pictures(page, pages):
    pages.open(page)
    page.wait("document.querySelectorAll('.thumb > *').length === 7")
    equal(page.run("document.querySelectorAll('.thumb').length"), 8, "a small picture a row")
    true(page.run("document.querySelector('.thumb .layout-drawing') !== null"), "none of a layout")
    true(page.run("[...document.querySelectorAll('.thumb img')].every(e => e.naturalWidth > 0)"), "a picture is broken")


OVERLAPS = """
(selector => {
  const boxes = [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length)
    .map(e => [e.id || e.className.baseVal || e.className || e.textContent, e.getBoundingClientRect()]);
  const found = [];
  boxes.forEach(([name, a], index) => boxes.slice(index + 1).forEach(([other, b]) => {
    const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (x > 0.5 && y > 0.5) found.push(`${name} over ${other}`);
  }));
  return found;
})"""


def nothing_covers_anything(page, pages):
    for name in ("review", "variants"):
        pages.open(page, name)
        for key in "12345":
            press(page, key)
            page.run("new Promise(resolve => setTimeout(resolve, 60))")
            for selector in (".caption, .pane, .stage-bar", ".frame:first-child .tag", ".frame:last-child .tag",
                             ".tools button, .tools output", ".caption .label, .stage-bar > *",
                             "header.entry h2, #facts, .verdict button, #group-count"):
                equal(page.run(f"{OVERLAPS}({json.dumps(selector)})"), [], f"{selector} in {name}, {key}")
            out = "[...document.querySelectorAll('.tools :is(button, output), .verdict button, .stage-bar > *, .top button')]" \
                ".filter(e => e.getClientRects().length).filter(e => { const b = e.getBoundingClientRect();" \
                " return b.left < 0 || b.right > innerWidth || b.bottom > innerHeight; }).map(e => e.id || e.textContent)"
            equal(page.run(out), [], f"off the screen in {name}, {key}")
    true(page.run("document.documentElement.scrollWidth <= innerWidth"), "it is too wide")


def narrow_pages_fit(page, pages):
    for name in ("review", "hostile"):
        pages.open(page, name)
        true(page.run("document.documentElement.scrollWidth <= innerWidth && innerWidth === 390"), "it is too wide")
    pages.open(page)
    small = "[...document.querySelectorAll('button, input, textarea')].filter(e => e.offsetParent" \
        " && e.getBoundingClientRect().height < 44).map(e => e.id || e.textContent)"
    equal(page.run(small), [], "targets that are too small")
    for selector in ("#accept", "#reject", "#next", "#previous"):
        frame = box(page, selector)
        true(frame["y"] + frame["height"] <= 844 and frame["x"] + frame["width"] <= 390, f"{selector} is off the screen")
    bar = box(page, ".verdict")
    equal((bar["x"], bar["width"]), (0, 390), "the bar of the decision from edge to edge")
    page.click("#next")
    page.wait(READY)
    equal(page.run(NAME), "card.png", "after the next one")
    true(page.run("document.querySelector('#list').offsetParent === null"), "the list is in the way")
    page.click("#list-button")
    true(page.run("document.querySelector('#list').offsetParent !== null"), "the list does not open")
    equal(page.run(small), [], "targets in the list that are too small")
    page.click("#list > :nth-child(3)")
    page.wait(f"{READY} && {NAME} === 'tags.svg'")
    true(page.run("document.querySelector('#list').offsetParent === null"), "the list stays")
    page.click("[data-view=swipe]")
    page.wait(f"{MODE} === 'swipe'")
    stage = box(page, "#stage")
    x, y = middle(stage)
    page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    for part in (0.4, 0.3, 0.25):
        page.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": stage["width"] * part, "y": y}])
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    near(float(page.run("document.querySelector('.divider').getAttribute('aria-valuenow')")), 25, "the divider")


PHONE = {"width": 390, "height": 844, "touch": True}
TABLET = {"width": 768, "height": 1024, "touch": True}
SCREEN = {"width": 1280, "height": 800}
CASES = [
    (opens_with_the_first_change, {}), (keys_step_through_the_list, {}), (decisions_go_on_to_the_next, {}),
    (groups_are_decided_at_once, {}), (decisions_are_downloaded, {}), (decisions_are_kept, {}), (comments_go_with_decisions, {}),
    (decisions_work_without_storage, {}), (views_have_keys, {}), (swipe_has_a_divider, {}), (onion_skin_fades, {}),
    (blinking_can_be_paused, {}), (blinking_waits_where_motion_is_unwanted, {"reduced": True}),
    (changes_are_zoomed_to, {}), (both_pictures_zoom_together, {}), (the_layout_is_drawn_on_top, {}),
    (fingerprints_come_first, {}), (vectors_are_images, {}), (layouts_are_drawn, {}),
    (sizes_that_differ_are_aligned, {}), (states_without_a_pair_say_so, {}), (the_list_is_filtered, {}),
    (the_mouse_does_it_all, {}), (help_lists_the_keys, {}), (tab_reaches_everything, {}), (contrast_is_enough, {}),
    (looks_follow_the_system, {"dark": True}), (hostile_reports_do_no_harm, {}),
    (broken_pictures_are_said_to_be, {}), (a_thousand_entries_stay_quick, {}), (empty_reports_say_so, {}),
    (cut_files_say_so, {}), (narrow_pages_fit, PHONE), (groups_begin_with_what_matters, {}),
    (what_has_two_causes_is_accepted_in_both, {}), (slight_moves_are_one_change, {}), (rows_have_small_pictures, {}),
    *((nothing_covers_anything, {**view, "dark": dark}) for view in (PHONE, TABLET, SCREEN) for dark in (False, True)),
]
LOOKS = [
    ("light", {}), ("dark", {"dark": True}), ("narrow", {**PHONE, "scale": 2}),
    ("narrow-dark", {**PHONE, "scale": 2, "dark": True}),
]
SCENES = [("side", "1"), ("swipe", "2"), ("onion", "3"), ("difference", "5"), ("zoom", "z"), ("decided", "0Ard")]


def check(browser, pages, case, view):
    page = browser.page(**view)
    try:
        case(page, pages)
        equal(page.complaints(), [], "the console")
        print(f"ok   {case.__name__}")
        return True
    except Exception:
        print(f"FAIL {case.__name__}\n{traceback.format_exc()}")
        return False
    finally:
        page.close()


def pictures(browser, pages, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for look, view in LOOKS:
        page = browser.page(**view)
        pages.open(page)
        for scene, keys in SCENES:
            press(page, *keys)
            page.run("new Promise(resolve => setTimeout(resolve, 100))")
            page.picture(folder / f"{look}-{scene}.png")
        page.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--browser", default="chromium")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    pages = Pages(options.folder)
    with Browser(options.browser) as browser:
        cases = [case for case in CASES if options.only in case[0].__name__]
        passed = [check(browser, pages, *case) for case in cases]
        if options.pictures:
            pictures(browser, pages, options.pictures)
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
