internal import CStemmer

/// Takes the endings off words of a language, by the rules of the Snowball project.
///
/// What is left is no word: `houses` and `house` are `hous`.
package final class Stemmer {
  private let stemmer: OpaquePointer

  /// `nil` if there are no rules for the language, or memory is short.
  ///
  /// - Parameter language: The English name of a language in small letters, or its code of two
  ///   letters.
  package init?(language: String) {
    guard let stemmer = sb_stemmer_new(language, "UTF_8") else { return nil }
    self.stemmer = stemmer
  }

  deinit { sb_stemmer_delete(stemmer) }

  /// Returns the stem of a word with folded case.
  package func stem(of word: String) -> String {
    var word = word
    return word.withUTF8 { utf8 in
      // Snowball counts the bytes in 32 bits; no word is that long.
      guard utf8.count < 1 << 16,
        let stem = sb_stemmer_stem(stemmer, utf8.baseAddress, Int32(utf8.count))
      else { return String(decoding: utf8, as: UTF8.self) }
      let count = Int(sb_stemmer_length(stemmer))
      return String(decoding: UnsafeBufferPointer(start: stem, count: count), as: UTF8.self)
    }
  }
}
