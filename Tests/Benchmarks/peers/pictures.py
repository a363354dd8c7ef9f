"""What the pictures of the scenes consist of, for the peers' own languages: the same that ../floor.c draws."""
import math
import os
import pathlib

DATA = pathlib.Path(os.environ.get("BENCH_DATA", "data"))
FONTS = pathlib.Path(os.environ.get("BENCH_FONTS", "../../Fonts"))
PILL = "#F2F2F7"
EMOJI = "📘📕🦋🍎🚀🎲🌈🐙🍩🎧⚽🌻"
BORDERS = ("#FF3B30 #FF9500 #FFCC00 #34C759 #00C7BE #30B0C7 #32ADE6 #007AFF #5856D6 #AF52DE #FF2D55 #A2845E").split()
# Scene: kind, width, height; a flow of tags is as high as it becomes.
SCENES = {"tags13": ("tags", 400, None), "tags1000": ("tags", 1600, None), "clock": ("clock", 400, 400),
          "grid12": ("grid", 800, 400)}
# Family, whether it is bold, file.
FACES = {"tags": (("Inter", False, "Inter.ttf"), ("Noto Sans CJK JP", False, "NotoSansCJK-Regular.ttc")),
         "clock": (("Nunito", False, "Nunito-Regular.otf"), ("Nunito", True, "Nunito-Bold.otf")),
         "grid": (("Noto Color Emoji", False, "NotoColorEmoji.ttf"),)}


def words(scene):
    return (DATA / f"tags-{scene.removeprefix('tags')}.txt").read_text(encoding="utf-8").split("\n")[:-1]


def labels(is_hour):
    """The labels of the clock's hours or minutes: text and the point that they are centred on."""
    radius = 80 if is_hour else 120
    for step in range(12):
        angle = step * math.pi / 6 - math.pi / 2
        text = (step or 12) if is_hour else (step * 5 or 60)
        yield str(text), 200 + radius * math.cos(angle), 200 + radius * math.sin(angle)


def cells():
    """The cells of the grid: x, y, width, height, emoji and the colour of its border."""
    columns, rows, gap = 5, 3, 8
    width, height = (800 + gap) / columns - gap, (400 + gap) / rows - gap
    for i, (emoji, border) in enumerate(zip(EMOJI, BORDERS)):
        yield i % columns * (width + gap), i // columns * (height + gap), width, height, emoji, border
