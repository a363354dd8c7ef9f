import CYAML

/// Where libyaml's marks are in a text.
///
/// libyaml ends lines at the characters NEL, LS and PS, too, as YAML 1.1 did. Editors do not.
struct YAMLPlaces {
  /// libyaml compares each `%TAG` with those before it, so that many take very long.
  static let mostDirectives = 64

  let hasManyDirectives: Bool
  /// Where lines begin in scalars, if libyaml counts others; else empty.
  private let lineStarts: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    hasManyDirectives = Self.directives(bytes) > Self.mostDirectives
    lineStarts = Self.hasOtherLineEnds(bytes) ? Self.lineStarts(bytes) : []
  }

  func position(of mark: yaml_mark_t) -> SourcePosition {
    guard !lineStarts.isEmpty else {
      return SourcePosition(line: mark.line + 1, column: mark.column + 1)
    }
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= mark.index { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: mark.index - lineStarts[low] + 1)
  }

  /// The number of lines that begin as those directives do.
  private static func directives(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.indices.reduce(0) { number, i in
      guard bytes[i] == UInt8(ascii: "%"), bytes[i...].starts(with: "%TAG".utf8) else {
        return number
      }
      return i == 0 || bytes[i - 1] == 0x0A || bytes[i - 1] == 0x0D ? number + 1 : number
    }
  }

  private static func hasOtherLineEnds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for i in bytes.indices.dropLast() {
      if bytes[i] == 0xC2, bytes[i + 1] == 0x85 { return true }
      if bytes[i] == 0xE2, bytes[i + 1] == 0x80, i + 2 < bytes.count, bytes[i + 2] & 0xFE == 0xA8 {
        return true
      }
    }
    return false
  }

  private static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    var scalars = 0
    for i in bytes.indices where bytes[i] & 0xC0 != 0x80 {
      scalars += 1
      let isPair = bytes[i] == 0x0D && i + 1 < bytes.count && bytes[i + 1] == 0x0A
      if (bytes[i] == 0x0A || bytes[i] == 0x0D) && !isPair { starts.append(scalars) }
    }
    return starts
  }
}
