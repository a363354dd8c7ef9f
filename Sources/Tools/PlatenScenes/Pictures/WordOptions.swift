extension WordCounter {
  /// The options of how a text is counted into its words.
  ///
  /// - Parameter needs: What has to be asked for, so that words are counted.
  static func options(needs: [OptionNeed] = []) -> OptionSetters<WordCounter> {
    OptionSetters { counter in
      counter.add(
        "language",
        ValueType<WordLanguage>.name("a language").commaSeparated(
          "a language, or several with commas between them", mayBeEmpty: false),
        default: [], unit: "language", in: .what, needs: needs,
        """
        The language of the text, or several, as en,de, whose words of grammar are left out; those \
        that the text seems to be in, if none is said.
        """
      ) { $0.languages = $1.isEmpty ? nil : $1 }
      counter.add(
        "stopWords", ValueType<String>.anyText.commaSeparated("a list of words"), default: [],
        unit: "word", in: .what, needs: needs, "Further words that are left out."
      ) { $0.ignored = $1 }
      counter.add(
        "keep", ValueType<String>.anyText.commaSeparated("a list of words"), default: [],
        unit: "word", in: .what, needs: needs,
        "Words that are counted even if they are frequent in all texts, short, or numbers."
      ) { $0.kept = $1 }
      counter.add(
        "mergesInflections", .boolean, default: true, unit: "boolean", in: .what, needs: needs,
        "Whether inflected forms of a word are one, as cat and cats."
      ) { $0.mergesInflections = $1 }
      counter.add(
        "keepsPhrases", .boolean, default: true, unit: "boolean", in: .what, needs: needs,
        "Whether words that often stand side by side are counted together, as New York."
      ) { $0.keepsPhrases = $1 }
      counter.add(
        "minimumLength", .count, default: 2, unit: "number", in: .what, needs: needs,
        "The fewest characters of a word, of which one that may be a word alone, as a kanji, counts as two."
      ) { $0.minimumLength = $1 }
      counter.add(
        "minimumCount", .count, default: 1, unit: "number", in: .what, needs: needs,
        "How often a word occurs at least."
      ) { $0.minimumCount = $1 }
      counter.add(
        "keepsNumbers", .boolean, default: false, unit: "boolean", in: .what, needs: needs,
        "Whether numbers count as words."
      ) { $0.keepsNumbers = $1 }
      counter.add(
        "keepsAddresses", .boolean, default: false, unit: "boolean", in: .what, needs: needs,
        "Whether the parts of addresses, mail addresses and paths of files count as words."
      ) { $0.keepsAddresses = $1 }
      counter.add(
        "markup", .boolean, unit: "boolean", in: .what, needs: needs,
        "Whether the text is HTML or XML, whose tags are no words.",
        leftOut: "if it has some"
      ) { $0.isMarkup = $1 }
      counter.add(
        "countsLines", .boolean, unit: "boolean", in: .what, needs: needs,
        "Whether each line, or text of a table, is a word as it is, none of which is left out.",
        leftOut: "if all are short, and none ends as a sentence does"
      ) { $0.countsLines = $1 }
    }
  }
}
