internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

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

  /// How long a movement lasts, in seconds.
  @Sendable static func duration(_ text: String) throws -> Double {
    guard let seconds = number(text), 0.05...10 ~= seconds else {
      throw OptionValueError(expected: "seconds from 0.05 to 10")
    }
    return seconds
  }

  /// How much of an animation is shown, in seconds.
  @Sendable static func length(_ text: String) throws -> Double {
    guard let seconds = number(text), 0.05...PictureScene.longestMotion ~= seconds else {
      throw OptionValueError(expected: "seconds from 0.05 to 20")
    }
    return seconds
  }

  /// How often an animation is shown.
  @Sendable static func loops(_ text: String) throws -> Int {
    guard let count = Int(text), 0...100 ~= count else {
      throw OptionValueError(expected: "a whole number from 0 to 100")
    }
    return count
  }

  /// How many frames an animation has in a second.
  @Sendable static func frameRate(_ text: String) throws -> Double {
    guard let rate = number(text), 1...60 ~= rate else {
      throw OptionValueError(expected: "frames per second from 1 to 60")
    }
    return rate
  }

  /// How many colours a palette has.
  @Sendable static func colors(_ text: String) throws -> Int {
    guard let count = Int(text), 2...255 ~= count else {
      throw OptionValueError(expected: "a whole number from 2 to 255")
    }
    return count
  }

  /// A whole number from 1 to 100.
  @Sendable static func quality(_ text: String) throws -> Int {
    guard let quality = Int(text), 1...100 ~= quality else {
      throw OptionValueError(expected: "a whole number from 1 to 100")
    }
    return quality
  }

  /// A finite number in decimal digits; Swift would read hexadecimal ones, too.
  private static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite, !text.contains("x") else { return nil }
    return number
  }
}

/// Reads one of some named values.
enum Spelling {
  /// The value of a name.
  ///
  /// - Throws: ``OptionValueError`` with the nearest name and all names.
  static func value<Value>(
    _ text: String, among values: [(name: String, value: Value)]
  ) throws -> Value {
    if let match = values.first(where: { $0.name == text }) { return match.value }
    throw OptionValueError(name: text, among: values.map(\.name))
  }

  /// A reader of one of an enumeration's values, by their names.
  static func reader<Value: CaseIterable & RawRepresentable & Sendable>()
    -> @Sendable (String) throws -> Value where Value.RawValue == String
  {
    { try named($0) }
  }

  /// One of an enumeration's values by its name.
  static func named<Value: CaseIterable & RawRepresentable>(_ name: String) throws -> Value
  where Value.RawValue == String {
    if let value = Value(rawValue: name) { return value }
    throw OptionValueError(name: name, among: Value.allCases.map(\.rawValue))
  }
}

extension CompletionKind {
  /// The names of an enumeration's values.
  static func names<Value: CaseIterable & RawRepresentable>(of type: Value.Type) -> CompletionKind
  where Value.RawValue == String {
    .list(type.allCases.map(\.rawValue))
  }
}

/// Reads a language as BCP 47 names it.
enum LanguageTag {
  /// The tag, if it has the form of one: two or three letters, and then parts of one to eight letters
  /// or digits.
  @Sendable static func read(_ text: String) throws -> String {
    if text.isLanguageTag { return text }
    throw OptionValueError(expected: "a language tag of BCP 47, such as ja or zh-Hant")
  }
}
