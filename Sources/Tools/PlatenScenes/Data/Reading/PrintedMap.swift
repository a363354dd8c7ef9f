internal import Foundation

/// A mapping of names to plain values as a program prints or writes it, as JSON.
///
/// - Go: `map[green tea:3 milk:2]`
/// - Java and Kotlin: `{green tea=3, milk=2}`
/// - R: `c(tea = 3, "green tea" = 2)`, with a name before it or without
struct PrintedMap {
  let text: String
  /// What the source was taken for.
  let phrase: String

  /// - Returns: Nil for a source that is no such mapping.
  init?(_ source: Substring) {
    guard let end = source.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    let whole = source[...end]
    let parts: [Substring]
    let sign: Character
    if whole.hasPrefix("map["), whole.last == "]" {
      (phrase, sign) = ("a map as Go prints it", ":")
      parts = Self.pairs(whole.dropFirst(4).dropLast())
    } else if whole.first == "{", whole.last == "}",
      !whole.contains(where: { "\":'[]>\n".contains($0) })
    {
      (phrase, sign) = ("a map as Java prints it", "=")
      parts = whole.dropFirst().dropLast().split(separator: ",")
    } else if let vector = whole.prefix(200).prefixMatch(of: /(?:[\w.]+\s*(?:<-|=)\s*)?c\(/),
      whole.last == ")"
    {
      (phrase, sign) = ("a named vector of R", "=")
      parts = whole[vector.range.upperBound...].dropLast().split(separator: ",")
    } else {
      return nil
    }
    let entries = parts.map { Self.entry($0, sign) }
    guard !entries.isEmpty, entries.allSatisfy({ $0 != nil }) else { return nil }
    text = "{\(entries.compactMap(\.self).joined(separator: ", "))}"
  }

  /// The names and values of a map of Go, whose names may have spaces.
  private static func pairs(_ text: Substring) -> [Substring] {
    var (pairs, start) = ([Substring](), text.startIndex)
    for word in text.split(whereSeparator: \.isWhitespace) where word.contains(":") {
      pairs.append(text[start..<word.endIndex])
      start = word.endIndex
    }
    return start == text.endIndex ? pairs : []
  }

  private static func entry(_ part: Substring, _ sign: Character) -> String? {
    guard let place = part.lastIndex(of: sign) else { return nil }
    func plain(_ text: Substring) -> String {
      text.trimmingCharacters(in: .whitespacesAndNewlines).trimmingCharacters(in: ["\"", "'", "`"])
    }
    let (name, value) = (plain(part[..<place]), plain(part[place...].dropFirst()))
    guard !name.isEmpty, !value.isEmpty else { return nil }
    return "\(quoted(name)): \(Double(value) == nil ? quoted(value) : value)"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
