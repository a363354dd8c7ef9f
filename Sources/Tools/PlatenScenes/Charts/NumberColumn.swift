/// Texts that are numbers in a column, and what they lack for their decimal points to stand one above
/// the other.
struct NumberColumn {
  /// What each text lacks at its end, a point and digits, beside the one with most of them.
  let missing: [String]

  /// - Parameter separator: The sign before fractions.
  /// - Returns: nil if one of the texts that are not empty is no number.
  init?(_ texts: [String], separator: Character) {
    guard texts.allSatisfy({ $0.isEmpty || Self.isNumber($0) }),
      texts.contains(where: { !$0.isEmpty })
    else { return nil }
    let digits = texts.map { Self.fractionDigits(of: $0, separator) }
    let most = digits.compactMap(\.self).max() ?? 0
    missing = zip(texts, digits).map { text, count in
      guard !text.isEmpty, most > 0 else { return "" }
      let zeros = String(repeating: "0", count: most - (count ?? 0))
      return count == nil ? "\(separator)\(zeros)" : zeros
    }
  }

  private static let mostBytes = 40

  /// Returns whether a text is a number, with a sign, a currency's sign or a percent sign.
  private static func isNumber(_ text: String) -> Bool {
    let signs: Set<Character> = ["+", "-", "−", "±", "%", "‰"]
    func isAround(_ character: Character) -> Bool {
      signs.contains(character) || character.isWhitespace || character.isCurrencySymbol
    }
    let start = text.drop(while: isAround)
    let end = start.lastIndex { !isAround($0) } ?? start.startIndex
    // Longer ones are no amounts, and would have as many digits added in every row.
    guard text.utf8.count <= mostBytes, let first = start.first, first.isNumber, start[end].isNumber
    else { return false }
    let parts: Set<Character> = [".", ",", "'", "’", "٫", "٬"]
    return start[...end].allSatisfy { $0.isNumber || $0.isWhitespace || parts.contains($0) }
  }

  /// Returns how many digits follow the separator; nil without one.
  private static func fractionDigits(of text: String, _ separator: Character) -> Int? {
    text.lastIndex(of: separator).map { index in
      text[text.index(after: index)...].prefix(while: \.isNumber).count
    }
  }
}
