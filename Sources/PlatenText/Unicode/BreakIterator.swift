internal import PlatenBase
internal import _FoundationICU

/// ICU's iterator over the boundaries of texts (UAX #14, UAX #29).
///
/// It takes its rules and dictionaries from inside ICU's library alone, never from a folder that the
/// environment names: the same input gives the same lines.
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

  /// Goes through a well-formed text's boundaries, the last of which is its end, until the render is
  /// cancelled.
  ///
  /// - Parameter body: Takes the offset of a boundary and the number of the rule that found it, and
  ///   returns whether to go on.
  func forEachBoundary(
    in utf8: UnsafeBufferPointer<UInt8>, _ body: (_ offset: Int, _ rule: Int32) -> Bool
  ) {
    guard start(utf8) else { return }
    let cancellation = RenderCancellation.current(over: utf8.count)
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
