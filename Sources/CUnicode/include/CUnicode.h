/* The few calls of ICU that Platen needs, on UTF-8 and without a type of ICU's: ICU's headers
   must not reach Swift, because Foundation carries an ICU module of its own.

   Texts are well-formed UTF-8. Offsets and lengths are in bytes. A status is 0, or ICU's number of
   what went wrong. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The direction of a paragraph (UAX #9, P2 and P3). */
typedef enum {
  PLATEN_BIDI_LEFT_TO_RIGHT,
  PLATEN_BIDI_RIGHT_TO_LEFT,
  /* That of the first strong character, or this if there is none. */
  PLATEN_BIDI_FIRST_STRONG_ELSE_LEFT_TO_RIGHT,
  PLATEN_BIDI_FIRST_STRONG_ELSE_RIGHT_TO_LEFT,
} platen_bidi_direction;

/* Writes the embedding level of each byte's character into `levels`, which has room for `length`,
   and the level of the first paragraph into `base_level`. Both are undefined on failure. */
int32_t platen_bidi_levels(const uint8_t *utf8, size_t length, platen_bidi_direction direction,
                           uint8_t *base_level, uint8_t *levels);

/* Finds where lines may end (UAX #14) by the rules of one language. */
typedef struct platen_line_breaker platen_line_breaker;

/* A breaker for a BCP 47 language, of the root's rules if the language is unknown or malformed;
   NULL if ICU fails. To be closed. */
platen_line_breaker *platen_line_breaker_open(const char *language, int32_t *status);
void platen_line_breaker_close(platen_line_breaker *breaker);

/* Starts on a text, which has to stay where it is until its last break is found. */
int32_t platen_line_breaker_start(platen_line_breaker *breaker, const uint8_t *utf8, size_t length);
/* The next offset where a line may end, the text's end at last; -1 after that. */
ptrdiff_t platen_line_breaker_next(platen_line_breaker *breaker);

/* Finds the words of a text (UAX #29), those of Japanese, Chinese, Thai and the like in ICU's
   dictionaries. */
typedef struct platen_word_breaker platen_word_breaker;

/* What is between two offsets. */
typedef enum {
  /* Spaces, punctuation and signs. */
  PLATEN_WORD_NONE,
  PLATEN_WORD_NUMBER,
  /* Letters, kana or ideographs. */
  PLATEN_WORD_LETTERS,
} platen_word_kind;

/* NULL if ICU fails. To be closed. */
platen_word_breaker *platen_word_breaker_open(int32_t *status);
void platen_word_breaker_close(platen_word_breaker *breaker);

/* Starts on a text, which has to stay where it is until its last word is found. */
int32_t platen_word_breaker_start(platen_word_breaker *breaker, const uint8_t *utf8, size_t length);
/* The next offset where a word begins or ends, the text's end at last, and what is before it; -1
   after that. */
ptrdiff_t platen_word_breaker_next(platen_word_breaker *breaker, platen_word_kind *kind);

/* Writes a text with its cases folded, in no language in particular, and returns its length; 0 if it
   is longer than `capacity`, or on failure. */
size_t platen_word_breaker_fold(platen_word_breaker *breaker, const uint8_t *utf8, size_t length,
                                uint8_t *folded, size_t capacity);

/* Writes a character's Script_Extensions, as four-letter codes of ISO 15924 with the first letter in
   the highest byte, and returns their number; 0 if there are more than `capacity`, or on failure. */
size_t platen_script_extensions(uint32_t scalar, uint32_t *scripts, size_t capacity);

typedef enum {
  PLATEN_BRACKET_NONE,
  PLATEN_BRACKET_OPENING,
  PLATEN_BRACKET_CLOSING,
} platen_bracket;

/* Whether a character is one of a pair of brackets, and the other one. */
platen_bracket platen_paired_bracket(uint32_t scalar, uint32_t *other);

/* The version of ICU as it was loaded: the major number times 256, and the minor one. */
uint32_t platen_icu_version(void);
