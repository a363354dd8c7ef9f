/// The options of how a text is counted into its words.
struct WordOptions {
  private let language: Field<WordLanguage?>
  private let stopWords: Field<[String]>
  private let keep: Field<[String]>
  private let mergesInflections: Field<Bool>
  private let keepsPhrases: Field<Bool>
  private let minimumLength: Field<Int>
  private let minimumCount: Field<Int>
  private let keepsNumbers: Field<Bool>

  /// Declares the options.
  ///
  /// - Parameter needs: What has to be asked for, so that words are counted.
  init(_ options: inout OptionList, needs: [OptionNeed] = []) {
    language = options.add(
      PictureOption<WordLanguage?>(
        "language", .name("a language"), unit: "language", in: .what, needs: needs,
        "The language of the text, whose most frequent words are left out.",
        leftOut: "the one that the text is in"))
    stopWords = options.add(
      PictureOption<[String]>(
        "stopWords", ValueType<String>.anyText.commaSeparated("a list of words"), default: [],
        unit: "word", in: .what, needs: needs, "Further words that are left out."))
    keep = options.add(
      PictureOption<[String]>(
        "keep", ValueType<String>.anyText.commaSeparated("a list of words"), default: [],
        unit: "word", in: .what, needs: needs,
        "Words that are counted even if they are frequent in all texts, short, or numbers."))
    mergesInflections = options.add(
      PictureOption<Bool>(
        "mergesInflections", .boolean, default: true, unit: "boolean", in: .what, needs: needs,
        "Whether inflected forms of a word are one, as cat and cats."))
    keepsPhrases = options.add(
      PictureOption<Bool>(
        "keepsPhrases", .boolean, default: true, unit: "boolean", in: .what, needs: needs,
        "Whether words that often stand side by side are counted together, as New York."))
    minimumLength = options.add(
      PictureOption<Int>(
        "minimumLength", .count, default: 2, unit: "number", in: .what, needs: needs,
        "The fewest characters of a word, of which a kanji counts as two."))
    minimumCount = options.add(
      PictureOption<Int>(
        "minimumCount", .count, default: 1, unit: "number", in: .what, needs: needs,
        "How often a word occurs at least."))
    keepsNumbers = options.add(
      PictureOption<Bool>(
        "keepsNumbers", .boolean, default: false, unit: "boolean", in: .what, needs: needs,
        "Whether numbers count as words."))
  }

  /// What counts words as the options say.
  func counter(_ values: FieldValues) -> WordCounter {
    var counter = WordCounter()
    counter.languages = values[language].map { [$0] }
    counter.ignored = values[stopWords]
    counter.kept = values[keep]
    counter.mergesInflections = values[mergesInflections]
    counter.keepsPhrases = values[keepsPhrases]
    counter.minimumLength = values[minimumLength]
    counter.minimumCount = values[minimumCount]
    counter.keepsNumbers = values[keepsNumbers]
    return counter
  }
}
