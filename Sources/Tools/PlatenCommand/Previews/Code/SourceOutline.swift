internal import PlatenExpansion

/// The declarations of a Swift file, as far as its tokens tell them apart.
struct SourceOutline {
  /// A declaration, or the use of a macro in the place of one.
  struct Declaration {
    /// Where it is in the file's UTF-8, with its attributes.
    var range: Range<Int>
    /// The word that begins it, as `func`; `#Preview` for a macro.
    var keyword: String
    var name: String
    /// Where the name begins.
    var nameStart = 0
    /// Whether only its own file sees it.
    var isPrivate = false
    /// The words between the keyword and the body, with single spaces between them.
    var signature: String
    /// What stands in its braces, with these; nil if it has none.
    var body: Range<Int>?
    /// Whether the body is no more than what is done when a property changes.
    var observes = false
    /// The declarations in a type.
    var members: [Declaration] = []

    var isType: Bool { SourceOutline.types.contains(keyword) }
    /// Whether it is a property that is stored and has no value before an initializer sets it.
    var isUnset: Bool {
      ["let", "var"].contains(keyword) && body == nil && !signature.contains("=")
    }
    /// The name of a type, with the types before it that an extension names: `Card.Style`.
    var typeName: String {
      signature.split { ":{<".contains($0) }.first.map {
        ($0.split(separator: " where ").first ?? "").filter { $0 != " " }
      } ?? name
    }
    /// Returns whether a type's declaration names a protocol, or the type of a superclass.
    func conforms(to name: String) -> Bool {
      let types = signature.split(separator: " where ").first ?? ""
      return types.split(separator: ":").dropFirst().contains {
        $0.split { " ,&".contains($0) }.contains { $0 == name }
      }
    }
    /// What people call it: an initializer, a macro and others by their keyword.
    var title: String {
      ["init", "deinit", "subscript"].contains(keyword) || keyword.hasPrefix("#") ? keyword : name
    }
  }

  private(set) var declarations: [Declaration] = []
  private let bytes: [UInt8]
  private let tokens: [SourceToken]
  /// The position of the bracket that closes the one of a position.
  private var partners: [Int: Int] = [:]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = SourceToken.all(in: text)
    var open: [Int] = []
    for (i, token) in tokens.enumerated() {
      switch token.text {
      case "(", "[", "{": open.append(i)
      case ")", "]", "}": if let start = open.popLast() { partners[start] = i }
      default: break
      }
    }
    declarations = declarations(in: 0..<tokens.count)
  }

  /// A token, and whether it is the first in its line.
  struct Token {
    var text: String
    var beginsLine: Bool
  }

  /// Returns where the statements around a place in a body are in the file's UTF-8, the innermost first.
  ///
  /// - Parameters:
  ///   - body: Where the body is, with its braces.
  ///   - takesAll: Whether a statement may be all that the body does.
  func statements(around offset: Int, in body: Range<Int>, takesAll: Bool = false) -> [Range<Int>] {
    guard let first = tokens.firstIndex(where: { $0.range.lowerBound == body.lowerBound }),
      let place = tokens.lastIndex(where: { $0.range.lowerBound <= offset }), place > first
    else { return [] }
    return marked.around(place, in: first, takesAll: takesAll).map(bytes)
  }

  private var marked: SourceStatements {
    let all = tokens.indices.map { Token(text: tokens[$0].text, beginsLine: beginsLine($0)) }
    return SourceStatements(all, partners: partners)
  }

  /// Returns whether the innermost closure around a statement says what it returns, as `{ proxy -> AnyView in`.
  func isInClosureWithResult(_ statement: Range<Int>) -> Bool {
    let blocks = partners.filter { start, end in
      tokens[start].text == "{" && tokens[start].range.upperBound <= statement.lowerBound
        && statement.upperBound <= tokens[end].range.lowerBound
    }
    return blocks.keys.max().flatMap(marked.result) != nil
  }

  /// Returns where an attribute is, with its arguments in parentheses.
  ///
  /// - Parameter offset: A place in it, or right before it.
  func attribute(_ name: String, near offset: Int) -> Range<Int>? {
    let start = tokens.indices.dropLast().first { i in
      tokens[i].text == "@" && tokens[i + 1].text == name
        && tokens[i + 1].range.upperBound > offset
    }
    guard let start, tokens[start].range.lowerBound <= offset + 1 else { return nil }
    // Arguments stand right behind the name.
    let next = start + 2
    guard text(next) == "(", let end = partners[next],
      tokens[next].range.lowerBound == tokens[start + 1].range.upperBound
    else { return bytes(start..<next) }
    return bytes(start..<(end + 1))
  }

  /// Returns where the types are that a generic type at a place is made for: `<Item>`; nil if there are none.
  func genericArguments(of type: String, at offset: Int) -> Range<Int>? {
    let start = offset + type.utf8.count
    guard tokens.contains(where: { $0.range == offset..<start && $0.text == type }),
      start < bytes.count, bytes[start] == UInt8(ascii: "<")
    else { return nil }
    var depth = 0
    for i in start..<bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where bytes[i - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
      default: break
      }
      if depth == 0 { return start..<(i + 1) }
    }
    return nil
  }

  /// Returns where a type's name stands, also in what is put into texts, but as a member or another name.
  func uses(of type: String) -> [Range<Int>] {
    tokens.indices.flatMap { i -> [Range<Int>] in
      if tokens[i].text == type { return isMember(i) || isName(i) ? [] : [tokens[i].range] }
      return tokens[i].insertions(in: bytes).flatMap { start, code in
        SourceOutline(code).uses(of: type).map {
          ($0.lowerBound + start)..<($0.upperBound + start)
        }
      }
    }
  }

  private func isMember(_ index: Int) -> Bool {
    text(index - 1).hasSuffix(".") && !text(index - 1).hasSuffix("...")
  }

  /// Whether a word is a function's, a value's, a case's or an argument's.
  private func isName(_ index: Int) -> Bool {
    switch text(index - 1) {
    case "func", "let", "var": true
    case "case": text(index + 1) != "."
    case "(", ",": text(index + 1) == ":"
    default: false
    }
  }

  /// Returns where a modifier of the innermost declaration around a place is; nil if it has none such.
  func modifier(_ name: String, at offset: Int) -> Range<Int>? {
    guard let declaration = around(offset).last else { return nil }
    return tokens.first {
      $0.text == name && declaration.range.contains($0.range.lowerBound)
        && $0.range.lowerBound <= declaration.nameStart
    }?.range
  }

  /// Returns where a member of a type is with the type's name before it, and with its arguments, and whether the type
  /// is left to the compiler: `.brand`.
  func member(_ name: String, at offset: Int) -> (range: Range<Int>, isImplicit: Bool)? {
    guard let i = tokens.firstIndex(where: { $0.range.lowerBound == offset }),
      tokens[i].text == name, text(i - 1) == "."
    else { return nil }
    let isName = text(i - 2).first.map { $0.isLetter || $0 == "_" } == true
    let isImplicit = !isName || ["return", "in", "case"].contains(text(i - 2))
    // What stands before the type's name would be a longer one.
    if !isImplicit && text(i - 3) == "." || text(i - 2) == "case" { return nil }
    guard isImplicit || tokens[i - 2].range.upperBound == tokens[i - 1].range.lowerBound else {
      return nil
    }
    if isImplicit, [")", "]", "}", "?", "!", ">"].contains(text(i - 2)),
      tokens[i - 2].range.upperBound == tokens[i - 1].range.lowerBound
    {
      return nil
    }
    var end = i + 1
    if text(end) == "(", tokens[end].range.lowerBound == tokens[i].range.upperBound,
      let partner = partners[end]
    {
      end = partner + 1
    }
    return (bytes((isImplicit ? i - 1 : i - 2)..<end), isImplicit)
  }

  /// Returns where a name is with what it is called with, in parentheses and in closures behind them; nil for no call.
  ///
  /// - Parameter offset: Where the name begins.
  func call(of name: String, at offset: Int) -> Range<Int>? {
    guard let start = tokens.firstIndex(where: { $0.range.lowerBound == offset }),
      tokens[start].text == name
    else { return nil }
    var end = start + 1
    if text(end) == "<", let close = (end..<tokens.count).first(where: { text($0) == ">" }) {
      end = close + 1
    }
    let first = end
    if text(end) == "(", let partner = partners[end] { end = partner + 1 }
    while text(end) == "{" || text(end + 1) == ":" && text(end + 2) == "{" && end > first {
      guard let partner = partners[text(end) == "{" ? end : end + 2] else { return nil }
      end = partner + 1
    }
    return end > first ? bytes(start..<end) : nil
  }

  /// Returns whether a statement is all that a closure does.
  func isAlone(_ statement: Range<Int>) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.range.lowerBound == statement.lowerBound }),
      let last = tokens.lastIndex(where: { $0.range.upperBound == statement.upperBound })
    else { return false }
    return ["{", "in"].contains(text(first - 1)) && text(last + 1) == "}"
  }

  /// Returns the innermost call around a place: what is called, and where its arguments are in the file's UTF-8.
  func call(around offset: Int) -> (name: String, arguments: Range<Int>)? {
    let starts = partners.keys.filter { start in
      guard start > 0, tokens[start].text == "(", let end = partners[start] else { return false }
      return tokens[start].range.upperBound <= offset && offset <= tokens[end].range.lowerBound
    }
    guard let start = starts.max(), let end = partners[start] else { return nil }
    let arguments = tokens[start].range.upperBound..<tokens[end].range.lowerBound
    return (tokens[start - 1].text, arguments)
  }

  /// The names of all declarations; an extension and an import are of what is declared elsewhere.
  var names: [String] {
    func names(_ declarations: [Declaration]) -> [String] {
      declarations.flatMap {
        (["extension", "import"].contains($0.keyword) ? [] : [$0.name]) + names($0.members)
      }
    }
    return names(declarations)
  }

  /// The declarations around a place, the outermost first.
  func around(_ offset: Int) -> [Declaration] {
    var found: [Declaration] = []
    var inner = declarations
    while let next = inner.first(where: { $0.range.contains(offset) }) {
      found.append(next)
      inner = next.members
    }
    return found
  }

  // MARK: - Reading

  fileprivate static let types: Set = [
    "struct", "class", "enum", "extension", "protocol", "actor",
  ]
  private static let keywords = types.union([
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "import",
    "associatedtype", "operator", "precedencegroup", "macro",
  ])
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "nonisolated", "indirect",
    "convenience", "required", "dynamic", "optional", "prefix", "postfix", "infix", "isolated",
    "distributed",
  ]
  private static let directives: Set = ["if", "elseif", "else", "endif", "sourceLocation"]

  private func declarations(in range: Range<Int>) -> [Declaration] {
    var found: [Declaration] = []
    var next = range.lowerBound
    while next < range.upperBound {
      if isDirective(next) {
        repeat { next += 1 } while next < range.upperBound && !beginsLine(next)
      } else {
        found.append(declaration(at: &next, before: range.upperBound))
      }
    }
    return found
  }

  /// Reads a declaration, up to the line that begins another one.
  private func declaration(at next: inout Int, before end: Int) -> Declaration {
    let first = next
    var keyword: Int?
    var isAssigned = false
    var body: ClosedRange<Int>?
    while next < end {
      let text = tokens[next].text
      if next > first, beginsLine(next), isDirective(next) || keyword != nil && isStart(next) {
        break
      }
      if keyword == nil, isKeyword(next) { keyword = next }
      if text == "=", keyword != nil { isAssigned = true }
      if text == "{", let partner = partners[next], keyword != nil, !isAssigned || observes(next) {
        body = next...partner
        next = partner + 1
        // A widget's preview has a second closure, of a label.
        while self.text(next + 1) == ":", self.text(next + 2) == "{", let end = partners[next + 2],
          keyword.map(isMacro) == true
        {
          next = end + 1
        }
        break
      }
      next = (partners[next] ?? next) + 1
      if text == ";" { break }
    }
    next = min(max(next, first + 1), end)
    return declaration(first..<next, keyword: keyword, body)
  }

  private func declaration(
    _ range: Range<Int>, keyword: Int?, _ body: ClosedRange<Int>?
  ) -> Declaration {
    let isMacro = keyword.map { tokens[$0].text == "#" } ?? false
    let word = keyword.map { isMacro ? "#" + tokens[$0 + 1].text : tokens[$0].text } ?? ""
    let rest = keyword.map { ($0 + 1)..<(body?.lowerBound ?? range.upperBound) } ?? 0..<0
    var made = Declaration(
      range: bytes(range), keyword: word, name: rest.first.map { tokens[$0].text } ?? "",
      signature: rest.map { tokens[$0].text }.joined(separator: " "),
      body: body.map { bytes($0.lowerBound..<($0.upperBound + 1)) },
      observes: body.map { observes($0.lowerBound) } ?? false)
    if let keyword {
      made.nameStart = rest.first.map { tokens[$0].range.lowerBound } ?? made.range.lowerBound
      made.isPrivate = (range.lowerBound..<keyword).contains {
        ["private", "fileprivate"].contains(tokens[$0].text)
      }
    }
    if let body, made.isType {
      made.members = declarations(in: (body.lowerBound + 1)..<body.upperBound)
    }
    return made
  }

  private func bytes(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  private func beginsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
      .contains(0x0A)
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func isDirective(_ index: Int) -> Bool {
    tokens[index].text == "#" && Self.directives.contains(text(index + 1))
  }

  private func isMacro(_ index: Int) -> Bool {
    tokens[index].text == "#" && text(index + 1).first?.isUppercase == true
  }

  /// Whether a word says what is declared; `class` in front of another one only says how.
  private func isKeyword(_ index: Int) -> Bool {
    if isMacro(index) { return true }
    if tokens[index].text == "class" {
      return !["func", "var", "let", "subscript"].contains(text(index + 1))
    }
    return Self.keywords.contains(tokens[index].text)
  }

  private func isStart(_ index: Int) -> Bool {
    let word = tokens[index].text
    return word == "@" || isMacro(index) || Self.keywords.contains(word)
      || Self.modifiers.contains(word)
  }

  private func observes(_ brace: Int) -> Bool {
    ["didSet", "willSet"].contains(text(brace + 1))
  }
}
