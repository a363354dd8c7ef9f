"""Draws a cloud with word_cloud, in the Python environment that has it: word_cloud.py JOB.json RESULT.json [RUNS].

The job has words with weights, size, font and the PNG's name. The result has the best time in milliseconds of the runs
after the first, words with sizes, and how many pixels at 4x are covered by two words.
"""
import json
import sys
import time

import numpy
from PIL import Image, ImageDraw, ImageFont
from wordcloud import WordCloud

SCALE = 4


def main(job, result, runs=1):
    with open(job, encoding="utf-8") as file:
        job = json.load(file)
    times = []
    for _ in range(int(runs)):
        start = time.perf_counter()
        # Its own policy in all that is not said here: words shrink until they fit, a tenth of them stand upright.
        cloud = WordCloud(
            font_path=job["font"], width=job["width"], height=job["height"], max_words=len(job["words"]),
            background_color="white", color_func=lambda *_, **__: job["color"], random_state=1)
        cloud.generate_from_frequencies(dict(job["words"]))
        image = cloud.to_image()
        times.append((time.perf_counter() - start) * 1000)
    image.save(job["png"])
    answer = {"warm": min(times[1:] or times), "words": [[word, size] for (word, _), size, *_ in cloud.layout_]}
    if job["overlap"]:
        answer["overlap"] = overlap(cloud, job)
    with open(result, "w", encoding="utf-8") as file:
        json.dump(answer, file)


def overlap(cloud, job):
    """Pixels at 4x that the words, each drawn alone as word_cloud draws them, cover more than wholly."""
    total = numpy.zeros((job["height"] * SCALE + 400, job["width"] * SCALE + 400), dtype=numpy.uint16)
    for (word, _), size, (y, x), orientation, _ in cloud.layout_:
        font = ImageFont.truetype(job["font"], size * SCALE)
        font = ImageFont.TransposedFont(font, orientation=orientation)
        paper = Image.new("L", (1, 1))
        _, _, right, bottom = ImageDraw.Draw(paper).textbbox((0, 0), word, font=font, anchor="lt")
        paper = Image.new("L", (int(right) * 2 + 200, int(bottom) * 2 + 200))
        ImageDraw.Draw(paper).text((100, 100), word, font=font, fill=255)
        ink = paper.getbbox()
        if ink:
            part = numpy.asarray(paper.crop(ink))
            left, top = x * SCALE + ink[0] - 100 + 200, y * SCALE + ink[1] - 100 + 200
            into = total[top:top + part.shape[0], left:left + part.shape[1]]
            into += part[:into.shape[0], :into.shape[1]]
    return int((total > 255 + job["most_over"]).sum())


if __name__ == "__main__":
    main(*sys.argv[1:])
