#include "CUnicode.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

/* More than any character has. */
enum { MOST_SCRIPTS = 64 };

static uint32_t tag_of(UScriptCode script) {
  const char *code = uscript_getShortName(script);
  if (!code) return 0;
  uint32_t tag = 0;
  for (int i = 0; i < 4 && code[i]; i++) tag = tag << 8 | (uint8_t)code[i];
  return tag;
}

size_t platen_script_extensions(uint32_t scalar, uint32_t *scripts, size_t capacity) {
  UScriptCode codes[MOST_SCRIPTS];
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions((UChar32)scalar, codes, MOST_SCRIPTS, &status);
  if (U_FAILURE(status) || count < 0 || (size_t)count > capacity) return 0;
  for (int32_t i = 0; i < count; i++) scripts[i] = tag_of(codes[i]);
  return (size_t)count;
}

platen_bracket platen_paired_bracket(uint32_t scalar, uint32_t *other) {
  UChar32 character = (UChar32)scalar;
  *other = (uint32_t)u_getBidiPairedBracket(character);
  switch (u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return PLATEN_BRACKET_OPENING;
    case U_BPT_CLOSE: return PLATEN_BRACKET_CLOSING;
    default: return PLATEN_BRACKET_NONE;
  }
}
