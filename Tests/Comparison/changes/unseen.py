#!/usr/bin/env python3
"""Who sees a hairline in pictures that the rule was not made with: 31 kinds of changes, eight scenes each, by 16 drawers.

    unseen.py --platen PATH --work FOLDER [--seed 2027] [--all]

Another layout, other fonts, colours and words than thin.py's, and drawers that have no scene of Platen's. A change is drawn
before and after by one drawer. Drawn otherwise are 110 scenes by two drawers, 20 moved by an eighth of a pixel, and 20 JPEGs
of the quality 95. Fixed before any rule was run: a change is missed if the command calls the pair the same, a false alarm is
one of the others that it calls different.

Five drawers draw changes alone, as they do not draw the same scene to half a pixel: against 64 samples a pixel, glyphs of
toy cairo and pdftocairo lie up to 0.52 px aside, those of splash up to 1.01 px lower, Skia's letters have 0.70 to 1.51 of the
ink, ImageMagick's up to 2.0. The others' lie within 0.31 px and have 0.89 to 1.15 of it.

Needs rsvg-convert, Chromium, mutool, poppler-utils and ImageMagick of Debian, its DejaVu fonts, and of PyPI Pillow, NumPy,
fontTools, pycairo, skia-python, resvg_py and PyMuPDF.
"""
import argparse, collections, io, json, os, pathlib, random, re, shutil, subprocess
import suite
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", "..", ".."))
PARSER = argparse.ArgumentParser()
PARSER.add_argument("--platen", required=True)
PARSER.add_argument("--work", required=True)
PARSER.add_argument("--seed", type=int, default=2027)
PARSER.add_argument("--all", action="store_true")
OPTIONS = PARSER.parse_args()
WORK, PLATEN = os.path.abspath(OPTIONS.work), os.path.abspath(OPTIONS.platen)
os.makedirs(WORK, exist_ok=True)
# Cairo reads this when it is loaded.
os.environ["FONTCONFIG_FILE"] = os.path.join(WORK, "fonts.conf")
import numpy
from PIL import Image
import cairo, skia, resvg_py, pymupdf
from fontTools.ttLib import TTFont
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
# Fontconfig leaves files in the folders that it reads.
F = WORK + "/fonts/"
os.makedirs(F, exist_ok=True)
for name in os.listdir(ROOT + "/Fonts"):
    if name.startswith(("Nunito", "JetBrainsMono")): shutil.copy(os.path.join(ROOT, "Fonts", name), F)
D = "/usr/share/fonts/truetype/dejavu/"
FONTS = {"DejaVu Sans": D + "DejaVuSans.ttf", "DejaVu Serif": D + "DejaVuSerif.ttf", "Nunito": F + "Nunito-Regular.otf", "JetBrains Mono": F + "JetBrainsMono-Regular.ttf"}
BOLD = {"DejaVu Sans": D + "DejaVuSans-Bold.ttf", "DejaVu Serif": D + "DejaVuSerif-Bold.ttf", "Nunito": F + "Nunito-SemiBold.otf", "JetBrains Mono": F + "JetBrainsMono-Medium.ttf"}
pathlib.Path(WORK, "fonts.conf").write_text("<fontconfig><dir>%s</dir><dir>%s</dir><cachedir>%s/fontconfig</cachedir></fontconfig>" % (D, F, WORK))
loaded = {}
def font(path):
    if path not in loaded:
        f = TTFont(path); loaded[path] = (f, f.getGlyphSet(), f.getBestCmap(), f["head"].unitsPerEm, skia.Typeface.MakeFromFile(path))
    return loaded[path]
W, H = 260, 170
def face(v, bold=False): return (BOLD if bold else FONTS)[v["family"]]
def text(out, words, path, size, x, y, color, spacing=0.0):
    f, gs, cmap, em, _ = font(path)
    glyphs = []
    for c in words:
        name = cmap.get(ord(c), ".notdef"); glyphs.append((c, name, x)); x += gs[name].width * size / em + spacing
    out.append(("text", glyphs, path, size, y, color))
    return x
K = 0.5522847498
def rrect(x, y, w, h, r):
    k = r * (1 - K)
    return "M%g %g L%g %g C%g %g %g %g %g %g L%g %g C%g %g %g %g %g %g L%g %g C%g %g %g %g %g %g L%g %g C%g %g %g %g %g %g Z" % (
        x + r, y, x + w - r, y, x + w - k, y, x + w, y + k, x + w, y + r, x + w, y + h - r, x + w, y + h - k, x + w - k, y + h, x + w - r, y + h,
        x + r, y + h, x + k, y + h, x, y + h - k, x, y + h - r, x, y + r, x, y + k, x + k, y, x + r, y)
def circle(x, y, r): return rrect(x - r, y - r, 2 * r, 2 * r, r)
def line(*p): return "M%g %g " % p[0] + " ".join("L%g %g" % q for q in p[1:])
def rect(x, y, w, h): return "M%g %g L%g %g L%g %g L%g %g Z" % (x, y, x + w, y, x + w, y + h, x, y + h)
LIGHT = [("#FFFFFF", "#212121", "#616161", "#8E8E8E", "#CFCFCF", "#E4E4E4"), ("#F6F8FA", "#0F172A", "#64748B", "#94A3B8", "#CBD5E1", "#E2E8F0"),
         ("#FFFBEB", "#422006", "#854D0E", "#A9812F", "#E3C88D", "#EFDFB8"), ("#FFFFFF", "#1D1D1F", "#6E6E73", "#98989D", "#B0B0B5", "#D2D2D7")]
DARK = [("#121212", "#E0E0E0", "#9E9E9E", "#757575", "#424242", "#2C2C2C"), ("#0F172A", "#F1F5F9", "#94A3B8", "#64748B", "#334155", "#1E293B"),
        ("#1E1E2E", "#CDD6F4", "#A6ADC8", "#7F849C", "#45475A", "#313244")]
HUES = {True: [("#1565C0", "#6A1B9A"), ("#C62828", "#8D5A00"), ("#2E7D32", "#5D6B12"), ("#00695C", "#2E5FA8")],
        False: [("#90CAF9", "#D5B3F5"), ("#EF9A9A", "#D9B46A"), ("#A5D6A7", "#C9CB7A"), ("#F5C2E7", "#B9CDF9")]}
WORDS = [("filling", "fiiling"), ("return", "retum"), ("Billing", "Biliing"), ("official", "officiai"), ("clown", "down"), ("label", "labei"), ("minimum", "rninimum"), ("invoice", "invoioe"), ("Ilford", "llford"), ("settings", "settinqs"), ("close", "c1ose"), ("Order", "0rder")]
MARKS = [("Malmo", "Malmö"), ("resume", "résumé"), ("Saved.", "Saved"), ("08:30", "08.30"), ("Sao Luis", "São Luis"), ("no; yes", "no: yes"), ("-7 °C", "7 °C"), ("a, b", "a. b"), ("don't", "dont"), ("Senor", "Señor")]
def values(rng):
    light = rng.random() < 0.6
    g, ink, muted, dim, rule, pale = rng.choice(LIGHT if light else DARK)
    hue, hue2 = rng.choice(HUES[light]); word, word2 = rng.choice(WORDS); mark, mark2 = rng.choice(MARKS)
    sz = lambda: rng.choice([10, 11, 11, 12, 12, 13, 14])
    ch = rng.sample("356890", 2)
    n = "%d,%d%d%d.%d%d" % tuple(rng.randrange(1, 10) for _ in range(6))
    v = dict(light=light, ground=g, ink=ink, muted=muted, rule=rule, hue=hue, hueIcon=hue, hueLine=hue, word=word, mark=mark, number=n,
        code="ID %d%s%d-%d" % (rng.randrange(1, 9), ch[0], rng.randrange(10, 99), rng.randrange(10, 99)), family=rng.choice(list(FONTS)),
        field=(8, 8, rng.randrange(60, 90), rng.choice([20, 22, 24])), radius=rng.choice([3, 4, 5, 6]), fdx=0, fdy=0, fw=1,
        ring=(rng.randrange(108, 114) + 0.5, 20.5, rng.randrange(6, 10)), r0=(8, rng.randrange(38, 42), rng.randrange(120, 240)), rdy=0, rh=1,
        t=(rng.randrange(136, 146), 8, rng.randrange(24, 34), rng.randrange(10, 14)), tdy=0, tdx=0,
        spark=[rng.uniform(0, 18) for _ in range(9)], sw=rng.choice([1, 1.25, 1.5]), sdx=0, sdy=0, dash=0, ticks=rng.randrange(8, 14), gone=-1, tick=3,
        s1=sz(), s2=sz(), s3=sz(), s4=sz(), s5=sz(), link=rng.choice(["View all", "Retry", "3 comments", "Help"]), mut=rng.choice(["2 min ago", "Optional field", "since 2019", "read-only"]),
        under=2, icon=rng.choice(["check", "arrow", "plus"]), iw=rng.choice([1.25, 1.5]), bold=False, spacing=0.0, ntx=0, nty=0, wtx=0, bracket=0, box=0, idx=0)
    s = rng.choice([-1, 1]); i = rng.randrange(1, 8)
    changes = {
        "field moved by 1 px": {rng.choice(["fdx", "fdy"]): s}, "field moved by 1/2 px": {rng.choice(["fdx", "fdy"]): 0.5 * s},
        "radius": {"radius": v["radius"] + 3}, "ring moved by 1/2 px": {"ring": (v["ring"][0] + 0.5 * s, 20.5, v["ring"][2])},
        "ring 1 px larger": {"ring": (v["ring"][0], 20.5, v["ring"][2] + 1)}, "rule moved by 1 px": {"rdy": s}, "rule moved by 1/2 px": {"rdy": 0.5 * s},
        "rule half as thick again": {"rh": 1.5}, "table rule moved by 1 px": {rng.choice(["tdx", "tdy"]): s},
        "curve moved by 1/2 px": {rng.choice(["sdx", "sdy"]): 0.5 * s}, "curve moved by 1 px": {rng.choice(["sdx", "sdy"]): s},
        "a point of the curve": {"spark": [y + (2 * s if j == i else 0) for j, y in enumerate(v["spark"])]}, "dashes moved by 1 px": {"dash": 1}, "tick missing": {"gone": i}, "tick longer": {"tick": 4},
        "comma for point": {"number": n.replace(",", ".")}, "digit": {"code": v["code"].replace(ch[0], ch[1], 1)},
        "letters": {"word": word2}, "mark": {"mark": mark2}, "muted dimmer": {"muted": dim}, "hue of text": {"hue": hue2}, "hue of icon": {"hueIcon": hue2}, "hue of curve": {"hueLine": hue2},
        "rules paler": {"rule": pale}, "underline moved by 1 px": {"under": 2 + s}, "icon": {"icon": {"check": "cross", "arrow": "back", "plus": "minus"}[v["icon"]]},
        "icon moved by 1 px": {"idx": s}, "text moved by 1 px": {"ntx": s}, "text moved down by 1/2 px": {"nty": 0.5 * s}, "letters spaced": {"spacing": 0.15}, "bold": {"bold": True}}
    return v, changes
def items(v):
    out = []
    stroke = lambda d, w, c, dash=None, phase=0: out.append(("stroke", d, w, c, dash, phase))
    fill = lambda d, c: out.append(("fill", d, c))
    fill(rect(0, 0, W, H), v["ground"])
    x, y, w, h = v["field"]
    stroke(rrect(x + 0.5 + v["fdx"], y + 0.5 + v["fdy"], w, h, v["radius"]), v["fw"], v["rule"])
    text(out, v["mut"], face(v), v["s5"], x + 5, y + 15, v["muted"])
    stroke(circle(*v["ring"]), 1, v["ink"])
    fill(rect(v["r0"][0], v["r0"][1] + v["rdy"], v["r0"][2], v["rh"]), v["rule"])
    tx, ty, tw, th = v["t"]
    for i in range(3): stroke(line((tx, ty + 0.5 + i * th + (v["tdy"] if i == 1 else 0)), (tx + 3 * tw, ty + 0.5 + i * th + (v["tdy"] if i == 1 else 0))), 1, v["rule"])
    for i in range(4): stroke(line((tx + 0.5 + i * tw + (v["tdx"] if i == 2 else 0), ty), (tx + 0.5 + i * tw + (v["tdx"] if i == 2 else 0), ty + 2 * th)), 1, v["rule"])
    e = text(out, v["number"], face(v, v["bold"]), v["s1"], 8 + v["ntx"], 60 + v["nty"], v["ink"])
    text(out, v["code"], face(v), v["s2"], 110, 60, v["ink"])
    text(out, v["word"], face(v), v["s3"], 8, 82, v["ink"], v["spacing"])
    text(out, v["mark"], face(v), v["s4"], 110, 82, v["muted"])
    e = text(out, v["link"], face(v), v["s2"], 190, 82, v["hue"])
    fill(rect(190, 82 + v["under"], e - 190, 1), v["hue"])
    pts = [(10 + 12 * i + v["sdx"], 100 + s + v["sdy"]) for i, s in enumerate(v["spark"])]
    stroke(line(*pts), v["sw"], v["hueLine"])
    stroke(line((8, 126.5), (120, 126.5)), 1, v["muted"], (3, 2), v["dash"])
    for i in range(v["ticks"]):
        if i != v["gone"]: fill(rect(130 + 9 * i, 126 - v["tick"], 1, v["tick"]), v["muted"])
    ix, iy = 140 + v["idx"], 100
    icon = {"check": [[(0, 6), (4, 10), (11, 1)]], "cross": [[(1, 1), (10, 10)], [(10, 1), (1, 10)]], "arrow": [[(0, 5.5), (11, 5.5)], [(7, 1.5), (11, 5.5), (7, 9.5)]],
            "back": [[(0, 5.5), (11, 5.5)], [(4, 1.5), (0, 5.5), (4, 9.5)]], "plus": [[(0, 5.5), (11, 5.5)], [(5.5, 0), (5.5, 11)]], "minus": [[(0, 5.5), (11, 5.5)]]}[v["icon"]]
    for p in icon: stroke(line(*[(ix + a, iy + b) for a, b in p]), v["iw"], v["hueIcon"])
    text(out, "Page 4 of 12 · " + v["mark"], face(v), v["s3"], 8, 150, v["muted"])
    fill(rect(0, 160, W, 1), v["rule"]); text(out, v["link"], face(v), 13, 180, 150, v["ink"])
    return out
# ---- drawers
def glyph_path(path, name, size, x, y):
    f, gs, cmap, em, _ = font(path); pen = SVGPathPen(gs, lambda n: "%.3f" % n); s = size / em
    gs[name].draw(TransformPen(pen, (s, 0, 0, -s, x, y))); return pen.getCommands()
def paths(its):
    for it in its:
        if it[0] != "text": yield it
        else:
            d = " ".join(glyph_path(it[2], n, it[3], x, it[4]) for c, n, x in it[1])
            yield ("fill", d, it[5])
def esc(c): return {"&": "&amp;", "<": "&lt;"}.get(c, c)
def svg(its, native=False, shift=(0, 0)):
    body = []
    for it in (its if native else paths(its)):
        if it[0] == "fill": body.append('<path d="%s" fill="%s"/>' % (it[1], it[2]))
        elif it[0] == "stroke": body.append('<path d="%s" fill="none" stroke="%s" stroke-width="%g"%s/>' % (it[1], it[3], it[2], ' stroke-dasharray="%g %g" stroke-dashoffset="%g"' % (*it[4], it[5]) if it[4] else ""))
        else:
            bold = it[2] in BOLD.values(); fam = next(k for k, p in (BOLD if bold else FONTS).items() if p == it[2])
            if fam == "JetBrains Mono" and bold: w = 500
            elif fam == "Nunito" and bold: w = 600
            else: w = 700 if bold else 400
            for c, n, x in it[1]: body.append('<text text-rendering="geometricPrecision" font-family="%s" font-weight="%d" font-size="%g" y="%g" x="%g" fill="%s">%s</text>' % (fam, w, it[3], it[4], x, it[5], esc(c)))
    inner = "".join(body)
    if shift != (0, 0): inner = body[0] + '<g transform="translate(%g %g)">%s</g>' % (*shift, "".join(body[1:]))
    return '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">%s</svg>' % (W, H, W, H, inner)
def rgb(c): return tuple(int(c[i:i + 2], 16) for i in (1, 3, 5))
def d_tokens(d):
    for m in re.finditer(r"([MLHVCQZ])([^MLHVCQZ]*)", d):
        yield m[1], [float(t) for t in re.findall(r"-?[\d.]+(?:e-?\d+)?", m[2])]
def cairo_path(ctx, d):
    cx = cy = 0
    for c, a in d_tokens(d):
        if c == "M":
            ctx.move_to(a[0], a[1]); cx, cy = a[-2:]
            for i in range(2, len(a), 2): ctx.line_to(a[i], a[i + 1])
        elif c == "L":
            for i in range(0, len(a), 2): ctx.line_to(a[i], a[i + 1])
            cx, cy = a[-2:]
        elif c == "H": cx = a[-1]; ctx.line_to(cx, cy)
        elif c == "V": cy = a[-1]; ctx.line_to(cx, cy)
        elif c == "C":
            for i in range(0, len(a), 6): ctx.curve_to(*a[i:i + 6])
            cx, cy = a[-2:]
        elif c == "Q":
            for i in range(0, len(a), 4):
                x1, y1, x2, y2 = a[i:i + 4]
                ctx.curve_to(cx + 2 / 3 * (x1 - cx), cy + 2 / 3 * (y1 - cy), x2 + 2 / 3 * (x1 - x2), y2 + 2 / 3 * (y1 - y2), x2, y2); cx, cy = x2, y2
        else: ctx.close_path()
def on_cairo(ctx, its, native):
    for it in (its if native else paths(its)):
        if it[0] == "text":
            bold = it[2] in BOLD.values(); fam = next(k for k, p in (BOLD if bold else FONTS).items() if p == it[2])
            ctx.select_font_face(fam, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL); ctx.set_font_size(it[3])
            o = cairo.FontOptions(); o.set_hint_style(cairo.HINT_STYLE_NONE); o.set_hint_metrics(cairo.HINT_METRICS_OFF); o.set_antialias(cairo.ANTIALIAS_GRAY); ctx.set_font_options(o)
            ctx.set_source_rgb(*(x / 255 for x in rgb(it[5]))); f = font(it[2])[0]
            ctx.show_glyphs([cairo.Glyph(f.getGlyphID(n), x, it[4]) for c, n, x in it[1]])
        else:
            ctx.new_path(); cairo_path(ctx, it[1]); ctx.set_source_rgb(*(x / 255 for x in rgb(it[2] if it[0] == "fill" else it[3])))
            if it[0] == "fill": ctx.fill()
            else: ctx.set_line_width(it[2]); ctx.set_dash(it[4] or [], it[5]); ctx.stroke()
def by_cairo(its, scale, aa=cairo.ANTIALIAS_DEFAULT, native=True):
    s = cairo.ImageSurface(cairo.FORMAT_RGB24, W * scale, H * scale); ctx = cairo.Context(s); ctx.scale(scale, scale); ctx.set_antialias(aa); on_cairo(ctx, its, native)
    return numpy.ndarray((H * scale, W * scale, 4), numpy.uint8, s.get_data())[..., 2::-1].copy()
def skia_path(d):
    p = skia.Path() if not hasattr(skia, "PathBuilder") else skia.PathBuilder(); x = y = 0
    for c, a in d_tokens(d):
        if c == "M":
            p.moveTo(a[0], a[1]); x, y = a[-2:]
            for i in range(2, len(a), 2): p.lineTo(a[i], a[i + 1])
        elif c == "L":
            for i in range(0, len(a), 2): p.lineTo(a[i], a[i + 1])
            x, y = a[-2:]
        elif c == "H": x = a[-1]; p.lineTo(x, y)
        elif c == "V": y = a[-1]; p.lineTo(x, y)
        elif c == "C":
            for i in range(0, len(a), 6): p.cubicTo(*a[i:i + 6])
            x, y = a[-2:]
        elif c == "Q":
            for i in range(0, len(a), 4): p.quadTo(*a[i:i + 4])
            x, y = a[-2:]
        else: p.close()
    return p.detach() if hasattr(p, "detach") else p
def by_skia(its, scale, native=True):
    s = skia.Surface(W * scale, H * scale); c = s.getCanvas(); c.scale(scale, scale)
    for it in (its if native else paths(its)):
        p = skia.Paint(AntiAlias=True, Color=skia.Color(*rgb(it[2] if it[0] == "fill" else it[3] if it[0] == "stroke" else it[5])))
        if it[0] == "text":
            f = skia.Font(font(it[2])[4], it[3]); f.setSubpixel(True); f.setHinting(skia.FontHinting.kNone); f.setEdging(skia.Font.Edging.kAntiAlias); f.setBaselineSnap(False)
            ft = font(it[2])[0]
            b = skia.TextBlobBuilder(); b.allocRunPos(f, [ft.getGlyphID(n) for c_, n, x in it[1]], [skia.Point(x, it[4]) for c_, n, x in it[1]]); c.drawTextBlob(b.make(), 0, 0, p)
        else:
            path = skia_path(it[1])
            if it[0] == "stroke":
                p.setStyle(skia.Paint.kStroke_Style); p.setStrokeWidth(it[2])
                if it[4]: p.setPathEffect(skia.DashPathEffect.Make(list(it[4]), it[5]))
            c.drawPath(path, p)
    return numpy.asarray(s.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))[..., :3].copy()
def png(b): return numpy.asarray(Image.open(io.BytesIO(b)).convert("RGB"))
def run(*a, inp=None): return subprocess.run(a, input=inp, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
def by_resvg(its, scale): return png(bytes(resvg_py.svg_to_bytes(svg_string=svg(its), zoom=scale)))
def by_rsvg(its, scale, native=False): return png(run("rsvg-convert", "--zoom", str(scale), inp=svg(its, native).encode()))
def pdf(its):
    b = io.BytesIO(); s = cairo.PDFSurface(b, W, H); on_cairo(cairo.Context(s), its, True); s.finish(); return b.getvalue()
def tmp(name, data):
    pathlib.Path(name).write_bytes(data); return name
def by_mutool(its, scale): p = tmp(WORK + "/m.pdf", pdf(its)); run("mutool", "draw", "-r", str(72 * scale), "-o", WORK + "/m.png", p); return png(open(WORK + "/m.png", "rb").read())
def by_pymupdf(its, scale): return png(pymupdf.open(stream=pdf(its))[0].get_pixmap(matrix=pymupdf.Matrix(scale, scale)).tobytes())
def by_pdftocairo(its, scale): p = tmp(WORK + "/m.pdf", pdf(its)); run("pdftocairo", "-png", "-singlefile", "-r", str(72 * scale), p, WORK + "/pc"); return png(open(WORK + "/pc.png", "rb").read())
def by_splash(its, scale): p = tmp(WORK + "/m.pdf", pdf(its)); run("pdftoppm", "-png", "-singlefile", "-r", str(72 * scale), p, WORK + "/pp"); return png(open(WORK + "/pp.png", "rb").read())
def by_magick(its, scale):
    mvg = ["translate -0.5,-0.5 scale %g,%g" % (scale, scale)]
    for it in paths(its):
        mvg.append("push graphic-context")
        if it[0] == "fill": mvg += ["fill '%s'" % it[2], "fill-rule nonzero", "stroke none", "path '%s'" % it[1]]
        else: mvg += ["fill none", "stroke '%s'" % it[3], "stroke-width %g" % it[2]] + (["stroke-dasharray %g,%g" % it[4], "stroke-dashoffset %g" % it[5]] if it[4] else []) + ["path '%s'" % it[1]]
        mvg.append("pop graphic-context")

    return png(run("/usr/bin/convert", "-size", "%dx%d" % (W * scale, H * scale), "xc:white", "-draw", " ".join(mvg), "png:-"))
def by_supersampling(its, scale):
    """Skia without antialiasing at eight times the size, made small by Pillow."""
    big = 8 * scale; s = skia.Surface(W * big, H * big); c = s.getCanvas(); c.scale(big, big)
    for it in paths(its):
        p = skia.Paint(AntiAlias=False, Color=skia.Color(*rgb(it[2] if it[0] == "fill" else it[3])))
        if it[0] == "stroke":
            p.setStyle(skia.Paint.kStroke_Style); p.setStrokeWidth(it[2])
            if it[4]: p.setPathEffect(skia.DashPathEffect.Make(list(it[4]), it[5]))
        c.drawPath(skia_path(it[1]), p)
    return numpy.asarray(Image.fromarray(numpy.asarray(s.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))[..., :3]).resize((W * scale, H * scale), Image.BOX))
def by_platen(its, scale):
    tmp(WORK + "/p.svg", svg(its).encode())
    tmp(WORK + "/p.json", json.dumps({"platen": 1, "canvas": {"width": W, "height": H, "scale": scale, "background": "#FFFFFF"}, "view": {"image": "p.svg"}}).encode())
    run(PLATEN, "render", WORK + "/p.json", "-o", WORK + "/p.png", "-q"); return png(open(WORK + "/p.png", "rb").read())
NOW = {"cairo": by_cairo, "cairo, best": lambda i, s: by_cairo(i, s, cairo.ANTIALIAS_BEST, False), "skia": by_skia, "skia paths": lambda i, s: by_skia(i, s, False), "resvg": by_resvg, "rsvg": by_rsvg, "rsvg text": lambda i, s: by_rsvg(i, s, True),
       "mutool": by_mutool, "pymupdf": by_pymupdf, "pdftocairo": by_pdftocairo, "splash": by_splash, "magick": by_magick, "supersampled": by_supersampling, "platen": by_platen}
LATER = ("chromium", "chromium text")
DRAWERS = list(NOW) + list(LATER)
waiting = collections.defaultdict(list)
def draw(name, its, drawer, scale):
    out = WORK + "/" + name + ".png"
    if drawer in NOW: Image.fromarray(NOW[drawer](its, scale)).save(out)
    else:
        waiting[scale].append((out, svg(its, drawer == "chromium text")))
    return out
def finish():
    for scale, all_ in waiting.items():
        for start in range(0, len(all_), 12):
            part = all_[start:start + 12]
            tmp(WORK + "/page.html", ("<meta charset=utf-8><body style='margin:0;background:white'>" + "".join('<div style="position:absolute;left:0;top:%dpx">%s</div>' % (i * (H + 8), s) for i, (o, s) in enumerate(part))).encode())
            run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=%d" % scale, "--window-size=%d,%d" % (W, len(part) * (H + 8)), "--screenshot=" + WORK + "/page.png", "file://" + WORK + "/page.html")
            whole = numpy.asarray(Image.open(WORK + "/page.png").convert("RGB"))
            for i, (o, s) in enumerate(part): Image.fromarray(whole[i * (H + 8) * scale:][:H * scale, :W * scale]).save(o)
def main():
    seed, changed, alike = OPTIONS.seed, [], []
    kinds = list(values(random.Random(0))[1])
    for n in range(8 * len(kinds)):
        rng = random.Random("%s c %d" % (seed, n)); v, ch = values(rng); kind = kinds[n % len(kinds)]
        drawer = DRAWERS[(n // len(kinds) + 3 * n) % len(DRAWERS)]; scale = 1 if rng.random() < 0.8 else 2
        after = {**v, **ch[kind]}
        changed.append(("%s, %s, %dx, %d" % (kind, drawer, scale, n), draw("c%d.a" % n, items(v), drawer, scale), draw("c%d.b" % n, items(after), drawer, scale)))
    fair = [d for d in DRAWERS if d not in ("cairo", "pdftocairo", "skia", "magick", "splash")]
    pairs = 2 * [(a, b) for i, a in enumerate(fair) for b in fair[i + 1:]]
    random.Random(str(seed)).shuffle(pairs)
    for n, (a, b) in enumerate(pairs):
        v, _ = values(random.Random("%s a %d" % (seed, n))); scale = 1 + n % 2
        alike.append(("%s and %s, %dx, %d" % (a, b, scale, n), draw("a%d.a" % n, items(v), a, scale), draw("a%d.b" % n, items(v), b, scale)))
    for n in range(20):
        v, _ = values(random.Random("%s s %d" % (seed, n))); scale = 1 + n % 2; its = items(v)
        one, two = svg(its), svg(its, shift=(0.125 / scale, 0.125 / scale * (n // 2 % 2)))
        ps = []
        for k, s in (("a", one), ("b", two)):
            o = WORK + "/s%d.%s.png" % (n, k); Image.fromarray(png(run("rsvg-convert", "--zoom", str(scale), inp=s.encode())) if n % 3 else png(bytes(resvg_py.svg_to_bytes(svg_string=s, zoom=scale)))).save(o); ps.append(o)
        alike.append(("moved by 1/8 px, %d" % n, *ps))
    finish()
    for n in range(20):
        a = alike[n * 5][1]; o = WORK + "/j%d.png" % n; f = io.BytesIO(); Image.open(a).convert("RGB").save(f, "JPEG", quality=95, subsampling=2 * (n % 2)); Image.open(f).convert("RGB").save(o)
        alike.append(("jpeg, %d (%s)" % (n, alike[n * 5][0]), a, o))
    report(changed, alike)
def report(changed, alike):
    def read(pairs): return [(name, *(numpy.asarray(Image.open(path).convert("RGB")) for path in paths)) for name, *paths in pairs]
    # Some drawers put on whole pixels what moves by half of one.
    changed = [pair for pair in read(changed) if (pair[1] != pair[2]).any()]
    alike = read(alike)
    found = suite.command(PLATEN, WORK, changed, "changed")
    false = suite.command(PLATEN, WORK, alike, "alike")
    missed = [pair[0] for pair in changed if pair[0] not in found]
    print("missed: %d of %d\nfalse alarms: %d of %d" % (len(missed), len(changed), len(false), len(alike)))
    if OPTIONS.all: print("\n".join(["    missed: " + name for name in missed] + ["    false: " + name for name in sorted(false)]))
if __name__ == "__main__": main()
