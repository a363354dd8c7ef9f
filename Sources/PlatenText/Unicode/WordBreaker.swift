internal import _FoundationICU

/// Finds the words of texts (UAX #29), those of Japanese, Chinese, Thai and the like in ICU's
/// dictionaries.
package struct WordBreaker: ~Copyable {
  private let iterator: BreakIterator
  private let cases: OpaquePointer

  /// `nil` if ICU fails, because memory is short.
  package init?() {
    var status = U_ZERO_ERROR
    guard let iterator = BreakIterator(UBRK_WORD, locale: "root"),
      let cases = swift_ucasemap_open("", 0, &status)
    else { return nil }
    self.iterator = iterator
    self.cases = cases
  }

  deinit { swift_ucasemap_close(cases) }

  /// Goes through the words and numbers of a well-formed text; not to the end once the render is
  /// cancelled.
  package func forEachWord(
    in utf8: UnsafeBufferPointer<UInt8>, _ body: (_ word: Range<Int>, _ isNumber: Bool) -> Void
  ) {
    var start = 0
    iterator.forEachBoundary(in: utf8) { end, rule in
      // Below these are spaces, punctuation and signs; above, letters, kana and ideographs.
      let numbers = Int32(UBRK_WORD_NUMBER.rawValue)..<Int32(UBRK_WORD_NUMBER_LIMIT.rawValue)
      if rule >= numbers.lowerBound { body(start..<end, numbers.contains(rule)) }
      start = end
      return true
    }
  }

  /// A word with its cases folded, by which its spellings are one: `Straße` and `STRASSE`.
  package func folded(_ word: String) -> String {
    // No character's folding is more than three times as long.
    let capacity = word.utf8.count * 3
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      var status = U_ZERO_ERROR
      let count = swift_ucasemap_utf8FoldCase(
        cases, buffer.baseAddress, Int32(capacity), word, Int32(word.utf8.count), &status)
      guard status.isSuccess, (0...capacity).contains(Int(count)) else { return "" }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(count)), as: UTF8.self)
    }
  }
}
