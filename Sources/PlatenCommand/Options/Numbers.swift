internal import Platen
internal import PlatenConsole

/// Reads numbers, sizes and ranges, and says what is wrong with them.
enum Numbers {
  /// A number over zero.
  @Sendable static func positive(_ text: String) throws -> CGFloat {
    guard let number = number(text), number > 0 else {
      throw OptionValueError(expected: "a number over zero")
    }
    return number
  }

  /// A number of zero or more.
  @Sendable static func length(_ text: String) throws -> CGFloat {
    guard let number = number(text), number >= 0 else {
      throw OptionValueError(expected: "a number of zero or more")
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

  /// Two lengths, `800x400`, or one for both.
  @Sendable static func size(_ text: String) throws -> CGSize {
    guard let sides = pair(text, separator: "x"), sides.0 > 0, sides.1 > 0 else {
      throw OptionValueError(expected: "a length over zero, or a width and height such as 800x400")
    }
    return CGSize(width: sides.0, height: sides.1)
  }

  /// Horizontal and vertical padding, `12x5`, or one for both.
  @Sendable static func padding(_ text: String) throws -> CGSize {
    guard let sides = pair(text, separator: "x"), sides.0 >= 0, sides.1 >= 0 else {
      throw OptionValueError(expected: "a length of zero or more, or two such as 12x5")
    }
    return CGSize(width: sides.0, height: sides.1)
  }

  /// A size or a range of sizes, `12...48`.
  @Sendable static func range(_ text: String) throws -> ClosedRange<CGFloat> {
    guard let ends = pair(text, separator: "..."), ends.0 > 0, ends.1 >= ends.0 else {
      throw OptionValueError(expected: "a size over zero, or a range such as 12...48")
    }
    return ends.0...ends.1
  }

  private static func pair(_ text: String, separator: String) -> (CGFloat, CGFloat)? {
    let parts = text.components(separatedBy: separator)
    guard parts.count <= 2, let first = number(parts[0]) else { return nil }
    guard parts.count == 2 else { return (first, first) }
    return number(parts[1]).map { (first, $0) }
  }

  /// A finite number in decimal digits; Swift would read hexadecimal ones, too.
  private static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite, !text.contains("x") else { return nil }
    return number
  }
}
