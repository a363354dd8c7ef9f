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
