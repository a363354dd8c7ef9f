internal import ArgumentParser
internal import Platen

/// Reads numbers, sizes and ranges, and says what is wrong with them.
enum Numbers {
  /// A number over zero.
  static func positive(_ option: String) -> @Sendable (String) throws -> CGFloat {
    { text in
      let number = try self.number(text, option, "a number over zero")
      guard number > 0 else { throw wrong(option, text, "a number over zero") }
      return number
    }
  }

  /// A number of zero or more.
  static func length(_ option: String) -> @Sendable (String) throws -> CGFloat {
    { text in
      let number = try self.number(text, option, "a number of zero or more")
      guard number >= 0 else { throw wrong(option, text, "a number of zero or more") }
      return number
    }
  }

  /// A whole number over zero.
  static func count(_ option: String) -> @Sendable (String) throws -> Int {
    { text in
      guard let count = Int(text), count > 0 else {
        throw wrong(option, text, "a whole number over zero")
      }
      return count
    }
  }

  /// Two lengths, `800x400`, or one for both.
  static func size(_ option: String) -> @Sendable (String) throws -> CGSize {
    { text in
      let form = "a length over zero, or a width and height such as 800x400"
      let sides = try pair(text, "x", option, form)
      guard sides.0 > 0, sides.1 > 0 else { throw wrong(option, text, form) }
      return CGSize(width: sides.0, height: sides.1)
    }
  }

  /// Horizontal and vertical padding, `12x5`, or one for both.
  static func padding(_ option: String) -> @Sendable (String) throws -> CGSize {
    { text in
      let form = "a length of zero or more, or two such as 12x5"
      let sides = try pair(text, "x", option, form)
      guard sides.0 >= 0, sides.1 >= 0 else { throw wrong(option, text, form) }
      return CGSize(width: sides.0, height: sides.1)
    }
  }

  /// A size or a range of sizes, `12...48`.
  static func range(_ option: String) -> @Sendable (String) throws -> ClosedRange<CGFloat> {
    { text in
      let form = "a size over zero, or a range such as 12...48"
      let ends = try pair(text, "...", option, form)
      guard ends.0 > 0, ends.1 >= ends.0 else { throw wrong(option, text, form) }
      return ends.0...ends.1
    }
  }

  private static func pair(
    _ text: String, _ separator: String, _ option: String, _ form: String
  ) throws -> (CGFloat, CGFloat) {
    let parts = text.components(separatedBy: separator)
    guard parts.count <= 2 else { throw wrong(option, text, form) }
    let first = try number(parts[0], option, form, of: text)
    return (first, parts.count == 2 ? try number(parts[1], option, form, of: text) : first)
  }

  private static func number(
    _ text: String, _ option: String, _ form: String, of whole: String? = nil
  ) throws -> CGFloat {
    guard let number = Double(text), number.isFinite else {
      throw wrong(option, whole ?? text, form)
    }
    return number
  }

  private static func wrong(_ option: String, _ text: String, _ form: String) -> CommandFailure {
    CommandFailure(.usage, "\(option) is \"\(text)\", expected \(form)")
  }
}
