/// Style sheets and `style` attributes, as far as they have to be read to be compared.
package enum SVGStyle {
  /// The declarations of a `style` attribute, in order; later ones win.
  package static func declarations(in text: String) -> [(name: String, value: String)] {
    split(withoutComments(text)).compactMap { declaration in
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = trimmed(declaration[..<colon])
      var value = trimmed(declaration[(colon + 1)...])
      if value.hasSuffix("!important") { value = trimmed(Array(value.utf8).dropLast(10)) }
      return name.isEmpty ? nil : (name.hasPrefix("--") ? name : name.lowercased(), value)
    }
  }

  /// A text without comments, each of which stands for a space.
  package static func withoutComments(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var isComment = false
    let all = Array(text.utf8)
    var index = 0
    while index < all.count {
      let pair = index + 1 < all.count ? (all[index], all[index + 1]) : (all[index], 0)
      if !isComment, pair == (0x2F, 0x2A) {
        isComment = true
        index += 2
      } else if isComment, pair == (0x2A, 0x2F) {
        isComment = false
        bytes.append(0x20)
        index += 2
      } else {
        if !isComment { bytes.append(all[index]) }
        index += 1
      }
    }
    return bytes
  }

  /// A style sheet without comments and without white space where it says nothing.
  package static func sheet(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in withoutComments(text) {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      let isTight = isSpace || Self.tight.contains(byte)
      if isTight, bytes.last == 0x20 { bytes.removeLast() }
      if isSpace, bytes.last.map(tight.contains) ?? true { continue }
      if byte == UInt8(ascii: "}"), bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
      bytes.append(isSpace ? 0x20 : byte)
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The words that follow a `#` in a style sheet: ids, and colours too.
  package static func ids(in sheet: String) -> [String] {
    let isPart = { (byte: UInt8) in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte > 0x7F
        || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
    }
    return sheet.utf8.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
      .dropFirst().map { String(decoding: $0.prefix(while: isPart), as: UTF8.self) }
  }

  private static let tight = Set("{};:,>".utf8)

  /// The parts between semicolons that are in no quotes and in no parentheses.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var (start, depth) = (0, 0)
    var quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "(") where quote == nil: depth += 1
      case UInt8(ascii: ")") where quote == nil: depth = max(0, depth - 1)
      case UInt8(ascii: ";") where quote == nil && depth == 0:
        parts.append(bytes[start..<index])
        start = index + 1
      default: break
      }
    }
    return parts + [bytes[start...]]
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = bytes.drop(while: isSpace)
    let end = start.reversed().drop(while: isSpace).reversed()
    return String(decoding: Array(end), as: UTF8.self)
  }
}
