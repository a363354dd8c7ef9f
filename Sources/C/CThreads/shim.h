#include <pthread.h>
#include <stddef.h>

/* C libraries declare it for _GNU_SOURCE alone, without which Swift imports them. */
int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

/* The lowest address and the size of the calling thread's stack; not 0 if nobody knows. */
static inline int platen_stack_bounds(void **lowest, size_t *size) {
  pthread_attr_t attributes;
  int failed = pthread_getattr_np(pthread_self(), &attributes);
  if (failed) return failed;
  failed = pthread_attr_getstack(&attributes, lowest, size);
  pthread_attr_destroy(&attributes);
  return failed;
}
