internal import Platen
internal import PlatenConsole

/// Reads numbers, and says what is wrong with them.
enum Numbers {
  /// A number over zero.
  @Sendable static func positive(_ text: String) throws -> CGFloat {
    guard let number = number(text), number > 0 else {
      throw OptionValueError(expected: "a number over zero")
    }
    return number
  }

  /// A whole number over zero.
  @Sendable static func count(_ text: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw OptionValueError(expected: "a whole number over zero")
    }
    return count
  }

  /// A finite number in decimal digits; Swift would read hexadecimal ones, too.
  private static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite, !text.contains("x") else { return nil }
    return number
  }
}
