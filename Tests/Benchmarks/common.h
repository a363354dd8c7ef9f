/* The scenes' constants, a clock, a byte buffer, and the command line
 *
 *     floor SCENE FORMAT OUT            one cold render into the file OUT
 *     floor --warm N SCENE FORMAT       N renders in this process, one line of milliseconds for each
 *
 * BENCH_DATA names the folder of the scene data, BENCH_FONTS the folder of the font files.
 */
#pragma once
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SCALE 2.0

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void die(const char *what) {
    fprintf(stderr, "error: %s\n", what);
    exit(2);
}

typedef struct {
    unsigned char *p;
    size_t n, cap;
} Buf;

static inline void buf_room(Buf *b, size_t more) {
    if (b->n + more <= b->cap) return;
    size_t cap = b->cap ? b->cap * 2 : 65536;
    while (cap < b->n + more) cap *= 2;
    b->p = realloc(b->p, cap);
    if (!b->p) die("out of memory");
    b->cap = cap;
}

static inline void buf_put(Buf *b, const void *d, size_t n) {
    buf_room(b, n);
    memcpy(b->p + b->n, d, n);
    b->n += n;
}

#define PUTS(b, s) buf_put((b), (s), sizeof(s) - 1)

/* ---- scenes ---- */

typedef enum { TAGS, CLOCK, GRID } Kind;

typedef struct {
    const char *name;
    Kind kind;
    const char *data; /* file in BENCH_DATA */
    double width, height;
} Scene;

static Scene SCENES[] = {
    {"tags13", TAGS, "tags-13.txt", 400, 0},
    {"clock", CLOCK, 0, 400, 400},
    {"grid12", GRID, 0, 800, 400},
    {"tags1000", TAGS, "tags-1000.txt", 1600, 0},
    {"tags10000", TAGS, "tags-10000.txt", 1600, 0},
};

static Scene *scene_named(const char *n) {
    for (size_t i = 0; i < sizeof SCENES / sizeof *SCENES; i++)
        if (!strcmp(SCENES[i].name, n)) return &SCENES[i];
    die("unknown scene");
    return 0;
}

/* tag scenes; a pill is as high as a line of Inter, rounded up to whole points, and 5 points above and below */
enum { FONT_SIZE = 17, PAD_X = 12, PILL_H = 31, RADIUS = 15, GAP = 8, INSET = 20 };
#define PILL_RGB 0xF2 / 255.0, 0xF2 / 255.0, 0xF7 / 255.0
/* grid: emoji and border colours */
static const uint32_t EMOJI[12] = {0x1F4D8, 0x1F4D5, 0x1F98B, 0x1F34E, 0x1F680, 0x1F3B2,
                                   0x1F308, 0x1F419, 0x1F369, 0x1F3A7, 0x26BD,  0x1F33B};
static const uint32_t BORDER[12] = {0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x00C7BE, 0x30B0C7,
                                    0x32ADE6, 0x007AFF, 0x5856D6, 0xAF52DE, 0xFF2D55, 0xA2845E};
#define EMOJI_SIZE 94.0
enum { COLUMNS = 5, ROWS = 3 };

/* ---- input ---- */

static char *read_file(const char *dir, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", dir ? dir : ".", name);
    FILE *f = fopen(path, "rb");
    if (!f) die(path);
    fseek(f, 0, SEEK_END);
    long n = ftell(f);
    rewind(f);
    char *d = malloc(n + 1);
    if (!d || fread(d, 1, n, f) != (size_t)n) die(path);
    d[n] = 0;
    fclose(f);
    return d;
}

typedef struct {
    const char *s;
    int len;
} Item;

/* One item a line. The items point into text. */
static Item *split_items(char *text, int *count) {
    int cap = 64, n = 0;
    Item *it = malloc(cap * sizeof *it);
    for (char *p = text; *p;) {
        char *e = strchr(p, '\n');
        if (!e) e = p + strlen(p);
        if (e > p) {
            if (n == cap) it = realloc(it, (cap *= 2) * sizeof *it);
            it[n].s = p;
            it[n].len = (int)(e - p);
            n++;
        }
        p = *e ? e + 1 : e;
    }
    *count = n;
    return it;
}

/* ---- command line ---- */

typedef void (*RenderFn)(Scene *, const char *format, Buf *out);

static int bench_main(int argc, char **argv, void (*setup)(Scene *), RenderFn render) {
    if (argc == 5 && !strcmp(argv[1], "--warm")) {
        int n = atoi(argv[2]);
        Scene *s = scene_named(argv[3]);
        setup(s);
        Buf out = {0};
        for (int i = -3; i < n; i++) {
            out.n = 0;
            double a = now_ms();
            render(s, argv[4], &out);
            double b = now_ms();
            if (i >= 0) printf("%.4f\n", b - a);
        }
        return 0;
    }
    if (argc != 4) {
        fprintf(stderr, "usage: %s SCENE FORMAT OUT | --warm N SCENE FORMAT\n", argv[0]);
        return 2;
    }
    Scene *s = scene_named(argv[1]);
    setup(s);
    Buf out = {0};
    render(s, argv[2], &out);
    FILE *f = fopen(argv[3], "wb");
    if (!f || fwrite(out.p, 1, out.n, f) != out.n || fclose(f)) die(argv[3]);
    return 0;
}
