"""Options, as they are written for the command, and as type checkers see them."""
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import textwrap
import unittest

import platen
from platen import _options

PACKAGE = str(pathlib.Path(platen.__file__).parents[1])
SCENE = {"platen": 1, "canvas": {"width": 80, "height": 30}, "view": {"text": "{n:number}"}}
# What the command reads or writes beside a picture, and what a session or a parameter says.
OTHERS = {"encoding", "format", "scale", "output", "images", "words", "fonts", "system_fonts",
          "strict", "quiet", "version", "help", "time", "only_fonts"}


class OptionTests(unittest.TestCase):
    def setUp(self):
        platen.configure()

    def test_types_know_all_options_of_the_command_and_no_others(self):
        for kind in ("cloud", "tags", "clock", "grid"):
            told = subprocess.run([os.environ["PLATEN"], kind, "--help"], stdout=subprocess.PIPE, check=True,
                                  universal_newlines=True).stdout
            names = set(re.findall(r"^  (?:-\w, )?--([a-z-]+)", told, re.M))
            typed = set(getattr(_options, kind.title() + "Options").__annotations__)
            self.assertEqual({name.replace("-", "_") for name in names} - OTHERS,
                             typed - {"time_limit", "memory_limit"}, kind)

    def test_what_takes_the_place_of_a_scenes_own(self):
        def look(**options):
            return platen.render(SCENE, {"n": 1234.5}, **options).text

        plain = look()
        self.assertIn("1,234.5", look(svg="semantic", svg_fonts="names"))
        self.assertIn("1.234,5", look(svg="semantic", locale="de"))
        self.assertIn('width="90px"', look(set={"canvas.width": 90}))
        for options in ({"theme": "candy"}, {"background": "red"}, {"color_scheme": "dark"}):
            self.assertNotEqual(look(**options), plain, options)
        self.assertEqual(look(time_limit=20, memory_limit=500, theme=None), plain)
        self.assertEqual([picture.text for picture in platen.map(SCENE, [{"n": 1234.5}], locale="de", svg="semantic")],
                         [look(locale="de", svg="semantic")])
        with self.assertRaisesRegex(platen.PlatenError, "ocean"):
            look(theme="osean")
        with self.assertRaisesRegex(TypeError, "found the option thme, .*; did you mean theme"):
            look(thme="ocean")
        with self.assertRaisesRegex(TypeError, "expected a mapping"):
            look(set="canvas.width=300")
        with self.assertRaisesRegex(TypeError, "thme"):
            platen.map(SCENE, [], thme="ocean")
        with self.assertRaisesRegex(ValueError, 'compression has no effect on svg: it needs format="png"'):
            look(compression="small")
        with self.assertRaisesRegex(platen.PlatenError, "--time-limit"):
            look(time_limit=-1)

    def test_how_pictures_of_words_are_written(self):
        small, fast = (platen.tags(["a"], format="png", compression=mode) for mode in ("small", "fast"))
        self.assertLess(small.size, fast.size)
        # Two pixels a point, as the command has them.
        self.assertEqual(struct.unpack(">I", fast.bytes[16:20])[0], 2 * fast.width)
        self.assertEqual(platen.tags(["a"], format="png", scale=1).width, fast.width)
        self.assertIn("<text", platen.cloud(["a"], svg="semantic").text)
        self.assertEqual(platen.cloud(["a"], svgFonts="names", svg="semantic"),
                         platen.cloud(["a"], svg_fonts="names", svg="semantic"))
        with self.assertRaisesRegex(ValueError, "which only the command has: platen grid --images"):
            platen.grid(["a"], images="a.png")
        with self.assertRaisesRegex(platen.PlatenError, "pixels"):
            platen.cloud(["a"], format="png", pixels=100)

    def test_pictures_of_pixels_of_every_kind(self):
        large, less = (platen.tags(["a"], format="jpg", quality=quality) for quality in (95, 20))
        self.assertLess(less.size, large.size)
        webp = platen.tags(["a"], format="webp")
        self.assertEqual((webp.bytes[:4], webp.bytes[8:12], large.bytes[:3]), (b"RIFF", b"WEBP", b"\xff\xd8\xff"))
        # Two pixels a point, as of PNG: 14 bits each, less one, behind the signature of VP8L.
        bits = struct.unpack("<I", webp.bytes[21:25])[0]
        self.assertEqual(((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1), (2 * webp.width, 2 * webp.height))
        self.assertEqual([picture.format for picture in platen.map(SCENE, [{"n": 1}], format="webp", quality=50)], ["webp"])
        with self.assertRaisesRegex(ValueError, 'quality has no effect on png: it needs format="webp" or "jpg"'):
            platen.tags(["a"], format="png", quality=50)
        with tempfile.TemporaryDirectory() as folder:
            webp.save(folder + "/a.webp")
            for ending in ("jpg", "JPEG"):
                large.save("%s/a.%s" % (folder, ending))
            with self.assertRaisesRegex(ValueError, 'as webp for .*, expected a path that ends in .webp, or a picture drawn with format="jpg"'):
                webp.save(folder + "/b.jpeg")
            self.assertEqual(sorted(os.listdir(folder)), ["a.JPEG", "a.jpg", "a.webp"])

    def test_a_cloud_that_follows_another_keeps_its_places(self):
        def places(cloud):
            return {word["text"]: word["center"] for word in cloud.layout["words"]}

        words = {"Swift": 9, "Kotlin": 5, "Rust": 4, "Zig": 2}
        # With room left, no word has to become larger or smaller.
        sizes = {"largest_size": 40, "least_size": 10}
        first = platen.cloud(words, seed=3, layout=True, **sizes)
        self.assertEqual(set(places(first)), set(words))
        self.assertIsNone(platen.cloud(words).layout)
        del words["Zig"]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "cloud.json"
            path.write_text(json.dumps(first.layout))
            for previous in (first, first.layout, path):
                kept = platen.cloud(words, previous=previous, **sizes)
                self.assertEqual(places(kept), {word: places(first)[word] for word in words})
        self.assertNotEqual(places(platen.cloud(words, layout=True, **sizes)), places(kept))
        with self.assertRaisesRegex(ValueError, "expected one drawn with layout=True"):
            platen.cloud(words, previous=platen.cloud(words))
        with self.assertRaises(platen.SceneError) as caught:
            platen.cloud(words, previous={"words": []})
        self.assertEqual((caught.exception.path, caught.exception.expected),
                         ("previous", "the positions of a cloud's words, as in the field layout of an earlier record"))

    def test_a_type_checker_finds_a_misspelt_option(self):
        program = textwrap.dedent("""\
            import platen
            platen.cloud(["a"], width=300, theme="ocean", svg="semantic", scale=2, format="png")
            for picture in platen.map("a.yaml", [], locale="de", id="name"):
                picture.save("a.svg")
            for drawn in platen.map("a.yaml", [], return_exceptions=True):
                if isinstance(drawn, platen.PlatenError):
                    print(drawn.number)
            platen.cloud(["a"], wdth=300)
            platen.render("a.yaml", thme="ocean")
            platen.tags(["a"], format="bmp")
            platen.Session().grid(["a"], border="thin")
            platen.map("a.yaml", [], return_exceptions=True).__next__().save("a.svg")
            platen.cloud(["a"], previous=platen.cloud(["b"], layout=True), format="webp", quality=80)
            platen.cloud(["a"], previous=3)
            """)
        found = 0
        for words in (["mypy", "--strict", "--cache-dir", os.devnull], ["pyright", "--outputjson"]):
            if subprocess.run([sys.executable, "-c", "import %s" % words[0]], stderr=subprocess.DEVNULL).returncode:
                continue
            found += 1
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "program.py"
                path.write_text(program)
                told = subprocess.run(
                    [sys.executable, "-m", *words, str(path)], cwd=folder, stdout=subprocess.PIPE,
                    universal_newlines=True, env={**os.environ, "MYPYPATH": PACKAGE, "PYTHONPATH": PACKAGE}).stdout
            if words[0] == "mypy":
                lines = [int(line) for line in re.findall(r"program.py:(\d+): error", told)]
            else:
                lines = [problem["range"]["start"]["line"] + 1 for problem in json.loads(told)["generalDiagnostics"]]
            self.assertEqual(sorted(set(lines)), [8, 9, 10, 11, 12, 14], told)
        if not found:
            self.skipTest("neither mypy nor pyright")
