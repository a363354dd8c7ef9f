internal import PlatenConsole
internal import PlatenScenes

/// Reads a language as BCP 47 names it.
enum LanguageTag {
  /// The tag, if it has the form of one: two or three letters, and then parts of one to eight letters
  /// or digits.
  @Sendable static func read(_ text: String) throws -> String {
    if text.isLanguageTag { return text }
    throw OptionValueError(expected: "a language tag of BCP 47, such as ja or zh-Hant")
  }
}
