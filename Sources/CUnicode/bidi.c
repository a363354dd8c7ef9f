#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
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

/* The brackets that may be open at once: BD16's own limit. */
enum { MOST_OPEN = 63 };
/* The brackets that ICU may have to remember at once, as it does while the outermost one is open. */
enum { MOST_KEPT = 512 };

static bool has_too_many_brackets(const UChar *utf16, int32_t count) {
  UChar32 closing[MOST_OPEN];
  int open = 0, kept = 0;
  for (int32_t i = 0; i < count; i++) {
    int32_t type = u_getIntPropertyValue(utf16[i], UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (type == U_BPT_OPEN) {
      if (open == MOST_OPEN || kept == MOST_KEPT) return true;
      closing[open++] = u_getBidiPairedBracket(utf16[i]);
      kept++;
    } else if (type == U_BPT_CLOSE) {
      int match = open - 1;
      while (match >= 0 && closing[match] != utf16[i]) match--;
      if (match >= 0) open = match;
      if (open == 0) kept = 0;
    }
  }
  return false;
}

/* Makes plain neutral signs of a paragraph's brackets if it nests them too deeply.

   BD16 pairs none of such a sequence, but ICU does not keep that limit: it goes through all brackets
   that it remembers at each strong character, in a time that is quadratic in a text of brackets. */
static void limit_brackets(UChar *utf16, int32_t count) {
  if (count <= MOST_OPEN || !has_too_many_brackets(utf16, count)) return;
  for (int32_t i = 0; i < count; i++) {
    int32_t type = u_getIntPropertyValue(utf16[i], UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (type != U_BPT_NONE) utf16[i] = '!';
  }
}

/* The number of units of the paragraph that a text starts with, and of what ends it. */
static int32_t paragraph_length(const UChar *utf16, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    if (utf16[i] == '\r' && i + 1 < count && utf16[i + 1] == '\n') continue;
    if (u_charDirection(utf16[i]) == U_BLOCK_SEPARATOR) return i + 1;
  }
  return count;
}

/* Gives each byte of a paragraph the level of the first unit of its character, but a mark on a bracket
   that of the bracket, as N0 ends: ICU resolves it apart. Returns the number of bytes. */
static int32_t spread(const UBiDiLevel *units, int32_t count, const uint8_t *utf8, uint8_t *levels) {
  int32_t length = 0;
  int bracket = -1;
  for (int32_t unit = 0; unit < count;) {
    int32_t start = length;
    UChar32 scalar;
    U8_NEXT_UNSAFE(utf8, length, scalar);
    UBiDiLevel level = units[unit];
    UCharDirection direction = u_charDirection(scalar);
    if (direction == U_DIR_NON_SPACING_MARK && bracket >= 0) {
      level = (UBiDiLevel)bracket;
    } else if (direction != U_BOUNDARY_NEUTRAL && direction != U_DIR_NON_SPACING_MARK) {
      bracket = u_getBidiPairedBracket(scalar) != scalar ? level : -1;
    }
    memset(levels + start, level, (size_t)(length - start));
    unit += U16_LENGTH(scalar);
  }
  return length;
}

/* Resolves one paragraph and returns its level. */
static UBiDiLevel resolve(UBiDi *bidi, UChar *utf16, int32_t count, UBiDiLevel base,
                          UErrorCode *status) {
  limit_brackets(utf16, count);
  ubidi_setPara(bidi, utf16, count, base, NULL, status);
  return ubidi_getParaLevel(bidi);
}

/* ICU takes several paragraphs at once, but looks for each character's from the first one on. */
static void resolve_all(UBiDi *bidi, UChar *utf16, int32_t count, UBiDiLevel base,
                        const uint8_t *utf8, uint8_t *base_level, uint8_t *levels,
                        UErrorCode *status) {
  int32_t length = paragraph_length(utf16, count);
  *base_level = resolve(bidi, utf16, length, base, status);
  for (int32_t start = 0; start < count;) {
    const UBiDiLevel *units = ubidi_getLevels(bidi, status);
    if (U_FAILURE(*status)) return;
    int32_t bytes = spread(units, length, utf8, levels);
    utf8 += bytes;
    levels += bytes;
    start += length;
    length = paragraph_length(utf16 + start, count - start);
    if (length > 0) resolve(bidi, utf16 + start, length, base, status);
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
    resolve_all(bidi, utf16, count, level_of(direction), utf8, base_level, levels, &status);
  } else {
    status = U_MEMORY_ALLOCATION_ERROR;
  }
  ubidi_close(bidi);
  free(utf16);
  return U_SUCCESS(status) ? 0 : status;
}
