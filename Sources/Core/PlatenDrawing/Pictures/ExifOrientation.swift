/// The orientation of a camera, by the numbers of Exif.
enum ExifOrientation: Int {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether rows are columns.
  var isTransposed: Bool { rawValue >= 5 }

  /// Returns where the pixel of an upright picture of a size is found in the file.
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
  init(jpeg bytes: [UInt8]) { self.init(tiff: Self.segment(of: bytes)) }

  /// The orientation that a PNG states; upright if it states none.
  init(png bytes: [UInt8]) { self.init(tiff: Self.tiff(ofPNG: bytes)) }

  /// The orientation that Exif's tags state, laid out as a TIFF; upright if they state none.
  init(tiff data: ArraySlice<UInt8>?) {
    self = data.flatMap { Self.number(inTIFF: $0) }.flatMap(ExifOrientation.init) ?? .up
  }

  /// The data of a PNG's chunk eXIf (PNG, third edition, 11.3.4.5).
  private static func tiff(ofPNG bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard var reader = try? PNGChunkReader(bytes) else { return nil }
    while let chunk = try? reader.next() {
      if chunk.type == "eXIf" { return bytes[chunk.data] }
    }
    return nil
  }

  /// The part of a JPEG that is laid out as a TIFF and holds Exif's tags.
  private static func segment(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    // Exif's data is in APP1 (marker FFE1), after the identifier `Exif` and two zeros.
    let name = Array("Exif\0\0".utf8)
    return JPEGSegment.all(in: bytes, marker: 0xE1, named: name).first
      .map { bytes[$0.data].dropFirst(name.count) }
  }

  private static func number(inTIFF tiff: ArraySlice<UInt8>) -> Int? {
    // TIFF 6.0, section 2: `MM` or `II`, and 42 in that byte order.
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
      // Exif's tag 274, Orientation.
      if tag == 0x0112 { return number(at: entry + 8, bytes: 2) }
    }
    return nil
  }
}
