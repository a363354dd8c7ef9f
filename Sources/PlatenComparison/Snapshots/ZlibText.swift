internal import CZlib

/// Texts as zlib keeps them.
enum ZlibText {
  /// The longest text that is unpacked, in bytes.
  private static let mostBytes = 64 << 20

  /// The text packed; nil if the library has no memory.
  static func packed(_ text: [UInt8]) -> [UInt8]? {
    var count = compressBound(uLong(text.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&packed, &count, text, uLong(text.count), 9) == Z_OK else { return nil }
    return Array(packed.prefix(Int(count)))
  }

  /// The text unpacked; nil for what is none, or is longer than any that was packed here.
  static func unpacked(_ packed: some Collection<UInt8>) -> [UInt8]? {
    let packed = Array(packed)
    var room = max(4 * packed.count, 1 << 12)
    while room <= mostBytes {
      var text = [UInt8](repeating: 0, count: room)
      var count = uLong(room)
      switch uncompress(&text, &count, packed, uLong(packed.count)) {
      case Z_OK: return Array(text.prefix(Int(count)))
      case Z_BUF_ERROR: room *= 4
      default: return nil
      }
    }
    return nil
  }
}
