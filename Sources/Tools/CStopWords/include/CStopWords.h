#pragma once

/// Returns the lists of words that are frequent in texts about anything, as the files beside the source have
/// them: words with folded cases below a line with a language's code in brackets; comments begin with #.
const char *_Nonnull platen_stop_words(void);
