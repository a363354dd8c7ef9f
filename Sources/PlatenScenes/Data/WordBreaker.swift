internal import CUnicode
internal import PlatenLayout

/// ICU's iterator over the words of a text.
struct WordBreaker: ~Copyable {
  private let handle: OpaquePointer

  /// `nil` if ICU fails, because memory is short.
  init?() {
    var status: Int32 = 0
    guard let handle = platen_word_breaker_open(&status), status == 0 else { return nil }
    self.handle = handle
  }

  deinit { platen_word_breaker_close(handle) }

  /// Goes through the words and numbers of a text; not to the end once the render is cancelled.
  func forEachWord(
    in utf8: UnsafeBufferPointer<UInt8>, _ body: (_ word: Range<Int>, _ isNumber: Bool) -> Void
  ) {
    guard let start = utf8.baseAddress,
      platen_word_breaker_start(handle, start, utf8.count) == 0
    else { return }
    var kind = PLATEN_WORD_NONE
    var last = 0
    let cancellation = RenderCancellation.current(over: utf8.count)
    while !cancellation.isCancelled {
      let offset = platen_word_breaker_next(handle, &kind)
      guard offset >= 0 else { return }
      // ICU begins at the first offset.
      if offset > last, kind != PLATEN_WORD_NONE { body(last..<offset, kind == PLATEN_WORD_NUMBER) }
      last = offset
    }
  }

  /// A word with its cases folded, by which its spellings are one: `Straße` and `STRASSE`.
  func folded(_ word: String) -> String {
    var word = word
    return word.withUTF8 { utf8 in
      guard let start = utf8.baseAddress else { return "" }
      // No character's folding is more than three times as long.
      let capacity = utf8.count * 3
      return String(unsafeUninitializedCapacity: capacity) { buffer in
        guard let target = buffer.baseAddress else { return 0 }
        return platen_word_breaker_fold(handle, start, utf8.count, target, capacity)
      }
    }
  }
}
