internal import PlatenBase

/// The path of many outputs, with places for what tells them apart: `out/{name}.{format}`.
///
/// Two braces stand for one. What is filled in stays within one component of the path.
package struct OutputPattern {
  private enum Part {
    case text(String)
    case key(String)
  }

  package let text: String
  private var parts: [Part] = []

  /// Reads a pattern.
  ///
  /// - Parameter keys: The names that may stand in braces; nil for all.
  /// - Throws: ``ConsoleError``, which names what is wrong with the braces.
  package init(_ text: String, keys: [String]?) throws {
    self.text = text
    var rest = Substring(text)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      add(rest[..<brace])
      let isDouble = rest[brace...].hasPrefix("{{") || rest[brace...].hasPrefix("}}")
      if isDouble {
        add(rest[brace...brace])
        rest = rest[brace...].dropFirst(2)
        continue
      }
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw ConsoleError(
          .usage, "\"\(text)\" has an unmatched brace: write {name}, or {{ and }} for braces")
      }
      let key = String(rest[rest.index(after: brace)..<end])
      if let keys, !keys.contains(key) {
        let places = keys.map { "{\($0)}" }
        let problem = OptionValueError(name: "{\(key)}", among: places)
        throw ConsoleError(.usage, "\"\(text)\": found {\(key)}, \(problem)")
      }
      parts.append(.key(key))
      rest = rest[end...].dropFirst()
    }
    add(rest)
  }

  private mutating func add(_ text: Substring) {
    if !text.isEmpty { parts.append(.text(String(text))) }
  }

  /// Whether this is standard output.
  package var isStandardOutput: Bool { text == "-" }

  /// Returns whether what a key stands for is in the path.
  package func contains(_ key: String) -> Bool {
    parts.contains { if case .key(key) = $0 { true } else { false } }
  }

  /// The names that stand in braces, each once, in their order.
  package var keys: [String] {
    var known: Set<String> = []
    return parts.compactMap { part in
      if case .key(let key) = part, known.insert(key).inserted { key } else { nil }
    }
  }

  /// The path for some values by their keys.
  package func path(_ values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .key(let key): Self.component(values[key] ?? "")
      }
    }
    .joined()
  }

  /// The first key in the path whose value is not in it as it is; nil where all are.
  package func changedKey(_ values: [String: String]) -> (key: String, part: String)? {
    for key in keys {
      let value = values[key] ?? ""
      let part = Self.component(value)
      if part != value { return (key, part) }
    }
    return nil
  }

  /// A value without what would lead into another folder, or could not be seen.
  private static func component(_ value: String) -> String {
    let kept = String(
      String.UnicodeScalarView(
        value.unicodeScalars.map { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F ? "-" : $0 }))
    return kept == "." || kept == ".." ? String(repeating: "-", count: kept.count) : kept
  }
}
