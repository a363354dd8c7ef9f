import Foundation

/// The public test suites in `Fixtures/Suites`, whose README says what their files look like.
enum Suites {
  struct Case: Sendable {
    let name: String
    var text = Data()
  }

  /// A line of a suite that says nothing known.
  struct UnknownLine: Error {
    let line: Substring
  }

  static func json() throws -> [Case] { try cases(in: "JSONTestSuite.txt") }
  static func yaml() throws -> [Case] { try cases(in: "yaml-test-suite.txt") }

  private static func cases(in name: String) throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("../../../../Fixtures/Suites/\(name)")
    return try cases(of: String(contentsOf: file, encoding: .utf8))
  }

  static func cases(of text: String) throws -> [Case] {
    var cases: [Case] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("== ") {
        cases.append(Case(name: String(line.dropFirst(3))))
        continue
      }
      guard let bar = line.firstIndex(of: "|"), !cases.isEmpty,
        let times = bar == line.startIndex ? 1 : UInt(line[..<bar]),
        let bytes = bytes(line[line.index(after: bar)...])
      else { throw UnknownLine(line: line) }
      for _ in 0..<times { cases[cases.count - 1].text.append(contentsOf: bytes) }
    }
    return cases
  }

  /// What a line stands for; nil if it has an unknown escape.
  private static func bytes(_ line: Substring) -> [UInt8]? {
    var rest = line.utf8
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "x"):
        let digits = rest.prefix(2)
        guard digits.count == 2, let byte = UInt8(Substring(digits), radix: 16) else { return nil }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return bytes
  }
}
