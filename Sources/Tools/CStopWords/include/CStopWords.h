#pragma once

/// Returns the lists of words that are frequent in texts about anything, as the files beside the source have
/// them: words with folded cases below a line with a language's code in brackets; comments begin with #.
const char *_Nonnull platen_stop_words(void);

/// Returns the rules by which words are forms of one, as the file beside the source has them: below a line with a
/// language's code in brackets two endings in each line, a hyphen between them, and then what stands before them: the
/// last letters, `*` for any, `^` for the beginning; behind `!` stems that are no forms of one. Behind `+` stands a stem with
/// all endings of a word, `*` for none; behind `=` words that are forms of one and do not begin alike. What is below a
/// code with `~` is of words that differ in the marks of their vowels as well. Below `ko nouns` stand words.
const char *_Nonnull platen_inflections(void);
