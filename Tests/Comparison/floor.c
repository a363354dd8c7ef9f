/* Reads the pixels of PNGs with libpng and does nothing with them: floor THREADS FILE... prints the milliseconds. */
#include <png.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char **files;
static int count, threads;

static void *run(void *first) {
  for (int i = *(int *)first; i < count; i += threads) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, files[i])) exit(1);
    image.format = PNG_FORMAT_RGBA;
    void *pixels = malloc(PNG_IMAGE_SIZE(image));
    if (!pixels || !png_image_finish_read(&image, NULL, pixels, 0, NULL)) exit(1);
    free(pixels);
  }
  return NULL;
}

int main(int argc, char **argv) {
  struct timespec start, end;
  pthread_t running[64];
  int first[64];
  if (argc < 3 || (threads = atoi(argv[1])) < 1 || threads > 64) return 64;
  files = argv + 2;
  count = argc - 2;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < threads; i++) {
    first[i] = i;
    if (pthread_create(&running[i], NULL, run, &first[i])) return 1;
  }
  for (int i = 0; i < threads; i++) pthread_join(running[i], NULL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.1f\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6);
  return 0;
}
