/// The questions of code for systems newer than those that previews imitate.
///
/// Bars, lists and controls are those of iOS 18 and macOS 15, so that code draws what it has for them. The compiler of
/// Linux takes `#available(iOS 26, *)` for true. A question keeps its length, as with ``PlatformConditions``.
enum NewerSystems {
  /// The first version whose look is not imitated: Apple's systems have one number from then on.
  private static let first = 26

  /// Returns the text with the answers in the place of the questions for such versions of a system.
  static func answered(in text: String, for system: String) -> String {
    guard text.contains("available(") else { return text }
    return text.replacing(/#(un)?available\(([^()\n]*)\)/) { match in
      let (whole, isNegated, systems) = match.output
      guard asksForNewer(systems, system), !decidesType(text, match.range) else {
        return String(whole)
      }
      let word = isNegated == nil ? "false" : "true"
      return word + String(repeating: " ", count: whole.count - word.count)
    }
  }

  private static func asksForNewer(_ systems: Substring, _ system: String) -> Bool {
    systems.split(separator: ",").contains { item in
      let words = item.split(separator: " ")
      guard words.count == 2, words[0] == system else { return false }
      return words[1].split(separator: ".").first.flatMap { Int($0) } ?? 0 >= first
    }
  }

  /// Whether a function that returns `some View` returns another type after the question: only a question for a version
  /// allows that.
  private static func decidesType(_ text: String, _ place: Range<String.Index>) -> Bool {
    guard text[place.upperBound...].prefixMatch(of: /[^{}\n]*\{\s*return[ \t]+[^}\s]/) != nil
    else { return false }
    let before = text[..<place.lowerBound]
    let start = before.ranges(of: /\b(?:func|var|subscript)\b/).last?.upperBound
    return start.map { before[$0...].contains(/\bsome\b/) } ?? false
  }
}
