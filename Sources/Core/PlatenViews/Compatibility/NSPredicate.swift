public import Foundation

// Foundation on Linux has only predicates with closures. Code of layouts uses predicates with a
// format nearly always to match a text with a pattern.

extension NSPredicate {
  /// How a text is compared, and with what options.
  private static var comparison: Regex<(Substring, Substring, Substring?)> {
    /(?i)SELF\s+(MATCHES|CONTAINS|BEGINSWITH|ENDSWITH)\s*(?:\[(\w+)\])?\s*%@/
  }

  /// Makes a predicate on a text: `SELF MATCHES %@` with a regular expression, or `SELF CONTAINS %@`,
  /// `BEGINSWITH` or `ENDSWITH` with another text, each with `[c]` to ignore case.
  ///
  /// - Precondition: The format is one of these, and is given one text.
  public convenience init(format: String, _ arguments: Any...) {
    guard let parts = try? Self.comparison.wholeMatch(in: format)?.output,
      arguments.count == 1, let text = arguments[0] as? String
    else { preconditionFailure("predicates have no format \"\(format)\" here") }
    let word = parts.1.uppercased()
    var options: String.CompareOptions = word == "MATCHES" ? .regularExpression : []
    if parts.2?.lowercased().contains("c") ?? false { options.insert(.caseInsensitive) }
    if word != "CONTAINS" { options.insert(.anchored) }
    if word == "ENDSWITH" { options.insert(.backwards) }
    // Of the ways in which an expression matches, one has to reach the end.
    let searched = word == "MATCHES" ? "(?:\(text))\\z" : text
    self.init { value, _ in
      (value as? String)?.range(of: searched, options: options) != nil
    }
  }
}
