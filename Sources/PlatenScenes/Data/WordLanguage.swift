/// A language whose most frequent words are known.
package enum WordLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// The words that say little of what a text is about, with folded case.
  var stopWords: [String] {
    switch self {
    case .english: StopWords.english
    case .japanese: StopWords.japanese
    }
  }
}
