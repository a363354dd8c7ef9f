#include "CUnicode.h"

#include <pthread.h>
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/udata.h>

struct platen_word_breaker {
  UBreakIterator *iterator;
  UCaseMap *cases;
  UText text;
};

/* Only the rules and dictionaries inside ICU's library, as for lines. */
static void take_no_files(void) {
  UErrorCode status = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &status);
}

platen_word_breaker *platen_word_breaker_open(int32_t *status) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, take_no_files);
  UErrorCode error = U_ZERO_ERROR;
  platen_word_breaker *breaker = calloc(1, sizeof *breaker);
  if (breaker) {
    breaker->text = (UText)UTEXT_INITIALIZER;
    breaker->iterator = ubrk_open(UBRK_WORD, "root", NULL, 0, &error);
    breaker->cases = ucasemap_open("", U_FOLD_CASE_DEFAULT, &error);
  } else {
    error = U_MEMORY_ALLOCATION_ERROR;
  }
  *status = U_SUCCESS(error) ? 0 : error;
  if (U_SUCCESS(error)) return breaker;
  platen_word_breaker_close(breaker);
  return NULL;
}

void platen_word_breaker_close(platen_word_breaker *breaker) {
  if (!breaker) return;
  if (breaker->iterator) ubrk_close(breaker->iterator);
  if (breaker->cases) ucasemap_close(breaker->cases);
  utext_close(&breaker->text);
  free(breaker);
}

int32_t platen_word_breaker_start(platen_word_breaker *breaker, const uint8_t *utf8, size_t length) {
  if (length >= INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&breaker->text, (const char *)utf8, (int64_t)length, &status);
  ubrk_setUText(breaker->iterator, &breaker->text, &status);
  return U_SUCCESS(status) ? 0 : status;
}

static platen_word_kind kind_of(int32_t rule) {
  if (rule < UBRK_WORD_NONE_LIMIT) return PLATEN_WORD_NONE;
  return rule < UBRK_WORD_NUMBER_LIMIT ? PLATEN_WORD_NUMBER : PLATEN_WORD_LETTERS;
}

ptrdiff_t platen_word_breaker_next(platen_word_breaker *breaker, platen_word_kind *kind) {
  int32_t offset = ubrk_next(breaker->iterator);
  if (offset == UBRK_DONE) return -1;
  *kind = kind_of(ubrk_getRuleStatus(breaker->iterator));
  return offset;
}

size_t platen_word_breaker_fold(platen_word_breaker *breaker, const uint8_t *utf8, size_t length,
                                uint8_t *folded, size_t capacity) {
  if (length >= INT32_MAX || capacity >= INT32_MAX) return 0;
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = ucasemap_utf8FoldCase(breaker->cases, (char *)folded, (int32_t)capacity,
                                        (const char *)utf8, (int32_t)length, &status);
  return U_SUCCESS(status) && (size_t)count <= capacity ? (size_t)count : 0;
}
