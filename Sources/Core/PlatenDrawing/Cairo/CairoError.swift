internal import CCairo

/// An error that Cairo reports.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Cairo's status code.
  public let status: Int32

  /// Cairo's description of the status.
  public var description: String {
    "Cairo: " + String(cString: cairo_status_to_string(cairo_status_t(UInt32(status))))
  }

  init(_ status: cairo_status_t) { self.status = Int32(status.rawValue) }

  /// There is not as much memory as was needed.
  package static let outOfMemory = CairoError(CAIRO_STATUS_NO_MEMORY)

  /// Pixels that are laid out in a way that Platen does not know.
  static let unexpectedPixels = CairoError(CAIRO_STATUS_INVALID_FORMAT)

  /// Throws unless the status is success.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    if status != CAIRO_STATUS_SUCCESS { throw CairoError(status) }
  }
}
