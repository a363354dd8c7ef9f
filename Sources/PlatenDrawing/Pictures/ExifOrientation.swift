/// How a camera was held, by the numbers of Exif.
enum ExifOrientation: Int {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether rows are columns.
  var isTransposed: Bool { rawValue >= 5 }

  /// Where the pixel of an upright picture of a size is found in the file.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, width - 1 - x)
    case .rightMirrored: (height - 1 - y, width - 1 - x)
    case .left: (height - 1 - y, x)
    }
  }

  /// The orientation that a JPEG states; upright if it states none.
  init(jpeg bytes: [UInt8]) {
    let found = Self.segment(of: bytes).flatMap { Self.number(inTIFF: $0) }
    self = found.flatMap(ExifOrientation.init) ?? .up
  }

  /// The part of a JPEG that is laid out as a TIFF and holds Exif's tags.
  private static func segment(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      // The picture itself follows.
      if marker == 0xDA || length < 2 || end > bytes.count { return nil }
      let name = Array("Exif\0\0".utf8)
      if marker == 0xE1, bytes[(position + 4)..<end].starts(with: name) {
        return bytes[(position + 4 + name.count)..<end]
      }
      position = end
    }
    return nil
  }

  private static func number(inTIFF tiff: ArraySlice<UInt8>) -> Int? {
    let isBigEndian = tiff.starts(with: Array("MM\0*".utf8))
    guard isBigEndian || tiff.starts(with: [0x49, 0x49, 0x2A, 0]) else { return nil }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let start = tiff.startIndex + offset
      let part = tiff[start..<start + count]
      return isBigEndian
        ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else {
      return nil
    }
    for i in 0..<count {
      let entry = directory + 2 + 12 * i
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      if tag == 0x0112 { return number(at: entry + 8, bytes: 2) }
    }
    return nil
  }
}
