package import Foundation
internal import PlatenBase

/// The encoding of a text file.
package enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8
  /// UTF-16 whose byte order mark tells the order; without one the low byte is first, as Windows
  /// writes it.
  case utf16
  /// UTF-16 with the low byte first.
  case utf16LE
  /// UTF-16 with the high byte first.
  case utf16BE
  /// ISO 8859-1, and as the Encoding Standard (WHATWG) reads it: what its controls would be from 0x80
  /// to 0x9F are the characters of Windows-1252.
  case latin1
  case shiftJIS = "shift_jis"
  case eucJP = "euc-jp"
  case iso2022JP = "iso-2022-jp"
  case gb18030
  case big5
  case eucKR = "euc-kr"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case windows1253 = "windows-1253"
  case windows1254 = "windows-1254"
  case windows1255 = "windows-1255"
  case windows1256 = "windows-1256"
  case windows1257 = "windows-1257"
  case windows1258 = "windows-1258"
  case windows874 = "windows-874"
  case latin2 = "iso-8859-2"
  case cyrillic = "iso-8859-5"
  case latin9 = "iso-8859-15"
  case koi8R = "koi8-r"
  case koi8U = "koi8-u"
  case macintosh

  /// The encoding with a name of the Encoding Standard (WHATWG) or of another program; nil for one that is not
  /// read.
  package init?(label: String) {
    let label = label.lowercased()
    let plain = label.replacing("utf-", with: "utf")
    if let known = Self.allCases.first(where: { $0.rawValue.lowercased() == plain }) {
      self = known
      return
    }
    // Latin 1 was what Windows-1252 is.
    let number = CodePage.number(named: label).map { $0 == 28591 ? 1252 : $0 }
    guard let number, let known = Self.allCases.first(where: { $0.codePage == number }) else {
      return nil
    }
    self = known
  }

  private var codePage: Int? {
    switch self {
    case .utf8: 65001
    case .utf16, .utf16LE, .utf16BE: nil
    case .latin1: 1252
    default: CodePage.number(named: rawValue)
    }
  }

  /// The encoding that a byte order mark at the beginning tells, and the length of the mark in bytes.
  init?(markOf bytes: Data, length: inout Int) {
    let marks: [(bytes: [UInt8], encoding: Self)] = [
      // https://encoding.spec.whatwg.org/#bom-sniff
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LE), ([0xFE, 0xFF], .utf16BE),
    ]
    guard let mark = marks.first(where: { bytes.starts(with: $0.bytes) }) else { return nil }
    length = mark.bytes.count
    self = mark.encoding
  }

  /// The characters of some bytes, with replacement characters for what is none, and the characters
  /// before the first of those; nil where all bytes are characters.
  func decoded(_ bytes: Data) -> (text: String, valid: String?) {
    switch self {
    case .utf8: Self.decoded(bytes, as: UTF8.self)
    case .utf16, .utf16LE:
      Self.decodedUTF16(bytes) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BE:
      Self.decodedUTF16(bytes) { UInt16($0) << 8 | UInt16($1) }
    case .latin1: (Self.latin1(bytes), nil)
    default: decoded([UInt8](bytes), in: codePage ?? 0)
    }
  }
}

// MARK: - Decoding

extension TextEncoding {
  private static func decoded<Codec: UnicodeCodec, Units: Collection>(
    _ units: Units, as codec: Codec.Type
  ) -> (text: String, valid: String?) where Units.Element == Codec.CodeUnit {
    if let text = String(validating: units, as: codec) { return (text, nil) }
    var decoder = Codec()
    var iterator = units.makeIterator()
    var valid = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid.append(scalar) }
    return (String(decoding: units, as: codec), String(valid))
  }

  private static func decodedUTF16(
    _ bytes: Data, _ unit: (UInt8, UInt8) -> UInt16
  ) -> (text: String, valid: String?) {
    let bytes = [UInt8](bytes)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    var result = decoded(units, as: UTF16.self)
    if bytes.count % 2 != 0 {
      // Half a character is left over.
      result = (result.text + "\u{FFFD}", result.valid ?? result.text)
    }
    return result
  }

  /// Foundation says of a text as a whole whether it can be read: the first line that cannot be is looked for.
  private func decoded(_ bytes: [UInt8], in page: Int) -> (text: String, valid: String?) {
    if let text = CodePage.text(of: bytes, in: page) { return (text, nil) }
    var valid = ""
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard let text = CodePage.text(of: Array(line), in: page) else {
        valid += Self.start(of: line, in: page)
        return (valid + "\u{FFFD}", valid)
      }
      valid += text + "\n"
    }
    return (valid, valid)
  }

  /// The characters of a line before the first bytes that are none, found by halves as a line may be long.
  private static func start(of line: ArraySlice<UInt8>, in page: Int) -> String {
    // A character of up to four bytes may be cut in two.
    func text(_ count: Int) -> String? {
      (max(count - 3, 0)...count).reversed().lazy
        .compactMap { CodePage.text(of: Array(line.prefix($0)), in: page) }.first
    }
    var (read, unread) = (0, line.count)
    while unread - read > 1 {
      let middle = (read + unread) / 2
      if text(middle) == nil { unread = middle } else { read = middle }
    }
    return text(read) ?? ""
  }

  private static func latin1(_ bytes: Data) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      scalars.append(
        0x80..<0xA0 ~= byte ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(scalars)
  }

  /// The characters from 0x80 to 0x9F in Windows-1252, by the index of the Encoding Standard.
  private static let windows1252: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]
}

// MARK: - Texts of files

extension SceneText {
  /// The text of a file.
  ///
  /// - Parameters:
  ///   - encoding: How the bytes stand for characters, unless a byte order mark tells it; nil for UTF-8.
  ///   - firstLine: The number that messages give the first line.
  /// - Throws: An error that points at the first byte that is no character.
  package init(
    name: String, bytes: Data, encoding: TextEncoding? = nil, firstLine: Int = 1
  ) throws(SceneFileError) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw Self.error(in: name, found: "UTF-32", expected: "UTF-8 or UTF-16")
    }
    var markLength = 0
    let marked = TextEncoding(markOf: bytes, length: &markLength)
    let used = marked ?? encoding ?? .utf8
    let (text, valid) = used.decoded(bytes.dropFirst(markLength))
    self.init(name: name, text: text, firstLine: firstLine)
    if let valid {
      if let file = FileSignature.name(of: bytes) {
        throw Self.error(in: name, found: file, expected: "a text")
      }
      if encoding == nil, marked == nil { try Self.refuseUTF16(bytes, in: name) }
      throw Self.error(in: self, after: valid, used, isSaid: encoding != nil, bytes)
    }
    if marked == nil, encoding == nil { try Self.refuseUTF16(bytes, in: name) }
  }

  /// The error of a file as a whole, of which no line is quoted.
  private static func error(in name: String, found: String, expected: String) -> SceneFileError {
    SceneFileError(
      of: SceneText(name: name, text: ""),
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: "", found: found, expected: expected)
      ])
  }

  private static func error(
    in text: SceneText, after valid: String, _ encoding: TextEncoding, isSaid: Bool,
    _ bytes: Data
  ) -> SceneFileError {
    let found =
      switch encoding {
      case .utf8: "a byte that is not UTF-8"
      case .utf16, .utf16LE, .utf16BE: "an incomplete character of UTF-16"
      default: "bytes that are not \(encoding.rawValue)"
      }
    let expected =
      switch encoding {
      case .utf8:
        isSaid
          ? "UTF-8"
          : isMostlyUTF8(bytes.prefix(4_096))
            ? "UTF-8, as most other characters are"
            : "UTF-8 ("
              + Self.advice(on: TextEncoding.likelyNames(of: [UInt8](bytes.prefix(4_096)))) + ")"
      case .utf16, .utf16LE, .utf16BE: "a text in UTF-16"
      default: "a text in \(encoding.rawValue)"
      }
    return SceneFileError(
      of: text,
      [
        SceneError(
          at: SceneText(name: text.name, text: valid).end, path: "",
          found: found, expected: expected)
      ])
  }

  /// Whether more than two of three characters beyond ASCII are of UTF-8.
  private static func isMostlyUTF8(_ bytes: Data) -> Bool {
    let others = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { !$0.isASCII }
    return others.count { $0 == "\u{FFFD}" } * 3 < others.count
  }

  /// What to do with data in the first of some encodings, and what else it may be in.
  private static func advice(on names: [String]) -> String {
    let (name, others) = (names[0], names.dropFirst())
    let rest = others.isEmpty ? "" : "; it may also be in " + others.joined(separator: " or ")
    return TextEncoding(label: name) == nil
      ? "data in \(name) has to be converted first, as with iconv" + rest
      : "data in \(name) needs --encoding \(name), or encoding: \(name) in a scene" + rest
  }

  /// Throws an error for UTF-16 without a mark.
  private static func refuseUTF16(_ bytes: Data, in name: String) throws(SceneFileError) {
    guard let encoding = unmarkedUTF16(bytes) else { return }
    throw error(
      in: name, found: "UTF-16 without a byte order mark",
      expected: "UTF-8 (\(advice(on: [encoding.rawValue])))")
  }

  /// The order of bytes if of the beginning either no first or no second ones are zero, and at least an eighth of
  /// the others are, as spaces, digits and line ends are in UTF-16; nil for other bytes.
  private static func unmarkedUTF16(_ bytes: Data) -> TextEncoding? {
    let units = [UInt8](bytes.prefix(256))
    guard units.count >= 4, bytes.count.isMultiple(of: 2) else { return nil }
    let zeros = [0, 1].map { first in
      stride(from: first, to: units.count, by: 2).count { units[$0] == 0 }
    }
    guard zeros.contains(0), zeros[0] + zeros[1] >= max(units.count / 16, 2) else { return nil }
    return zeros[0] == 0 ? .utf16 : .utf16BE
  }
}
