#include "CUnicode.h"

#include <unicode/uversion.h>

uint32_t platen_icu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return (uint32_t)version[0] << 8 | version[1];
}
