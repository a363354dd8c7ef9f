#include "CStopWords.h"

// C23's own; Swift's clang has it in all versions of C, and a list costs no time to compile, as it would
// as an array of Swift.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char lists[] = {
#embed "platen.txt"
  ,
#embed "grammar.txt"
  ,
#embed "snowball.txt"
  ,
#embed "stopwords-iso.txt"
  ,
#embed "stop-words.txt"
  ,
  0};

static const char inflections[] = {
#embed "inflections.txt"
    , 0};

const char *platen_stop_words(void) { return lists; }

const char *platen_inflections(void) { return inflections; }
