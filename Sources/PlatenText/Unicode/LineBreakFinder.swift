internal import CUnicode
internal import PlatenLayout

/// Finds where lines may end (UAX #14), by the rules of the text's language.
///
/// One thread uses it at a time; it keeps the rules of the languages that it has met.
package final class LineBreakFinder {
  /// Those of more languages are let go.
  private static let mostLanguages = 16

  private var iterators: [String: LineBreakIterator?] = [:]

  package init() {}

  /// The offsets inside a well-formed text where a line may or must end, rising, without the text's
  /// start and end.
  ///
  /// Japanese is broken strictly: small kana and prolonged sound marks start no line. Thai, Lao, Khmer
  /// and Burmese words are found in ICU's dictionaries, whatever the language. If ICU fails, because
  /// memory is short or the text is over two gigabytes, a line may end nowhere.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - language: The language as BCP 47 writes it, such as `ja` or `zh-Hant`. One that is unknown or
  ///     malformed has the rules of no language in particular.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func breaks(in utf8: UnsafeBufferPointer<UInt8>, language: String) -> [Int] {
    PlainLineBreaks.breaks(in: utf8) ?? iterator(of: language)?.breaks(in: utf8) ?? []
  }

  private func iterator(of language: String) -> LineBreakIterator? {
    if let known = iterators[language] { return known }
    if iterators.count >= Self.mostLanguages { iterators.removeAll() }
    let iterator = LineBreakIterator(language: language)
    iterators[language] = iterator
    return iterator
  }
}

/// ICU's iterator for one language.
private final class LineBreakIterator {
  private let handle: OpaquePointer

  init?(language: String) {
    var status: Int32 = 0
    guard let handle = platen_line_breaker_open(language, &status), status == 0 else { return nil }
    self.handle = handle
  }

  deinit { platen_line_breaker_close(handle) }

  func breaks(in utf8: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard let start = utf8.baseAddress,
      platen_line_breaker_start(handle, start, utf8.count) == 0
    else { return [] }
    var breaks: [Int] = []
    let cancellation = RenderCancellation.current(over: utf8.count)
    while !cancellation.isCancelled {
      let offset = platen_line_breaker_next(handle)
      guard offset > 0, offset < utf8.count else { return breaks }
      breaks.append(offset)
    }
    return breaks
  }
}
