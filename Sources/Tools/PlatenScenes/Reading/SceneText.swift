/// A file's name and what stands in it.
///
/// Lines end where editors end them: at a line feed, a carriage return, or both.
package struct SceneText: Hashable, Sendable {
  /// The name as messages show it.
  package let name: String
  /// The characters, without a byte order mark.
  package let text: String
  /// The number that messages give the first line: more than 1 where the text is a part of a file.
  package let firstLine: Int

  package init(name: String, text: String, firstLine: Int = 1) {
    self.name = name
    self.firstLine = firstLine
    var text = text.first?.unicodeScalars.first == "\u{FEFF}" ? Self.withoutMark(text) : text
    text.makeContiguousUTF8()
    self.text = text
  }

  /// The characters of a line, without its end; nil if there is no such line.
  package func line(_ number: Int) -> Substring? {
    let bytes = text.utf8
    var start = bytes.startIndex
    var current = 1
    while true {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
      if current == number { return text[start..<end] }
      guard end < bytes.endIndex else { return nil }
      start = bytes.index(after: end)
      if bytes[end] == 0x0D, start < bytes.endIndex, bytes[start] == 0x0A {
        start = bytes.index(after: start)
      }
      current += 1
    }
  }

  /// The place behind the last character.
  var end: SourcePosition { position(ofByte: text.utf8.count) }

  /// The place of a byte.
  func position(ofByte offset: Int) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1)
    var previous: UInt8 = 0
    for byte in text.utf8.prefix(offset) {
      if byte == 0x0A, previous == 0x0D {
        // The line ended at the carriage return.
      } else if byte == 0x0A || byte == 0x0D {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
      previous = byte
    }
    return position
  }

  private static func withoutMark(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
  }
}
