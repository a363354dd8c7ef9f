"""The page of `platen preview` as a person uses it, while other programs write its file."""

import pathlib
import re
import signal
import subprocess
import tempfile

from browser import CONTROL
from checks import equal, true

GOOD = "document.querySelector('#state').dataset.kind === 'good'"
BAD = "document.querySelector('#state').dataset.kind === 'bad'"
SAVED = "document.querySelector('#saved').dataset.kind === 'good'"
PICTURE = "document.querySelector('#picture').src"
TEXT = "document.querySelector('#text').value"
SIZE = "document.querySelector('#measure').textContent"
ASKED = "!document.querySelector('#disagreement').hidden"
# Holds back what the page writes until it is released.
HELD = """(() => {
  const send = window.fetch;
  const held = new Promise((resolve) => { window.release = resolve; });
  window.fetch = async (address, options) => {
    if (options?.method === 'PUT') { window.isHeld = true; await held; }
    return send(address, options);
  };
})()"""


def scene(width, text="Hello"):
    return f"platen: 1\ncanvas: {{width: {width}, height: 40}}\nview:\n  text: {text}\n"


class Preview:
    """`platen-server preview` on a file of its own."""

    def __init__(self, executable):
        self.folder = tempfile.TemporaryDirectory()
        self.file = pathlib.Path(self.folder.name, "card.yaml")
        self.file.write_text(scene(100))
        self.process = subprocess.Popen(
            [executable, "preview", str(self.file), "--no-open"], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.address = re.fullmatch(r"card\.yaml is shown at (\S+)\n", line)[1]

    def replace(self, text):
        """Writes another file and renames it over the scene's, as editors do."""
        other = self.file.with_name(".card.yaml.new")
        other.write_text(text)
        other.rename(self.file)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        equal(self.process.wait(30), 0, "the exit code after Ctrl-C")
        self.process.stdout.close()
        self.folder.cleanup()


def opened(page, preview):
    preview.replace(scene(100))
    page.open(preview.address)
    page.wait(f"{GOOD} && {SAVED} && {SIZE} === '100 × 40 pt'")


def written(page, preview, text):
    """Waits until the file has a text."""
    page.wait(SAVED)
    equal(preview.file.read_text(), text, "the file")


def follows_the_file(page, preview):
    opened(page, preview)
    equal(page.run(TEXT), scene(100), "the text")
    equal(page.run("document.title"), "card.yaml", "the title")
    page.run("document.querySelector('#text').setSelectionRange(3, 3)")
    preview.file.write_text(scene(120))
    page.wait(f"{SIZE} === '120 × 40 pt'")
    preview.replace(scene(140))
    page.wait(f"{SIZE} === '140 × 40 pt'")
    equal(page.run(TEXT), scene(140), "the text")
    equal(page.run("document.querySelector('#text').selectionStart"), 3, "the cursor")
    true(page.run("document.querySelector('[data-copy=link]').offsetParent === null"), "a link is offered")


def draws_anew_what_lies_beside(page, preview):
    opened(page, preview)
    before = page.run(PICTURE)
    preview.file.with_name("data.csv").write_text("name\nSwift\n")
    page.wait(f"{PICTURE} !== {before!r}")
    equal(preview.file.read_text(), scene(100), "the file")


def writes_what_is_typed(page, preview):
    opened(page, preview)
    preview.file.chmod(0o640)
    page.run("(t => { t.focus(); t.setSelectionRange(t.value.length - 1, t.value.length - 1) })"
             "(document.querySelector('#text'))")
    page.type(" you")
    page.wait(f"{SAVED} && {TEXT}.includes('Hello you')")
    written(page, preview, scene(100, "Hello you"))
    equal(preview.file.stat().st_mode & 0o777, 0o640, "the permissions")
    equal([path.name for path in preview.file.parent.iterdir() if path.name.startswith(".")], [], "left over")


def keeps_the_ends_of_lines(page, preview):
    opened(page, preview)
    preview.file.write_bytes(scene(110).replace("\n", "\r\n").encode())
    page.wait(f"{SIZE} === '110 × 40 pt'")
    page.run("(t => { t.focus(); t.setSelectionRange(t.value.length - 1, t.value.length - 1) })"
             "(document.querySelector('#text'))")
    page.type("!")
    page.wait(f"{SAVED} && {TEXT}.includes('Hello!')")
    equal(preview.file.read_bytes(), scene(110, "Hello!").replace("\n", "\r\n").encode(), "the file")


def shows_what_is_wrong(page, preview):
    opened(page, preview)
    before = page.run(PICTURE)
    preview.replace("platen: 1\nview:\n  txt: Hello\n")
    page.wait(f"{BAD} && document.querySelector('.problem').textContent.includes('3:3')")
    equal(page.run(PICTURE), before, "the last good picture")
    preview.replace(scene(130))
    page.wait(f"{GOOD} && {SIZE} === '130 × 40 pt'")


def disagreed(page, preview):
    """Has the page and another program change the same text."""
    opened(page, preview)
    page.run(HELD)
    page.run("document.querySelector('#text').focus()")
    page.key("End", CONTROL)
    page.type("# mine")
    page.wait("window.isHeld")
    preview.replace(scene(150))
    page.run("window.release()")
    page.wait(ASKED)
    equal(preview.file.read_text(), scene(150), "the file")
    true(page.run(TEXT).endswith("# mine"), "the page's text is lost")


def asks_which_to_keep(page, preview):
    disagreed(page, preview)
    page.click("#keep-text")
    page.wait(f"{SAVED} && !({ASKED})")
    written(page, preview, scene(100) + "# mine")
    disagreed(page, preview)
    page.click("#take-file")
    page.wait(f"{SAVED} && !({ASKED}) && {SIZE} === '150 × 40 pt'")
    written(page, preview, scene(150))
    equal(page.run(TEXT), scene(150), "the text")


def writes_a_file_that_has_gone(page, preview):
    opened(page, preview)
    preview.file.unlink()
    page.wait(f"{ASKED} && document.querySelector('#disagreement-reason').textContent.includes('no longer exists')")
    page.click("#keep-text")
    page.wait(f"{SAVED} && !({ASKED})")
    written(page, preview, scene(100))


CASES = [
    follows_the_file, draws_anew_what_lies_beside, writes_what_is_typed, keeps_the_ends_of_lines,
    shows_what_is_wrong, asks_which_to_keep, writes_a_file_that_has_gone,
]
