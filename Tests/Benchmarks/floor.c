/* The floor: each scene written by hand in C against HarfBuzz, FreeType and Cairo. No parser, no style system, no
 * layout engine, no fontconfig: the font files are opened by path and every size is computed in place.
 *
 * Formats   png      Cairo draws, Cairo's own PNG writer (libpng + zlib) encodes
 *           pngfast  Cairo draws bands, the PNG is streamed through ISA-L level 1 (see fastpng.h)
 *           svg      Cairo's SVG surface
 *           svgfast  the SVG is written directly, each glyph's outline once (see fastsvg.h)
 *           layout   shaping and layout only, no output
 *
 * pngfast and svgfast are the limit: as little work for the same picture as we know of.
 */
#include "common.h"
#include "fastpng.h"
#include "text.h"
#include <cairo-svg.h>
#include <cairo.h>
#include <png.h>

/* ---- scenes ---- */

static char *TEXT;
static Item *ITEMS;
static int NITEMS;

typedef struct {
    double x, y, w;
    Line l;
} Pill;
static Pill *PILLS;

static void setup(Scene *s) {
    if (!s->data) return;
    TEXT = read_file(getenv("BENCH_DATA"), s->data);
    ITEMS = split_items(TEXT, &NITEMS);
    PILLS = malloc(sizeof *PILLS * (NITEMS + 1));
}

static double BASELINE;

static void layout_tags(Scene *s) {
    NGLYPHS = 0;
    double max = s->width - 2 * INSET, x = 0, y = INSET;
    int row = 0;
    for (int i = 0; i <= NITEMS; i++) {
        double w = 0;
        if (i < NITEMS) {
            PILLS[i].l = shape(SANS, ITEMS[i].s, ITEMS[i].len, FONT_SIZE);
            w = PILLS[i].w = PILLS[i].l.width + 2 * PAD_X;
        }
        if (i == NITEMS || (i > row && x + w > max + 1e-6)) { /* close the row: centre it */
            double shift = INSET + (max - (x - GAP)) / 2;
            for (int k = row; k < i; k++) PILLS[k].x += shift;
            if (i == NITEMS) break;
            row = i;
            x = 0;
            y += PILL_H + GAP;
        }
        PILLS[i].x = x;
        PILLS[i].y = y;
        x += w + GAP;
    }
    s->height = y + PILL_H + INSET;
    Font *f = font(SANS);
    BASELINE = PILL_H / 2.0 + (f->asc - f->desc) * FONT_SIZE / 2;
}

static void size_of(Scene *s) {
    if (s->kind == TAGS) layout_tags(s);
}

typedef struct {
    Line line;
    double x, y, size; /* where its baseline starts */
} Label;

/* A label of the clock: the minutes, and from the twelfth on the hours. */
static Label clock_label(int i) {
    int hour = i >= 12, fi = hour ? ROUNDED_BOLD : ROUNDED, step = i % 12;
    double size = hour ? 28 : 12, r = hour ? 80 : 120, a = step * M_PI / 6 - M_PI / 2;
    char t[8];
    int n = sprintf(t, "%d", hour ? (step ? step : 12) : (step ? step * 5 : 60));
    Line l = shape(fi, t, n, size);
    return (Label){l, 200 + r * cos(a) - l.width / 2, 200 + r * sin(a) + (font(fi)->asc - font(fi)->desc) * size / 2, size};
}

typedef struct {
    double x, y, w, h;
    hb_codepoint_t gid;
    double glyph_x, glyph_y; /* where the emoji's baseline starts */
} Cell;

static Cell grid_cell(Scene *s, int i) {
    Font *f = font(COLOR);
    Cell c = {.w = (s->width + GAP) / COLUMNS - GAP, .h = (s->height + GAP) / ROWS - GAP};
    c.x = i % COLUMNS * (c.w + GAP), c.y = i / COLUMNS * (c.h + GAP);
    hb_font_get_nominal_glyph(f->hb, EMOJI[i], &c.gid);
    c.glyph_x = c.x + (c.w - hb_font_get_glyph_h_advance(f->hb, c.gid) / f->em * EMOJI_SIZE) / 2;
    c.glyph_y = c.y + c.h / 2 + (f->asc - f->desc) * EMOJI_SIZE / 2;
    return c;
}

/* ---- drawing with Cairo ---- */

static void set_hex(cairo_t *cr, uint32_t c) {
    cairo_set_source_rgb(cr, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
}

static void show(cairo_t *cr, Line l, double x, double y, double size) {
    cairo_glyph_t g[256];
    for (int i = 0; i < l.count;) {
        int n = 0, fi = GLYPHS[l.first + i].font;
        for (; i < l.count && n < 256 && GLYPHS[l.first + i].font == fi; i++, n++) {
            Glyph *q = &GLYPHS[l.first + i];
            g[n] = (cairo_glyph_t){q->gid, x + q->x, y + q->y};
        }
        cairo_set_font_face(cr, cairo_face(fi));
        cairo_set_font_size(cr, size);
        cairo_show_glyphs(cr, g, n);
    }
}

static void pill_path(cairo_t *cr, double x, double y, double w, double h, double r) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + r, y + r, r, M_PI, 1.5 * M_PI);
    cairo_arc(cr, x + w - r, y + r, r, 1.5 * M_PI, 2 * M_PI);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, .5 * M_PI);
    cairo_arc(cr, x + r, y + h - r, r, .5 * M_PI, M_PI);
    cairo_close_path(cr);
}

/* Draws the part of the scene between the points y0 and y1. */
static void draw(Scene *s, cairo_t *cr, double y0, double y1) {
    if (s->kind == TAGS) {
        cairo_set_source_rgb(cr, 0, 0, 0);
        cairo_paint(cr);
        /* rows are in order: find the first that reaches into the band */
        int lo = 0, hi = NITEMS;
        while (lo < hi) {
            int m = (lo + hi) / 2;
            if (PILLS[m].y + PILL_H <= y0) lo = m + 1;
            else hi = m;
        }
        int end = lo;
        cairo_set_source_rgb(cr, PILL_RGB);
        for (; end < NITEMS && PILLS[end].y < y1; end++) {
            pill_path(cr, PILLS[end].x, PILLS[end].y, PILLS[end].w, PILL_H, RADIUS);
            cairo_fill(cr);
        }
        cairo_set_source_rgb(cr, 0, 0, 0);
        for (int i = lo; i < end; i++) show(cr, PILLS[i].l, PILLS[i].x + PAD_X, PILLS[i].y + BASELINE, FONT_SIZE);
    } else if (s->kind == CLOCK) {
        cairo_set_source_rgb(cr, 1, 1, 1);
        cairo_paint(cr);
        double dash[2] = {1, 10};
        cairo_set_source_rgb(cr, 0, 0, 0);
        cairo_set_line_width(cr, 10);
        cairo_set_dash(cr, dash, 2, 0);
        cairo_new_path(cr);
        cairo_arc(cr, 200, 200, 105, 0, 2 * M_PI);
        cairo_stroke(cr);
        for (int i = 0; i < 24; i++) {
            NGLYPHS = 0;
            Label l = clock_label(i);
            show(cr, l.line, l.x, l.y, l.size);
        }
    } else if (s->kind == GRID) {
        cairo_set_source_rgb(cr, 1, 1, 1);
        cairo_paint(cr);
        cairo_set_line_width(cr, 1);
        for (int i = 0; i < 12; i++) {
            Cell c = grid_cell(s, i);
            set_hex(cr, BORDER[i]);
            cairo_rectangle(cr, c.x + .5, c.y + .5, c.w - 1, c.h - 1);
            cairo_stroke(cr);
            cairo_glyph_t cg = {c.gid, c.glyph_x, c.glyph_y};
            cairo_set_font_face(cr, cairo_face(COLOR));
            cairo_set_font_size(cr, EMOJI_SIZE);
            cairo_show_glyphs(cr, &cg, 1);
        }
    }
}

static cairo_status_t to_buf(void *c, const unsigned char *d, unsigned n) {
    buf_put(c, d, n);
    return CAIRO_STATUS_SUCCESS;
}

static void check(cairo_t *cr) {
    if (cairo_status(cr)) die(cairo_status_to_string(cairo_status(cr)));
}

/* ---- PNG ---- */

static void png_to_buf(png_structp p, png_bytep d, size_t n) { buf_put(png_get_io_ptr(p), d, n); }
static void png_no_flush(png_structp p) { (void)p; }

/* Taller than Cairo's 32,767 rows: bands, libpng streaming with its default settings, as Cairo's writer has them. */
static void render_png_bands(Scene *s, int w, int h, Buf *out) {
    int band = 1024;
    cairo_surface_t *sf = cairo_image_surface_create(CAIRO_FORMAT_RGB24, w, band);
    png_structp p = png_create_write_struct(PNG_LIBPNG_VER_STRING, 0, 0, 0);
    png_infop info = png_create_info_struct(p);
    png_set_write_fn(p, out, png_to_buf, png_no_flush);
    png_set_IHDR(p, info, w, h, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(p, info);
    png_set_bgr(p);
    png_set_filler(p, 0, PNG_FILLER_AFTER);
    for (int y = 0; y < h; y += band) {
        cairo_t *cr = cairo_create(sf);
        cairo_translate(cr, 0, -y);
        cairo_scale(cr, SCALE, SCALE);
        draw(s, cr, y / SCALE, (y + band) / SCALE);
        check(cr);
        cairo_destroy(cr);
        cairo_surface_flush(sf);
        for (int k = 0; k < band && y + k < h; k++)
            png_write_row(p, cairo_image_surface_get_data(sf) + (size_t)k * cairo_image_surface_get_stride(sf));
    }
    png_write_end(p, info);
    png_destroy_write_struct(&p, &info);
    cairo_surface_destroy(sf);
}

static void render_png(Scene *s, Buf *out) {
    int w = lround(s->width * SCALE), h = lround(s->height * SCALE);
    if (h > 32767) {
        render_png_bands(s, w, h, out);
        return;
    }
    cairo_surface_t *sf = cairo_image_surface_create(CAIRO_FORMAT_RGB24, w, h);
    cairo_t *cr = cairo_create(sf);
    cairo_scale(cr, SCALE, SCALE);
    draw(s, cr, 0, s->height);
    check(cr);
    cairo_destroy(cr);
    cairo_surface_write_to_png_stream(sf, to_buf, out);
    cairo_surface_destroy(sf);
}

/* Bands that stay in the cache, handed to the streaming encoder of fastpng.h. */
static void render_pngfast(Scene *s, Buf *out) {
    int w = lround(s->width * SCALE), h = lround(s->height * SCALE);
    int band = 256;
    if (band > h) band = h;
    static cairo_surface_t *sf;
    static int sw, sh;
    if (!sf || sw != w || sh != band) {
        if (sf) cairo_surface_destroy(sf);
        sf = cairo_image_surface_create(CAIRO_FORMAT_RGB24, sw = w, sh = band);
    }
    FastPng fp;
    fastpng_begin(&fp, out, w, h, s->kind == GRID);
    for (int y = 0; y < h; y += band) {
        cairo_t *cr = cairo_create(sf);
        cairo_translate(cr, 0, -y);
        cairo_scale(cr, SCALE, SCALE);
        draw(s, cr, y / SCALE, (y + band) / SCALE);
        check(cr);
        cairo_destroy(cr);
        cairo_surface_flush(sf);
        fastpng_rows(&fp, cairo_image_surface_get_data(sf), cairo_image_surface_get_stride(sf), h - y < band ? h - y : band);
    }
    fastpng_end(&fp);
}

/* ---- SVG ---- */

#include "fastsvg.h"

static void render_svg(Scene *s, Buf *out) {
    cairo_surface_t *sf = cairo_svg_surface_create_for_stream(to_buf, out, s->width, s->height);
    cairo_t *cr = cairo_create(sf);
    draw(s, cr, 0, s->height);
    check(cr);
    cairo_destroy(cr);
    cairo_surface_finish(sf);
    cairo_surface_destroy(sf);
}

static void render(Scene *s, const char *format, Buf *out) {
    size_of(s);
    if (!strcmp(format, "png")) render_png(s, out);
    else if (!strcmp(format, "pngfast")) render_pngfast(s, out);
    else if (!strcmp(format, "svg")) render_svg(s, out);
    else if (!strcmp(format, "svgfast")) render_svgfast(s, out);
    else if (strcmp(format, "layout")) die("unknown format");
}

int main(int argc, char **argv) { return bench_main(argc, argv, setup, render); }
