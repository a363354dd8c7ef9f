/// What the bytes of a picture say about themselves.
enum Picture: Equatable {
  case svg
  case png(width: Int, height: Int)
  case pdf, webp, jpeg

  /// Nil for bytes that begin like none of these.
  init?(_ bytes: [UInt8]?) {
    guard let bytes else { return nil }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 24 {
      func number(at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      self = .png(width: number(at: 16), height: number(at: 20))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: "%PDF-".utf8) {
      self = .pdf
    } else if bytes.starts(with: "<svg ".utf8) || bytes.starts(with: "<?xml ".utf8) {
      self = .svg
    } else {
      return nil
    }
  }

  var size: (width: Int, height: Int)? {
    guard case .png(let width, let height) = self else { return nil }
    return (width, height)
  }
}
