/// A value as programs other than Python print or declare it, as YAML in which everything stays where it
/// is.
///
/// - JavaScript: `const words = [{text: 'tea', value: 3}];`, `callback([…]);`, `Map(2) { 'tea' => 3 }`
/// - Ruby: `{"tea"=>3, :milk=>2}`
/// - PHP: `array ('tea' => 3,)` and what `print_r` prints
/// - Go, Java and R: ``PrintedMap``
/// - NumPy: `array([['tea', '3']], dtype='<U3')`
/// - SQL: `INSERT INTO words VALUES ('tea', 3), ('milk', 2);`, also within a dump
///
/// Before a value there may be comments, and the sign of PHP.
struct ProgramValue {
  private var bytes: [UInt8]
  /// What the text was taken for.
  let phrase: String

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Returns: Nil for a text that is no such value.
  init?(_ text: String) {
    if let rows = SQLRows(text) {
      (bytes, phrase) = (Array(rows.text.utf8), rows.phrase)
      return
    }
    let source = ProgramComments.prelude(of: text)
    // A list is longer, and a value begins so at once, with a bracket near its start.
    guard source.utf8.prefix(400).contains(where: Self.isOpening) else { return nil }
    let start = source.prefix(400)
    guard let first = start.first, first.isLetter || "{$".contains(first) else { return nil }
    if let map = PrintedMap(source) {
      (bytes, phrase) = (Array(map.text.utf8), map.phrase)
      return
    }
    bytes = Array(text.utf8)
    if let opening = Self.opening(of: start) {
      let before = source[..<opening]
      let isDeclared = ["=", "return", "export"].contains { before.contains($0) }
      phrase = isDeclared ? "a value in source code" : "a value as a program prints it"
      guard takeValue(from: text[..<opening].utf8.count) else { return nil }
    } else {
      return nil
    }
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
  }

  /// Where the bracket is with which the value begins behind a name, a call or a declaration, or the
  /// brace of a mapping with arrows; nil where there is none.
  private static func opening(of start: Substring) -> Substring.Index? {
    if start.first == "{" { return start.contains("=>") ? start.startIndex : nil }
    // The brackets of a type are empty: `const words: Word[] = [`.
    let types = start.ranges(of: "[]").last {
      start[..<$0.lowerBound].allSatisfy { !"[({=".contains($0) }
    }
    let begin = types?.upperBound ?? start.startIndex
    let head = start[..<(start[begin...].firstIndex { "[({".contains($0) } ?? start.endIndex)]
    guard !head.isEmpty, head.endIndex < start.endIndex else { return nil }
    let rest = start[head.endIndex...]
    let name = head.filter { !$0.isWhitespace }
    if let declared = declaredName(name) {
      if declared.isEmpty { return rest.first == "(" ? nil : head.endIndex }
      return declared == "array" && rest.first == "(" && start.contains("=>") ? head.endIndex : nil
    }
    guard name.allSatisfy(isOfName) else { return nil }
    if name.lowercased() == "array", start.contains("=>") { return head.endIndex }
    // A call, or the size of a map before its brace.
    let inner = rest.dropFirst().drop(while: \.isWhitespace)
    if head.last?.isWhitespace != true, rest.first == "(", let next = inner.first {
      if "[{".contains(next),
        !["Counter", "OrderedDict", "defaultdict", "dict_items"].contains(name)
      {
        return inner.startIndex
      }
      if name == "Map", let brace = rest.firstIndex(of: "{") { return brace }
    }
    return nil
  }

  /// What stands between a declaration and a value's bracket in lower case, empty for nothing; nil for
  /// what declares nothing.
  private static func declaredName(_ head: String) -> String? {
    for word in ["return", "exportdefault"] where head.hasPrefix(word) {
      let rest = head.dropFirst(word.count).lowercased()
      if rest.isEmpty || rest == "array" { return rest }
    }
    // TypeScript has a type behind the name.
    guard let sign = head.firstIndex(of: "="),
      head[..<sign].prefix(while: { $0 != ":" }).allSatisfy(isOfName)
    else { return nil }
    return head[sign...].dropFirst().lowercased()
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.$".contains(character)
  }
}

// MARK: - Parts

extension ProgramValue {
  /// Keeps the value that begins at a place, with brackets and colons as YAML has them; whether it ends,
  /// and only signs stand behind it.
  private mutating func takeValue(from start: Int) -> Bool {
    blank(0..<start)
    let isPrinted = bytes[start] == UInt8(ascii: "(")
    var closing: [UInt8] = []
    var quote: UInt8?
    var place = start
    repeat {
      guard place < bytes.count else { return false }
      let byte = bytes[place]
      if let open = quote {
        if byte == UInt8(ascii: "\\") {
          place += 1
          // YAML writes it twice between single quotation marks.
          if open == UInt8(ascii: "'"), place < bytes.count, bytes[place] == open {
            bytes[place - 1] = open
          }
        } else if byte == open {
          quote = nil
        }
      } else if let end = ProgramComments.end(ofCommentAt: place, in: bytes) {
        blank(place..<end)
        place = end - 1
      } else {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "("):
          bytes[place] = UInt8(ascii: "{")
          closing.append(UInt8(ascii: "}"))
        // `print_r` has names in brackets, and no commas.
        case UInt8(ascii: "["): closing.append(UInt8(ascii: isPrinted ? " " : "]"))
        case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          guard let close = closing.popLast() else { return false }
          bytes[place] = close
        // A symbol as a name in Ruby.
        case UInt8(ascii: ":")
        where place + 1 < bytes.count && bytes[place + 1] > 0x40
          && bytes[..<place].last { $0 > 0x20 }.map {
            $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ",")
          } == true:
          bytes[place] = 0x20
        case UInt8(ascii: "=")
        where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ">"):
          (bytes[place], bytes[place + 1]) = (UInt8(ascii: ":"), 0x20)
        default: break
        }
        if isPrinted, byte == UInt8(ascii: "[") { bytes[place] = UInt8(ascii: ",") }
      }
      place += 1
    } while !closing.isEmpty
    if isPrinted, let comma = bytes[start...].dropFirst().firstIndex(where: { $0 > 0x20 }),
      bytes[comma] == UInt8(ascii: ",")
    {
      bytes[comma] = 0x20
    }
    let rest = bytes[place...]
    let isEnd =
      rest.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ")") }
      || ProgramComments.isEnding(rest)
    // NumPy says of which kind the values are.
    guard isEnd || rest.starts(with: ", dtype=".utf8) else { return false }
    blank(place..<bytes.count)
    return true
  }

  private mutating func blank(_ range: Range<Int>) {
    for i in range where bytes[i] != UInt8(ascii: "\n") { bytes[i] = 0x20 }
  }
}
