"""Draws clouds with `platen cloud` and with platen-server."""
import pathlib
import re
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Clouds"))
import check  # noqa: E402
import drawing  # noqa: E402

FAMILY = "JetBrains Mono"
FONT = ROOT / "Fonts/JetBrainsMono-Regular.ttf"


class Ours:
    def __init__(self, platen, server, work):
        self.platen, self.server, self.work = platen, server, work

    def arguments(self, job, **other):
        options = {"width": job["width"], "height": job["height"], "top": len(job["words"]), "padding": 0,
                   "font": FAMILY, "font-weight": "regular", "theme": "mono", "background": "white", **other}
        return [part for name, value in options.items() for part in (f"--{name}", str(value))]

    def command(self, words, out, *arguments):
        table = self.work / "words.tsv"
        lines = ["name\tweight\n", *(f"{word}\t{weight}\n" for word, weight in words)]
        table.write_text("".join(lines), encoding="utf-8")
        done = subprocess.run([self.platen, "cloud", table, "-o", out, "--fonts", ROOT / "Fonts", *arguments],
                              stderr=subprocess.PIPE, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr.strip())

    def draw(self, job):
        """Words with sizes, the whole command's time to PNG, and how many pixels at 4x two words cover."""
        self.command(job["words"], job["png"], *self.arguments(job), "--scale", "1")
        start = time.perf_counter()
        self.command(job["words"], job["png"], *self.arguments(job), "--scale", "1")
        whole = (time.perf_counter() - start) * 1000
        answer = {"whole": whole, "words": self.sizes(job["words"], *self.arguments(job))}
        if job["overlap"]:
            out = self.work / "ours.svg"
            self.command(job["words"], out, *self.arguments(job))
            total, _, _ = check.summed(drawing.pieces(out.read_bytes(), check.SCALE))
            answer["overlap"] = int((total > 255 + check.MOST_OVER).sum())
        return answer

    def sizes(self, words, *arguments):
        """The drawn words, each with the size of its type in points."""
        out = self.work / "ours-text.svg"
        self.command(words, out, *arguments, "--svg", "semantic", "--svg-fonts", "names")
        root = ElementTree.fromstring(out.read_bytes())
        return [[check.as_text(text), float(check.type_size(text, root))] for text in root.iter(drawing.SVG + "text")]

    def warm(self, job, runs=6):
        """The best time of the server's answers after the first, each with another seed; None, and why."""
        query = self.query(job)
        if len(query) > 65_000:
            return None, "the address of so many words is too long"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        server = subprocess.Popen(
            [self.server, "--port", str(port), "--cache-bytes", "0", "--target-bytes", "64KiB", "--header-bytes", "1MiB", "--render-time", "120s",
             "--drawing-cost", "1000000", "--fonts", ROOT / "Fonts"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            wait(port)
            times = []
            for seed in range(runs):
                address = f"http://127.0.0.1:{port}/v1/cloud.png?{query}&seed={seed}"
                start = time.perf_counter()
                with urllib.request.urlopen(address, timeout=150) as answer:
                    answer.read()
                times.append((time.perf_counter() - start) * 1000)
            return min(times[1:]), None
        except OSError as error:
            told = error.read().decode(errors="replace") if hasattr(error, "read") else ""
            return None, f"the server does not draw it: {error} {told[:300]}"
        finally:
            server.terminate()
            server.wait()

    def query(self, job):
        # A comma, a colon and a backslash of a word have a backslash before them.
        names = [re.sub(r"([\\,:])", r"\\\1", word) for word, _ in job["words"]]
        return urllib.parse.urlencode({
            "words": ",".join(f"{name}:{weight}" for name, (_, weight) in zip(names, job["words"])),
            "width": job["width"], "height": job["height"], "top": len(names), "padding": 0, "font": FAMILY,
            "fontWeight": "regular", "theme": "mono", "background": "white", "scale": 1})

    def filled(self, job, largest, out):
        """Draws the words in word_cloud's way: the first as large as given, others smaller until they have room."""
        self.command(job["words"], out, *self.arguments(job), "--scale", "1", "--spacing", "0x0", "--fit", "fill",
                     "--largest-size", str(largest), "--least-size", "4", "--effort", "32")

    def common_scale(self, job, sizes, *options):
        """How much larger than given all words are drawn by one factor, each as large beside the others as given.

        The command takes weights, not sizes. Type grows linearly from the least size to the largest that fits, so
        that least size is looked for at which the two are in the given ratio.
        """
        least, largest = min(sizes.values()), max(sizes.values())
        size = float(least)
        for _ in range(5):
            arguments = self.arguments({**job, "words": list(sizes.items())}, weights="linear")
            drawn = dict(self.sizes(list(sizes.items()), *arguments, "--least-size", f"{size:.3f}", *options))
            if len(drawn) < len(sizes):
                return None
            found = max(drawn.values())
            size = max(1, found * least / largest)
        return found / largest


def wait(port):
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise OSError("the server does not listen")
