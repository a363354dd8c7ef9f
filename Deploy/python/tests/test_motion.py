"""Pictures that become others: ``to`` and ``to_time``."""
import base64
import os
import pathlib
import subprocess
import tempfile
import unittest

import platen


class MotionTests(unittest.TestCase):
    def setUp(self):
        platen.configure()

    def test_a_picture_moves_as_the_commands_does(self):
        before, after = ["Swift", "Go"], ["Swift", "Rust", "Go"]
        with tempfile.TemporaryDirectory() as folder:
            for name, words in (("a.txt", before), ("b.txt", after)):
                (pathlib.Path(folder) / name).write_text("\n".join(words))
            for drawn, line in (
                    (platen.tags(before, to=after, path="straight", hold=1),
                     "tags a.txt --to b.txt --path straight --hold 1"),
                    (platen.cloud(before, to=after, loops=0), "cloud a.txt --to b.txt --loops 0"),
                    (platen.clock("10:08", to_time="10:31", bounce=0.2),
                     "clock --time 10:08 --to-time 10:31 --bounce 0.2"),
                    (platen.grid(["A", "B"], to=["A", "C", "B"], duration=1), "grid A B --to A C B --duration 1")):
                done = subprocess.run([os.environ["PLATEN"], *line.split(), "-o", "-", "--format", "svg"], cwd=folder,
                                      check=True, stdout=subprocess.PIPE,
                                      stderr=subprocess.DEVNULL)
                self.assertIn("@keyframes", drawn.text, line)
                self.assertEqual(drawn.bytes, done.stdout, line)

    def test_a_notebook_plays_frames(self):
        # PNG, third edition: an animation has an acTL; of WebP's container, an ANIM.
        png, webp, gif = (platen.tags(["a"], to=["a", "b"], background="white", format=format, scale=1)
                          for format in ("png", "webp", "gif"))
        self.assertIn(b"acTL", png.bytes)
        self.assertEqual(png._repr_png_()[0], png.bytes)
        self.assertIn(b"ANIM", webp.bytes)
        self.assertEqual(base64.b64decode(webp._repr_mimebundle_()["image/webp"]), webp.bytes)
        self.assertEqual((gif.bytes[:6], gif.format), (b"GIF89a", "gif"))
        self.assertEqual(base64.b64decode(gif._repr_mimebundle_()["image/gif"]), gif.bytes)
        # A GIF has its size in pixels behind its signature: twice the points, as of other pictures of pixels.
        large = platen.clock("10:08", to_time="10:31", background="white", format="gif")
        self.assertEqual(int.from_bytes(large.bytes[6:8], "little"), 2 * large.width)

    def test_what_is_wrong(self):
        with self.assertRaises(platen.SceneError) as caught:
            platen.tags(["a"], to=["a", "b"], duration=0)
        self.assertEqual((caught.exception.path, caught.exception.expected), ("duration", "seconds from 0.05 to 10"))
        with self.assertRaisesRegex(platen.PlatenError, "hold has no effect: it needs to"):
            platen.tags(["a"], hold=1)
        with self.assertRaisesRegex(platen.RenderError, "a gif is an animation: expected the option"):
            platen.tags(["a"], format="gif")
        with self.assertRaisesRegex(platen.PlatenError, "pdf cannot show an animation"):
            platen.tags(["a"], to=["b"], format="pdf")
        self.assertEqual([finding["kind"] for finding in platen.tags(["a"], to=["a"]).findings], ["unmatched"])
