/// Cuts Swift code into tokens: as much of the language as it takes to find where a declaration's
/// name, type and value begin and end.
struct SourceScanner {
  private let code: [UInt8]
  private var position = 0

  init(_ code: [UInt8]) { self.code = code }

  /// The next token; `nil` at the end.
  mutating func next() -> SourceToken? {
    skipBlanksAndComments()
    guard position < code.count else { return nil }
    let start = position
    if isText {
      skipText()
    } else if Self.isWord(code[position]) || code[position] == UInt8(ascii: "`") {
      skip { Self.isWord($0) || $0 == UInt8(ascii: "`") }
    } else if Self.operators.contains(code[position]) {
      // Not into a comment that follows an operator at once.
      repeat {
        position += 1
      } while position < code.count
        && Self.operators.contains(code[position]) && !isComment
    } else {
      position += 1
    }
    return SourceToken(
      range: start..<position, text: String(decoding: code[start..<position], as: UTF8.self))
  }

  private static let operators = Set("=-+!*%<>&|^~?/.".utf8)

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private var isComment: Bool { starts("//") || starts("/*") }

  private func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return position + count <= code.count
      && code[position..<(position + count)].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: count))
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < code.count, condition(code[position]) { position += 1 }
  }

  private mutating func skipBlanksAndComments() {
    while position < code.count {
      if starts("//") {
        skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if starts("/*") {
        skipComment()
      } else if code[position] <= UInt8(ascii: " ") {
        position += 1
      } else {
        return
      }
    }
  }

  /// Skips a comment with those inside of it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < code.count
    position = min(position, code.count)
  }

  // MARK: - Literals of text

  /// Whether a literal of text begins here, perhaps behind number signs.
  private var isText: Bool {
    let quote = code[position...].firstIndex { $0 != UInt8(ascii: "#") }
    return quote.map { code[$0] == UInt8(ascii: "\"") } ?? false
  }

  private mutating func skipText() {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let signs = position - start
    let quotes = starts("\"\"\"") ? 3 : 1
    position += quotes
    while position < code.count {
      if matches(UInt8(ascii: "\""), quotes, then: signs) {
        position += quotes + signs
        return
      }
      if matches(UInt8(ascii: "\\"), 1, then: signs) {
        position += 1 + signs
        skipEscaped()
      } else {
        position += 1
      }
    }
    position = min(position, code.count)
  }

  /// Returns whether a byte stands here some times, and then some number signs.
  private func matches(_ byte: UInt8, _ count: Int, then signs: Int) -> Bool {
    let end = position + count + signs
    guard end <= code.count else { return false }
    return code[position..<(position + count)].allSatisfy { $0 == byte }
      && code[(position + count)..<end].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Skips a character behind a backslash, or the code that is put into the text there.
  private mutating func skipEscaped() {
    guard position < code.count else { return }
    guard code[position] == UInt8(ascii: "(") else {
      position += 1
      return
    }
    var depth = 0
    while let token = next() {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }
}

// MARK: - Tokens

/// A word, a literal, an operator or a bracket of Swift code, without the comments between.
package struct SourceToken {
  /// Where it is in the code's UTF-8.
  package let range: Range<Int>
  package let text: String

  /// The tokens of a piece of code, in order; a literal of text is one, whatever is in it.
  package static func all(in code: String) -> [SourceToken] {
    var scanner = SourceScanner(Array(code.utf8))
    var tokens: [SourceToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }
}
