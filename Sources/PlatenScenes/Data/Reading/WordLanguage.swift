/// A language whose most frequent words are known.
package enum WordLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case japanese = "ja"
  case danish = "da"
  case dutch = "nl"
  case finnish = "fi"
  case french = "fr"
  case german = "de"
  case hungarian = "hu"
  case italian = "it"
  case norwegian = "nb"
  case portuguese = "pt"
  case russian = "ru"
  case spanish = "es"
  case swedish = "sv"
  case turkish = "tr"

  /// The words that say little of what a text is about, with folded case.
  package var stopWords: Set<String> { Self.sets[self] ?? [] }

  /// Whether words lose a vowel before others, and stand before them with an apostrophe: l'acqua.
  var hasElisions: Bool { self == .french || self == .italian }

  /// Whether the language is written with letters that none of the others has.
  private var hasOwnScript: Bool { self == .japanese || self == .russian }

  private static let sets = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Set($0.listed)) })

  private var listed: [String] {
    switch self {
    case .english: StopWords.english
    case .japanese: StopWords.japanese
    case .danish: StopWords.danish
    case .dutch: StopWords.dutch
    case .finnish: StopWords.finnish
    case .french: StopWords.french
    case .german: StopWords.german
    case .hungarian: StopWords.hungarian
    case .italian: StopWords.italian
    case .norwegian: StopWords.norwegian
    case .portuguese: StopWords.portuguese
    case .russian: StopWords.russian
    case .spanish: StopWords.spanish
    case .swedish: StopWords.swedish
    case .turkish: StopWords.turkish
    }
  }

  /// The languages that a text seems to be in: those of scripts of their own of which there is a
  /// frequent word, and of the others the one of which there are most.
  ///
  /// - Parameter words: The words with folded case, and how often each occurs.
  static func languages(of words: [(word: String, count: Int)]) -> [WordLanguage] {
    let counts = allCases.map { language in
      let frequent = language.stopWords
      return words.reduce(0) { frequent.contains($1.word) ? $0 + $1.count : $0 }
    }
    let found = zip(allCases, counts).filter { $0.1 > 0 }
    let shared = found.filter { !$0.0.hasOwnScript }
    let most = shared.map(\.1).max()
    return found.map(\.0).filter(\.hasOwnScript) + shared.filter { $0.1 == most }.prefix(1).map(\.0)
  }
}
