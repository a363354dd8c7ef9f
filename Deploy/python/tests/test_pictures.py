"""Pictures as the real command draws them."""
import datetime
import decimal
import base64
import hashlib
import json
import os
import pathlib
import struct
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile

import platen

HERE = pathlib.Path(__file__).resolve().parent
CARD = """\
platen: 1
canvas: {locale: en-GB}
view:
  vStack:
    children:
      - {text: "{name}"}
      - {text: "{spent:currency(EUR)} since {joined:date(long)}"}
"""
ROW = {"name": "Ada <Lovelace>", "spent": decimal.Decimal("1234.50"), "joined": datetime.date(2026, 11, 3)}


class PictureTests(unittest.TestCase):
    def setUp(self):
        platen.configure()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def texts(self, scene, data):
        """The texts of a picture, as the command says where they lie."""
        found = []

        def walk(node):
            if isinstance(node, dict):
                found.extend(v for k, v in node.items() if k == "text" and isinstance(v, str))
                for value in node.values():
                    walk(value)
            elif isinstance(node, list):
                for value in node:
                    walk(value)

        walk(json.loads(platen.render(scene, data, format="json").text))
        return found

    def words(self, words, **options):
        """The words of a cloud with their weights, and what was found."""
        picture = platen.cloud(words, format="json", **options)
        placed = json.loads(picture.text)
        found = {}

        def walk(node):
            if isinstance(node, dict):
                if "text" in node and isinstance(node["text"], str):
                    found[node["text"]] = None
                for value in node.values():
                    walk(value)
            elif isinstance(node, list):
                for value in node:
                    walk(value)

        walk(placed)
        return set(found), [finding["kind"] for finding in picture.findings]

    def test_tables_of_words(self):
        rows = [{"id": i, "term": w, "votes": v} for i, w, v in [(1, "tea", 3), (2, "cake", 2)]]
        self.assertEqual(self.words(rows), ({"tea", "cake"}, ["taken"]))
        self.assertEqual(self.words(rows, word="id", strict=True)[0], {"1", "2"})
        self.assertEqual(self.words([dict(rows[0], votes="n/a"), rows[1]]), ({"cake"}, ["taken", "unreadCell"]))
        with self.assertRaises(platen.SceneError):
            platen.cloud(rows, word="trem")

    def test_formats(self):
        svg = platen.render(CARD, ROW)
        self.assertTrue(svg.text.startswith("<svg"))
        self.assertEqual(svg.sha256, hashlib.sha256(svg.bytes).hexdigest())
        self.assertEqual(svg.size, len(bytes(svg)))
        self.assertEqual(svg._repr_svg_(), svg.text)
        self.assertIsNone(svg._repr_png_())
        self.assertEqual(svg.findings, [])
        png = platen.render(CARD, ROW, format="png")
        self.assertEqual(png.bytes[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(png._repr_png_()[0], png.bytes)
        self.assertIsNone(png._repr_svg_())
        with self.assertRaises(ValueError):
            png.text
        self.assertEqual(platen.render(CARD, ROW, format="pdf").bytes[:5], b"%PDF-")
        webp = platen.render(CARD, ROW, format="webp")
        self.assertEqual((webp.bytes[:4], webp.bytes[8:12]), (b"RIFF", b"WEBP"))
        self.assertEqual(base64.b64decode(webp._repr_mimebundle_()["image/webp"]), webp.bytes)
        jpeg = platen.render(CARD, ROW, format="jpg")
        self.assertEqual(jpeg.bytes[:3], b"\xff\xd8\xff")
        self.assertEqual((jpeg._repr_jpeg_(), jpeg._repr_mimebundle_()), (jpeg.bytes, {}))

    def test_scale(self):
        scene = {"platen": 1, "canvas": {"width": 40, "height": 30}, "view": {"text": "A"}}
        for scale in (1, 2.5):
            png = platen.render(scene, format="png", scale=scale)
            # A notebook shows it at its size, however many pixels there are.
            self.assertEqual(png._repr_png_()[1], {"width": 40, "height": 30})
            self.assertEqual(struct.unpack(">II", png.bytes[16:24]), (int(40 * scale), int(30 * scale)))

    def test_data(self):
        self.assertEqual(
            self.texts(CARD, ROW), ["Ada <Lovelace>", "€1,234.50 since 3 November 2026"])
        moment = datetime.datetime(2026, 11, 3, 10, 8, 1, 5, datetime.timezone.utc)
        scene = {"platen": 1, "canvas": {"locale": "en-GB", "timeZone": "Europe/Berlin"}, "view": {"text": (
            "{at:time(HH:mm)} {person.town} {big} {none}.")}}
        self.assertEqual(
            self.texts(scene, {"at": moment, "person": {"town": "Zürich"}, "big": 2**53 + 1, "none": None}),
            ["11:08 Zürich 9007199254740993 ."])

    def test_a_picture_is_the_same_whoever_asks(self):
        (self.folder / "card.yaml").write_text(CARD, "utf-8")
        line = {"name": "Ada <Lovelace>", "spent": 1234.5, "joined": "2026-11-03"}
        done = subprocess.run(
            [os.environ["PLATEN"], "batch", self.folder / "card.yaml", "-o", "-"], check=True,
            input=json.dumps(line).encode(), stdout=subprocess.PIPE)
        expected = json.loads(done.stdout)
        same = [
            platen.render(CARD, ROW), platen.render(self.folder / "card.yaml", ROW),
            platen.render(str(self.folder / "card.yaml"), ROW), next(platen.map(CARD, [ROW])),
            next(platen.map(self.folder / "card.yaml", [ROW])),
        ]
        for picture in same:
            self.assertEqual((picture.text, picture.sha256), (expected["text"], expected["sha256"]))

    def test_words(self):
        cloud = platen.cloud({"Swift": 120, "C, C++": 40, "a:b": 3}, width=300, height=200, theme="ocean")
        self.assertIn('width="300px" height="200px"', cloud.text)
        self.assertIn("<title>", cloud.text)
        for word in ("Swift", "C, C++", "a:b"):
            self.assertIn(word, cloud.text)
        text = platen.cloud("Rivers and rivers, and the sea.", language="en")
        self.assertIn("ivers", text.text)
        groups = platen.cloud([("apple", 9, "fruit"), ("sage", 3, "herb")], colors="group")
        self.assertNotEqual(groups, platen.cloud([("apple", 9), ("sage", 3)], colors="group"))
        tags = platen.tags({"Swift": 9, "Kotlin": 3}, select=["Swift"], alignment="center")
        self.assertNotEqual(tags, platen.tags({"Swift": 9, "Kotlin": 3}, alignment="center"))
        self.assertEqual(platen.tags(["Swift", "C"]), platen.tags([("Swift",), "C"]))

    def test_clocks_and_grids(self):
        clock = platen.clock(datetime.time(10, 8), numerals="roman", shows_ticks=True)
        self.assertEqual(clock, platen.clock("10:08", numerals="roman", showsTicks=True))
        self.assertIn("10:08", clock.text)
        at = datetime.datetime(2026, 11, 21, 10, 8, tzinfo=datetime.timezone.utc)
        self.assertIn("Tokyo", platen.clock(zones=["Tokyo=Asia/Tokyo"], at=at).text)
        self.assertIn("b,c", platen.grid(["a", "b,c"], width=300, border=1).text)

    def test_errors(self):
        with self.assertRaises(platen.SceneError) as caught:
            platen.render('platen: 1\nview: {text: "{nme}"}', {"name": "Ada"})
        error = caught.exception
        self.assertEqual((error.file, error.line, error.column), ("scene", 2, 14))
        self.assertEqual((error.path, error.found, error.suggestion), ("view.text", "{nme}", "name"))
        with self.assertRaises(platen.SceneError) as caught:
            platen.render({"platen": 1, "view": {"txt": "A"}})
        self.assertEqual((caught.exception.path, caught.exception.suggestion), ("view.txt", "text"))
        with self.assertRaises(platen.SceneError) as caught:
            platen.cloud(["a"], wdth=300)
        self.assertEqual(
            str(caught.exception), 'cloud.wdth: found "wdth", expected an option of cloud; did you mean "width"?')
        with self.assertRaises(platen.SceneError):
            platen.render(CARD, ROW, format="bmp")
        with self.assertRaisesRegex(platen.RenderError, "a gif is an animation"):
            platen.render(CARD, ROW, format="gif")
        with self.assertRaisesRegex(platen.RenderError, "blank"):
            platen.render({"platen": 1, "view": {"text": ""}})
        # The scene is read before any row.
        with self.assertRaises(platen.SceneError) as caught:
            list(platen.map("platen: 1\nview: {text: 'a'", [{}]))
        error = caught.exception
        self.assertEqual((error.file, error.line, error.column), ("scene", 2, 7))
        self.assertEqual(error.expected, "the bracket that closes it")
        with self.assertRaisesRegex(platen.PlatenError, "gif"):
            list(platen.map(CARD, [ROW], format="gif"))
        with self.assertRaises(FileNotFoundError):
            platen.render("no-such-scene.yaml")

    def test_findings(self):
        scene = {"platen": 1, "canvas": {"width": 40, "height": 20}, "view": {"text": "far too long a text"}}
        self.assertEqual([finding["kind"] for finding in platen.render(scene).findings], ["truncated"])
        with self.assertRaisesRegex(platen.RenderError, "truncated"):
            platen.render(scene, strict=True)

    def test_many(self):
        rows = [{**ROW, "id": "n%d" % i, "name": "Name %d" % i} for i in range(50)]
        del rows[20]["name"]
        drawn = list(platen.map(CARD, rows, format="json", id="id", return_exceptions=True))
        self.assertEqual([picture.number for picture in drawn], list(range(1, 51)))
        self.assertEqual([picture.id for picture in drawn], [row["id"] for row in rows])
        for i, picture in enumerate(drawn):
            if i == 20:
                self.assertIsInstance(picture, platen.SceneError)
                self.assertEqual(picture.found, "{name}")
            else:
                self.assertIn("Name %d" % i, picture.text)

    def test_many_that_all_fail(self):
        drawn = list(platen.map("platen: 1\nview: {text: '{name}'}", [{"id": i} for i in range(45)],
                                return_exceptions=True))
        self.assertEqual([(error.id, error.path) for error in drawn], [(str(i), "view.text") for i in range(45)])

    def test_a_wrong_scene_is_an_error_without_rows(self):
        with self.assertRaises(platen.SceneError) as caught:
            list(platen.map('platen: 1\nview: {txt: "{name}"}', []))
        self.assertEqual((caught.exception.file, caught.exception.line, caught.exception.suggestion), ("scene", 2, "text"))
        # What rows would have is nothing that is wrong.
        self.assertEqual(list(platen.map('platen: 1\nview: {text: "{name}", modifiers: [{opacity: "{share}"}]}', [])), [])

    def test_saving(self):
        picture = platen.render(CARD, ROW)
        path = self.folder / "new" / "card.svg"
        picture.save(path)
        picture.save(str(path))
        self.assertEqual(path.read_bytes(), picture.bytes)
        self.assertEqual(os.listdir(path.parent), ["card.svg"])
        with self.assertRaises(OSError):
            picture.save(path / "beneath-a-file.svg")
        with self.assertRaisesRegex(ValueError, r'as svg for .*, expected a path that ends in .svg, or a picture drawn with format="png"'):
            picture.save(self.folder / "card.PNG")
        picture.save(self.folder / "card")

    def test_a_setting_of_the_environment_and_one_that_is_said(self):
        with self.assertRaises(platen.CommandNotFound):
            platen.configure("no-such-platen")
        platen.configure([os.environ["PLATEN"]], workers=1)
        self.assertTrue(platen.render(CARD, ROW).text.startswith("<svg"))


class WheelTests(unittest.TestCase):
    def test_the_wheel_has_all_and_no_time_of_its_making(self):
        path = os.environ["PLATEN_WHEEL"]
        if not path:
            self.skipTest("no --wheel")
        with zipfile.ZipFile(path) as wheel:
            self.assertIsNone(wheel.testzip())
            self.assertEqual({entry.date_time for entry in wheel.infolist()}, {(2020, 2, 2, 0, 0, 0)})
            names = set(wheel.namelist())
            text, = (wheel.read(name) for name in names if name.endswith("/licenses/LICENSE"))
            metadata, = (wheel.read(name).decode() for name in names if name.endswith("/METADATA"))
        # Metadata before 2.4, as older builders write, has no such field, and PyPI refuses it.
        self.assertNotIn("License-Expression", metadata)
        with tarfile.open(path.replace("-py3-none-any.whl", ".tar.gz")) as sources:
            self.assertLessEqual({"PKG-INFO", "pyproject.toml", "README.md", "LICENSE", "platen/py.typed"},
                                 {name.partition("/")[2] for name in sources.getnames()})
        self.assertEqual(text, (HERE.parents[2] / "LICENSE").read_bytes())
        modules = {"platen/" + path.name for path in (HERE.parent / "platen").glob("*.py")}
        self.assertLessEqual(modules | {"platen/py.typed"}, names)
        # As an installed package is found: nothing else of the sources is seen.
        with tempfile.TemporaryDirectory() as folder:
            told = subprocess.run(
                [sys.executable, "-c", "import platen; print(platen.__file__, platen.cloud(['a']).format)"],
                env={**os.environ, "PYTHONPATH": path}, cwd=folder, stdout=subprocess.PIPE, check=True,
                universal_newlines=True).stdout
        self.assertIn(".whl", told)
        self.assertTrue(told.strip().endswith("svg"))

    def test_the_version_is_the_commands(self):
        told = subprocess.run(
            [os.environ["PLATEN"], "--version"], stdout=subprocess.PIPE, check=True, universal_newlines=True)
        self.assertIn(platen.__version__, told.stdout)
