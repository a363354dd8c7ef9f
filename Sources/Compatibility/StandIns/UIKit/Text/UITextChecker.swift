public import Foundation

/// Finds no mistake: there is no dictionary.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  public override nonisolated init() {}
  public static var availableLanguages: [String] { ["en_US"] }
  public static func hasLearnedWord(_ word: String) -> Bool { false }
  public static func learnWord(_ word: String) {}
  public func rangeOfMisspelledWord(in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  public func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
  public func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
}
