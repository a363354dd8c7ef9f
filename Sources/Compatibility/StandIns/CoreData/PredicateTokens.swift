internal import Foundation

/// A word of a predicate's text.
enum PredicateToken: Sendable {
  case name(String)
  case symbol(String)
  case text(String)
  case number(Double)
  /// The letter behind a percent sign.
  case argument(String)

  /// The word in capitals, if it may be an operator.
  var word: String? {
    switch self {
    case .name(let name): name.uppercased()
    case .symbol(let symbol): symbol
    default: nil
    }
  }
  var text: String? { if case .name(let name) = self { name } else { nil } }

  private static let symbols = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]",
    ",",
  ]

  /// Returns the words of a text; what is none is a symbol that nothing understands.
  static func all(in format: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        tokens.append(.text(quoted(&rest, until: first)))
      } else if first == "%" {
        // Numbers have letters before their kind: %ld, %lld.
        let letters = rest.dropFirst().prefix { $0 == "l" || $0 == "h" || $0 == "q" }
        let kind = rest.dropFirst(1 + letters.count).prefix(1)
        tokens.append(.argument(String(kind)))
        rest = rest.dropFirst(1 + letters.count + kind.count)
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        tokens.append(.symbol(symbol))
        rest = rest.dropFirst(symbol.count)
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@$#-+".contains($0) }
        tokens.append(
          word.isEmpty
            ? .symbol(String(first)) : Double(word).map(PredicateToken.number) ?? .name(String(word)))
        rest = rest.dropFirst(max(1, word.count))
      }
    }
    return tokens
  }

  private static func quoted(_ rest: inout Substring, until end: Character) -> String {
    var text = ""
    while let next = rest.popFirst(), next != end {
      text.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    return text
  }
}

/// An operator between two values.
struct PredicateComparison {
  private let word: String
  private let isCaseInsensitive: Bool
  private let isDiacriticInsensitive: Bool

  private static let known: Set = [
    "=", "==", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE",
    "MATCHES", "IN", "BETWEEN",
  ]

  /// Returns nil for an operator that is not known.
  init?(_ word: String, _ options: String) {
    guard Self.known.contains(word) else { return nil }
    self.word = word
    (isCaseInsensitive, isDiacriticInsensitive) = (options.contains("c"), options.contains("d"))
  }

  func holds(_ a: Any?, _ b: Any?) -> Bool {
    switch word {
    case "=", "==": isEqual(a, b)
    case "!=", "<>": !isEqual(a, b)
    case "<", ">", "<=", "=<", ">=", "=>": isOrdered(a, b)
    case "IN": members(b).contains { isEqual(a, $0) }
    case "BETWEEN": isBetween(a, members(b))
    case "CONTAINS" where text(a) == nil: members(a).contains { isEqual($0, b) }
    default: holdsOfTexts(a, b)
    }
  }

  private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    if isCaseInsensitive || isDiacriticInsensitive, let a = text(a), let b = text(b) { return a == b }
    return isSame(a, b)
  }
  private func isOrdered(_ a: Any?, _ b: Any?) -> Bool {
    // Nothing is before or after what is not there.
    guard let a = flat(a), let b = flat(b), let order = order(a, b) else { return false }
    switch order {
    case .orderedSame: return word.contains("=")
    case .orderedAscending: return word.contains("<")
    case .orderedDescending: return word.contains(">")
    }
  }
  private func isBetween(_ value: Any?, _ ends: [Any]) -> Bool {
    guard ends.count == 2, let low = order(ends[0], value), let high = order(value, ends[1]) else {
      return false
    }
    return low != .orderedDescending && high != .orderedDescending
  }
  private func members(_ value: Any?) -> [Any] {
    switch flat(value) {
    case let array as [Any]: array
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: array.map { $0 }
    case let set as any Collection: set.map { $0 as Any }
    default: []
    }
  }

  private func holdsOfTexts(_ a: Any?, _ b: Any?) -> Bool {
    guard let a = text(a), let b = text(b) else { return false }
    switch word {
    case "CONTAINS": return a.contains(b) || b.isEmpty
    case "BEGINSWITH": return a.hasPrefix(b)
    case "ENDSWITH": return a.hasSuffix(b)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: b).replacing("\\*", with: ".*")
        .replacing("\\?", with: ".")
      return matches(a, pattern)
    default: return matches(a, b)
    }
  }
  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }
  private func text(_ value: Any?) -> String? {
    guard let value = flat(value), let found = string(value) else { return nil }
    var options: String.CompareOptions = []
    if isCaseInsensitive { options.insert(.caseInsensitive) }
    if isDiacriticInsensitive { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? found : found.folding(options: options, locale: nil)
  }
}
