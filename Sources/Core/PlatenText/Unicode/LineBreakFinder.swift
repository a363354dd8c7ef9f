package import PlatenBase
internal import _FoundationICU

/// Finds where lines may end (UAX #14), by the rules of the text's language.
///
/// One thread uses it at a time; it keeps the rules of the languages that it has met.
package final class LineBreakFinder {
  /// The maximum number of languages whose iterators are kept.
  private static let mostLanguages = 16

  private var iterators: [String: BreakIterator?] = [:]

  package init() {}

  /// The offsets inside a well-formed text where a line may or must end, rising, without the text's
  /// start and end.
  ///
  /// Japanese is broken strictly: small kana and prolonged sound marks start no line. Thai, Lao,
  /// Khmer and Burmese words are found in ICU's dictionaries, whatever the language. If ICU fails,
  /// because memory is short or the text is over two gigabytes, a line may end nowhere.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - language: The language as BCP 47 writes it, such as `ja` or `zh-Hant`. One that is unknown
  ///     or malformed has the rules of no language in particular.
  ///   - cancellation: What ends the search early.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func breaks(
    in utf8: UnsafeBufferPointer<UInt8>, language: String,
    cancellation: RenderCancellation? = nil
  ) -> [Int] {
    if let plain = PlainLineBreaks.breaks(in: utf8) { return plain }
    var breaks: [Int] = []
    iterator(of: language)?.forEachBoundary(in: utf8, cancellation: cancellation) { offset, _ in
      // The end of the text is always a break (UAX #14, rule LB3); it is none between two lines.
      guard offset < utf8.count else { return false }
      breaks.append(offset)
      return true
    }
    return breaks
  }

  private func iterator(of language: String) -> BreakIterator? {
    if let known = iterators[language] { return known }
    if iterators.count >= Self.mostLanguages { iterators.removeAll() }
    let iterator = BreakIterator(UBRK_LINE, locale: Self.locale(of: language))
    iterators[language] = iterator
    return iterator
  }

  /// ICU's name of a language with the strict rules, by which no line starts with a small kana,
  /// unless the language itself says otherwise (`ja-u-lb-loose`).
  ///
  /// For each language this ICU takes some quotation marks for opening and closing ones. English,
  /// the language of texts that name none, and unknown ones have Swedish's rules: its marks look
  /// the same at both ends, so that they are exactly those of UAX #14, and a line may end after a
  /// German “ too.
  private static func locale(of language: String) -> String {
    var status = U_ZERO_ERROR
    var parsed: Int32 = 0
    let tagged = string { swift_uloc_forLanguageTag(language, $0, $1, &parsed, &status) }
    guard status.isSuccess, Int(parsed) == language.utf8.count else { return "sv@lb=strict" }
    let code = string { swift_uloc_getLanguage(tagged, $0, $1, &status) }
    // The key of the Unicode locale extension (UTS #35, "Unicode Line Break Style Identifier").
    let strictness = string { swift_uloc_getKeywordValue(tagged, "lb", $0, $1, &status) }
    let keywords = tagged.drop { $0 != "@" }
    let locale = known.contains(code) ? tagged : "sv" + keywords
    return strictness.isEmpty ? locale + (keywords.isEmpty ? "@" : ";") + "lb=strict" : locale
  }

  /// The codes of the languages that have rules of their own.
  private static let known: Set<String> = {
    let names = (0..<swift_uloc_countAvailable()).compactMap(swift_uloc_getAvailable)
    let codes = names.map { String(cString: $0).prefix { $0 != "_" } }
    return Set(codes.map(String.init)).subtracting(["en"])
  }()

  /// Returns what ICU writes into a buffer, and returns the length of; empty if there is no room.
  private static func string(
    _ write: (_ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32) -> Int32
  ) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      let count = Int(write(buffer.baseAddress, Int32(buffer.count)))
      guard buffer.indices.contains(count) else { return "" }
      return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

// MARK: - Plain texts

/// Finds line breaks in texts so plain that every language breaks them alike.
private enum PlainLineBreaks {
  /// The offsets in a text of ASCII letters, digits and spaces alone: those after spaces (UAX #14,
  /// rule LB18); nil for any other text.
  static func breaks(in utf8: UnsafeBufferPointer<UInt8>) -> [Int]? {
    var breaks: [Int] = []
    var isAfterSpace = false
    for i in utf8.indices {
      switch utf8[i] {
      case UInt8(ascii: " "): isAfterSpace = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isAfterSpace { breaks.append(i) }
        isAfterSpace = false
      default: return nil
      }
    }
    return breaks
  }
}
