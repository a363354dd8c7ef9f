/* The scenes as SVG without a drawing library: numbers, outlines and pictures go straight into the text. Each glyph's
 * outline is written once, at the size of its text, and used wherever the glyph stands. For floor.c, after its scenes.
 */
#pragma once

/* What is defined, and what is drawn. */
static Buf DEFS, DRAWN;

/* ---- numbers and attributes ---- */

/* A number with at most two decimals, and no zeros that say nothing. */
static void put_number(Buf *b, double value) {
    char digits[24], *end = digits + sizeof digits, *p = end;
    long hundredths = lrint(value * 100);
    unsigned long left = labs(hundredths), decimals = left % 100;
    if (decimals % 10) *--p = '0' + decimals % 10;
    if (decimals) *--p = '0' + decimals / 10, *--p = '.';
    left /= 100;
    do *--p = '0' + left % 10;
    while (left /= 10);
    if (hundredths < 0) *--p = '-';
    buf_put(b, p, end - p);
}

static void put_attribute(Buf *b, const char *name, double value) {
    PUTS(b, " ");
    buf_put(b, name, strlen(name));
    PUTS(b, "=\"");
    put_number(b, value);
    PUTS(b, "\"");
}

/* The name of the glyph with a number: two letters of an alphabet without digits, or three. */
static void put_name(Buf *b, int number) {
    char letters[3] = {'a' + number % 26, 'a' + number / 26 % 26, 'a' + number / 676};
    buf_put(b, letters, number < 676 ? 2 : 3);
}

/* ---- outlines ---- */

static void put_point(void *scale, char command, const float *at, int count) {
    buf_put(&DEFS, &command, 1);
    for (int i = 0; i < count; i++) {
        if (i) PUTS(&DEFS, " ");
        put_number(&DEFS, at[i] * (i % 2 ? -1 : 1) * *(double *)scale);
    }
}

#define OUTLINE hb_draw_funcs_t *funcs, void *scale, hb_draw_state_t *state
static void outline_move(OUTLINE, float x, float y, void *u) { put_point(scale, 'M', (float[]){x, y}, 2); }
static void outline_line(OUTLINE, float x, float y, void *u) { put_point(scale, 'L', (float[]){x, y}, 2); }
static void outline_quad(OUTLINE, float ax, float ay, float x, float y, void *u) {
    put_point(scale, 'Q', (float[]){ax, ay, x, y}, 4);
}
static void outline_cubic(OUTLINE, float ax, float ay, float bx, float by, float x, float y, void *u) {
    put_point(scale, 'C', (float[]){ax, ay, bx, by, x, y}, 6);
}
static void outline_close(OUTLINE, void *u) { PUTS(&DEFS, "z"); }

static hb_draw_funcs_t *outline_funcs(void) {
    static hb_draw_funcs_t *funcs;
    if (funcs) return funcs;
    funcs = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(funcs, outline_move, 0, 0);
    hb_draw_funcs_set_line_to_func(funcs, outline_line, 0, 0);
    hb_draw_funcs_set_quadratic_to_func(funcs, outline_quad, 0, 0);
    hb_draw_funcs_set_cubic_to_func(funcs, outline_cubic, 0, 0);
    hb_draw_funcs_set_close_path_func(funcs, outline_close, 0, 0);
    return funcs;
}

/* By font and glyph, one more than its number in this text. */
static int *NUMBERED[NFONTS], LAST_NUMBER;

static void forget_outlines(void) {
    LAST_NUMBER = 0;
    for (int i = 0; i < NFONTS; i++)
        if (NUMBERED[i]) memset(NUMBERED[i], 0, hb_face_get_glyph_count(font(i)->face) * sizeof(int));
}

/* The number of a glyph, whose outline is written where it is met first: each font has one size in a scene. */
static int outline_number(int fi, uint32_t gid, double size) {
    Font *f = font(fi);
    if (!NUMBERED[fi]) NUMBERED[fi] = calloc(hb_face_get_glyph_count(f->face), sizeof(int));
    int *number = &NUMBERED[fi][gid];
    if (!*number) {
        double scale = size / f->em;
        *number = ++LAST_NUMBER;
        PUTS(&DEFS, "<path id=\"");
        put_name(&DEFS, *number - 1);
        PUTS(&DEFS, "\" d=\"");
        hb_font_get_glyph_shape(f->hb, gid, outline_funcs(), &scale);
        PUTS(&DEFS, "\"/>");
    }
    return *number - 1;
}

static void svg_text(Line l, double x, double y, double size) {
    for (Glyph *g = GLYPHS + l.first, *end = g + l.count; g < end; g++) {
        int number = outline_number(g->font, g->gid, size);
        PUTS(&DRAWN, "<use href=\"#");
        put_name(&DRAWN, number);
        PUTS(&DRAWN, "\"");
        put_attribute(&DRAWN, "x", x + g->x);
        put_attribute(&DRAWN, "y", y + g->y);
        PUTS(&DRAWN, "/>");
    }
}

/* ---- pictures ---- */

static void put_base64(Buf *b, const unsigned char *d, size_t n) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    buf_room(b, (n + 2) / 3 * 4);
    for (size_t i = 0; i < n; i += 3) {
        size_t here = n - i < 3 ? n - i : 3;
        uint32_t three = d[i] << 16 | (here > 1 ? d[i + 1] << 8 : 0) | (here > 2 ? d[i + 2] : 0);
        for (size_t k = 0; k < 4; k++) b->p[b->n++] = k > here ? '=' : digits[three >> (18 - 6 * k) & 63];
    }
}

/* An emoji is the PNG that its font has of it. */
static void svg_emoji(Cell c) {
    Font *f = font(COLOR);
    double k = EMOJI_SIZE / f->em;
    hb_glyph_extents_t e;
    hb_font_get_glyph_extents(f->hb, c.gid, &e);
    hb_blob_t *png = hb_ot_color_glyph_reference_png(f->hb, c.gid);
    unsigned length;
    const char *bytes = hb_blob_get_data(png, &length);
    PUTS(&DRAWN, "<image");
    put_attribute(&DRAWN, "x", c.glyph_x + e.x_bearing * k);
    put_attribute(&DRAWN, "y", c.glyph_y - e.y_bearing * k);
    put_attribute(&DRAWN, "width", e.width * k);
    put_attribute(&DRAWN, "height", -e.height * k);
    PUTS(&DRAWN, " href=\"data:image/png;base64,");
    put_base64(&DRAWN, (const unsigned char *)bytes, length);
    PUTS(&DRAWN, "\"/>");
    hb_blob_destroy(png);
}

/* ---- scenes ---- */

static void svg_rect(double x, double y, double w, double h) {
    PUTS(&DRAWN, "<rect");
    put_attribute(&DRAWN, "x", x);
    put_attribute(&DRAWN, "y", y);
    put_attribute(&DRAWN, "width", w);
    put_attribute(&DRAWN, "height", h);
}

static void svg_tags(void) {
    PUTS(&DRAWN, "<rect width=\"100%\" height=\"100%\"/><g fill=\"#F2F2F7\">");
    for (Pill *p = PILLS; p < PILLS + NITEMS; p++) {
        svg_rect(p->x, p->y, p->w, PILL_H);
        put_attribute(&DRAWN, "rx", RADIUS);
        PUTS(&DRAWN, "/>");
    }
    PUTS(&DRAWN, "</g>");
    for (Pill *p = PILLS; p < PILLS + NITEMS; p++) svg_text(p->l, p->x + PAD_X, p->y + BASELINE, FONT_SIZE);
}

static void svg_clock(void) {
    PUTS(&DRAWN, "<rect width=\"100%\" height=\"100%\" fill=\"#FFF\"/><circle cx=\"200\" cy=\"200\" r=\"105\" "
                 "fill=\"none\" stroke=\"#000\" stroke-width=\"10\" stroke-dasharray=\"1 10\"/>");
    NGLYPHS = 0;
    for (int i = 0; i < 24; i++) {
        Label l = clock_label(i);
        svg_text(l.line, l.x, l.y, l.size);
    }
}

static void svg_grid(Scene *s) {
    PUTS(&DRAWN, "<rect width=\"100%\" height=\"100%\" fill=\"#FFF\"/>");
    for (int i = 0; i < 12; i++) {
        Cell c = grid_cell(s, i);
        char paint[48];
        svg_rect(c.x + .5, c.y + .5, c.w - 1, c.h - 1);
        buf_put(&DRAWN, paint, sprintf(paint, " fill=\"none\" stroke=\"#%06X\"/>", BORDER[i]));
        svg_emoji(c);
    }
}

static void render_svgfast(Scene *s, Buf *out) {
    DEFS.n = DRAWN.n = 0;
    forget_outlines();
    if (s->kind == TAGS) svg_tags();
    else if (s->kind == CLOCK) svg_clock();
    else svg_grid(s);
    PUTS(out, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    put_attribute(out, "width", s->width);
    put_attribute(out, "height", s->height);
    PUTS(out, "><defs>");
    if (DEFS.n) buf_put(out, DEFS.p, DEFS.n);
    PUTS(out, "</defs>");
    buf_put(out, DRAWN.p, DRAWN.n);
    PUTS(out, "</svg>\n");
}
