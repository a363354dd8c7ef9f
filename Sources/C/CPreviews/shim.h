/* What the macro #Preview leaves in a program: a function for each preview, in a section of its own,
   whose ends the linker names. A program without previews has none of it. */
typedef void (*platen_preview)(void *collector);

extern const platen_preview __start_platen_previews[]
    __attribute__((weak, visibility("hidden")));
extern const platen_preview __stop_platen_previews[]
    __attribute__((weak, visibility("hidden")));

/* Calls the function of each preview of this program. */
static inline void platen_collect_previews(void *collector) {
  const platen_preview *preview;
  for (preview = __start_platen_previews; preview < __stop_platen_previews; preview++)
    if (*preview) (*preview)(collector);
}

/* Where the compiler lists which types of this program conform to which protocols: a distance in bytes to the
   description of each conformance. */
extern const int __start_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));
extern const int __stop_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));

static inline const int *platen_conformances(void) {
  return __start_swift5_protocol_conformances;
}
static inline long platen_conformance_count(void) {
  return __stop_swift5_protocol_conformances - __start_swift5_protocol_conformances;
}
