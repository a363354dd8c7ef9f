// Functions that glibc has since 2.35 and 2.36 only. With their definitions here, a program that was linked on
// Debian 12 runs wherever glibc is 2.34 or later, and a length is the same to the last bit on all of them.
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// Fills a buffer with random bytes. It ends the process where the system has none, as glibc's does.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *next = buffer;
  while (count > 0) {
    ssize_t got = getrandom(next, count, 0);
    if (got < 0) {
      if (errno == EINTR) continue;
      abort();
    }
    next += got;
    count -= (size_t)got;
  }
}

// Returns 32 random bits.
uint32_t arc4random(void) {
  uint32_t bits;
  arc4random_buf(&bits, sizeof bits);
  return bits;
}

// Returns the length of a vector (C23, F.10.4.4: infinite if a component is, whatever the other is). The wider
// types have room for the squares.
double hypot(double x, double y) {
  if (isinf(x) || isinf(y)) return INFINITY;
  return (double)sqrtl((long double)x * x + (long double)y * y);
}

// Returns the length of a vector, as `hypot` does.
float hypotf(float x, float y) {
  if (isinf(x) || isinf(y)) return INFINITY;
  return (float)sqrt((double)x * x + (double)y * y);
}
