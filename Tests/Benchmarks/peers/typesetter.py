"""The scenes in Typst, by its Python binding.

Typst keeps what it has made of the same input. So each render has another value of `salt`, which every text goes
through and none shows: what is kept by a text's content is still found again.
"""
import itertools
import tempfile

import typst

import pictures

HEAD = """#set text(font: ({families},), top-edge: "ascender", bottom-edge: "descender", fallback: false,
  cjk-latin-spacing: none)
#let salted(words) = words.replace("\\u{{1}}", sys.inputs.at("salt", default: ""))
#set page(width: {width}pt, height: {height}, margin: {margin}pt, fill: {fill})
"""
TAGS = """#set text(size: 17pt)
#set par(leading: 8pt, spacing: 0pt, linebreaks: "simple", justify: false)
#set align(center)
#let tag(words) = box(height: 31pt, radius: 15pt, inset: (x: 12pt), fill: rgb("{pill}"), align(horizon, salted(words)))
#({words},).map(tag).join(h(8pt, weak: true))
"""
CLOCK = """#place(dx: 95pt, dy: 95pt, circle(radius: 105pt, stroke: (paint: black, thickness: 10pt, dash: (1pt, 10pt))))
#let label(x, y, size, weight, words) = place(dx: x * 1pt - 30pt, dy: y * 1pt - 20pt,
  box(width: 60pt, height: 40pt, align(center + horizon, text(size: size, weight: weight, salted(words)))))
"""
GRID = """#let cell(x, y, width, height, color, words) = {
  place(dx: x + .5pt, dy: y + .5pt, rect(width: width - 1pt, height: height - 1pt, stroke: 1pt + rgb(color)))
  place(dx: x, dy: y, box(width: width, height: height, align(center + horizon, text(size: 94pt, salted(words)))))
}
"""


def tags(scene):
    # A tag is not broken.
    words = ", ".join('"%s"' % word.replace(" ", "\N{NO-BREAK SPACE}") for word in pictures.words(scene))
    return TAGS.format(pill=pictures.PILL, words=words)


def clock():
    sizes = ((False, '12pt, "regular"'), (True, '28pt, "bold"'))
    return CLOCK + "".join(f'#label({x:.3f}, {y:.3f}, {size}, "{text}")\n'
                           for is_hour, size in sizes for text, x, y in pictures.labels(is_hour))


def grid():
    return GRID + "".join('#cell(%.3fpt, %.3fpt, %.3fpt, %.3fpt, "%s", "%s")\n' % (*cell[:4], cell[5], cell[4])
                          for cell in pictures.cells())


def source(scene):
    kind, width, height = pictures.SCENES[scene]
    families = dict.fromkeys('"%s"' % family for family, _, _ in pictures.FACES[kind])
    head = HEAD.format(families=", ".join(families), width=width, height="auto" if height is None else f"{height}pt",
                       margin=20 if kind == "tags" else 0, fill="black" if kind == "tags" else "white")
    return head + (tags(scene) if kind == "tags" else clock() if kind == "clock" else grid())


def renderer(scene):
    """A function that draws the scene in a format."""
    text = source(scene).encode()
    # Typst takes folders of fonts alone, and reads all that lie there.
    fonts = tempfile.TemporaryDirectory()
    for _, _, file in pictures.FACES[pictures.SCENES[scene][0]]:
        (pictures.pathlib.Path(fonts.name) / file).symlink_to((pictures.FONTS / file).resolve())
    compiler = typst.Compiler(root=fonts.name, font_paths=[fonts.name], ignore_system_fonts=True)
    salts = itertools.count()

    def render(kind):
        result = compiler.compile(text, format=kind, ppi=144.0, sys_inputs={"salt": str(next(salts))})
        # Keeps the folder as long as there is something to draw.
        assert fonts.name
        return result if isinstance(result, bytes) else result.encode() if isinstance(result, str) else result[0]

    return render
