import Foundation
import Testing

/// A file of Unicode's character database.
struct UnicodeDataFile {
  struct Missing: Error, CustomStringConvertible {
    var path: String
    var description: String { "\(path) is missing: `make setup` installs unicode-data" }
  }

  /// The file's bytes and a zero.
  private let bytes: [CChar]

  /// A file of Debian's package unicode-data, which is of Unicode 15.0.
  ///
  /// - Parameter name: The path below /usr/share/unicode.
  init(_ name: String) throws {
    try self.init(path: "/usr/share/unicode/" + name)
  }

  /// A file of Unicode 16.0, the version of the ICU of Swift's Foundation.
  ///
  /// - Parameter name: The name in Fixtures/Unicode.
  init(fixture name: String) throws {
    let project = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..")
    try self.init(
      path: project.appendingPathComponent("Fixtures/Unicode/\(name)").standardizedFileURL.path)
  }

  private init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else {
      throw Missing(path: path)
    }
    bytes = data.withUnsafeBytes { Array($0.bindMemory(to: CChar.self)) } + [0]
  }

  /// Calls `body` with the fields of each line that has some.
  func forEachLine(_ body: (inout DataFields) throws -> Void) rethrows {
    try bytes.withUnsafeBufferPointer { bytes in
      guard var line = bytes.baseAddress else { return }
      while line.pointee != 0 {
        let end = line + strcspn(line, "\n")
        var fields = DataFields(from: line, to: end)
        if !fields.isAtEnd { try body(&fields) }
        line = end.pointee == 0 ? end : end + 1
      }
    }
  }
}

/// The fields of one line, which semicolons part and a comment ends.
struct DataFields {
  private let line: UnsafePointer<CChar>
  private var next: UnsafePointer<CChar>
  private let end: UnsafePointer<CChar>

  init(from start: UnsafePointer<CChar>, to end: UnsafePointer<CChar>) {
    line = start
    next = start
    self.end = end
  }

  /// The whole line.
  var text: String { String(decoding: bytes(from: line), as: UTF8.self) }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return next == end || next.pointee == hash
    }
  }

  /// The numbers of the next field; nil for a word that is none.
  mutating func numbers(radix: Int32) -> [Int?] {
    var numbers: [Int?] = []
    while !isAtFieldsEnd() {
      var after: UnsafeMutablePointer<CChar>?
      let number = strtol(next, &after, radix)
      if let after, after > next {
        numbers.append(number)
        next = UnsafePointer(after)
      } else {
        numbers.append(nil)
        next += 1
      }
    }
    return numbers
  }

  /// The code points of the next field.
  mutating func scalars() -> String.UnicodeScalarView {
    var scalars = String.UnicodeScalarView()
    for number in numbers(radix: 16) {
      if let scalar = Unicode.Scalar(UInt32(number ?? 0xFFFF_FFFF)) { scalars.append(scalar) }
    }
    return scalars
  }

  /// The code points of the next field, which is one or two with dots between; no surrogates.
  mutating func range() -> [Unicode.Scalar] {
    let numbers = numbers(radix: 16).compactMap { $0 }
    guard let first = numbers.first, let last = numbers.last else { return [] }
    return (first...last).compactMap { Unicode.Scalar(UInt32($0)) }
  }

  /// The words of the next field.
  mutating func words() -> [String] {
    var words: [String] = []
    while !isAtFieldsEnd() {
      let start = next
      while next < end, !isBlank(next.pointee), next.pointee != semicolon { next += 1 }
      words.append(String(decoding: bytes(from: start).prefix(next - start), as: UTF8.self))
    }
    return words
  }

  func startsWith(_ prefix: String) -> Bool {
    prefix.utf8.elementsEqual(bytes(from: line).prefix(prefix.utf8.count))
  }

  mutating func skipWord() {
    while next < end, !isBlank(next.pointee) { next += 1 }
  }

  private func bytes(from start: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: end - start)
  }

  private mutating func skipBlanks() {
    while next < end, isBlank(next.pointee) { next += 1 }
  }

  /// Whether nothing follows in this field; then the next one is read.
  private mutating func isAtFieldsEnd() -> Bool {
    if isAtEnd { return true }
    guard next.pointee == semicolon else { return false }
    next += 1
    return true
  }
}

private func isBlank(_ byte: CChar) -> Bool { byte == 32 || byte == 9 }

private let hash: CChar = 35
private let semicolon: CChar = 59
