"""The scenes of the benchmarks: what the command is told, as run from this folder."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
FONTS = "../../Fonts"
PILLS = ["--style", "pill", "--fill", "#F2F2F7", "--background", "black", "--padding", "20", "--spacing", "8",
         "--pill-padding", "12x5", "--corner-radius", "15", "--font-size", "17", "--alignment", "center"]
EMOJI = "📘 📕 🦋 🍎 🚀 🎲 🌈 🐙 🍩 🎧 ⚽ 🌻".split()


def data(count):
    """The file of that many tags."""
    return f"data/tags-{count}.txt"


def tags(count, width):
    return ["tags", data(count), "--width", str(width), *PILLS]


# The command's arguments without the format.
SCENES = {
    "tags13": tags(13, 400),
    "clock": ["clock", "--diameter", "400"],
    "grid12": ["grid", *EMOJI, "--width", "800", "--height", "400", "--border", "1", "--font-size", "94"],
    "tags1000": tags(1000, 1600),
    "tags10000": tags(10000, 1600),
    # As tags1000 in a tenth of the width: ten times the height and more.
    "tall1000": tags(1000, 160),
}
# What a scene's PNG is told beside its scale.
PNG = {"tall1000": ["--side", "200000"]}


def arguments(scene, kind):
    """What the command is told of a scene in a format: SVG at one pixel a point, PNG at two."""
    return [*SCENES[scene], *(["--scale", "2", *PNG.get(scene, [])] if kind == "png" else [])]
