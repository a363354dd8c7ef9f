/// The rules of a file's style sheets, as far as drawings have them: by element, class and id, alone or
/// within others.
struct SVGSheet {
  /// A part of a selector: what one element has to be.
  private struct Compound {
    var name: String?
    var id: String?
    var classes: [String] = []
  }

  private struct Rule {
    /// Of an element and those around it, the outermost first.
    var selector: [Compound]
    var declarations: [(name: String, value: String)]
    /// How many ids, classes and names its selector has: the more, the stronger.
    var weight: Int
  }

  private var rules: [Rule] = []
  /// The selectors and at-rules that are not understood.
  private(set) var unknown: [String] = []

  /// The most rules that are read.
  private static let mostRules = 1_000

  init(_ text: String) {
    var rest = SVGStyle.sheet(text)[...]
    while let brace = rest.firstIndex(of: "{") {
      var head = rest[..<brace]
      if let end = head.lastIndex(of: ";") {
        unknown.append(String(head[..<end]))
        head = head[head.index(after: end)...]
      }
      let end = Self.end(of: rest, from: brace)
      let body = rest[rest.index(after: brace)..<end]
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
      if head.first == "@" {
        unknown.append(String(head))
      } else {
        add(head.split(separator: ","), SVGStyle.declarations(in: String(body)))
      }
    }
    // Of rules of one weight the last one wins.
    rules = rules.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .map(\.element)
  }

  /// The brace that closes one; the end where none does.
  private static func end(of text: Substring, from start: Substring.Index) -> Substring.Index {
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.endIndex
  }

  private mutating func add(
    _ selectors: [Substring], _ declarations: [(name: String, value: String)]
  ) {
    for selector in selectors {
      let parts = selector.split(separator: " ").map(Self.compound)
      let compounds = parts.compactMap(\.self)
      guard compounds.count == parts.count, !parts.isEmpty, rules.count < Self.mostRules else {
        unknown.append(String(selector))
        continue
      }
      let weight = compounds.reduce(0) {
        $0 + ($1.id == nil ? 0 : 10_000) + 100 * $1.classes.count + ($1.name == nil ? 0 : 1)
      }
      rules.append(Rule(selector: compounds, declarations: declarations, weight: weight))
    }
  }

  /// What `path.a.b#c` says of an element; nil for what is not understood.
  private static func compound(_ text: Substring) -> Compound? {
    var compound = Compound()
    var rest = text
    let name = rest.prefix { $0 != "." && $0 != "#" }
    if !name.isEmpty, name != "*" { compound.name = String(name) }
    rest = rest[name.endIndex...]
    while let sign = rest.popFirst() {
      let word = rest.prefix { $0 != "." && $0 != "#" }
      rest = rest[word.endIndex...]
      if word.isEmpty { return nil }
      if sign == "." { compound.classes.append(String(word)) } else { compound.id = String(word) }
    }
    return text.contains { ":>+~[]()".contains($0) } ? nil : compound
  }

  // MARK: - Matching

  /// What the rules say of an element, the strongest last.
  ///
  /// - Parameter steps: Gets how many elements were looked at.
  func declarations(
    for index: Int, in nodes: [SVGTree.Node], _ steps: inout Int
  ) -> [(name: String, value: String)] {
    if rules.isEmpty { return [] }
    let classes = Set((nodes[index].element.values["class"] ?? "").split { $0.isWhitespace })
    var found: [(name: String, value: String)] = []
    for rule in rules {
      steps += 1
      // Most rules are for another class.
      if let named = rule.selector.last?.classes.first, !classes.contains(named[...]) { continue }
      guard matches(rule.selector, index, nodes, &steps) else { continue }
      steps += 4 * rule.declarations.count
      found += rule.declarations
    }
    return found
  }

  private func matches(
    _ selector: [Compound], _ index: Int, _ nodes: [SVGTree.Node], _ steps: inout Int
  ) -> Bool {
    guard let last = selector.last, fits(last, nodes[index].element, &steps) else { return false }
    var waiting = selector.dropLast()
    var around = nodes[index].parent
    while let compound = waiting.last, let parent = around {
      steps += 10
      if fits(compound, nodes[parent].element, &steps) { waiting.removeLast() }
      around = nodes[parent].parent
    }
    return waiting.isEmpty
  }

  private func fits(_ compound: Compound, _ element: SVGElement, _ steps: inout Int) -> Bool {
    if let name = compound.name, name != element.name { return false }
    if let id = compound.id, id != element.values["id"] { return false }
    if compound.classes.isEmpty { return true }
    let text = element.values["class"] ?? ""
    steps += text.utf8.count / 4
    let classes = text.split { $0.isWhitespace }
    return compound.classes.allSatisfy { classes.contains($0[...]) }
  }
}
