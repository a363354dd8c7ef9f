internal import PlatenConsole

/// Reads a language as BCP 47 names it.
enum LanguageTag {
  /// The tag, if it has the form of one: two or three letters, and then parts of one to eight letters
  /// or digits.
  @Sendable static func read(_ text: String) throws -> String {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    let isTag = parts.enumerated().allSatisfy { i, part in
      (i == 0 ? 2...3 : 1...8).contains(part.count)
        && part.allSatisfy {
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
            || i > 0 && UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        }
    }
    if isTag { return text }
    throw WrongValue(expected: "a language tag of BCP 47, such as ja or zh-Hant")
  }
}
