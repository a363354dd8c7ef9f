internal import Foundation
internal import PlatenReports

/// A file `NAME.strings`: keys and their texts, as `"key" = "text";` with comments between.
///
/// Foundation reads such files as well, but it tells of what is wrong in them on standard error, and
/// takes much for right that is not.
struct StringsFile {
  /// The texts by their keys.
  private(set) var strings: [String: String] = [:]

  /// Reads a file as people write it, in UTF-8 or UTF-16, or as Xcode compiles it.
  ///
  /// - Throws: ``RenderError`` that names the file and the line.
  init(_ data: Data, named name: String) throws(RenderError) {
    if Self.isCompiled(data) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let known = list as? [String: String] else {
        throw RenderError(strings: name, "found no list of keys with a text each")
      }
      strings = known
      return
    }
    guard let text = Self.text(of: data) else {
      throw RenderError(strings: name, "it is neither UTF-8 nor UTF-16")
    }
    var reader = StringsReader(text: Array(text.unicodeScalars), name: name)
    strings = try reader.read()
  }

  /// Returns whether the file is a property list in bytes or in XML.
  static func isCompiled(_ data: Data) -> Bool {
    data.starts(with: "bplist".utf8) || data.starts(with: "<?xml".utf8)
  }

  private static func text(of data: Data) -> String? {
    let bytes = [UInt8](data)
    switch bytes.prefix(2) {
    case [0xFF, 0xFE], [0xFE, 0xFF]: return String(data: data, encoding: .utf16)
    default:
      let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return String(validating: bytes.dropFirst(isMarked ? 3 : 0), as: UTF8.self)
    }
  }
}

extension RenderError {
  /// The error of a file of translations.
  ///
  /// - Parameter line: The line, from 1; nil if it is about the whole file.
  init(strings file: String, line: Int? = nil, _ problem: String) {
    let place = line.map { "\(file):\($0)" } ?? file
    self.init(code: .strings, description: "\(place): \(problem)")
  }
}

/// Reads the text of a file of strings.
private struct StringsReader {
  let text: [Unicode.Scalar]
  /// What the file is called in errors.
  let name: String
  private var position = 0
  private var line = 1

  init(text: [Unicode.Scalar], name: String) { (self.text, self.name) = (text, name) }

  mutating func read() throws(RenderError) -> [String: String] {
    var strings: [String: String] = [:]
    try skip()
    while position < text.count {
      let key = try word("a key")
      try skip()
      // A key without a text is its own text.
      if take(";") {
        strings[key] = key
      } else {
        try expect("=", after: "the key \(key.debugDescription)")
        try skip()
        strings[key] = try word("a text")
        try skip()
        try expect(";", after: "the text of \(key.debugDescription)")
      }
      try skip()
    }
    return strings
  }

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func advance() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    position += 1
    if scalar == "\n" || scalar == "\r" && next != "\n" { line += 1 }
    return scalar
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func expect(
    _ scalar: Unicode.Scalar, after what: String
  ) throws(RenderError) {
    guard !take(scalar) else { return }
    throw error("found \(shown(next)), expected \"\(scalar)\" after \(what)")
  }

  private func shown(_ scalar: Unicode.Scalar?) -> String {
    scalar.map { String($0).debugDescription } ?? "the end"
  }

  private func error(_ problem: String, line: Int? = nil) -> RenderError {
    RenderError(strings: name, line: line ?? self.line, problem)
  }

  /// Passes spaces and comments.
  private mutating func skip() throws(RenderError) {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        _ = advance()
      } else if scalar == "/", position + 1 < text.count,
        "/*".unicodeScalars.contains(text[position + 1])
      {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(RenderError) {
    let start = line
    let isLong = text[position + 1] == "*"
    position += 2
    while let scalar = advance() {
      if !isLong, scalar == "\n" || scalar == "\r" { return }
      if isLong, scalar == "*", take("/") { return }
    }
    if isLong { throw error("the comment does not end", line: start) }
  }

  /// A text in quotes, or a word without.
  private mutating func word(_ what: String) throws(RenderError) -> String {
    if next == "\"" { return try quoted() }
    var word = String.UnicodeScalarView()
    while let scalar = next, scalar.isASCIILetterOrDigit || "_$/:.-".unicodeScalars.contains(scalar)
    {
      word.append(scalar)
      position += 1
    }
    guard !word.isEmpty else {
      throw error("found \(shown(next)), expected \(what) in quotes")
    }
    return String(word)
  }

  private mutating func quoted() throws(RenderError) -> String {
    let start = line
    position += 1
    // In units of UTF-16, as characters beyond its first plane are written as two escapes.
    var units: [UInt16] = []
    while let scalar = advance() {
      switch scalar {
      case "\"": return String(decoding: units, as: UTF16.self)
      case "\\": try units += escaped()
      default: units += String(scalar).utf16
      }
    }
    throw error("the text that begins here does not end", line: start)
  }

  private mutating func escaped() throws(RenderError) -> [UInt16] {
    guard let scalar = advance() else { return [] }
    switch scalar {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "0"..."7": return [number(from: scalar, most: 3, radix: 8)]
    case "U", "u":
      guard let first = next, Self.digit(first, radix: 16) != nil else {
        throw error("found \(shown(next)), expected digits from 0 to F after \"\\\(scalar)\"")
      }
      position += 1
      return [number(from: first, most: 4, radix: 16)]
    default: return Array(String(scalar).utf16)
    }
  }

  private mutating func number(from first: Unicode.Scalar, most: Int, radix: UInt16) -> UInt16 {
    var number = Self.digit(first, radix: radix) ?? 0
    for _ in 1..<most {
      guard let digit = next.flatMap({ Self.digit($0, radix: radix) }) else { break }
      number = number &* radix &+ digit
      position += 1
    }
    return number
  }

  private static func digit(_ scalar: Unicode.Scalar, radix: UInt16) -> UInt16? {
    UInt16(String(scalar), radix: Int(radix))
  }
}
