"""The scenes as HTML and CSS, drawn by Takumi: its Python binding, its own raster."""
import html

import takumi_py

import pictures

TAGS = """.flow { display: flex; flex-wrap: wrap; justify-content: center; align-content: flex-start; gap: 8px;
  padding: 20px; width: 400px; box-sizing: border-box; background: #000; color: #000; font-size: 17px;
  font-family: Inter, 'Noto Sans CJK JP' }
.tag { display: block; height: 21px; line-height: 21px; padding: 5px 12px; border-radius: 15px; background: #F2F2F7;
  white-space: nowrap; box-sizing: content-box }"""
CLOCK = """.face { position: relative; width: 400px; height: 400px; background: #fff; font-family: Nunito }
.face img { position: absolute; left: 0; top: 0; width: 400px; height: 400px }
.minute, .hour { display: flex; align-items: center; justify-content: center; position: absolute; width: 60px;
  height: 40px; line-height: 40px; font-size: 12px; color: #000 }
.hour { font-size: 28px; font-weight: 700 }"""
GRID = """.grid { position: relative; width: 800px; height: 400px; background: #fff; font-size: 94px;
  font-family: 'Noto Color Emoji' }
.cell { display: flex; align-items: center; justify-content: center; position: absolute; box-sizing: border-box;
  border: 1px solid; line-height: 110px }"""
RING = """<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><circle cx="200"
 cy="200" r="105" fill="none" stroke="#000" stroke-width="10" stroke-dasharray="1 10"/></svg>"""


def tags(scene):
    width = pictures.SCENES[scene][1]
    words = "".join(f'<div class="tag">{html.escape(word)}</div>' for word in pictures.words(scene))
    return TAGS.replace("width: 400px", f"width: {width}px"), f'<div class="flow">{words}</div>'


def clock():
    texts = "".join(f'<div class="{name}" style="left:{x - 30:.3f}px;top:{y - 20:.3f}px">{text}</div>'
                    for name in ("minute", "hour") for text, x, y in pictures.labels(name == "hour"))
    return CLOCK, f'<div class="face"><img src="memory://ring" width="400" height="400"/>{texts}</div>'


def grid():
    style = "left:%.3fpx;top:%.3fpx;width:%.3fpx;height:%.3fpx"
    cells = "".join(f'<div class="cell" style="{style % cell[:4]};border-color:{cell[5]}"><span>{cell[4]}</span></div>'
                    for cell in pictures.cells())
    return GRID, f'<div class="grid">{cells}</div>'


def renderer(scene):
    """A function that draws the scene in a format."""
    kind, width, height = pictures.SCENES[scene]
    css, body = tags(scene) if kind == "tags" else clock() if kind == "clock" else grid()
    takumi = takumi_py.Renderer(load_default_fonts=False)
    for family, is_bold, file in pictures.FACES[kind]:
        takumi.register_font(takumi_py.FontResource((pictures.FONTS / file).read_bytes(), name=family,
                                                    weight=700 if is_bold else 400, style="normal"))
    images = [takumi_py.ImageResource("memory://ring", RING.encode())] if kind == "clock" else None

    def render(kind):
        if kind == "svg":
            return takumi.render_svg_html(body, stylesheets=[css], width=width, height=height, images=images).encode()
        return bytes(takumi.render_html(body, stylesheets=[css], width=2 * width, height=height and 2 * height,
                                        images=images, device_pixel_ratio=2.0, format="png"))

    return render
