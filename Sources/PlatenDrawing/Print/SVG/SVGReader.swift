/// Reads an XML document piece by piece.
///
/// It knows as much of XML as Cairo writes: tags, text, and
/// what begins with `<?` or `<!`.
struct SVGReader {
  /// What a document consists of.
  enum Piece {
    /// A start tag, or an element without content; the attributes are in the reader.
    case open(name: Bytes, isWhole: Bool)
    case close
    /// Text that is more than blanks, or a comment.
    case other(Bytes)
    case end
  }

  struct Attribute {
    var name: Bytes
    /// The value as it is written, with its entities.
    var value: Bytes
  }

  /// The document is cut off or is no XML.
  struct Failure: Error {}

  private let document: Bytes
  private var index = 0
  /// The attributes of the last tag.
  private(set) var attributes: [Attribute] = []

  init(_ document: Bytes) { self.document = document }

  mutating func next() throws(Failure) -> Piece {
    let start = index
    guard let sign = document.position(of: UInt8(ascii: "<"), from: start) else {
      index = document.count
      let text = document.part(start..<index)
      return text.trimmed.isEmpty ? .end : .other(text)
    }
    if !isBlank(start..<sign) {
      index = sign
      return .other(document.part(start..<sign))
    }
    guard sign + 1 < document.count else { throw Failure() }
    index = sign + 1
    switch document[index] {
    case UInt8(ascii: "/"):
      index = try position(of: UInt8(ascii: ">")) + 1
      return .close
    case UInt8(ascii: "?"):
      // The declaration: without it a document is the same UTF-8.
      index = try position(of: UInt8(ascii: ">")) + 1
      return try next()
    case UInt8(ascii: "!"):
      index = try endOfComment()
      return .other(document.part(sign..<index))
    default:
      return try tag()
    }
  }

  /// Whether the next piece is the end tag of an element.
  func isBeforeClose() -> Bool {
    var index = index
    while index < document.count, document[index].isBlank { index += 1 }
    return document.part(index..<document.count).starts(with: "</")
  }

  /// Skips the content of the element whose start tag was read last, and its end tag.
  mutating func skipContent() throws(Failure) {
    var depth = 1
    while depth > 0 {
      switch try next() {
      case .open(_, let isWhole): depth += isWhole ? 0 : 1
      case .close: depth -= 1
      case .other: break
      case .end: throw Failure()
      }
    }
  }
}

// MARK: - Tags

extension SVGReader {
  private mutating func tag() throws(Failure) -> Piece {
    let name = name()
    guard !name.isEmpty else { throw Failure() }
    attributes.removeAll(keepingCapacity: true)
    while true {
      while index < document.count, document[index].isBlank { index += 1 }
      guard index < document.count else { throw Failure() }
      switch document[index] {
      case UInt8(ascii: ">"):
        index += 1
        return .open(name: name, isWhole: false)
      case UInt8(ascii: "/"):
        index = try position(of: UInt8(ascii: ">")) + 1
        return .open(name: name, isWhole: true)
      default:
        attributes.append(try attribute())
      }
    }
  }

  private mutating func attribute() throws(Failure) -> Attribute {
    let name = name()
    guard !name.isEmpty, index + 1 < document.count, document[index] == UInt8(ascii: "=") else {
      throw Failure()
    }
    // Cairo writes nothing but double quotes.
    guard document[index + 1] == UInt8(ascii: "\"") else { throw Failure() }
    index += 2
    let start = index
    index = try position(of: UInt8(ascii: "\"")) + 1
    return Attribute(name: name, value: document.part(start..<index - 1))
  }

  private mutating func name() -> Bytes {
    let start = index
    while index < document.count, document[index].isOfName { index += 1 }
    return document.part(start..<index)
  }

  private func position(of byte: UInt8) throws(Failure) -> Int {
    guard let found = document.position(of: byte, from: index) else { throw Failure() }
    return found
  }

  private func endOfComment() throws(Failure) -> Int {
    var end = index
    while let sign = document.position(of: UInt8(ascii: ">"), from: end) {
      if document.part(index..<sign).isWholeComment { return sign + 1 }
      end = sign + 1
    }
    throw Failure()
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { document[$0].isBlank }
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    !isBlank && self != UInt8(ascii: "=") && self != UInt8(ascii: ">") && self != UInt8(ascii: "/")
  }
}

extension Bytes {
  /// Whether a `!…` is whole before its `>`: comments and character data may have a `>` inside.
  fileprivate var isWholeComment: Bool {
    if starts(with: "!--") {
      return count >= 5 && self[count - 1] == 0x2D && self[count - 2] == 0x2D
    }
    if starts(with: "![CDATA[") {
      return count >= 10 && self[count - 1] == 0x5D && self[count - 2] == 0x5D
    }
    return true
  }
}
