/// What a PNG's compression is tuned for.
package enum PNGCompression: Equatable, Sendable, CaseIterable {
  /// Time first.
  case fast
  /// Bytes first, at many times the time.
  case small
}
