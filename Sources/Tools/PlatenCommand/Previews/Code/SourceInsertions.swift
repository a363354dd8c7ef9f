internal import PlatenExpansion

extension SourceToken {
  /// Returns the code that a literal of text puts into it, with its place in the file's UTF-8.
  func insertions(in bytes: [UInt8]) -> [(start: Int, code: String)] {
    let signs = bytes[range].prefix { $0 == UInt8(ascii: "#") }
    guard text.dropFirst(signs.count).first == "\"" else { return [] }
    let escape = [UInt8(ascii: "\\")] + signs
    var found: [(start: Int, code: String)] = []
    var next = range.lowerBound
    while next < range.upperBound {
      guard bytes[next..<range.upperBound].starts(with: escape) else {
        next += 1
        continue
      }
      next += escape.count
      guard next < range.upperBound, bytes[next] == UInt8(ascii: "(") else {
        next += 1
        continue
      }
      let code = Self.all(in: String(decoding: bytes[next..<range.upperBound], as: UTF8.self))
      var depth = 0
      let end = code.first { token in
        depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
        return depth == 0
      }
      guard let end else { return found }
      let inner = (next + 1)..<(next + end.range.lowerBound)
      found.append((inner.lowerBound, String(decoding: bytes[inner], as: UTF8.self)))
      next = inner.upperBound
    }
    return found
  }
}
