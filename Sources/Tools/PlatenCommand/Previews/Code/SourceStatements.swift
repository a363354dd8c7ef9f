/// The statements of a body, as far as its tokens and lines tell them apart.
struct SourceStatements {
  private let tokens: [SourceOutline.Token]
  /// The position of the bracket that closes the one of a position.
  private let partners: [Int: Int]

  init(_ tokens: [SourceOutline.Token], partners: [Int: Int]) {
    (self.tokens, self.partners) = (tokens, partners)
  }

  /// Returns the statements around a place, the innermost first: each in a block of its own.
  ///
  /// A statement that is all that the body does is not among them, nor one of a closure that has to return a value.
  ///
  /// - Parameters:
  ///   - body: The position of the body's opening brace.
  ///   - takesAll: Whether a statement may be all that the body does.
  func around(_ place: Int, in body: Int, takesAll: Bool = false) -> [Range<Int>] {
    guard let end = partners[body] else { return [] }
    let blocks = (body..<place).filter { start in
      guard tokens[start].text == "{", let last = partners[start] else { return false }
      return place < last && last <= end && !returnsValue(start)
    }
    return blocks.reversed().compactMap { block in
      guard let last = partners[block] else { return nil }
      let all = statements(in: contents(of: block)..<last)
      guard let found = all.first(where: { $0.contains(place) }), canGo(found.lowerBound) else {
        return nil
      }
      return block == body && all.count == 1 && !takesAll ? nil : found
    }
  }

  /// Where what a block does begins: behind a closure's parameters.
  private func contents(of block: Int) -> Int {
    guard let last = partners[block], !["for", "case"].contains(text(block + 1)) else {
      return block + 1
    }
    var next = block + 1
    while next < last, next == block + 1 || !tokens[next].beginsLine {
      if tokens[next].text == "in" { return next + 1 }
      next = (partners[next] ?? next) + 1
    }
    return block + 1
  }

  /// Cuts a block at the lines that begin a statement.
  private func statements(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, next) = (range.lowerBound, range.lowerBound)
    while next < range.upperBound {
      if next > start, tokens[next].beginsLine, !goesOn(at: next) {
        found.append(start..<next)
        start = next
      }
      next = min((partners[next] ?? next) + 1, range.upperBound)
      if text(next - 1) == ";", next - 1 > start {
        found.append(start..<(next - 1))
        start = next
      }
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  private static let joints = Set(".,:?=+-*/%&|<>^~{)]}")
  private static let openingWords: Set = ["guard", "if", "while", "for", "switch", "try", "await"]
  private static let joiningWords: Set = ["else", "catch", "where", "in", "as", "is"]

  /// Whether a line goes on with the statement of the one before.
  private func goesOn(at index: Int) -> Bool {
    let (word, before) = (text(index), text(index - 1))
    if let first = word.first, Self.joints.contains(first) || Self.joiningWords.contains(word) {
      return true
    }
    return Self.openingWords.contains(before)
      || before.allSatisfy { "=+-*/%&|<>^~?,:.".contains($0) }
  }

  /// Whether a statement can be left out, so that what is around it still is a program.
  private func canGo(_ start: Int) -> Bool {
    !["case", "default", "#", "@", "fallthrough"].contains(text(start))
  }

  /// The functions whose closures return what is computed on.
  private static let mappings: Set = [
    "map", "compactMap", "flatMap", "filter", "sorted", "sort", "first", "last", "contains",
    "reduce", "allSatisfy", "min", "max", "firstIndex", "removeAll", "drop", "prefix", "sink",
  ]

  /// The type that a closure says that it returns, as `{ proxy -> AnyView in`; nil if it says none.
  func result(of block: Int) -> String? {
    let start = contents(of: block)
    guard start > block + 1 else { return nil }
    // An arrow in brackets is of a parameter's type.
    var arrow = block + 1
    while arrow < start, text(arrow) != "->" { arrow = (partners[arrow] ?? arrow) + 1 }
    guard arrow < start else { return nil }
    return ((arrow + 1)..<(start - 1)).map(text).joined()
  }

  /// Types of which there is a value for what is left out.
  static let replacedTypes: Set = ["AnyView", "Text", "Color", "Image", "Path", "Bool", "Void"]

  private func returnsValue(_ brace: Int) -> Bool {
    if let result = result(of: brace), !Self.replacedTypes.contains(result) { return true }
    guard brace > 1 else { return false }
    var before = brace - 1
    if text(before) == ")", let start = partners.first(where: { $0.value == before })?.key {
      before = start - 1
    }
    return text(before) == "="
      || before > 0 && text(before - 1).hasSuffix(".")
        && Self.mappings.contains(text(before))
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }
}
