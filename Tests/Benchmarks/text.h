/* Fonts by path, and texts shaped with HarfBuzz's own OpenType functions (hb-ot), which never share an FT_Face with
 * Cairo: sharing one makes Cairo's scale leak into the advances and breaks kerning.
 */
#pragma once
#include "common.h"
#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb-ot.h>
#include <hb.h>

/* ---- fonts: opened on first use ---- */

enum { SANS, ROUNDED, ROUNDED_BOLD, CJK, COLOR, NFONTS };
static const char *FONT_FILE[NFONTS] = {"Inter.ttf", "Nunito-Regular.otf", "Nunito-Bold.otf", "NotoSansCJK-Regular.ttc",
                                        "NotoColorEmoji.ttf"};

typedef struct {
    hb_blob_t *blob;
    hb_face_t *face;
    hb_font_t *hb;
    cairo_font_face_t *cairo;
    double em; /* units per em */
    double asc, desc; /* of one em */
} Font;

static Font FONTS[NFONTS];
static FT_Library FT;

static Font *font(int i) {
    Font *f = &FONTS[i];
    if (f->hb) return f;
    char path[4096];
    const char *dir = getenv("BENCH_FONTS");
    snprintf(path, sizeof path, "%s/%s", dir ? dir : ".", FONT_FILE[i]);
    f->blob = hb_blob_create_from_file_or_fail(path);
    if (!f->blob) die(path);
    f->face = hb_face_create(f->blob, 0);
    f->hb = hb_font_create(f->face);
    f->em = hb_face_get_upem(f->face);
    hb_font_extents_t e;
    hb_font_get_h_extents(f->hb, &e);
    f->asc = e.ascender / f->em;
    f->desc = -e.descender / f->em;
    return f;
}

static cairo_font_face_t *cairo_face(int i) {
    Font *f = font(i);
    if (f->cairo) return f->cairo;
    if (!FT) FT_Init_FreeType(&FT);
    unsigned n;
    const char *d = hb_blob_get_data(f->blob, &n);
    FT_Face face;
    if (FT_New_Memory_Face(FT, (const FT_Byte *)d, n, 0, &face)) die(FONT_FILE[i]);
    f->cairo = cairo_ft_font_face_create_for_ft_face(face, i == COLOR ? FT_LOAD_COLOR : FT_LOAD_NO_HINTING);
    return f->cairo;
}

/* ---- shaping ---- */

typedef struct {
    uint32_t gid;
    float x, y; /* from the start of the text, in em of its font */
    int font;
} Glyph;

typedef struct {
    int first, count;
    double width;
} Line; /* a shaped text: its glyphs in GLYPHS */

static Glyph *GLYPHS;
static int NGLYPHS, CAPGLYPHS;
static hb_buffer_t *HB;

static inline uint32_t next_utf8(const char **p, const char *e) {
    const unsigned char *s = (const unsigned char *)*p;
    uint32_t c = *s++;
    int more = c < 0x80 ? 0 : c < 0xE0 ? 1 : c < 0xF0 ? 2 : 3;
    if (more) c &= 0x3F >> more;
    while (more-- && (char *)s < e) c = c << 6 | (*s++ & 0x3F);
    *p = (const char *)s;
    return c;
}

static void shape_run(Line *l, int fi, const char *s, int off, int len, int total, double size) {
    Font *f = font(fi);
    hb_buffer_clear_contents(HB);
    hb_buffer_add_utf8(HB, s, total, off, len);
    hb_buffer_set_direction(HB, HB_DIRECTION_LTR);
    hb_buffer_set_script(HB, fi == CJK ? HB_SCRIPT_HAN : HB_SCRIPT_LATIN);
    hb_buffer_set_language(HB, hb_language_get_default());
    hb_shape(f->hb, HB, 0, 0);
    unsigned n;
    hb_glyph_info_t *gi = hb_buffer_get_glyph_infos(HB, &n);
    hb_glyph_position_t *gp = hb_buffer_get_glyph_positions(HB, &n);
    if (NGLYPHS + (int)n > CAPGLYPHS) {
        CAPGLYPHS = (NGLYPHS + n) * 2 + 256;
        GLYPHS = realloc(GLYPHS, CAPGLYPHS * sizeof *GLYPHS);
    }
    double k = size / f->em, x = l->width;
    for (unsigned i = 0; i < n; i++) {
        GLYPHS[NGLYPHS++] = (Glyph){gi[i].codepoint, x + gp[i].x_offset * k, -gp[i].y_offset * k, fi};
        x += gp[i].x_advance * k;
    }
    l->width = x;
    l->count = NGLYPHS - l->first;
}

/* The text in font fi, in CJK where that has no glyph. */
static Line shape(int fi, const char *s, int len, double size) {
    if (!HB) HB = hb_buffer_create();
    Line l = {NGLYPHS, 0, 0};
    const char *p = s, *e = s + len, *run = s;
    int cur = -1;
    while (p < e) {
        const char *q = p;
        uint32_t c = next_utf8(&p, e);
        hb_codepoint_t g;
        int want = c < 0x80 || hb_font_get_nominal_glyph(font(fi)->hb, c, &g) ? fi : CJK;
        if (want != cur) {
            if (cur >= 0) shape_run(&l, cur, s, run - s, q - run, len, size);
            run = q;
            cur = want;
        }
    }
    if (cur >= 0) shape_run(&l, cur, s, run - s, e - run, len, size);
    return l;
}
