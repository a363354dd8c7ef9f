#include "CUnicode.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/udata.h>
#include <unicode/uloc.h>

struct platen_line_breaker {
  UBreakIterator *iterator;
  UText text;
};

/* Only the rules inside ICU's library, not those of a folder that ICU_DATA names: the same input
   gives the same lines. */
static void take_no_files(void) {
  UErrorCode status = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &status);
}

/* ICU's name of a language with the strict rules, by which no line starts with a small kana, unless
   the language itself says otherwise (`ja-u-lb-loose`). */
static void locale_of(const char *language, char *locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(language, locale, capacity, &parsed, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING
      || (size_t)parsed != strlen(language)) {
    strcpy(locale, "root");
  }
  status = U_ZERO_ERROR;
  char strictness[ULOC_KEYWORDS_CAPACITY];
  if (uloc_getKeywordValue(locale, "lb", strictness, sizeof strictness, &status) > 0) return;
  status = U_ZERO_ERROR;
  uloc_setKeywordValue("lb", "strict", locale, capacity, &status);
}

platen_line_breaker *platen_line_breaker_open(const char *language, int32_t *status) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, take_no_files);
  char locale[ULOC_FULLNAME_CAPACITY + ULOC_KEYWORD_AND_VALUES_CAPACITY];
  locale_of(language, locale, sizeof locale);
  UErrorCode error = U_ZERO_ERROR;
  platen_line_breaker *breaker = calloc(1, sizeof *breaker);
  if (breaker) {
    breaker->text = (UText)UTEXT_INITIALIZER;
    breaker->iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &error);
  } else {
    error = U_MEMORY_ALLOCATION_ERROR;
  }
  *status = U_SUCCESS(error) ? 0 : error;
  if (U_SUCCESS(error)) return breaker;
  platen_line_breaker_close(breaker);
  return NULL;
}

void platen_line_breaker_close(platen_line_breaker *breaker) {
  if (!breaker) return;
  if (breaker->iterator) ubrk_close(breaker->iterator);
  utext_close(&breaker->text);
  free(breaker);
}

int32_t platen_line_breaker_start(platen_line_breaker *breaker, const uint8_t *utf8, size_t length) {
  /* ICU counts the bytes in an int32_t. */
  if (length >= INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&breaker->text, (const char *)utf8, (int64_t)length, &status);
  ubrk_setUText(breaker->iterator, &breaker->text, &status);
  return U_SUCCESS(status) ? 0 : status;
}

ptrdiff_t platen_line_breaker_next(platen_line_breaker *breaker) {
  int32_t offset = ubrk_next(breaker->iterator);
  return offset == UBRK_DONE ? -1 : offset;
}
