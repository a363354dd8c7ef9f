#include "CUnicode.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

static UBiDiLevel level_of(platen_bidi_direction direction) {
  switch (direction) {
    case PLATEN_BIDI_LEFT_TO_RIGHT: return 0;
    case PLATEN_BIDI_RIGHT_TO_LEFT: return 1;
    case PLATEN_BIDI_FIRST_STRONG_ELSE_LEFT_TO_RIGHT: return UBIDI_DEFAULT_LTR;
    case PLATEN_BIDI_FIRST_STRONG_ELSE_RIGHT_TO_LEFT: return UBIDI_DEFAULT_RTL;
  }
  return 0;
}

/* Returns the number of units, of which there are never more than bytes. */
static int32_t to_utf16(const uint8_t *utf8, int32_t length, UChar *utf16) {
  int32_t count = 0;
  for (int32_t i = 0; i < length;) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(utf8, i, length, scalar);
    U16_APPEND_UNSAFE(utf16, count, scalar);
  }
  return count;
}

/* Gives each byte the level of the first unit of its character. */
static void spread(const UBiDiLevel *units, const uint8_t *utf8, int32_t length, uint8_t *levels) {
  int32_t unit = 0;
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 scalar;
    U8_NEXT_OR_FFFD(utf8, i, length, scalar);
    for (int32_t byte = start; byte < i; byte++) levels[byte] = units[unit];
    unit += U16_LENGTH(scalar);
  }
}

int32_t platen_bidi_levels(const uint8_t *utf8, size_t length, platen_bidi_direction direction,
                           uint8_t *base_level, uint8_t *levels) {
  if (length > INT32_MAX / 2) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  UChar *utf16 = malloc((length + 1) * sizeof(UChar));
  UBiDi *bidi = ubidi_open();
  if (utf16 && bidi) {
    int32_t count = to_utf16(utf8, (int32_t)length, utf16);
    ubidi_setPara(bidi, utf16, count, level_of(direction), NULL, &status);
    *base_level = ubidi_getParaLevel(bidi);
    if (count > 0) {
      const UBiDiLevel *units = ubidi_getLevels(bidi, &status);
      if (U_SUCCESS(status)) spread(units, utf8, (int32_t)length, levels);
    }
  } else {
    status = U_MEMORY_ALLOCATION_ERROR;
  }
  ubidi_close(bidi);
  free(utf16);
  return U_SUCCESS(status) ? 0 : status;
}
