#pragma once
#include <lcms2.h>

// lcms2's names of these are expressions that Swift does not see.
enum {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  PLATEN_COLOR_WORDS = TYPE_BGRA_8,
#else
  PLATEN_COLOR_WORDS = TYPE_ARGB_8,
#endif
  PLATEN_GRAY_BYTES = TYPE_GRAY_8,
  // A JPEG of four inks says how much is left of the light.
  PLATEN_INK_BYTES = TYPE_CMYK_8_REV
};
