internal import PlatenBase
internal import _FoundationICU

/// ICU's iterator over the boundaries of texts (UAX #14, UAX #29).
///
/// It takes its rules and dictionaries from inside ICU's library alone, never from a folder that
/// the environment names: the same input gives the same lines.
final class BreakIterator {
  private static let takesNoFiles: Void = {
    var status = U_ZERO_ERROR
    swift_udata_setFileAccess(UDATA_NO_FILES, &status)
  }()

  private let iterator: OpaquePointer
  private var text: UnsafeMutablePointer<UText>?

  /// nil if ICU fails, because memory is short.
  init?(_ type: UBreakIteratorType, locale: String) {
    Self.takesNoFiles
    var status = U_ZERO_ERROR
    let iterator = swift_ubrk_open(type, locale, nil, 0, &status)
    guard status.isSuccess, let iterator else { return nil }
    self.iterator = iterator
  }

  deinit {
    swift_ubrk_close(iterator)
    swift_utext_close(text)
  }

  /// Goes through a well-formed text's boundaries, the last of which is its end, until the render
  /// is cancelled.
  ///
  /// - Parameter body: Takes the offset of a boundary and the number of the rule that found it, and
  ///   returns whether to go on.
  func forEachBoundary(
    in utf8: UnsafeBufferPointer<UInt8>, cancellation: RenderCancellation?,
    _ body: (_ offset: Int, _ rule: Int32) -> Bool
  ) {
    guard start(utf8) else { return }
    while !cancellation.isCancelled {
      let offset = swift_ubrk_next(iterator)
      guard offset >= 0, body(Int(offset), swift_ubrk_getRuleStatus(iterator)) else { return }
    }
  }

  private func start(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // ICU counts the bytes in 32 bits.
    guard let bytes = utf8.baseAddress, utf8.count < Int(Int32.max) else { return false }
    var status = U_ZERO_ERROR
    text = bytes.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
      swift_utext_openUTF8(text, $0, Int64(utf8.count), &status)
    }
    swift_ubrk_setUText(iterator, text, &status)
    return status.isSuccess
  }
}

extension UErrorCode {
  /// Whether a call was carried out; ICU's warnings are below zero.
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}

// MARK: - Words

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
    let cancellation = RenderCancellation.current(over: utf8.count)
    var start = 0
    iterator.forEachBoundary(in: utf8, cancellation: cancellation) { end, rule in
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
