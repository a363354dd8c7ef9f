/* A fast PNG writer for Cairo's RGB24 pixels, opaque pictures only: three bytes a pixel, one filter for all rows.
 * ISA-L (igzip level 1) streams, so the rows may come in bands and nothing but the band is held. With BENCH_DEFLATE=zlib
 * it is zlib at level 1 instead, which is on every machine and makes the same bytes on each.
 */
#pragma once
#include "common.h"
#include <isa-l/igzip_lib.h>
#include <zlib.h>
#if defined(__SSSE3__)
#include <tmmintrin.h>
#endif

typedef struct {
    Buf *out;
    int w, h, up; /* up: filter 2, else filter 0 */
    struct isal_zstream z;
    z_stream zlib;
    int uses_zlib;
    Buf *raw;
    unsigned char *prev, *cur;
} FastPng;

static void be32(unsigned char *p, uint32_t v) { p[0] = v >> 24, p[1] = v >> 16, p[2] = v >> 8, p[3] = v; }

static size_t chunk_begin(Buf *b, const char *type) {
    size_t at = b->n;
    buf_put(b, "\0\0\0\0", 4);
    buf_put(b, type, 4);
    return at;
}

static void chunk_end(Buf *b, size_t at) {
    unsigned char c[4];
    be32(b->p + at, b->n - at - 8);
    be32(c, crc32(0, b->p + at + 4, b->n - at - 4));
    buf_put(b, c, 4);
}

static void fastpng_begin(FastPng *f, Buf *out, int w, int h, int up) {
    static Buf raw, lines;
    static unsigned char *level_buf;
    f->out = out;
    f->w = w, f->h = h, f->up = up;
    f->raw = &raw;
    raw.n = 0;
    lines.n = 0;
    buf_room(&lines, 2 * ((size_t)w * 3 + 64));
    memset(lines.p, 0, 2 * ((size_t)w * 3 + 64));
    f->prev = lines.p, f->cur = lines.p + (size_t)w * 3 + 64;
    PUTS(out, "\x89PNG\r\n\x1a\n");
    unsigned char ihdr[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0};
    be32(ihdr, w), be32(ihdr + 4, h);
    size_t at = chunk_begin(out, "IHDR");
    buf_put(out, ihdr, 13);
    chunk_end(out, at);
    const char *deflate = getenv("BENCH_DEFLATE");
    f->uses_zlib = deflate && !strcmp(deflate, "zlib");
    if (f->uses_zlib) {
        memset(&f->zlib, 0, sizeof f->zlib);
        if (deflateInit(&f->zlib, 1) != Z_OK) die("deflateInit");
        return;
    }
    isal_deflate_init(&f->z);
    if (!level_buf) level_buf = malloc(ISAL_DEF_LVL1_DEFAULT);
    f->z.level = 1;
    f->z.level_buf = level_buf;
    f->z.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    f->z.gzip_flag = IGZIP_ZLIB;
    f->z.flush = NO_FLUSH;
}

/* BGRX to RGB; may write up to four bytes past the end */
static inline void rgb_row(unsigned char *o, const uint32_t *p, int w) {
    int x = 0;
#if defined(__SSSE3__)
    const __m128i m = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    for (; x + 4 <= w; x += 4)
        _mm_storeu_si128((__m128i *)(o + 3 * x), _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(p + x)), m));
#endif
    for (; x < w; x++) o[3 * x] = p[x] >> 16, o[3 * x + 1] = p[x] >> 8, o[3 * x + 2] = p[x];
}

static void zlib_squeeze(FastPng *f, int last) {
    f->zlib.next_in = f->raw->p;
    f->zlib.avail_in = f->raw->n;
    do {
        buf_room(f->out, 65536);
        f->zlib.next_out = f->out->p + f->out->n;
        size_t room = f->out->cap - f->out->n;
        f->zlib.avail_out = room;
        if (deflate(&f->zlib, last ? Z_FINISH : Z_NO_FLUSH) == Z_STREAM_ERROR) die("deflate");
        f->out->n += room - f->zlib.avail_out;
    } while (f->zlib.avail_out == 0);
    if (last) deflateEnd(&f->zlib);
}

static void fastpng_squeeze(FastPng *f, int last) {
    size_t at = chunk_begin(f->out, "IDAT");
    if (f->uses_zlib) {
        zlib_squeeze(f, last);
        f->raw->n = 0;
        chunk_end(f->out, at);
        return;
    }
    f->z.next_in = f->raw->p;
    f->z.avail_in = f->raw->n;
    f->z.end_of_stream = last;
    do {
        buf_room(f->out, 65536);
        f->z.next_out = f->out->p + f->out->n;
        size_t room = f->out->cap - f->out->n;
        f->z.avail_out = room;
        if (isal_deflate(&f->z) != COMP_OK) die("isal_deflate");
        f->out->n += room - f->z.avail_out;
    } while (f->z.avail_out == 0);
    f->raw->n = 0;
    chunk_end(f->out, at);
}

static void fastpng_rows(FastPng *f, const unsigned char *d, int stride, int rows) {
    size_t rb = (size_t)f->w * 3;
    buf_room(f->raw, (rb + 1) * rows + 64);
    for (int y = 0; y < rows; y++) {
        unsigned char *q = f->raw->p + f->raw->n;
        const uint32_t *p = (const uint32_t *)(d + (size_t)y * stride);
        *q++ = f->up ? 2 : 0;
        if (f->up) {
            rgb_row(f->cur, p, f->w);
            const unsigned char *restrict c = f->cur, *restrict v = f->prev;
            unsigned char *restrict o = q;
            for (size_t i = 0; i < rb; i++) o[i] = c[i] - v[i];
            unsigned char *t = f->prev;
            f->prev = f->cur, f->cur = t;
        } else rgb_row(q, p, f->w);
        f->raw->n += rb + 1;
    }
    f->h -= rows;
    fastpng_squeeze(f, f->h == 0);
}

static void fastpng_end(FastPng *f) {
    size_t at = chunk_begin(f->out, "IEND");
    chunk_end(f->out, at);
}
