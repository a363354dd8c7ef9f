internal import Foundation

/// Reads Markdown's inline marks from the first character to the last.
struct MarkdownParser {
  /// An open bracket.
  struct Bracket {
    enum Kind { case link, image, attributes }

    var node: Int
    var kind: Kind
    /// The last run of marks before it.
    var bottom: Int
  }

  let tokens: [Markdown.Token]
  let keepsLines: Bool
  var position = 0
  private var done: [MarkdownNode] = []
  private var plain = String.UnicodeScalarView()
  private var emphasis = MarkdownEmphasis()
  private var brackets: [Bracket] = []
  /// How many of the brackets cannot begin a link, since there is one within them.
  private var closedBrackets = 0
  /// Where the last run of so many backticks is.
  private var lastBackticks: [Int: Int] = [:]

  init(_ tokens: [Markdown.Token], keepsLines: Bool) {
    self.tokens = tokens
    self.keepsLines = keepsLines
  }

  /// The nodes of the whole text.
  mutating func nodes() -> [MarkdownNode] {
    findBackticks()
    while position < tokens.count { readToken() }
    endPlain()
    emphasis.match(after: -1, in: &done)
    return done
  }

  /// The character at a place; nil for a value, or beyond the end.
  func scalar(_ position: Int) -> Unicode.Scalar? {
    tokens.indices.contains(position) ? tokens[position].scalar : nil
  }

  /// The place after the characters from one on that are alike.
  func end(from start: Int, while isPart: (Unicode.Scalar) -> Bool) -> Int {
    var end = start
    while let scalar = scalar(end), isPart(scalar) { end += 1 }
    return end
  }

  /// The text of some tokens; values are as they stand in a key.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for token in tokens[range] {
      if let scalar = token.scalar {
        text.append(scalar)
      } else {
        text.append(contentsOf: "%@".unicodeScalars)
      }
    }
    return String(text)
  }
}

// MARK: - Phases

extension MarkdownParser {
  private mutating func readToken() {
    guard let scalar = scalar(position) else {
      if case .value(let number, _) = tokens[position] { add(MarkdownNode(.value(number))) }
      position += 1
      return
    }
    switch scalar {
    case "\\": readBackslash()
    case "`": readCode()
    case "*", "_", "~": readMarks(scalar)
    case "[": openBracket(.link, length: 1)
    case "!" where self.scalar(position + 1) == "[": openBracket(.image, length: 2)
    case "^" where self.scalar(position + 1) == "[": openBracket(.attributes, length: 2)
    case "]": closeBracket()
    case "<": readAddressInBrackets()
    case "&": readEntity()
    case "\n" where !keepsLines: readLineEnd()
    case "h", "H", "f", "F", "w", "W": readBareAddress(scalar)
    default: keep(scalar)
    }
  }

  /// Takes the character as it is.
  private mutating func keep(_ scalar: Unicode.Scalar) {
    plain.append(scalar)
    position += 1
  }

  private mutating func endPlain() {
    if plain.isEmpty { return }
    done.append(MarkdownNode(.characters(String(plain))))
    plain.removeAll()
  }

  private mutating func add(_ node: MarkdownNode) {
    endPlain()
    done.append(node)
  }

  private mutating func add(_ text: String, _ intent: InlinePresentationIntent = []) {
    var node = MarkdownNode(.characters(text))
    node.intent = intent
    add(node)
  }

  private mutating func addLink(_ text: String, to destination: String) {
    var node = MarkdownNode(.characters(""))
    node.opens = [.link(destination)]
    add(node)
    add(text)
    node.closes = node.opens
    node.opens = []
    add(node)
  }

  private mutating func readBackslash() {
    guard let next = scalar(position + 1) else { return keep("\\") }
    if next.isASCIIPunctuation {
      add(String(next))
      position += 2
    } else if next == "\n", !keepsLines {
      position += 1
      addLineEnd(.lineBreak)
    } else {
      keep("\\")
    }
  }

  private mutating func readMarks(_ mark: Unicode.Scalar) {
    let end = end(from: position) { $0 == mark }
    let length = end - position
    let before = position > 0 ? tokens[position - 1] : .character("\n")
    let after = end < tokens.count ? tokens[end] : .character("\n")
    let (isAfterMark, isBeforeMark) = (before.isPunctuationAtEnd, after.isPunctuationAtStart)
    // https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
    let flanksLeft = !after.isSpace && (!isBeforeMark || before.isSpace || isAfterMark)
    let flanksRight = !before.isSpace && (!isAfterMark || after.isSpace || isBeforeMark)
    add(text(position..<end))
    position = end
    // GitHub Flavored Markdown, 6.5: one or two tildes strike through.
    if mark == "~", length > 2 { return }
    // CommonMark 0.31.2, rules 2 and 4 of emphasis: `_` within a word marks nothing.
    let isWithin = mark == "_" && flanksLeft && flanksRight
    emphasis.append(
      mark, length: length, opens: flanksLeft && (!isWithin || isAfterMark),
      closes: flanksRight && (!isWithin || isBeforeMark), node: done.count - 1)
  }

  private mutating func readEntity() {
    guard let (text, end) = entity(at: position) else { return keep("&") }
    add(text)
    position = end
  }
}

// MARK: - Lines

extension MarkdownParser {
  /// A line's end is a space, or stays if two spaces are before it.
  private mutating func readLineEnd() {
    var spaces = 0
    while plain.last == " " {
      plain.removeLast()
      spaces += 1
    }
    // https://spec.commonmark.org/0.31.2/#hard-line-breaks
    addLineEnd(spaces >= 2 ? .lineBreak : .softBreak)
  }

  private mutating func addLineEnd(_ intent: InlinePresentationIntent) {
    add(intent == .lineBreak ? "\n" : " ", intent)
    position = end(from: position + 1) { $0 == " " || $0 == "\t" }
  }
}

// MARK: - Code

extension MarkdownParser {
  private mutating func findBackticks() {
    var start = 0
    while start < tokens.count {
      let end = end(from: start) { $0 == "`" }
      if end > start { lastBackticks[end - start] = start }
      start = max(end, start + 1)
    }
  }

  private mutating func readCode() {
    let start = end(from: position) { $0 == "`" }
    let length = start - position
    guard (lastBackticks[length] ?? 0) > position else {
      add(text(position..<start))
      position = start
      return
    }
    var close = start
    while true {
      let end = end(from: close) { $0 == "`" }
      if end - close == length { break }
      close = max(end, close + 1)
    }
    addCode(start..<close)
    position = close + length
  }

  /// One space at either end goes, so that code can begin with a backtick.
  private mutating func addCode(_ range: Range<Int>) {
    var range = range
    let isSpace = { (token: Markdown.Token) in token.scalar == " " || token.scalar == "\n" }
    // https://spec.commonmark.org/0.31.2/#code-spans
    if range.count > 2, isSpace(tokens[range.lowerBound]), isSpace(tokens[range.upperBound - 1]),
      !tokens[range].allSatisfy(isSpace)
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var code = String.UnicodeScalarView()
    for token in tokens[range] {
      switch token {
      case .character(let scalar): code.append(scalar == "\n" && !keepsLines ? " " : scalar)
      case .value(let number, _):
        add(String(code), .code)
        code.removeAll()
        var node = MarkdownNode(.value(number))
        node.intent = .code
        add(node)
      }
    }
    add(String(code), .code)
  }
}

// MARK: - Links

extension MarkdownParser {
  private mutating func openBracket(_ kind: Bracket.Kind, length: Int) {
    add(text(position..<position + length))
    position += length
    brackets.append(Bracket(node: done.count - 1, kind: kind, bottom: emphasis.last))
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return keep("]") }
    // Links may not contain other links (CommonMark 0.31.2, 6.3).
    let isClosed = bracket.kind == .link && brackets.count < closedBrackets
    closedBrackets = min(closedBrackets, brackets.count)
    guard !isClosed, let (destination, end) = destination(after: position + 1, of: bracket.kind)
    else { return keep("]") }
    endPlain()
    emphasis.match(after: bracket.bottom, in: &done)
    done[bracket.node].content = .characters("")
    if let mark = mark(of: bracket, destination) {
      done[bracket.node].opens.append(mark)
      var node = MarkdownNode(.characters(""))
      node.closes = [mark]
      add(node)
    }
    if bracket.kind == .link { closedBrackets = brackets.count }
    position = end
  }

  /// The mark of what stands in brackets; nil for pictures, and for attributes without meaning here.
  private func mark(of bracket: Bracket, _ destination: String) -> MarkdownNode.Mark? {
    switch bracket.kind {
    case .link: .link(destination)
    case .image: nil
    case .attributes: destination.contains(/\binflect:\s*true\b/) ? .agreement(bracket.node) : nil
    }
  }

  private mutating func readAddressInBrackets() {
    guard let (text, destination, end) = addressInBrackets(at: position) else { return keep("<") }
    addLink(text, to: destination)
    position = end
  }

  private mutating func readBareAddress(_ scalar: Unicode.Scalar) {
    guard brackets.isEmpty, let (destination, end) = bareAddress(at: position) else {
      return keep(scalar)
    }
    addLink(text(position..<end), to: destination)
    position = end
  }
}
