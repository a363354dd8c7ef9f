/// A segment of a JPEG before its pixels (ITU-T T.81, B.1.1.4).
struct JPEGSegment {
  /// The second byte of its marker.
  let marker: UInt8
  /// From the marker to the next one, in bytes from the start of the file.
  let range: Range<Int>

  /// The segment's own bytes, behind marker and length.
  var data: Range<Int> { range.lowerBound + 4..<range.upperBound }

  /// The segments of a file; those after bytes that are none are left out.
  static func all(in bytes: [UInt8]) -> [JPEGSegment] {
    var segments: [JPEGSegment] = []
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let end = position + 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
      // The picture itself follows.
      if marker == 0xDA || end < position + 4 || end > bytes.count { break }
      segments.append(JPEGSegment(marker: marker, range: position..<end))
      position = end
    }
    return segments
  }

  /// The segments of a marker that begin with a name.
  static func all(in bytes: [UInt8], marker: UInt8, named name: [UInt8]) -> [JPEGSegment] {
    all(in: bytes).filter { $0.marker == marker && bytes[$0.data].starts(with: name) }
  }
}

// MARK: - Profiles

extension JPEGSegment {
  /// What profiles begin with in APP2 (ICC.1, B.4); the number of the segment and how many there are follow.
  private static let profileName = Array("ICC_PROFILE\0".utf8)

  private static func profileSegments(of bytes: [UInt8]) -> [JPEGSegment] {
    all(in: bytes, marker: 0xE2, named: profileName)
  }

  /// The ICC profile of a file, which may lie in many segments; nil if there is none, and empty where
  /// one of its segments is missing or there twice.
  static func profile(of bytes: [UInt8]) -> [UInt8]? {
    let parts = profileSegments(of: bytes).map { bytes[$0.data].dropFirst(profileName.count) }
    if parts.isEmpty { return nil }
    let ordered = parts.sorted { $0.first ?? 0 < $1.first ?? 0 }
    let isWhole = ordered.enumerated().allSatisfy { number, part in
      part.count > 2 && Array(part.prefix(2)) == [UInt8(number + 1), UInt8(ordered.count)]
    }
    return isWhole ? ordered.flatMap { $0.dropFirst(2) } : []
  }

  /// The file without its profile.
  static func withoutProfile(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes
    for segment in profileSegments(of: bytes).reversed() { rest.removeSubrange(segment.range) }
    return rest
  }
}
