/* Measures each line of a file with PangoCairo:  pango RUNS FILE FONT
 *
 * All lines, RUNS times in this process after three times that are not counted; one line of milliseconds for each.
 */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
    char *text;
    if (argc != 4 || !g_file_get_contents(argv[2], &text, NULL, NULL)) return 2;
    char **lines = g_strsplit(g_strchomp(text), "\n", -1);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    cairo_t *cr = cairo_create(surface);
    PangoLayout *layout = pango_cairo_create_layout(cr);
    pango_layout_set_font_description(layout, pango_font_description_from_string(argv[3]));
    for (int run = -3; run < atoi(argv[1]); run++) {
        double start = now_ms();
        for (char **line = lines; *line; line++) {
            PangoRectangle box;
            pango_layout_set_text(layout, *line, -1);
            pango_layout_get_extents(layout, NULL, &box);
        }
        if (run >= 0) printf("%.3f\n", now_ms() - start);
    }
    return 0;
}
